"""Spots: where on the board an option is picked. Options without one are buttons only."""

from grandstand.core.face import Spot
from grandstand.core.questions import Question
from grandstand.games.gravstrike.rules.attack import SHOOT_MARKER, SHOOT_TARGET, SHOOT_TURBINE
from grandstand.games.gravstrike.rules.maneuver import (
    CARD,
    FIXTURE,
    LENGTH,
    MARKER,
    PIVOT,
    SLIPPING,
)
from grandstand.games.gravstrike.rules.payment import (
    ABILITY_OF,
    BOTH_OF,
    ICONS_OF,
    PUSHING,
    SKIDDING,
)
from grandstand.games.gravstrike.rules.payment import FIXTURE as FIXTURE_PAYS

from .seen import ArenaView, values

BUTTON = Spot(None, None)


def spot_button(view: ArenaView, question: Question, option: object) -> Spot:
    return BUTTON


def fixture_spot(seat: int, place: int) -> Spot:
    return Spot(None, f"fixture-{seat}-{place}")


def spot_deck(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"deck-{values(option)[0]}")


def spot_field(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"spot-{values(option)[0]}")


def spot_dial(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"dial-{values(option)[0]}")


def spot_fixture(view: ArenaView, question: Question, option: object) -> Spot:
    return fixture_spot(question.seat, values(option)[0])


def spot_burst(view: ArenaView, question: Question, option: object) -> Spot:
    seat, place = values(option)
    return fixture_spot(seat, place)


def spot_move(view: ArenaView, question: Question, option: object) -> Spot:
    """A length where it would end, a corner, a card; a marker is clicked to move it."""
    what, which = values(option)
    if what == FIXTURE:
        return fixture_spot(question.seat, which)
    names = {LENGTH: "go", SLIPPING: "slip", PIVOT: "corner", CARD: "card", MARKER: "marker"}
    return Spot(None, f"{names[what]}-{which}") if what in names else BUTTON


def spot_pay(view: ArenaView, question: Question, option: object) -> Spot:
    """A card for its icons, its ability beside it, a fixture, or a pile."""
    what, which = values(option)
    if what == FIXTURE_PAYS:
        return fixture_spot(question.seat, which)
    places = {
        ICONS_OF: f"card-{which}",
        ABILITY_OF: f"card-{which}-ability",
        BOTH_OF: f"card-{which}-ability",
        PUSHING: "pile-deck",
        SKIDDING: "pile-skid",
    }
    return Spot(None, places.get(what))


def spot_attack(view: ArenaView, question: Question, option: object) -> Spot:
    """What is shot; a marker that fires is a button, for it might be shot too."""
    what, which = values(option)
    names = {SHOOT_TURBINE: "turbine", SHOOT_TARGET: "target", SHOOT_MARKER: "marker"}
    if what in names:
        return Spot(None, f"{names[what]}-{which}")
    return spot_move(view, question, option)


def spot_turbine(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"turbine-{values(option)[0]}")


def spot_marker(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"marker-{values(option)[0]}")


def spot_card(view: ArenaView, question: Question, option: object) -> Spot:
    slot = values(option)[0]
    return BUTTON if slot < 0 else Spot(None, f"card-{slot}")
