"""What a seat sees (draw): one picture, made from a view alone, with stable ids."""

import copy
import random
import re
from xml.etree import ElementTree as ET

import pytest

from grandstand.core.game import Plain, View
from grandstand.core.questions import Ask, Question, Seat
from grandstand.games.goblins import GAME, draw, prompts
from grandstand.games.goblins.board import ARROWS, COCKPIT, COUNT, EMPTY, TILES, loose
from grandstand.games.goblins.draw import layout
from grandstand.games.goblins.draw.figures import GEAR, HEADS
from grandstand.games.goblins.draw.tiles import ORNAMENTS, face
from grandstand.games.goblins.prompts.seen import RobotView, WorksView
from tests.games.pictures import by_id, classes, options, parse

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element
Laid = dict[int, tuple[int, int]]  # square: tile, turn


def robot(laid: Laid, fresh: tuple[int, ...] = (), **parts: Plain) -> dict[str, Plain]:
    """A robot with these tiles; its counts are what the board counts."""
    yard = [EMPTY] * 25
    yard[COCKPIT] = 4 * COUNT
    for square, (tile, turn) in laid.items():
        yard[square] = 4 * tile + turn
    tiles: list[Plain] = [None] * 25
    for square, (tile, turn) in laid.items():
        tiles[square] = {"tile": tile, "turn": turn, "fresh": square in fresh}
    arrows: list[Plain] = [sum(ARROWS[at][side] for at in yard if at != EMPTY) for side in range(4)]
    engines = 1 + sum(TILES[tile].engines for tile, _ in laid.values())
    fallen: list[Plain] = [*loose(yard)]
    return {
        "tiles": tiles,
        "front": 0,
        "tokens": [],
        "goblins": [0, 0, 0, 0],
        "scrap": {"tiles": [], "tokens": 0, "goblins": 0},
        "arrows": arrows,
        "engines": engines,
        "loose": fallen,
        "disabled": False,
        **parts,
    }


NO_MOVE: Plain = {"steer": None, "target": None, "pick": None}
NO_GAIN: dict[str, Plain] = {"win": 0, "agendas": 0}


def agenda(number: int, slot: int, now: int, bet: int | None = None) -> Plain:
    return {"agenda": number, "slot": slot, "bet": bet, "now": now}


def seen(**parts: Plain) -> View:
    """Green and Yellow against Red and Blue, at the first step, with parts changed."""
    view: View = {
        "round": 1,
        "rounds": 2,
        "version": "standard",
        "phase": "build",
        "step": 1,
        "steps": 5,
        "combat": 0,
        "you": 0,
        "seats": 4,
        "start": 0,
        "teams": [[0, 1], [2, 3]],
        "opposite": [2, 3, 0, 1],
        "jobs": ["builder", "planner", "builder", "planner"],
        "blueprint": [0, 4, 20, 24],
        "robots": [robot({}), robot({})],
        "hand": [0, 35, 44, 55, 30],
        "turning": None,
        "hands": [5, 5, 5, 5],
        "agendas": [agenda(n * 3, n, n) for n in range(7)],
        "open": [],
        "shown": [[], [], [], []],
        "tactics": [],
        "pile": 12,
        "won_card": [None, None],
        "controls": None,
        "mine": NO_MOVE,
        "dice": [[], []],
        "used": [[], []],
        "order": [[], []],
        "supply": 15,
        "score": [0, 0, 0, 0],
        "gains": [NO_GAIN] * 4,
        "winner": None,
        "over": False,
    }
    return {**view, **parts}


WHOLE: Laid = {
    1: (0, 0), 2: (4, 0), 3: (8, 1), 5: (12, 3), 6: (33, 0), 7: (51, 0), 8: (42, 0), 9: (16, 1),
    10: (20, 3), 11: (52, 0), 13: (57, 2), 14: (26, 1), 15: (24, 3), 16: (36, 1), 17: (45, 0),
    18: (50, 2), 19: (30, 1), 21: (28, 2), 22: (40, 2), 23: (2, 2),
}  # fmt: skip
PART: Laid = {6: (53, 0), 7: (54, 0), 11: (16, 3), 13: (44, 1), 2: (0, 0), 1: (28, 0), 19: (10, 1),
              18: (58, 0)}  # fmt: skip
ENEMY: Laid = {2: (17, 0), 7: (55, 0), 8: (37, 0), 11: (20, 3), 13: (45, 0), 17: (59, 2),
               22: (29, 2), 3: (9, 0), 5: (34, 1)}  # fmt: skip

BUILDING = seen(
    robots=[robot(PART, (18, 2)), robot(ENEMY)],
    step=3,
    hand=[0, None, 44, None, 30],
    score=[12, 54, 3, 0],
)
TURNING: View = {**BUILDING, "turning": 18}
READY = seen(phase="ready", robots=[robot(WHOLE), robot(ENEMY)], hand=[None] * 5, hands=[0] * 4)

HELD: Plain = {"steer": 1, "target": 2, "used": 3, "unused": 1, "goof": False, "card": 1}
GOOFED: Plain = {"steer": 0, "target": 1, "used": 2, "unused": 0, "goof": True, "card": 1}


def fighting(**parts: Plain) -> View:
    own = robot(
        {square: laid for square, laid in WHOLE.items() if square not in (1, 5, 14)},
        tokens=[[8, 13], [13, None], [6, 7], [6, 7], [18, None]],
        goblins=[2, 1, 0, 0],
        scrap={"tiles": [0, 12, 26], "tokens": 1, "goblins": 1},
        front=1,
    )
    enemy = robot(
        ENEMY,
        tokens=[[7, 8]],
        goblins=[0, 0, 1, 2],
        scrap={"tiles": [11, 14, 5, 56, 46, 38, 3], "tokens": 2, "goblins": 1},
        front=2,
    )
    view = seen(
        phase="fight",
        combat=2,
        robots=[own, enemy],
        jobs=["pilot", "tactician", "pilot", "tactician"],
        hand=[None] * 5,
        hands=[0] * 4,
        agendas=[agenda(0, 0, 4), agenda(13, 2, 3), agenda(19, 3, 0), agenda(20, 5, 4, 1)],
        tactics=[0, 14, 21],
        score=[31, 54, 28, 40],
    )
    return {**view, **parts}


FIGHT = fighting()
ROLLED = fighting(
    controls=[HELD, GOOFED],
    won_card=[14, None],
    used=[[2], []],
    dice=[[3, 1, 0, 5], [2, 2, 4]],
)
STRIKING: View = {**ROLLED, "order": [[3, 1, 5], [2, 4]]}


def shown(seat: int) -> list[Plain]:
    """What a seat reveals: three agendas and a bet."""
    told: list[Plain] = []
    for n in range(3):
        told.append({"agenda": 3 * seat + n, "bet": None, "points": 2 * n})
    return [*told, {"agenda": 20, "bet": seat % 2, "points": 4}]


OVER = fighting(
    phase="over",
    over=True,
    winner=0,
    shown=[shown(seat) for seat in range(4)],
    gains=[{"win": 5, "agendas": 10}, {"win": 4, "agendas": 12}, NO_GAIN, NO_GAIN],
)
OUT = fighting(you=None, agendas=[], mine=None)

PLACES = [(slot, square) for slot in (0, 2, 4) for square in (3, 8, 15, 16, 23)]
SETTINGS = [(steer, target) for steer in range(4) for target in range(4)]
PAIRS = [(i, j) for i in range(5) for j in range(i + 1, 5)]


def asked(kind: str, *options: object, seat: int = 0) -> Question:
    return Ask(Seat(seat), kind, options)


PICTURES: list[tuple[View, Question | None]] = [
    (seen(), asked("plan.give", *PAIRS)),
    (BUILDING, asked("build.place", *PLACES)),
    (TURNING, asked("build.turn", 0, 1, 2, 3)),
    (BUILDING, asked("build.done", 1, 0)),
    (READY, asked("agenda.discard", *((n,) for n in range(7)))),
    (FIGHT, asked("pilot.set", *SETTINGS)),
    (FIGHT, asked("tactics.pick", 0, 1, 2)),
    (ROLLED, asked("crane.tile", 2, 22)),
    (ROLLED, asked("nitro.die", 0, 1, 2, 3, -1)),
    (STRIKING, asked("hit.token", 2, 3)),
    (STRIKING, None),
    (OVER, None),
    (OUT, None),
]


def ids(root: Element) -> list[str]:
    return [each.attrib["id"] for each in root.iter() if each.get("id")]


def of_class(root: Element, *names: str) -> list[Element]:
    return [each for each in root.iter() if set(names) <= classes(each)]


def place_of(element: Element) -> tuple[float, float]:
    found = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def uses(element: Element) -> list[str]:
    return [each.attrib["href"].removeprefix("#go-") for each in element.iter(f"{SVG}use")]


def texts(element: Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}text")]


def squares_in(path: Element) -> int:
    return path.attrib["d"].count("M")


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_every_option_with_a_place_is_a_target(
    view: View, question: Question | None, upright: bool
) -> None:
    targets = options(parse(draw.pieces(view, question, upright)))
    for index, option in enumerate(question.options if question else []):
        assert question is not None
        spot = prompts.spot(view, question, option)
        if spot.place is None:
            assert index not in targets
            continue
        target = targets[index]
        assert (target.get("data-piece"), target.get("data-place")) == (spot.piece, spot.place)
        title = target.find(f"{SVG}title")
        assert title is not None
        assert title.text == prompts.label(view, question, option)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_what_is_taken_up_first_is_there_to_take_up(
    view: View, question: Question | None, upright: bool
) -> None:
    root = parse(draw.pieces(view, question, upright))
    for target in options(root).values():
        piece = target.get("data-piece")
        assert piece is None or piece in ids(root)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_the_page_needs_no_styles_of_its_own(
    view: View, question: Question | None, upright: bool
) -> None:
    for svg in (
        draw.court(upright),
        draw.pieces(view, question, upright),
        draw.draw(view, question, upright),
    ):
        root = parse(svg)
        assert not [each for each in root.iter() if "style" in each.attrib]
        assert not list(root.iter(f"{SVG}style"))


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_ids_are_unique_and_all_that_is_used_is_defined(
    view: View, question: Question | None, upright: bool
) -> None:
    svg = draw.draw(view, question, upright)
    names = ids(parse(svg))
    assert len(names) == len(set(names))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(names)


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_all_targets_are_inside_the_picture(
    view: View, question: Question | None, upright: bool
) -> None:
    how = layout.layout_of(upright)
    for target in options(parse(draw.pieces(view, question, upright))).values():
        x, y = place_of(target)
        assert 0 < x < how.width
        assert 0 < y < how.height


def test_the_picture_alone_brings_its_stylesheet() -> None:
    root = parse(draw.draw(seen(), standalone=True))
    assert root.get("id") == "board"
    assert "".join(root.itertext()).count("--go-paper:") == draw.board_css().count("--go-paper:")


def test_both_layers_and_the_whole_have_the_same_frame() -> None:
    for upright in (False, True):
        whole = parse(draw.draw(seen(), upright=upright)).get("viewBox")
        assert parse(draw.court(upright)).get("viewBox") == whole
        assert parse(draw.pieces(seen(), upright=upright)).get("viewBox") == whole
        assert re.fullmatch(r"0 0 \d+ \d+", whole or "")  # the page reads its shape off it


def test_parts_keep_their_order() -> None:
    order = ["robot-0", "robot-1", "sign", "team-0", "panel-0", "team-1", "panel-1", "desk"]
    for view, question in PICTURES:
        found = ids(parse(draw.pieces(view, question)))
        assert [name for name in found if name in [*order, "options"]] == [*order, "options"]


def test_ones_own_yard_comes_first() -> None:
    for upright in (False, True):
        mine = parse(draw.pieces({**BUILDING, "you": 2}, upright=upright))
        theirs = parse(draw.pieces(BUILDING, upright=upright))
        assert [name for name in ids(mine) if "robot-" in name] == ["robot-1", "robot-0"]
        tile = by_id(mine, "r1t7").find(f"{SVG}g")
        other = by_id(theirs, "r0t7").find(f"{SVG}g")
        assert tile is not None
        assert other is not None
        assert place_of(tile) == place_of(other)


def test_a_tile_shows_its_metal_and_what_is_on_its_edges() -> None:
    for number, tile in enumerate(TILES):
        root = parse(f'<svg xmlns="http://www.w3.org/2000/svg">{face(number)}</svg>')
        turns = {
            name: [each.get("transform", "") for each in root if each.get("href") == f"#go-{name}"]
            for name in ("metal", "gun-1", "gun-2", "shield-1", "shield-2")
        }
        assert len(turns["metal"]) == sum(tile.metal)
        assert len(turns["gun-1"]) + 2 * len(turns["gun-2"]) == sum(tile.arrows)
        assert len(turns["shield-1"]) + 2 * len(turns["shield-2"]) == sum(tile.plates)


def test_engines_ornaments_and_cogs_stay_upright() -> None:
    engine = next(n for n, tile in enumerate(TILES) if tile.engines == 2)
    ornament = next(n for n, tile in enumerate(TILES) if tile.kind == 3 and tile.premium)
    root = parse(draw.pieces(seen(robots=[robot({6: (engine, 1), 8: (ornament, 3)}), robot({})])))
    assert uses(by_id(root, "r0t6")) == [f"tile-{engine}", "motor", "motor", "cog"]
    assert "cog" in uses(by_id(root, "r0t8"))
    turned = [each.get("transform") for each in by_id(root, "r0t8").iter(f"{SVG}use")]
    assert "rotate(270)" in (turned[0] or "")
    assert not any("rotate" in (each or "") for each in turned[1:])


def test_no_two_goblins_look_alike() -> None:
    assert len(set(HEADS)) == len(set(GEAR)) == 4
    assert len(set(ORNAMENTS)) == len(ORNAMENTS)


def test_goblins_mark_the_gaps_while_they_build_and_then_sit_in_the_cockpit() -> None:
    own = by_id(parse(draw.pieces(BUILDING)), "robot-0")
    assert [name for name in uses(own) if "goblin" in name] == [
        "goblin-0", "goblin-0", "goblin-1", "goblin-1",
    ]  # fmt: skip
    own = by_id(parse(draw.pieces(FIGHT)), "robot-0")
    inside = of_class(own, "cockpit")[0]
    assert [name for name in uses(inside) if "goblin" in name] == [
        "goblin-0",
        "goblin-0",
        "goblin-1",
    ]


def test_joints_glow_and_loose_tiles_are_outlined() -> None:
    own = by_id(parse(draw.pieces(BUILDING)), "robot-0")
    assert squares_in(of_class(own, "loose-line")[0]) == 1
    assert squares_in(of_class(own, "fresh")[0]) == 2
    assert squares_in(of_class(own, "joint-glow")[0]) == 8
    assert "1 would fall off" in texts(own)
    empty = by_id(parse(draw.pieces(seen())), "robot-0")
    assert not of_class(empty, "loose-line")


def test_each_side_counts_its_arrows_and_the_front_is_marked() -> None:
    root = parse(draw.pieces(FIGHT))
    own = by_id(root, "robot-0")
    pills = of_class(own, "pill", "side")
    assert [texts(pill)[-1] for pill in pills] == ["1", "3", "2", "5"]
    assert ["front" in classes(pill) for pill in pills] == [False, True, False, False]
    assert "×5" in texts(own)


def test_a_token_over_two_tiles_lies_between_them() -> None:
    root = parse(draw.pieces(FIGHT))
    how = layout.layout_of(False)
    x, y = place_of(by_id(root, "r0k0"))
    assert (x, y) == (how.at(0, 8)[0], (how.at(0, 8)[1] + how.at(0, 13)[1]) / 2)
    assert of_class(by_id(root, "r0k0"), "strap")
    assert not of_class(by_id(root, "r0k1"), "strap")
    places = [place_of(by_id(root, f"r0k{n}")) for n in range(5)]
    assert len(set(places)) == 5


def test_the_lines_to_come_are_marked_on_the_side_that_is_aimed_at() -> None:
    root = parse(draw.pieces(STRIKING))
    theirs, own = by_id(root, "robot-1"), by_id(root, "robot-0")
    assert len(of_class(theirs, "struck")) == 3
    assert len(of_class(theirs, "struck", "next")) == 1
    marked = of_class(own, "struck", "next")[0]
    assert float(marked.attrib["width"]) > float(marked.attrib["height"])  # goofed: at the front, E
    assert len(of_class(theirs, "aimed")) == 1
    assert not of_class(parse(draw.pieces(FIGHT)), "struck")


def test_dice_lie_as_they_fell() -> None:
    root = parse(draw.pieces(ROLLED))
    assert [texts(by_id(root, f"r0d{n}")) for n in range(4)] == [["3"], ["1"], [], ["5"]]
    assert "blank" in classes(by_id(root, "r0d2"))
    assert len(of_class(by_id(root, "panel-1"), "die-slot")) == 2


def test_settings_are_face_down_until_they_are_shown() -> None:
    hidden = by_id(parse(draw.pieces(FIGHT)), "panel-1")
    assert texts(hidden).count("?") == 2
    shown = parse(draw.pieces(ROLLED))
    assert {"Turns right", "Hits rear", "3 used, 1 left"} <= set(texts(by_id(shown, "panel-0")))
    assert "Goof! 2 used, 0 left" in texts(by_id(shown, "panel-1"))
    assert "flame" in uses(by_id(shown, "panel-1"))


def test_a_dial_points_to_what_you_have_set() -> None:
    set_so: Plain = {"steer": 3, "target": 1, "pick": None}
    root = parse(draw.pieces(fighting(mine=set_so)))
    assert "set" in classes(by_id(root, "st3"))
    assert len(of_class(root, "notch", "set")) == 2
    assert [texts(by_id(root, f"st{n}"))[-1] for n in range(4)] == ["3", "2", "5", "1"]


def test_the_scrapyard_counts_and_shows_what_was_lost() -> None:
    heap = of_class(by_id(parse(draw.pieces(FIGHT)), "panel-1"), "scrap")[0]
    assert texts(heap) == ["Scrap", "7", "2", "1"]
    assert len([name for name in uses(heap) if name.startswith("tile-")]) == 7


def test_agendas_tell_what_they_would_score_now() -> None:
    for upright in (False, True):
        root = parse(draw.pieces(FIGHT, upright=upright))
        assert "+3" in texts(by_id(root, "agenda-13"))
        assert "Star" in texts(by_id(root, "agenda-20"))
    assert "agendas" not in ids(parse(draw.pieces(OUT)))


def test_a_tile_can_be_seen_with_each_turn_it_could_have() -> None:
    question = asked("build.turn", 0, 1, 2, 3)
    root = parse(draw.pieces(TURNING, question))
    assert [uses(by_id(root, f"turn-{n}"))[0] for n in range(4)] == ["tile-58"] * 4
    assert all(of_class(each, "preview") for each in options(root).values())


def test_players_have_their_names_jobs_points_and_promotion() -> None:
    root = parse(draw.pieces(BUILDING))
    assert texts(by_id(root, "seat-0"))[:3] == ["Green (you)", "Builder · 5 tiles", "12"]
    assert "cog" in uses(by_id(root, "seat-1"))
    assert "cog" not in uses(by_id(root, "seat-0"))
    assert texts(by_id(root, "sign")) == ["Round 1 of 2", "Building, step 3 of 5"]


def test_at_the_end_every_seat_shows_its_agendas() -> None:
    root = by_id(parse(draw.pieces(OVER)), "reckoning")
    assert len(of_class(root, "reckoned")) == 4
    assert {"+15", "Winning", "Camouflager", "Snitch"} <= set(texts(root))
    assert "WINNER" in texts(by_id(parse(draw.pieces(OVER)), "robot-0"))


def test_what_is_disabled_is_stamped() -> None:
    view = seen(phase="fight", robots=[robot({}), robot({}, disabled=True)])
    assert "DISABLED" in texts(by_id(parse(draw.pieces(view)), "robot-1"))


@pytest.mark.parametrize(("seats", "teams"), [(2, [[0], [1]]), (3, [[0], [1, 2]])])
def test_fewer_players_can_be_drawn(seats: int, teams: Plain) -> None:
    for phase in ("build", "fight", "over"):
        view = seen(
            phase=phase,
            seats=seats,
            teams=teams,
            jobs=["both"] * seats,
            hands=[5] * seats,
            score=[0] * seats,
            shown=[[]] * seats,
            gains=[NO_GAIN] * seats,
        )
        for upright in (False, True):
            assert len(of_class(parse(draw.pieces(view, upright=upright)), "badge")) == seats


def test_drawing_changes_nothing() -> None:
    view = copy.deepcopy(STRIKING)
    draw.draw(view, asked("hit.token", 2, 3))
    assert view == STRIKING


def test_an_update_is_a_few_kilobytes() -> None:
    assert len(draw.pieces(seen())) < 15_000
    assert len(draw.pieces(STRIKING)) < 32_000


def test_the_page_shows_the_players_in_their_goblins_colours() -> None:
    for seat in range(4):
        assert draw.board_css().count(f"--seat-{seat}:") == 3


def test_the_poster_is_a_portrait_without_styles() -> None:
    root = parse(draw.poster())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width / height == 0.75
    assert not [each for each in root.iter() if "style" in each.attrib or "class" in each.attrib][
        1:
    ]


def test_a_whole_match_can_be_drawn() -> None:
    match = GAME.start(seats=3, seed=11)
    chance = random.Random(4)
    moments = 0
    while not match.over:
        seat, question = next(iter(match.asked.items()))
        view = match.view(seat)
        targets = options(parse(draw.pieces(view, question, upright=moments % 2 == 1)))
        for index, option in enumerate(question.options):
            assert (prompts.spot(view, question, option).place is None) != (index in targets)
        parse(draw.pieces(match.view(None)))
        match.pick(seat, chance.randrange(len(question.options)))
        moments += 1
    assert moments > 200
    assert "reckoning" in ids(parse(draw.pieces(match.view(None))))


def test_a_view_has_all_that_is_drawn() -> None:
    assert set(robot({})) == set(RobotView.__annotations__)
    assert set(seen()) == set(WorksView.__annotations__)
