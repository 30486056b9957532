"""What a seat sees, as text for a terminal: the arena in characters, coloured by Rich's markup.

A character is half a length wide and a length high; north is up. A turbine is its initial and an
arrow for its heading. `█` is a wall, a block of letters a checkpoint, `◎` a static target, `»` and
its like an acceleration field, `✶` a mine, `◇` a drone, `▣` troopers, `░` an exclusion field that
is on. Nothing depends on colour alone.
"""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from rich.markup import escape

from grandstand.core.game import View
from grandstand.core.questions import Question

from .arenas import ArenaMap, arena_of
from .board import MILLION
from .cards import Card
from .prompts.cards import profile
from .prompts.fighting import all_icons, target_name, tn_text
from .prompts.seen import (
    COLOURS,
    SHORT,
    ArenaView,
    DraftView,
    FixtureView,
    TurbineView,
    all_of,
    card_of,
    counted,
    seen,
    whole,
)
from .shapes import Shape, is_inside

PAINT: Final = ("#4de3ff", "#ff5fd2", "#ffd75f", "#9be564", "#b48cff", "#f2f2f2")
FAINT: Final = "dim"
GLOW: Final = "bold #ffd75f"
ARROWS: Final = "→↗↑↖←↙↓↘"
PUSHES: Final = "»⇗⇑⇖«⇙⇓⇘"
INSET: Final = "     "
SIGNS: Final = {"mag-mine": "✶", "monk-drone": "◇", "crowne-troopers": "▣"}
WIDE: Final = 2  # characters a length
COLUMNS: Final = 78  # of the narrowest terminal: what is longer would be cut off


def text(view: View, question: Question | None) -> str:
    """The whole view: the arena, the turbines, then what the seat holds and what is under way."""
    table = seen(view)
    drafted = table["draft"]
    lines = headlines(table)
    lines += plan_lines(table) if drafted is None else draft_lines(table, drafted)
    for turbine in table["turbines"]:
        lines += turbine_lines(turbine)
    lines += [*marker_lines(table), *shot_lines(table), *due_lines(table), *hand_lines(table)]
    return "\n".join(lines)


def painted(words: str, style: str) -> str:
    return f"[{style}]{words}[/]"


def seat_text(seat: int) -> str:
    return painted(COLOURS[seat], f"bold {PAINT[seat]}")


def headlines(view: ArenaView) -> list[str]:
    """What time it is; then who acts, and the order."""
    told = f"turn {view['turn']} of {view['limit']}, {view['phase']}, tier {view['tier']}"
    order = "order " + " ".join(seat_text(seat) for seat in view["order"])
    if view["active"] is not None:
        acts = f"{seat_text(view['active'])} acts"
        acts += f", {counted(view['lengths'], 'length')} to go" if view["moving"] else ""
        order = f"{acts}; {order}"
    return [f"{told}, {view['to_win']} VP win", order]


# -- the arena ---------------------------------------------------------------------------------


class Plan:
    """A grid of painted characters, the first row the northernmost."""

    def __init__(self, arena: ArenaMap) -> None:
        self.columns = round(arena.width * WIDE)
        self.rows = round(arena.height)
        self.cells = [[" "] * self.columns for _ in range(self.rows)]

    def put(self, x: float, y: float, sign: str, style: str) -> None:
        """Signs side by side, their middle at that place."""
        column = round(x * WIDE - len(sign) / 2)
        row = self.rows - 1 - int(y)
        for n, letter in enumerate(sign):
            if 0 <= row < self.rows and 0 <= column + n < self.columns:
                self.cells[row][column + n] = painted(letter, style)

    def fill(self, shapes: list[Shape], sign: str, style: str) -> None:
        """Every character whose middle is inside one of them."""
        for row in range(self.rows):
            y = self.rows - row - 0.5
            for column in range(self.columns):
                x = (column + 0.5) / WIDE
                if any(is_inside(x, y, shape, 0.0) for shape in shapes):
                    self.cells[row][column] = painted(sign, style)

    def lines(self) -> list[str]:
        rim = painted("+" + "-" * self.columns + "+", FAINT)
        wall = painted("|", FAINT)
        return [rim, *(wall + "".join(row) + wall for row in self.cells), rim]


def arrow(heading: float, signs: str) -> str:
    """The nearest of eight directions."""
    return signs[round(heading / 45) % 8]


def plan_lines(view: ArenaView) -> list[str]:
    arena = arena_of(view["arena"])
    plan = Plan(arena)
    if view["exclusion"]:
        plan.fill(arena.exclusion, "░", "red")
    put_ground(plan, arena, view)
    plan.fill(arena.walls, "█", FAINT)
    for marker in view["markers"]:
        style = PAINT[marker["owner"]]
        plan.put(marker["x"], marker["y"], SIGNS.get(marker["kind"], "x"), style)
    for turbine in view["turbines"]:
        if turbine["here"]:
            sign = COLOURS[turbine["seat"]][0] + arrow(turbine["heading"], ARROWS)
            plan.put(turbine["x"], turbine["y"], sign, f"bold {PAINT[turbine['seat']]}")
    return plan.lines()


def put_ground(plan: Plan, arena: ArenaMap, view: ArenaView) -> None:
    """Checkpoints, acceleration fields and the static targets that are left."""
    for number, letter in enumerate(arena.letters):
        plan.fill([arena.checkpoints[number]], letter, GLOW)
    for spot in view["fields"]:
        sign = arrow(arena.spot_heading[spot] / MILLION, PUSHES)
        plan.put(arena.spot_x[spot] / MILLION, arena.spot_y[spot] / MILLION, sign * 2, "cyan")
    for number, posts in enumerate(arena.gates if view["gates"] != "none" else [], 1):
        for post in (posts[:2], posts[2:]):
            plan.put(post[0] / MILLION, post[1] / MILLION, f"╫{number}", GLOW)
    for number, left in enumerate(view["targets"]):
        if left:
            x, y = arena.target_x[number] / MILLION, arena.target_y[number] / MILLION
            plan.put(x, y, f"◎{number + 1}", "bold")


# -- a draft -----------------------------------------------------------------------------------


def draft_lines(view: ArenaView, draft: DraftView) -> list[str]:
    """What lies before the seat, and what everybody has picked, as far as one may know it."""
    lines = [painted("cards", FAINT)] if draft["lies"] else []
    for name, count in draft["lies"].items():
        lines += card_lines(f"{count} ×", card_of(name))
    for seat, cards in enumerate(draft["picks"]):
        lines += [f"{seat_text(seat)} has picked {titles(cards)}"] if cards else []
    lines += [f"{painted('handed on', FAINT)} {titles(draft['passed'])}"] if draft["passed"] else []
    crew = ", ".join(card_of(name).title for name in draft["crew"])
    return lines + ([f"{painted('fixtures', FAINT)} {crew}"] if crew else [])


def titles(cards: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {card_of(name).title}" for name, count in cards.items())


# -- the turbines ------------------------------------------------------------------------------


def turbine_lines(turbine: TurbineView) -> list[str]:
    """`Cyan 3 VP, speed −2, deck 20, hand 6, lost 4`; below it `draws 3/6, …` and its fixtures."""
    name = f"{seat_text(turbine['seat'])} {turbine['vp']} VP"
    if turbine["eliminated"]:
        return [f"{name}, {painted('eliminated', 'red')}"]
    if not turbine["here"]:
        return [f"{name}, {deck_title(turbine)}, not in the arena"]
    told = [f"speed {whole(turbine['speed'])}", f"deck {turbine['cards']}"]
    told += [f"hand {turbine['holds']}", f"lost {len(turbine['destroyed'])}"]
    told += [f"chain {turbine['chain']}"] if turbine["chain"] else []
    told += [f"last {turbine['last']}"] if turbine["last"] else []
    told += [f"{turbine['respawns']} respawns"]
    pilot, *modules = [fixture_text(fixture) for fixture in turbine["fixtures"]]
    crew = f"  {stats_text(turbine)}; {pilot}"
    return [f"{name}, {', '.join(told)}", crew, f"  {', '.join(modules)}"]


def deck_title(turbine: TurbineView) -> str:
    deck = turbine["deck"]
    return "no deck yet" if deck is None else escape(deck["title"])


def stats_text(turbine: TurbineView) -> str:
    stats = turbine["stats"]
    draws = f"draws {stats['draws']}/{stats['most']}"
    return f"{draws}, size {stats['hand']}, delta {stats['delta']}, armor {stats['armor']}"


def fixture_text(fixture: FixtureView) -> str:
    title = card_of(fixture["card"]).title
    return title if fixture["state"] == "ready" else painted(f"{title} ({fixture['state']})", FAINT)


def marker_lines(view: ArenaView) -> list[str]:
    told = [
        f"{COLOURS[mark['owner']]}'s {SHORT.get(mark['kind'], mark['kind'])} {mark['ident']}"
        + (f" ({mark['damage']} damage)" if mark["damage"] else "")
        for mark in view["markers"]
    ]
    return [f"{painted('markers', FAINT)} {', '.join(told)}"] if told else []


# -- what is under way -------------------------------------------------------------------------


def shot_lines(view: ArenaView) -> list[str]:
    shot = view["shot"]
    if shot is None:
        return []
    told = f"{seat_text(shot['seat'])} at {target_name(view, shot['at'], shot['which'])}"
    drawn = [card_of(name) for name in shot["drawn"]]
    dealt = f"; drawn {all_of([profile(card) for card in drawn])}" if drawn else ""
    return [f"{painted('shot', FAINT)} {told}, TN {shot['tn']}: {tn_text(shot)}{dealt}"]


def due_lines(view: ArenaView) -> list[str]:
    return [
        f"{painted('paying', FAINT)} {seat_text(due['seat'])}: {due['paid']} of {due['need']} "
        f"{due['icon'].capitalize()}"
        for due in view["dues"]
    ]


def hand_lines(view: ArenaView) -> list[str]:
    """The hand with its icons, damage and text."""
    if view["seat"] is None:
        return []
    hand = view["turbines"][view["seat"]]["hand"] or []
    lines = [painted("your hand", FAINT)] if hand else []
    for n, name in enumerate(hand, 1):
        lines += card_lines(f"{n}.", card_of(name))
    return lines


def card_lines(mark: str, card: Card) -> list[str]:
    """Its title, icons and damage; below it what its ability does, without the banter."""
    lines = [f"  {mark} [bold]{card.title}[/] {all_icons(card)}, {profile(card)}"]
    if card.ability:
        lines += wrap(
            card.text.partition(". ")[0], COLUMNS, initial_indent=INSET, subsequent_indent=INSET
        )
    return lines
