"""Which function plays which room: every card has one, and every function has a card."""

from typing import Final

from grandstand.core.errors import BadData
from grandstand.games.grindhouse.rules.rooms import Script

from . import ROOMS, carnival, cellar, cthulhu, finals, ground_floor, krampus, upstairs

WRITTEN: Final[dict[str, Script]] = {
    **ground_floor.SCRIPTS,
    **upstairs.SCRIPTS,
    **cellar.SCRIPTS,
    **finals.SCRIPTS,
    **krampus.SCRIPTS,
    **cthulhu.SCRIPTS,
    **carnival.SCRIPTS,
}


def scripts() -> list[Script]:
    """By room, as `cards.ROOMS` counts them."""
    names = [room.name for room in ROOMS]
    for name in WRITTEN:
        if name not in names:
            raise BadData(f"grindhouse/cards: the script {name!r} has no room in data/*.toml")
    for name in names:
        if name not in WRITTEN:
            raise BadData(f"grindhouse/data: the room {name!r} has no script in cards/*.py")
    return [WRITTEN[name] for name in names]


SCRIPTS: Final = scripts()
