"""Cards: in hand, drawn, as fixtures, looked at closely, in the gallery; and decks to choose."""

from html import escape
from typing import Final

from grandstand.games.gravstrike.cards import (
    CARDS,
    FACTIONS,
    FIXTURE,
    FRAGILE,
    ICONS,
    NUMBER,
    PILOT,
    RUGGED,
    Card,
)  # fmt: skip
from grandstand.games.gravstrike.cards.decks import Deck
from grandstand.games.gravstrike.prompts.seen import signed

from .hulls import ICONS as SHAPES
from .hulls import SIGNS
from .layout import Box, lines_of, moved, num, use, words

# When an ability is used, in few words, by `Card.when`.
WINDOWS: Final = (
    "", "After dials", "After initiative", "In your move", "In your attack", "As your attack",
    "At a checkpoint", "When you ram", "As it maneuvers", "As it attacks", "As it protects",
    "When damaged",
)  # fmt: skip
TITLE: Final = 7.8  # a letter of a card's title
BRIEF: Final = 112.0  # a card narrower than this says it in one word or two
BRIEFLY: Final = (
    "", "Dials", "Initiative", "Your move", "Your attack", "As attack", "Checkpoint", "Ramming",
    "Maneuver", "Attacking", "Protecting", "Damaged",
)  # fmt: skip
WIDE_DECK: Final = 250.0  # a deck wider than this is told in larger letters
STAT_SIGNS: Final = ("Draws", "Most", "Hand", "Delta", "Armor")
KINDS: Final = ("pilot", "fixture", "tactic", "turbine-card")
CHAINS: Final = ("", "+", "×")
DOT: Final = " · "
SPLIT: Final = 0.54  # of a card in hand: icons above, ability below


def card_named(name: str) -> Card:
    return CARDS[NUMBER[name]]


def deed(card: Card) -> str:
    """What the ability does, without the words for when."""
    _, colon, rest = card.text.partition(": ")
    return rest[:1].upper() + rest[1:] if colon and card.when else card.text


def profile(card: Card) -> str:
    return f"{card.damage}{CHAINS[card.chain]}"


def icons(card: Card) -> list[str]:
    return [ICONS[n] for n, count in enumerate(card.icons) for _ in range(count)]


def icon_row(card: Card, x: float, y: float, size: float) -> str:
    """Its icons from the left, middle to middle a little more than they are wide."""
    return "".join(
        use(f"icon-{name}", (x + n * 25 * size, y), size) for n, name in enumerate(icons(card))
    )


def face(card: Card, box: Box, more: str = "") -> str:
    """A card of the hand: title, icons, damage, and what it does in a few words."""
    x, y = box.x, box.y
    room = int((box.width - 12) / TITLE)
    title = lines_of(card.title, room, 2)
    told = "".join(
        words("card-title left", x + 9, y + 20 + 16 * n, line) for n, line in enumerate(title)
    )
    top = y + 58
    size = min(0.92, (box.width - 44) / (25 * max(1, len(icons(card)))))
    told += icon_row(card, x + 7 + 14 * size, top, size)
    told += damage(card, box.right - 19, top)
    low = y + box.height * SPLIT
    kind = f"card-face {KINDS[card.kind]}"
    return (
        f'<g class="{kind}">{box.panel("card-back", 9)}'
        f'<path class="card-stripe" d="M{num(x)} {num(y + 9)}l9 -9H{num(box.right)}'
        f'v5H{num(x + 8)}Z"/>'
        f"{told}{small_text(card, box, low)}{more}</g>"
    )


def when(card: Card) -> str:
    """When it does what it does, in few words."""
    return "Always" if card.passive else WINDOWS[card.when]


def small_text(card: Card, box: Box, low: float, state: str = "") -> str:
    """The ability's part of a card; of what isn't ready, its state."""
    if (not when(card) and not state) or low + 22 > box.bottom:
        return ""
    told = f'<path class="card-rule" d="M{box.x + 7:g} {num(low)}H{box.right - 7:g}"/>'
    label = state or (BRIEFLY[card.when] if card.when and box.width < BRIEF else when(card))
    told += words(f"card-{'state' if state else 'when'} left", box.x + 9, low + 17, label)
    room, most = int((box.width - 14) / 6.3), int((box.bottom - low - 20) / 14.5)
    lines = lines_of(deed(card), room, most) if most > 0 and when(card) else []
    for n, line in enumerate(lines):
        told += words("card-text left", box.x + 9, low + 32 + 14.5 * n, escape(line))
    return told


def damage(card: Card, x: float, y: float) -> str:
    """What it deals when it is drawn; a mark if it is fragile or rugged."""
    told = f'<path class="harm" d="M{num(x - 15)} {num(y)}l7 -12h16l7 12l-7 12h-16Z"/>'
    told += words("harm-text", x, y + 6, profile(card))
    if card.toughness in (FRAGILE, RUGGED):
        name = "fragile" if card.toughness == FRAGILE else "rugged"
        told += f"<g {moved((x + 4, y - 22), 0.62)}>{SIGNS[name]}</g>"
    return told


def chip(name: str, box: Box) -> str:
    """A drawn or played card: its damage, and its icons below."""
    card = card_named(name)
    x, y = box.middle
    return (
        f'<g class="chip {KINDS[card.kind]}"><title>{escape(card.title)}</title>'
        f"{box.panel('card-back', 5)}"
        f"{words('chip-harm', x, y + 4, profile(card))}"
        f"{icon_row(card, x - 8 * (sum(card.icons) - 1), box.bottom - 9, 0.5)}</g>"
    )


def stats_of(card: Card) -> str:
    """A pilot's numbers, or what a fixture adds."""
    if card.kind == PILOT:
        draws, most, hand, delta, armor = card.stats
        told = (f"Draw {draws}/{most}", f"Hand {hand}", f"Delta {delta}", f"Armor {armor}")
        return DOT.join(told)
    added = [(STAT_SIGNS[n], value) for n, value in enumerate(card.stats) if value]
    return DOT.join(f"{name} {signed(value)}" for name, value in added)


def fixture_face(card: Card, state: str, stats: dict[str, int], box: Box) -> str:
    """A fixture: the pilot shows the turbine's numbers as they are, all show their state."""
    x, y = box.x + 9, box.y
    title = lines_of(card.title, int((box.width - 12) / TITLE), 2)
    told = "".join(
        words("card-title left", x, y + 20 + 16 * n, escape(line)) for n, line in enumerate(title)
    )
    low = y + 24 + 16 * (len(title) - 1)
    if card.kind == PILOT:
        numbers = (
            f"Draw {stats['draws']}/{stats['most']}", f"Hand {stats['hand']}",
            f"Delta {stats['delta']}", f"Armor {stats['armor']}",
        )  # fmt: skip
        for n, line in enumerate(numbers):
            across, down = n % 2 * box.width / 2, n // 2 * 17
            left = x - 3 if box.width < BRIEF else x
            told += words("card-stats left", left + across, low + 18 + down, line)
        low += 42
    elif stats_of(card):
        added = stats_of(card)
        lines = added.split(DOT) if len(added) * 6.8 > box.width - 14 else [added]
        for n, line in enumerate(lines):
            told += words("card-stats left", x, low + 17 + 15 * n, line)
        low += 9 + 15 * len(lines)
    told += small_text(card, box, low + 2, "" if state == "ready" else state.title())
    kinds = f"card-face {KINDS[card.kind]} {state.replace(' ', '-')}"
    return f'<g class="{kinds}">{box.panel("card-back", 9)}{told}</g>'


def closer(card: Card, box: Box, of: str) -> str:
    """All that a card says, large, while it is looked at; no higher than it must be."""
    lines = len(lines_of(deed(card), int((box.width - 30) / 7.9), 99))
    high = min(box.height, 150 + 18 * lines + (46 if len(card.title) > 21 else 22))
    low = Box(box.x, box.bottom - high, box.width, high)
    return f'<g class="closer" data-of="{of}">{large(card, low)}</g>'


def large(card: Card, box: Box) -> str:
    """A card to read: for a closer look, and for the gallery."""
    x, y = box.x + 16, box.y
    room = int((box.width - 30) / 7.9)
    told = ""
    for n, line in enumerate(lines_of(card.title, int((box.width - 30) / 10.5), 2)):
        told += words("large-title left", x, y + 32 + 24 * n, escape(line))
    y += 56 if len(card.title) > int((box.width - 30) / 10.5) else 32
    faction = FACTIONS[card.faction]
    said = DOT.join(filter(None, (KINDS[card.kind].split("-")[0].title(), faction)))
    told += words("large-kind left", x, y + 22, escape(said))
    y += 50
    if card.kind in (PILOT, FIXTURE):
        for n, line in enumerate(lines_of(stats_of(card), room, 2)):
            told += words("large-stats left", x, y + 4 + 20 * n, line)
        y += 24 if len(stats_of(card)) > room else 4
    else:
        told += icon_row(card, x + 13, y + 2, 1.15) + damage(card, box.right - 32, y + 2)
    y += 36
    if when(card):
        told += words("large-when left", x, y, when(card))
        y += 22
    most = int((box.bottom - y) / 18)
    for n, line in enumerate(lines_of(deed(card), room, most)):
        told += words("large-text left", x, y + 18 * n, escape(line))
    return f'<g class="card-face {KINDS[card.kind]}">{box.panel("card-back", 14)}{told}</g>'


def deck_face(deck: Deck, box: Box) -> str:
    """A stock deck: its style, its name, how it wants to be played, and its pilot."""
    x, y = box.x + 12, box.y
    room = int((box.width - 20) / 7.1)
    told = words("deck-style left", x, y + 22, deck.style.upper())
    told += words("deck-title left", x, y + 46, escape(deck.title))
    high = 17 if box.width > WIDE_DECK else 15
    for n, line in enumerate(lines_of(deck.text, room, int((box.height - 76) / high))):
        told += words("deck-text left", x, y + 49 + high * (n + 1), escape(line))
    told += words("deck-crew left", x, box.bottom - 10, escape(CARDS[deck.fixtures[0]].title))
    return f"{box.panel('card-back', 12)}{told}"


# -- For the gallery ------------------------------------------------------------------------------

MODULE: Final = "M-26 -12L-12 -26H12L26 -12V12L12 26H-12L-26 12ZM-11 -11V11H11V-11Z"
PICTURED: Final = Box(3, 3, 254, 134)


def pictured(card: Card) -> str:
    """A card without its words, which stand below it: icons and damage, or numbers."""
    x, y = PICTURED.middle
    if card.kind in (PILOT, FIXTURE):
        told = numbers_of(card, x, y)
    else:
        shown = icons(card)
        left = x - 22 - 27 * (len(shown) - 1)
        told = "".join(
            f'<g transform="translate({left + 54 * n:g} {y + 4:g}) scale(2)">{SHAPES[name]}</g>'
            for n, name in enumerate(shown)
        )
        told += damage(card, PICTURED.right - 34, y + 4)
    stripe = f'<path class="card-stripe" d="M3 17L17 3H{PICTURED.right:g}V11H21L3 29Z"/>'
    named = words("large-kind left", 20, PICTURED.bottom - 11, escape(FACTIONS[card.faction]))
    named += words("large-when right", PICTURED.right - 14, PICTURED.bottom - 11, when(card))
    return (
        f'<g class="card-face {KINDS[card.kind]}">{PICTURED.panel("card-back", 14)}{stripe}'
        f"{told}{named}</g>"
    )


def numbers_of(card: Card, x: float, y: float) -> str:
    """Core stats that there are, each over its name."""
    shown = [(n, value) for n, value in enumerate(card.stats) if value or card.kind == PILOT]
    told = "" if shown else f'<path class="module" {moved((x, y), 1.3)} d="{MODULE}"/>'
    for place, (n, value) in enumerate(shown):
        at = x + 46 * (place - (len(shown) - 1) / 2)
        told += words("stat", at, y + 8, value if card.kind == PILOT else f"{value:+d}")
        told += words("stat-name", at, y + 28, STAT_SIGNS[n])
    return told
