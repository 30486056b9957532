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


class Thinkers:
    """Threads for the bots of one server.

    One thinks at a time: more would only take the interpreter from each other and from people's
    requests. The other threads are for when one thinks on after its time.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")
        self._turn = asyncio.Semaphore(1)

    async def chosen(self, level: str, match: Match[State], seat: Seat) -> object:
        """What a bot of that level answers, within its time, or the default answer."""
        seed = secrets.randbits(62)
        async with self._turn:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._threads, bots.choose, level, match, seat, seed)
            try:
                return await asyncio.wait_for(asyncio.shield(thinking), BOT_SECONDS)
            except TimeoutError:
                thinking.add_done_callback(_forget)
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
                logger.exception("bot %s, seat %d", level, seat)
        return match.fallback(seat)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _forget(thinking: "asyncio.Future[object]") -> None:
    """It came too late; whatever it was, nobody waits for it."""
    if not thinking.cancelled() and thinking.exception() is not None:
        logger.warning("bot, too late: %s", thinking.exception())
