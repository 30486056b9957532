"""Labels of what is set up, dialled and flown: decks, speeds, lengths, pivots, markers."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.gravstrike.arenas import arena_of
from grandstand.games.gravstrike.board import MILLION
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.rules.acceleration import BONUS_CARDS
from grandstand.games.gravstrike.rules.maneuver import (
    CARD,
    DETONATE,
    END,
    LENGTH,
    MARKER,
    PIVOT,
    SLIPPING,
    WHOLE,
    cost,
)
from grandstand.games.gravstrike.shapes import length
from grandstand.games.gravstrike.state import MARKER_MOVE

from .seen import (
    COLOURS,
    COMPASS,
    CORNERS,
    SIDES,
    ArenaView,
    DialView,
    MarkerView,
    all_of,
    counted,
    effect,
    fixture_card,
    held,
    held_name,
    kind_of,
    marker_in,
    marker_name,
    met,
    own,
    sights,
    signed,
    upper,
    values,
    whole,
)

KEEP: Final = 0
FLY_ON: Final = 0


def also(told: list[str]) -> str:
    return f": {all_of(told)}" if told else ""


# -- getting ready -----------------------------------------------------------------------------


def label_deck(view: ArenaView, question: Question, option: object) -> str:
    """`Cold Glass, the sniper: Find a long lane, …`."""
    deck = DECKS[values(option)[0]]
    return f"{deck.title}, the {deck.style}: {deck.text.partition('. ')[0].rstrip('.')}"


def compass(degrees: float) -> str:
    """The nearest of twelve directions."""
    return COMPASS[round(degrees / 30) % 12]


def label_field(view: ArenaView, question: Question, option: object) -> str:
    spot = values(option)[0]
    arena = arena_of(view["arena"])
    heading = arena.spot_heading[spot] / MILLION
    x, y = arena.spot_x[spot] / MILLION, arena.spot_y[spot] / MILLION
    return f"Spot {spot + 1}: at {x:g}, {y:g}, pushes {compass(heading)}"


def label_without(view: ArenaView, question: Question, option: object) -> str:
    card = fixture_card(view, question.seat, values(option)[0])
    return f"Go without {card.title}"


# -- speed -------------------------------------------------------------------------------------


def label_dial(view: ArenaView, question: Question, option: object) -> str:
    """`Speed 4: +2, no bonus cards`; from forward to reverse is one change (§5.4)."""
    speed = values(option)[0]
    turbine = own(view, question)
    change = speed - turbine["speed"]
    excess = abs(change) - turbine["stats"]["delta"]
    told = [f"{signed(change)}" if change else "as before"]
    if excess > 0:
        told.append(f"{excess} damage unless a card allows it")
    bonus = BONUS_CARDS[abs(speed)]
    if bonus:
        told.append(f"draw {counted(bonus, 'card')}")
    return f"{speed_name(speed)}: {', '.join(told)}"


def speed_name(speed: int) -> str:
    if not speed:
        return "Stand still"
    return f"Speed {speed}" if speed > 0 else f"Reverse {-speed}"


def label_speed(view: ArenaView, question: Question, option: object) -> str:
    """A speed that costs no damage, after the dials are shown (§5.2)."""
    speed = values(option)[0]
    bonus = BONUS_CARDS[abs(speed)]
    return speed_name(speed) + (f": draw {counted(bonus, 'card')}" if bonus else "")


# -- abilities ---------------------------------------------------------------------------------


def label_action(view: ArenaView, question: Question, option: object) -> str:
    """A card to play or a fixture to trigger for its ability."""
    what, which = values(option)
    if what == CARD:
        card = held(view, question.seat, which)
        name = held_name(view, question.seat, which)
        return f"Play {name}" + (f": {effect(card)}" if card is not None else "")
    card = fixture_card(view, question.seat, which)
    return f"Trigger {card.title}: {effect(card)}"


def label_use(view: ArenaView, question: Question, option: object) -> str:
    if option == END:
        return "Nothing more" if len(question.options) > 1 else "Go on"
    return label_action(view, question, option)


# -- lengths -----------------------------------------------------------------------------------


def way(view: ArenaView, seat: int, turn: int) -> str:
    """`Straight`, `Left 60°`; in reverse it is the way it goes, tail first (§6.7)."""
    back = view["turbines"][seat]["reverse"]
    if not turn:
        return "Straight back" if back else "Straight"
    side = "left" if turn > 0 else "right"
    return f"Back and {side} {abs(turn)}°" if back else f"{upper(side)} {abs(turn)}°"


def price(view: ArenaView, icons: int) -> str:
    """`, 2 icons`; what is off the next maneuver is taken off."""
    due = max(0, icons - view["discount"])
    if due == icons:
        return f", {counted(icons, 'icon')}" if icons else ""
    return f", {counted(due, 'icon')} instead of {icons}" if due else f", free instead of {icons}"


def label_move(view: ArenaView, question: Question, option: object) -> str:
    what, which = values(option)
    if option == END:
        return "End your move"
    if what in (LENGTH, SLIPPING, PIVOT):
        return length_text(view, question.seat, what, which)
    if what == MARKER:
        return f"Move {marker_name(view, which)}: {reach_of(view, which)}"
    if what == DETONATE:
        return f"Detonate {marker_name(view, which)}: {blast_of(view, which)}"
    return label_action(view, question, option)


def length_text(view: ArenaView, seat: int, what: int, which: int) -> str:
    """`Left 60°, 2 icons: crosses B, +1 VP and sees Gold TN 4`."""
    if what == PIVOT:
        return f"Pivot round the {CORNERS[which]} corner{price(view, 1)}: choose how far"
    if what == SLIPPING:
        icons = price(view, cost(which, True))
        return f"{way(view, seat, which)} with a sideslip{icons}: choose how far"
    preview = next((p for p in view["previews"] if p["turn"] == which), None)
    told = [] if preview is None else met(view, seat, preview) + sights(preview)
    return way(view, seat, which) + price(view, cost(which, False)) + also(told)


def reach_of(view: ArenaView, ident: int) -> str:
    marker = marker_in(view, ident)
    return "" if marker is None else f"up to {counted(kind_of(marker).moves, 'length')}"


def blast_of(view: ArenaView, ident: int) -> str:
    marker = marker_in(view, ident)
    if marker is None:
        return "damage to all it sees near"
    kind = kind_of(marker)
    return f"{kind.harm} damage to all in sight within {counted(kind.reach, 'length')}, you too"


def preview_of(view: ArenaView, value: int) -> DialView | None:
    """The step of the dial that is nearest."""
    near = [step for step in view["dial"] if abs(step["value"] - value) <= 2]
    return near[0] if near else None


def label_slip(view: ArenaView, question: Question, option: object) -> str:
    """`Half a width left: rams Gold for 4`."""
    aside = values(option)[0]
    preview = preview_of(view, aside)
    told = also([] if preview is None else met(view, question.seat, preview))
    if not aside:
        return f"No sideslip{told}"
    side = "left" if aside > 0 else "right"
    amount = {WHOLE: "A width", WHOLE // 2: "Half a width"}.get(abs(aside))
    amount = amount or f"{abs(aside)} % of a width"
    return f"{amount} to the {side}{told}"


def label_pivot(view: ArenaView, question: Question, option: object) -> str:
    degrees = values(option)[0]
    preview = preview_of(view, degrees)
    told = also([] if preview is None else met(view, question.seat, preview))
    if not degrees:
        return f"Stay as you are{told}"
    return f"{'Left' if degrees > 0 else 'Right'} {abs(degrees)}°{told}"


def label_disentangle(view: ArenaView, question: Question, option: object) -> str:
    corner, degrees = values(option)
    side = "left" if degrees > 0 else "right"
    return f"Swing {side} {abs(degrees)}° round your {CORNERS[corner]} corner"


# -- markers -----------------------------------------------------------------------------------


def label_drop(view: ArenaView, question: Question, option: object) -> str:
    return f"Drop it {SIDES[values(option)[0]]}"


def label_marker_lengths(view: ArenaView, question: Question, option: object) -> str:
    return f"Up to {counted(values(option)[0], 'length')}"


def label_heading(view: ArenaView, question: Question, option: object) -> str:
    """`North (90°): 1.4 lengths`; before a feature it stops (§12.7)."""
    degrees = values(option)[0]
    told = f"{upper(compass(degrees))} ({degrees}°)"
    step = preview_of(view, degrees)
    marker = moving_marker(view)
    if step is None or marker is None:
        return told
    return f"{told}: {length(step['x'] - marker['x'], step['y'] - marker['y']):.1f} lengths"


def moving_marker(view: ArenaView) -> MarkerView | None:
    """The marker for which the dial is turned."""
    plan = view["plan"]
    return marker_in(view, plan[1]) if plan and plan[0] == MARKER_MOVE else None


def label_marker(view: ArenaView, question: Question, option: object) -> str:
    return upper(marker_name(view, values(option)[0]))


def label_fire(view: ArenaView, question: Question, option: object) -> str:
    return f"Fire at {COLOURS[values(option)[0]]}"


# -- reload ------------------------------------------------------------------------------------


def label_reload(view: ArenaView, question: Question, option: object) -> str:
    turbine = own(view, question)
    size, holds = turbine["stats"]["hand"], turbine["holds"]
    if values(option)[0] == KEEP:
        return f"Keep your hand: {counted(holds, 'card')}, draw {max(0, size - holds)}"
    return f"Discard your hand: {counted(holds, 'card')}, draw {size}"


def label_blow_up(view: ArenaView, question: Question, option: object) -> str:
    if values(option)[0] == FLY_ON:
        return "Fly on: the next damage without a card explodes you"
    left = own(view, question)["respawns"]
    back = "back next turn" if left else "out of the battle"
    return f"Blow up your turbine: {whole(-3)} VP, {back}"
