"""A game's rules.md as a page: headings can be linked to by their section."""

import re
from functools import cache
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from grandstand.core.game import Game, State

SECTION: Final = re.compile(r"§(\d+(?:\.\d+)*)")


class Heading(NamedTuple):
    """A line of the contents."""

    anchor: str
    text: str
    deep: bool


class Book(NamedTuple):
    """The rules, and what they contain."""

    html: str
    contents: list[Heading]


@cache
def book(game: Game[State]) -> Book:
    """The game's rules as HTML. Text diagrams keep their shape: a fence names their class."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(game.rulebook())
    contents = [
        heading
        for opening, inline in pairwise(tokens)
        if opening.type == "heading_open" and (heading := anchored(opening, inline)) is not None
    ]
    for token in tokens:
        if token.type == "fence":
            token.type, token.content = "html_block", diagram(token)
    return Book(reader.renderer.render(tokens, reader.options, {}), contents)


def anchored(opening: Token, inline: Token) -> Heading | None:
    """Give a heading its anchor: `§4.2` is at `#s4-2`, one without a number at its words."""
    if opening.tag == "h1":
        return None
    text = inline.content
    section = SECTION.search(text)
    if section:
        anchor = "s" + section[1].replace(".", "-")
    else:
        anchor = re.sub(r"\W+", "-", text.lower()).strip("-")
    opening.attrSet("id", anchor)
    return Heading(anchor, text, opening.tag != "h2")


def diagram(fence: Token) -> str:
    kind = re.sub(r"\W", "", fence.info) or "plain"
    return f'<pre class="{kind}" tabindex="0">{escape(fence.content)}</pre>\n'
