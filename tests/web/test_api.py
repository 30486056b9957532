"""The JSON API over real sockets: what goes in, what comes out, and what is refused."""

import html
import json
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

import grandstand
from tests.web.running import JSON, PERSONS, Laid, Reply, RunningServer, bearer

pytestmark = pytest.mark.server


def test_games_are_listed_with_their_options(server: RunningServer) -> None:
    games = server.get("/api/games").json["games"]
    assert {"auction", "gridball"} <= {game["name"] for game in games}
    gridball = server.get("/api/games/gridball").json
    assert gridball in games
    assert gridball["seats"] == [2, 2]
    assert gridball["options"]["goals"]["default"] in gridball["options"]["goals"]["values"]
    assert gridball["levels"] == ["random", "hasty", "greedy"]


def test_a_whole_game_is_played_and_its_log_replays(server: RunningServer) -> None:
    table = server.lay("auction")
    answers = 0
    while not table.shown()["over"]:
        assert server.get(f"{table.path}/log").status == 409
        table.step(answers)
        answers += 1
    shown = table.shown(0)
    assert shown["asked"] is None
    assert shown["waiting_for"] == []
    assert 0 < shown["number"] <= answers  # what others did in secret isn't counted
    log = server.get(f"{table.path}/log").json
    assert len(log["answers"]) == answers
    assert log["game"] == "auction"
    assert shown["scores"] is not None


def test_the_log_of_a_finished_game_is_replayed_by_python(server: RunningServer) -> None:
    table = server.lay("gridball", options={"goals": 1})
    index = 0
    while not table.shown()["over"] and index < 60:
        table.step(index * 7)
        index += 1
    if table.shown()["over"]:
        match = grandstand.replay(server.get(f"{table.path}/log").json)
        assert match.scores == table.shown()["scores"]
        assert match.view(None) == table.shown()["view"]


def test_a_seat_is_shown_its_own_question_and_nobody_elses(server: RunningServer) -> None:
    table = server.lay("auction")
    assert table.shown(0)["asked"]["kind"] == "lead.prize"
    assert table.shown(1)["asked"] is None
    assert table.shown()["asked"] is None
    assert table.shown(1)["waiting_for"] == [0]
    table.answer(0, 1)
    table.answer(0, [0, 1])
    assert [table.shown(seat)["asked"]["kind"] for seat in (0, 1)] == ["bid.card"] * 2
    table.answer(0, 0)
    dial = table.shown(0)["asked"]
    assert (dial["low"], dial["high"], dial["step"]) == (0, 10, 3)
    assert [option["value"] for option in dial["options"]] == [0, 3, 6, 9]
    assert table.answer(0, 7).status == 200


def test_nothing_that_a_seat_does_unseen_reaches_another(server: RunningServer) -> None:
    """Whatever seat 0 picks in secret, the bytes that others get are the same."""

    def others_see(value: int) -> list[bytes]:
        table = server.lay("auction")
        for answer in (1, [0, 1], value):
            assert table.answer(0, answer).status == 200
        hand = str(table.shown(0)["view"]["hand"])
        gets = ["", "/board.svg"]
        seen = [server.get(table.path + get).body for get in gets]
        assert all(hand not in body.decode() for body in seen)
        return [body.replace(table.id.encode(), b"") for body in seen]

    assert others_see(0) == others_see(1)


def test_a_running_match_gives_away_neither_tokens_nor_draws(server: RunningServer) -> None:
    table = server.lay("auction")
    for _ in range(5):
        table.step()
    for path in ("", "/board.svg", "/log"):
        for token in ("", table.tokens[1]):
            body = server.get(table.path + path, token).body.decode()
            assert not any(secret in body for secret in table.tokens)
            assert '"draws"' not in body
            assert '"seed"' not in body
            assert '"opening"' not in body


def test_of_two_requests_at_once_one_wins_and_the_other_is_told(server: RunningServer) -> None:
    table = server.lay("gridball")
    with ThreadPoolExecutor(8) as pool:
        for _ in range(15):
            shown = table.shown()
            seat = shown["waiting_for"][0]
            options = table.shown(seat)["asked"]["options"]
            racing = [
                pool.submit(table.answer, seat, option["value"], number=shown["number"])
                for option in (options * 4)[:4]
            ]
            replies = [race.result() for race in racing]
            assert sorted(reply.status for reply in replies) == [200, 409, 409, 409]
            lost = next(reply for reply in replies if reply.status == 409)
            assert "the table" in lost.json["error"]
            assert table.shown()["number"] == shown["number"] + 1


def test_an_answer_can_be_taken_back_until_something_is_revealed(server: RunningServer) -> None:
    table = server.lay("auction")
    assert table.undo(0).status == 422
    table.answer(0, 3)
    assert table.undo(1).status == 422
    assert table.undo(0).json == {"number": 2, "version": 2}
    assert table.shown(0)["asked"]["kind"] == "lead.prize"


NAMES = [
    "Ann",
    "Zoë & Björn",
    'O\'Neill "Kid"',
    "名前 🏐",
    "{{ 7 }}",
    "a" * 40,
    "<b>",
    "x>y",
    "\x1b[1m",
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_name_is_kept_as_given_or_refused_and_never_becomes_markup(
    server: RunningServer, name: str
) -> None:
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    reply = server.post("/api/tables", {"game": "gridball", "seats": seats})
    if name in NAMES[-3:]:
        assert reply.status == 422
        assert "name: " in reply.json["error"]
        return
    table = reply.json["table"]
    assert server.get(f"/api/tables/{table}").json["seats"][0]["name"] == name
    page = server.get(f"/t/{table}").body.decode()
    assert html.escape(name, quote=False) in html.unescape(page).replace("&", "&amp;")
    assert 'O\'Neill "Kid"' not in page


def test_bots_answer_by_themselves(server: RunningServer) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
    table = server.lay(seats=seats)
    for _, update in server.live(f"{table.path}/live", bearer(table.tokens[0])):
        if update["asked"] is not None:
            if update["view"]["turn"] >= 3:
                break
            option = update["asked"]["options"][-1]
            assert table.answer(0, option["value"]).status == 200


# -- what is refused ---------------------------------------------------------------------------

UNKNOWN = "/api/tables/abcdefghjkmn"
BAD_TABLES: list[tuple[object, str]] = [
    ({}, "game is missing"),
    ({"game": "gridball"}, "seats is missing"),
    ({"game": "chess", "seats": PERSONS}, "there is no such game"),
    ({"game": 7, "seats": PERSONS}, "body, game: 7 is not text"),
    ({"game": "gridball", "seats": []}, "a list of 1 … 16 seats"),
    ({"game": "gridball", "seats": {}}, "a list of 1 … 16 seats"),
    ({"game": "gridball", "seats": PERSONS * 5}, "seats: 10 is not one of"),
    ({"game": "gridball", "seats": PERSONS * 99}, "a list of 1 … 16 seats"),
    ({"game": "gridball", "seats": [1, 2]}, "seats, 0: 1 is not an object"),
    ({"game": "gridball", "seats": [{}, {}]}, "kind is missing"),
    ({"game": "gridball", "seats": [{"kind": "dog"}] * 2}, "'dog' is not one of person, bot"),
    ({"game": "gridball", "seats": [{"kind": "bot"}] * 2}, "level: '' is not one of"),
    ({"game": "gridball", "seats": [{"kind": "bot", "level": "god"}] * 2}, "'god' is not one of"),
    ({"game": "gridball", "seats": [{"kind": "person", "name": "x" * 41}] * 2}, "41 characters"),
    ({"game": "gridball", "seats": [{"kind": "person", "name": ""}] * 2}, "0 characters"),
    ({"game": "gridball", "seats": [{"kind": "person", "name": "\ud800"}] * 2}, "name: "),
    ({"game": "gridball", "seats": [{"kind": "person", "name": 5}] * 2}, "5 is not text"),
    ({"game": "gridball", "seats": [{"kind": "person", "hat": 1}] * 2}, "there is no 'hat'"),
    ({"game": "gridball", "seats": PERSONS, "options": []}, "a list is not an object"),
    ({"game": "gridball", "seats": PERSONS, "options": {"goals": 0}}, "goals: 0 is not one of"),
    ({"game": "gridball", "seats": PERSONS, "options": {"goals": True}}, "goals: True is not"),
    ({"game": "gridball", "seats": PERSONS, "options": {"goals": 10**30}}, "goals: 1000"),
    ({"game": "gridball", "seats": PERSONS, "options": {"fouls": 1}}, "there is no 'fouls'"),
    ({"game": "gridball", "seats": PERSONS, "more": 1}, "there is no 'more'"),
    ([], "a list is not an object"),
    (None, "null is not an object"),
]


@pytest.mark.parametrize(("body", "words"), BAD_TABLES)
def test_a_table_that_cannot_be_laid_is_refused(
    server: RunningServer, body: object, words: str
) -> None:
    reply = server.post("/api/tables", body)
    assert reply.status in (404, 422), reply.body
    assert words in reply.json["error"]
    assert set(reply.json) == {"error"}


BAD_VALUES: list[object] = [
    True, 1.0, 1.5, None, "1", "lead.prize", {}, {"value": 1}, [], [1], [[1]], [[[[[[1]]]]]],
    4, 0, -1, 10**18, 10**40, -(10**40), "x" * 9999, "\ud800", [True], list(range(999)),
]  # fmt: skip


@pytest.mark.parametrize("value", BAD_VALUES, ids=lambda value: str(value)[:20])
def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing(
    server: RunningServer, value: object
) -> None:
    table = server.lay("auction")
    before = table.shown(0)
    reply = table.answer(0, value)
    assert reply.status == 422
    assert len(reply.json["error"]) < 500
    assert table.shown(0) == before


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"number": "0"}, 422),
        ({"number": 1.0}, 422),
        ({"number": True}, 422),
        ({"number": None}, 422),
        ({"number": -1}, 409),
        ({"number": 7}, 409),
        ({"number": 10**30}, 409),
        ({"seat": 1}, 403),
        ({"seat": 99}, 403),
        ({"seat": "0"}, 422),
        ({"extra": 0}, 422),
    ],
)
def test_an_answer_to_something_else_is_refused_and_changes_nothing(
    server: RunningServer, more: dict[str, object], status: int
) -> None:
    table = server.lay("auction")
    before = table.shown(0)
    assert table.answer(0, 1, **more).status == status
    assert table.shown(0) == before


def test_whose_turn_it_is_not_is_told_for_whom_the_table_waits(server: RunningServer) -> None:
    table = server.lay("auction")
    reply = table.answer(1, 1)
    assert reply.status == 409
    expected = "seat 1: is not asked anything now; the table waits for seat 0"
    assert reply.json == {"error": expected}


BAD_BODIES: list[tuple[bytes, int]] = [
    (b"", 400),
    (b"{", 400),
    (b"value=1", 400),
    (b'{"value": NaN}', 400),
    (b'{"value": Infinity}', 400),
    (b'{"value": 1e999}', 422),
    (b'{"value": ' + b"9" * 5000 + b"}", 400),
    (b"\xff\xfe{}", 400),
    (b'{"value": "\xff"}', 400),
    (b"[" * 60_000, 400),
    (b'{"value": ' + b"[" * 20_000 + b"]" * 20_000 + b"}", 400),
    (b'{"value": 1}' + b" " * 70_000, 413),
    (b"\x00" * 100, 400),
    (b"7", 422),
]


@pytest.mark.parametrize(("body", "status"), BAD_BODIES, ids=lambda part: str(part)[:20])
def test_a_body_that_is_no_good_is_refused_and_changes_nothing(
    server: RunningServer, body: bytes, status: int
) -> None:
    table = server.lay("auction")
    before = table.shown(0)
    headers = {**JSON, **bearer(table.tokens[0])}
    reply = server.ask("POST", f"{table.path}/answers", body, headers)
    assert reply.status == status
    assert set(reply.json) == {"error"}
    assert table.shown(0) == before


def test_a_body_without_a_declared_length_is_measured_as_it_comes(server: RunningServer) -> None:
    table = server.lay("auction")
    head = (
        f"POST {table.path}/answers HTTP/1.1\r\nHost: localhost\r\n"
        f"Content-Type: application/json\r\nAuthorization: Bearer {table.tokens[0]}\r\n"
        "Transfer-Encoding: chunked\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 10) as raw:
        raw.sendall(head.encode())
        for _ in range(9):
            raw.sendall(b"2000\r\n" + b" " * 0x2000 + b"\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 413 ")
    assert table.shown()["number"] == 0


@pytest.mark.parametrize("media", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_what_is_not_declared_as_json_is_refused(server: RunningServer, media: str) -> None:
    table = server.lay("auction")
    headers = {**bearer(table.tokens[0]), "Content-Type": media}
    reply = server.ask("POST", f"{table.path}/answers", b'{"value": 1}', headers)
    assert reply.status == 415
    assert "send application/json" in reply.json["error"]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_a_method_that_an_address_does_not_take_is_refused(
    server: RunningServer, method: str
) -> None:
    reply = server.ask(method, "/api/games")
    assert reply.status in (400, 405)
    if reply.status == 405:
        assert reply.headers["allow"] == "GET, HEAD"
        assert "this address takes GET, HEAD" in reply.json["error"]


@pytest.mark.parametrize(
    ("token", "status"),
    [("", 401), ("x", 403), ("x" * 5000, 403), ("é", 403), ("other table's", 403)],
)
def test_a_token_that_opens_no_seat_here_is_refused(
    server: RunningServer, token: str, status: int
) -> None:
    table, other = server.lay("auction"), server.lay("auction")
    token = other.tokens[0] if token.startswith("other") else token
    headers = {**JSON, **({"Authorization": f"Bearer {token}"} if token else {})}
    headers = {name: value.encode().decode("latin-1") for name, value in headers.items()}
    for path in ("answers", "undo"):
        body = json.dumps({"value": 1} if path == "answers" else {})
        reply = server.ask("POST", f"{table.path}/{path}", body, headers)
        assert reply.status == status
        assert "token" in reply.json["error"]
    if token:
        for path in ("", "/board.svg", "/live"):
            assert server.ask("GET", table.path + path, headers=headers).status == status
    assert table.shown()["number"] == 0


@pytest.mark.parametrize(
    "path",
    [
        UNKNOWN,
        f"{UNKNOWN}/log",
        f"{UNKNOWN}/board.svg",
        f"{UNKNOWN}/live",
        "/api/tables/../games/../../etc/passwd",
        "/api/tables/%2e%2e%2fgames",
        "/api/tables/a'%20OR%201=1--",
        "/api/tables/" + "a" * 3000,
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/games/%F0%9F%8F%90",
        "/api/games/../tables",
        "/api/nothing",
        "/api/games/",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "//etc/passwd",
        "/t/../../etc/passwd",
    ],
)
def test_an_address_that_leads_nowhere_is_refused(server: RunningServer, path: str) -> None:
    reply = server.get(path)
    assert reply.status in (400, 404)
    assert b"import" not in reply.body


def test_a_page_elsewhere_cannot_act_for_its_visitor(server: RunningServer) -> None:
    table = server.lay("auction")
    mine = {**JSON, **bearer(table.tokens[0])}
    here = f"http://127.0.0.1:{server.port}"
    cases: list[tuple[dict[str, str], int]] = [
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": here + "1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": here, "Sec-Fetch-Site": "same-origin"}, 200),
    ]
    for headers, status in cases:
        body = json.dumps({"value": 1, "number": 0})
        reply = server.ask("POST", f"{table.path}/answers", body, {**mine, **headers})
        assert reply.status == status, headers


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:99", 200),
        ("[::1]:8000", 200),
        ("192.168.1.5:8000", 200),
        ("elsewhere.example", 421),
        ("127.0.0.1.elsewhere.example", 421),
        ("localhost.elsewhere.example", 421),
        ("", 421),
    ],
)
def test_only_our_own_names_are_answered_to(server: RunningServer, host: str, status: int) -> None:
    assert server.ask("GET", "/api/games", headers={"Host": host}).status == status


EVERYWHERE: dict[str, Callable[[str], bool]] = {
    "content-security-policy": lambda value: value.startswith("default-src 'none'"),
    "x-content-type-options": lambda value: value == "nosniff",
    "referrer-policy": lambda value: value == "same-origin",
    "permissions-policy": lambda value: "camera=()" in value,
    "cache-control": lambda value: value == "no-store",
}


def test_every_reply_has_the_headers_that_keep_it_safe(server: RunningServer) -> None:
    table = server.lay("auction")
    replies: list[Reply] = [
        server.get("/api/games"),
        server.get(table.path),
        server.get(UNKNOWN),
        server.get("/nowhere"),
        server.get("/join"),
        server.get("/cards/auction"),
        server.get(f"/t/{table.id}/screen"),
        server.get("/"),
        server.post("/api/tables", []),
        server.ask("PUT", "/api/games"),
        server.ask("GET", "/api/games", headers={"Host": "elsewhere.example"}),
    ]
    for reply in replies:
        for name, right in EVERYWHERE.items():
            assert right(reply.headers[name]), (name, reply.headers.get(name))


def test_the_strict_policy_lets_in_nothing_from_elsewhere(server: RunningServer) -> None:
    policy = server.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
    for directive in ("base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"):
        assert directive in policy


def test_what_is_wrong_is_a_page_for_people_and_json_for_programs(server: RunningServer) -> None:
    page = server.get("/t/abcdefghjkmn")
    assert page.status == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "there is no such table" in page.body.decode()
    told = server.ask("GET", "/t/abcdefghjkmn", headers={"Accept": "application/json"})
    assert told.status == 404
    assert "there is no such table" in told.json["error"]


def test_the_description_can_be_read_by_people(server: RunningServer) -> None:
    page = server.get("/api").body.decode()
    for path in server.get("/api/openapi.json").json["paths"]:
        assert path in page


def test_a_page_does_not_hand_out_a_seat_that_a_program_holds(server: RunningServer) -> None:
    table = server.lay("gridball")
    cookie = {"Cookie": f"grandstand_{table.id}={table.tokens[0]}"}
    page = server.ask("GET", f"/t/{table.id}", headers=cookie).body.decode()
    assert "players" in page
    assert table.tokens[1] not in page


def test_the_server_says_that_it_is_well(server: RunningServer) -> None:
    assert server.get("/healthz").json["ok"] is True


def test_a_picture_of_the_board_stands_alone(server: RunningServer) -> None:
    table: Laid = server.lay("gridball")
    reply = server.get(f"{table.path}/board.svg", table.tokens[0])
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.body.startswith(b"<svg")
    assert "script" not in reply.headers["content-security-policy"]
