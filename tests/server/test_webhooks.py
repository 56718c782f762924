"""Whoever is away is told once that it is their turn, and nobody else is."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.hook import all_told, hook, until
from tests.server.kit import any_answer, served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio

LOCAL: dict[str, Any] = {"webhooks_local": True, "address": "https://maester.example"}


async def test_whoever_is_away_is_told_once_per_turn(database: str):
    async with served(database, **LOCAL) as server, AsyncExitStack() as stack, hook() as cats:
        _, cat, one, two, match = await two_at_a_table(stack, server)
        await cats.is_of(cat)
        await two.stream.close()
        await until(lambda: not server.registry.live[match].audience.is_here(cat.id))
        asked = await one.asked()
        answer = any_answer(asked["decision"])
        await one.answer(answer)
        await cats.calls(1)
        assert cats.heard == [
            {
                "match": match,
                "game": "intrigue",
                "seat": "seat-2",
                "url": f"https://maester.example/match/{match}",
                "text": "It is your turn in Westeros Intrigue.",
            }
        ]
        # The same answer once more, a proposal and talk: none of them is another turn.
        await one.say("Answer", seat="seat-1", asked=asked["asked"], answer=answer)
        await one.hear("Taken")
        await one.say("Propose", what="pause")
        await one.until(lambda chair: chair.proposals)
        await one.say("Say", text="Cat?")
        await one.hear("Said")
        await all_told(server)
        assert len(cats.heard) == 1
        async with cat.watch(match) as back:
            await back.answer()
        await until(lambda: not server.registry.live[match].audience.is_here(cat.id))
        await one.until(lambda chair: chair.decisions)
        await one.answer()
        await cats.calls(2)


async def test_whoever_is_at_the_table_is_not_told(sqlite: str):
    async with served(sqlite, **LOCAL) as server, AsyncExitStack() as stack, hook() as both:
        ned, cat, one, two, _ = await two_at_a_table(stack, server)
        await both.is_of(ned)
        await both.is_of(cat)
        for chair in (one, two, one, two):
            await chair.until(lambda chair: chair.decisions)
            await chair.answer()
        await all_told(server)
        assert both.heard == []


async def test_whose_seat_a_bot_plays_is_not_told(sqlite: str):
    async with served(sqlite, **LOCAL) as server, AsyncExitStack() as stack, hook() as cats:
        _, cat, one, two, match = await two_at_a_table(stack, server)
        await cats.is_of(cat)
        await cat.post(f"/api/matches/{match}/leave")
        await two.stream.close()
        await until(lambda: not server.registry.live[match].audience.is_here(cat.id))
        await one.answer()
        await one.until(lambda chair: chair.sequence == 3)
        await all_told(server)
        assert cats.heard == []


@pytest.mark.parametrize(("starter", "told"), [(1, ["seat-1"]), (2, [])])
async def test_who_plays_first_is_told_of_the_start_but_not_who_brought_it_about(sqlite: str, starter: int, told):
    async with (
        served(sqlite, **LOCAL) as server,
        server.guest("Ned") as ned,
        server.guest("Cat") as cat,
        hook() as both,
    ):
        await both.is_of(ned)
        await both.is_of(cat)
        match = await ned.make("me", "open", shuffled=False, options={"starter": starter})
        await cat.post(f"/api/matches/{match['id']}/sit", {})
        await all_told(server)
        assert [call["seat"] for call in both.heard] == told


async def test_a_webhook_into_the_servers_own_network_needs_a_setting(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack, hook() as cats:
        _, cat, one, two, match = await two_at_a_table(stack, server)
        await cats.is_of(cat)
        await two.stream.close()
        await until(lambda: not server.registry.live[match].audience.is_here(cat.id))
        await one.answer()
        await all_told(server)
        assert cats.heard == []


async def test_a_webhook_that_cannot_be_reached_holds_nobody_up(sqlite: str):
    async with served(sqlite, **LOCAL) as server, AsyncExitStack() as stack:
        _, cat, one, two, match = await two_at_a_table(stack, server)
        async with hook() as closed:
            await closed.is_of(cat)
        await two.stream.close()
        await until(lambda: not server.registry.live[match].audience.is_here(cat.id))
        assert (await one.answer())["type"] == "Taken"
        await all_told(server)
