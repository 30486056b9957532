"""Dropped markers (§12.4): the numbers of each kind."""

from typing import Final

from grandstand.core.data import Sheet, data_file

from . import one_of

# What a kind does with its harm.
STINGS: Final = 0  # who runs over it
DETONATES: Final = 1  # in its owner's Maneuver Phase
FIRES: Final = 2  # in its owner's Attack Phase
DEEDS: Final = ["stings", "detonates", "fires"]


class MarkerKind:
    """What all markers of a kind have in common."""

    def __init__(self, sheet: Sheet, name: str) -> None:
        self.name = name
        self.title = sheet.text("title")
        self.text = sheet.text("text")
        self.speed = sheet.number("speed", 0)  # as which it is shot
        self.threshold = sheet.number("threshold", 0)  # damage at once that destroys it
        self.tracked = sheet.number("tracked", 0)  # damage in all that does; 0: none is tracked
        if bool(self.threshold) == bool(self.tracked):
            raise sheet.wrong("tracked", "0, unless threshold is, and then above 0")
        self.feature = sheet.flag("feature")
        self.moves = sheet.number("moves", 0)  # lengths a turn
        self.does = one_of(sheet, "does", DEEDS, STINGS)
        self.harm = sheet.number("harm", 0)
        self.reach = sheet.number("reach", 0)  # lengths within which it detonates or fires
        self.most = sheet.number("most")  # in the arena, for one owner

    def is_destroyed(self, so_far: int, at_once: int) -> bool:
        """Attacking markers (§12.5)."""
        return so_far > self.tracked if self.tracked else at_once >= self.threshold


def load_markers() -> list[MarkerKind]:
    sheet = data_file("gravstrike", "markers.toml")
    return [MarkerKind(sheet.table(name), name) for name in sheet.fields]


MARKERS: Final = load_markers()
MARKER_NUMBER: Final = {kind.name: number for number, kind in enumerate(MARKERS)}
