"""Several people at one table: by link, from the stands, at one screen."""

from playwright.sync_api import expect

from tests.web.browser.conftest import Arrives
from tests.web.browser.playing import OVER, TO_PLAY, Person
from tests.web.running import RunningServer


def who_is_to_play(*people: Person) -> Person | None:
    """Whose window says that it is their turn; None once the game is over."""
    for _ in range(200):
        for person in people:
            if person.page.locator(OVER).count():
                return None
            if person.page.locator(TO_PLAY).count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to play")


def test_a_friend_comes_by_link_and_others_watch(arrives: Arrives) -> None:
    host, friend, spectator = arrives(), arrives(), arrives()
    host.lay_table(seats=("me", "friend"), time="turns", turns=2)
    link = host.page.locator("#link-1").input_value()
    friend.page.goto(link)
    friend.page.get_by_label("You are").fill("Ada & Bob")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator("#players")).to_contain_text("Ada & Bob")
    expect(host.page.locator("#link-1")).to_be_hidden()
    spectator.page.goto(host.page.url)
    expect(spectator.page.locator("#players")).to_contain_text("You are watching")
    assert spectator.page.locator("#answer, #share [data-seat]").count() == 0
    while (person := who_is_to_play(host, friend)) is not None:
        person.pick_on_board(person.choices()[-1])
    for person in (host, friend, spectator):
        person.page.wait_for_selector(".final")
    assert spectator.story() == host.story() == friend.story()
    assert spectator.page.get_by_role("button", name="Play again").count() == 0
    host.page.get_by_role("button", name="Play again").click()
    friend.page.get_by_role("link", name="Go to the next game").click()
    expect(friend.page.locator("#players")).to_contain_text("Coral, you")


def test_two_people_at_one_screen_are_asked_in_turn(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(seats=("me", "here"), time="turns", turns=2)
    seats = set()
    while person.wait_for_turn():
        seats.add(person.page.locator("#answer [name=seat]").get_attribute("value"))
        person.pick_on_board(person.choices()[-1])
    assert seats == {"0", "1"}


def test_a_dropped_connection_is_said_and_comes_back(
    arrives: Arrives, server: RunningServer
) -> None:
    person = arrives()
    page = person.page
    laid = server.lay(seats=[{"kind": "person"}, {"kind": "person"}])
    page.goto(f"/t/{laid.id}")
    page.route("**/live*", lambda route: route.abort())
    page.reload()
    expect(page.locator("#link")).to_be_visible()
    before = len(person.story())
    page.unroute("**/live*")
    laid.step()
    laid.step()
    expect(page.locator("#link")).to_be_hidden()
    page.wait_for_function("n => document.querySelectorAll('#story li').length > n", arg=before)


def test_an_answer_that_comes_too_late_is_refused_in_words(
    arrives: Arrives, server: RunningServer
) -> None:
    person = arrives()
    page = person.page
    person.lay_table(seats=("me", "here"))
    person.wait_for_turn()
    page.evaluate("document.querySelector('#answer [name=number]').value = '999'")
    page.locator("#now > .option").first.click()
    expect(page.get_by_role("alert")).to_contain_text("has been answered")


def test_without_script_forms_do_it(arrives: Arrives) -> None:
    person = arrives(script=False)
    page = person.page
    person.lay_table(seats=("me", "here"))
    before = person.number
    page.locator("#moves summary").click()
    page.locator("#moves .option").first.click()
    assert int(person.number) == int(before) + 1
    page.get_by_role("button", name="Undo").click()
    assert int(person.number) == int(before) + 2


def test_tables_one_sits_at_are_on_the_front_page(arrives: Arrives) -> None:
    person = arrives()
    person.lay_table(seats=("me", "here"))
    table = person.page.url
    person.page.goto("/")
    person.page.get_by_role("region", name="Your tables").get_by_role("link").click()
    assert person.page.url == table
