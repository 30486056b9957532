"""The Players: paper dolls with what is left of them, their tokens, dice and choices."""

from html import escape
from typing import Final

from grandstand.games.grindhouse.cards import ITEMS, PERSONAS
from grandstand.games.grindhouse.prompts.seen import (
    NAMES,
    PARTS,
    YES,
    BodyView,
    HouseView,
    body_text,
    card_question,
    coming,
    counted,
    ghost,
)
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    DEATH,
    LEG,
    LIMB,
    SEVERED,
    VITAL,
    WOUNDED,
)

from .dolls import MIDDLES
from .layout import XY, Box, Layout, moved, use
from .lettering import clipped, line, one_line, width, wrapped

WHERE: Final = {
    **dict(enumerate(PARTS)),
    ANY: "any part",
    LIMB: "limb",
    ARM: "arm",
    LEG: "leg",
    VITAL: "head/torso",
}
LOOKS: Final = ("whole", "hurt", "gone")
SLIP: Final = 38  # how wide a slip of paper in an open hand is
SLIP_HEIGHT: Final = 27
SLIP_SIZES: Final = (11.0, 10.0, 9.0, 8.0)
ALL_IN_A_ROW: Final = 3  # spectators see more Players than these in two rows


def people(view: HouseView, layout: Layout) -> str:
    """Everybody, by seat; the viewer is framed, and larger."""
    told = "".join(
        person(view, seat, person_box(view, seat, layout), layout) for seat in range(view["seats"])
    )
    return f'<g id="people">{told}</g>'


def person_box(view: HouseView, seat: int, layout: Layout) -> Box:
    """Where somebody stands: clockwise from the viewer's left hand."""
    you, seats = view["you"], view["seats"]
    if seat == you:
        return layout.body
    if you is None:
        columns = seats if seats <= ALL_IN_A_ROW else (seats + 1) // 2
        rows = 1 if seats <= ALL_IN_A_ROW else 2
        return stage(layout).cell(seat, columns, rows, 6)
    return row_of(layout, seats - 1).cell((seat - you - 1) % seats, seats - 1, 1, 5)


def row_of(layout: Layout, count: int) -> Box:
    """The others' share of their row: few stand in the middle of it."""
    area = layout.others
    wide = min(area.width, count * layout.elbow)
    return Box(area.x + (area.width - wide) / 2, area.y, wide, area.height)


def stage(layout: Layout) -> Box:
    """All the room that there is for Players, when none of them is the viewer."""
    area = layout.others
    return Box(area.x, area.y, area.width, layout.body.bottom - area.y)


def doll_size(view: HouseView, seat: int, layout: Layout) -> float:
    if seat == view["you"]:
        return layout.doll
    if view["you"] is not None:
        unmasked = view["bodies"][seat]["persona"] is not None
        return round(layout.small * (0.86 if unmasked else 1), 2)
    box = person_box(view, seat, layout)
    return round(min((box.width - 12) / 120, (box.height - 100) / 165), 2)


def doll_at(view: HouseView, seat: int, layout: Layout) -> XY:
    """The middle of a doll; its feet stand over the row of tokens."""
    box = person_box(view, seat, layout)
    size = doll_size(view, seat, layout)
    if seat == view["you"]:
        return box.middle, round(box.bottom - 78 * size - 3, 1)
    spare = 0.0 if view["you"] is not None else (box.height - 96 - 160 * size) / 2
    return box.middle, round(box.bottom - 44 - 76 * size - spare, 1)


def person(view: HouseView, seat: int, box: Box, layout: Layout) -> str:
    body = view["bodies"][seat]
    kind = f"person seat-{seat}"
    for what, holds in (
        ("you", seat == view["you"]),
        ("ghost", ghost(view, seat)),
        ("doomed", seat in view["doomed"]),
        ("struck", bool(coming(view, seat))),
        ("winner", seat in view["winners"]),
    ):
        kind += f" {what}" if holds else ""
    told = (
        f"<title>{escape(told_of(view, seat))}</title>{box.rect('pedestal', 10)}"
        f"{head_line(view, seat, box)}{doll(view, seat, layout)}"
        f"{beside(view, seat, box, layout)}{tag(view, seat, box, layout)}"
        f"{tokens(view, seat, body, box)}"
    )
    return f'<g id="person-{seat}" class="{kind}">{told}</g>'


def told_of(view: HouseView, seat: int) -> str:
    """What a tooltip says: their wounds, and what the viewer knows of their cards."""
    body = view["bodies"][seat]
    told = [f"{NAMES[seat]}: {body_text(view, seat)}"]
    told.append(counted(body["items"], "item"))
    if body["known"] and seat != view["you"]:
        told.append("known: " + ", ".join(ITEMS[item].title for item in body["known"]))
    if body["persona"] is not None:
        told.append(f"persona: {PERSONAS[body['persona']].title}")
    if body["named"] is not None and body["persona"] is not None:
        about = PERSONAS[body["persona"]].names
        told += [f"named {NAMES[body['named']]}"] if about else []
    told.append("asked in every window" if body["alert"] else "leans back")
    return "; ".join(told)


def head_line(view: HouseView, seat: int, box: Box) -> str:
    """Sign, name, the First Player's candle; under it the persona, if it is known."""
    x, y = box.x + 17, box.y + 17
    corner, room = "", box.width - 44
    if seat in view["winners"]:
        drawn = use("crown", (box.right - 24, y + 2), 0.8)
        corner, room = f'<g class="crown"><title>Winner</title>{drawn}</g>', room - 34
    elif view["first"] == seat and view["phase"] not in ("set-up", "over"):
        drawn = use("candle", (box.right - 16, y + 1), 0.86)
        corner, room = f'<g class="first"><title>First Player</title>{drawn}</g>', room - 18
    told = use(f"sign-{seat}", (x, y), 0.86)
    name = NAMES[seat] + (" (you)" if seat == view["you"] and box.width > 150 else "")
    told += one_line("nameplate left", (x + 16, y + 7), name, (21, 19, 17, 15, 14), room)
    persona = view["bodies"][seat]["persona"]
    if persona is not None and seat != view["you"]:
        title = PERSONAS[persona].title
        told += one_line("mask left", (box.x + 8, y + 27), title, (17, 15, 14), box.width - 14)
    return told + corner


# -- the doll ------------------------------------------------------------------------------------


def doll(view: HouseView, seat: int, layout: Layout) -> str:
    """Six parts, each whole, wounded or gone; a ghost fades into its shroud."""
    body = view["bodies"][seat]
    size = doll_size(view, seat, layout)
    order = (4, 5, 2, 3, 1, 0)
    told = "".join(part(seat, n, body["parts"][n]) for n in order)
    told += use("pins")
    marks = "".join(mark(body, n) for n in sorted(set(body["marks"])))
    letters = sides() if seat == view["you"] else ""
    chest = use(f"sign-{seat}", (0, -16), 0.9)
    veil = f"<g {moved((0, 8), 0.88)}>{use(f'shade-{seat}')}{chest}</g>"
    shade = f'<g class="shade"><g class="drift">{veil}</g></g>'
    inside = f'<g class="parts">{told}{chest}{letters}</g>{shade}<g class="marks">{marks}</g>'
    if seat in view["doomed"]:
        inside += f'<g class="skull">{use("skull", (0, -62), 1.25)}</g>'
    return (
        f'<g id="doll-{seat}" class="doll" {moved(doll_at(view, seat, layout), size)}>{inside}</g>'
    )


def part(seat: int, n: int, wounds: int) -> str:
    """A part with its wound and its stump; which of them is seen is for the stylesheet to say."""
    limb = use(f"part-{n}") + (use(f"hair-{seat}") if n == 0 else "")
    hurt = f'<g class="wound">{use(f"hurt-{n}")}</g>'
    return (
        f'<g id="s{seat}-part-{n}" class="part {LOOKS[min(wounds, SEVERED)]}">'
        f'<g class="stump">{use(f"stump-{n}")}</g><g class="limb">{limb}{hurt}</g></g>'
    )


def mark(body: BodyView, n: int) -> str:
    """A wound that is about to land there."""
    count = body["marks"].count(n)
    more = line("mark-count", 0, 5, count) if count > WOUNDED else ""
    return (
        f'<g class="mark" {moved(MIDDLES[n])}><circle class="ring" r="15"/>'
        f"{use('drop', (0, 0), 0.9)}{more}</g>"
    )


def sides() -> str:
    """Which hand is which, on one's own body."""
    return line("hand-side", -42, 36, "L") + line("hand-side", 42, 36, "R")


# -- what lies beside it -------------------------------------------------------------------------


def die_at(view: HouseView, seat: int, box: Box, layout: Layout) -> XY:
    """Beside the head, over the left arm."""
    size = doll_size(view, seat, layout)
    x, y = doll_at(view, seat, layout)
    return x - min(box.width / 2 - 24, 44 * size + 6), y - 58 * size


def choice_at(view: HouseView, seat: int, box: Box, layout: Layout) -> XY:
    size = doll_size(view, seat, layout)
    x, y = doll_at(view, seat, layout)
    return x + min(box.width / 2 - 24, 44 * size + 6), y - 58 * size


def beside(view: HouseView, seat: int, box: Box, layout: Layout) -> str:
    """The die as it lies, and what is chosen or covered."""
    big = seat == view["you"]
    told = die(view, seat, die_at(view, seat, box, layout), 1.25 if big else 1.06)
    return told + choice(view, seat, choice_at(view, seat, box, layout), 1.2 if big else 0.9)


def die(view: HouseView, seat: int, at: XY, size: float) -> str:
    """Pips; of two dice the total is what counts."""
    shows = view["dice"][seat]
    if not shows:
        return ""
    kind = "die rolling" if seat in view["rolling"] else "die"
    if view["two_dice"] or shows > 6:
        face = use("two-dice") + line("total", 10, 5, shows)
    else:
        face = use(f"face-{shows}")
    return (
        f'<g id="die-{seat}" class="{kind}" {moved(at, size)}><title>{NAMES[seat]} rolled {shows}'
        f'</title><g class="cube n{shows % 4}">{face}</g></g>'
    )


def choosers(view: HouseView) -> list[int]:
    """Who has something under the hand."""
    return [] if view["shown"] else view["choosers"]


def choice(view: HouseView, seat: int, at: XY, size: float) -> str:
    """Covered by a hand, or shown: a vote as the sign of whom it is for, else the word for it."""
    value = view["choices"][seat]
    if value is None:
        hidden = seat in choosers(view)
        inside = f"<title>{NAMES[seat]} decides in secret</title>{use('cover')}"
        return covered(seat, at, size, inside) if hidden else ""
    if not view["shown"]:
        inside = f"<title>Only you know what you chose</title>{value_shown(view, value)}"
        inside += f'<g class="under">{use("cover", (0, 4), 0.8)}</g>'
        return covered(seat, at, size, inside)
    if not value_told(view, value):
        return ""
    inside = f"<title>{NAMES[seat]}: {escape(value_told(view, value))}</title>"
    inside += value_shown(view, value)
    return f'<g id="choice-{seat}" class="decision shown" {moved(at, size)}>{inside}</g>'


def covered(seat: int, at: XY, size: float, inside: str) -> str:
    return f'<g id="choice-{seat}" class="decision covered" {moved(at, size)}>{inside}</g>'


def value_told(view: HouseView, value: int) -> str:
    """A choice in words, if the view says what it is about."""
    if view["voting"]:
        return NAMES[value] if value >= 0 else "nobody"
    kind = view["choosing"] or ""
    if kind.startswith("volunteer.") or view["nominee"] is not None:
        return "Yes" if value == YES else "No"
    card = card_question(kind)
    if card is not None and 0 <= value < len(card.labels):
        return card.labels[value]
    return ""


def value_shown(view: HouseView, value: int) -> str:
    if view["voting"] and value >= 0:
        return f'<g class="ballot seat-{value}">{use(f"sign-{value}", (0, 0), 1.3)}</g>'
    name = value_told(view, value).partition(":")[0]  # what comes of it is in the tooltip
    if not name:
        return ""
    size = next((size for size in SLIP_SIZES if fits_slip(name, size)), SLIP_SIZES[-1])
    told = clipped(wrapped(name, size, SLIP, narrow=True), 3, size, SLIP)
    first = 4 - size / 2 * (len(told) - 1)
    words = "".join(line("slip", 0, first + size * n, each, size) for n, each in enumerate(told))
    return use("open-hand", (0, 0), 1.2) + words


def fits_slip(name: str, size: float) -> bool:
    """Whether no word has to be broken, and no line left out."""
    if any(width(word, size, narrow=True) > SLIP for word in name.split()):
        return False
    return len(wrapped(name, size, SLIP, narrow=True)) * size <= SLIP_HEIGHT


# -- what is about to happen ---------------------------------------------------------------------


def tag(view: HouseView, seat: int, box: Box, layout: Layout) -> str:
    """The one thing that matters most about somebody now, on a band across their feet."""
    found = tag_words(view, seat)
    if found is None:
        return ""
    kind, told = found
    own = seat == view["you"]
    y = box.y + 4 if own else box.bottom - 68
    band = Box(box.x + 3, y, box.width - 6, 27)
    words = one_line("tag-words", (box.middle, y + 20), told, (19, 17, 15, 13), band.width - 8)
    return f'<g id="tag-{seat}" class="tag {kind}">{band.rect("band", 4)}{words}</g>'


def tag_words(view: HouseView, seat: int) -> tuple[str, str] | None:
    hits = coming(view, seat)
    if seat in view["doomed"] or any(where == DEATH for _, where in hits):
        return "death", "About to die"
    if hits:
        places = ", ".join(WHERE[where] for _, where in hits)
        return "hits", f"{counted(sum(n for n, _ in hits), 'wound')}: {places}"
    if view["nominee"] == seat:
        return "named", "Nominated"
    if view["haunter"] == seat:
        return "named", "Haunting"
    if view["volunteer"] == seat:
        return "named", "Volunteer"
    return None


def tokens(view: HouseView, seat: int, body: BodyView, box: Box) -> str:
    """How many items and tickets; Insanity; whether they lean back."""
    own = seat == view["you"]
    if own:
        return own_tokens(body, box)
    shown: list[tuple[str, float, str]] = [("card", 0.92, str(body["items"]))]
    if body["tickets"]:
        shown.append(("ticket", 0.72, str(body["tickets"])))
    if body["insane"]:
        shown.append(("insane", 0.86, ""))
    if body["items"]:
        shown.append(("awake" if body["alert"] else "asleep", 0.86, ""))
    step = min((box.width - 8) / len(shown), 44)
    x, y = box.middle - step * (len(shown) - 1) / 2, box.bottom - 20
    told = ""
    for n, (symbol, size, count) in enumerate(shown):
        left = x + n * step - (7 if count else 0)
        told += use(symbol, (left, y), size)
        told += line("count left", left + 12, y + 7, count) if count else ""
    return f'<g class="tokens">{told}</g>'


def own_tokens(body: BodyView, box: Box) -> str:
    """One's items lie beside; tickets, Insanity and leaning back in the corner."""
    told, y = "", box.bottom - 62
    if body["tickets"]:
        told += use("ticket", (box.x + 19, y), 0.9)
        told += line("count left", box.x + 35, y + 7, body["tickets"])
        y -= 34
    if body["insane"]:
        told += use("insane", (box.x + 19, y), 1)
    if body["items"] and not body["alert"]:
        eye = use("asleep", (box.right - 20, box.bottom - 62))
        told += f'<g class="lean"><title>You lean back</title>{eye}</g>'
    return f'<g class="tokens">{told}</g>'
