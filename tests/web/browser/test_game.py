"""A whole game in a browser: by mouse, to its end, and what comes after."""

import re

from playwright.sync_api import expect

from tests.web.browser.conftest import Arrives


def test_one_click_on_the_front_page_starts_a_game_against_a_bot(arrives: Arrives) -> None:
    person = arrives()
    person.page.goto("/")
    person.page.get_by_role("button", name="Play a bot now").first.click()
    assert person.wait_for_turn()
    expect(person.page.locator("#players")).to_contain_text("Greedy bot")
    assert person.page.title().startswith("● Your turn")


def test_a_whole_game_is_clicked_through_on_the_board(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(goals=1, time="turns", turns=6)
    assert person.play_to_the_end(seed=5) > 0
    expect(person.page.locator(".final h2")).to_be_visible()
    expect(person.page.locator(".numbers")).to_contain_text("Shots")
    assert "Final score" in person.story()[-1]
    assert "Your turn" not in person.page.title()


def test_free_placing_is_done_on_the_board_too(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(goals=1, setup="free", time="turns", turns=2)
    assert person.play_to_the_end(seed=1) >= 4


def test_the_replay_goes_both_ways_and_people_play_again_with_sides_swapped(
    arrives: Arrives,
) -> None:
    person = arrives()
    page = person.page
    person.lay_table(time="turns", turns=2)
    person.play_to_the_end(seed=2)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("#pieces-layer svg")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert "Final score" in page.locator("#caption").inner_text()
    end = page.locator("#pieces-layer").inner_html()
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
        said = page.locator("#story li[aria-current]").inner_text()  # also where only a piece moves
        assert page.locator("#caption").inner_text() == said
    page.keyboard.press("Home")
    start = page.locator("#caption").inner_text()
    assert page.locator("#pieces-layer").inner_html() != end
    page.get_by_role("button", name="One on").click()
    assert page.locator("#caption").inner_text() != start
    page.get_by_role("button", name="One back").click()
    assert page.locator("#caption").inner_text() == start
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.getElementById('scrub').valueAsNumber > 2")
    page.get_by_role("link", name="Table").click()
    table = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.locator("#players")).to_contain_text("Mint, you")
    page.goto(table)
    expect(page.get_by_role("link", name="Go to the next game")).to_be_visible()


def test_on_a_phone_the_replay_is_no_wider_than_the_screen(arrives: Arrives) -> None:
    person = arrives(phone=True)
    page = person.page
    person.lay_table(time="turns", turns=2)
    person.play_to_the_end(seed=2)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("#pieces-layer svg")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    slider = page.get_by_role("slider").bounding_box()
    assert slider is not None
    assert slider["width"] >= 44


def test_undo_takes_a_move_back_and_a_reload_stands_where_one_was(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table()
    assert person.wait_for_turn()
    before = page.locator("#pieces-layer #player-0").get_attribute("transform")
    mover = next(choice for choice in person.choices() if choice.piece == "player-0")
    person.pick_on_board(mover)
    person.wait_for_turn()
    after = page.locator("#pieces-layer #player-0").get_attribute("transform")
    assert after != before
    page.reload()
    assert page.locator("#pieces-layer #player-0").get_attribute("transform") == after
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#pieces-layer #player-0")).to_have_attribute("transform", before or "")
    assert page.get_by_role("button", name="Undo").count() == 0


def test_pieces_glide_and_keep_being_the_same_elements(arrives: Arrives) -> None:
    person = arrives(speed="slow")
    page = person.page
    person.lay_table(seats=("me", "here"))
    assert person.wait_for_turn()
    mover = next(choice for choice in person.choices() if choice.piece)
    page.evaluate(
        """id => {
            window.mover = document.getElementById(id);
            window.glides = 0;
            window.mover.addEventListener('transitionrun', () => window.glides++);
        }""",
        mover.piece,
    )
    person.pick_on_board(mover)
    assert page.evaluate("id => document.getElementById(id) === window.mover", mover.piece)
    assert page.evaluate("window.glides") == 1


def test_a_game_against_the_clock_shows_how_long_is_left(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(seats=("me", "here"), time="clock", minutes=7)
    timer = person.page.get_by_role("timer", name="Time left")
    expect(timer).to_have_text(re.compile(r"6:5\d"))
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)


def test_several_things_at_one_place_are_chosen_between(arrives: Arrives) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    two = [choice for choice in person.choices() if choice.piece][:2]
    page.evaluate(
        """([one, other]) => {
            const mark = value => document.querySelector(`g.option[data-option="${value}"]`);
            mark(other).dataset.place = mark(one).dataset.place;
        }""",
        [choice.value for choice in two],
    )
    person.click_middle(page.locator(f"#{two[0].piece} use"))
    person.click_middle(page.locator(f'g.option[data-option="{two[0].value}"] .hit'))
    between = page.get_by_role("group", name="Which of these?").get_by_role("button")
    assert between.all_inner_texts() == [choice.label for choice in two]
    page.keyboard.press("Escape")
    assert between.count() == 0


def test_those_who_want_less_motion_get_none(arrives: Arrives) -> None:
    person = arrives(speed="fast")
    page = person.page
    page.emulate_media(reduced_motion="reduce")
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    page.evaluate("addEventListener('transitionrun', () => window.glided = true, true)")
    person.pick_on_board(next(choice for choice in person.choices() if choice.piece))
    person.wait_for_turn()
    assert not page.evaluate("window.glided")


def test_a_click_skips_what_is_still_being_shown(arrives: Arrives) -> None:
    person = arrives(speed="slow")
    page = person.page
    person.lay_table(seats=("bot random", "me"))
    person.wait_for_turn()
    end = next(choice for choice in person.choices() if choice.label.startswith("End the turn"))
    page.locator(f'#now > .option[value="{end.value}"]').click()
    page.wait_for_selector("body:not(.yours)")
    page.wait_for_timeout(700)  # the bot has answered by now, and is being shown
    page.locator("#court-layer").click(force=True)
    page.wait_for_selector("body.yours", timeout=600)
