"""Groups: people who play together again and again, and what their games leave to the next one."""

import asyncio
import re
import time
from typing import Final

from grandstand.core.errors import BadData
from grandstand.core.game import Carried, Game, Options, State

from .problems import Problem, Unknown, shortened
from .saved import LETTERS, new_id
from .sitters import checked_name
from .store import GROUPS, Group, GroupGame, Store, Unsaved

GROUP_ID_LENGTH: Final = 20  # 99 bits: whoever knows it is of the group, so it can't be guessed


class Groups:
    """The groups in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def start(self, name: str) -> Group:
        """A new group of that name."""
        group = Group(new_id(GROUP_ID_LENGTH), checked_name(name))
        row = {"id": group.id, "name": group.name, "created": time.time()}
        try:
            await self.store.append((GROUPS, row))
        except Unsaved as fault:
            raise Problem(f"it could not be saved ({fault}); nothing changed", 503) from fault
        return group

    async def get(self, group_id: str) -> Group:
        """The group of that id; Unknown if there is none."""
        found = None
        if is_group_id(group_id):
            found = await asyncio.to_thread(self.store.find_group, group_id)
        if found is None:
            raise Unknown(f"group {shortened(group_id, 24)!r}: there is no such group")
        return found

    async def games(self, group: Group) -> list[GroupGame]:
        """What they have played, the newest first."""
        return await asyncio.to_thread(self.store.games_of, group.id)


def is_group_id(text: str) -> bool:
    return re.fullmatch(f"[{LETTERS}]{{{GROUP_ID_LENGTH}}}", text) is not None


def carries(game: Game[State]) -> bool:
    """Whether a group takes anything along from one game to the next."""
    return any(isinstance(option, Carried) for option in game.options.values())


def still_carried(game: Game[State], options: Options) -> dict[str, int | str]:
    """Of a game that can't be replayed any more: what it began with, as far as it still counts."""
    kept: dict[str, int | str] = {}
    for name, option in game.options.items():
        if isinstance(option, Carried) and name in options:
            try:
                kept[name] = game.choice(name, options)
            except BadData:  # the box has changed: the group begins anew
                continue
    return kept
