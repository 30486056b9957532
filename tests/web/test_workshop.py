"""The workshop: works are made, kept, shared and used, whatever a game calls them."""

import html
import json
import re
import tomllib
from pathlib import Path
from urllib.parse import quote

import pytest

from grandstand.web.toml import plan_of, rewritten, written
from grandstand.web.works import MOST_BYTES, MOST_SAVES
from tests.web.kiln import BOWL, YARD
from tests.web.running import JSON, Reply, RunningServer

pytestmark = pytest.mark.server

WORK = re.compile(r"/work/[a-z2-9]{16}")


def bowl(title: str) -> str:
    return BOWL.replace("Plain bowl", title)


def save(server: RunningServer, text: str, craft: str = "bowl", cookie: str = "") -> Reply:
    return server.fill_in(f"/workshop/kiln/{craft}/save", cookie, text=text)


def saved(server: RunningServer, text: str, craft: str = "bowl") -> tuple[str, str]:
    """The address of the new work, and the cookie that remembers it."""
    reply = save(server, text, craft)
    assert reply.status == 303, reply.body
    assert WORK.fullmatch(reply.headers["location"])
    return reply.headers["location"], f"grandstand_works={reply.cookies['grandstand_works']}"


def look(server: RunningServer, craft: str, **body: object) -> Reply:
    return server.post(f"/workshop/kiln/{craft}/look", body)


def page(server: RunningServer, path: str, cookie: str = "") -> str:
    reply = server.ask("GET", path, headers={"Cookie": cookie} if cookie else {})
    assert reply.status == 200, reply.body
    return reply.body.decode()


# -- pages --------------------------------------------------------------------------------------


def test_a_game_with_crafts_links_to_its_workshop_and_others_have_none(
    server: RunningServer,
) -> None:
    assert 'href="/workshop/kiln"' in page(server, "/new/kiln")
    front = page(server, "/")
    assert 'href="/workshop/kiln"' in front
    assert "/workshop/rink" not in front
    reply = server.get("/workshop/rink")
    assert reply.status == 404
    assert "has nothing to be made for it" in reply.body.decode()


def test_the_workshop_has_each_craft_and_what_is_in_the_box(server: RunningServer) -> None:
    shown = page(server, "/workshop/kiln")
    for words in ("Bowls", "Plain bowl", "Yards", "Small yard"):
        assert words in shown
    assert 'src="/workshop/kiln/yard/picture?box=small"' in shown
    picture = server.get("/workshop/kiln/yard/picture?box=small")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["content-security-policy"].startswith("default-src 'none'")
    assert server.get("/workshop/kiln/bowl/picture?box=plain").status == 404


def test_a_bench_begins_from_nothing_or_from_the_box(server: RunningServer) -> None:
    begun = text_in(page(server, "/workshop/kiln/bowl"))
    assert tomllib.loads(begun) == {"title": "New bowl", "glaze": [], "clay": {}}
    begun = text_in(page(server, "/workshop/kiln/yard"))
    assert tomllib.loads(begun) == {
        "title": "New yard",
        "walls": [],
        "kilns": [],
        "paths": [],
        "doors": {},
    }
    assert text_in(page(server, "/workshop/kiln/bowl?box=plain")) == BOWL
    assert server.get("/workshop/kiln/bowl?box=none").status == 404
    assert server.get("/workshop/kiln/spoon").status == 404
    assert server.get("/workshop/nowhere/spoon").status == 404


def text_in(shown: str) -> str:
    found = re.search(r'<textarea class="text" id="text".*?>\n(.*?)</textarea>', shown, re.DOTALL)
    assert found is not None
    return html.unescape(found[1])


def test_a_bench_of_racks_shows_each_part_and_its_tags(server: RunningServer) -> None:
    shown = page(server, "/workshop/kiln/bowl")
    assert shown.count('class="card workpart"') == 5
    assert 'data-name="&lt;grey&gt;" data-most="1" data-tags="earth|dear"' in shown
    assert shown.count('name="tag"') == 4
    assert 'style="' not in shown
    assert "<script>" not in shown


def test_without_script_a_text_is_looked_over_and_kept_as_it_was(server: RunningServer) -> None:
    reply = server.fill_in("/workshop/kiln/bowl", text=BOWL.replace("white = 1", "white = 2"))
    shown = reply.body.decode()
    assert reply.status == 200
    assert "clay: 5, a bowl has 4" in shown
    assert "white = 2" in text_in(shown)
    assert ">5<" not in shown
    assert '<rect width="66.7" height="10"/>' in shown, "two of white against three of red"


def test_a_text_comes_from_a_file(server: RunningServer) -> None:
    mark = "sign"
    head = f'--{mark}\r\nContent-Disposition: form-data; name="file"; filename="a.toml"\r\n\r\n'
    headers = {"Content-Type": f"multipart/form-data; boundary={mark}"}
    body = f"{head}{BOWL}\r\n--{mark}--\r\n".encode()
    reply = server.ask("POST", "/workshop/kiln/bowl", body, headers)
    assert text_in(reply.body.decode()) == BOWL
    body = head.encode() + b"\xff\xfe\r\n" + f"--{mark}--\r\n".encode()
    reply = server.ask("POST", "/workshop/kiln/bowl", body, headers)
    assert reply.status == 422
    assert "not a text in UTF-8" in reply.body.decode()


# -- looks --------------------------------------------------------------------------------------


def test_a_look_tells_all_there_is_to_know(server: RunningServer) -> None:
    told = look(server, "yard", text=YARD.replace("[1, 1], [3, 1]", "[1, 0], [3, 0]")).json
    assert told["title"] == "Small yard"
    assert told["faults"] == ["walls 1: lower than 1, which is the yard's edge"]
    assert told["frame"] == {"left": 0, "foot": 60, "unit": 10}
    assert told["svg"].startswith("<svg")
    assert told["plan"]["doors"] == {"A": [9, 5]}
    told = look(server, "bowl", text=BOWL).json
    assert told["figures"] == [
        {"title": "Clay", "unit": "lumps", "bars": [["red", 3.0], ["white", 1.0]]}
    ]
    assert told["frame"] is None


def test_a_plan_comes_back_as_a_text_with_its_comments(server: RunningServer) -> None:
    plan = {**tomllib.loads(BOWL), "glaze": ["ash"], "clay": {"red": 3, "<grey>": 1}}
    told = look(server, "bowl", plan=plan, text=BOWL).json
    assert told["plan"] == plan
    assert told["text"] == (
        "# The potter's first.\n"
        'title = "Plain bowl"\n'
        'glaze = ["ash"]\n'
        "\n"
        "[clay]\n"
        "red = 3  # much of it\n"
        '"<grey>" = 1\n'
    )


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": 3}, 422),
        ({"text": "a" * (MOST_BYTES + 1)}, 413),
        ({"text": "\ud800"}, 422),
        ({"plan": []}, 422),
        ({"plan": {"a": None}}, 422),
        ({"plan": {"a": 1e300}}, 422),
        ({"plan": {"a": [[[[[[[[[[]]]]]]]]]]}}, 422),
        ({"plan": {"a": "b" * MOST_BYTES}}, 413),
        ({"words": ""}, 422),
    ],
)
def test_a_look_refuses_what_is_no_text_and_no_plan(
    server: RunningServer, body: dict[str, object], status: int
) -> None:
    assert look(server, "bowl", **body).status == status


@pytest.mark.parametrize("text", ["", "x =", "a = 2020-01-01", "n = inf", f"n = {10**30}"])
def test_a_text_that_no_page_can_work_with_is_still_told_about(
    server: RunningServer, text: str
) -> None:
    told = look(server, "bowl", text=text)
    assert told.status == 200
    assert told.json["faults"]
    assert told.json["plan"] in (None, {})


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"a b": 'quote " and \\ and \x7f\n', "n": -2.5, "yes": True},
        {"list": [[1.5, 2], [], ["x", {"in": [1]}]], "table": {"k": [0.1] * 60}},
        {"t": {"deep": {"er": 1}}, "last": 1},
    ],
)
def test_what_is_written_is_read_again(plan: dict[str, object]) -> None:
    data = json.loads(json.dumps(plan))
    assert plan_of(written(data)) == data
    assert plan_of(rewritten(BOWL, data)) == data
    assert plan_of(rewritten("x = [[1]]\n[t]\ny = 1\n[[z]]\n", data)) == data


def test_only_what_has_changed_is_written_anew() -> None:
    plan = plan_of(YARD)
    assert plan is not None
    assert rewritten(YARD, plan) == YARD
    plan["kilns"] = [[3, 4, 90]]
    plan["size"] = 4
    text = rewritten(YARD, plan)
    assert text == YARD.replace("[[2, 4, 90]]", "[[3, 4, 90]]").replace(
        "5, 4]]\n", "5, 4]]\nsize = 4\n"
    )


# -- keeping and sharing ------------------------------------------------------------------------


def test_a_saved_work_is_shown_to_whoever_has_its_link(server: RunningServer) -> None:
    path, _ = saved(server, bowl("<b>Shared</b>"))
    shown = page(server, path)
    assert "<h1>&lt;b&gt;Shared&lt;/b&gt;</h1>" in shown
    assert "red one" in shown
    assert "3 of 4" not in shown
    assert "4 of 4" in shown
    assert "Nothing is wrong with it." in shown
    assert "Take it off my list" not in shown
    file = server.get(f"{path}/file")
    assert file.body.decode() == bowl("<b>Shared</b>")
    assert file.headers["content-disposition"].endswith('.toml"')
    work = path.removeprefix("/work/")
    assert text_in(page(server, f"/workshop/kiln/bowl?work={work}")) == bowl("<b>Shared</b>")


def test_the_same_text_is_the_same_work_however_its_lines_end(server: RunningServer) -> None:
    path, _ = saved(server, bowl("Twice"))
    assert saved(server, bowl("Twice").replace("\n", "\r\n")) == (path, _)
    assert saved(server, bowl("Thrice"))[0] != path


def test_a_plan_is_drawn_and_kept_with_its_faults(server: RunningServer) -> None:
    path, cookie = saved(server, YARD.replace("[1, 1]", "[1, 0]"), "yard")
    assert "walls 1: lower than 1" in page(server, path)
    assert server.get(f"{path}/picture").headers["content-type"] == "image/svg+xml"
    assert "1 fault" in page(server, "/workshop/kiln", cookie)


def test_one_browsers_works_are_listed_there_and_not_elsewhere(server: RunningServer) -> None:
    path, cookie = saved(server, bowl("Only mine"))
    assert "Only mine" in page(server, "/workshop/kiln", cookie)
    assert "Only mine" not in page(server, "/workshop/kiln")
    assert "Take it off my list" in page(server, path, cookie)
    reply = server.fill_in(f"{path}/forget", cookie)
    assert reply.headers["location"] == "/workshop/kiln"
    forgotten = f"grandstand_works={reply.cookies['grandstand_works']}"
    assert "Only mine" not in page(server, "/workshop/kiln", forgotten)
    assert server.get(path).status == 200


def test_a_new_version_takes_the_place_of_the_old_one_and_a_new_title_does_not(
    server: RunningServer,
) -> None:
    path, cookie = saved(server, bowl("Version"))
    begun = path.removeprefix("/work/")
    better = bowl("Version").replace("salt", "ash")
    reply = server.fill_in("/workshop/kiln/bowl/save", cookie, text=better, begun=begun)
    assert begun not in reply.cookies["grandstand_works"]
    reply = server.fill_in("/workshop/kiln/bowl/save", cookie, text=bowl("New"), begun=begun)
    assert reply.cookies["grandstand_works"].endswith(begun)


def test_what_is_not_toml_is_not_kept_and_not_lost(server: RunningServer) -> None:
    reply = save(server, "red = = 3")
    assert reply.status == 422
    assert text_in(reply.body.decode()) == "red = = 3"
    assert 'role="alert"' in reply.body.decode()
    assert "grandstand_works" not in reply.cookies


def test_a_text_that_is_too_long_is_refused(server: RunningServer) -> None:
    reply = save(server, f"{BOWL}# {'x' * MOST_BYTES}")
    assert reply.status == 413
    assert f"it may have {MOST_BYTES}" in html.unescape(reply.body.decode())


def test_there_is_no_work_that_was_not_kept(server: RunningServer) -> None:
    for work in ("2" * 16, "x", quote("<b>")):
        assert server.get(f"/work/{work}").status == 404
        assert server.get(f"/work/{work}/file").status == 404
        assert server.get(f"/workshop/kiln/bowl?work={work}").status == 404
    yard, _ = saved(server, YARD, "yard")
    reply = server.get(f"/workshop/kiln/bowl?work={yard.removeprefix('/work/')}")
    assert reply.status == 422
    shown = page(server, "/workshop/kiln", "grandstand_works=../../x,2222222222222222,<b>")
    assert "What you save is listed here" in shown


def test_so_many_works_a_minute_come_from_one_address(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as own:
        for n in range(MOST_SAVES):
            assert save(own, bowl(f"Bowl {n}")).status == 303
        reply = save(own, bowl("One more"))
        assert reply.status == 429
        assert "One more" in text_in(reply.body.decode()), "nothing is lost"
        assert save(own, bowl("Bowl 1")).status == 303, "it is kept already"


def test_works_outlive_the_server(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as own:
        path, _ = saved(own, BOWL)
        own.kill()
        own.start()
        assert "Plain bowl" in page(own, path)


# -- at a table ---------------------------------------------------------------------------------


def sit(server: RunningServer) -> tuple[str, str]:
    """A table at which one is asked for a bowl: its address, and the cookie of the seat."""
    table = server.lay("kiln")
    return f"/t/{table.id}", f"grandstand_{table.id}={','.join(table.tokens)}"


def answer(server: RunningServer, path: str, cookie: str, **fields: str) -> Reply:
    return server.fill_in(f"{path}/answer", cookie, seat="0", number="0", **fields)


def test_a_table_offers_ones_own_works_and_says_why_not(server: RunningServer) -> None:
    path, seat = sit(server)
    _, good = saved(server, bowl("Good one"))
    _, bad = saved(server, bowl("Bad one").replace("red = 3", "red = 1"))
    works = f"{good}.{bad.partition('=')[2]}"
    shown = page(server, path, f"{seat}; {works}")
    assert re.search(r'name="work" value="[a-z2-9]{16}">Good one</button>', shown)
    assert "disabled>Bad one</button>" in shown
    assert "clay: 2, a bowl has 4" in shown
    listed = page(server, f"{path}/own/0", f"{seat}; {works}")
    assert listed in shown
    assert "Good one" not in page(server, path, seat)
    assert server.get(f"{path}/own/0").status == 403


def test_a_question_is_answered_with_a_work_a_text_or_a_link(server: RunningServer) -> None:
    work, _ = saved(server, bowl("Brought"))
    for fields in (
        {"work": work.removeprefix("/work/")},
        {"own": "1", "written": bowl("Brought")},
        {"own": "1", "written": f"http://somewhere{work}"},
    ):
        path, seat = sit(server)
        assert answer(server, path, seat, **fields).status == 303
        assert "Brought" in page(server, path, seat)
    path, seat = sit(server)
    assert answer(server, path, seat, option="1", written="unfinished").status == 303
    assert "Plain bowl" in page(server, path, seat), "an option's button says what is meant"


def test_a_wrong_text_is_told_inline_and_nothing_is_lost(server: RunningServer) -> None:
    path, seat = sit(server)
    wrong = bowl("Broken").replace("red = 3", "red = 2")
    reply = answer(server, path, seat, own="1", written=wrong)
    shown = html.unescape(reply.body.decode())
    assert reply.status == 422
    assert "clay: 3, a bowl has 4" in shown
    assert 'id="own" name="lists" open' in shown
    assert wrong.strip() in shown
    headers = {"Accept": "application/json", "Cookie": seat}
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    body = f"seat=0&number=0&own=1&written={quote(wrong)}"
    reply = server.ask("POST", f"{path}/answer", body, headers)
    assert reply.status == 422
    assert "clay: 3" in reply.json["error"]
    assert answer(server, path, seat, own="1", written="/work/2222222222222222").status == 404
    assert answer(server, path, seat, own="1", written="x" * (MOST_BYTES + 1)).status == 413


def lay(server: RunningServer, cookie: str = "", **fields: str) -> Reply:
    who = {"who-0": "me", "who-1": "here"}
    return server.fill_in("/new/kiln", cookie, **who, **fields)


def test_a_table_is_laid_with_a_work_a_text_or_neither(server: RunningServer) -> None:
    work, cookie = saved(server, YARD.replace("Small yard", "My yard"), "yard")
    work_id = work.removeprefix("/work/")
    used = server.fill_in(f"{work}/use")
    assert used.headers["location"] == f"/new/kiln?yard={work_id}"
    assert f'<option value="{work_id}" selected>My yard' in page(
        server, used.headers["location"], cookie
    )
    for fields in ({"option-yard": work_id}, {"written-yard": work}, {}):
        reply = lay(server, cookie, **fields)
        assert reply.status == 303
        table = server.get(f"/api{reply.headers['location'].replace('/t/', '/tables/')}").json
        assert table["view"]["yard"] == ("My yard" if fields else "")


def test_a_table_is_not_laid_with_a_wrong_text_which_stays_in_the_form(
    server: RunningServer,
) -> None:
    wrong = YARD.replace("[1, 1]", "[1, 0]")
    reply = lay(server, **{"written-yard": wrong})
    shown = html.unescape(reply.body.decode())
    assert reply.status == 422
    assert "walls 1: lower than 1" in shown
    assert wrong.strip() in shown
    assert lay(server, **{"option-yard": "2" * 16}).status == 404


def test_a_kit_is_remembered_for_the_question_about_it(server: RunningServer) -> None:
    work, _ = saved(server, bowl("To bring"))
    used = server.fill_in(f"{work}/use")
    assert used.headers["location"] == "/new/kiln"
    assert used.cookies["grandstand_works"] == work.removeprefix("/work/")


# -- for programs -------------------------------------------------------------------------------


def test_programs_keep_read_and_check_works(server: RunningServer) -> None:
    body = {"game": "kiln", "craft": "bowl", "text": bowl("By program")}
    made = server.post("/api/works", body)
    assert made.status == 201
    assert made.json["faults"] == []
    assert made.json["title"] == "By program"
    assert server.get(made.headers["location"]).json == made.json
    assert "By program" in page(server, made.json["link"])
    body["text"] = bowl("By program").replace("red = 3", "red = 2")
    checked = server.post("/api/check", {**body, "options": {}})
    assert checked.json == {"title": "By program", "faults": ["clay: 3, a bowl has 4"]}
    assert server.post("/api/check", {**body, "options": {"yard": 3}}).status == 422
    assert server.post("/api/works", {**body, "craft": "spoon"}).status == 404
    assert server.get("/api/works/2222222222222222").status == 404


def test_programs_answer_with_a_text_and_read_of_crafts(server: RunningServer) -> None:
    game = server.get("/api/games/kiln").json
    assert {"name": "bowl", "title": "Bowls", "kit": True} in game["crafts"]
    assert game["options"]["yard"]["craft"] == "yard"
    table = server.lay("kiln", options={"yard": YARD})
    assert table.shown(0)["asked"]["written"] is True
    assert table.answer(0, "clay").status == 422
    assert table.answer(0, bowl("Told")).status == 200
    assert table.shown()["view"] == {"bowls": ["Told", ""], "yard": "Small yard"}


def test_a_request_from_elsewhere_saves_nothing(server: RunningServer) -> None:
    headers = {**JSON, "Origin": "http://elsewhere"}
    reply = server.ask("POST", "/workshop/kiln/bowl/look", json.dumps({"text": BOWL}), headers)
    assert reply.status == 403
