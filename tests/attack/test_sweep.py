"""Matches that wait for people do not keep the server from looking after those that wait for bots."""

import pytest
from msgspec.structs import replace

from maester.server.matches import registry
from tests.server.kit import served

pytestmark = pytest.mark.anyio


async def test_many_idle_matches_do_not_hide_one_that_waits_for_a_bot(database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "MOST_AT_A_SWEEP", 3)
    async with served(database, sweep=3_600) as server, server.guest("Ned") as ned:
        for _ in range(5):
            await ned.make("me", "me")
        left_alone = (await ned.make("random", "random"))["id"]
        # As if the process that made them had been killed at once.
        for live in list(server.registry.live.values()):
            await live.close()
        server.registry.live.clear()
        server.registry.settings = replace(server.registry.settings, patience=-3_600_000)
        for _ in range(3):
            await server.registry.sweep()
            for live in list(server.registry.live.values()):
                await live.inbox.ask(live.attend)
        assert left_alone in server.registry.live
        async with ned.watch(left_alone) as chair:
            await chair.hear("Welcome")
            await chair.until(lambda chair: chair.status == "over")


async def test_a_match_gone_on_from_its_end_begins_before_it_and_waits_for_people(database: str):
    async with served(database, sweep=3_600) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "me"))["id"]
        async with ned.watch(match) as chair:
            await chair.play_on()
        plans = [{"kind": "me"}, {"kind": "me"}]
        body = {"sequence": chair.sequence, "seats": plans}
        again = await ned.post(f"/api/matches/{match}/continue", body, 201)
        live = server.registry.live[again["id"]]
        await live.inbox.ask(live.attend)
        row = await server.registry.store.matches.find(again["id"])
        assert row is not None
        assert (again["status"], row.status, row.due) == ("running", "running", None)
        assert 0 < again["sequence"] < chair.sequence
        assert row.waiting == " ".join(again["waiting_for"]) != ""


async def test_whose_turn_it_is_stands_in_the_lists_from_the_first_question_on(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "me", shuffled=False, options={"starter": 2}))["id"]
        live = server.registry.live[match]
        await live.inbox.ask(live.attend)
        await live.close()
        server.registry.live.clear()
        listed = (await ned.get("/api/matches?show=mine"))["matches"]
        assert (listed[0]["waiting_for"], listed[0]["my_turn"]) == (["seat-2"], True)
