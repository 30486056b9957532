"""What never changes: the corridor's wall, the floor, and the symbols that the pieces use."""

from functools import cache
from typing import Final

from . import dolls, tokens
from .layout import Box, Layout, torn, use

PAINTS: Final = (
    '<pattern id="gh-damask" width="44" height="56" patternUnits="userSpaceOnUse">'
    '<path class="gh-damask" d="M22 4C30 12 30 20 22 26C14 20 14 12 22 4ZM22 26V44'
    'M22 34C14 34 12 40 8 38M22 34C30 34 32 40 36 38M0 32C6 38 6 46 0 52M44 32C38 38 38 46 44 52"/>'
    "</pattern>"
    '<pattern id="gh-boards" width="260" height="40" patternUnits="userSpaceOnUse">'
    '<path class="gh-board-line" d="M0 .5H260M0 20.5H260M70 0V20M200 20V40"/></pattern>'
    '<radialGradient id="gh-vignette" cx=".5" cy=".45" r=".75">'
    '<stop class="gh-clear" offset=".45"/><stop class="gh-shadow" offset="1"/></radialGradient>'
    '<radialGradient id="gh-red"><stop class="gh-red-in"/><stop class="gh-red-out" offset="1"/>'
    "</radialGradient>"
    '<radialGradient id="gh-warm"><stop class="gh-warm-in"/><stop class="gh-warm-out" offset="1"/>'
    "</radialGradient>"
    '<linearGradient id="gh-fade" x2="0" y2="1"><stop class="gh-fade-in" offset=".3"/>'
    '<stop class="gh-fade-out" offset="1"/></linearGradient>'
    '<linearGradient id="gh-beam" x2="0" y2="1"><stop class="gh-beam-in"/>'
    '<stop class="gh-beam-out" offset="1"/></linearGradient>'
)
LEAF: Final = (
    '<g id="gh-leaf"><rect class="gh-leaf" x="-29" y="-92" width="58" height="92"/>'
    '<path class="gh-panel" d="M-22 -84H-4V-52H-22ZM4 -84H22V-52H4ZM-22 -42H-4V-8H-22Z'
    'M4 -42H22V-8H4Z"/><circle class="gh-knob" cx="23" cy="-46" r="3.4"/></g>'
)
FRAME: Final = (
    '<g id="gh-frame"><rect class="gh-frame" x="-36" y="-99" width="72" height="99"/>'
    '<rect class="gh-dark" x="-29" y="-92" width="58" height="92"/></g>'
)
LIGHT: Final = (
    '<g id="gh-light"><rect class="gh-lit-room" x="-29" y="-92" width="58" height="92"/>'
    '<path class="gh-beam" d="M-29 0H29L60 34H-60Z"/></g>'
)


@cache
def scenery(layout: Layout) -> str:
    """All that lies still, from the ground up."""
    paper = layout.paper
    middle = (paper.middle, paper.y + paper.height * 0.62)
    sheet = (
        f'<g id="gh-sheet"><path class="gh-sheet-shade" d="{torn(shifted(paper), 3)}"/>'
        f'<path class="gh-sheet" d="{torn(paper, 3)}"/>'
        f'<g class="gh-watermark">{use("mask", middle, 8)}</g>'
        f'<path class="gh-stain" d="{stain(paper)}"/></g>'
    )
    defs = f"<defs>{PAINTS}{LEAF}{FRAME}{LIGHT}{sheet}{dolls.symbols()}{tokens.symbols()}</defs>"
    whole = Box(0, 0, layout.width, layout.height)
    wall = Box(0, 0, layout.width, layout.doors.bottom)
    skirt = Box(0, layout.doors.bottom - 2, layout.width, 8)
    return (
        f"{defs}{whole.rect('ground', 20)}{whole.rect('boards', 20)}{wall.rect('wallpaper', 20)}"
        f"{wall.rect('damask', 20)}{skirt.rect('skirt', 0)}{whole.rect('vignette', 20)}"
    )


def shifted(box: Box) -> Box:
    return Box(box.x + 4, box.y + 6, box.width, box.height)


def stain(box: Box) -> str:
    """Somebody bled on a corner of the card."""
    x, y = box.right - 64, box.bottom - 46
    drops = ((0, 0, 17), (24, 14, 7), (-22, 18, 5), (30, -14, 4), (10, 30, 3.4), (40, 22, 2.6))
    return "".join(
        f"M{x + dx - r:g} {y + dy:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0Z"
        for dx, dy, r in drops
    )
