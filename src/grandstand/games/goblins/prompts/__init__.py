"""What a person reads and points at: prompts, labels, board places and the story's sentences.

Everything here is made from a view, a question or an event's facts. Read `seen` first: what a view
holds. Then `questions` (prompts); `building` and `fighting` (options); `spots` (where to click);
`story` (events).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import View
from grandstand.core.questions import Question

from . import building, fighting, questions, spots
from .scene import scene
from .seen import WorksView, works
from .story import FACTS, sentence

__all__ = ["FACTS", "QUESTIONS", "label", "prompt", "scene", "sentence", "spot"]


class Words(NamedTuple):
    """How one kind of question is put."""

    prompt: Callable[[WorksView, Question], Prompt]
    label: Callable[[WorksView, Question, object], str]
    spot: Callable[[WorksView, Question, object], Spot]


QUESTIONS: Final[dict[str, Words]] = {
    "plan.give": Words(questions.ask_give, building.label_give, spots.spot_give),
    "build.place": Words(questions.ask_place, building.label_place, spots.spot_place),
    "build.turn": Words(questions.ask_turn, building.label_turn, spots.spot_turn),
    "build.done": Words(questions.ask_done, building.label_done, spots.spot_button),
    "agenda.discard": Words(questions.ask_discard, fighting.label_discard, spots.spot_discard),
    "pilot.set": Words(questions.ask_pilot, fighting.label_pilot, spots.spot_pilot),
    "tactics.pick": Words(questions.ask_pick, fighting.label_pick, spots.spot_card),
    "card.use": Words(questions.ask_card, fighting.label_use, spots.spot_button),
    "crane.tile": Words(questions.ask_crane, building.label_crane, spots.spot_square),
    "crane.to": Words(questions.ask_crane_to, building.label_crane_to, spots.spot_crane_to),
    "tape.tile": Words(questions.ask_tape, building.label_tape, spots.spot_square),
    "roll.use": Words(questions.ask_roll, fighting.label_use, spots.spot_button),
    "nitro.die": Words(questions.ask_nitro, fighting.label_nitro, spots.spot_die),
    "homing.die": Words(questions.ask_homing, fighting.label_homing, spots.spot_die),
    "order.next": Words(questions.ask_order, fighting.label_order, spots.spot_button),
    "hit.token": Words(questions.ask_token, fighting.label_token, spots.spot_token),
    "third.round": Words(questions.ask_third, fighting.label_third, spots.spot_button),
}


def prompt(view: View, question: Question) -> Prompt:
    """What is asked, in one line, and the section of the rules it is about."""
    return QUESTIONS[question.kind].prompt(works(view), question)


def label(view: View, question: Question, option: object) -> str:
    """One option in one line: what it would do."""
    return QUESTIONS[question.kind].label(works(view), question, option)


def spot(view: View, question: Question, option: object) -> Spot:
    """What to click for an option: a place on the board; or only a button."""
    return QUESTIONS[question.kind].spot(works(view), question, option)
