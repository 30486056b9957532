"""A match as frames: the same events, each with the table as it left it."""

import grandstand
from grandstand import bots
from grandstand.lab.film import film

GAME = grandstand.load("gridball")


def test_a_frame_for_the_start_and_for_each_event_ending_as_the_match_did() -> None:
    match = GAME.start(seed=5, options={"time": "turns", "turns": 4})
    while not match.over:
        seat = next(iter(match.asked))
        match.answer(seat, bots.choose("random", match, seat, match.answers))
    frames = film(match.log)
    assert [frame.event for frame in frames] == [None, *match.story]
    assert frames[-1].svg == match.svg(None)
    assert len({frame.svg for frame in frames}) > len(frames) / 3


def test_a_match_without_a_seed_is_filmed_as_it_was_drawn() -> None:
    match = GAME.start(options={"time": "turns", "turns": 2})
    while not match.over:
        seat = next(iter(match.asked))
        match.answer(seat, bots.choose("random", match, seat, match.answers))
    assert film(match.log)[-1].svg == match.svg(None)
