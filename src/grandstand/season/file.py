"""A season's file, read: TOML, or the same fields as a form or a program gave them.

Belongs here: all that can be wrong with a season, told by file, entry and field.
"""

import tomllib
from collections.abc import Sequence

from grandstand import bots, registry
from grandstand.core.data import Sheet
from grandstand.core.errors import BadData
from grandstand.core.game import Game, Plain, State

from .kits import faults, kit_in_file
from .plan import (
    DOUBLED,
    FEWEST_EVENTS,
    FORMATS,
    MOST_AWARDS,
    MOST_EVENTS,
    MULTIPLIERS,
    NAME_LENGTH,
    STRICT,
    UNLIMITED,
    Award,
    Entrant,
    Event,
    Season,
    is_name,
    kit_craft,
)


def season_from(text: str, file: str) -> Season:
    """The season that a TOML file describes. BadData names file, entry and field."""
    return season_of(Sheet(file, "", fields_of(text, file)))


def fields_of(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadData(f"{file}: not TOML ({fault})") from fault


def season_of(sheet: Sheet) -> Season:
    """The season that these fields describe."""
    only(sheet, ("title", "game", "events", "entrants"), ("format", "awards"))
    game = game_of(sheet)
    entrants = entrants_of(sheet, game)
    season = Season(
        title=name(sheet, "title"),
        game=game,
        format=format_of(sheet, game),
        events=events_of(sheet, game, len(entrants)),
        entrants=entrants,
        awards=awards_of(sheet, entrants),
    )
    check_files_kits(sheet, season)
    return season


def game_of(sheet: Sheet) -> Game[State]:
    named = sheet.text("game")
    if named not in registry.game_names():
        raise sheet.wrong("game", f"one of {', '.join(registry.game_names())}")
    return registry.load(named)


def format_of(sheet: Sheet, game: Game[State]) -> str:
    """Deck formats (Gravstrike §14.3): unlimited; or strict, where there are kits."""
    chosen = sheet.text("format") if "format" in sheet.fields else UNLIMITED
    if chosen not in FORMATS:
        raise sheet.wrong("format", f"one of {', '.join(FORMATS)}")
    if chosen == STRICT and kit_craft(game) is None:
        raise sheet.wrong(
            "format", f"for {game.title}, to which nobody brings a kit; {UNLIMITED} is"
        )
    return chosen


def events_of(sheet: Sheet, game: Game[State], seats: int) -> list[Event]:
    """Events (Gravstrike §14.1): four to eight, no two with the same parameters."""
    given = sheet.tables("events")
    if not FEWEST_EVENTS <= len(given) <= MOST_EVENTS:
        raise BadData(
            f"{sheet.file}, events: {len(given)}, a season has {FEWEST_EVENTS} … {MOST_EVENTS}"
        )
    events: list[Event] = []
    for number, each in enumerate(given, 1):
        event = event_of(each, game, seats, is_last=number == len(given))
        check_differs(each, event, events)
        if events and events[-1].is_championship and not event.is_championship:
            raise BadData(
                f"{each.file}, {each.place('multiplier')}: 1 is not 2 or 3: "
                f"event {number - 1} is of the championship"
            )
        events.append(event)
    return events


def event_of(sheet: Sheet, game: Game[State], seats: int, is_last: bool) -> Event:
    only(sheet, (), ("title", "options", "multiplier"))
    number = sheet.entry.rpartition(" ")[2]
    return Event(
        title=name(sheet, "title") if "title" in sheet.fields else f"Event {number}",
        options=options_of(sheet, game, seats),
        multiplier=multiplier_of(sheet, is_last),
    )


def options_of(sheet: Sheet, game: Game[State], seats: int) -> dict[str, int | str]:
    given = sheet.table("options").fields if "options" in sheet.fields else {}
    options: dict[str, Plain] = {}
    for option, value in given.items():
        # what no option can be is told as such, and not compared
        options[option] = value if isinstance(value, int | str) else repr(value)
    try:
        return game.chosen(seats, options)
    except BadData as fault:
        told = str(fault).removeprefix(f"{game.name}, ")
        raise BadData(f"{sheet.file}, {sheet.entry}, {told}") from fault


def multiplier_of(sheet: Sheet, is_last: bool) -> int:
    """Championships (Gravstrike §14.6): the last event's points are doubled, or tripled."""
    if "multiplier" not in sheet.fields:
        return DOUBLED if is_last else 1
    given = sheet.fields["multiplier"]
    if type(given) is not int or given not in MULTIPLIERS:
        raise sheet.wrong("multiplier", "one of 1, 2, 3")
    if is_last and given == 1:
        raise sheet.wrong("multiplier", "2 or 3: the last event is the championship")
    return given


def check_differs(sheet: Sheet, event: Event, before: Sequence[Event]) -> None:
    for number, other in enumerate(before, 1):
        if other.options == event.options:
            raise BadData(
                f"{sheet.file}, {sheet.entry}, options: the same as those of event {number}; "
                "every event has parameters of its own"
            )


def entrants_of(sheet: Sheet, game: Game[State]) -> list[Entrant]:
    """Entrants (Gravstrike §14.2): as many as the game seats, each under a name of their own."""
    given = sheet.tables("entrants")
    low, high = game.seats
    if not low <= len(given) <= high:
        seats = str(low) if low == high else f"{low} … {high}"
        raise BadData(f"{sheet.file}, entrants: {len(given)}, {game.title} seats {seats}")
    entrants: list[Entrant] = []
    for each in given:
        entrant = entrant_of(each)
        if entrant.name in [other.name for other in entrants]:
            raise each.wrong("name", "a name of their own; somebody else has it")
        entrants.append(entrant)
    return entrants


def entrant_of(sheet: Sheet) -> Entrant:
    only(sheet, ("name",), ("level", "team", "kits"))
    level = sheet.text("level") if "level" in sheet.fields else ""
    if level and level not in bots.LEVELS:
        raise sheet.wrong("level", f"one of {', '.join(bots.LEVELS)}; a person has none")
    return Entrant(
        name=name(sheet, "name"),
        level=level,
        team=name(sheet, "team") if "team" in sheet.fields else "",
        kits=tuple(sheet.texts("kits")) if "kits" in sheet.fields else (),
    )


def awards_of(sheet: Sheet, entrants: Sequence[Entrant]) -> list[Award]:
    """Awards (Gravstrike §14.8) that are given already, each by the name of who gets it."""
    given = sheet.tables("awards") if "awards" in sheet.fields else []
    if len(given) > MOST_AWARDS:
        raise BadData(f"{sheet.file}, awards: {len(given)}, a season has {MOST_AWARDS} at most")
    names = [entrant.name for entrant in entrants]
    awards: list[Award] = []
    for each in given:
        only(each, ("title", "entrant"), ())
        if each.fields["entrant"] not in names:
            raise each.wrong("entrant", f"one of {', '.join(names)}")
        awards.append(Award(name(each, "title"), names.index(each.text("entrant"))))
    return awards


def check_files_kits(sheet: Sheet, season: Season) -> None:
    """Kits that the file has are checked for every event at once."""
    for entrant, given in zip(season.entrants, sheet.tables("entrants"), strict=True):
        if len(entrant.kits) > len(season.events):
            raise BadData(f"{given.file}, {given.place('kits')}: more than there are events")
        for number in range(len(season.events) if entrant.kits else 0):
            before = kit_in_file(entrant, number - 1) if number else ""
            wrong = faults(season, number, before, kit_in_file(entrant, number))
            if wrong:
                place = given.place(f"kits {min(number + 1, len(entrant.kits))}")
                raise BadData(f"{given.file}, {place}, in event {number + 1}: {'; '.join(wrong)}")


def only(sheet: Sheet, needed: Sequence[str], possible: Sequence[str]) -> None:
    """Whoever mistypes a name is told so."""
    for wanted in needed:
        if wanted not in sheet.fields:
            raise BadData(f"{sheet.file}, {sheet.place(wanted)}: is missing")
    for given in sheet.fields:
        if given not in needed and given not in possible:
            known = ", ".join([*needed, *possible])
            raise BadData(f"{sheet.file}, {sheet.place(given[:NAME_LENGTH])}: there are {known}")


def name(sheet: Sheet, field_name: str) -> str:
    """A title or name: one line of 1 to 40 characters that can be seen."""
    given = sheet.fields.get(field_name)
    if not isinstance(given, str) or not is_name(given):
        raise sheet.wrong(field_name, f"a line of 1 … {NAME_LENGTH} characters without < and >")
    return given
