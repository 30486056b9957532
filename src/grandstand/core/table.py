"""The table: what a rule may use besides the state. Chance, the clock, and telling what happened.

Nothing here decides anything. Every number that chance or the clock gave is recorded in the stream
it came from, so that a step can be run again and meet the same luck.
"""

import time

from mypy_extensions import mypyc_attr

from .chance import Source
from .questions import Seat


class Event:
    """Something that happened. `audience` is who may know it; None: everybody."""

    def __init__(self, kind: str, facts: tuple[int, ...], audience: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience

    def known_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        mine = (self.kind, self.facts, self.audience)
        return mine == (other.kind, other.facts, other.audience)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.audience!r})"


class Stream:
    """One flow's share of chance: what it drew since the step began, and where more comes from."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.record: list[int] = []
        self.at = 0

    def copy(self) -> "Stream":
        twin = Stream(self.source.copy())
        twin.record = self.record[:]
        twin.at = self.at
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Is told of each event as it happens, while the state still stands as the event left it."""

    def saw(self, event: Event) -> None:
        raise NotImplementedError


class Table:
    """Chance, clock and story, as the rules see them."""

    def __init__(self, source: Source, keep: bool = True, timed: bool = False) -> None:
        self.main = Stream(source)
        self.stream = self.main
        self.branches: list[dict[Seat, Stream]] = []  # a dict for each Together of this step
        self.opened = 0
        self.keep = keep
        self.timed = timed
        self.began = time.monotonic()
        self.draws: list[int] = []  # since the last answer, in the order of drawing
        self.events: list[Event] = []  # likewise
        self.irrevocable = False  # chance or a secret came to light since the last answer
        self.listening = keep
        self.seat: Seat | None = None  # whose flow runs, where several run together
        self.onlooker: Onlooker | None = None

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, by chance."""
        stream = self.stream
        if stream.at < len(stream.record):
            number = stream.record[stream.at]
        else:
            number = stream.source.below(n)
            if self.keep:
                self.note(number)
        stream.at += 1
        self.irrevocable = True
        return number

    def roll(self, faces: list[int]) -> int:
        """The face on which a die with these faces comes to rest."""
        return faces[self.draw(len(faces))]

    def shuffle(self, cards: list[int]) -> None:
        """Every order of the cards equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def seconds(self) -> int:
        """Whole seconds that have been played, on a table with a clock."""
        stream = self.stream
        if stream.at < len(stream.record):
            number = stream.record[stream.at]
        else:
            number = stream.source.read(int(time.monotonic() - self.began))
            self.note(number)
        stream.at += 1
        self.began = min(self.began, time.monotonic() - number)  # a resumed match goes on from here
        return number

    def note(self, number: int) -> None:
        self.stream.record.append(number)
        self.draws.append(number)

    def tell(
        self, kind: str, facts: tuple[int, ...], audience: tuple[int, ...] | None = None
    ) -> None:
        """What happened, for the story and the pictures; free where nobody listens."""
        if not self.listening:
            return
        if self.seat is not None:
            audience = (self.seat,)  # what is done together stays secret until all are done
        event = Event(kind, facts, audience)
        self.events.append(event)
        if self.onlooker is not None:
            self.onlooker.saw(event)

    def reveal(
        self, kind: str, facts: tuple[int, ...], audience: tuple[int, ...] | None = None
    ) -> None:
        """Tell what somebody could not know before: from here there is no way back."""
        self.irrevocable = True
        self.tell(kind, facts, audience)

    def branch(self, seats: list[Seat], answers: int) -> dict[Seat, Stream]:
        """A stream for each flow that now runs beside the others."""
        if self.opened == len(self.branches):
            key = (answers << 16) + (self.opened << 8)
            source = self.main.source
            self.branches.append({seat: Stream(source.split(key + seat)) for seat in seats})
        self.opened += 1
        return self.branches[self.opened - 1]

    def begin_step(self) -> None:
        # an imagined table keeps nothing, but it may have draws of the step that it was imagined in
        if self.keep or self.main.record or self.branches:
            self.main.record = []
            self.branches = []
        self.main.at = 0
        self.opened = 0

    def rewind(self) -> None:
        """Back to the step's start: what was drawn since will be drawn again."""
        self.main.at = 0
        for branch in self.branches:
            for stream in branch.values():
                stream.at = 0
        self.opened = 0
        self.stream = self.main
        self.seat = None

    def adopt(self, other: "Table") -> None:
        """The same chance from here on, and the same draws since the step began."""
        self.main = other.main.copy()
        self.stream = self.main
        self.branches = []
        for branch in other.branches:
            self.branches.append({seat: stream.copy() for seat, stream in branch.items()})

    def imagine(self, chance: Source, seat: Seat | None, beside: bool) -> None:
        """Other luck from here on; and for others who decide beside this seat, from their start."""
        self.main.source = chance
        if not beside:
            return
        for other, stream in self.branches[-1].items():
            stream.source = chance.split(other)
            if other != seat:
                stream.record = []

    def restore(self, record: list[int], branches: list[dict[Seat, Stream]]) -> None:
        """Take up an earlier step's draws again, as copies: that step may be shared with clones."""
        self.main.record = record[:]
        self.branches = []
        for branch in branches:
            self.branches.append({seat: stream.copy() for seat, stream in branch.items()})

    def cut(self, seat: Seat | None, mark: int, opened: int) -> None:
        """Forget what one stream recorded after the mark, and what was branched after it."""
        if seat is None:
            del self.main.record[mark:]
            del self.branches[opened:]
        else:
            del self.branches[-1][seat].record[mark:]
