"""A card on trial: for each window the smallest scene in which its ability can be used.

Every deck is a pile of one plain card that no window asks about, so chance decides nothing.
"""

from grandstand.core.match import Match
from grandstand.games.gravstrike.cards import NUMBER
from grandstand.games.gravstrike.rules.attack import SHOOT_TURBINE
from grandstand.games.gravstrike.rules.maneuver import LENGTH
from grandstand.games.gravstrike.rules.payment import DONE
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK, Arena, Shot
from tests.games.gravstrike.stage import PLAIN_PILOT, Turbine, go_on, play, stage

FILLER = "clean-lap"  # 1 damage without a chain, three Maneuver icons, no ability
PILE = [FILLER] * 14
STRAIGHT = (LENGTH, 0)
LEFT_30 = (LENGTH, 30)
LEFT_90 = (LENGTH, 90)
Trial = Match[Arena]


def mine(*hand: str, **more: object) -> Turbine:
    """The turbine of seat 0, in the open, at speed 3."""
    return altered(Turbine(8, 14, 0, 3, deck=PILE, hand=[*hand]), more)


def theirs(x: float = 12, y: float = 14, /, **more: object) -> Turbine:
    """Another turbine: without `x` three lengths in front of that one, and standing."""
    return altered(Turbine(x, y, deck=PILE), more)


def altered(turbine: Turbine, more: dict[str, object]) -> Turbine:
    for name, value in more.items():
        assert hasattr(turbine, name), f"a turbine has no {name}"
        setattr(turbine, name, value)
    return turbine


def with_fixture(name: str) -> list[str]:
    return [PLAIN_PILOT, name]


def turning(me: Turbine, move: tuple[int, int] = LEFT_30) -> Trial:
    """Seat 0 has made a turn, and is asked how to pay for it."""
    return play(stage(me, theirs(20, 4)), (0, "maneuver.choose", move), seed=1)


def moving(me: Turbine, *others: Turbine) -> Trial:
    """Seat 0 is asked what to do between lengths."""
    return play(stage(me, *(others or [theirs(20, 4)])), seed=1)


def attacking(me: Turbine, *others: Turbine) -> Trial:
    """Seat 0, the last to attack, is asked what to do."""
    s = stage(me, *(others or [theirs()]), phase=ATTACK)
    s.shots = 1
    return play(s, seed=1)


def shooting(me: Turbine, target: Turbine | None = None) -> Trial:
    """Seat 0 has shot at seat 1, and is asked for icons."""
    trial = attacking(me, theirs() if target is None else target)
    return go_on(trial, (0, "attack.choose", (SHOOT_TURBINE, 1)))


def shot(trial: Trial) -> Shot:
    assert trial.state.shot is not None
    return trial.state.shot


def hit(victim: Turbine, deck: list[str] | None = None) -> Trial:
    """Seat 1 is about to take damage from a shot: three of the deck's cards, less Armor 1."""
    pile = ["read-the-line"] * 9 if deck is None else deck
    trial = shooting(mine("double-tap", deck=pile), victim)
    return go_on(trial, (0, "attack.pay", DONE))


def crossing(me: Turbine, **more: object) -> Trial:
    """Seat 0 has just scored checkpoint A."""
    me.x, me.y, me.heading, me.speed = 4.9, 15, 180, 1
    return play(stage(me, theirs(20, 4, **more)), (0, "maneuver.choose", STRAIGHT), seed=1)


def ramming(me: Turbine, **more: object) -> Trial:
    """Seat 0, at speed 4, has just rammed seat 1."""
    me.speed = 4
    return play(stage(me, theirs(9.6, 14, **more)), (0, "maneuver.choose", STRAIGHT), seed=1)


def after_dials(me: Turbine, *dials: int, others: int = 1) -> Trial:
    """Seat 0 and the others have set these dials."""
    crowd = [theirs(20, 3 + 4 * number) for number in range(others)]
    s = stage(me, *crowd, phase=ACCELERATION)
    s.turn = others + 1  # so that seat 0 leads the next
    return play(s, *[(seat, "dial.set", speed) for seat, speed in enumerate(dials)], seed=1)


def hand(trial: Trial, seat: int = 0) -> int:
    return len(trial.state.hands[seat])


def discarded(trial: Trial, name: str, seat: int = 0) -> int:
    return trial.state.discards[seat].count(NUMBER[name])
