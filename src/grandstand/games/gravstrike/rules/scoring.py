"""Scoring and victory (§11): points, tiers, lock-ins, and how a battle ends."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike.state import OVER, Arena

# Victory Point Tiers (§11.9) and lock-ins (§11.10) begin at the same scores.
TIER_2: Final = 4
TIER_3: Final = 8
# Damaging enemies (§11.5): cards to destroy, by tier.
DAMAGE_FOR_POINT: Final = [0, 5, 3, 3]
DAMAGE_TO_LEADER: Final = 5
MOST_CHAIN: Final = 2


class BattleOver(Exception):
    """Victory (§11.11): ends everything at once."""


def tier_of(points: int) -> int:
    """The tier (§11.9) of a leader with so many points."""
    if points >= TIER_3:
        return 3
    return 2 if points >= TIER_2 else 1


def after_loss(points: int, loss: int) -> int:
    """Lock-in (§11.10): nobody falls below a lock-in point once reached, nor below 0."""
    floor = TIER_3 if points >= TIER_3 else TIER_2 if points >= TIER_2 else 0
    return max(floor, points - loss)


def checkpoint_points(central: bool, tier: int, chain: int) -> int:
    """Checkpoints (§11.1): by tier in the centre, with the chain bonus (§11.3) in the outskirts."""
    return tier if central else 1 + chain


def attack_points(destroyed: int, tier: int, leads: bool) -> int:
    """Damaging enemies (§11.5), and the leader-damage bonus (§11.6)."""
    points = 1 if destroyed >= DAMAGE_FOR_POINT[tier] else 0
    return points + (1 if leads and destroyed >= DAMAGE_TO_LEADER else 0)


def gain_points(s: Arena, t: Table, seat: Seat, points: int) -> None:
    """Victory points; enough of them end the battle immediately (§11.11)."""
    if points <= 0:
        return
    s.vp[seat] += points
    t.tell("points.gained", (seat, points, s.vp[seat]))
    if tier_of(s.vp[seat]) > s.tier:
        s.tier = tier_of(s.vp[seat])
        t.tell("tier.reached", (s.tier,))
    if s.vp[seat] >= s.to_win:
        s.winners = [seat]
        finish(s, t)


def claim_points(s: Arena, t: Table, seat: Seat, enemy: Seat, points: int) -> None:
    """Damaging enemies (§11.5): after the damage, before explosions; and kill shots (§11.13)."""
    if enemy in s.exploding:
        s.kills[seat] += 1
        t.tell("kill.made", (seat, enemy))
    if not s.eliminated[seat]:
        gain_points(s, t, seat, points)


def lose_points(s: Arena, t: Table, seat: Seat, loss: int) -> None:
    """Exploding (§11.8) costs points, down to the lock-in."""
    lost = s.vp[seat] - after_loss(s.vp[seat], loss)
    s.vp[seat] -= lost
    if lost:
        t.tell("points.lost", (seat, lost, s.vp[seat]))


def is_leader(s: Arena, seat: Seat) -> bool:
    """Leader-damage bonus (§11.6): first or tied, with a point at least, not eliminated."""
    if s.vp[seat] < 1 or s.eliminated[seat]:
        return False
    return all(s.vp[other] <= s.vp[seat] for other in range(s.seats) if not s.eliminated[other])


def is_decided(s: Arena) -> bool:
    """The end (§11.12): no more than one is not eliminated."""
    return s.eliminated.count(False) <= 1 and not s.exploding


def win(s: Arena, t: Table) -> None:
    """The end (§11.12): the last one left; or whoever has most points; ties share."""
    left = [Seat(seat) for seat in range(s.seats) if not s.eliminated[seat]]
    if len(left) != 1:
        left = left or [Seat(seat) for seat in range(s.seats)]
        most = max(s.vp[seat] for seat in left)
        left = [seat for seat in left if s.vp[seat] == most]
    s.winners = left
    finish(s, t)


def finish(s: Arena, t: Table) -> None:
    s.phase = OVER
    for seat in s.winners:
        t.tell("battle.won", (seat, s.vp[seat]))
    t.tell("game.ended", (s.turn,))
    raise BattleOver
