"""Defense tokens (§4.5): one a plate, over the armor and the tile that the plate meets."""

from grandstand.core.match import Match
from grandstand.games.goblins.board import TILES
from grandstand.games.goblins.cards import NUMBERS
from grandstand.games.goblins.state import READY, Works

from .factory import PLAIN, Token, go_on, play, throw, token_names, told, works


def laid(robot: str, loose: bool = False) -> Match[Works]:
    """Side 0 is that robot, ready for the fight."""
    match = play(works(robot, PLAIN, phase=READY, loose=loose))
    return go_on(match, *[throw(seat, slot) for seat in (0, 1) for slot in (0, 1, 2)])


def tokens(robot: str, loose: bool = False) -> list[Token]:
    return token_names(laid(robot, loose).state, 0)


def test_example_1_the_token_goes_on_both_tiles() -> None:
    """The plate meets a weapon metal to metal."""
    assert tokens("""
        . .    . .  .
        . .    . .  .
        . .    C A>:ew W^
        . .    . .  .
        . .    . .  .""") == [("D3", "E3")]


def test_example_2_no_token_goes_on_the_cockpit() -> None:
    assert tokens("""
        . . . .     .
        . . . .     .
        . . C A<:ew .
        . . . .     .
        . . . .     .""") == [("D3",)]


def test_example_3_two_tokens_go_only_on_the_armor_tile() -> None:
    """Both plates on one edge, and the engine beyond has no metal there."""
    assert tokens("""
        . . .       . .
        . . .       . .
        . . C       D .
        . . A2vv:ns D .
        . . E:ew    D .""") == [("C4",), ("C4",)]


def test_example_4_three_tokens_go_on_both_tiles() -> None:
    """A premium tile's two plates and a normal one's on the edge between them."""
    assert tokens("""
        . . . .       .
        . . . .       .
        . . C D       .
        . . . A2vv:ns .
        . . . A^:ns   .""") == [("D4", "D5"), ("D4", "D5"), ("D5", "D4")]


def test_example_5_one_token_on_both_tiles_and_one_on_the_armor_alone() -> None:
    assert tokens("""
        . .  .       . .
        . .  .       . .
        . .  C       . .
        . .  D       . .
        . W< A2<^:nw . .""") == [("C5", "C4"), ("C5", "B5")]
    assert tokens("""
        . .  . .        .
        . .  . .        .
        . .  C A2<>:ew  W^
        . .  . .        .
        . .  . .        .""") == [("D3", "E3"), ("D3",)]


def test_a_plate_at_the_edge_of_the_yard_covers_the_armor_alone() -> None:
    assert tokens("""
        . . A^:ns . .
        . . D  . .
        . . C  . .
        . . .  . .
        . . .  . .""") == [("C1",)]


def test_a_plate_next_to_an_empty_square_covers_the_armor_alone() -> None:
    assert tokens("""
        . . .     . .
        . . A^:ns . .
        . . C     . .
        . . .     . .
        . . .     . .""") == [("C2",)]


def test_a_plate_towards_a_tile_without_metal_there_covers_the_armor_alone() -> None:
    assert tokens("""
        . . .    .      .
        . . E:ns A<:nsw .
        . . C    D      .
        . . .    .      .
        . . .    .      .""") == [("D2",)]


def test_normal_armor_gets_one_token_and_premium_armor_two() -> None:
    match = laid("""
        . . .       . .
        . . .       . .
        . A<:ew C A2<>:ew .
        . . .       . .
        . . .       . .""")
    assert token_names(match.state, 0) == [("B3",), ("D3",), ("D3",)]
    assert match.state.supply == 12
    assert told(match, "token.laid") == [(0, 11, -1), (0, 13, -1), (0, 13, -1)]


def test_armor_that_fell_off_gets_none() -> None:
    match = laid(
        """
        A<:ew . . . .
        .     . . . .
        .     . C . .
        .     . . . .
        .     . . . .""",
        loose=True,
    )
    assert match.state.tokens == [[], []]
    assert match.state.supply == 15


def test_there_are_enough_tokens_for_all_the_armor_in_the_box() -> None:
    """Six plates on normal tiles and six on premium ones; the other three are for Duct Tape."""
    assert sum(sum(tile.plates) for tile in TILES) == 12
    assert NUMBERS.tokens == 15


def test_side_1_gets_its_tokens_too() -> None:
    armored = """
        . . .     . .
        . . A^    . .
        . . C     . .
        . . .     . .
        . . .     . ."""
    match = play(works(armored, armored, phase=READY))
    go_on(match, *[throw(seat, slot) for seat in (0, 1) for slot in (0, 1, 2)])
    assert [token_names(match.state, side) for side in (0, 1)] == [[("C2",)], [("C2",)]]
    assert match.state.supply == 13
