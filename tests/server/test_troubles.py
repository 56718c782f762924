"""Databases that go and come back, and processes that share one."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.patience import patience
from tests.server.kit import Guest, any_answer, served
from tests.server.test_playing import two_at_a_table
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio


async def test_without_its_database_a_server_says_so_and_recovers(postgres: Postgres):
    async with served(postgres.make("goes_away")) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        await one.answer()
        asked = await two.asked()
        postgres.stop()
        try:
            answer = {"seat": "seat-2", "asked": asked["asked"], "answer": any_answer(asked["decision"])}
            await two.say("Answer", **answer)
            refused = await two.hear("Taken", "NotDone")
            assert refused["refused"]["why"] == "store-gone"
            health = await ned.client.get("/healthz")
            assert (health.status_code, health.json()["store"]) == (503, "gone")
            failed = await ned.client.post("/api/matches", json={"game": "intrigue", "options": {}, "seats": []})
            assert failed.status_code in (400, 503)
            looked = await ned.client.get("/api/me")
            assert (looked.status_code, looked.json()["why"]) == (503, "store-gone")
            # What is known is still shown.
            assert server.course(match).sequence == 1
        finally:
            postgres.start()
        await two.say("Answer", **answer)
        assert (await two.hear("Taken", "NotDone"))["type"] == "Taken"
        await asyncio.gather(one.play_on(), two.play_on())
        await wait_for_health(ned)


async def wait_for_health(guest: Guest) -> None:
    async with asyncio.timeout(patience()):
        while (await guest.client.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.1)


async def test_a_read_only_database_is_still_read(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "random", shuffled=False, options={"starter": 1}))["id"]
        cookies = ned.client.cookies
    read_only = f"sqlite:///file:{sqlite.removeprefix('sqlite:///')}?mode=ro&uri=true"
    async with served(read_only) as server, server.guest("") as ned:
        ned.client.cookies = cookies
        health = await ned.client.get("/healthz")
        assert (health.status_code, health.json()["store"]) == (503, "read-only")
        assert (await ned.get(f"/api/matches/{match}"))["id"] == match
        assert len((await ned.get("/api/matches?show=mine"))["matches"]) == 1
        refused = await ned.client.post("/api/people", json={"nickname": "Eddard"})
        assert (refused.status_code, refused.json()["why"]) == (503, "store-read-only")
        async with ned.watch(match) as chair:
            before = (await chair.hear("Welcome"))["view"]
            said = (await chair.answer())["refused"]
            assert said["why"] == "store-read-only"
            assert "Nothing was changed" in said["sentence"]
        async with ned.watch(match) as chair:
            assert (await chair.hear("Welcome"))["view"] == before


async def test_two_processes_on_one_database_see_each_others_doings(postgres: Postgres):
    database = postgres.make("shared")
    async with served(database) as here, served(database) as there, AsyncExitStack() as stack:
        ned, cat, one, _, match = await two_at_a_table(stack, here)
        elsewhere = await stack.enter_async_context(cat.watch(match, url=there.url))
        await elsewhere.hear("Welcome")
        await one.answer()
        assert (await elsewhere.asked())["seat"] == "seat-2"
        await elsewhere.say("Say", text="hello from afar")
        assert (await one.hear("Said"))["line"]["text"] == "hello from afar"
        await asyncio.gather(one.play_on(), elsewhere.play_on())
        assert one.sequence == elsewhere.sequence
        waiting = await ned.make("me", "open")
        async with ned.watch(waiting["id"]) as chair:
            assert (await chair.hear("Welcome"))["match"]["status"] == "waiting"
            sat = await cat.client.post(f"{there.url}/api/matches/{waiting['id']}/sit", json={})
            assert sat.status_code == 200
            await chair.until(lambda chair: chair.status == "running")


async def test_a_race_between_processes_is_told_to_the_loser(postgres: Postgres):
    database = postgres.make("races")
    async with served(database) as here, served(database) as there, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, here)
        other = await stack.enter_async_context(ned.watch(match, url=there.url))
        await other.hear("Welcome")
        asked = await one.asked()
        answers = [
            {"seat": "seat-1", "asked": 0, "answer": any_answer(asked["decision"])},
            {"seat": "seat-1", "asked": 0, "answer": any_answer(asked["decision"])},
        ]
        await asyncio.gather(one.say("Answer", **answers[0]), other.say("Answer", **answers[1]))
        said = [await chair.hear("Taken", "NotDone") for chair in (one, other)]
        # Either both found the one that was kept, or one was told that it was late.
        assert {each["type"] for each in said} <= {"Taken", "NotDone"}
        assert any(each["type"] == "Taken" for each in said)
        assert all(each["type"] == "Taken" or each["refused"]["why"] == "stale" for each in said)
        for server in (here, there):
            live = server.registry.live[match]
            await live.inbox.ask(live.catch_up)
            assert server.course(match).sequence == 1


async def test_bots_of_a_stopped_process_are_taken_over_by_another(postgres: Postgres):
    database = postgres.make("taken_over")
    async with served(database) as here, here.guest("Ned") as ned:
        match = (await ned.make("random", "random", "squire"))["id"]
        cookies = ned.client.cookies
    async with served(database) as there, there.guest("") as again:
        again.client.cookies = cookies
        async with again.watch(match) as chair:
            await chair.hear("Welcome")
            await chair.until(lambda chair: chair.status == "over")
