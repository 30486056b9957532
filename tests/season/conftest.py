"""The quick test game is there for every test of seasons."""

from collections.abc import Iterator

import pytest

from tests.web.running import with_test_game


@pytest.fixture(scope="module", autouse=True)
def _regatta(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with with_test_game(tmp_path_factory.mktemp("games")):
        yield
