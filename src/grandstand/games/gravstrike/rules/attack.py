"""The Attack Phase (§8): sight, target numbers, icons, damage draws."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import FRONT, arc, range_of
from grandstand.games.gravstrike.cards import (
    ARMOR,
    AS_ATTACK,
    CHAIN,
    DRAWS,
    FAR_AIM,
    HARM,
    MOST_DRAWS,
    MY_ATTACK,
    NEAR_AIM,
    PLUS,
    SIDE_AIM,
    SLIPPERY,
    TIMES,
)
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.shapes import Shape, sight
from grandstand.games.gravstrike.state import (
    AT_TARGET,
    AT_TURBINE,
    ATTACK_ICON,
    NOBODY,
    NONE,
    RELOAD,
    Arena,
    Shot,
    is_flying,
    marker_of,
    others,
    speed_of,
)

from .damage import damage_marker, explode_target, explosions, take_damage
from .maneuver import Move, act, actions
from .markers import fire, firing
from .payment import DONE, close_due, open_due, spend, ways
from .piles import NO_CARD, clear_played, may_hold, passive, stat, take_top
from .scoring import attack_points, claim_points, gain_points, is_leader
from .sights import blockers, marker_shape, turbine_shape

# What an attacker may do, besides abilities (`maneuver`'s CARD and FIXTURE).
END: Final = (0, 0)
SHOOT_TURBINE: Final = 11  # which: the seat
SHOOT_TARGET: Final = 12  # which: the target's number
SHOOT_MARKER: Final = 13  # which: its ident
FIRE: Final = 14  # a marker of its own; which: its ident

RANGE_MODIFIERS: Final = [0, -2, -1, 0, 0, 0]  # by range in lengths (§8.3); one more a length on
FAR: Final = 5
NEAR: Final = 2


def attack(s: Arena, t: Table) -> Flow[None]:
    """One thing that the attacker does (§8.1): a shot, an ability; or the end of its attack."""
    seat = attacker(s)
    if seat == NOBODY:
        s.phase = RELOAD
        return
    options = attacks(s, seat)
    may = may_hold(s, seat, MY_ATTACK) or (s.shots > 0 and may_hold(s, seat, AS_ATTACK))
    move = yield from ask(seat, "attack.choose", options, always=may)
    what, which = move
    if move == END:
        clear_played(s, seat, 0)
        s.at -= 1
        s.shots = 1
    elif what == FIRE:
        yield from fire(s, t, seat, which)
    elif what in (SHOOT_TURBINE, SHOOT_TARGET, SHOOT_MARKER):
        s.shots -= 1
        yield from shoot(s, t, aimed(s, seat, move))
    else:
        # "as your attack" actions (§8.9) take the place of the shot
        s.shots -= int(move in actions(s, seat, AS_ATTACK))
        yield from act(s, t, seat, move)


def attacker(s: Arena) -> Seat:
    """Reverse order of initiative (§8.1), among those in the arena."""
    while s.at >= 0:
        if is_flying(s, s.order[s.at]):
            return s.order[s.at]
        s.at -= 1
        s.shots = 1
    return NOBODY


def attacks(s: Arena, seat: Seat) -> list[Move]:
    """What the attacker may do: shots at all it sees, abilities, or nothing more."""
    found: list[Move] = [END]
    if s.shots > 0:
        found += shots(s, seat)
        found += actions(s, seat, AS_ATTACK)
    found += actions(s, seat, MY_ATTACK)
    if s.markers:
        found += [(FIRE, ident) for ident in firing(s, seat)]
    return found


def shots(s: Arena, seat: Seat) -> list[Move]:
    """Choosing a target (§8.2): turbines, static targets and markers in sight."""
    mine = turbine_shape(s, seat)
    found: list[Move] = []
    for other in others(s, seat):
        if sight(mine, turbine_shape(s, other), blockers(s, seat, other, NONE)) >= 0:
            found.append((SHOOT_TURBINE, other))
    for number, shape in enumerate(s.map.targets):
        if s.targets[number] and sight(mine, shape, blockers(s, seat, NONE, NONE, number)) >= 0:
            found.append((SHOOT_TARGET, number))
    for marker in s.markers:
        screens = blockers(s, seat, NONE, marker.ident)
        if sight(mine, marker_shape(marker), screens) >= 0:
            found.append((SHOOT_MARKER, marker.ident))
    return found


def aimed(s: Arena, seat: Seat, move: Move) -> Shot:
    """A shot at a target (§8.5): range and arc measured, modifiers and draws as they stand."""
    what, which = move
    shot = Shot(seat, what - SHOOT_TURBINE + AT_TURBINE, which)
    shape, screens = target_of(s, shot)
    shot.lengths = range_of(sight(turbine_shape(s, seat), shape, screens))
    shot.arc = arc(s.x[seat], s.y[seat], s.heading[seat], shape)
    shot.aim = s.aim[seat] + fixed_aim(s, shot)
    if shot.at == AT_TURBINE:
        shot.speed = speed_of(s, Seat(which))
        shot.aim += s.cover[which] + passive(s, Seat(which), SLIPPERY)
    shot.draws = stat(s, seat, DRAWS)
    shot.most = stat(s, seat, MOST_DRAWS)
    return shot


def target_of(s: Arena, shot: Shot) -> tuple[Shape, list[Shape]]:
    """The target's shape, and what may stand in the way."""
    if shot.at == AT_TURBINE:
        return turbine_shape(s, Seat(shot.which)), blockers(s, shot.seat, shot.which, NONE)
    if shot.at == AT_TARGET:
        shape = s.map.targets[shot.which]
        shot.size = s.target_size
        return shape, blockers(s, shot.seat, NONE, NONE, shot.which)
    marker = marker_of(s, shot.which)
    assert marker is not None, f"gravstrike: there is no marker {shot.which}"
    shot.speed = MARKERS[marker.kind].speed
    return marker_shape(marker), blockers(s, shot.seat, NONE, shot.which)


def fixed_aim(s: Arena, shot: Shot) -> int:
    """What the shooter's fixtures take off the TN all the time."""
    aim = 0
    if shot.arc != FRONT:
        aim -= min(shot.arc, passive(s, shot.seat, SIDE_AIM))
    if shot.lengths > FAR:
        aim -= min(shot.lengths - FAR, passive(s, shot.seat, FAR_AIM))
    if shot.lengths <= NEAR:
        aim -= passive(s, shot.seat, NEAR_AIM)
    return aim


def range_modifier(lengths: int) -> int:
    """The range modifier (§8.3)."""
    return RANGE_MODIFIERS[lengths] if lengths <= FAR else lengths - FAR


def target_number(shot: Shot) -> int:
    """The TN (§8.5): speed, range, arc (0, 1 or 2), size (§11.16), anything more; 0 at least."""
    modifiers = range_modifier(shot.lengths) + shot.arc + shot.size + shot.aim
    return max(0, shot.speed + modifiers)


# -- The shot (§8.6–§8.8) -----------------------------------------------------------------------


def shoot(s: Arena, t: Table, shot: Shot) -> Flow[None]:
    """A shot (§8.6): icons against the target number; a hit deals damage."""
    s.shot = shot
    tn = target_number(shot)
    t.tell("shot.aimed", (shot.seat, shot.at, shot.which, tn))
    icons = yield from pay_for_shot(s, t, shot)
    shot.drawn = []
    if not is_flying(s, shot.seat):
        s.shot = None
        yield from explosions(s, t)
        return
    tn = target_number(shot)  # cards may have changed it
    if icons < tn:
        t.tell("shot.missed", (shot.seat, icons, tn))
    else:
        t.tell("shot.hit", (shot.seat, icons, tn))
        damage = draw_damage(s, t, shot)
        yield from strike(s, t, shot, damage)
    s.shot = None
    yield from explosions(s, t)


def pay_for_shot(s: Arena, t: Table, shot: Shot) -> Flow[int]:
    """Playing Attack icons (§8.6), as many as one likes; pushing it counts too (§2.10)."""
    seat = shot.seat
    first = len(s.played[seat])
    due = open_due(s, seat, ATTACK_ICON, target_number(shot))
    while True:
        way = yield from ask(seat, "attack.pay", [DONE, *ways(s, seat, ATTACK_ICON)])
        if way == DONE or not (yield from spend(s, t, due, way)):
            break
        due.need = target_number(shot)
    return close_due(s, seat, first)


def draw_damage(s: Arena, t: Table, shot: Shot) -> int:
    """Damage draws (§8.7): "+" one more, "×" no more; when cards run out, the auxiliary deck
    (§8.8)."""
    seat = shot.seat
    ours: list[int] = []
    spent: list[int] = []  # auxiliary cards
    left, total = shot.draws, shot.bonus
    while left > 0 and len(shot.drawn) < shot.most:
        card = take_top(s, t, seat)
        if card != NO_CARD:
            ours.append(card)
        else:
            card = take_auxiliary(s, t, seat)
            if card == NO_CARD:
                break
            spent.append(card)
        left -= 1
        shot.drawn.append(card)
        total += HARM[card]
        if CHAIN[card] == PLUS:
            left += 1
        elif CHAIN[card] == TIMES:
            left = 0
        t.reveal("damage.drawn", (seat, card, total))
    s.discards[seat] += ours
    s.destroyed[seat] += spent
    return total


def take_auxiliary(s: Arena, t: Table, seat: Seat) -> int:
    """A card of the auxiliary deck (§8.8): the destroyed pile, shuffled."""
    pile = s.destroyed[seat]
    return pile.pop(t.draw(len(pile))) if pile else NO_CARD


def strike(s: Arena, t: Table, shot: Shot, damage: int) -> Flow[None]:
    """Dealing attack damage (§8.7) to what was shot, and the points for it."""
    if shot.at == AT_TURBINE:
        yield from strike_turbine(s, t, shot, damage)
    elif shot.at == AT_TARGET:
        yield from strike_target(s, t, shot, damage)
    else:
        damage_marker(s, t, shot.which, damage)


def strike_turbine(s: Arena, t: Table, shot: Shot, damage: int) -> Flow[None]:
    """Damage to an enemy, and points for what is sustained (§11.5–§11.7)."""
    enemy = Seat(shot.which)
    tier, leads = s.tier, is_leader(s, enemy)
    damage += min(shot.pierce, stat(s, enemy, ARMOR))
    destroyed = yield from take_damage(s, t, enemy, damage, True)
    if destroyed != NONE:
        claim_points(s, t, shot.seat, enemy, attack_points(destroyed, tier, leads))


def strike_target(s: Arena, t: Table, shot: Shot, damage: int) -> Flow[None]:
    """Static targets (§11.4): a point of damage is worth a victory point, once (§11.17)."""
    seat, target = shot.seat, shot.which
    if damage < 1:
        return
    left = s.targets[target] = max(0, s.targets[target] - damage)
    if left:
        t.tell("target.damaged", (seat, target, damage, left))
    else:
        t.tell("target.destroyed", (seat, target))
    if not s.scored[seat] >> target & 1:
        s.scored[seat] |= 1 << target
        gain_points(s, t, seat, 1)
    if s.target_blast and not left:
        yield from explode_target(s, t, target)
