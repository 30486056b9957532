"""What a view of Gravstrike holds, and how its turbines, cards, markers and directions are called.

The rest of the package reads views through this file: nothing here knows what is legal, only what
can be read off the table.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, TypeGuard

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import CARDS, NUMBER, Card
from grandstand.games.gravstrike.cards.markers import MARKER_NUMBER, MARKERS, MarkerKind
from grandstand.games.gravstrike.rules.scoring import checkpoint_points

COLOURS: Final = ("Cyan", "Magenta", "Gold", "Lime", "Violet", "White")
CORNERS: Final = ("front left", "rear left", "rear right", "front right")
SIDES: Final = ("ahead", "to the left", "behind", "to the right")  # of a turbine, by direction
COMPASS: Final = (
    "east", "east-northeast", "north-northeast", "north", "north-northwest", "west-northwest",
    "west", "west-southwest", "south-southwest", "south", "south-southeast", "east-southeast",
)  # fmt: skip
CENTRAL: Final = "MN"


class FixtureView(TypedDict):
    card: str
    state: str


class DeckView(TypedDict):
    """Its cards are listed, unless it is a stock deck."""

    title: str
    style: str
    text: str
    cards: dict[str, int]


class TurbineView(TypedDict):
    """One seat's turbine; `hand` is the viewer's own, `dial` too until all are shown."""

    seat: int
    deck: DeckView | None
    here: bool
    eliminated: bool
    exploding: bool
    respawns: int
    x: float
    y: float
    heading: float
    speed: int
    reverse: bool
    dial: int | None
    vp: int
    chain: int
    last: str | None  # a letter, or `gate 2`
    scored: list[int]
    kills: int
    boosted: int
    aim: int
    cover: int
    plating: int
    stats: dict[str, int]
    fixtures: list[FixtureView]
    cards: int
    holds: int
    hand: list[str] | None
    played: list[str]
    discards: list[str]
    destroyed: list[str]


class MarkerView(TypedDict):
    ident: int
    kind: str
    owner: int
    x: float
    y: float
    damage: int
    moved: bool


class DueView(TypedDict):
    seat: int
    icon: str
    need: int
    paid: int


class ShotView(TypedDict):
    """A target number, piece by piece."""

    seat: int
    at: str
    which: int
    tn: int
    speed: int
    range: int
    range_modifier: int
    arc: str
    arc_modifier: int
    size: int
    more: int
    draws: int
    most: int
    bonus: int
    drawn: list[str]


class EndView(TypedDict):
    """Where something would end, and what it would meet there."""

    x: float
    y: float
    heading: float
    rams: list[int]
    wall: bool
    crosses: str | None
    passes: int | None
    boost: int | None
    burns: bool


class SightView(TypedDict):
    """A turbine in sight, and the number to hit it from there as things are now."""

    seat: int
    tn: int


class PreviewView(EndView):
    turn: int
    cost: int
    sees: list[SightView]


class DialView(TypedDict, total=False):
    """One step of a dial; a marker's has the place alone."""

    value: int
    x: float
    y: float
    heading: float
    rams: list[int]
    wall: bool
    crosses: str | None
    passes: int | None
    boost: int | None
    burns: bool


class DraftView(TypedDict):
    """A draft: what lies before the viewer, and what each seat has picked, where one may know."""

    openly: bool
    building: bool
    round: int  # of sets
    rounds: int
    picked: int  # of each set
    onward: int  # which way sets go round
    turn: int | None
    lies: dict[str, int]
    picks: list[dict[str, int] | None]
    passed: dict[str, int]  # what the viewer has just handed on
    chosen: str | None
    crew: list[str]


class ArenaView(TypedDict):
    """What a seat knows: its own hand and dial, and all that lies open."""

    seat: int | None
    phase: str
    turn: int
    limit: int
    to_win: int
    tier: int
    arena: str
    order: list[int]
    active: int | None
    moving: bool
    lengths: int
    discount: int
    fields: list[int]
    exclusion: bool
    gates: str  # how they are passed: `none`, `both ways`, `one way`
    decayed: list[str]  # scored this turn
    targets: list[int]
    target_damage: int
    target_blast: bool
    markers: list[MarkerView]
    turbines: list[TurbineView]
    dues: list[DueView]
    flown: list[int]  # the turn and the sideslip that the last of them pays for
    incoming: int
    forgiven: int
    shield: int
    shot: ShotView | None
    shots: int
    plan: list[int]  # what a dial is being turned for, and its numbers
    previews: list[PreviewView]
    dial: list[DialView]
    aims: list[ShotView]
    winners: list[int]
    draft: DraftView | None


def is_arena(view: Mapping[str, object]) -> TypeGuard[ArenaView]:
    """A view is plain data; this one is known to be Gravstrike's by what it shows."""
    return "turbines" in view and "previews" in view


def seen(view: View) -> ArenaView:
    assert is_arena(view), f"gravstrike: a view of {', '.join(view)} is not of this game"
    return view


def values(option: object) -> tuple[int, ...]:
    """An option's numbers; a lone number stands for itself."""
    if isinstance(option, tuple):
        return option
    assert isinstance(option, int), f"gravstrike: {option!r} is not an option's value"
    return (option,)


# -- words -------------------------------------------------------------------------------------


def counted(n: int, noun: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def all_of(words: Sequence[str], last: str = "and") -> str:
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def signed(n: int) -> str:
    """`+2`, `+0`, `−1`."""
    return f"+{n}" if n >= 0 else whole(n)


def whole(n: int) -> str:
    """With a minus that can be seen."""
    return f"−{-n}" if n < 0 else str(n)


def upper(text: str) -> str:
    """The first letter in upper case, the others as they are."""
    return text[:1].upper() + text[1:]


def me(question: Question) -> str:
    return COLOURS[question.seat]


# -- cards -------------------------------------------------------------------------------------


def card_of(name: str) -> Card:
    return CARDS[NUMBER[name]]


def own(view: ArenaView, question: Question) -> TurbineView:
    return view["turbines"][question.seat]


def held(view: ArenaView, seat: int, slot: int) -> Card | None:
    """A card of the hand, where the view shows it."""
    hand = view["turbines"][seat]["hand"]
    return card_of(hand[slot]) if hand is not None and 0 <= slot < len(hand) else None


def held_name(view: ArenaView, seat: int, slot: int) -> str:
    """Its title; with its place in the hand if there is another of the same."""
    card, hand = held(view, seat, slot), view["turbines"][seat]["hand"]
    if card is None or hand is None:
        return f"Card {slot + 1}"
    return card.title if hand.count(card.name) == 1 else f"{card.title} (card {slot + 1})"


def fixture_card(view: ArenaView, seat: int, place: int) -> Card:
    return card_of(view["turbines"][seat]["fixtures"][place]["card"])


def effect(card: Card) -> str:
    """What its ability does, without the banter: `2 damage draws more`."""
    told = card.text.partition(": ")[2]
    return told.partition(". ")[0].rstrip(".")


# -- markers -----------------------------------------------------------------------------------


def marker_in(view: ArenaView, ident: int) -> MarkerView | None:
    return next((mark for mark in view["markers"] if mark["ident"] == ident), None)


def kind_of(marker: MarkerView) -> MarkerKind:
    return MARKERS[MARKER_NUMBER[marker["kind"]]]


SHORT: Final = {"mag-mine": "mine", "monk-drone": "drone", "crowne-troopers": "troopers"}


def marker_name(view: ArenaView, ident: int) -> str:
    """`Gold's mine 3`."""
    marker = marker_in(view, ident)
    if marker is None:
        return f"marker {ident}"
    name = SHORT.get(marker["kind"], kind_of(marker).title)
    return f"{COLOURS[marker['owner']]}'s {name} {ident}"


# -- what would be met -------------------------------------------------------------------------


def met(view: ArenaView, seat: int, end: EndView | DialView) -> list[str]:
    """What a turbine would ram, cross or enter there: `rams Gold for 4`, `crosses B, +2 VP`."""
    speed = abs(view["turbines"][seat]["speed"])
    hurt = f" for {speed}" if speed else ""
    told = [f"rams {COLOURS[other]}{hurt}" for other in end.get("rams", [])]
    if end.get("wall"):
        told.append(f"hits a wall{hurt}")
    letter = end.get("crosses")
    if letter is not None:
        told.append(f"crosses {letter}, +{points_for(view, seat, letter)} VP")
    gate = end.get("passes")
    if gate is not None:
        told.append(f"passes gate {gate}, +{points_for(view, seat, '')} VP")
    if end.get("boost") is not None:
        told.append("onto an acceleration field")
    if end.get("burns"):
        told.append("in the exclusion field")
    return told


def sights(preview: PreviewView) -> list[str]:
    """Who would be in sight from there: `sees Gold, TN 4`."""
    told = [f"{COLOURS[each['seat']]} TN {each['tn']}" for each in preview["sees"]]
    return [f"sees {all_of(told)}"] if told else []


def points_for(view: ArenaView, seat: int, letter: str) -> int:
    """What a checkpoint would score now (§11.1); a gate has no letter."""
    return checkpoint_points(
        letter != "" and letter in CENTRAL, view["tier"], view["turbines"][seat]["chain"]
    )
