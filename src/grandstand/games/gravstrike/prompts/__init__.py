"""What a person reads and points at: prompts, labels, board places and the story's sentences.

Everything here is made from a view, a question or an event's facts. Read `seen` first: what a view
holds. Then `questions` (prompts); `moving` and `fighting` (options); `spots` (where to click);
`story` (events); `cards` (small print).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import View
from grandstand.core.questions import Question

from . import drafting, fighting, moving, questions, spots
from .cards import small_print
from .scene import scene
from .seen import ArenaView, seen
from .story import FACTS, sentence

__all__ = ["FACTS", "QUESTIONS", "label", "prompt", "scene", "sentence", "small_print", "spot"]


class Words(NamedTuple):
    """How one kind of question is put."""

    prompt: Callable[[ArenaView, Question], Prompt]
    label: Callable[[ArenaView, Question, object], str]
    spot: Callable[[ArenaView, Question, object], Spot]


BUTTON: Final = spots.spot_button

QUESTIONS: Final[dict[str, Words]] = {
    "deck.choose": Words(questions.ask_deck, moving.label_deck, spots.spot_deck),
    "draft.turbines": Words(drafting.ask_turbines, moving.label_deck, spots.spot_deck),
    "draft.pick": Words(drafting.ask_pick, drafting.label_card, drafting.spot_offer),
    "draft.drop": Words(drafting.ask_drop, drafting.label_drop, drafting.spot_offer),
    "draft.fill": Words(drafting.ask_fill, drafting.label_card, drafting.spot_offer),
    "draft.pilot": Words(drafting.ask_pilot, drafting.label_card, drafting.spot_offer),
    "draft.fixture": Words(drafting.ask_fixture, drafting.label_card, drafting.spot_offer),
    "field.place": Words(questions.ask_field, moving.label_field, spots.spot_field),
    "respawn.without": Words(questions.ask_without, moving.label_without, spots.spot_fixture),
    "dial.set": Words(questions.ask_dial, moving.label_dial, spots.spot_dial),
    "acceleration.use": Words(questions.ask_after_dials, moving.label_use, spots.spot_move),
    "initiative.use": Words(questions.ask_initiative, moving.label_use, spots.spot_move),
    "maneuver.choose": Words(questions.ask_move, moving.label_move, spots.spot_move),
    "sideslip.amount": Words(questions.ask_slip, moving.label_slip, BUTTON),
    "pivot.degrees": Words(questions.ask_pivot, moving.label_pivot, BUTTON),
    "maneuver.pay": Words(questions.ask_maneuver_pay, fighting.label_maneuver_pay, spots.spot_pay),
    "disentangle.turn": Words(questions.ask_disentangle, moving.label_disentangle, BUTTON),
    "ram.add": Words(questions.ask_ram, fighting.label_ram, spots.spot_pay),
    "checkpoint.use": Words(questions.ask_checkpoint, fighting.label_checkpoint, spots.spot_pay),
    "marker.drop": Words(questions.ask_drop, moving.label_drop, BUTTON),
    "marker.lengths": Words(questions.ask_marker_lengths, moving.label_marker_lengths, BUTTON),
    "marker.heading": Words(questions.ask_heading, moving.label_heading, BUTTON),
    "marker.fire": Words(questions.ask_fire, moving.label_fire, spots.spot_turbine),
    "attack.choose": Words(questions.ask_attack, fighting.label_attack, spots.spot_attack),
    "attack.pay": Words(questions.ask_attack_pay, fighting.label_attack_pay, spots.spot_pay),
    "protect.pay": Words(questions.ask_protect, fighting.label_protect, spots.spot_pay),
    "ability.turbine": Words(questions.ask_turbine, fighting.label_turbine, spots.spot_turbine),
    "ability.discard": Words(questions.ask_discard, fighting.label_discard, spots.spot_card),
    "ability.fixture": Words(questions.ask_fixture, fighting.label_fixture, spots.spot_fixture),
    "ability.burst": Words(questions.ask_burst, fighting.label_burst, spots.spot_burst),
    "ability.lengths": Words(questions.ask_lengths, fighting.label_lengths, BUTTON),
    "ability.marker": Words(questions.ask_marker, moving.label_marker, spots.spot_marker),
    "ability.side": Words(questions.ask_side, fighting.label_side, BUTTON),
    "ability.speed": Words(questions.ask_speed, moving.label_speed, spots.spot_dial),
    "reload.hand": Words(questions.ask_reload, moving.label_reload, BUTTON),
    "reload.blow_up": Words(questions.ask_blow_up, moving.label_blow_up, BUTTON),
}


def prompt(view: View, question: Question) -> Prompt:
    """What is asked, in one line, and the section of the rules it is about."""
    return QUESTIONS[question.kind].prompt(seen(view), question)


def label(view: View, question: Question, option: object) -> str:
    """One option in one line: what it would do."""
    return told_of(seen(view), question, option)


def told_of(view: ArenaView, question: Question, option: object) -> str:
    """The same, for who reads the view already."""
    return QUESTIONS[question.kind].label(view, question, option)


def spot(view: View, question: Question, option: object) -> Spot:
    """What to click for an option: a place on the board; or only a button."""
    return QUESTIONS[question.kind].spot(seen(view), question, option)
