"""What the cards say: rooms (§9.1), final rooms (§9.2), personas (§9.3) and items (§9.4).

Here are the texts and numbers of `data/*.toml`, checked against the box. What a card does is a
function of its name: in the file of its wing or set for rooms, in `personas` and in `items`.
"""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData
from grandstand.games.grindhouse.state import AFTER, BEFORE, DICE, DYING, STOP, WOUNDS

GAME: Final = "grindhouse"
SETS: Final = ["core", "krampus", "cthulhu", "carnival"]
CORE: Final = 0
KRAMPUS: Final = 1
CTHULHU: Final = 2
CARNIVAL: Final = 3
WINGS: Final = ["ground_floor", "upstairs", "cellar", "finals"]  # the core's files of rooms
WINDOWS: Final = {
    "before": BEFORE,
    "stop": STOP,
    "wounds": WOUNDS,
    "dying": DYING,
    "dice": DICE,
    "after": AFTER,
}
ABOUT: Final = ["seats", "parts"]  # what the options of a question without labels are


class QuestionCard:
    """A decision that a card asks for: its kind, what it is about, and how its options read.

    `labels` are those of the options 0, 1, 2 …; a question without any is about what `of` says,
    seats or parts.
    """

    def __init__(self, card: str, name: str, sheet: Sheet) -> None:
        self.kind = f"{card}.{name}"
        self.prompt = sheet.text("prompt")
        self.labels = sheet.texts("options") if "options" in sheet.fields else []
        self.told = sheet.texts("told") if "told" in sheet.fields else []
        self.of = sheet.text("of") if "of" in sheet.fields else ABOUT[0]
        # how it reads, and is told, to choose none of them
        self.nobody = sheet.text("nobody") if "nobody" in sheet.fields else ""
        self.nobody_told = sheet.text("nobody_told") if self.nobody else ""
        if self.of not in ABOUT:
            raise sheet.wrong("of", f"one of {', '.join(ABOUT)}")
        if self.labels and self.told and len(self.labels) != len(self.told):
            raise sheet.wrong("told", f"{len(self.labels)} texts, one for each option")


class Part:
    """What is read of a room up to a STOP, or to its end: the story line by line, then the rule."""

    def __init__(self, sheet: Sheet) -> None:
        self.story = sheet.texts("story")
        self.rule = sheet.text("rule")


class RoomCard:
    """A room: its title is on the closed door, its parts behind it."""

    def __init__(self, sheet: Sheet, final: bool, of: int) -> None:
        self.name = sheet.text("name")
        sheet.entry = self.name
        self.title = sheet.text("title")
        self.final = final
        self.set = of
        self.parts = [Part(part) for part in sheet.tables("part")]
        if not self.parts:
            raise sheet.wrong("part", "a list of at least one part")
        self.questions = questions_of(self.name, sheet)


class PersonaCard:
    """Who one is: a goal to live for, and what to do once dead."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = self.name
        self.title = sheet.text("title")
        self.set = set_of(sheet)
        self.goal = sheet.text("goal")
        self.haunt = sheet.text("haunt")
        self.ghost = sheet.text("ghost")
        self.open = sheet.flag("open")  # revealed at the start (§2.5)
        self.names = sheet.flag("names")  # about one other player, named in secret (§2.4)
        self.least = sheet.number("players") if "players" in sheet.fields else 2
        self.questions = questions_of(self.name, sheet)


class ItemCard:
    """Something to use once, in the windows that it names."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = self.name
        self.title = sheet.text("title")
        self.set = set_of(sheet)
        self.text = sheet.text("text")
        self.windows: list[int] = []
        for word in sheet.texts("when"):
            if word not in WINDOWS:
                raise sheet.wrong("when", f"a list of {', '.join(WINDOWS)}")
            self.windows.append(WINDOWS[word])


def set_of(sheet: Sheet) -> int:
    name = sheet.text("set")
    if name not in SETS:
        raise sheet.wrong("set", f"one of {', '.join(SETS)}")
    return SETS.index(name)


def questions_of(card: str, sheet: Sheet) -> list[QuestionCard]:
    if "ask" not in sheet.fields:
        return []
    asked = sheet.table("ask")
    return [QuestionCard(card, name, asked.table(name)) for name in asked.fields]


def load_rooms() -> list[RoomCard]:
    """All rooms and final rooms, the core's first."""
    rooms: list[RoomCard] = []
    for wing in WINGS:
        rooms += rooms_in(data_file(GAME, f"{wing}.toml"), CORE)
    for of in (KRAMPUS, CTHULHU, CARNIVAL):
        rooms += rooms_in(data_file(GAME, f"{SETS[of]}.toml"), of)
    return rooms


def rooms_in(sheet: Sheet, of: int) -> list[RoomCard]:
    found: list[RoomCard] = []
    if "room" in sheet.fields:
        found += [RoomCard(entry, False, of) for entry in sheet.tables("room")]
    if "final" in sheet.fields:
        found += [RoomCard(entry, True, of) for entry in sheet.tables("final")]
    return found


ROOMS: Final = load_rooms()
PERSONAS: Final = [
    PersonaCard(entry) for entry in data_file(GAME, "personas.toml").tables("persona")
]
ITEMS: Final = [ItemCard(entry) for entry in data_file(GAME, "items.toml").tables("item")]
QUESTIONS: Final = [
    question
    for asked in (
        *[room.questions for room in ROOMS],
        *[persona.questions for persona in PERSONAS],
    )
    for question in asked
]
QUESTION_AT: Final = {question.kind: n for n, question in enumerate(QUESTIONS)}
ROOM_AT: Final = {room.name: n for n, room in enumerate(ROOMS)}
PERSONA_AT: Final = {persona.name: n for n, persona in enumerate(PERSONAS)}
ITEM_AT: Final = {item.name: n for n, item in enumerate(ITEMS)}


def load_insanity() -> tuple[dict[int, str], dict[int, str]]:
    """The Insanity cards (§8.4): for each total of two dice its effect, and what it says."""
    effects: dict[int, str] = {}
    texts: dict[int, str] = {}
    sheet = data_file(GAME, "cthulhu.toml")
    for entry in sheet.tables("insanity"):
        total = entry.number("total", 2)
        effects[total] = entry.text("effect")
        texts[total] = entry.text("text")
    if sorted(effects) != list(range(2, 13)):
        raise sheet.wrong("insanity", "one entry for each total from 2 to 12")
    return effects, texts


def check_box(sheet: Sheet) -> None:
    """The box (§1.1): every set has as many cards as it says, and no two have one name."""
    for of, name in enumerate(SETS):
        counts = sheet.table(name)
        rooms = [room for room in ROOMS if room.set == of]
        there = {
            "rooms": len([room for room in rooms if not room.final]),
            "finals": len([room for room in rooms if room.final]),
            "personas": len([card for card in PERSONAS if card.set == of]),
            "items": len([card for card in ITEMS if card.set == of]),
        }
        for what, count in there.items():
            if count != counts.number(what):
                wanted = f"{count} cards, the box has {counts.number(what)}"
                raise BadData(f"{sheet.file}, {name}, {what}: {wanted}")
    names = [card.name for card in ROOMS] + [c.name for c in PERSONAS] + [c.name for c in ITEMS]
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"{sheet.file}: two cards are called {name!r}")


BOX: Final = data_file(GAME, "box.toml")
check_box(BOX)
TICKETS: Final = BOX.table("carnival").number("tickets")
TOKENS: Final = BOX.table("cthulhu").number("insanity-tokens")
INSANITY, INSANITY_TEXTS = load_insanity()
