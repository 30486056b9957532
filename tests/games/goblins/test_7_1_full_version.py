"""Full version (§7.1): three rounds, so that everybody is everybody's partner once."""

import pytest

from .factory import begin, told
from .seasons import rounds_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_are_played(seats: int) -> None:
    match = rounds_of(begin(seats, options={"version": "full"}))
    assert told(match, "round.started") == [(1,), (2,), (3,)]
    assert told(match, "third.asked") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_standard_version_has_two(seats: int) -> None:
    for seed in range(3):
        match = rounds_of(begin(seats, seed=seed))
        assert told(match, "round.started") == [(1,), (2,)]


def test_everybody_is_everybodys_partner_once() -> None:
    match = rounds_of(begin(4, options={"version": "full"}))
    partners = {frozenset(facts[:2]) for facts in told(match, "team.formed")}
    assert len(partners) == 6


def test_everybody_is_alone_once() -> None:
    match = rounds_of(begin(3, options={"version": "full"}))
    assert {facts[0] for facts in told(match, "team.formed") if facts[1] == -1} == {0, 1, 2}


def test_agendas_are_hidden_as_in_the_standard_version() -> None:
    match = begin(2, options={"version": "full"})
    assert match.view(None)["open"] == []
    assert [len(hand) for hand in match.state.agendas] == [7, 7]
