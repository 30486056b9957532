"""Attacks (§6, §7): targets and line of sight, the dice of an attack, and what a hit does."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import (
    ARENA,
    AROUND,
    DISTANCE,
    FACINGS,
    LANES,
    OFF,
    RANGE,
    SIZE,
    STEPS,
    Y,
    is_inside,
    marks,
)
from grandstand.games.grind.state import (
    FREE,
    GRINDER,
    JACKS,
    PILLAR,
    TEAMS,
    Field,
    Jack,
    clear_attack,
    other,
    put,
    team_of,
)

from .arms import ARMOR, Arm, arm_of
from .control import can_roll_into, drop_grinder, face, hold
from .course import ALL_WAYS, Course, Trail, explore, ways_of
from .dice import (
    ACTION_AT,
    ATTACK_ROLL,
    BOOST_AT,
    POWER_AT,
    attack_dice,
    cast,
    dice_in,
    due,
    strikes,
    super_strikes,
)
from .grinder import launch
from .moving import ATTACK, COMBO, in_reach
from .plays import HIT_AND_RIP, PROTECT

PULL: Final = 2  # strikes above Armor that a pull needs (§3.10)
PROTECT_DICE: Final = 2
PROTECT_SPACES: Final = 2
CALL_IT: Final = [0, 1]

# Protect (§10.7): one's goal zone and the two rows before it.
PROTECTED: Final = [
    [
        is_inside(space) and Y[space] * end > ARENA.rows // 2 - ARENA.zone - PROTECT_SPACES
        for space in range(SIZE)
    ]
    for end in (-1, 1)
]


# -- Targeting (§6.1, §6.2) ---------------------------------------------------------------------


def targets(s: Field, jack: Jack, slot: int) -> list[int]:
    """Targeting (§6.1): whom and what this arm can attack, with an effect that is legal."""
    arm = arm_of(s, jack, slot)
    found: list[int] = []
    for foe in TEAMS[other(team_of(jack))]:
        if in_range(s, jack, arm, s.at[foe]) and (not arm.pull or pull_spaces(s, jack, foe)):
            found.append(foe)
    if can_target_grinder(s, jack, arm):
        found.append(GRINDER)
    return found


def in_range(s: Field, jack: Jack, arm: Arm, space: int) -> bool:
    """Targeting (§6.1): what it reaches, when turned that way; with a ranged arm, what it sees."""
    distance = DISTANCE[s.at[jack]][space]
    if arm.ranged:
        return distance in RANGE and sight(s, s.at[jack], space) != OFF
    return distance == 1


def can_target_grinder(s: Field, jack: Jack, arm: Arm) -> bool:
    """Targeting (§6.1): there must be somewhere for it to go, and in the catch (§1.5) it is safe
    from afar. Shock (§3.9) moves nothing, so it can't target the Grinder."""
    grinder = s.at[GRINDER]
    if grinder == OFF or arm.shock or not in_range(s, jack, arm, grinder):
        return False
    if arm.ranged and s.caught:
        return False
    return bool(pull_spaces(s, jack, GRINDER) if arm.pull else marks(s.at[jack], grinder))


def sight(s: Field, here: int, there: int) -> int:
    """Line of sight (§6.2): a facing that sees a space in range; OFF if none does."""
    for lane in LANES[there - here]:
        if is_clear(s, here, lane.spaces):
            return lane.facing
    return OFF


def is_clear(s: Field, here: int, steps: list[int]) -> bool:
    """Line of sight (§6.2): Grinder, pillars and jacks are in the way; who lies down is not."""
    for step in steps:
        what = s.on[here + step]
        if what in (GRINDER, PILLAR) or (0 <= what < JACKS and not s.down[what]):
            return False
    return True


# -- The dice of an attack (§7.1, §7.2) ---------------------------------------------------------


def boost_dice(s: Field, jack: Jack, slot: int, target: int) -> int:
    """The boost dice of a basic attack: the arm's, a charge, Protect; none if rattled (§5.9)."""
    if s.rattled[jack]:
        return 0
    arm = arm_of(s, jack, slot)
    boost = arm.boost + protect_boost(s, team_of(jack), target)
    return boost + 1 if has_charge(s, jack, arm, target) else boost


def has_charge(s: Field, jack: Jack, arm: Arm, target: int) -> bool:
    """Charge boost (§7.1): the first basic melee attack, on a target that was a space away.

    Whoever pushed the Grinder can't charge.
    """
    if arm.ranged or s.swung or s.pushed:
        return False
    return DISTANCE[s.began[jack]][s.began[target]] > 1


def protect_boost(s: Field, seat: Seat, target: int) -> int:
    """Protect (§10.7): two boost dice against opposing jacks in or near one's goal zone."""
    if s.play != PROTECT or target == GRINDER or team_of(target) == seat:
        return 0
    return PROTECT_DICE if PROTECTED[seat][s.at[target]] else 0


# -- Basic attacks (§7) -------------------------------------------------------------------------


def basic_attack(s: Field, t: Table, slot: int, target: int) -> Flow[None]:
    """Basic attacks (§7): on a jack or on the Grinder; the first of a combo needs a power die."""
    jack = s.active
    s.least = 1 if s.manner == COMBO and not s.attacked else 0
    s.attacked = True
    s.slot = slot
    s.target = target
    arm = arm_of(s, jack, slot)
    t.tell("attack.declared", (jack, s.manner, s.arms[2 * jack + slot], target))
    turn_to(s, jack, arm, s.at[target])
    if target == GRINDER:
        yield from attack_grinder(s, t, arm)
    else:
        yield from attack_jack(s, t, arm)


def turn_to(s: Field, jack: Jack, arm: Arm, space: int) -> None:
    """Facing (§5.5): an attack turns the jack as it needs."""
    if arm.ranged:
        s.facing[jack] = sight(s, s.at[jack], space)
    else:
        face(s, jack, space)


def attack_jack(s: Field, t: Table, arm: Arm) -> Flow[None]:
    """Attacking steamjacks (§7.2): strikes as many as its Armor; a pull (§3.10) needs two more."""
    jack, foe = s.active, Jack(s.target)
    held_grinder = in_reach(s, foe, s.at[GRINDER])
    s.need = ARMOR[foe] + PULL if arm.pull else ARMOR[foe]
    due(s, ATTACK_ROLL, s.need, boost_dice(s, jack, s.slot, foe))
    rolled = yield from attack_dice(s, t, arm.dice)
    s.swung = s.swung or not arm.ranged
    if rolled < s.need:
        t.tell("attack.missed", (jack, foe))
        return
    above = rolled - ARMOR[foe]
    t.tell("attack.hit", (jack, foe, above))
    yield from hit(s, t, arm, above)
    if held_grinder:
        yield from hit_and_rip(s, t, arm)


def hit(s: Field, t: Table, arm: Arm, above: int) -> Flow[None]:
    """Attacking steamjacks (§7.2): moved away as far as the strikes above Armor go, and turned."""
    jack, foe = s.active, Jack(s.target)
    if not arm.ranged and s.at[jack] == s.at[foe] - STEPS[2 * s.facing[foe]]:
        t.tell("jack.clipped", (foe,))  # Clipping (§7.3): hit from the space directly behind
        knock_down(s, t, foe)
    if arm.hard_hit and super_strikes(s.rolled):
        knock_down(s, t, foe)  # Hard Hit (§3.13)
    if arm.shock:
        s.rattled[foe] = True  # Shock (§3.9): rattled, and not moved
        t.tell("jack.rattled", (foe,))
    elif arm.pull:
        yield from pull_jack(s, t, foe)
    else:
        course = Course(foe, OFF, s.at[jack], ALL_WAYS, flying=False)
        yield from move_jack(s, t, explore(s, course, above), "jack.moved")
    yield from change_facing(s, t, foe)


def move_jack(s: Field, t: Table, trail: Trail, how: str) -> Flow[None]:
    """Where the hit jack goes: (space, 0), or (space, 1) if a collision (§7.7) floors it there."""
    foe = Jack(s.target)
    options = [(stage.space, 0) for stage in trail.stages if stage.ends()]
    for crash in trail.crashes:
        option = (crash.stage.rest, 1)
        if option not in options:
            options.append(option)
    space, floored = yield from ask(s.team, "hit.to", options)
    here = s.at[foe]
    if space != here:
        put(s, foe, space)
        t.tell(how, (foe, here, space))
    if floored:
        knock_down(s, t, foe)


def knock_down(s: Field, t: Table, jack: Jack) -> None:
    """Knocked down (§5.10): no reach, no blocking of sight, until it is activated."""
    if not s.down[jack]:
        s.down[jack] = True
        t.tell("jack.floored", (jack,))


def change_facing(s: Field, t: Table, jack: Jack) -> Flow[None]:
    """Facing (§5.5): who hits a jack can turn it as they like."""
    facing = yield from ask(s.team, "hit.facing", FACINGS)
    if facing != s.facing[jack]:
        s.facing[jack] = facing
        t.tell("jack.faced", (jack, facing))


# -- Pull (§3.10) -------------------------------------------------------------------------------


def pull_spaces(s: Field, jack: Jack, target: int) -> list[int]:
    """Pull (§3.10): next to the puller, free, and in no opponent's reach but the pulled one's own.

    The Grinder can be pulled into a pit, but not by a jack behind its backboard.
    """
    here = s.at[jack]
    found: list[int] = []
    for space in AROUND[here]:
        free = s.on[space] == FREE or (target == GRINDER and can_roll_into(s, here, space))
        if free and not is_watched(s, other(team_of(jack)), space, target):
            found.append(space)
    return found


def is_watched(s: Field, team: int, space: int, but: int) -> bool:
    return any(jack != but and in_reach(s, jack, space) for jack in TEAMS[team])


def pull_jack(s: Field, t: Table, foe: Jack) -> Flow[None]:
    here = s.at[foe]
    space = yield from ask(s.team, "pull.to", pull_spaces(s, s.active, foe))
    put(s, foe, space)
    face(s, s.active, space)
    t.tell("jack.pulled", (foe, here, space))


def pull_grinder(s: Field, t: Table) -> Flow[None]:
    """Pull (§3.10 ruling): no mark, no momentum, no stops."""
    here = s.at[GRINDER]
    space = yield from ask(s.team, "pull.to", pull_spaces(s, s.active, GRINDER))
    face(s, s.active, space)
    t.tell("grinder.pulled", (s.active, here, space))
    drop_grinder(s, t, space)


# -- Attacking the Grinder (§7.4) ---------------------------------------------------------------


def attack_grinder(s: Field, t: Table, arm: Arm) -> Flow[None]:
    """Attacking the Grinder (§7.4): it may be held; then mark, dice, roll, and its way."""
    jack = s.active
    armor = yield from aim(s, t, arm)
    due(s, ATTACK_ROLL, s.need, boost_dice(s, jack, s.slot, GRINDER))
    rolled = yield from attack_dice(s, t, arm.dice)
    s.swung = s.swung or not arm.ranged
    yield from move_hit_grinder(s, t, arm, rolled, armor)


def aim(s: Field, t: Table, arm: Arm) -> Flow[int]:
    """Attacking the Grinder (§7.4): its Armor against this attack, and the mark, if it has one."""
    here, grinder = s.at[s.active], s.at[GRINDER]
    armor = yield from hold(s, t)
    s.need = armor + PULL if arm.pull else armor
    if not arm.pull:
        s.mark = yield from ask(s.team, "grinder.mark", marks(here, grinder))
        t.tell("mark.placed", (s.mark, DISTANCE[grinder][s.mark]))
    return armor


def move_hit_grinder(s: Field, t: Table, arm: Arm, rolled: int, armor: int) -> Flow[None]:
    """Attacking the Grinder (§7.4): as many strikes as its Armor hit, even if it can't move."""
    jack = s.active
    if rolled < s.need:
        t.tell("attack.missed", (jack, GRINDER))
        return
    t.tell("attack.hit", (jack, GRINDER, rolled - armor))
    if arm.pull:
        yield from pull_grinder(s, t)
        return
    here, grinder = s.at[jack], s.at[GRINDER]
    course = Course(GRINDER, s.mark, here, ways_of(here, grinder), flying=False)
    yield from launch(s, t, rolled, armor, course)


# -- Hit & Rip (§10.4) --------------------------------------------------------------------------


def hit_and_rip(s: Field, t: Table, arm: Arm) -> Flow[None]:
    """Hit & Rip (§10.4): who had the Grinder in reach is hit: the same dice again, at the Grinder.

    §10.4 ruling: range is judged after the first hit; the same arm, either half of a combo.
    """
    if s.play != -1 or not can_target_grinder(s, s.active, arm):
        return
    called = yield from ask(s.team, "rip.call", CALL_IT)
    if not called:
        return
    jack, slot, first = s.active, s.slot, s.rolled
    s.play = HIT_AND_RIP
    s.play_jack = jack
    t.tell("play.called", (s.team, HIT_AND_RIP, jack))
    clear_attack(s)
    s.manner = ATTACK
    s.slot = slot
    s.target = GRINDER
    turn_to(s, jack, arm, s.at[GRINDER])
    armor = yield from aim(s, t, arm)
    due(s, ATTACK_ROLL, s.need, dice_in(first, BOOST_AT))
    cast(s, t, s.team, dice_in(first, ACTION_AT), dice_in(first, POWER_AT))
    yield from move_hit_grinder(s, t, arm, strikes(s.rolled), armor)
