"""A season in the browser: set up, played, and ended, at both widths."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.season.seasons import fields
from tests.web.browser.conftest import Arrives
from tests.web.browser.test_look import SMALL
from tests.web.running import RunningServer

WIDTH = "document.documentElement.scrollWidth"


def fits(page: Page, width: int) -> None:
    assert page.evaluate(WIDTH) == width
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_season_from_its_form_to_its_end(arrives: Arrives, phone: bool) -> None:
    page, width = arrives(phone=phone).page, 390 if phone else 1280
    page.goto("/")
    page.get_by_role("link", name="Seasons").click()
    page.get_by_role("link", name="New season").click()
    page.get_by_role("link", name="Regatta").click()
    fits(page, width)
    assert page.locator("fieldset.event:visible").count() == 4
    page.locator('.chip:has([name="count"][value="5"])').click()
    assert page.locator("fieldset.event:visible").count() == 5
    page.get_by_label("Title", exact=True).first.fill("Harbour Cup")
    page.locator('.chip:has([name="who-0"][value="bot random"])').click()
    page.locator('.chip:has([name="who-2"][value="bot hasty"])').click()
    page.get_by_role("button", name="Begin the season").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Harbour Cup")
    fits(page, width)
    for number in range(1, 6):
        page.get_by_role("button", name="Lay the table").click()
        expect(page.locator(".round.is-played")).to_have_count(number, timeout=20_000)
        fits(page, width)
    expect(page.get_by_text("The season goes to")).to_be_visible()
    expect(page.get_by_role("button", name="Lay the table")).to_have_count(0)
    expect(
        page.get_by_role("img", name=re.compile("Placement points after event 5"))
    ).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Scores over the season"))).to_be_visible()
    page.get_by_text("Give an award").click()
    page.get_by_label("For what").fill("Rookie of the season")
    page.get_by_role("button", name="Give it").click()
    expect(page.locator(".honours")).to_contain_text("Rookie of the season")
    page.get_by_role("link", name="Seasons").click()
    expect(page.locator(".known")).to_contain_text("Harbour Cup")
    fits(page, width)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_person_hands_a_kit_in_and_plays(
    arrives: Arrives, server: RunningServer, script: bool
) -> None:
    people = [{"name": "Ann"}, {"name": "Bo", "level": "random"}]
    given = fields(entrants=people, format="strict")
    found = server.post("/api/seasons", given).json
    page = arrives(script=script).page
    page.goto(found["entrants"][0]["link"])
    expect(page.locator("#kits")).to_contain_text("Still to be handed in")
    page.get_by_role("link", name="Hand one in for Ann").click()
    page.get_by_label("Its text").fill("sails = [1, 2]")
    page.get_by_role("button", name="Hand it in").click()
    expect(page.get_by_role("alert")).to_have_text("2 sails, a locker has 3")
    page.get_by_label("Or one of the box").select_option("breezy")
    page.get_by_role("button", name="Hand it in").click()
    expect(page.locator("#kits")).to_contain_text("Change it")
    server.post(f"/api/seasons/{found['season']}/events", {}, found["commissioner"])
    page.reload()
    page.get_by_role("link", name="Go to your table").click()
    page.wait_for_selector("body.yours")
    page.locator("#now > .option").last.click()
    page.wait_for_selector("body.done .final")
    page.get_by_role("link", name="Back to the season").click()
    expect(page.locator(".round.is-played")).to_have_count(1)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_plots_names_can_be_told_from_the_ground(
    arrives: Arrives, server: RunningServer, theme: str
) -> None:
    found = server.post("/api/seasons", fields(6)).json
    server.post(f"/api/seasons/{found['season']}/events", {}, found["commissioner"])
    page = arrives().page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(f"/season/{found['season']}")
    expect(page.locator(".round.is-played")).to_have_count(1, timeout=20_000)
    names = page.locator(".plot .run text")
    boxes = [box for box in (names.nth(n).bounding_box() for n in range(6)) if box]
    assert len(boxes) == 6
    tops = sorted(box["y"] for box in boxes)
    assert all(low - high >= 16 for high, low in pairwise(tops)), tops
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    colours = page.locator(".plot .run path").evaluate_all(
        "paths => paths.map(path => getComputedStyle(path).stroke)"
    )
    assert ground not in colours
    assert len(set(colours)) == 6
