"""The keyboard alone, and a screen reader's view of the page."""

from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Arrives

UNNAMED = """() => {
    const name = e => e.getAttribute('aria-label')
        || [...(e.labels ?? [])].map(l => l.textContent).join('')
        || (e.getAttribute('aria-labelledby') ?? '').split(' ').map(
            id => document.getElementById(id)?.textContent ?? '').join('')
        || e.textContent || e.getAttribute('title');
    const what = 'a[href], button, input:not([type=hidden]), summary, [role=button], [tabindex]';
    return [...document.querySelectorAll(what)]
        .filter(e => e.tabIndex >= 0 && !e.closest('[aria-hidden=true]') && !(name(e) ?? '').trim())
        .map(e => e.outerHTML.slice(0, 120));
}"""


def focused(page: Page) -> str:
    """What a screen reader would say has the focus."""
    said: str = page.evaluate(
        "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)"
        ".trim()"
    )
    return said


def test_a_turn_by_keyboard_alone(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    for action in range(2):
        before = person.number
        page.keyboard.press("b")
        assert "moves" in focused(page), action
        if not page.locator("g.chosen").count():  # what has moved stays in hand
            page.keyboard.press("Enter")
        for key in ("ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            if " to " in focused(page):
                break
        promised = focused(page)
        assert page.locator("#hint").inner_text() == promised
        page.keyboard.press("Enter")
        person.wait_for_change(before)
        person.wait_for_turn()
        assert page.evaluate("document.getElementById('pieces-layer').matches(':focus-within')")
    assert "2 " not in page.locator("#prompt .say").inner_text()
    before = person.number
    page.keyboard.press("1")  # end the turn
    person.wait_for_change(before)
    assert "turn" in person.story()[-1].lower()


def test_escape_puts_a_piece_down_and_arrows_go_from_piece_to_piece(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    page.keyboard.press("b")
    first = focused(page)
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(focused(page))
    assert len(seen) >= 3
    page.keyboard.press("Enter")
    assert page.locator("g.chosen").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("g.chosen").count() == 0
    assert "moves" in focused(page)


def test_undo_shortcuts_and_the_list_of_all_moves_have_keys(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    before = person.number
    page.keyboard.press("Enter")  # the first of the list
    person.wait_for_change(before)
    page.keyboard.press("u")
    expect(page.locator("#answer [name=number]")).not_to_have_value(before)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    before = person.number
    page.keyboard.press("1")  # with sound
    person.wait_for_change(before)
    page.keyboard.press("s")
    expect(page.locator("#speed")).to_have_attribute("aria-label", "Speed: slow")


def test_whatever_can_be_worked_with_has_a_name(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    for path in ("/", "/new/gridball", "/rules/gridball"):
        page.goto(path)
        assert page.evaluate(UNNAMED) == [], path
        assert page.locator("h1").count() == 1
    person.lay_table(time="turns", turns=2)
    person.wait_for_turn()
    assert page.evaluate(UNNAMED) == []
    assert page.locator("[role=log][aria-live=polite]").count() == 1
    assert page.locator("[role=status]#prompt").count() == 1
    person.play_to_the_end(seed=3)
    assert page.evaluate(UNNAMED) == []


def test_every_option_on_the_board_is_a_button_too(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    marks = page.locator("g.option").evaluate_all("all => all.map(g => g.dataset.option)")
    assert set(marks) <= {choice.value for choice in person.choices()}
    assert all(choice.label for choice in person.choices())
