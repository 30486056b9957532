"""The core's final rooms (§9.2): the ways out, and what each of them costs."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, blame
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
    vote_secretly,
)
from grandstand.games.grindhouse.rules.dice import lowest, roll_off, throw, throw_one
from grandstand.games.grindhouse.rules.doors import draw_final
from grandstand.games.grindhouse.rules.hands import win_item
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.trades import lose_item, slots_of
from grandstand.games.grindhouse.rules.wounds import heal, kill, sever, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    DEATH,
    HEAD,
    LEFT_LEG,
    LEG,
    LIMB,
    NOBODY,
    RIGHT_LEG,
    TORSO,
    VITAL,
    House,
    ghosts,
    is_alive,
    least_wounded,
    left_of,
    others,
    players,
    right_of,
    survivors,
    wound_on,
)

from .cellar import hurt_all, who_chose, with_fewest, with_most

NO_OR_YES: Final = [0, 1]
YES: Final = 1  # whatever takes heart, or greed: to reach in, sign, walk, run, play on

LEFT_OR_RIGHT: Final = [0, 1]

GUILTY: Final = 0  # the jury of the dead
NOT_GUILTY: Final = 1

GRAB: Final = 1  # the last train
PAY: Final = 0

HEAD_TORSO_ARM: Final = [0, 1, 2]  # the patient mirror
CUTS: Final = [HEAD, TORSO, ARM]

NOTHING: Final = 0  # the goods lift
CARGO: Final = 1
ONE_PIECE: Final = 2
TWO_PIECES: Final = 3

ONE_DIE: Final = 0  # the clock tower
TWO_DICE: Final = 1
DUCK: Final = 2

ACCUSE: Final = 1  # the reading of the will


def is_alone(s: House) -> bool:
    """A lone Survivor: what would kill one of several only hurts them."""
    return len(survivors(s)) == 1


# -- the furnace ---------------------------------------------------------------------------------


def furnace(s: House, t: Table) -> Flow[None]:
    """The Furnace: the lowest roll burns, unless half of the others reach in; cowards lose face."""
    yield from throw(s, t, survivors(s))
    low = [seat for seat in survivors(s) if s.dice[seat] <= 3]
    fuel = yield from lowest(s, t, survivors(s))
    yield from wound(s, t, [seat for seat in low if seat != fuel], 1, TORSO)
    yield from stop(s, t)
    yield from decide_secretly(s, others(s, fuel), "furnace.reach", NO_OR_YES)
    yield from stop(s, t)
    reached = who_chose(s, show_choices(s, t, "furnace.reach"), YES)
    if is_alone(s):
        hurt_all(s, survivors(s), 1, VITAL)
        hurt_all(s, survivors(s), 1, ARM)
        yield from suffer(s, t)
        return
    crowd = others(s, fuel)
    hurt_all(s, [seat for seat in crowd if seat not in reached], 1, HEAD)
    if 2 * len(reached) >= len(crowd):
        hurt_all(s, reached, 1, ARM)
        add_hurt(s, fuel, 1, TORSO)
    else:
        hurt_all(s, reached, 1, TORSO)
        hurt_all(s, reached, 1, ARM)
        add_hurt(s, fuel, 1, DEATH)
    yield from suffer(s, t)


# -- the vault -----------------------------------------------------------------------------------


def vault(s: House, t: Table) -> Flow[None]:
    """The Vault: sacks heal as long as the chains bear them; then the greediest falls."""
    yield from wound(s, t, survivors(s), 1, VITAL if is_alone(s) else HEAD)
    bears = len(survivors(s)) + 2
    sacks = yield from decide(s, t, survivors(s), "vault.grab", [0, 1, 2])
    yield from stop(s, t)
    yield from decide_secretly(s, survivors(s), "vault.grab", [0, 1, 2])
    yield from stop(s, t)
    more = show_choices(s, t, "vault.grab")
    for seat in survivors(s):
        sacks[seat] += more[seat]
    if sum([sacks[seat] for seat in survivors(s)]) > bears:
        yield from fall(s, t, sacks)
        return
    for seat in survivors(s):
        yield from heal(s, t, seat, sacks[seat])


def fall(s: House, t: Table, sacks: list[int]) -> Flow[None]:
    if is_alone(s):
        yield from wound(s, t, survivors(s), 3)
        return
    greediest = yield from roll_off(s, t, with_most(sacks, survivors(s)))
    add_hurt(s, greediest, 1, DEATH)
    for seat in others(s, greediest):
        add_hurt(s, seat, sacks[seat], LIMB)
    yield from suffer(s, t)


# -- the hedge maze ------------------------------------------------------------------------------


def hedge_maze(s: House, t: Table) -> Flow[None]:
    """The Hedge Maze: first don't be few, then don't be many, then don't be where the dead say."""
    ways = yield from decide(s, t, survivors(s), "hedge-maze.first", LEFT_OR_RIGHT)
    left, right = who_chose(s, ways, 0), who_chose(s, ways, 1)
    if left and right:
        few = [seats for seats in (left, right) if 2 * len(seats) <= len(left) + len(right)]
        yield from wound(s, t, [seat for seats in few for seat in seats], 1, HEAD)
    yield from stop(s, t)
    ways = yield from decide(s, t, survivors(s), "hedge-maze.second", LEFT_OR_RIGHT)
    left, right = who_chose(s, ways, 0), who_chose(s, ways, 1)
    if len(left) != len(right):
        many = left if len(left) > len(right) else right
        yield from wound(s, t, many, 1, LIMB if is_alone(s) else TORSO)
    yield from stop(s, t)
    ways = yield from decide(s, t, players(s), "hedge-maze.third", LEFT_OR_RIGHT)
    where = yield from send_the_gardener(s, t, [ways[seat] for seat in ghosts(s)])
    for seat in who_chose(s, ways, where):
        add_hurt(s, seat, 1, VITAL)
        add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)


def send_the_gardener(s: House, t: Table, sent: list[int]) -> Flow[int]:
    """Where most ghosts sent him; if they don't agree, where the First Player's die does."""
    if 2 * sum(sent) != len(sent):
        return 1 if 2 * sum(sent) > len(sent) else 0
    die = yield from throw_one(s, t, s.first)
    return 1 - die % 2


# -- the jury of the dead ------------------------------------------------------------------------


def jury_of_the_dead(s: House, t: Table) -> Flow[None]:
    """The Jury of the Dead: the living accuse one of them, and ghosts say whether they die."""
    yield from wound(s, t, survivors(s), 1, LIMB)
    accused = yield from elect(s, t, survivors(s), "jury-of-the-dead.accuse")
    accusers = [seat for seat in others(s, accused) if s.choices[seat] == accused]
    yield from stop(s, t)
    jury = ghosts(s) or others(s, accused)
    fights = yield from plead(s, t, accused)
    if fights:
        yield from decide_secretly(s, jury, "jury-of-the-dead.verdict", NO_OR_YES)
    yield from stop(s, t)
    if fights:
        yield from judge(s, t, accused, jury, accusers)
    yield from stop(s, t)
    yield from pay_costs(s, t, others(s, accused))


def plead(s: House, t: Table, accused: Seat) -> Flow[bool]:
    """Whether it comes to a verdict."""
    if not is_alive(s, accused):
        return False
    plea = yield from pick(s, t, accused, "jury-of-the-dead.plea", [GUILTY, NOT_GUILTY])
    if plea == GUILTY:
        yield from sever(s, t, accused, LIMB)
    return plea == NOT_GUILTY


def judge(s: House, t: Table, accused: Seat, jury: list[Seat], accusers: list[Seat]) -> Flow[None]:
    """More than half condemn; else those who accused are hurt."""
    verdict = show_choices(s, t, "jury-of-the-dead.verdict")
    if 2 * len([seat for seat in jury if verdict[seat] == YES]) <= len(jury):
        yield from wound(s, t, accusers, 1, HEAD)
    elif is_alone(s):
        yield from wound(s, t, [accused], 3)
    else:
        yield from kill(s, t, [accused])


def pay_costs(s: House, t: Table, seats: list[Seat]) -> Flow[None]:
    """A torso each, and a head besides for a low roll."""
    if seats:
        yield from throw(s, t, seats)
        hurt_all(s, seats, 1, TORSO)
        hurt_all(s, [seat for seat in seats if s.dice[seat] <= 3], 1, HEAD)
        yield from suffer(s, t)


# -- the Host's bargain --------------------------------------------------------------------------


def hosts_bargain(s: House, t: Table) -> Flow[None]:
    """The Host's Bargain: one signature pays, two don't; then the fittest may walk out on all."""
    yield from decide_secretly(s, survivors(s), "hosts-bargain.sign", NO_OR_YES)
    yield from stop(s, t)
    signed = who_chose(s, show_choices(s, t, "hosts-bargain.sign"), YES)
    if not signed:
        yield from wound(s, t, survivors(s), 1, TORSO)
    elif len(signed) == 1 and not is_alone(s):
        hurt_all(s, others(s, signed[0]), 1, TORSO)
        hurt_all(s, others(s, signed[0]), 1, LIMB)
        yield from suffer(s, t)
        yield from heal(s, t, signed[0], 2)
    else:
        hurt_all(s, signed, 1, HEAD)
        hurt_all(s, signed, 1, LIMB)
        yield from suffer(s, t)
    yield from stop(s, t)
    yield from open_the_door(s, t)


def open_the_door(s: House, t: Table) -> Flow[None]:
    fittest = yield from roll_off(s, t, least_wounded(s, survivors(s)))
    if is_alive(s, fittest) and not is_alone(s):
        answer = yield from pick(s, t, fittest, "hosts-bargain.door", NO_OR_YES)
        if answer == YES:
            yield from wound(s, t, others(s, fittest), 1, HEAD)
            return
    yield from wound(s, t, survivors(s), 1, LIMB)


# -- the last train ------------------------------------------------------------------------------


def last_train(s: House, t: Table) -> Flow[None]:
    """The Last Train: the slowest may let go, or pull another one down; the rest pay the fare."""
    last = yield from run_for_the_train(s, t)
    yield from stop(s, t)
    walking = NOBODY
    if is_alone(s):
        yield from wound(s, t, survivors(s), 1, LEG)
    elif is_alive(s, last):
        answer = yield from pick(s, t, last, "last-train.ankle", [0, GRAB])
        if answer == GRAB:
            yield from grab_an_ankle(s, t, last)
        else:
            yield from wound(s, t, [last], 3, LIMB)
            walking = last
    yield from stop(s, t)
    aboard = [seat for seat in survivors(s) if seat != walking]
    for seat in aboard[0 if is_alone(s) else 1 :]:
        if is_alive(s, seat):
            yield from show_a_ticket(s, t, seat)


def run_for_the_train(s: House, t: Table) -> Flow[Seat]:
    """Who is last: the legs count, and all but the fastest are hurt."""
    yield from throw(s, t, survivors(s))
    runners = survivors(s)
    speed = [s.dice[seat] - leg_wounds(s, Seat(seat)) for seat in range(s.seats)]
    fastest = with_most(speed, runners)
    last = runners[0]
    if len(runners) > 1:
        last = yield from roll_off(s, t, with_fewest(speed, runners))
    yield from wound(s, t, [seat for seat in runners if seat not in fastest], 1, TORSO)
    return last


def leg_wounds(s: House, seat: Seat) -> int:
    return wound_on(s, seat, LEFT_LEG) + wound_on(s, seat, RIGHT_LEG)


def grab_an_ankle(s: House, t: Table, last: Seat) -> Flow[None]:
    """Both roll: the lower dies, the other is hurt."""
    other = yield from pick_seat(s, t, last, "last-train.grab", others(s, last))
    under = yield from roll_off(s, t, [last, other])
    add_hurt(s, under, 1, DEATH)
    add_hurt(s, other if under == last else last, 1, HEAD)
    yield from suffer(s, t)


def show_a_ticket(s: House, t: Table, seat: Seat) -> Flow[None]:
    able = [PAY, 1] if slots_of(s, seat) else [1]
    answer = yield from pick(s, t, seat, "last-train.ticket", able)
    if answer == PAY:
        yield from lose_item(s, t, seat)
    else:
        yield from wound(s, t, [seat], 1, LIMB if is_alone(s) else HEAD)


# -- the auction of survivors --------------------------------------------------------------------


def survivors_auction(s: House, t: Table) -> Flow[None]:
    """The Auction of Survivors: all bid wounds for themselves, ghosts add; the lowest is sold."""
    yield from decide_secretly(s, survivors(s), "survivors-auction.bid", [0, 1, 2, 3])
    yield from stop(s, t)
    bids = show_choices(s, t, "survivors-auction.bid")
    worth = bids[:]
    for ghost in ghosts(s):
        darling = yield from pick_seat(s, t, ghost, "survivors-auction.favour", survivors(s))
        worth[darling] += 2
    yield from stop(s, t)
    if is_alone(s):
        yield from wound(s, t, survivors(s), 2)
        return
    cheapest = with_fewest(worth, survivors(s))
    buyers = survivors(s)
    if len(cheapest) < len(buyers):
        sold = yield from roll_off(s, t, cheapest)
        buyers = others(s, sold)
        sell(s, sold)
    for seat in buyers:
        add_hurt(s, seat, min(bids[seat], 1), TORSO)
        add_hurt(s, seat, max(bids[seat] - 1, 0), LIMB)
    yield from suffer(s, t)


def sell(s: House, sold: Seat) -> None:
    """To death; of two Survivors the lower is only sold in part."""
    if len(survivors(s)) > 2:
        add_hurt(s, sold, 1, DEATH)
    else:
        add_hurt(s, sold, 1, HEAD)
        add_hurt(s, sold, 1, TORSO)


# -- the patient mirror --------------------------------------------------------------------------


def patient_mirror(s: House, t: Table) -> Flow[None]:
    """The Patient Mirror: each cuts the next, left, where like cuts are lost, then right."""
    parts = yield from decide(s, t, survivors(s), "patient-mirror.left", HEAD_TORSO_ARM)
    if is_alone(s):
        yield from face_oneself(s, t, parts)
    else:
        for seat in survivors(s):
            if parts[left_of(s, seat)] != parts[seat]:
                cut(s, seat, left_of(s, seat), parts[seat])
        yield from suffer(s, t)
    yield from stop(s, t)
    parts = yield from decide(s, t, survivors(s), "patient-mirror.right", HEAD_TORSO_ARM)
    if is_alone(s):
        yield from face_oneself(s, t, parts)
    else:
        for seat in survivors(s):
            cut(s, seat, right_of(s, seat), parts[seat])
        yield from suffer(s, t)


def cut(s: House, seat: Seat, other: Seat, part: int) -> None:
    blame(s, seat, [other])
    add_hurt(s, other, 1, CUTS[part])


def face_oneself(s: House, t: Table, parts: list[int]) -> Flow[None]:
    """Alone: the part that is rolled, unless it was guessed."""
    seat = survivors(s)[0]
    die = yield from throw_one(s, t, seat)
    rolled = (die - 1) // 2
    if rolled != parts[seat]:
        yield from wound(s, t, [seat], 1, CUTS[rolled])


# -- the last course -----------------------------------------------------------------------------


def last_course(s: House, t: Table) -> Flow[None]:
    """The Last Course: the waiter poisons a plate, and whoever dares swaps theirs."""
    yield from wound(s, t, survivors(s), 1, LIMB)
    plates: list[int] = [*survivors(s)]
    waiter = s.first  # whoever is the First Player later on
    yield from decide_secretly(s, [waiter], "last-course.poison", plates)
    yield from stop(s, t)
    before = list(range(s.seats))  # whose plate stands before each
    rude = yield from swap_plates(s, t, before)
    yield from stop(s, t)
    poisoned = show_choices(s, t, "last-course.poison")[waiter]
    eaters = [seat for seat in survivors(s) if before[seat] == poisoned]
    if is_alone(s):
        yield from wound(s, t, eaters, 1, VITAL)
        return
    hurt_all(s, eaters, 1, DEATH)
    hurt_all(s, rude, 1, TORSO)
    yield from suffer(s, t)
    for seat in survivors(s):
        if seat not in rude:
            yield from heal(s, t, seat)


def swap_plates(s: House, t: Table, before: list[int]) -> Flow[list[Seat]]:
    """One after another; who had the bad manners to do so."""
    rude: list[Seat] = []
    for seat in survivors(s):
        other = yield from pick_seat(s, t, seat, "last-course.swap", [*others(s, seat), NOBODY])
        if other != NOBODY:
            before[seat], before[other] = before[other], before[seat]
            rude.append(seat)
    return rude


# -- the way out ---------------------------------------------------------------------------------


def way_out(s: House, t: Table) -> Flow[None]:
    """The Way Out: it costs limbs to get out, staying inside is worse, and crowds jam the door."""
    inside = yield from try_the_door(s, t, survivors(s), 2)
    if inside:
        last = yield from roll_off(s, t, inside)
        yield from wound(s, t, [last], 1, LIMB)
    yield from stop(s, t)
    inside = yield from try_the_door(s, t, inside, 1)
    yield from wound(s, t, inside, 1, TORSO)
    yield from stop(s, t)
    inside = yield from try_the_door(s, t, inside, 1)
    if len(inside) == 1:
        yield from wound(s, t, inside, 2)
    elif inside:
        last = yield from roll_off(s, t, inside)
        add_hurt(s, last, 1, DEATH)
        hurt_all(s, [seat for seat in inside if seat != last], 1, HEAD)
        yield from suffer(s, t)


def try_the_door(s: House, t: Table, inside: list[Seat], price: int) -> Flow[list[Seat]]:
    """Who is inside afterwards."""
    inside = living(s, inside)
    tried = yield from decide(s, t, inside, "way-out.reach", NO_OR_YES)
    reached = [seat for seat in inside if tried[seat] == YES]
    jammed = len(inside) > 1 and 2 * len(reached) > len(inside)
    yield from wound(s, t, reached, price, LIMB)
    return [seat for seat in living(s, inside) if jammed or seat not in reached]


# -- the planchette ------------------------------------------------------------------------------


def planchette(s: House, t: Table) -> Flow[None]:
    """The Planchette: all Players push the glass to a name, and ghosts say what that means."""
    first = yield from spell(s, t, survivors(s), HEAD)
    yield from stop(s, t)
    second = yield from spell(s, t, others(s, first) or survivors(s), TORSO)
    yield from stop(s, t)
    unnamed = [seat for seat in survivors(s) if seat not in (first, second)]
    if unnamed:
        yield from throw(s, t, unnamed)
        hurt_all(s, [seat for seat in unnamed if s.dice[seat] <= 2], 1, HEAD)
        hurt_all(s, [seat for seat in unnamed if 3 <= s.dice[seat] <= 4], 1, LIMB)
        yield from suffer(s, t)


def spell(s: House, t: Table, names: list[Seat], where: int) -> Flow[Seat]:
    """Who is named, and what comes of it; where the others are hurt by a kind word."""
    named = names[0]
    if len(names) > 1:
        yield from vote_secretly(s, players(s), names, "planchette.name")
        counts = count_votes(s, t)
        for ghost in ghosts(s):
            counts[s.choices[ghost]] += 1  # theirs count double
        named = yield from roll_off(s, t, most_votes(counts, names))
    cruel = yield from is_cruel(s, t, named)
    if cruel:
        add_hurt(s, named, 1, VITAL if is_alone(s) else HEAD)
        add_hurt(s, named, 1, LIMB if is_alone(s) else TORSO)
        yield from suffer(s, t)
    else:
        yield from heal(s, t, named, 2)
        yield from wound(s, t, others(s, named), 1, where)
    return named


def is_cruel(s: House, t: Table, named: Seat) -> Flow[bool]:
    jury = ghosts(s)
    if not jury:
        die = yield from throw_one(s, t, named)
        return die <= 3
    moods = yield from decide(s, t, jury, "planchette.mood", NO_OR_YES)
    return 2 * len([seat for seat in jury if moods[seat] == YES]) >= len(jury)


# -- the goods lift ------------------------------------------------------------------------------


def goods_lift(s: House, t: Table) -> Flow[None]:
    """The Goods Lift: ballast must go, things or flesh; else the one with most flesh does."""
    wanted = 2 * len(survivors(s))
    gone = yield from drop_ballast(s, t, wanted, [LIMB, LIMB])
    yield from stop(s, t)
    more = yield from drop_ballast(s, t, wanted - gone, [TORSO, HEAD])
    yield from stop(s, t)
    if gone + more >= wanted:
        return
    if is_alone(s):
        yield from wound(s, t, survivors(s), 2)
        return
    heaviest = yield from roll_off(s, t, least_wounded(s, survivors(s)))
    hurt_all(s, others(s, heaviest), 1, HEAD)
    add_hurt(s, heaviest, 1, DEATH)
    yield from suffer(s, t)


def drop_ballast(s: House, t: Table, wanted: int, places: list[int]) -> Flow[int]:
    """One round, flesh coming off at these places; how many pieces went."""
    gone = 0
    for seat in survivors(s):
        if gone >= wanted or not is_alive(s, seat):
            continue
        able = [NOTHING, CARGO, ONE_PIECE, TWO_PIECES]
        if not slots_of(s, seat):
            able.remove(CARGO)
        answer = yield from pick(s, t, seat, "goods-lift.drop", able)
        if answer == CARGO:
            yield from lose_item(s, t, seat)
        elif answer != NOTHING:
            for where in places[: answer - CARGO]:
                add_hurt(s, seat, 1, where)
            yield from suffer(s, t)
        gone += [0, 1, 1, 2][answer]
    return gone


# -- the reading of the will ---------------------------------------------------------------------


def reading_of_the_will(s: House, t: Table) -> Flow[None]:
    """The Reading of the Will: it hurts to be forgotten, and to be everybody's favourite."""
    yield from vote_secretly(s, players(s), survivors(s), "reading-of-the-will.heir")
    yield from stop(s, t)
    counts = count_votes(s, t)
    heirs = s.choices[:]
    yield from forget(s, t, counts)
    for seat in survivors(s):
        if counts[seat] >= 2:
            yield from heal(s, t, seat)
    suspect = yield from roll_off(s, t, most_votes(counts, survivors(s)))
    yield from stop(s, t)
    if is_alive(s, suspect):
        yield from defend(s, t, suspect, who_chose(s, heirs, suspect))


def forget(s: House, t: Table, counts: list[int]) -> Flow[None]:
    """A torso for one name or none, and a head besides for none."""
    few = [seat for seat in survivors(s) if counts[seat] < 2]
    if is_alone(s):
        yield from wound(s, t, few, 1, LIMB)
        return
    hurt_all(s, few, 1, TORSO)
    hurt_all(s, [seat for seat in few if counts[seat] == 0], 1, HEAD)
    yield from suffer(s, t)


def defend(s: House, t: Table, suspect: Seat, friends: list[Seat]) -> Flow[None]:
    able = [0, ACCUSE] if friends else [0]
    answer = yield from pick(s, t, suspect, "reading-of-the-will.sherry", able)
    if answer != ACCUSE:
        yield from drink(s, t, suspect, friends)
        return
    other = yield from pick_seat(s, t, suspect, "reading-of-the-will.accuse", friends)
    blame(s, suspect, [other], 2)
    add_hurt(s, other, 1, HEAD)
    add_hurt(s, other, 1, LIMB)
    add_hurt(s, suspect, 1, LIMB)
    yield from suffer(s, t)


def drink(s: House, t: Table, suspect: Seat, friends: list[Seat]) -> Flow[None]:
    die = yield from throw_one(s, t, suspect)
    if die >= 3:
        yield from wound(s, t, friends, 1, HEAD)
    elif is_alone(s):
        yield from wound(s, t, [suspect], 2)
    else:
        yield from kill(s, t, [suspect])


# -- the unmasking -------------------------------------------------------------------------------


def unmasking(s: House, t: Table) -> Flow[None]:
    """The Unmasking: three rounds to get it off; hiding is safe only if others don't hide."""
    hits_left = len(survivors(s))
    brave: list[Seat] = []
    for number in range(3):
        if number > 0:
            yield from stop(s, t)
        if hits_left > 0:
            hits = yield from go_for_the_mask(s, t, brave)
            hits_left -= hits
    if hits_left > 0:
        hurt_all(s, survivors(s), 1, HEAD)
        hurt_all(s, survivors(s), 1, LIMB)
        yield from suffer(s, t)
    else:
        yield from wound(s, t, [seat for seat in survivors(s) if seat not in brave], 1, HEAD)


def go_for_the_mask(s: House, t: Table, brave: list[Seat]) -> Flow[int]:
    """A round; how many hits there were, and who was brave is noted."""
    went = yield from decide(s, t, players(s), "unmasking.mask", NO_OR_YES)
    fighters = [seat for seat in players(s) if went[seat] == YES]
    alive = living(s, fighters)
    brave += alive
    if fighters:
        yield from throw(s, t, fighters)
    hits = len([seat for seat in fighters if s.dice[seat] >= 4])
    if alive:
        yield from wound(s, t, [seat for seat in alive if s.dice[seat] <= 3], 1, TORSO)
    else:
        yield from wound(s, t, survivors(s), 1, LIMB)
    return hits


# -- the clock tower -----------------------------------------------------------------------------


def clock_tower(s: House, t: Table) -> Flow[None]:
    """The Clock Tower: whoever brings the hours past twelve is struck, three times over."""
    ducked: list[Seat] = []
    struck, hours = yield from climb(s, t, survivors(s)[0], 0, ducked)
    hurt_all(s, upright(s, struck, ducked), 1, HEAD)
    yield from strike(s, t, struck, [LIMB, LIMB])
    yield from stop(s, t)
    struck, hours = yield from climb(s, t, left_of(s, struck), hours, ducked)
    yield from strike(s, t, struck, [TORSO])
    yield from stop(s, t)
    struck, hours = yield from climb(s, t, left_of(s, struck), hours, ducked)
    hurt_all(s, upright(s, struck, ducked), 1, TORSO)
    yield from strike(s, t, struck, [HEAD, ANY])


def upright(s: House, struck: Seat, ducked: list[Seat]) -> list[Seat]:
    """Whom the bell itself hits: all the others who have not ducked yet."""
    return [seat for seat in others(s, struck) if seat not in ducked]


def climb(s: House, t: Table, seat: Seat, hours: int, ducked: list[Seat]) -> Flow[tuple[Seat, int]]:
    """Turn by turn up to the next twelve: who is struck, and how late it is then."""
    strikes = hours - hours % 12 + 12
    while True:
        able = [ONE_DIE, TWO_DICE] if seat in ducked else [ONE_DIE, TWO_DICE, DUCK]
        answer = yield from pick(s, t, seat, "clock-tower.step", able)
        if answer == DUCK:
            ducked.append(seat)
            yield from wound(s, t, [seat], 1, LIMB)
        else:
            yield from throw(s, t, [seat], two_dice=answer == TWO_DICE)
            hours += s.dice[seat]
            if hours >= strikes:
                return seat, hours
        seat = left_of(s, seat)


def strike(s: House, t: Table, struck: Seat, places: list[int]) -> Flow[None]:
    for where in [LIMB] if is_alone(s) else places:
        add_hurt(s, struck, 1, where)
    yield from suffer(s, t)


# -- the false exit ------------------------------------------------------------------------------


def false_exit(s: House, t: Table) -> Flow[None]:
    """The False Exit: all must run to get through; if not, there is another final room."""
    scout = yield from volunteer(s, t)
    yield from step_out(s, t, scout)
    yield from stop(s, t)
    yield from decide_secretly(s, survivors(s), "false-exit.run", NO_OR_YES)
    yield from stop(s, t)
    ran = who_chose(s, show_choices(s, t, "false-exit.run"), YES)
    if len(ran) == len(survivors(s)):
        yield from wound(s, t, ran, 1, HEAD)
        return
    hurt_all(s, ran, 1, TORSO)
    hurt_all(s, ran, 1, LIMB)
    yield from suffer(s, t)
    for seat in survivors(s):
        if seat not in ran:
            win_item(s, t, seat)
    draw_final(s, t)


def step_out(s: House, t: Table, scout: Seat) -> Flow[None]:
    die = yield from throw_one(s, t, scout)
    if die <= 4:
        yield from wound(s, t, [scout], 1, TORSO if die <= 2 else LEG)
    else:
        win_item(s, t, scout)


# -- double or nothing ---------------------------------------------------------------------------


def gamblers_door(s: House, t: Table) -> Flow[None]:
    """Double or Nothing: all Players choose between a price now and another final room."""
    yield from decide_secretly(s, players(s), "gamblers-door.bet", NO_OR_YES)
    yield from stop(s, t)
    bets = show_choices(s, t, "gamblers-door.bet")
    if 2 * len([seat for seat in players(s) if bets[seat] == YES]) > s.seats:
        yield from play_on(s, t, who_chose(s, bets, YES))
        return
    yield from throw(s, t, survivors(s))
    hurt_all(s, [seat for seat in survivors(s) if s.dice[seat] <= 5], 1, TORSO)
    hurt_all(s, [seat for seat in survivors(s) if s.dice[seat] not in (4, 5)], 1, HEAD)
    yield from suffer(s, t)


def play_on(s: House, t: Table, gamblers: list[Seat]) -> Flow[None]:
    for seat in survivors(s):
        yield from heal(s, t, seat, 2)
    for seat in gamblers:
        if not is_alive(s, seat):
            continue
        paid = yield from lose_item(s, t, seat)
        if not paid:
            yield from wound(s, t, [seat], 1, LIMB)
    draw_final(s, t)


SCRIPTS: Final[dict[str, Script]] = {
    "furnace": furnace,
    "vault": vault,
    "hedge-maze": hedge_maze,
    "jury-of-the-dead": jury_of_the_dead,
    "hosts-bargain": hosts_bargain,
    "last-train": last_train,
    "survivors-auction": survivors_auction,
    "patient-mirror": patient_mirror,
    "last-course": last_course,
    "way-out": way_out,
    "planchette": planchette,
    "goods-lift": goods_lift,
    "reading-of-the-will": reading_of_the_will,
    "unmasking": unmasking,
    "clock-tower": clock_tower,
    "false-exit": false_exit,
    "gamblers-door": gamblers_door,
}
