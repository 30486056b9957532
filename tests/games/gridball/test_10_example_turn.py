"""Example turn (§10): RED, who is Coral here, opens the game; BLUE is Mint."""

from grandstand.games.gridball.board import NORTH, NORTH_EAST, SOUTH_EAST, SOUTH_WEST
from grandstand.games.gridball.rules import BOTH

from .pitch import (
    CORAL,
    MINT,
    asked,
    assert_pitch,
    begin,
    both,
    d6,
    fire,
    go_on,
    load,
    move,
    point,
    run,
    told,
)

CORALS = [point(name) for name in ("F6", "D2", "F10", "B6")]
MINTS = [point(name) for name in ("J6", "L2", "L10", "N6")]


def test_example_turn() -> None:
    match = begin(*CORALS, *MINTS, dice=d6(6, 1), options={"setup": "free"})
    s = match.state

    # 1. MOVE: a player goes forward one step
    assert asked(match) == (CORAL, "turn.action")
    go_on(match, move("A", NORTH_EAST))

    # 2. LOAD: the ball is loaded to this player
    go_on(match, load("A"))
    assert_pitch(
        s,
        """
         . . . . . . .
        . . . . . . . .
         . B . . . X .
        . . . . . . . .
         . . . . . . .
        . . . A*. . . .
         D . . . W . Z
        . . . . . . . .
         . . . . . . .
        . . . . . . . .
         . . C . . Y .
        . . . . . . . .
         . . . . . . .""",
    )

    # 3. FIRE: a direction and both dice, 6 in total
    go_on(match, fire("A"), SOUTH_EAST, BOTH, dice=both(2, 4) + d6(2, 5))
    assert sum(told(match, "range.rolled")[0]) == 6

    # BLUE wins the counter move and steps into the path of the ball
    assert asked(match) == (MINT, "counter.move")
    go_on(match, run("W", SOUTH_WEST))
    assert told(match, "ball.countered") == [(4, SOUTH_WEST)]

    # the ball is advanced, BLUE intercepts, and RED deflects it
    assert asked(match) == (CORAL, "deflect.direction")
    go_on(match, NORTH)
    assert told(match, "ball.deflected") == [(2, NORTH)]
    assert len(told(match, "ball.flew")) == 6
    assert_pitch(
        s,
        """
         . . . . . . .
        . . . . . . . .
         . B . . . X .
        . . . . . . . .
         . . . . . . .
        . . . A . . . .
         D . . . . . Z
        . . . . W . . .
         . . o . . . .
        . . . . . . . .
         . . C . . Y .
        . . . . . . . .
         . . . . . . .""",
    )
    assert asked(match) == (MINT, "turn.action")
    assert told(match, "turn.ended") == [(CORAL,)]
