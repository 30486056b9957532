"""Seasons on a real server: set up, played event by event, counted, kept through a restart."""

import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from grandstand.core.data import Sheet
from grandstand.season.file import season_of
from grandstand.web.problems import Conflict
from grandstand.web.seasons import Seasons, sitter_of
from grandstand.web.store import SeasonGame, Store
from grandstand.web.tables import Before, Tables
from tests.season.seasons import fields
from tests.web.running import Laid, Reply, RunningServer, complete, with_test_game

pytestmark = pytest.mark.server

EXAMPLE = Path(__file__).parents[2] / "docs" / "seasons" / "circuit.toml"
PEOPLE = [{"name": "Ann", "team": "Ondine"}, {"name": "Bo"}]
ONE, TWO, THREE = "sails = [1, 1, 1]", "sails = [1, 1, 2]", "sails = [1, 3, 3]"


@pytest.fixture(scope="module", autouse=True)
def _regatta(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with with_test_game(tmp_path_factory.mktemp("games")):
        yield


class Running:
    """A season on a server, with its tokens."""

    def __init__(self, server: RunningServer, reply: Reply) -> None:
        assert reply.status == 201, reply.body
        self.server = server
        self.id: str = reply.json["season"]
        self.commissioner: str = reply.json["commissioner"]
        self.tokens: list[str] = [entrant["token"] for entrant in reply.json["entrants"]]
        self.path = f"/api/seasons/{self.id}"

    def shown(self) -> Any:
        reply = self.server.get(self.path)
        assert reply.status == 200, reply.body
        return reply.json

    def lay(self, token: str | None = None) -> Reply:
        held = self.commissioner if token is None else token
        return self.server.post(f"{self.path}/events", {}, held)

    def hand_in(self, entrant: int, kit: str) -> Reply:
        return self.server.post(f"{self.path}/kits", {"kit": kit}, self.tokens[entrant])

    def page(self, *tokens: str) -> str:
        return self.ask("", *tokens).body.decode()

    def ask(self, path: str, *tokens: str) -> Reply:
        headers = {"Cookie": self.cookie(*tokens)} if tokens else {}
        return self.server.ask("GET", f"/season/{self.id}{path}", headers=headers)

    def fill_in(self, path: str, *tokens: str, **given: str) -> Reply:
        return self.server.fill_in(f"/season/{self.id}{path}", self.cookie(*tokens), **given)

    def cookie(self, *tokens: str) -> str:
        return f"grandstand_season_{self.id}={','.join(tokens)}"

    def played(self, number: int) -> Any:
        """Once the bots have played that event to its end."""
        began = time.monotonic()
        while (shown := self.shown())["tables"][number]["state"] != "played":
            assert time.monotonic() - began < 60, shown["tables"]
            time.sleep(0.05)
        return shown

    def table(self, number: int, *entrants: int) -> Laid:
        """The event's table, with the tokens of those who sit there by seat."""
        match = self.shown()["tables"][number]["table"]
        return Laid(self.server, match, [self.tokens[entrant] for entrant in entrants])


def begun(server: RunningServer, people: int = 2, battles: int = 4, **more: object) -> Running:
    return Running(server, server.post("/api/seasons", fields(people, battles, **more)))


def sail(table: Laid, sails: Sequence[int]) -> None:
    """Both hoist the same sail on every leg."""
    while table.shown()["waiting_for"]:
        seat = table.shown()["waiting_for"][0]
        assert table.answer(seat, sails[seat]).status == 200


def test_a_season_of_bots_is_played_to_its_end(server: RunningServer) -> None:
    season = begun(server, 3)
    for number in range(4):
        assert season.shown()["next"] == number
        assert season.lay().status == 201
        season.played(number)
    shown = season.shown()
    assert (shown["over"], shown["next"]) == (True, None)
    assert shown["winners"]
    assert shown["champions"]
    assert shown["standings"][0]["place"] == 1
    assert all(row["tally"]["Sails"] == 1 + 2 + 3 + 4 for row in shown["standings"])
    page = season.page()
    assert "The season goes to" in page
    assert page.count('href="/t/') == 4, "a replay of each event"


def test_a_season_of_gridball_and_one_of_gravstrike(server: RunningServer) -> None:
    turns = [{"options": {"time": "turns", "turns": n}} for n in (2, 3, 4, 5)]
    gridball = begun(server, game="gridball", events=turns)
    shortest = [{"options": {"turns": n}} for n in (5, 6, 7, 8)]
    entrants = [{"name": "Ann", "level": "hasty"}, {"name": "Bo", "level": "random"}]
    gravstrike = begun(
        server, game="gravstrike", format="strict", events=shortest, entrants=entrants
    )
    for season in (gridball, gravstrike):
        for number in range(4):
            season.lay()
            season.played(number)
        assert season.shown()["over"]
    tallied = gravstrike.shown()["standings"][0]["tally"]
    assert set(tallied) >= {"Kill shots", "Checkpoints"}
    assert "Kill shots" in gravstrike.page()
    assert "What was brought" in gravstrike.page(), "the bots' stock decks"


def test_people_sit_at_every_table_by_their_one_token(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.lay()
    first = season.table(0, 0, 1)
    assert [sitter["name"] for sitter in first.shown()["seats"]] == ["Ann", "Bo"]
    sail(first, [2, 1])
    shown = season.shown()
    ann, bo = shown["standings"]
    assert (ann["points"], bo["points"]) == ([5, None, None, None], [4, None, None, None])
    assert [row["score"] for row in shown["standings"]] == [2, 1]
    season.lay()
    second = season.table(1, 1, 0)
    assert [sitter["name"] for sitter in second.shown()["seats"]] == ["Bo", "Ann"]
    sail(second, [2, 1])
    rows = {row["name"]: row for row in season.shown()["standings"]}
    assert rows["Bo"]["points"] == [4, 5, None, None]
    assert rows["Bo"]["scores"] == [1, 4, None, None]
    assert rows["Ann"]["scores"] == [2, 2, None, None]


def test_each_event_has_its_parameters(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    assert [event["options"]["legs"] for event in season.shown()["events"]] == [1, 2, 3, 4]
    season.lay()
    sail(season.table(0, 0, 1), [0, 0])
    season.lay()
    table = season.table(1, 1, 0)
    for _ in range(4):
        assert not table.shown()["over"]
        table.step()
    assert table.shown()["over"]


def test_one_event_after_the_other(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.lay()
    again = season.lay()
    assert again.status == 409
    assert again.json["error"] == "event 1 is being played; the next comes after it"
    for number in range(4):
        sail(season.table(number, *([0, 1] if number % 2 == 0 else [1, 0])), [0, 0])
        assert season.lay().status == (201 if number < 3 else 409)
    assert season.lay().json["error"] == "all events have been played"


def test_two_clicks_lay_one_table(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    with ThreadPoolExecutor(6) as clicks:
        statuses = [reply.status for reply in clicks.map(lambda _: season.lay(), range(6))]
    assert sorted(statuses) == [201] + [409] * 5
    assert [row["state"] for row in season.shown()["tables"]] == ["playing"] + ["coming"] * 3


def test_another_process_cannot_lay_it_again_either(tmp_path: Path) -> None:
    async def scene() -> None:
        tables = Tables(Store(tmp_path / "games.db"))
        seasons = Seasons(tables)
        record = await seasons.start(season_of(Sheet("s", "", fields(entrants=PEOPLE))))
        await seasons.lay(record.id)
        kept = await seasons.get(record.id)
        before = Before(season=SeasonGame(record.id, 0, "Summer Series"), kits=[])
        sitters = [sitter_of(kept, entrant) for entrant in (0, 1)]
        with pytest.raises(Conflict, match="being laid already"):
            await tables.lay(kept.season.game, {}, sitters, before)
        assert len((await seasons.get(record.id)).record.events) == 1
        tables.close()
        tables.store.close()

    complete(scene())


def test_only_the_commissioner_lays_tables_and_gives_awards(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    assert season.lay("").status == 401
    for token in ("x" * 24, season.tokens[0]):
        refused = season.lay(token)
        assert refused.status == 403
        assert "not the commissioner's" in refused.json["error"]
        assert season.fill_in("/lay", token).status == 403
        assert season.fill_in("/awards", token, title="Rookie", entrant="0").status == 403
        assert "Lay the table" not in season.page(token)
    assert season.shown()["tables"][0]["table"] is None
    assert "Lay the table" in season.page(season.commissioner)


def test_nobody_sees_a_token_but_the_commissioner(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.lay()
    pages = [season.page(), season.page(season.tokens[0]), str(season.shown())]
    pages.append(server.get(f"/t/{season.shown()['tables'][0]['table']}").body.decode())
    for page in pages:
        assert not [t for t in (*season.tokens, season.commissioner) if t in page]
    page = season.page(season.commissioner)
    assert all(token in page for token in (*season.tokens, season.commissioner))


def test_a_link_is_kept_in_a_cookie_and_opens_the_seat(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.lay()
    held = server.get(f"/season/{season.id}/hold/{season.tokens[1]}")
    assert (held.status, held.headers["location"]) == (303, f"/season/{season.id}")
    assert held.cookies[f"grandstand_season_{season.id}"] == season.tokens[1]
    assert held.cookies["grandstand_seasons"] == season.id
    assert all("HttpOnly" in line for line in held.set_cookies)
    table = season.shown()["tables"][0]["table"]
    seated = season.ask("/play", season.tokens[1])
    assert seated.headers["location"] == f"/t/{table}"
    assert seated.cookies[f"grandstand_{table}"] == season.tokens[1]
    looking = season.ask("/play")
    assert looking.headers["location"] == f"/t/{table}"
    assert f"grandstand_{table}" not in looking.cookies
    assert server.get(f"/season/{season.id}/hold/{'x' * 24}").status == 403


def test_a_table_of_a_season_leads_back_to_it(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.lay()
    table = season.table(0, 0, 1)
    assert f'href="/season/{season.id}"' in server.get(f"/t/{table.id}").body.decode()
    sail(table, [0, 0])
    page = server.get(f"/t/{table.id}").body.decode()
    assert "Back to the season" in page
    assert "Play again" not in page
    cookie = f"grandstand_{table.id}={table.tokens[0]}"
    refused = server.fill_in(f"/t/{table.id}/again", cookie)
    assert refused.status == 409
    assert "its commissioner lays the next table" in refused.body.decode()


# -- kits --------------------------------------------------------------------------------------


def test_a_strict_season_begins_when_everybody_has_a_kit(server: RunningServer) -> None:
    season = begun(server, format="strict", entrants=PEOPLE)
    refused = season.lay()
    assert refused.status == 422
    wanted = "Summer Series, event 1, Ann: has handed in no locker yet"
    assert refused.json["error"] == wanted
    assert wanted in season.fill_in("/lay", season.commissioner).body.decode()
    assert season.hand_in(0, ONE).json == {"event": 0}
    assert season.hand_in(1, TWO).status == 200
    assert season.lay().status == 201
    sail(season.table(0, 0, 1), [2, 2])
    assert {row["name"]: row["score"] for row in season.shown()["standings"]} == {"Ann": 1, "Bo": 2}


def test_what_is_wrong_with_a_kit_is_told_and_nothing_is_handed_in(server: RunningServer) -> None:
    season = begun(server, format="strict", entrants=PEOPLE)
    for kit, told in (("sails = [", "not TOML"), ("sails = [9, 1, 1]", "sail 9 is above 3")):
        reply = season.hand_in(0, kit)
        assert (reply.status, reply.json["error"]) == (422, told)
        page = season.fill_in("/kit/0", season.tokens[0], text=kit)
        assert page.status == 422
        assert told in page.body.decode()
        assert kit in page.body.decode(), "what was written is still there"
    assert "Ann: has handed in no locker" in season.lay().json["error"]
    season.hand_in(0, ONE)
    season.hand_in(1, ONE)
    season.lay()
    assert season.hand_in(0, THREE).json["error"] == "2 sails changed, only 1 may"
    assert season.hand_in(0, TWO).json == {"event": 1}


def test_only_what_was_brought_counts_as_the_kit_before(server: RunningServer) -> None:
    season = begun(server, format="strict", entrants=PEOPLE)
    season.hand_in(0, ONE)
    season.hand_in(1, ONE)
    season.hand_in(0, THREE)  # replaced before the event begins
    season.lay()
    sail(season.table(0, 0, 1), [2, 2])
    assert season.hand_in(0, "sails = [2, 3, 3]").status == 200
    assert season.hand_in(1, "sails = [2, 3, 3]").status == 422
    season.lay()
    assert season.hand_in(0, "sails = [1, 3, 3]").status == 200


def test_a_kit_is_secret_until_its_event_begins(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    season.hand_in(0, THREE)
    own = season.ask("/kit/0", season.tokens[0])
    assert THREE in own.body.decode()
    for token in (season.tokens[1], season.commissioner, "x"):
        assert season.ask("/kit/0", token).status == 403
        assert THREE not in season.page(token)
    assert THREE not in season.page(season.tokens[0])
    assert "Handed in" in season.page(season.tokens[0])
    assert THREE not in str(season.shown())
    season.lay()
    assert THREE in season.page()


def test_one_of_the_box_by_its_name_and_bots_by_the_commissioner(server: RunningServer) -> None:
    season = begun(server, entrants=[{"name": "Ann"}, {"name": "Bo", "level": "random"}])
    page = season.ask("/kit/1", season.commissioner)
    assert page.status == 200
    assert '<option value="breezy">' in page.body.decode()
    assert season.fill_in("/kit/1", season.commissioner, stock="breezy").status == 303
    assert "sails = [1, 1, 2]" in season.ask("/kit/1", season.commissioner).body.decode()
    assert season.hand_in(1, ONE).status == 403, "a bot's token is nobody's"


def test_a_kit_may_be_the_link_of_a_work(server: RunningServer) -> None:
    season = begun(server, entrants=PEOPLE)
    body = {"game": season.shown()["game"], "craft": "locker", "text": THREE}
    work = server.post("/api/works", body).json
    link = f"http://127.0.0.1{work['link']}"
    assert season.fill_in("/kit/0", season.tokens[0], text=link).status == 303
    assert THREE in season.ask("/kit/0", season.tokens[0]).body.decode()
    lost = season.fill_in("/kit/0", season.tokens[0], text="/work/2222222222222222")
    assert lost.status == 404
    assert "/work/2222222222222222" in lost.body.decode()


def test_no_kits_where_the_game_has_none_or_after_the_last_event(server: RunningServer) -> None:
    goals = [{"options": {"goals": n}} for n in (1, 2, 3, 4)]
    gridball = begun(server, game="gridball", events=goals, entrants=PEOPLE)
    assert gridball.hand_in(0, ONE).json["error"] == "nobody brings a kit to GRIDBALL"
    assert gridball.ask("/kit/0", gridball.tokens[0]).status == 409
    season = begun(server)
    for number in range(4):
        season.lay()
        season.played(number)
    assert season.ask("/kit/0", season.commissioner).status == 409


# -- on the pages ------------------------------------------------------------------------------


def form(**more: str) -> dict[str, str]:
    given = {"title": "Form & Co", "who-0": "me", "name-0": "Ann", "who-1": "bot random"}
    for number, turns in enumerate((2, 3, 4, 5)):
        given |= {f"event-{number}-time": "turns", f"event-{number}-turns": str(turns)}
    return given | {"count": "4", "team-0": "Ondine", **more}


def of_form(server: RunningServer, **more: str) -> Any:
    reply = server.fill_in("/season/new/gridball", **form(**more))
    assert reply.status == 303, reply.body.decode()
    return server.get(f"/api/seasons/{reply.headers['location'].rpartition('/')[2]}").json, reply


def test_a_season_is_set_up_by_the_form(server: RunningServer) -> None:
    shown, reply = of_form(server, **{"title-1": "Second night", "multiplier-3": "3"})
    assert (shown["title"], shown["format"]) == ("Form & Co", "unlimited")
    assert {row["name"]: row["team"] for row in shown["standings"]} == {
        "Ann": "Ondine",
        "Random bot": "",
    }
    assert [event["title"] for event in shown["events"]] == [
        "Event 1",
        "Second night",
        "Event 3",
        "Event 4",
    ]
    assert [event["options"]["turns"] for event in shown["events"]] == [2, 3, 4, 5]
    assert [event["multiplier"] for event in shown["events"]] == [1, 1, 1, 3]
    held = reply.cookies[f"grandstand_season_{shown['season']}"]
    assert len(re.findall(r"[\w-]{24}", held.replace("\\054", ","))) == 2, "commissioner, and Ann"


def test_who_set_it_up_lays_the_table_and_goes_to_it(server: RunningServer) -> None:
    shown, reply = of_form(server)
    cookie = "; ".join(f"{name}={value}" for name, value in reply.cookies.items())
    laid = server.fill_in(f"/season/{shown['season']}/lay", cookie)
    assert laid.headers["location"] == f"/season/{shown['season']}/play"


def test_two_bots_of_a_level_are_told_apart(server: RunningServer) -> None:
    shown, _ = of_form(server, **{"who-0": "bot random", "name-0": ""})
    assert [row["name"] for row in shown["standings"]] == ["Random bot", "Random bot 2"]


def test_the_form_proposes_parameters_that_differ_and_can_be_played(server: RunningServer) -> None:
    for game in ("gridball", "gravstrike", "goblins", "grind", "grindhouse", "regatta"):
        page = server.get(f"/season/new/{game}")
        assert page.status == 200
        values = dict(
            re.findall(r'name="(event-\d-\w+)" type="number".*?value="(\w+)"', page.body.decode())
        )
        for name, options in re.findall(
            r'<select class="text" id="event[^"]*" name="([^"]+)">(.*?)</select>',
            page.body.decode(),
        ):
            values[name] = re.findall(r'value="([^"]*)" selected', options)[0]
        reply = server.fill_in(f"/season/new/{game}", title="As proposed", count="4", **values)
        assert reply.status == 303, (game, reply.body.decode())


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"title": ""}, "title: &#39;&#39; is not a line of 1 … 40 characters"),
        ({"event-2-turns": "999"}, "events 3, options, turns: 999 is not one of 2 … 200"),
        ({"event-3-turns": "2"}, "events 4, options: the same as those of event 1"),
        ({"count": "3"}, "events: 3, a season has 4 … 8"),
        ({"count": "99"}, "events: 9, a season has 4 … 8"),
        ({"who-1": "cat"}, "is not one of me, here, friend, bot"),
        ({"who-1": "me", "name-1": "<b>"}, "entrants 2, name:"),
    ],
)
def test_what_is_wrong_is_told_and_the_form_is_as_it_was(
    server: RunningServer, more: dict[str, str], told: str
) -> None:
    reply = server.fill_in("/season/new/gridball", **form(**more))
    page = reply.body.decode()
    assert reply.status == 422
    assert told in page.replace("&#39;999&#39;", "999")
    assert 'value="Ondine"' in page


def test_a_season_is_set_up_by_a_file(server: RunningServer) -> None:
    text = EXAMPLE.read_text("utf-8")
    reply = server.fill_in("/season/new", text=text)
    assert reply.status == 303
    assert "The Winter Circuit" in server.get(reply.headers["location"]).body.decode()
    wrong = server.fill_in("/season/new", text=text.replace('"small"', '"moon"', 1))
    assert wrong.status == 422
    assert "events 1, options, arena: &#39;moon&#39; is not one of" in wrong.body.decode()
    assert "Slow Comet" in wrong.body.decode(), "the text is still there"
    assert "No file was given" in server.fill_in("/season/new", text=" ").body.decode()


def test_a_file_is_uploaded(server: RunningServer) -> None:
    text = EXAMPLE.read_text("utf-8")
    body = (
        '--x\r\nContent-Disposition: form-data; name="file"; filename="c.toml"\r\n\r\n'
        f"{text}\r\n--x--\r\n"
    )
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    assert server.ask("POST", "/season/new", body.encode(), headers).status == 303


def test_the_seasons_that_a_browser_knows(server: RunningServer) -> None:
    assert "No season is known" in server.get("/seasons").body.decode()
    assert 'href="/seasons"' in server.get("/").body.decode()
    season = begun(server, title="Known here")
    known = f"grandstand_seasons={season.id},{'a' * 12},nonsense"
    page = server.ask("GET", "/seasons", headers={"Cookie": known}).body.decode()
    assert "Known here" in page
    assert "Next: event 1 of 4" in page
    assert "Known here" not in server.get("/seasons").body.decode()


def test_awards_by_the_commissioner(server: RunningServer) -> None:
    season = begun(server)
    give = {"title": "Most spectacular death", "entrant": "1"}
    assert season.fill_in("/awards", season.commissioner, **give).status == 303
    assert "Most spectacular death" in season.page()
    for number in range(4):
        season.lay()
        season.played(number)
    season.fill_in("/awards", season.commissioner, title="Rookie of the season", entrant="0")
    awards = {award["title"]: award["to"] for award in season.shown()["awards"]}
    assert awards["Most spectacular death"] == ["Bo"]
    assert awards["Rookie of the season"] == ["Ann"]
    assert awards["Most sails"] == ["Ann", "Bo"]
    for wrong in ({"title": "", "entrant": "0"}, {"title": "Rookie", "entrant": "7"}):
        assert season.fill_in("/awards", season.commissioner, **wrong).status == 422


@pytest.mark.parametrize("season", ["nowhere", "a" * 12, "x" * 3000, "'--"])
def test_a_season_that_is_not_there_is_unknown(server: RunningServer, season: str) -> None:
    for path in (f"/api/seasons/{season}", f"/season/{season}"):
        reply = server.get(path)
        assert reply.status == 404
        assert "no such season" in reply.body.decode()


# -- kept --------------------------------------------------------------------------------------


def test_a_restart_keeps_all_of_it(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        season = begun(server, entrants=PEOPLE)
        season.hand_in(0, THREE)
        season.lay()
        sail(season.table(0, 0, 1), [2, 1])
        season.lay()
        table = season.table(1, 1, 0)
        table.step()
        season.fill_in("/awards", season.commissioner, title="Rookie", entrant="0")
        season.hand_in(1, TWO)
        before = season.shown()
        server.kill()
        server.start()
        assert season.shown() == before
        assert TWO in season.ask("/kit/1", season.tokens[1]).body.decode()
        sail(table, [0, 0])
        assert season.shown()["tables"][1]["state"] == "played"
        assert season.lay().status == 201


def test_bots_play_on_after_a_restart_once_somebody_looks(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        shortest = [{"options": {"turns": n}} for n in (20, 6, 7, 8)]
        season = begun(server, game="gravstrike", events=shortest)
        season.lay()
        server.kill()
        server.start()
        season.played(0)


def test_results_outlive_newer_rules_and_a_lost_event_holds_nothing_up(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        season = begun(server, entrants=PEOPLE)
        season.lay()
        sail(season.table(0, 0, 1), [2, 1])
        before = season.shown()
        season.lay()
        server.kill()
        change(server, "UPDATE matches SET rules = 0")
        server.start()
        shown = season.shown()
        assert shown["standings"] == before["standings"], "read while it could be"
        assert [row["state"] for row in shown["tables"]] == ["played", "lost", "next", "coming"]
        assert "it doesn’t count" in season.page()
        assert season.lay().status == 201


def test_a_database_from_before_seasons_opens(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        table = server.lay()
        server.kill()
        names = ("awards", "results", "kits", "events")
        change(server, *[f"DROP TABLE season_{name}" for name in names], "DROP TABLE seasons")
        server.start()
        assert table.shown()["number"] == 0
        assert begun(server).lay().status == 201


def change(server: RunningServer, *statements: str) -> None:
    connection = sqlite3.connect(server.store)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
