"""Who sits at a table: people, whom their token lets in, and bots."""

import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from grandstand import bots

from .problems import Problem

Kind = Literal["person", "bot"]

PERSON: Final = "person"
BOT: Final = "bot"
NAME_LENGTH: Final = 40
# No control signs, none that turn the direction of writing, no < and >: pages escape names anyway,
# but a name is also read in logs, in terminals and by other people's clients.
_NEVER: Final = r"<>\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069"
_HALF: Final = re.compile(r"[\ud800-\udfff]")  # of a character: no text, though JSON can spell it
NAME_PATTERN: Final = rf"[^\s{_NEVER}][^{_NEVER}]*"


@dataclass(slots=True, frozen=True)
class Sitter:
    """Who sits on a seat. A person's token opens it; whoever has the token is that person."""

    kind: Kind
    name: str
    level: str = ""
    token: str = field(default="", repr=False)  # no log ever shows it
    claimed: bool = False


def checked_name(name: str) -> str:
    """A name as people write it: one line, 1 to 40 characters, none that stand for markup."""
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Problem(f"name: {len(name)} characters, it may have 1 … {NAME_LENGTH}", 422)
    if not re.fullmatch(NAME_PATTERN, name) or _HALF.search(name):
        raise Problem(
            f"name: {name!r} has markup, signs that can't be seen or a blank in front; "
            "it may have letters, figures, signs but < and >, and blanks between them",
            422,
        )
    return name


def seated(sitter: Sitter) -> Sitter:
    """Checked, and with a token of their own if a person."""
    if sitter.kind == BOT and sitter.level not in bots.LEVELS:
        known = ", ".join(bots.LEVELS)
        raise Problem(f"level: {sitter.level[:NAME_LENGTH]!r} is not one of {known}", 422)
    name = checked_name(sitter.name)
    if sitter.kind == BOT:
        return replace(sitter, name=name, token="", claimed=True)
    return replace(sitter, name=name, level="", token=new_token())


def new_token() -> str:
    return secrets.token_urlsafe(18)
