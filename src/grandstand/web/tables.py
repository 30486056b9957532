"""All tables of one server: those in memory, and through the store all others."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from grandstand import registry
from grandstand.core.game import Game, Options, State

from .groups import Groups, carries, still_carried
from .problems import Conflict, OldRules, Problem, Unknown, shortened
from .saved import CODE_LENGTH, ID_LENGTH, LETTERS, load, new_code, new_record, rows_of, unknown
from .sitters import BOT, NAME_LENGTH, PERSON, Sitter, checked_name, seated
from .store import (
    REMATCHES,
    SEASON_EVENTS,
    Group,
    Record,
    Row,
    SeasonGame,
    Store,
    Taken,
    Unsaved,
)
from .table import Frame, LiveTable, Viewer
from .thinking import Thinkers
from .tries import Tries
from .works import Works

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


class Before(NamedTuple):
    """What a new table goes on from: a group, the table of which it is the rematch, a season."""

    group: Group | None = None
    table: str | None = None
    season: SeasonGame | None = None
    kits: Sequence[str] = ()  # brought to the season's event


class Tables:
    """All tables of one server: those in memory, and through the store all others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thinkers = Thinkers()
        self.tries = Tries()
        self.groups = Groups(store)
        self.works = Works(store)
        self.live: dict[str, LiveTable] = {}  # the least recently used first
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def create(
        self,
        game_name: str,
        options: Options,
        sitters: Sequence[Sitter],
        group: Group | None = None,
    ) -> LiveTable:
        """A new table. Persons get their tokens here. BadData if the game can't be played so.

        A group's begins with what its last one of that game carried, unless the options differ.
        """
        seats = [seated(sitter) for sitter in sitters]
        game = load_game(game_name)
        carried = await self._carried(group, game)
        return await self.lay(game, {**carried, **options}, seats, Before(group))

    async def again(self, table: LiveTable) -> LiveTable:
        """Another game of the same people, sides swapped; asked twice, it is the same table.

        Everybody keeps the token of the first game, so that a link once handed out goes on.
        """
        if not table.match.over:
            raise Conflict("play again: the game is not over")
        if table.next is None:
            sitters = [*table.sitters[1:], table.sitters[0]]
            try:
                carried = await self._carried(table.group, table.game)
                nothing_brought = table.game.bring([])  # those who brought something sit elsewhere
                options = {**table.options, **nothing_brought, **carried}
                new = await self.lay(table.game, options, sitters, Before(table.group, table.id))
            except Conflict:  # somebody else was quicker
                await table.reload()
            else:
                table.point_to(new.id)
                return new
        assert table.next is not None, f"table {table.id}: no rematch on disk"
        return await self.get(table.next)

    async def lay(
        self, game: Game[State], options: Options, sitters: list[Sitter], before: "Before"
    ) -> LiveTable:
        """A table for sitters who have their tokens already. Conflict: somebody was quicker."""
        match = game.start(seats=len(sitters), options=options, timed=True)
        record = replace(new_record(match, sitters, before.group), season=before.season)
        more: list[Row] = []
        if before.season is not None:
            more.append((SEASON_EVENTS, event_row(record, before.season, before.kits)))
        if before.table is not None:
            more.append((REMATCHES, {"match": before.table, "next": record.match}))
        record = await self._save(record, sitters, more)
        return self._admit(LiveTable(self.store, self.thinkers, record, match))

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

    async def _carried(self, group: Group | None, game: Game[State]) -> dict[str, int | str]:
        """What the group's newest game left, over or not; nothing if it is their first."""
        played = await self.groups.games(group) if group and carries(game) else []
        newest = next((each.match for each in played if each.game == game.name), None)
        if newest is None:
            return {}
        try:
            table = await self.get(newest)
        except OldRules:
            record = await asyncio.to_thread(self.store.load, newest)
            return still_carried(game, record.options if record else {})
        return game.carried(table.match.state)

    async def _save(self, record: Record, sitters: list[Sitter], more: list[Row]) -> Record:
        """All of the table's rows; if another table has its code, with another code."""
        while True:
            try:
                await self.store.append(*rows_of(record), *more)
            except Taken as fault:
                if not await self._has_table(record.code):
                    raise Conflict("that table is being laid already") from fault
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


def event_row(record: Record, season: SeasonGame, kits: Sequence[str]) -> dict[str, object]:
    return {
        "season": season.season,
        "number": season.number,
        "match": record.match,
        "kits": [*kits],
        "at": record.created,
    }


def load_game(name: str) -> Game[State]:
    """The game of that name; Unknown if there is none."""
    if name not in registry.game_names():
        known = ", ".join(registry.game_names())
        raise Unknown(f"game {name[:NAME_LENGTH]!r}: there is no such game; there are {known}")
    return registry.load(name)
