"""What a page's form says, as text or as a whole number."""

from starlette.datastructures import FormData


def text_of(form: FormData, name: str) -> str:
    given = form.get(name)
    return given.strip() if isinstance(given, str) else ""


def int_of(form: FormData, name: str) -> int | None:
    """A whole number; a dial may be set below zero."""
    given = text_of(form, name)
    digits = given.removeprefix("-")
    return int(given) if digits.isascii() and digits.isdecimal() and len(given) < 10 else None
