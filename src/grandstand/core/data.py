"""Data files: TOML that designers edit. A wrong one is told by file, entry and field."""

import tomllib
from importlib import resources

from .errors import BadData


class Sheet:
    """One table of a data file, read field by field; `entry` says where in the file it is."""

    def __init__(self, file: str, entry: str, fields: dict[str, object]) -> None:
        self.file = file
        self.entry = entry
        self.fields = fields

    def wrong(self, name: str, wanted: str) -> BadData:
        """What to raise when this field is not what it must be."""
        return BadData(
            f"{self.file}, {self.place(name)}: {self.fields.get(name)!r} is not {wanted}"
        )

    def place(self, name: str) -> str:
        return f"{self.entry}, {name}" if self.entry else name

    def number(self, name: str, least: int = 1) -> int:
        value = self.fields.get(name)
        if type(value) is not int or value < least:
            raise self.wrong(name, f"a whole number above {least - 1}")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false if it isn't there."""
        value = self.fields.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def text(self, name: str) -> str:
        value = self.fields.get(name)
        if not isinstance(value, str) or not value:
            raise self.wrong(name, "a text")
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise self.wrong(name, "a list of whole numbers")
        return [int(item) for item in value]

    def texts(self, name: str) -> list[str]:
        value = self.fields.get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(name, "a list of texts")
        return [str(item) for item in value]

    def items(self, name: str) -> list[object]:
        value = self.fields.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return list(value)

    def table(self, name: str) -> "Sheet":
        return self.inner(name, self.fields.get(name))

    def tables(self, name: str) -> list["Sheet"]:
        """A list of tables; each is spoken of by its number, the first being 1."""
        return [self.inner(f"{name} {n}", item) for n, item in enumerate(self.items(name), 1)]

    def inner(self, name: str, value: object) -> "Sheet":
        if not isinstance(value, dict):
            raise BadData(f"{self.file}, {self.place(name)}: {value!r} is not a table")
        return Sheet(self.file, self.place(name), value)


def data_file(game: str, name: str) -> Sheet:
    """The file `data/<name>` of one of our games."""
    text = (resources.files(f"grandstand.games.{game}") / "data" / name).read_text("utf-8")
    return Sheet(f"{game}/data/{name}", "", tomllib.loads(text))
