"""Kits in a season (Gravstrike §14.3): what each player may bring to an event."""

from collections.abc import Sequence

from grandstand.core.errors import BadData

from .plan import STRICT, Entrant, Season


def kit_in_file(entrant: Entrant, number: int) -> str:
    """What the plan has for that event: a kit is brought until there is a newer one."""
    return entrant.kits[min(number, len(entrant.kits) - 1)] if entrant.kits else ""


def faults(season: Season, number: int, before: str, text: str) -> list[str]:
    """What is wrong with a kit for that event, which comes after one with the kit `before`.

    Unlimited: it observes the event's restrictions. Strict: also, it changes no more than may be.
    """
    craft = season.craft
    if craft is None:
        return [f"nobody brings a kit to {season.game.title}"]
    wrong = craft.faults_for(text, season.events[number].options)
    if not wrong and before and season.format == STRICT:
        wrong = craft.changes(before, text)
    return wrong


def brought(season: Season, number: int, before: Sequence[str], handed: Sequence[str]) -> list[str]:
    """The kits with which the event is played. BadData says who can't play with theirs.

    Where the format is strict, everybody has one from the start: bots without take one of the box.
    """
    if season.craft is None:
        return []
    kits = [kit or stock_for(season, entrant) for entrant, kit in enumerate(handed)]
    for entrant, kit in enumerate(kits):
        last = before[entrant] if before else ""
        check_kit(season, number, season.entrants[entrant], last, kit)
    return kits


def stock_for(season: Season, entrant: int) -> str:
    """What a bot of a strict season brings unless told otherwise; "" where the table asks."""
    assert season.craft is not None, f"{season.game.name}: there are no kits"
    works = [*season.craft.stock().values()]
    if season.format != STRICT or not season.entrants[entrant].level or not works:
        return ""
    return works[entrant % len(works)]


def check_kit(season: Season, number: int, entrant: Entrant, before: str, kit: str) -> None:
    where = f"{season.title}, event {number + 1}, {entrant.name}"
    assert season.craft is not None, f"{season.game.name}: there are no kits"
    if not kit:
        if season.format == STRICT:
            raise BadData(f"{where}: has handed in no {season.craft.name} yet")
        return
    wrong = faults(season, number, before, kit)
    if wrong:
        raise BadData(f"{where}, {season.craft.name}: {'; '.join(wrong)}")
