"""The data files (§1.2, §2.1, §2.2, §8, §9): a wrong one is told by file, entry and field."""

import copy
import re
import tomllib
from collections.abc import Callable
from importlib import resources

import pytest

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.games.goblins.board import TILES, load_tiles
from grandstand.games.goblins.cards import Numbers, load_blueprints, load_teams
from grandstand.games.goblins.cards.agendas import AGENDAS, load_agendas
from grandstand.games.goblins.cards.tactics import CARDS, load_cards

Table = dict[str, object]
Change = Callable[[Table], None]


def read(name: str) -> Table:
    text = (resources.files("grandstand.games.goblins") / "data" / name).read_text("utf-8")
    return tomllib.loads(text)


def inside(table: Table, *path: str | int) -> Table:
    """A table in it: `weapon`, 0 is the first kind of weapon."""
    found: object = table
    for key in path:
        if isinstance(key, int):
            assert isinstance(found, list)
            found = found[key]
        else:
            assert isinstance(found, dict)
            found = found[key]
    assert isinstance(found, dict)
    return found


def changed(file: str, path: tuple[str | int, ...], name: str, value: object) -> Sheet:
    """The file with one field changed; None: left out."""
    fields = copy.deepcopy(read(file))
    inner = inside(fields, *path)
    if value is None:
        del inner[name]
    else:
        inner[name] = value
    return Sheet(f"goblins/data/{file}", "", fields)


def refused(message: str, load: Callable[[], object], file: str) -> None:
    with pytest.raises(BadData, match=f"^goblins/data/{file}, {message}"):
        load()


# -- tiles --------------------------------------------------------------------------------------


def tiles(path: tuple[str | int, ...], name: str, value: object) -> Callable[[], object]:
    sheet = changed("tiles.toml", path, name, value)
    return lambda: load_tiles(sheet)


def test_our_own_tiles_are_as_the_file_says() -> None:
    assert len(load_tiles(Sheet("goblins/data/tiles.toml", "", read("tiles.toml")))) == len(TILES)


@pytest.mark.parametrize("kind", ["weapon", "armor", "engine", "decoration"])
def test_the_tiles_are_counted_against_the_box(kind: str) -> None:
    sheet = Sheet("goblins/data/tiles.toml", "", read("tiles.toml"))
    there = sheet.table("box").number(kind)
    first = sheet.tables(kind)[0].number("count")
    message = f"{kind}: {there + 1} tiles, the box has {there}$"
    refused(message, tiles((kind, 0), "count", first + 1), "tiles.toml")
    refused(f"box, {kind}: None", tiles(("box",), kind, None), "tiles.toml")


def test_premium_tiles_are_counted_too() -> None:
    refused("premium: 18 tiles, the box has 17$", tiles(("box",), "premium", 17), "tiles.toml")


@pytest.mark.parametrize(
    ("path", "name", "value", "message"),
    [
        (("weapon", 0), "count", 0, "weapon 1, count: 0 is not a whole number above 0"),
        (("weapon", 0), "count", "2", "weapon 1, count: '2' is not a whole number above 0"),
        (("weapon", 2), "metal", "NX", "weapon 3, metal: 'NX' is not edges"),
        (("weapon", 2), "metal", 3, "weapon 3, metal: 3 is not edges"),
        (("weapon", 2), "metal", "NN", "weapon 3, metal: 'NN' is not edges"),
        (("weapon", 0), "arrows", "NN", "weapon 1, premium: None is not as good as"),
        (("weapon", 0), "arrows", "", "weapon 1, premium: None is not as good as"),
        (("weapon", 0), "plates", "N", "weapon 1, premium: None is not as good as"),
        (("weapon", 0), "premium", 1, "weapon 1, premium: 1 is not true or false"),
        (("armor", 0), "plates", "E", "armor 1, plates: 'E' is not on metal, 'NS'"),
        (("armor", 0), "plates", "NS", "armor 1, premium: None is not as good as"),
        (("engine", 0), "engines", 2, "engine 1, premium: None is not as good as"),
        (("engine", 0), "engines", None, "engine 1, engines: None is not a whole number"),
        (("decoration", 0), "arrows", "N", "decoration 1, premium: None is not as good as"),
        (("box",), "premium", True, "box, premium: True is not a whole number"),
    ],
)
def test_a_wrong_tile_is_refused(
    path: tuple[str | int, ...], name: str, value: object, message: str
) -> None:
    refused(re.escape(message), tiles(path, name, value), "tiles.toml")


# -- cards --------------------------------------------------------------------------------------


def team(name: str, value: object) -> Callable[[], object]:
    sheet = changed("cards.toml", ("teams", 0), name, value)
    return lambda: load_teams(sheet)


PAIRS = [[0, 1], [2, 3]]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("partners", None),
        ("partners", [[0, 1]]),
        ("partners", [[0, 1], [1, 2]]),
        ("partners", [[0, 1], [2]]),
        ("partners", [[0, 1], [2, 7]]),
        ("partners", [[0, 1], [2, "a"]]),
        ("partners", [0, 1, 2, 3]),
        ("opposite", None),
        ("opposite", [2, 3]),
        ("opposite", [2, 3, 1, 0]),  # 0 faces 2, but 2 faces 1
        ("opposite", [2, 3, 0, 9]),
        ("opposite", [1, 0, 3, 2]),  # one's partner
        ("opposite", [0, 1, 2, 3]),  # oneself
    ],
)
def test_a_wrong_team_card_is_refused(name: str, value: object) -> None:
    refused(f"teams 1, {name}: ", team(name, value), "cards.toml")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("name", "", "blueprints 1, name: '' is not a text"),
        ("blocked", [[1, 1], [1, 5], [5, 1]], "blueprints, Corners, blocked: .* four squares"),
        ("blocked", [[1, 1], [1, 1], [5, 1], [5, 5]], "blueprints, Corners, blocked: .* four"),
        ("blocked", [[1, 1], [1, 5], [5, 1], [3, 3]], "blueprints, Corners, blocked: .* cockpit"),
        ("blocked", [[1, 1], [1, 5], [5, 1], [0, 5]], "blueprints, Corners, blocked: .* 1 to 5"),
        ("blocked", [[1, 1], [1, 5], [5, 1], [5]], "blueprints, Corners, blocked: .*row, column"),
        ("blocked", ["A1"], "blueprints, Corners, blocked: .*row, column"),
        ("blocked", "A1", "blueprints, Corners, blocked: 'A1' is not a list"),
    ],
)
def test_a_wrong_blueprint_is_refused(name: str, value: object, message: str) -> None:
    sheet = changed("cards.toml", ("blueprints", 0), name, value)
    refused(message, lambda: load_blueprints(sheet), "cards.toml")


@pytest.mark.parametrize(
    ("name", "box", "load"), [("teams", 3, load_teams), ("blueprints", 8, load_blueprints)]
)
def test_team_cards_and_blueprints_are_counted(
    name: str, box: int, load: Callable[[Sheet], object]
) -> None:
    fields = read("cards.toml")
    cards = fields[name]
    assert isinstance(cards, list)
    fields[name] = cards[:-1]
    sheet = Sheet("goblins/data/cards.toml", "", fields)
    refused(f"{name}: {box - 1} cards, the box has {box}$", lambda: load(sheet), "cards.toml")


def tactics(name: str, value: object) -> Callable[[], object]:
    sheet = changed("cards.toml", ("tactics",), name, value)
    return lambda: load_cards(sheet.table("tactics"))


def test_tactics_cards_are_counted_against_the_box() -> None:
    assert len(CARDS) == 24
    refused("tactics: 24 cards, the box has 25$", tactics("cards", 25), "cards.toml")
    refused("tactics: 31 cards, the box has 24$", tactics("singles", 3), "cards.toml")


@pytest.mark.parametrize(
    "double",
    [
        "Nitro",
        ["Nitro"],
        ["Nitro", "Turbo"],
        ["Nitro", "Nitro"],
        ["Nitro", "Crane", "Homing"],
        [2, 3],
    ],
)
def test_a_wrong_double_is_refused(double: object) -> None:
    doubles = inside(read("cards.toml"), "tactics")["doubles"]
    assert isinstance(doubles, list)
    wrong = [double, *doubles[1:]]
    refused("tactics, doubles: ", tactics("doubles", wrong), "cards.toml")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("name", None, "agendas 1, name: None is not a text"),
        ("kind", "nice", "agendas, Artist, kind: 'nice' is not one of defensive, destructive"),
        ("counts", "own feet", "agendas, Artist, counts: 'own feet' is not one of own decorations"),
        ("points", 0, "agendas, Artist, points: 0 is not a whole number above 0"),
        ("every", 1.5, "agendas, Artist, every: 1.5 is not a whole number above 0"),
        ("text", "", "agendas, Artist, text: '' is not a text"),
    ],
)
def test_a_wrong_agenda_is_refused(name: str, value: object, message: str) -> None:
    sheet = changed("cards.toml", ("agendas", 0), name, value)
    refused(message, lambda: load_agendas(sheet), "cards.toml")


def test_agendas_are_counted() -> None:
    fields = read("cards.toml")
    agendas = fields["agendas"]
    assert isinstance(agendas, list)
    fields["agendas"] = agendas[:-1]
    sheet = Sheet("goblins/data/cards.toml", "", fields)
    refused("agendas: 20 cards, a deck has 21$", lambda: load_agendas(sheet), "cards.toml")
    assert len(AGENDAS) == 21


@pytest.mark.parametrize("value", [0, "two", None, True])
@pytest.mark.parametrize("name", ["rounds", "tiles-drawn", "agendas-solo", "tokens", "promotion"])
def test_a_wrong_number_is_refused(name: str, value: object) -> None:
    sheet = changed("cards.toml", ("rules",), name, value)
    refused(f"rules, {name}: ", lambda: Numbers(sheet.table("rules")), "cards.toml")
