"""What is said to be taken is kept, and what is not kept is not shown."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from maester.store import StoreUnavailable
from tests.server.kit import Chair, Served, any_answer, served
from tests.server.test_playing import two_at_a_table
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio


async def all_done(server: Served, match: str) -> None:
    await server.registry.live[match].inbox.ask(nothing)


async def nothing() -> None:
    pass


async def test_another_answer_to_the_same_question_is_not_said_to_be_taken(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, _, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        first = any_answer(asked["decision"])
        other = {**first, "card": next(card for card in asked["decision"]["hand"] if card != first["card"])}
        for answer in (first, other, first):
            await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        said = [await one.hear("Taken", "NotDone") for _ in range(3)]
        assert [each["type"] for each in said] == ["Taken", "NotDone", "Taken"]
        assert said[1]["refused"]["why"] == "stale"
        assert server.course(match).sequence == 1


async def test_the_same_fields_in_another_order_are_the_same_answer(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, _, _ = await two_at_a_table(stack, server)
        answer = any_answer((await one.asked())["decision"])
        for each in (answer, dict(reversed(answer.items()))):
            await one.say("Answer", seat="seat-1", asked=0, answer=each)
            assert (await one.hear("Taken", "NotDone"))["type"] == "Taken"


async def test_an_answer_that_was_taken_back_and_is_sent_again_is_stale(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, _, match = await two_at_a_table(stack, server)
        answer = any_answer((await one.asked())["decision"])
        await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        await one.hear("Taken")
        await one.say("Undo", seat="seat-1")
        await one.hear("Welcome")
        await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        assert (await one.hear("Taken", "NotDone"))["refused"]["why"] == "stale"
        assert (await one.hear("Welcome"))["decisions"][0]["asked"] == 2
        assert server.course(match).table.given == []


async def test_what_a_bot_answered_first_is_nobodys_answer(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        await ned.post(f"/api/matches/{match}/substitute", {"seat": "seat-1", "bot": "squire"})
        await two.until(lambda chair: chair.decisions)
        given = server.course(match).table.given[0].answer
        same = {"card": given.card, "row": given.row, "place": given.place}
        # The position is sent once: from there on every step is shown.
        for answer in (any_answer(asked["decision"]), same):
            await one.say("Answer", seat="seat-1", asked=0, answer=answer)
            assert (await one.hear("Taken", "NotDone", "Welcome"))["refused"]["why"] == "stale"
            if answer is not same:
                await one.hear("Welcome")


async def test_of_two_answers_in_two_processes_only_the_kept_one_is_taken(postgres: Postgres):
    database = postgres.make("taken_once")
    async with served(database) as here, served(database) as there, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, here)
        other = await stack.enter_async_context(ned.watch(match, url=there.url))
        await other.hear("Welcome")
        asked = await one.asked()
        first = any_answer(asked["decision"])
        second = {**first, "card": next(card for card in asked["decision"]["hand"] if card != first["card"])}
        await asyncio.gather(
            one.say("Answer", seat="seat-1", asked=0, answer=first),
            other.say("Answer", seat="seat-1", asked=0, answer=second),
        )
        said = [await chair.hear("Taken", "NotDone") for chair in (one, other)]
        assert sorted(each["type"] for each in said) == ["NotDone", "Taken"]
        log = await here.registry.store.log.since(match, 0)
        kept = first if said[0]["type"] == "Taken" else second
        assert f'"{kept["card"]}"' in log[0].row[-1]


async def last_answer_held(server: Served, chair: Chair, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play until one answer is missing; from then on the store holds everything back until it is told to fail."""
    release: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    append = server.registry.store.log.append

    async def held(entry, summary):
        if summary.status != "over" or release.done():
            return await append(entry, summary)
        reached.set()
        await release
        raise StoreUnavailable("gone", "just now")

    reached = asyncio.Event()
    monkeypatch.setattr(server.registry.store.log, "append", held)
    while not reached.is_set():
        if chair.decisions:
            asked = chair.decisions[0]
            await chair.say("Answer", seat=asked["seat"], asked=asked["asked"], answer=any_answer(asked["decision"]))
            chair.decisions = []
        hearing = asyncio.ensure_future(chair.hear())
        await asyncio.wait([hearing, asyncio.ensure_future(reached.wait())], return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():
            hearing.cancel()
    return release


async def test_the_end_of_a_match_is_shown_to_nobody_before_it_is_kept(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest() as ned:
        match = (await ned.make("me", "me"))["id"]
        async with ned.watch(match) as chair:
            await chair.hear("Welcome")
            release = await last_answer_held(server, chair, monkeypatch)
            assert server.course(match).table.over, "the answer is on its way to the disk"
            info = await ned.get(f"/api/matches/{match}")
            listed = (await ned.get("/api/matches?show=mine"))["matches"][0]
            for each in (info, listed):
                assert (each["seed"], each["status"], each["winners"]) == (None, "running", [])
                assert each["sequence"] == server.course(match).sequence - 1
                assert each["waiting_for"]
            asked = [
                asyncio.create_task(ned.client.get(f"/api/matches/{match}/{what}")) for what in ("record", "replay")
            ]
            await asyncio.sleep(0.1)
            assert not any(each.done() for each in asked)
            release.set_result(None)
            for each in asked:
                refused = await each
                assert (refused.status_code, refused.json()["why"]) == (409, "match-goes-on")
                assert server.registry.live[match].row.seed not in refused.text
            await all_done(server, match)
            assert (await ned.get(f"/api/matches/{match}"))["seed"] is None
