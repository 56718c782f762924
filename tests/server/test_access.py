"""What bad input gets: the right status or close code, a sentence, and nothing changed."""

import asyncio
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from litestar.security.jwt import Token

from maester.server.guards.front import HEADERS
from tests.patience import patience
from tests.server.kit import served

pytestmark = pytest.mark.anyio


async def test_a_nickname_is_kept_and_can_be_changed(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        assert (await ned.get("/api/me"))["nickname"] == "Ned"
        again = await ned.post("/api/people", {"nickname": " Eddard   Stark "})
        assert again == {"id": ned.id, "nickname": "Eddard Stark", "webhook": None}
        await ned.client.delete("/api/me/session")
        assert await ned.get("/api/me") is None


async def test_whoever_comes_for_the_first_time_is_nobody_and_that_is_no_error(sqlite: str):
    async with served(sqlite) as server, server.guest("") as nobody:
        asked = await nobody.client.get("/api/me")
        assert (asked.status_code, asked.content) == (200, b"null")
        assert asked.headers["content-type"] == "application/json"


async def test_pages_can_be_asked_for_by_their_headers_alone(sqlite: str):
    async with served(sqlite) as server, server.guest("") as nobody:
        for path in ("/", "/match/some-match", "/icon.svg"):
            whole, head = await nobody.client.get(path), await nobody.client.head(path)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]


async def test_the_character_set_is_named_once(sqlite: str):
    async with served(sqlite) as server, server.guest("") as nobody:
        for path, kind in (("/", "text/html"), ("/api/words/en/intrigue.ftl", "text/plain")):
            assert (await nobody.client.get(path)).headers["content-type"] == f"{kind}; charset=utf-8"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x00b", "\u200b", "\u202eevil\x07", 7, None])
async def test_bad_nicknames_are_refused(sqlite: str, name):
    async with served(sqlite) as server, server.guest("") as nobody:
        refused = await nobody.client.post("/api/people", json={"nickname": name})
        assert refused.status_code == 400
        assert refused.json()["detail"]
        assert not refused.cookies


async def test_forged_old_and_foreign_cookies_are_nobodys(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = await ned.make("me", "open")
        secret = await server.registry.store.people.secret()
        soon = datetime.now(UTC) + timedelta(days=1)
        for cookie in (
            Token(sub=ned.id, exp=soon).encode("x" * 64, "HS256"),
            old(ned.id, secret),
            Token(sub="nobody-of-ours", exp=soon).encode(secret, "HS256"),
            "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
            "nonsense",
        ):
            async with server.guest("") as forger:
                forger.client.cookies.set("maester", cookie)
                assert await forger.get("/api/me") is None
                await forger.post(
                    "/api/matches", {"game": "intrigue", "options": {}, "seats": [{"kind": "me"}] * 2}, 401
                )
                async with forger.watch(match["id"]) as chair:
                    assert (await chair.closed())[0] == 4401


def old(person: str, secret: str) -> str:
    import jwt

    past = datetime.now(UTC) - timedelta(days=1)
    return jwt.encode({"sub": person, "exp": past, "iat": past - timedelta(days=1)}, secret, "HS256")


async def test_requests_and_sockets_from_other_sites_are_refused(sqlite: str):
    from websockets.asyncio.client import connect

    async with served(sqlite) as server, server.guest("Ned") as ned:
        evil = {"origin": "https://evil.example"}
        refused = await ned.client.post("/api/people", json={"nickname": "Evil"}, headers=evil)
        assert (refused.status_code, refused.json()["why"]) == (403, "bad-origin")
        assert (await ned.get("/api/me"))["nickname"] == "Ned"
        match = await ned.make("me", "open")
        address = server.url.replace("http", "ws") + f"/api/matches/{match['id']}/stream"
        async with connect(address, additional_headers=evil, open_timeout=patience()) as stream:
            await stream.wait_closed()
            assert stream.close_code == 4403
        own = await ned.client.post("/api/people", json={"nickname": "Ned"}, headers={"origin": server.url})
        assert own.status_code == 200


async def test_the_cookie_is_out_of_reach_of_scripts(sqlite: str):
    async with served(sqlite) as server, httpx.AsyncClient(base_url=server.url) as client:
        set_cookie = (await client.post("/api/people", json={"nickname": "Ned"})).headers["set-cookie"]
        assert "HttpOnly" in set_cookie
        assert "SameSite=lax" in set_cookie
        page = await client.get("/")
        assert "script-src" not in page.headers["content-security-policy"]
        assert "default-src 'self'" in page.headers["content-security-policy"]


async def test_sockets_are_closed_with_a_reason(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        async with ned.watch("no-such-match") as chair:
            assert (await chair.closed())[0] == 4404
        match = (await ned.make("me", "open", private=True))["id"]
        async with cat.watch(match) as chair:
            assert (await chair.closed())[0] == 4403
        for sent, code in (("{not json", 1003), ("x" * 70_000, 1009), (b"\x00binary", 1003)):
            async with ned.watch(match) as chair:
                await chair.hear("Welcome")
                await chair.stream.send(sent)
                assert (await chair.closed())[0] == code
        async with ned.watch(match) as chair:
            await chair.stream.send('{"type": "Answer", "seat": "seat-1", "asked": -1, "answer": 1}')
            assert (await chair.hear("NotDone"))["refused"]["why"] == "unreadable-message"
            await chair.say("Ping")
            await chair.hear("Pong")


async def test_too_many_sockets_are_turned_away(sqlite: str):
    async with served(sqlite, sockets_per_person=2) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "open"))["id"]
        async with ned.watch(match) as one, ned.watch(match) as two:
            await one.hear("Welcome")
            await two.hear("Welcome")
            async with ned.watch(match) as three:
                assert (await three.closed())[0] == 4429
        async with ned.watch(match) as again:
            await again.hear("Welcome")


async def test_who_asks_too_much_is_turned_away(sqlite: str):
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned:
        statuses = {(await ned.client.post("/api/people", json={"nickname": "Ned"})).status_code for _ in range(40)}
        assert statuses == {200, 429}


async def test_large_bodies_are_refused(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        refused = await ned.client.post("/api/people", content=b'{"nickname": "' + b"x" * 10_000_000 + b'"}')
        assert refused.status_code == 413


async def test_matches_that_cannot_be_are_not_made(sqlite: str):
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    async with served(sqlite) as server, server.guest("Ned") as ned:
        for change, why in (
            ({"game": "chess"}, "no-such-game"),
            ({"seats": [me]}, "wrong-seat-count"),
            ({"seats": [me] * 7}, "wrong-seat-count"),
            ({"seats": [me, {"kind": "bot", "bot": "nobody"}]}, "no-such-bot"),
            ({"seats": [me, {"kind": "bot"}]}, "no-such-bot"),
            ({"options": {"starter": 9}}, "no-such-starter"),
            ({"options": {"unknown": 9}}, "bad-options"),
            ({"options": {"seats": 3, "starter": "x"}}, "bad-options"),
            ({"thinking": 10**9}, ""),
            ({"clock": {"kind": "live", "seconds": 0}}, ""),
        ):
            body = {"game": "intrigue", "options": {}, "seats": [me, bot], **change}
            refused = await ned.client.post("/api/matches", json=body)
            assert (refused.status_code, refused.json()["why"]) == (400, why), refused.text
            assert refused.json()["detail"]
        assert (await ned.get("/api/matches?show=mine"))["matches"] == []


async def test_a_full_table_and_a_started_match_take_nobody_in(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = (await ned.make("me", "random", "open", shuffled=False))["id"]
        assert await cat.refused(f"/api/matches/{match}/sit", {"seat": "seat-1"}) == (409, "seat-is-taken")
        assert await cat.refused(f"/api/matches/{match}/sit", {"seat": "seat-9"}) == (404, "no-such-seat")
        await cat.post(f"/api/matches/{match}/sit", {})
        assert await cat.refused(f"/api/matches/{match}/sit", {}) == (409, "match-has-started")


@pytest.mark.parametrize(
    "url", ["ftp://x.example", "https://", "javascript:alert(1)", "http://a:b@c", "http://x y", "x"]
)
async def test_bad_webhooks_are_refused(sqlite: str, url: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        refused = await ned.client.patch("/api/me", json={"webhook": url})
        assert (refused.status_code, refused.json()["why"]) == (400, "bad-webhook")
        kept = await ned.client.patch("/api/me", json={"webhook": "https://hooks.example/1"})
        assert kept.json()["webhook"] == "https://hooks.example/1"


async def test_a_page_can_tell_whether_it_is_of_the_build_that_is_served(sqlite: str, tmp_path, monkeypatch):
    builds: list[str] = []
    async with served(sqlite) as server, server.guest("") as nobody:
        for text in ("", "one page", "another page", "one page"):
            place = tmp_path / str(len(builds))
            place.mkdir()
            (place / "index.html").write_text(text)
            monkeypatch.setattr(
                "maester.server.browser.client.folder", lambda place=place, text=text: place if text else None
            )
            builds.append((await nobody.get("/api/site"))["build"])
    unbuilt, one, another, one_again = builds
    assert unbuilt == ""
    assert one == one_again != another


async def test_every_answer_carries_the_headers(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest("Ned") as ned:

        async def broken(*_: object) -> None:
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(server.registry.store.rosters, "of", broken)
        for method, path, status in (
            ("GET", "/", 200),
            ("GET", "/lobby", 200),
            ("GET", "/assets/missing.js", 404),
            ("GET", "/api/nothing", 404),
            ("POST", "/api/nothing", 404),
            ("GET", "/api/matches/nothing", 404),
            ("DELETE", "/api/matches", 405),
            ("TRACE", "/api/matches", 405),
            ("GET", "/api/matches/x/stream", 405),
            ("PUT", "/", 405),
            ("POST", "/api/people", 400),
            ("GET", "/api/rosters?game=cardgame", 500),
            ("GET", "/schema/openapi.json", 200),
            ("GET", "/schema/nothing", 404),
            ("OPTIONS", "/api/matches", 204),
        ):
            answered = await ned.client.request(method, path)
            assert answered.status_code == status, path
            for name, value in HEADERS:
                assert answered.headers.get_list(name.decode()) == [value.decode()], (method, path)


async def test_what_is_no_request_and_no_socket_is_answered_with_the_headers_too(sqlite: str):
    async with served(sqlite, public="http://maester.example") as server:
        host, port = server.url.removeprefix("http://").split(":")
        socket = (
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        for sent, status in (
            (b"no request\r\n\r\n", b"400"),
            (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", b"400"),
            (b"GET /api/matches HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n", b"421"),
            (b"GET /api/matches/x/stream HTTP/1.1\r\nHost: other.example\r\n" + socket, b"403"),
            (b"GET /api/nothing HTTP/1.1\r\nHost: maester.example\r\n" + socket, b"403"),
        ):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(sent)
            async with asyncio.timeout(patience()):
                head = await reader.readuntil(b"\r\n\r\n")
            writer.close()
            assert head.split()[1] == status, head
            for name, value in HEADERS:
                assert name + b": " + value in head, head
