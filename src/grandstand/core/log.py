"""From a log back to the match: every answer is given again and every draw compared."""

from collections.abc import Mapping

from .chance import Entropy, Script, Seeded, Source
from .errors import BadData, IllegalAnswer
from .game import Game, Plain, S
from .match import Match, start
from .questions import Seat
from .table import Table


def replay(game: Game[S], log: Mapping[str, Plain]) -> Match[S]:
    """The match that the log tells of, verified answer by answer."""
    rules, seats = whole(log, "rules"), whole(log, "seats")
    if rules != game.rules:
        raise BadData(
            f"log, rules: played with rules {rules} of {game.name}; "
            f"these are rules {game.rules}, under which it can't be continued"
        )
    options = log.get("options", {})
    if not isinstance(options, dict):
        raise BadData(f"log, options: {options!r} is not a table of options")
    opening = numbers(log.get("opening"), "opening")
    answers = [parsed(number, row) for number, row in enumerate(rows(log))]
    table = Table(source_of(log, opening, answers), timed=timed(log))
    match = start(game, seats, options, table)
    compare(match, "opening", match.opening.draws, opening)
    for number, (seat, value, draws) in enumerate(answers):
        give(match, number, seat, value)
        compare(match, f"answer {number}", match.history[-1].draws, draws)
    if isinstance(match.table.main.source, Script):
        match.table.main.source = match.table.main.source.then
    return match


def give(match: Match[S], number: int, seat: Seat, value: Plain) -> None:
    try:
        match.answer(seat, value)
    except IllegalAnswer as error:
        raise BadData(f"log, answer {number}: {error}") from error


def compare(match: Match[S], where: str, drawn: list[int], logged: list[int]) -> None:
    if drawn != logged:
        raise BadData(f"log, {where}: chance drew {drawn}, the log has {logged}")


def source_of(
    log: Mapping[str, Plain], opening: list[int], answers: list[tuple[Seat, Plain, list[int]]]
) -> Source:
    """A seeded match draws again and is compared; any other one re-reads what it drew."""
    if log.get("seed") is not None:
        return Seeded(whole(log, "seed"))
    recorded = opening[:]
    for _, _, draws in answers:
        recorded += draws
    return Script(recorded, Entropy())


def parsed(number: int, row: Plain) -> tuple[Seat, Plain, list[int]]:
    if not isinstance(row, list) or len(row) != 3 or type(row[0]) is not int:
        raise BadData(f"log, answer {number}: {row!r} is not [seat, value, draws]")
    return Seat(row[0]), row[1], numbers(row[2], f"answer {number}")


def rows(log: Mapping[str, Plain]) -> list[Plain]:
    answers = log.get("answers")
    if not isinstance(answers, list):
        raise BadData(f"log, answers: {answers!r} is not a list")
    return answers


def numbers(value: Plain, where: str) -> list[int]:
    if not isinstance(value, list):
        raise BadData(f"log, {where}: {value!r} is not a list of draws")
    drawn = [number for number in value if type(number) is int]
    if len(drawn) != len(value):
        raise BadData(f"log, {where}: {value!r} is not a list of whole numbers")
    return drawn


def whole(log: Mapping[str, Plain], name: str) -> int:
    value = log.get(name)
    if type(value) is not int:
        raise BadData(f"log, {name}: {value!r} is not a whole number")
    return value


def timed(log: Mapping[str, Plain]) -> bool:
    return log.get("timed") is True
