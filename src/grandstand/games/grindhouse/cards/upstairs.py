"""The rooms upstairs (§9.1): where nobody sleeps, and luck and nerve decide."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, blame, heal_part, show_persona
from grandstand.games.grindhouse.rules.choosing import (
    NO,
    YES,
    count_votes,
    decide,
    decide_secretly,
    living,
    most_votes,
    pick,
    pick_seat,
    show_choices,
    volunteer,
    vote_secretly,
)
from grandstand.games.grindhouse.rules.dice import (
    clear_dice,
    lowest,
    roll_off,
    throw,
    throw_one,
)
from grandstand.games.grindhouse.rules.doors import draw_room
from grandstand.games.grindhouse.rules.hands import deal_item, take_item, win_item
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.trades import give_item, lose_item, slots_of
from grandstand.games.grindhouse.rules.wounds import heal, kill, sever, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    LEG,
    LIMB,
    LIMBS,
    NOBODY,
    NONE,
    PARTS,
    SEVERED,
    TORSO,
    House,
    ghosts,
    is_alive,
    left_of,
    others,
    players,
    right_of,
    survivors,
    wound_on,
    wounds_of,
)

# Numbers that are set in secret on a die: the places of 1 to 6.
FACES: Final = [0, 1, 2, 3, 4, 5]


def with_most(counts: list[int], seats: list[Seat]) -> list[Seat]:
    """Of these seats, those with the highest number."""
    most = max([counts[seat] for seat in seats])
    return [seat for seat in seats if counts[seat] == most]


def with_least(counts: list[int], seats: list[Seat]) -> list[Seat]:
    """Of these seats, those with the lowest number."""
    least = min([counts[seat] for seat in seats])
    return [seat for seat in seats if counts[seat] == least]


# -- the nursery ---------------------------------------------------------------------------------


def nursery(s: House, t: Table) -> Flow[None]:
    """The Jack-in-the-Box: wound up and passed on until it springs on somebody."""
    yield from throw(s, t, survivors(s))
    holder = yield from lowest(s, t, survivors(s))
    yield from stop(s, t)
    giver = NOBODY
    for turns in range(1, 7):
        if not is_alive(s, holder):
            holder = left_of(s, holder)
        die = yield from throw_one(s, t, holder)
        if die <= turns:
            yield from spring(s, t, holder)
            return
        taker = yield from pass_box(s, t, holder, giver)
        giver, holder = holder, taker


def pass_box(s: House, t: Table, holder: Seat, giver: Seat) -> Flow[Seat]:
    """To anybody but the one from whom it came, if there is a third; alone one keeps it."""
    near = others(s, holder)
    if not near:
        return holder
    able = [seat for seat in near if seat != giver] or near
    taker = yield from pick_seat(s, t, holder, "nursery.pass", able)
    return taker


def spring(s: House, t: Table, holder: Seat) -> Flow[None]:
    """Out it comes: the head that bends over it, and the arms beside."""
    add_hurt(s, holder, 1, HEAD)
    for seat in others(s, holder):
        if seat in (left_of(s, holder), right_of(s, holder)):
            add_hurt(s, seat, 1, ARM)
    yield from suffer(s, t)


# -- the music room ------------------------------------------------------------------------------

HOLD_NOTE: Final = 0
PLAY_ON: Final = 1
IN_TUNE_ALONE: Final = 4


def music_room(s: House, t: Table) -> Flow[None]:
    """The Music Room: who is out of tune with everybody loses a finger or two."""
    yield from throw(s, t, survivors(s))
    notes = s.dice[:]
    yield from stop(s, t)
    wishes = yield from decide(s, t, survivors(s), "music-room.note", [HOLD_NOTE, PLAY_ON])
    again = [seat for seat in survivors(s) if wishes[seat] == PLAY_ON]
    if again:
        yield from throw(s, t, again)
    for seat in again:
        notes[seat] = s.dice[seat]
    yield from stop(s, t)
    band = survivors(s)
    heard = [notes[seat] for seat in band]
    yield from wound(s, t, [seat for seat in band if is_off_key(notes[seat], heard)], 1, ARM)
    for seat in band:
        if heard.count(notes[seat]) >= 3:
            yield from heal(s, t, seat)


def is_off_key(note: int, heard: list[int]) -> bool:
    """Whether nobody else plays that note; a lone Survivor must only play it high enough."""
    return note < IN_TUNE_ALONE if len(heard) == 1 else heard.count(note) == 1


# -- the master bedroom --------------------------------------------------------------------------

LIE_STILL: Final = 0
HOLD_UP: Final = 1


def master_bedroom(s: House, t: Table) -> Flow[None]:
    """The Four-Poster: somebody must hold the canopy up; the longer nobody does, the worse."""
    kind = "master-bedroom.hold"
    yield from decide_secretly(s, survivors(s), kind, [LIE_STILL, HOLD_UP])
    yield from stop(s, t)
    holding = holders(s, show_choices(s, t, kind))
    if not holding:
        yield from wound(s, t, survivors(s), 1, LIMB)
        held = yield from decide(s, t, survivors(s), kind, [LIE_STILL, HOLD_UP])
        holding = holders(s, held)
    if not holding:
        yield from crush(s, t)
        return
    yield from wound(s, t, holding, 1, ARM)
    if len(holding) == 1:
        yield from thank(s, t, holding[0])


def holders(s: House, held: list[int]) -> list[Seat]:
    return [seat for seat in survivors(s) if held[seat] == HOLD_UP]


def thank(s: House, t: Table, hero: Seat) -> Flow[None]:
    """Who held it alone asks another for an item, and is not refused."""
    rich = [seat for seat in others(s, hero) if slots_of(s, seat)]
    if rich and is_alive(s, hero):
        debtor = yield from pick_seat(s, t, hero, "master-bedroom.thanks", rich)
        yield from give_item(s, t, debtor, hero)


def crush(s: House, t: Table) -> Flow[None]:
    """The canopy comes down to the mattress: the lowest roll lies where it is thickest."""
    if len(survivors(s)) == 1:
        yield from wound(s, t, survivors(s), 1, HEAD)
        return
    lost = yield from roll_off(s, t, survivors(s))
    yield from kill(s, t, [lost])


# -- the bathroom --------------------------------------------------------------------------------

SURFACE: Final = 0
STAY_DOWN: Final = 1
BREATHS: Final = 5


def bathroom(s: House, t: Table) -> Flow[None]:
    """The Bath: dive for as long as you dare; a 1 and it has you."""
    depth = [0] * s.seats
    clear_dice(s)
    for seat in survivors(s):
        if is_alive(s, seat):
            depth[seat] = yield from dive(s, t, seat)
    yield from stop(s, t)
    deepest = with_most(depth, survivors(s))
    shallow = [seat for seat in with_least(depth, survivors(s)) if seat not in deepest]
    for seat in deepest:
        if depth[seat]:
            yield from heal(s, t, seat)
    yield from wound(s, t, shallow, 1, LIMB)


def dive(s: House, t: Table, seat: Seat) -> Flow[int]:
    """How deep one Survivor gets and comes up again."""
    total = 0
    for breath in range(BREATHS):
        die = yield from throw_one(s, t, seat)
        if die == 1:
            yield from wound(s, t, [seat])
            return 0
        total += die
        if breath == BREATHS - 1 or not is_alive(s, seat):
            break
        nerve = yield from pick(s, t, seat, "bathroom.breath", [SURFACE, STAY_DOWN])
        if nerve == SURFACE:
            break
    return total


# -- the attic -----------------------------------------------------------------------------------

TRUNKS: Final = [0, 1, 2]


def attic(s: House, t: Table) -> Flow[None]:
    """The Attic: three trunks; one bites, the others are for whoever comes alone."""
    yield from decide_secretly(s, survivors(s), "attic.trunk", TRUNKS)
    yield from stop(s, t)
    opened = show_choices(s, t, "attic.trunk")
    die = yield from throw_one(s, t, s.first)
    hungry = (die - 1) // 2
    for trunk in TRUNKS:
        crowd = [seat for seat in survivors(s) if opened[seat] == trunk]
        if trunk == hungry:
            for seat in crowd:
                add_hurt(s, seat, 1, ANY)
        elif len(crowd) == 1:
            win_item(s, t, crowd[0])
        else:
            for seat in crowd:
                add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)


# -- the servants' stairs ------------------------------------------------------------------------

WALK: Final = 0
RUN: Final = 1
WALKED: Final = 3
FLIGHTS: Final = 3


def servants_stairs(s: House, t: Table) -> Flow[None]:
    """The Servants' Stairs: a race of three flights; runners may fall, the last one is caught."""
    steps = [0] * s.seats
    for _ in range(FLIGHTS):
        yield from climb(s, t, steps)
    yield from stop(s, t)
    first = with_most(steps, survivors(s))
    last = [seat for seat in with_least(steps, survivors(s)) if seat not in first]
    yield from wound(s, t, last, 1, TORSO)
    if len(first) == 1 and is_alive(s, first[0]):
        yield from rob(s, t, first[0])


def climb(s: House, t: Table, steps: list[int]) -> Flow[None]:
    """One flight: everybody chooses, then the runners roll."""
    paces = yield from decide(s, t, survivors(s), "servants-stairs.pace", [WALK, RUN])
    running = [seat for seat in survivors(s) if paces[seat] == RUN]
    for seat in survivors(s):
        if paces[seat] == WALK:
            steps[seat] += WALKED
    if running:
        yield from throw(s, t, running)
    fallen = [seat for seat in running if s.dice[seat] == 1]
    for seat in running:
        if s.dice[seat] > 1:
            steps[seat] += s.dice[seat]
    yield from wound(s, t, fallen, 1, LEG)


def rob(s: House, t: Table, winner: Seat) -> Flow[None]:
    """Who is first up waits for somebody's pockets; if all are empty, there is an item anyway."""
    rich = [seat for seat in others(s, winner) if slots_of(s, seat)]
    if not rich:
        win_item(s, t, winner)
        return
    victim = yield from pick_seat(s, t, winner, "servants-stairs.rob", rich)
    take_item(s, t, winner, victim)


# -- the linen closet ----------------------------------------------------------------------------

NO_GHOSTS: Final = 4  # what the sheets roll if there is nobody under them


def linen_closet(s: House, t: Table) -> Flow[None]:
    """The Linen Closet: ghosts under the sheets grab whoever rolls lower than they do."""
    yield from throw(s, t, players(s))
    rolled = s.dice[:]
    if not ghosts(s):
        timid = [seat for seat in survivors(s) if rolled[seat] < NO_GHOSTS]
        yield from wound(s, t, timid, 1, LIMB)
        return
    bold = max([rolled[seat] for seat in survivors(s)])
    scary = max([rolled[seat] for seat in ghosts(s)])
    for ghost in ghosts(s):
        yield from grab(s, t, ghost, [o for o in survivors(s) if rolled[o] < rolled[ghost]])
    for seat in players(s):
        if rolled[seat] > (scary if is_alive(s, seat) else bold):
            deal_item(s, t, seat)


def grab(s: House, t: Table, ghost: Seat, prey: list[Seat]) -> Flow[None]:
    """A ghost grabs one of those who rolled lower."""
    if prey:
        victim = yield from pick_seat(s, t, ghost, "linen-closet.grab", prey)
        blame(s, ghost, [victim])
        yield from wound(s, t, [victim], 1, LIMB)


# -- the clock room ------------------------------------------------------------------------------


def clock_room(s: House, t: Table) -> Flow[None]:
    """The Clock Room: an hour each; shared ones cut, the earliest of one's own is a gift."""
    yield from decide_secretly(s, survivors(s), "clock-room.hour", FACES)
    yield from stop(s, t)
    hours = show_choices(s, t, "clock-room.hour")
    called = [hours[seat] for seat in survivors(s)]
    alone = [seat for seat in survivors(s) if called.count(hours[seat]) == 1]
    for seat in survivors(s):
        if seat not in alone:
            add_hurt(s, seat, 1, ANY)
    if alone:
        early = with_least(hours, alone)[0]
        late = with_most(hours, alone)[0]
        yield from heal(s, t, early, 2)
        if late != early:
            add_hurt(s, late, 1, LIMB)
    yield from suffer(s, t)


# -- the dovecote --------------------------------------------------------------------------------

BET_FALL: Final = 0
BET_STAND: Final = 1
KEEP_ROLL: Final = 0
ROLL_AGAIN: Final = 1


def dovecote(s: House, t: Table) -> Flow[None]:
    """The Dovecote: one climbs, the others bet on it, and the climber may have second thoughts."""
    climber = yield from volunteer(s, t)
    yield from stop(s, t)
    bets = yield from decide(s, t, others(s, climber), "dovecote.bet", [BET_FALL, BET_STAND])
    yield from stop(s, t)
    if not is_alive(s, climber):
        return
    die = yield from climb_up(s, t, climber)
    stood = BET_STAND if die >= 4 else BET_FALL
    for seat in others(s, climber):
        add_hurt(s, seat, 0 if bets[seat] == stood else 1, ARM)
    if stood == BET_STAND:
        win_item(s, t, climber)
    else:
        add_hurt(s, climber, 1, LEG)
    yield from suffer(s, t)


def climb_up(s: House, t: Table, climber: Seat) -> Flow[int]:
    """The climber's roll, or a second one that counts instead."""
    die = yield from throw_one(s, t, climber)
    if is_alive(s, climber):
        grip = yield from pick(s, t, climber, "dovecote.grip", [KEEP_ROLL, ROLL_AGAIN])
        if grip == ROLL_AGAIN:
            die = yield from throw_one(s, t, climber)
    return die


# -- the séance room -----------------------------------------------------------------------------


def seance_room(s: House, t: Table) -> Flow[None]:
    """The Séance: all point at somebody, and a die says whether most or fewest fingers count."""
    yield from vote_secretly(s, players(s), survivors(s), "seance-room.point")
    yield from stop(s, t)
    counts = count_votes(s, t)
    die = yield from throw_one(s, t, s.first)
    seats = survivors(s)
    possessed = most_votes(counts, seats) if die >= 4 else with_least(counts, seats)
    for seat in possessed:
        add_hurt(s, seat, 1, LIMB)
    if len(possessed) == 1:
        show_persona(s, t, possessed[0])
        add_hurt(s, possessed[0], 1, HEAD)
    yield from suffer(s, t)


# -- the fencing loft ----------------------------------------------------------------------------

THRUST: Final = 0
PARRY: Final = 1
FEINT: Final = 2
STROKES: Final = [THRUST, PARRY, FEINT]  # each is beaten by the next

SALUTE: Final = 0
STRIKE: Final = 1


def fencing_loft(s: House, t: Table) -> Flow[None]:
    """The Fencing Loft: the champion meets one after another; the last one standing is master."""
    champion = survivors(s)[0]
    for challenger in others(s, champion):
        if not is_alive(s, champion):
            champion = challenger
        elif is_alive(s, challenger):
            champion = yield from bout(s, t, champion, challenger)
    yield from stop(s, t)
    if is_alive(s, champion):
        yield from lay_down_blade(s, t, champion)


def bout(s: House, t: Table, champion: Seat, challenger: Seat) -> Flow[Seat]:
    """Both choose a stroke; the beaten one wounds a limb. Who is champion then."""
    pair = [champion, challenger]
    strokes = yield from decide(s, t, pair, "fencing-loft.stroke", STROKES)
    lead = (strokes[champion] - strokes[challenger]) % 3
    if lead == 0:
        return champion
    winner, loser = (champion, challenger) if lead == 1 else (challenger, champion)
    blame(s, winner, [loser])
    yield from wound(s, t, [loser], 1, LIMB)
    return winner


def lay_down_blade(s: House, t: Table, champion: Seat) -> Flow[None]:
    able = [SALUTE, STRIKE] if others(s, champion) else [SALUTE]
    deed = yield from pick(s, t, champion, "fencing-loft.honour", able)
    if deed == SALUTE:
        win_item(s, t, champion)
        return
    victim = yield from pick_seat(s, t, champion, "fencing-loft.victim", others(s, champion))
    blame(s, champion, [victim])
    yield from wound(s, t, [victim], 1, TORSO)


# -- the chest of drawers ------------------------------------------------------------------------


def chest_of_drawers(s: House, t: Table) -> Flow[None]:
    """The Chest of Drawers: a drawer each, and in one of the six there is a blade."""
    drawers = [NONE] * s.seats
    for seat in survivors(s):
        shut = [drawer for drawer in FACES if drawer not in drawers]
        drawers[seat] = yield from pick(s, t, seat, "chest-of-drawers.drawer", shut)
    yield from stop(s, t)
    die = yield from throw_one(s, t, s.first)
    near: list[Seat] = []
    for seat in survivors(s):
        away = abs(drawers[seat] - (die - 1))
        if away == 0:
            yield from sever(s, t, seat, ARM)
        elif away == 1:
            near.append(seat)
        elif away >= 3:
            win_item(s, t, seat)
    yield from wound(s, t, near, 1, ARM)


# -- the sewing room -----------------------------------------------------------------------------

GET_UP: Final = 0
SIT_DOWN: Final = 1
SEAMS: Final = 3


def sewing_room(s: House, t: Table) -> Flow[None]:
    """The Sewing Room: the needle mends, or it slips; up to three seams each."""
    clear_dice(s)
    for seat in survivors(s):
        for _ in range(SEAMS):
            if not is_alive(s, seat):
                break
            nerve = yield from pick(s, t, seat, "sewing-room.seam", [GET_UP, SIT_DOWN])
            if nerve == GET_UP:
                break
            die = yield from throw_one(s, t, seat)
            yield from sew(s, t, seat, die)


def sew(s: House, t: Table, seat: Seat, die: int) -> Flow[None]:
    """1 or 2 slips, 3 to 5 heals; a 6 sews on what was severed, which nothing else does (§3.6)."""
    lost = [part for part in LIMBS if wound_on(s, seat, part) == SEVERED]
    if die <= 2:
        yield from wound(s, t, [seat])
    elif die < 6 or not is_alive(s, seat):
        yield from heal(s, t, seat)
    elif lost:
        part = yield from ask(seat, "heal.part", lost)
        heal_part(s, t, seat, part)
    else:
        yield from heal(s, t, seat, 2)


# -- the schoolroom ------------------------------------------------------------------------------


def schoolroom(s: House, t: Table) -> Flow[None]:
    """The Schoolroom: write down how much you dare, then roll as much."""
    yield from decide_secretly(s, survivors(s), "schoolroom.dare", FACES)
    yield from stop(s, t)
    dares = show_choices(s, t, "schoolroom.dare")
    yield from throw(s, t, survivors(s))
    yield from grade(s, t, dares)


def grade(s: House, t: Table, dares: list[int]) -> Flow[None]:
    """Boasters and dunces are hit; one who is top of the class alone robs the dunces."""
    pupils = survivors(s)
    passed = [seat for seat in pupils if s.dice[seat] > dares[seat]]
    best = with_most(dares, passed) if passed else []
    dunces = with_least(dares, pupils)
    if len(dunces) == len(pupils):
        dunces = []
    for seat in pupils:
        add_hurt(s, seat, 0 if seat in passed else 1, ARM)
        add_hurt(s, seat, 1 if seat in dunces else 0, HEAD)
    yield from suffer(s, t)
    if len(best) == 1 and is_alive(s, best[0]):
        for dunce in living(s, dunces):
            take_item(s, t, best[0], dunce)


# -- the laundry chute ---------------------------------------------------------------------------


def laundry_chute(s: House, t: Table) -> Flow[None]:
    """The Laundry Chute: the worst hurt first, and none lower than the one before."""
    stuck: list[Seat] = []
    need = 1
    clear_dice(s)
    for seat in by_wounds(s):
        if not is_alive(s, seat):
            continue
        greased = yield from grease(s, t, seat)
        if greased:
            continue
        die = yield from throw_one(s, t, seat)
        if die < need:
            stuck.append(seat)
        else:
            need = die
    yield from stop(s, t)
    for seat in stuck:
        add_hurt(s, seat, 1, ARM)
        add_hurt(s, seat, 1, LEG)
    yield from suffer(s, t)


def by_wounds(s: House) -> list[Seat]:
    """Survivors in a given order (§4.3): the most wounded first, the tied clockwise."""
    found: list[Seat] = []
    for wounds in range(2 * PARTS, -1, -1):
        found += [seat for seat in survivors(s) if wounds_of(s, seat) == wounds]
    return found


def grease(s: House, t: Table, seat: Seat) -> Flow[bool]:
    """An item thrown down the chute makes it smooth."""
    if not slots_of(s, seat):
        return False
    wish = yield from pick(s, t, seat, "laundry-chute.grease", [NO, YES])
    if wish == NO:
        return False
    yield from lose_item(s, t, seat)
    return True


# -- the dressing room ---------------------------------------------------------------------------


def dressing_room(s: House, t: Table) -> Flow[None]:
    """The Dressing Room: sealed bids of wounds for what lies in the jewel case."""
    yield from decide_secretly(s, survivors(s), "dressing-room.bid", [0, 1, 2, 3])
    yield from stop(s, t)
    bids = show_choices(s, t, "dressing-room.bid")
    bidders = with_most(bids, survivors(s))
    bid = bids[bidders[0]]
    if bid == 0:
        yield from wound(s, t, survivors(s), 1, HEAD)
        return
    yield from wound(s, t, bidders, bid, LIMB)
    if len(bidders) == 1:
        win_item(s, t, bidders[0], 2)


# -- the widow's walk ----------------------------------------------------------------------------

SAFE_STEPS: Final = 3


def widows_walk(s: House, t: Table) -> Flow[None]:
    """The Widow's Walk: everybody wants to be farthest out, and the boards carry only so much."""
    yield from decide_secretly(s, survivors(s), "widows-walk.steps", FACES)
    yield from stop(s, t)
    places = show_choices(s, t, "widows-walk.steps")
    walkers = survivors(s)
    farthest = with_most(places, walkers)
    if sum([places[seat] + 1 for seat in walkers]) > SAFE_STEPS * len(walkers):
        out = [seat for seat in walkers if places[seat] >= SAFE_STEPS]
        yield from break_boards(s, t, farthest, out)
        return
    for seat in farthest:
        win_item(s, t, seat)
    timid = [seat for seat in with_least(places, walkers) if seat not in farthest]
    yield from wound(s, t, timid, 1, ARM)


def break_boards(s: House, t: Table, farthest: list[Seat], out: list[Seat]) -> Flow[None]:
    """One falls and perhaps dies; the others who were far out only break a leg."""
    faller = yield from roll_off(s, t, farthest)
    yield from wound(s, t, [seat for seat in out if seat != faller], 1, LEG)
    if not is_alive(s, faller):
        return
    die = yield from throw_one(s, t, faller)
    if die <= 2:
        yield from kill(s, t, [faller])
    else:
        yield from wound(s, t, [faller], 2, LEG)


# -- the long corridor ---------------------------------------------------------------------------

LEFT: Final = 0
RIGHT: Final = 1


def long_corridor(s: House, t: Table) -> Flow[None]:
    """The Long Corridor: two doors; it is better to be with the few, unless all go together."""
    yield from decide_secretly(s, survivors(s), "long-corridor.door", [LEFT, RIGHT])
    yield from stop(s, t)
    doors = show_choices(s, t, "long-corridor.door")
    left = [seat for seat in survivors(s) if doors[seat] == LEFT]
    right = [seat for seat in survivors(s) if doors[seat] == RIGHT]
    if not left or not right:
        draw_room(s, t)
        return
    lead = len(left) - len(right)
    if lead == 0:
        die = yield from throw_one(s, t, s.first)
        lead = 1 if die % 2 else -1
    hurt, spared = (left, right) if lead > 0 else (right, left)
    for seat in spared:
        yield from heal(s, t, seat)
    yield from wound(s, t, hurt)


SCRIPTS: Final[dict[str, Script]] = {
    "nursery": nursery,
    "music-room": music_room,
    "master-bedroom": master_bedroom,
    "bathroom": bathroom,
    "attic": attic,
    "servants-stairs": servants_stairs,
    "linen-closet": linen_closet,
    "clock-room": clock_room,
    "dovecote": dovecote,
    "seance-room": seance_room,
    "fencing-loft": fencing_loft,
    "chest-of-drawers": chest_of_drawers,
    "sewing-room": sewing_room,
    "schoolroom": schoolroom,
    "laundry-chute": laundry_chute,
    "dressing-room": dressing_room,
    "widows-walk": widows_walk,
    "long-corridor": long_corridor,
}
