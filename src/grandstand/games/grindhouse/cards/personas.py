"""Which persona is which role (§9.3): every card has one, and every role has a card.

The roles stand by theme: `personas_bonds`, `personas_bodies`, `personas_deeds`, and `personas_sets`
for Krampus, Cthulhu and the Carnival; what they share is in `hauntings`.
"""

from typing import Final

from grandstand.core.errors import BadData

from . import PERSONAS, personas_bodies, personas_bonds, personas_deeds, personas_sets
from .hauntings import Role

WRITTEN: Final[dict[str, Role]] = {
    **personas_bonds.WRITTEN,
    **personas_bodies.WRITTEN,
    **personas_deeds.WRITTEN,
    **personas_sets.WRITTEN,
}


def roles() -> list[Role]:
    """By persona, as `cards.PERSONAS` counts them."""
    names = [persona.name for persona in PERSONAS]
    for name in WRITTEN:
        if name not in names:
            raise BadData(f"grindhouse/cards: the role {name!r} is not in data/personas.toml")
    for name in names:
        if name not in WRITTEN:
            raise BadData(f"grindhouse/data/personas.toml, {name}: has no role in cards/*.py")
    return [WRITTEN[name] for name in names]


ROLES: Final = roles()
