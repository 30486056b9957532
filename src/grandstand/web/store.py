"""What is on disk: tables, seats and answers, appended and never changed.

Belongs here: the schema, one thread that writes, and reading one table back. Does not belong here:
rules, what a token opens, anything a person reads. Nothing is updated or deleted: taking an answer
back is one more row, so a table is always what its rows add up to, and any process can pick it up.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grandstand.core.game import Plain

Row = tuple[sa.Table, dict[str, object]]

META: Final = sa.MetaData()

MATCHES: Final = sa.Table(
    "matches",
    META,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("opening", sa.JSON, nullable=False),  # what chance drew before the first answer
    sa.Column("created", sa.Float, nullable=False),
)
SEATS: Final = sa.Table(
    "seats",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("token", sa.String, nullable=False),
    sa.Column("claimed", sa.Boolean, nullable=False),
)
ANSWERS: Final = sa.Table(
    "answers",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("act", sa.String, nullable=False),  # ANSWERED or UNDONE
    sa.Column("value", sa.JSON, nullable=False),  # the answer; of an undo, which answer went
    sa.Column("draws", sa.JSON, nullable=False),  # what chance drew after it
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,  # rows of one match lie together, in order
)
CLAIMS: Final = sa.Table(
    "claims",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
CODES: Final = sa.Table(
    "codes",
    META,
    sa.Column("code", sa.String, primary_key=True),  # never given twice, so it is never ambiguous
    sa.Column("match", sa.ForeignKey("matches.match"), nullable=False, index=True),
)
JOINS: Final = sa.Table(
    "joins",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("token", sa.String, nullable=False),  # the seat's from then on: its link is void
)
GROUPS: Final = sa.Table(
    "groups",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
GROUP_GAMES: Final = sa.Table(
    "group_games",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("group_id", sa.ForeignKey("groups.id"), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
)
REMATCHES: Final = sa.Table(
    "rematches",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("next", sa.ForeignKey("matches.match"), nullable=False),
)
SEASONS: Final = sa.Table(
    "seasons",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("plan", sa.JSON, nullable=False),
    sa.Column("commissioner", sa.String, nullable=False),  # a token
    sa.Column("tokens", sa.JSON, nullable=False),  # one an entrant
    sa.Column("created", sa.Float, nullable=False),
)
SEASON_EVENTS: Final = sa.Table(
    "season_events",
    META,
    sa.Column("season", sa.ForeignKey("seasons.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.ForeignKey("matches.match"), nullable=False, unique=True),
    sa.Column("kits", sa.JSON, nullable=False),  # as they were brought, one an entrant
    sa.Column("at", sa.Float, nullable=False),
)
SEASON_KITS: Final = sa.Table(
    "season_kits",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("season", sa.ForeignKey("seasons.id"), nullable=False, index=True),
    sa.Column("entrant", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),  # counts until there is a newer one
    sa.Column("at", sa.Float, nullable=False),
)
SEASON_RESULTS: Final = sa.Table(
    "season_results",
    META,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("result", sa.JSON, nullable=False),  # read once: newer rules can't replay the match
    sa.Column("at", sa.Float, nullable=False),
)
SEASON_AWARDS: Final = sa.Table(
    "season_awards",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("season", sa.ForeignKey("seasons.id"), nullable=False, index=True),
    sa.Column("title", sa.String, nullable=False),
    sa.Column("entrant", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
WORKS: Final = sa.Table(
    "works",
    META,
    sa.Column("id", sa.String, primary_key=True),  # of what is in it
    sa.Column("game", sa.String, nullable=False),
    sa.Column("craft", sa.String, nullable=False),
    sa.Column("title", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

ANSWERED: Final = "answer"
UNDONE: Final = "undo"
_INSERTS: Final = {table.name: sa.insert(table) for table in META.sorted_tables}


class Taken(Exception):
    """Another row has that place already: somebody else was first."""


class Unsaved(Exception):
    """The disk did not take it; nothing was changed."""


@dataclass(slots=True, frozen=True)
class SeatRow:
    seat: int
    kind: str
    name: str
    level: str
    token: str
    claimed: bool


@dataclass(slots=True, frozen=True)
class AnswerRow:
    number: int
    seat: int
    act: str
    value: Plain
    draws: Plain


@dataclass(slots=True, frozen=True)
class Group:
    """People who play together again and again. Whoever knows the id is one of them."""

    id: str
    name: str


class GroupGame(NamedTuple):
    """A table at which a group has played, and which game that was."""

    match: str
    game: str


class SeasonGame(NamedTuple):
    """Of which season a table is an event."""

    season: str
    number: int  # the first is 0
    title: str


class SeasonEvent(NamedTuple):
    """An event that has begun: its table, what was brought to it, and what came of it."""

    match: str
    kits: list[str]
    result: Plain  # None: not known yet


@dataclass(slots=True, frozen=True)
class SeasonRecord:
    """Everything the store knows of one season."""

    id: str
    plan: dict[str, Plain]
    commissioner: str
    tokens: list[str]
    events: list[SeasonEvent]
    handed: dict[int, str]  # by entrant, the newest
    awards: list[tuple[str, int]]


@dataclass(slots=True, frozen=True)
class Work:
    """What somebody has made for a game, as a text of that craft."""

    id: str
    game: str
    craft: str
    title: str
    text: str


@dataclass(slots=True, frozen=True)
class Record:
    """Everything the store knows of one table."""

    match: str
    game: str
    rules: int
    options: dict[str, int | str]
    opening: Plain
    created: float
    seats: list[SeatRow]
    answers: list[AnswerRow]
    claims: dict[int, str]
    next: str | None
    code: str | None = None
    joins: dict[int, str] = field(default_factory=dict)
    group: Group | None = None
    season: SeasonGame | None = None


class _Append:
    """Rows that go in together or not at all, and who waits for them."""

    __slots__ = ("fault", "future", "loop", "rows")

    def __init__(
        self, rows: tuple[Row, ...], loop: asyncio.AbstractEventLoop, future: "asyncio.Future[None]"
    ) -> None:
        self.rows = rows
        self.loop = loop
        self.future = future
        self.fault: Exception | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked is gone
            return
        if self.fault is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.fault)


class Store:
    """The SQLite file. Appends from everywhere are committed together by one thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = _engine(path)
        META.create_all(self._engine)
        self._fresh: list[_Append] = []
        self._pending: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def append(self, *rows: Row) -> None:
        """Add rows; returns once they are on disk. Taken or Unsaved: none of them were added."""
        loop = asyncio.get_running_loop()
        append = _Append(rows, loop, loop.create_future())
        self._fresh.append(append)
        if len(self._fresh) == 1:
            loop.call_soon(self._hand_over)
        await append.future

    def _hand_over(self) -> None:
        """Wake the writer once for all that came at the same time: waking it is not free."""
        fresh, self._fresh = self._fresh, []
        if fresh:
            self._pending.put(fresh)

    def load(self, match: str) -> Record | None:
        """All rows of one table, read at one moment; None if there is no such table. Blocks."""
        with self._engine.connect() as connection, connection.begin():
            return _load(connection, match)

    def find_code(self, code: str) -> str | None:
        """The table to which that code was given. Blocks."""
        with self._engine.connect() as connection:
            query = sa.select(CODES.c.match).where(CODES.c.code == code)
            return connection.execute(query).scalar_one_or_none()

    def find_group(self, group_id: str) -> Group | None:
        """The group of that id. Blocks."""
        with self._engine.connect() as connection:
            query = sa.select(GROUPS).where(GROUPS.c.id == group_id)
            row = connection.execute(query).one_or_none()
            return Group(row.id, row.name) if row else None

    def games_of(self, group_id: str) -> list[GroupGame]:
        """What the group has played, the newest first. Blocks."""
        query = (
            sa.select(MATCHES.c.match, MATCHES.c.game)
            .join(GROUP_GAMES, GROUP_GAMES.c.match == MATCHES.c.match)
            .where(GROUP_GAMES.c.group_id == group_id)
            .order_by(GROUP_GAMES.c.at.desc())
        )
        with self._engine.connect() as connection:
            return [GroupGame(row.match, row.game) for row in connection.execute(query)]

    def find_season(self, season: str) -> SeasonRecord | None:
        """All rows of one season, read at one moment. Blocks."""
        with self._engine.connect() as connection, connection.begin():
            return _season(connection, season)

    def find_works(self, ids: Sequence[str]) -> list[Work]:
        """Those of them that there are, in that order. Blocks."""
        query = sa.select(WORKS).where(WORKS.c.id.in_(ids))
        with self._engine.connect() as connection:
            found = {
                row.id: Work(row.id, row.game, row.craft, row.title, row.text)
                for row in connection.execute(query)
            }
        return [found[work_id] for work_id in ids if work_id in found]

    def ping(self) -> None:
        """Raises Unsaved if the file can't be read."""
        try:
            with self._engine.connect() as connection:
                connection.execute(sa.select(MATCHES.c.match).limit(1)).all()
        except SQLAlchemyError as fault:
            raise Unsaved(_reason(fault)) from fault

    def close(self) -> None:
        """Write what is pending, then let go of the file."""
        self._hand_over()
        self._pending.put(None)
        self._writer.join()
        self._engine.dispose()

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._collect():
                _commit(connection, batch)
                _settle(batch)

    def _collect(self) -> list[_Append]:
        """Whatever is waiting now, at least one; nothing when the store is being closed."""
        batch: list[_Append] = []
        while (more := self._pending.get()) is not None:
            batch += more
            if self._pending.empty():
                return batch
        if batch:
            self._pending.put(None)  # write these first, then close
        return batch


def _engine(path: Path) -> sa.Engine:
    engine = sa.create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False, "timeout": 5},
        json_serializer=_compact,
    )
    sa.event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """FULL: a commit is on the disk, not just in its cache, before it is reported."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _commit(connection: sa.Connection, batch: list[_Append]) -> None:
    """One transaction for all; only if one of them can't go in, each for itself."""
    try:
        _insert(connection, [row for append in batch for row in append.rows])
    except SQLAlchemyError as fault:
        if len(batch) == 1:
            batch[0].fault = _fault(fault)
            return
        for append in batch:
            _commit(connection, [append])


def _insert(connection: sa.Connection, rows: list[Row]) -> None:
    with connection.begin():
        for name, insert in _INSERTS.items():
            values = [value for table, value in rows if table.name == name]
            if values:
                connection.execute(insert, values)


def _fault(fault: SQLAlchemyError) -> Exception:
    if isinstance(fault, IntegrityError):
        return Taken(_reason(fault))
    return Unsaved(_reason(fault))


def _reason(fault: SQLAlchemyError) -> str:
    return str(getattr(fault, "orig", None) or fault)


def _settle(batch: list[_Append]) -> None:
    """Wake each loop once for the whole batch."""
    for loop in {append.loop for append in batch}:
        mine = [append.settle for append in batch if append.loop is loop]
        try:
            loop.call_soon_threadsafe(_call_all, mine)
        except RuntimeError:  # that loop is closed: nobody waits there any more
            continue


def _call_all(calls: list[Callable[[], None]]) -> None:
    for call in calls:
        call()


def _load(connection: sa.Connection, match: str) -> Record | None:
    head = connection.execute(sa.select(MATCHES).where(MATCHES.c.match == match)).one_or_none()
    if head is None:
        return None
    rematches = _rows(connection, REMATCHES, match, REMATCHES.c.next)
    codes = _rows(connection, CODES, match, CODES.c.code)
    return Record(
        match=head.match,
        game=head.game,
        rules=head.rules,
        options=head.options,
        opening=head.opening,
        created=head.created,
        seats=[
            SeatRow(row.seat, row.kind, row.name, row.level, row.token, row.claimed)
            for row in _rows(connection, SEATS, match, SEATS.c.seat)
        ],
        answers=[
            AnswerRow(row.number, row.seat, row.act, row.value, row.draws)
            for row in _rows(connection, ANSWERS, match, ANSWERS.c.number)
        ],
        claims={row.seat: row.name for row in _rows(connection, CLAIMS, match, CLAIMS.c.seat)},
        next=rematches[0].next if rematches else None,
        code=codes[0].code if codes else None,
        group=_group(connection, match),
        season=_season_game(connection, match),
        joins={row.seat: row.token for row in _rows(connection, JOINS, match, JOINS.c.seat)},
    )


def _group(connection: sa.Connection, match: str) -> Group | None:
    query = sa.select(GROUPS).join(GROUP_GAMES).where(GROUP_GAMES.c.match == match)
    row = connection.execute(query).one_or_none()
    return Group(row.id, row.name) if row else None


def _season_game(connection: sa.Connection, match: str) -> SeasonGame | None:
    query = (
        sa.select(SEASON_EVENTS.c.season, SEASON_EVENTS.c.number, SEASONS.c.plan)
        .join(SEASONS, SEASONS.c.id == SEASON_EVENTS.c.season)
        .where(SEASON_EVENTS.c.match == match)
    )
    row = connection.execute(query).one_or_none()
    return SeasonGame(row.season, row.number, row.plan["title"]) if row else None


def _season(connection: sa.Connection, season: str) -> SeasonRecord | None:
    head = connection.execute(sa.select(SEASONS).where(SEASONS.c.id == season)).one_or_none()
    if head is None:
        return None
    events = (
        sa.select(SEASON_EVENTS.c.match, SEASON_EVENTS.c.kits, SEASON_RESULTS.c.result)
        .outerjoin(SEASON_RESULTS, SEASON_RESULTS.c.match == SEASON_EVENTS.c.match)
        .where(SEASON_EVENTS.c.season == season)
        .order_by(SEASON_EVENTS.c.number)
    )
    kits = sa.select(SEASON_KITS).where(SEASON_KITS.c.season == season).order_by(SEASON_KITS.c.id)
    awards = sa.select(SEASON_AWARDS).where(SEASON_AWARDS.c.season == season)
    return SeasonRecord(
        id=head.id,
        plan=head.plan,
        commissioner=head.commissioner,
        tokens=head.tokens,
        events=[SeasonEvent(row.match, row.kits, row.result) for row in connection.execute(events)],
        handed={row.entrant: row.text for row in connection.execute(kits)},
        awards=[
            (row.title, row.entrant)
            for row in connection.execute(awards.order_by(SEASON_AWARDS.c.id))
        ],
    )


def _rows(
    connection: sa.Connection, table: sa.Table, match: str, order: "sa.Column[object]"
) -> list[sa.Row[tuple[object, ...]]]:
    return list(connection.execute(sa.select(table).where(table.c.match == match).order_by(order)))
