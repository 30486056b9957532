"""What items do (§9.4): on whom each would do something now, and what happens then.

An item may change what is about to hit (`s.pending`), what is rolled (`s.dice`), who is about to
die (`s.doomed`), bodies and hands. It asks nothing: whatever there is to choose is in its plays,
which are pairs of a seat (NONE: nobody) and one thing more (a part, another seat; NONE: nothing).
They depend on nothing that the holder can't know: on how many items others hold, never on which.

Ghosts play items too (§6.1), but what heals or shields oneself does nothing for the dead. Hands
change by slots only, since others have chosen their plays by them already.
"""

from collections.abc import Callable
from typing import Final

from grandstand.core.errors import BadData
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import (
    VITALS,
    add_hurt,
    blame,
    heal_part,
    healable,
    places,
    save,
    show_persona,
)
from grandstand.games.grindhouse.rules.doors import NEW_ROOMS, draw_final, draw_room
from grandstand.games.grindhouse.rules.hands import deal_item, lose_slot, pass_slot, show_hand
from grandstand.games.grindhouse.rules.rolling import FACES, roll_die, turn_die
from grandstand.games.grindhouse.rules.tokens import (
    calm,
    lose_tickets,
    madden,
    pass_tickets,
    win_tickets,
)
from grandstand.games.grindhouse.rules.trades import look_at_persona, slots_of
from grandstand.games.grindhouse.state import (
    ANY,
    ARM,
    BEFORE,
    DEATH,
    DICE,
    DYING,
    HEAD,
    LEG,
    LIMB,
    LIMBS,
    NONE,
    PARTS,
    SEVERED,
    TORSO,
    VITAL,
    WOUNDS,
    House,
    everybody,
    is_alive,
    items_of,
    others,
    severed_limbs,
    survivors,
    wound_on,
)

from . import ITEMS

Play = tuple[int, int]
Plays = Callable[[House, Seat], list[Play]]
Effect = Callable[[House, Table, Seat, Seat, int], None]

# What the second number of a play is.
NOTHING_MORE: Final = 0
A_PART: Final = 1
A_SEAT: Final = 2

LIMB_PLACES: Final = [LIMB, ARM, LEG, *LIMBS]
VITAL_PLACES: Final = [VITAL, *VITALS]
TWO_ITEMS: Final = 2
TWO_TICKETS: Final = 2


class Ability:
    """What an item does: `plays` says on whom it would do something now, `effect` does it.

    `more` says what the second number of a play is: nothing, a part, or a seat.
    """

    def __init__(self, plays: Plays, effect: Effect, more: int = NOTHING_MORE) -> None:
        self.plays = plays
        self.effect = effect
        self.more = more


# -- on whom -------------------------------------------------------------------------------------


def my_wounds(s: House, seat: Seat) -> list[Play]:
    """A wounded part of one's own; the dead have none to heal."""
    return [(seat, part) for part in healable(s, seat)]


def my_wounded_limbs(s: House, seat: Seat) -> list[Play]:
    return [(seat, part) for part in healable(s, seat) if part in LIMBS]


def other_survivors(s: House, seat: Seat) -> list[Play]:
    return [(other, NONE) for other in others(s, seat)]


def who_is_hurt(s: House, seat: Seat) -> list[Play]:
    """Anybody who is about to take a wound."""
    return [(hurt, NONE) for hurt in struck_seats(s)]


def struck_seats(s: House) -> list[int]:
    """Who is about to take wounds, each once."""
    return sorted({hurt[0] for hurt in s.pending if hurt[2] != DEATH})


def is_struck(s: House, seat: int) -> bool:
    return any(hurt[0] == seat and hurt[2] != DEATH for hurt in s.pending)


def is_struck_at(s: House, seat: int, wheres: list[int]) -> bool:
    return any(hurt[0] == seat and hurt[2] in wheres for hurt in s.pending)


def who_is_dying(s: House, seat: Seat) -> list[Play]:
    """Anybody who is about to die."""
    return [(doomed, NONE) for doomed in s.doomed]


def my_die(s: House, seat: Seat) -> list[Play]:
    """One's own die, if it has just been rolled."""
    return [(seat, NONE)] if seat in s.rolling else []


def holders(s: House, seat: Seat) -> list[int]:
    """Others who hold items, alive or dead: how many is for all to see."""
    return [other for other in range(s.seats) if other != seat and items_of(s, Seat(other))]


def least_roll(s: House) -> int:
    return 2 if s.two_dice else 1


def most_roll(s: House) -> int:
    return FACES * least_roll(s)


# -- wounds, about to hit ------------------------------------------------------------------------


def strike(s: House, t: Table, culprit: Seat, victim: Seat, hurt: tuple[int, int]) -> None:
    """Somebody is about to take so many wounds there; where others are, it is told beside them."""
    wounds, where = hurt
    blame(s, culprit, [victim], wounds)
    add_hurt(s, victim, wounds, where)
    if s.window == WOUNDS:
        t.tell("wound.coming", (victim, wounds, where))


def spare(s: House, seat: Seat, wheres: list[int]) -> int:
    """One wound less for somebody, of those that go there (none named: of any); where it went."""
    where = NONE
    for hurt in s.pending:
        if hurt[0] == seat and hurt[2] != DEATH and (not wheres or hurt[2] in wheres):
            hurt[1] -= 1
            where = hurt[2]
            break
    s.pending = [hurt for hurt in s.pending if hurt[1] > 0]
    return where


def spare_all(s: House, seat: Seat) -> None:
    """Somebody takes none of the wounds that are about to hit them."""
    s.pending = [hurt for hurt in s.pending if hurt[0] != seat or hurt[2] == DEATH]


def worsen(s: House, t: Table, culprit: Seat, victim: Seat) -> None:
    """One wound more for somebody who is about to be wounded, where the first of them goes."""
    where = next(hurt[2] for hurt in s.pending if hurt[0] == victim and hurt[2] != DEATH)
    strike(s, t, culprit, victim, (1, where))


# -- healing -------------------------------------------------------------------------------------


def bandage(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Roll of Gauze: a wound comes off."""
    heal_part(s, t, target, part)


def heal_if_wounded(s: House, t: Table, seat: Seat, parts: list[int]) -> None:
    for part in healable(s, seat):
        if part in parts:
            heal_part(s, t, seat, part)


def thread_plays(s: House, seat: Seat) -> list[Play]:
    """Surgeon's Thread: a severed limb of one's own, or another Survivor."""
    found: list[Play] = []
    if is_alive(s, seat):
        found += [(seat, part) for part in LIMBS if wound_on(s, seat, part) == SEVERED]
    return found + other_survivors(s, seat)


def stitch(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Surgeon's Thread: what was severed is only wounded; another wounds a limb."""
    if target == seat:
        heal_part(s, t, seat, part)
    else:
        strike(s, t, seat, target, (1, LIMB))


def leech_plays(s: House, seat: Seat) -> list[Play]:
    """Jar of Leeches: one's own healthy limb, or another's wounded one below a healthy torso."""
    found: list[Play] = []
    if leeched_part(s, seat) != NONE:
        found += [(seat, part) for part in LIMBS if wound_on(s, seat, part) == 0]
    for other in others(s, seat):
        if wound_on(s, other, TORSO) == 0:
            found += my_wounded_limbs(s, other)
    return found


def leeched_part(s: House, seat: Seat) -> int:
    """The head, if it is wounded; else the torso, if that is. NONE: neither, or dead."""
    return next((part for part in healable(s, seat) if part in VITALS), NONE)


def leech(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Jar of Leeches: a wound moves, and nobody takes one."""
    source, goal = (leeched_part(s, seat), part) if target == seat else (part, TORSO)
    s.wounds[PARTS * target + source] -= 1
    s.wounds[PARTS * target + goal] += 1
    t.tell("wound.moved", (target, source, goal))


def flask_plays(s: House, seat: Seat) -> list[Play]:
    """Hip Flask: a wounded limb of one's own; after a roll, others who may have rolled less."""
    found = my_wounded_limbs(s, seat)
    if s.window == DICE:
        found += [(other, NONE) for other in s.rolling if other != seat and can_fall(s, other)]
    return found


def drink(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Hip Flask: a limb heals, or another's roll is one less."""
    if target == seat:
        heal_part(s, t, seat, part)
    else:
        turn_die(s, t, target, s.dice[target] - 1)


def laudanum_plays(s: House, seat: Seat) -> list[Play]:
    """Laudanum: oneself, if head or torso is wounded, or another Survivor."""
    mine: list[Play] = [(seat, NONE)] if leeched_part(s, seat) != NONE else []
    return mine + other_survivors(s, seat)


def dose(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Laudanum: head and torso heal; another wounds the torso."""
    if target == seat:
        heal_if_wounded(s, t, seat, VITALS)
    else:
        strike(s, t, seat, target, (1, TORSO))


# -- before they hit -----------------------------------------------------------------------------


def cut(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Carving Knife: another Survivor is about to take a wound."""
    strike(s, t, seat, target, (1, ANY))


def soften(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Serving Tray: one wound less for somebody."""
    spare(s, target, [])


def mirror_plays(s: House, seat: Seat) -> list[Play]:
    """Hand Mirror: another Survivor, if one is about to be wounded oneself."""
    return other_survivors(s, seat) if is_struck(s, seat) else []


def reflect(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Hand Mirror: one's own wound hits another."""
    strike(s, t, seat, target, (1, spare(s, seat, [])))


def mask_plays(s: House, seat: Seat) -> list[Play]:
    """Fencing Mask: oneself if head or torso is in danger, others whose limbs are."""
    found: list[Play] = []
    for struck in struck_seats(s):
        wheres = VITAL_PLACES if struck == seat else LIMB_PLACES
        if is_struck_at(s, struck, wheres) and severed_limbs(s, Seat(struck)) < len(LIMBS):
            found.append((struck, NONE))
    return found


def mask(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Fencing Mask: from head and torso to limbs; for others the other way round."""
    wheres, goal = (VITAL_PLACES, LIMB) if target == seat else (LIMB_PLACES, VITAL)
    for hurt in s.pending:
        if hurt[0] == target and hurt[2] in wheres:
            hurt[2] = goal
            t.tell("wound.coming", (target, hurt[1], goal))


def handcuff_plays(s: House, seat: Seat) -> list[Play]:
    """Handcuffs: another Survivor who isn't in it yet, if one is oneself."""
    caught = s.doomed if s.window == DYING else struck_seats(s)
    if seat not in caught:
        return []
    return [(other, NONE) for other in others(s, seat) if other not in caught]


def drag_along(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Handcuffs: a wound for another too; two, if one is about to die."""
    strike(s, t, seat, target, (2 if s.window == DYING else 1, ANY))


def doll_plays(s: House, seat: Seat) -> list[Play]:
    """Wax Doll: oneself, about to be wounded; or a part of another who could choose it."""
    found: list[Play] = [(seat, NONE)] if is_struck(s, seat) else []
    for other in others(s, seat):
        parts = places(s, other, ANY, []) if is_struck_at(s, other, [ANY]) else []
        if len(parts) > 1:
            found += [(other, part) for part in parts]
    return found


def melt(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Wax Doll: it takes all of one's wounds; or one of another's goes where one likes."""
    if target == seat:
        spare_all(s, seat)
    else:
        spare(s, target, [ANY])
        add_hurt(s, target, 1, part)
        t.tell("wound.coming", (target, 1, part))


def tag_plays(s: House, seat: Seat) -> list[Play]:
    """Switched Gift Tags: whoever is about to be wounded, and whoever else is alive."""
    alive = survivors(s)
    return [(hurt, other) for hurt in struck_seats(s) for other in alive if other != hurt]


def switch_tags(s: House, t: Table, seat: Seat, target: Seat, other: int) -> None:
    """Switched Gift Tags: one of somebody's wounds hits somebody else."""
    strike(s, t, seat, Seat(other), (1, spare(s, target, [])))


def rod_plays(s: House, seat: Seat) -> list[Play]:
    """Birch Rod: whoever is about to be wounded; oneself, if the deck has two items."""
    struck = struck_seats(s)
    if len(s.item_deck) < TWO_ITEMS:
        struck = [hurt for hurt in struck if hurt != seat]
    return [(hurt, NONE) for hurt in struck]


def birch(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Birch Rod: a wound more, and for oneself two items."""
    worsen(s, t, seat, target)
    if target == seat:
        deal_item(s, t, seat, TWO_ITEMS)


# -- dying ---------------------------------------------------------------------------------------


def revive(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Smelling Salts: somebody who is about to die doesn't."""
    save(s, target)


def tape_plays(s: House, seat: Seat) -> list[Play]:
    """Undertaker's Tape: oneself, about to die; or others who are, and hold something."""
    held = holders(s, seat)
    return [(doomed, NONE) for doomed in s.doomed if doomed == seat or doomed in held]


def measure(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Undertaker's Tape: one doesn't die; of others who do, one inherits."""
    if target == seat:
        save(s, seat)
    else:
        pass_all(s, t, target, slots_of(s, target), seat)


def pass_all(s: House, t: Table, giver: Seat, slots: list[int], taker: Seat) -> None:
    for slot in slots:
        pass_slot(s, t, giver, slot, taker)


def mistletoe_plays(s: House, seat: Seat) -> list[Play]:
    """Mistletoe: another who is about to die; else another Survivor, if either head is wounded."""
    if s.window == DYING:
        return [(doomed, NONE) for doomed in s.doomed if doomed != seat]
    mine = HEAD in healable(s, seat)
    return [(other, NONE) for other in others(s, seat) if mine or HEAD in healable(s, other)]


def kiss(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Mistletoe: a life for a wounded head; or two heads are healed."""
    if s.window == DYING:
        save(s, target)
        add_hurt(s, seat, 1, HEAD)
    else:
        heal_if_wounded(s, t, target, [HEAD])
        heal_if_wounded(s, t, seat, [HEAD])


# -- dice ----------------------------------------------------------------------------------------


def can_fall(s: House, seat: int) -> bool:
    return s.dice[seat] > least_roll(s)


def can_rise(s: House, seat: int) -> bool:
    return s.dice[seat] < most_roll(s)


def loaded_plays(s: House, seat: Seat) -> list[Play]:
    """Loaded Die: one's own roll, if it could be better."""
    return my_die(s, seat) if can_rise(s, seat) else []


def cheat(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Loaded Die: nothing but sixes."""
    turn_die(s, t, target, most_roll(s))


def roll_again(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Rabbit's Foot: the die is rolled once more."""
    roll_die(s, t, target)


def horseshoe_plays(s: House, seat: Seat) -> list[Play]:
    """Bent Horseshoe: whoever has rolled, as far as dice can go: up for oneself, else down."""
    return [
        (roller, NONE)
        for roller in s.rolling
        if (can_rise(s, roller) if roller == seat else can_fall(s, roller))
    ]


def toss(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Bent Horseshoe: two more for oneself, two less for another."""
    turn_die(s, t, target, s.dice[target] + (2 if target == seat else -2))


def sleeve_plays(s: House, seat: Seat) -> list[Play]:
    """Card Sharp's Sleeves: any two who have rolled differently."""
    rolled = sorted(s.rolling)
    return [
        (one, other)
        for one in rolled
        for other in rolled
        if one < other and s.dice[one] != s.dice[other]
    ]


def swap_dice(s: House, t: Table, seat: Seat, target: Seat, other: int) -> None:
    """Card Sharp's Sleeves: two rolls change places."""
    mine, theirs = s.dice[target], s.dice[other]
    turn_die(s, t, target, theirs)
    turn_die(s, t, Seat(other), mine)


def powder_plays(s: House, seat: Seat) -> list[Play]:
    """Itching Powder: others who have rolled; at a STOP, others who hold something."""
    able = s.rolling if s.window == DICE else holders(s, seat)
    return [(other, NONE) for other in able if other != seat]


def itch(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Itching Powder: another rolls again, or drops something."""
    if s.window == DICE:
        roll_die(s, t, target)
    else:
        lose_slot(s, t, target, any_slot(s, t, target))


def any_slot(s: House, t: Table, seat: Seat) -> int:
    """One of somebody's items, by chance."""
    slots = slots_of(s, seat)
    return slots[t.draw(len(slots))] if len(slots) > 1 else slots[0]


def bell_plays(s: House, seat: Seat) -> list[Play]:
    """Sleigh Bells: if anybody has rolled."""
    return [(NONE, NONE)] if s.rolling else []


def jingle(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Sleigh Bells: everybody who has rolled does so again."""
    for roller in s.rolling:
        roll_die(s, t, Seat(roller))


# -- items, personas, rooms ----------------------------------------------------------------------


def key_plays(s: House, seat: Seat) -> list[Play]:
    """Skeleton Key: oneself, if the deck has two items; or others who hold something."""
    mine: list[Play] = [(seat, NONE)] if len(s.item_deck) >= TWO_ITEMS else []
    return mine + [(other, NONE) for other in holders(s, seat)]


def unlock(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Skeleton Key: two items from the deck, or one from somebody's pocket."""
    if target == seat:
        deal_item(s, t, seat, TWO_ITEMS)
    else:
        pass_slot(s, t, target, any_slot(s, t, target), seat)


def santa_plays(s: House, seat: Seat) -> list[Play]:
    """Secret Santa: anybody else, unless neither has anything to swap."""
    if len(items_of(s, seat)) > 1:
        return [(other, NONE) for other in range(s.seats) if other != seat]
    return [(other, NONE) for other in holders(s, seat)]


def swap_presents(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Secret Santa: all that two Players hold changes hands."""
    mine, theirs = slots_of(s, seat), slots_of(s, target)
    pass_all(s, t, seat, mine, target)
    pass_all(s, t, target, theirs, seat)


def glasses_plays(s: House, seat: Seat) -> list[Play]:
    """Opera Glasses: others of whom one doesn't know all."""
    found: list[Play] = []
    for other in range(s.seats):
        if other == seat:
            continue
        unseen = any(not s.known[item] >> seat & 1 for item in items_of(s, Seat(other)))
        if unseen or not s.seen[other] >> seat & 1:
            found.append((other, NONE))
    return found


def spy(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Opera Glasses: somebody's items and persona are seen."""
    show_hand(s, t, target, 1 << seat)
    look_at_persona(s, t, seat, target)


def card_plays(s: House, seat: Seat) -> list[Play]:
    """Calling Card: whoever isn't known to all."""
    return [(other, NONE) for other in range(s.seats) if s.seen[other] != everybody(s)]


def introduce(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Calling Card: a persona is revealed; one's own, and one's limbs heal."""
    show_persona(s, t, target)
    if target == seat:
        heal_if_wounded(s, t, seat, LIMBS)


def crown_plays(s: House, seat: Seat) -> list[Play]:
    """Paper Crown: anybody who isn't the First Player."""
    return [(other, NONE) for other in range(s.seats) if other != s.first]


def crown(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Paper Crown: the First Player is somebody else."""
    s.first = target
    t.tell("first.chosen", (target,))


def blueprint_plays(s: House, seat: Seat) -> list[Play]:
    """The Blueprints: as long as the final room is closed, and another can be drawn."""
    closed = s.window == BEFORE or s.at < len(s.row) - 1
    return [(NONE, NONE)] if closed and s.final_deck and can_draw(s) else []


def redraw(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """The Blueprints: another final room."""
    draw_final(s, t)


def can_draw(s: House) -> bool:
    """New rooms (§4.10): so many a game."""
    return s.drawn < NEW_ROOMS


def calendar_plays(s: House, seat: Seat) -> list[Play]:
    """Chocolate Calendar: a wound of one's own; or a new room, if there still may be one."""
    found = my_wounds(s, seat)
    if s.at < len(s.row) - 1 and s.room_deck and can_draw(s):
        found.append((NONE, NONE))
    return found


def open_door(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Chocolate Calendar: a wound comes off, or a room comes next."""
    if target == seat:
        heal_part(s, t, seat, part)
    else:
        draw_room(s, t)


# -- tokens and tickets --------------------------------------------------------------------------


def idol_plays(s: House, seat: Seat) -> list[Play]:
    """Idol of Driftwood: oneself, if insane; other Survivors who are not."""
    return [(one, NONE) for one in survivors(s) if s.insane[one] == (one == seat)]


def whisper(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Idol of Driftwood: one's token goes, or another gets one."""
    if target == seat:
        calm(s, t, seat)
    else:
        madden(s, t, target)


def scream_plays(s: House, seat: Seat) -> list[Play]:
    """A Scream, Bottled: who is about to be wounded: oneself if sane, others if insane."""
    return [(hurt, NONE) for hurt in struck_seats(s) if s.insane[hurt] == (hurt != seat)]


def uncork(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """A Scream, Bottled: a token for one's wounds; a wound more for another's token."""
    if target == seat:
        madden(s, t, seat)
        spare_all(s, seat)
    else:
        calm(s, t, target)
        worsen(s, t, seat, target)


def counterfeit_plays(s: House, seat: Seat) -> list[Play]:
    """Roll of Counterfeits: oneself, if there are tickets left; other Survivors who have some."""
    mine: list[Play] = [(seat, NONE)] if is_alive(s, seat) and s.supply else []
    return mine + [(other, NONE) for other in others(s, seat) if s.tickets[other]]


def print_tickets(s: House, t: Table, seat: Seat, target: Seat, more: int) -> None:
    """Roll of Counterfeits: two tickets come, or another's go."""
    if target == seat:
        win_tickets(s, t, seat, TWO_TICKETS)
    else:
        lose_tickets(s, t, target, TWO_TICKETS)


def cane_plays(s: House, seat: Seat) -> list[Play]:
    """Hooked Cane: for Survivors; a wound that a ticket heals, or others who have tickets."""
    if not is_alive(s, seat):
        return []
    mine = my_wounds(s, seat) if s.tickets[seat] else []
    return mine + [(other, NONE) for other in others(s, seat) if s.tickets[other]]


def hook(s: House, t: Table, seat: Seat, target: Seat, part: int) -> None:
    """Hooked Cane: a ticket heals a part, or two tickets change hands."""
    if target == seat:
        lose_tickets(s, t, seat)
        heal_part(s, t, seat, part)
    else:
        pass_tickets(s, t, target, seat, TWO_TICKETS)


WRITTEN: Final[dict[str, Ability]] = {
    "gauze": Ability(my_wounds, bandage, A_PART),
    "serving-tray": Ability(who_is_hurt, soften),
    "smelling-salts": Ability(who_is_dying, revive),
    "loaded-die": Ability(loaded_plays, cheat),
    "rabbits-foot": Ability(my_die, roll_again),
    "carving-knife": Ability(other_survivors, cut),
    "surgeons-thread": Ability(thread_plays, stitch, A_PART),
    "hand-mirror": Ability(mirror_plays, reflect),
    "fencing-mask": Ability(mask_plays, mask),
    "leeches": Ability(leech_plays, leech, A_PART),
    "handcuffs": Ability(handcuff_plays, drag_along),
    "hip-flask": Ability(flask_plays, drink, A_PART),
    "horseshoe": Ability(horseshoe_plays, toss),
    "card-sleeves": Ability(sleeve_plays, swap_dice, A_SEAT),
    "itching-powder": Ability(powder_plays, itch),
    "skeleton-key": Ability(key_plays, unlock),
    "opera-glasses": Ability(glasses_plays, spy),
    "calling-card": Ability(card_plays, introduce),
    "paper-crown": Ability(crown_plays, crown),
    "blueprints": Ability(blueprint_plays, redraw),
    "wax-doll": Ability(doll_plays, melt, A_PART),
    "laudanum": Ability(laudanum_plays, dose),
    "tape-measure": Ability(tape_plays, measure),
    "secret-santa": Ability(santa_plays, swap_presents),
    "gift-tags": Ability(tag_plays, switch_tags, A_SEAT),
    "birch-rod": Ability(rod_plays, birch),
    "sleigh-bells": Ability(bell_plays, jingle),
    "mistletoe": Ability(mistletoe_plays, kiss),
    "chocolate-calendar": Ability(calendar_plays, open_door, A_PART),
    "driftwood-idol": Ability(idol_plays, whisper),
    "bottled-scream": Ability(scream_plays, uncork),
    "counterfeit-roll": Ability(counterfeit_plays, print_tickets),
    "hooked-cane": Ability(cane_plays, hook, A_PART),
}


def abilities() -> list[Ability]:
    """By item, as `cards.ITEMS` counts them."""
    names = [item.name for item in ITEMS]
    for name in WRITTEN:
        if name not in names:
            raise BadData(f"grindhouse/cards/items.py: {name!r} is no item of data/items.toml")
    for name in names:
        if name not in WRITTEN:
            raise BadData(f"grindhouse/data/items.toml, {name}: has no ability in cards/items.py")
    return [WRITTEN[name] for name in names]


ABILITIES: Final = abilities()
