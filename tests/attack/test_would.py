"""Asking what would come of an answer: for one's own seat, from what it sees, and at a bounded cost."""

import asyncio
from contextlib import AsyncExitStack
from time import monotonic
from typing import Any

import pytest
from msgspec.json import encode

from maester.games import game
from maester.kernel import Chance, Table, UnreadableAnswer
from maester.server.guards.limits import WOULD
from tests.attack.kit import nothing_changes
from tests.attack.test_seats import two_people
from tests.patience import patience
from tests.server.kit import any_answer, served
from tests.server.test_playing import two_at_a_table
from tests.server.test_would import would

pytestmark = pytest.mark.anyio

BENT: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1e308,
    "card",
    [],
    [[]] * 40,
    {},
    {"card": None, "row": "1", "place": []},
    {"card": "x" * 20_000, "row": 1, "place": 1},
    {"row": {"row": {"row": {}}}},
)


async def test_bent_answers_are_refused_and_change_nothing(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, _, _ = await two_at_a_table(stack, server)
        asked = (await one.asked())["asked"]
        async with nothing_changes(server):
            for answer in BENT:
                said = await would(one, "seat-1", asked, answer)
                assert said["refused"]["sentence"].strip(), answer
                assert said["preview"] is None
        for fields in (
            {"seat": "seat-1"},
            {"seat": "", "asked": 0, "answer": 1},
            {"seat": "seat-1", "asked": -1, "answer": 1},
        ):
            await one.say("Would", **fields)
            assert (await one.hear("NotDone"))["refused"]["why"] == "unreadable-message"


async def test_nobody_asks_for_anothers_seat(database: str):
    async with two_people(database) as hall, hall.server.guest("Jon") as jon, hall.server.guest("") as nobody:
        asked = await hall.neds_chair.asked()
        answer = any_answer(asked["decision"])
        async with jon.watch(hall.together) as spectator, nobody.watch(hall.together) as stranger:
            for chair in (spectator, stranger):
                await chair.hear("Welcome")
            async with nothing_changes(hall.server):
                for chair, seat, why in (
                    (hall.cats_chair, "seat-1", "not-your-seat"),
                    (hall.cats_chair, "seat-9", "not-your-seat"),
                    (spectator, "seat-1", "not-your-seat"),
                    (stranger, "seat-1", "sign-in-first"),
                ):
                    said = await would(chair, seat, asked["asked"], answer)
                    assert (said["refused"]["why"], said["preview"]) == (why, None)


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2"])
def test_what_is_foreseen_knows_nothing_hidden(name: str):
    """In every world a house cannot tell from the real one, the same would come of the same answers."""
    table = Table.opened(game(name), game(name).options(seats=5), seed=11)
    chance = Chance(11)
    seen = 0
    for _ in range(250):
        if table.over:
            break
        seat = table.waiting[0]
        world = table.imagined(seat, Chance(5))
        if seat in world.waiting and encode(world.decision(seat)) == encode(table.decision(seat)):
            answers: tuple[Any, ...] = (table.decision(seat).sample(chance), {})
            for answer in answers:
                try:
                    here = table.would(seat, answer)
                except UnreadableAnswer:
                    continue
                assert encode(world.would(seat, answer)) == encode(here)
                seen += here.preview is not None
        table.answer_any(seat, chance)
    assert seen > 20


async def test_whoever_asks_without_end_is_heard_at_a_bounded_rate(sqlite: str):
    async with served(sqlite, limits=True) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        asked = (await one.asked())["asked"]
        judged = 0
        table = server.course(match).table
        really = type(table).would

        def counting(self: Table, seat: str, value: Any) -> Any:
            nonlocal judged
            judged += 1
            return really(self, seat, value)

        stack.enter_context(pytest.MonkeyPatch.context()).setattr(type(table), "would", counting)
        begun = monotonic()
        for _ in range(600):
            await one.say("Would", seat="seat-1", asked=asked, answer={})
        async with asyncio.timeout(patience()):
            await two.say("Ping")
            await two.hear("Pong")
        await asyncio.sleep(1)
        assert judged <= WOULD[0] + 1 + WOULD[1] * (monotonic() - begun)
