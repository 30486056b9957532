"""Tactics pile (§4.2): twelve cards a round; the other twelve in the second; then all again."""

from grandstand.core.match import Match
from grandstand.games.goblins.state import FIGHT, Works

from .factory import begin, told
from .seasons import rounds_of


def turned_by_round(seed: int) -> tuple[list[list[int]], Match[Works]]:
    """The cards that are turned up in each of three rounds."""
    found: dict[int, list[int]] = {}

    def look(match: Match[Works]) -> None:
        s = match.state
        if s.phase == FIGHT:
            cards = found.setdefault(s.round, [])
            cards += [card for card in s.turned_up if card not in cards]

    match = rounds_of(begin(2, seed=seed, options={"version": "full"}), look)
    return [found[number] for number in (1, 2, 3)], match


def test_no_card_of_the_first_round_comes_in_the_second() -> None:
    most = 0
    for seed in range(6):
        (first, second, third), _ = turned_by_round(seed)
        assert not set(first) & set(second)
        assert all(len(cards) == len(set(cards)) <= 12 for cards in (first, second, third))
        most = max(most, len(first), len(second))
    assert most == 12


def test_in_a_third_round_any_card_may_come_again() -> None:
    again = set()
    for seed in range(6):
        (first, second, third), _ = turned_by_round(seed)
        again |= set(third) & (set(first) | set(second))
    assert again


def test_nobody_knows_the_pile_but_all_see_how_many_are_left() -> None:
    left: list[object] = []

    def look(match: Match[Works]) -> None:
        pile = match.view(None)["pile"]
        if match.state.round == 1 and match.state.phase == FIGHT and pile not in left:
            left.append(pile)

    rounds_of(begin(2, seed=3), look)
    assert left == [9, 6, 3, 0][: len(left)]


def test_the_cards_that_are_turned_up_are_told() -> None:
    cards, match = turned_by_round(1)
    shown = [card for facts in told(match, "tactics.turned") for card in facts]
    assert shown == [card for of_round in cards for card in of_round]
