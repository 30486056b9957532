"""What a seat sees (draw): one picture, made from a view alone, with stable ids."""

import copy
import random
import re
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from grandstand.core.game import Plain, View
from grandstand.core.questions import Ask, Question, Seat
from grandstand.games.gravstrike import GAME, draw, prompts
from grandstand.games.gravstrike.arenas import ARENAS
from grandstand.games.gravstrike.cards import CARDS
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.draw import colours, layout
from grandstand.games.gravstrike.draw.field import turbine_at
from grandstand.games.gravstrike.draw.hulls import EMBLEMS, HULLS
from grandstand.games.gravstrike.draw.view import map_of
from grandstand.games.gravstrike.prompts.seen import seen
from tests.games.pictures import by_id, classes, options, parse

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element
Moment = tuple[View, Question | None]


@cache
def match_moments(seats: int, seed: int, arena: str, decks: str = "chosen") -> list[Moment]:
    """A match played at random; of each kind of question the first and the last view."""
    chosen: dict[str, Plain] = {"arena": arena, "turns": 12, "decks": decks}
    match = GAME.start(seats=seats, seed=seed, options=chosen)
    chance = random.Random(seed)
    first: dict[str, Moment] = {}
    last: dict[str, Moment] = {}
    while not match.over:
        seat, question = next(iter(match.asked.items()))
        view = match.view(seat)
        first.setdefault(question.kind, (view, question))
        last[question.kind] = (view, question)
        match.pick(seat, chance.randrange(len(question.options)))
    ended: list[Moment] = [(match.view(Seat(0)), None), (match.view(None), None)]
    return [*first.values(), *last.values(), *ended]


def moments() -> list[Moment]:
    return [
        *match_moments(6, 3, "standard"),
        *match_moments(3, 5, "small"),
        *match_moments(4, 8, "large"),
        *match_moments(4, 2, "small", "draft"),
        *match_moments(3, 3, "small", "open draft"),
    ]


def moment(kind: str) -> tuple[View, Question]:
    """Some question of that kind."""
    for view, question in moments():
        if question is not None and question.kind == kind:
            return copy.deepcopy(view), question
    raise AssertionError(f"no {kind} was asked")


def flying() -> tuple[View, Question]:
    """Somebody who has lengths to go."""
    for view, question in moments():
        if question is not None and question.kind == "maneuver.choose" and view["previews"]:
            return copy.deepcopy(view), question
    raise AssertionError("nobody flew")


def ids(root: Element) -> list[str]:
    return [each.attrib["id"] for each in root.iter() if each.get("id")]


def of_class(root: Element, *names: str) -> list[Element]:
    return [each for each in root.iter() if set(names) <= classes(each)]


def texts(element: Element) -> list[str]:
    return ["".join(each.itertext()) for each in element.iter(f"{SVG}text")]


def uses(element: Element) -> list[str]:
    return [each.attrib["href"].removeprefix("#gs-") for each in element.iter(f"{SVG}use")]


def marked(root: Element) -> set[tuple[int, str]]:
    return {
        (int(each.attrib["data-option"]), each.attrib["data-place"])
        for each in of_class(root, "option")
    }


@pytest.mark.parametrize("upright", [False, True])
def test_every_option_with_a_place_is_a_target(upright: bool) -> None:
    for view, question in moments():
        root = parse(draw.pieces(view, question, upright))
        found, targets = marked(root), options(root)
        for index, option in enumerate(question.options if isinstance(question, Ask) else []):
            assert question is not None
            place = prompts.spot(view, question, option).place
            if place is None:
                assert index not in targets
                continue
            key = place.startswith(("go-", "slip-"))
            assert (index, f"steer-{place}" if key else place) in found
            title = targets[index].find(f"{SVG}title")
            assert title is not None
            assert title.text == prompts.label(view, question, option)


@pytest.mark.parametrize("upright", [False, True])
def test_the_page_needs_no_styles_of_its_own(upright: bool) -> None:
    for view, question in moments():
        for svg in (draw.court(upright), draw.pieces(view, question, upright)):
            root = parse(svg)
            assert not [each for each in root.iter() if "style" in each.attrib]
            assert not list(root.iter(f"{SVG}style"))


@pytest.mark.parametrize("upright", [False, True])
def test_ids_are_unique_and_all_that_is_used_is_defined(upright: bool) -> None:
    for view, question in moments():
        svg = draw.draw(view, question, upright)
        names = ids(parse(svg))
        assert len(names) == len(set(names))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(names)


@pytest.mark.parametrize("upright", [False, True])
def test_targets_in_the_panels_are_inside_the_picture(upright: bool) -> None:
    how = layout.layout_of(upright)
    for view, question in moments():
        root = by_id(parse(draw.pieces(view, question, upright)), "options")
        for target in of_class(root, "option"):
            x, y = map(float, re.findall(r"-?[\d.]+", target.attrib["transform"])[:2])
            assert 0 < x < how.width
            assert 0 < y < how.height


def test_what_is_in_the_arena_is_picked_in_its_window() -> None:
    view, question = flying()
    root = parse(draw.pieces(view, question))
    inside = {each.attrib["data-place"] for each in of_class(by_id(root, "field"), "option")}
    outside = {each.attrib["data-place"] for each in of_class(by_id(root, "options"), "option")}
    assert {"go-0", "go-90", "slip--30"} <= inside
    assert {"steer-go-0", "steer-slip--30"} <= outside
    assert not inside & outside


def test_both_layers_and_the_whole_have_the_same_frame() -> None:
    view = moments()[0][0]
    for upright in (False, True):
        whole = parse(draw.draw(view, upright=upright)).get("viewBox")
        assert parse(draw.court(upright)).get("viewBox") == whole
        assert parse(draw.pieces(view, upright=upright)).get("viewBox") == whole
        assert re.fullmatch(r"0 0 \d+ \d+", whole or "")  # the page reads its shape off it


@pytest.mark.parametrize("upright", [False, True])
def test_the_arenas_window_is_the_same_in_both_layers(upright: bool) -> None:
    under = by_id(parse(draw.court(upright)), "field-court")
    over = by_id(parse(draw.pieces(moments()[0][0], None, upright)), "field")
    for name in ("x", "y", "width", "height"):
        assert under.get(name) == over.get(name)


def test_each_arena_is_shown_whole() -> None:
    court = parse(draw.court())
    for arena in ARENAS:
        assert f"arena-{arena.name}" in ids(court)
        view: View = {**moments()[0][0], "arena": arena.name, "fields": []}
        window = by_id(parse(draw.pieces(view)), "field")
        x, y, width, height = map(float, window.attrib["viewBox"].split())
        assert x == y == -layout.RIM
        assert (width, height) == (
            arena.width * 100 + 2 * layout.RIM,
            arena.height * 100 + 2 * layout.RIM,
        )
        assert f"#arena-{arena.name}" in [use.get("href") for use in window.iter(f"{SVG}use")]
        letters = texts(by_id(court, f"arena-{arena.name}"))
        assert [letter for letter in letters if letter in arena.letters] == arena.letters


def test_parts_keep_their_order() -> None:
    order = ["field", "strip", "track", "rows", "booth", "desk", "options", "closers"]
    for view, question in moments():
        found = ids(parse(draw.pieces(view, question)))
        assert [name for name in found if name in order] == order


def test_up_is_up() -> None:
    """Maps have y going up, pictures have it going down."""
    view, _ = flying()
    arena = next(each for each in ARENAS if each.name == view["arena"])
    root = parse(draw.pieces(view))
    for turbine in seen(view)["turbines"]:
        if turbine["here"]:
            at = by_id(root, f"turbine-{turbine['seat']}").attrib["transform"]
            numbers = [float(each) for each in re.findall(r"-?[\d.]+(?:e-\d+)?", at)]
            assert numbers[4] == pytest.approx(turbine["x"] * 100, abs=0.06)
            assert numbers[5] == pytest.approx((arena.height - turbine["y"]) * 100, abs=0.06)


def test_speed_is_a_number_and_a_trail() -> None:
    view, _ = flying()
    turbine = seen(view)["turbines"][0]
    turbine["here"], turbine["speed"] = True, -3
    root = parse(draw.pieces(view))
    assert texts(by_id(root, "plate-0")) == ["R3"]
    assert of_class(by_id(root, "turbine-0"), "trail")
    turbine["speed"] = 0
    assert not of_class(by_id(parse(draw.pieces(view)), "turbine-0"), "trail")


def test_arcs_and_ranges_are_there_for_who_looks() -> None:
    view, _ = flying()
    root = parse(draw.pieces(view))
    here = [f"turbine-{each['seat']}" for each in seen(view)["turbines"] if each["here"]]
    assert [each.get("data-of") for each in of_class(root, "reach")] == here
    assert all(by_id(root, name).get("tabindex") == "0" for name in here)
    for name in here:
        assert f'.reach[data-of="{name}"] {{ display: inline; }}' in draw.board_css()
    rings = [each for each in by_id(parse(draw.court()), "gs-reach") if "gs-ring" in classes(each)]
    assert len(rings) == 10


def test_a_ghost_tells_what_it_would_meet() -> None:
    view, question = flying()
    preview = seen(view)["previews"][0]
    preview.update({"wall": True, "crosses": "A", "boost": None, "burns": False, "rams": []})
    root = parse(draw.pieces(view, question))
    ghost = next(each for each in of_class(root, "ghost") if each.get("data-place") == "go-0")
    assert "warn" in uses(ghost)
    assert "A" in texts(ghost)


def test_a_ghost_tells_whom_it_would_see() -> None:
    view, question = flying()
    other = next(each["seat"] for each in seen(view)["turbines"] if each["seat"] != question.seat)
    seen(view)["turbines"][other]["here"] = True
    seen(view)["previews"][0]["sees"] = [{"seat": other, "tn": 5}]
    seen(view)["previews"][1]["sees"] = []
    root = parse(draw.pieces(view, question))
    ghosts = {each.get("data-place"): each for each in of_class(root, "ghost")}
    straight, left = (of_class(ghosts[name], "ghost-sees")[0] for name in ("go-0", "go-30"))
    assert texts(straight) == ["TN 5"]
    assert texts(left) == []
    assert "reach" in uses(ghosts["go-0"])


def test_a_knob_tells_what_its_length_costs() -> None:
    view, question = flying()
    view["discount"] = 1
    root = parse(draw.pieces(view, question))
    costs = {each.get("data-place"): texts(each)[-1] for each in of_class(root, "ghost")}
    assert costs["go-0"] == costs["go-30"] == "0"
    assert costs["go-90"] == "2"


def test_a_speed_hides_nothing_of_what_lies_ahead() -> None:
    view, question = flying()
    turbine = seen(view)["turbines"][question.seat]
    turbine.update({"x": 10.0, "y": 8.0, "heading": 90.0, "speed": 3})
    for speed, beside in ((3, 1), (-3, -1)):
        turbine["speed"] = speed
        plate = by_id(parse(draw.pieces(view)), f"plate-{question.seat}")
        y = float(plate.attrib["transform"].split()[1].rstrip(")"))
        assert (y - turbine_at(map_of(seen(view)), turbine)[1]) * beside > 0


def test_a_speed_is_never_outside_the_arena() -> None:
    view, question = flying()
    turbine = seen(view)["turbines"][question.seat]
    turbine.update({"x": 5.0, "y": 0.5, "heading": 90.0, "speed": 2})
    plate = by_id(parse(draw.pieces(view)), f"plate-{question.seat}")
    y = float(plate.attrib["transform"].split()[1].rstrip(")"))
    assert abs(y - turbine_at(map_of(seen(view)), turbine)[1]) < 1


@pytest.mark.parametrize("kind", ["sideslip.amount", "pivot.degrees"])
def test_a_dials_steps_say_what_they_would_do(kind: str) -> None:
    view, question = moment(kind)
    steps = of_class(parse(draw.pieces(view, question)), "dial-step")
    assert [each.get("data-says") for each in steps] == [
        prompts.label(view, question, step["value"]) for step in seen(view)["dial"]
    ]


@pytest.mark.parametrize("kind", ["sideslip.amount", "pivot.degrees"])
def test_a_dials_steps_are_there_to_show(kind: str) -> None:
    view, question = moment(kind)
    steps = of_class(parse(draw.pieces(view, question)), "dial-step")
    assert [int(each.attrib["data-dial"]) for each in steps] == [
        step["value"] for step in seen(view)["dial"]
    ]
    assert [each.get("data-dial") for each in steps if "shown" in classes(each)] == ["0"]


def test_the_throttle_tells_what_each_speed_costs_and_draws() -> None:
    view, question = moment("dial.set")
    turbine = seen(view)["turbines"][question.seat]
    turbine["speed"], turbine["stats"]["delta"] = 1, 2
    booth = by_id(parse(draw.pieces(view, question)), "booth")
    assert len(of_class(booth, "key")) == 13
    assert len(of_class(booth, "key", "legal")) == 5
    told = texts(booth)
    assert told.count("−1 dmg") == 2
    assert {"+3 cards", "+2 cards", "+1 card"} <= set(told)


def test_hidden_dials_are_marked() -> None:
    view, question = moment("dial.set")
    rows = by_id(parse(draw.pieces(view, question)), "rows")
    hidden = [each for each in of_class(rows, "dial") if "hidden" in classes(each)]
    closed = [each for each in seen(view)["turbines"] if each["dial"] is None and each["here"]]
    assert len(hidden) == len(closed) > 0


def test_a_row_shows_the_speed_that_is_left_of_the_dial() -> None:
    view, question = flying()
    turbine = seen(view)["turbines"][question.seat]
    turbine["dial"], turbine["speed"] = 5, 3
    row = by_id(parse(draw.pieces(view, question)), f"row-{question.seat}")
    assert texts(of_class(row, "dial")[0]) == ["3"]


def test_a_shot_is_told_piece_by_piece() -> None:
    view, question = moment("attack.pay")
    shot = seen(view)["shot"]
    assert shot is not None
    shot.update({"speed": 3, "range": 7, "range_modifier": 2, "arc": "rear", "arc_modifier": 2})
    shot.update({"more": -1, "tn": 6, "drawn": [CARDS[-1].name, CARDS[-2].name], "bonus": 1})
    root = parse(draw.pieces(view, question))
    told = texts(by_id(root, "booth"))
    assert told[:10] == ["3", "speed", "+2", "7 lengths", "+2", "rear", "−1", "more", "6", "TN"]
    assert str(CARDS[-1].damage + CARDS[-2].damage + 1) in told
    assert of_class(by_id(root, "beam"), "beam-line")


def test_a_payment_shows_what_is_owed_and_paid() -> None:
    view, question = moment("maneuver.pay")
    seen(view)["dues"][-1].update({"need": 3, "paid": 1})
    booth = by_id(parse(draw.pieces(view, question)), "booth")
    assert len(of_class(booth, "paid")) == 1
    assert len(of_class(booth, "owed")) == 2
    assert "1 / 3" in texts(booth)


def test_every_turbine_is_on_the_track_and_has_a_row() -> None:
    for view, question in moments():
        found = ids(parse(draw.pieces(view, question)))
        for turbine in seen(view)["turbines"]:
            assert {f"row-{turbine['seat']}", f"points-{turbine['seat']}"} <= set(found)


def test_rows_are_by_initiative() -> None:
    view, question = flying()
    root = parse(draw.pieces(view, question))
    places = {
        seat: float(re.findall(r"[\d.]+", by_id(root, f"row-{seat}").attrib["transform"])[1])
        for seat in seen(view)["order"]
    }
    assert sorted(places, key=places.__getitem__) == seen(view)["order"]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    view, question = flying()
    names = [CARDS[n].title for n in range(len(CARDS))]
    hand = seen(view)["turbines"][question.seat]["hand"] or []
    root = parse(draw.pieces(view, question))
    assert len([name for name in ids(root) if re.fullmatch(r"card-\d+", name)]) == len(hand)
    assert all(each.get("aria-label") in names for each in by_id(root, "hand"))
    public: View = {**view, "seat": None}
    assert not [name for name in ids(parse(draw.pieces(public))) if name.startswith("card-")]


@pytest.mark.parametrize("count", [1, 7, 14])
def test_any_hand_fits(count: int) -> None:
    for upright in (False, True):
        how = layout.layout_of(upright)
        slots = [how.slot(n, count) for n in range(count)]
        assert slots[-1].right <= how.width
        assert all(one.right <= other.x for one, other in pairwise(slots))


def test_decks_are_there_to_choose() -> None:
    view, question = moment("deck.choose")
    for upright in (False, True):
        root = parse(draw.pieces(view, question, upright))
        for n, deck in enumerate(DECKS):
            assert deck.title in texts(by_id(root, f"deck-{n}"))


def test_exclusion_fields_are_faint_until_they_are_on() -> None:
    view, _ = flying()
    for on in (False, True):
        root = parse(draw.pieces({**view, "exclusion": on}))
        assert ("on" in classes(by_id(root, "zones"))) == on


def test_what_is_destroyed_is_a_wreck_and_markers_have_owners() -> None:
    view, _ = flying()
    marker: Plain = {
        "ident": 4, "kind": "mag-mine", "owner": 1, "x": 5.0, "y": 5.0, "damage": 0, "moved": False,
    }  # fmt: skip
    root = parse(draw.pieces({**view, "targets": [0, 1, 1, 1], "markers": [marker]}))
    assert uses(by_id(root, "target-0")) == ["wreck"]
    assert uses(by_id(root, "target-1")) == ["target"]
    assert uses(by_id(root, "marker-4")) == ["marker-mag-mine", "emblem-1"]


def test_no_two_seats_look_alike() -> None:
    assert len(set(HULLS)) == len(set(EMBLEMS)) == 6


def contrast(one: str, other: str) -> float:
    """Of two colours, as WCAG has it."""
    lights = sorted(map(luminance, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("ground", ["panel", "card", "key", "key-legal", "key-strained"])
@pytest.mark.parametrize("ink", ["ink", "dim", "danger", "good"])
def test_words_can_be_read_by_night_and_by_day(ground: str, ink: str) -> None:
    for theme in (colours.DARK, colours.LIGHT):
        named = dict(re.findall(r"--gs-([\w-]+): (#\w{6});", theme))
        assert contrast(named[ground], named[ink]) >= 4.5


@pytest.mark.parametrize("ground", ["panel", "card"])
@pytest.mark.parametrize("ink", ["cyan", "magenta", "lit", "a", "p"])
def test_lights_can_be_read_by_night_and_by_day(ground: str, ink: str) -> None:
    test_words_can_be_read_by_night_and_by_day(ground, ink)


def test_seats_can_be_read_by_night_and_by_day() -> None:
    for theme, seats in (
        (colours.DARK, colours.SEATS_DARK),
        (colours.LIGHT, colours.SEATS_LIGHT),
    ):
        named = dict(re.findall(r"--gs-([\w-]+): (#\w{6});", theme))
        assert all(contrast(named["panel"], seat) >= 4.5 for seat in seats)
    for seat in range(6):
        assert draw.board_css().count(f"--seat-{seat}:") == 3


def test_drawing_changes_nothing() -> None:
    view, question = flying()
    before = copy.deepcopy(view)
    draw.draw(view, question)
    assert view == before


def test_an_update_is_small() -> None:
    sizes = [len(draw.pieces(view, question)) for view, question in moments()]
    assert max(sizes) < 60_000


def test_the_poster_is_a_portrait_without_styles() -> None:
    root = parse(draw.poster())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width / height == 0.75
    assert not [each for each in root.iter() if "style" in each.attrib or "class" in each.attrib][
        1:
    ]


def test_every_card_has_a_picture_of_its_own() -> None:
    for card in CARDS:
        root = parse(draw.card(card))
        assert not list(root.iter(f"{SVG}use"))  # the gallery has no court
        icons = [each for each in root.iter() if "gs-icon" in classes(each)]
        assert len(icons) == sum(card.icons)
