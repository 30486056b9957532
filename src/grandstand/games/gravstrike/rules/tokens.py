"""Skid and crash tokens (§6.9, §6.10): drawn by chance, resolved one at a time."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import (
    AHEAD,
    LEFT,
    REAR_LEFT,
    REAR_RIGHT,
    RIGHT,
)
from grandstand.games.gravstrike.state import MANEUVER, Arena, is_flying, speed_of

from .damage import harm
from .sights import put
from .tracks import ONE_WIDTH, Track

# A token is what it does and how much: ten times the one plus the other.
NOTHING: Final = 0
SLOWER: Final = 1
SLIDE: Final = 2  # in a direction: AHEAD, LEFT or RIGHT
SPIN_LEFT: Final = 3  # by so many times 30°
SPIN_RIGHT: Final = 4
HURT: Final = 5
MORE: Final = 6  # so many crash tokens

SKID_TOKENS: Final = [
    0, 0, 10 * SLOWER + 1, 10 * SLIDE + LEFT, 10 * SLIDE + RIGHT, 10 * SLIDE + AHEAD,
    10 * SPIN_LEFT + 1, 10 * SPIN_LEFT + 2, 10 * SPIN_RIGHT + 1, 10 * SPIN_RIGHT + 2,
    10 * HURT + 1, 10 * MORE + 2,
]  # fmt: skip
CRASH_TOKENS: Final = [
    10 * SLOWER + 1, 10 * SLOWER + 1, 10 * SLOWER + 2, 10 * SLIDE + LEFT, 10 * SLIDE + RIGHT,
    10 * SPIN_LEFT + 2, 10 * SPIN_LEFT + 3, 10 * SPIN_RIGHT + 2, 10 * SPIN_RIGHT + 3,
    10 * HURT + 1, 10 * HURT + 1, 10 * HURT + 2,
]  # fmt: skip


def skid(s: Arena, t: Table, track: Track) -> Flow[None]:
    """A skid token (§6.9): an icon for whatever it does."""
    token = draw_token(s, t, s.skids, SKID_TOKENS)
    t.tell("skid.drawn", (track.seat, token))
    if s.grip > 0:
        s.grip -= 1
        t.tell("token.shrugged", (track.seat,))
        return
    yield from resolve(s, t, track, token)


def crash(s: Arena, t: Table, track: Track) -> Flow[None]:
    """A crash token (§6.9): no icon, and worse."""
    token = draw_token(s, t, s.crashes, CRASH_TOKENS)
    t.tell("crash.drawn", (track.seat, token))
    yield from resolve(s, t, track, token)


def draw_token(s: Arena, t: Table, pile: list[int], every: list[int]) -> int:
    """One by chance; an empty pile is refilled at once (§6.9)."""
    if not pile:
        pile += every
    return pile.pop(t.draw(len(pile)))


def return_tokens(s: Arena) -> None:
    """Once the event is resolved all tokens are back in their piles (§6.9)."""
    s.skids = SKID_TOKENS[:]
    s.crashes = CRASH_TOKENS[:]


def resolve(s: Arena, t: Table, track: Track, token: int) -> Flow[None]:
    """Token effects (§6.10)."""
    seat = track.seat
    what, amount = token // 10, token % 10
    if what == SLOWER:
        lose_speed(s, t, seat, amount)
    elif what == SLIDE:
        track.slide(amount, ONE_WIDTH)
        toss(s, t, track)
    elif what == SPIN_LEFT:
        track.pivot(REAR_LEFT, 30 * amount)
        toss(s, t, track)
    elif what == SPIN_RIGHT:
        track.pivot(REAR_RIGHT, -30 * amount)
        toss(s, t, track)
    elif what == HURT:
        yield from harm(s, t, seat, amount, False)
    elif what == MORE:
        for _ in range(amount):
            if is_flying(s, seat):
                yield from crash(s, t, track)


def toss(s: Arena, t: Table, track: Track) -> None:
    """A token moves the turbine; what it hits is seen to when all tokens are resolved (§7.1)."""
    track.tossed = True
    put(s, track.seat, track.end)
    x, y, heading = track.end
    t.tell("turbine.tossed", (track.seat, x, y, heading))


def lose_speed(s: Arena, t: Table, seat: Seat, loss: int) -> int:
    """Speed towards 0; in its own move it has as many lengths less to go (§6.11)."""
    lost = min(loss, speed_of(s, seat))
    if lost:
        change_speed(s, t, seat, s.speed[seat] + (lost if s.speed[seat] < 0 else -lost))
    return lost


def change_speed(s: Arena, t: Table, seat: Seat, speed: int) -> None:
    """Speed Change in the Maneuver Phase (§6.11)."""
    change = abs(speed) - speed_of(s, seat)
    s.speed[seat] = speed
    if speed:
        s.reverse[seat] = speed < 0
    t.tell("speed.changed", (seat, speed))
    if s.phase == MANEUVER and s.moving and s.order[s.at] == seat:
        s.lengths = max(0, s.lengths + change)
