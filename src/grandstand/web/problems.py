"""What can be wrong with a request: a status and one line that says what would be right."""

from typing import Final

from grandstand.core.errors import BadData, IllegalAnswer


class Problem(Exception):
    """A request that can't be met. Nothing has changed."""

    status = 400

    def __init__(self, text: str, status: int | None = None, allow: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.status = status or self.status
        self.allow = allow  # the methods that would be right


class Unknown(Problem):
    """There is no such thing here."""

    status = 404


class NotYours(Problem):
    """The token does not open that seat."""

    status = 403


class Conflict(Problem):
    """The question has been answered already, or was never put."""

    status = 409


class OldRules(Problem):
    """The match was played with rules that this server no longer plays."""

    status = 410


class TooMany(Problem):
    """So many tries, and none was right."""

    status = 429


STATUS: Final[dict[type[Exception], int]] = {IllegalAnswer: 422, BadData: 422}


def problem_of(fault: Exception) -> Problem:
    """The kernel's errors are the reader's mistakes too: what they gave could not be used."""
    if isinstance(fault, Problem):
        return fault
    return Problem(shortened(str(fault)), STATUS.get(type(fault), 500))


def shortened(text: str, most: int = 400) -> str:
    """One line of a length that one reads, whatever was given."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1] + "…"
