"""From a table to its rows, and from rows back to the table: the answers are the game."""

import secrets
import time
from typing import Final

import grandstand
from grandstand import registry
from grandstand.core.errors import BadData
from grandstand.core.game import Plain, State
from grandstand.core.match import Match

from .problems import OldRules, Unknown
from .sitters import BOT, PERSON, Sitter
from .store import (
    CODES,
    GROUP_GAMES,
    MATCHES,
    SEATS,
    UNDONE,
    Group,
    Record,
    Row,
    SeatRow,
    Store,
)

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH: Final = 12  # 59 bits: a table can't be guessed
CODE_LENGTH: Final = 5  # 28 million: with a limit on tries, enough for a seat at a party


def new_id(length: int = ID_LENGTH) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code(sitters: list[Sitter]) -> str | None:
    """A code to join by, where a seat is free. In capitals: it is read from across a room."""
    if all(sitter.claimed for sitter in sitters):
        return None
    return new_id(CODE_LENGTH).upper()


def new_record(match: Match[State], sitters: list[Sitter], group: Group | None) -> Record:
    return Record(
        match=new_id(),
        game=match.game.name,
        rules=match.game.rules,
        options=dict(match.options),
        opening=list(match.opening.draws),
        created=time.time(),
        seats=[
            SeatRow(seat, sitter.kind, sitter.name, sitter.level, sitter.token, sitter.claimed)
            for seat, sitter in enumerate(sitters)
        ],
        answers=[],
        claims={},
        next=None,
        code=new_code(sitters),
        group=group,
    )


def rows_of(record: Record) -> list[Row]:
    head: Row = (
        MATCHES,
        {
            "match": record.match,
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "opening": record.opening,
            "created": record.created,
        },
    )
    codes: list[Row] = [(CODES, {"code": record.code, "match": record.match})]
    seats = [_seat_row(record.match, row) for row in record.seats]
    return [head, *seats, *(codes if record.code else []), *_group_rows(record)]


def _group_rows(record: Record) -> list[Row]:
    if record.group is None:
        return []
    row = {"match": record.match, "group_id": record.group.id, "at": record.created}
    return [(GROUP_GAMES, row)]


def _seat_row(match: str, row: SeatRow) -> Row:
    return SEATS, {
        "match": match,
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "token": row.token,
        "claimed": row.claimed,
    }


def sitters_of(record: Record) -> list[Sitter]:
    return [
        Sitter(
            kind=BOT if row.kind == BOT else PERSON,
            name=record.claims.get(row.seat, row.name),
            level=row.level,
            token=record.joins.get(row.seat, row.token),
            claimed=row.claimed or row.seat in record.claims,
        )
        for row in record.seats
    ]


def load(store: Store, table_id: str) -> tuple[Record, Match[State]]:
    """The table's rows, and the match that they add up to. Blocks."""
    record = store.load(table_id)
    if record is None:
        raise unknown(table_id)
    return record, _replayed(record)


def _replayed(record: Record) -> Match[State]:
    if record.game not in registry.game_names():
        raise OldRules(f"table {record.match}: this server does not know the game {record.game!r}")
    game = registry.load(record.game)
    if record.rules != game.rules:
        raise OldRules(
            f"table {record.match}: it was played with older rules of {game.title} (rules "
            f"{record.rules}; this server plays rules {game.rules}) and can't be continued here"
        )
    try:
        return grandstand.replay(_log(record))
    except BadData as fault:
        raise OldRules(f"table {record.match}: it can't be replayed ({fault})") from fault


def _log(record: Record) -> dict[str, Plain]:
    """The answers that stand, as a log."""
    standing: list[Plain] = []
    for row in record.answers:
        if row.act == UNDONE:
            assert isinstance(row.value, int), f"table {record.match}: undo of {row.value!r}"
            del standing[row.value]
        else:
            standing.append([row.seat, row.value, row.draws])
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": len(record.seats),
        "options": dict(record.options),
        "timed": True,
        "opening": record.opening,
        "answers": standing,
    }


def unknown(table_id: str) -> Unknown:
    return Unknown(f"table {table_id[: 2 * ID_LENGTH]!r}: there is no such table")
