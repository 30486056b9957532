"""Questions: the only way in which rules meet the people who play.

Here belong the questions and the three helpers with which rules ask them; `yield` is written
here and nowhere in the games. What answers a question, and when, is no business of this file.

A flow is sent one int for each question: the place of the chosen option in `Ask.options`, or the
number that a `Dial` was turned to. So the helpers give back an answer of the option's own type.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Generic, NewType, Protocol, TypeAlias, TypeVar

Seat = NewType("Seat", int)
R = TypeVar("R")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Choices(Protocol[T_co]):
    """What a question offers, in its order: a list, a range, or `Pairs`."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> T_co: ...

    def __iter__(self) -> Iterator[T_co]: ...


class Pairs:
    """Each of these with each of those, made when looked at: most are neither shown nor chosen.

    >>> list(Pairs([0, 1], [7, 8, 9]))
    [(0, 7), (0, 8), (0, 9), (1, 7), (1, 8), (1, 9)]
    """

    def __init__(self, these: list[int], those: list[int]) -> None:
        self.these = these
        self.those = those

    def __len__(self) -> int:
        return len(self.these) * len(self.those)

    def __getitem__(self, index: int, /) -> tuple[int, int]:
        count = len(self.those)
        return self.these[index // count], self.those[index % count]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for this in self.these:
            for that in self.those:
                yield this, that


class Pause:
    """What a flow yields: a `Question`, or several flows `Together`."""


Flow: TypeAlias = Generator[Pause, int, R]


class Question(Pause):
    """A decision that one seat owes. `kind` names it and is public: logs and bots use it."""

    def __init__(self, seat: Seat, kind: str) -> None:
        self.seat = seat
        self.kind = kind

    @property
    def options(self) -> Choices[object]:
        raise NotImplementedError

    def place(self, value: object) -> int:
        """What the flow is sent for this answer, or -1 if it is not legal."""
        raise NotImplementedError

    def nth(self, index: int) -> int:
        """What the flow is sent for the option with this index."""
        raise NotImplementedError

    def value(self, place: int) -> object:
        """The answer for which the flow is sent this."""
        raise NotImplementedError

    def legal(self) -> str:
        """What would be legal, for an error message."""
        raise NotImplementedError

    def wrong(self, value: object) -> str:
        """Why this answer is not legal."""
        return f"{value!r} is not one of {self.legal()}"


class Ask(Question):
    """One seat picks one of the options: plain values, ints or small tuples, no two alike."""

    def __init__(self, seat: Seat, kind: str, options: Choices[object]) -> None:
        self.seat = seat
        self.kind = kind
        self._options = options

    @property
    def options(self) -> Choices[object]:
        return self._options

    def place(self, value: object) -> int:
        value = tupled(value)
        for index, option in enumerate(self._options):
            # True == 1 in Python, but nobody who sends true means the option 1
            if option == value and type(option) is type(value):
                return index
        return -1

    def nth(self, index: int) -> int:
        return index

    def value(self, place: int) -> object:
        return self._options[place]

    def legal(self) -> str:
        return ", ".join(repr(option) for option in self._options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return False
        mine, theirs = list(self._options), list(other._options)
        return self.seat == other.seat and self.kind == other.kind and mine == theirs

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {list(self._options)!r})"


class Write(Ask):
    """As `Ask`; but a text of one's own will do too, if `faults` finds none in it.

    Bots know the options only. The flow is sent the text as a number beyond the options' places.
    """

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Choices[object],
        faults: Callable[[str], list[str]],
    ) -> None:
        super().__init__(seat, kind, options)
        self.faults = faults

    def place(self, value: object) -> int:
        if not isinstance(value, str):
            return super().place(value)
        if self.faults(value):
            return -1
        return len(self._options) + int.from_bytes(value.encode(), "big")

    def value(self, place: int) -> object:
        beyond = place - len(self._options)
        return self._options[place] if beyond < 0 else spelt(beyond)

    def wrong(self, value: object) -> str:
        return "; ".join(self.faults(value)) if isinstance(value, str) else super().wrong(value)


def spelt(number: int) -> str:
    """The text that stands for this number."""
    return number.to_bytes((number.bit_length() + 7) // 8, "big").decode()


class Dial(Question):
    """One seat turns a dial: any whole number from low to high; bots try every `step`-th."""

    def __init__(self, seat: Seat, kind: str, low: int, high: int, step: int) -> None:
        self.seat = seat
        self.kind = kind
        self.low = low
        self.high = high
        self.step = step

    @property
    def options(self) -> Choices[object]:
        return range(self.low, self.high + 1, self.step)

    def place(self, value: object) -> int:
        # the flow is sent how far above low it is, so that -1 can mean "not legal"
        if type(value) is not int or not self.low <= value <= self.high:
            return -1
        return value - self.low

    def nth(self, index: int) -> int:
        return index * self.step

    def value(self, place: int) -> object:
        return self.low + place

    def legal(self) -> str:
        return f"{self.low} … {self.high}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dial):
            return False
        mine = (self.seat, self.kind, self.low, self.high, self.step)
        return mine == (other.seat, other.kind, other.low, other.high, other.step)

    def __repr__(self) -> str:
        return f"Dial({self.seat}, {self.kind!r}, {self.low}, {self.high}, {self.step})"


class Together(Pause, Generic[R]):
    """Several seats go through flows of their own at the same time, unseen by one another."""

    def __init__(self, flows: dict[Seat, Flow[R]]) -> None:
        self.results: dict[Seat, R] = {}
        self.asked: dict[Seat, Question] = {}
        self.running = dict(flows)

    def resume(self, seat: Seat, place: int | None) -> None:
        """Run one seat's flow to its next question, or to its end. None: from its start."""
        flow = self.running[seat]
        self.asked.pop(seat, None)
        try:
            pause = next(flow) if place is None else flow.send(place)
        except StopIteration as end:
            result: R = end.value
            self.results[seat] = result
            del self.running[seat]
            return
        assert isinstance(pause, Question), f"seat {seat}: flows together don't branch again"
        assert pause.seat == seat, f"{pause.kind}: the flow of seat {seat} asks seat {pause.seat}"
        self.asked[seat] = pause


def ask(seat: Seat, kind: str, options: Choices[T], always: bool = False) -> Flow[T]:
    """One of the options, as that seat chooses. A single option is taken without asking.

    `always`: but not where others would learn, from nobody being asked, that there was only one.

    >>> flow = ask(Seat(0), "toss.call", ["heads", "tails"])
    >>> next(flow)
    Ask(0, 'toss.call', ['heads', 'tails'])
    """
    if len(options) == 1 and not always:
        return options[0]
    place = yield Ask(seat, kind, options)
    return options[place]


def write(
    seat: Seat, kind: str, options: Choices[T], faults: Callable[[str], list[str]]
) -> Flow[T | str]:
    """One of the options, or a text of the seat's own in which nothing is wrong."""
    place = yield Write(seat, kind, options, faults)
    return options[place] if place < len(options) else spelt(place - len(options))


def dial(seat: Seat, kind: str, low: int, high: int, step: int = 1) -> Flow[int]:
    """A number from low to high, as that seat chooses."""
    if low == high:
        return low
    turned = yield Dial(seat, kind, low, high, step)
    return low + turned


def together(flows: dict[Seat, Flow[R]]) -> Flow[dict[Seat, R]]:
    """What each seat's flow came to, once all are done."""
    crowd = Together(flows)
    yield crowd
    return crowd.results


def tupled(value: object) -> object:
    """JSON knows no tuples: its lists stand for them."""
    if isinstance(value, list | tuple):
        return tuple([tupled(part) for part in value])
    return value
