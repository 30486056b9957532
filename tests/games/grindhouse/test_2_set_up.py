"""Set-up (§2): the row, items, personas, names, who is open, who is first; and used decks."""

from collections import Counter

import pytest

from grandstand.core.chance import Script, Seeded
from grandstand.core.errors import BadData
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEMS, PERSONA_AT, PERSONAS, ROOMS
from grandstand.games.grindhouse.rules.doors import rooms_of
from grandstand.games.grindhouse.rules.set_up import dealable, first_player, seen_after, shuffled
from grandstand.games.grindhouse.state import BEFORE, House, empty_house
from tests.games.grindhouse.house import asking, house, say, told

ALL = (1 << len(ROOMS)) - 1


def begin(seats: int, seed: int = 1, options: Options | None = None) -> Match[House]:
    return start(GAME, seats, options or {}, Table(Seeded(seed)))


def choose(match: Match[House], personas: dict[int, int] | None = None) -> None:
    """Everybody keeps the first of each, or of the personas the one that is said."""
    for seat in range(match.seats):
        say(match, "item.keep", {seat: 0})
        say(match, "persona.keep", {seat: (personas or {}).get(seat, 0)})
        if match.seats > 2:
            say(match, "persona.name", {seat: (seat + 1) % match.seats})


# -- the row (§2.1) ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_four_rooms_and_a_final_room_are_laid(seed: int) -> None:
    s = begin(3, seed).state
    assert [ROOMS[room].final for room in s.row] == [False, False, False, False, True]
    assert len(s.room_deck) == 50
    assert len(s.final_deck) == 16


def test_the_names_of_closed_rooms_can_be_read_by_all() -> None:
    match = begin(3)
    doors = match.view(None)["row"]
    assert isinstance(doors, list)
    seen = [door["room"] for door in doors if isinstance(door, dict)]
    assert seen == match.state.row
    assert all(isinstance(door, dict) and door["state"] == "closed" for door in doors)


# -- items (§2.2), personas (§2.3) ---------------------------------------------------------------


def test_one_of_two_items_is_kept_and_the_other_goes_back_into_the_deck() -> None:
    match = begin(3)
    dealt = [pair[:] for pair in match.state.dealt_items]
    choose(match)
    s = match.state
    assert s.hands == [[pair[0]] for pair in dealt]
    assert len(s.item_deck) == 23 - 3
    assert {pair[1] for pair in dealt} <= set(s.item_deck)


def test_one_of_two_personas_is_kept_in_secret() -> None:
    match = begin(3)
    dealt = [pair[:] for pair in match.state.dealt_personas]
    choose(match, personas={0: 1, 1: 0, 2: 1})
    s = match.state
    assert s.persona == [dealt[0][1], dealt[1][0], dealt[2][1]]
    for seat, persona in enumerate(s.persona):
        if not PERSONAS[persona].open:
            assert s.seen[seat] == 1 << seat


def test_all_choose_at_the_same_time_unseen() -> None:
    match = begin(3)
    before = match.view(Seat(1)), match.view(None)
    say(match, "item.keep", {0: 1})
    say(match, "persona.keep", {0: 0})
    assert (match.view(Seat(1)), match.view(None)) == before


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_cant_work_with_so_few_isnt_dealt(seats: int) -> None:
    cards = dealable(empty_house(seats, 1, 0, ALL))
    assert all(PERSONAS[card].least <= seats for card in cards)
    assert len(cards) >= 2 * seats
    assert (PERSONA_AT["related"] in cards) == (seats > 2)


# -- naming (§2.4) and who is open (§2.5) --------------------------------------------------------


def test_everybody_names_somebody_else_so_that_it_tells_nothing() -> None:
    match = begin(4)
    for seat in range(4):
        say(match, "item.keep", {seat: 0})
        say(match, "persona.keep", {seat: 0})
        assert asking(match)[seat] == "persona.name"
        assert seat not in match.asked[Seat(seat)].options
        say(match, "persona.name", {seat: (seat + 2) % 4})
    assert match.state.named == [2, 3, 0, 1]
    assert match.answers == 12


def test_of_two_each_names_the_other_without_being_asked() -> None:
    match = begin(2)
    choose(match)
    assert match.state.named == [1, 0]


def test_a_persona_that_says_so_is_revealed_before_the_first_room() -> None:
    opened = 0
    for seed in range(30):
        match = begin(4, seed)
        choose(match)
        shown = {facts[0] for facts in told(match, "persona.shown")}
        wanted = {seat for seat in range(4) if PERSONAS[match.state.persona[seat]].open}
        assert shown == wanted
        opened += len(shown)
    assert opened


# -- First Player (§2.6) -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "first"), [([2, 5, 3], 1), ([6, 2, 6, 3, 4], 2), ([4, 4, 4, 1, 1, 1, 2, 6, 5], 1)]
)
def test_the_highest_roll_is_first_and_the_tied_roll_again(dice: list[int], first: int) -> None:
    table = Table(Script([die - 1 for die in dice], Seeded(0)))
    assert first_player(house(3), table) == first


def test_the_roll_for_first_player_is_before_the_night_begins() -> None:
    match = begin(3)
    choose(match)
    assert [event.kind for event in match.story].count("die.fell") >= 3
    assert match.state.window == BEFORE  # the first item that can be played comes after it
    assert not any(match.state.deeds)


# -- decks between games (§2.7) ------------------------------------------------------------------


def deck_of(unseen: int, seed: int = 1) -> list[int]:
    return shuffled(empty_house(2, 1, 0, unseen), Table(Seeded(seed)), final=False)


def test_what_the_group_has_not_seen_comes_first() -> None:
    rooms = rooms_of(1, final=False)
    unseen = sum(1 << room for room in rooms[:3])
    deck = deck_of(unseen)
    assert sorted(deck[-3:]) == rooms[:3]
    assert sorted(deck) == rooms


def test_opened_rooms_are_seen_and_closed_ones_are_not() -> None:
    s = empty_house(2, 1, 0, ALL)
    s.opened = rooms_of(1, final=False)[:2]
    seen = seen_after(s)
    assert seen == sum(1 << room for room in s.opened)


def test_when_all_were_seen_the_count_starts_anew_with_those_opened_since() -> None:
    rooms = rooms_of(1, final=False)
    s = empty_house(2, 1, 0, sum(1 << room for room in rooms[:2]))
    s.opened = [rooms[0], rooms[1], rooms[5]]  # the last of the old count, and one of the new
    assert seen_after(s) & sum(1 << room for room in rooms) == 1 << rooms[5]


def test_final_rooms_are_counted_by_themselves_and_other_sets_keep_theirs() -> None:
    finals, krampus = rooms_of(1, final=True), rooms_of(2, final=False)
    s = empty_house(2, 1, 0, ALL & ~(1 << krampus[0]))
    s.opened = [finals[0]]
    assert seen_after(s) == 1 << finals[0] | 1 << krampus[0]


def test_a_group_goes_through_all_rooms_before_one_comes_again() -> None:
    seen: Counter[int] = Counter()
    options: dict[str, int | str] = {}
    for game in range(13):  # 13 games of 4 rooms: 52 of the 54
        match = start(GAME, 2, options, Table(Seeded(game)))
        s = match.state
        s.opened = s.row[:4]
        seen += Counter(s.opened)
        options = GAME.carried(s)
    assert set(seen.values()) == {1}
    assert len(seen) == 52


def test_what_a_group_has_seen_must_be_readable() -> None:
    with pytest.raises(BadData, match="seen"):
        GAME.start(seats=2, options={"seen": "nonsense"})


# -- sets (§8.1) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ({}, {0}),
        ({"core": "no", "krampus": "yes"}, {1}),
        ({"core": "no", "cthulhu": "yes"}, {2}),
        ({"carnival": "yes"}, {0, 3}),
    ],
)
def test_the_rooms_are_those_of_the_chosen_sets(options: Options, sets: set[int]) -> None:
    """Alone or mixed (§8.1); items and personas are mixed with the core's in any case."""
    s = begin(3, options=options).state
    assert {ROOMS[room].set for room in s.room_deck + s.row} == sets
    items = s.item_deck + [item for pair in s.dealt_items for item in pair]
    assert {ITEMS[item].set for item in items} == sets | {0}
    assert {PERSONAS[persona].set for persona in dealable(s)} == sets | {0}


def test_there_must_be_rooms() -> None:
    with pytest.raises(BadData, match="no rooms; one of core, krampus, cthulhu, carnival"):
        GAME.start(seats=2, options={"core": "no"})
