"""The combat round (§5.1–§5.11): cards, controllers, squabbles, dice."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.goblins.board import arrows, engines
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.cards.tactics import (
    AFTER_THE_ROLL,
    BEFORE_THE_ROLL,
    BLANK,
    DONE,
    FACES,
    abilities_left,
    use_after,
    use_before,
)
from grandstand.games.goblins.state import BOTH, NONE, Works, clear_controls

from .damage import take_hits
from .score import end_combat, is_disabled

COST: Final = [0, 1, 2, 1]  # engines (§5.2): front, right, rear, left, to turn and to target
FRONT: Final = 0
SETTINGS: Final = [(steer, target) for steer in range(4) for target in range(4)]
PAYABLE: Final = [
    [(steer, target) for steer, target in SETTINGS if COST[steer] + COST[target] <= have]
    for have in range(5)
]
CHOICES: Final = [0, 1, 2]
CARDS_UP: Final = 3
PILE: Final = 12


def fight(s: Works, t: Table) -> Flow[None]:
    """One combat round (§5), from the cards to the check."""
    clear_controls(s)
    t.tell("combat.started", (s.combat + 1,))
    turn_up(s, t)
    yield from choose_actions(s)
    for side in BOTH:
        reveal_pilot(s, t, side)
    squabble(s, t)
    for side in waiting_order(s, t):
        yield from use_cards(s, t, side)
    for side in BOTH:
        roll_dice(s, t, side)
    yield from together({s.tacticians[side]: change_roll(s, t, side) for side in BOTH})
    s.settled = True
    for side in BOTH:
        for ability in s.used[side]:
            if ability in AFTER_THE_ROLL:
                t.reveal("ability.used", (side, ability))
        t.reveal("dice.set", (side, *padded(s.order[side])))
    for side in BOTH:
        yield from take_hits(s, t, side)
    check_robots(s, t)


def turn_up(s: Works, t: Table) -> None:
    """Three tactics cards (§5.1), of the twelve of this round (§4.2)."""
    first = PILE * ((s.round - 1) % 2) + CARDS_UP * s.combat
    for position in range(first, first + CARDS_UP):
        s.known |= 1 << position
    s.turned_up = s.tactics[first : first + CARDS_UP]
    t.reveal("tactics.turned", (s.turned_up[0], s.turned_up[1], s.turned_up[2]))


# -- Controllers (§5.2–§5.7) --------------------------------------------------------------------


def choose_actions(s: Works) -> Flow[None]:
    """All choose at the same time (§5.2, §5.5), in secret."""
    seats = sorted({*s.pilots, *s.tacticians})
    yield from together({seat: set_controllers(s, seat) for seat in seats})


def set_controllers(s: Works, seat: Seat) -> Flow[None]:
    """The pilot (§5.2) steers and aims, the tactician (§5.5) picks a card; one alone does both."""
    side = s.side[seat]
    if seat == s.pilots[side]:
        setting = yield from ask(seat, "pilot.set", settings(s, side))
        s.steer[side], s.target[side] = setting
    if seat == s.tacticians[side]:
        s.pick[side] = yield from ask(seat, "tactics.pick", CHOICES)


def settings(s: Works, side: int) -> list[tuple[int, int]]:
    """Engines and goofs (§5.3): what the engines can do; with goofs, all that the dials show."""
    return SETTINGS if s.goofs else PAYABLE[min(engines(s.yards[side]), 4)]


def reveal_pilot(s: Works, t: Table, side: int) -> None:
    """Engines and goofs (§5.3): who has too few uses them all, and neither turns nor aims."""
    have = engines(s.yards[side])
    cost = COST[s.steer[side]] + COST[s.target[side]]
    s.shown = True
    if cost > have:
        s.goof[side] = True
        s.steer[side], s.target[side] = FRONT, FRONT
        cost = have
    s.used_engines[side] = cost
    s.unused[side] = have - cost
    facts = (side, s.steer[side], s.target[side], cost, s.unused[side])
    t.reveal("controls.shown", facts)
    if s.goof[side]:
        t.tell("pilot.goofed", (side,))
    turn_robot(s, t, side)


def turn_robot(s: Works, t: Table, side: int) -> None:
    """Turning (§5.6): the side that was dialled is in front; who doesn't turn overheats (§5.4)."""
    if s.steer[side] == FRONT:
        t.tell("robot.overheated", (side,))
        return
    s.front[side] = (s.front[side] + s.steer[side]) % 4
    t.tell("robot.turned", (side, s.front[side]))


def squabble(s: Works, t: Table) -> None:
    """Squabbling (§5.7): for the same card the most unused engines win; a tie is for both."""
    same = s.pick[0] == s.pick[1]
    if same and s.unused[0] == s.unused[1]:
        card = s.turned_up[s.pick[0]]
        s.won = [card, card]
        t.tell("card.shared", (card,))
        return
    for side in BOTH:
        if same and s.unused[side] < s.unused[1 - side]:
            t.tell("card.lost", (side,))
            continue
        s.won[side] = s.turned_up[s.pick[side]]
        t.tell("card.won", (side, s.won[side]))


# -- Cards and dice (§5.8–§5.11) ----------------------------------------------------------------


def waiting_order(s: Works, t: Table) -> list[int]:
    """Before the roll (§5.9): who has more unused engines waits and sees; a tie is for a die."""
    able = [side for side in BOTH if abilities_left(s, side, BEFORE_THE_ROLL)]
    if len(able) < 2:
        return able
    if s.unused[0] == s.unused[1]:
        return [0, 1] if t.draw(2) == 0 else [1, 0]
    return [0, 1] if s.unused[0] < s.unused[1] else [1, 0]


def use_cards(s: Works, t: Table, side: int) -> Flow[None]:
    """Before the roll (§5.9): each ability once, in either order, or not at all."""
    able = abilities_left(s, side, BEFORE_THE_ROLL)
    while able:
        ability = yield from ask(s.tacticians[side], "card.use", [*able, DONE])
        if ability == DONE:
            return
        yield from use_before(s, t, side, ability)
        able = abilities_left(s, side, BEFORE_THE_ROLL)


def dice_count(forward: int, sabotage: bool, overheated: bool) -> int:
    """Arrows and dice (§5.8): five at most; then one less for who overheats (§5.4)."""
    dice = min(NUMBERS.dice, forward + int(sabotage))
    return max(0, dice - int(overheated))


def roll_dice(s: Works, t: Table, side: int) -> None:
    """The roll (§5.10): a die for each arrow that points forward."""
    forward = arrows(s.yards[side], s.front[side])
    count = dice_count(forward, s.sabotage[side], s.steer[side] == FRONT)
    s.rolled[side] = [t.roll(FACES) for _ in range(count)]
    s.working[side] = s.rolled[side][:]
    t.tell("dice.rolled", (side, *padded(s.rolled[side])))


def padded(dice: list[int]) -> list[int]:
    """Five numbers for an event; NONE: no such die."""
    return dice + [NONE] * (NUMBERS.dice - len(dice))


def change_roll(s: Works, t: Table, side: int) -> Flow[None]:
    """The roll (§5.10): cards that change dice; then the order of hits."""
    seat = s.tacticians[side]
    able = abilities_left(s, side, AFTER_THE_ROLL)
    while able:
        ability = yield from ask(seat, "roll.use", [*able, DONE])
        if ability == DONE:
            break
        yield from use_after(s, t, seat, ability)
        able = abilities_left(s, side, AFTER_THE_ROLL)
    yield from choose_order(s, seat)


def choose_order(s: Works, seat: Seat) -> Flow[None]:
    """The order of hits (§5.11): line them up as you like; blanks hit nothing."""
    side = s.side[seat]
    rest = [line for line in s.working[side] if line != BLANK]
    while rest:
        line = yield from ask(seat, "order.next", sorted(set(rest)))
        rest.remove(line)
        s.order[side].append(line)


def check_robots(s: Works, t: Table) -> None:
    """Checking robots (§5.15): a disabled one, or the fourth round, ends combat; else jobs swap."""
    s.combat += 1
    down = [side for side in BOTH if is_disabled(s, side)]
    for side in down:
        t.tell("robot.disabled", (side,))
    t.tell("combat.ended", (s.combat,))
    if down or s.combat == NUMBERS.combat_rounds:
        end_combat(s, t)
        return
    s.pilots, s.tacticians = s.tacticians, s.pilots
