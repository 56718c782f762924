"""Tables and the people at them: rematches, invitations, sign-ins, nicknames, seals."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec import to_builtins

from maester.games.miniatures.army import ready_made
from maester.kernel import Chance
from maester.server.matches.registry import FORGETS_EVERY, UNUSED_AFTER
from maester.store import milliseconds
from tests.server.kit import served
from tests.server.test_kept import all_done
from tests.server.test_playing import two_at_a_table
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_a_rematch_begins_when_everybody_has_come(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server, clock={"kind": "live", "seconds": 36_000})
        await asyncio.gather(one.play_on(), two.play_on())
        again = await ned.post(f"/api/matches/{match}/rematch")
        assert again["status"] == "waiting"
        assert [seat["seconds_left"] for seat in again["seats"]] == [None, None]
        assert sorted(str(seat["kept"]) for seat in again["seats"]) == ["None", "other"]
        jon = await stack.enter_async_context(server.guest("Jon"))
        refused = await jon.client.post(f"/api/matches/{again['id']}/sit", json={})
        assert refused.json()["why"] == "no-seat-open", "the seat is kept for Cat"
        both = await cat.post(f"/api/matches/{match}/rematch")
        assert (both["id"], both["status"]) == (again["id"], "running")
        assert {seat["person"]["nickname"] for seat in both["seats"]} == {"Ned", "Cat"}


async def test_in_a_rematch_seats_are_still_chosen_or_drawn(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server, shuffled=True)
        await asyncio.gather(one.play_on(), two.play_on())
        again = await ned.post(f"/api/matches/{match}/rematch")
        (mine,), kept = again["my_seats"], next(seat["seat"] for seat in again["seats"] if seat["kept"])
        assert next(seat["drawn"] for seat in again["seats"] if seat["seat"] == mine)
        # Cat's seat is kept for her wherever it is, so another may choose that very one.
        chosen = await ned.post(f"/api/matches/{again['id']}/choose", {"seat": mine, "wanted": kept})
        assert {seat["seat"]: seat["kept"] for seat in chosen["seats"]} == {mine: "other", kept: None}
        both = await cat.post(f"/api/matches/{match}/rematch")
        assert (both["status"], both["my_seats"]) == ("running", [mine])


async def test_who_has_many_matches_sits_down_in_a_rematch_that_is_made(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.guards.allowance.MOST_WAITING", 1)
    async with served(sqlite, limits=True) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server)
        await asyncio.gather(one.play_on(), two.play_on())
        mine = (await ned.make("me", "open"))["id"]
        refused = await ned.client.post(f"/api/matches/{match}/rematch")
        assert refused.json()["why"] == "too-many-waiting", "it would wait for Cat"
        await ned.post(f"/api/matches/{mine}/leave")
        await ned.post(f"/api/matches/{match}/rematch")
        await cat.make("me", "open")
        assert (await cat.post(f"/api/matches/{match}/rematch"))["status"] == "running"


async def test_a_revoked_invitation_ends_its_sockets(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned = await stack.enter_async_context(server.guest("Ned"))
        cat = await stack.enter_async_context(server.guest("Cat"))
        match = (await ned.make("me", "open", "open", private=True))["id"]
        tokens = [(await ned.post(f"/api/matches/{match}/invitations", {}, 201))["token"] for _ in range(2)]
        one, other = (cat.watch(match, f"invitation={token}") for token in tokens)
        async with one as gone, other as stays:
            await gone.hear("Welcome")
            await stays.hear("Welcome")
            assert (await ned.client.delete(f"/api/invitations/{tokens[0]}")).status_code == 204
            assert (await gone.closed())[0] == 4403
            await all_done(server, match)
            await stays.say("Ping")
            await stays.hear("Pong")


async def test_signing_out_ends_that_sign_in_and_no_other(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "open", private=True))["id"]
        async with server.guest("") as thief, ned.watch(match) as chair:
            await chair.hear("Welcome")
            thief.client.cookies = dict(ned.client.cookies)
            await ned.client.post("/api/people", json={"nickname": "Eddard"})
            assert (await thief.get("/api/me"))["nickname"] == "Eddard"
            assert (await ned.client.delete("/api/me/session")).status_code == 204
            assert (await chair.closed())[0] == 4401
            assert await thief.get("/api/me") is None
            await thief.get(f"/api/matches/{match}", 403)
            assert (await thief.get("/api/matches?show=mine"))["matches"] == []


async def test_signing_out_everywhere_ends_all_sign_ins(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        door = ned.client.cookies["maester"]
        assert (await ned.client.delete("/api/me/session?everywhere=true")).status_code == 204
        ned.client.cookies.set("maester", door)
        assert await ned.get("/api/me") is None


async def test_signing_out_is_heard_in_every_process(postgres: Postgres):
    database = postgres.make("signed_out")
    async with served(database) as here, served(database) as there, here.guest("Ned") as ned:
        match = (await ned.make("me", "open"))["id"]
        async with ned.watch(match, url=there.url) as chair:
            await chair.hear("Welcome")
            await ned.client.delete("/api/me/session")
            assert (await chair.closed())[0] == 4401


@pytest.mark.parametrize("name", ["ned", "N e d", "Nеd", "Néd", "Nεd", "Ｎｅｄ"])
async def test_two_people_who_look_alike_do_not_sit_at_one_table(sqlite: str, name: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest(name) as other:
        match = (await ned.make("me", "open", "open"))["id"]
        refused = await other.client.post(f"/api/matches/{match}/sit", json={})
        assert (refused.status_code, refused.json()["why"]) == (409, "nickname-looks-alike")
        assert (await other.client.patch("/api/me", json={"nickname": "Cat"})).status_code == 200
        await other.post(f"/api/matches/{match}/sit", {})
        for who, nickname in ((other, name), (ned, "Саt")):
            refused = await who.client.patch("/api/me", json={"nickname": nickname})
            assert (refused.status_code, refused.json()["why"]) == (409, "nickname-looks-alike")


async def test_a_sealed_answer_taken_back_is_only_still_to_be_given(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(server.guest(name)) for name in ("Ned", "Cat", "Jon")]
        match = (await guests[0].make("me", "open", "open", game="boardgame2", shuffled=False))["id"]
        for guest in guests[1:]:
            await guest.post(f"/api/matches/{match}/sit", {})
        one, two, _ = [await stack.enter_async_context(guest.watch(match)) for guest in guests]
        for chair in (one, two):
            await chair.hear("Welcome")
        assert one.seat is not None
        course, story = server.course(match), two.story
        before = two.match["waiting_for"]
        orders = to_builtins(course.table.decision(one.seat).sample(Chance(1)))
        assert (await one.answer(orders))["type"] == "Taken"
        sealed = await two.hear("Changed")
        await one.say("Undo", seat=one.seat)
        open_again = await two.hear()
        assert open_again["type"] == "Changed"
        assert [seat for seat in before if seat not in sealed["waiting_for"]] == [one.seat]
        assert open_again["waiting_for"] == before
        assert (open_again["story"], open_again["told"], open_again["patch"]) == ([], sealed["told"], {})
        assert two.story == story
        await one.until(lambda chair: chair.decisions and chair.decisions[0]["asked"] == 2)
        # Who comes back is not told by the whole story being told anew.
        async with guests[1].watch(match, f"told={two.told}&sequence=1") as phone:
            assert (await phone.hear("Welcome"))["since"] == two.told
        assert (await one.answer(orders))["type"] == "Taken"


async def test_who_only_signed_in_is_forgotten_after_a_while(database: str):
    ahead = [0]
    async with (
        served(database, lambda: milliseconds() + ahead[0], sweep=3_600.0) as server,
        server.guest("Host") as host,
        server.guest("Guest") as guest,
        server.guest("Collector") as collector,
        server.guest("Talker") as talker,
        server.guest("Nobody") as nobody,
    ):
        match = (await host.make("me", "open", "open"))["id"]
        await guest.post(f"/api/matches/{match}/sit", {})
        await host.post(f"/api/matches/{match}/leave")  # and the guest is host now
        await host.make("me", "open")
        army = {"game": "miniatures", "name": "Winter", "roster": to_builtins(ready_made("stark", 30))}
        await collector.post("/api/rosters", army, status=201)
        async with talker.watch(match) as chair:
            await chair.hear("Welcome")
            await chair.say("Say", text="Hello")
            await chair.hear("Said")
        everybody = (host, guest, collector, talker, nobody)
        for later, there in ((UNUSED_AFTER - 60_000, everybody), (UNUSED_AFTER + FORGETS_EVERY, everybody[:-1])):
            ahead[0] = later
            await server.registry.sweep()
            assert [each for each in everybody if await each.get("/api/me") is not None] == list(there)
        # Whoever was forgotten may come back, as somebody new.
        assert (await nobody.post("/api/people", {"nickname": "Nobody"}))["id"] != nobody.id


async def test_however_many_only_signed_in_all_are_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.matches.registry.MOST_AT_A_SWEEP", 2)
    ahead = [0]
    async with served(sqlite, lambda: milliseconds() + ahead[0], sweep=3_600.0) as server:
        people = [await server.registry.store.people.add(f"Nobody {n}") for n in range(5)]
        ahead[0] = UNUSED_AFTER + FORGETS_EVERY
        for _ in range(3):
            await server.registry.sweep()
        assert [await server.registry.store.people.find(each.id) for each in people] == [None] * 5
