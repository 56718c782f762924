"""Lists of strangers are read in a process that does not live longer than it may."""

import asyncio
import time
from signal import ITIMER_PROF, SIGPROF, getitimer, signal
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import convert

from maester.games.miniatures.army import ArmyList, ready_made
from maester.games.miniatures.army_text import as_list
from maester.kernel import Refusal
from maester.server.guards import readers
from maester.server.guards.accounts import CURRENT, Account
from maester.server.guards.readers import Readers, understood
from maester.server.guards.refused import NotAllowed
from maester.server.workers.processes import ATTEMPTS, Processes
from tests.patience import patience
from tests.server.kit import served
from tests.server.stuck import SECONDS, stuck

pytestmark = pytest.mark.anyio

READ = "/api/games/miniatures/rosters/read"


async def test_a_text_that_is_read_for_too_long_ends_its_process_and_nothing_else(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(readers, "understood", stuck)
    room = Readers()
    try:
        with pytest.raises(NotAllowed) as refused:
            await room("miniatures", "brackets", "a stranger")
        assert refused.value.why == "not-read-in-time"
        assert await room("miniatures", "another", "somebody else") == "another"
    finally:
        await room.stop()


async def test_who_has_a_text_read_pays_for_what_that_took_over_there(monkeypatch: pytest.MonkeyPatch):
    """Whatever comes of it. If the process does not survive it, they pay all it may have used, as often as it was
    tried."""
    monkeypatch.setattr(readers, "understood", stuck)
    room, account = Readers(), Account("a test")
    CURRENT.set(account)
    try:
        await room("miniatures", "another", "ned")
        assert 0 < account.spent < SECONDS * 1000
        before = account.spent
        with pytest.raises(ValueError, match="nonsense"):
            await room("miniatures", "nonsense", "ned")
        assert account.spent > before
        before = account.spent
        with pytest.raises(NotAllowed):
            await room("miniatures", "brackets", "ned")
        assert account.spent == pytest.approx(before + ATTEMPTS * SECONDS * 1000)
    finally:
        CURRENT.set(None)
        await room.stop()


def test_the_time_of_a_text_runs_while_it_is_read_and_only_then(monkeypatch: pytest.MonkeyPatch):
    """In a process of its own, what rings here would end it."""
    rung: list[int] = []

    def read(text: str) -> str:
        assert bool(text) == (getitimer(ITIMER_PROF)[0] > 0), "names are loaded before"
        ends = time.monotonic() + patience()
        while text == "slow" and not rung and time.monotonic() < ends:
            sum(range(1000))
        return text

    monkeypatch.setattr("maester.games.game", lambda name: SimpleNamespace(brings=SimpleNamespace(read=read)))
    before = signal(SIGPROF, lambda number, _: rung.append(number))
    try:
        assert understood("miniatures", "short") == "short"
        assert getitimer(ITIMER_PROF) == (0, 0)
        monkeypatch.setattr(readers, "SECONDS", 0.05)
        understood("miniatures", "slow")
        assert rung == [SIGPROF]
    finally:
        signal(SIGPROF, before)


async def test_who_has_much_to_read_waits_for_themselves(monkeypatch: pytest.MonkeyPatch):
    begun: list[str] = []

    async def slowly(self: Processes, work: Any, game: str, text: str) -> str:
        begun.append(text)
        await asyncio.sleep(0.01)
        return text

    monkeypatch.setattr(Processes, "__call__", slowly)
    room = Readers()
    async with asyncio.TaskGroup() as all_at_once:
        for text in ("first", "second", "third"):
            all_at_once.create_task(room("miniatures", text, "a stranger"))
        all_at_once.create_task(room("miniatures", "short", "somebody else"))
    await room.stop()
    assert begun == ["first", "second", "short", "third"] or begun == ["first", "short", "second", "third"]


async def test_what_is_read_over_there_comes_back_whole():
    room = Readers()
    try:
        army = ready_made("stark", 40)
        assert await room("miniatures", as_list(army), "ned") == army
        refusal = await room("cardgame", "x\nHouse Stark\n3x Arya Strak", "ned")
        assert isinstance(refusal, Refusal)
        assert refusal.why == "unknown-card-name-near-two"
    finally:
        await room.stop()


async def test_no_list_of_strangers_is_read_in_the_process_that_serves(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    async def elsewhere(self: Processes, work: Any, game: str, text: str) -> Any:
        asked.append(work.__name__)
        return ready_made("stark", 40)

    monkeypatch.setattr(Processes, "__call__", elsewhere)
    async with served(sqlite) as server, server.guest("") as stranger:
        read = await stranger.post(READ, {"text": "whatever"})
        assert (asked, convert(read, ArmyList)) == (["understood"], ready_made("stark", 40))


async def test_long_lines_and_long_numbers_are_refused_with_a_sentence(sqlite: str):
    async with served(sqlite) as server, server.guest("") as stranger:
        for text, why in (
            ("(" * 29_000, "line-too-long"),
            ("Stark\nPoints: " + "9" * 4_900, "line-too-long"),
            ("Stark\nPoints: " + "9" * 400, "no-number"),
            ("Wolves " + "\u0301\u0323" * 14_000, "line-too-long"),
            ('{"faction": "stark", "commander": "", "units": [], "points": ' + "9" * 6_000 + "}", "not-an-army"),
        ):
            done = await stranger.client.post(READ, json={"text": text})
            assert (done.status_code, done.json()["why"]) == (400, why), done.text[:200]
            assert done.json()["detail"]
