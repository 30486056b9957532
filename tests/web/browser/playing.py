"""A person before the page: sees the board, clicks pieces and targets, presses keys."""

import random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

TO_PLAY = "body.yours #answer"
OVER = "body.done .final"

# Clicks on from inside the page, until a question says so or the game is over: with a round trip
# for each of some two hundred answers it would take too long. A button that can't be seen is a
# mistake (a dial's are in the list); and in a wide window no question is larger than the room
# under the board. Where a question says what is `sure`, its first option is taken.
CLICK_ON = """async ([words, seed, sure]) => {
    const click = what => what.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    let clicks = 0, before = null, since = Date.now();
    for (;; await new Promise(wait => setTimeout(wait, 5))) {
        if (document.querySelector('body.done .final')) return clicks;
        if (Date.now() - since > 9000) throw Error(document.querySelector('#ask').textContent);
        const number = document.querySelector('body.yours #answer [name=number]')?.value;
        if (!number || number === before) continue;
        const asked = document.querySelector('#prompt .say').textContent;
        if (words && asked.includes(words)) return clicks;
        [before, since] = [number, Date.now()];
        const ask = document.querySelector('#ask');
        if (innerWidth > 760 && ask.scrollHeight > ask.clientHeight) {
            throw Error(`${asked} ${ask.scrollHeight} is more than ${ask.clientHeight}`);
        }
        seed = seed * 16807 % 2147483647;
        const options = [...document.querySelectorAll('#moves .option')];
        const {value, dataset} = options[asked.includes(sure) ? 0 : seed % options.length];
        clicks++;
        const dial = document.querySelector('#dial') !== null;
        const where = dial && !dataset.place ? '#moves' : '#now >';
        if (where === '#moves') document.querySelector('#moves').open = true;
        const button = document.querySelector(`${where} .option[value="${value}"]`);
        if (!dataset.place) {
            if (!button.checkVisibility()) throw Error(`${button.textContent} is not to be seen`);
            click(button);
            continue;
        }
        const piece = dataset.piece && document.getElementById(dataset.piece);
        if (piece && !piece.classList.contains('chosen')) click(piece);
        click(document.querySelector(`g.option.open[data-option="${value}"] .hit`));
        document.querySelector(`#choice [value="${value}"]`)?.click();
    }
}"""


class Choice(NamedTuple):
    """An option as the page offers it."""

    value: str
    piece: str | None
    place: str | None
    label: str


class Person:
    """Who sits before a window."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay_table(
        self,
        *,
        game: str = "gridball",
        seats: tuple[str, ...] = ("me", "bot random"),
        **options: object,
    ) -> None:
        """A new table by its form: who sits where, and the game's options."""
        self.page.goto(f"/new/{game}")
        for seat, who in enumerate(seats):
            self.page.locator(f'.chip:has([name="who-{seat}"][value="{who}"])').click()
        for name, value in options.items():
            chip = self.page.locator(f'.chip:has([name="option-{name}"][value="{value}"])')
            if chip.count():
                chip.click()
            else:
                self.page.locator(f"#option-{name}").fill(str(value))
        self.page.get_by_role("button", name="Kick off").click()
        self.page.wait_for_selector("#table")

    def wait_for_turn(self) -> bool:
        """Until this window's people are to play; False if the game is over instead."""
        self.page.wait_for_selector(f"{TO_PLAY}, {OVER}")
        return self.page.locator(OVER).count() == 0

    @property
    def number(self) -> str:
        """How many answers the table has had, as the question on the page says."""
        return self.page.locator("#answer [name=number]").get_attribute("value") or ""

    def choices(self) -> list[Choice]:
        found: list[list[str | None]] = self.page.locator("#moves .option").evaluate_all(
            """buttons => buttons.map(b => [
                b.value, b.dataset.piece ?? null, b.dataset.place ?? null, b.textContent])"""
        )
        return [Choice(v or "", piece, place, label or "") for v, piece, place, label in found]

    def click_middle(self, what: Locator) -> None:
        """Where the mark is drawn, as a hand would, whatever lies on top there."""
        what.evaluate("e => e.scrollIntoView({block: 'center'})")  # from under a phone's sheet
        box = what.bounding_box()
        assert box is not None, f"{what} is not to be seen"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def pick_on_board(self, choice: Choice) -> None:
        """By the board where the option has a place there, else by its button."""
        before = self.number
        if choice.place is None:
            self.page.locator(f'#now > .option[value="{choice.value}"]').click()
        else:
            if choice.piece and not self.is_chosen(choice.piece):
                self.click_middle(self.page.locator(f"#{choice.piece} use").first)
            place = f'[data-option="{choice.value}"][data-place="{choice.place}"]'
            mark = self.page.locator(f"g.option{place}")
            self.click_middle(mark.locator(".hit"))
            between = self.page.locator(f'#choice [value="{choice.value}"]')
            if between.count():
                between.click()
        self.wait_for_change(before)

    def is_chosen(self, piece: str) -> bool:
        return "chosen" in (self.page.locator(f"#{piece}").get_attribute("class") or "")

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('#answer [name=number]')?.value !== before",
            arg=before,
        )

    def play_to_the_end(self, seed: int) -> int:
        """Any option, again and again, on the board; how many answers it took."""
        dice = random.Random(seed)
        answers = 0
        while self.wait_for_turn():
            self.pick_on_board(dice.choice(self.choices()))
            answers += 1
        return answers

    def story(self) -> list[str]:
        return self.page.locator("#story li").all_inner_texts()


def asks(person: Person, words: str) -> bool:
    person.wait_for_turn()
    return words in person.page.locator("#prompt .say").inner_text()


def pick(person: Person, start: str = "") -> Choice:
    """Pick the first option whose label starts so, on the board if it is there."""
    assert person.wait_for_turn()
    choices = person.choices()
    found = next((choice for choice in choices if choice.label.startswith(start)), None)
    assert found is not None, f"{start!r} is none of {[choice.label for choice in choices]}"
    person.pick_on_board(found)
    return found


def click_on(person: Person, words: str = "", seed: int = 1, sure: str = "Say done") -> int:
    """Any option, again and again, up to the question with these words; how many it took."""
    clicks: int = person.page.evaluate(CLICK_ON, [words, seed, sure])
    return clicks
