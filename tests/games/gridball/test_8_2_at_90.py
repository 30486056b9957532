"""At 90° (§8.2): from a boundary spot the ball returns in the opposite direction."""

from itertools import pairwise

import pytest

from grandstand.games.gridball.board import NORTH, SOUTH
from grandstand.games.gridball.rules import LONG, SHORT

from .pitch import STAY, d6, fire, long, name_of, pitch, play, point, short, told


@pytest.mark.parametrize(
    ("start", "way", "landing"),
    [("H6", NORTH, "H0"), ("H8", SOUTH, "H10"), ("B8", SOUTH, "B10"), ("N6", SOUTH, "N12")],
)
def test_it_stands_on_the_spot_or_returns_with_the_steps_that_remain(
    start: str, way: int, landing: str
) -> None:
    s = pitch("A*", at=start)
    play(s, fire("A"), way, SHORT, STAY, dice=short(3) + d6(6, 1))
    assert name_of(s.ball) == landing


def test_it_returns_the_way_it_came() -> None:
    s = pitch("A*", at="H6")
    match = play(s, fire("A"), NORTH, LONG, STAY, dice=long(5) + d6(6, 1))
    way = [point(name) for name in ("H6", "H4", "H2", "H0", "H2", "H4")]
    assert told(match, "ball.flew") == list(pairwise(way))
    assert told(match, "ball.rebounded") == [(point("H0"),)]
    assert told(match, "ball.left") == []
