"""What a person reads and points at: prompts, labels, board places and the story's sentences.

Everything here is made from a view, a question or an event's facts. Read `seen` first: what a view
holds. Then `questions` (prompts), `labels` (options), `spots` (where to click), `story` (events)
and `scene` (the picture in words).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import View
from grandstand.core.questions import Question

from . import labels, questions, spots
from .scene import scene
from .seen import HouseView, house
from .story import FACTS, sentence

__all__ = ["FACTS", "QUESTIONS", "label", "prompt", "scene", "sentence", "spot"]


class Words(NamedTuple):
    """How one kind of question is put."""

    prompt: Callable[[HouseView, Question], Prompt]
    label: Callable[[HouseView, Question, object], str]
    spot: Callable[[HouseView, Question, object], Spot]


QUESTIONS: Final[dict[str, Words]] = {
    "item.keep": Words(questions.ask_keep_item, labels.label_keep_item, spots.spot_keep_item),
    "persona.keep": Words(
        questions.ask_keep_persona, labels.label_keep_persona, spots.spot_keep_persona
    ),
    "persona.name": Words(questions.ask_name, labels.label_seat, spots.spot_seat),
    "item.play": Words(questions.ask_play, labels.label_play, spots.spot_play),
    "item.lose": Words(questions.ask_lose, labels.label_hand, spots.spot_hand),
    "item.give": Words(questions.ask_give, labels.label_hand, spots.spot_hand),
    "wound.part": Words(questions.ask_wound, labels.label_wound, spots.spot_part),
    "sever.part": Words(questions.ask_sever, labels.label_sever, spots.spot_part),
    "heal.part": Words(questions.ask_heal, labels.label_heal, spots.spot_part),
    "ticket.cancel": Words(questions.ask_cancel, labels.label_cancel, spots.spot_button),
    "volunteer.offer": Words(questions.ask_offer, labels.label_offer, spots.spot_button),
    "volunteer.pick": Words(questions.ask_pick, labels.label_seat, spots.spot_seat),
    "volunteer.choose": Words(questions.ask_choose, labels.label_seat, spots.spot_seat),
    "volunteer.nominate": Words(questions.ask_nominate, labels.label_nominate, spots.spot_seat),
    "volunteer.elect": Words(questions.ask_elect, labels.label_elect, spots.spot_button),
}
OF_CARDS: Final = Words(questions.ask_card, labels.label_card, spots.spot_card)


def words_of(question: Question) -> Words:
    """What rooms and ghosts ask besides is in the words of their cards."""
    return QUESTIONS.get(question.kind, OF_CARDS)


def prompt(view: View, question: Question) -> Prompt:
    """What is asked, in one line, and the section of the rules it is about."""
    return words_of(question).prompt(house(view), question)


def label(view: View, question: Question, option: object) -> str:
    """One option in one line: what it would do."""
    return words_of(question).label(house(view), question, option)


def spot(view: View, question: Question, option: object) -> Spot:
    """What to click for an option: an item and its target, a place on the board; or a button."""
    return words_of(question).spot(house(view), question, option)
