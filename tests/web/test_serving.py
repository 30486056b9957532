"""`grandstand serve`: one line when it opens, one line when it can't, and a clean end."""

import http.client
import socket
from pathlib import Path

import pytest

from grandstand.web.serving import in_url, why_not_bound
from tests.web.running import RunningServer, start_process

pytestmark = pytest.mark.server


def test_it_says_one_line_and_ends_cleanly_when_interrupted(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        table = server.lay("auction")
        stream = server.live(f"{table.path}/live")
        next(stream)
        server.process.send_signal(2)
        out, _ = server.process.communicate(timeout=10)
        assert (out, server.complaints.read_text()) == ("", "")
        assert server.process.returncode in (0, 130)
        assert list(stream) == []  # it was ended, not cut


def test_a_port_in_use_gives_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start_process("--port", str(port), "--store", str(tmp_path / "g.db"))
        out, err = process.communicate(timeout=20)
    free = port + 1
    assert err == (
        f"port {port} is in use; try PORT={free} make play, or grandstand serve --port {free}\n"
    )
    assert out == ""
    assert process.returncode == 2


def test_a_store_that_cannot_be_written_gives_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    process = start_process("--port", "0", "--store", str(tmp_path / "file" / "g.db"))
    out, err = process.communicate(timeout=20)
    assert err.startswith(f"games can't be saved in {tmp_path}/file/g.db (")
    assert err.count("\n") == 1
    assert out == ""
    assert process.returncode == 2


def test_a_store_that_is_no_database_gives_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "g.db").write_text("dear diary " * 100)
    process = start_process("--port", "0", "--store", str(tmp_path / "g.db"))
    _, err = process.communicate(timeout=20)
    assert "games can't be saved in" in err
    assert err.count("\n") == 1
    assert process.returncode == 2
    assert (tmp_path / "g.db").read_text().startswith("dear diary")


def test_two_servers_share_one_store(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as first:
        table = first.lay("auction")
        table.step()
        second = start_process("--port", "0", "--store", str(first.store), path=first.games)
        assert second.stdout is not None
        port = int(second.stdout.readline().split(":")[2].split()[0])
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request("GET", table.path)
            assert connection.getresponse().read() == first.get(table.path).body
            connection.close()
        finally:
            second.kill()
            second.communicate()


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (PermissionError(13, "no"), "port 80 may not be used by you"),
        (OSError(99, "cannot assign"), "host 1.2.3.4: can't be listened on"),
        (OverflowError(), "it must be one of 0 … 65535"),
    ],
)
def test_what_stands_in_the_way_is_said_with_what_would_be_right(
    fault: Exception, words: str
) -> None:
    line = why_not_bound("1.2.3.4", 80, fault)
    assert words in line
    assert "--" in line


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")]
)
def test_the_address_is_one_that_can_be_opened(host: str, shown: str) -> None:
    assert in_url(host) == shown
