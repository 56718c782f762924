"""Invitations: links for one person or for a group, and what they say when it is too late."""

from io import BytesIO
from typing import Any

import pytest
import segno

from tests.server.kit import served

pytestmark = pytest.mark.anyio


async def test_one_link_serves_a_whole_group_until_the_seats_are_taken(database: str):
    async with (
        served(database) as server,
        server.guest("Ned") as ned,
        server.guest("Cat") as cat,
        server.guest("Jon") as jon,
        server.guest("Sam") as sam,
    ):
        path = f"/api/matches/{(await ned.make('me', 'open', 'open', private=True))['id']}"
        assert await ned.refused(f"{path}/invitations", {"group": True, "seat": "seat-2"}) == (400, "group-has-no-seat")
        link = await ned.post(f"{path}/invitations", {"group": True}, 201)
        again = await ned.post(f"{path}/invitations", {"group": True}, 201)
        assert again["token"] == link["token"], "a group has one link"
        for guest in (cat, jon):
            shown = await guest.get(f"/api/invitations/{link['token']}")
            assert (shown["group"], shown["used"], shown["open"]) == (True, False, True)
            await guest.post(f"{path}/sit", {"invitation": link["token"]})
        late = await sam.get(f"/api/invitations/{link['token']}")
        assert (late["used"], late["open"]) == (False, False), "the seats are taken, the link is not used up"
        assert await sam.refused(f"{path}/sit", {"invitation": link["token"]}) == (409, "match-has-started")


async def test_a_link_says_truly_whether_it_is_still_good(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        path = f"/api/matches/{(await ned.make('me', 'open', 'open', private=True))['id']}"
        first = await ned.post(f"{path}/invitations", {}, 201)
        second = await ned.post(f"{path}/invitations", {"seat": "seat-3"}, 201)
        await cat.post(f"{path}/sit", {"invitation": first["token"], "seat": "seat-3"})

        async def said(link: dict[str, Any]) -> tuple[bool, bool]:
            shown = await ned.get(f"/api/invitations/{link['token']}")
            return shown["used"], shown["open"]

        assert await said(first) == (True, False)
        assert await said(second) == (False, False), "its seat is taken"
        assert await said(await ned.post(f"{path}/invitations", {}, 201)) == (False, True)


async def test_an_invitation_is_drawn_for_phones(sqlite: str):
    typed: dict[str, Any] = {"public": "http://maester.example", "also_called": ("http://localhost:8000",)}
    async with served(sqlite, **typed) as server, server.guest("") as guest:
        guest.client.headers["host"] = "localhost:8000"  # whatever the host typed, friends get the address for friends
        await guest.post("/api/people", {"nickname": "Ned"})
        path = f"/api/matches/{(await guest.make('me', 'open'))['id']}"
        token = (await guest.post(f"{path}/invitations", {}, 201))["token"]
        drawn = await guest.client.get(f"/api/invitations/{token}/code.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        expected = BytesIO()
        link = f"http://maester.example/join/{token}"
        segno.make(link, micro=False).save(expected, kind="svg", border=2, dark="#000", light="#fff")
        assert drawn.content == expected.getvalue()
        assert (await guest.client.get("/api/invitations/nothing/code.svg")).status_code == 404


async def test_invitations_are_used_once_and_can_be_revoked(database: str):
    async with (
        served(database) as server,
        server.guest("Ned") as ned,
        server.guest("Cat") as cat,
        server.guest("Jon") as jon,
    ):
        match = (await ned.make("me", "open", "open", private=True))["id"]
        path = f"/api/matches/{match}"
        assert await cat.refused(f"{path}/sit", {}) == (403, "match-is-private")
        assert await cat.refused(f"{path}/invitations", {}) == (403, "only-the-host")
        link = await ned.post(f"{path}/invitations", {"seat": "seat-3"}, 201)
        await cat.post(f"{path}/sit", {"invitation": link["token"]})
        assert await jon.refused(f"{path}/sit", {"invitation": link["token"]}) == (409, "invitation-used")
        second = await ned.post(f"{path}/invitations", {}, 201)
        assert (await jon.client.delete(f"/api/invitations/{second['token']}")).status_code == 403
        assert (await ned.client.delete(f"/api/invitations/{second['token']}")).status_code == 204
        assert await jon.refused(f"{path}/sit", {"invitation": second["token"]}) == (404, "no-such-invitation")
        third = await ned.post(f"{path}/invitations", {}, 201)
        async with jon.watch(match, f"invitation={third['token']}") as chair:
            assert (await chair.hear("Welcome"))["view"] is None
        started = await jon.post(f"{path}/sit", {"invitation": third["token"]})
        assert started["status"] == "running"
        assert await jon.refused(f"{path}/sit", {"invitation": link["token"]}) == (409, "invitation-used")
        assert (await cat.get("/api/matches?show=running"))["matches"] == []
        assert [each["id"] for each in (await cat.get("/api/matches?show=mine"))["matches"]] == [match]
