"""The kernel's promises, on a small game with chance, secrets, a dial and flows together."""

import gc
import itertools
import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grandstand.core.chance import Entropy, Script, Seeded, Unlisted
from grandstand.core.errors import BadData, IllegalAnswer
from grandstand.core.log import replay
from grandstand.core.match import Match, fields, start
from grandstand.core.questions import Ask, Dial, Pairs, Seat
from grandstand.core.table import Table
from tests import contract
from tests.core.small_game import AUCTION, House

ASH, BIRCH = Seat(0), Seat(1)
choices = st.lists(st.integers(0, 1_000_000), max_size=40)
seeds = st.integers(0, 1_000_000)


def auction(seed: int = 1, seats: int = 2) -> Match[House]:
    return start(AUCTION, seats, {}, Table(Seeded(seed)))


def follow(match: Match[House], numbers: list[int]) -> None:
    """Answer as the numbers say, as long as anybody is asked."""
    for number in numbers:
        if not match.asked:
            return
        step(match, number)


def step(match: Match[House], number: int) -> Seat:
    seats = list(match.asked)
    seat = seats[number % len(seats)]
    match.pick(seat, number // 3 % len(match.asked[seat].options))
    return seat


def lead(match: Match[House]) -> Seat:
    """The leader names a prize and is sure; the bids are next."""
    leader = next(iter(match.asked))
    match.answer(leader, 2)
    match.answer(leader, (0, 2))
    return leader


def snapshot(match: Match[House]) -> str:
    state = contract.plain(fields(match.state))
    return json.dumps([state, match.log, [repr(q) for q in match.asked.values()]])


# -- answering ----------------------------------------------------------------------------------


@given(seeds, choices, st.sampled_from([99, -1, "1", None, True, 1.0, (7, 7), [[]], {}]))
def test_an_illegal_answer_raises_and_changes_nothing(
    seed: int, numbers: list[int], wrong: object
) -> None:
    match = auction(seed)
    follow(match, numbers)
    before = snapshot(match)
    for seat in (ASH, BIRCH, Seat(5)):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, wrong)
        with pytest.raises(IllegalAnswer):
            match.pick(seat, 99)
    assert snapshot(match) == before


def test_an_illegal_answer_says_who_was_asked_what_and_what_is_legal() -> None:
    match = auction()
    leader = next(iter(match.asked))
    with pytest.raises(IllegalAnswer, match=f"seat {leader}, lead.prize: 9 is not one of 1, 2, 3"):
        match.answer(leader, 9)
    with pytest.raises(IllegalAnswer, match="is not asked anything now"):
        match.answer(Seat(1 - leader), 1)


def test_json_lists_stand_for_tuples() -> None:
    match = auction()
    leader = next(iter(match.asked))
    match.answer(leader, 2)
    match.answer(leader, [1, 2])
    assert match.history[-1].value == (1, 2)


def test_pairs_are_options_like_a_list_of_them() -> None:
    pairs, listed = Pairs([0, 2], [7, 8, 9]), [(0, 7), (0, 8), (0, 9), (2, 7), (2, 8), (2, 9)]
    assert [pairs[n] for n in range(-6, 6)] == listed * 2
    with pytest.raises(IndexError):
        pairs[6]
    question = Ask(ASH, "tile.place", pairs)
    assert question == Ask(ASH, "tile.place", listed)
    assert question.legal() == Ask(ASH, "tile.place", listed).legal()
    assert [question.place(value) for value in ([2, 8], (2, 8), (1, 8), 2)] == [4, 4, -1, -1]


def test_any_number_in_a_dials_range_is_legal_and_bots_see_every_third() -> None:
    match = auction()
    lead(match)
    match.answer(ASH, 0)
    question = match.asked[ASH]
    assert isinstance(question, Dial)
    assert list(question.options) == [0, 3, 6, 9]
    for wrong in (-1, 11):
        with pytest.raises(IllegalAnswer, match="0 … 10"):
            match.answer(ASH, wrong)
    match.answer(ASH, 5)
    assert match.state.extra[ASH] == 5


def test_a_single_option_is_taken_without_asking() -> None:
    match = auction()
    lead(match)
    for seat in (ASH, BIRCH):
        for value in (0, 0, 0):
            match.answer(seat, value)
    lead(match)
    assert {question.kind for question in match.asked.values()} == {"bid.coins"}


# -- the same again -----------------------------------------------------------------------------


@given(seeds, choices, st.integers(2, 3))
def test_a_replayed_log_gives_an_equal_match(seed: int, numbers: list[int], seats: int) -> None:
    match = auction(seed, seats)
    follow(match, numbers)
    again = replay(AUCTION, json.loads(json.dumps(match.log)))
    assert again == match
    follow(match, numbers)
    follow(again, numbers)
    assert again == match


@given(seeds, choices)
def test_a_log_without_a_seed_replays_what_was_drawn(seed: int, numbers: list[int]) -> None:
    match = auction(seed)
    follow(match, numbers)
    log = match.log
    del log["seed"]
    again = replay(AUCTION, log)
    assert (again.history, again.asked) == (match.history, match.asked)
    assert fields(again.state) == fields(match.state)


@settings(max_examples=40)
@given(seeds, choices)
def test_a_clone_is_equal_and_every_earlier_one_stays_as_it_was(
    seed: int, numbers: list[int]
) -> None:
    match = auction(seed, 3)
    kept: list[tuple[Match[House], str, int]] = []
    for number in numbers:
        if not match.asked:
            break
        twin = match.clone()
        assert twin == match
        kept.append((twin, snapshot(twin), hash(snapshot(twin))))
        step(match, number)
        for earlier, text, digest in kept:
            assert snapshot(earlier) == text
            assert hash(snapshot(earlier)) == digest
    for earlier, _, _ in kept:
        follow(earlier, numbers[len(earlier.history) :])
        assert earlier == match


def test_a_match_that_nobody_needs_is_gone_at_once() -> None:
    """Bots make them by the thousand; the collector of cycles would take a third of their time."""
    match = auction()
    lead(match)
    gc.collect()
    gc.disable()
    try:
        match.imagine(ASH, 1)
        match.clone()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_log_of_other_rules_is_refused_plainly() -> None:
    log = auction().log
    log["rules"] = 7
    with pytest.raises(BadData, match="played with rules 7 of auction; these are rules 1"):
        replay(AUCTION, log)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"answers": [[0, 99, []]]}, "log, answer 0: seat"),
        ({"answers": [[0]]}, "is not .seat, value, draws"),
        ({"answers": 3}, "log, answers: 3 is not a list"),
        ({"opening": [1, 2]}, "log, opening: chance drew"),
        ({"opening": ["x"]}, "whole numbers"),
        ({"seats": "2"}, "log, seats: '2' is not a whole number"),
        ({"seats": 9}, "auction, seats: 9 is not one of 2 … 6"),
        ({"options": {"x": 1}}, "there is no 'x'"),
    ],
)
def test_a_log_that_is_wrong_says_where(change: dict[str, object], message: str) -> None:
    match = auction()
    with pytest.raises(BadData, match=message):
        replay(AUCTION, json.loads(json.dumps({**match.log, **change})))


def test_draws_that_the_rules_did_not_make_are_found() -> None:
    match = auction()
    lead(match)
    log = match.log
    del log["seed"]
    answers = log["answers"]
    assert isinstance(answers, list)
    log["answers"] = [answers[0], [*answers[1][:2], [3]]]  # type: ignore[index,misc]  # rows are lists
    with pytest.raises(BadData, match=r"answer 1: chance drew \[\], the log has \[3\]"):
        replay(AUCTION, log)


# -- undo ---------------------------------------------------------------------------------------


def test_ones_own_answers_are_taken_back_one_by_one() -> None:
    match = auction()
    first = snapshot(match)
    leader = lead(match)
    match.undo(leader)
    assert match.asked[leader].kind == "lead.sure"
    match.undo(leader)
    assert snapshot(match) == first
    assert not match.can_undo(leader)


def test_another_seats_answer_ends_what_can_be_taken_back() -> None:
    match = auction()
    leader = lead(match)
    assert match.can_undo(leader)
    match.answer(Seat(1 - leader), 0)
    assert not match.can_undo(leader)


def test_beside_one_another_each_takes_back_their_own() -> None:
    match = auction()
    lead(match)
    match.answer(ASH, 0)
    match.answer(BIRCH, 1)
    match.answer(ASH, 4)
    match.undo(BIRCH)
    assert match.state.picked == [0, -1]
    assert match.state.extra[ASH] == 4
    match.undo(ASH)
    match.undo(ASH)
    assert match.state.picked == [-1, -1]
    assert {q.kind for q in match.asked.values()} == {"bid.card"}


def test_a_private_draw_is_not_taken_back_but_does_not_bind_others() -> None:
    match = auction()
    lead(match)
    match.answer(BIRCH, 0)
    for value in (0, 4, 1):
        match.answer(ASH, value)
    assert match.state.luck[ASH] > 0
    assert not match.can_undo(ASH)
    match.undo(BIRCH)
    assert match.state.luck[ASH] > 0


def test_what_all_have_shown_is_not_taken_back() -> None:
    match = auction()
    lead(match)
    for seat in (ASH, BIRCH):
        for value in (0, 0, 0):
            match.answer(seat, value)
    assert match.state.round == 2
    assert not match.can_undo(ASH)
    assert not match.can_undo(BIRCH)
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo(BIRCH)


@given(seeds, choices)
def test_undo_goes_back_exactly_as_far_as_it_may(seed: int, numbers: list[int]) -> None:
    """The last answer can be undone unless it drew, closed a Together or revealed; then again."""
    match = auction(seed)
    before = [snapshot(match)]
    for number in numbers:
        if not match.asked:
            break
        step(match, number)
        before.append(snapshot(match))
    while match.history:
        last = match.history[-1]
        shown_all = any(event.kind == "bids.shown" for event in last.events)
        barred = bool(last.draws) or shown_all
        assert match.can_undo(last.seat) == (not barred)
        if barred:
            break
        before.pop()
        match.undo(last.seat)
        assert snapshot(match) == before[-1]


@given(seeds, choices)
def test_an_undone_answer_given_again_leads_to_the_same_game(seed: int, numbers: list[int]) -> None:
    match, plain = auction(seed, 3), auction(seed, 3)
    for number in numbers:
        if not match.asked:
            break
        seat = step(match, number)
        step(plain, number)
        if match.can_undo(seat):
            last = [entry for entry in match.history if entry.seat == seat][-1]
            match.undo(seat)
            match.answer(seat, last.value)
        assert match == plain


def test_an_undo_beside_others_leaves_them_their_own() -> None:
    match = auction()
    lead(match)
    match.answer(ASH, 0)
    match.answer(BIRCH, 1)
    match.answer(BIRCH, 4)
    match.undo(BIRCH)
    match.undo(ASH)
    assert match.state.picked == [-1, 1]
    assert {seat: q.kind for seat, q in match.asked.items()} == {
        ASH: "bid.card",
        BIRCH: "bid.coins",
    }


@given(seeds, choices)
def test_after_any_undo_the_match_is_what_its_log_says(seed: int, numbers: list[int]) -> None:
    match = auction(seed, 3)
    for number in numbers:
        seat = Seat(number % 3)
        if number % 4 == 0 and match.can_undo(seat):
            match.undo(seat)
        elif match.asked:
            step(match, number)
        assert replay(AUCTION, match.log) == match


# -- secrets ------------------------------------------------------------------------------------


def deals() -> list[Match[House]]:
    """Every way the cards can lie, two seats and seven cards, given by what the shuffle drew."""
    ranges = [range(n) for n in (7, 6, 5, 4, 3, 2)]
    found = []
    for draws in itertools.islice(itertools.product(*ranges), 0, None, 7):
        found.append(start(AUCTION, 2, {}, Table(Script(list(draws), Seeded(5)))))
    return found


def alike() -> list[list[Match[House]]]:
    """Matches in groups that differ only in what Ash can't know."""
    groups: dict[str, list[Match[House]]] = {}
    for match in deals():
        groups.setdefault(json.dumps(match.view(ASH)), []).append(match)
    return list(groups.values())


def test_changing_only_hidden_things_changes_no_byte_that_a_seat_gets() -> None:
    for group in alike()[:20]:
        for match in group:
            lead(match)
        assert len({json.dumps(match.state.hands[BIRCH]) for match in group}) > 1
        for n, match in enumerate(group):
            match.answer(ASH, 1)
            match.answer(BIRCH, n % 2)
            match.answer(BIRCH, n % 11)
        assert len({contract.shown(match, ASH) for match in group}) == 1
        assert len({contract.shown(match, None) for match in group}) == 1


def test_imagined_worlds_do_not_depend_on_the_truth() -> None:
    for group in alike()[:10]:
        for match in group:
            lead(match)
            match.answer(ASH, 1)
        for n, match in enumerate(group):
            for value in (n % 2, n % 11, 0):
                match.answer(BIRCH, value)
        for seed in range(5):
            worlds = [match.imagine(ASH, seed) for match in group]
            assert len({json.dumps(contract.plain(fields(w.state))) for w in worlds}) == 1


def test_imagined_worlds_follow_the_exact_odds() -> None:
    """Ash sees two of seven cards: each pair of the other five is Birch's one time in ten."""
    match = auction()
    seen = Counter(
        tuple(sorted(match.imagine(ASH, seed).state.hands[BIRCH])) for seed in range(20_000)
    )
    hidden = set(range(7)) - set(match.state.hands[ASH])
    assert set(seen) == set(itertools.combinations(sorted(hidden), 2))
    assert all(abs(count - 2_000) < 220 for count in seen.values()), seen  # five deviations


def test_a_choice_made_unseen_is_imagined_anew() -> None:
    match = auction()
    lead(match)
    for value in (1, 7, 0):
        match.answer(BIRCH, value)
    worlds = [match.imagine(ASH, seed).state for seed in range(200)]
    assert {world.picked[BIRCH] for world in worlds} == {0, 1}
    assert len({world.extra[BIRCH] for world in worlds}) == 4
    assert len({world.luck[BIRCH] for world in worlds}) == 7
    assert list(match.imagine(ASH, 3).asked) == [ASH]


def test_what_happens_beside_others_is_told_to_oneself_alone() -> None:
    match = auction()
    lead(match)
    for value in (0, 0, 1):
        match.answer(ASH, value)
    assert match.story_for(ASH)[-1].kind == "die.taken"
    assert match.story_for(BIRCH)[-1].kind == "prize.named"
    assert match.story_for(None)[-1].kind == "prize.named"


@settings(max_examples=60)
@given(seeds, st.lists(st.integers(0, 2), max_size=30), st.data())
def test_parallel_answers_in_any_order_give_the_same_game(
    seed: int, order: list[int], data: st.DataObject
) -> None:
    bids = {seat: [seat % 2, 2 * seat, data.draw(st.integers(0, 1))] for seat in range(3)}
    one, two = auction(seed, 3), auction(seed, 3)
    lead(one)
    lead(two)
    for seat, values in bids.items():
        for value in values:
            one.answer(Seat(seat), value)
    left = {seat: list(values) for seat, values in bids.items()}
    for seat in [*order, *[0, 1, 2] * 3]:
        if left[seat]:
            two.answer(Seat(seat), left[seat].pop(0))
    assert fields(one.state) == fields(two.state)
    assert one.asked == two.asked
    follow(one, order)
    follow(two, order)
    assert fields(one.state) == fields(two.state)


# -- chance as a decision -----------------------------------------------------------------------


def listed() -> Match[House]:
    return start(AUCTION, 2, {}, Table(Unlisted()))


def test_a_listed_draw_waits_for_its_outcome() -> None:
    match = listed()
    assert match.asked == {}
    assert not match.over
    assert match.outcomes == [(n, 1 / 7) for n in range(7)]
    with pytest.raises(IllegalAnswer, match="7 is not one of 0 … 6"):
        match.draw(7)
    for n in range(6):
        assert len(match.outcomes) == 7 - n
        match.draw(0)
    assert match.outcomes == []
    assert list(match.asked) == [ASH]


def test_listed_draws_give_the_same_game_as_the_seed_that_draws_them() -> None:
    truth = auction(seats=2)
    follow(truth, list(range(0, 60, 7)))
    match = listed()
    for number in truth.opening.draws:
        match.draw(number)
    for entry in truth.history:
        match.answer(entry.seat, entry.value)
        for number in entry.draws:
            match.draw(number)
    assert match.history == truth.history
    assert match.story == truth.story
    assert fields(match.state) == fields(truth.state)


def test_a_clone_in_the_middle_of_draws_goes_its_own_way() -> None:
    match = listed()
    match.draw(3)
    twin = match.clone()
    assert twin == match
    for n in (1, 0, 2, 1, 0):
        match.draw(n)
    for n in (5, 4, 3, 2, 1):
        twin.draw(n)
    assert match.opening.draws == [3, 1, 0, 2, 1, 0]
    assert twin.opening.draws == [3, 5, 4, 3, 2, 1]
    for one in (match, twin):
        assert fields(replay(AUCTION, one.log).state) == fields(one.state)
    lead(match)
    for value in (0, 0, 1):
        match.answer(ASH, value)
    twin = match.clone()
    match.draw(5)
    twin.draw(2)
    assert (match.history[-1].draws, twin.history[-1].draws) == ([5], [2])
    assert (match.state.luck[ASH], twin.state.luck[ASH]) == (6, 3)


def test_listed_outcomes_of_the_deal_cover_it_evenly() -> None:
    """Exact expectations: every path to the deal, with its odds."""
    odds: Counter[tuple[int, ...]] = Counter()
    paths: list[tuple[Match[House], float]] = [(listed(), 1.0)]
    while paths:
        match, chance = paths.pop()
        for number, share in match.outcomes:
            after = match.clone()
            after.draw(number)
            if after.outcomes:
                paths.append((after, chance * share))
            else:
                odds[tuple(sorted(after.state.hands[BIRCH]))] += round(5040 * chance * share)
    assert set(odds.values()) == {5040 // 21}
    assert len(odds) == 21


def test_tables_with_people_have_no_seed() -> None:
    match = start(AUCTION, 2, {}, Table(Entropy()))
    assert "seed" not in match.log
    with pytest.raises(BadData, match="can't have a clock"):
        start(AUCTION, 2, {}, Table(Seeded(1), timed=True))


def test_fallback_is_an_answer_for_whoever_gives_none() -> None:
    match = auction()
    while match.asked:
        for seat in list(match.asked):
            match.answer(seat, match.fallback(seat))
            break
    assert match.scores is not None


def test_what_a_step_drew_is_not_drawn_again_in_the_next() -> None:
    """A table that keeps nothing may still have draws of the step that it was imagined in."""
    table = Table(Seeded(1), keep=False)
    table.main.record = [5, 5, 5]
    table.main.at = 3
    table.begin_step()
    assert [table.draw(2) < 2 for _ in range(3)] == [True, True, True]
