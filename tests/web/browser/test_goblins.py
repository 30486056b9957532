"""Goblins, Inc. in a browser: robots are built, dials set and cards picked, all by clicking."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import Person, asks, click_on, pick
from tests.web.running import Laid, RunningServer

WIDTH = "document.documentElement.scrollWidth"


def build_up(person: Person) -> None:
    """Give two tiles away: five are in hand, and none is laid."""
    pick(person, "Give")
    assert asks(person, "5 to go")


def lying(page: Page, tile: str) -> str | None:
    """How a tile lies on the robot, as it is drawn."""
    return page.locator(f"#{tile} use").first.get_attribute("transform")


def test_a_tile_is_laid_turned_and_taken_back(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="goblins")
    build_up(person)
    person.click_middle(page.locator("#t2 use").first)
    assert person.is_chosen("t2")
    expect(page.locator("#t1")).not_to_have_class("chosen")
    edge = next(c for c in person.choices() if c.piece == "t2")  # the top row's first free square
    assert edge.place is not None
    laid = edge.place.replace("q", "t")
    mark = page.locator(f'g.option[data-option="{edge.value}"]')
    mark.locator(".hit").hover(force=True)
    expect(page.locator("#hint")).to_have_text(edge.label)
    expect(mark.locator(".preview")).to_have_css("opacity", "0.85")
    person.pick_on_board(edge)
    assert asks(person, "which way up")
    expect(page.locator("#t2")).to_have_count(0)
    expect(page.locator(f"#{laid}")).to_have_count(1)
    before = lying(page, laid)
    pick(person, "Quarter turn right")
    assert asks(person, "4 to go")
    assert lying(page, laid) != before
    expect(page.locator(f"#{laid}")).to_have_class("tile loose")
    expect(page.locator(".pill.fall")).to_have_text("1 would fall off")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt .say")).to_contain_text("which way up")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt .say")).to_contain_text("5 to go")
    expect(page.locator(f"#{laid}, .pill.fall")).to_have_count(0)
    expect(page.locator("#t2")).to_have_count(1)


def test_tiles_are_given_in_any_order_and_dragged_onto_squares(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="goblins")
    person.wait_for_turn()
    for tile in ("#t4", "#t1"):
        person.click_middle(page.locator(f"{tile} use").first)
    expect(page.locator("#prompt .say")).to_contain_text("5 to go")
    page.locator("#t3 use").first.hover(force=True)
    page.mouse.down()
    page.mouse.move(*middle(page, "#t0"), steps=3)
    assert person.is_chosen("t3")
    page.mouse.up()
    assert person.is_chosen("t3")  # let go over no place, it stays in hand
    page.locator("#t0 use").first.hover(force=True)
    page.mouse.down()
    page.mouse.move(*middle(page, "#t1"), steps=3)
    page.mouse.move(*middle(page, ".option.open.go .hit"), steps=3)
    page.mouse.up()
    expect(page.locator("#prompt .say")).to_contain_text("which way up")
    expect(page.locator("#t0")).to_have_count(0)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_all_five_are_taken_back_or_stay_once_done(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="goblins")
    build_up(person)
    click_on(person, "Say done")
    pick(person, "Take all five back")
    assert asks(person, "5 to go")
    expect(page.locator(".held")).to_have_count(5)
    click_on(person, "Say done")
    pick(person, "Done")
    expect(page.locator("#robot-0 .tile")).to_have_count(5)
    expect(page.locator("#robot-1 .tile")).to_have_count(5)
    assert asks(person, "to give to Yellow")
    assert page.get_by_role("button", name="Undo").count() == 0


def test_agendas_dials_and_cards_are_clicked(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="goblins")
    click_on(person, "throw away 3")
    expect(page.locator(".agenda")).to_have_count(7)
    for left in (6, 5, 4):
        plain = next((c for c in person.choices() if c.place), person.choices()[0])
        person.pick_on_board(plain)
        person.wait_for_turn()
        expect(page.locator(".agenda")).to_have_count(left)
    assert asks(person, "pilot")
    both = person.choices()[-1]
    assert both.piece is not None
    assert both.place is not None
    person.click_middle(page.locator(f"#{both.piece} use").first)
    assert person.is_chosen(both.piece)
    person.pick_on_board(both)
    assert asks(person, "tactician")
    expect(page.locator(f"#{both.piece}")).to_have_class("notch set")
    expect(page.locator(".notch.aim.set")).to_have_count(1)
    pick(person, "Middle")
    expect(page.locator("#story")).to_contain_text("Combat round 1")


def forward(laid: Laid, kind: str) -> None:
    """Answer for both until both are asked that."""
    while True:
        for seat in (0, 1):
            asked = laid.shown(seat)["asked"]
            if asked and asked["kind"] == kind:
                continue
            if asked:
                assert laid.answer(seat, asked["options"][0]["value"]).status == 200
                break
        else:
            return


def seen(person: Person, laid: Laid) -> list[object]:
    """All that a window has of the table: its picture, as drawn anew, and the data of its seat."""
    drawn = person.page.request.get(f"/t/{laid.id}/board").text()
    layer = person.page.locator("#pieces-layer").inner_html()
    return [layer, drawn, laid.shown(1)["view"], laid.shown()["view"], person.story()]


def decide(person: Person) -> None:
    """Everything that one is asked before the others have decided too."""
    person.wait_for_turn()
    while person.page.locator("body.yours").count():
        pick(person)
        person.page.wait_for_selector("body.yours #answer, body:not(.yours) .dots")


@pytest.mark.parametrize("kind", ["plan.give", "build.place", "agenda.discard", "pilot.set"])
def test_two_people_see_nothing_of_what_the_other_decides(
    arrives: Arrives, server: RunningServer, kind: str
) -> None:
    laid = server.lay(game="goblins")
    forward(laid, kind)
    host, friend = arrives(), arrives()
    for seat, person in enumerate((host, friend)):
        person.page.goto(f"/t/{laid.id}/sit/{laid.tokens[seat]}")
        person.wait_for_turn()
    friend.page.reload()
    friend.wait_for_turn()
    before = seen(friend, laid)
    decide(host)
    assert seen(friend, laid) == before
    friend.page.reload()
    friend.wait_for_turn()
    assert seen(friend, laid) == before
    decide(friend)
    host.wait_for_turn()
    assert laid.shown()["view"] != before[3]


def test_what_is_pressed_while_a_fight_is_shown_answers_nothing(
    arrives: Arrives, server: RunningServer
) -> None:
    laid = server.lay(game="goblins")
    forward(laid, "pilot.set")
    for seat, kinds in ((0, ["pilot.set"]), (1, ["pilot.set", "tactics.pick"])):
        for kind in kinds:
            asked = laid.shown(seat)["asked"]
            assert asked["kind"] == kind
            assert laid.answer(seat, asked["options"][0]["value"]).status == 200
    person = arrives(speed="slow")
    page = person.page
    page.goto(f"/t/{laid.id}/sit/{laid.tokens[0]}")
    person.wait_for_turn()
    page.locator("#now > .option").first.click()
    page.wait_for_selector("body.showing")
    given = laid.shown()["number"]
    page.keyboard.press("1")
    expect(page.locator("body.showing")).to_have_count(0)
    assert laid.shown()["number"] == given
    expect(page.locator("#wrong")).to_have_count(0)


def test_a_whole_game_is_clicked_through(arrives: Arrives) -> None:
    person = arrives()
    person.page.emulate_media(reduced_motion="reduce")
    person.lay_table(game="goblins")
    assert click_on(person, seed=4) > 100
    expect(person.page.locator(".final h2")).to_be_visible()
    expect(person.page.locator(".numbers")).to_contain_text("agendas")


def test_four_seats_share_two_robots(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    page.emulate_media(reduced_motion="reduce")
    person.lay_table(game="goblins", seats=("me", "bot random", "bot random", "bot random"))
    expect(page.locator("#players li")).to_have_count(4)
    click_on(person, "throw away 1")
    pick(person)
    person.wait_for_turn()
    expect(page.locator(".cockpit use[href^='#go-goblin']")).to_have_count(8)
    click_on(person, "5 to go")
    expect(page.locator("#story")).to_contain_text("Round 2")
    click_on(person)
    expect(page.locator(".final h2")).to_be_visible()
    expect(page.get_by_role("link", name="All games")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_board_stays_in_sight(arrives: Arrives) -> None:
    person = arrives(phone=True)
    page = person.page
    person.lay_table(game="goblins")
    for words in (
        "to give to", "5 to go", "which way up", "Say done", "throw away", "pilot", "tactician",
    ):  # fmt: skip
        click_on(person, words)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(WIDTH) == 390, words
        sheet = page.locator("#ask").bounding_box()
        assert sheet is not None
        assert sheet["y"] >= 844 * 0.5, words
        assert sheet["y"] + sheet["height"] <= 845, words
