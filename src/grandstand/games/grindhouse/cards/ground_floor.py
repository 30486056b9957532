"""The ground floor's rooms (§9.1): where guests are received, and are at each other's mercy."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt, blame, show_persona
from grandstand.games.grindhouse.rules.choosing import (
    count_votes,
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
from grandstand.games.grindhouse.rules.doors import draw_room
from grandstand.games.grindhouse.rules.hands import swap_hands, take_item, win_item
from grandstand.games.grindhouse.rules.rooms import Script, stop
from grandstand.games.grindhouse.rules.trades import give_item, look_at_persona, slots_of
from grandstand.games.grindhouse.rules.wounds import heal, kill, suffer, wound
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    HEAD,
    LEG,
    LIMB,
    NOBODY,
    NONE,
    TORSO,
    House,
    everybody,
    is_alive,
    least_wounded,
    left_of,
    others,
    players,
    right_of,
    survivors,
)

# -- voting and tasting --------------------------------------------------------------------------

SIP: Final = 0
GULP: Final = 1
SPIT: Final = 2


def ballot_box(s: House, t: Table) -> Flow[None]:
    """The Ballot Box: a vote to kill; a tie wounds all, and they vote again."""
    if len(survivors(s)) == 1:
        yield from stop(s, t)
        return  # nobody to vote for
    yield from vote_secretly(s, survivors(s), survivors(s), "ballot-box.kill")
    yield from stop(s, t)
    tied = most_votes(count_votes(s, t), survivors(s))
    if len(tied) > 1:
        yield from wound(s, t, survivors(s))
    if len(survivors(s)) == 1:
        return  # by now there is nobody else
    if len(tied) > 1:
        counts = yield from vote(s, t, survivors(s), survivors(s), "ballot-box.kill")
        tied = most_votes(counts, survivors(s))
    # §4.9: after the second tie the tied roll
    loser = yield from roll_off(s, t, tied)
    yield from kill(s, t, [loser])


def cold_supper(s: House, t: Table) -> Flow[None]:
    """The Cold Supper: it feeds the careful, pays the greedy, and the rude start a fight."""
    taster = yield from volunteer(s, t)
    yield from stop(s, t)
    if not is_alive(s, taster):
        return
    taste = yield from pick(s, t, taster, "cold-supper.taste", [SIP, GULP, SPIT])
    if taste == SIP:
        yield from heal(s, t, taster, 2)
    elif taste == GULP:
        yield from wound(s, t, [taster], 1, TORSO)
        win_item(s, t, taster, 2)
    else:
        blame(s, taster, others(s, taster))
        yield from wound(s, t, others(s, taster), 1, LIMB)


def hall_of_portraits(s: House, t: Table) -> Flow[None]:
    """The Hall of Portraits: three rounds of dice; a 1 costs a limb, two sixes earn an item."""
    sixes = [0] * s.seats
    for _ in range(3):
        rolling = survivors(s)
        yield from throw(s, t, rolling)
        for seat in rolling:
            sixes[seat] += s.dice[seat] == 6
        ones = [seat for seat in living(s, rolling) if s.dice[seat] == 1]
        yield from wound(s, t, ones, 1, LIMB)
    for seat in survivors(s):
        if sixes[seat] >= 2:
            win_item(s, t, seat)


# -- the cloakroom and the reception line --------------------------------------------------------

HANDS_DOWN: Final = 0
REACH_IN: Final = 1

OPEN_HAND: Final = 0
RAZOR: Final = 1


def cloakroom(s: House, t: Table) -> Flow[None]:
    """The Cloakroom: one who reaches in alone is rewarded, several are bitten."""
    yield from decide_secretly(s, survivors(s), "cloakroom.reach", [HANDS_DOWN, REACH_IN])
    yield from stop(s, t)
    reached = show_choices(s, t, "cloakroom.reach")
    brave = [seat for seat in survivors(s) if reached[seat] == REACH_IN]
    if len(brave) == 1:
        win_item(s, t, brave[0], 2)
    elif brave:
        yield from wound(s, t, brave, 1, HEAD)
    else:
        yield from wound(s, t, survivors(s), 1, LIMB)


def reception_line(s: House, t: Table) -> Flow[None]:
    """The Reception Line: every two neighbours shake hands, and some palms hold a razor."""
    yield from decide_secretly(s, survivors(s), "reception-line.hand", [OPEN_HAND, RAZOR])
    yield from stop(s, t)
    palms = show_choices(s, t, "reception-line.hand")
    if not any(palms[seat] == RAZOR for seat in survivors(s)):
        for seat in survivors(s):
            yield from heal(s, t, seat)
        return
    for seat in survivors(s):
        shake_hands(s, palms, seat)
    yield from suffer(s, t)


def shake_hands(s: House, palms: list[int], seat: Seat) -> None:
    """What the razors left and right are about to do to one in the line."""
    armed = [
        other for other in others(s, seat) if palms[other] == RAZOR and is_next(s, other, seat)
    ]
    for other in armed:
        blame(s, other, [seat])
    if palms[seat] == OPEN_HAND:
        add_hurt(s, seat, len(armed), ARM)
    elif armed:
        add_hurt(s, seat, 1, TORSO)


def is_next(s: House, one: Seat, other: Seat) -> bool:
    """Whether they are neighbours: no Survivor sits between them."""
    return other in (left_of(s, one), right_of(s, one))


# -- the inquest ---------------------------------------------------------------------------------

GUILTY: Final = 0
INNOCENT: Final = 1


def library(s: House, t: Table) -> Flow[None]:
    """The Inquest in the Library: all accuse, one judges, and false accusers pay."""
    accused = yield from elect(s, t, players(s), "library.accuse")
    accusers = [seat for seat in others(s, accused) if s.choices[seat] == accused]
    yield from stop(s, t)
    if not is_alive(s, accused):
        return
    judge = s.first if s.first != accused else Seat((s.first + 1) % s.seats)
    verdict = yield from pick(s, t, judge, "library.verdict", [GUILTY, INNOCENT])
    hurt, where = (living(s, accusers), LIMB) if verdict == INNOCENT else ([accused], HEAD)
    blame(s, judge, hurt)
    yield from wound(s, t, hurt, 1, where)


# -- the conservatory ----------------------------------------------------------------------------


def conservatory(s: House, t: Table) -> Flow[None]:
    """The Conservatory: the volunteer pulls one other through; the vines have the rest."""
    hero = yield from volunteer(s, t)
    yield from stop(s, t)
    through = living(s, [hero])
    if through and others(s, hero):
        friend = yield from pick_seat(s, t, hero, "conservatory.pull", others(s, hero))
        through.append(friend)
    for seat in through:
        yield from heal(s, t, seat)
    yield from wound(s, t, [seat for seat in survivors(s) if seat not in through], 1, LEG)


# -- the ballroom --------------------------------------------------------------------------------


def ballroom(s: House, t: Table) -> Flow[None]:
    """The Last Waltz: who chose each other dance, and the others are trodden on."""
    yield from vote_secretly(s, survivors(s), survivors(s), "ballroom.partner")
    yield from stop(s, t)
    count_votes(s, t)
    dancing = [seat for seat in survivors(s) if partner_of(s, seat) != NOBODY]
    for seat in dancing:
        partner = partner_of(s, seat)
        if seat < partner:
            swap_hands(s, t, seat, partner)
    for seat in dancing:
        yield from heal(s, t, seat)
    yield from wound(s, t, [seat for seat in survivors(s) if seat not in dancing], 1, LEG)


def partner_of(s: House, seat: Seat) -> Seat:
    """The living one whom that seat chose and who chose that seat, once all is shown."""
    chosen = s.choices[seat]
    if chosen == NONE or s.choices[chosen] != seat or s.dead[chosen]:
        return NOBODY
    return Seat(chosen)


# -- the telephone -------------------------------------------------------------------------------

LET_IT_RING: Final = 0
ANSWER: Final = 1


def telephone_booth(s: House, t: Table) -> Flow[None]:
    """The Telephone Booth: one after another may answer; if nobody does, all hear it."""
    listener = yield from who_answers(s, t)
    yield from stop(s, t)
    if listener == NOBODY:
        yield from wound(s, t, survivors(s), 2, LIMB)
        return
    yield from wound(s, t, [listener], 1, HEAD)
    if is_alive(s, listener) and others(s, listener):
        kind = "telephone-booth.gossip"
        subject = yield from pick_seat(s, t, listener, kind, others(s, listener))
        look_at_persona(s, t, listener, subject)
        take_item(s, t, listener, subject)


def who_answers(s: House, t: Table) -> Flow[Seat]:
    for seat in survivors(s):
        said = yield from pick(s, t, seat, "telephone-booth.ring", [LET_IT_RING, ANSWER])
        if said == ANSWER:
            return seat
    return NOBODY


# -- the grand staircase -------------------------------------------------------------------------

CATCH: Final = 0
STEP_ASIDE: Final = 1


def grand_staircase(s: House, t: Table) -> Flow[None]:
    """The Grand Staircase: who stumbles is caught by the next one behind, or isn't."""
    clear_dice(s)
    for seat in survivors(s):
        if is_alive(s, seat):
            die = yield from throw_one(s, t, seat)
            if die <= 3 and is_alive(s, seat):
                yield from stumble(s, t, seat)


def stumble(s: House, t: Table, seat: Seat) -> Flow[None]:
    behind = left_of(s, seat)
    if behind != seat:
        deed = yield from pick(s, t, behind, "grand-staircase.catch", [CATCH, STEP_ASIDE])
        if deed == CATCH:
            yield from wound(s, t, [behind], 1, ARM)
            return
        blame(s, behind, [seat], 2)
    yield from wound(s, t, [seat], 2, LEG)


# -- the billiard room ---------------------------------------------------------------------------

RED: Final = 0
BLACK: Final = 1


def billiard_room(s: House, t: Table) -> Flow[None]:
    """The Billiard Room: the volunteer hides a ball and talks; the others guess its colour."""
    shark = yield from volunteer(s, t)
    yield from stop(s, t)
    yield from decide_secretly(s, living(s, [shark]), "billiard-room.ball", [RED, BLACK])
    guesses = yield from guess_ball(s, t, shark)
    yield from stop(s, t)
    ball = show_choices(s, t, "billiard-room.ball")[shark]
    guessers = [seat for seat in survivors(s) if guesses[seat] != NONE]
    fooled = [seat for seat in guessers if guesses[seat] != ball]
    yield from settle(s, t, shark, guessers, fooled)


def guess_ball(s: House, t: Table, shark: Seat) -> Flow[list[int]]:
    """The shark says something, and the others say what they think; by seat, else NONE."""
    guesses = [NONE] * s.seats
    if is_alive(s, shark):
        yield from pick(s, t, shark, "billiard-room.claim", [RED, BLACK])
        for seat in others(s, shark):
            guesses[seat] = yield from pick(s, t, seat, "billiard-room.guess", [RED, BLACK])
    return guesses


def settle(s: House, t: Table, shark: Seat, guessers: list[Seat], fooled: list[Seat]) -> Flow[None]:
    """Who guessed wrong pays; all or none of them make the shark lucky or sorry."""
    blame(s, shark, fooled)
    yield from wound(s, t, fooled, 1, LIMB)
    if guessers and len(fooled) == len(guessers):
        win_item(s, t, shark)
    elif guessers and not fooled:
        yield from wound(s, t, [shark], 2)


# -- the birthday tea ----------------------------------------------------------------------------

PRESENT: Final = 0
BLEED: Final = 1


def birthday_tea(s: House, t: Table) -> Flow[None]:
    """The Birthday Tea: guests bring items or blood, and the child gives one of them cake."""
    child = yield from roll_off(s, t, least_wounded(s, survivors(s)))
    for guest in others(s, child):
        if is_alive(s, guest) and is_alive(s, child):
            yield from bring_present(s, t, guest, child)
    yield from stop(s, t)
    if is_alive(s, child):
        eaters = others(s, child) or [child]
        eater = yield from pick_seat(s, t, child, "birthday-tea.cake", eaters)
        yield from heal(s, t, eater, 2)


def bring_present(s: House, t: Table, guest: Seat, child: Seat) -> Flow[None]:
    able = [PRESENT, BLEED] if slots_of(s, guest) else [BLEED]
    brought = yield from pick(s, t, guest, "birthday-tea.present", able)
    if brought == PRESENT:
        yield from give_item(s, t, guest, child)
    else:
        yield from wound(s, t, [guest])


# -- the kitchen ---------------------------------------------------------------------------------


def kitchen(s: House, t: Table) -> Flow[None]:
    """The Stockpot: all give of their own meat in secret; it must be enough for the pot."""
    yield from decide_secretly(s, survivors(s), "kitchen.meat", [0, 1, 2])
    yield from stop(s, t)
    meat = show_choices(s, t, "kitchen.meat")
    cooks = survivors(s)
    most = max([meat[seat] for seat in cooks])
    is_full = 2 * sum([meat[seat] for seat in cooks]) >= len(cooks)
    for seat in cooks:
        add_hurt(s, seat, meat[seat], LIMB)
        if not is_full and meat[seat] == 0:
            add_hurt(s, seat, 2, ANY)
    yield from suffer(s, t)
    if is_full:
        for seat in cooks:
            if meat[seat] == most:
                win_item(s, t, seat)


# -- the guest of honour -------------------------------------------------------------------------


def guest_of_honour(s: House, t: Table) -> Flow[None]:
    """The Guest of Honour: the best loved is spoilt, the unloved are hurt; ghosts vote too."""
    yield from vote_secretly(s, players(s), survivors(s), "guest-of-honour.toast")
    yield from stop(s, t)
    counts = count_votes(s, t)
    loved = most_votes(counts, survivors(s))
    if len(loved) == 1 and counts[loved[0]]:
        yield from heal(s, t, loved[0])
        win_item(s, t, loved[0], 2)
    yield from wound(s, t, [seat for seat in survivors(s) if counts[seat] == 0], 2, ANY)


# -- the bookcase --------------------------------------------------------------------------------

STAY: Final = 0
GO: Final = 1


def bookcase(s: House, t: Table) -> Flow[None]:
    """The Bookcase: all Players vote whether to take the passage; it leads to one more room."""
    yield from decide_secretly(s, players(s), "bookcase.passage", [STAY, GO])
    yield from stop(s, t)
    wished = show_choices(s, t, "bookcase.passage")
    lead = 2 * len([seat for seat in players(s) if wished[seat] == GO]) - s.seats
    going = GO if lead > 0 else STAY
    if lead == 0:
        going = yield from pick(s, t, s.first, "bookcase.tie", [STAY, GO])
    if going == GO:
        draw_room(s, t)
    outvoted = [seat for seat in survivors(s) if wished[seat] != going]
    yield from wound(s, t, outvoted, 1, ARM if going == STAY else LEG)


# -- the confessional ----------------------------------------------------------------------------

HOLD_TONGUE: Final = 0
CRY_OUT: Final = 1
WHISPER: Final = 2


def confessional(s: House, t: Table) -> Flow[None]:
    """The Confessional: say who you are, to one or to all, or bite your tongue."""
    said = [NONE] * s.seats
    for seat in survivors(s):
        if s.seen[seat] != everybody(s):
            said[seat] = yield from confess(s, t, seat)
    yield from stop(s, t)
    for seat in survivors(s):
        if said[seat] == CRY_OUT:
            yield from heal(s, t, seat, 2)
    silent = [seat for seat in survivors(s) if said[seat] == HOLD_TONGUE]
    yield from wound(s, t, silent, 1, HEAD)


def confess(s: House, t: Table, seat: Seat) -> Flow[int]:
    """One sinner's turn: what they chose."""
    able = [HOLD_TONGUE, CRY_OUT]
    if others(s, seat):
        able.append(WHISPER)
    said = yield from pick(s, t, seat, "confessional.sin", able)
    if said == CRY_OUT:
        show_persona(s, t, seat)
    elif said == WHISPER:
        look_at_persona(s, t, left_of(s, seat), seat)
    return said


# -- the gun room --------------------------------------------------------------------------------

BULLETS: Final = [LIMB, TORSO, HEAD]  # each is better aimed than the one before


def gun_room(s: House, t: Table) -> Flow[None]:
    """The Gun Room: whoever is shot gets the pistol; three bullets, and the ceiling is patient."""
    holder = yield from pick_seat(s, t, s.first, "gun-room.hand", survivors(s))
    yield from stop(s, t)
    shots = 0
    for where in BULLETS:
        if not is_alive(s, holder):
            holder = left_of(s, holder)
        targets = [*others(s, holder), NOBODY]
        target = yield from pick_seat(s, t, holder, "gun-room.fire", targets)
        if target == NOBODY:
            holder = left_of(s, holder)
            continue
        shots += 1
        blame(s, holder, [target])
        yield from wound(s, t, [target], 1, where)
        holder = target
    if shots == 0:
        for seat in survivors(s):
            win_item(s, t, seat)


# -- the toast -----------------------------------------------------------------------------------

REFUSE: Final = 0
GIVE_BLOOD: Final = 1


def poisoned_toast(s: House, t: Table) -> Flow[None]:
    """The Poisoned Toast: one glass is poisoned in secret, all may swap, and blood is a cure."""
    butler = s.first
    yield from decide_secretly(s, [butler], "poisoned-toast.poison", [*survivors(s)])
    yield from stop(s, t)
    drinks = yield from swap_glasses(s, t)
    yield from stop(s, t)
    if len(survivors(s)) == 1:
        return  # nobody to raise a glass to
    poisoned = show_choices(s, t, "poisoned-toast.poison")[butler]
    for seat in survivors(s):
        if drinks[seat] == poisoned:
            blame(s, butler, [seat])
            yield from poison(s, t, seat)


def swap_glasses(s: House, t: Table) -> Flow[list[int]]:
    """Clockwise, each may swap with another: by seat, in front of whom that glass stood first."""
    drinks = list(range(s.seats))
    for seat in survivors(s):
        other = yield from pick_seat(s, t, seat, "poisoned-toast.swap", [seat, *others(s, seat)])
        drinks[seat], drinks[other] = drinks[other], drinks[seat]
    return drinks


def poison(s: House, t: Table, victim: Seat) -> Flow[None]:
    """The first who gives blood saves the victim; nobody has to."""
    donor = left_of(s, victim)
    while donor != victim:
        said = yield from pick(s, t, donor, "poisoned-toast.blood", [REFUSE, GIVE_BLOOD])
        if said == GIVE_BLOOD:
            add_hurt(s, donor, 2, LIMB)
            add_hurt(s, victim, 1, TORSO)
            yield from suffer(s, t)
            return
        donor = left_of(s, donor)
    yield from kill(s, t, [victim])


SCRIPTS: Final[dict[str, Script]] = {
    "ballot-box": ballot_box,
    "cold-supper": cold_supper,
    "hall-of-portraits": hall_of_portraits,
    "cloakroom": cloakroom,
    "reception-line": reception_line,
    "library": library,
    "conservatory": conservatory,
    "ballroom": ballroom,
    "telephone-booth": telephone_booth,
    "grand-staircase": grand_staircase,
    "billiard-room": billiard_room,
    "birthday-tea": birthday_tea,
    "kitchen": kitchen,
    "guest-of-honour": guest_of_honour,
    "bookcase": bookcase,
    "confessional": confessional,
    "gun-room": gun_room,
    "poisoned-toast": poisoned_toast,
}
