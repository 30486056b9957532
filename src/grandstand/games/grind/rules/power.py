"""Power attacks (§9): combo, throw, steamroll, body slam. Each rolls at least one power die."""

from typing import Final

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import (
    AROUND,
    COMPASS,
    DISTANCE,
    FACINGS,
    FIELD,
    OFF,
    REACH,
    SIZE,
    STEPS,
    X,
    Y,
)
from grandstand.games.grind.state import (
    FREE,
    GRINDER,
    IS_CRUSHER,
    NOBODY,
    NONE,
    PILLAR,
    TEAMS,
    WALL,
    Field,
    Jack,
    clear_attack,
    other,
    put,
    team_of,
)

from .arms import ARMOR, arm_of, grip_slot, two_hand_bonus
from .attacks import (
    basic_attack,
    change_facing,
    knock_down,
    move_jack,
    protect_boost,
    targets,
)
from .control import face, hold
from .course import ALL_WAYS, Course, Crash, Stage, Trail, explore
from .dice import ATTACK_ROLL, attack_dice, due
from .grinder import launch
from .moving import COMBO, SLAM, STEAMROLL, THROW, Action, is_reached
from .plays import HAIL_MARY, SLINGSHOT

THROW_SPACES: Final = 5
HAIL_MARY_SPACES: Final = 7


def has_power(s: Field) -> bool:
    """Power dice in the roll (§9.1): one at least; none for a rattled jack (§5.9)."""
    return s.pool[s.team] > 0 and s.action[s.team] > 0 and not s.rattled[s.active]


# -- Combo (§9.2) -------------------------------------------------------------------------------


def combo(s: Field, t: Table, slot: int, target: int) -> Flow[None]:
    """Combo (§9.2): a basic attack with one arm, then with the other, if that can make one."""
    yield from basic_attack(s, t, slot, target)
    jack = s.active
    if jack == NOBODY or not s.action[s.team]:  # a goal has ended the turn, or no die is left
        return
    clear_attack(s)
    s.manner = COMBO
    s.slot = 1 - slot
    second = yield from ask(s.team, "combo.second", [*targets(s, jack, 1 - slot), NOBODY])
    if second != NOBODY:
        yield from basic_attack(s, t, 1 - slot, second)


# -- Throw (§9.3) -------------------------------------------------------------------------------


def throw_targets(s: Field, jack: Jack) -> list[int]:
    """Throw (§9.3): what is next to it and has no more Armor than it; with Slingshot (§10.8) a
    Crusher's own Runners too."""
    here = s.at[jack]
    found: list[int] = [foe for foe in TEAMS[other(s.team)] if ARMOR[foe] <= ARMOR[jack]]
    if s.play == SLINGSHOT and IS_CRUSHER[jack]:
        found += [mate for mate in TEAMS[s.team] if not IS_CRUSHER[mate]]
    found.append(GRINDER)
    return [target for target in found if DISTANCE[here][s.at[target]] == 1]


def is_ahead(here: int, space: int, facing: int) -> bool:
    """Line of sight (§6.2 ruling) with nothing but oneself in the way: any row ahead."""
    x, y = COMPASS[2 * facing]
    return (X[space] - X[here]) * x + (Y[space] - Y[here]) * y > 0


def marks_from(here: int, target: int) -> list[int]:
    """Where a throw can be marked (§9.3): seen with the target in reach, farther off than it."""
    facings = [facing for facing in FACINGS if target - here in REACH[facing]]
    return [
        space
        for space in FIELD
        if 1 < DISTANCE[here][space] <= HAIL_MARY_SPACES
        and any(is_ahead(here, space, facing) for facing in facings)
    ]


KNOWN_MARKS: Final[dict[int, list[int]]] = {}


def throw_marks(s: Field, jack: Jack, target: int) -> list[int]:
    """Throw (§9.3): within five spaces; Hail Mary (§10.3): seven, where a friend has reach."""
    here = s.at[jack]
    key = here * SIZE + s.at[target]
    if key not in KNOWN_MARKS:
        KNOWN_MARKS[key] = marks_from(here, s.at[target])
    hail_mary = s.play == HAIL_MARY and s.play_jack == jack and target == GRINDER
    return [
        space
        for space in KNOWN_MARKS[key]
        if DISTANCE[here][space] <= THROW_SPACES or (hail_mary and is_reached(s, s.team, space))
    ]


def throw(s: Field, t: Table, slot: int, target: int) -> Flow[None]:
    """Throw (§9.3): the target flies toward the mark, over whatever is in the way."""
    jack = s.active
    declare(s, t, slot, target)
    armor = ARMOR[target]
    if target == GRINDER:
        armor = yield from hold(s, t)
    s.need = armor
    s.mark = yield from ask(s.team, "throw.mark", throw_marks(s, jack, target))
    t.tell("mark.placed", (s.mark, DISTANCE[s.at[target]][s.mark]))
    rolled = yield from grip_roll(s, t)
    if rolled < armor:
        t.tell("attack.missed", (jack, target))
        return
    t.tell("attack.hit", (jack, target, rolled - armor))
    course = Course(target, s.mark, OFF, ALL_WAYS, flying=True)
    if target == GRINDER:
        yield from launch(s, t, rolled, armor, course)
    else:
        yield from move_jack(s, t, explore(s, course, rolled - armor), "jack.thrown")
        yield from change_facing(s, t, Jack(target))


def declare(s: Field, t: Table, slot: int, target: int) -> None:
    s.attacked = True
    s.least = 1
    s.slot = slot
    s.target = target
    face(s, s.active, s.at[target])
    t.tell("attack.declared", (s.active, s.manner, s.arms[2 * s.active + slot], target))


def grip_boost(s: Field, jack: Jack, slot: int, target: int) -> int:
    """The boost dice of a throw or body slam: the arm's, the Two-Hand Bonus (§3.12), Protect."""
    bonus = two_hand_bonus(s, jack) + protect_boost(s, team_of(jack), target)
    return arm_of(s, jack, slot).boost + bonus


def grip_roll(s: Field, t: Table) -> Flow[int]:
    """Throw and body slam roll the arm's dice, and at least one power die (§9.1)."""
    jack = s.active
    due(s, ATTACK_ROLL, s.need, grip_boost(s, jack, s.slot, s.target))
    return attack_dice(s, t, arm_of(s, jack, s.slot).dice)


# -- Steamroll (§9.4) ---------------------------------------------------------------------------


def neighbours(s: Field, jack: Jack) -> list[Jack]:
    """The opposing jacks next to it."""
    here = s.at[jack]
    return [foe for foe in TEAMS[other(team_of(jack))] if DISTANCE[here][s.at[foe]] == 1]


def steamroll_boost(s: Field, jack: Jack) -> int:
    """Protect (§10.7 ruling): it helps a steamroll if all whom that meets are in its area."""
    boosts = [protect_boost(s, team_of(jack), foe) for foe in neighbours(s, jack)]
    return min(boosts, default=0)  # none: they have all been moved away by now


def steamroll(s: Field, t: Table) -> Flow[None]:
    """Steamroll (§9.4): one roll against all opposing jacks round it, two of them at least."""
    jack = s.active
    s.attacked = True
    s.least = 1
    t.tell("attack.declared", (jack, STEAMROLL, NONE, NONE))
    foes = neighbours(s, jack)
    s.need = min([ARMOR[foe] for foe in foes])
    due(s, ATTACK_ROLL, s.need, steamroll_boost(s, jack))
    rolled = yield from attack_dice(s, t, ARMOR[jack])
    hit = [foe for foe in foes if ARMOR[foe] <= rolled]
    if not hit:
        t.tell("attack.missed", (jack, NONE))
    while hit:
        foe = yield from ask(s.team, "steamroll.jack", hit)
        hit = [left for left in hit if left != foe]
        s.target = foe
        t.tell("attack.hit", (jack, foe, 1))
        yield from move_jack(s, t, one_space(s, foe), "jack.moved")
        yield from change_facing(s, t, foe)


def one_space(s: Field, foe: Jack) -> Trail:
    """Steamroll (§9.4): one space in any direction, into an obstacle too (§7.7)."""
    first = Stage(s.at[foe], None)
    trail = Trail(first)
    for step in STEPS:
        what = s.on[first.space + step]
        if what == FREE:
            trail.add(Stage(first.space + step, first))
        elif what in (WALL, PILLAR, GRINDER) and not s.down[foe]:
            trail.crashes.append(Crash(first, first.space + step))
    return trail


# -- Body slam (§9.5) ---------------------------------------------------------------------------


def slam_spaces(s: Field, jack: Jack) -> list[int]:
    """Body slam (§9.5): a new, free space next to the attacker."""
    return [space for space in AROUND[s.at[jack]] if s.on[space] == FREE]


def body_slam(s: Field, t: Table, slot: int, target: int) -> Flow[None]:
    """Body slam (§9.5): the target is put down elsewhere next to the attacker, on its back."""
    jack, foe = s.active, Jack(target)
    declare(s, t, slot, target)
    s.need = ARMOR[foe]
    rolled = yield from grip_roll(s, t)
    if rolled < s.need:
        t.tell("attack.missed", (jack, foe))
        return
    t.tell("attack.hit", (jack, foe, rolled - s.need))
    here = s.at[foe]
    space = yield from ask(s.team, "slam.to", slam_spaces(s, jack))
    put(s, foe, space)
    t.tell("jack.slammed", (foe, here, space))
    knock_down(s, t, foe)


# -- what can be done now -----------------------------------------------------------------------


def power_attacks(s: Field) -> list[Action]:
    """The power attacks (§9) that the active jack can make, combos apart."""
    jack = s.active
    if not has_power(s):
        return []
    found: list[Action] = []
    slot = grip_slot(s, jack)
    if slot != NONE:
        for target in throw_targets(s, jack):
            found.append((THROW, slot, target))
        if slam_spaces(s, jack):
            for foe in neighbours(s, jack):
                found.append((SLAM, slot, foe))
    if len(neighbours(s, jack)) > 1:
        found.append((STEAMROLL,))
    return found
