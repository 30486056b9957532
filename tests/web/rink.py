"""A small game whose picture has all that a page makes move: a dial, a field, and reaches.

Rink: each seat in turn points its sled at one of three flags, then says by how many degrees it
turns. Nobody wins.
"""

from html import escape

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import Game, State, View
from grandstand.core.questions import Dial, Flow, Question, Seat, ask, dial
from grandstand.core.table import Event, Table

FLAGS = [(100, 150), (300, 60), (500, 150)]
STARTS = [(200, 240), (420, 240)]
ROUNDS = 6


class Ice(State):
    __slots__ = ("at", "degrees", "round")

    def __init__(self) -> None:
        self.at = [-1, -1]
        self.degrees = [0, 0]
        self.round = 0

    def copy(self) -> "Ice":
        twin = Ice()
        twin.at = self.at[:]
        twin.degrees = self.degrees[:]
        twin.round = self.round
        return twin


def step(s: Ice, t: Table) -> Flow[None]:
    seat = Seat(s.round % 2)
    s.at[seat] = yield from ask(seat, "go.flag", [0, 1, 2])
    t.tell("sled.moved", (seat, s.at[seat]))
    s.degrees[seat] = yield from dial(seat, "go.degrees", -90, 90, 30)
    t.tell("sled.turned", (seat, s.degrees[seat]))
    s.round += 1


class Rink(Game[Ice]):
    def __init__(self) -> None:
        self.name = "rink"
        self.title = "Rink"
        self.tagline = "For tests."
        self.rules = 1
        self.seats = (2, 2)
        self.seat_names = ["Red", "Blue"]
        self.options = {}

    def setup(self, seats: int, options: dict[str, int | str]) -> Ice:
        return Ice()

    def step(self, s: Ice, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: Ice) -> bool:
        return s.round == ROUNDS

    def scores(self, s: Ice) -> list[int]:
        return [0, 0]

    def view(self, s: Ice, seat: Seat | None) -> View:
        own = -1 if seat is None else seat
        return {"at": [*s.at], "degrees": [*s.degrees], "own": own}

    def evaluate(self, s: Ice, seat: Seat) -> float:
        return 0.5

    def conserved(self, s: Ice) -> list[int]:
        return [len(s.at)]

    def prompt(self, view: View, question: Question) -> Prompt:
        return Prompt(f"Please: {question.kind}", "§1")

    def label(self, view: View, question: Question, option: object) -> str:
        return f"Turn {option}" if isinstance(question, Dial) else f"Go to flag {option}"

    def spot(self, view: View, question: Question, option: object) -> Spot:
        return Spot(None, None if isinstance(question, Dial) else f"flag-{option}")

    def facts(self, event: Event) -> dict[str, int]:
        return dict(zip(("seat", "much"), event.facts, strict=True))

    def sentence(self, event: Event) -> str:
        return f"{event.kind}: {event.facts}"

    def draw(self, view: View, question: Question | None) -> str:
        return self.pieces(view, question, False)

    def court(self, upright: bool) -> str:
        ice = '<rect width="600" height="300" fill="#245"/>'
        return f"{svg(upright)}{field('field-court', upright)}{ice}</svg></svg>"

    def pieces(self, view: View, question: Question | None, upright: bool) -> str:
        sleds = "".join(sled(view, seat) for seat in (0, 1))
        asked = "" if question is None else marks(question)
        return f"{svg(upright)}{field('field', upright)}{sleds}{asked}</svg></svg>"

    def board_css(self) -> str:
        return ".sled { transition-property: translate }"

    def rulebook(self) -> str:
        return "## §1 The rink"


def svg(upright: bool) -> str:
    size = "400 500" if upright else "800 400"
    way = "upright" if upright else "lengthways"
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="{way}" viewBox="0 0 {size}">'


def field(name: str, upright: bool) -> str:
    """It fills the board but for a border, lying or upright."""
    width, height = (360, 460) if upright else (760, 360)
    place = f'x="20" y="20" width="{width}" height="{height}"'
    return f'<svg id="{name}" {place} viewBox="0 0 600 300">'


def sled(view: View, seat: int) -> str:
    at, degrees = view["at"], view["degrees"]
    assert isinstance(at, list)
    assert isinstance(degrees, list)
    flag = at[seat]
    assert isinstance(flag, int)
    x, y = STARTS[seat] if flag < 0 else (FLAGS[flag][0] + 40 * seat, FLAGS[flag][1] + 40)
    own = " data-own" if view["own"] == seat else ""
    colour = ("#e55", "#5ae")[seat]
    return (
        f'<g class="reach" data-of="sled-{seat}"><circle cx="{x}" cy="{y}" r="70" '
        'fill="none" stroke="#fff"/></g>'
        f'<g id="sled-{seat}" class="sled" data-name="Sled {seat}"{own}>'
        f'<rect x="{x - 12}" y="{y - 12}" width="24" height="24" fill="{colour}" '
        f'transform="rotate({degrees[seat]} {x} {y})"/></g>'
    )


def marks(question: Question) -> str:
    if isinstance(question, Dial):
        return "".join(
            f'<g class="dial-step" data-dial="{degrees}"><title>{escape(words(degrees))}</title>'
            f'<path d="M296 200h8v-80h-8z" fill="#fd0" transform="rotate({degrees} 300 200)"/></g>'
            for degrees in range(-90, 91, 30)
        )
    return "".join(
        f'<g class="option" data-option="{flag}" data-place="flag-{flag}">'
        f'<circle class="hit" cx="{x}" cy="{y}" r="16" fill="#fd0"/></g>'
        for flag, (x, y) in enumerate(FLAGS)
    )


def words(degrees: int) -> str:
    if degrees == 0:
        return "Straight on"
    return f"{abs(degrees)}° to the {'left' if degrees < 0 else 'right'}"


RINK = Rink()
