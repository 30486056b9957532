"""Agendas (§9): what each of them counts, and what it pays for it."""

from collections.abc import Callable
from typing import Final

from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.core.questions import Seat
from grandstand.games.goblins.board import (
    ARMOR,
    BESIDE,
    CORNERS,
    DECORATION,
    EMPTY,
    ENGINE,
    IS_PREMIUM,
    KIND,
    WEAPON,
    tiles_on,
)
from grandstand.games.goblins.state import NONE, Works

from . import FILE

DEFENSIVE: Final = "defensive"
DESTRUCTIVE: Final = "destructive"
BETTING: Final = "betting"
IN_A_DECK: Final = 21
SNITCH: Final = 0  # the sides of the bet (§9.3)
STAR: Final = 1

Count = Callable[[Works, Seat], int]


class Agenda:
    """One agenda card, as `cards.toml` says."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = f"agendas, {self.name}"
        self.kind = sheet.text("kind")
        if self.kind not in (DEFENSIVE, DESTRUCTIVE, BETTING):
            raise sheet.wrong("kind", "one of defensive, destructive, betting")
        self.counts = sheet.text("counts")
        if self.counts not in COUNTS:
            raise sheet.wrong("counts", f"one of {', '.join(COUNTS)}")
        self.points = sheet.number("points")
        self.every = sheet.number("every")
        self.text = sheet.text("text")


# -- what is counted ----------------------------------------------------------------------------


def own(s: Works, seat: Seat) -> list[int]:
    """The tiles on one's robot."""
    return tiles_on(s.yards[s.side[seat]])


def theirs(s: Works, seat: Seat) -> list[int]:
    """The tiles in the other side's scrapyard."""
    return s.scrap_tiles[1 - s.side[seat]]


def of_kind(tiles: list[int], kind: int) -> int:
    return sum([1 for tile in tiles if KIND[tile] == kind])


def premium(tiles: list[int]) -> int:
    return sum([1 for tile in tiles if IS_PREMIUM[tile]])


def own_decorations(s: Works, seat: Seat) -> int:
    return of_kind(own(s, seat), DECORATION)


def own_beside(s: Works, seat: Seat) -> int:
    """Camouflager (§9.1): the four squares next to the cockpit."""
    yard = s.yards[s.side[seat]]
    return sum([1 for square in BESIDE if yard[square] != EMPTY])


def own_tokens(s: Works, seat: Seat) -> int:
    """Decoy (§9.1): a token over two tiles counts once."""
    return len(s.tokens[s.side[seat]])


def own_engines(s: Works, seat: Seat) -> int:
    """Greasemonkey (§9.1): tiles; the cockpit is none."""
    return of_kind(own(s, seat), ENGINE)


def own_tiles(s: Works, seat: Seat) -> int:
    return len(own(s, seat))


def own_armor(s: Works, seat: Seat) -> int:
    return of_kind(own(s, seat), ARMOR)


def own_plain(s: Works, seat: Seat) -> int:
    return own_tiles(s, seat) - own_premium(s, seat)


def own_premium(s: Works, seat: Seat) -> int:
    return premium(own(s, seat))


def own_around(s: Works, seat: Seat) -> int:
    """Sandbagger (§9.1): the eight squares around the cockpit."""
    yard = s.yards[s.side[seat]]
    return own_beside(s, seat) + sum([1 for square in CORNERS if yard[square] != EMPTY])


def their_tiles(s: Works, seat: Seat) -> int:
    return len(theirs(s, seat))


def gaps(s: Works, seat: Seat) -> int:
    """Driller (§9.2): 2 for each empty square next to their cockpit, 1 for each at a corner."""
    yard = s.yards[1 - s.side[seat]]
    beside = sum([2 for square in BESIDE if yard[square] == EMPTY])
    return beside + sum([1 for square in CORNERS if yard[square] == EMPTY])


def their_tokens(s: Works, seat: Seat) -> int:
    return s.scrap_tokens[1 - s.side[seat]]


def their_armor(s: Works, seat: Seat) -> int:
    return of_kind(theirs(s, seat), ARMOR)


def their_goblins(s: Works, seat: Seat) -> int:
    return s.scrap_goblins[1 - s.side[seat]]


def their_weapons(s: Works, seat: Seat) -> int:
    return of_kind(theirs(s, seat), WEAPON)


def their_plain(s: Works, seat: Seat) -> int:
    return their_tiles(s, seat) - their_premium(s, seat)


def their_engines(s: Works, seat: Seat) -> int:
    return of_kind(theirs(s, seat), ENGINE)


def their_premium(s: Works, seat: Seat) -> int:
    return premium(theirs(s, seat))


def their_decorations(s: Works, seat: Seat) -> int:
    return of_kind(theirs(s, seat), DECORATION)


def their_triplets(s: Works, seat: Seat) -> int:
    """Stockpiler (§9.2): whole sets of an engine, a weapon and a decoration."""
    return min(their_engines(s, seat), their_weapons(s, seat), their_decorations(s, seat))


def the_bet(s: Works, seat: Seat) -> int:
    """Betting (§9.3): Star if the team won, Snitch if it lost; without a winner neither."""
    if s.winner == NONE:
        return 0
    won = STAR if s.winner == s.side[seat] else SNITCH
    return 1 if s.bets[seat] == won else 0


COUNTS: Final[dict[str, Count]] = {
    "own decorations": own_decorations,
    "own beside cockpit": own_beside,
    "own tokens": own_tokens,
    "own engines": own_engines,
    "own tiles": own_tiles,
    "own armor": own_armor,
    "own plain": own_plain,
    "own premium": own_premium,
    "own around cockpit": own_around,
    "their tiles": their_tiles,
    "gaps around their cockpit": gaps,
    "their tokens": their_tokens,
    "their armor": their_armor,
    "their goblins": their_goblins,
    "their weapons": their_weapons,
    "their plain": their_plain,
    "their engines": their_engines,
    "their premium": their_premium,
    "their decorations": their_decorations,
    "their triplets": their_triplets,
    "the bet": the_bet,
}


def load_agendas(sheet: Sheet) -> list[Agenda]:
    agendas = [Agenda(entry) for entry in sheet.tables("agendas")]
    if len(agendas) != IN_A_DECK:
        there = f"{len(agendas)} cards, a deck has {IN_A_DECK}"
        raise BadData(f"{sheet.file}, agendas: {there}")
    return agendas


AGENDAS: Final = load_agendas(FILE)
BET: Final = [agenda.kind for agenda in AGENDAS].index(BETTING)


def points(s: Works, seat: Seat, agenda: int) -> int:
    """What an agenda pays now (§9): only whole sets count."""
    card = AGENDAS[agenda]
    return COUNTS[card.counts](s, seat) // card.every * card.points
