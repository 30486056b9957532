"""A person before the page: sees the board, clicks pieces and targets, presses keys."""

import random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

TO_PLAY = "body.yours #answer"
OVER = "body.done .final"


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
