"""A draft (§13.5): the cards that lie before one, and what one has; in the place of the arena."""

from html import escape
from typing import Final

from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import CARDS, FACTIONS, FIXTURE, NUMBER, PILOT, Card
from grandstand.games.gravstrike.prompts.drafting import (
    card_label,
    icons_of,
    next_seat,
    number_in,
    picks_of,
)
from grandstand.games.gravstrike.prompts.seen import COLOURS, ArenaView, DraftView

from .cards import KINDS, card_named, deed, face, icon_row, icons, profile, stats_of, when
from .layout import Box, Layout, lines_of, words

FEW: Final = 12  # cards that are drawn whole
ROOMY: Final = 90.0  # a card higher than this says when it does what it does
CHOICES: Final = ("draft.pilot", "draft.fixture", "draft.fill")
LABELS: Final = ("Maneuver", "Attack", "Protect")


def is_choosing(question: Question | None) -> bool:
    """Whether stock decks lie there to choose from."""
    return question is not None and question.kind in ("deck.choose", "draft.turbines")


def is_getting_decks(view: ArenaView, question: Question | None) -> bool:
    return is_choosing(question) or view["draft"] is not None


def offers(view: ArenaView, question: Question | None) -> dict[str, int]:
    """What lies before the viewer, and how many of each."""
    draft = view["draft"]
    if question is not None and question.kind in CHOICES:
        return {CARDS[card].name: 1 for card in question.options if isinstance(card, int)}
    return {} if draft is None else draft["lies"]


def offer_box(card: int, cards: dict[str, int], layout: Layout) -> Box:
    """Where a card lies: by its place among those that there are."""
    place = list(cards).index(CARDS[card].name)
    columns = columns_of(len(cards), layout)
    rows = max(2 if len(cards) <= FEW else 4, -(-len(cards) // columns))
    return layout.offers.inset(8, 8).cell(place, columns, rows, 6)


def columns_of(count: int, layout: Layout) -> int:
    few, some, many = layout.offer_columns
    return few if count <= FEW else some if count <= 2 * FEW else many


def drafting(view: ArenaView, question: Question | None, layout: Layout) -> str:
    """The table of a draft, over the arena; nothing without one."""
    draft = view["draft"]
    if draft is None:
        return '<g id="draft"></g>'
    cards = offers(view, question)
    told = layout.offers.panel("panel draft", 12)
    for name, count in cards.items():
        box = offer_box(NUMBER[name], cards, layout)
        kind = " picked" if name == draft["chosen"] else ""
        shown = offer(card_named(name), count, box, len(cards) <= FEW)
        title = f"<title>{escape(card_label(card_named(name)))}</title>"
        told += f'<g class="offer{kind}">{title}{shown}</g>'
    if not cards:
        x, y = layout.offers.middle
        told += words("empty", x, y, "Sets of tactic cards go round, unseen")
    return f'<g id="draft">{told}{collection(view, draft, question, layout)}</g>'


def offer(card: Card, count: int, box: Box, whole: bool) -> str:
    """A card of the draft, whole if there is room; a badge says if there are several."""
    if whole and card.kind not in (PILOT, FIXTURE):
        return face(card, box, badge(count, box.right - 8, box.bottom - 8))
    return tile(card, box, badge(count, box.right - 6, box.y + 40))


def badge(count: int, x: float, y: float) -> str:
    """How many of a card there are, if it isn't one."""
    return words("offer-count right", x, y, f"×{count}") if count > 1 else ""


def tile(card: Card, box: Box, more: str = "") -> str:
    """A card in two lines: its title, then icons and damage, or stats."""
    x, y = box.x + 7, box.y
    room = int((box.width - 10) / 7.2)
    title = card.title if len(card.title) <= room else f"{card.title[: room - 1].rstrip()}…"
    told = words("tile-title left", x, y + 17, escape(title))
    low = y + min(box.height - 12, 36)
    if card.kind in (PILOT, FIXTURE):
        stats = stats_of(card).split(" · ")[: 5 if box.height > ROOMY else 2]
        for n in range(0, len(stats), 2):  # two in a line
            told += words("card-stats left", x, low + 3 + 8 * n, " · ".join(stats[n : n + 2]))
        low += 16 if len(stats) > 2 else 0
    else:
        told += icon_row(card, x + 9, low, min(0.62, (box.width - 60) / (25 * len(icons(card)))))
        told += words("tile-harm right", box.right - (34 if more else 8), low + 5, profile(card))
    told += small(card, box, low + 24, room)
    return f'<g class="card-face {KINDS[card.kind]}">{box.panel("card-back", 7)}{told}{more}</g>'


def small(card: Card, box: Box, y: float, room: int) -> str:
    """What a card does and to whom it is restricted, as far as there is room."""
    note = "Veteran" if card.veteran else FACTIONS[card.faction]
    most = int((box.bottom - y + 6) / 14) - bool(note)
    does = deed(card).partition(". ")[0] if card.ability or card.passive else ""
    does = f"{when(card)}: {does}" if does and box.height > ROOMY else does
    lines = lines_of(does, room, most) if most > 0 and does else []
    told = ""
    for n, line in enumerate(lines):
        told += words("tile-text left", box.x + 7, y + 14 * n, escape(line))
    if note and box.bottom > y:
        told += words("tile-note left", box.x + 7, box.bottom - 7, escape(note[:room]))
    return told


# -- what one has -------------------------------------------------------------------------------


def collected(draft: DraftView, view: ArenaView, question: Question | None) -> dict[str, int]:
    """One's picks; while a deck is built of them, what is sure to be in it."""
    if not draft["building"]:
        return picks_of(draft, view["seat"])
    crew = dict.fromkeys(draft["crew"], 1)
    choosing = question is not None and question.kind in CHOICES
    return {**crew, **draft["lies"]} if choosing else crew


def collection(view: ArenaView, draft: DraftView, question: Question | None, layout: Layout) -> str:
    cards = collected(draft, view, question)
    box = layout.picks
    columns = layout.pick_columns
    rows = max(layout.pick_rows, -(-len(cards) // columns))
    told = ""
    for place, (name, count) in enumerate(cards.items()):
        cell = box.cell(place, columns, rows, 4)
        told += tile(card_named(name), cell, badge(count, cell.right - 6, cell.y + 40))
    if not cards and view["seat"] is not None:
        x, y = box.middle
        what = "pilot and fixtures" if draft["building"] else "cards"
        told = words("empty", x, y, f"Your {what} will lie here")
    return f'<g id="picks">{told}</g>'


# -- how it stands ------------------------------------------------------------------------------


def standing(view: ArenaView, draft: DraftView) -> list[tuple[str, str]]:
    """What the booth says of a draft, line by line."""
    seat = view["seat"]
    lines: list[tuple[str, str]] = []
    if draft["passed"]:
        lines.append(("You handed on", f"{number_in(draft['passed'])} cards"))
    if draft["building"]:
        lines.append(("Decks are built", "20 tactic cards, 3 fixtures"))
    elif draft["turn"] is not None:
        lines.append(("Picks now", COLOURS[draft["turn"]]))
        lines.append(("Cards left", str(number_in(draft["lies"]))))
    else:
        lines.append(("Set", f"{draft['round']} of {draft['rounds']}"))
        lines.append(("Pick", f"{draft['picked'] + 1} of 10"))
        whom = COLOURS[next_seat(view, seat)] if seat is not None else around(draft)
        lines.append(("Sets go on to", whom))
    if seat is not None:
        cards = draft["lies"] if draft["building"] else picks_of(draft, seat)
        lines.append(("Your tactic cards", str(number_in(cards))))
        lines += [(name, str(n)) for name, n in zip(LABELS, icons_of(cards), strict=True)]
    return lines


def around(draft: DraftView) -> str:
    return "the next seat" if draft["onward"] > 0 else "the seat before"


def status(view: ArenaView, seat: int) -> str:
    """What a seat does in the draft, for its row."""
    draft = view["draft"]
    if draft is None:
        return "Choosing"
    if draft["building"]:
        return "Builds a deck"
    if draft["turn"] == seat:
        return "Picks"
    return f"{number_in(picks_of(draft, seat))} cards" if draft["openly"] else "Drafts"


def lines(view: ArenaView, box: Box, head: float) -> str:
    draft = view["draft"]
    if draft is None:
        return ""
    every = standing(view, draft)
    high = min(24.0, (box.height - head - 8) / len(every))
    handed = ", ".join(f"{n} {card_named(name).title}" for name, n in draft["passed"].items())
    told = f"<title>You handed on {escape(handed)}</title>" if handed else ""
    for n, (what, worth) in enumerate(every):
        y = box.y + head + 18 + n * high
        told += words("stake left", box.x + 16, y, what)
        told += words("stake-worth right", box.right - 14, y, worth)
    return told
