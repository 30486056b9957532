"""The rooms (§9.1) and final rooms (§9.2) of the Carnival: tickets (§8.5), and what they cost."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, blame
from grandstand.games.grindhouse.rules.choosing import (
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
from grandstand.games.grindhouse.rules.hands import win_item
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.tokens import lose_tickets, pass_tickets, win_tickets
from grandstand.games.grindhouse.rules.trades import look_at_persona
from grandstand.games.grindhouse.rules.wounds import kill, suffer, wound
from grandstand.games.grindhouse.state import (
    ARM,
    HEAD,
    LEG,
    LIMB,
    NOBODY,
    TORSO,
    VITAL,
    House,
    is_alive,
    left_of,
    others,
    players,
    survivors,
)

# What is chosen, by card, in the order of its words in `data/carnival.toml`.
STEADY: Final = 0
STRAIN: Final = 1
PAPER: Final = 0
PLUSH: Final = 1
STAY: Final = 0
JUMP: Final = 1
MISS: Final = 0
HIT: Final = 1
SPARE: Final = 0
AIM: Final = 1
HANG_ON: Final = 0
REACH: Final = 1
CATCH: Final = 0
FLY: Final = 1
ROW: Final = 0
PUSH: Final = 1
EVEN: Final = 0
ODD: Final = 1

BLINDFOLDED: Final = 4  # the knife that kills


def owe(s: House, t: Table, seat: Seat, n: int, where: int) -> None:
    """What somebody pays: in tickets as far as they go, the rest in wounds that are to come."""
    unpaid = n - min(n, s.tickets[seat])
    lose_tickets(s, t, seat, n)
    add_hurt(s, seat, unpaid, where)


def hit(s: House, t: Table, seats: list[Seat], vital: int, where: int = LIMB) -> Flow[None]:
    """Head or torso, and a limb as well, for each of these Survivors."""
    for seat in seats:
        add_hurt(s, seat, 1, vital)
        add_hurt(s, seat, 1, where)
    yield from suffer(s, t)


# -- rooms ---------------------------------------------------------------------------------------


def high_striker(s: House, t: Table) -> Flow[None]:
    """The High Striker: strain an arm for three more; the highest wins, the lowest is struck."""
    yield from decide_secretly(s, survivors(s), "high-striker.swing", [STEADY, STRAIN])
    yield from stop(s, t)
    swings = show_choices(s, t, "high-striker.swing")
    strained = [seat for seat in survivors(s) if swings[seat] == STRAIN]
    yield from wound(s, t, strained, 1, ARM)
    yield from throw(s, t, survivors(s))
    totals = [die + 3 * int(swings[seat] == STRAIN) for seat, die in enumerate(s.dice)]
    best = max([totals[seat] for seat in survivors(s)])
    least = min([totals[seat] for seat in survivors(s)])
    strong = [seat for seat in survivors(s) if totals[seat] == best]
    weak = [seat for seat in survivors(s) if totals[seat] == least < best]
    yield from take_prize(s, t, strong)
    yield from wound(s, t, weak, 1, HEAD)


def take_prize(s: House, t: Table, strong: list[Seat]) -> Flow[None]:
    """The bell: a ticket each; who rings it alone has two more, or an item."""
    for seat in strong:
        win_tickets(s, t, seat)
    if len(strong) == 1:
        prize = yield from pick(s, t, strong[0], "high-striker.prize", [PAPER, PLUSH])
        if prize == PAPER:
            win_tickets(s, t, strong[0], 2)
        else:
            win_item(s, t, strong[0])


def maze_of_mirrors(s: House, t: Table) -> Flow[None]:
    """The Maze of Mirrors: good to have one reflection; bad to have none, or several."""
    yield from decide_secretly(s, survivors(s), "maze-of-mirrors.move", [0, 1, 2])
    yield from stop(s, t)
    moves = show_choices(s, t, "maze-of-mirrors.move")
    made = [moves[seat] for seat in survivors(s)]
    for seat in survivors(s):
        alike = made.count(moves[seat])
        if alike == 1:
            add_hurt(s, seat, 1, HEAD)
        elif alike == 2:
            win_tickets(s, t, seat, 2)
        else:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)


def ghost_train(s: House, t: Table) -> Flow[None]:
    """The Ghost Train: a ticket for every bend that you stay on, until it leaves the rails."""
    aboard = yield from take_bend(s, t, survivors(s), 1)
    yield from stop(s, t)
    for bend in (2, 3, 4):
        aboard = yield from take_bend(s, t, living(s, aboard), bend)
    for seat in aboard:
        win_item(s, t, seat)


def take_bend(s: House, t: Table, aboard: list[Seat], bend: int) -> Flow[list[Seat]]:
    """One bend: jump, or hope that the die is higher than its number; who is aboard after it."""
    if not aboard:
        return []
    chosen = yield from decide(s, t, aboard, "ghost-train.jump", [STAY, JUMP])
    if bend >= 3:
        yield from wound(s, t, [seat for seat in aboard if chosen[seat] == JUMP], 1, LEG)
    riders = [seat for seat in living(s, aboard) if chosen[seat] == STAY]
    if not riders:
        return []
    die = yield from throw_one(s, t, s.first)
    if die <= bend:
        yield from derail(s, t, riders)
        return []
    for seat in riders:
        win_tickets(s, t, seat)
    return riders


def derail(s: House, t: Table, riders: list[Seat]) -> Flow[None]:
    """Torso and a limb, for all aboard."""
    for seat in riders:
        add_hurt(s, seat, 1, TORSO)
        add_hurt(s, seat, 1, LIMB)
    yield from suffer(s, t)


def target_wheel(s: House, t: Table) -> Flow[None]:
    """The Target Wheel: the volunteer orders knives, the others bet on what they do."""
    target = yield from volunteer(s, t)
    ordered = yield from pick(s, t, target, "target-wheel.knives", [0, 1, 2, 3])
    punters = others(s, target)
    yield from decide_secretly(s, punters, "target-wheel.bet", [MISS, HIT])
    yield from stop(s, t)
    if not is_alive(s, target):
        show_choices(s, t, "target-wheel.bet")
        return
    outcome = yield from throw_knives(s, t, target, ordered + 1)
    bets = show_choices(s, t, "target-wheel.bet")
    for seat in living(s, punters):
        if bets[seat] == outcome:
            win_tickets(s, t, seat)
        else:
            owe(s, t, seat, 1, ARM)
    yield from suffer(s, t)


def throw_knives(s: House, t: Table, target: Seat, knives: int) -> Flow[int]:
    """Knife after knife from the left: a 1 or 2 hits, a miss is a ticket; whether any hit."""
    outcome = MISS
    for knife in range(1, knives + 1):
        if not is_alive(s, target):
            break
        die = yield from throw_one(s, t, left_of(s, target))
        if die > 2:
            win_tickets(s, t, target)
            continue
        outcome = HIT
        if die == 1 and knife == BLINDFOLDED:
            yield from kill(s, t, [target])
        else:
            yield from wound(s, t, [target], 1, LIMB)
    return outcome


def lions_breath(s: House, t: Table) -> Flow[None]:
    """The Lion's Breath: the longest head between the jaws wins, if they don't shut before."""
    yield from decide_secretly(s, survivors(s), "lions-breath.seconds", [0, 1, 2, 3, 4, 5])
    yield from stop(s, t)
    seconds = show_choices(s, t, "lions-breath.seconds")
    jaws = yield from throw_one(s, t, s.first)
    bitten = [seat for seat in survivors(s) if seconds[seat] >= jaws]
    longest = max([seconds[seat] for seat in survivors(s) if seat not in bitten], default=0)
    yield from wound(s, t, bitten, 1, HEAD)
    for seat in survivors(s):
        if seat not in bitten and seconds[seat] == longest:
            win_tickets(s, t, seat, (longest + 1) // 2)


def three_cups(s: House, t: Table) -> Flow[None]:
    """The Three Cups: the volunteer hides a pea, and lives on those who look elsewhere."""
    showman = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, showman):
        return
    if not others(s, showman):
        win_tickets(s, t, showman)
        yield from wound(s, t, [showman], 1, ARM)
        return
    yield from lift_cups(s, t, showman)


def lift_cups(s: House, t: Table, showman: Seat) -> Flow[None]:
    """All choose a cup; the sharp win, the fooled pay, and the showman has it all or nothing."""
    cups = yield from decide(s, t, survivors(s), "three-cups.cup", [0, 1, 2])
    sharp = [seat for seat in others(s, showman) if cups[seat] == cups[showman]]
    fooled = [seat for seat in others(s, showman) if cups[seat] != cups[showman]]
    for seat in sharp:
        win_tickets(s, t, seat, 2)
    fleece(s, t, showman, fooled)
    if not sharp:
        win_tickets(s, t, showman, 2)
    elif not fooled:
        add_hurt(s, showman, 2, ARM)
    yield from suffer(s, t)


def fleece(s: House, t: Table, showman: Seat, fooled: list[Seat]) -> None:
    """A ticket for the showman from each of them; who has none pays with the torso."""
    blame(s, showman, [seat for seat in fooled if not s.tickets[seat]])
    for seat in fooled:
        if s.tickets[seat]:
            pass_tickets(s, t, seat, showman)
        else:
            add_hurt(s, seat, 1, TORSO)


def dunk_tank(s: House, t: Table) -> Flow[None]:
    """The Dunk Tank: one is elected to sit; all other Players throw, or are kind."""
    sitter = yield from elect(s, t, survivors(s), "dunk-tank.seat")
    yield from stop(s, t)
    if not is_alive(s, sitter):
        return
    crowd = [seat for seat in players(s) if seat != sitter]
    chosen = yield from decide(s, t, crowd, "dunk-tank.throw", [SPARE, AIM])
    throwers = [seat for seat in crowd if chosen[seat] == AIM]
    if throwers:
        yield from pelt(s, t, sitter, throwers)
    else:
        yield from wound(s, t, survivors(s), 1, LEG)


def pelt(s: House, t: Table, sitter: Seat, throwers: list[Seat]) -> Flow[None]:
    """A 4 hits and pays, a 1 comes back; torso, then legs. The sitter lives on what misses."""
    yield from throw(s, t, throwers)
    hits = [seat for seat in throwers if s.dice[seat] >= 4]
    for seat in hits:
        blame(s, seat, [sitter])
        win_tickets(s, t, seat)
    for seat in throwers:
        add_hurt(s, seat, int(s.dice[seat] == 1), ARM)
    add_hurt(s, sitter, int(len(hits) > 0), TORSO)
    add_hurt(s, sitter, len(hits) - 1, LEG)
    yield from suffer(s, t)
    win_tickets(s, t, sitter, len(throwers) - len(hits))


def brass_ring(s: House, t: Table) -> Flow[None]:
    """The Brass Ring: reach for it and roll; an odd number of arms turns the carousel."""
    yield from decide_secretly(s, survivors(s), "brass-ring.reach", [HANG_ON, REACH])
    yield from stop(s, t)
    chosen = show_choices(s, t, "brass-ring.reach")
    reaching = [seat for seat in survivors(s) if chosen[seat] == REACH]
    if reaching:
        yield from grab(s, t, reaching)
    else:
        yield from wound(s, t, survivors(s), 1, LIMB)
    if len(reaching) % 2:
        turn_carousel(s, t)


def grab(s: House, t: Table, reaching: list[Seat]) -> Flow[None]:
    """A 1 or 2 falls; of the others the highest has the ring, or a share of it."""
    yield from throw(s, t, reaching)
    for seat in reaching:
        add_hurt(s, seat, int(s.dice[seat] <= 2), TORSO)
        add_hurt(s, seat, int(s.dice[seat] <= 2), LEG)
    yield from suffer(s, t)
    seated = [seat for seat in living(s, reaching) if s.dice[seat] > 2]
    best = max([s.dice[seat] for seat in seated], default=0)
    winners = [seat for seat in seated if s.dice[seat] == best]
    for seat in winners:
        win_tickets(s, t, seat, 3 if len(winners) == 1 else 1)


def turn_carousel(s: House, t: Table) -> None:
    """All tickets go one Survivor to the left, at the same time."""
    held = s.tickets[:]
    for seat in survivors(s):
        pass_tickets(s, t, seat, left_of(s, seat), held[seat])


def fortune_booth(s: House, t: Table) -> Flow[None]:
    """The Fortune Booth: bet on somebody's card; stars pay both, the hanged are seen through."""
    yield from vote_secretly(s, survivors(s), survivors(s), "fortune-booth.bet")
    yield from stop(s, t)
    bets = show_choices(s, t, "fortune-booth.bet")
    asking = survivors(s)
    yield from throw(s, t, asking)
    hanged = [seat for seat in asking if s.dice[seat] <= 3]
    stars = [seat for seat in asking if s.dice[seat] >= 5]
    for seat in hanged:
        pulled = any(bets[other] == seat for other in others(s, seat))
        add_hurt(s, seat, 1, HEAD if pulled else LIMB)
    yield from suffer(s, t)
    for seat in living(s, asking):
        if seat in stars:
            win_tickets(s, t, seat)
        if bets[seat] in stars:
            win_tickets(s, t, seat)
        if bets[seat] in hanged:
            look_at_persona(s, t, seat, Seat(bets[seat]))


def shooting_gallery(s: House, t: Table) -> Flow[None]:
    """The Shooting Gallery: tin ducks with your faces, and a paper moon for the peaceful."""
    line = survivors(s)
    yield from shoot_in_turn(s, t, line)
    yield from stop(s, t)
    yield from shoot_in_turn(s, t, line[::-1])


def shoot_in_turn(s: House, t: Table, line: list[Seat]) -> Flow[None]:
    """In this order each aims and rolls: a 1 flies back, a duck falls on 4, the moon on 5."""
    clear_dice(s)
    for seat in line:
        if not is_alive(s, seat):
            continue
        marks = [*others(s, seat), NOBODY]
        mark = yield from pick_seat(s, t, seat, "shooting-gallery.aim", marks)
        shot = yield from throw_one(s, t, seat)
        if shot == 1:
            yield from wound(s, t, [seat], 1, HEAD)
        elif mark == NOBODY:
            win_tickets(s, t, seat, 2 if shot >= 5 else 0)
        elif shot >= 4:
            yield from knock_over(s, t, seat, mark)


def knock_over(s: House, t: Table, shooter: Seat, mark: Seat) -> Flow[None]:
    """A duck falls: its owner hands over a ticket, or has none and wounds a limb."""
    if s.tickets[mark]:
        pass_tickets(s, t, mark, shooter)
        return
    blame(s, shooter, [mark])
    yield from wound(s, t, [mark], 1, LIMB)
    win_tickets(s, t, shooter)


# -- final rooms ---------------------------------------------------------------------------------


def ringmasters_finale(s: House, t: Table) -> Flow[None]:
    """The Ringmaster's Finale: the trapeze, the cannon, and the applause of all Players."""
    yield from trapeze(s, t)
    yield from stop(s, t)
    yield from cannon(s, t)
    yield from stop(s, t)
    counts = yield from vote(s, t, players(s), survivors(s), "ringmasters-finale.applaud")
    stars = most_votes(counts, survivors(s))
    for seat in stars:
        if counts[seat]:
            win_tickets(s, t, seat, 2)
    for seat in survivors(s):
        if counts[seat] == 0:
            add_hurt(s, seat, 1, HEAD)
            add_hurt(s, seat, 1, LIMB)
        elif counts[seat] == 1:
            add_hurt(s, seat, 1, TORSO)
    yield from suffer(s, t)


def trapeze(s: House, t: Table) -> Flow[None]:
    """Fly or catch: with too few hands all flyers fall; with no flyer the catchers are booed."""
    troupe = survivors(s)
    chosen = yield from decide(s, t, troupe, "ringmasters-finale.trapeze", [CATCH, FLY])
    flyers = [seat for seat in troupe if chosen[seat] == FLY]
    if not flyers:
        yield from wound(s, t, troupe, 1, HEAD)
    elif 2 * len(flyers) > len(troupe):
        yield from hit(s, t, flyers, TORSO)
    else:
        for seat in flyers:
            win_tickets(s, t, seat, 2)


def cannon(s: House, t: Table) -> Flow[None]:
    """The volunteer is shot: applause, a rib, or worse."""
    shell = yield from volunteer(s, t)
    die = yield from throw_one(s, t, shell)
    if die >= 5:
        win_tickets(s, t, shell, 3)
    elif die >= 3:
        win_tickets(s, t, shell)
        yield from wound(s, t, [shell], 1, TORSO)
    else:
        add_hurt(s, shell, 1, HEAD)
        add_hurt(s, shell, 1, LEG)
        yield from suffer(s, t)


def clowns_throat(s: House, t: Table) -> Flow[None]:
    """The Clown's Throat: two gates want paying together; the last miser is swallowed."""
    yield from decide_secretly(s, survivors(s), "clowns-throat.pay", [0, 1, 2])
    yield from stop(s, t)
    misers = yield from pay_gate(s, t, LIMB)
    yield from hit(s, t, misers, HEAD)
    yield from decide_secretly(s, survivors(s), "clowns-throat.pay", [0, 1, 2])
    yield from stop(s, t)
    misers = yield from pay_gate(s, t, VITAL)
    yield from swallow(s, t, misers)


def swallow(s: House, t: Table, misers: list[Seat]) -> Flow[None]:
    """One of the misers goes down, at the cost of all ribs; fed, it squeezes who paid nothing."""
    if not misers:
        unpaid = [seat for seat in survivors(s) if s.choices[seat] == 0]
        yield from wound(s, t, unpaid, 1, TORSO)
    elif len(survivors(s)) == 1:
        yield from hit(s, t, misers, TORSO)
    else:
        morsel = yield from roll_off(s, t, misers)
        yield from kill(s, t, [morsel])
        yield from wound(s, t, others(s, morsel), 1, TORSO)


def pay_gate(s: House, t: Table, blood: int) -> Flow[list[Seat]]:
    """Everybody pays; enough, and the most generous win; too little: who paid least."""
    paid = show_choices(s, t, "clowns-throat.pay")
    guests = survivors(s)
    amounts = [paid[seat] for seat in guests]
    for seat in guests:
        owe(s, t, seat, paid[seat], blood)
    yield from suffer(s, t)
    if sum(amounts) < len(guests):
        least = min([paid[seat] for seat in survivors(s)])
        return [seat for seat in survivors(s) if paid[seat] == least]
    for seat in living(s, guests):
        if paid[seat] == max(amounts):
            win_tickets(s, t, seat, 2)
    return []


def tunnel_of_sweethearts(s: House, t: Table) -> Flow[None]:
    """The Tunnel of Sweethearts: boats for two; row together, or push."""
    queue = survivors(s)
    boats = yield from board(s, t, queue)
    yield from stop(s, t)
    yield from trip(s, t, boats, deep=False)
    yield from stop(s, t)
    boats = yield from board(s, t, living(s, queue)[::-1])
    yield from trip(s, t, boats, deep=True)


def board(s: House, t: Table, queue: list[Seat]) -> Flow[list[list[Seat]]]:
    """Whoever is first in the queue picks a sweetheart; an odd one goes alone."""
    boats: list[list[Seat]] = []
    while len(queue) > 1:
        first = queue[0]
        mate = yield from pick_seat(s, t, first, "tunnel-of-sweethearts.mate", queue[1:])
        boats.append([first, mate])
        queue = [seat for seat in queue if seat not in (first, mate)]
    return [*boats, queue] if queue else boats


def trip(s: House, t: Table, boats: list[list[Seat]], deep: bool) -> Flow[None]:
    """In the dark all choose at once; then boat by boat."""
    crews = [living(s, boat) for boat in boats]
    rowers = [seat for crew in crews if len(crew) == 2 for seat in crew]
    chosen = yield from decide(s, t, rowers, "tunnel-of-sweethearts.row", [ROW, PUSH])
    for crew in crews:
        afloat = living(s, crew)
        if len(afloat) == 2:
            pushers = [seat for seat in afloat if chosen[seat] == PUSH]
            yield from float_past(s, t, afloat, pushers, deep)
        elif afloat:
            yield from float_alone(s, t, afloat[0])


def float_past(s: House, t: Table, pair: list[Seat], pushers: list[Seat], deep: bool) -> Flow[None]:
    """Both rowed: tickets. One pushed: all tickets and a rib of the other. Both did: worse."""
    if not pushers:
        for seat in pair:
            win_tickets(s, t, seat, 2)
    elif len(pushers) == 1:
        victim = pair[1] if pair[0] == pushers[0] else pair[0]
        pass_tickets(s, t, victim, pushers[0], s.tickets[victim])
        blame(s, pushers[0], [victim], 2)
        yield from hit(s, t, [victim], TORSO)
    elif deep:
        drowned = yield from roll_off(s, t, pair)
        yield from kill(s, t, [drowned])
        yield from wound(s, t, [seat for seat in pair if seat != drowned], 1, TORSO)
    else:
        yield from hit(s, t, pair, HEAD)


def float_alone(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Nobody else in the boat, as far as one can see."""
    die = yield from throw_one(s, t, seat)
    if die >= 4:
        win_tickets(s, t, seat)
    else:
        yield from hit(s, t, [seat], HEAD)


def big_wheel(s: House, t: Table) -> Flow[None]:
    """The Big Wheel: three spins, odd or even, and all on one side is always wrong."""
    yield from spin(s, t, [TORSO])
    yield from stop(s, t)
    yield from spin(s, t, [HEAD])
    yield from stop(s, t)
    yield from spin(s, t, [LIMB, TORSO, HEAD])


def spin(s: House, t: Table, stake: list[int]) -> Flow[None]:
    """The First Player throws two dice: a ticket for each part at stake, won or paid."""
    gamblers = survivors(s)
    bets = yield from decide(s, t, gamblers, "big-wheel.bet", [EVEN, ODD])
    yield from throw(s, t, [s.first], two_dice=True)
    right = EVEN if s.dice[s.first] % 2 == 0 else ODD
    odd = [seat for seat in gamblers if bets[seat] == ODD]
    rigged = len(gamblers) > 2 and len(odd) in (0, len(gamblers))
    for seat in living(s, gamblers):
        if bets[seat] == right and not rigged:
            win_tickets(s, t, seat, len(stake))
        else:
            for part in stake:
                owe(s, t, seat, 1, part)
    yield from suffer(s, t)


SCRIPTS: Final[dict[str, Script]] = {
    "high-striker": high_striker,
    "maze-of-mirrors": maze_of_mirrors,
    "ghost-train": ghost_train,
    "target-wheel": target_wheel,
    "lions-breath": lions_breath,
    "three-cups": three_cups,
    "dunk-tank": dunk_tank,
    "brass-ring": brass_ring,
    "fortune-booth": fortune_booth,
    "shooting-gallery": shooting_gallery,
    "ringmasters-finale": ringmasters_finale,
    "clowns-throat": clowns_throat,
    "tunnel-of-sweethearts": tunnel_of_sweethearts,
    "big-wheel": big_wheel,
}
