"""The auxiliary deck (§8.8): when deck and discards run out, the destroyed pile deals damage."""

from grandstand.core.match import Match
from grandstand.games.gravstrike.state import Arena

from .duels import FILLER, aiming, fillers, paid, shoot
from .stage import Turbine, names, play, told

TWO = "thread-the-needle"
TWO_PLUS = "set-the-stage"


def shot(deck: list[str], discards: list[str], destroyed: list[str]) -> Match[Arena]:
    shooter = Turbine(8, 14, deck=deck, discards=discards, destroyed=destroyed)
    s = aiming(shooter, Turbine(10.5, 14, deck=fillers(30)))
    return play(s, shoot(0, 1), paid(0), seed=0)


def drawn(match: Match[Arena]) -> list[str]:
    return names([card for _, card, _ in told(match, "damage.drawn")])


def test_first_the_deck_then_discards_then_what_is_destroyed() -> None:
    match = shot([FILLER], [TWO], [TWO_PLUS])
    assert drawn(match) == [FILLER, TWO, TWO_PLUS]


def test_regular_cards_go_to_the_discards_and_auxiliary_ones_back_to_the_destroyed() -> None:
    s = shot([FILLER], [], [TWO, TWO, TWO]).state
    assert names(s.discards[0]) == [FILLER]
    assert names(s.destroyed[0]) == [TWO] * 3


def test_what_is_drawn_isnt_drawn_again() -> None:
    """Two auxiliary cards and a + each: then there is nothing left."""
    match = shot([], [], [TWO_PLUS, TWO_PLUS])
    assert drawn(match) == [TWO_PLUS, TWO_PLUS]
    assert names(match.state.destroyed[0]) == [TWO_PLUS, TWO_PLUS]


def test_when_that_runs_out_too_the_draws_end() -> None:
    match = shot([FILLER], [], [])
    assert drawn(match) == [FILLER]
    match = shot([], [], [])
    assert drawn(match) == []
    assert told(match, "damage.stopped") == [(1,)]


def test_nobody_explodes_for_want_of_damage_cards() -> None:
    match = shot([], [], [])
    assert not told(match, "turbine.exploded")
    assert match.state.here == [True, True]
