"""What a view of Grind House holds, and how its Players, parts and cards are called.

The rest of the package reads views through this file: nothing here knows what is legal, only what
can be read off the table, such as what a wound would do to a part.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, TypeGuard

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.grindhouse.cards import (
    CARNIVAL,
    ITEMS,
    QUESTION_AT,
    QUESTIONS,
    ROOMS,
    QuestionCard,
    RoomCard,
)
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    DEATH,
    HEAD,
    LEG,
    LIMB,
    SEVERED,
    TORSO,
    VITAL,
)

NAMES: Final = ("Crimson", "Amber", "Moss", "Teal", "Violet", "Bone")
PARTS: Final = ("head", "torso", "left arm", "right arm", "left leg", "right leg")
WHERE: Final = {
    **{part: f"to the {name}" for part, name in enumerate(PARTS)},
    ANY: "anywhere",
    LIMB: "to a limb",
    ARM: "to an arm",
    LEG: "to a leg",
    VITAL: "to head or torso",
}
VITALS: Final = (HEAD, TORSO)
YES: Final = 1
NOBODY: Final = -1
SHORT: Final = 84  # letters of a card's text that a label has room for
CURT: Final = 36  # with fewer than these it has not said much


class DoorView(TypedDict):
    room: int
    final: bool
    state: str  # closed, open, done


class BodyView(TypedDict):
    """A Player as the viewer sees them; `dead` is the room in which they died, counted from 1."""

    dead: int | None
    parts: list[int]
    marks: list[int]
    items: int
    known: list[int]
    persona: int | None
    named: int | None
    shown: bool
    tickets: int
    insane: bool
    alert: bool


class DealtView(TypedDict):
    items: list[int]
    personas: list[int]


class PointsView(TypedDict):
    body: int
    goal: int
    tickets: int


class PilesView(TypedDict):
    rooms: int
    finals: int
    items: int


class HouseView(TypedDict):
    """What a seat knows: its own cards and choices, and all that lies open."""

    you: int | None
    seats: int
    phase: str
    method: str
    first: int
    at: int
    row: list[DoorView]
    part: int
    line: int
    bodies: list[BodyView]
    hand: list[int]
    persona: int | None
    named: int | None
    dealt: DealtView | None
    window: int | None
    pending: list[list[int]]
    doomed: list[int]
    dice: list[int]
    rolling: list[int]
    two_dice: bool
    choices: list[int | None]
    voting: bool
    shown: bool
    choosing: str | None  # the kind of question that `choices` answer
    choosers: list[int]  # who chooses behind the hand
    haunter: int | None  # the ghost that acts
    cancels: list[int]  # what tickets of the viewer cancel, by place in `pending`
    volunteer: int | None
    nominee: int | None
    new_rooms: int
    piles: PilesView
    discard: list[int]
    supply: int
    sets: int
    points: list[PointsView | None]
    winners: list[int]
    over: bool


def is_house(view: Mapping[str, object]) -> TypeGuard[HouseView]:
    """A view is plain data; this one is known to be Grind House's by what it shows."""
    return "bodies" in view and "row" in view


def house(view: View) -> HouseView:
    assert is_house(view), f"grindhouse: a view of {', '.join(view)} is not of this game"
    return view


METHODS: Final = {
    "vote": "a vote finds one",
    "first player": "the First Player chooses one",
    "dice": "the lowest roll is it",
}


def on_the_shelf(view: HouseView) -> list[str]:
    """What nobody holds: decks, discards, new rooms; and how volunteers are found."""
    piles, dropped = view["piles"], view["discard"]
    titles = ", ".join(ITEMS[item].title for item in reversed(dropped))
    rooms, finals = counted(piles["rooms"], "room"), counted(piles["finals"], "final room")
    told = [
        f"{counted(piles['items'], 'item')} in the deck",
        f"Discarded, the last first: {titles}" if dropped else "Nothing is discarded yet",
        f"{rooms} and {finals} in the decks",
        f"{counted(view['new_rooms'], 'new room')} may still be drawn",
        f"If nobody volunteers, {METHODS[view['method']]}",
    ]
    if view["sets"] >> CARNIVAL & 1:
        told.append(f"{counted(view['supply'], 'ticket')} in the supply")
    return told


def values(option: object) -> tuple[int, ...]:
    """An option's numbers; a lone number stands for itself."""
    if isinstance(option, tuple):
        return option
    assert isinstance(option, int), f"grindhouse: {option!r} is not an option's value"
    return (option,)


def number(option: object) -> int:
    return values(option)[0]


# -- words ---------------------------------------------------------------------------------------


def counted(n: int, noun: str) -> str:
    """`1 wound`, `2 wounds`."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def all_of(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def short(text: str) -> str:
    """What a card's text says first: whole sentences until they say something, cut to size."""
    said = ""
    for told in text.replace("! ", "!. ").split(". "):
        said = f"{said}. {told}" if said else told
        if len(said) > CURT:
            break
    return cut(said)


def cut(text: str, room: int = SHORT) -> str:
    """As much of a text as there is room for, in whole words."""
    text = text.rstrip(".")
    if len(text) <= room:
        return text
    return text[: text.rfind(" ", 0, room)].rstrip(",;:") + " …"


def wounds_text(n: int, where: int) -> str:
    """`2 wounds to a limb`, `death`."""
    return "death" if where == DEATH else f"{counted(n, 'wound')} {WHERE[where]}"


# -- the table -----------------------------------------------------------------------------------


def open_room(view: HouseView) -> RoomCard | None:
    """The room that is being read, or was the last to be."""
    door = here(view)
    return None if door is None or door["state"] == "closed" else ROOMS[door["room"]]


def here(view: HouseView) -> DoorView | None:
    """The door that is open, or about to be."""
    return view["row"][view["at"]] if view["at"] < len(view["row"]) else None


def is_dealing(view: HouseView) -> bool:
    """Whether there is something to choose between: at set-up, until all have chosen."""
    return view["dealt"] is not None and bool(view["dealt"]["items"])


def is_stopped(view: HouseView) -> bool:
    """At a STOP (§4.2): a part that isn't the last has been read, its rule too."""
    room = open_room(view)
    if room is None or view["phase"] != "room" or view["part"] >= len(room.parts) - 1:
        return False
    return view["line"] > len(room.parts[view["part"]].story)


def ghost(view: HouseView, seat: int) -> bool:
    return view["bodies"][seat]["dead"] is not None


def wounds_of(body: BodyView) -> int:
    return sum(body["parts"])


def body_text(view: HouseView, seat: int) -> str:
    """`unhurt`, `2 wounds, left arm gone`, `a ghost`."""
    if ghost(view, seat):
        return "a ghost"
    body = view["bodies"][seat]
    gone = [PARTS[part] for part, wounds in enumerate(body["parts"]) if wounds == SEVERED]
    told = counted(wounds_of(body), "wound") if wounds_of(body) else "unhurt"
    return f"{told}, {all_of(gone)} gone" if gone else told


def after_wound(body: BodyView, part: int) -> int:
    """How many wounds a part would have with one more, besides what is marked already."""
    return body["parts"][part] + body["marks"].count(part) + 1


def coming(view: HouseView, seat: int) -> list[tuple[int, int]]:
    """What is about to hit a Player: how many wounds, and where; alike ones are added up."""
    found: dict[int, int] = {}
    for place, (hit, n, where) in enumerate(view["pending"]):
        if hit == seat:
            left = n - (view["cancels"].count(place) if seat == view["you"] else 0)
            found[where] = found.get(where, 0) + left
    return [(n, where) for where, n in found.items() if n]


# -- questions of cards --------------------------------------------------------------------------


def card_question(kind: str) -> QuestionCard | None:
    return QUESTIONS[QUESTION_AT[kind]] if kind in QUESTION_AT else None


def about_seats(question: Question) -> bool:
    """Whether the question's options are Players; -1 stands for nobody."""
    card = card_question(question.kind)
    return card is not None and not card.labels and card.of == "seats"


def about_parts(question: Question) -> bool:
    card = card_question(question.kind)
    return card is not None and not card.labels and card.of == "parts"
