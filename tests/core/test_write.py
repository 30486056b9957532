"""Questions that may be answered in writing: an option, or a text of one's own."""

import pytest

from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import Game, State, View
from grandstand.core.log import replay
from grandstand.core.match import Match
from grandstand.core.questions import Flow, Question, Seat, Write, together, write
from grandstand.core.table import Table

A = Seat(0)
B = Seat(1)
NAMES = ["Ada", "Grace"]


def faults(text: str) -> list[str]:
    found = [] if text.istitle() else [f"{text!r} has no capital"]
    return found if len(text) < 20 else [*found, f"{len(text)} letters, not 19"]


class Called(State):
    __slots__ = ("names",)

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def copy(self) -> "Called":
        return Called(self.names[:])


class Naming(Game[Called]):
    """Two seats say at the same time what they are called."""

    def __init__(self) -> None:
        self.name = "naming"
        self.rules = 1
        self.seats = (2, 2)
        self.options = {}

    def setup(self, seats: int, options: dict[str, int | str]) -> Called:
        return Called([])

    def step(self, s: Called, t: Table) -> Flow[None]:
        said = yield from together({seat: self.say(seat) for seat in (A, B)})
        s.names = [said[A], said[B]]

    def say(self, seat: Seat) -> Flow[str]:
        said = yield from write(seat, "name.say", range(len(NAMES)), faults)
        return said if isinstance(said, str) else NAMES[said]

    def over(self, s: Called) -> bool:
        return bool(s.names)

    def scores(self, s: Called) -> list[int]:
        return [len(name) for name in s.names]

    def view(self, s: Called, seat: Seat | None) -> View:
        return {"names": [*s.names]}

    def fallback(self, s: Called, question: Question) -> object:
        return question.options[0]


def named(*answers: object) -> Match[Called]:
    match = Naming().start(seed=1)
    for seat, answer in enumerate(answers):
        match.answer(Seat(seat), answer)
    return match


@pytest.mark.parametrize("name", ["Zoë", "Ann", "O", "\u00c9lodie"])
def test_an_option_or_a_text_will_do(name: str) -> None:
    assert named(1, name).state.names == ["Grace", name]
    assert named(name, 0).state.names == [name, "Ada"]


def test_a_text_that_is_wrong_is_told_all_that_is_wrong_and_changes_nothing() -> None:
    match = named()
    untouched = match.clone()
    with pytest.raises(IllegalAnswer) as told:
        match.answer(A, "x" * 20)
    wanted = "seat 0, name.say: 'xxxxxxxxxxxxxxxxxxxx' has no capital; 20 letters, not 19"
    assert str(told.value) == wanted
    with pytest.raises(IllegalAnswer, match="2 is not one of 0, 1"):
        match.answer(A, 2)
    assert match == untouched


def test_what_was_written_is_in_the_log_and_replays() -> None:
    match = named("Zoë", 1)
    assert match.log["answers"] == [[0, "Zoë", []], [1, 1, []]]
    assert replay(match.game, match.log) == match


def test_what_was_written_is_cloned_and_can_be_taken_back() -> None:
    match = named("Zoë")
    twin = match.clone()
    twin.answer(B, 0)
    assert twin.state.names == ["Zoë", "Ada"]
    match.undo(A)
    match.answer(A, "Ann")
    match.answer(B, "Bo")
    assert match.state.names == ["Ann", "Bo"]


def test_bots_know_the_options_only() -> None:
    question = named().asked[A]
    assert isinstance(question, Write)
    assert list(question.options) == [0, 1]


def test_an_imagined_other_has_chosen_an_option() -> None:
    seen = set()
    for seed in range(20):
        world = named("Zoë").imagine(B, seed)
        world.pick(B, 0)
        seen.add(world.state.names[0])
    assert seen == set(NAMES)
