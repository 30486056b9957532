"""The two families of errors that people outside the kernel meet; our own mistakes are asserts."""


class IllegalAnswer(ValueError):
    """A player's: the answer is not one that the question offers. Nothing has changed."""


class BadData(ValueError):
    """A designer's or a caller's: a data file, an option or a log does not say what it must."""
