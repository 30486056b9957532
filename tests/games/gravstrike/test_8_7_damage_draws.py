"""Damage draws (§8.7): so many cards, "+" one more, "×" no more."""

from collections.abc import Sequence

import pytest

from grandstand.core.match import Match
from grandstand.games.gravstrike.state import Arena

from .duels import FILLER, aiming, fillers, paid, shoot, take_it
from .stage import Turbine, asked, names, play, told, top

# By damage profile.
TWO = "thread-the-needle"  # 2
ONE = FILLER  # 1
ONE_PLUS = "eagle-eyes"  # 1+
TWO_PLUS = "set-the-stage"  # 2+
THREE_TIMES = "triple-mount"  # 2×
NOTHING = "slab-plating"  # 0, rugged


def shot(deck: Sequence[str], *drawn: str, fixtures: Sequence[str] = ()) -> Match[Arena]:
    """A shot that hits, in which these cards come up."""
    shooter = Turbine(8, 14, deck=[*deck], fixtures=["contract-pilot", *fixtures])
    s = aiming(shooter, Turbine(10.5, 14, deck=fillers(30)))
    return play(s, shoot(0, 1), paid(0), draws=top(deck, *drawn))


def dealt(match: Match[Arena]) -> int:
    """Before Armor 1."""
    return told(match, "damage.dealt")[0][1] + 1


@pytest.mark.parametrize(
    ("drawn", "damage"),
    [
        ([TWO, TWO, ONE], 5),
        ([ONE, ONE, ONE], 3),
        ([TWO, ONE_PLUS, ONE, TWO], 6),  # one more for the +
        ([TWO_PLUS, TWO_PLUS, ONE, ONE, TWO], 8),  # two more
        ([TWO, TWO, TWO_PLUS, ONE], 7),  # the last one counts as well
        ([TWO_PLUS, TWO_PLUS, TWO_PLUS, TWO_PLUS, TWO_PLUS, TWO_PLUS], 12),  # never more than 6
        ([ONE, THREE_TIMES], 3),  # an × ends it
        ([THREE_TIMES], 2),
        ([TWO_PLUS, TWO_PLUS, THREE_TIMES], 6),  # however many were left
    ],
)
def test_running_totals(drawn: list[str], damage: int) -> None:
    deck = [TWO, TWO, TWO, ONE, ONE, ONE, ONE_PLUS, THREE_TIMES, *[TWO_PLUS] * 7]
    match = shot(deck, *drawn)
    assert names([card for _, card, _ in told(match, "damage.drawn")]) == drawn
    assert dealt(match) == damage


def test_fixtures_change_both_numbers() -> None:
    """Overbore Cannon: 4 draws, 7 at most."""
    deck = [TWO_PLUS] * 9
    assert dealt(shot([ONE] * 9, *[ONE] * 4, fixtures=["overbore-cannon"])) == 4
    assert dealt(shot(deck, *[TWO_PLUS] * 7, fixtures=["overbore-cannon"])) == 14


def test_the_rest_of_the_cards_is_ignored() -> None:
    """Fragile or rugged, icons, abilities: only the damage profile counts."""
    deck = [NOTHING, "commentators-curse", "full-weight-frame", ONE]
    match = shot(deck, *deck[:3])
    assert dealt(match) == 0 + 3 + 3
    assert not told(match, "ability.used")


def test_drawn_cards_are_discarded_when_all_are_drawn() -> None:
    deck = [TWO, ONE, ONE_PLUS, TWO_PLUS, ONE, ONE]
    match = shot(deck, TWO, ONE_PLUS, ONE, ONE)
    assert names(match.state.discards[0]) == [TWO, ONE_PLUS, ONE, ONE]


def test_they_arent_shuffled_in_before_that() -> None:
    """The deck runs out in the middle: only older discards come back."""
    shooter = Turbine(8, 14, deck=[TWO], discards=[ONE, ONE])
    s = aiming(shooter, Turbine(10.5, 14, deck=fillers(30)))
    match = play(s, shoot(0, 1), paid(0), draws=[0])
    assert [facts[1:] for facts in told(match, "damage.drawn")][-1][1] == 4
    assert sorted(names(s.discards[0])) == sorted([TWO, ONE, ONE])


def test_armor_then_protect_icons_then_cards() -> None:
    match = shot([TWO] * 5, TWO, TWO, TWO)
    assert told(match, "damage.dealt") == [(1, 5)]
    assert asked(match) == {1: "protect.pay"}


def test_a_shot_that_armor_stops_entirely_asks_nobody() -> None:
    match = shot([NOTHING] * 5, *[NOTHING] * 3)
    assert told(match, "damage.stopped") == [(1,)]
    assert asked(match) == {1: "attack.choose"}


def test_everybody_sees_the_cards() -> None:
    match = shot([TWO] * 5, TWO, TWO, TWO)
    drawn = [event for event in match.story_for(None) if event.kind == "damage.drawn"]
    assert len(drawn) == 3


def test_the_damage_destroys_the_targets_cards() -> None:
    shooter = Turbine(8, 14, deck=[TWO] * 3)
    s = aiming(shooter, Turbine(10.5, 14, deck=fillers(30)))
    play(s, shoot(0, 1), paid(0), take_it(1), seed=0)
    assert len(s.destroyed[1]) == 5
