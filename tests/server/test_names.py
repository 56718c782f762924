"""The name of a server, and what a page of it may do."""

from typing import Any

import pytest
from litestar.enums import ScopeType
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from maester.server.guards.names import BadName, Name, Names, only_by
from tests.patience import patience
from tests.server.kit import served

pytestmark = pytest.mark.anyio

PUBLIC = "https://maester.example"


@pytest.mark.parametrize(
    ("public", "host"),
    [
        ("https://maester.example", "maester.example"),
        ("https://maester.example", "MAESTER.example:443"),
        ("https://maester.example/", "maester.example"),
        ("http://maester.example", "maester.example:80"),
        ("http://maester.example:8000", "maester.example:8000"),
        ("http://[2001:db8::1]:8000", "[2001:db8::1]:8000"),
    ],
)
def test_a_server_knows_its_name(public: str, host: str):
    assert Name(public).is_host(host)


@pytest.mark.parametrize(
    "host",
    [
        *("", "example", "maester.example.evil", "evil.maester.example", "maester.example:80", "maester.example:8000"),
        *("localhost", "127.0.0.1", "maester.example:x", "[", "maester.example@evil", "maester.example, evil"),
    ],
)
def test_a_server_answers_to_no_other_name(host: str):
    assert not Name(PUBLIC).is_host(host)


@pytest.mark.parametrize(
    "public", ["maester.example", "ftp://maester.example", "https://", "https://a/b", "https://a:x", "https://u@a"]
)
def test_what_is_no_name(public: str):
    with pytest.raises(BadName):
        Name(public)


@pytest.mark.parametrize("hosts", [(), ("maester.example", "evil.example"), ("maester.example",) * 2])
async def test_a_request_names_the_server_exactly_once(hosts: tuple[str, ...]):
    async def app(*about: Any) -> None:
        raise AssertionError("it was answered")

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": ScopeType.HTTP, "path": "/api/me", "headers": [(b"host", each.encode()) for each in hosts]}
    await only_by(Names([PUBLIC]), app)(scope, app, send)  # type: ignore[arg-type]
    assert sent[0]["status"] == 421


async def test_requests_for_another_name_are_not_answered(sqlite: str):
    async with served(sqlite, public=PUBLIC) as server, server.guest("") as guest:
        for host, status in (("maester.example", 200), ("evil.example", 421), ("127.0.0.1", 421)):
            for path in ("/", "/api/site", "/api/me"):
                answered = await guest.client.get(path, headers={"host": host})
                assert answered.status_code == status, (host, path)
        # Nor is it told what there is here and what is not.
        for method, path in (
            *(("GET", "/api/nothing"), ("POST", "/api/nothing"), ("GET", "/assets/missing.js"), ("PUT", "/")),
            *(("DELETE", "/api/matches"), ("OPTIONS", "/api/matches"), ("GET", "/schema/nothing"), ("GET", "/api/%ff")),
        ):
            answered = await guest.client.request(method, path, headers={"host": "evil.example"})
            assert (answered.status_code, answered.json()["why"]) == (421, "another-server"), (method, path)
        assert (await guest.client.get("/healthz")).status_code == 200, "whoever looks after it knows another name"


@pytest.mark.parametrize(
    ("origin", "status"),
    [(PUBLIC, 200), ("http://maester.example", 403), ("https://maester.example:444", 403), ("https://evil", 403)],
)
async def test_only_pages_of_the_server_itself_may_ask(sqlite: str, origin: str, status: int):
    async with served(sqlite, public=PUBLIC) as server, server.guest("") as guest:
        headers = {"host": "maester.example", "origin": origin}
        answered = await guest.client.post("/api/people", json={"nickname": "Ned"}, headers=headers)
        assert answered.status_code == status


async def test_sockets_for_another_name_are_not_opened(sqlite: str):
    async with served(sqlite, public=PUBLIC) as server:
        address = server.url.replace("http", "ws") + "/api/lobby"
        with pytest.raises(InvalidStatus):
            await connect(address, open_timeout=patience()).__aenter__()


async def test_sockets_for_its_name_are(sqlite: str):
    async with served(sqlite, public="http://maester.example:1234") as server:
        host, _, port = server.url.removeprefix("http://").partition(":")
        async with connect(
            "ws://maester.example:1234/api/lobby", host=host, port=int(port), open_timeout=patience()
        ) as socket:
            await socket.send('{"type":"Ping"}')
            assert "Pong" in await socket.recv()


async def test_without_a_name_any_is_right(sqlite: str):
    async with served(sqlite) as server, server.guest("") as guest:
        assert (await guest.client.get("/api/site", headers={"host": "anything.example"})).status_code == 200


async def test_a_page_talks_to_its_own_server_only(sqlite: str):
    async with served(sqlite) as server, server.guest("") as guest:
        policy = (await guest.client.get("/")).headers["content-security-policy"]
        rules = dict(each.strip().split(" ", 1) for each in policy.split(";"))
        assert rules["connect-src"] == rules["default-src"] == "'self'"
