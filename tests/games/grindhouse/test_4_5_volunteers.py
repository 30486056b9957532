"""Volunteers (§4.5): who steps up; else a vote (§4.6), the First Player (§4.7) or dice (§4.8)."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.choosing import volunteer
from grandstand.games.grindhouse.state import (
    BY_DICE,
    BY_FIRST_PLAYER,
    VOLUNTEERED,
    House,
    deeds_of,
)
from tests.games.grindhouse.house import NO, NOBODY, YES, asking, house, offered, say, told
from tests.games.grindhouse.scene import play_scene

OFFER = "volunteer.offer"


def who_goes(s: House, t: Table) -> Flow[None]:
    yield from volunteer(s, t)


def test_one_steps_up() -> None:
    match = play_scene(house(3), who_goes)
    say(match, OFFER, {0: NO, 1: YES, 2: NO})
    assert match.state.volunteer == 1
    assert deeds_of(match.state, Seat(1), VOLUNTEERED) == 1


def test_offers_are_secret_until_all_have_spoken() -> None:
    match = play_scene(house(3), who_goes)
    before = match.view(Seat(2))
    say(match, OFFER, {0: NO, 1: YES})
    assert match.view(Seat(2)) == before
    say(match, OFFER, {2: YES})
    assert told(match, "volunteer.offered") == [(1,), (2,)]


def test_of_several_the_first_player_picks_even_as_a_ghost() -> None:
    match = play_scene(house(4, first=3, ghosts=[3]), who_goes)
    say(match, OFFER, {0: YES, 1: NO, 2: YES})
    assert asking(match) == {3: "volunteer.pick"}
    assert offered(match, 3) == [0, 2]
    say(match, "volunteer.pick", {3: 2})
    assert match.state.volunteer == 2


def test_a_lone_survivor_is_the_volunteer() -> None:
    match = play_scene(house(3, ghosts=[0, 2]), who_goes)
    assert match.over
    assert match.state.volunteer == 1
    assert deeds_of(match.state, Seat(1), VOLUNTEERED) == 0


def test_nominations_go_round_and_more_than_half_of_the_players_elect() -> None:
    """The democratic method (§4.6): ghosts vote, and half is not enough."""
    match = play_scene(house(4, ghosts=[3]), who_goes)
    say(match, OFFER, {0: NO, 1: NO, 2: NO})
    assert offered(match, 0) == [1, 2, NOBODY]
    say(match, "volunteer.nominate", {0: 1})
    say(match, "volunteer.elect", {0: YES, 1: NO, 2: NO, 3: YES})  # 2 of 4
    say(match, "volunteer.nominate", {1: NOBODY})
    say(match, "volunteer.nominate", {2: 0})
    say(match, "volunteer.elect", {0: NO, 1: YES, 2: YES, 3: YES})
    assert match.state.volunteer == 0
    assert told(match, "volunteer.found") == [(0, 1)]
    assert deeds_of(match.state, Seat(0), VOLUNTEERED) == 0


def test_after_one_round_without_a_majority_dice_decide() -> None:
    """§4.6, then the dice method (§4.8): the lowest, ties again."""
    match = play_scene(house(3), who_goes, dice=[2, 5, 2, 3, 1])
    say(match, OFFER, {0: NO, 1: NO, 2: NO})
    for seat in range(3):
        say(match, "volunteer.nominate", {seat: NOBODY})
    assert match.state.volunteer == 2


def test_the_first_player_method() -> None:
    """The First Player chooses anybody alive (§4.7)."""
    match = play_scene(house(4, first=1, ghosts=[2], method=BY_FIRST_PLAYER), who_goes)
    say(match, OFFER, {0: NO, 1: NO, 3: NO})
    assert asking(match) == {1: "volunteer.choose"}
    assert offered(match, 1) == [1, 3, 0]
    say(match, "volunteer.choose", {1: 3})
    assert match.state.volunteer == 3


def test_the_dice_method() -> None:
    """All Survivors roll, the lowest is it (§4.8)."""
    match = play_scene(house(3, method=BY_DICE), who_goes, dice=[4, 1, 6])
    say(match, OFFER, {0: NO, 1: NO, 2: NO})
    assert match.state.volunteer == 1
