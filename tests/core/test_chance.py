"""Chance: the same numbers for a seed everywhere, each equally likely."""

from collections import Counter

import pytest

from grandstand.core.chance import Entropy, Script, Seeded, Source
from grandstand.core.errors import BadData

PINNED = [60, 177, 778, 156, 82, 783, 334, 118]
PINNED_SEEDS = [105847050, 871399143, 588760506, 672237284]


def test_a_seed_gives_these_numbers_on_every_machine() -> None:
    dice = Seeded(2026)
    assert [dice.below(1000) for _ in range(8)] == PINNED
    assert [Seeded(seed).below(1 << 30) for seed in (0, 1, -1, 1 << 70)] == PINNED_SEEDS


@pytest.mark.parametrize("source", [Seeded(11), Entropy(), Seeded(11).split(3)])
@pytest.mark.parametrize("n", [2, 6, 7, 97])
def test_every_number_is_equally_likely(source: Source, n: int) -> None:
    draws = 40_000
    seen = Counter(source.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    squares = sum((count - draws / n) ** 2 / (draws / n) for count in seen.values())
    assert squares < n + 6 * (2 * n) ** 0.5, squares  # chi-squared, far in the tail


def test_pairs_of_draws_are_independent() -> None:
    dice = Seeded(5)
    seen = Counter((dice.below(6), dice.below(6)) for _ in range(72_000))
    assert len(seen) == 36
    assert all(abs(count - 2_000) < 260 for count in seen.values())


def test_neighbouring_seeds_and_keys_give_unlike_numbers() -> None:
    firsts = {Seeded(seed).below(1 << 30) for seed in range(1_000)}
    keyed = {Seeded(1).split(key).below(1 << 30) for key in range(1_000)}
    assert len(firsts) == len(keyed) == 1_000
    assert len(firsts & keyed) < 3
    assert Seeded(7).below(1 << 30) != Seeded(~7).below(1 << 30)


def test_a_copy_goes_on_alike() -> None:
    dice = Seeded(1)
    dice.below(6)
    twin = dice.copy()
    assert twin == dice
    assert [dice.below(99) for _ in range(9)] == [twin.below(99) for _ in range(9)]


def test_a_script_is_read_and_then_another_source_goes_on() -> None:
    source = Script([3, 0], Seeded(1))
    first = Seeded(1).below(6)
    assert [source.below(6) for _ in range(3)] == [3, 0, first]
    with pytest.raises(BadData, match="draw 0: 6 is not one of 0 … 5"):
        Script([6], Seeded(1)).below(6)
