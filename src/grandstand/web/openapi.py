"""The API's description of itself, in OpenAPI 3.1. Tests hold the server to it.

What a new table may be is said for each installed game: its options, their values, its seats.
"""

from functools import cache
from typing import Final

from grandstand import bots, registry
from grandstand.core.game import Game, Option, Plain, State, Written

from .sitters import NAME_LENGTH, NAME_PATTERN

Schema = dict[str, Plain]

PROBLEMS: Final = {
    "400": "The body is not JSON.",
    "401": "No token was sent.",
    "403": "The token opens no seat here, or not that one.",
    "404": "There is no such thing.",
    "409": "The table has gone on, or has not got there yet.",
    "410": "The table was played with older rules and can't be continued.",
    "413": "The body is too large.",
    "415": "The body is not declared to be JSON.",
    "422": "What was given can't be used; the text says what can.",
    "429": "Too much of this came from your address; the text says how long to wait.",
    "503": "It could not be done now; nothing changed.",
}


def thing(required: dict[str, Schema], **possible: Schema) -> Schema:
    """An object that has these properties and no others."""
    return {
        "type": "object",
        "required": list(required),
        "properties": {**required, **possible},
        "additionalProperties": False,
    }


def list_of(items: Schema, **more: Plain) -> Schema:
    return {"type": "array", "items": items, **more}


def maybe(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


WHOLE: Final[Schema] = {"type": "integer"}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
TEXT: Final[Schema] = {"type": "string"}
FLAG: Final[Schema] = {"type": "boolean"}
CHOICE: Final[Schema] = {"type": ["integer", "string"]}
NAME: Final[Schema] = {
    "type": "string",
    "minLength": 1,
    "maxLength": NAME_LENGTH,
    "pattern": f"^{NAME_PATTERN}$",
}

FREE: Final[Schema] = {
    **FLAG,
    "default": False,
    "description": "Whether anybody with the table's code may sit down here.",
}
FAULTS: Final = list_of(TEXT, description="What is wrong with it, and what would be right.")
CODE: Final[Schema] = {**TEXT, "description": "By which one joins; capitals or not, as you like."}

SCHEMAS: Final[dict[str, Schema]] = {
    "Problem": thing({"error": TEXT}),
    "Value": {
        "description": "An answer: one of the options as it was given, a dial's number, or, where "
        "the question is `written`, a text.",
        "anyOf": [WHOLE, TEXT, list_of(ref("Value"))],
    },
    "Option": thing(
        {
            "label": TEXT,
            "default": CHOICE,
            "values": {**list_of(CHOICE), "description": "Empty where it is a text."},
            "carried": {**FLAG, "description": "A text that a group takes along to its next game."},
            "craft": {**maybe(TEXT), "description": 'Of which craft it is a text; "" is none.'},
        }
    ),
    "Game": thing(
        {
            "name": TEXT,
            "title": TEXT,
            "tagline": TEXT,
            "rules": WHOLE,
            "seats": list_of(COUNT, minItems=2, maxItems=2),
            "levels": list_of(TEXT),
            "options": {"type": "object", "additionalProperties": ref("Option")},
            "crafts": list_of(
                thing({"name": TEXT, "title": TEXT, "kit": FLAG}),
                description="What people make for it; of a kit each player brings one.",
            ),
        }
    ),
    "Sitter": thing(
        {
            "kind": {"enum": ["person", "bot"]},
            "name": TEXT,
            "level": maybe(TEXT),
            "claimed": FLAG,
        }
    ),
    "Question": thing(
        {
            "seat": COUNT,
            "kind": TEXT,
            "prompt": TEXT,
            "section": TEXT,
            "options": list_of(thing({"value": ref("Value"), "label": TEXT})),
        },
        written={"const": True, "description": "A text of one's own is legal too."},
        low=WHOLE,
        high=WHOLE,
        step=WHOLE,
    ),
    "Table": thing(
        {
            "table": TEXT,
            "game": TEXT,
            "number": {**COUNT, "description": "Send it with an answer to this question."},
            "version": {**COUNT, "description": "Rises with every change."},
            "seats": list_of(ref("Sitter")),
            "seat": {**maybe(COUNT), "description": "Through whose eyes; null: a spectator's."},
            "view": {"type": "object", "description": "What that seat may know; the game's own."},
            "asked": maybe(ref("Question")),
            "waiting_for": list_of(COUNT),
            "over": FLAG,
            "scores": maybe(list_of(WHOLE)),
            "winners": list_of(COUNT),
            "story": list_of(TEXT),
            "next": {**maybe(TEXT), "description": "The table at which they play again."},
            "group": {**maybe(TEXT), "description": "The name of the group that plays here."},
        }
    ),
    "NewSeat": {
        "oneOf": [
            thing({"kind": {"const": "person"}}, name=NAME, free=FREE),
            thing({"kind": {"const": "bot"}, "level": {"enum": [*bots.LEVELS]}}, name=NAME),
        ]
    },
    "LaidTable": thing(
        {
            "table": TEXT,
            "watch": {**TEXT, "description": "The page for anybody who looks on."},
            "code": {**maybe(TEXT), "description": "By which one joins; null: no seat is free."},
            "join": {**maybe(TEXT), "description": "The page for whoever joins by the code."},
            "seats": list_of(
                thing({"seat": COUNT, "token": maybe(TEXT), "link": maybe(TEXT)}),
            ),
        }
    ),
    "NewGroup": thing({"name": NAME}),
    "Group": thing(
        {
            "group": {**TEXT, "description": "Its id; whoever knows it is of the group."},
            "name": TEXT,
            "tables": list_of(thing({"table": TEXT, "game": TEXT}), description="Newest first."),
        }
    ),
    "NewWork": thing({"game": TEXT, "craft": TEXT, "text": TEXT}),
    "Work": thing(
        {
            **dict.fromkeys(("work", "link", "game", "craft", "title", "text"), TEXT),
            "faults": FAULTS,
        }
    ),
    "NewCheck": thing(
        {"game": TEXT, "craft": TEXT, "text": TEXT},
        options={"type": "object", "description": "Of the table at which it would be used."},
    ),
    "Checked": thing({"title": TEXT, "faults": FAULTS}),
    "NewSeason": thing(
        {
            "title": NAME,
            "game": TEXT,
            "events": list_of(ref("NewEvent"), minItems=4, maxItems=8),
            "entrants": list_of(ref("NewEntrant"), minItems=1),
        },
        format={"enum": ["unlimited", "strict"], "default": "unlimited"},
        awards=list_of(thing({"title": NAME, "entrant": TEXT}), maxItems=20),
    ),
    "NewEvent": thing(
        {},
        title=NAME,
        options={"type": "object", "description": "As for a table; no two events have the same."},
        multiplier={
            "enum": [1, 2, 3],
            "description": "Of placement points; the last event's is 2.",
        },
    ),
    "NewEntrant": thing(
        {"name": NAME},
        level={"enum": [*bots.LEVELS], "description": "Of a bot; a person has none."},
        team={**NAME, "description": "What pilot and turbine, or the team, are called."},
        kits={**list_of(TEXT), "description": "For the first event, the second, and so on."},
    ),
    "FoundSeason": thing(
        {
            "season": TEXT,
            "commissioner": {**TEXT, "description": "The token to lay its tables with."},
            "link": {**TEXT, "description": "The commissioner's page."},
            "entrants": list_of(
                thing({"name": TEXT, "token": TEXT, "link": TEXT}),
                description="An entrant's token opens their seat at every table of the season.",
            ),
        }
    ),
    "Season": thing(
        {
            "season": TEXT,
            "title": TEXT,
            "game": TEXT,
            "format": TEXT,
            "events": list_of(
                thing({"title": TEXT, "options": {"type": "object"}, "multiplier": COUNT})
            ),
            "tables": list_of(
                thing(
                    {
                        "state": {"enum": ["played", "playing", "next", "coming", "lost"]},
                        "table": maybe(TEXT),
                    }
                ),
                description="One an event; lost: played by older rules, it doesn't count.",
            ),
            "next": {**maybe(COUNT), "description": "The event whose table can be laid now."},
            "standings": list_of(
                thing(
                    {
                        "place": COUNT,
                        "name": TEXT,
                        "team": TEXT,
                        "points": list_of(maybe(COUNT)),
                        "total": COUNT,
                        "scores": list_of(maybe(WHOLE)),
                        "score": WHOLE,
                        "tally": {"type": "object", "additionalProperties": COUNT},
                    }
                )
            ),
            "over": FLAG,
            "winners": list_of(TEXT),
            "champions": list_of(TEXT),
            "split": FLAG,
            "awards": list_of(thing({"title": TEXT, "to": list_of(TEXT), "reason": TEXT})),
        }
    ),
    "LaidEvent": thing({"table": TEXT, "watch": TEXT}),
    "Nothing": thing({}),
    "Kit": thing({"kit": {**TEXT, "description": "A text of the game's craft for kits, as TOML."}}),
    "HandedIn": thing({"event": maybe(COUNT)}),
    "Join": thing({"code": CODE, "name": NAME}),
    "Joined": thing({"table": TEXT, "seat": COUNT, "token": TEXT, "link": TEXT}),
    "Answer": thing(
        {"value": ref("Value")},
        number={**COUNT, "description": "The table's number when the question was read."},
        seat=COUNT,
    ),
    "Undo": thing({}, number=COUNT, seat=COUNT),
    "Saved": thing({"number": COUNT, "version": COUNT}),
    "Log": {"type": "object", "description": "The finished match; grandstand.replay takes it."},
}


def problems(*statuses: int) -> Schema:
    return {
        str(status): {
            "description": PROBLEMS[str(status)],
            "content": {"application/json": {"schema": ref("Problem")}},
        }
        for status in statuses
    }


def gives(text: str, schema: Schema, media: str = "application/json") -> Schema:
    return {"description": text, "content": {media: {"schema": schema}}}


def takes(name: str, example: Plain = None) -> Schema:
    content: Schema = {"schema": ref(name)}
    if example is not None:
        content["example"] = example
    return {"required": True, "content": {"application/json": content}}


def link(name: str) -> Schema:
    """From a table that was laid to what can be asked of it."""
    return {"operationId": name, "parameters": {"table": "$response.body#/table"}}


def of_season(name: str) -> Schema:
    return {"operationId": name, "parameters": {"season": "$response.body#/season"}}


def operation(name: str, summary: str, responses: Schema, **more: Plain) -> Schema:
    return {"operationId": name, "summary": summary, "responses": responses, **more}


def in_path(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": TEXT}


TABLE_FAULTS: Final = (403, 404, 410)
BODY_FAULTS: Final = (400, 413, 415, 422, 503)
ANYBODY: Final[list[Plain]] = [{}, {"seat": []}]
SEAT_ONLY: Final[list[Plain]] = [{"seat": []}]
IN_TABLE: Final = in_path("table")
IN_GAME: Final = in_path("game")
IN_GROUP: Final = in_path("group")
IN_WORK: Final = in_path("work")
IN_SEASON: Final = in_path("season")
AFTER: Final[Schema] = {
    "name": "after",
    "in": "query",
    "description": "The version that you have; without it the present is sent at once.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999999},
}

EVENT: Final[Schema] = {
    "type": "object",
    "required": ["event", "id", "data"],
    "properties": {
        "event": {"const": "update"},
        "id": {**TEXT, "description": "The version; sent back as Last-Event-ID on a new try."},
        "data": {**TEXT, "contentMediaType": "application/json", "contentSchema": ref("Table")},
    },
}
EXAMPLE: Final[Schema] = {
    "game": "gridball",
    "options": {"goals": 3},
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "greedy"}],
}
SEASON_EXAMPLE: Final[Schema] = {
    "title": "Four Evenings",
    "game": "gridball",
    "entrants": [{"name": "Ann"}, {"name": "Bo", "level": "greedy"}],
    "events": [{"options": {"goals": 1}}, {"options": {"goals": 2}}, {}, {"options": {"goals": 4}}],
}

PATHS: Final[dict[str, Schema]] = {
    "/api/games": {
        "get": operation(
            "listGames",
            "The games that can be played",
            {"200": gives("All of them.", thing({"games": list_of(ref("Game"))}))},
        )
    },
    "/api/games/{game}": {
        "parameters": [IN_GAME],
        "get": operation(
            "showGame",
            "One game and its options",
            {"200": gives("The game.", ref("Game")), **problems(404)},
        ),
    },
    "/api/tables": {
        "post": operation(
            "createTable",
            "Lay a table; its persons' tokens are given here and nowhere else",
            {
                "201": {
                    **gives("The table is laid.", ref("LaidTable")),
                    "links": {name: link(name) for name in ("showTable", "showLog", "showBoard")},
                },
                **problems(404, *BODY_FAULTS),
            },
            requestBody=takes("NewTable", EXAMPLE),
        )
    },
    "/api/groups": {
        "post": operation(
            "createGroup",
            "Found a group: what its games leave is carried on to its next one",
            {
                "201": gives("The group, with the id to lay tables for it.", ref("Group")),
                **problems(*BODY_FAULTS),
            },
            requestBody=takes("NewGroup", {"name": "The Tuesday people"}),
        )
    },
    "/api/groups/{group}": {
        "parameters": [IN_GROUP],
        "get": operation(
            "showGroup",
            "A group and the tables at which it has played",
            {"200": gives("The group.", ref("Group")), **problems(404)},
        ),
    },
    "/api/works": {
        "post": operation(
            "createWork",
            "Keep a text of a craft: a deck, an arena; the same text is the same work",
            {
                "201": gives("It is kept, right or wrong.", ref("Work")),
                **problems(404, 429, *BODY_FAULTS),
            },
            requestBody=takes("NewWork"),
        )
    },
    "/api/works/{work}": {
        "parameters": [IN_WORK],
        "get": operation(
            "showWork",
            "A work and what is wrong with it",
            {"200": gives("The work.", ref("Work")), **problems(404)},
        ),
    },
    "/api/check": {
        "post": operation(
            "checkText",
            "What is wrong with a text of a craft; nothing is kept",
            {"200": gives("What was found.", ref("Checked")), **problems(404, *BODY_FAULTS)},
            requestBody=takes("NewCheck"),
        )
    },
    "/api/seasons": {
        "post": operation(
            "createSeason",
            "Set a season up; its tokens are given here and nowhere else",
            {
                "201": {
                    **gives("The season, and who may do what in it.", ref("FoundSeason")),
                    "links": {"showSeason": of_season("showSeason")},
                },
                **problems(*BODY_FAULTS),
            },
            requestBody=takes("NewSeason", SEASON_EXAMPLE),
        )
    },
    "/api/seasons/{season}": {
        "parameters": [IN_SEASON],
        "get": operation(
            "showSeason",
            "A season's table, its events and, once it is over, who has won",
            {"200": gives("The season now.", ref("Season")), **problems(404, 410)},
        ),
    },
    "/api/seasons/{season}/events": {
        "parameters": [IN_SEASON],
        "post": operation(
            "layEvent",
            "Lay the next event's table; for the commissioner's token",
            {
                "201": gives("The table is laid.", ref("LaidEvent")),
                **problems(401, 409, *TABLE_FAULTS, *BODY_FAULTS),
            },
            requestBody=takes("Nothing", {}),
            security=SEAT_ONLY,
        ),
    },
    "/api/seasons/{season}/kits": {
        "parameters": [IN_SEASON],
        "post": operation(
            "handIn",
            "Hand in a kit for the next event; for an entrant's token",
            {
                "200": gives("Taken and saved; for which event.", ref("HandedIn")),
                **problems(401, 409, *TABLE_FAULTS, *BODY_FAULTS),
            },
            requestBody=takes("Kit"),
            security=SEAT_ONLY,
        ),
    },
    "/api/join": {
        "post": operation(
            "join",
            "Sit down on the next free seat of the table that has this code",
            {
                "201": {
                    **gives("The seat is yours; here is its token.", ref("Joined")),
                    "links": {name: link(name) for name in ("showTable", "showBoard")},
                },
                **problems(404, 409, 410, 429, *BODY_FAULTS),
            },
            requestBody=takes("Join", {"code": "K7PQX", "name": "Ann"}),
        )
    },
    "/api/tables/{table}": {
        "parameters": [IN_TABLE],
        "get": operation(
            "showTable",
            "The table as your seat may know it, and what you are asked",
            {"200": gives("The table now.", ref("Table")), **problems(401, *TABLE_FAULTS)},
            security=ANYBODY,
        ),
    },
    "/api/tables/{table}/answers": {
        "parameters": [IN_TABLE],
        "post": operation(
            "answer",
            "Answer what your seat is asked; when this returns the answer is on disk",
            {
                "200": gives("Taken and saved.", ref("Saved")),
                **problems(401, 409, *TABLE_FAULTS, *BODY_FAULTS),
            },
            requestBody=takes("Answer"),
            security=SEAT_ONLY,
        ),
    },
    "/api/tables/{table}/undo": {
        "parameters": [IN_TABLE],
        "post": operation(
            "undo",
            "Take your last answer back, if nothing was revealed since",
            {
                "200": gives("Taken back.", ref("Saved")),
                **problems(401, 409, *TABLE_FAULTS, *BODY_FAULTS),
            },
            requestBody=takes("Undo"),
            security=SEAT_ONLY,
        ),
    },
    "/api/tables/{table}/log": {
        "parameters": [IN_TABLE],
        "get": operation(
            "showLog",
            "The whole match, once it is over",
            {"200": gives("The log.", ref("Log")), **problems(404, 409, 410)},
        ),
    },
    "/api/tables/{table}/board.svg": {
        "parameters": [IN_TABLE],
        "get": operation(
            "showBoard",
            "The board as your seat sees it",
            {
                "200": gives("A picture.", TEXT, "image/svg+xml"),
                **problems(401, *TABLE_FAULTS),
            },
            security=ANYBODY,
        ),
    },
    "/api/tables/{table}/live": {
        "parameters": [IN_TABLE, AFTER],
        "get": operation(
            "watchTable",
            "Server-sent events: `update`, with the table as data, whenever it has changed",
            {
                "200": gives("A stream that stays open.", EVENT, "text/event-stream"),
                **problems(401, 422, 503, *TABLE_FAULTS),
            },
            security=ANYBODY,
        ),
    },
}


def new_table(game: Game[State]) -> Schema:
    """A table for that game: which seats and which options it takes."""
    low, high = game.seats
    options: Schema = {name: option_schema(option) for name, option in game.options.items()}
    return thing(
        {
            "game": {"const": game.name},
            "seats": list_of(ref("NewSeat"), minItems=low, maxItems=high),
        },
        options={"type": "object", "properties": options, "additionalProperties": False},
        group={**TEXT, "description": "The id of the group that plays; createGroup gave it."},
    )


def option_schema(option: Option) -> Schema:
    said: Schema = {"default": option.default, "description": option.label}
    if isinstance(option, Written):
        return {**TEXT, **said}
    return {"enum": [*option.values], **said}


@cache
def document() -> dict[str, Plain]:
    """The whole description, for the games that are installed."""
    games = {f"New_{name}": new_table(registry.load(name)) for name in registry.game_names()}
    schemas: Schema = {**SCHEMAS, **games, "NewTable": {"oneOf": [ref(name) for name in games]}}
    seat: Schema = {
        "type": "http",
        "scheme": "bearer",
        "description": "A seat's token, as createTable gave it; or one that createSeason gave.",
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grandstand", "version": "1", "description": ABOUT},
        "paths": dict(PATHS),
        "components": {"schemas": schemas, "securitySchemes": {"seat": seat}},
    }


ABOUT: Final = (
    "Tables for arena games. Lay a table, hand out the tokens of its seats, then read what you are "
    "asked (or be told by the stream) and answer with one of the options. Whatever is wrong comes "
    'back as `{"error": "…"}`, one line that says what is right.'
)
