"""The load test itself: that it plays, counts and measures; how fast is no test's business."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from grandstand.bench.server import run

pytestmark = pytest.mark.server


@pytest.mark.parametrize("pages", [False, True], ids=["api", "pages"])
def test_a_small_load_is_played_without_a_refusal(pages: bool) -> None:
    with ThreadPoolExecutor(1) as beside:  # in this thread the browser's tests may have a loop
        told = beside.submit(run, tables=3, seconds=1.0, pages=pages, rate=30.0).result()
    assert told["tables"] == 3
    assert told["refused"] == 0
    assert 10 <= told["answers"] <= 45
    assert 0 < told["p50_ms"] <= told["p99_ms"] <= told["max_ms"]
