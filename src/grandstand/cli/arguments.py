"""What several commands are told in the same words: options of a game, levels of bots."""

from collections.abc import Sequence

from grandstand.bots import LEVELS
from grandstand.core.errors import BadData
from grandstand.core.game import Game, Plain, State


def options_given(game: Game[State], pairs: Sequence[str]) -> dict[str, Plain]:
    """`goals=1` as the game has it: a number where its values are numbers."""
    options: dict[str, Plain] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadData(f"--option: {pair!r} is not NAME=VALUE, such as {example(game)}")
        options[name] = value_given(game, name, text)
    game.chosen(game.seats[0], options)
    return options


def value_given(game: Game[State], name: str, text: str) -> Plain:
    option = game.options.get(name)
    if option is not None and isinstance(option.default, int) and text.lstrip("-").isdecimal():
        return int(text)
    return text


def example(game: Game[State]) -> str:
    name, option = next(iter(game.options.items()))
    return f"{name}={option.default}"


def levels_given(text: str) -> list[str]:
    """`greedy,random` as a list; nothing, or `none`, as an empty one."""
    levels = [level.strip() for level in text.split(",") if level.strip()]
    if levels == ["none"]:
        return []
    for level in levels:
        if level not in LEVELS:
            raise BadData(f"--bots: there is no {level!r}; there are {', '.join(LEVELS)}")
    return levels
