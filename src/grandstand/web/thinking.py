"""Bots' thinking: on threads of their own, so that no table waits for another's bot."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from grandstand import bots
from grandstand.core.game import State
from grandstand.core.match import Match
from grandstand.core.questions import Seat

BOT_SECONDS: Final = 2.0

logger = logging.getLogger(__name__)
_thinkers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")


async def chosen(level: str, match: Match[State], seat: Seat) -> object:
    """What a bot of that level answers, within its time; it sees only what its seat may know."""
    loop = asyncio.get_running_loop()
    thinking = loop.run_in_executor(
        _thinkers, bots.choose, level, match, seat, secrets.randbits(62)
    )
    try:
        return await asyncio.wait_for(asyncio.shield(thinking), BOT_SECONDS)
    except TimeoutError:
        thinking.add_done_callback(_forget)
        return match.fallback(seat)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        logger.exception("bot %s, seat %d", level, seat)
        return match.fallback(seat)


def _forget(thinking: "asyncio.Future[object]") -> None:
    """It came too late; whatever it was, nobody waits for it."""
    if not thinking.cancelled() and thinking.exception() is not None:
        logger.warning("bot, too late: %s", thinking.exception())
