"""What a seat sees, as SVG: a horror-film poster on torn paper, drawn from the view alone.

The picture has two layers of the same size. `court()` never changes and is drawn once. `pieces()`
is drawn for every update, so it is short: what it shows often is a symbol defined in the court's
`<defs>`. Colours are classes, explained by `board_css()`; the page allows no styles in its markup.

Read `layout`, `lettering`, `dolls` and `tokens` (the symbols), `hall` (the court), `doors`,
`shelf`, `people`, `cards`, `paper` with `ending` (the pieces), `options`, `colours`, `poster`.
"""

from functools import cache
from html import escape
from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.grindhouse.prompts import scene
from grandstand.games.grindhouse.prompts.seen import house

from .cards import own_cards
from .colours import stylesheet
from .doors import doors
from .hall import scenery
from .layout import Layout, layout_of
from .options import options
from .paper import paper
from .people import people
from .poster import picture
from .shelf import shelf

HIDDEN: Final = 'aria-hidden="true"'


def head(ident: str, layout: Layout, words: str) -> str:
    box = f"0 0 {layout.width} {layout.height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{ident}" viewBox="{box}" '
        f'class="grindhouse {layout.name}" {words}>'
    )


@cache
def court(upright: bool = False) -> str:
    """The layer that never changes: the corridor, the floor, and the symbols."""
    layout = layout_of(upright)
    return f"{head('court', layout, HIDDEN)}{scenery(layout)}</svg>"


def pieces(view: View, question: Question | None = None, upright: bool = False) -> str:
    """The layer that changes."""
    layout = layout_of(upright)
    return f"{head('pieces', layout, spoken(view))}{moving(view, question, layout)}</svg>"


def draw(
    view: View,
    question: Question | None = None,
    upright: bool = False,
    standalone: bool = False,
) -> str:
    """The whole picture in one `<svg>`; `standalone` brings its stylesheet along."""
    layout = layout_of(upright)
    style = f"<style>{board_css()}</style>" if standalone else ""
    inside = f"{style}{scenery(layout)}{moving(view, question, layout)}"
    return f"{head('board', layout, spoken(view))}{inside}</svg>"


def moving(view: View, question: Question | None, layout: Layout) -> str:
    """Doors, shelf, paper, people and own cards, always in this order; options over all of them."""
    seen = house(view)
    parts = doors(seen, layout) + shelf(seen, layout) + paper(seen, layout)
    return parts + people(seen, layout) + own_cards(seen, layout) + options(view, question, layout)


def spoken(view: View) -> str:
    return f'role="img" aria-label="{escape(scene(house(view)))}"'


@cache
def board_css() -> str:
    """The stylesheet of the picture: for the page's stylesheet, and inside standalone pictures."""
    return stylesheet()


@cache
def poster() -> str:
    """The front page's picture of the game, in its own colours by day and by night."""
    return picture()
