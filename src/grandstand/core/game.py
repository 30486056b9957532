"""What a game must say of itself. The kernel, the bots and the table know games by this alone."""

from collections.abc import Callable, Mapping
from importlib import resources
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from .chance import Entropy, Seeded, Source
from .craft import Craft
from .errors import BadData
from .face import Prompt, Shelf, Spot
from .questions import Flow, Question, Seat
from .table import Event, Table

if TYPE_CHECKING:
    from .match import Match

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
View: TypeAlias = dict[str, Plain]
Options: TypeAlias = Mapping[str, Plain]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table: a plain class of ints and lists. Nothing in it points to a match."""

    def copy(self) -> Self:
        raise NotImplementedError


S = TypeVar("S", bound=State)


class Words(Protocol):
    """A game's `prompts`: what people read about its questions and events."""

    @property
    def FACTS(self) -> Mapping[str, tuple[str, ...]]: ...  # noqa: N802

    def prompt(self, view: View, question: Question) -> Prompt: ...

    def label(self, view: View, question: Question, option: object) -> str: ...

    def spot(self, view: View, question: Question, option: object) -> Spot: ...

    def sentence(self, kind: str, facts: tuple[int, ...]) -> str: ...


class Pictures(Protocol):
    """A game's `draw`: its view as SVG, in two layers or in one."""

    def draw(self, view: View, question: Question | None, *, standalone: bool) -> str: ...

    def court(self, upright: bool) -> str: ...

    def pieces(self, view: View, question: Question | None, upright: bool) -> str: ...

    def board_css(self) -> str: ...

    def poster(self) -> str: ...


class Terminal(Protocol):
    """A game's `text`: its view as Rich markup."""

    def text(self, view: View, question: Question | None) -> str: ...


class Option:
    """A variant that is chosen before the game: one of `values`."""

    def __init__(self, label: str, default: int | str, values: list[int] | list[str]) -> None:
        self.label = label
        self.default = default
        self.values: list[int | str] = list(values)

    def legal(self) -> str:
        first, last = self.values[0], self.values[-1]
        if len(self.values) > 2 and isinstance(first, int):
            return f"{first} … {last}"
        return ", ".join(str(value) for value in self.values)


class Written(Option):
    """An option that is a text. `faults` says what is wrong with one."""

    def __init__(self, label: str, default: str, faults: Callable[[str], list[str]]) -> None:
        super().__init__(label, default, [default])
        self.faults = faults

    def legal(self) -> str:
        return "the texts that are right"


class Carried(Written):
    """An option that a group takes along from game to game: text that no form asks for."""

    def legal(self) -> str:
        return "the texts that a game before has carried"


class Crafted(Written):
    """An option that is a text of a craft, made by people; or none, and the game has its own."""

    def __init__(self, label: str, craft: Craft) -> None:
        super().__init__(label, "", craft.faults)
        self.craft = craft

    def legal(self) -> str:
        return f"the texts of a whole {self.craft.name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. `rules` rises whenever an old log would no longer replay.

    What people read and see comes from the three modules that it names; a game may as well say it
    itself, in methods of its own.
    """

    name: str
    package: str  # where its rules.md lies
    words: Words | None = None
    pictures: Pictures | None = None
    terminal: Terminal | None = None
    title: str
    tagline: str
    rules: int
    seats: tuple[int, int]  # fewest and most
    seat_names: list[str]
    options: dict[str, Option]
    nobody_wins: str = "A draw"  # what is said of a game that nobody has won
    ferocity: str = ""  # the name in `tally` of which the most is a season's award for ferocity
    secrets: bool = False  # whether a seat may know what another must not: hands, hidden choices

    def setup(self, seats: int, options: dict[str, int | str]) -> S:
        """The table before the first step."""
        raise NotImplementedError

    def step(self, s: S, t: Table) -> Flow[None]:
        """One action, activation, room or phase: after it everything is in the state again."""
        raise NotImplementedError

    def over(self, s: S) -> bool:
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """One number a seat; the highest wins. It is shown while they play: it hides nothing."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats with the highest score; nobody, if that is every seat."""
        scores = self.scores(s)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return [] if len(best) == len(scores) else best

    def carried(self, s: S) -> dict[str, int | str]:
        """The options with which the next game of the same group starts, over or not.

        They must be legal as `options`, and hold only what everybody at the table knows.
        """
        return {}

    def view(self, s: S, seat: Seat | None) -> View:
        """What that seat may know, as JSON data; None: a spectator. The one redaction there is."""
        raise NotImplementedError

    def imagine(self, s: S, t: Table, seat: Seat | None) -> None:
        """Deal anew, by the odds, what that seat can't know. A game without secrets has nothing."""

    def evaluate(self, s: S, seat: Seat) -> float:
        """How good this is for that seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def suggest(self, s: S, question: Question, t: Table) -> int:
        """The index of an option that a hasty player might take: what bots imagine others do."""
        return t.draw(len(question.options))

    def clock(self, s: S) -> int:
        """After how many seconds of play a clock ends the game; 0: never."""
        return 0

    def fallback(self, s: S, question: Question) -> object:
        """The answer for somebody who gives none."""
        return question.options[0]

    def conserved(self, s: S) -> list[int]:
        """Counts that no rule may change: pieces, cards, dice. The contract test compares them."""
        raise NotImplementedError

    def prompt(self, view: View, question: Question) -> Prompt:
        if self.words is None:
            raise NotImplementedError
        return self.words.prompt(view, question)

    def label(self, view: View, question: Question, option: object) -> str:
        if self.words is None:
            raise NotImplementedError
        return self.words.label(view, question, option)

    def spot(self, view: View, question: Question, option: object) -> Spot:
        return Spot(None, None) if self.words is None else self.words.spot(view, question, option)

    def facts(self, event: Event) -> dict[str, int]:
        """The event's facts by name."""
        if self.words is None:
            raise NotImplementedError
        return dict(zip(self.words.FACTS[event.kind], event.facts, strict=True))

    def sentence(self, event: Event) -> str:
        if self.words is None:
            raise NotImplementedError
        return self.words.sentence(event.kind, event.facts)

    def findings(self, s: S) -> list[str]:
        """What a designer wants counted over many finished games; a name may be there twice."""
        return []

    def tally(self, story: list[Event]) -> dict[str, list[int]]:
        """A few numbers that tell how a game went: for each its name, and one count a seat."""
        return {}

    def draw(self, view: View, question: Question | None) -> str:
        """The view as one SVG picture that stands alone."""
        if self.pictures is None:
            raise NotImplementedError
        return self.pictures.draw(view, question, standalone=True)

    def court(self, upright: bool) -> str:
        """The layer of the picture that never changes, lying or, for narrow screens, upright.

        A game without layers has nothing here; its pieces are the whole picture.
        """
        return "" if self.pictures is None else self.pictures.court(upright)

    def pieces(self, view: View, question: Question | None, upright: bool) -> str:
        """The layer that does, of the same size; the question's options can be picked on it."""
        if self.pictures is None:
            return self.draw(view, question)
        return self.pictures.pieces(view, question, upright)

    def board_css(self) -> str:
        """The stylesheet of both layers."""
        return "" if self.pictures is None else self.pictures.board_css()

    def poster(self) -> str:
        """The game's picture on the front page."""
        return "" if self.pictures is None else self.pictures.poster()

    def gallery(self) -> list[Shelf]:
        """What is in the box, to look up: cards, tiles, rooms. Nothing of any one table."""
        return []

    def crafts(self) -> list[Craft]:
        """What people can make for this game, each of which has a workshop of its own."""
        return []

    def bring(self, kits: list[str]) -> dict[str, int | str]:
        """The options with which each seat plays with its own kit, a text of the craft for kits.

        "": that seat has none, and is asked as always.
        """
        return {}

    def feats(self, story: list[Event]) -> dict[str, list[int]]:
        """Single deeds of which the greatest counts: for each its name, and one number a seat."""
        return {}

    def text(self, view: View, question: Question | None) -> str:
        """The view as Rich markup, for a terminal."""
        if self.terminal is None:
            raise NotImplementedError
        return self.terminal.text(view, question)

    def rulebook(self) -> str:
        """The game's rules.md."""
        return (resources.files(self.package) / "rules.md").read_text("utf-8")

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Options | None = None,
        timed: bool = False,
    ) -> "Match[S]":
        """A new match. A seed gives the same game everywhere; without one nobody can predict it."""
        from . import match  # a match knows its game; the game only starts one

        source: Source = Entropy() if seed is None else Seeded(seed)
        return match.start(self, seats or self.seats[0], options or {}, Table(source, timed=timed))

    def chosen(self, seats: int, options: Options) -> dict[str, int | str]:
        """The options with their defaults filled in, checked."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadData(f"{self.name}, seats: {seats} is not one of {low} … {high}")
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadData(f"{self.name}, options: there is no {name!r}; there are {known}")
        return {name: self.choice(name, options) for name in self.options}

    def choice(self, name: str, options: Options) -> int | str:
        option = self.options[name]
        given = options.get(name, option.default)
        if isinstance(option, Written) and isinstance(given, str):
            wrong = option.faults(given) if given != option.default else []
            if wrong:
                raise BadData(f"{self.name}, options, {name}: {'; '.join(wrong)}")
            return given
        for value in option.values:
            if given == value and type(given) is type(value):
                return value
        raise BadData(f"{self.name}, options, {name}: {given!r} is not one of {option.legal()}")
