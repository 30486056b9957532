"""What a seat sees, as SVG: the broadcast of a sport to come, drawn from the view alone.

The picture has two layers of the same size. `court()` never changes and is drawn once. `pieces()`
is drawn for every update, so it is short: what it shows often is a symbol defined in the court's
`<defs>`. The arena has a window of its own in both, `field-court` and `field`, which the page
zooms by changing its viewBox. Colours are classes, explained by `board_css()`; the page allows no
styles in its markup.

Read `layout`, `hulls` (the symbols), `floor` (the court), `view`, `field` (the arena), `cards`,
`hud`, `booth` and `desk` (the panels), `options`, `colours`, `poster`.
"""

from functools import cache
from html import escape
from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import Card
from grandstand.games.gravstrike.prompts import scene
from grandstand.games.gravstrike.prompts.seen import seen

from .booth import booth
from .cards import pictured
from .colours import stylesheet
from .desk import closers, desk
from .drafting import drafting, is_getting_decks
from .field import field
from .floor import scenery, viewport
from .hud import hud
from .layout import Layout, layout_of
from .options import options
from .poster import picture
from .view import map_of

HIDDEN: Final = 'aria-hidden="true"'


def head(ident: str, layout: Layout, words: str) -> str:
    box = f"0 0 {layout.width} {layout.height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{ident}" viewBox="{box}" '
        f'class="gravstrike {layout.name}" {words}>'
    )


@cache
def court(upright: bool = False) -> str:
    """The layer that never changes: the dark, every arena's map, and the symbols."""
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
    """Arena, overlay, booth and desk, in an order that never changes; options over them."""
    arena = seen(view)
    marks = options(view, question, layout)
    window = (
        f'{viewport("field", map_of(arena), layout)}<g id="arena">'
        f"{field(arena, question, marks.inside, layout)}</g></svg>"
    )
    choosing = is_getting_decks(arena, question)
    panels = hud(arena, layout, choosing) + booth(arena, question, layout)
    panels += desk(arena, question, layout) + drafting(arena, question, layout)
    return f'{window}{panels}<g id="options">{marks.outside}</g>{closers(arena, question, layout)}'


def spoken(view: View) -> str:
    return f'role="img" aria-label="{escape(scene(seen(view)))}"'


@cache
def board_css() -> str:
    """The stylesheet of the picture: for the page's stylesheet, and inside standalone pictures."""
    return stylesheet()


@cache
def poster() -> str:
    """The front page's picture of the game, in its own colours by day and by night."""
    return picture()


def card(card: Card) -> str:
    """A card's picture for the gallery, whole by itself."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 140" class="gravstrike gallery" '
        f'role="img" aria-label="{escape(card.title)}">{pictured(card)}</svg>'
    )
