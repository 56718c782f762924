"""An answer being prepared is judged before it is given, and nothing is kept of it."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import to_builtins

from maester.kernel import Chance
from maester.server.guards.limits import WOULD
from tests.attack.kit import nothing_changes
from tests.patience import patience
from tests.server.kit import Chair, any_answer, served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


async def would(chair: Chair, seat: str, asked: int, answer: Any) -> dict[str, Any]:
    await chair.say("Would", seat=seat, asked=asked, answer=answer)
    return await chair.hear("WouldBe")


async def test_an_answer_is_judged_word_for_word_as_if_it_were_given(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, _, _ = await two_at_a_table(stack, server)
        asked = await one.asked()
        allowed = any_answer(asked["decision"])
        bad = {**allowed, "row": 99}
        async with nothing_changes(server):
            said = await would(one, "seat-1", asked["asked"], allowed)
            assert (said["seat"], said["asked"], said["refused"], said["preview"]) == (
                "seat-1",
                asked["asked"],
                None,
                None,
            )
            foreseen = (await would(one, "seat-1", asked["asked"], bad))["refused"]
            await one.say("Answer", seat="seat-1", asked=asked["asked"], answer=bad)
            assert (await one.hear("NotDone"))["refused"] == foreseen
            assert foreseen["sentence"]
        assert (await one.answer(allowed))["type"] == "Taken"


async def test_a_game_says_what_would_come_of_it(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await ned.make("me", "me", "me", game="boardgame2")
        async with ned.watch(match["id"]) as chair:
            asked = await chair.asked()
            seat = asked["seat"]
            begun = await would(chair, seat, asked["asked"], {})
            assert begun["refused"]["why"] == "area-without-order"
            assert begun["preview"]["missing"] == len(asked["decision"]["fields"])
            sheet = to_builtins(server.course(match["id"]).table.decision(seat).sample(Chance(1)))
            done = await would(chair, seat, asked["asked"], sheet)
            assert (done["refused"], done["preview"]["missing"]) == (None, 0)


async def test_of_answers_that_wait_to_be_judged_the_newest_wins(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, _, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        live, held = server.registry.live[match], asyncio.Event()
        live.inbox.post(held.wait)
        for row in (90, 91, 92):
            await one.say(
                "Would", seat="seat-1", asked=asked["asked"], answer={**any_answer(asked["decision"]), "row": row}
            )
        await one.say("Would", seat="seat-1", asked=asked["asked"], answer=any_answer(asked["decision"]))
        await one.say("Ping")
        await one.hear("Pong")
        held.set()
        assert (await one.hear("WouldBe"))["refused"] is None
        await one.say("Undo", seat="seat-1")  # served after all that came before it
        assert (await one.hear("WouldBe", "NotDone"))["type"] == "NotDone"


async def test_late_and_early_answers_are_not_judged(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        asked = await one.asked()
        answer = any_answer(asked["decision"])
        assert (await would(two, "seat-2", 0, answer))["refused"]["why"] == "not-your-turn"
        assert (await would(one, "seat-1", asked["asked"] + 7, answer))["refused"]["why"] == "stale"


async def test_a_person_has_so_many_answers_judged(sqlite: str):
    async with served(sqlite, limits=True) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        answer = any_answer(asked["decision"])
        many = WOULD[0] + 30
        for _ in range(many):
            await one.say("Would", seat="seat-1", asked=asked["asked"], answer=answer)
        async with asyncio.timeout(patience()):
            while (said := await one.hear("WouldBe"))["refused"] is None:
                pass
        assert said["refused"]["why"] == "too-fast"
        # Others are judged as before, and who waits is heard again.
        assert (await would(two, "seat-2", 0, answer))["refused"]["why"] == "not-your-turn"
        assert (await one.answer(answer))["type"] == "Taken"
        assert server.course(match).sequence == 1
