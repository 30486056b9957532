"""The rooms of the cellar and the grounds (§9.1): where bodies and things are kept."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, heal_part, show_persona
from grandstand.games.grindhouse.rules.choosing import (
    decide_secretly,
    living,
    pick,
    pick_seat,
    show_choices,
    volunteer,
)
from grandstand.games.grindhouse.rules.dice import lowest, roll_off, throw, throw_one
from grandstand.games.grindhouse.rules.doors import draw_final, draw_room
from grandstand.games.grindhouse.rules.hands import (
    deal_item,
    pass_slot,
    swap_hands,
    take_item,
    tidy,
    win_item,
)
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.trades import look_at_persona, lose_item, slots_of
from grandstand.games.grindhouse.rules.wounds import heal, kill, sever, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    LEG,
    LIMB,
    LIMBS,
    NOBODY,
    PARTS,
    RIGHT_ARM,
    RIGHT_LEG,
    SEVERED,
    TORSO,
    House,
    everybody,
    ghosts,
    is_alive,
    left_of,
    most_wounded,
    others,
    players,
    right_of,
    survivors,
    wound_on,
    wounds_of,
)

NO_OR_YES: Final = [0, 1]
YES: Final = 1  # whatever takes heart: to give, feed, confess, lift, hold, pull

BOTTLE: Final = 3  # glasses, at the most

BACK: Final = 0  # the boiler room
BURN: Final = 1
VALVE: Final = 2

LIE_STILL: Final = 0  # the crypt
KNOCK: Final = 1
DIG: Final = 2

LEAVE: Final = 0  # the workshop
SIT: Final = 1
MEND: Final = 2

PATTERN: Final = [HEAD, TORSO, LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG]


# -- shared --------------------------------------------------------------------------------------


def with_fewest(counts: list[int], seats: list[Seat]) -> list[Seat]:
    """Of these, those with the lowest number."""
    fewest = min([counts[seat] for seat in seats], default=0)
    return [seat for seat in seats if counts[seat] == fewest]


def with_most(counts: list[int], seats: list[Seat]) -> list[Seat]:
    """Of these, those with the highest number."""
    most = max([counts[seat] for seat in seats], default=0)
    return [seat for seat in seats if counts[seat] == most]


def who_chose(s: House, choices: list[int], option: int) -> list[Seat]:
    """The Survivors who chose that."""
    return [seat for seat in survivors(s) if choices[seat] == option]


def hurt_all(s: House, seats: list[Seat], n: int, where: int) -> None:
    """Each of these is about to take so many wounds there; `suffer` makes them land."""
    for seat in seats:
        add_hurt(s, seat, n, where)


def from_most_wounded(s: House) -> list[Seat]:
    """The Survivors from the most wounded to the least, the tied clockwise."""
    order: list[Seat] = []
    for wounds in range(2 * PARTS, -1, -1):
        order += [seat for seat in survivors(s) if wounds_of(s, seat) == wounds]
    return order


def items_held(s: House) -> list[int]:
    """How many items each seat holds, as all can see."""
    return [len(slots_of(s, Seat(seat))) for seat in range(s.seats)]


# -- the rooms -----------------------------------------------------------------------------------


def operating_theatre(s: House, t: Table) -> Flow[None]:
    """The Operating Theatre: the volunteer's limb heals all others; if it is kept, all bleed."""
    patient = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, patient):
        return
    given = yield from pick(s, t, patient, "operating-theatre.limb", NO_OR_YES)
    if given == YES:
        yield from sever(s, t, patient, LIMB)
        win_item(s, t, patient, 2)
        for seat in others(s, patient):
            yield from heal(s, t, seat)
        return
    add_hurt(s, patient, 1, TORSO)
    hurt_all(s, others(s, patient), 1, LIMB)
    yield from suffer(s, t)


def wine_cellar(s: House, t: Table) -> Flow[None]:
    """The Wine Cellar: a bottle fills as it is passed on; the dregs are for who never drank."""
    glasses = 1
    dry: list[Seat] = []
    for seat in survivors(s):
        if not is_alive(s, seat):
            continue
        drunk = yield from pick(s, t, seat, "wine-cellar.bottle", [0, glasses])
        if drunk:
            yield from wound(s, t, [seat], drunk)
            win_item(s, t, seat)
            glasses = 1
        else:
            dry.append(seat)
            glasses = min(BOTTLE, glasses + 1)
    yield from stop(s, t)
    if living(s, dry):
        guest = yield from roll_off(s, t, living(s, dry))
        add_hurt(s, guest, 1, TORSO)
        add_hurt(s, guest, glasses - 1, ANY)
        yield from suffer(s, t)


def ice_house(s: House, t: Table) -> Flow[None]:
    """The Ice House: who warms the same limb as another freezes; the rest go through pockets."""
    yield from decide_secretly(s, survivors(s), "ice-house.limb", [0, 1, 2, 3])
    yield from stop(s, t)
    limbs = show_choices(s, t, "ice-house.limb")
    stuck = [seat for seat in survivors(s) if len(who_chose(s, limbs, limbs[seat])) > 1]
    free = [seat for seat in survivors(s) if seat not in stuck]
    for seat in stuck:
        add_hurt(s, seat, 1, LIMBS[limbs[seat]])
    yield from suffer(s, t)
    yield from stop(s, t)
    for seat in survivors(s):
        if seat in free:
            yield from swap_with_one(s, t, seat, living(s, stuck))


def swap_with_one(s: House, t: Table, seat: Seat, stuck: list[Seat]) -> Flow[None]:
    if not stuck:
        return
    other = yield from pick_seat(s, t, seat, "ice-house.swap", [*stuck, NOBODY])
    if other != NOBODY:
        swap_hands(s, t, seat, other)


def boiler_room(s: House, t: Table) -> Flow[None]:
    """The Boiler Room: half must pay with an arm or an item, and nobody wants to be first."""
    wanted = (len(survivors(s)) + 1) // 2
    paid = 0
    idle: list[Seat] = []
    for seat in survivors(s):
        if paid < wanted and is_alive(s, seat):
            helped = yield from face_the_boiler(s, t, seat)
            if helped:
                paid += 1
            else:
                idle.append(seat)
    yield from stop(s, t)
    if paid == 0 and len(survivors(s)) > 1:
        yield from throw(s, t, survivors(s))
        burst = yield from lowest(s, t, survivors(s))
        yield from kill(s, t, [burst])
    elif paid < wanted:
        yield from wound(s, t, idle, 1, HEAD)


def face_the_boiler(s: House, t: Table, seat: Seat) -> Flow[bool]:
    """Whether that Survivor does something about the pressure."""
    able = [BACK, BURN, VALVE] if slots_of(s, seat) else [BACK, VALVE]
    answer = yield from pick(s, t, seat, "boiler-room.valve", able)
    if answer == BURN:
        yield from lose_item(s, t, seat)
    elif answer == VALVE:
        yield from wound(s, t, [seat], 1, ARM)
    return answer != BACK


def chapel(s: House, t: Table) -> Flow[None]:
    """The Chapel: confess and be healed, or be silent; a lone silence is heard best."""
    sinners = [seat for seat in survivors(s) if s.seen[seat] != everybody(s)]
    yield from decide_secretly(s, sinners, "chapel.confess", NO_OR_YES)
    yield from stop(s, t)
    confessed = show_choices(s, t, "chapel.confess")
    silent = who_chose(s, confessed, 0)
    for seat in who_chose(s, confessed, YES):
        show_persona(s, t, seat)
        yield from heal(s, t, seat)
    yield from wound(s, t, silent, 1, HEAD if len(silent) == 1 else LIMB)


def crypt(s: House, t: Table) -> Flow[None]:
    """The Crypt: the volunteer robs the dead, calls for the neighbours, or digs up a new room."""
    sleeper = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, sleeper):
        return
    answer = yield from pick(s, t, sleeper, "crypt.box", [LIE_STILL, KNOCK, DIG])
    if answer == LIE_STILL:
        yield from wound(s, t, [sleeper], 1, TORSO)
        win_item(s, t, sleeper, 2)
    elif answer == DIG:
        win_item(s, t, sleeper)
        draw_room(s, t)
    else:
        # two sides may be one Survivor, or nobody but the sleeper
        openers = [left_of(s, sleeper)]
        if right_of(s, sleeper) not in openers:
            openers.append(right_of(s, sleeper))
        yield from wound(s, t, openers, 1, ARM)


def greenhouse(s: House, t: Table) -> Flow[None]:
    """The Greenhouse: an item buys safety; else one's roll must beat the dead's."""
    fed: list[Seat] = []
    for seat in survivors(s):
        if slots_of(s, seat):
            answer = yield from pick(s, t, seat, "greenhouse.feed", NO_OR_YES)
            if answer == YES:
                yield from lose_item(s, t, seat)
                fed.append(seat)
    yield from stop(s, t)
    dead = ghosts(s)
    yield from throw(s, t, players(s))
    hunger = max([s.dice[seat] for seat in dead], default=3)
    hungry = [seat for seat in survivors(s) if seat not in fed]
    lucky = [seat for seat in hungry if s.dice[seat] > hunger]
    yield from wound(s, t, [seat for seat in hungry if seat not in lucky], 1, LEG)
    for seat in lucky:
        yield from heal(s, t, seat)


def well(s: House, t: Table) -> Flow[None]:
    """The Wishing Well: a wish hurts the one and helps another; without any, all are hurt."""
    wishes = 0
    for seat in survivors(s):
        if is_alive(s, seat):
            wished = yield from make_wish(s, t, seat)
            wishes += wished
    if wishes == 0:
        alone = len(survivors(s)) == 1
        yield from wound(s, t, survivors(s), 1 if alone else 2, LEG)


def make_wish(s: House, t: Table, seat: Seat) -> Flow[bool]:
    chosen = yield from pick_seat(s, t, seat, "well.wish", [*others(s, seat), NOBODY])
    if chosen == NOBODY:
        return False
    yield from wound(s, t, [seat], 1, ARM)
    yield from heal(s, t, chosen, 2)
    win_item(s, t, chosen)
    return True


def stables(s: House, t: Table) -> Flow[None]:
    """The Stables: two who choose each other get away; a lonely ride hurts, a false one more."""
    riders: list[int] = [*survivors(s)]
    yield from decide_secretly(s, survivors(s), "stables.ride", riders)
    yield from stop(s, t)
    mates = show_choices(s, t, "stables.ride")
    for seat in survivors(s):
        if mates[seat] == seat:
            add_hurt(s, seat, 1, LEG)
        elif mates[mates[seat]] != seat:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)


def workshop(s: House, t: Table) -> Flow[None]:
    """The Toymaker's Workshop: each sits and rolls, has a limb sewn on again, or pays to leave."""
    for seat in survivors(s):
        if not is_alive(s, seat):
            continue
        stumps = [part for part in LIMBS if wound_on(s, seat, part) == SEVERED]
        able = [LEAVE, SIT, MEND] if stumps else [LEAVE, SIT]
        answer = yield from pick(s, t, seat, "workshop.stool", able)
        if answer == SIT:
            yield from sit_down(s, t, seat)
        elif answer == MEND:
            yield from be_mended(s, t, seat, stumps)
        else:
            yield from leave_something(s, t, seat)


def sit_down(s: House, t: Table, seat: Seat) -> Flow[None]:
    die = yield from throw_one(s, t, seat)
    if die <= 2:
        yield from wound(s, t, [seat], 1, ARM)
    elif die >= 5:
        win_item(s, t, seat)


def be_mended(s: House, t: Table, seat: Seat, stumps: list[int]) -> Flow[None]:
    yield from wound(s, t, [seat], 1, HEAD)
    if is_alive(s, seat):
        part = yield from pick(s, t, seat, "workshop.mend", stumps)
        # §3.6 ruling: severed stays severed unless a card says so
        heal_part(s, t, seat, part)


def leave_something(s: House, t: Table, seat: Seat) -> Flow[None]:
    lost = yield from lose_item(s, t, seat)
    if not lost:
        yield from wound(s, t, [seat], 1, LIMB)


def kennels(s: House, t: Table) -> Flow[None]:
    """The Kennels: the hounds go to the gate with more blood; items keep them busy."""
    yield from decide_secretly(s, survivors(s), "kennels.gate", [0, 1])
    yield from stop(s, t)
    gates = show_choices(s, t, "kennels.gate")
    left, right = who_chose(s, gates, 0), who_chose(s, gates, 1)
    if blood(s, left) > blood(s, right):
        right = []
    elif blood(s, right) > blood(s, left):
        left = []
    bitten: list[Seat] = []
    for seat in [seat for seat in survivors(s) if seat in left or seat in right]:
        baited = yield from throw_bait(s, t, seat)
        if not baited:
            bitten.append(seat)
    yield from stop(s, t)
    yield from wound(s, t, bitten, 1, LEG)


def blood(s: House, seats: list[Seat]) -> int:
    """All their wounds; less than nothing where nobody is."""
    return sum([wounds_of(s, seat) for seat in seats]) if seats else -1


def throw_bait(s: House, t: Table, seat: Seat) -> Flow[bool]:
    if not slots_of(s, seat):
        return False
    answer = yield from pick(s, t, seat, "kennels.bait", NO_OR_YES)
    if answer != YES:
        return False
    yield from lose_item(s, t, seat)
    return True


def taxidermists_bench(s: House, t: Table) -> Flow[None]:
    """The Taxidermist's Bench: each lends a part, the most wounded first, no part twice."""
    wanted = PATTERN[: len(survivors(s))]
    lent = [HEAD] * s.seats
    order = from_most_wounded(s)
    for seat in order:
        lent[seat] = yield from pick(s, t, seat, "taxidermists-bench.part", wanted)
        wanted = [part for part in wanted if part != lent[seat]]
    yield from stop(s, t)
    for seat in order:
        add_hurt(s, seat, 1, lent[seat])
    yield from suffer(s, t)


def smokehouse(s: House, t: Table) -> Flow[None]:
    """The Smokehouse: the First Player hangs half of them, who beg the others to be lifted off."""
    hung: list[Seat] = []
    for _ in range(len(survivors(s)) // 2):
        standing = [seat for seat in survivors(s) if seat not in hung]
        chosen = yield from pick_seat(s, t, s.first, "smokehouse.hang", standing)
        hung.append(chosen)
    yield from stop(s, t)
    if not hung:
        yield from wound(s, t, survivors(s), 1, LIMB)
    for seat in hung:
        if is_alive(s, seat):
            yield from beg(s, t, seat, [other for other in survivors(s) if other not in hung])


def beg(s: House, t: Table, seat: Seat, standing: list[Seat]) -> Flow[None]:
    """With nobody left standing, begging is no use."""
    if standing:
        helper = yield from pick_seat(s, t, seat, "smokehouse.beg", standing)
        answer = yield from pick(s, t, helper, "smokehouse.lift", NO_OR_YES)
        if answer == YES:
            yield from wound(s, t, [helper], 1, ARM)
            return
    yield from wound(s, t, [seat], 1, TORSO)


def laundry(s: House, t: Table) -> Flow[None]:
    """The Laundry: an item each goes round to the left; then who holds most pays for it."""
    givers = [seat for seat in survivors(s) if slots_of(s, seat)]
    bare = [seat for seat in survivors(s) if seat not in givers]
    if len(survivors(s)) > 1:
        yield from pass_left(s, t, givers)
    yield from wound(s, t, bare, 1, ARM)
    yield from stop(s, t)
    held = items_held(s)
    for seat in with_most(held, survivors(s)):
        if held[seat] > 0 and is_alive(s, seat):
            able = [0, 1] if slots_of(s, seat) else [1]  # may be played by now
            answer = yield from pick(s, t, seat, "laundry.mangle", able)
            if answer == 0:
                yield from lose_item(s, t, seat)
            else:
                yield from wound(s, t, [seat], 1, LIMB)


def pass_left(s: House, t: Table, givers: list[Seat]) -> Flow[None]:
    """All choose before anything is passed on, so that nobody passes what they have just got."""
    slots = yield from together({seat: choose_gift(s, seat) for seat in givers})
    for seat in givers:
        pass_slot(s, t, seat, slots[seat], left_of(s, seat))
    tidy(s)


def choose_gift(s: House, seat: Seat) -> Flow[int]:
    slot = yield from ask(seat, "item.give", slots_of(s, seat))
    return slot


def mortuary(s: House, t: Table) -> Flow[None]:
    """The Mortuary: reading personas costs fingers; being read twice costs more."""
    read = [0] * s.seats
    readers: list[Seat] = []
    for seat in survivors(s):
        body = yield from pick_seat(s, t, seat, "mortuary.read", [*others(s, seat), NOBODY])
        if body != NOBODY:
            look_at_persona(s, t, seat, body)
            read[body] += 1
            readers.append(seat)
    yield from stop(s, t)
    readers = living(s, readers)
    if readers:
        yield from throw(s, t, readers)
    hurt_all(s, [seat for seat in readers if s.dice[seat] <= 3], 1, ARM)
    hurt_all(s, [seat for seat in survivors(s) if read[seat] >= 2], 1, TORSO)
    yield from suffer(s, t)
    for seat in survivors(s):
        if read[seat] == 0:
            yield from heal(s, t, seat)


def woodshed(s: House, t: Table) -> Flow[None]:
    """The Woodshed: one hand on the rope is enough, and it costs that hand."""
    log = yield from roll_off(s, t, most_wounded(s, survivors(s)))
    yield from decide_secretly(s, others(s, log), "woodshed.rope", NO_OR_YES)
    yield from stop(s, t)
    held = who_chose(s, show_choices(s, t, "woodshed.rope"), YES)
    if len(survivors(s)) == 1:
        yield from wound(s, t, survivors(s), 2, LIMB)
    elif held:
        yield from wound(s, t, held, 1, ARM)
    else:
        yield from kill(s, t, [log])
        yield from wound(s, t, others(s, log), 1, HEAD)


def pump_room(s: House, t: Table) -> Flow[None]:
    """The Pump Room: the most wounded chooses whose blood it will be; the donor may pull out."""
    patient = yield from roll_off(s, t, most_wounded(s, survivors(s)))
    donor = patient
    if others(s, patient):
        donor = yield from pick_seat(s, t, patient, "pump-room.donor", others(s, patient))
    yield from stop(s, t)
    if len(survivors(s)) == 1:
        yield from heal(s, t, survivors(s)[0])
    elif is_alive(s, patient) and is_alive(s, donor):
        yield from transfuse(s, t, donor, patient)


def transfuse(s: House, t: Table, donor: Seat, patient: Seat) -> Flow[None]:
    answer = yield from pick(s, t, donor, "pump-room.needle", NO_OR_YES)
    if answer == YES:
        yield from wound(s, t, [donor], 2, ANY)
        yield from heal(s, t, patient, 2)
        if is_alive(s, donor):
            take_item(s, t, donor, patient)
            tidy(s)
        return
    for seat in survivors(s):
        add_hurt(s, seat, 1, TORSO if seat in (donor, patient) else LIMB)
    yield from suffer(s, t)


def gatehouse(s: House, t: Table) -> Flow[None]:
    """The Gatehouse: all Players may vote for another final room; the minority finds something."""
    yield from decide_secretly(s, players(s), "gatehouse.lever", NO_OR_YES)
    yield from stop(s, t)
    levers = show_choices(s, t, "gatehouse.lever")
    pulled = [seat for seat in players(s) if levers[seat] == YES]
    left = [seat for seat in players(s) if levers[seat] != YES]
    if len(pulled) > len(left):
        draw_final(s, t)
        yield from wound(s, t, pulled, 1, ARM)
    else:
        yield from wound(s, t, pulled, 1, HEAD)
    if len(pulled) != len(left):
        for seat in pulled if len(pulled) < len(left) else left:
            deal_item(s, t, seat)


SCRIPTS: Final[dict[str, Script]] = {
    "operating-theatre": operating_theatre,
    "wine-cellar": wine_cellar,
    "ice-house": ice_house,
    "boiler-room": boiler_room,
    "chapel": chapel,
    "crypt": crypt,
    "greenhouse": greenhouse,
    "well": well,
    "stables": stables,
    "workshop": workshop,
    "kennels": kennels,
    "taxidermists-bench": taxidermists_bench,
    "smokehouse": smokehouse,
    "laundry": laundry,
    "mortuary": mortuary,
    "woodshed": woodshed,
    "pump-room": pump_room,
    "gatehouse": gatehouse,
}
