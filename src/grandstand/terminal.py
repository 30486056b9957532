"""Playing in a terminal: the table as text, and every choice by number.

Knows games by their interface alone. Long lists are split in two: first who acts, then what it
does. A question that is narrowed so is shown again, so that the picture can show what remains.
"""

import json
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from grandstand import bots
from grandstand.core.chance import Seeded
from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import State, View
from grandstand.core.match import Match
from grandstand.core.questions import Ask, Dial, Question, Seat

SEEDS: Final = (1 << 31) - 1
LONG_LIST: Final = 12
KEYS: Final = "a number   u take back   ? the rule   q save and quit"
HEADING: Final = re.compile(r"^(#+) .*?(§[\d.]*\d)", re.MULTILINE)


class Quit(Exception):
    """Somebody gets up from the table."""


class TakeBack(Exception):
    """Somebody wants the last answer back."""


class Line(NamedTuple):
    """One numbered line: an option, or several that belong to one piece."""

    words: str
    options: list[object]


class Sitting:
    """People and bots at one terminal."""

    def __init__(
        self, match: Match[State], levels: dict[int, str], console: Console, seed: int
    ) -> None:
        self.match = match
        self.levels = levels  # of the bots, by seat
        self.console = console
        self.dice = Seeded(seed)
        self.told = 0  # events

    def play(self) -> None:
        """To the end of the game. Quit is raised by whoever leaves before."""
        self.console.print(f"[bold]{self.welcome()}[/]", highlight=False)
        while not self.match.over:
            seat = self.next_seat()
            if seat in self.levels:
                value = bots.choose(self.levels[seat], self.match, seat, self.dice.below(SEEDS))
                self.match.answer(seat, value)
            else:
                self.answer(seat)
        self.show_end()

    def welcome(self) -> str:
        game = self.match.game
        names = [
            f"{name} ({self.levels[seat]} bot)" if seat in self.levels else name
            for seat, name in enumerate(game.seat_names[: self.match.seats])
        ]
        people = [seat for seat in range(self.match.seats) if seat not in self.levels]
        you = f" You are {game.seat_names[people[0]]}." if len(people) == 1 else ""
        return f"{game.title}: {' against '.join(names)}.{you}"

    def next_seat(self) -> Seat:
        """Who answers next; bots first, since nobody waits for them."""
        asked = list(self.match.asked)
        return next((seat for seat in asked if seat in self.levels), asked[0])

    def answer(self, seat: Seat) -> None:
        """Ask one person, who answers or takes the last answer back."""
        question = self.match.asked[seat]
        self.tell(seat)
        try:
            value = self.choice(question)
        except TakeBack:
            self.take_back(seat)
        else:
            self.match.answer(seat, value)

    def choice(self, question: Question) -> object:
        """The option that is chosen, in one step or in two."""
        view = self.match.view(question.seat)
        self.show(view, question)
        if isinstance(question, Dial):
            return self.number(question, question.low, question.high)
        line = self.line(question, lines_for(self.match, view, question))
        if len(line.options) == 1:
            return line.options[0]
        narrowed = Ask(question.seat, question.kind, line.options)
        self.show(view, narrowed)
        try:
            return self.line(narrowed, lines_for(self.match, view, narrowed)).options[0]
        except TakeBack:  # of the first step only
            return self.choice(question)

    def line(self, question: Question, lines: Sequence[Line]) -> Line:
        self.show_lines(lines)
        return lines[self.number(question, 1, len(lines)) - 1]

    def number(self, question: Question, low: int, high: int) -> int:
        """A number in the range; what else is typed is seen to on the way."""
        while True:
            typed = self.read()
            if typed == "q":
                raise Quit
            if typed == "u":
                raise TakeBack
            if typed == "?":
                self.show_rule(question)
            elif is_whole(typed) and low <= int(typed) <= high:
                return int(typed)
            else:
                self.console.print(f"[dim]{escape(repr(typed))} is not one of {low} … {high}[/]")

    def read(self) -> str:
        try:
            return self.console.input("[bold]> [/]").strip().lower()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None

    def take_back(self, seat: Seat) -> None:
        try:
            self.match.undo(seat)
        except IllegalAnswer as error:
            self.console.print(f"[dim]{escape(str(error))}[/]")
            return
        self.told = len(self.match.story_for(seat))
        self.console.print("[dim]Taken back.[/]")

    # -- what is shown ----------------------------------------------------------------------

    def tell(self, seat: Seat | None) -> None:
        """What happened since the last time, one line a sentence."""
        game = self.match.game
        story = self.match.story_for(seat)
        self.console.print(Rule(style="dim"))
        for event in story[self.told :]:
            sentence = game.sentence(event)
            if sentence:
                self.console.print(f"  [italic]{escape(sentence)}[/]", highlight=False)
        self.told = len(story)

    def show(self, view: View, question: Question) -> None:
        prompt = self.match.game.prompt(view, question)
        self.picture(view, question)
        words = f"[bold]{escape(prompt.text)}[/] [dim]({prompt.section})[/]"
        self.console.print(words, highlight=False)

    def picture(self, view: View, question: Question | None) -> None:
        self.console.print()
        drawn = Text.from_markup(self.match.game.text(view, question))
        self.console.print(drawn, no_wrap=True, crop=False, highlight=False)
        self.console.print()

    def show_lines(self, lines: Sequence[Line]) -> None:
        width = len(str(len(lines)))
        shown = [
            f"[bold]{number:>{width}}[/]  {escape(line.words)}"
            for number, line in enumerate(lines, start=1)
        ]
        if len(shown) > LONG_LIST:
            self.console.print(Columns(shown, padding=(0, 3), column_first=True))
        else:
            for line_shown in shown:
                self.console.print(line_shown, highlight=False)
        self.console.print(f"[dim]{KEYS}[/]", highlight=False)

    def show_rule(self, question: Question) -> None:
        view = self.match.view(question.seat)
        section = self.match.game.prompt(view, question).section
        self.console.print(Markdown(rule_text(self.match.game.rulebook(), section)))

    def show_end(self) -> None:
        match, names = self.match, self.match.game.seat_names
        self.tell(None)
        self.picture(match.view(None), None)
        winners = " and ".join(names[seat] for seat in match.winners)
        self.console.print(
            f"[bold]{f'{winners} won' if winners else self.match.game.nobody_wins}.[/]"
        )


def lines_for(match: Match[State], view: View, question: Question) -> list[Line]:
    """The options as numbered lines: those that start with the same piece share one."""
    game = match.game
    labels = [game.label(view, question, option) for option in question.options]
    pieces = [game.spot(view, question, option).piece for option in question.options]
    alone = len(set(pieces)) == 1
    lines: list[Line] = []
    done: set[str] = set()
    for option, words, piece in zip(question.options, labels, pieces, strict=True):
        if piece is None or alone or pieces.count(piece) == 1:
            lines.append(Line(words, [option]))
        elif piece not in done:
            done.add(piece)
            own = [n for n, other in enumerate(pieces) if other == piece]
            shared = common_words([labels[n] for n in own])
            options = [question.options[n] for n in own]
            lines.append(Line(f"{shared} … ({len(own)} ways)", options))
    return lines


def common_words(labels: Sequence[str]) -> str:
    """The words with which all of them begin."""
    shared: list[str] = []
    for words in zip(*(label.split() for label in labels), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def is_whole(typed: str) -> bool:
    return typed.removeprefix("-").isdecimal()


def rule_text(rulebook: str, section: str) -> str:
    """The section of the rulebook, with those inside it."""
    headings = list(HEADING.finditer(rulebook))
    for number, heading in enumerate(headings):
        if heading[2] == section:
            later = (other for other in headings[number + 1 :] if len(other[1]) <= len(heading[1]))
            end = next((other.start() for other in later), len(rulebook))
            return rulebook[heading.start() : end].strip()
    return f"{section} is not in the rules."


def save(match: Match[State], path: Path | None) -> Path:
    """Write the match's log; without a path to a file of its own, here."""
    if path is None:
        path = Path(f"{match.game.name}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json")
    path.write_text(json.dumps(match.log) + "\n", encoding="utf-8")
    return path
