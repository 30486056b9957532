"""What an ability is: something to do, and whether it can be done wholly (§2.9)."""

from collections.abc import Callable
from typing import TypeAlias

from grandstand.core.errors import BadData
from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike.state import Arena

from . import CARDS, FILES, WINDOWS

Use: TypeAlias = Callable[[Arena, Table, Seat], Flow[None] | None]
Can: TypeAlias = Callable[[Arena, Seat], bool]


class Ability:
    """`can` is asked while the card is still in the hand; None: it always can."""

    def __init__(self, use: Use, can: Can | None = None) -> None:
        self.use = use
        self.can = can


def nothing(s: Arena, t: Table, seat: Seat) -> None:
    """What a card without such an ability does."""


def by_card(written: dict[str, Ability], windows: list[int], file: str) -> list[Ability]:
    """The ability of every card, as `CARDS` counts them; each must be there, and be used."""
    named = [card.ability for card in CARDS if card.when in windows]
    for name in written:
        if name not in named:
            raise BadData(f"gravstrike/{file}: the ability {name!r} has no card in data/*.toml")
    found: list[Ability] = []
    for card in CARDS:
        if card.when in windows and card.ability not in written:
            place = f"gravstrike/data/{FILES[card.kind]}, {card.name}, ability"
            window = WINDOWS[card.when]
            raise BadData(f"{place}: {card.ability!r} ({window}) is not written in {file}")
        found.append(written[card.ability] if card.when in windows else Ability(nothing))
    return found
