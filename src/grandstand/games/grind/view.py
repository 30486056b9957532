"""What each seat may know: the one place that hides anything."""

from grandstand.core.game import Plain, View
from grandstand.core.questions import Seat

from .board import ARENA, OFF, X, Y
from .rules.activation import attack_actions, can_attack
from .rules.arms import ARMOR, arm_of, box
from .rules.attacks import PULL, boost_dice, targets
from .rules.control import best_hold, stoppers
from .rules.dice import STOP_ROLL, power_for, strikes
from .rules.moving import ATTACK, COMBO, STEAMROLL, Action, blockers
from .rules.power import grip_boost, neighbours, steamroll_boost
from .rules.turn import rounds
from .state import GRINDER, IS_CRUSHER, JACKS, NONE, Field, team_of


def view_of(s: Field, seat: Seat | None) -> View:
    """All of it, but the other team's arms until both are chosen (§4.1)."""
    return {
        "jacks": [jack_of(s, jack, s.built or team_of(jack) == seat) for jack in range(JACKS)],
        "grinder": {"space": spot_of(s.at[GRINDER]), "caught": s.caught},
        "mark": spot_of(s.mark),
        "dice": {
            "action": [*s.action],
            "clock": [*s.clock],
            "pool": [*s.pool],
            "well": [*s.well],
        },
        "due": due_of(s),
        "roll": roll_of(s),
        "activation": activation_of(s),
        "attacks": [attack_of(s, action) for action in offered(s)],
        "attack": None if s.manner == NONE else under_way(s),
        "flight": flight_of(s),
        "stop": stop_of(s),
        "score": [*s.score],
        "period": s.period,
        "round": min(s.turns // 2 + 1, rounds(s)),
        "rounds": rounds(s),
        "team": s.team,
        "first": s.first,
        "play": play_of(s),
        "box": None if s.built or seat is None else [*box(s, seat)],
        "known": s.built,
        "over": s.over,
    }


def spot_of(space: int) -> Plain:
    return None if space == OFF else [X[space], Y[space]]


def jack_of(s: Field, jack: int, known: bool) -> View:
    arms = s.arms[2 * jack : 2 * jack + 2]
    return {
        "space": spot_of(s.at[jack]),
        "facing": s.facing[jack],
        "crusher": IS_CRUSHER[jack],
        "arms": [arm if known and arm != NONE else None for arm in arms],
        "down": s.down[jack],
        "rattled": s.rattled[jack],
        "activated": s.activated[jack],
    }


def due_of(s: Field) -> View | None:
    if s.due_purpose == NONE:
        return None
    return {
        "purpose": s.due_purpose,
        "need": s.due_need,
        "boost": s.due_boost,
        "action": s.due_action,
    }


def roll_of(s: Field) -> View | None:
    if not s.rolled:
        return None
    return {
        "seat": s.rolled[0],
        "purpose": s.rolled[1],
        "need": s.rolled[2],
        "faces": [[*s.rolled[at : at + 3]] for at in (3, 6, 9)],
        "strikes": strikes(s.rolled),
    }


def activation_of(s: Field) -> View | None:
    if s.active == NONE:
        return None
    return {
        "jack": s.active,
        "left": s.left,
        "redline": s.redline,
        "spent": s.spent,
        "blockers": len(blockers(s, s.active)),
        "pushed": s.pushed,
        "stood": s.stood,
    }


def offered(s: Field) -> list[Action]:
    """The attacks that the active jack may choose from now."""
    if s.active == NONE or not s.began or s.at[GRINDER] == OFF or s.flown != NONE:
        return []  # nobody, a hustler, a pusher, or the attack is being resolved
    if s.manner == COMBO and s.target == NONE:
        return [(ATTACK, s.slot, target) for target in targets(s, s.active, s.slot)]
    if s.manner != NONE or not can_attack(s):
        return []
    return attack_actions(s)


def attack_of(s: Field, action: Action) -> View:
    """What one of them would roll, and how many strikes it needs."""
    jack, manner = s.active, action[0]
    most_power = power_for(s, jack)
    if manner == STEAMROLL:
        dice, boost = ARMOR[jack], steamroll_boost(s, jack)
        need = min(ARMOR[foe] for foe in neighbours(s, jack))
    else:
        arm = arm_of(s, jack, action[1])
        basic = manner in (ATTACK, COMBO)
        dice = arm.dice
        boost = (boost_dice if basic else grip_boost)(s, jack, action[1], action[2])
        need = best_hold(s) if action[2] == GRINDER else ARMOR[action[2]]
        need += PULL if basic and arm.pull else 0
    return {
        "option": [*action],
        "action": min(dice, s.action[s.team]),
        "boost": min(boost, ARENA.boost_dice),
        "power": most_power,
        "least": 0 if manner == ATTACK else 1,
        "need": need,
    }


def under_way(s: Field) -> View:
    return {
        "jack": s.active,
        "manner": s.manner,
        "slot": s.slot,
        "target": s.target,
        "need": s.need,
        "boost": min(attack_boost(s), ARENA.boost_dice),
        "least": s.least,
    }


def attack_boost(s: Field) -> int:
    """The boost dice of the attack that is under way."""
    if s.manner == STEAMROLL:
        return steamroll_boost(s, s.active)
    if s.target == NONE:
        return 0
    count = boost_dice if s.manner in (ATTACK, COMBO) else grip_boost
    return count(s, s.active, s.slot, s.target)


def flight_of(s: Field) -> View | None:
    if s.flown == NONE:
        return None
    return {"momentum": s.momentum, "left": s.flown, "thrown": s.manner not in (ATTACK, COMBO)}


def stop_of(s: Field) -> View | None:
    if s.due_purpose != STOP_ROLL:
        return None
    return {"boost": s.due_boost, "jacks": [*stoppers(s, s.at[GRINDER])]}


def play_of(s: Field) -> View | None:
    if s.play == NONE:
        return None
    return {"play": s.play, "jack": None if s.play_jack == NONE else s.play_jack}
