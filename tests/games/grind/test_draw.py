"""What a seat sees (draw): one picture, made from a view alone, with stable ids."""

import copy
import random
import re
from xml.etree import ElementTree as ET

import pytest

from grandstand.core.game import Plain, View
from grandstand.core.questions import Ask, Question, Seat
from grandstand.games.grind import GAME, draw, prompts
from grandstand.games.grind.board import FIELD, at
from grandstand.games.grind.draw import layout
from grandstand.games.grind.draw.machines import ARMS
from grandstand.games.grind.prompts.seen import JackView
from tests.games.pictures import by_id, classes, options, parse, place_of

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element
Spot = tuple[int, int, int]  # x, y, facing

LINE: tuple[Spot, ...] = ((-3, -4, 0), (3, -4, 0), (0, -4, 0), (-1, -3, 0), (1, -3, 0))
ARMS_OF: tuple[tuple[int, int], ...] = ((0, 0), (2, 3), (1, 4), (6, 7), (6, 8))


def jack(n: int) -> dict[str, Plain]:
    """A steamjack as it stands at the start; Fury's half is Storm's turned round."""
    seat, order = divmod(n, 5)
    x, y, facing = LINE[order]
    return {
        "space": [-x, -y] if seat else [x, y],
        "facing": (facing + 2) % 4 if seat else facing,
        "crusher": order > 2,
        "arms": [*ARMS_OF[order]],
        "down": False,
        "rattled": False,
        "activated": False,
    }


def seen(jacks: dict[int, dict[str, Plain]] | None = None, **parts: Plain) -> View:
    """Storm's first turn, with these steamjacks and parts of the view changed."""
    changed = jacks or {}
    view: View = {
        "jacks": [{**jack(n), **changed.get(n, {})} for n in range(10)],
        "grinder": {"space": [0, 0], "caught": True},
        "mark": None,
        "dice": {"action": [10, 0], "clock": [4, 5], "pool": [1, 0], "well": [0, 0]},
        "due": None,
        "roll": None,
        "activation": None,
        "attacks": [],
        "attack": None,
        "flight": None,
        "stop": None,
        "score": [0, 0],
        "period": 1,
        "round": 1,
        "rounds": 5,
        "team": 0,
        "first": 0,
        "play": None,
        "box": None,
        "known": True,
        "over": False,
    }
    return {**view, **parts}


BUSY: dict[str, Plain] = {
    "left": 4,
    "redline": False,
    "spent": 0,
    "blockers": 0,
    "pushed": False,
    "stood": False,
}


def struck(jack: int, target: int) -> Plain:
    return {"jack": jack, "manner": 4, "slot": 0, "target": target, "need": 2}


def rolled(seat: int, need: int, strikes: int, *faces: list[Plain]) -> Plain:
    return {
        "seat": seat,
        "purpose": 3,
        "need": need,
        "faces": [*faces],
        "strikes": strikes,
    }


UNFITTED: dict[str, Plain] = {"space": None, "arms": [None, None]}
BUILDING: dict[str, Plain] = {
    "period": 0,
    "known": False,
    "grinder": {"space": None, "caught": False},
    "box": [3, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1],
}
SHOP = seen(
    dict.fromkeys(range(10), UNFITTED) | {0: {"space": None, "arms": [0, None]}}, **BUILDING
)
AWAY = seen({n: {"space": None} for n in range(10)})
MIDDLE = seen(
    {
        3: {"space": [2, 0]},
        4: {"space": [-4, 2], "down": True},
        5: {"space": [3, 3], "rattled": True},
        6: {"space": [2, 2]},
        1: {"activated": True},
    },
    grinder={"space": [2, 1], "caught": False},
    activation={**BUSY, "jack": 3},
    roll=rolled(0, 2, 4, [1, 2, 1], [0, 0, 0], [0, 0, 0]),
)
ROLLING: View = {
    **MIDDLE,
    "mark": [0, 6],
    "flight": {"momentum": 3, "left": 4, "thrown": False},
    "attack": struck(3, 10),
}
GO = [(0, at(3, 0)), (0, at(3, 1)), (1,), (3,), (4, 0, 10), (4, 1, 10), (9, 0), (9, 3)]
PICTURES: list[tuple[View, Question | None]] = [
    (seen(), None),
    (seen(), Ask(Seat(0), "turn.choice", [(0, 0), (0, 3), (1, 5), (2,)])),
    (MIDDLE, Ask(Seat(0), "activation.action", GO)),
    (MIDDLE, Ask(Seat(0), "grinder.mark", [at(2, 3), at(2, 4)])),
    (ROLLING, None),
    (ROLLING, Ask(Seat(0), "grinder.way", [(), (at(1, 2),), (at(2, 1), at(2, 2))])),
    (ROLLING, Ask(Seat(1), "stop.place", [at(2, 1), at(3, 2)])),
    ({**MIDDLE, "attack": struck(3, 6)}, Ask(Seat(0), "hit.to", [(at(2, 3), 0), (at(2, 4), 1)])),
    ({**MIDDLE, "attack": struck(3, 6)}, Ask(Seat(0), "hit.facing", [0, 1, 2, 3])),
    (AWAY, Ask(Seat(1), "field.formation", [0, 1, -1])),
    (seen({4: {"space": None}}), Ask(Seat(0), "place.jack", [at(0, -5), at(1, -5)])),
    (seen({4: {"space": None}}), Ask(Seat(0), "place.facing", [0, 1, 2, 3])),
    (SHOP, Ask(Seat(0), "team.arm", [0, 2, 3])),
    (SHOP, Ask(Seat(1), "team.lineup", [0, 1, -1])),
    (SHOP, None),
    (seen({n: {"space": None} for n in range(10)}, **{**BUILDING, "known": True}), None),
]


def uses(element: Element) -> list[str]:
    return [each.attrib["href"] for each in element.iter(f"{SVG}use")]


def texts(element: Element) -> list[str]:
    return [each.text or "" for each in element.iter(f"{SVG}text")]


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
            assert index not in targets or "plan" in classes(targets[index])
            continue
        target = targets[index]
        assert target.get("data-place") == spot.place
        title = target.find(f"{SVG}title")
        assert title is not None
        assert title.text == prompts.label(view, question, option)


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


def test_the_picture_alone_brings_its_stylesheet() -> None:
    root = parse(draw.draw(seen(), standalone=True))
    assert root.get("id") == "board"
    assert "".join(root.itertext()).count("--gr-floor:") == draw.board_css().count("--gr-floor:")


def test_both_layers_and_the_whole_have_the_same_frame() -> None:
    for upright in (False, True):
        whole = parse(draw.draw(seen(), upright=upright)).get("viewBox")
        assert parse(draw.court(upright)).get("viewBox") == whole
        assert parse(draw.pieces(seen(), upright=upright)).get("viewBox") == whole
        assert re.fullmatch(r"0 0 \d+ \d+", whole or "")  # the page reads its shape off it


def test_ids_are_unique_and_keep_their_order() -> None:
    moving = ["tray-0", "tray-1", "sign", "reaches", *(f"r{n}" for n in range(10)), "aim"]
    moving += [*(f"j{n}" for n in range(10)), "grinder", "options", "flight"]
    for view, question in PICTURES:
        names = [
            each.attrib["id"] for each in parse(draw.draw(view, question)).iter() if each.get("id")
        ]
        assert len(names) == len(set(names))
        if "workshop" not in names:
            assert [name for name in names if name in moving] == moving


def test_every_symbol_and_paint_that_is_used_is_defined() -> None:
    for view, question in PICTURES:
        for upright in (False, True):
            svg = draw.draw(view, question, upright)
            known = {each.get("id") for each in parse(svg).iter()}
            used = re.findall(r'(?:href="|url\()#([\w-]+)', svg)
            assert set(used) <= known


def test_steamjacks_stand_where_their_targets_are() -> None:
    question = Ask(Seat(0), "activation.action", GO)
    for upright in (False, True):
        target = options(parse(draw.pieces(MIDDLE, question, upright)))[0]
        moved = parse(draw.pieces(seen({3: {"space": [3, 0]}}), upright=upright))
        assert place_of(by_id(moved, "j3")) == place_of(target)


def test_the_field_lies_with_storm_left_and_stands_with_storm_below() -> None:
    lying, upright = layout.layout_of(False), layout.layout_of(True)
    assert lying.at(0, -9)[0] < lying.at(0, 9)[0]
    assert lying.at(-5, 0)[1] < lying.at(5, 0)[1]
    assert upright.at(0, -9)[1] > upright.at(0, 9)[1]
    assert upright.at(-5, 0)[0] < upright.at(5, 0)[0]


@pytest.mark.parametrize("upright", [False, True])
def test_all_spaces_are_inside_the_picture_and_apart(upright: bool) -> None:
    how = layout.layout_of(upright)
    places = [how.at(*layout.space_of(space)) for space in FIELD]
    assert len(set(places)) == len(FIELD)
    assert all(0 < x < how.width and 0 < y < how.height for x, y in places)


@pytest.mark.parametrize(("upright", "angles"), [(True, [0, 90, 180, -90]), (False, None)])
def test_a_steamjack_is_turned_to_where_it_faces(upright: bool, angles: list[int] | None) -> None:
    how = layout.layout_of(upright)
    wanted = angles or [90, 180, -90, 0]
    assert [how.angle(facing) for facing in range(4)] == wanted
    for facing, angle in enumerate(wanted):
        root = parse(draw.pieces(seen({0: {"facing": facing}}), upright=upright))
        turns = [each for each in by_id(root, "j0").iter() if "turn" in classes(each)]
        assert turns[0].get("transform") == f"rotate({angle})"
        reach = [each for each in by_id(root, "r0").iter() if "turn" in classes(each)]
        assert reach[0].get("transform") == f"rotate({angle})"


def test_both_arms_are_seen_and_no_two_kinds_look_alike() -> None:
    assert len(set(ARMS)) == 11
    root = parse(draw.pieces(seen()))
    assert uses(by_id(root, "j1"))[1:4] == ["#gr-arm-2", "#gr-arm-3", "#gr-body-00"]
    assert "#gr-body-11" in uses(by_id(root, "j9"))


def test_states_of_a_steamjack_are_seen() -> None:
    root = parse(draw.pieces(MIDDLE))
    assert {"crusher", "active"} <= classes(by_id(root, "j3"))
    assert {"crusher", "down"} <= classes(by_id(root, "j4"))
    assert "#gr-down" in uses(by_id(root, "j4"))
    assert {"runner", "rattled"} <= classes(by_id(root, "j5"))
    assert "#gr-rattled" in uses(by_id(root, "j5"))
    assert "activated" in classes(by_id(root, "j1"))
    assert "active" in classes(by_id(root, "r3"))


def test_who_is_knocked_down_reaches_nothing_and_a_goal_tender_all_round() -> None:
    root = parse(draw.pieces(seen({2: {"space": [1, -6]}, 4: {"down": True}})))
    assert uses(by_id(root, "r4")) == []
    assert uses(by_id(root, "r2")) == ["#gr-reach-all"]
    assert uses(by_id(root, "r1")) == ["#gr-reach"]


def test_the_grinder_lies_in_the_catch_rolls_or_is_away() -> None:
    assert "caught" in classes(by_id(parse(draw.pieces(seen())), "grinder"))
    rolling = parse(draw.pieces(ROLLING))
    assert "rolling" in classes(by_id(rolling, "grinder"))
    assert texts(by_id(rolling, "flight")) == ["momentum 3", "4 to go"]
    assert "#gr-mark" in uses(by_id(rolling, "aim"))
    away = parse(draw.pieces(seen(grinder={"space": None, "caught": False})))
    assert uses(by_id(away, "grinder")) == []


def test_the_trays_hold_what_each_side_has() -> None:
    dice: Plain = {"action": [7, 3], "clock": [2, 3], "pool": [2, 2], "well": [1, 0]}
    root = parse(draw.pieces(seen(dice=dice, score=[2, 1], play={"play": 2, "jack": None})))
    storm, fury = by_id(root, "tray-0"), by_id(root, "tray-1")
    assert uses(storm).count("#gr-small") == 7 + 5
    assert uses(fury).count("#gr-small") == 3 + 5
    assert {"2", "7", "Hit & Rip"} <= set(texts(storm))
    assert {"1", "3"} <= set(texts(fury))
    assert "turn" in classes(storm) - classes(fury)
    assert texts(by_id(root, "sign")) == ["Period 1 · Round 1/5"]


@pytest.mark.parametrize("upright", [False, True])
def test_a_roll_lies_in_its_rollers_tray_with_the_faces_it_shows(upright: bool) -> None:
    roll = rolled(1, 4, 5, [1, 1, 0], [0, 2, 0], [0, 0, 1])
    tray = by_id(parse(draw.pieces(seen(roll=roll), upright=upright)), "tray-1")
    dice = [each for each in tray.iter() if "die" in classes(each)]
    assert [(classes(each) - {"die"}).pop() for each in dice] == [
        "action", "action", "boost", "boost", "power",
    ]  # fmt: skip
    faces = [name.removeprefix("#gr-face-") for name in uses(tray) if "face" in name]
    assert faces == ["1", "1", "1", "2"]
    assert "made" in {name for each in tray.iter() for name in classes(each)}
    assert {"5", "needs 4"} <= set(texts(tray))


def test_the_roll_to_come_is_announced_in_the_tray_of_who_rolls() -> None:
    stop: Plain = {"purpose": 4, "need": 3, "boost": 2, "action": 0}
    root = parse(draw.pieces(seen(due=stop)))
    assert "needs 3" in texts(by_id(root, "tray-1"))
    assert "needs 3" not in texts(by_id(root, "tray-0"))
    attack: Plain = {"purpose": 3, "need": 2, "boost": 2, "action": 3}
    storm = by_id(parse(draw.pieces(seen(due=attack))), "tray-0")
    assert uses(storm).count("#gr-die") == 5


def test_steamjacks_beside_the_field_wait_in_their_tray() -> None:
    for upright in (False, True):
        how = layout.layout_of(upright)
        root = parse(draw.pieces(AWAY, upright=upright))
        places = [place_of(by_id(root, f"j{n}")) for n in range(10)]
        assert len(set(places)) == 10
        assert all(0 < x < how.width and 0 < y < how.height for x, y in places)
        assert all("beside" in classes(by_id(root, f"j{n}")) for n in range(10))


def test_who_is_attacked_who_blocks_and_who_tries_a_stop_is_seen() -> None:
    held: dict[str, Plain] = {**BUSY, "jack": 3, "blockers": 1}
    jacks: dict[int, dict[str, Plain]] = {3: {"space": [2, 0]}, 7: {"space": [3, 1]}}
    root = parse(draw.pieces(seen(jacks, activation=held, attack=struck(3, 7))))
    assert "#gr-aimed" in uses(by_id(root, "j7"))
    assert "active" in classes(by_id(root, "r7"))
    assert "active" not in classes(by_id(root, "r6"))
    stop: Plain = {"boost": 2, "jacks": [6]}
    root = parse(draw.pieces({**ROLLING, "stop": stop}))
    assert "#gr-halo" in uses(by_id(root, "j6"))


def test_who_is_placed_next_is_lit() -> None:
    view = seen({3: {"space": None}, 4: {"space": None}})
    root = parse(draw.pieces(view, Ask(Seat(0), "place.jack", [at(0, -5), at(1, -5)])))
    lit = [n for n in range(10) if "#gr-halo" in uses(by_id(root, f"j{n}"))]
    assert lit == [3]


def test_consequences_look_different() -> None:
    ways = Ask(Seat(0), "grinder.way", [(), (at(1, 2),), (at(2, 1), at(2, 2))])
    found = options(parse(draw.pieces(ROLLING, ways)))
    assert [classes(each) & {"roll", "smash"} for each in found.values()] == [{"roll"}, {"smash"}]
    found = options(parse(draw.pieces(MIDDLE, Ask(Seat(0), "activation.action", GO))))
    kinds = [next(iter(classes(each) - {"option"})) for each in found.values()]
    assert kinds == ["go", "go", "target", "facing", "facing"]


def test_facings_are_offered_round_the_steamjack_that_is_faced() -> None:
    hit: View = {**MIDDLE, "attack": struck(3, 6)}
    root = parse(draw.pieces(hit, Ask(Seat(0), "hit.facing", [0, 1, 2, 3])))
    places = {place_of(each) for each in options(root).values()}
    assert places == {place_of(by_id(root, "j6"))}
    root = parse(draw.pieces(MIDDLE, Ask(Seat(0), "activation.action", [(9, 0), (9, 1)])))
    places = {place_of(each) for each in options(root).values()}
    assert places == {place_of(by_id(root, "j3"))}


def test_the_workshop_shows_the_slot_that_is_asked_for_and_the_box() -> None:
    root = parse(draw.pieces(SHOP, Ask(Seat(0), "team.arm", [0, 2, 3])))
    assert len([each for each in root.iter() if "asked" in classes(each)]) == 1
    boxed = [each for each in root.iter() if "boxed" in classes(each)]
    assert len(boxed) == 11
    assert [n for n, each in enumerate(boxed) if "fits" in classes(each)] == [0, 2, 3]
    assert len([each for each in root.iter() if "shadow" in classes(each)]) == 5


def test_the_workshop_hides_the_other_teams_arms() -> None:
    for question in (None, Ask(Seat(0), "team.arm", [0, 2, 3])):
        shop = by_id(parse(draw.pieces(SHOP, question)), "workshop")
        fitted = [each for each in shop.iter() if "fitted" in classes(each)]
        arms = [name for each in fitted for name in uses(each) if "#gr-arm-" in name]
        assert arms.count("#gr-arm-0") == 1
        assert arms.count("#gr-arm-none") == 9


def test_line_ups_are_seen_before_they_are_chosen() -> None:
    root = parse(draw.pieces(SHOP, Ask(Seat(1), "team.lineup", [0, 1, -1])))
    assert "All-rounders" in texts(by_id(root, "workshop"))


def test_a_formation_is_seen_while_its_button_is_looked_at() -> None:
    found = options(parse(draw.pieces(AWAY, Ask(Seat(1), "field.formation", [0, 1, -1]))))
    assert [*found] == [0, 1]
    assert uses(found[0]).count("#gr-reach") == 5
    assert ".plan.hot { display: inline; }" in draw.board_css()


def test_drawing_changes_nothing() -> None:
    view = copy.deepcopy(MIDDLE)
    draw.draw(view, Ask(Seat(0), "activation.action", GO))
    assert view == MIDDLE


def test_an_update_is_a_few_kilobytes() -> None:
    assert len(draw.pieces(seen())) < 11_000
    assert len(draw.pieces(MIDDLE, Ask(Seat(0), "activation.action", GO))) < 14_000


def test_the_page_shows_the_players_in_the_teams_colours() -> None:
    assert draw.board_css().count("--seat-0:") == draw.board_css().count("--seat-1:") == 3


def test_the_poster_is_a_portrait_without_styles() -> None:
    root = parse(draw.poster())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width / height == 0.75
    assert not [each for each in root.iter() if "style" in each.attrib]


def test_a_steamjack_has_all_that_a_view_of_one_holds() -> None:
    assert set(jack(0)) == set(JackView.__annotations__)


def test_a_whole_match_can_be_drawn() -> None:
    match = GAME.start(seats=2, seed=11)
    chance = random.Random(4)
    moments = 0
    while not match.over and moments < 600:
        seat, question = next(iter(match.asked.items()))
        view = match.view(seat)
        targets = options(parse(draw.pieces(view, question, upright=moments % 2 == 1)))
        for index, option in enumerate(question.options):
            assert prompts.spot(view, question, option).place is None or index in targets
        parse(draw.pieces(match.view(None)))
        match.pick(seat, chance.randrange(len(question.options)))
        moments += 1
    assert moments > 200
