"""Spots: where on the board an option is picked. Options without one are buttons only.

`p2` is the third Player, `b4` a part of one's own body, `i0` an item in hand; at set-up `k1` is an
item and `q0` a persona that was dealt.
"""

from grandstand.core.face import Spot
from grandstand.core.questions import Question
from grandstand.games.grindhouse.cards.items import A_PART, ABILITIES
from grandstand.games.grindhouse.state import NONE

from .seen import HouseView, about_seats, number, values


def spot_button(view: HouseView, question: Question, option: object) -> Spot:
    return Spot(None, None)


def spot_keep_item(view: HouseView, question: Question, option: object) -> Spot:
    return Spot(None, f"k{number(option)}")


def spot_keep_persona(view: HouseView, question: Question, option: object) -> Spot:
    return Spot(None, f"q{number(option)}")


def spot_hand(view: HouseView, question: Question, option: object) -> Spot:
    return Spot(None, f"i{number(option)}")


def spot_play(view: HouseView, question: Question, option: object) -> Spot:
    """An item, then on whom; one that has no such choice is picked at once."""
    slot, target, more = values(option)
    if slot < 0:
        return Spot(None, None)
    if target == NONE:
        return Spot(None, f"i{slot}")
    if target == view["you"] and is_part(view, slot, more):
        return Spot(f"i{slot}", f"b{more}")
    return Spot(f"i{slot}", f"p{target}")


def is_part(view: HouseView, slot: int, more: int) -> bool:
    """Whether what more the item wants to know is a part of the body."""
    return more != NONE and ABILITIES[view["hand"][slot]].more == A_PART


def spot_part(view: HouseView, question: Question, option: object) -> Spot:
    return Spot(None, f"b{number(option)}")


def spot_seat(view: HouseView, question: Question, option: object) -> Spot:
    seat = number(option)
    return Spot(None, f"p{seat}" if seat >= 0 else None)


def spot_card(view: HouseView, question: Question, option: object) -> Spot:
    """Players are picked where they stand; words and others' parts are buttons."""
    if about_seats(question) and number(option) < view["seats"]:
        return spot_seat(view, question, option)
    return Spot(None, None)
