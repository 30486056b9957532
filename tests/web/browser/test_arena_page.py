"""What the page does with a picture: a dial's preview, a field to look at closely, reaches."""

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import Person, click_on

WHOLE = "0 0 600 300"
FIELD = "document.querySelector('#field').getAttribute('viewBox')"
COURT = "document.querySelector('#field-court').getAttribute('viewBox')"


def on_the_rink(arrives: Arrives, *, phone: bool = False, speed: str = "skip") -> Person:
    person = arrives(phone=phone, speed=speed)
    person.lay_table(game="rink", seats=("me", "here"))
    person.wait_for_turn()
    return person


def at_the_dial(arrives: Arrives, *, phone: bool = False) -> Person:
    person = on_the_rink(arrives, phone=phone)
    person.pick_on_board(person.choices()[1])
    person.page.wait_for_selector("#dial")
    return person


def box(page: Page) -> list[float]:
    """What the field shows; the court under it shows the same."""
    shown: str = page.evaluate(FIELD)
    assert page.evaluate(COURT) == shown
    return [float(number) for number in shown.split()]


def shown_steps(page: Page) -> list[str]:
    steps = page.locator(".dial-step.looked-at")
    return [step.get_attribute("data-dial") or "" for step in steps.all() if step.is_visible()]


def shown_reaches(page: Page) -> list[str]:
    reaches = page.locator(".reach.looked-at")
    return [reach.get_attribute("data-of") or "" for reach in reaches.all()]


def point(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the window a part of the whole field is, 0 to 1 both ways."""
    at: list[float] = page.evaluate(
        """([x, y]) => {
            const field = document.querySelector('#field');
            const at = new DOMPoint(20 + 20 + x * 720, 20 + y * 360)
                .matrixTransform(field.parentElement.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return at[0], at[1]


def wheel(page: Page, by: float, x: float = 0.5, y: float = 0.8) -> None:
    page.mouse.move(*point(page, x, y))
    page.mouse.wheel(0, by)


def zoomed(page: Page, y: float = 0.8) -> list[float]:
    """As it is after one turn of the wheel."""
    wheel(page, -300, y=y)
    page.wait_for_function(f"() => {FIELD} !== '{WHOLE}'")
    return box(page)


# -- the dial ------------------------------------------------------------------------------------


def test_a_dial_starts_at_nought_and_shows_what_each_number_would_do(arrives: Arrives) -> None:
    page = at_the_dial(arrives).page
    expect(page.locator("#dialled")).to_have_value("0")
    assert shown_steps(page) == ["0"]
    page.locator("#dial").fill("40")
    expect(page.locator("#dialled")).to_have_value("40")
    assert shown_steps(page) == ["30"]
    expect(page.locator("#hint")).to_have_text("30° to the right")
    expect(page.locator("#hint")).to_have_attribute("aria-live", "polite")
    page.locator("#dialled").fill("-80")
    expect(page.locator("#dial")).to_have_value("-80")
    assert shown_steps(page) == ["-90"]
    page.locator("#dialled").fill("")  # only begun
    assert shown_steps(page) == ["-90"]


def test_keys_turn_a_dial_and_set_it(arrives: Arrives) -> None:
    person = at_the_dial(arrives)
    page = person.page
    page.locator("#main").focus()
    for key in ("PageUp", "PageUp", "ArrowRight", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("#dialled")).to_have_value("19")
    assert shown_steps(page) == ["30"]
    before = person.number
    page.keyboard.press("Enter")
    person.wait_for_change(before)
    assert person.story()[-1] == "sled.turned: (0, 19)"


def test_a_dial_can_be_set_below_nought(arrives: Arrives) -> None:
    person = at_the_dial(arrives)
    before = person.number
    person.page.locator("#dialled").fill("-35")
    person.page.get_by_role("button", name="Set").click()
    person.wait_for_change(before)
    assert person.story()[-1] == "sled.turned: (0, -35)"


def test_the_wheel_turns_a_dial_and_leaves_the_field_alone(arrives: Arrives) -> None:
    page = at_the_dial(arrives).page
    for _ in range(5):
        wheel(page, -120)
    page.wait_for_function("() => document.querySelector('#dialled').value !== '0'")
    expect(page.locator("#dialled")).to_have_value("25")
    assert shown_steps(page) == ["30"]
    assert box(page) == [0, 0, 600, 300]
    page.keyboard.down("Control")
    wheel(page, -300)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => {FIELD} !== '{WHOLE}'")
    expect(page.locator("#dialled")).to_have_value("25")


def test_a_turned_dial_outlives_an_update(arrives: Arrives) -> None:
    host, friend = arrives(), arrives()
    host.lay_table(game="rink", seats=("me", "friend"))
    host.wait_for_turn()
    host.pick_on_board(host.choices()[1])
    page = host.page
    page.locator("#dial").fill("61")
    page.locator("#dial").blur()
    friend.page.goto(page.locator("#link-1").input_value())
    friend.page.get_by_label("You are").fill("Zoe")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#players")).to_contain_text("Zoe")
    expect(page.locator("#dialled")).to_have_value("61")
    expect(page.locator("#dial")).to_have_value("61")
    assert shown_steps(page) == ["60"]


def test_the_next_dial_starts_anew(arrives: Arrives) -> None:
    person = at_the_dial(arrives)
    page = person.page
    page.locator("#dialled").fill("33")
    before = person.number
    page.locator("#dialled").press("Enter")
    person.wait_for_change(before)
    person.wait_for_turn()
    person.pick_on_board(person.choices()[0])
    page.wait_for_selector("#dial")
    expect(page.locator("#dialled")).to_have_value("0")
    assert shown_steps(page) == ["0"]


def test_the_numbers_that_are_tried_most_are_in_the_list(arrives: Arrives) -> None:
    person = at_the_dial(arrives)
    page = person.page
    assert page.locator("#now > .option").count() == 0
    fits = "(a => a.scrollHeight <= a.clientHeight)(document.querySelector('#ask'))"
    assert page.evaluate(fits)
    before = person.number
    page.keyboard.press("a")
    page.get_by_role("button", name="Turn 60").click()
    person.wait_for_change(before)
    assert person.story()[-1] == "sled.turned: (0, 60)"


def test_a_thumb_turns_a_dial(arrives: Arrives) -> None:
    page = at_the_dial(arrives, phone=True).page
    slider = page.locator("#dial").bounding_box()
    assert slider is not None
    assert slider["width"] > 340
    assert slider["height"] >= 44
    page.touchscreen.tap(slider["x"] + slider["width"] - 22, slider["y"] + slider["height"] / 2)
    expect(page.locator("#dialled")).to_have_value("90")
    assert shown_steps(page) == ["90"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390


# -- the field -----------------------------------------------------------------------------------


def test_wheel_keys_and_buttons_look_closer(arrives: Arrives) -> None:
    page = on_the_rink(arrives).page
    left, top, width, height = zoomed(page)
    assert width < 400
    assert abs(height - width / 2) < 0.01
    assert abs(left + 0.5 * width - 300) < 1, "what is under the pointer stays there"
    assert abs(top + 0.8 * height - 240) < 1
    page.keyboard.press("0")
    assert box(page) == [0, 0, 600, 300]
    page.keyboard.press("+")
    assert box(page) == [100, 50, 400, 200]
    page.get_by_role("button", name="Closer").click()
    assert box(page)[2] < 300
    page.keyboard.press("Shift+ArrowRight")
    assert box(page)[0] > 200
    page.keyboard.press("-")
    page.get_by_role("button", name="Further away").click()
    assert box(page) == [0, 0, 600, 300]
    for _ in range(12):
        page.keyboard.press("+")
    assert box(page)[2:] == [75, 37.5]
    page.get_by_role("button", name="All of the field").click()
    assert box(page) == [0, 0, 600, 300]


def test_the_field_glides_unless_motion_is_unwelcome(arrives: Arrives) -> None:
    page = on_the_rink(arrives, speed="normal").page
    page.keyboard.press("+")
    page.wait_for_function(f"() => {FIELD} === '100 50 400 200'")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("0")
    assert box(page) == [0, 0, 600, 300]


def test_how_close_one_looks_outlives_updates_and_frames(arrives: Arrives) -> None:
    person = on_the_rink(arrives, speed="normal")
    page = person.page
    before = zoomed(page, y=0.3)
    page.evaluate(  # whatever is drawn in between: no frame may show all of it
        """() => {
            window.seen = new Set();
            const look = () => {
                window.seen.add(document.querySelector('#field').getAttribute('viewBox'));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    person.pick_on_board(person.choices()[1])
    page.wait_for_selector("#dial")
    assert box(page) == before
    assert page.evaluate("window.seen.size") == 1


def test_a_drag_moves_the_field_and_answers_nothing(arrives: Arrives) -> None:
    person = on_the_rink(arrives)
    page = person.page
    before, number = zoomed(page, y=0.3), person.number
    flag = page.locator("g.option[data-option='1'] .hit").bounding_box()
    assert flag is not None
    x, y = flag["x"] + flag["width"] / 2, flag["y"] + flag["height"] / 2
    for start in ((x, y), point(page, 0.5, 0.5)):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] - 40, start[1] + 30, steps=4)
        page.mouse.up()
    left, top, width, _ = box(page)
    assert width == before[2]
    assert left > before[0]
    assert top < before[1]
    assert person.number == number
    person.pick_on_board(person.choices()[1])  # a click is still one
    assert "sled.moved: (0, 1)" in person.story()


def test_the_field_does_not_leave_its_box(arrives: Arrives) -> None:
    page = on_the_rink(arrives).page
    zoomed(page)
    for _ in range(3):
        page.mouse.move(*point(page, 0.2, 0.6))
        page.mouse.down()
        page.mouse.move(*point(page, 0.95, 0.95), steps=5)
        page.mouse.up()
    assert box(page)[:2] == [0, 0]


def test_twice_on_the_ground_shows_all(arrives: Arrives) -> None:
    page = on_the_rink(arrives).page
    zoomed(page)
    page.mouse.dblclick(*point(page, 0.9, 0.9))
    page.wait_for_function(f"() => {FIELD} === '{WHOLE}'")


def test_two_fingers_stretch_the_field_and_one_moves_it(arrives: Arrives) -> None:
    person = on_the_rink(arrives, phone=True)
    page = person.page
    touch = page.context.new_cdp_session(page)
    field = page.locator("#main").bounding_box()
    assert field is not None
    x, y = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x + dx, "y": y + dy} for dx, dy in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (-20, 0), (20, 0))
    for wide in (30, 45, 60):
        fingers("touchMove", (-wide, 0), (wide, 0))
    fingers("touchEnd")
    left, _, width, _ = box(page)
    assert 150 < width < 320
    fingers("touchStart", (0, 0))
    for by in (20, 40, 60):
        fingers("touchMove", (-by, 0))
    fingers("touchEnd")
    assert box(page)[0] > left
    assert box(page)[2] == width
    assert page.evaluate("scrollY") == 0


def test_the_view_follows_the_own_sled(arrives: Arrives) -> None:
    person = on_the_rink(arrives)
    page = person.page
    follow = page.get_by_role("button", name="Follow my piece")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    left, top, width, height = box(page)
    assert width == 200
    assert left < 200 < left + width
    assert top < 240 < top + height
    page.locator("#now > .option[value='2']").click()
    page.wait_for_function(f"() => Number({FIELD}.split(' ')[0]) > 300")
    left, top, width, height = box(page)
    assert left < 500 < left + width
    assert top < 190 < top + height


def test_what_the_keyboard_comes_to_is_in_view(arrives: Arrives) -> None:
    page = on_the_rink(arrives).page
    for _ in range(4):
        page.keyboard.press("+")
    left, _, width, _ = box(page)
    assert left + width < 500
    page.keyboard.press("b")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    left, _, width, _ = box(page)
    assert left < 500 < left + width


def test_a_board_without_a_field_is_left_alone(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    assert not person.page.locator(".lens").is_visible()
    assert person.page.locator(".with-field").count() == 0


# -- reaches -------------------------------------------------------------------------------------


def test_reaches_are_shown_where_one_looks(arrives: Arrives) -> None:
    person = on_the_rink(arrives)
    page = person.page
    assert shown_reaches(page) == []
    assert not page.locator(".reach").first.is_visible()
    page.locator("#sled-1").hover()
    assert shown_reaches(page) == ["sled-1"]
    assert page.locator(".reach.looked-at").is_visible()
    page.mouse.move(*point(page, 0.98, 0.02))
    assert shown_reaches(page) == []
    page.locator("#sled-0").focus()
    assert shown_reaches(page) == ["sled-0"]
    page.locator("#main").focus()
    assert shown_reaches(page) == []
    page.keyboard.press("e")
    assert shown_reaches(page) == ["sled-0", "sled-1"]
    person.pick_on_board(person.choices()[0])
    assert len(shown_reaches(page)) == 2, "they stay when the picture changes"
    page.keyboard.press("e")
    page.mouse.move(*point(page, 0.98, 0.02))
    assert shown_reaches(page) == []


def test_a_tap_on_a_piece_that_is_no_option_shows_its_reach(arrives: Arrives) -> None:
    page = on_the_rink(arrives, phone=True).page
    page.locator("#sled-0").tap()
    assert shown_reaches(page) == ["sled-0"]
    page.locator("#sled-0").tap()
    assert shown_reaches(page) == []


# -- all of it -----------------------------------------------------------------------------------


def test_a_whole_game_with_dials_and_its_replay(arrives: Arrives) -> None:
    person = on_the_rink(arrives)
    page = person.page
    zoomed(page)
    assert click_on(person) == 12
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("#pieces-layer #field")
    before = zoomed(page)
    page.locator("#on").click()
    assert box(page) == before
