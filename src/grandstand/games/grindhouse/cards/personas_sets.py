"""Personas of the other sets (§9.3): Krampus's holiday guests, the mad, and the Carnival's folk."""

from typing import Final

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import LEGS, blame, heal_part, healable
from grandstand.games.grindhouse.rules.choosing import pick
from grandstand.games.grindhouse.rules.dice import throw
from grandstand.games.grindhouse.rules.hands import take_item, win_item
from grandstand.games.grindhouse.rules.tokens import calm, lose_tickets, madden, win_tickets
from grandstand.games.grindhouse.rules.trades import lose_item
from grandstand.games.grindhouse.rules.wounds import heal, wound
from grandstand.games.grindhouse.state import (
    HEAD,
    LEFT_ARM,
    LEFT_LEG,
    LIMB,
    LIMBS,
    NOBODY,
    ONES,
    RIGHT_ARM,
    RIGHT_LEG,
    WOUNDED,
    WOUNDS_HEALED,
    House,
    body_points,
    deeds_of,
    is_alive,
    items_of,
    others,
    players,
    severed_limbs,
    survivors,
    wound_on,
)

from .hauntings import Role, choose, holders, is_willing, named_by, patients, rolls

# -- Tree Trimmer --------------------------------------------------------------------------------


def tree_trimmer_goal(s: House, seat: Seat) -> int:
    """Tree Trimmer: 3 points for limbs hurt as badly on the left as on the right."""
    return 3 if is_balanced(s, seat) else 0


def tree_trimmer_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Tree Trimmer: a wounded limb of a Survivor heals; you choose which."""
    able = [other for other in survivors(s) if wounded_limbs(s, other)]
    tree = yield from choose(s, t, seat, "tree-trimmer.haunt", able)
    if tree != NOBODY:
        limb = yield from pick(s, t, seat, "tree-trimmer.limb", wounded_limbs(s, tree))
        heal_part(s, t, tree, limb)


def tree_trimmer_wins(s: House, seat: Seat) -> bool:
    """Tree Trimmer: somebody gets out, and at least half of the Survivors are balanced."""
    alive = survivors(s)
    straight = len([other for other in alive if is_balanced(s, other)])
    return straight > 0 and 2 * straight >= len(alive)


def is_balanced(s: House, seat: Seat) -> bool:
    left = wound_on(s, seat, LEFT_ARM) + wound_on(s, seat, LEFT_LEG)
    return left == wound_on(s, seat, RIGHT_ARM) + wound_on(s, seat, RIGHT_LEG)


def wounded_limbs(s: House, seat: Seat) -> list[int]:
    return [limb for limb in LIMBS if wound_on(s, seat, limb) == WOUNDED]


# -- Gift Giver ----------------------------------------------------------------------------------


def gift_giver_goal(s: House, seat: Seat) -> int:
    """Gift Giver: 4 points if the one you named is alive and holds an item."""
    friend = named_by(s, seat)
    return 4 if is_alive(s, friend) and items_of(s, friend) else 0


def gift_giver_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Gift Giver: the one you named draws an item."""
    friend = named_by(s, seat)
    if not is_alive(s, friend):
        return
    gives = yield from is_willing(s, t, seat, "gift-giver.haunt")
    if gives:
        win_item(s, t, friend)


def gift_giver_wins(s: House, seat: Seat) -> bool:
    """Gift Giver: the one you named is alive, and nobody holds as many items."""
    friend = named_by(s, seat)
    most = max([len(items_of(s, other)) for other in players(s) if other != friend])
    return is_alive(s, friend) and len(items_of(s, friend)) > most


# -- Naughty Child -------------------------------------------------------------------------------


def naughty_child_goal(s: House, seat: Seat) -> int:
    """Naughty Child: 3 points if you rolled a 1 tonight, 5 if you rolled several."""
    return [0, 3, 5][min(2, deeds_of(s, seat, ONES))]


def naughty_child_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Naughty Child: all Survivors roll, and each 1 costs a limb a wound."""
    screams = yield from is_willing(s, t, seat, "naughty-child.haunt")
    if not screams:
        return
    yield from throw(s, t, survivors(s))
    startled = [other for other in survivors(s) if s.dice[other] == 1]
    blame(s, seat, startled)
    yield from wound(s, t, startled, 1, LIMB)


def naughty_child_wins(s: House, seat: Seat) -> bool:
    """Naughty Child: the Survivors rolled more than a 1 for every two of them."""
    alive = survivors(s)
    return 2 * sum([deeds_of(s, other, ONES) for other in alive]) > len(alive)


# -- Snowman -------------------------------------------------------------------------------------


def snowman_goal(s: House, seat: Seat) -> int:
    """Snowman: 3 points if both legs are hurt and the head isn't."""
    cold = all(wound_on(s, seat, leg) > 0 for leg in LEGS) and wound_on(s, seat, HEAD) == 0
    return 3 if cold else 0


def snowman_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Snowman: a Survivor's fingers go numb, and an item drops."""
    victim = yield from choose(s, t, seat, "snowman.haunt", holders(s))
    if victim != NOBODY:
        yield from lose_item(s, t, victim)


def snowman_wins(s: House, seat: Seat) -> bool:
    """Snowman: no Survivor had a wound healed tonight, and none holds an item."""
    healed = any(deeds_of(s, other, WOUNDS_HEALED) > 0 for other in survivors(s))
    return not healed and not holders(s)


# -- Carol Singer --------------------------------------------------------------------------------


def carol_singer_goal(s: House, seat: Seat) -> int:
    """Carol Singer: 2 points if both neighbours are alive."""
    return 2 if all(is_alive(s, other) for other in neighbours(s, seat)) else 0


def carol_singer_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Carol Singer: a neighbour heals a wound."""
    able = [other for other in patients(s) if other in neighbours(s, seat)]
    chosen = yield from choose(s, t, seat, "carol-singer.haunt", able)
    if chosen != NOBODY:
        yield from heal(s, t, chosen)


def carol_singer_wins(s: House, seat: Seat) -> bool:
    """Carol Singer: both neighbours are alive, and have lost one limb at the most."""
    beside = neighbours(s, seat)
    lost = sum([severed_limbs(s, other) for other in beside])
    return all(is_alive(s, other) for other in beside) and lost <= 1


def neighbours(s: House, seat: Seat) -> list[Seat]:
    """The Players who sit to the left and to the right, alive or dead."""
    return [Seat((seat + 1) % s.seats), Seat((seat - 1) % s.seats)]


# -- Sack Bearer ---------------------------------------------------------------------------------


def sack_bearer_goal(s: House, seat: Seat) -> int:
    """Sack Bearer: 3 points if no other Survivor holds an item."""
    return 0 if any(items_of(s, other) for other in others(s, seat)) else 3


def sack_bearer_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Sack Bearer: a blind grab into a Survivor's hand."""
    victim = yield from choose(s, t, seat, "sack-bearer.haunt", holders(s))
    if victim != NOBODY:
        take_item(s, t, seat, victim)


def sack_bearer_wins(s: House, seat: Seat) -> bool:
    """Sack Bearer: you hold an item, and no Survivor does."""
    return bool(items_of(s, seat)) and not holders(s)


# -- Cultist -------------------------------------------------------------------------------------


def cultist_goal(s: House, seat: Seat) -> int:
    """Cultist: 3 points for an Insanity token, else 2 for a wounded head."""
    if s.insane[seat]:
        return 3
    return 2 if wound_on(s, seat, HEAD) > 0 else 0


def cultist_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Cultist: on 4 or more a Survivor gets an Insanity token."""
    sane = [other for other in survivors(s) if not s.insane[other]]
    chosen = yield from choose(s, t, seat, "cultist.haunt", sane)
    if chosen == NOBODY:
        return
    works = yield from rolls(s, t, seat, 4)
    if works:
        madden(s, t, chosen)


def cultist_wins(s: House, seat: Seat) -> bool:
    """Cultist: more than half of the Survivors are insane."""
    return 2 * sum(s.insane) > len(survivors(s))


# -- Alienist ------------------------------------------------------------------------------------


def alienist_goal(s: House, seat: Seat) -> int:
    """Alienist: if you are sane, 2 points and one for each other Survivor who isn't; at most 4."""
    return 0 if s.insane[seat] else min(4, 2 + sum(s.insane))


def alienist_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Alienist: a Survivor's Insanity token goes; who has none has the head healed."""
    able = [other for other in survivors(s) if s.insane[other] or HEAD in healable(s, other)]
    patient = yield from choose(s, t, seat, "alienist.haunt", able)
    if patient == NOBODY:
        return
    if s.insane[patient]:
        calm(s, t, patient)
    else:
        heal_part(s, t, patient, HEAD)


def alienist_wins(s: House, seat: Seat) -> bool:
    """Alienist: somebody gets out, and no Survivor has an Insanity token or a wounded head."""
    alive = survivors(s)
    return len(alive) > 0 and not any(s.insane[o] or wound_on(s, o, HEAD) > 0 for o in alive)


# -- Barker --------------------------------------------------------------------------------------


def barker_goal(s: House, seat: Seat) -> int:
    """Barker: 2 points if no other Survivor has more tickets, and one for each two you have."""
    mine = s.tickets[seat]
    most = max([s.tickets[other] for other in others(s, seat)], default=0)
    return (2 if mine >= most else 0) + min(2, mine // 2)


def barker_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Barker: a Survivor wins two tickets."""
    winner = yield from choose(s, t, seat, "barker.haunt", survivors(s) if s.supply else [])
    if winner != NOBODY:
        win_tickets(s, t, winner, 2)


def barker_wins(s: House, seat: Seat) -> bool:
    """Barker: the Survivors hold three tickets or more between them."""
    return sum(s.tickets) >= 3


# -- Weight Guesser ------------------------------------------------------------------------------


def weight_guesser_goal(s: House, seat: Seat) -> int:
    """Weight Guesser: 4 points if your weight is 8 or 9."""
    return 4 if weight(s, seat) in {8, 9} else 0


def weight_guesser_haunt(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Weight Guesser: a Survivor wins a ticket, or loses one."""
    guest = yield from choose(s, t, seat, "weight-guesser.haunt", survivors(s))
    if guest == NOBODY:
        return
    scale = yield from pick(s, t, seat, "weight-guesser.scale", [HEAVIER, LIGHTER])
    if scale == HEAVIER:
        win_tickets(s, t, guest)
    else:
        lose_tickets(s, t, guest)


def weight_guesser_wins(s: House, seat: Seat) -> bool:
    """Weight Guesser: some Survivor's weight is 8."""
    return any(weight(s, other) == 8 for other in survivors(s))


def weight(s: House, seat: Seat) -> int:
    """Body points and tickets together."""
    return body_points(s, seat) + s.tickets[seat]


HEAVIER: Final = 0
LIGHTER: Final = 1

WRITTEN: Final[dict[str, Role]] = {
    "tree-trimmer": Role(tree_trimmer_goal, tree_trimmer_haunt, tree_trimmer_wins),
    "gift-giver": Role(gift_giver_goal, gift_giver_haunt, gift_giver_wins),
    "naughty-child": Role(naughty_child_goal, naughty_child_haunt, naughty_child_wins),
    "snowman": Role(snowman_goal, snowman_haunt, snowman_wins),
    "carol-singer": Role(carol_singer_goal, carol_singer_haunt, carol_singer_wins),
    "sack-bearer": Role(sack_bearer_goal, sack_bearer_haunt, sack_bearer_wins),
    "cultist": Role(cultist_goal, cultist_haunt, cultist_wins),
    "alienist": Role(alienist_goal, alienist_haunt, alienist_wins),
    "barker": Role(barker_goal, barker_haunt, barker_wins),
    "weight-guesser": Role(weight_guesser_goal, weight_guesser_haunt, weight_guesser_wins),
}
