"""Steamjack activations (§4.6): an advance and an attack in either order; redlining (§5.8)."""

from typing import Final

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import FACINGS, OFF
from grandstand.games.grind.state import (
    TEAMS,
    Field,
    Jack,
    clear_activation,
    clear_attack,
)

from .arms import BOILER, SPEED
from .attacks import basic_attack, targets
from .control import can_push, push
from .dice import REDLINE_ROLL, counts, due, power_for, roll
from .moving import (
    ALL_ROADS,
    ATTACK,
    BREAK,
    BREAKING,
    COMBO,
    END,
    FREELY,
    GO,
    GOES,
    PUSH,
    REDLINE,
    SLAM,
    STEAMROLL,
    STOP,
    STOPPING,
    THROW,
    Action,
    Ways,
    block_break,
    blockers,
    can_break,
    find_ways,
    go,
    has_step,
)
from .plays import call, isolation_boost, plays
from .power import body_slam, combo, has_power, power_attacks, steamroll, throw
from .turn import end_turn

ACTIVATE: Final = 0
CALL: Final = 1
END_TURN: Final = 2
REDLINE_SPACES: Final = 2
PUSHES: Final[Action] = (PUSH,)
REDLINES: Final[Action] = (REDLINE,)
NO_WAYS: Final = Ways(OFF, [], ALL_ROADS)
ENDS: Final[list[Action]] = [(END, facing) for facing in FACINGS]


# -- The turn (§4.6, §4.7) ----------------------------------------------------------------------


def take_turn(s: Field, t: Table) -> Flow[None]:
    """Activations (§4.6): every jack once, in any order; between them a play may be called."""
    choice = yield from ask(s.team, "turn.choice", turn_choices(s))
    if choice[0] == ACTIVATE:
        yield from activate(s, t, Jack(choice[1]))
    elif choice[0] == CALL:
        yield from call(s, t, choice[1])
    else:
        stand_all_up(s, t)
        end_turn(s, t)


def turn_choices(s: Field) -> list[Action]:
    choices: list[Action] = [(ACTIVATE, jack) for jack in TEAMS[s.team] if not s.activated[jack]]
    choices += [(CALL, play) for play in plays(s)]
    choices.append((END_TURN,))
    return choices


def stand_all_up(s: Field, t: Table) -> None:
    """Ending your turn (§4.7 ruling): who wasn't activated stands up and recovers all the same."""
    for jack in TEAMS[s.team]:
        if not s.activated[jack]:
            stand_up(s, t, jack)
            recover(s, t, jack)
            s.activated[jack] = True


def stand_up(s: Field, t: Table, jack: Jack) -> None:
    """Knocked down (§5.10): once activated it stands up."""
    if s.down[jack]:
        s.down[jack] = False
        t.tell("jack.stood", (jack,))


def recover(s: Field, t: Table, jack: Jack) -> None:
    """Rattled (§5.9): after its activation it is no longer."""
    if s.rattled[jack]:
        s.rattled[jack] = False
        t.tell("jack.recovered", (jack,))


# -- An activation (§4.6) -----------------------------------------------------------------------


def activate(s: Field, t: Table, jack: Jack) -> Flow[None]:
    """Activations (§4.6): advance and attack, in whichever order, or only one, or neither."""
    clear_activation(s)
    s.active = jack
    s.began = s.at[:]
    s.left = SPEED[jack]
    s.stood = s.down[jack]
    t.tell("jack.activated", (jack,))
    stand_up(s, t, jack)
    overheated = False
    while s.active == jack and not overheated:
        ways = find_ways(s, jack, FREELY) if can_advance(s) else NO_WAYS
        choice = yield from ask(s.team, "activation.action", actions(s, ways))
        if choice[0] == END:
            s.facing[jack] = choice[1]
            break
        if choice[0] == REDLINE:
            overheated = yield from redline(s, t)
        else:
            yield from act(s, t, choice, ways)
    if s.active == jack:  # else a goal has ended the turn
        end_activation(s, t, jack, overheated)


def end_activation(s: Field, t: Table, jack: Jack, overheated: bool) -> None:
    """Rattled (§5.9): only a jack that has just overheated (§5.8) stays so into its next."""
    if not overheated:
        recover(s, t, jack)
    s.activated[jack] = True
    clear_activation(s)
    if all(s.activated[mate] for mate in TEAMS[s.team]):
        end_turn(s, t)


def can_advance(s: Field) -> bool:
    """Whether an advance can begin or go on; knocked down (§5.10) it is that or an attack."""
    if s.left < 1:
        return False
    return s.going or not (s.advanced or (s.stood and s.attacked))


def can_attack(s: Field) -> bool:
    """One attack an activation (§4.6), with an action die for it (§2.2)."""
    return not (s.attacked or (s.stood and s.advanced)) and s.action[s.team] > 0


def actions(s: Field, ways: Ways) -> list[Action]:
    """All that the active jack may do now."""
    jack = s.active
    found: list[Action] = [GOES[space] for space in ways.spaces]
    if can_advance(s):
        if can_break(s, jack, FREELY):
            found.append(BREAKING)
        if can_push(s, jack):
            found.append(PUSHES)
    if can_redline(s):
        found.append(REDLINES)
    if can_attack(s):
        found += attack_actions(s)
    found += ENDS
    return found


def attack_actions(s: Field) -> list[Action]:
    """The attacks that the active jack can make; two arms alike are offered once."""
    jack = s.active
    found: list[Action] = []
    same = s.arms[2 * jack] == s.arms[2 * jack + 1]
    with_combo = has_power(s) and s.action[s.team] > 1
    for slot in (0,) if same else (0, 1):
        for target in targets(s, jack, slot):
            found.append((ATTACK, slot, target))
            if with_combo:
                found.append((COMBO, slot, target))
    found += power_attacks(s)
    return found


def act(s: Field, t: Table, choice: Action, ways: Ways) -> Flow[None]:
    """One thing that a jack does in its activation."""
    jack, verb = s.active, choice[0]
    if verb in (GO, BREAK, PUSH):
        s.going = True
        if verb == GO:
            go(s, t, jack, choice[1], ways)
        elif verb == BREAK:
            yield from block_break(s, t, jack)
        else:
            yield from push(s, t, jack)
        return
    s.going = False
    if s.advanced:
        s.left = 0
    s.manner = verb
    yield from attack(s, t, choice)
    if s.active == jack:
        clear_attack(s)


def attack(s: Field, t: Table, choice: Action) -> Flow[None]:
    """The attack that was chosen: basic (§7), or one of the power attacks (§9)."""
    verb = choice[0]
    if verb == ATTACK:
        return basic_attack(s, t, choice[1], choice[2])
    if verb == COMBO:
        return combo(s, t, choice[1], choice[2])
    if verb == THROW:
        return throw(s, t, choice[1], choice[2])
    if verb == SLAM:
        return body_slam(s, t, choice[1], choice[2])
    assert verb == STEAMROLL
    return steamroll(s, t)


# -- Redlining (§5.8) ---------------------------------------------------------------------------


def can_redline(s: Field) -> bool:
    """Redlining (§5.8): once, right after an advance, with a die for its roll and a way to go."""
    if not s.going or s.redline or s.spent == 0 or not s.action[s.team]:
        return False
    left, slanted = s.left, s.slanted
    start_redline(s)
    able = can_go_on(s)
    s.left, s.slanted, s.redline = left, slanted, False
    return able


def can_go_on(s: Field) -> bool:
    """Whether a redline would have anywhere to go."""
    if blockers(s, s.active):
        return can_break(s, s.active, FREELY)
    return has_step(s, s.active, FREELY) or can_push(s, s.active)


def start_redline(s: Field) -> None:
    """§5.8 ruling: an advance of its own, whose diagonals count afresh."""
    s.redline = True
    s.left = REDLINE_SPACES
    s.slanted = False


def redline_actions(s: Field, ways: Ways) -> list[Action]:
    """How the redline can go on."""
    found: list[Action] = [GOES[space] for space in ways.spaces]
    if can_break(s, s.active, FREELY):
        found.append(BREAKING)
    if can_push(s, s.active):
        found.append(PUSHES)
    return found


def redline(s: Field, t: Table) -> Flow[bool]:
    """Redlining (§5.8): up to two spaces more, then the boiler must hold; whether it overheats."""
    jack = s.active
    start_redline(s)
    s.spent = 0
    while s.left:
        ways = find_ways(s, jack, FREELY)
        options = redline_actions(s, ways)
        if s.spent:
            options.append(STOPPING)
        if not options:
            break
        choice = yield from ask(s.team, "redline.advance", options)
        if choice[0] == STOP:
            break
        yield from act(s, t, choice, ways)
        if s.active != jack:
            return False
    s.going = False
    s.left = 0
    s.facing[jack] = yield from ask(s.team, "redline.facing", FACINGS)
    return (yield from boiler_fails(s, t, jack))


def boiler_fails(s: Field, t: Table, jack: Jack) -> Flow[bool]:
    """Redlining (§5.8): fewer strikes than spaces advanced, and the jack overheats: rattled."""
    seat = s.team
    due(s, REDLINE_ROLL, s.spent, isolation_boost(s, jack))
    most = min(BOILER[jack], s.action[seat])
    action = yield from ask(seat, "redline.action", counts(1, most))
    s.due_action = action
    power = yield from ask(seat, "redline.power", counts(0, power_for(s, jack)))
    if roll(s, t, seat, action, power) >= s.spent:
        t.tell("redline.held", (jack, s.spent))
        return False
    s.rattled[jack] = True
    t.tell("jack.rattled", (jack,))
    return True
