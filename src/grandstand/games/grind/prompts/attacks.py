"""Labels of attacks: whom, with what, what the dice need and how likely that is."""

from collections.abc import Sequence

from grandstand.core.questions import Question
from grandstand.games.grind.board import DISTANCE, is_adjacent, name_of
from grandstand.games.grind.rules.arms import ARMOR, ARMS
from grandstand.games.grind.rules.dice import ATTACK_ROLL
from grandstand.games.grind.rules.moving import (
    ATTACK,
    COMBO,
    SLAM,
    STEAMROLL,
    THROW,
)
from grandstand.games.grind.rules.plays import (
    HIT_AND_RIP,
)
from grandstand.games.grind.state import GRINDER, NOBODY, team_of

from .seen import (
    TEAMS,
    AttackView,
    FieldView,
    OfferView,
    acting,
    control,
    counted,
    grinder_space,
    in_reach_of,
    jack_space,
    number,
    odds,
    power_of,
    scorer,
    short_name,
    target_name,
    target_space,
    values,
)


def weapon(view: FieldView, jack: int, slot: int) -> str:
    """An arm by its name; of two that are alike one and the other."""
    arms = view["jacks"][jack]["arms"] if jack != NOBODY else [None, None]
    arm = arms[slot]
    which = "the" if arms[0] != arms[1] else ("one", "the other")[slot]
    return f"{which} {'arm' if arm is None else ARMS[arm].name}"


def offer_of(view: FieldView, option: Sequence[int]) -> OfferView | None:
    wanted = [*option]
    for offer in view["attacks"]:
        if offer["option"] == wanted:
            return offer
    return None


def label_attack(view: FieldView, option: tuple[int, ...]) -> str:
    """`Hit Fury Runner 2 with the Fist: needs 2 strikes, 74 %`: short, for a thumb's button."""
    manner, jack = option[0], acting(view)
    offer = offer_of(view, option)
    if manner == STEAMROLL:
        return f"Steamroll all who stand round it{steamroll_offer(view, jack, offer)}"
    slot, target = option[1], option[2]
    arm = None if jack == NOBODY else view["jacks"][jack]["arms"][slot]
    pulls = arm is not None and ARMS[arm].pull and manner in (ATTACK, COMBO)
    what, using = target_name(target), weapon(view, jack, slot)
    if manner == COMBO:
        told = f"Combo on {what}, {using} first"
    elif manner in (THROW, SLAM):
        told = f"{'Throw' if manner == THROW else 'Body-slam'} {what} with {using}"
    else:
        told = f"{'Pull' if pulls else 'Hit'} {what} with {using}"
    rolls_on = target == GRINDER and not pulls
    return told + ("" if offer is None else offer_text(offer, rolls_on))


def offer_text(offer: OfferView, rolls_on: bool) -> str:
    """What the attack needs, and its chance with all action dice; the Grinder needs spaces."""
    action, boost, need = offer["action"], offer["boost"], offer["need"]
    power, least = offer["power"], offer["least"]
    spent = f" with {least} power" if least else ""
    if rolls_on:
        spaces = [f"{counted(n, 'space')} {odds(action, boost, least, need + n)}" for n in (1, 4)]
        held = f"if held, Armor {need}, " if need else ""
        return f": {held}{', '.join(spaces)}{spent}"
    chance, best = odds(action, boost, least, need), odds(action, boost, power, need)
    told = f": needs {counted(need, 'strike')}, {chance}{spent}"
    return told + with_power(chance, power - least, best)


def with_power(chance: str, power: int, better: str) -> str:
    """What all power dice would make of it, if that is worth a word."""
    return f", {better} with all power" if power > 0 and better != chance else ""


def steamroll_offer(view: FieldView, jack: int, offer: OfferView | None) -> str:
    if offer is None or jack == NOBODY:
        return ""
    action, boost, least = offer["action"], offer["boost"], offer["least"]
    chances = steamroll_odds(view, jack, (action, boost, least))
    return f": {chances} with {least} power"


def steamroll_odds(view: FieldView, jack: int, dice: tuple[int, int, int]) -> str:
    """The chance to hit each kind of jack round the attacker (§9.4)."""
    at, other = jack_space(view, jack), 1 - team_of(jack)
    needs: dict[str, int] = {}
    for victim in range(5 * other, 5 * other + 5):
        space = jack_space(view, victim)
        if at is not None and space is not None and is_adjacent(at, space):
            needs[f"{short_name(victim).split()[0]}s"] = ARMOR[victim]
    return ", ".join(f"{name} {odds(*dice, need)}" for name, need in needs.items())


def label_second(view: FieldView, question: Question, option: object) -> str:
    """The second half of a combo: the offers say with which arm."""
    target = values(option)[0]
    if target == NOBODY:
        return "No second attack"
    for offer in view["attacks"]:
        if offer["option"][2:] == [target]:
            return label_attack(view, tuple(offer["option"]))
    return f"Hit {target_name(target)}"


def label_hold(view: FieldView, question: Question, option: object) -> str:
    jack, grip = values(option)[0], grips(view, question.seat)
    if jack == NOBODY:
        return f"Nobody holds it: Armor {grip}"
    return f"{short_name(jack)} holds it: Armor {control(view, jack) + grip}"


def grips(view: FieldView, seat: int) -> int:
    """What the seat's Magno-Grips with the Grinder in reach add (§3.8)."""
    grinder = grinder_space(view)
    if grinder is None:
        return 0
    near = in_reach_of(view, seat, grinder)
    arms = [arm for jack in near for arm in view["jacks"][jack]["arms"] if arm is not None]
    return sum(ARMS[arm].hold for arm in arms)


def label_mark(view: FieldView, question: Question, option: object) -> str:
    """`H13, 5 spaces: 31 % to get there with all action dice, 58 % with all power`."""
    space = values(option)[0]
    attack = view["attack"]
    start = None if attack is None else target_space(view, attack["target"])
    name = f"{name_of(space)}{pit_text(space)}"
    if attack is None or start is None:
        return name
    spaces = DISTANCE[start][space]
    need = attack["need"] + spaces
    told = f"{name}, {counted(spaces, 'space')}"
    roll = view["roll"]
    if roll is not None and is_rip(view):
        dice = [sum(faces) for faces in roll["faces"]]
        return f"{told}: {odds(dice[0], dice[1], dice[2], need)} to get there with the same dice"
    action, boost, least = marked_dice(view, attack)
    power = power_of(view, attack["jack"])
    chance = odds(action, boost, least, need)
    more = with_power(chance, power - least, odds(action, boost, power, need))
    return f"{told}: {chance} to get there with all action dice{more}"


def is_rip(view: FieldView) -> bool:
    """Hit & Rip (§10.4): the dice are known, they are rolled again."""
    play, attack = view["play"], view["attack"]
    if play is None or attack is None or play["play"] != HIT_AND_RIP:
        return False
    return attack["manner"] == ATTACK and play["jack"] == attack["jack"]


def marked_dice(view: FieldView, attack: AttackView) -> tuple[int, int, int]:
    """The most action dice of an attack whose roll is still to come, its boost and least power."""
    jack = attack["jack"]
    arm = view["jacks"][jack]["arms"][attack["slot"]]
    if arm is None:
        return 0, 0, 0
    action = min(ARMS[arm].dice, view["dice"]["action"][team_of(jack)])
    return action, attack.get("boost", ARMS[arm].boost), least_power(view)


def least_power(view: FieldView) -> int:
    """Power attacks roll at least one power die (§9.1)."""
    attack = view["attack"]
    if attack is None:
        return 0
    if "least" in attack:
        return attack["least"]
    return min(1, power_of(view, attack["jack"])) if attack["manner"] != ATTACK else 0


def pit_text(space: int) -> str:
    seat = scorer(space)
    return "" if seat is None else f", the pit where {TEAMS[seat]} scores"


# -- dice --------------------------------------------------------------------------------------


def label_action_dice(view: FieldView, question: Question, option: object) -> str:
    n, due = values(option)[0], view["due"]
    boost = 0 if due is None else due["boost"]
    least = least_power(view) if question.kind == "attack.action" else 0
    told = counted(n, "action dice") + "".join(
        f" + {count} {kind}" for count, kind in ((boost, "boost"), (least, "power")) if count
    )
    return told + roll_odds(view, n, boost, least)


def label_power_dice(view: FieldView, question: Question, option: object) -> str:
    n, due = values(option)[0], view["due"]
    if due is None:
        return power_text(n)
    return power_text(n) + roll_odds(view, due["action"], due["boost"], n)


def power_text(n: int) -> str:
    return f"Add {counted(n, 'power dice')}" if n else "No power dice"


def roll_odds(view: FieldView, action: int, boost: int, power: int) -> str:
    """The chance of the roll that is due: to do it, and to get to the mark if there is one."""
    due, attack = view["due"], view["attack"]
    if due is None:
        return ""
    dice = (action, boost, power)
    if due["purpose"] != ATTACK_ROLL or attack is None:
        return "" if due["need"] < 0 else f": {odds(*dice, due['need'])}"
    if attack["manner"] == STEAMROLL:
        return f": {steamroll_odds(view, attack['jack'], dice)}"
    if due["need"] < 0:
        return ""
    start, mark = target_space(view, attack["target"]), number(view["mark"])
    if start is None or mark is None:
        return f": {odds(*dice, due['need'])}"
    hit = odds(*dice, due["need"] + (1 if attack["target"] == GRINDER else 0))
    there = odds(*dice, due["need"] + DISTANCE[start][mark])
    return f": {there} to reach {name_of(mark)}, {hit} to move it"
