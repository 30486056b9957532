"""The rooms of Cthulhu (§9.1, §9.2): the stake is one's mind, and others may pay for it.

An Insanity token (§8.3) spares wounds in one room and costs them in the next; some rooms show the
insane another truth, and ask them something else than the sane.
"""

from typing import Final

from grandstand.core.questions import Flow, Seat, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import QUESTION_AT
from grandstand.games.grindhouse.rules.body import add_hurt, show_persona
from grandstand.games.grindhouse.rules.choosing import (
    choose_secretly,
    cover,
    decide,
    decide_secretly,
    elect,
    living,
    pick,
    pick_seat,
    show_choices,
    volunteer,
)
from grandstand.games.grindhouse.rules.dice import (
    clear_dice,
    lowest,
    throw,
    throw_one,
    with_lowest,
)
from grandstand.games.grindhouse.rules.hands import win_item
from grandstand.games.grindhouse.rules.rolling import turn_die
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.tokens import calm, madden
from grandstand.games.grindhouse.rules.trades import lose_item
from grandstand.games.grindhouse.rules.wounds import heal, kill, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    DEATH,
    HEAD,
    LEG,
    LIMB,
    NONE,
    TORSO,
    VITAL,
    House,
    everybody,
    is_alive,
    items_of,
    left_of,
    others,
    players,
    right_of,
    survivors,
    wounds_of,
)

# Steps of the Tide Stairs, signs of the Star Chart.
LOW: Final = 0
MIDDLE: Final = 1
HIGH: Final = 2
HOOK: Final = 0
LANTERN: Final = 1
HAND: Final = 2
SIGNS: Final = 3
# The Room of Wrong Angles
LEAVE: Final = 0
TURN: Final = 1
RIGHT_ANGLE: Final = 7
NARROW: Final = 5
# The Brine Larder
ENOUGH: Final = 0
AGAIN: Final = 1
BARRELS: Final = 3
# The Bells Below
PULL: Final = 0
DIVE: Final = 1
PEAL: Final = 12
# The Choir Stalls
HUSH: Final = 0  # or, to the insane, a scream
SING: Final = 1
# The Lighthouse Stair
FLINCH: Final = 0
STARE: Final = 1
CONFESS: Final = 2
# The Aquarium
NOTHING: Final = 0
ARM_IN: Final = 1
ITEM_IN: Final = 2
DREAM_IN: Final = 3
PORTIONS: Final = [0, 2, 2, 1]
# The Listening Shell
KEEP: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
LOUDEST: Final = 6
# Final rooms
STAND: Final = 0
KNEEL: Final = 1
HOLD: Final = 0
LOOK: Final = 1
BOAT: Final = 0
RAFT: Final = 1
KICK: Final = 0
SWALLOW: Final = 1
STROKES_A_HEAD: Final = 4
LET_GO: Final = 1


# -- minds ---------------------------------------------------------------------------------------


def insane(s: House) -> list[Seat]:
    """Survivors with an Insanity token (§8.3), from the First Player on."""
    return [seat for seat in survivors(s) if s.insane[seat]]


def sane(s: House) -> list[Seat]:
    return [seat for seat in survivors(s) if not s.insane[seat]]


def chose(s: House, choices: list[int], value: int) -> list[Seat]:
    """The Survivors who chose that."""
    return [seat for seat in survivors(s) if choices[seat] == value]


def madden_all(s: House, t: Table, seats: list[Seat]) -> None:
    for seat in seats:
        madden(s, t, seat)


def strike(s: House, t: Table, seats: list[Seat], vital: int) -> Flow[None]:
    """Head or torso, and a limb as well, for each of these Survivors."""
    add_hurts(s, seats, 1, vital)
    add_hurts(s, seats, 1, LIMB)
    yield from suffer(s, t)


def pass_madness(s: House, t: Table, seat: Seat, taker: Seat) -> None:
    """An Insanity token goes from one Survivor to another; who has one takes no second."""
    calm(s, t, seat)
    if taker != seat:
        madden(s, t, taker)


# -- rooms ---------------------------------------------------------------------------------------


def tide_stairs(s: House, t: Table) -> Flow[None]:
    """The Tide Stairs: low steps cost the mind, crowded steps cost flesh, a lone climber finds."""
    yield from decide_secretly(s, survivors(s), "tide-stairs.step", [LOW, MIDDLE, HIGH])
    yield from stop(s, t)
    steps = show_choices(s, t, "tide-stairs.step")
    middle = chose(s, steps, MIDDLE)
    high = chose(s, steps, HIGH)
    for seat in chose(s, steps, LOW):
        if s.insane[seat]:
            add_hurt(s, seat, 1, LEG)
        madden(s, t, seat)
    if len(middle) > 1:
        add_hurts(s, middle, 1, LIMB)
    if len(high) > 1:
        add_hurts(s, high, 1, TORSO)
    yield from suffer(s, t)
    if len(high) == 1:
        win_item(s, t, high[0])


def add_hurts(s: House, seats: list[Seat], wounds: int, where: int) -> None:
    for seat in seats:
        add_hurt(s, seat, wounds, where)


def wrong_angles(s: House, t: Table) -> Flow[None]:
    """The Room of Wrong Angles: one's die and the left neighbour's make a corner of 7, or not."""
    yield from throw(s, t, survivors(s))
    for seat in insane(s):
        turned = yield from pick(s, t, seat, "wrong-angles.turn", [LEAVE, TURN])
        if turned == TURN:
            turn_die(s, t, seat, RIGHT_ANGLE - s.dice[seat])
    yield from stop(s, t)
    right = [seat for seat in survivors(s) if corner_of(s, seat) == RIGHT_ANGLE]
    for seat in survivors(s):
        bend(s, t, seat)
    yield from suffer(s, t)
    for seat in right:
        yield from heal(s, t, seat)


def corner_of(s: House, seat: Seat) -> int:
    """One's die and that of the next Survivor clockwise; alone, one's own twice."""
    return s.dice[seat] + s.dice[left_of(s, seat)]


def bend(s: House, t: Table, seat: Seat) -> None:
    """A corner that is too narrow cuts; one that is too wide is no place for a mind."""
    if corner_of(s, seat) < NARROW:
        add_hurt(s, seat, 1, TORSO)
    elif corner_of(s, seat) < RIGHT_ANGLE:
        add_hurt(s, seat, 1, LIMB)
    elif corner_of(s, seat) > RIGHT_ANGLE and s.insane[seat]:
        add_hurt(s, seat, 1, HEAD)
    elif corner_of(s, seat) > RIGHT_ANGLE:
        madden(s, t, seat)


def brine_larder(s: House, t: Table) -> Flow[None]:
    """The Brine Larder: the volunteer reaches in for as long as they dare; too few hurt others."""
    diver = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, diver):
        return
    jars = yield from reach_in(s, t, diver)
    if jars < 2:
        yield from wound(s, t, others(s, diver), 1, LIMB)


def reach_in(s: House, t: Table, diver: Seat) -> Flow[int]:
    """How many items came up: each time one more face of the die fails."""
    for jars in range(BARRELS):
        if jars:
            more = yield from pick(s, t, diver, "brine-larder.again", [ENOUGH, AGAIN])
            if more == ENOUGH:
                return jars
        die = yield from throw_one(s, t, diver)
        if die <= jars + 1 or not is_alive(s, diver):
            madden(s, t, diver)
            yield from wound(s, t, [diver], 1, TORSO)
            return jars
        win_item(s, t, diver)
    return BARRELS


def sunken_bells(s: House, t: Table) -> Flow[None]:
    """The Bells Below: who makes it twelve is answered; who dived is where the answer comes by."""
    clear_dice(s)
    dived: list[Seat] = []
    strokes = yield from ring(s, t, 0, dived)
    yield from stop(s, t)
    yield from ring(s, t, strokes, dived)


def ring(s: House, t: Table, strokes: int, dived: list[Seat]) -> Flow[int]:
    """One round of the rope, clockwise; how many strokes have been counted then."""
    for seat in survivors(s):
        dives = yield from pulls_or_dives(s, t, seat)
        if dives:
            dived.append(seat)
        elif is_alive(s, seat):
            die = yield from throw_one(s, t, seat)
            strokes += die
        if strokes >= PEAL:
            strokes = 0
            if others(s, seat):
                madden(s, t, left_of(s, seat))
            add_hurt(s, seat, 1, HEAD)
            add_hurts(s, [diver for diver in others(s, seat) if diver in dived], 1, LIMB)
            yield from suffer(s, t)
    return strokes


def pulls_or_dives(s: House, t: Table, seat: Seat) -> Flow[bool]:
    """Whether a Survivor without a token goes down to muffle the bell, and gets one."""
    if s.insane[seat] or not is_alive(s, seat):
        return False
    turn = yield from pick(s, t, seat, "sunken-bells.rope", [PULL, DIVE])
    if turn == DIVE:
        madden(s, t, seat)
    return turn == DIVE


def star_chart(s: House, t: Table) -> Flow[None]:
    """The Star Chart: the rising sign takes minds, the next one flesh; the insane say which."""
    yield from decide_secretly(s, survivors(s), "star-chart.sign", [HOOK, LANTERN, HAND])
    yield from stop(s, t)
    signs = show_choices(s, t, "star-chart.sign")
    rising = yield from rising_sign(s, t)
    seen = chose(s, signs, rising)
    madden_all(s, t, seen)
    yield from strike(s, t, chose(s, signs, (rising + 1) % SIGNS), HEAD)
    if len(seen) == 1:
        yield from heal(s, t, seen[0], 2)


def rising_sign(s: House, t: Table) -> Flow[int]:
    """The first of the insane points at it; if there is none, the First Player's die does."""
    seers = insane(s)
    if seers:
        sign = yield from pick(s, t, seers[0], "star-chart.rising", [HOOK, LANTERN, HAND])
        return sign
    die = yield from throw_one(s, t, s.first)
    return (die - 1) // 2


def choir_stalls(s: House, t: Table) -> Flow[None]:
    """The Choir Stalls: voices against silence; who sings goes mad, who is mad may scream."""
    minds = s.insane[:]
    yield from sing_or_not(s, t)
    heard = s.choices[:]
    yield from stop(s, t)
    voices = chose(s, heard, SING)
    quiet = [seat for seat in chose(s, heard, HUSH) if not minds[seat]]
    for seat in chose(s, heard, HUSH):
        if minds[seat] and s.insane[seat]:
            pass_madness(s, t, seat, left_of(s, seat))
    yield from judge_hymn(s, t, voices, quiet)
    madden_all(s, t, voices)


def judge_hymn(s: House, t: Table, voices: list[Seat], quiet: list[Seat]) -> Flow[None]:
    """No voice hurts all, many hurt the silent, few are hurt themselves and heal the silent."""
    if not voices:
        yield from wound(s, t, survivors(s), 1, LIMB)
    elif 2 * len(voices) > len(survivors(s)):
        yield from wound(s, t, quiet, 1, TORSO)
    else:
        yield from wound(s, t, voices, 1, ANY)
        for seat in quiet:
            yield from heal(s, t, seat)


def sing_or_not(s: House, t: Table) -> Flow[None]:
    """All choose at once, but the insane hear another question."""
    kinds = ["choir-stalls.hymn", "choir-stalls.truth"]
    asked = [kinds[mad] for mad in s.insane]
    cover(s, "", survivors(s), [HUSH, SING])
    yield from together(
        {seat: choose_secretly(s, seat, asked[seat], [HUSH, SING]) for seat in survivors(s)}
    )
    s.shown = True
    for seat in survivors(s):
        t.reveal("choice.made", (seat, QUESTION_AT[asked[seat]], s.choices[seat]))


def lighthouse_stair(s: House, t: Table) -> Flow[None]:
    """The Lighthouse Stair: the First Player turns the lamp; the lit flinch, stare or confess."""
    sweeps = len(survivors(s))
    lit = yield from pick_seat(s, t, s.first, "lighthouse-stair.lit", survivors(s))
    yield from stop(s, t)
    for sweep in range(sweeps):
        if sweep:
            die = yield from throw_one(s, t, s.first)
            for _ in range(die):
                lit = left_of(s, lit)
        if not is_alive(s, lit):
            lit = left_of(s, lit)
        yield from stand_in_light(s, t, lit)


def stand_in_light(s: House, t: Table, seat: Seat) -> Flow[None]:
    """One sweep: a wounded head or torso, an Insanity token, or the truth about oneself."""
    ways = [FLINCH]
    if not s.insane[seat]:
        ways.append(STARE)
    if s.seen[seat] != everybody(s):
        ways.append(CONFESS)
    way = yield from pick(s, t, seat, "lighthouse-stair.light", ways)
    if way == STARE:
        madden(s, t, seat)
    elif way == CONFESS:
        show_persona(s, t, seat)
    else:
        yield from wound(s, t, [seat], 1, VITAL)


def night_press(s: House, t: Table) -> Flow[None]:
    """The Night Press: all Players set a name; who isn't printed doubts, who is famous bleeds."""
    yield from decide_secretly(s, players(s), "night-press.name", [*survivors(s)])
    yield from stop(s, t)
    printed = show_choices(s, t, "night-press.name")
    named = [printed.count(seat) for seat in range(s.seats)]
    for seat in survivors(s):
        if named[seat] == 0:
            madden(s, t, seat)
        elif named[seat] > 1:
            add_hurt(s, seat, 1, HEAD)
            add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)
    for seat in survivors(s):
        if named[seat] > 2:
            win_item(s, t, seat)


def aquarium(s: House, t: Table) -> Flow[None]:
    """The Aquarium: all feed it in turn; if it stays hungry, it takes those who gave nothing."""
    wanted = len(survivors(s))
    fed = [NONE] * s.seats
    for seat in survivors(s):
        if is_alive(s, seat):
            fed[seat] = yield from feed(s, t, seat)
    yield from stop(s, t)
    if sum([PORTIONS[gift] for gift in fed if gift != NONE]) >= wanted:
        for seat in chose(s, fed, ARM_IN):
            yield from heal(s, t, seat)
        return
    mean = chose(s, fed, NOTHING)
    madden_all(s, t, mean)
    yield from wound(s, t, mean, 1, TORSO)


def feed(s: House, t: Table, seat: Seat) -> Flow[int]:
    """What one Survivor gives: nothing, an arm, an item, or what only the insane can see."""
    gifts = [NOTHING, ARM_IN]
    if items_of(s, seat):
        gifts.append(ITEM_IN)
    if s.insane[seat]:
        gifts.append(DREAM_IN)
    gift = yield from pick(s, t, seat, "aquarium.feed", gifts)
    if gift == ARM_IN:
        yield from wound(s, t, [seat], 1, ARM)
    elif gift == ITEM_IN:
        yield from lose_item(s, t, seat)
    elif gift == DREAM_IN:
        calm(s, t, seat)
    return gift


def listening_shell(s: House, t: Table) -> Flow[None]:
    """The Listening Shell: it is passed on, and louder each time; somebody must keep it."""
    holder = s.first if is_alive(s, s.first) else left_of(s, s.first)
    passed = 0
    while passed < LOUDEST:
        where = yield from pick(s, t, holder, "listening-shell.pass", shell_ways(s))
        if where == KEEP:
            break
        taker = left_of(s, holder) if where == LEFT else right_of(s, holder)
        if s.insane[holder]:
            pass_madness(s, t, holder, taker)
        holder = taker
        passed += 1
    yield from stop(s, t)
    holder = holder if is_alive(s, holder) else left_of(s, holder)
    yield from listen(s, t, holder, passed)


def shell_ways(s: House) -> list[int]:
    """Alone one keeps it; of two the other sits on both sides."""
    return [KEEP, LEFT, RIGHT][: len(survivors(s))]


def listen(s: House, t: Table, holder: Seat, passed: int) -> Flow[None]:
    """What the shell does to whoever keeps it, by how often it was passed on."""
    madden(s, t, holder)
    if passed == LOUDEST:
        yield from kill(s, t, [holder])
    elif passed == 0:
        win_item(s, t, holder)
    elif passed <= 2:
        yield from wound(s, t, [holder], 1, HEAD)
    else:
        add_hurt(s, holder, 2, ANY)
        add_hurts(s, others(s, holder), 1, LIMB)
        yield from suffer(s, t)


# -- final rooms ---------------------------------------------------------------------------------


def drowned_chapel(s: House, t: Table) -> Flow[None]:
    """The Drowned Chapel: kneel or bleed, sing or sink; and then somebody is baptised."""
    knees = yield from decide(s, t, survivors(s), "drowned-chapel.kneel", [STAND, KNEEL])
    madden_all(s, t, chose(s, knees, KNEEL))
    yield from wound(s, t, chose(s, knees, STAND), 1, LEG)
    yield from stop(s, t)
    yield from throw(s, t, survivors(s))
    for seat in survivors(s):
        breath = s.dice[seat] + (2 if s.insane[seat] else 0)
        if breath <= 4:
            add_hurt(s, seat, 1, HEAD)
            add_hurt(s, seat, 1, LIMB)
        elif breath <= 6:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)
    yield from stop(s, t)
    chosen = yield from elect(s, t, players(s), "drowned-chapel.baptise")
    yield from baptise(s, t, chosen)


def baptise(s: House, t: Table, chosen: Seat) -> Flow[None]:
    """Under water: the insane breathe it, the sane roll for their life."""
    if s.insane[chosen]:
        calm(s, t, chosen)
        return
    die = yield from throw_one(s, t, chosen)
    if die <= 3:
        yield from kill(s, t, [chosen])
    else:
        yield from wound(s, t, [chosen], 1, TORSO)


def open_observatory(s: House, t: Table) -> Flow[None]:
    """The Open Observatory: hold the shutter or look; at last the star calls those who did."""
    yield from hold_shutter(s, t)
    yield from stop(s, t)
    yield from hold_shutter(s, t)
    yield from stop(s, t)
    yield from throw(s, t, survivors(s))
    called = [seat for seat in insane(s) if s.dice[seat] == 1]
    drawn = [seat for seat in insane(s) if s.dice[seat] == 2]
    cut = [seat for seat in sane(s) if s.dice[seat] <= 2]
    add_hurts(s, called, 1, DEATH)
    add_hurts(s, drawn, 1, TORSO)
    add_hurts(s, cut, 1, HEAD)
    yield from suffer(s, t)


def hold_shutter(s: House, t: Table) -> Flow[None]:
    """One round: at least half must hold, at the price of a limb; who looks goes mad."""
    hands = yield from decide(s, t, survivors(s), "open-observatory.hold", [HOLD, LOOK])
    holding = chose(s, hands, HOLD)
    if 2 * len(holding) < len(survivors(s)):
        yield from wound(s, t, survivors(s), 1, VITAL)
        return
    for seat in chose(s, hands, LOOK):
        if s.insane[seat]:
            win_item(s, t, seat)
        madden(s, t, seat)
    yield from wound(s, t, holding, 1, LIMB)


def last_boat(s: House, t: Table) -> Flow[None]:
    """The Last Boat: it carries half; the others float, and something looks up at both."""
    yield from decide_secretly(s, survivors(s), "last-boat.board", [BOAT, RAFT])
    yield from stop(s, t)
    boards = show_choices(s, t, "last-boat.board")
    boat = yield from thin_out(s, t, chose(s, boards, BOAT), (len(survivors(s)) + 1) // 2)
    raft = [seat for seat in survivors(s) if seat not in boat]
    for seat in raft:
        yield from float_by(s, t, seat)
    yield from stop(s, t)
    yield from drift(s, t, living(s, raft))
    yield from row_away(s, t, living(s, boat))


def thin_out(s: House, t: Table, boat: list[Seat], room: int) -> Flow[list[Seat]]:
    """As long as the boat is overfull, all in it roll and the lowest goes overboard."""
    while len(boat) > room:
        yield from throw(s, t, boat)
        boat = living(s, boat)
        if len(boat) > room:
            out = yield from lowest(s, t, boat)
            yield from strike(s, t, [out], TORSO)
            boat = [seat for seat in living(s, boat) if seat != out]
    return boat


def float_by(s: House, t: Table, seat: Seat) -> Flow[None]:
    """On the raft: a wounded leg, or a mouthful of what is in the water; the insane only kick."""
    if not is_alive(s, seat):
        return
    ways = [KICK] if s.insane[seat] else [KICK, SWALLOW]
    way = yield from pick(s, t, seat, "last-boat.float", ways)
    if way == SWALLOW:
        madden(s, t, seat)
    else:
        yield from wound(s, t, [seat], 1, LEG)


def drift(s: House, t: Table, raft: list[Seat]) -> Flow[None]:
    """What comes up hits the torsos of the sane; the insane it calls, and some put an ear to it."""
    called = [seat for seat in raft if s.insane[seat]]
    if called:
        yield from throw(s, t, called)
    for seat in raft:
        if seat not in called:
            add_hurt(s, seat, 1, TORSO)
        elif s.dice[seat] <= 3:
            add_hurt(s, seat, 1, HEAD)
    yield from suffer(s, t)


def row_away(s: House, t: Table, boat: list[Seat]) -> Flow[None]:
    """The least wounded row first; the insane row the wrong way. Four for each must be reached."""
    clear_dice(s)
    rowed = 0
    for _, n in sorted([(wounds_of(s, seat), n) for n, seat in enumerate(boat)]):
        if is_alive(s, boat[n]):
            die = yield from throw_one(s, t, boat[n])
            rowed += -die if s.insane[boat[n]] else die
    crew = living(s, boat)
    if rowed < STROKES_A_HEAD * len(crew):
        yield from strike(s, t, crew, HEAD)
    else:
        yield from wound(s, t, crew, 1, ARM)


def well(s: House, t: Table) -> Flow[None]:
    """The Well Under the House: a volunteer is lowered; the others hold the rope, or don't."""
    lowered = yield from volunteer(s, t)
    yield from stop(s, t)
    if is_alive(s, lowered):
        yield from lower(s, t, lowered)
    yield from stop(s, t)
    yield from climb_out(s, t)


def climb_out(s: House, t: Table) -> Flow[None]:
    """What comes up the rope: odd numbers hurt the insane, low ones the sane, the lowest most."""
    yield from throw(s, t, survivors(s))
    for seat in survivors(s):
        if s.insane[seat] and s.dice[seat] % 2:
            add_hurt(s, seat, 1, TORSO)
            add_hurt(s, seat, 1, LIMB)
        elif not s.insane[seat] and s.dice[seat] <= 2:
            add_hurt(s, seat, 1, TORSO)
    if len(survivors(s)) > 1:
        add_hurts(s, with_lowest(s, survivors(s)), 1, HEAD)
    yield from suffer(s, t)


def lower(s: House, t: Table, lowered: Seat) -> Flow[None]:
    """The rope: held by all, by at least half, or by too few."""
    above = others(s, lowered)
    if not above:
        yield from wound(s, t, [lowered], 2, LIMB)
        return
    ropes = yield from decide(s, t, above, "deep-well.rope", [HOLD, LET_GO])
    gone = chose(s, ropes, LET_GO)
    held = chose(s, ropes, HOLD)
    if not gone:
        calm(s, t, lowered)
        win_item(s, t, lowered)
        yield from wound(s, t, held, 1, ARM)
    elif len(gone) <= len(held):
        add_hurts(s, held, 2, LIMB)
        add_hurt(s, lowered, 1, ANY)
        yield from suffer(s, t)
    else:
        yield from drop(s, t, lowered, gone)


def drop(s: House, t: Table, lowered: Seat, gone: list[Seat]) -> Flow[None]:
    """Too few hold: who fell rolls for their life, who let go has heard it."""
    for seat in gone:
        if s.insane[seat]:
            add_hurt(s, seat, 1, HEAD)
        madden(s, t, seat)
    yield from suffer(s, t)
    if not is_alive(s, lowered):
        return
    die = yield from throw_one(s, t, lowered)
    if die <= 2:
        yield from kill(s, t, [lowered])
    else:
        yield from wound(s, t, [lowered], 2, LIMB)


SCRIPTS: Final[dict[str, Script]] = {
    "tide-stairs": tide_stairs,
    "wrong-angles": wrong_angles,
    "brine-larder": brine_larder,
    "sunken-bells": sunken_bells,
    "star-chart": star_chart,
    "choir-stalls": choir_stalls,
    "lighthouse-stair": lighthouse_stair,
    "night-press": night_press,
    "aquarium": aquarium,
    "listening-shell": listening_shell,
    "drowned-chapel": drowned_chapel,
    "open-observatory": open_observatory,
    "last-boat": last_boat,
    "deep-well": well,
}
