"""All tables of one server: those in memory, and through the store all others."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from grandstand import registry
from grandstand.core.game import Game, Options, State

from .problems import Conflict, Problem, Unknown, shortened
from .saved import CODE_LENGTH, ID_LENGTH, LETTERS, load, new_code, new_record, rows_of, unknown
from .sitters import BOT, NAME_LENGTH, PERSON, Sitter, checked_name, seated
from .store import REMATCHES, Record, Row, Store, Taken, Unsaved
from .table import Frame, LiveTable, Viewer
from .thinking import Thinkers
from .tries import Tries

__all__ = [
    "BOT",
    "ID_LENGTH",
    "LETTERS",
    "NAME_LENGTH",
    "PERSON",
    "Frame",
    "LiveTable",
    "Sitter",
    "Tables",
    "Viewer",
    "checked_name",
    "load_game",
]

HEARTBEAT_SECONDS: Final = 15.0
LIVE_TABLES: Final = 2000  # more than that are let go, to be replayed when somebody asks


class Tables:
    """All tables of one server: those in memory, and through the store all others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self.tries = Tries()
        self.live: dict[str, LiveTable] = {}  # the least recently used first
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def create(
        self, game_name: str, options: Options, sitters: Sequence[Sitter]
    ) -> LiveTable:
        """A new table. Persons get their tokens here. BadData if the game can't be played so."""
        return await self._create(game_name, options, [seated(sitter) for sitter in sitters], None)

    async def again(self, table: LiveTable) -> LiveTable:
        """Another game of the same people, sides swapped; asked twice, it is the same table.

        Everybody keeps the token of the first game, so that a link once handed out goes on.
        """
        if not table.match.over:
            raise Conflict("play again: the game is not over")
        if table.next is None:
            sitters = [*table.sitters[1:], table.sitters[0]]
            try:
                new = await self._create(table.game.name, table.options, sitters, table.id)
            except Conflict:  # somebody else was quicker
                await table.reload()
            else:
                table.point_to(new.id)
                return new
        assert table.next is not None, f"table {table.id}: no rematch on disk"
        return await self.get(table.next)

    async def get(self, table_id: str) -> LiveTable:
        """The table of that id, replayed from the store if need be. Unknown, OldRules."""
        table = self.live.pop(table_id, None)
        if table is None:
            return await self._loaded(table_id)
        self.live[table_id] = table  # now the most recently used
        table.look()
        return table

    async def of_code(self, code: str, address: str) -> LiveTable:
        """The table that one joins by that code. Who asks is told so often, and then to wait."""
        self.tries.check(address)
        said = re.sub(r"[\s-]", "", code).lower()
        found = None
        if re.fullmatch(f"[{LETTERS}]{{{CODE_LENGTH}}}", said):
            found = await asyncio.to_thread(self.store.find_code, said.upper())
        if found is None:
            self.tries.count(address)
            raise Unknown(f"code {shortened(code, 12)!r}: no table has this code; look again")
        return await self.get(found)

    def seat_of(self, table: LiveTable, tokens: Sequence[str]) -> list[int]:
        """The seats of that table which these tokens open."""
        return table.seats_of(tokens)

    async def beat(self) -> None:
        """Have every stream send a sign of life, or somebody in between would cut it."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for table in self.live.values():
                table.wake()

    def close(self) -> None:
        """End every stream and every bot's turn."""
        for table in self.live.values():
            table.close()
        self.thinkers.close()

    async def _create(
        self, game_name: str, options: Options, sitters: list[Sitter], before: str | None
    ) -> LiveTable:
        game = load_game(game_name)
        match = game.start(seats=len(sitters), options=options, timed=True)
        record = new_record(match, sitters)
        more: list[Row] = []
        if before is not None:
            more.append((REMATCHES, {"match": before, "next": record.match}))
        record = await self._save(record, sitters, more)
        return self._admit(LiveTable(self.store, self.thinkers, record, match))

    async def _save(self, record: Record, sitters: list[Sitter], more: list[Row]) -> Record:
        """All of the table's rows; if another table has its code, with another code."""
        while True:
            try:
                await self.store.append(*rows_of(record), *more)
            except Taken as fault:
                if not await self._has_table(record.code):
                    raise Conflict("play again: that table is being laid already") from fault
                record = replace(record, code=new_code(sitters))
            except Unsaved as fault:
                raise Problem(f"it could not be saved ({fault}); nothing changed", 503) from fault
            else:
                return record

    async def _has_table(self, code: str | None) -> bool:
        return code is not None and await asyncio.to_thread(self.store.find_code, code) is not None

    async def _loaded(self, table_id: str) -> LiveTable:
        if not re.fullmatch(f"[{LETTERS}]{{{ID_LENGTH}}}", table_id):
            raise unknown(table_id)
        task = self._loading.get(table_id)
        if task is None:  # one replay, however many ask
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        record, match = await asyncio.to_thread(load, self.store, table_id)
        return self._admit(LiveTable(self.store, self.thinkers, record, match))

    def _admit(self, table: LiveTable) -> LiveTable:
        for old in list(self.live.values())[: max(0, len(self.live) - LIVE_TABLES)]:
            if old.idle:
                old.close()
                del self.live[old.id]
        self.live[table.id] = table
        table.go_on()
        return table


def load_game(name: str) -> Game[State]:
    """The game of that name; Unknown if there is none."""
    if name not in registry.game_names():
        known = ", ".join(registry.game_names())
        raise Unknown(f"game {name[:NAME_LENGTH]!r}: there is no such game; there are {known}")
    return registry.load(name)
