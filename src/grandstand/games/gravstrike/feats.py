"""Deeds to remember (§14.8), read off the story of a battle."""

from typing import Final

from grandstand.core.table import Event

from .cards.markers import MARKERS
from .state import AT_TARGET, AT_TURBINE, NONE

# What tells how a hit on a turbine ended: with damage, or without any, also since it overpushed.
SUFFERED: Final = ["card.destroyed", "card.survived", "turbine.failed"]
SPARED: Final = ["damage.stopped", "turbine.exploded"]
TARGET_HIT: Final = ["target.damaged", "target.destroyed"]


def hardest_shots(story: list[Event], seats: int) -> list[int]:
    """For each seat the highest TN of its shots that dealt actual damage (§14.8)."""
    best = [0] * seats
    shooter, at, which, tn = NONE, NONE, NONE, NONE
    for event in story:
        if event.kind == "shot.aimed":
            shooter, at, which = event.facts[0], event.facts[1], event.facts[2]
            tn = NONE
        elif event.kind == "shot.hit":
            tn = event.facts[2]
        elif tn != NONE and is_outcome(event, at, which):
            if is_damage(event):
                best[shooter] = max(best[shooter], tn)
            tn = NONE
    return best


def is_outcome(event: Event, at: int, which: int) -> bool:
    """Whether this tells what a hit has done to what was aimed at."""
    if at == AT_TARGET:
        return event.kind in TARGET_HIT
    if event.facts[:1] != (which,):
        return False
    if at == AT_TURBINE:
        return event.kind in SUFFERED or event.kind in SPARED or is_all_protected(event)
    return event.kind == "marker.damaged"


def is_all_protected(event: Event) -> bool:
    return event.kind == "damage.protected" and event.facts[2] == 0


def is_damage(event: Event) -> bool:
    """Actual damage (§14.8): Armor and icons may stop it, a marker's threshold may ignore it."""
    if event.kind == "marker.damaged":
        return event.facts[2] >= max(1, MARKERS[event.facts[1]].threshold)
    return event.kind in SUFFERED or event.kind in TARGET_HIT
