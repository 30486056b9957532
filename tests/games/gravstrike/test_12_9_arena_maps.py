"""Arena maps (§12.9): five that are fair, and what the loader says of one that can't be played."""

import re
from importlib import resources

import pytest

from grandstand.core.errors import BadData
from grandstand.games.gravstrike.arenas import ARENA_NAMES, ARENAS, ArenaMap, parse
from grandstand.games.gravstrike.board import MILLION, base, is_blocked, pushed
from grandstand.games.gravstrike.shapes import area, distance, is_inside, length, overlap

MAPS = pytest.mark.parametrize("arena", ARENAS, ids=ARENA_NAMES)

# 30 × 30, corners at A–D, and one wall that is in nobody's way.
PLAIN = """\
title = "Plain"
size = [30, 30]
players = [2, 6]
walls = [[[14, 20], [16, 20], [16, 21], [14, 21]]]
starts = [[15, 5, 90], [10, 5, 90], [20, 5, 90], [15, 25, 270], [10, 25, 270], [20, 25, 270]]
targets = [[10, 15], [20, 15], [10, 10], [20, 10]]
fields = [[15, 10, 90], [12, 10, 90], [18, 10, 90], [15, 18, 270], [12, 18, 270]]
fields-used = 4
exclusion = [
    [[0, 0], [6, 0], [6, 6], [0, 6]],
    [[24, 0], [30, 0], [30, 6], [24, 6]],
    [[24, 24], [30, 24], [30, 30], [24, 30]],
    [[0, 24], [6, 24], [6, 30], [0, 30]],
]
[checkpoints]
A = [3, 27]
B = [27, 27]
C = [27, 3]
D = [3, 3]
M = [15, 15]
[used-by]
2 = [1, 4]
3 = [1, 5, 6]
4 = [2, 3, 5, 6]
5 = [1, 2, 3, 5, 6]
6 = [1, 2, 3, 4, 5, 6]
"""


def changed(old: str, new: str) -> ArenaMap:
    """The plain map with one thing changed."""
    assert PLAIN.count(old) == 1, old
    return parse(PLAIN.replace(old, new), "maps/plain.toml")


# -- Our maps -----------------------------------------------------------------------------------


def test_the_standard_arena_is_the_first() -> None:
    assert [arena.name for arena in ARENAS] == ARENA_NAMES
    assert ARENA_NAMES == ["standard", "small", "large", "lanes", "rooms"]
    assert [arena.players for arena in ARENAS] == [(2, 6), (2, 3), (4, 6), (3, 6), (2, 4)]
    assert len({arena.title for arena in ARENAS}) == 5


def test_every_file_is_one_of_them() -> None:
    folder = resources.files("grandstand.games.gravstrike") / "data" / "arenas"
    assert sorted(file.name for file in folder.iterdir()) == sorted(
        f"{name}.toml" for name in ARENA_NAMES
    )


def test_sizes_and_checkpoints_are_as_ruled() -> None:
    assert [(arena.width, arena.height) for arena in ARENAS] == [
        (26, 18), (22, 15), (34, 24), (36, 18), (24, 20),
    ]  # fmt: skip
    letters = ["".join(arena.letters) for arena in ARENAS]
    assert letters == ["ABCDM", "ABCM", "ABCDMN", "ABCDMN", "ABCDM"]
    for arena in ARENAS:
        assert arena.is_central == [letter in "MN" for letter in arena.letters]


@MAPS
def test_four_of_at_least_eight_spots_have_fields(arena: ArenaMap) -> None:
    assert arena.fields_used == 4
    assert len(arena.spots) >= 8


@MAPS
def test_walls_leave_gaps_to_turn_in(arena: ArenaMap) -> None:
    for i, wall in enumerate(arena.walls):
        for other in arena.features[i + 1 :]:
            gap = distance(wall, other)
            assert gap == 0 or gap >= 2.5


@MAPS
def test_the_push_of_a_field_leads_inwards_and_into_nothing(arena: ArenaMap) -> None:
    centres = [at for at, is_central in enumerate(arena.is_central) if is_central]
    for spot in range(len(arena.spots)):
        before = arena.spot_x[spot], arena.spot_y[spot], arena.spot_heading[spot]
        after = pushed(before, arena.spot_heading[spot], MILLION)
        far = [
            min(length(x - arena.checkpoint_x[at], y - arena.checkpoint_y[at]) for at in centres)
            for x, y, _ in (before, after)
        ]
        assert far[1] < far[0] - MILLION / 3
        for heading in range(0, 360, 15):
            assert not is_blocked((after[0], after[1], heading * MILLION), arena.features)


@MAPS
@pytest.mark.parametrize("players", range(2, 7))
def test_starts_are_equally_far_from_checkpoints(arena: ArenaMap, players: int) -> None:
    for central in (False, True):
        far = [
            min(
                length(arena.start_x[start] - x, arena.start_y[start] - y)
                for x, y, is_central in zip(
                    arena.checkpoint_x, arena.checkpoint_y, arena.is_central, strict=True
                )
                if is_central == central
            )
            for start in arena.used_by[players]
        ]
        assert max(far) <= 1.15 * min(far)


@MAPS
@pytest.mark.parametrize("players", range(2, 7))
def test_a_start_is_used_once(arena: ArenaMap, players: int) -> None:
    used = arena.used_by[players]
    assert len(set(used)) == players
    assert set(used) <= set(range(6))


@MAPS
def test_starts_face_the_nearest_central_checkpoint(arena: ArenaMap) -> None:
    for start in range(6):
        place = arena.start_x[start], arena.start_y[start], arena.start_heading[start]
        far, nearest = min(
            (length(place[0] - arena.checkpoint_x[at], place[1] - arena.checkpoint_y[at]), at)
            for at in range(len(arena.letters))
            if arena.is_central[at]
        )
        x, y, _ = pushed(place, place[2], round(far))
        assert is_inside(x / MILLION, y / MILLION, arena.checkpoints[nearest], 0.5)


# -- What a map holds ---------------------------------------------------------------------------


def test_places_are_millionths_and_areas_shapes() -> None:
    arena = changed("[15, 10, 90]", "[15.5, 10.25, -45]")
    assert (arena.spot_x[0], arena.spot_y[0]) == (15_500_000, 10_250_000)
    assert arena.spot_heading[0] == 315_000_000
    half = 0.5**0.5
    assert arena.spots[0] == pytest.approx(
        [15.5 + half, 10.25, 15.5, 10.25 + half, 15.5 - half, 10.25, 15.5, 10.25 - half]
    )
    assert area(arena.checkpoints[0]) == pytest.approx(4)
    assert area(arena.targets[0]) == pytest.approx(4 / 9)
    assert arena.used_by[:4] == [[], [], [0, 3], [0, 4, 5]]


def test_walls_may_be_drawn_either_way_round() -> None:
    wall = "[[14, 20], [16, 20], [16, 21], [14, 21]]"
    turned = changed(wall, "[[14, 21], [16, 21], [16, 20], [14, 20]]")
    assert turned.walls == changed(wall, wall).walls


def test_walls_may_touch_and_overlap() -> None:
    arena = changed(
        "[[[14, 20], [16, 20]", "[[[15, 20.5], [15, 22], [16, 22]], [[14, 20], [16, 20]"
    )
    assert len(arena.walls) == 2


@MAPS
def test_the_edge_is_four_walls_without_a_gap(arena: ArenaMap) -> None:
    width, height = round(arena.width), round(arena.height)
    assert len(arena.edge) == 4
    assert arena.features == arena.walls + arena.edge
    for x in range(-2, width + 2):
        for y in range(-2, height + 2):
            cell = [x, y, x + 1.0, y, x + 1.0, y + 1.0, x, y + 1.0]
            is_outside = not (0 <= x < width and 0 <= y < height)
            assert any(overlap(cell, wall) for wall in arena.edge) == is_outside


def test_a_turbine_may_stand_at_the_edge() -> None:
    arena = changed("[10, 5, 90]", "[10, 0.5, 90]")
    place = arena.start_x[1], arena.start_y[1], arena.start_heading[1]
    assert not any(overlap(base(*place), wall) for wall in arena.edge)


# -- What is refused ----------------------------------------------------------------------------

WALL = "[[14, 20], [16, 20], [16, 21], [14, 21]]"

REFUSED = [
    # The file
    ('title = "Plain"', "title = Plain", "Invalid value (at line 1, column 9)"),
    ('title = "Plain"', "", "title: missing; it is a text"),
    ('title = "Plain"', 'titel = "Plain"', "titel: not one of title, size, players, walls,"),
    ("[30, 30]\nplayers", "[30]\nplayers", "size: [30] is not [width, height], each from 10 to"),
    ("[30, 30]\nplayers", "[30, 9]\nplayers", "size: [30, 9] is not [width, height], each from 10"),
    ("[30, 30]\nplayers", "[nan, 30]\nplayers", "size: [nan, 30] is not [width, height]"),
    ("players = [2, 6]", "players = [2, 7]", "players: [2, 7] is not [fewest, most], from 2 to 6"),
    # Walls
    (WALL, "[[14, 20], [16, 20]]", "walls 1: [[14, 20], [16, 20]] is not a list of three or more"),
    (WALL, "[[14, 20], [16, 20], 16]", "is not a list of three or more corners [x, y]"),
    (WALL, '[[14, 20], [16, "a"], [16, 21]]', "is not a list of three or more corners"),
    (WALL, "7", "walls 1: 7 is not a list of three or more corners [x, y]"),
    (WALL, "[[14, 20], [16, 20], [14.5, 20.5], [14, 21]]", "is not convex: going round it, every"),
    (WALL, "[[14, 20], [16, 20], [14, 21], [16, 21]]", "is not convex"),  # it crosses itself
    (WALL, "[[14, 20], [15, 20], [16, 20], [16, 21], [14, 21]]", "is not convex"),  # no corner
    (WALL, "[[14, 20], [14, 20], [16, 20], [16, 21]]", "is not convex"),  # twice the same
    # a star: every corner turns left, but twice round
    (WALL, "[[17, 20], [13, 21.5], [15.5, 18], [15.5, 22], [13, 18.5]]", "is not convex"),
    (WALL, "[[14, 20], [16, 20], [16, 20.6], [14, 20.6]]", "not 2/3 of a length thick or more;"),
    (WALL, "[[14, 29], [16, 29], [16, 31]]", "is not inside the arena, 0 to 30 across and 0 to"),
    # Checkpoints
    ("A = [3, 27]", "A = [3]", "checkpoints, A: [3] is not [x, y]"),
    ("A = [3, 27]", "E = [3, 27]", "checkpoints: there are B, C, D, E, M; outlying ones are A, B,"),
    ("M = [15, 15]", "", "checkpoints: there are A, B, C, D; outlying ones are A, B, C and"),
    ("M = [15, 15]", "N = [15, 15]", "checkpoints: there are A, B, C, D, N; outlying"),
    ("A = [3, 27]\nB = [27, 27]\nC = [27, 3]\nD", "A", "checkpoints: there are A, M; outlying"),
    ("A = [3, 27]", "A = [0.5, 27]", "checkpoints, A: [0.5, 27] is not inside the arena"),
    ("B = [27, 27]", "B = [14.5, 27]", "B: [14.5, 27] is not 12 lengths or more from checkpoint A"),
    ("M = [15, 15]", "M = [22, 8]", "M: [22, 8] is not 8 lengths or more from checkpoint C; it is"),
    ("M = [15, 15]", "M = [15, 14]\nN = [15, 20]", "N: [15, 20] is not 8 lengths or more from"),
    ("M = [15, 15]", "M = [15, 19.5]", "checkpoints, M: [15, 19.5] is not clear of wall 1"),
    # Starts
    ("[15, 5, 90], ", "", "starts: 5, an arena has 6"),
    ("[15, 5, 90]", "[15, 5]", "starts 1: [15, 5] is not [x, y, heading in degrees]"),
    ("[15, 5, 90]", "[15, 5, true]", "starts 1: [15, 5, True] is not [x, y, heading in degrees]"),
    ("[15, 5, 90]", "[15, 5, inf]", "starts 1: [15, 5, inf] is not [x, y, heading in degrees]"),
    ("[15, 5, 90]", "[15, 0.4, 90]", "starts 1: [15, 0.4, 90] is not inside the arena"),
    ("[15, 5, 90]", "[15, 20.5, 90]", "starts 1: [15, 20.5, 90] is not clear of wall 1"),
    ("[15, 5, 90]", "[15, 13.6, 90]", "starts 1: [15, 13.6, 90] is not clear of checkpoint M"),
    ("[15, 5, 90]", "[10.5, 5.5, 90]", "starts 2: [10, 5, 90] is not clear of start 1"),
    ("[15, 5, 90]", "[10, 14.5, 90]", "starts 1: [10, 14.5, 90] is not clear of target 1"),
    ("[15, 5, 90]", "[6.3, 5, 90]", "starts 1: [6.3, 5, 90] is not clear of exclusion field 1"),
    ("2 = [1, 4]", "2 = [0, 4]", "used-by, 2: [0, 4] is not 2 different starts, by number from 1"),
    ("2 = [1, 4]", "2 = [4, 4]", "used-by, 2: [4, 4] is not 2 different starts"),
    ("2 = [1, 4]", "2 = [1, 4, 5]", "used-by, 2: [1, 4, 5] is not 2 different starts"),
    ("2 = [1, 4]", "", "used-by, 2: missing; it is 2 different starts, by number from 1"),
    ("2 = [1, 4]", "2 = [1, 4]\n7 = []", "used-by: '7' is not a number of players from 2 to 6"),
    # Targets
    ("[10, 15], ", "", "targets: 3, an arena has 4"),
    ("[10, 15], ", "[10, 15, 0], ", "targets 1: [10, 15, 0] is not [x, y]"),
    ("[10, 15], ", "[0.2, 15], ", "targets 1: [0.2, 15] is not inside the arena"),
    ("[10, 15], ", "[14, 20], ", "targets 1: [14, 20] is not clear of wall 1"),
    ("[10, 15], ", "[20, 15.5], ", "targets 2: [20, 15] is not clear of target 1"),
    # Spots for acceleration fields
    ("[15, 10, 90]", "[15, 10]", "fields 1: [15, 10] is not [x, y, heading in degrees]"),
    ("[15, 10, 90]", "[0.6, 10, 45]", "fields 1: [0.6, 10, 45] is not inside the arena"),
    ("[15, 10, 90]", "[15, 19.6, 90]", "fields 1: [15, 19.6, 90] is not clear of wall 1"),
    ("[15, 10, 90]", "[12.5, 10, 90]", "fields 2: [12, 10, 90] is not clear of field 1"),
    ("fields-used = 4", "fields-used = 6", "fields-used: 6 is not a number up to 5, which fields"),
    ("fields-used = 4", "fields-used = 0", "fields-used: 0 is not a whole number above 0"),
    # Exclusion fields
    ("[6, 6], [0, 6]]", "[2, 2], [0, 6]]", "[2, 2], [0, 6]] is not convex: going round it"),
    ("[6, 6], [0, 6]]", "[6, 6], [-1, 6]]", "[6, 6], [-1, 6]] is not inside the arena"),
    ("[6, 6], [0, 6]]", "[4, 4], [0, 3]]", "D: [3, 3] is not wholly in one of the exclusion"),
    ("[6, 6], [0, 6]]", "[25, 6], [0, 6]]", "is not clear of exclusion field 1"),
    ("exclusion = [", "exclusion = [[[13, 13], [15, 13], [15, 15]],", "M: [15, 15] is not clear"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message"), REFUSED)
def test_what_is_wrong_is_told_by_file_and_entry(old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=r"^maps/plain\.toml[,:] .*" + re.escape(message)):
        changed(old, new)
