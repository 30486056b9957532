"""What a seat sees of a draft (§13.5): the cards before it, its own picks, and nobody else's."""

import re

import pytest

from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME, draw, prompts
from grandstand.games.gravstrike.cards import CARDS
from grandstand.games.gravstrike.draw import layout
from grandstand.games.gravstrike.rules.draft import in_hand, picks
from grandstand.games.gravstrike.state import Arena
from tests.games.pictures import by_id, options, parse

from .drafts import draft, picked, under_way
from .test_13_5_secrets import later
from .test_draw import of_class, texts


def picture(match: Match[Arena], seat: Seat | None, upright: bool = False) -> str:
    question = None if seat is None else match.asked.get(seat)
    return draw.pieces(match.view(seat), question, upright)


@pytest.mark.parametrize("upright", [False, True])
def test_each_card_of_the_set_can_be_picked(upright: bool) -> None:
    match = draft(3)
    root = parse(picture(match, Seat(1), upright))
    cards = set(in_hand(match.state, under_way(match), 1))
    assert len(of_class(by_id(root, "draft"), "offer")) == len(cards) == len(options(root))


def test_a_chosen_card_is_marked_until_all_have_picked() -> None:
    match = draft(3)
    match.pick(Seat(1), 2)
    assert len(of_class(parse(picture(match, Seat(1))), "offer", "picked")) == 1
    assert not of_class(parse(picture(match, Seat(0))), "offer", "picked")


def test_ones_own_picks_lie_at_the_foot_and_nobody_elses() -> None:
    match = later(draft(3), 6)
    for seat in range(3):
        shown = by_id(parse(picture(match, Seat(seat))), "picks")
        assert len(of_class(shown, "card-face")) == len(set(picks(match.state, seat)))
    assert not of_class(by_id(parse(picture(match, None)), "draft"), "card-face")


def test_it_says_how_far_the_draft_is_and_where_sets_go() -> None:
    told = texts(by_id(parse(picture(later(draft(3), 14), Seat(1))), "booth"))
    assert {"2 of 3", "5 of 10", "Cyan", "14"} <= set(told)


def test_openly_it_says_whose_turn_it_is_and_how_many_cards_each_has() -> None:
    match = later(draft(3, "open draft"), 4)
    (seat,) = match.asked
    root = parse(picture(match, None))
    assert GAME.seat_names[seat] in texts(by_id(root, "booth"))
    assert "Picks" in texts(by_id(root, f"row-{seat}"))
    assert "4 cards" in texts(by_id(root, f"row-{(seat + 1) % 3}"))


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("seats", [2, 6])
def test_all_cards_lie_inside_their_panel(upright: bool, seats: int) -> None:
    how = layout.layout_of(upright)
    for match in (draft(seats, "open draft", veterans=8), picked(draft(seats, "open draft"))):
        seat = min(match.asked)
        question = match.asked[seat]
        targets = options(parse(picture(match, seat, upright)))
        assert len(targets) == len(question.options)
        for target in targets.values():
            x, y = map(float, re.findall(r"-?[\d.]+", target.attrib["transform"])[:2])
            assert how.offers.x < x < how.offers.right
            assert how.offers.y < y < how.offers.bottom


def test_a_card_is_told_with_what_it_does() -> None:
    match = draft(2)
    question = match.asked[Seat(0)]
    for card in question.options:
        told = prompts.label(match.view(Seat(0)), question, card)
        assert told.startswith(f"{CARDS[int(str(card))].title}: ")
        assert "damage" in told


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    match = later(draft(3), 2)
    told = parse(picture(match, Seat(0))).attrib["aria-label"]
    assert "Round 1 of 3, pick 3. Before you: 1 " in told
    assert "Before you" not in parse(picture(match, None)).attrib["aria-label"]


@pytest.mark.parametrize("decks", ["draft", "open draft"])
def test_the_terminal_lists_the_cards_before_one(decks: str) -> None:
    match = later(draft(2, decks), 3)
    seat = min(match.asked)
    text = GAME.text(match.view(seat), match.asked[seat])
    for card in match.asked[seat].options:
        assert CARDS[int(str(card))].title in text
    assert "has picked" in text
