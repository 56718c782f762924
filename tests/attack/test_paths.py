"""Paths that lead nowhere, or out of the client's folder."""

import asyncio
import http.client
from pathlib import Path

import pytest

from maester.server.browser import client
from tests.attack.kit import refused
from tests.patience import patience
from tests.server.kit import served

pytestmark = pytest.mark.anyio


async def test_no_path_leads_out_of_the_clients_folder(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    place = tmp_path / "web"
    place.mkdir()
    (place / "index.html").write_text("the page")
    (place / "way-out").symlink_to(tmp_path)
    (tmp_path / "secret.txt").write_text("a secret")
    (tmp_path / "web-too").mkdir()
    (tmp_path / "web-too" / "secret.txt").write_text("a secret")
    monkeypatch.setattr(client, "folder", lambda: place)
    async with served(sqlite) as server:
        host = server.url.removeprefix("http://")
        for path in (
            "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/x/../../secret.txt", "/..%5csecret.txt",
            "/way-out/secret.txt", "/../web-too/secret.txt", "//secret.txt", f"/{tmp_path}/secret.txt",
            "/./../secret.txt", "/%252e%252e/secret.txt", "/secret.txt%00.html", "/%00",
            f"/{'a' * 300}", "/a" * 3_000, "/%ff%fe",
        ):  # fmt: skip
            status, text = await raw(host, path)
            assert status in (200, 404), path
            assert "a secret" not in text
            assert status == 404 or text == "the page"


async def raw(host: str, path: str) -> tuple[int, str]:
    """A request with just this path: no client tidies it up."""

    def ask() -> tuple[int, str]:
        connection = http.client.HTTPConnection(host, timeout=patience())
        try:
            connection.putrequest("GET", path, skip_host=False)
            connection.endheaders()
            answered = connection.getresponse()
            return answered.status, answered.read().decode()
        finally:
            connection.close()

    return await asyncio.to_thread(ask)


async def test_what_does_not_exist_is_not_found(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        for name in ("nowhere", "%00", "x" * 3_000, "%ff", "'%20OR%201=1"):
            path = f"/api/matches/{name}"
            for method, where, body in (
                ("GET", path, None), ("GET", f"{path}/record", None), ("GET", f"{path}/replay", None),
                ("GET", f"{path}/replay?seat=all", None), ("GET", f"{path}/invitations", None),
                ("POST", f"{path}/sit", {}), ("POST", f"{path}/leave", None), ("POST", f"{path}/rematch", None),
                ("POST", f"{path}/invitations", {}), ("POST", f"{path}/substitute", {"seat": "seat-1"}),
                ("POST", f"{path}/continue", {"sequence": 0, "seats": [{"kind": "me"}]}),
            ):  # fmt: skip
                assert await refused(ned, method, where, body) == (404, "no-such-match"), where
            for method in ("GET", "DELETE"):
                assert await refused(ned, method, f"/api/invitations/{name}") == (404, "no-such-invitation")
            assert await refused(ned, "GET", f"/api/rules/{name}") == (404, "no-such-game")
            for lang, game in ((name, "intrigue"), ("en", name), ("en", f"{name}.ftl"), (name, name)):
                assert await refused(ned, "GET", f"/api/words/{lang}/{game}") == (404, "no-such-game")
            async with ned.watch(name) as chair:
                assert (await chair.closed())[0] == 4404


async def test_words_and_rules_are_found_by_name_only(sqlite: str):
    async with served(sqlite) as server:
        host = server.url.removeprefix("http://")
        for path in (
            "/api/words/en/..%2f..%2fen.ftl", "/api/words/../words/en/x.ftl", "/api/words/en/%2e%2e%2fintrigue.ftl",
            "/api/words/..%2fen/intrigue.ftl", "/api/rules/..%2fintrigue", "/api/rules/%2e%2e/%2e%2e/pyproject.toml",
            "/api/words/en/intrigue.ftl/../../../app.py", "/api/rules/intrigue%00",
        ):  # fmt: skip
            assert (await raw(host, path))[0] == 404, path
        assert (await raw(host, "/api/words/en/intrigue.ftl"))[0] == 200


async def test_a_match_that_was_called_off_is_gone(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        path = "/api/matches/" + (await ned.make("me", "open"))["id"]
        await ned.post(f"{path}/leave")
        for method, where, body in (
            ("GET", path, None), ("POST", f"{path}/invitations", {}), ("POST", f"{path}/sit", {}),
            ("POST", f"{path}/leave", None),
        ):  # fmt: skip
            assert await refused(ned, method, where, body) == (404, "no-such-match")
