"""What a person reads and points at: prompts, labels, board places and the story's sentences.

Everything here is made from a view, a question or an event's facts. Read `seen` first: what a view
holds. Then `questions` (prompts); `labels`, `attacks` and `flight` (options); `spots` (where to
click); `story` (events).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import View
from grandstand.core.questions import Question

from . import attacks, flight, labels, questions, spots
from .scene import scene
from .seen import FieldView, field
from .story import FACTS, sentence

__all__ = ["FACTS", "QUESTIONS", "label", "prompt", "scene", "sentence", "spot"]


class Words(NamedTuple):
    """How one kind of question is put."""

    prompt: Callable[[FieldView, Question], Prompt]
    label: Callable[[FieldView, Question, object], str]
    spot: Callable[[FieldView, Question, object], Spot]


QUESTIONS: Final[dict[str, Words]] = {
    "team.lineup": Words(questions.ask_lineup, labels.label_lineup, spots.spot_lineup),
    "team.arm": Words(questions.ask_arm, labels.label_arm, spots.spot_arm),
    "initiative.first": Words(questions.ask_first, labels.label_first, spots.spot_button),
    "field.formation": Words(questions.ask_formation, labels.label_formation, spots.spot_button),
    "place.jack": Words(questions.ask_place, labels.label_place, spots.spot_space),
    "place.facing": Words(questions.ask_place_facing, labels.label_facing, spots.spot_facing),
    "turn.choice": Words(questions.ask_turn, labels.label_turn, spots.spot_turn),
    "play.jack": Words(questions.ask_play_jack, labels.label_jack, spots.spot_target),
    "hustle.power": Words(questions.ask_hustle_power, labels.label_hustle_power, spots.spot_button),
    "hustle.jack": Words(questions.ask_hustle_jack, labels.label_jack, spots.spot_target),
    "hustle.advance": Words(questions.ask_hustle, labels.label_advance, spots.spot_advance),
    "hustle.facing": Words(questions.ask_hustle_facing, labels.label_facing, spots.spot_facing),
    "activation.action": Words(
        questions.ask_activation, labels.label_activation, spots.spot_activation
    ),
    "break.action": Words(questions.ask_break_action, attacks.label_action_dice, spots.spot_button),
    "break.power": Words(questions.ask_break_power, attacks.label_power_dice, spots.spot_button),
    "push.to": Words(questions.ask_push, flight.label_push, spots.spot_space),
    "push.place": Words(questions.ask_push_place, flight.label_grinder_to, spots.spot_space),
    "redline.advance": Words(questions.ask_redline, labels.label_advance, spots.spot_advance),
    "redline.facing": Words(questions.ask_redline_facing, labels.label_facing, spots.spot_facing),
    "redline.action": Words(
        questions.ask_redline_action, attacks.label_action_dice, spots.spot_button
    ),
    "redline.power": Words(
        questions.ask_redline_power, attacks.label_power_dice, spots.spot_button
    ),
    "grinder.hold": Words(questions.ask_hold, attacks.label_hold, spots.spot_target),
    "grinder.mark": Words(questions.ask_mark, attacks.label_mark, spots.spot_space),
    "throw.mark": Words(questions.ask_throw_mark, attacks.label_mark, spots.spot_space),
    "attack.action": Words(
        questions.ask_attack_action, attacks.label_action_dice, spots.spot_button
    ),
    "attack.power": Words(questions.ask_attack_power, attacks.label_power_dice, spots.spot_button),
    "grinder.way": Words(questions.ask_way, flight.label_way, spots.spot_way),
    "gutter.way": Words(questions.ask_gutter, flight.label_gutter, spots.spot_gutter),
    "stop.attempt": Words(questions.ask_stop, flight.label_stop, spots.spot_button),
    "stop.place": Words(questions.ask_stop_place, flight.label_grinder_to, spots.spot_space),
    "hit.to": Words(questions.ask_hit_to, flight.label_hit_to, spots.spot_hit_to),
    "hit.facing": Words(questions.ask_hit_facing, flight.label_hit_facing, spots.spot_facing),
    "pull.to": Words(questions.ask_pull, flight.label_pull, spots.spot_space),
    "slam.to": Words(questions.ask_slam, flight.label_slam, spots.spot_space),
    "combo.second": Words(questions.ask_second, attacks.label_second, spots.spot_target),
    "steamroll.jack": Words(questions.ask_steamrolled, flight.label_steamrolled, spots.spot_target),
    "rip.call": Words(questions.ask_rip, flight.label_rip, spots.spot_button),
}


def prompt(view: View, question: Question) -> Prompt:
    """What is asked, in one line, and the section of the rules it is about."""
    return QUESTIONS[question.kind].prompt(field(view), question)


def label(view: View, question: Question, option: object) -> str:
    """One option in one line: what it would do."""
    return QUESTIONS[question.kind].label(field(view), question, option)


def spot(view: View, question: Question, option: object) -> Spot:
    """What to click for an option: a place on the board; or only a button."""
    return QUESTIONS[question.kind].spot(field(view), question, option)
