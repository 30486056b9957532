"""What a seat sees (draw.py): one picture, made from a view alone, with stable ids."""

import random
import re
from xml.etree import ElementTree as ET

import pytest

from grandstand.core.game import View
from grandstand.core.match import Match
from grandstand.core.questions import Ask, Question, Seat
from grandstand.core.table import Event, Onlooker
from grandstand.games.gridball import GAME, draw, prompts
from grandstand.games.gridball.board import FIRST_GAME, POINTS, point_at
from grandstand.games.gridball.state import Grid
from tests.games.gridball.test_prompts import seen, shot
from tests.games.pictures import by_id, classes, options, parse, place_of

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element

TURN = Ask(
    Seat(0),
    "turn.action",
    [(0, 0, 1, 1), (0, 0, 2, 1), (0, 0, 2, 2), (1, 0), (0, 1, 3, 1), (3,)],
)
PICTURES: list[tuple[View, Question | None]] = [
    (seen(), None),
    (seen({0: (7, 5)}), TURN),
    (seen({}, (6, 6), 0), Ask(Seat(0), "turn.action", [(0, 1, 3, 1), (2, 0), (3,)])),
    (seen({6: None, 7: None}), Ask(Seat(1), "place.player", FIRST_GAME[1][2:])),
    (seen({}, (6, 6), 0), Ask(Seat(0), "fire.direction", [0, 1, 2, 3, 4, 5])),
    (seen({}, (6, 6), 0), Ask(Seat(0), "refire.direction", [-1, 0, 1])),
    (seen({}, (6, 6), 0, shot=shot(1, 0)), Ask(Seat(0), "fire.range", [0, 1, 2])),
    (seen({}, (6, 6), 0, shot=shot(1, 5)), Ask(Seat(1), "counter.move", [(), (4, 0), (4, 1, 0)])),
    (seen({}, (10, 6), shot=shot(2, 3)), Ask(Seat(1), "deflect.direction", [0, 1, 2])),
    (seen({}, (3, 1)), Ask(Seat(1), "restart.spot", [point_at[2, 0], point_at[4, 0]])),
    (seen({}, (16, 4), shot=shot(1, 2)), None),
]


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_every_option_with_a_place_is_a_target(
    view: View, question: Question | None, portrait: bool
) -> None:
    root = parse(draw.pieces(view, question, portrait=portrait))
    targets = options(root)
    for index, option in enumerate(question.options if question else []):
        assert question is not None
        spot = prompts.spot(view, question, option)
        assert (index in targets) == (spot.place is not None)
        if spot.place is None:
            continue
        target = targets[index]
        assert target.get("data-place") == spot.place
        assert target.get("data-piece") == spot.piece
        title = target.find(f"{SVG}title")
        assert title is not None
        assert title.text == prompts.label(view, question, option)
        if spot.piece:
            assert "can" in classes(by_id(root, spot.piece))


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize(("view", "question"), PICTURES)
def test_the_page_needs_no_styles_of_its_own(
    view: View, question: Question | None, portrait: bool
) -> None:
    for svg in (
        draw.court(portrait),
        draw.pieces(view, question, portrait=portrait),
        draw.draw(view, question, portrait=portrait),
    ):
        root = parse(svg)
        assert not [each for each in root.iter() if "style" in each.attrib]
        assert not list(root.iter(f"{SVG}style"))


def test_the_picture_alone_brings_its_stylesheet() -> None:
    root = parse(draw.draw(seen(), standalone=True))
    assert root.get("id") == "board"
    assert "".join(root.itertext()).count("--gb-court:") == draw.board_css().count("--gb-court:")


def test_both_layers_and_the_whole_have_the_same_frame() -> None:
    for portrait in (False, True):
        whole = parse(draw.draw(seen(), portrait=portrait)).get("viewBox")
        assert parse(draw.court(portrait)).get("viewBox") == whole
        assert parse(draw.pieces(seen(), portrait=portrait)).get("viewBox") == whole


def test_ids_are_unique_and_keep_their_order() -> None:
    moving = ["aim", *(f"player-{n}" for n in range(8)), "ball", "options", "dice", "scoreboard"]
    for view, question in PICTURES:
        names = [
            each.attrib["id"] for each in parse(draw.draw(view, question)).iter() if each.get("id")
        ]
        assert len(names) == len(set(names))
        assert [name for name in names if name in moving] == moving


def test_every_symbol_and_paint_that_is_used_is_defined() -> None:
    for view, question in PICTURES:
        for portrait in (False, True):
            svg = draw.draw(view, question, portrait=portrait)
            known = {each.get("id") for each in parse(svg).iter()}
            used = re.findall(r'(?:href="|url\()#([\w-]+)', svg)
            assert set(used) <= known


def test_players_and_ball_stand_where_their_targets_are() -> None:
    for portrait in (False, True):
        root = parse(draw.pieces(seen({0: (7, 5)}), TURN, portrait=portrait))
        target = options(root)[0]
        assert target.get("data-place") == f"p{point_at[8, 4]}"
        moved = parse(draw.pieces(seen({0: (8, 4)}), portrait=portrait))
        assert place_of(by_id(moved, "player-0")) == place_of(target)


@pytest.mark.parametrize(("portrait", "width", "least"), [(False, 1000, 44), (True, 390, 42)])
def test_targets_are_large_enough_to_hit(portrait: bool, width: int, least: int) -> None:
    root = parse(draw.pieces(seen({0: (7, 5)}), TURN, portrait=portrait))
    circle = options(root)[0].find(f"{SVG}circle")
    assert circle is not None
    across = float(root.attrib["viewBox"].split()[2])
    assert 2 * float(circle.attrib["r"]) * width / across >= least


@pytest.mark.parametrize("portrait", [False, True])
def test_neighbours_are_far_enough_apart_to_tell(portrait: bool) -> None:
    layout = draw.layout_of(portrait)
    for a in POINTS[:97]:
        for direction in (1, 2, 3):
            b = prompts.beyond(a, direction)
            if b in layout.points:
                (ax, ay), (bx, by) = layout.points[a], layout.points[b]
                assert (ax - bx) ** 2 + (ay - by) ** 2 > 54**2


def test_lines_of_the_grid_are_straight_in_the_picture() -> None:
    for layout in (draw.LENGTHWAYS, draw.UPRIGHT):
        (ax, ay), (bx, by), (cx, cy) = (layout.at(2 + n, n) for n in (0, 5, 12))
        assert abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) < 200


def test_the_upright_pitch_has_corals_attack_going_up() -> None:
    low, high = draw.UPRIGHT.at(1, 6), draw.UPRIGHT.at(15, 6)
    assert high[1] < low[1]
    assert high[0] == low[0]


def test_consequences_look_different() -> None:
    view = seen({0: (8, 8), 1: (7, 5), 4: (7, 9), 6: (10, 10)})
    actions = [(0, 0, 1, 1), (0, 1, 2, 1), (0, 0, 4, 1), (0, 0, 2, 2), (1, 1)]
    root = parse(draw.pieces(view, Ask(Seat(0), "turn.action", actions)))
    kinds = [classes(each) for each in options(root).values()]
    wanted = ["move", "strike", "check", "double-check", "load"]
    assert all(kind in each for kind, each in zip(wanted, kinds, strict=True))
    uses = [
        re.findall(r"#gb-(\w+-?\d?)", ET.tostring(each).decode()) for each in options(root).values()
    ]
    assert "ghost-1" in uses[2]
    assert "flat-1" in uses[3]
    assert len({tuple(each) for each in uses}) == 5


def test_face_down_players_lie_flat_and_the_carrier_holds_the_ball() -> None:
    view = seen({}, (6, 6), 0)
    players = view["players"]
    assert isinstance(players, list)
    players[5] = {"point": [12, 2], "down": True, "moved": False}
    root = parse(draw.pieces(view))
    assert "down" in classes(by_id(root, "player-5"))
    assert "carrying" in classes(by_id(root, "player-0"))
    assert "carried" in classes(by_id(root, "ball"))
    svg = draw.pieces(view)
    assert svg.count("#gb-flat-1") == 1
    assert svg.count("#gb-token-1") == 3


def test_dice_show_what_was_thrown_and_only_that() -> None:
    root = parse(draw.pieces(seen(dice={"short": 3, "long": 0, "counter": [2, 5]})))
    names = [each.get("id") for each in by_id(root, "dice")]
    assert names == ["die-short", "die-counter-0", "die-counter-1"]


def test_a_shot_shows_its_line_and_the_steps_left() -> None:
    root = parse(draw.pieces(seen({0: (8, 6)}, (8, 6), 0, shot=shot(1, 5))))
    steps = [each for each in by_id(root, "aim") if each.get("href") == "#gb-step"]
    # four on the way: the fourth is Mint 2's point, where the ball would be turned
    assert len(steps) == 4
    assert "5" in [each.text for each in root.iter(f"{SVG}text") if each.get("class") == "left"]


def test_one_movable_piece_is_chosen_at_once_and_another_on_request() -> None:
    lone = Ask(Seat(0), "turn.action", [(0, 1, 3, 1), (3,)])
    assert "open" in classes(options(parse(draw.pieces(seen(), lone)))[0])
    root = parse(draw.pieces(seen({0: (7, 5)}), TURN, chosen="player-1"))
    opened = {index for index, each in options(root).items() if "open" in classes(each)}
    assert opened == {4}
    assert "chosen" in classes(by_id(root, "player-1"))


def test_an_update_is_a_few_kilobytes() -> None:
    assert len(draw.pieces(seen())) < 4_000
    assert len(draw.pieces(seen({0: (7, 5)}), TURN)) < 6_000


def test_the_poster_is_a_portrait_without_styles() -> None:
    root = parse(draw.poster())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width / height == 0.75
    assert not [each for each in root.iter() if "style" in each.attrib]


class Artist(Onlooker):
    """Draws and tells every moment of a match."""

    def __init__(self, match: Match[Grid]) -> None:
        self.match = match
        self.frames = 0

    def saw(self, event: Event) -> None:
        for portrait in (False, True):
            parse(draw.pieces(self.match.view(None), portrait=portrait))
        assert self.match.game.sentence(event)
        self.frames += 1


@pytest.mark.parametrize("setup", ["first game", "free"])
def test_a_whole_match_can_be_drawn_and_goes_as_labelled(setup: str) -> None:
    match = GAME.start(seats=2, seed=11, options={"setup": setup, "goals": 1})
    artist = match.table.onlooker = Artist(match)
    chance = random.Random(4)
    while not match.over:
        ((seat, question),) = match.asked.items()
        view = match.view(seat)
        parse(draw.pieces(view, question))
        index = eager(question, chance)
        foretold = foretell(view, question, index)
        match.pick(seat, index)
        if foretold is not None:
            assert_came_true(match, question.options[index], foretold)
    assert artist.frames > 50


def eager(question: Question, chance: random.Random) -> int:
    """Fire and load whenever possible, else anything: random play hardly ever shoots."""
    if question.kind == "turn.action":
        for index, option in enumerate(question.options):
            if prompts.values(option)[0] in (1, 2):
                return index
    return chance.randrange(len(question.options))


def foretell(view: View, question: Question, index: int) -> prompts.Outcome | None:
    option = prompts.values(question.options[index])
    if question.kind != "turn.action" or option[0] != 0:
        return None
    return prompts.outcome(prompts.pitch(view), *option[1:])


def assert_came_true(match: Match[Grid], option: object, foretold: prompts.Outcome) -> None:
    after = prompts.pitch(match.view(None))
    if prompts.ball_point(after) == (8, 6) and after["ball"]["carrier"] is None:
        return  # a goal or a dead ball has put everything elsewhere
    assert prompts.player_point(after, prompts.values(option)[1]) == foretold.to
    if foretold.ball:
        assert prompts.ball_point(after) == foretold.ball[-1]
    if foretold.victim is not None:
        assert prompts.player_point(after, foretold.victim) == foretold.pushed
