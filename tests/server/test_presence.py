"""Several processes on one PostgreSQL: each knows who is with the others."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from maester.store import milliseconds
from tests.server.hook import all_told, hook, until
from tests.server.kit import Chair, Guest, Served, any_answer, served
from tests.server.test_playing import two_at_a_table
from tests.store.fixtures import numbers
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio

LONG = 3_600.0
"""Seconds between two times of saying who is here: longer than any test."""


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.make(f"presence_{next(numbers)}")


@asynccontextmanager
async def two_processes(shared: str, **more) -> AsyncIterator[tuple[Served, Served]]:
    settings = {"webhooks_local": True, "presence": LONG, **more}
    async with served(shared, **settings) as first, served(shared, **settings) as second:
        yield first, second


@asynccontextmanager
async def ned_here_cat_there(first: Served, second: Served) -> AsyncIterator[tuple[Guest, Guest, Chair, Chair, str]]:
    """Ned at the one process, Cat at the other."""
    async with AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, first)
        await cat_leaves(one, two)
        there = await stack.enter_async_context(cat.watch(match, url=second.url))
        await there.hear("Welcome")
        await one.until(lambda chair: chair.match["seats"][1]["here"])
        yield ned, cat, one, there, match


async def cat_leaves(one: Chair, two: Chair) -> None:
    await one.until(lambda chair: chair.match["seats"][1]["here"])
    await two.stream.close()
    await one.until(lambda chair: not chair.match["seats"][1]["here"])


async def test_whoever_is_with_another_process_is_here_and_is_not_told(shared: str):
    async with (
        two_processes(shared) as (first, second),
        hook() as cats,
        ned_here_cat_there(first, second) as (ned, cat, one, there, match),
    ):
        await cats.is_of(cat)
        await there.until(lambda chair: chair.match["seats"][0]["here"])
        path = f"/api/matches/{match}/substitute"
        refused = await ned.client.post(path, json={"seat": "seat-2", "bot": "squire"})
        assert refused.json()["why"] == "owner-is-here"
        await one.answer()
        await there.until(lambda chair: chair.decisions)
        await all_told(first, second)
        assert cats.heard == []
        await there.answer()
        await there.stream.close()
        await one.until(lambda chair: not chair.match["seats"][1]["here"])
        await one.until(lambda chair: chair.decisions)
        await one.answer()
        await cats.calls(1)
        await all_told(first, second)
        assert [call["seat"] for call in cats.heard] == ["seat-2"]


async def test_one_of_two_sockets_closed_is_no_goodbye(shared: str):
    async with (
        two_processes(shared) as (first, second),
        ned_here_cat_there(first, second) as (_, cat, one, there, match),
        cat.watch(match, url=second.url) as another,
        cat.watch(match) as beside,
    ):
        await another.hear("Welcome")
        await beside.hear("Welcome")
        for chair in (there, beside):
            await chair.stream.close()
        live = first.registry.live[match]
        await until(lambda: len(live.audience.watchers) == 1)
        await until(lambda: len(second.registry.live[match].audience.watchers) == 1)
        await one.say("Say", text="still there?")
        await another.hear("Said")  # what the other process said before this, we have heard
        assert live.audience.is_here(cat.id)
        # A third process says that she came, and that she went.
        for what in ("here", "gone"):
            await first.registry.store.tell([f"{match}:{what}={cat.id}@third"])
        await one.say("Say", text="and now?")
        await another.hear("Said")
        assert live.audience.is_here(cat.id)
        await another.stream.close()
        await until(lambda: not live.audience.is_here(cat.id))


async def test_a_process_that_ends_says_goodbye(shared: str):
    async with (
        two_processes(shared) as (first, second),
        ned_here_cat_there(first, second) as (_, cat, one, _, match),
    ):
        await second.registry.presence.stop()
        await one.until(lambda chair: not chair.match["seats"][1]["here"])
        assert not first.registry.elsewhere(match, cat.id)


async def test_a_process_that_was_killed_is_forgotten_and_its_people_are_told(shared: str):
    ahead = [0]
    settings = {"webhooks_local": True, "presence": 15.0}
    async with served(shared, lambda: milliseconds() + ahead[0], **settings) as server, AsyncExitStack() as stack:
        _, cat, one, two, match = await two_at_a_table(stack, server)
        cats = await stack.enter_async_context(hook())
        await cats.is_of(cat)
        await cat_leaves(one, two)
        # What a process said that was killed right after.
        await server.registry.store.tell([f"{match}:here={cat.id}@killed"])
        await one.until(lambda chair: chair.match["seats"][1]["here"])
        ahead[0] = 30_000
        await one.answer()
        await all_told(server)
        assert cats.heard == []
        ahead[0] = 46_000
        await one.until(lambda chair: not chair.match["seats"][1]["here"])
        await one.say("Undo", seat="seat-1")
        await one.hear("Welcome")
        await one.answer()
        await cats.calls(1)


async def test_a_process_says_again_and_again_who_is_here(shared: str):
    ahead = [0]
    async with (
        served(shared, lambda: milliseconds() + ahead[0], presence=0.3) as first,
        served(shared, presence=0.3) as second,
        ned_here_cat_there(first, second) as (_, cat, one, _, match),
    ):
        ahead[0] = 60_000
        assert not first.registry.live[match].audience.is_here(cat.id)
        await until(lambda: first.registry.live[match].audience.is_here(cat.id))
        await one.until(lambda chair: chair.match["seats"][1]["here"])


async def test_a_process_that_starts_asks_who_is_here(shared: str):
    async with served(shared, presence=LONG) as first, AsyncExitStack() as stack:
        ned, cat, *_, match = await two_at_a_table(stack, first)
        second = await stack.enter_async_context(served(shared, presence=LONG))
        await until(lambda: all(second.registry.elsewhere(match, who.id) for who in (ned, cat)))


async def test_with_clocks_too_everybody_sees_who_is_with_another_process(shared: str):
    clock = {"kind": "live", "seconds": 36_000}
    async with two_processes(shared) as (first, second), AsyncExitStack() as stack:
        _, cat, one, two, match = await two_at_a_table(stack, first, clock=clock)
        await cat_leaves(one, two)
        there = await stack.enter_async_context(cat.watch(match, url=second.url))
        await one.until(lambda chair: chair.match["seats"][1]["here"])
        await there.hear("Welcome")
        asked = await one.asked()
        await one.say("Answer", seat="seat-1", asked=0, answer=any_answer(asked["decision"]))
        changed = await one.hear("Changed")
        assert [seat["here"] for seat in changed["seats"]] == [True, True]
