"""One server for all tests that only talk to it; those that kill one start their own."""

from collections.abc import Iterator

import pytest

from tests.web.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running
