"""More for the scenes: walls, markers, tokens by name, shots, and what a test looks at."""

from typing import Final

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike.board import AHEAD, LEFT, RIGHT, millionths
from grandstand.games.gravstrike.cards.markers import MARKER_NUMBER
from grandstand.games.gravstrike.rules.attack import (
    SHOOT_MARKER,
    SHOOT_TARGET,
    SHOOT_TURBINE,
)
from grandstand.games.gravstrike.rules.payment import DONE, ICONS_OF, PUSH, SKID
from grandstand.games.gravstrike.rules.tokens import (
    CRASH_TOKENS,
    HURT,
    SKID_TOKENS,
    SLIDE,
    SLOWER,
    SPIN_LEFT,
    SPIN_RIGHT,
)
from grandstand.games.gravstrike.shapes import Shape
from grandstand.games.gravstrike.state import ATTACK, Arena, Marker

from .stage import Answer, Turbine, stage, tokens

FILLER: Final = "gunnery-school"  # Attack 3, damage 1; neither fragile nor rugged, no ability
NIMBLE: Final = "clean-lap"  # Maneuver 3, likewise
PLATE: Final = "slab-plating"  # Protect 3, rugged
MINE: Final = MARKER_NUMBER["mag-mine"]
DRONE: Final = MARKER_NUMBER["monk-drone"]
TROOPERS: Final = MARKER_NUMBER["crowne-troopers"]

SLOW: Final = 10 * SLOWER + 1
SLOW_2: Final = 10 * SLOWER + 2
SLIDE_LEFT: Final = 10 * SLIDE + LEFT
SLIDE_RIGHT: Final = 10 * SLIDE + RIGHT
SLIDE_AHEAD: Final = 10 * SLIDE + AHEAD
SPIN_60_LEFT: Final = 10 * SPIN_LEFT + 2
SPIN_90_LEFT: Final = 10 * SPIN_LEFT + 3
SPIN_90_RIGHT: Final = 10 * SPIN_RIGHT + 3
HURT_1: Final = 10 * HURT + 1
HURT_2: Final = 10 * HURT + 2


def box(left: float, low: float, right: float, high: float) -> Shape:
    """A wall, or any area, that is square to the arena."""
    return [left, low, right, low, right, high, left, high]


def crashes(*wanted: int) -> list[int]:
    return tokens(CRASH_TOKENS, *wanted)


def skids(*wanted: int) -> list[int]:
    return tokens(SKID_TOKENS, *wanted)


def fillers(count: int) -> list[str]:
    return [FILLER] * count


def sturdy(s: Arena) -> Arena:
    """So much Armor that no ram hurts: then no cards are drawn for it either."""
    s.plating = [99] * s.seats
    return s


def drop(s: Arena, kind: int, owner: int, x: float, y: float) -> Marker:
    """A marker that lies there already."""
    s.markers_dropped += 1
    marker = Marker(s.markers_dropped, kind, Seat(owner), millionths(x), millionths(y))
    s.markers.append(marker)
    return marker


def lay_field(s: Arena, area: Shape, heading: int) -> None:
    """An acceleration field with this activation area, pointing there (in degrees)."""
    number = len(s.fields)
    arena = s.map
    arena.spots[number] = area
    arena.spot_heading[number] = heading * 1_000_000
    s.fields.append(number)


def aiming(*turbines: Turbine, walls: list[Shape] | None = None) -> Arena:
    """The Attack Phase: seat 0 comes first, then the others from the last on."""
    s = stage(*turbines, walls=walls or [], phase=ATTACK)
    s.order = [Seat(seat) for seat in [*range(1, s.seats), 0]]
    s.at = s.seats - 1
    s.shots = 1
    return s


# -- answers ------------------------------------------------------------------------------------


def skid(seat: int) -> Answer:
    return seat, "maneuver.pay", SKID


def take_it(seat: int) -> Answer:
    """Damage, without Protect icons."""
    return seat, "protect.pay", DONE


def add_nothing(seat: int) -> Answer:
    """To a ram."""
    return seat, "ram.add", DONE


def shoot(seat: int, other: int) -> Answer:
    return seat, "attack.choose", (SHOOT_TURBINE, other)


def shoot_target(seat: int, number: int) -> Answer:
    return seat, "attack.choose", (SHOOT_TARGET, number)


def shoot_marker(seat: int, marker: Marker) -> Answer:
    return seat, "attack.choose", (SHOOT_MARKER, marker.ident)


def icons(seat: int, slot: int) -> Answer:
    """A card from the hand for a shot."""
    return seat, "attack.pay", (ICONS_OF, slot)


def push(seat: int) -> Answer:
    return seat, "attack.pay", PUSH


def paid(seat: int) -> Answer:
    """That is all for the shot."""
    return seat, "attack.pay", DONE


# -- what is so ---------------------------------------------------------------------------------


def kinds(match: Match[Arena], *wanted: str) -> list[str]:
    """Which of these events there were, in order."""
    return [event.kind for event in match.story if event.kind in wanted]


def near(place: tuple[float, ...], *wanted: float) -> bool:
    """Whether these are the same numbers, but for rounding."""
    return len(place) == len(wanted) and all(
        abs(have - want) < 3e-6 for have, want in zip(place, wanted, strict=True)
    )
