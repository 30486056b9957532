"""Blueprint (§2.2): one each round, for both robots; its four squares are not built on."""

from grandstand.core.questions import Seat
from grandstand.games.goblins.board import COCKPIT, EMPTY
from grandstand.games.goblins.cards import BLUEPRINTS

from .factory import at, begin, options, told, until
from .seasons import rounds_of

SHAPES = [
    "A1 E1 A5 E5", "C1 A3 E3 C5", "B1 D1 B5 D5", "D1 E4 B5 A2",
    "B2 D2 B4 D4", "A1 B1 D5 E5", "A1 E1 B5 D5", "C1 C2 A5 E5",
]  # fmt: skip


def test_the_eight_blueprints() -> None:
    printed = [sorted(card.blocked) for card in BLUEPRINTS]
    assert printed == [sorted(map(at, shape.split())) for shape in SHAPES]


def test_a_blueprint_leaves_20_squares_besides_the_cockpit() -> None:
    for card in BLUEPRINTS:
        assert len({*card.blocked, COCKPIT}) == 5


def test_one_is_turned_up_by_lot_for_both_teams() -> None:
    numbers = set()
    for seed in range(60):
        match = begin(2, seed=seed)
        [(number,)] = told(match, "blueprint.turned")
        assert match.state.blueprint == BLUEPRINTS[number].blocked
        numbers.add(number)
    assert numbers == set(range(8))


def test_each_round_has_another_one() -> None:
    for seed in range(4):
        match = rounds_of(begin(2, seed=seed, options={"version": "full"}))
        turned = told(match, "blueprint.turned")
        assert len(turned) == len(set(turned)) == 3


def test_nothing_is_ever_offered_on_its_squares() -> None:
    for seed in range(6):
        match = until(begin(2, seed=seed), "build.place")
        for seat in (0, 1):
            offered = {option[1] for option in options(match, seat) if isinstance(option, tuple)}
            assert not offered & {*match.state.blueprint, COCKPIT}
            assert len(offered) == 20


def test_when_both_robots_are_complete_only_its_squares_are_empty() -> None:
    for seats in (2, 3, 4):
        match = until(begin(seats, seed=seats), "agenda.discard")
        fallen = told(match, "tile.loosened")
        for side in (0, 1):
            yard = match.state.yards[side]
            empty = {square for square in range(25) if yard[square] == EMPTY}
            assert empty - {facts[1] for facts in fallen if facts[0] == side} == set(
                match.state.blueprint
            )


def test_all_see_it() -> None:
    match = begin(4)
    for seat in (None, Seat(0), Seat(3)):
        assert match.view(seat)["blueprint"] == match.state.blueprint
