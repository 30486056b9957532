"""Live tables: what is shown is saved, what is saved is the match, and secrets stay secret."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

import grandstand
from grandstand.core.errors import BadData, IllegalAnswer
from grandstand.core.questions import Seat
from grandstand.web.problems import Conflict, OldRules, Problem, Unknown
from grandstand.web.store import Store
from grandstand.web.tables import BOT, PERSON, LiveTable, Sitter, Tables
from tests.web.running import complete, with_test_game

PEOPLE = [Sitter(PERSON, "Ann"), Sitter(PERSON, "Bo")]
Scene = Callable[[Tables], Awaitable[None]]


@pytest.fixture(scope="module", autouse=True)
def _auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with with_test_game(tmp_path_factory.mktemp("games")):
        yield


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Run a scene with tables over a real SQLite file, then end them."""

    async def whole(scene: Scene) -> None:
        tables = Tables(Store(tmp_path / "games.db"))
        try:
            await scene(tables)
        finally:
            tables.close()
            tables.store.close()

    return lambda scene: complete(whole(scene))


async def play_on(table: LiveTable, answers: int, dice: random.Random) -> None:
    for _ in range(answers):
        if table.match.over:
            return
        seat = dice.choice(table.waiting_for)
        await table.answer(seat, dice.choice(table.match.asked[Seat(seat)].options))


async def reread(tables: Tables, table: LiveTable) -> LiveTable:
    """The table as another process finds it."""
    return await Tables(tables.store).get(table.id)


def same(one: LiveTable, other: LiveTable) -> bool:
    return (
        one.match == other.match
        and (one.number, one.version) == (other.number, other.version)
        and one.sitters == other.sitters
        and one.next == other.next
    )


@pytest.mark.parametrize("game", ["gridball", "auction"])
def test_a_table_read_back_after_any_answer_is_the_same(
    play: Callable[[Scene], None], game: str
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create(game, {}, PEOPLE)
        dice = random.Random(5)
        assert same(table, await reread(tables, table))
        for _ in range(40):
            await play_on(table, 1, dice)
            assert same(table, await reread(tables, table))

    play(scene)


def test_undone_answers_stay_on_disk_and_the_table_read_back_is_the_same(
    play: Callable[[Scene], None], tmp_path: Path
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        dice = random.Random(6)
        undone = 0
        while not table.match.over:
            before = rows(tmp_path)
            await play_on(table, 1, dice)
            for seat in (Seat(0), Seat(1)):
                if table.match.can_undo(seat) and dice.random() < 0.4:
                    await table.undo(seat)
                    undone += 1
                    assert same(table, await reread(tables, table))
            assert rows(tmp_path)[: len(before)] == before
        assert undone > 2
        assert table.number == len(rows(tmp_path))

    play(scene)


def rows(folder: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / "games.db")
    try:
        return connection.execute("SELECT * FROM answers ORDER BY number").fetchall()
    finally:
        connection.close()


def test_a_number_is_never_used_twice_even_if_an_answer_is_taken_back(
    play: Callable[[Scene], None],
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        leader = table.waiting_for[0]
        await table.answer(leader, 2)
        await table.undo(leader)
        assert table.number == 2
        with pytest.raises(Conflict):
            await table.answer(leader, 3, number=0)
        await table.answer(leader, 3, number=2)

    play(scene)


def test_an_illegal_answer_changes_nothing(play: Callable[[Scene], None], tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        leader = table.waiting_for[0]
        before = table.match.clone()
        for value in (9, -1, "1", (1,), None):
            with pytest.raises(IllegalAnswer, match=r"lead\.prize"):
                await table.answer(leader, value)
        with pytest.raises(IllegalAnswer):
            await table.undo(leader)
        assert table.match == before
        assert (table.number, table.version) == (0, 0)
        assert rows(tmp_path) == []

    play(scene)


def test_of_many_answers_to_one_question_one_counts(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        leader = table.waiting_for[0]
        tries = [table.answer(leader, value) for value in (1, 2, 3, 1, 2)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes[0] is None
        assert all(isinstance(outcome, Conflict) for outcome in outcomes[1:])
        assert table.number == 1

    play(scene)


def test_seats_that_are_asked_together_do_not_get_into_each_others_way(
    play: Callable[[Scene], None],
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        await table.answer(0, 1)
        await table.answer(0, (0, 1))
        assert table.waiting_for == [0, 1]
        number = table.number
        await asyncio.gather(table.answer(0, 0, number), table.answer(1, 1, number))
        assert table.number == number + 2
        with pytest.raises(Conflict):
            await table.answer(1, 3, number)

    play(scene)


def test_a_table_that_went_on_in_another_process_says_so_and_catches_up(
    play: Callable[[Scene], None],
) -> None:
    async def scene(tables: Tables) -> None:
        here = await tables.create("auction", {}, PEOPLE)
        there = await reread(tables, here)
        await there.answer(0, 3)
        with pytest.raises(Conflict, match="gone on"):
            await here.answer(0, 1)
        assert same(here, there)
        await here.answer(0, (1, 3))

    play(scene)


def test_what_could_not_be_saved_has_not_happened(
    play: Callable[[Scene], None], tmp_path: Path
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        before = table.match.clone()
        sql(tmp_path, "ALTER TABLE answers RENAME TO gone")
        with pytest.raises(Problem, match="could not be saved") as caught:
            await table.answer(0, 1)
        assert caught.value.status == 503
        assert table.match == before
        assert table.version == 0
        sql(tmp_path, "ALTER TABLE gone RENAME TO answers")
        await table.answer(0, 1)
        assert same(table, await reread(tables, table))

    play(scene)


def sql(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / "games.db")
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_frames_show_each_event_to_those_who_may_know_it(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        await table.answer(0, 1)
        await table.answer(0, (0, 1))
        version = table.version
        for seat in (0, 1):
            await table.answer(seat, 0)
            await table.answer(seat, 3)
        await table.answer(0, 1)  # a private die
        assert kinds(table, version, Seat(0)) == ["die.taken"]
        assert kinds(table, version, Seat(1)) == []
        assert kinds(table, version, None) == []
        await table.answer(1, 0)
        assert kinds(table, version, None) == ["bids.shown", "leader.rolled"]
        assert kinds(table, table.version, None) == []
        assert "die.taken" not in str([*table.sentences(Seat(1), 99), *table.sentences(None, 99)])

    play(scene)


def kinds(table: LiveTable, version: int, viewer: Seat | None) -> list[str]:
    frames = table.frames_after(version, [] if viewer is None else [viewer], viewer)
    return [frame.event.kind for frame in frames if frame.event is not None]


def test_a_page_that_lags_too_far_gets_the_present_only(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("gridball", {}, PEOPLE)
        await play_on(table, 70, random.Random(1))
        assert table.frames_after(table.version - 10, [], None)
        assert table.frames_after(0, [], None) == []

    play(scene)


def test_bots_play_until_a_person_is_asked(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, [Sitter(BOT, "Rob", "random")] * 2)
        await until(lambda: table.match.over)
        assert same(table, await reread(tables, table))
        mixed = await tables.create("gridball", {}, [PEOPLE[0], Sitter(BOT, "Gus", "greedy")])
        for _ in range(4):
            await until(lambda: mixed.waiting_for == [0])
            await mixed.answer(0, mixed.match.fallback(Seat(0)))

    play(scene)


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to pass"
        await asyncio.sleep(0.01)


def test_bots_among_themselves_wait_until_somebody_looks(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grandstand.web.table.LOOK_SECONDS", 0.05)

    async def scene(tables: Tables) -> None:
        table = await tables.create("gridball", {}, [Sitter(BOT, "Gus", "random")] * 2)
        await asyncio.sleep(0.3)
        number = table.number
        await asyncio.sleep(0.2)
        assert table.number == number
        assert not table.match.over
        await tables.get(table.id)
        await until(lambda: table.number > number)

    play(scene)


def test_a_bot_goes_on_after_the_server_was_started_anew(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, [Sitter(BOT, "Rob", "random")] * 2)
        table.close()
        await asyncio.sleep(0.05)
        again = await reread(tables, table)
        await until(lambda: again.match.over)

    play(scene)


def test_when_the_clock_is_at_zero_the_game_ends(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("gridball", {"time": "clock", "minutes": 30}, PEOPLE)
        await play_on(table, 3, random.Random(2))
        assert not table.match.over
        table.match.table.began -= 30 * 60  # half an hour goes by
        table.set_clock()
        await until(lambda: table.match.over)
        assert same(table, await reread(tables, table))

    play(scene)


def test_people_play_again_with_sides_swapped_and_the_same_tokens(
    play: Callable[[Scene], None],
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        with pytest.raises(Conflict, match="not over"):
            await tables.again(table)
        await play_on(table, 999, random.Random(3))
        both = await asyncio.gather(tables.again(table), tables.again(table))
        assert both[0].id == both[1].id == table.next
        assert [sitter.name for sitter in both[0].sitters] == ["Bo", "Ann"]
        assert both[0].sitters[0].token == table.sitters[1].token
        assert same(table, await reread(tables, table))

    play(scene)


def test_what_one_brought_does_not_come_to_another_when_they_play_again(
    play: Callable[[Scene], None],
) -> None:
    game = grandstand.load("gravstrike")
    kits = game.bring([next(iter(game.crafts()[0].stock().values())), ""])

    async def scene(tables: Tables) -> None:
        table = await tables.create("gravstrike", {"turns": 5, **kits}, PEOPLE)
        assert list(table.match.asked) == [1]
        await play_on(table, 9999, random.Random(3))
        assert list((await tables.again(table)).match.asked) == [0, 1]

    play(scene)


def test_sitting_down_is_seen_by_all_and_kept(play: Callable[[Scene], None]) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        await table.claim(1, "Cleo & Co")
        await table.claim(1, "Dora")
        assert [sitter.name for sitter in table.sitters] == ["Ann", "Cleo & Co"]
        assert [sitter.claimed for sitter in table.sitters] == [False, True]
        assert table.version == 1
        assert same(table, await reread(tables, table))

    play(scene)


def test_tables_that_nobody_looks_at_are_let_go_and_found_again(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grandstand.web.tables.LIVE_TABLES", 3)

    async def scene(tables: Tables) -> None:
        laid = [await tables.create("auction", {}, PEOPLE) for _ in range(8)]
        assert len(tables.live) <= 4
        found = await asyncio.gather(*[tables.get(laid[0].id) for _ in range(5)])
        assert len({id(table) for table in found}) == 1
        assert same(found[0], laid[0])

    play(scene)


def test_a_match_of_older_rules_says_so_plainly(
    play: Callable[[Scene], None], tmp_path: Path
) -> None:
    async def scene(tables: Tables) -> None:
        table = await tables.create("auction", {}, PEOPLE)
        sql(tmp_path, "UPDATE matches SET rules = 0")
        with pytest.raises(OldRules, match="older rules of Auction"):
            await reread(tables, table)
        sql(tmp_path, "UPDATE matches SET game = 'chess'")
        with pytest.raises(OldRules, match="does not know the game 'chess'"):
            await reread(tables, table)

    play(scene)


@pytest.mark.parametrize("table_id", ["", "a" * 12, "A" * 12, "../../etc", "x" * 9999, "a'--"])
def test_a_table_that_is_not_there_is_unknown(play: Callable[[Scene], None], table_id: str) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(Unknown, match="there is no such table"):
            await tables.get(table_id)

    play(scene)


def test_a_table_that_cannot_be_played_is_not_laid(
    play: Callable[[Scene], None], tmp_path: Path
) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(Unknown, match="there is no such game"):
            await tables.create("chess", {}, PEOPLE)
        with pytest.raises(BadData):
            await tables.create("gridball", {"goals": 77}, PEOPLE)
        with pytest.raises(BadData):
            await tables.create("gridball", {}, PEOPLE * 3)
        for name in ("", " ", "x" * 41, "a\nb", "\x00"):
            with pytest.raises(Problem, match="name: "):
                await tables.create("gridball", {}, [PEOPLE[0], Sitter(PERSON, name)])
        with pytest.raises(Problem, match="level: 'genius' is not one of"):
            await tables.create("gridball", {}, [PEOPLE[0], Sitter(BOT, "Rob", "genius")])
        assert tables.live == {}

    play(scene)
