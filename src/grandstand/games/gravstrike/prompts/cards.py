"""Cards in words: what is printed on them in small type (§13.2)."""

from typing import Final

from grandstand.games.gravstrike.cards import (
    FACTIONS,
    FIXTURE,
    PILOT,
    TOUGHNESS,
    Card,
)

from .fighting import all_icons
from .seen import signed

CHAIN_SIGNS: Final = ("", "+", "×")
STAT_NAMES: Final = ("Damage Draws", "most", "Hand Size", "Speed Delta", "Armor")


def small_print(card: Card) -> str:
    """`2 Maneuver, 1 Attack; damage 2+; fragile; MONK only; 3 in a deck`."""
    told = [stats_text(card)] if card.kind in (PILOT, FIXTURE) else [all_icons(card), profile(card)]
    told += [TOUGHNESS[card.toughness]]
    told += [f"{FACTIONS[card.faction]} only" if card.faction else ""]
    told += ["veteran" if card.veteran else "", f"{card.limit} in a deck"]
    return "; ".join(filter(None, told))


def profile(card: Card) -> str:
    """`damage 2+`."""
    return f"damage {card.damage}{CHAIN_SIGNS[card.chain]}"


def stats_text(card: Card) -> str:
    """A pilot's `Damage Draws 3/6, Hand Size 6, …`; another's `Armor +1`."""
    draws, most, *rest = card.stats
    if card.kind == PILOT:
        told = [f"{STAT_NAMES[0]} {draws}/{most}"]
        return ", ".join(told + [f"{n} {v}" for n, v in zip(STAT_NAMES[2:], rest, strict=True)])
    pairs = zip(("Damage Draws", "most draws", *STAT_NAMES[2:]), card.stats, strict=True)
    return ", ".join(f"{name} {signed(value)}" for name, value in pairs if value)
