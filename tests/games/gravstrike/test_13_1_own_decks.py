"""Decks of one's own at the table (§13.1, §4.1): chosen in writing, or brought along."""

import json

import pytest

from grandstand.core.errors import BadData, IllegalAnswer
from grandstand.core.log import replay
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.cards.decks import DECKS, read_deck
from grandstand.games.gravstrike.crafts.deck import DECK_CRAFT
from grandstand.games.gravstrike.state import Arena
from tests import contract

from .disguise import bytes_for
from .stage import asked, refuse, told

STOCK = DECK_CRAFT.stock()
OWN = STOCK["sniper"].replace("Cold Glass", "Tom & [b]Co[/b]")
OTHER = STOCK["rammer"].replace("Ore Train", "Night Shift")
VETERAN = OWN.replace("eagle-eyes = 3", "eagle-eyes = 2\nhundred-kill-gunner = 1")
PUBLIC = "a deck of their own"


def chosen(*decks: object, **more: int | str) -> Match[Arena]:
    match = GAME.start(len(decks), seed=1, options=more)
    for seat, deck in enumerate(decks):
        match.answer(Seat(seat), deck)
    return match


def test_a_deck_of_ones_own_is_flown_like_a_stock_deck() -> None:
    match = chosen(OWN, 4)
    s = match.state
    assert s.deck_of == [read_deck(OWN), DECKS[4]]
    assert s.fixtures[0] == DECKS[2].fixtures
    assert sorted(s.hands[0] + s.decks[0]) == sorted(read_deck(OWN).cards)
    GAME.conserved(s)


def test_two_may_fly_the_same() -> None:
    assert chosen(OWN, OWN).state.deck_of == [read_deck(OWN)] * 2


def test_the_story_tells_whose_it_is_and_the_row_how_it_is_called() -> None:
    match = chosen(OWN, 4)
    assert told(match, "deck.chosen") == [(0, -1), (1, 4)]
    assert f"Cyan flies {PUBLIC}." in match.sentences(None)
    assert "Tom &amp; [b]Co[/b]" in match.svg(None)
    view = match.view(None)
    turbines = view["turbines"]
    assert isinstance(turbines, list)
    for turbine in turbines:
        assert isinstance(turbine, dict)
        turbine["here"] = False
    assert r"Tom & \[b]Co\[/b]" in GAME.text(view, None)


def test_its_cards_are_listed_for_all() -> None:
    turbines = chosen(OWN, 4).view(None)["turbines"]
    assert isinstance(turbines, list)
    own, stock = turbines
    assert isinstance(own, dict)
    assert isinstance(stock, dict)
    assert isinstance(own["deck"], dict)
    assert isinstance(own["deck"]["cards"], dict)
    assert own["deck"]["cards"]["eagle-eyes"] == 3
    assert isinstance(stock["deck"], dict)
    assert stock["deck"]["cards"] == {}  # as in the box


def test_the_text_of_a_stock_deck_is_that_deck() -> None:
    assert told(chosen(STOCK["runner"], 0), "deck.chosen") == [(0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (OWN.replace("eagle-eyes = 3", "eagle-eyes = 2"), "19 tactic cards, not 20"),
        (VETERAN, "1 veteran, not any"),
        ("", "title: not a text of 1 to 40 characters"),
        ("rammer", "this is not TOML"),
    ],
)
def test_a_deck_that_isnt_legal_cant_be_chosen(text: str, why: str) -> None:
    match = GAME.start(2, seed=1)
    refuse(match, 0, text)
    with pytest.raises(IllegalAnswer, match=why):
        match.answer(Seat(0), text)


def test_veterans_where_the_battle_allows_them() -> None:
    assert chosen(VETERAN, 0, veterans=1).state.deck_of[0] == read_deck(VETERAN)


def test_it_is_replayed_from_the_log() -> None:
    match = chosen(OWN, 4)
    contract.check_log(match)
    contract.check_clone(match)
    assert replay(GAME, json.loads(json.dumps(match.log))) == match


def test_it_leaks_to_nobody_before_all_have_chosen() -> None:
    worlds = [GAME.start(3, seed=1) for _ in range(4)]
    for world, deck in zip(worlds, (OWN, OTHER, 0, 5), strict=True):
        world.answer(Seat(1), deck)
    for viewer in contract.viewers(worlds[0]):
        seen = {bytes_for(world, viewer) for world in worlds}
        assert len(seen) == (4 if viewer == 1 else 1)


def test_it_can_be_taken_back_until_all_have_chosen() -> None:
    match = GAME.start(2, seed=1)
    match.answer(Seat(0), OWN)
    match.undo(Seat(0))
    assert match.state.deck_of == [None, None]
    match.answer(Seat(0), 3)
    match.answer(Seat(1), OWN)
    assert match.state.deck_of == [DECKS[3], read_deck(OWN)]


def test_in_imagined_worlds_others_have_chosen_something_else() -> None:
    match = GAME.start(2, seed=1)
    match.answer(Seat(0), OWN)
    assert {match.imagine(Seat(1), seed).state.deck_of[0] for seed in range(60)} == {*DECKS}
    own = match.imagine(Seat(0), 1).state
    assert own.deck_of[0] == read_deck(OWN)


# -- brought along ------------------------------------------------------------------------------


def test_who_brings_a_deck_isnt_asked() -> None:
    match = GAME.start(3, seed=1, options=GAME.bring(["", OWN, ""]))
    assert asked(match) == {0: "deck.choose", 2: "deck.choose"}
    match.answer(Seat(0), 0)
    match.answer(Seat(2), 1)
    assert match.state.deck_of == [DECKS[0], read_deck(OWN), DECKS[1]]
    contract.check_log(match)


def test_if_all_do_nobody_is() -> None:
    match = GAME.start(2, seed=1, options=GAME.bring([OWN, STOCK["runner"]]))
    assert asked(match) == {0: "dial.set", 1: "dial.set"}
    assert told(match, "deck.chosen") == [(0, -1), (1, 1)]


def test_nobody_brings_anything() -> None:
    assert GAME.bring(["", ""]) == {"kits": ""}


def test_what_others_bring_is_secret_until_all_have_chosen() -> None:
    worlds = [GAME.start(2, seed=1, options=GAME.bring([deck, ""])) for deck in (OWN, OTHER)]
    for viewer in (None, Seat(1)):
        assert bytes_for(worlds[0], viewer) == bytes_for(worlds[1], viewer)
        imagined = [world.imagine(viewer, 3).state.deck_of for world in worlds]
        assert imagined[0] == imagined[1]


@pytest.mark.parametrize("decks", ["draft", "open draft"])
def test_in_a_draft_one_brings_its_turbine_cards(decks: str) -> None:
    match = GAME.start(2, seed=1, options={**GAME.bring(["", OWN]), "decks": decks})
    assert asked(match) == {0: "draft.turbines"}
    match.answer(Seat(0), 0)
    assert told(match, "turbines.brought") == [(0, 0), (1, -1)]


@pytest.mark.parametrize(
    ("kits", "why"),
    [
        ("x", "options, kits: not the decks of all seats as JSON"),
        ('{"0": 1}', "not the decks of all seats as JSON: it is no list of texts"),
        ("[" * 100_000, "options, kits: not the decks of all seats as JSON"),
        (json.dumps(["", "x"]), "options, kits: seat 1: this is not TOML"),
        (json.dumps(["", VETERAN]), "options, kits: seat 1: 1 veteran, not any"),
        (json.dumps(["", "", OWN]), "options, kits: 3 decks for 2 seats"),
    ],
)
def test_decks_that_arent_legal_cant_be_brought(kits: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        GAME.start(2, seed=1, options={"kits": kits})


def test_veterans_can_be_brought_where_they_are_allowed() -> None:
    options = {**GAME.bring([VETERAN, ""]), "veterans": 1}
    assert GAME.start(2, seed=1, options=options).state.deck_of[0] == read_deck(VETERAN)
