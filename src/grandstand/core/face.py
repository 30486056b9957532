"""What a game says to people: of a question, from a view, never from the state; and of its box."""


class Prompt:
    """The question in words, and the section of the rules that it is about."""

    def __init__(self, text: str, section: str) -> None:
        self.text = text
        self.section = section


class Card:
    """A card, tile or token of the box as people look it up: its picture is SVG, or nothing."""

    def __init__(self, title: str, text: str, small: str = "", picture: str = "") -> None:
        self.title = title
        self.text = text
        self.small = small
        self.picture = picture


class Shelf:
    """A part of the box: one deck, one kind of tile."""

    def __init__(self, title: str, cards: list[Card]) -> None:
        self.title = title
        self.cards = cards


class Spot:
    """Where on the board an option is picked: a piece to take up, then a place to put it.

    Without a piece the place is picked at once; without both the option is a button only.
    """

    def __init__(self, piece: str | None, place: str | None) -> None:
        self.piece = piece
        self.place = place
