"""The rooms (§9.1) and final rooms (§9.2) of Krampus: giving and taking, mostly taking."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, blame, show_persona
from grandstand.games.grindhouse.rules.choosing import (
    count_votes,
    decide,
    decide_secretly,
    elect,
    living,
    most_votes,
    pick,
    pick_seat,
    show_choices,
    volunteer,
    vote,
    vote_secretly,
)
from grandstand.games.grindhouse.rules.dice import clear_dice, roll_off, throw, throw_one
from grandstand.games.grindhouse.rules.doors import draw_final, draw_room
from grandstand.games.grindhouse.rules.hands import swap_hands, win_item
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.trades import give_item, look_at_persona, lose_item
from grandstand.games.grindhouse.rules.wounds import heal, kill, sever, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    LEG,
    LIMB,
    TORSO,
    VITAL,
    House,
    everybody,
    ghosts,
    is_alive,
    left_of,
    others,
    players,
    right_of,
    survivors,
)

# What is chosen, by card, in the order of its words in `data/krampus.toml`.
TREAT: Final = 0
TRAP: Final = 1
LEAVE: Final = 0
UNWRAP: Final = 1
HOLD: Final = 0
LET_GO: Final = 1
SING: Final = 0
MIME: Final = 1
EAT: Final = 0
THROW: Final = 1
WORK: Final = 0
REST: Final = 1
SILENT: Final = 0
CONFESS: Final = 1
NOTHING: Final = 0
ITEM: Final = 1
BLOOD: Final = 2
STILL: Final = 0
CUT: Final = 1
BRIDGE: Final = 0
ICE: Final = 1
NICE: Final = 0
NAUGHTY: Final = 1
OPEN: Final = 0
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = 2

MIDNIGHT: Final = 12
FUSE: Final = 6


def hit(s: House, t: Table, seats: list[Seat], vital: int) -> Flow[None]:
    """Head or torso, and a limb as well, for each of these Survivors."""
    for seat in seats:
        add_hurt(s, seat, 1, vital)
        add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)


# -- rooms ---------------------------------------------------------------------------------------


def naughty_list(s: House, t: Table) -> Flow[None]:
    """The Naughty List: all Players vote; the naughty pay with coal, the nice read their file."""
    yield from vote_secretly(s, players(s), survivors(s), "naughty-list.name")
    yield from stop(s, t)
    counts = count_votes(s, t)
    naughty = [seat for seat in most_votes(counts, survivors(s)) if counts[seat]]
    nice = [seat for seat in survivors(s) if not counts[seat]]
    for seat in naughty:
        paid = yield from lose_item(s, t, seat)
        add_hurt(s, seat, int(not paid), LIMB)
        add_hurt(s, seat, int(len(naughty) == 1), TORSO)
    yield from suffer(s, t)
    for seat in living(s, nice):
        yield from heal(s, t, seat)
        for culprit in naughty:
            look_at_persona(s, t, seat, culprit)


def secret_parcels(s: House, t: Table) -> Flow[None]:
    """The Secret Parcels: a treat or a trap for the left, who unwraps it or hands it back."""
    givers = survivors(s)
    if len(givers) == 1:
        yield from stop(s, t)
        win_item(s, t, givers[0])
        return
    holders = {giver: left_of(s, giver) for giver in givers}
    yield from decide_secretly(s, givers, "secret-parcels.wrap", [TREAT, TRAP])
    yield from stop(s, t)
    for giver in givers:
        unwrapped = yield from unwraps(s, t, holders[giver])
        if not unwrapped:
            holders[giver] = giver
    wrapped = show_choices(s, t, "secret-parcels.wrap")
    yield from spring_traps(s, t, holders, wrapped)
    yield from enjoy_treats(s, t, holders, wrapped)


def unwraps(s: House, t: Table, taker: Seat) -> Flow[bool]:
    """Whether that Survivor unwraps what they were given; the dead don't."""
    if not is_alive(s, taker):
        return False
    choice = yield from pick(s, t, taker, "secret-parcels.unwrap", [LEAVE, UNWRAP])
    return choice == UNWRAP


def spring_traps(s: House, t: Table, holders: dict[Seat, Seat], wrapped: list[int]) -> Flow[None]:
    """Traps: unwrapped, the head and an item for the giver; handed back, the giver's arm."""
    traps = [giver for giver in holders if wrapped[giver] == TRAP]
    for giver in traps:
        blame(s, giver, [holders[giver]])
        add_hurt(s, holders[giver], 1, ARM if holders[giver] == giver else HEAD)
    yield from suffer(s, t)
    for giver in traps:
        if holders[giver] != giver:
            win_item(s, t, giver)


def enjoy_treats(s: House, t: Table, holders: dict[Seat, Seat], wrapped: list[int]) -> Flow[None]:
    """Treats: an item for whoever holds it; a giver whose treat was unwrapped is healed."""
    for giver, holder in holders.items():
        if wrapped[giver] == TREAT:
            win_item(s, t, holder)
            if holder != giver:
                yield from heal(s, t, giver)


def down_the_chimney(s: House, t: Table) -> Flow[None]:
    """Down the Chimney: the volunteer hangs on a rope that the others hold, or don't."""
    climber = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, climber):
        return
    rope = others(s, climber)
    chosen = yield from decide(s, t, rope, "down-the-chimney.rope", [HOLD, LET_GO])
    loyal = [seat for seat in rope if chosen[seat] == HOLD]
    warm = [seat for seat in rope if chosen[seat] == LET_GO]
    if warm:
        yield from wound(s, t, loyal, 1, ARM)
    for seat in warm:
        yield from heal(s, t, seat)
    if len(warm) > len(loyal):
        add_hurt(s, climber, 1, TORSO)
        add_hurt(s, climber, 1, LEG)
        yield from suffer(s, t)
    else:
        yield from share_the_find(s, t, climber, living(s, loyal))


def share_the_find(s: House, t: Table, climber: Seat, loyal: list[Seat]) -> Flow[None]:
    """Two items for the climber, who gives one of theirs to somebody who held the rope."""
    win_item(s, t, climber, 2)
    if loyal and is_alive(s, climber):
        friend = yield from pick_seat(s, t, climber, "down-the-chimney.thank", loyal)
        yield from give_item(s, t, climber, friend)


def carollers(s: House, t: Table) -> Flow[None]:
    """The Carollers: two verses, each note no lower than the last; too many mimes are noticed."""
    choir = survivors(s)
    first = yield from verse(s, t, choir)
    yield from stop(s, t)
    second = yield from verse(s, t, living(s, choir)[::-1])
    if first + second == 0:
        for seat in survivors(s):
            yield from heal(s, t, seat)


def verse(s: House, t: Table, choir: list[Seat]) -> Flow[int]:
    """One verse, in this order; how many only mouthed the words."""
    clear_dice(s)
    note = 0
    mimes: list[Seat] = []
    for seat in choir:
        if not is_alive(s, seat):
            continue
        choice = yield from pick(s, t, seat, "carollers.sing", [SING, MIME])
        if choice == MIME:
            mimes.append(seat)
        else:
            note = yield from sing(s, t, seat, note)
    if 2 * len(mimes) > len(choir):
        yield from wound(s, t, mimes, 1, HEAD)
    return len(mimes)


def sing(s: House, t: Table, seat: Seat, note: int) -> Flow[int]:
    """A die that must not be lower than the note before; the note that was sung."""
    sung = yield from throw_one(s, t, seat)
    if sung < note:
        yield from wound(s, t, [seat], 1, LIMB)
    return sung


def gingerbread_parlour(s: House, t: Table) -> Flow[None]:
    """The Gingerbread Parlour: walls heal those who eat them, until the roof comes down."""
    yield from decide_secretly(s, survivors(s), "gingerbread-parlour.eat", [0, 1, 2, 3])
    yield from stop(s, t)
    eaten = show_choices(s, t, "gingerbread-parlour.eat")
    guests = survivors(s)
    pieces = sum([eaten[seat] for seat in guests])
    for seat in guests:
        yield from heal(s, t, seat, eaten[seat])
    if pieces == 0:
        yield from wound(s, t, guests, 1, ARM)
    elif pieces > len(guests) + 1:
        most = max([eaten[seat] for seat in guests])
        yield from hit(s, t, [seat for seat in guests if eaten[seat] == most], HEAD)


def borrowed_coat(s: House, t: Table) -> Flow[None]:
    """The Borrowed Coat: the volunteer hands out a full stocking and a lump of coal."""
    giver = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, giver):
        return
    nice = yield from pick_seat(s, t, giver, "borrowed-coat.stocking", survivors(s))
    win_item(s, t, nice, 2)
    if not others(s, nice):
        return
    naughty = yield from pick_seat(s, t, giver, "borrowed-coat.coal", others(s, nice))
    yield from take_coal(s, t, naughty, giver)
    passed_over = [seat for seat in survivors(s) if seat not in (giver, nice, naughty)]
    if passed_over:
        yield from throw(s, t, passed_over)
        cold = [seat for seat in passed_over if s.dice[seat] <= 2]
        yield from wound(s, t, cold, 1, LIMB)


def take_coal(s: House, t: Table, naughty: Seat, giver: Seat) -> Flow[None]:
    """Coal: eaten, the torso; thrown, the giver's head, or two wounds if it misses."""
    answer = EAT
    if naughty != giver:
        answer = yield from pick(s, t, naughty, "borrowed-coat.answer", [EAT, THROW])
    if answer == EAT:
        blame(s, giver, [naughty])
        yield from wound(s, t, [naughty], 1, TORSO)
        return
    aim = yield from throw_one(s, t, naughty)
    if aim >= 4:
        blame(s, naughty, [giver])
        yield from wound(s, t, [giver], 1, HEAD)
    else:
        blame(s, giver, [naughty], 2)
        yield from wound(s, t, [naughty], 2)


def twenty_four_doors(s: House, t: Table) -> Flow[None]:
    """The Twenty-Four Doors: who opens a door alone is rewarded; one door has a hand behind it."""
    yield from decide_secretly(s, survivors(s), "twenty-four-doors.door", [0, 1, 2, 3, 4, 5])
    yield from stop(s, t)
    doors = show_choices(s, t, "twenty-four-doors.door")
    opened = [doors[seat] for seat in survivors(s)]
    alone = [seat for seat in survivors(s) if opened.count(doors[seat]) == 1]
    yield from wound(s, t, [seat for seat in survivors(s) if seat not in alone], 1, ARM)
    for seat in living(s, alone):
        number = doors[seat] + 1
        if number <= 3:
            yield from heal(s, t, seat)
        else:
            win_item(s, t, seat, 2 if number == 6 else 1)
    hand = yield from throw_one(s, t, s.first)
    caught = [seat for seat in survivors(s) if doors[seat] + 1 == hand]
    yield from wound(s, t, caught, 1, HEAD)


def under_the_mistletoe(s: House, t: Table) -> Flow[None]:
    """Under the Mistletoe: mutual kisses heal and swap hands; the unkissed and adored suffer."""
    yield from vote_secretly(s, survivors(s), survivors(s), "under-the-mistletoe.kiss")
    yield from stop(s, t)
    kissed = show_choices(s, t, "under-the-mistletoe.kiss")
    for seat in survivors(s):
        admirers = len([other for other in others(s, seat) if kissed[other] == seat])
        if admirers == 0:
            add_hurt(s, seat, 1, VITAL)
        elif admirers > 1:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)
    for seat in survivors(s):
        for other in others(s, seat):
            if kissed[seat] == other and kissed[other] == seat:
                yield from heal(s, t, seat)
                if seat < other:
                    swap_hands(s, t, seat, other)


def night_shift(s: House, t: Table) -> Flow[None]:
    """The Night Shift: two shifts at the belt; who rests leaves the quota to the others."""
    early = yield from shift(s, t)
    yield from stop(s, t)
    late = yield from shift(s, t)
    if not early and not late:
        draw_room(s, t)


def shift(s: House, t: Table) -> Flow[bool]:
    """One shift: whether the dice of those who worked came to two more than there are hands."""
    hands = survivors(s)
    chosen = yield from decide(s, t, hands, "night-shift.work", [WORK, REST])
    workers = [seat for seat in hands if chosen[seat] == WORK]
    made, quota = 0, len(hands) + 2
    if workers:
        yield from throw(s, t, workers)
        made = sum([s.dice[seat] for seat in workers])
        yield from wound(s, t, [seat for seat in workers if s.dice[seat] == 1], 1, ARM)
    for seat in hands:
        if chosen[seat] == REST:
            yield from heal(s, t, seat)
    if made < quota:
        for seat in survivors(s):
            add_hurt(s, seat, 1, LEG if seat in workers else TORSO)
        yield from suffer(s, t)
    return made >= quota


def midnight_mass(s: House, t: Table) -> Flow[None]:
    """The Midnight Mass: confess who you are, or roll higher than the hush of the silent."""
    yield from decide_secretly(s, survivors(s), "midnight-mass.confess", [SILENT, CONFESS])
    yield from stop(s, t)
    chosen = show_choices(s, t, "midnight-mass.confess")
    silent = [seat for seat in survivors(s) if chosen[seat] == SILENT]
    hush = len(silent) + len(ghosts(s)) + 1
    for seat in survivors(s):
        if chosen[seat] == CONFESS and s.seen[seat] != everybody(s):
            show_persona(s, t, seat)
            yield from heal(s, t, seat)
    if len(silent) == len(survivors(s)):
        draw_final(s, t)
    if silent:
        yield from throw(s, t, silent)
        heard = [seat for seat in silent if s.dice[seat] <= hush]
        yield from wound(s, t, heard, 1, HEAD)


def birch_walk(s: House, t: Table) -> Flow[None]:
    """The Birch Walk: strokes to be shared out, one after another; shirkers get what is left."""
    line = survivors(s)
    left = max(1, len(line) - 1)
    taken = [0] * s.seats
    for seat in line:
        if left and is_alive(s, seat):
            most = min(2, left)
            strokes = list(range(most + 1))
            taken[seat] = yield from pick(s, t, seat, "birch-walk.strokes", strokes)
            left -= taken[seat]
            yield from wound(s, t, [seat], taken[seat], LIMB)
    yield from stop(s, t)
    if left:
        yield from wound(s, t, [seat for seat in survivors(s) if not taken[seat]], 1, HEAD)
        return
    for seat in survivors(s):
        if taken[seat] == 2:
            win_item(s, t, seat)


def hungry_sleigh(s: House, t: Table) -> Flow[None]:
    """The Hungry Sleigh: half of you must throw the wolves something, or they choose."""
    scraps = [NOTHING, ITEM, BLOOD]
    yield from decide_secretly(s, survivors(s), "hungry-sleigh.throw", scraps)
    yield from stop(s, t)
    chosen = show_choices(s, t, "hungry-sleigh.throw")
    riders = survivors(s)
    fed = yield from feed_wolves(s, t, riders, chosen)
    misers = [seat for seat in survivors(s) if seat not in fed]
    if 2 * len(fed) >= len(riders) or not misers:
        return
    prey = yield from roll_off(s, t, misers)
    if fed or len(riders) == 1:
        yield from sever(s, t, prey, LEG)
    else:
        yield from kill(s, t, [prey])


def feed_wolves(s: House, t: Table, riders: list[Seat], chosen: list[int]) -> Flow[list[Seat]]:
    """An item or some of oneself; who did throw something."""
    bleeding = [seat for seat in riders if chosen[seat] == BLOOD]
    fed = bleeding[:]
    for seat in riders:
        if chosen[seat] == ITEM:
            thrown = yield from lose_item(s, t, seat)
            if thrown:
                fed.append(seat)
    yield from wound(s, t, bleeding, 1, LIMB)
    return fed


# -- final rooms ---------------------------------------------------------------------------------


def mask_of_horns(s: House, t: Table) -> Flow[None]:
    """The Mask of Horns: three nights of hide and seek; the mask bites who finds nobody."""
    seeker = yield from volunteer(s, t)
    for night in range(3):
        if night:
            yield from stop(s, t)
        if not is_alive(s, seeker):
            seeker = left_of(s, seeker)
        seeker = yield from hunt(s, t, seeker)


def hunt(s: House, t: Table, seeker: Seat) -> Flow[Seat]:
    """One night: all choose a place at once; who wears the mask next."""
    if not others(s, seeker):
        die = yield from throw_one(s, t, seeker)
        yield from wound(s, t, [seeker] if die <= 2 else [], 1, TORSO)
        return seeker
    chosen = yield from decide(s, t, survivors(s), "mask-of-horns.place", [0, 1, 2])
    found = [seat for seat in others(s, seeker) if chosen[seat] == chosen[seeker]]
    if not found:
        yield from wound(s, t, [seeker], 1, VITAL)
        return left_of(s, seeker)
    blame(s, seeker, found, 2)
    yield from hit(s, t, found, TORSO)
    if not living(s, found):
        return seeker
    heir = yield from roll_off(s, t, living(s, found))
    return heir


def inside_the_sack(s: House, t: Table) -> Flow[None]:
    """Inside the Sack: enough knives tear it open; too few, and somebody is handed up."""
    yield from decide_secretly(s, survivors(s), "inside-the-sack.cut", [STILL, CUT])
    yield from stop(s, t)
    chosen = show_choices(s, t, "inside-the-sack.cut")
    inside = survivors(s)
    cutters = [seat for seat in inside if chosen[seat] == CUT]
    yield from wound(s, t, cutters, 1, ARM)
    torn = 2 * len(cutters) >= len(inside)
    yield from stop(s, t)
    if torn:
        yield from fall_out(s, t)
    elif len(survivors(s)) == 1:
        yield from hit(s, t, survivors(s), TORSO)
    else:
        snack = yield from elect(s, t, survivors(s), "inside-the-sack.offer")
        yield from kill(s, t, [snack])
        yield from wound(s, t, others(s, snack), 1, TORSO)


def fall_out(s: House, t: Table) -> Flow[None]:
    """A long way down: head and a limb on a 1, 2 or 3, the torso on a 4 or 5."""
    falling = survivors(s)
    yield from throw(s, t, falling)
    for seat in falling:
        if s.dice[seat] <= 3:
            add_hurt(s, seat, 1, HEAD)
            add_hurt(s, seat, 1, LIMB)
        elif s.dice[seat] <= 5:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)


def blood_for_the_reindeer(s: House, t: Table) -> Flow[None]:
    """Blood for the Reindeer: all pay what they bid; the lowest are dragged, the highest drive."""
    yield from decide_secretly(s, survivors(s), "blood-for-the-reindeer.bid", [0, 1, 2])
    yield from stop(s, t)
    bids = show_choices(s, t, "blood-for-the-reindeer.bid")
    bidders = survivors(s)
    most = max([bids[seat] for seat in bidders])
    least = min([bids[seat] for seat in bidders])
    for seat in bidders:
        dragged = bids[seat] == least < most
        add_hurt(s, seat, bids[seat] + (most - 1 if dragged else 0), ANY)
        add_hurt(s, seat, int(dragged), HEAD)
        if most == 0:
            add_hurt(s, seat, 1, TORSO)
            add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)
    yield from stop(s, t)
    most = max([bids[seat] for seat in survivors(s)])
    best = [seat for seat in survivors(s) if bids[seat] == most]
    driver = yield from roll_off(s, t, best)
    yield from drive(s, t, driver)


def drive(s: House, t: Table, driver: Seat) -> Flow[None]:
    """The low bridge: the driver's arm, others' heads; the ice may crack under anybody."""
    road = yield from pick(s, t, driver, "blood-for-the-reindeer.road", [BRIDGE, ICE])
    if road == BRIDGE:
        yield from duck(s, t, driver)
        return
    riding = survivors(s)
    yield from throw(s, t, riding)
    yield from wound(s, t, [seat for seat in riding if s.dice[seat] <= 4], 1, TORSO)


def duck(s: House, t: Table, driver: Seat) -> Flow[None]:
    """Under the bridge: on a 4 or less too late."""
    passengers = others(s, driver)
    if passengers:
        yield from throw(s, t, passengers)
    slow = [seat for seat in passengers if s.dice[seat] <= 4]
    blame(s, driver, slow)
    add_hurt(s, driver, 1, ARM)
    yield from wound(s, t, slow, 1, HEAD)


def stroke_of_twelve(s: House, t: Table) -> Flow[None]:
    """The Stroke of Twelve: steps are counted to twelve, and the bell falls on the twelfth."""
    bells = (len(survivors(s)) + 1) // 2 + 1
    struck = yield from count_to_midnight(s, t, survivors(s)[0])
    yield from stop(s, t)
    for _ in range(bells - 1):
        if len(survivors(s)) == 1:
            break
        struck = yield from count_to_midnight(s, t, left_of(s, struck))


def count_to_midnight(s: House, t: Table, seat: Seat) -> Flow[Seat]:
    """Clockwise from that Survivor, one to three steps each; on whom the bell falls."""
    count = 0
    while True:
        steps = yield from pick(s, t, seat, "stroke-of-twelve.steps", [0, 1, 2])
        count += steps + 1
        if count >= MIDNIGHT:
            break
        seat = left_of(s, seat)
    add_hurt(s, seat, 1, HEAD)
    add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)
    return seat


def reckoning(s: House, t: Table) -> Flow[None]:
    """The Reckoning: own up and be birched, or be nice and be judged by all Players."""
    yield from decide_secretly(s, survivors(s), "reckoning.plead", [NICE, NAUGHTY])
    yield from stop(s, t)
    pleas = show_choices(s, t, "reckoning.plead")
    naughty = [seat for seat in survivors(s) if pleas[seat] == NAUGHTY]
    contrite = len(naughty) == len(survivors(s)) > 1
    if not contrite:
        yield from hit(s, t, naughty, TORSO)
    yield from stop(s, t)
    nice = [seat for seat in survivors(s) if pleas[seat] == NICE]
    if contrite:
        for seat in survivors(s):
            yield from heal(s, t, seat)
    elif len(survivors(s)) == 1:
        yield from wound(s, t, nice, 1, HEAD)
    elif nice:
        yield from judge(s, t, nice, bool(naughty))


def judge(s: House, t: Table, nice: list[Seat], mercy: bool) -> Flow[None]:
    """The biggest liar of the nice: without mercy dead, else wounded in head and torso."""
    counts = yield from vote(s, t, players(s), nice, "reckoning.liar")
    liars = most_votes(counts, nice)
    if not mercy:
        liar = yield from roll_off(s, t, liars)
        yield from kill(s, t, [liar])
        return
    for seat in nice:
        if seat in liars:
            add_hurt(s, seat, 1, HEAD)
            add_hurt(s, seat, 1, TORSO)
        elif counts[seat]:
            add_hurt(s, seat, 1, HEAD)
    yield from suffer(s, t)


def last_present(s: House, t: Table) -> Flow[None]:
    """The Last Present: two of them tick; open them, or pass them on while they do."""
    holder = yield from volunteer(s, t)
    yield from stop(s, t)
    holder = yield from pass_present(s, t, holder, HEAD)
    yield from stop(s, t)
    yield from pass_present(s, t, left_of(s, holder), TORSO)


def pass_present(s: House, t: Table, holder: Seat, aim: int) -> Flow[Seat]:
    """From hand to hand until it is opened or goes off; who held it then."""
    for passes in range(1, FUSE + 1):
        if not others(s, holder) or not is_alive(s, holder):
            break
        # between two Survivors left and right are the same
        ways = [TO_THE_LEFT] if len(survivors(s)) == 2 else [TO_THE_LEFT, TO_THE_RIGHT]
        choice = yield from pick(s, t, holder, "last-present.pass", [OPEN, *ways])
        if choice == OPEN:
            break
        holder = left_of(s, holder) if choice == TO_THE_LEFT else right_of(s, holder)
        die = yield from throw_one(s, t, holder)
        if die <= passes:
            yield from go_off(s, t, holder, aim)
            return holder
    yield from open_present(s, t, holder, aim)
    return holder


def open_present(s: House, t: Table, holder: Seat, aim: int) -> Flow[None]:
    """Opened: two items on a 4 or more, else it goes off; in dead hands it goes off at once."""
    die = 0
    if is_alive(s, holder):
        die = yield from throw_one(s, t, holder)
    if die >= 4:
        win_item(s, t, holder, 2)
    else:
        yield from go_off(s, t, holder, aim)


def go_off(s: House, t: Table, holder: Seat, aim: int) -> Flow[None]:
    """Torso and arm of the holder; the others are hit where it aims, on a 4 or less."""
    near = others(s, holder)
    if near:
        yield from throw(s, t, near)
    add_hurt(s, holder, 1, TORSO)
    add_hurt(s, holder, 1, ARM)
    for seat in near:
        if s.dice[seat] <= 4:
            add_hurt(s, seat, 1, aim)
    yield from suffer(s, t)


SCRIPTS: Final[dict[str, Script]] = {
    "naughty-list": naughty_list,
    "secret-parcels": secret_parcels,
    "down-the-chimney": down_the_chimney,
    "carollers": carollers,
    "gingerbread-parlour": gingerbread_parlour,
    "borrowed-coat": borrowed_coat,
    "twenty-four-doors": twenty_four_doors,
    "under-the-mistletoe": under_the_mistletoe,
    "night-shift": night_shift,
    "midnight-mass": midnight_mass,
    "birch-walk": birch_walk,
    "hungry-sleigh": hungry_sleigh,
    "mask-of-horns": mask_of_horns,
    "inside-the-sack": inside_the_sack,
    "blood-for-the-reindeer": blood_for_the_reindeer,
    "stroke-of-twelve": stroke_of_twelve,
    "reckoning": reckoning,
    "last-present": last_present,
}
