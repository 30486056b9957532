"""What a seat sees (draw): one picture, made from a view alone, with stable ids."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from grandstand import web
from grandstand.core.chance import Seeded
from grandstand.core.game import Plain, View
from grandstand.core.match import Match, start
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME, draw, prompts
from grandstand.games.grindhouse.cards import ITEM_AT, ITEMS, PERSONA_AT, PERSONAS, ROOM_AT, ROOMS
from grandstand.games.grindhouse.draw import cards, dolls, layout, lettering, tokens
from grandstand.games.grindhouse.draw.colours import CLOTHS, DARK, LIGHT, SEATS_DARK, SEATS_LIGHT
from grandstand.games.grindhouse.draw.paper import BAR, laid_out
from grandstand.games.grindhouse.draw.people import doll_at, doll_size, person_box
from grandstand.games.grindhouse.draw.shelf import SIZES, piles, whole
from grandstand.games.grindhouse.prompts.seen import house as seen_house
from grandstand.games.grindhouse.rules.scoring import finish
from grandstand.games.grindhouse.state import House
from tests.contract import random_answers
from tests.games.grindhouse.house import (
    NO,
    PASS,
    YES,
    asking,
    door,
    haunting,
    house,
    rest,
    room,
    say,
)
from tests.games.pictures import by_id, classes, options, parse, place_of

SVG = "{http://www.w3.org/2000/svg}"
Element = ET.Element
Picture = tuple[View, Question | None]
UPRIGHT = pytest.mark.parametrize("upright", [False, True], ids=["lying", "upright"])
STYLES = list(Path(web.__file__).parent.glob("page/styles/*.css"))
EVERYTHING: dict[str, Plain] = {"krampus": "yes", "cthulhu": "yes", "carnival": "yes"}
WOUNDS = {0: "la1", 1: "ra2 h1", 2: "t1 ll1 rl2", 3: "h1 la1", 4: "la2 ra2", 5: "t1"}
HELD = {0: ["gauze", "carving-knife"], 1: ["serving-tray"], 3: ["smelling-salts"]}
TICKETS = {1: 3, 3: 2}


def six(name: str, dice: Iterable[int] = (), ghosts: Iterable[int] = ()) -> Match[House]:
    """That room, with six at the table who have come some way."""
    return room(
        name, 6, dice, ghosts=ghosts, wounds=WOUNDS, items=HELD, tickets=TICKETS, insane=[2]
    )


def seen(match: Match[House], seat: int | None = 0) -> Picture:
    if seat is None:
        return GAME.view(match.state, None), None
    return GAME.view(match.state, Seat(seat)), match.asked.get(Seat(seat))


def over(ghosts: list[int], winners: bool) -> Picture:
    s = house(6, row=["cold-supper", "furnace"], ghosts=ghosts, tickets={0: 2})
    s.opened = s.row[:]
    s.at = 1
    finish(s, Table(Seeded(1), keep=False))
    if not winners:
        s.winners = []
    return GAME.view(s, Seat(0)), None


@cache
def pictures() -> dict[str, Picture]:
    """Moments of a night, most of them with six at the table."""
    found: dict[str, Picture] = {}
    match = start(GAME, 6, {}, Table(Seeded(4)))
    found["set-up"] = seen(match)
    match.pick(Seat(0), 1)
    found["persona"] = seen(match)
    match.pick(Seat(0), 0)
    found["name"] = seen(match)
    found["watching the set-up"] = seen(match, None)
    found["door"] = seen(door(6, wounds=WOUNDS, items=HELD, tickets=TICKETS, insane=[2]))
    match = six("cold-supper", ghosts=[5])
    found["offer"] = seen(match)
    say(match, "volunteer.offer", {0: NO, 1: YES, 2: YES, 3: NO, 4: NO})
    found["pick"] = seen(match)
    say(match, "volunteer.pick", {0: 2})
    found["stop"] = seen(match)
    rest(match, "cold-supper.taste")
    say(match, "cold-supper.taste", {2: 2})
    found["wounds coming"] = seen(match, 1)
    rest(match, "wound.part")
    found["wound"] = seen(match)
    match = six("ballot-box")
    found["vote"] = seen(match)
    say(match, "ballot-box.kill", {0: 3, 1: 3, 2: 0, 3: 2, 4: 3, 5: 3})
    found["covered"] = seen(match, 2)
    while "item.play" in asking(match).values() and not match.state.doomed:
        say(
            match,
            "item.play",
            {next(s for s, k in asking(match).items() if k == "item.play"): PASS},
        )
    found["dying"] = seen(match, 3)
    found["watching somebody die"] = seen(match, None)
    found["dice"] = seen(six("hall-of-portraits", dice=[1, 6, 2, 1, 3, 4]))
    found["final"] = seen(six("furnace", ghosts=[4]))
    found["haunting"] = seen(haunting("pianist", seats=6, ghosts=[0, 4]))
    found["the end"] = over([1, 4], winners=True)
    found["the Host"] = over([0, 1, 2, 3, 4, 5], winners=False)
    return found


PICTURES = pytest.mark.parametrize("name", sorted(pictures()))


def ids(root: Element) -> list[str]:
    return [each.attrib["id"] for each in root.iter() if each.get("id")]


def of_class(root: Element, *names: str) -> list[Element]:
    return [each for each in root.iter() if set(names) <= classes(each)]


def texts(root: Element) -> list[str]:
    return [each.text or "" for each in root.iter(f"{SVG}text")]


def uses(root: Element) -> list[str]:
    return [each.attrib["href"].removeprefix("#gh-") for each in root.iter(f"{SVG}use")]


def drawn(name: str, upright: bool = False) -> Element:
    return parse(draw.pieces(*pictures()[name], upright))


# -- as every game's ---------------------------------------------------------------------------


@UPRIGHT
@PICTURES
def test_every_option_with_a_place_is_a_target(name: str, upright: bool) -> None:
    view, question = pictures()[name]
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


@UPRIGHT
@PICTURES
def test_what_is_taken_up_first_is_there_to_take_up(name: str, upright: bool) -> None:
    root = drawn(name, upright)
    for target in options(root).values():
        piece = target.get("data-piece")
        assert piece is None or piece in ids(root)


@UPRIGHT
@PICTURES
def test_the_page_needs_no_styles_of_its_own(name: str, upright: bool) -> None:
    view, question = pictures()[name]
    for svg in (
        draw.court(upright),
        draw.pieces(view, question, upright),
        draw.draw(view, question, upright),
    ):
        root = parse(svg)
        assert not [each for each in root.iter() if "style" in each.attrib]
        assert not list(root.iter(f"{SVG}style"))
        assert not list(root.iter(f"{SVG}script"))


@PICTURES
def test_no_name_of_a_class_is_one_of_the_page(name: str) -> None:
    """What the page means by a word would be done to the picture too."""
    page = set(re.findall(r"\.([a-z][\w-]*)", "".join(css.read_text() for css in STYLES)))
    shared = {"option", "hit", "upright", "open", "hot", "lit"}
    seats = {f"seat-{seat}" for seat in range(6)}
    for svg in (draw.court(False), draw.pieces(*pictures()[name])):
        used = {kind for each in parse(svg).iter() for kind in classes(each)}
        assert not used & page - shared - seats


@UPRIGHT
@PICTURES
def test_ids_are_unique_and_all_that_is_used_is_defined(name: str, upright: bool) -> None:
    svg = draw.draw(*pictures()[name], upright)
    names = ids(parse(svg))
    assert len(names) == len(set(names))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(names)


def test_every_paint_of_the_stylesheet_is_in_the_court() -> None:
    for upright in (False, True):
        names = ids(parse(draw.court(upright)))
        assert set(re.findall(r"url\(#([\w-]+)\)", draw.board_css())) <= set(names)


@UPRIGHT
@PICTURES
def test_all_targets_are_inside_the_picture_and_large_enough(name: str, upright: bool) -> None:
    how = layout.layout_of(upright)
    for target in options(drawn(name, upright)).values():
        hit = next(target.iter(f"{SVG}path")).attrib["d"]
        x, y = place_of(target)
        wide, high = (float(n) for n in re.findall(r"[hv]([\d.]+)", hit))
        assert wide / 2 <= x <= how.width - wide / 2
        assert high / 2 <= y <= how.height - high / 2
        if upright:
            # a phone of 390 pixels shows the picture 374 pixels wide
            assert min(wide, high) * 374 / how.width > 43.9


def test_the_picture_alone_brings_its_stylesheet() -> None:
    root = parse(draw.draw(*pictures()["stop"], standalone=True))
    assert root.get("id") == "board"
    assert "".join(root.itertext()).count("--gh-paper:") == draw.board_css().count("--gh-paper:")


def test_both_layers_and_the_whole_have_the_same_frame() -> None:
    view, _ = pictures()["stop"]
    for upright in (False, True):
        whole = parse(draw.draw(view, upright=upright)).get("viewBox")
        assert parse(draw.court(upright)).get("viewBox") == whole
        assert parse(draw.pieces(view, upright=upright)).get("viewBox") == whole
        assert re.fullmatch(r"0 0 \d+ \d+", whole or "")  # the page reads its shape off it


@PICTURES
def test_parts_keep_their_order(name: str) -> None:
    order = ["doors", "shelf", "paper", "people", "own", "options"]
    assert [each for each in ids(drawn(name)) if each in order] == order


def test_the_poster_is_a_picture_of_its_own() -> None:
    root = parse(draw.poster())
    assert root.get("viewBox") == "0 0 600 800"
    assert root.get("aria-label") == "Grind House"
    assert not [each for each in root.iter() if "style" in each.attrib]
    used = re.findall(r"url\(#([\w-]+)\)", draw.poster())
    assert set(used) <= set(ids(root))
    assert all(name.startswith("ghp-") for name in ids(root))


# -- doors -------------------------------------------------------------------------------------


def test_doors_are_closed_open_or_done() -> None:
    s = house(2, row=["cold-supper", "ballot-box", "cloakroom", "furnace"])
    s.opened = s.row[:2]
    s.at = 1
    root = parse(draw.pieces(GAME.view(s, None)))
    states = [classes(each) for each in of_class(by_id(root, "doors"), "door")]
    assert [kinds & {"closed", "open", "dark"} for kinds in states] == [
        {"dark"}, {"open"}, {"closed"}, {"closed"},
    ]  # fmt: skip
    assert ["last" in kinds for kinds in states] == [False, False, False, True]
    assert by_id(root, f"door-{ROOM_AT['ballot-box']}") is not None


@UPRIGHT
def test_every_title_fits_over_its_door(upright: bool) -> None:
    for seven in (ROOMS[n : n + 7] for n in range(0, len(ROOMS), 7)):
        s = house(2)
        s.row = [ROOMS.index(card) for card in seven]
        root = parse(draw.pieces(GAME.view(s, None), None, upright))
        for card, each in zip(seven, of_class(by_id(root, "doors"), "door"), strict=True):
            lines = of_class(each, "door-title")
            assert "".join(texts(each)).replace(" ", "") == card.title.replace(" ", "")
            for line in lines:
                size = float(line.attrib["font-size"])
                room = layout.layout_of(upright).doors.width / len(seven)
                assert lettering.width(line.text or "", size, narrow=True) <= room
                assert float(line.attrib["y"]) > size * 0.6


# -- the shelf ---------------------------------------------------------------------------------


@UPRIGHT
def test_what_nobody_holds_lies_on_the_shelf(upright: bool) -> None:
    s = house(2, row=["cold-supper", "furnace"], tickets={0: 2})
    s.discard = [ITEM_AT["gauze"], ITEM_AT["skeleton-key"]]
    root = parse(draw.pieces(GAME.view(s, None), None, upright))
    told = {each.attrib["id"]: texts(each)[0] for each in of_class(root, "stock")}
    assert told["shelf-items"] == f"{len(s.item_deck)} items"
    assert told["shelf-discard"].startswith("2 discarded")
    assert told["shelf-supply"] == f"{s.supply}"
    assert "by vote" in told["shelf-method"]
    more = by_id(root, "shelf-discard").find(f"{SVG}title")
    assert more is not None
    assert more.text == "Discarded, the last first: Skeleton Key, Roll of Gauze"


@UPRIGHT
@pytest.mark.parametrize("method", range(3))
def test_the_shelf_is_as_wide_as_the_longest_words_on_it(upright: bool, method: int) -> None:
    s = house(2, row=["cold-supper", "furnace"], tickets={0: 2})
    s.method = method
    s.item_deck, s.room_deck, s.final_deck = [0] * 33, [0] * 82, [0] * 30
    for item in range(len(ITEMS)):
        s.discard = [0] * 32 + [item]
        found = piles(seen_house(GAME.view(s, None)), upright)
        room = layout.layout_of(upright).shelf.width
        assert whole(found, SIZES[-1]) <= room


# -- the card ----------------------------------------------------------------------------------


def written(view: View, upright: bool = False) -> list[str]:
    return [
        " ".join(texts(each)) for each in of_class(parse(draw.pieces(view, None, upright)), "read")
    ]


def reading(name: str, part: int, line: int) -> View:
    s = house(2, row=[name, "furnace"])
    s.opened = s.row[:1]
    s.part, s.line = part, line
    return GAME.view(s, None)


def test_lines_are_read_one_by_one_and_stay_where_they_are() -> None:
    card = ROOMS[ROOM_AT["cold-supper"]]
    assert written(reading("cold-supper", 0, 0)) == []
    assert written(reading("cold-supper", 0, 1)) == card.parts[0].story[:1]
    assert written(reading("cold-supper", 0, 2)) == card.parts[0].story
    assert written(reading("cold-supper", 0, 3)) == [*card.parts[0].story, card.parts[0].rule]
    first, last = (
        by_id(parse(draw.pieces(reading("cold-supper", 0, line))), "read-0-tale-0")
        for line in (1, 3)
    )
    assert ET.tostring(first) == ET.tostring(last)


def test_a_stop_is_where_the_reading_has_stopped() -> None:
    assert "stop" not in ids(parse(draw.pieces(reading("cold-supper", 0, 2))))
    assert "stop" in ids(parse(draw.pieces(reading("cold-supper", 0, 3))))
    assert "stop" not in ids(parse(draw.pieces(reading("cold-supper", 1, 2))))


@UPRIGHT
def test_words_are_wrapped_inside_the_paper(upright: bool) -> None:
    """Every part of every room; nothing of what is read now is left out."""
    how = layout.layout_of(upright)
    box = how.paper
    for card in ROOMS:
        for part in range(len(card.parts)):
            laid = laid_out(card, part, how)
            now = [each for each in laid if not each.block.old]
            told = " ".join(line for each in now for line in each.fit.lines)
            assert told == " ".join([*card.parts[part].story, card.parts[part].rule])
            bottom = laid[-1].top + laid[-1].fit.height
            bar = BAR if part < len(card.parts) - 1 else 0
            assert bottom + bar <= box.bottom - how.foot
            for each in laid:
                for line in each.fit.lines:
                    size, plain = each.fit.size, each.block.kind == "tale"
                    wide = lettering.width(line, size) * (lettering.PLAIN if plain else 1)
                    assert wide <= box.width - 44


def test_older_parts_give_way() -> None:
    how = layout.layout_of(True)
    longest = max(ROOMS, key=lambda card: sum(len(part.rule) for part in card.parts))
    laid = laid_out(longest, len(longest.parts) - 1, how)
    old = [each for each in laid if each.block.old]
    now = [each for each in laid if not each.block.old]
    assert all(each.fit.size < now[0].fit.size for each in old)


def test_a_text_that_is_too_long_for_anything_is_cut_short() -> None:
    fit = lettering.fitted("word " * 500, (20.0, 18.0), 200, 100)
    assert len(fit.lines) == int(100 // fit.step)
    assert fit.lines[-1].endswith("…")
    long = lettering.wrapped("Donaudampfschifffahrtsgesellschaft", 20, 100)
    assert "".join(long) == "Donaudampfschifffahrtsgesellschaft"
    assert all(lettering.width(line, 20) <= 100 for line in long)


# -- people ------------------------------------------------------------------------------------


@UPRIGHT
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("you", [0, 1, None])
def test_everybody_has_room(seats: int, you: int | None, upright: bool) -> None:
    how = layout.layout_of(upright)
    view = seen_house(GAME.view(house(seats), None if you is None else Seat(you)))
    boxes = [person_box(view, seat, how) for seat in range(seats)]
    for n, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= how.width
        assert box.bottom <= how.height
        size, (x, y) = doll_size(view, n, how), doll_at(view, n, how)
        assert box.x <= x - 50 * size
        assert x + 50 * size <= box.right
        assert box.y + 12 <= y - 84 * size
        for other in boxes[:n]:
            apart = box.x >= other.right or other.x >= box.right
            assert apart or box.y >= other.bottom or other.y >= box.bottom


def test_parts_are_whole_hurt_or_gone() -> None:
    root = drawn("door")
    look = [classes(by_id(root, f"s1-part-{n}")) & {"whole", "hurt", "gone"} for n in range(6)]
    assert look == [{"hurt"}, {"whole"}, {"whole"}, {"gone"}, {"whole"}, {"whole"}]


def test_marks_show_on_ones_own_body_before_they_land() -> None:
    s = house(2)
    s.marks[0] = [2, 2, 4]
    own = parse(draw.pieces(GAME.view(s, Seat(0))))
    assert len(of_class(own, "mark")) == 2
    assert "2" in texts(of_class(own, "mark")[0])
    other = parse(draw.pieces(GAME.view(s, Seat(1))))
    assert not of_class(other, "mark")


def test_what_is_coming_is_shown_on_whom_it_hits() -> None:
    root = drawn("wounds coming")
    struck = [n for n in range(6) if "struck" in classes(by_id(root, f"person-{n}"))]
    assert struck == [0, 1, 3, 4]
    assert "1 wound: limb" in texts(by_id(root, "tag-3"))
    assert "Volunteer" in texts(by_id(root, "tag-2"))


def test_the_doomed_have_a_skull_and_ghosts_a_shroud() -> None:
    root = drawn("dying")
    assert of_class(by_id(root, "person-3"), "skull")
    assert "About to die" in texts(by_id(root, "tag-3"))
    root = drawn("stop")
    assert "ghost" in classes(by_id(root, "person-5"))
    assert "shade-5" in uses(by_id(root, "person-5"))


def test_the_first_player_has_a_candle() -> None:
    assert "candle" in uses(by_id(drawn("stop"), "person-0"))
    assert "candle" not in uses(by_id(drawn("stop"), "person-1"))


def test_dice_lie_with_pips_and_two_are_added_up() -> None:
    root = drawn("dice")
    assert [uses(by_id(root, f"die-{n}")) for n in range(6)] == [
        [f"face-{n}"] for n in (1, 6, 2, 1, 3, 4)
    ]
    assert "rolling" in classes(by_id(root, "die-0"))
    s = house(2)
    s.dice = [9, 0]
    s.two_dice = True
    root = parse(draw.pieces(GAME.view(s, None)))
    assert texts(by_id(root, "die-0")) == ["9"]
    assert "die-1" not in ids(root)


def test_votes_are_covered_until_they_are_shown() -> None:
    root = drawn("covered")
    assert "covered" in classes(by_id(root, "choice-0"))
    assert not of_class(by_id(root, "choice-0"), "ballot")
    own = by_id(root, "choice-2")
    assert "covered" in classes(own)
    assert "seat-0" in classes(of_class(own, "ballot")[0])
    shown = by_id(drawn("dying"), "choice-4")
    assert "seat-3" in classes(of_class(shown, "ballot")[0])


def test_words_are_shown_where_the_view_says_what_was_chosen() -> None:
    s = house(3, row=["cloakroom"])
    s.choices = [1, 0, -1]
    view = GAME.view(s, None)
    assert "choice-0" not in ids(parse(draw.pieces(view)))
    root = parse(draw.pieces({**view, "choosing": "cloakroom.reach"}))
    assert " ".join(texts(by_id(root, "choice-0"))) == "Reach in"
    root = parse(draw.pieces({**view, "choosing": "volunteer.offer"}))
    assert [texts(by_id(root, f"choice-{n}")) for n in (0, 1)] == [["Yes"], ["No"]]
    s.shown = False
    view = GAME.view(s, Seat(0))
    root = parse(draw.pieces({**view, "choosers": [0, 2]}))
    assert [f"choice-{n}" in ids(root) for n in range(3)] == [True, False, True]


def test_items_tickets_and_insanity_are_counted() -> None:
    root = drawn("door")
    assert uses(of_class(by_id(root, "person-1"), "tokens")[0]) == ["card", "ticket", "awake"]
    assert texts(of_class(by_id(root, "person-1"), "tokens")[0]) == ["1", "3"]
    assert "insane" in uses(by_id(root, "person-2"))


def test_what_is_known_of_others_is_in_the_tooltip() -> None:
    s = house(2, items={1: ["gauze"]})
    title = by_id(parse(draw.pieces(GAME.view(s, Seat(0)))), "person-1")[0]
    assert "Roll of Gauze" not in (title.text or "")
    s.known[ITEM_AT["gauze"]] = 3
    title = by_id(parse(draw.pieces(GAME.view(s, Seat(0)))), "person-1")[0]
    assert "known: Roll of Gauze" in (title.text or "")


def test_no_two_players_look_alike() -> None:
    assert len(set(dolls.HEADS)) == len({outline for outline, _ in tokens.SIGNS}) == 6
    assert len(set(CLOTHS)) == 6


# -- one's own cards ---------------------------------------------------------------------------


def test_at_set_up_all_that_was_dealt_can_be_read() -> None:
    view = seen_house(pictures()["set-up"][0])
    dealt = view["dealt"]
    assert dealt is not None
    for upright in (False, True):
        told = " ".join(texts(drawn("set-up", upright)))
        for item in dealt["items"]:
            assert ITEMS[item].text.split(". ")[0].split()[0] in told
            assert ITEMS[item].title in told
        for persona in dealt["personas"]:
            assert PERSONAS[persona].title in told


@UPRIGHT
def test_every_persona_can_be_read_whole_when_it_is_dealt(upright: bool) -> None:
    how = layout.layout_of(upright)
    for persona, card in enumerate(PERSONAS):
        box = cards.dealt_box("q", 0, how)
        svg = cards.persona_card(persona, cards.sides(persona, dead=False), box, how)
        told = " ".join(texts(parse(f'<svg xmlns="{SVG[1:-1]}">{svg}</svg>')))
        for text in (card.goal, card.haunt, card.ghost):
            assert text in told, f"{card.name}: {told}"


def test_ones_own_persona_can_be_read_whole_beside_the_board() -> None:
    how = layout.layout_of(False)
    for persona, card in enumerate(PERSONAS):
        svg = cards.persona_card(persona, cards.sides(persona, True, 2), how.persona, how)
        told = " ".join(texts(parse(f'<svg xmlns="{SVG[1:-1]}">{svg}</svg>')))
        for text in (card.goal, card.haunt, card.ghost):
            assert text in told, f"{card.name}: {told}"


def test_what_counts_of_ones_persona_can_be_read_on_a_phone() -> None:
    how = layout.layout_of(True)
    for persona, card in enumerate(PERSONAS):
        for dead, wanted in ((False, [card.goal]), (True, [card.haunt, card.ghost])):
            s = house(2, ghosts=[0] if dead else [])
            s.persona[0] = persona
            svg = cards.own_persona(seen_house(GAME.view(s, Seat(0))), how)
            told = " ".join(texts(parse(f'<svg xmlns="{SVG[1:-1]}">{svg}</svg>')))
            for text in wanted:
                assert text in told, f"{card.name}: {told}"


@UPRIGHT
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 8, 11])
def test_every_item_in_hand_is_there_with_its_title(count: int, upright: bool) -> None:
    names = [card.name for card in ITEMS][:count]
    how = layout.layout_of(upright)
    view = GAME.view(house(2, items={0: names}), Seat(0))
    root = parse(draw.pieces(view, None, upright))
    held = of_class(root, "held")
    assert len(held) == min(count, cards.MOST_HELD)
    for n, each in enumerate(held):
        assert each.get("data-name") == ITEMS[n].title
        box = cards.item_box(seen_house(view), n, how)
        assert how.hand.x <= box.x
        assert box.right <= how.hand.right + 0.1
        for line in each.iter(f"{SVG}text"):
            size = float(line.attrib["font-size"])
            narrow = "printed" not in classes(line)
            wide = lettering.width(line.text or "", size, narrow) * (
                1 if narrow else lettering.PLAIN
            )
            assert float(line.attrib["x"]) + wide <= box.right
            assert float(line.attrib["y"]) <= box.bottom


def test_a_ghost_reads_what_it_does_and_wants() -> None:
    root = drawn("haunting", upright=True)
    told = " ".join(texts(by_id(root, "persona")))
    card = PERSONAS[PERSONA_AT["pianist"]]
    assert card.haunt in told
    assert card.ghost in told
    assert card.goal not in told


# -- the end -----------------------------------------------------------------------------------


def test_the_end_shows_points_and_crowns() -> None:
    root = drawn("the end")
    view = seen_house(pictures()["the end"][0])
    for seat in range(6):
        row = by_id(root, f"row-{seat}")
        assert ("crown" in uses(row)) == (seat in view["winners"])
        points = view["points"][seat]
        if points is None:
            assert "ghost" in texts(row)
        else:
            assert str(points["body"] + points["goal"] + points["tickets"]) in texts(row)
            assert f"body {points['body']}" in " ".join(texts(row))
    assert "host" not in ids(root)


def test_the_host_stands_there_if_nobody_won() -> None:
    root = drawn("the Host")
    assert "host" in ids(root)
    assert "The Host wins" in texts(root)


# -- secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_picture_shows_no_secret_card(seed: int) -> None:
    match = start(GAME, 6, EVERYTHING, Table(Seeded(seed)))
    for n, _ in enumerate(random_answers(match, Seeded(seed))):
        if match.state.phase and n % 7 == 0:
            for seat in (Seat(0), None):
                check_secrets(match.state, seat)
        if n > 150:
            return


def check_secrets(s: House, viewer: Seat | None) -> None:
    view = GAME.view(s, viewer)
    told = draw.pieces(view)
    bodies = seen_house(view)["bodies"]
    shown = {item for body in bodies for item in body["known"]} | set(s.discard)
    for seat in range(s.seats):
        if seat == viewer:
            continue
        for item in s.hands[seat]:
            if item >= 0 and item not in shown:
                assert ITEMS[item].title not in told
        if bodies[seat]["persona"] is None and not s.dead[seat]:
            title = PERSONAS[s.persona[seat]].title
            assert f"persona: {title}" not in told


@pytest.mark.parametrize("seats", [2, 6])
def test_in_random_games_every_picture_is_well_formed(seats: int) -> None:
    match = start(GAME, seats, EVERYTHING, Table(Seeded(seats)))
    for n, seat in enumerate(random_answers(match, Seeded(seats + 5))):
        if n % 5 == 0:
            view, question = match.view(seat), match.asked.get(seat)
            for upright in (False, True):
                names = ids(parse(draw.pieces(view, question, upright)))
                assert len(names) == len(set(names))
    parse(draw.draw(match.view(None), standalone=True))


# -- colours -----------------------------------------------------------------------------------


def colours(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def pairs() -> Iterator[tuple[str, str]]:
    yield from (("gh-ink", "gh-wall"), ("gh-dim", "gh-ground"), ("gh-ink", "gh-ground"))
    yield from (("gh-paper-ink", "gh-paper"), ("gh-paper-dim", "gh-paper"))
    yield from (("gh-blood", "gh-paper"), ("gh-on-candle", "gh-candle"))


@pytest.mark.parametrize(("mode", "seats"), [(DARK, SEATS_DARK), (LIGHT, SEATS_LIGHT)])
def test_words_stand_out_by_day_and_by_night(mode: str, seats: str) -> None:
    paint = colours(mode.replace(";", "; ")) | colours(seats)
    for ink, ground in pairs():
        assert contrast(paint[ink], paint[ground]) >= 4.5, f"{ink} on {ground}"
    for seat in range(6):
        assert contrast(paint[f"seat-{seat}"], paint["gh-ground"]) >= 4.5, f"seat {seat}"
    for ink in ("#fff6e4", "#ffcf5a", "#c9a978", "#cdbcae"):
        assert contrast(ink, paint["gh-persona"]) >= 4.5, f"{ink} on a persona"
    for ink in ("#8c0d15", "#1c1310"):
        assert contrast(ink, paint["gh-item"]) >= 4.5, f"{ink} on an item"
    assert contrast("#fff6e4", paint["gh-blood"]) >= 4.5
