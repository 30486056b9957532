"""One live table: the match being played, who hears of it, the bots' turns and the clock.

A table's `match` is never ahead of the disk: an answer is tried on a clone, the clone's new entry
is committed, and only then the clone takes the table. So whatever anybody is shown is saved, and
an answer that could not be saved has never happened.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import Game, Plain, State
from grandstand.core.match import Match, plain_value
from grandstand.core.questions import Seat
from grandstand.core.table import Event, Onlooker

from .problems import Conflict, Problem
from .saved import load, sitters_of
from .sitters import BOT, PERSON, checked_name, new_token
from .store import ANSWERED, ANSWERS, CLAIMS, JOINS, UNDONE, Record, Row, Store, Taken, Unsaved
from .thinking import Thinkers

Viewer = Seat | None

KEPT_CHANGES: Final = 50  # how far back frames are kept for a page that lags
LOOK_SECONDS: Final = 5.0  # for so long bots among themselves go on after somebody has looked
TIME_UP_ANSWERS: Final = 100  # answers given for people once the clock is at zero

logger = logging.getLogger(__name__)


@dataclass(slots=True, frozen=True)
class Frame:
    """The table at one moment of a change: just after `event`."""

    event: Event | None
    state: State


class _Recorder(Onlooker):
    """Keeps what each event left on the table, for pages to show one after the other."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.frames: list[Frame] = []

    def saw(self, event: Event) -> None:
        self.frames.append(Frame(event, self.match.state.copy()))


class Change(NamedTuple):
    """A new version of a table, how many changes are each seat's own secret, and what to show."""

    version: int
    private: tuple[int, ...]
    frames: list[Frame]

    def version_for(self, seats: Sequence[int]) -> int:
        return self.version - hidden_from(self.private, seats)


def hidden_from(private: tuple[int, ...], seats: Sequence[int]) -> int:
    """How many changes a client with these seats must not know of."""
    return sum(count for seat, count in enumerate(private) if seat not in seats)


def is_private(before: Match[State], after: Match[State]) -> bool:
    """Whether only who answered may know of it: several decide at once, and all of them go on."""
    if before.crowd is None or after.crowd is None or before.opened_at != after.opened_at:
        return False
    return before.asked.keys() == after.asked.keys()


class LiveTable:
    """One table: the match as it is on disk, and who waits to hear of it."""

    def __init__(
        self, store: Store, thinkers: Thinkers, record: Record, match: Match[State]
    ) -> None:
        self.id = record.match
        self.game: Game[State] = match.game
        self.options = match.options
        self.created = record.created
        self.code = record.code
        self.group = record.group
        self.season = record.season
        self.listeners: set[asyncio.Event] = set()
        self.closed = False
        self.shown: dict[object, bytes] = {}  # what was made of this version, for the next reader
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._changes: deque[Change] = deque(maxlen=KEPT_CHANGES)
        self._playing: asyncio.Task[None] | None = None
        self._looked = time.monotonic()
        self._clock: asyncio.TimerHandle | None = None
        self._doubtful = False  # whether something may be on disk that is not here
        self._take_over(record, match)

    def _take_over(self, record: Record, match: Match[State]) -> None:
        self.match = match
        self.number = len(record.answers)
        self.sitters = sitters_of(record)
        self.next = record.next
        self.version = self.number + len(record.claims) + (record.next is not None)
        self._private = (0,) * match.seats
        self._asked_since: dict[Seat, int] = dict.fromkeys(match.asked, self.number)
        self.shown.clear()

    # -- reading ----------------------------------------------------------------------------

    @property
    def waiting_for(self) -> list[int]:
        """The seats that owe an answer."""
        return sorted(self.match.asked)

    @property
    def seconds_left(self) -> float | None:
        """Until a clock ends the game; None where none does."""
        seconds = self.game.clock(self.match.state)
        if not seconds or self.match.over:
            return None
        return max(0.0, self.match.table.began + seconds - time.monotonic())

    def viewer(self, seats: Sequence[int]) -> Viewer:
        """Through whose eyes a client with these seats looks: the one that is asked, if one is."""
        asked = [seat for seat in seats if seat in self.match.asked]
        return Seat((asked or seats)[0]) if seats else None

    def number_for(self, seat: int | None) -> int:
        """How many answers there have been, as far as that seat can know.

        While several decide at once, how far another has got is nobody's business: such answers
        are counted for who gave them, and for nobody else.
        """
        return self.number - hidden_from(self._private, [] if seat is None else [seat])

    def version_for(self, seats: Sequence[int]) -> int:
        """How often the table has changed for a client with these seats."""
        return self.version - hidden_from(self._private, seats)

    def frames_after(self, version: int, seats: Sequence[int], viewer: Viewer) -> list[Frame]:
        """What happened since, as far as the viewer may know; nothing if that is too long ago."""
        if not self._changes or version < self._changes[0].version_for(seats) - 1:
            return []
        return [
            frame
            for change in self._changes
            if change.version_for(seats) > version
            for frame in change.frames
            if frame.event is None or frame.event.known_to(viewer)
        ]

    def last_events(self, viewer: Viewer, most: int) -> list[Event]:
        """The end of the story, as far as the viewer may know it."""
        events: list[Event] = []
        for entry in chain(reversed(self.match.history), [self.match.opening]):
            events += [event for event in reversed(entry.events) if event.known_to(viewer)]
            if len(events) >= most:
                break
        return events[:most][::-1]

    def sentences(self, viewer: Viewer, most: int) -> list[str]:
        """The end of the story in words."""
        told = [
            sentence(self.game, event.kind, event.facts) for event in self.last_events(viewer, most)
        ]
        return [words for words in told if words]

    @property
    def free_seats(self) -> list[int]:
        """The seats that are kept for somebody who has not come yet."""
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.claimed]

    def seats_of(self, tokens: Sequence[str]) -> list[int]:
        """The seats that these tokens open."""
        given = [token.encode() for token in tokens if token]
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if sitter.token and any(secrets.compare_digest(sitter.token.encode(), t) for t in given)
        ]

    # -- changing ---------------------------------------------------------------------------

    async def answer(self, seat: int, value: object, number: int | None = None) -> None:
        """Answer what that seat is asked; returns once it is on disk.

        `number` is the table's number for that seat when the question was read: if it has been
        asked something else since, it is a Conflict.
        """
        read_at = self.number_for(seat) if number is None else number
        async with self._lock:
            await self._settle_doubt()
            self._check_owed(Seat(seat), read_at)
            match = self.match.clone()
            recorder = _Recorder(match)
            match.table.onlooker = recorder
            match.answer(Seat(seat), value)
            match.table.onlooker = None
            entry = match.history[-1]
            row = self._answer_row(seat, ANSWERED, plain_value(entry.value), list(entry.draws))
            await self._append(row)
            self._publish(match, recorder.frames, seat)

    async def undo(self, seat: int, number: int | None = None) -> None:
        """Take back that seat's last answer; IllegalAnswer if something was revealed since."""
        read_at = self.number_for(seat) if number is None else number
        async with self._lock:
            await self._settle_doubt()
            now = self.number_for(seat)
            if read_at != now:
                raise Conflict(f"number {read_at}: the table has gone on, it is at {now}")
            match = self.match.clone()
            match.undo(Seat(seat))
            gone = _first_difference(self.match, match)
            await self._append(self._answer_row(seat, UNDONE, gone, []))
            self._publish(match, [], seat)

    async def claim(self, seat: int, name: str = "") -> None:
        """Somebody sits down, under that name if one is given. The first to do so counts."""
        async with self._lock:
            sitter = self.sitters[seat]
            if sitter.claimed:
                return
            name = name and checked_name(name)
            await self._append(self._claim_row(seat, name or sitter.name))
            self.sitters[seat] = replace(sitter, claimed=True, name=name or sitter.name)
            self._changed([])

    async def join(self, name: str) -> int:
        """Sit down on the next free seat. Conflict: there is none.

        The seat gets a new token in the same step: whoever was sent its link, and has not sat down
        yet, must not look into the hand of whoever came by the code.
        """
        name = checked_name(name)
        async with self._lock:
            await self._settle_doubt()
            while (seat := self._next_free()) is not None:
                token = new_token()
                row: Row = (JOINS, {"match": self.id, "seat": seat, "token": token})
                try:
                    await self._append(self._claim_row(seat, name), row)
                except Conflict:  # taken by way of another process: the next one, if there is one
                    continue
                sitter = self.sitters[seat]
                self.sitters[seat] = replace(sitter, claimed=True, name=name, token=token)
                self._changed([])
                return seat
        raise Conflict("this table is full: every seat is taken")

    def _next_free(self) -> int | None:
        if self.match.over:
            raise Conflict("the game at this table is over; ask for the code of the next one")
        return next(iter(self.free_seats), None)

    def _claim_row(self, seat: int, name: str) -> Row:
        return CLAIMS, {"match": self.id, "seat": seat, "name": name, "at": time.time()}

    def point_to(self, rematch: str) -> None:
        """The table at which the same people play again."""
        self.next = rematch
        self._changed([])

    def _check_owed(self, seat: Seat, read_at: int) -> None:
        since = self._asked_since.get(seat)
        if since is None:
            waiting = ", ".join(str(other) for other in self.waiting_for)
            raise Conflict(
                f"seat {seat}: is not asked anything now; "
                + (f"the table waits for seat {waiting}" if waiting else "the game is over")
            )
        now = self.number_for(seat)
        if not since <= read_at <= now:
            raise Conflict(
                f"seat {seat}, number {read_at}: that question has been answered; "
                f"the table is at {now}"
            )

    def _answer_row(self, seat: int, act: str, value: Plain, draws: Plain) -> Row:
        return ANSWERS, {
            "match": self.id,
            "number": self.number,
            "seat": seat,
            "act": act,
            "value": value,
            "draws": draws,
            "at": time.time(),
        }

    async def _append(self, *rows: Row) -> None:
        """On disk when this returns. Whatever goes wrong here, the disk is asked what is true."""
        self._doubtful = True
        try:
            await self._store.append(*rows)
        except Taken as fault:
            await self._settle_doubt()
            raise Conflict(f"the table has gone on elsewhere, it is at {self.number}") from fault
        except Unsaved as fault:
            raise Problem(f"it could not be saved ({fault}); nothing changed", 503) from fault
        self._doubtful = False

    async def reload(self) -> None:
        """What the disk says, whoever wrote it."""
        async with self._lock:
            self._doubtful = True
            await self._settle_doubt()

    async def _settle_doubt(self) -> None:
        if not self._doubtful:
            return
        record, match = await asyncio.to_thread(load, self._store, self.id)
        self._take_over(record, match)
        self._changes.clear()
        self._doubtful = False
        self.wake()

    def _publish(self, match: Match[State], frames: list[Frame], seat: int) -> None:
        before = self.match.asked
        if is_private(self.match, match):
            self._private = tuple(n + (other == seat) for other, n in enumerate(self._private))
        self.match = match
        self.number += 1
        self._asked_since = {
            other: self._asked_since[other]
            if other != seat and before.get(other) == question
            else self.number_for(other)
            for other, question in match.asked.items()
        }
        self._changed(frames)
        self.go_on()

    def _changed(self, frames: list[Frame]) -> None:
        self.version += 1
        self._changes.append(Change(self.version, self._private, frames))
        self.shown.clear()
        self.wake()

    def wake(self) -> None:
        """Have every stream send what is new, or a sign of life."""
        for listener in self.listeners:
            listener.set()

    # -- bots and the clock -----------------------------------------------------------------

    def look(self) -> None:
        """Somebody is interested: bots among themselves go on for a while."""
        self._looked = time.monotonic()
        self._let_bots_play()

    def go_on(self) -> None:
        """Let bots play and the clock run, as far as it is up to them now."""
        self.set_clock()
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        if self._playing is None and self._bot_asked() is not None and self._is_wanted():
            self._playing = asyncio.get_running_loop().create_task(self._play_bots())

    @property
    def idle(self) -> bool:
        return not self.listeners and self._playing is None and not self._lock.locked()

    def close(self) -> None:
        """Nobody is told anything any more."""
        self.closed = True
        if self._clock is not None:
            self._clock.cancel()
        if self._playing is not None:
            self._playing.cancel()
        self.wake()

    def _is_wanted(self) -> bool:
        """Whether anybody waits for the bots: games that nobody sees would slow down the others."""
        if self.closed:
            return False
        people = any(sitter.kind == PERSON for sitter in self.sitters)
        return people or bool(self.listeners) or time.monotonic() - self._looked < LOOK_SECONDS

    def _bot_asked(self) -> Seat | None:
        return next((s for s in self.match.asked if self.sitters[s].kind == BOT), None)

    async def _play_bots(self) -> None:
        """One answer after the other until a person is asked. A bot never holds a table up."""
        try:
            while self._is_wanted() and (seat := self._bot_asked()) is not None:
                await self._play_bot(seat)
        except Problem as problem:
            logger.warning("table %s, bots: %s", self.id, problem.text)
        finally:
            self._playing = None

    async def _play_bot(self, seat: Seat) -> None:
        number = self.number_for(seat)
        value = await self._thinkers.chosen(self.sitters[seat].level, self.match, seat)
        try:
            await self.answer(seat, value, number)
        except Conflict:
            return  # the clock was quicker
        except IllegalAnswer:
            await self.answer(seat, self.match.fallback(seat), number)

    def set_clock(self) -> None:
        """If the game is played by the clock, be there when it is at zero."""
        if self._clock is not None:
            self._clock.cancel()
        left = self.seconds_left
        if left is not None and not self.closed:
            self._clock = asyncio.get_running_loop().call_later(left + 1, self._time_up)

    def _time_up(self) -> None:
        self._ending = asyncio.get_running_loop().create_task(self._answer_for_all())

    async def _answer_for_all(self) -> None:
        """The clock is at zero: default answers are given until the rules end the game."""
        for _ in range(TIME_UP_ANSWERS):
            asked = self.waiting_for
            if not asked or self.closed:
                return
            try:
                await self.answer(asked[0], self.match.fallback(Seat(asked[0])))
            except Conflict:
                continue  # somebody answered after all
            except Problem as problem:
                logger.warning("table %s, clock: %s", self.id, problem.text)
                return


@lru_cache(maxsize=20_000)
def sentence(game: Game[State], kind: str, facts: tuple[int, ...]) -> str:
    """An event in words: the same for the same event, and told again to everybody who asks."""
    return game.sentence(Event(kind, facts, None))


def _first_difference(before: Match[State], after: Match[State]) -> int:
    """Which answer an undo took: the first that is not where it was."""
    pairs = zip(before.history, after.history, strict=False)
    same = (index for index, (old, new) in enumerate(pairs) if old is not new)
    return next(same, len(after.history))
