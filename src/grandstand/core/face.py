"""What a game says to people about a question; made from a view, never from the state."""


class Prompt:
    """The question in words, and the section of the rules that it is about."""

    def __init__(self, text: str, section: str) -> None:
        self.text = text
        self.section = section


class Spot:
    """Where on the board an option is picked: a piece to take up, then a place to put it.

    Without a piece the place is picked at once; without both the option is a button only.
    """

    def __init__(self, piece: str | None, place: str | None) -> None:
        self.piece = piece
        self.place = place
