"""What a seat sees, as text for a terminal: the doors, the card, and bodies in characters.

A body is six letters: head, torso, arms and legs. A capital is a whole part, a small letter is
wounded, a dot is gone; `!` marks where a wound is about to land. Nothing depends on colour alone.
"""

from textwrap import wrap
from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question

from .cards import ITEMS, PERSONAS, ROOMS, RoomCard
from .prompts import spot
from .prompts.seen import (
    NAMES,
    BodyView,
    HouseView,
    PointsView,
    all_of,
    coming,
    ghost,
    house,
    is_stopped,
    on_the_shelf,
    open_room,
    wounds_text,
)
from .state import SEVERED, WOUNDED

PAINT: Final = ("#ff7d78", "#ffc24d", "#b6d063", "#5fd3cb", "#cba8f7", "#f3e9d3")
GLOW: Final = "#ffcf5a"
BLOOD: Final = "#ff5a50"
FAINT: Final = "dim"
LETTERS: Final = ("H", "T", "A", "A", "L", "L")
WIDE: Final = 88  # characters a line


def text(view: View, question: Question | None) -> str:
    """The whole view: doors, what was read, everybody, what nobody holds, what the seat holds."""
    seen = house(view)
    lines = [doors_line(seen), *card_lines(seen), ""]
    lit = offered(view, question)
    lines += [seat_line(seen, seat, f"p{seat}" in lit) for seat in range(seen["seats"])]
    lines += ["", *shelf_lines(seen)]
    lines += [*own_lines(seen), *dealt_lines(seen), *end_lines(seen)]
    return "\n".join(lines)


def painted(words: str, style: str) -> str:
    return f"[{style}]{words}[/]"


def plain(words: str) -> str:
    """A card's text as it is: brackets in it are no markup."""
    return words.replace("[", "\\[")


def seat_text(seat: int) -> str:
    return painted(NAMES[seat], f"bold {PAINT[seat]}")


def offered(view: View, question: Question | None) -> set[str]:
    """The places where something can be picked."""
    if question is None:
        return set()
    spots = [spot(view, question, option) for option in question.options]
    return {found.place for found in spots if found.place is not None}


# -- the house -----------------------------------------------------------------------------------

SIGNS: Final = {"closed": "▮", "open": "▯", "done": "·"}


def doors_line(view: HouseView) -> str:
    told = []
    for n, door in enumerate(view["row"]):
        words = f"{SIGNS[door['state']]} {plain(ROOMS[door['room']].title)}"
        style = f"bold {GLOW}" if n == view["at"] else BLOOD if door["final"] else FAINT
        told.append(painted(words, style))
    return "  ".join(told) if told else painted("The doors are not laid yet.", FAINT)


def shelf_lines(view: HouseView) -> list[str]:
    """What nobody holds."""
    told = "; ".join(plain(each) for each in on_the_shelf(view))
    return [painted(each, FAINT) for each in wrap(told, WIDE)]


def card_lines(view: HouseView) -> list[str]:
    """What has been read so far: the story, then the rule, then perhaps a STOP."""
    room = open_room(view)
    if room is None or view["over"]:
        return []
    lines: list[str] = []
    for part in range(view["part"] + 1):
        lines += part_lines(view, room, part)
    if is_stopped(view):
        lines.append(painted("  ━━━━━━━━ STOP ━━━━━━━━", f"bold {BLOOD}"))
    return lines


def part_lines(view: HouseView, room: RoomCard, part: int) -> list[str]:
    read = view["line"] if part == view["part"] else len(room.parts[part].story) + 1
    old = part < view["part"]
    lines: list[str] = []
    for n, words in enumerate([*room.parts[part].story, room.parts[part].rule]):
        if n < read:
            rule = n == len(room.parts[part].story)
            style = FAINT if old else "bold" if rule else "italic"
            lines += [painted(f"  {plain(each)}", style) for each in wrap(words, WIDE)]
    return lines


# -- everybody -----------------------------------------------------------------------------------


def seat_line(view: HouseView, seat: int, lit: bool) -> str:
    """`Moss   H T A . l L  2 items, First Player; die 4; 1 wound to a limb`."""
    body = view["bodies"][seat]
    name = f"{'▸' if lit else ' '} {NAMES[seat]:<8}"
    told = "; ".join(filter(None, [has_text(view, seat, body), now_text(view, seat)]))
    figure = painted("~ ghost ~  ", FAINT) if ghost(view, seat) else figure_text(body)
    return f"{painted(name, f'bold {PAINT[seat]}')} {figure}  {told}"


def figure_text(body: BodyView) -> str:
    told = []
    for part, wounds in enumerate(body["parts"]):
        letter = LETTERS[part] if wounds < WOUNDED else LETTERS[part].lower()
        letter = "." if wounds >= SEVERED else letter
        style = BLOOD if wounds else "bold"
        told.append(painted(f"{letter}{'!' if part in body['marks'] else ''}", style))
    return " ".join(told)


def has_text(view: HouseView, seat: int, body: BodyView) -> str:
    told = [f"{body['items']} item{'' if body['items'] == 1 else 's'}"]
    if body["known"] and seat != view["you"]:
        told.append(f"known {all_of([plain(ITEMS[item].title) for item in body['known']])}")
    if body["tickets"]:
        told.append(f"{body['tickets']} ticket{'' if body['tickets'] == 1 else 's'}")
    told += ["insane"] if body["insane"] else []
    told += ["leans back"] if not body["alert"] else []
    told += ["First Player"] if view["first"] == seat and view["phase"] != "set-up" else []
    if body["persona"] is not None:
        told.append(plain(PERSONAS[body["persona"]].title))
    return ", ".join(told)


def now_text(view: HouseView, seat: int) -> str:
    """Die, choice, and what is about to happen to somebody."""
    told = [f"die {view['dice'][seat]}"] if view["dice"][seat] else []
    choice = view["choices"][seat]
    if choice is not None and view["voting"] and choice >= 0:
        told.append(f"votes for {NAMES[choice]}")
    told += ["volunteer"] if view["volunteer"] == seat else []
    told += ["nominated"] if view["nominee"] == seat else []
    hits = [wounds_text(n, where) for n, where in coming(view, seat)]
    told += [painted(f"{all_of(hits)} coming", BLOOD)] if hits else []
    told += [painted("about to die", f"bold {BLOOD}")] if seat in view["doomed"] else []
    return ", ".join(told)


# -- one's own -----------------------------------------------------------------------------------


def own_lines(view: HouseView) -> list[str]:
    """The persona's goal, or for a ghost what it does and wants; then the hand."""
    lines: list[str] = []
    persona, you = view["persona"], view["you"]
    if persona is not None and you is not None:
        card = PERSONAS[persona]
        told = f"{card.haunt} {card.ghost}" if ghost(view, you) else card.goal
        named = view["named"] if card.names else None
        about = "" if named is None else f", about {seat_text(named)}"
        lines.append(f"{painted('you are', FAINT)} {plain(card.title)}{about}: {plain(told)}")
    for n, item in enumerate(view["hand"]):
        lines.append(f"{painted(f'item {n + 1}', FAINT)} {item_text(item)}")
    return ["", *lines] if lines else []


def item_text(item: int) -> str:
    return f"{painted(plain(ITEMS[item].title), 'bold')}: {plain(ITEMS[item].text)}"


def dealt_lines(view: HouseView) -> list[str]:
    """At set-up: what there is to choose between."""
    cards = view["dealt"]
    if cards is None:
        return []
    lines = [painted("dealt to you", FAINT), *(f"  {item_text(item)}" for item in cards["items"])]
    for persona in cards["personas"]:
        card = PERSONAS[persona]
        told = f"{card.goal} Dead: {card.haunt} {card.ghost}"
        lines.append(f"  {painted(plain(card.title), 'bold')}: {plain(told)}")
    return ["", *lines]


def end_lines(view: HouseView) -> list[str]:
    """Where the points came from, and who won."""
    if not view["over"]:
        return []
    lines = [score_line(view, seat, points) for seat, points in enumerate(view["points"])]
    won = all_of([seat_text(seat) for seat in view["winners"]]) if view["winners"] else "The Host"
    many = len(view["winners"]) > 1
    return ["", *lines, f"{won} {'win' if many else 'wins'}."]


def score_line(view: HouseView, seat: int, points: PointsView | None) -> str:
    if points is None:
        return f"{seat_text(seat)}: a ghost"
    total = points["body"] + points["goal"] + points["tickets"]
    told = f"body {points['body']}, goal {points['goal']}, tickets {points['tickets']}"
    return f"{seat_text(seat)}: {total} ({told})"
