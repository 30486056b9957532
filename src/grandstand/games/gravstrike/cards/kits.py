"""Decks that are brought along (§4.1): one text for the decks of all seats, as an option has it."""

import json

from .decks import VETERANS, faults_of


def kits_of(text: str) -> list[str]:
    """The seats' decks as texts, from a list as JSON; "": that seat has none."""
    kits = json.loads(text) if text else []
    if not isinstance(kits, list) or not all(isinstance(kit, str) for kit in kits):
        raise ValueError("it is no list of texts")
    return [str(kit) for kit in kits]


def kit_faults(text: str) -> list[str]:
    """What is wrong with the decks that are brought along, whatever the battle allows."""
    try:
        kits = kits_of(text)
    except (ValueError, RecursionError) as error:
        return [f"not the decks of all seats as JSON: {error}"]
    return [
        f"seat {seat}: {fault}"
        for seat, kit in enumerate(kits)
        for fault in (faults_of(VETERANS, kit) if kit else [])
    ]
