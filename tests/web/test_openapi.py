"""The server keeps to its own description: Schemathesis tries what it allows and what not."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.generation import GenerationMode

from tests.web.running import Laid, RunningServer

pytestmark = pytest.mark.server

CHECKS: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
    checks.allow_header_conformance,
]
OPERATIONS: Final = [
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}"),
    ("POST", "/api/tables"),
    ("POST", "/api/join"),
    ("POST", "/api/groups"),
    ("GET", "/api/groups/{group}"),
    ("POST", "/api/seasons"),
    ("GET", "/api/seasons/{season}"),
    ("POST", "/api/seasons/{season}/events"),
    ("POST", "/api/seasons/{season}/kits"),
    ("POST", "/api/works"),
    ("GET", "/api/works/{work}"),
    ("POST", "/api/check"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/answers"),
    ("POST", "/api/tables/{table}/undo"),
    ("GET", "/api/tables/{table}/log"),
    ("GET", "/api/tables/{table}/board.svg"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its own: after so many wrong codes it lets nobody join from here for a while."""
    with RunningServer(tmp_path_factory.mktemp("described")) as running:
        yield running


@pytest.fixture(scope="module")
def schema(server: RunningServer) -> Any:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")


def test_every_address_of_the_document_is_tried(schema: Any) -> None:
    """All but the stream, which never ends; `test_live.py` has that."""
    found = [
        (result.ok().method.upper(), result.ok().path)
        for result in schema.get_all_operations()
        if not result.ok().path.endswith("/live")
    ]
    assert sorted(found) == sorted(OPERATIONS)


def try_out(
    server: RunningServer, schema: Any, operation: tuple[str, str], mode: GenerationMode, tries: int
) -> None:
    """Generated requests, half of them to tables that exist, by those who sit there."""
    tables = [server.lay("auction"), server.lay("gridball")]
    method, path = operation
    cases = schema[path][method].as_strategy(generation_mode=mode)

    @given(case=cases, table=st.sampled_from([None, *tables]), seat=st.sampled_from([0, 1]))
    @settings(
        max_examples=tries,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def each(case: Any, table: Laid | None, seat: int) -> None:
        if table is not None and "{table}" in path:
            case.path_parameters = {"table": table.id}
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {table.tokens[seat]}"}
        response = case.call(timeout=10)
        case.validate_response(response, checks=CHECKS)

    each()


@pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
def test_what_the_description_allows_is_answered_as_it_says(
    server: RunningServer, schema: Any, operation: tuple[str, str]
) -> None:
    try_out(server, schema, operation, GenerationMode.POSITIVE, 25)


@pytest.mark.parametrize("operation", [o for o in OPERATIONS if o[0] == "POST"], ids=" ".join)
def test_what_the_description_forbids_is_refused_as_it_says(
    server: RunningServer, schema: Any, operation: tuple[str, str]
) -> None:
    try_out(server, schema, operation, GenerationMode.NEGATIVE, 60)


@pytest.mark.slow
@pytest.mark.parametrize("operation", [o for o in OPERATIONS if o[0] == "POST"], ids=" ".join)
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_however_long_one_tries_the_server_keeps_to_its_description(
    server: RunningServer, schema: Any, operation: tuple[str, str], mode: GenerationMode
) -> None:
    try_out(server, schema, operation, mode, 400)
