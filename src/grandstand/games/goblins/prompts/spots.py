"""Spots: where on the board an option is picked. Options without one are buttons only."""

from grandstand.core.face import Spot
from grandstand.core.questions import Question

from .seen import WorksView, side_of, values


def square_spot(view: WorksView, seat: int, square: int) -> str:
    return f"r{side_of(view, seat)}q{square}"


def spot_button(view: WorksView, question: Question, option: object) -> Spot:
    return Spot(None, None)


def spot_give(view: WorksView, question: Question, option: object) -> Spot:
    """One tile, then the other."""
    one, other = values(option)
    return Spot(f"t{one}", f"t{other}")


def spot_place(view: WorksView, question: Question, option: object) -> Spot:
    """A tile of the hand, then its square."""
    slot, square = values(option)
    return Spot(f"t{slot}", square_spot(view, question.seat, square))


def spot_turn(view: WorksView, question: Question, option: object) -> Spot:
    return Spot(None, f"u{values(option)[0]}")


def spot_discard(view: WorksView, question: Question, option: object) -> Spot:
    """The agenda itself; where a bet goes along with it, the page asks which."""
    return Spot(None, f"g{values(option)[0]}")


def spot_pilot(view: WorksView, question: Question, option: object) -> Spot:
    """A notch of the steering dial, then one of the targeting mechanism."""
    steer, target = values(option)
    return Spot(f"st{steer}", f"ta{target}")


def spot_card(view: WorksView, question: Question, option: object) -> Spot:
    return Spot(None, f"c{values(option)[0]}")


def spot_square(view: WorksView, question: Question, option: object) -> Spot:
    return Spot(None, square_spot(view, question.seat, values(option)[0]))


def spot_crane_to(view: WorksView, question: Question, option: object) -> Spot:
    """A square; where the tile can lie in several ways, the page asks which."""
    return Spot(None, square_spot(view, question.seat, values(option)[0]))


def spot_die(view: WorksView, question: Question, option: object) -> Spot:
    """One die, and the page asks for its line if it gets one; all together are a button."""
    n = values(option)[0]
    return Spot(None, None if n < 0 else f"d{n}")


def spot_token(view: WorksView, question: Question, option: object) -> Spot:
    return Spot(None, f"k{values(option)[0]}")
