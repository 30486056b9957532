"""What a season is: its events and its entrants, fixed before it begins.

Does not belong here: how a file says so (`file`), kits (`kits`), results (`records`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from grandstand.core.craft import Craft
from grandstand.core.game import Game, Plain, State

UNLIMITED: Final = "unlimited"
STRICT: Final = "strict"
FORMATS: Final = (UNLIMITED, STRICT)
FEWEST_EVENTS: Final = 4
MOST_EVENTS: Final = 8
DOUBLED: Final = 2
MULTIPLIERS: Final = (1, 2, 3)
NAME_LENGTH: Final = 40
MOST_AWARDS: Final = 20


@dataclass(slots=True, frozen=True)
class Event:
    """One battle of the season: its parameters, and what its places are worth."""

    title: str
    options: dict[str, int | str]  # every option of the game
    multiplier: int = 1

    @property
    def is_championship(self) -> bool:
        return self.multiplier > 1


@dataclass(slots=True, frozen=True)
class Entrant:
    """Who plays all of the season: a person, or a bot with its level."""

    name: str
    level: str = ""  # "": a person
    team: str = ""  # what pilot and turbine, or the team, are called
    kits: tuple[str, ...] = ()  # for the first event, the second …; the last one for all further


@dataclass(slots=True, frozen=True)
class Award:
    """What the commissioner gives, or everybody by acclaim."""

    title: str
    entrant: int


@dataclass(slots=True, frozen=True)
class Season:
    """A season as it was set up in advance."""

    title: str
    game: Game[State]
    format: str
    events: list[Event]
    entrants: list[Entrant]
    awards: list[Award] = field(default_factory=list)

    @property
    def craft(self) -> Craft | None:
        """The craft whose works the players bring; None: nobody brings anything."""
        return kit_craft(self.game)


def kit_craft(game: Game[State]) -> Craft | None:
    return next((craft for craft in game.crafts() if craft.is_kit), None)


def is_name(text: str) -> bool:
    return (
        1 <= len(text) <= NAME_LENGTH
        and text.isprintable()
        and not text[0].isspace()
        and not set(text) & set("<>")
    )


def plain(season: Season) -> dict[str, Plain]:
    """The same as fields, from which `season_of` reads it again."""
    return {
        "title": season.title,
        "game": season.game.name,
        "format": season.format,
        "events": [
            {"title": event.title, "options": dict(event.options), "multiplier": event.multiplier}
            for event in season.events
        ],
        "entrants": [plain_entrant(entrant) for entrant in season.entrants],
        "awards": [
            {"title": award.title, "entrant": season.entrants[award.entrant].name}
            for award in season.awards
        ],
    }


def plain_entrant(entrant: Entrant) -> dict[str, Plain]:
    given: Mapping[str, Plain] = {
        "level": entrant.level,
        "team": entrant.team,
        "kits": [*entrant.kits],
    }
    return {"name": entrant.name, **{key: value for key, value in given.items() if value}}
