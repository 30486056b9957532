"""Seasons on a server: kept in the store, played at its tables, counted by what came of them.

What follows from the results is never stored: each time it is made anew by `grandstand.season`.
"""

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final, NamedTuple

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.core.game import Plain, State
from grandstand.core.match import Match
from grandstand.season.file import season_of
from grandstand.season.kits import brought, faults, kit_in_file
from grandstand.season.plan import MOST_AWARDS, Award, Season, is_name, plain
from grandstand.season.playing import options_for, result_of, seating
from grandstand.season.records import Result, Results

from .problems import Conflict, OldRules, Problem, Unknown, shortened
from .saved import ID_LENGTH, LETTERS, new_id
from .sitters import BOT, PERSON, Sitter, new_token
from .store import (
    SEASON_AWARDS,
    SEASON_KITS,
    SEASON_RESULTS,
    SEASONS,
    Row,
    SeasonGame,
    SeasonRecord,
    Taken,
    Unsaved,
)
from .table import LiveTable
from .tables import Before, Tables

KIT_LENGTH: Final = 20_000


class Kept(NamedTuple):
    """A season as it stands: its plan, its rows, and what came of its events."""

    record: SeasonRecord
    season: Season
    results: Results
    playing: LiveTable | None  # the table of the event that is being played

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def next(self) -> int | None:
        """The event whose table can be laid now; None: one is being played, or all are."""
        number = len(self.record.events)
        return None if self.playing or number == len(self.season.events) else number

    @property
    def over(self) -> bool:
        return self.playing is None and len(self.record.events) == len(self.season.events)

    @property
    def awards(self) -> list[Award]:
        """What the commissioner has given, in advance and since."""
        return [*self.season.awards, *[Award(*given) for given in self.record.awards]]

    @property
    def coming(self) -> int | None:
        """The event to which the next kits will be brought."""
        number = len(self.record.events)
        return number if number < len(self.season.events) else None

    def kit_of(self, entrant: int) -> str:
        """What that entrant would bring to the next event, as far as they have said."""
        number = len(self.record.events)
        planned = kit_in_file(self.season.entrants[entrant], number)
        return self.record.handed.get(entrant, planned)

    def kits_before(self) -> list[str]:
        return self.record.events[-1].kits if self.record.events else []


class Seasons:
    """The seasons of one server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._lock = asyncio.Lock()  # one laid table, one kit, one award at a time
        self._following: dict[str, asyncio.Task[None]] = {}  # by table

    async def start(self, season: Season) -> SeasonRecord:
        """A new season; whoever has its commissioner's token runs it."""
        record = SeasonRecord(
            id=new_id(),
            plan=plain(season),
            commissioner=new_token(),
            tokens=[new_token() for _ in season.entrants],
            events=[],
            handed={},
            awards=[],
        )
        row: dict[str, object] = {
            "id": record.id,
            "plan": record.plan,
            "commissioner": record.commissioner,
            "tokens": record.tokens,
            "created": time.time(),
        }
        await self._append((SEASONS, row))
        return record

    async def get(self, season_id: str) -> Kept:
        """The season of that id as it stands now; Unknown if there is none."""
        record = None
        if is_season_id(season_id):
            record = await asyncio.to_thread(self.tables.store.find_season, season_id)
        if record is None:
            raise Unknown(f"season {shortened(season_id, 24)!r}: there is no such season")
        season = planned(record)
        results: list[Result | None] = [None] * len(season.events)
        playing = None
        for number, event in enumerate(record.events):
            if event.result is not None:
                results[number] = read_result(event.result)
                continue
            table = await self._table(event.match)
            if table is not None and table.match.over:
                results[number] = await self._keep_result(season, number, table)
            elif table is not None:
                playing = table
                self._follow(season_id, table)
        return Kept(record, season, results, playing)

    async def lay(self, season_id: str) -> LiveTable:
        """The table of the next event. Conflict: not now; BadData: somebody can't play."""
        async with self._lock:
            kept = await self.get(season_id)
            number = kept.next
            if number is None:
                raise Conflict(why_not_now(kept))
            season = kept.season
            handed = [kept.kit_of(entrant) for entrant in range(len(season.entrants))]
            kits = brought(season, number, kept.kits_before(), handed)
            before = Before(season=SeasonGame(season_id, number, season.title), kits=kits)
            sitters = [sitter_of(kept, entrant) for entrant in seating(season, number)]
            options = options_for(season, number, kits)
            table = await self.tables.lay(season.game, options, sitters, before)
            self._follow(season_id, table)
            return table

    async def hand_in(self, season_id: str, entrant: int, text: str) -> None:
        """A kit for the next event, if it may be brought there: else BadData says what is wrong."""
        async with self._lock:
            kept = await self.get(season_id)
            number = kept.coming
            if number is None:
                raise Conflict("the last event has begun; no more kits are brought to this season")
            if len(text) > KIT_LENGTH:
                raise Problem(f"kit: {len(text)} characters, it may have {KIT_LENGTH}", 422)
            before = kept.kits_before()[entrant] if kept.kits_before() else ""
            wrong = faults(kept.season, number, before, text)
            if wrong:
                raise BadData("; ".join(wrong))
            row = {"season": season_id, "entrant": entrant, "text": text, "at": time.time()}
            await self._append((SEASON_KITS, row))

    async def award(self, season_id: str, title: str, entrant: int) -> None:
        """What the commissioner gives to somebody."""
        async with self._lock:
            kept = await self.get(season_id)
            if not is_name(title):
                raise Problem("award: say for what, in a line of 1 … 40 characters", 422)
            if not 0 <= entrant < len(kept.season.entrants):
                raise Problem(f"award: there is no entrant {entrant}", 422)
            if len(kept.awards) >= MOST_AWARDS:
                raise Conflict(f"{MOST_AWARDS} awards have been given, a season has no more")
            row = {"season": season_id, "title": title, "entrant": entrant, "at": time.time()}
            await self._append((SEASON_AWARDS, row))

    async def _table(self, match: str) -> LiveTable | None:
        """None: it was played by older rules, and its result was never read. It doesn't count."""
        try:
            return await self.tables.get(match)
        except OldRules:
            return None

    async def _keep_result(self, season: Season, number: int, table: LiveTable) -> Result:
        match: Match[State] = table.match
        result = await asyncio.to_thread(result_of, season, number, match)
        row = {"match": table.id, "result": asdict(result), "at": time.time()}
        with contextlib.suppress(Taken, Unsaved):  # somebody else has, or the next who looks will
            await self.tables.store.append((SEASON_RESULTS, row))
        return result

    def _follow(self, season_id: str, table: LiveTable) -> None:
        """Bots among themselves play on, whether or not anybody looks."""
        alone = all(sitter.kind == BOT for sitter in table.sitters)
        if alone and table.id not in self._following:
            task = asyncio.get_running_loop().create_task(self._watch(season_id, table))
            self._following[table.id] = task
            task.add_done_callback(lambda _: self._following.pop(table.id, None))

    async def _watch(self, season_id: str, table: LiveTable) -> None:
        wake = asyncio.Event()
        table.listeners.add(wake)
        try:
            while not (table.match.over or table.closed):
                table.look()
                await wake.wait()
                wake.clear()
        finally:
            table.listeners.discard(wake)
        if table.match.over:
            await self.get(season_id)  # keeps the result

    async def _append(self, row: Row) -> None:
        try:
            await self.tables.store.append(row)
        except Unsaved as fault:
            raise Problem(f"it could not be saved ({fault}); nothing changed", 503) from fault


def is_season_id(text: str) -> bool:
    return re.fullmatch(f"[{LETTERS}]{{{ID_LENGTH}}}", text) is not None


def planned(record: SeasonRecord) -> Season:
    """The plan as it was checked when the season was set up."""
    try:
        return season_of(Sheet(f"season {record.id}", "", dict(record.plan)))
    except BadData as fault:
        raise OldRules(f"{fault}: its game has changed since") from fault


def read_result(kept: Plain) -> Result:
    assert isinstance(kept, dict), f"a result is kept as {kept!r}"
    return Result(**kept)  # type: ignore[arg-type]  # as `asdict` made it


def sitter_of(kept: Kept, entrant: int) -> Sitter:
    """At every event a person's seat is opened by the token that they have for the season."""
    who = kept.season.entrants[entrant]
    if who.level:
        return Sitter(BOT, who.name, who.level, claimed=True)
    return Sitter(PERSON, who.name, token=kept.record.tokens[entrant], claimed=True)


def why_not_now(kept: Kept) -> str:
    if kept.playing is not None:
        return f"event {len(kept.record.events)} is being played; the next comes after it"
    return "all events have been played"


def opens(token: str, tokens: Sequence[str]) -> bool:
    """Whether one of these is that token."""
    given = [each.encode() for each in tokens if each]
    return any(secrets.compare_digest(token.encode(), each) for each in given)
