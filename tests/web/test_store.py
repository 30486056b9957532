"""The store: appended rows are there, all or none, and never change."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from grandstand.web.store import ANSWERED, ANSWERS, MATCHES, Row, Store, Taken, Unsaved
from tests.web.running import complete


def match_row(match: str) -> Row:
    return MATCHES, {
        "match": match,
        "game": "auction",
        "rules": 1,
        "options": {"goals": 3},
        "opening": [1, 2],
        "created": time.time(),
    }


def answer_row(match: str, number: int, value: object = 0) -> Row:
    return ANSWERS, {
        "match": match,
        "number": number,
        "seat": 0,
        "act": ANSWERED,
        "value": value,
        "draws": [4],
        "at": time.time(),
    }


def test_what_is_appended_is_read_back_by_another_process_of_the_same_file(tmp_path: Path) -> None:
    async def scene() -> None:
        first, second = Store(tmp_path / "s.db"), Store(tmp_path / "s.db")
        await first.append(match_row("a"), answer_row("a", 0, [1, [2]]))
        record = second.load("a")
        assert record is not None
        assert (record.options, record.opening) == ({"goals": 3}, [1, 2])
        assert [(row.value, row.draws) for row in record.answers] == [([1, [2]], [4])]
        assert second.load("b") is None
        first.close()
        second.close()

    complete(scene())


def test_two_writers_cannot_both_write_the_same_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        first, second = Store(tmp_path / "s.db"), Store(tmp_path / "s.db")
        await first.append(match_row("a"))
        outcomes = await asyncio.gather(
            *[
                store.append(answer_row("a", 17, value))
                for value in range(5)
                for store in (first, second)
            ],
            return_exceptions=True,
        )
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 9
        first.close()
        second.close()

    complete(scene())


def test_one_that_comes_too_late_does_not_hold_up_those_written_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(match_row("a"))
        rows = [answer_row("a", number) for number in (*range(50), 7)]
        outcomes = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert outcomes[:50] == [None] * 50
        assert isinstance(outcomes[50], Taken)
        record = store.load("a")
        assert record is not None
        assert len(record.answers) == 50
        store.close()

    complete(scene())


def test_rows_given_together_go_in_together_or_not_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "s.db")
        with pytest.raises(Taken):
            await store.append(match_row("a"), answer_row("a", 0), answer_row("a", 0))
        assert store.load("a") is None
        store.close()

    complete(scene())


def test_many_at_once_are_committed_together(tmp_path: Path) -> None:
    """Each commit waits for the disk; two hundred that arrive at once share a few of them."""

    async def scene() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(match_row("a"))
        before = log_frames(tmp_path / "s.db")
        await asyncio.gather(*[store.append(answer_row("a", number)) for number in range(200)])
        assert log_frames(tmp_path / "s.db") - before < 100
        store.close()

    complete(scene())


def log_frames(path: Path) -> int:
    """Pages in the write-ahead log: every commit adds at least one."""
    return (path.with_name(path.name + "-wal").stat().st_size - 32) // (4096 + 24)


def test_every_commit_reaches_the_disk_before_it_is_reported(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    with store._engine.connect() as connection:  # noqa: SLF001 (SQLite tells it to no other)
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    store.close()


def test_a_file_that_does_not_take_it_is_reported_and_nothing_is_added(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(match_row("a"))
        other = sqlite3.connect(tmp_path / "s.db")
        other.execute("DROP TABLE claims")
        other.execute("ALTER TABLE answers RENAME TO lost")
        other.close()
        with pytest.raises(Unsaved):
            await store.append(answer_row("a", 0))
        store.close()

    complete(scene())


def test_closing_writes_what_is_pending_first(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "s.db")
        await store.append(match_row("a"))
        pending = [asyncio.ensure_future(store.append(answer_row("a", n))) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*pending)

    complete(scene())
    again = Store(tmp_path / "s.db")
    record = again.load("a")
    assert record is not None
    assert len(record.answers) == 20
    again.close()
