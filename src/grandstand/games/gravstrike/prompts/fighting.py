"""Labels of what is paid, shot and suffered: icons, target numbers, damage, abilities' targets."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import ICONS, Card
from grandstand.games.gravstrike.rules.attack import (
    END,
    FIRE,
    SHOOT_MARKER,
    SHOOT_TARGET,
    SHOOT_TURBINE,
)
from grandstand.games.gravstrike.rules.payment import (
    ABILITY_OF,
    BOTH_OF,
    DONE,
    FIXTURE,
    PUSHING,
    SKIDDING,
)

from .moving import label_action
from .seen import (
    COLOURS,
    ArenaView,
    DueView,
    ShotView,
    counted,
    effect,
    fixture_card,
    held,
    held_name,
    kind_of,
    marker_in,
    marker_name,
    own,
    signed,
    upper,
    values,
    whole,
)

ICON_WORDS: Final = ("Maneuver", "Attack", "Protect")
AIMED_AT: Final = {SHOOT_TURBINE: "turbine", SHOOT_TARGET: "target", SHOOT_MARKER: "marker"}
ENOUGH: Final = -1


# -- payments ----------------------------------------------------------------------------------


def due_of(view: ArenaView, question: Question) -> DueView | None:
    """The payment that is asked about."""
    dues = [due for due in view["dues"] if due["seat"] == question.seat]
    return dues[-1] if dues else None


def icon_of(view: ArenaView, question: Question) -> int:
    due = due_of(view, question)
    return 0 if due is None else ICONS.index(due["icon"])


def label_pay(view: ArenaView, question: Question, option: object) -> str:
    """A card, for its icons or more; a fixture; a push; a skid token."""
    what, which = values(option)
    icon = icon_of(view, question)
    if what == FIXTURE:
        card = fixture_card(view, question.seat, which)
        return f"Trigger {card.title}: {effect(card)}"
    if what == PUSHING:
        return push_text(view, question, icon)
    if what == SKIDDING:
        return "Skid: 1 Maneuver, and a token"
    return card_text(view, question, what, which)


def card_text(view: ArenaView, question: Question, what: int, slot: int) -> str:
    """`Lead Hailstorm and its ability: 1 Attack, and 2 damage draws more`."""
    name, card = held_name(view, question.seat, slot), held(view, question.seat, slot)
    if what == ABILITY_OF:
        return f"Use {name}" + ("" if card is None else f": {effect(card)}")
    if card is None:
        return f"{name} and its ability" if what == BOTH_OF else name
    icon = icon_of(view, question)
    if question.kind == "ram.add":
        return f"{name}: {card.icons[icon]} damage more"  # no “when this card …” in rams (§2.8)
    icons = f"{card.icons[icon]} {ICON_WORDS[icon]}"
    if what == BOTH_OF:
        return f"{name} and its ability: {icons}, and {effect(card)}"
    return f"{name}: {icons}"


def push_text(view: ArenaView, question: Question, icon: int) -> str:
    turbine = own(view, question)
    if not turbine["cards"] and not turbine["discards"]:
        return "Push it: no card is left, so your turbine explodes"
    word = ICON_WORDS[icon]
    left = turbine["cards"] or len(turbine["discards"])
    return f"Push it: destroy the top of {left} for {word}"


def label_maneuver_pay(view: ArenaView, question: Question, option: object) -> str:
    due = due_of(view, question)
    if option == DONE:
        return "Fly on" if due is None else f"Fly on: {due['paid']} paid of {due['need']}"
    return label_pay(view, question, option)


def label_attack_pay(view: ArenaView, question: Question, option: object) -> str:
    due, shot = due_of(view, question), view["shot"]
    if option != DONE or due is None or shot is None:
        return label_pay(view, question, option) if option != DONE else "Fire"
    if due["paid"] < due["need"]:
        return f"Let it miss: {due['paid']} against TN {due['need']}"
    return f"Fire: {due['paid']} against TN {due['need']}, {draws_text(shot)}"


def draws_text(shot: ShotView) -> str:
    """`draws 3 to 6 cards, +2 damage`."""
    draws = min(shot["draws"], shot["most"])
    told = f"draws {draws} to {shot['most']}" if draws < shot["most"] else f"draws {draws}"
    return told + (f", {signed(shot['bonus'])} damage" if shot["bonus"] else "")


def label_protect(view: ArenaView, question: Question, option: object) -> str:
    if option != DONE:
        return label_pay(view, question, option)
    left = damage_left(view, question)
    saved = view["incoming"] - left
    if not saved:
        return f"Take it: {left} damage{shield_text(view)}"
    return f"Take what is left: {left} of {view['incoming']} damage{shield_text(view)}"


def damage_left(view: ArenaView, question: Question) -> int:
    due = due_of(view, question)
    paid = 0 if due is None else due["paid"]
    return max(0, view["incoming"] - paid - view["forgiven"])


def shield_text(view: ArenaView) -> str:
    kept = view["shield"]
    return f", {counted(kept, 'card')} kept" if kept else ""


def label_ram(view: ArenaView, question: Question, option: object) -> str:
    if option != DONE:
        return label_pay(view, question, option)
    due = due_of(view, question)
    paid = 0 if due is None else due["paid"]
    return f"Enough: icons for {paid} damage more" if paid else "Add nothing more"


def label_checkpoint(view: ArenaView, question: Question, option: object) -> str:
    if option == DONE:
        return "Nothing more" if len(question.options) > 1 else "Go on"
    return label_pay(view, question, option)


# -- shots -------------------------------------------------------------------------------------


def label_attack(view: ArenaView, question: Question, option: object) -> str:
    what, which = values(option)
    if option == END:
        return "Hold your fire" if view["shots"] else "End your attack"
    if what == FIRE:
        return f"Fire {marker_name(view, which)}: {fire_text(view, which)}"
    if what in AIMED_AT:
        aims = view["aims"]
        at = AIMED_AT[what]
        aim = next((aim for aim in aims if aim["at"] == at and aim["which"] == which), None)
        name = target_name(view, at, which)
        name += toughness(view, question, which) if what == SHOOT_TARGET else ""
        return f"Shoot {name}" if aim is None else f"Shoot {name}, TN {aim['tn']}: {tn_text(aim)}"
    return label_action(view, question, option)


def fire_text(view: ArenaView, ident: int) -> str:
    marker = marker_in(view, ident)
    if marker is None:
        return "damage to an enemy near"
    kind = kind_of(marker)
    return f"{kind.harm} damage to an enemy in sight within {counted(kind.reach, 'length')}"


def target_name(view: ArenaView, at: str, which: int) -> str:
    if at == "turbine":
        return COLOURS[which]
    return f"target {which + 1}" if at == "target" else marker_name(view, which)


def toughness(view: ArenaView, question: Question, target: int) -> str:
    """` (7 of 12 left, scored)`, if it takes more than a point (§11.17)."""
    most = view["target_damage"]
    if most == 1:
        return ""
    scored = ", scored" if target in own(view, question)["scored"] else ""
    return f" ({view['targets'][target]} of {most} left{scored})"


def tn_text(shot: ShotView) -> str:
    """`speed 4, 7 lengths +2, front +0, aim −1`: the pieces of a TN (§8.3, §8.4)."""
    told = [
        f"speed {shot['speed']}",
        f"{counted(shot['range'], 'length')} {signed(shot['range_modifier'])}",
        f"{shot['arc']} {signed(shot['arc_modifier'])}",
    ]
    if shot["size"]:
        told.append(f"size {signed(shot['size'])}")
    if shot["more"]:
        told.append(f"aim {signed(shot['more'])}")
    return ", ".join(told)


# -- what abilities ask ------------------------------------------------------------------------


def label_turbine(view: ArenaView, question: Question, option: object) -> str:
    """`Gold: speed 4, 3 VP, moves second of 4`."""
    seat = values(option)[0]
    turbine = view["turbines"][seat]
    speed = f"speed {whole(turbine['speed'])}"
    return f"{COLOURS[seat]}: {speed}, {turbine['vp']} VP, token {view['order'].index(seat) + 1}"


def label_discard(view: ArenaView, question: Question, option: object) -> str:
    slot = values(option)[0]
    if slot == ENOUGH:
        return "No more"
    card = held(view, question.seat, slot)
    name = held_name(view, question.seat, slot)
    return f"Discard {name}" + ("" if card is None else f": {all_icons(card)}")


def all_icons(card: Card) -> str:
    """`2 Maneuver, 1 Attack`."""
    pairs = zip(card.icons, ICON_WORDS, strict=True)
    return ", ".join(f"{n} {word}" for n, word in pairs if n)


def label_fixture(view: ArenaView, question: Question, option: object) -> str:
    return f"Destroy {fixture_card(view, question.seat, values(option)[0]).title}"


def label_burst(view: ArenaView, question: Question, option: object) -> str:
    seat, place = values(option)
    return f"Trigger {COLOURS[seat]}'s {fixture_card(view, seat, place).title}"


def label_lengths(view: ArenaView, question: Question, option: object) -> str:
    more = values(option)[0] > 0
    return f"1 length {'more' if more else 'less'}: {view['lengths'] + (1 if more else -1)} to go"


def label_side(view: ArenaView, question: Question, option: object) -> str:
    return upper(f"{'left' if values(option)[0] == 1 else 'right'}: one width")
