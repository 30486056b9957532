"""The data files (§1.2, §2, §3.4, §4.1, §4.4): a wrong one is told by file, entry and field."""

import copy
import tomllib
from importlib import resources

import pytest

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.games.grind.board import ARENA, Arena
from grandstand.games.grind.rules.arms import ARMS, FORMATIONS, LINEUPS, Arm, Formation, Lineup

Table = dict[str, object]


def read(name: str) -> Table:
    text = (resources.files("grandstand.games.grind") / "data" / name).read_text("utf-8")
    return tomllib.loads(text)


def changed(fields: Table, name: str, value: object) -> Table:
    """The same with one field changed; `dice.boost` is a field of a table in it."""
    changed = copy.deepcopy(fields)
    inner: object = changed
    *outer, last = name.split(".")
    for key in outer:
        assert isinstance(inner, dict)
        inner = inner[key]
    assert isinstance(inner, dict)
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return changed


def arena(name: str, value: object) -> Arena:
    return Arena(Sheet("grind/data/arena.toml", "", changed(read("arena.toml"), name, value)))


def entry(file: str, table: str, number: int, name: str, value: object) -> Sheet:
    entries = read(file)[table]
    assert isinstance(entries, list)
    fields = changed(entries[number], name, value)
    return Sheet(f"grind/data/{file}", f"{table} {number + 1}", fields)


def fist(name: str, value: object) -> Arm:
    return Arm(entry("arms.toml", "arms", 0, name, value))


def lineup(name: str, value: object) -> Lineup:
    return Lineup(entry("teams.toml", "lineups", 0, name, value))


def formation(name: str, value: object) -> Formation:
    return Formation(entry("teams.toml", "formations", 0, name, value))


# -- the arena ----------------------------------------------------------------------------------


def test_another_arena_may_be_made() -> None:
    other = Arena(
        Sheet(
            "grind/data/arena.toml",
            "",
            read("arena.toml") | {"columns": 9, "rows": 17, "goal-zone": 6, "pillar": [1, -2]},
        )
    )
    assert (other.columns, other.rows, other.zone, other.pillar) == (9, 17, 6, (1, -2))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("columns", None, "columns: None is not a whole number above 4"),
        ("columns", "11", "columns: '11' is not a whole number above 4"),
        ("columns", 10, "columns: 10 is not odd"),
        ("rows", 18, "rows: 18 is not odd"),
        ("rows", 7, "rows: 7 is not a whole number above 8"),
        ("goal-zone", 10, "goal-zone: 10 is not less than half of 19 rows"),
        ("goal-zone", 1, "goal-zone: 1 is not a whole number above 1"),
        ("catch", [1, 0], "catch: .* is not .*the halves must be alike"),
        ("catch", [0], "catch: .* is not a space"),
        ("pillar", [5, -3], "pillar: .* is not a space .* inside the gutter"),
        ("pillar", [0, 3], "pillar: .* is not in seat 0's half"),
        ("pillar", [0, -6], "pillar: .* away from the goal pit"),
        ("pillar", "F7", "pillar: 'F7' is not a list of whole numbers"),
        ("goal-pit", [0, -9], "goal-pit: .* is not a space .* inside the gutter"),
        ("goal-pit", [0, -2], "goal-pit: .* is not in seat 0's goal zone"),
        ("dice", 3, "dice: 3 is not a table"),
        ("dice.action", [0, 0, 1, 1, 2], "dice, action: .* is not six faces"),
        ("dice.boost", [0, 0, 1, 1, 1, 3], "dice, boost: .* is not six faces"),
        ("dice.power", None, "dice, power: None is not a list of whole numbers"),
        ("box.action", 0, "box, action: 0 is not a whole number above 0"),
        ("box.boost", True, "box, boost: True is not a whole number above 0"),
        ("box.power", 4, "box, power: 4 is not as many as the rounds of a period, 5"),
        ("play.sudden-death", -1, "play, sudden-death: -1 is not a whole number above 0"),
    ],
)
def test_a_wrong_arena_is_refused(name: str, value: object, message: str) -> None:
    with pytest.raises(BadData, match=f"^grind/data/arena.toml, {message}"):
        arena(name, value)


def test_our_own_arena_is_as_the_file_says() -> None:
    assert (ARENA.columns, ARENA.rows, ARENA.zone) == (11, 19, 7)
    assert (ARENA.catch, ARENA.pillar, ARENA.pit) == ((0, 0), (0, -3), (0, -6))
    assert (ARENA.action_dice, ARENA.boost_dice, ARENA.power_dice) == (10, 4, 5)
    assert (ARENA.rounds, ARENA.sudden_death) == (5, 20)


# -- arms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("name", None, "arms 1, name: None is not a text"),
        ("dice", 0, "arms, Fist, dice: 0 is not a whole number above 0"),
        ("boost", "1", "arms, Fist, boost: '1' is not a whole number above 0"),
        ("type", "magic", "arms, Fist, type: 'magic' is not one of melee, control, ranged"),
        ("for", "both", "arms, Fist, for: 'both' is not one of runner, crusher"),
        ("abilities", ["grab"], "arms, Fist, abilities: .'grab'. is not a list of these: grip,"),
        ("abilities", "grip", "arms, Fist, abilities: 'grip' is not a list of texts"),
        ("box", None, "arms, Fist, box: None is not a whole number above 0"),
    ],
)
def test_a_wrong_arm_is_refused(name: str, value: object, message: str) -> None:
    with pytest.raises(BadData, match=f"^grind/data/arms.toml, {message}"):
        fist(name, value)


def test_the_box_has_enough_arms_for_a_team() -> None:
    assert sum(arm.box for arm in ARMS if not arm.crusher) == 10
    assert sum(arm.box for arm in ARMS if arm.crusher) == 6


# -- line-ups and formations --------------------------------------------------------------------

FISTS = ["Fist", "Fist"]
HEAVY = ["Heavy Fist", "Pulverizer"]
REST = ["Heavy Fist", "Wreck-o-Matic"]
SHOCK = ["Scrambler", "Scrambler"]
MAGNO = ["Magno-Grip", "Magno-Grip"]


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("name", "", "lineups 1, name: '' is not a text"),
        ("tagline", None, "lineups, All-rounders, tagline: None is not a text"),
        ("arms", [FISTS] * 4, "lineups, All-rounders, arms: .* a pair of arms for each of 5"),
        ("arms", [["Fist"]] * 5, "lineups, All-rounders, arms: .* a list of pairs"),
        (
            "arms",
            [FISTS, FISTS, SHOCK, HEAVY, REST],
            "lineups, All-rounders, arms: .* in the box: it has 3 Fist",
        ),
        (
            "arms",
            [HEAVY, FISTS, SHOCK, MAGNO, REST],
            "lineups, All-rounders, arms: 'Heavy Fist' fits no such steamjack",
        ),
        (
            "arms",
            [["Fist", "Foot"], SHOCK, MAGNO, HEAVY, REST],
            "lineups, All-rounders, arms: 'Foot' fits no such steamjack",
        ),
    ],
)
def test_a_wrong_line_up_is_refused(name: str, value: object, message: str) -> None:
    with pytest.raises(BadData, match=f"^grind/data/teams.toml, {message}"):
        lineup(name, value)


LINE = [[-1, -3, 0], [1, -3, 0], [0, -5, 0], [-2, -3, 0]]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (LINE, "5 different spaces of seat 0's goal zone"),
        ([*LINE, [-1, -3, 0]], "5 different spaces"),  # one twice
        ([*LINE, [2, -3, 0], [2, -3, 0]], "5 different spaces"),  # six, two alike
        ([*LINE, [0, -6, 0]], "5 different spaces"),  # the pit
        ([*LINE, [0, -3, 0]], "5 different spaces"),  # the pillar
        ([*LINE, [2, -2, 0]], "5 different spaces"),  # the neutral zone
        ([*LINE, [6, -3, 0]], "5 different spaces"),  # off the field
        ([*LINE, [2, -3, 4]], "a list of .x, y, facing."),  # no such facing
        ([*LINE, [2, -3]], "a list of .x, y, facing."),
        ([*LINE, ["C", -3, 0]], "a list of .x, y, facing."),
        ([*LINE, [2.5, -3, 0]], "a list of .x, y, facing."),
        ("line", "a list"),
    ],
)
def test_a_wrong_formation_is_refused(value: object, message: str) -> None:
    where = "^grind/data/teams.toml, formations, Kick-off line, spaces: .* is not "
    with pytest.raises(BadData, match=where + message):
        formation("spaces", value)


def test_all_that_is_ready_made_is_in_order() -> None:
    assert len({lineup.name for lineup in LINEUPS}) == len(LINEUPS) >= 2
    assert len({formation.name for formation in FORMATIONS}) == len(FORMATIONS) >= 2
