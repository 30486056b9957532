"""Works: what people have made in a workshop, kept as texts. Whoever has the link can look.

Belongs here: keeping them and finding them again. Does not belong here: what is right in one.
"""

import asyncio
import re
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from grandstand.core.craft import Craft
from grandstand.core.game import Game, State

from .problems import Problem, Unknown, shortened
from .saved import LETTERS
from .store import WORKS, Store, Taken, Unsaved, Work
from .toml import plan_of
from .tries import Tries

WORK_ID_LENGTH: Final = 16  # 79 bits of what is in it: the same text is the same work
MOST_BYTES: Final = 16_000  # as a form sends them they are three times as many, and still come in
MOST_TITLE: Final = 80
MOST_SAVES: Final = 40  # new works a minute from one address
LINK: Final = re.compile(rf"\S*/work/([{LETTERS}]{{{WORK_ID_LENGTH}}})/?")


class Works:
    """The works in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tries = Tries(most=MOST_SAVES, what="new works")

    async def save(self, game: Game[State], craft: Craft, text: str, address: str) -> Work:
        """The text as a work that lasts, right or wrong; but TOML it must be."""
        text = cleaned(text)
        if plan_of(text) is None:
            faults = craft.faults(text) or ["the text: TOML is what can be kept"]
            raise Problem(shortened(faults[0]), 422)
        title = shortened(craft.title_of(text), MOST_TITLE)
        work = Work(id_of(game.name, craft.name, text), game.name, craft.name, title, text)
        if not await self.all_of([work.id]):
            await self._add(work, address)
        return work

    async def _add(self, work: Work, address: str) -> None:
        self.tries.check(address)
        self.tries.count(address)
        row = {
            "id": work.id,
            "game": work.game,
            "craft": work.craft,
            "title": work.title,
            "text": work.text,
            "created": time.time(),
        }
        try:
            await self.store.append((WORKS, row))
        except Taken:  # somebody has just saved the same
            return
        except Unsaved as fault:
            raise Problem(f"it could not be saved ({fault}); nothing changed", 503) from fault

    async def get(self, work_id: str) -> Work:
        """The work of that id; Unknown if there is none."""
        found = await self.all_of([work_id])
        if not found:
            raise Unknown(f"work {shortened(work_id, 24)!r}: there is no such work")
        return found[0]

    async def all_of(self, ids: Sequence[str]) -> list[Work]:
        """Those of them that are kept here, in that order."""
        known = [work_id for work_id in ids if is_work_id(work_id)]
        return await asyncio.to_thread(self.store.find_works, known) if known else []

    async def text_given(self, given: str) -> str:
        """The text itself; or that of the work to which it is a link."""
        link = LINK.fullmatch(given.strip())
        return (await self.get(link[1])).text if link else cleaned(given)


def is_work_id(text: str) -> bool:
    return re.fullmatch(f"[{LETTERS}]{{{WORK_ID_LENGTH}}}", text) is not None


def id_of(game: str, craft: str, text: str) -> str:
    number = int.from_bytes(sha256(f"{game}\0{craft}\0{text}".encode()).digest(), "big")
    letters = ""
    for _ in range(WORK_ID_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def cleaned(text: str) -> str:
    """As a file has it: a form sends other ends of lines. Refused if it is too long."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise Problem("the text: half of a letter is in it; send whole ones", 422) from None
    if size > MOST_BYTES:
        raise Problem(f"the text: {size} bytes; it may have {MOST_BYTES}", 413)
    lines = text.replace("\r\n", "\n").strip("\n")
    return f"{lines}\n" if lines else ""
