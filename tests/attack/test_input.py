"""What is sent in is bent in every way: the right status or close code, a sentence, and nothing changed."""

import base64
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import jwt
import pytest
from msgspec.json import encode
from websockets.exceptions import ConnectionClosed

from tests.attack.kit import not_done, nothing_changes, refused
from tests.server.kit import served

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
MATCH = '{"game":"intrigue","seats":[{"kind":"me"},{"kind":"me"}],"options":{"starter":%s}}'


def unsigned(person: str) -> str:
    """A token that says it needs no signature."""
    soon = int((datetime.now(UTC) + timedelta(days=1)).timestamp())
    parts = ({"alg": "none", "typ": "JWT"}, {"sub": person, "exp": soon, "iat": soon - 100_000})
    return ".".join(base64.urlsafe_b64encode(encode(part)).rstrip(b"=").decode() for part in parts) + "."


def signed(person: str, secret: str, days: int = 1, algorithm: str = "HS256") -> str:
    now = datetime.now(UTC)
    return jwt.encode({"sub": person, "exp": now + timedelta(days=days), "iat": now}, secret, algorithm)


async def test_no_forged_cookie_is_anybodys(database: str):
    async with served(database) as server, server.guest("Ned") as ned, server.guest("") as forger:
        match = await ned.make("me", "me", private=True)
        secret = await server.registry.store.people.secret()
        whole = ned.client.cookies["maester"]
        head, claims, signature = whole.split(".")
        for cookie in (
            unsigned(ned.id),
            f"{unsigned(ned.id)}{signature}",
            signed(ned.id, "another secret, also of sixty-four letters, but not the right one"),
            signed(ned.id, secret, days=-1),
            signed(ned.id, secret, algorithm="HS384"),
            signed("somebody-else", secret),
            f"{head}.{claims}.",
            f"{head}.{claims}",
            whole[:-8] + "AAAAAAAA",
            whole + "x",
            ned.id,
            "",
            "." * 4_000,
            "%00",
        ):
            forger.client.cookies.set("maester", cookie)
            async with nothing_changes(server):
                assert await forger.get("/api/me") is None, cookie
                assert await refused(forger, "POST", f"/api/matches/{match['id']}/leave") == (401, "sign-in-first")
                assert await refused(forger, "GET", f"/api/matches/{match['id']}") == (403, "match-is-private")
                async with forger.watch(match["id"]) as chair:
                    assert (await chair.closed())[0] in (4401, 4403)


async def test_other_sites_change_nothing(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = await ned.make("me", "me")
        path = f"/api/matches/{match['id']}"
        host = server.url.removeprefix("http://")
        for origin in (
            "https://evil.example",
            "null",
            "",
            "http://[",
            f"http://{host}.evil.example",
            f"//{host}x",
            "x",
        ):
            async with nothing_changes(server):
                for method, where in (
                    ("POST", "/api/people"), ("PATCH", "/api/me"), ("DELETE", "/api/me/session"),
                    ("POST", "/api/matches"), ("POST", f"{path}/sit"), ("POST", f"{path}/leave"),
                    ("POST", f"{path}/substitute"), ("POST", f"{path}/invitations"), ("POST", f"{path}/rematch"),
                    ("POST", f"{path}/continue"), ("DELETE", "/api/invitations/whatever-it-is"),
                ):  # fmt: skip
                    said = await refused(ned, method, where, {"nickname": "Evil"}, headers={"origin": origin})
                    assert said == (403, "bad-origin"), (origin, method, where)


async def test_bodies_that_are_too_large_or_no_json_are_refused(database: str):
    async with served(database) as server, server.guest("Ned") as ned:

        async def in_pieces():
            for _ in range(160):
                yield b" " * 65_536

        async with nothing_changes(server):
            for path, body, status in (
                ("/api/people", b'{"nickname":"' + b"x" * 10_000_000 + b'"}', 413),
                ("/api/people", in_pieces(), 413),
                ("/api/matches", MATCH.encode() % b'"' + b" " * 70_000, 413),
                ("/api/people", b"", 400),
                ("/api/people", b"nickname=Ned", 400),
                ("/api/people", b'{"nickname":"\xff\xfe"}', 400),
                ("/api/people", b'{"nickname":"\\ud800"}', 400),
                ("/api/people", b'{"nickname":"Ned","admin":true}', 400),
                ("/api/people", b'[{"nickname":"Ned"}]', 400),
                ("/api/matches", MATCH % "NaN", 400),
                ("/api/matches", MATCH % "Infinity", 400),
                ("/api/matches", MATCH % "1e999", 400),
                ("/api/matches", MATCH % ("9" * 4_000), 400),
                ("/api/matches", MATCH % ("9" * 6_000), 400),
                ("/api/matches", MATCH % ("[" * 30_000 + "]" * 30_000), 400),
                ("/api/matches", "[" * 60_000, 400),
            ):
                answered = await ned.client.post(path, content=body, headers=JSON)
                assert answered.status_code == status, (body if isinstance(body, str) else path, answered.text)
                assert answered.json()["detail"]


async def test_messages_that_cannot_be_understood_change_nothing(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "me", shuffled=False, options={"starter": 1}))["id"]
        answer = '{"type":"Answer","seat":"seat-1","asked":0,"answer":%s}'
        async with nothing_changes(server):
            for sent, code in (
                ("", 1003), ("hello", 1003), ("NaN", 1003), (answer % "NaN", 1003), ("{", 1003),
                ('{"type":"Say","text":"\\ud800"}', 1003),
                (b"\x00\xff", 1003), (answer % f'"{"x" * 70_000}"', 1009), (" " * 10_000_000, 1009),
            ):  # fmt: skip
                async with ned.watch(match) as chair:
                    await chair.hear("Welcome")
                    with suppress(ConnectionClosed):  # which may be before all of it is sent
                        await chair.stream.send(sent)
                    assert (await chair.closed())[0] == code, sent[:80]
            async with ned.watch(match) as chair:
                await chair.hear("Welcome")
                for sent in (
                    "null", "[]", "7", "{}", '{"type":"Unknown"}', '{"type":["Answer"]}', '{"type":"Answer"}',
                    '{"type":"Ping","more":1}', '{"type":"Say","text":""}',
                    '{"type":"Undo","seat":"../seat-1"}', '{"type":"Propose","what":"end"}',
                    '{"type":"Agree","proposal":-1,"yes":true}', '{"type":"Agree","proposal":1,"yes":"yes"}',
                    '{"type":"Answer","seat":"seat-1","asked":99999999999999999999,"answer":1}',
                    '{"type":"Answer","seat":"seat-1","asked":0.5,"answer":1}', "[" * 60_000,
                    answer % ("[" * 20_000 + "]" * 20_000), answer % ("9" * 6_000),
                ):  # fmt: skip
                    await chair.stream.send(sent)
                    said = await chair.hear("NotDone", "Taken", "Pong", "Said")
                    assert said["type"] == "NotDone", sent[:80]
                    assert said["refused"]["why"] in ("unreadable-message", "unreadable-answer"), sent[:80]
                    assert said["refused"]["sentence"]
                value: Any
                for value in (None, True, 7, "x", [], {}, [[]] * 100, {"card": 1}, "9" * 4_000, int("9" * 4_000)):
                    assert await not_done(chair, "Answer", seat="seat-1", asked=0, answer=value) == "unreadable-answer"
                huge = {"card": "lannister-1", "row": 10**300, "place": -(10**300)}
                assert await not_done(chair, "Answer", seat="seat-1", asked=0, answer=huge)


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ('"><img src=x onerror=x>', '"><img src=x onerror=x>'),
        ("{ $seat } { -brand }", "{ $seat } { -brand }"),
        ("'; DROP TABLE log; --", "'; DROP TABLE log; --"),
        ("%s%n{0}${x}", "%s%n{0}${x}"),
        ("right\u202eleft\u2066", "rightleft"),
        ("z\u0301\u0301\u0301\u0301\u0301\u0301\u0301algo", "\u017a\u0301\u0301\u0301\u0301algo"),
        ("é\u00a0ß\u3000ø", "é ß ø"),
    ],
)
async def test_names_and_chat_are_kept_as_text(sqlite: str, sent: str, kept: str):
    async with served(sqlite) as server, server.guest(sent[:24]) as guest:
        match = await guest.make("me", "open")
        assert match["host"]["nickname"] == (await guest.get("/api/me"))["nickname"] == kept[:24].strip()
        async with guest.watch(match["id"]) as chair:
            await chair.hear("Welcome")
            await chair.say("Say", text=sent)
            assert (await chair.hear("Said", "NotDone"))["line"]["text"] == kept
        async with guest.watch(match["id"]) as chair:
            assert [line["text"] for line in (await chair.hear("Welcome"))["chat"]] == [kept]
        page = await guest.client.get(f"/match/{match['id']}")
        assert "nosniff" in page.headers["x-content-type-options"]
        assert sent not in page.text


async def test_lists_are_bounded(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        for _ in range(22):
            await ned.make("me", "open")
        listed = await ned.get("/api/matches?show=open")
        assert (len(listed["matches"]), listed["more"]) == (20, True)
        assert len((await ned.get("/api/matches?show=open&offset=20"))["matches"]) == 2
        assert await ned.get("/api/matches?show=open&offset=10000") == {"matches": [], "more": False}
        for query in ("offset=-1", "offset=10001", f"offset={'9' * 40}", "offset=x", "show=all", "show="):
            assert (await refused(ned, "GET", f"/api/matches?{query}"))[0] == 400
        seats = [{"kind": "open"}] * 1_000
        assert (await refused(ned, "POST", "/api/matches", {"game": "intrigue", "options": {}, "seats": seats}))[
            0
        ] == 400
