"""What is over is let go of, at once and without anybody looking for it."""

import asyncio
import gc
import os
import weakref
from collections.abc import Iterator

import msgspec
import pytest

from maester.server import app as app_module
from maester.server.matches.registry import PUT_AWAY_AFTER, PUT_AWAY_IF_OVER
from maester.server.settings import Settings
from maester.store import milliseconds
from tests.server.kit import served

pytestmark = pytest.mark.anyio


@pytest.fixture
def _nobody_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_nobody_looks_for_garbage")
@pytest.mark.parametrize("seats", [("me", "me"), ("me", "random")])
async def test_a_match_that_is_put_away_leaves_nothing_behind(sqlite: str, seats: tuple[str, ...]):
    async with served(sqlite, sweep=1_000) as server, server.guest("Ned") as ned:
        left = []
        for _ in range(3):
            match = (await ned.make(*seats, shuffled=False))["id"]
            async with ned.watch(match) as chair:
                await chair.play_on()
            live = server.registry.live[match]
            while live.audience.watchers or live.inbox.busy:
                await asyncio.sleep(0.01)
            course = live.course
            assert course is not None
            left += [weakref.ref(each) for each in (live, course, course.table)]
            server.registry.put_away(live)
            del live, course
        await asyncio.gather(*server.registry._closing)
        for _ in range(100):
            if not any(each() for each in left):
                break
            await asyncio.sleep(0.02)
        assert [each() for each in left] == [None] * 9


async def test_a_match_that_is_over_is_put_away_sooner(sqlite: str):
    later = 0
    async with served(sqlite, lambda: milliseconds() + later, sweep=1_000) as server, server.guest("Ned") as ned:
        over = (await ned.make("me", "me", shuffled=False))["id"]
        open_still = (await ned.make("me", "open"))["id"]
        for match in (over, open_still):
            async with ned.watch(match) as chair:
                await chair.hear("Welcome")
                if match == over:
                    await chair.play_on()
        while any(server.registry.live[match].audience.watchers for match in (over, open_still)):
            await asyncio.sleep(0.01)
        later = PUT_AWAY_IF_OVER + 1
        await server.registry.sweep()
        assert list(server.registry.live) == [open_still]
        later = PUT_AWAY_AFTER + 1
        await server.registry.sweep()
        assert not server.registry.live


def test_garbage_does_not_grow_old(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """Sockets and statements leave cycles behind; what is there from the start need not be looked through again."""
    before = gc.get_threshold()
    monkeypatch.setattr(os, "environ", {**os.environ, "MAESTER_SETTINGS": settings(sqlite)})
    try:
        made = app_module.app()
        young, middle, old = gc.get_threshold()
        assert young * middle * old <= 1_000_000
        assert app_module.set_apart in made.on_startup
    finally:
        gc.set_threshold(*before)


def settings(database: str) -> str:
    return msgspec.json.encode(Settings(database=database)).decode()
