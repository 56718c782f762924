"""Turns: who wants much waits for oneself, not the others for them."""

import asyncio
from math import inf

import pytest

from maester.server.workers.turns import LEAST, Turns

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


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


async def test_who_holds_a_place_hurries_while_somebody_else_waits():
    """They wait no longer than they would hold it themselves."""
    clock = Clock()
    turns = Turns(1, clock)
    async with turns.turn("cersei", 10.0) as held:
        own = asyncio.create_task(turns._take("cersei", 10.0))
        await asyncio.sleep(0)
        assert held.until == inf, "one's own further wishes are no reason to hurry"
        clock.now += 3
        other = asyncio.create_task(turns._take("ned", 0.5))
        await asyncio.sleep(0)
        assert held.until == 103.5
    assert (await own).until == 103.5, "whoever comes next hurries from the start"
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)


async def test_everybody_holds_a_place_for_a_moment_whoever_waits():
    turns = Turns(1, Clock())
    async with turns.turn("cersei", 10.0) as held:
        told: list[float] = []
        held.told = told.append
        others = [asyncio.create_task(turns._take(name, 0.01)) for name in ("ned", "cat")]
        await asyncio.sleep(0)
        assert told == [100.0 + LEAST], "and they are told once"
        for each in others:
            each.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def test_half_a_second_beside_four_matches_of_ten_takes_no_more_than_two():
    """By a clock of their own: whoever holds the place moves it on by what they want, or by less once they hurry."""
    clock = Clock()
    turns, waited = Turns(1, clock), []

    async def think(person: str, wants: float) -> None:
        async with turns.turn(person, wants) as held:
            ends = clock.now + wants
            await asyncio.sleep(0)  # somebody may begin to wait just now
            clock.now = min(ends, max(clock.now, held.until))

    async def play(person: str, wants: float) -> None:
        for _ in range(20):
            began = clock.now
            await think(person, wants)
            if person == "ned":
                waited.append(clock.now - began)
            await asyncio.sleep(0)

    await asyncio.gather(*(play("cersei", 10.0) for _ in range(4)), play("ned", 0.5))
    assert max(waited) <= 4 * 0.5, waited
