"""The workshop as people use it: cards counted, walls dragged, works saved, shared and played."""

from playwright.sync_api import Dialog, FilePayload, FloatRect, Page, expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.test_look import SMALL

WIDTH = "document.documentElement.scrollWidth"


def bench(page: Page, craft: str, begin: str = "") -> None:
    """The bench, once the server has looked the text over."""
    with page.expect_response("**/look"):
        page.goto(f"/workshop/kiln/{craft}{begin}")
    page.wait_for_selector("#fields input", state="attached")


def more(page: Page, part: str, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_label(f"One {part} more").first.click()


def state(page: Page, words: str) -> None:
    expect(page.locator("#state")).to_have_text(words)


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).bounding_box()
    assert found is not None, f"{selector} is not to be seen"
    return found


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where in the window a place of the yard is: the picture shows 10 by 6 lengths."""
    drawn = box(page, "#handles")
    return drawn["x"] + drawn["width"] * x / 10, drawn["y"] + drawn["height"] * (1 - y / 6)


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*at(page, *start))
    page.mouse.down()
    page.mouse.move(*at(page, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    page.mouse.move(*at(page, *end))
    page.mouse.up()


def written(page: Page, words: str) -> None:
    page.wait_for_function(
        "words => document.querySelector('#text').value.includes(words)", arg=words
    )


# -- racks --------------------------------------------------------------------------------------


def test_a_bowl_is_made_saved_shared_and_brought_to_a_table(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    bench(page, "bowl")
    state(page, "2 faults")
    more(page, "red one", 3)
    expect(page.locator('[data-name="red"] .more')).to_be_disabled()
    more(page, "white one")
    expect(page.get_by_label("One <grey> one more").first).to_be_disabled()  # the rack is full
    state(page, "1 fault")
    expect(page.locator("#faults")).to_contain_text("glaze: 0, a bowl has 1")
    more(page, "ash one")
    state(page, "Nothing wrong")
    expect(page.locator(".rack h2").first).to_contain_text("4 of 4")
    expect(page.locator("#listed")).to_contain_text("red one")
    expect(page.locator("#charts")).to_contain_text("Clay")
    page.get_by_label("Title").fill("Red and ash")
    expect(page.locator("h1")).to_have_text("Red and ash")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/work/*")
    link = page.locator("#share").input_value()

    friend = arrives()
    friend.page.goto(link)
    expect(friend.page.locator("h1")).to_have_text("Red and ash")
    friend.page.get_by_role("link", name="Make your own from it").click()
    state(friend.page, "Nothing wrong")

    person.lay_table(game="kiln", seats=("me", "here"))
    page.get_by_text("One of your own").click()
    page.locator("#own .works").get_by_role("button", name="Red and ash").click()
    expect(page.locator("#pieces-layer")).to_contain_text("Red and ash")


def test_a_text_with_faults_is_told_at_the_table_and_not_lost(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(game="kiln", seats=("me", "here"))
    page.get_by_text("One of your own").click()
    page.locator("#written").fill('title = "Half"\nglaze = []\n[clay]\n')
    page.get_by_role("button", name="Play with this").click()
    expect(page.locator("#wrong")).to_contain_text("clay: 0, a bowl has 4; glaze: 0, a bowl has 1")
    expect(page.locator("#written")).to_have_value('title = "Half"\nglaze = []\n[clay]\n')
    page.locator("#written").fill('title = "Whole"\nglaze = ["ash"]\n[clay]\nred = 4\n')
    page.get_by_role("button", name="Play with this").click()
    expect(page.locator("#pieces-layer")).to_contain_text("Whole")


def test_parts_are_found_by_words_and_tags(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "bowl")
    page.locator("#find").fill("salt")
    expect(page.locator(".workpart:visible")).to_have_count(1)
    page.locator("#find").fill("")
    page.get_by_text("Narrow down").click()
    page.locator('.chip:has([value="dear"])').click()
    expect(page.locator("#found")).to_have_text("3 found")
    page.locator('.chip:has([value="earth"])').click()
    expect(page.locator(".workpart:visible")).to_have_count(1)


def test_undo_redo_and_the_list_at_the_side_go_step_by_step(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "bowl", "?box=plain")
    count = page.locator('[data-name="red"] output')
    page.locator("#listed").get_by_label("One red one less").click()
    page.locator("#listed").get_by_label("One red one less").click()
    expect(count).to_have_text("1")
    page.get_by_label("Undo").click()
    expect(count).to_have_text("2")
    page.get_by_label("Undo").click()
    expect(count).to_have_text("3")
    page.get_by_label("Redo").click()
    expect(count).to_have_text("2")
    written(page, "red = 2")
    assert page.locator("#text").input_value().startswith("# The potter's first.")


def test_what_is_typed_into_the_text_is_on_the_shelves_and_can_be_broken(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "bowl", "?box=plain")
    page.locator(".toml summary").click()
    text = page.locator("#text")
    text.fill(text.input_value().replace("white = 1", "white = 2"))
    expect(page.locator('[data-name="white"] output')).to_have_text("2")
    text.fill("red = = 3")
    expect(page.locator('[data-name="white"] .more')).to_be_disabled()
    page.get_by_label("Undo").click()
    expect(page.locator('[data-name="white"] output')).to_have_text("1")


def test_a_file_is_opened_and_what_was_saved_is_downloaded(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "bowl")
    page.locator(".toml summary").click()
    text = 'title = "From a file"\nglaze = ["ash"]\n\n[clay]\nred = 3\nwhite = 1\n'
    file = FilePayload(name="bowl.toml", mimeType="text/plain", buffer=text.encode())
    page.locator("#file").set_input_files(file)
    state(page, "Nothing wrong")
    expect(page.locator("h1")).to_have_text("From a file")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text() == text


def test_whoever_leaves_with_changes_is_asked(arrives: Arrives) -> None:
    page = arrives().page
    asked: list[str] = []

    def leave(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", leave)
    bench(page, "bowl")
    page.goto("/workshop/kiln")
    assert asked == []
    bench(page, "bowl")
    more(page, "red one")
    page.goto("/workshop/kiln")
    assert asked == ["beforeunload"]


# -- things -------------------------------------------------------------------------------------


def test_a_wall_is_dragged_marked_put_back_and_saved(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "yard", "?box=small")
    drag(page, (2, 1.5), (2, 0.6))
    written(page, "[[1, 0], [3, 0], [3, 1], [1, 1]]")
    state(page, "1 fault")
    expect(page.locator('[data-key="walls 1"]')).to_have_class("thing area chosen faulty")
    page.locator(".palette").click(position={"x": 2, "y": 2})
    page.get_by_role("button", name="walls 1: lower than 1").click()
    expect(page.locator("#chosen h3")).to_have_text("Walls 1")
    page.get_by_label("Undo").click()
    state(page, "Nothing wrong")
    written(page, "[[1, 1], [3, 1], [3, 2], [1, 2]]")
    page.get_by_label("Redo").click()
    state(page, "1 fault")
    page.keyboard.press("Control+z")
    state(page, "Nothing wrong")
    drag(page, (6.1, 1.1), (6.1, 1.1))
    drag(page, (6, 2), (5.1, 2.9))
    written(page, "[[6, 1], [8, 1], [8, 2], [5, 3]]")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/work/*")
    page.locator(".toml summary").click()
    expect(page.locator("pre")).to_contain_text("[[6, 1], [8, 1], [8, 2], [5, 3]]")


def test_a_thing_is_added_moved_turned_and_taken_away_by_keys(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "yard", "?box=small")
    page.get_by_role("button", name="+ Kilns").click()
    written(page, "kilns = [[2, 4, 90], [5, 3, 0]]")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("[")
    written(page, "[7, 3.5, 15]")
    expect(page.locator('[data-key="kilns 2"]')).to_be_focused()
    page.get_by_label("Heading in degrees").fill("200")
    page.get_by_label("Heading in degrees").blur()
    written(page, "[7, 3.5, 200]")
    page.locator('[data-key="kilns 2"]').focus()
    page.keyboard.press("Delete")
    written(page, "kilns = [[2, 4, 90]]")
    page.get_by_role("button", name="+ Doors").click()
    written(page, "B = [5, 3]")
    page.get_by_role("button", name="+ Walls").click()
    page.get_by_label("A corner after corner 1", exact=True).click()
    written(page, "[[4, 2], [5, 2], [6, 2], [6, 4], [4, 4]]")
    page.get_by_label("Without corner 2").click()
    written(page, "[[4, 2], [6, 2], [6, 4], [4, 4]]")


def test_a_direction_and_an_end_are_dragged_and_need_not_snap(arrives: Arrives) -> None:
    page = arrives().page
    bench(page, "yard", "?box=small")
    drag(page, (2, 4), (2, 4))
    drag(page, (2, 5.4), (3.5, 4))
    written(page, "kilns = [[2, 4, 0]]")
    drag(page, (5, 2), (5, 2))
    drag(page, (5, 4), (7.1, 4.9))
    written(page, "paths = [[5, 1, 7, 5]]")
    page.locator(".chip:has(#snap)").click()
    drag(page, (7, 5), (7.2, 5))
    written(page, "paths = [[5, 1, 7.2, 5]]")


# -- the phone, and without script --------------------------------------------------------------


def test_on_a_phone_shelves_come_first_and_the_list_in_a_sheet(arrives: Arrives) -> None:
    person = arrives(phone=True)
    page = person.page
    bench(page, "bowl")
    sheet = box(page, "#sheet")
    assert sheet["y"] + sheet["height"] <= 845
    assert sheet["height"] < 100
    page.locator('[data-name="red"] .more').tap()
    page.locator("#open-sheet").tap()
    expect(page.locator("#listed")).to_contain_text("red one")
    assert page.evaluate(WIDTH) == 390
    assert page.evaluate(SMALL) == []
    page.get_by_label("Title").fill("By thumb")
    page.get_by_role("button", name="Save").tap()
    page.wait_for_url("**/work/*")
    for path in (
        page.url,
        "/workshop/kiln",
        "/new/kiln",
        "/workshop/gravstrike",
        "/new/gravstrike",
    ):
        page.goto(path)
        assert page.evaluate(WIDTH) == 390, path
        assert page.evaluate(SMALL) == [], path


def test_on_a_phone_a_thing_is_tapped_and_moved(arrives: Arrives) -> None:
    page = arrives(phone=True).page
    bench(page, "yard", "?box=small")
    page.touchscreen.tap(*at(page, 2.3, 4.2))
    page.locator("#open-sheet").tap()
    expect(page.locator("#chosen h3")).to_have_text("Kilns 1")
    page.get_by_label("Turn left").tap()
    written(page, "[2, 4, 105]")
    assert page.evaluate(WIDTH) == 390
    assert page.evaluate(SMALL) == []


def test_without_script_a_text_is_looked_over_and_saved(arrives: Arrives) -> None:
    page = arrives(script=False).page
    page.goto("/workshop/kiln/bowl?box=plain")
    page.locator("#text").fill('title = "By hand"\nglaze = []\n[clay]\nred = 4\n')
    page.get_by_role("button", name="Look it over").click()
    expect(page.locator("#faults")).to_contain_text("glaze: 0")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("By hand")
