"""Event streams: everybody is told, in order, once it is saved; a dropped one goes on."""

import json
import time

import pytest

from tests.web.running import RunningServer, bearer

pytestmark = pytest.mark.server


def test_the_present_is_told_at_once_and_then_every_change(server: RunningServer) -> None:
    table = server.lay("auction")
    stream = server.live(f"{table.path}/live", bearer(table.tokens[0]))
    version, update = next(stream)
    assert (version, update) == (0, table.shown(0))
    for number in range(1, 4):
        table.step()
        version, update = next(stream)
        assert version == update["version"] == number
    stream.close()


def test_what_is_told_is_what_asking_would_give(server: RunningServer) -> None:
    table = server.lay("gridball")
    streams = [server.live(f"{table.path}/live", bearer(token)) for token in (*table.tokens, "")]
    for index in range(8):
        for seat, stream in zip((0, 1, None), streams, strict=True):
            assert next(stream)[1] == table.shown(seat)
        table.step(index)
    for stream in streams:
        stream.close()


def test_somebody_who_has_the_present_is_told_only_what_is_new(server: RunningServer) -> None:
    table = server.lay("auction")
    table.step()
    stream = server.live(f"{table.path}/live?after=1")
    table.step()
    assert next(stream)[0] == 2
    stream.close()


def test_a_stream_that_was_cut_goes_on_where_it_was(server: RunningServer) -> None:
    table = server.lay("auction")
    table.step()
    table.step()
    stream = server.live(f"{table.path}/live?after=0", {"Last-Event-ID": "1"})
    assert next(stream)[0] == 2
    stream.close()


@pytest.mark.parametrize("after", ["x", "1.5", "1" * 30, "--1", "0x1"])
def test_a_version_that_is_none_is_refused(server: RunningServer, after: str) -> None:
    table = server.lay("auction")
    reply = server.get(f"{table.path}/live?after={after}")
    assert reply.status == 422
    assert "is not a version" in reply.json["error"]


def test_a_client_that_does_not_read_holds_nobody_up(server: RunningServer) -> None:
    table = server.lay("gridball")
    idle = [server.live(f"{table.path}/live") for _ in range(3)]
    for stream in idle:
        next(stream)
    began = time.monotonic()
    for index in range(30):
        table.step(index)
    assert time.monotonic() - began < 20
    for stream in idle:
        stream.close()


def test_a_page_is_told_what_it_shows_and_how_it_came_about(server: RunningServer) -> None:
    table = server.lay("gridball")
    shown = table.shown()
    seat = shown["waiting_for"][0]
    cookie = {"Cookie": f"grandstand_{table.id}={table.tokens[seat]}"}
    mine = server.live(f"/t/{table.id}/live?after=0", cookie)
    theirs = server.live(f"/t/{table.id}/live?after=0")
    table.step()
    version, update = next(mine)
    assert version == update["version"] == 1
    assert update["yours"] is True
    assert [frame["kind"] for frame in update["frames"]]
    assert next(theirs)[1]["yours"] is False
    mine.close()
    theirs.close()


def test_a_page_of_one_seat_gets_nothing_of_another_seats_token(server: RunningServer) -> None:
    table = server.lay("gridball")
    cookie = {"Cookie": f"grandstand_{table.id}={table.tokens[0]}"}
    stream = server.live(f"/t/{table.id}/live", cookie)
    told = json.dumps(next(stream)[1])
    assert table.tokens[1] not in told
    stream.close()


def test_streams_that_are_closed_are_forgotten(server: RunningServer) -> None:
    table = server.lay("auction")
    for _ in range(250):  # more than a table has room for at once
        stream = server.live(f"{table.path}/live")
        next(stream)
        stream.close()


def test_who_decides_beside_another_is_told_nothing_of_how_far_they_are(
    server: RunningServer,
) -> None:
    """Goblins build at the same time (§3.3): only that all are done is anybody's business."""
    table = server.lay("goblins")
    for seat in (0, 1):
        assert table.answer(seat, [0, 1]).status == 200  # both have given two tiles away
    before = [table.shown(1), table.shown()]
    stream = server.live(f"{table.path}/live?after={before[0]['version']}", bearer(table.tokens[1]))
    for _ in range(5):
        assert table.answer(0, table.shown(0)["asked"]["options"][0]["value"]).status == 200
    assert [table.shown(1), table.shown()] == before
    assert table.answer(1, before[0]["asked"]["options"][0]["value"]).status == 200
    version, update = next(stream)
    assert version == update["version"] == before[0]["version"] + 1
    assert update["number"] == before[0]["number"] + 1
    stream.close()


def test_a_question_read_before_another_went_on_can_still_be_answered(
    server: RunningServer,
) -> None:
    table = server.lay("goblins")
    for seat in (0, 1):
        table.answer(seat, [0, 1])
    read = table.shown(1)
    table.answer(0, table.shown(0)["asked"]["options"][0]["value"])
    value = read["asked"]["options"][0]["value"]
    assert table.answer(1, value, number=read["number"]).status == 200
    assert table.answer(1, value, number=read["number"]).status == 409
