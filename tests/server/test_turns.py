"""Turns: who wants much waits for oneself, not the others for them."""

import asyncio

import pytest

from maester.server.turns import Turns

pytestmark = pytest.mark.anyio


class Line:
    """People who each want a place a number of times; who had one, in order."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.served: list[str] = []
        self.go_on = asyncio.Event()
        self.at_once = self.most_at_once = 0

    async def want(self, person: str) -> None:
        async with self.turns.turn(person):
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            self.served.append(person)
            await self.go_on.wait()
            self.at_once -= 1

    async def all_want(self, people: str) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.want(person)) for person in people]
        await asyncio.sleep(0)
        return tasks


async def test_queues_of_several_people_take_turns():
    line = Line(1)
    tasks = await line.all_want("aaaaaabbc")
    line.go_on.set()
    await asyncio.gather(*tasks)
    assert "".join(line.served) == "aabcabaaa", "after the first, each in turn; alone, one after the other"
    assert line.most_at_once == 1


async def test_no_more_than_there_are_places():
    line = Line(3)
    tasks = await line.all_want("aaaab")
    assert (line.at_once, line.turns.waiting, line.turns.free) == (3, 2, 0)
    line.go_on.set()
    await asyncio.gather(*tasks)
    assert (line.most_at_once, line.turns.waiting, line.turns.free) == (3, 0, 3)


async def test_who_gives_up_takes_no_place():
    line = Line(1)
    first, second, third = await line.all_want("aab")
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    assert line.turns.waiting == 1
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    line.go_on.set()
    await third
    assert (line.served, line.turns.free, line.turns.waiting) == (["a", "b"], 1, 0)


async def test_a_place_is_not_lost_with_whoever_was_just_called():
    turns = Turns(1)
    async with turns.turn("a"):
        called = asyncio.create_task(turns._take("b"))
        await asyncio.sleep(0)
    called.cancel()  # it has its place already, and does not know
    await asyncio.gather(called, return_exceptions=True)
    assert turns.free == 1
