"""Whatever fits the OpenAPI document, and much that does not: never a fault of the server's, and every answer as the
document says."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from msgspec import Struct
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from maester.server.app import make_app
from maester.server.settings import Settings
from tests.patience import patience
from tests.server.kit import served

CHECKS = [
    *(not_a_server_error, status_code_conformance, content_type_conformance),
    *(response_headers_conformance, response_schema_conformance),
]

app = make_app(Settings(database="sqlite:///never-opened.db"))
api = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())
OPERATIONS = [
    found.ok() if isinstance(found, Ok) else pytest.fail(str(found.err())) for found in api.get_all_operations()
]


class Place(Struct):
    """A server with a match that waits, one that runs, one that is over, and an invitation."""

    url: str
    cookies: dict[str, str]
    known: list[dict[str, str]]
    """What the parts of a path may be, so that it leads somewhere."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A real server, in a thread of its own."""
    ready: list[Place] = []
    started, stop = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        database = f"sqlite:///{tmp_path_factory.mktemp('schema')}/maester.db"
        async with served(database) as server, server.guest("Ned") as ned:
            waiting, running, over = [(await ned.make("me", each))["id"] for each in ("open", "me", "me")]
            async with ned.watch(over) as chair:
                await chair.play_on()
            token = (await ned.post(f"/api/matches/{waiting}/invitations", {}, 201))["token"]
            more = {"token": token, "lang": "en", "game": "intrigue"}
            known = [{"match": match, **more} for match in (waiting, running, over)]
            ready.append(Place(server.url, dict(ned.client.cookies), known))
            started.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert started.wait(patience()), "the server did not start"
    yield ready[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.label)
def test_every_answer_is_as_the_document_says(operation: Any, place: Place):
    """What to try is worked out here and not, as `api.parametrize` would, by every process that collects tests: of
    some questions that takes many seconds."""

    @settings(max_examples=5, suppress_health_check=list(HealthCheck))
    def tried(case: Any) -> None:
        made_up = dict(case.path_parameters or {})
        for known in [{}, *place.known] if made_up else [{}]:
            case.path_parameters = {name: known.get(name, value) for name, value in made_up.items()}
            answer(case, place, place.cookies)
        answer(case, place, {})

    build_operation_test(
        config=api.config, operation=operation, test_func=tried, given_kwargs={}, feedback=FeedbackSources()
    )()


def answer(case: Any, place: Place, cookies: dict[str, str]) -> None:
    with requests.Session() as session:
        response = case.call(place.url, session, cookies=cookies, timeout=patience())
    case.validate_response(response, checks=CHECKS)
