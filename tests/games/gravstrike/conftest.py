"""Each test leaves the arenas as it found them: scenes bring maps of their own."""

from collections.abc import Iterator

import pytest

from grandstand.games.gravstrike.arenas import ARENA_NAMES, ARENAS


@pytest.fixture(autouse=True)
def arenas() -> Iterator[None]:
    yield
    del ARENAS[len(ARENA_NAMES) :]
