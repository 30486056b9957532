"""Draft play (§13.5): what is brought, how it is picked, and what becomes of it."""

from collections import Counter

import pytest

from grandstand.bots.greedy import greedy
from grandstand.core.chance import Seeded
from grandstand.core.match import Match
from grandstand.core.questions import Seat
from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.bot import worth_of
from grandstand.games.gravstrike.cards import CARDS, NUMBER, TACTIC, TURBINE
from grandstand.games.gravstrike.cards.decks import DECKS, Deck, faults, of_kind, spelt, veterans_in
from grandstand.games.gravstrike.rules.draft import box_of, in_hand, kept, picks, whose_pick
from grandstand.games.gravstrike.state import BUILD, Arena

from .drafts import BROUGHT, built, draft, picked, step, under_way
from .stage import asked, names, numbers, options, refuse, told

SEATS = [2, 3, 4, 5, 6]
MANNERS = ["draft", "open draft"]


def deck(match: Match[Arena], seat: int) -> Deck:
    found = match.state.deck_of[seat]
    assert found is not None
    return found


# -- what is brought ----------------------------------------------------------------------------


@pytest.mark.parametrize("decks", MANNERS)
def test_all_bring_turbine_cards_at_the_same_time(decks: str) -> None:
    match = GAME.start(3, seed=1, options={"decks": decks})
    assert asked(match) == dict.fromkeys(range(3), "draft.turbines")
    for seat in range(3):
        match.answer(Seat(seat), seat)
    assert told(match, "turbines.brought") == [(0, 0), (1, 1), (2, 2)]
    assert not told(match, "deck.chosen")


def test_they_may_be_those_of_a_deck_of_ones_own() -> None:
    text = spelt(DECKS[3]).replace(DECKS[3].title, "My own")
    match = GAME.start(2, seed=1, options={"decks": "draft"})
    match.answer(Seat(0), text)
    match.answer(Seat(1), 1)
    assert told(match, "turbines.brought") == [(0, -1), (1, 1)]
    end = built(match)
    assert of_kind(deck(end, 0).cards, TURBINE) == of_kind(DECKS[3].cards, TURBINE)


def test_a_box_has_each_tactic_card_as_often_as_its_limit() -> None:
    box = Counter(box_of(0))
    assert set(box) == {
        number for number, card in enumerate(CARDS) if card.kind == TACTIC and not card.veteran
    }
    assert all(CARDS[card].limit == count for card, count in box.items())


@pytest.mark.parametrize("decks", MANNERS)
@pytest.mark.parametrize("veterans", [0, 1])
def test_veterans_are_in_the_pool_only_if_allowed(decks: str, veterans: int) -> None:
    d = under_way(draft(6, decks, veterans=veterans))
    pool = [*d.pool, *(card for cards in d.sets for card in cards)]
    assert (veterans_in(pool) > 0) == (veterans > 0)


# -- sets of ten --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_picks_from_a_set_of_ten_at_the_same_time(seats: int) -> None:
    match = draft(seats)
    assert asked(match) == dict.fromkeys(range(seats), "draft.pick")
    d = under_way(match)
    for seat in range(seats):
        left = in_hand(match.state, d, seat)
        assert len(left) == 10
        assert options(match, seat) == sorted(set(left))
        refuse(match, seat, next(card for card in range(200) if card not in left))


@pytest.mark.parametrize("seats", SEATS)
def test_sets_go_to_the_next_seat_then_back_then_on_again(seats: int) -> None:
    match, chance, number = draft(seats), Seeded(3), 1
    for onward in (1, -1, 1):
        for _ in range(8):
            d = under_way(match)
            before = [in_hand(match.state, d, seat) for seat in range(seats)]
            chosen = []
            for seat in range(seats):
                chosen.append(before[seat][chance.below(len(before[seat]))])
                match.answer(Seat(seat), chosen[-1])
            for seat in range(seats):
                before[seat].remove(chosen[seat])
                now = in_hand(match.state, d, (seat + onward) % seats)
                assert sorted(now) == sorted(before[seat])
                assert chosen[seat] in picks(match.state, seat)
        number += 1
        while len(told(match, "sets.dealt")) < number and match.state.phase != BUILD:
            step(match, chance)
    assert told(match, "sets.dealt") == [(1,), (2,), (3,)]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_picks_thirty(seats: int) -> None:
    match = picked(draft(seats))
    assert [len(picks(match.state, seat)) for seat in range(seats)] == [30] * seats
    assert len({len(cards) for cards in under_way(match).sets}) == 1


def test_two_cards_alike_are_one_option_and_asked_about_all_the_same() -> None:
    """Else all could see that a seat has no choice."""
    match = draft(2)
    d = under_way(match)
    chance = Seeded(1)
    while d.picked < 8:
        step(match, chance)
    d.sets[0][8:] = [NUMBER["snap-shot"]] * 2
    match = match.clone()
    match.steps[-1].state.draft = d.copy()
    match = match.clone()
    assert options(match, 0) == [NUMBER["snap-shot"]]


# -- openly -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_25_cards_a_player_lie_face_up(seats: int) -> None:
    match = draft(seats, "open draft")
    d = under_way(match)
    assert len(d.pool) == 25 * seats
    shown = match.view(None)["draft"]
    assert isinstance(shown, dict)
    assert shown["lies"] == {CARDS[card].name: n for card, n in sorted(Counter(d.pool).items())}


@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_back_and_forth(seats: int) -> None:
    match = draft(seats, "open draft")
    first = under_way(match).first
    turns = []
    for _ in range(2 * seats):
        (seat,) = match.asked
        turns.append((seat - first) % seats)
        assert whose_pick(match.state, under_way(match)) == seat
        match.pick(seat, 0)
    assert turns == [*range(seats), *reversed(range(seats))]


def test_who_begins_is_drawn_by_lot() -> None:
    assert {under_way(draft(3, "open draft", seed=seed)).first for seed in range(20)} == {0, 1, 2}


def test_what_is_picked_openly_is_told() -> None:
    match = draft(2, "open draft")
    (seat,) = match.asked
    card = options(match, seat)[4]
    match.answer(seat, card)
    assert told(match, "card.drafted") == [(seat, card)]
    assert match.sentences(None)[-1].endswith(f"picks {CARDS[int(str(card))].title}.")


@pytest.mark.parametrize("seats", SEATS)
def test_all_are_taken(seats: int) -> None:
    match = picked(draft(seats, "open draft"))
    assert under_way(match).pool == []
    assert [len(picks(match.state, seat)) for seat in range(seats)] == [25] * seats


# -- what is kept -------------------------------------------------------------------------------

PLAIN = [
    "thread-the-needle", "set-the-stage", "eagle-eyes", "hard-apex", "heel-and-toe", "snap-shot",
    "late-braker", "read-the-line",
]  # fmt: skip


THREES = [name for name in PLAIN for _ in range(3)]


def building(mine: list[str], brought: int = BROUGHT, veterans: int = 0) -> Match[Arena]:
    """An open draft is over, and seat 0 has picked these."""
    match = picked(draft(2, "open draft", brought=brought, veterans=veterans))
    step_state = match.steps[-1].state
    assert step_state.draft is not None
    step_state.draft.picks[0] = numbers(mine)
    step_state.draft.pool = [0] * (50 - len(mine) - len(step_state.draft.picks[1]))
    return match.clone()


def test_twenty_are_kept() -> None:
    match = building(THREES)
    for left in range(24, 20, -1):
        assert len(kept(match.state, 0)) == left
        assert asked(match)[0] == "draft.drop"
        match.pick(Seat(0), 0)
    assert asked(match)[0] == "draft.pilot"
    assert len(kept(match.state, 0)) == 20


def test_of_two_factions_one_goes() -> None:
    match = building([*THREES[:19], "showboat", "racing-line", "follow-through"])
    restricted = numbers(["showboat", "racing-line", "follow-through"])
    assert set(restricted) <= set(options(match, 0))
    go_on_dropping(match, ["follow-through", "eagle-eyes"])
    assert asked(match)[0] == "draft.pilot"
    pilots = {CARDS[int(str(card))].faction for card in options(match, 0)}
    assert pilots == {0, CARDS[restricted[0]].faction}


def go_on_dropping(match: Match[Arena], cards: list[str]) -> None:
    for name in cards:
        match.answer(Seat(0), NUMBER[name])


def test_no_card_can_be_dropped_without_which_twenty_arent_left() -> None:
    """19 unrestricted cards need one of the two factions."""
    match = building([*THREES[:19], "showboat", "follow-through"])
    assert names([int(str(card)) for card in options(match, 0)]) == ["showboat", "follow-through"]
    go_on_dropping(match, ["showboat"])
    assert asked(match)[0] == "draft.pilot"


def test_turbine_cards_of_a_faction_rule_out_the_others() -> None:
    """The brawler's are Crowne's, or nobody's."""
    crowne = [CARDS[card].faction for card in of_kind(DECKS[0].cards, TURBINE)]
    theirs = [card.name for card in CARDS if card.kind == TACTIC and card.faction]
    end = built(building(THREES[:18] + theirs, brought=0))
    tactics = of_kind(deck(end, 0).cards, TACTIC)
    assert {CARDS[card].faction for card in tactics} == {0, *crowne}


def test_more_than_the_limit_cant_be_kept() -> None:
    """Where only one card can be dropped, nobody is asked."""
    match = building([*["snap-shot"] * 6, *THREES[:15], "dead-stop"])
    assert asked(match)[0] == "draft.pilot"
    assert kept(match.state, 0).count(NUMBER["snap-shot"]) == 4
    assert len(kept(match.state, 0)) == 20


def test_who_has_too_few_fills_up_with_unrestricted_cards() -> None:
    match = building(["snap-shot"] * 9 + ["hard-apex"] * 4)
    assert asked(match)[0] == "draft.fill"
    assert len(kept(match.state, 0)) == 8
    offered = [CARDS[int(str(card))] for card in options(match, 0)]
    assert not any(card.faction or card.veteran for card in offered)
    assert not {"Snap Shot", "Hard Apex"} & {card.title for card in offered}
    end = built(match)
    assert Counter(names(deck(end, 0).cards))["snap-shot"] == 4


def test_no_more_veterans_than_allowed() -> None:
    veterans = ["rings-gambit-circuit-veteran", "iron-halo-survivor"]
    match = building(veterans + THREES[:19], veterans=1)
    assert set(numbers(veterans)) == set(options(match, 0))
    go_on_dropping(match, veterans[:1])
    assert asked(match)[0] == "draft.pilot"
    assert not any(CARDS[int(str(card))].veteran for card in options(match, 0))


def test_three_fixtures_are_added_one_of_them_a_pilot() -> None:
    match = building(THREES[:20])
    for kind, name in (
        ("draft.pilot", "juno-halfpenny"),
        ("draft.fixture", "mag-mine"),
        ("draft.fixture", "belted-hull"),
    ):
        assert asked(match)[0] == kind
        refuse(match, 0, NUMBER["snap-shot"])
        match.answer(Seat(0), NUMBER[name])
    assert asked(match) == {1: asked(match)[1]}
    end = built(match)
    assert names(deck(end, 0).fixtures) == ["juno-halfpenny", "mag-mine", "belted-hull"]
    assert deck(end, 0).title == "Juno Halfpenny's draft"


def test_the_same_fixture_isnt_there_twice() -> None:
    match = building(THREES[:20])
    match.answer(Seat(0), NUMBER["juno-halfpenny"])
    match.answer(Seat(0), NUMBER["mag-mine"])
    refuse(match, 0, NUMBER["mag-mine"])


# -- all of it ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("decks", MANNERS)
@pytest.mark.parametrize("veterans", [0, 2])
@pytest.mark.parametrize("hasty", [1, 6])
def test_every_draft_ends_in_legal_decks(seats: int, decks: str, veterans: int, hasty: int) -> None:
    match = GAME.start(seats, seed=seats, options={"decks": decks, "veterans": veterans})
    chance = Seeded(seats + hasty)
    while match.state.turn == 0:
        step(match, chance, hasty)
        GAME.conserved(match.state)
    s = match.state
    assert s.draft is None
    for seat in range(seats):
        own = deck(match, seat)
        assert faults(own.fixtures, own.cards, veterans) == []
        cards = s.decks[seat] + s.hands[seat]
        assert Counter(cards) == Counter(own.cards)
    assert told(match, "deck.chosen") == [(seat, -1) for seat in range(seats)]


def test_a_draft_is_replayed_from_its_log() -> None:
    from grandstand.core.log import replay

    match = built(draft(3))
    assert replay(GAME, match.log) == match


# -- bots ---------------------------------------------------------------------------------------


def test_hasty_players_take_what_goes_with_their_cards() -> None:
    """Sooner a good card than a poor one, and none of another faction."""
    match = draft(2, "open draft")
    d = under_way(match)
    (seat,) = match.asked
    d.picks[seat] = numbers(["racing-line", "racing-line"])
    question = match.asked[seat]
    card = int(str(question.options[GAME.suggest(match.state, question, match.table)]))
    assert CARDS[card].faction in (0, CARDS[NUMBER["racing-line"]].faction)
    plain = [worth_of(int(str(option))) for option in question.options]
    assert worth_of(card) > sorted(plain)[len(plain) * 3 // 4]


@pytest.mark.parametrize("decks", MANNERS)
def test_a_greedy_bot_picks_a_good_card(decks: str) -> None:
    match = draft(2, decks)
    seat = min(match.asked)
    cards = [int(str(option)) for option in match.asked[seat].options]
    worth = sorted(worth_of(card) for card in cards)
    assert worth_of(cards[greedy(match, seat, 1)]) >= worth[-3]


def test_scouts_do_better_than_chance() -> None:
    """Seat 0 picks as a hasty player does, the others by chance."""
    match = GAME.start(3, seed=4, options={"decks": "draft"})
    chance = Seeded(2)
    while match.asked and match.state.turn == 0 and match.state.phase != BUILD:
        for seat, question in match.asked.items():
            index = GAME.suggest(match.state, question, match.table) if seat == 0 else -1
            match.pick(seat, index if index >= 0 else chance.below(len(question.options)))
            break
    worths = [sum(map(worth_of, picks(match.state, seat))) for seat in range(3)]
    assert worths[0] > max(worths[1:])
    assert GAME.evaluate(match.state, Seat(0)) > GAME.evaluate(match.state, Seat(1))
