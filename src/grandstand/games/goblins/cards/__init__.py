"""What the cards do: tactics (§8) and agendas (§9); and what `cards.toml` says of the others."""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData
from grandstand.games.goblins.board import COCKPIT, SIZE

MOST_SEATS: Final = 4
TEAM_CARDS_IN_BOX: Final = 3
BLUEPRINTS_IN_BOX: Final = 8


class TeamCard:
    """Who is with whom (§2.1): the seats of either side, and whom each has opposite."""

    def __init__(self, sheet: Sheet) -> None:
        pairs = [pair for pair in sheet.items("partners") if isinstance(pair, list)]
        seats = [seat for pair in pairs for seat in pair]
        if [len(pair) for pair in pairs] != [2, 2] or sorted(map(str, seats)) != list("0123"):
            raise sheet.wrong("partners", "two pairs of the seats 0 to 3")
        self.side = [0 if seat in pairs[0] else 1 for seat in range(MOST_SEATS)]
        self.opposite = sheet.numbers("opposite")
        if sorted(self.opposite) != [0, 1, 2, 3] or not all(
            self.opposite[other] == seat and self.side[other] != self.side[seat]
            for seat, other in enumerate(self.opposite)
        ):
            raise sheet.wrong("opposite", "seats of the other pair that face each other")


class Blueprint:
    """The shape of the robot (§2.2): four squares that are not built on."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = f"blueprints, {self.name}"
        self.blocked: list[int] = []
        for spot in sheet.items("blocked"):
            if not isinstance(spot, list) or [type(n) for n in spot] != [int, int]:
                raise sheet.wrong("blocked", "a list of [row, column]")
            row, column = spot
            if not (1 <= row <= SIZE and 1 <= column <= SIZE):
                raise sheet.wrong("blocked", f"rows and columns from 1 to {SIZE}")
            self.blocked.append((row - 1) * SIZE + column - 1)
        if len(set(self.blocked)) != 4 or COCKPIT in self.blocked:
            raise sheet.wrong("blocked", "four squares, the cockpit not among them")


class Numbers:
    """How many there are of what is counted in the game."""

    def __init__(self, sheet: Sheet) -> None:
        self.rounds = sheet.number("rounds")
        self.full_rounds = sheet.number("full-rounds")
        self.combat_rounds = sheet.number("combat-rounds")
        self.drawn = sheet.number("tiles-drawn")
        self.given = sheet.number("tiles-given")
        self.agendas = sheet.number("agendas")
        self.agendas_solo = sheet.number("agendas-solo")
        self.agendas_kept = sheet.number("agendas-kept")
        self.agendas_open = sheet.number("agendas-open")
        self.goblins = sheet.number("goblins")
        self.dice = sheet.number("dice")
        self.tokens = sheet.number("tokens")
        self.promotion = sheet.number("promotion")


def load_teams(sheet: Sheet) -> list[TeamCard]:
    return [TeamCard(entry) for entry in counted(sheet, "teams", TEAM_CARDS_IN_BOX)]


def load_blueprints(sheet: Sheet) -> list[Blueprint]:
    return [Blueprint(entry) for entry in counted(sheet, "blueprints", BLUEPRINTS_IN_BOX)]


def counted(sheet: Sheet, name: str, box: int) -> list[Sheet]:
    """The cards of a kind, as many as the box has (§1.2)."""
    entries = sheet.tables(name)
    if len(entries) != box:
        raise BadData(f"{sheet.file}, {name}: {len(entries)} cards, the box has {box}")
    return entries


FILE: Final = data_file("goblins", "cards.toml")
TEAM_CARDS: Final = load_teams(FILE)
BLUEPRINTS: Final = load_blueprints(FILE)
NUMBERS: Final = Numbers(FILE.table("rules"))
