"""What the page looks like, as far as it can be measured."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import grandstand.web
from tests.web.browser.conftest import Arrives

STYLES = Path(grandstand.web.__file__).parent / "page" / "styles"
SMALL = """() => [...document.querySelectorAll('a.button, button, summary, .tool, .chip span')]
    .filter(e => e.checkVisibility() && !e.closest('dialog, .contents'))
    .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""

STICKS_OUT = """() => [...document.querySelectorAll('.ticket')].filter(ticket => {
    const inside = [...ticket.querySelectorAll('.poster, h2')].map(e => e.scrollWidth);
    const column = (ticket.parentElement.clientWidth + 32) / getComputedStyle(ticket.parentElement)
        .gridTemplateColumns.split(' ').length - 32;
    return Math.max(ticket.clientWidth, ...inside) > column + 1;
}).map(ticket => ticket.innerText)"""


def test_nothing_scrolls_sideways_on_a_phone_and_thumbs_find_their_targets(
    arrives: Arrives,
) -> None:
    person = arrives(phone=True)
    page = person.page
    width = "document.documentElement.scrollWidth"
    paths = ("/", "/new/gridball", "/new/auction", "/rules/auction", "/cards/auction", "/join")
    for path in (*paths, "/rules/gridball", "/t/nowhere"):
        page.goto(path)
        assert page.evaluate(width) == 390, path
        assert page.evaluate(SMALL) == [], path
    person.lay_table(time="turns", turns=2)
    person.wait_for_turn()
    assert page.evaluate(width) == 390
    assert page.evaluate(SMALL) == []
    assert page.locator("#pieces-layer svg.upright").count() == 1
    board = page.locator("#main").bounding_box()
    sheet = page.locator("#ask").bounding_box()
    assert board is not None
    assert sheet is not None
    assert sheet["y"] + sheet["height"] <= 845, "the sheet is at the thumb"
    assert board["width"] >= 350
    person.play_to_the_end(seed=4)
    assert page.evaluate(width) == 390


@pytest.mark.parametrize("width", [1280, 1000, 700, 390])
def test_no_poster_and_no_title_sticks_out_of_its_column(arrives: Arrives, width: int) -> None:
    page = arrives().page
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/")
    assert page.locator(".ticket .poster").count() > 1
    assert page.evaluate(STICKS_OUT) == []


def test_the_board_has_two_thirds_of_a_wide_window(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table()
    person.wait_for_turn()
    board = person.page.locator("#main").bounding_box()
    assert board is not None
    assert board["width"] >= 1280 * 2 / 3
    assert person.page.evaluate("document.documentElement.scrollHeight") <= 800


def test_a_window_that_is_turned_turns_the_board(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    page.set_viewport_size({"width": 420, "height": 900})
    page.wait_for_selector("#pieces-layer svg.upright")
    person.pick_on_board(person.choices()[0])
    person.wait_for_turn()
    assert page.locator("#pieces-layer svg.upright").count() == 1
    page.set_viewport_size({"width": 1200, "height": 800})
    page.wait_for_selector("#pieces-layer svg.lengthways")


def test_light_and_dark_are_kept(arrives: Arrives) -> None:
    page = arrives().page
    page.goto("/")
    page.locator("#theme").click()
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground


def test_the_rules_open_at_the_prompts_section(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    anchor = page.locator("#ask .section").get_attribute("href") or ""
    page.goto(anchor)
    heading = page.locator(f"[id='{anchor.partition('#')[2]}']")
    expect(heading).to_be_in_viewport()
    expect(page.locator("pre.pitch").first).to_be_attached()


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def themes() -> dict[str, dict[str, str]]:
    text = (STYLES / "tokens.css").read_text(encoding="utf-8")
    dark = text[: text.index("@media")]
    light = text[text.index(':root[data-theme="light"]') :]
    return {
        name: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part))
        for name, part in (("dark", dark), ("light", light))
    }


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_colours_can_be_told_apart(theme: str) -> None:
    colours = themes()[theme]
    for ground in ("ground", "raised", "raised-2"):
        for text in ("text", "text-2", "text-3", "amber-text", "alert"):
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    assert contrast(colours["on-amber"], colours["amber"]) >= 4.5
    for sign in ("focus", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"):
        assert contrast(colours[sign], colours["ground"]) >= 3, sign
