"""One's own things along the foot: piles, fixtures, hand; or decks to choose from."""

from html import escape

from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards.decks import DECKS
from grandstand.games.gravstrike.prompts.seen import ArenaView, TurbineView

from .cards import card_named, closer, deck_face, face, fixture_face
from .drafting import is_choosing, is_getting_decks
from .layout import Box, Layout, num, words
from .view import mover, own


def desk(view: ArenaView, question: Question | None, layout: Layout) -> str:
    """The viewer's; for who only watches, what is public of the one whose phase it is."""
    if is_choosing(question):
        return f'<g id="desk">{decks(layout)}</g>'
    seen = own(view) or mover(view)
    if seen is None or not seen["fixtures"]:
        return '<g id="desk"></g>'
    mine = own(view) is not None
    told = piles(seen, layout) + fixtures(seen, layout) + (hand(seen, layout) if mine else "")
    return f'<g id="desk" class="seat-{seen["seat"]}">{told}</g>'


def closers(view: ArenaView, question: Question | None, layout: Layout) -> str:
    """Cards to read, over everything, one at a time."""
    seen = own(view)
    if seen is None or is_getting_decks(view, question):
        return '<g id="closers"></g>'
    told = "".join(
        closer(card_named(name), layout.closer, f"card-{slot}")
        for slot, name in enumerate(seen["hand"] or [])
    )
    told += "".join(
        closer(card_named(each["card"]), layout.closer, f"fixture-{seen['seat']}-{place}")
        for place, each in enumerate(seen["fixtures"])
    )
    return f'<g id="closers">{told}</g>'


def hand(seen: TurbineView, layout: Layout) -> str:
    names = seen["hand"] or []
    told = ""
    for slot, name in enumerate(names):
        card, box = card_named(name), layout.slot(slot, len(names))
        told += (
            f'<g id="card-{slot}" class="held" tabindex="0" aria-label="{escape(card.title)}">'
            f"{face(card, box)}</g>"
        )
    if not names:
        x, y = layout.hand.middle
        told = words("empty", x, y, "No cards in hand")
    return f'<g id="hand">{told}</g>'


def fixture_box(place: int, layout: Layout) -> Box:
    return layout.fixtures.cell(place, 3, 1, 5)


def fixtures(seen: TurbineView, layout: Layout) -> str:
    told = ""
    for place, fixture in enumerate(seen["fixtures"]):
        card = card_named(fixture["card"])
        told += (
            f'<g id="fixture-{seen["seat"]}-{place}" class="held" tabindex="0" '
            f'aria-label="{escape(card.title)}: {fixture["state"]}">'
            f"{fixture_face(card, fixture['state'], seen['stats'], fixture_box(place, layout))}</g>"
        )
    return f'<g id="own-fixtures">{told}</g>'


PILES = ("deck", "discards", "destroyed", "skid")
SKID = "q8 -22 15 -8t15 -8"  # a tyre would leave it
PILE_WORDS = ("Deck", "Discards", "Destroyed", "Skid")


def pile_box(name: str, layout: Layout) -> Box:
    columns = 4 if layout.upright else 2
    return layout.piles.cell(PILES.index(name), columns, len(PILES) // columns, 5)


def piles(seen: TurbineView, layout: Layout) -> str:
    """Deck, discards, destroyed; and the skid tokens, which are everybody's."""
    counts = (seen["cards"], len(seen["discards"]), len(seen["destroyed"]), None)
    told = ""
    for name, title, count in zip(PILES, PILE_WORDS, counts, strict=True):
        box = pile_box(name, layout)
        x, y = box.middle
        body = box.panel(f"pile-back {name}", 8)
        if count is None:
            body += f'<path class="skid-mark" d="M{num(x - 15)} {num(y + 4)}{SKID}m-30 24{SKID}"/>'
        else:
            body += words("pile-count", x, y + 9, count)
        body += words("pile-name", x, box.bottom - 9, title)
        if name == "deck":
            body += words("pile-note", x, box.y + 17, "push")
        told += f'<g id="pile-{name}" class="pile">{body}</g>'
    return f'<g id="piles">{told}</g>'


# -- Before the battle ----------------------------------------------------------------------------


def deck_box(n: int, layout: Layout) -> Box:
    columns = layout.deck_columns
    return layout.decks.cell(n, columns, -(-len(DECKS) // columns), 8)


def decks(layout: Layout) -> str:
    return "".join(
        f'<g id="deck-{n}" class="stock card-face s{n}">{deck_face(deck, deck_box(n, layout))}</g>'
        for n, deck in enumerate(DECKS)
    )
