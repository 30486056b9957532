"""Three tactics cards (§5.1): turned up for all; then all choose at the same time, unseen."""

import pytest

from grandstand.core.questions import Seat

from .brawl import clash
from .factory import (
    FRONT,
    REAR,
    RIGHT,
    asked,
    go_on,
    pick,
    pilot,
    play,
    told,
    with_cards,
    with_combat,
    works,
)


def test_the_top_three_cards_of_the_pile_are_turned_up() -> None:
    s = with_cards(works(seats=4), "Crane+Nitro", "Homing", "Duct Tape")
    top = s.tactics[:3]
    match = play(s)
    assert match.state.turned_up == top
    assert told(match, "tactics.turned") == [tuple(top)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_of_combat_turns_up_the_next_three_and_the_fourth_the_last(number: int) -> None:
    s = works(seats=4)
    pile = s.tactics[:12]
    assert play(with_combat(s, number)).state.turned_up == pile[3 * number - 3 : 3 * number]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_second_round_of_the_game_uses_the_other_twelve(number: int) -> None:
    s = works(seats=4)
    s.round = 2
    pile = s.tactics[12:]
    assert play(with_combat(s, number)).state.turned_up == pile[3 * number - 3 : 3 * number]


def test_all_four_players_choose_at_the_same_time() -> None:
    match = play(works(seats=4))
    assert asked(match) == {
        0: "pilot.set",
        1: "tactics.pick",
        2: "pilot.set",
        3: "tactics.pick",
    }


def test_they_may_be_ready_in_any_order() -> None:
    answers = [pick(3, 2), pilot(2, FRONT, FRONT), pick(1, 0), pilot(0, FRONT, FRONT)]
    match = go_on(play(works(seats=4)), *answers)
    assert len(told(match, "controls.shown")) == 2


def test_a_player_alone_sets_both_controllers() -> None:
    match = play(works(seats=2))
    assert asked(match) == {0: "pilot.set", 1: "pilot.set"}
    go_on(match, pilot(0, FRONT, FRONT))
    assert asked(match) == {0: "tactics.pick", 1: "pilot.set"}


def test_a_solo_player_sets_both_controllers_against_two() -> None:
    match = go_on(play(works(seats=3)), pilot(2, FRONT, FRONT))
    assert asked(match) == {0: "pilot.set", 1: "tactics.pick", 2: "tactics.pick"}


@pytest.mark.parametrize("onlooker", [1, 2, 3, None])
def test_what_a_pilot_has_set_nobody_else_can_see(onlooker: int | None) -> None:
    seat = None if onlooker is None else Seat(onlooker)
    one = go_on(play(works(seats=4)), pilot(0, FRONT, FRONT))
    other = go_on(play(works(seats=4)), pilot(0, RIGHT, RIGHT))
    assert one.view(seat) == other.view(seat)
    assert one.story_for(seat) == other.story_for(seat)


@pytest.mark.parametrize("onlooker", [0, 2, 3, None])
def test_what_a_tactician_has_picked_nobody_else_can_see(onlooker: int | None) -> None:
    seat = None if onlooker is None else Seat(onlooker)
    one = go_on(play(works(seats=4)), pick(1, 0))
    other = go_on(play(works(seats=4)), pick(1, 2))
    assert one.view(seat) == other.view(seat)
    assert one.story_for(seat) == other.story_for(seat)


def test_what_one_has_set_oneself_one_sees() -> None:
    one = go_on(play(works(seats=4)), pilot(0, FRONT, FRONT))
    other = go_on(play(works(seats=4)), pilot(0, REAR, FRONT))
    assert one.view(Seat(0)) != other.view(Seat(0))


def test_when_all_are_ready_everybody_sees_the_controllers() -> None:
    match = clash(works(seats=4), until="roll.use")
    shown = [event for event in match.story if event.kind == "controls.shown"]
    assert all(event.known_to(None) for event in shown)
    assert len(shown) == 2
