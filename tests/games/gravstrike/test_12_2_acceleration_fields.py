"""Acceleration fields (§12.2): one length their way, without turning; once a turn each."""

from grandstand.core.chance import Seeded
from grandstand.core.match import start
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.arenas import ARENAS
from grandstand.games.gravstrike.state import Arena

from .duels import SLOW, box, crashes, fillers, lay_field, near, sturdy, take_it
from .stage import Turbine, end, go_on, options, place, play, stage, straight, told


def before_a_field(heading: int = 90, speed: int = 2, x: float = 10) -> Arena:
    """A length from x = 10 ends with its front in the activation area."""
    s = stage(Turbine(x, 14, 0, speed, deck=fillers(9)), Turbine(20, 3))
    lay_field(s, box(11.2, 13.5, 12.2, 14.5), heading)
    return s


def test_example_the_push_is_parallel_to_the_field_and_doesnt_turn_it() -> None:
    s = before_a_field(45)
    match = play(s, straight(0))
    assert near(place(s, 0), 11 + 0.707107, 14 + 0.707107, 0)
    assert len(told(match, "turbine.accelerated")) == 1


def test_example_a_length_of_its_move_isnt_used_up() -> None:
    s = before_a_field(90, speed=3)
    match = play(s, straight(0))
    assert s.lengths == 2
    assert s.speed[0] == 3
    go_on(match, straight(0), straight(0), end(0))
    assert near(place(s, 0), 13, 15, 0)


def test_any_part_of_it_on_the_area_is_enough_and_touching_isnt() -> None:
    s = before_a_field(x=9.7)
    assert not told(play(s, straight(0)), "turbine.accelerated")  # its front is at 11.2
    s = before_a_field(x=9.71)
    assert told(play(s, straight(0)), "turbine.accelerated")


def test_each_field_works_once_a_turn_for_a_turbine() -> None:
    """It points back: the next length ends on it again."""
    s = before_a_field(180, speed=3)
    match = play(s, straight(0))
    assert near(place(s, 0), 10, 14, 0)
    go_on(match, straight(0))
    assert near(place(s, 0), 11, 14, 0)
    assert len(told(match, "turbine.accelerated")) == 1


def test_and_again_in_the_next_turn() -> None:
    s = before_a_field(180, speed=1)
    s.boosted[0] = 1
    assert not told(play(s.copy(), straight(0)), "turbine.accelerated")
    s.boosted[0] = 0
    assert told(play(s, straight(0)), "turbine.accelerated")


def test_once_for_each_turbine() -> None:
    s = before_a_field(90)
    s.boosted[1] = 1
    assert told(play(s, straight(0)), "turbine.accelerated")
    assert s.boosted == [1, 1]


def test_one_field_can_push_it_onto_the_next() -> None:
    s = before_a_field(90)
    lay_field(s, box(10.8, 14.8, 11.8, 15.8), 0)
    match = play(s, straight(0))
    assert len(told(match, "turbine.accelerated")) == 2
    assert near(place(s, 0), 12, 15, 0)


def test_two_at_once_work_one_after_the_other() -> None:
    """The push of the first leaves it on the second."""
    s = before_a_field(0)
    lay_field(s, box(11.2, 13.5, 12.2, 14.5), 90)
    match = play(s, straight(0))
    assert len(told(match, "turbine.accelerated")) == 2
    assert near(place(s, 0), 12, 15, 0)


def test_the_push_is_a_length_with_contact() -> None:
    """Into a turbine, with its own speed."""
    s = sturdy(before_a_field(0))
    s.x[1], s.y[1] = 12_700_000, 14_000_000
    match = play(s, straight(0), draws=crashes(SLOW, SLOW))
    assert told(match, "turbine.rammed") == [(0, 1, 2, 0)]


def test_it_can_push_into_a_wall() -> None:
    s = stage(Turbine(10, 14, 0, 2, deck=fillers(9)), Turbine(20, 3), walls=[box(10, 14.9, 13, 16)])
    lay_field(s, box(11.2, 13.5, 12.2, 14.5), 90)
    match = play(s, straight(0), take_it(0), seed=0)
    assert told(match, "feature.rammed") == [(0, 2)]


def test_it_can_push_onto_a_checkpoint() -> None:
    s = stage(Turbine(10, 9, 0, 1, deck=fillers(9)), Turbine(20, 3, deck=fillers(9)))
    lay_field(s, box(10.9, 8.9, 11.4, 9.1), 0)
    play(s, straight(0), take_it(1), seed=0)
    assert s.vp[0] == 1


def test_speed_stays_as_it_is() -> None:
    s = before_a_field(90, speed=1)
    match = play(s, straight(0))
    assert s.speed[0] == 1
    assert options(match, 0) == [(0, 0)]


def test_fields_never_move_and_dont_hurt() -> None:
    s = before_a_field(90)
    fields = s.fields[:]
    match = play(s, straight(0))
    assert s.fields == fields
    assert not told(match, "damage.dealt")


def test_four_are_laid_on_spots_of_the_map_at_random() -> None:
    seen = set()
    for seed in range(20):
        match = start(GAME, 4, {}, Table(Seeded(seed)))
        dice = Seeded(seed)
        while match.state.turn == 0 and match.asked:
            seat = next(iter(match.asked))
            match.pick(seat, dice.below(6))
        fields = match.state.fields
        assert len(set(fields)) == 4
        assert set(fields) <= set(range(len(ARENAS[0].spots)))
        seen.add(tuple(sorted(fields)))
    assert len(seen) > 5


def test_or_chosen_by_the_players_in_turn() -> None:
    match = start(GAME, 3, {"fields": "chosen"}, Table(Seeded(1)))
    for seat in list(match.asked):
        match.pick(seat, 0)
    order = []
    while match.asked and next(iter(match.asked.values())).kind == "field.place":
        (seat,) = match.asked
        order.append(int(seat))
        match.pick(seat, 0)
    assert order == [0, 1, 2, 0]
    assert match.state.fields == [0, 1, 2, 3]
