"""Who sits at a table: people, whom their token lets in, and bots."""

import secrets
from dataclasses import dataclass, replace
from typing import Final, Literal

from grandstand import bots

from .problems import Problem

Kind = Literal["person", "bot"]

PERSON: Final = "person"
BOT: Final = "bot"
NAME_LENGTH: Final = 40


@dataclass(slots=True, frozen=True)
class Sitter:
    """Who sits on a seat. A person's token opens it; whoever has the token is that person."""

    kind: Kind
    name: str
    level: str = ""
    token: str = ""
    claimed: bool = False


def checked_name(name: str) -> str:
    """A name as people write it: one line, 1 to 40 characters."""
    name = name.strip()
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Problem(f"name: {len(name)} characters, it may have 1 … {NAME_LENGTH}", 422)
    if not name.isprintable():
        raise Problem("name: has characters that can't be shown, it may have printable ones", 422)
    return name


def seated(sitter: Sitter) -> Sitter:
    """Checked, and with a token of their own if a person."""
    name = checked_name(sitter.name)
    if sitter.kind == BOT:
        if sitter.level not in bots.LEVELS:
            known = ", ".join(bots.LEVELS)
            raise Problem(f"level: {sitter.level[:NAME_LENGTH]!r} is not one of {known}", 422)
        return replace(sitter, name=name, token="", claimed=True)
    return replace(sitter, name=name, level="", token=secrets.token_urlsafe(18))
