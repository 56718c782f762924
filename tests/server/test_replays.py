"""Replays are made once, elsewhere; no table waits for them."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import force_setattr

from maester.games.intrigue import GAME
from maester.kernel import Chance
from maester.server.audience import replays
from maester.server.guards import accounts
from tests.patience import patience
from tests.server.kit import Guest, Served, served

pytestmark = pytest.mark.anyio


async def finished(guest: Guest, **more: Any) -> str:
    match = str((await guest.make("me", "me", shuffled=False, **more))["id"])
    async with guest.watch(match) as chair:
        await chair.play_on()
    return match


async def test_a_replay_is_made_once_for_all_who_ask(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = await finished(ned)
        path = f"/api/matches/{match}/replay"
        one, two, three = await asyncio.gather(ned.get(path), ned.get(path), cat.get(path))
        assert server.registry.replays.made == 1
        assert one == two
        assert one["frames"] == three["frames"]
        assert (one["match"]["my_seats"], three["match"]["my_seats"]) == (["seat-1", "seat-2"], [])
        await cat.get(path)
        assert server.registry.replays.made == 1
        await cat.get(f"{path}?seat=all")
        assert server.registry.replays.made == 2


async def test_who_first_asks_for_a_replay_pays_for_it_and_plays_on_as_quickly(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = await finished(ned)
        path = f"/api/matches/{match}/replay"
        monkeypatch.setattr(accounts, "LOOKING_BACK", (0, 0.0001))
        await ned.get(path)
        assert await refusal(ned, f"{path}?seat=all") == "too-fast"
        await ned.get(path)  # it is kept, and costs nobody anything
        await ned.get("/api/matches")
        await cat.get(f"{path}?seat=all")
        assert server.registry.replays.made == 2


async def refusal(guest: Guest, path: str) -> str:
    refused = await guest.client.get(path)
    assert refused.status_code == 429
    return str(refused.json()["why"])


async def test_replays_are_kept_up_to_so_many_bytes(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = await finished(ned)
        path = f"/api/matches/{match}/replay"
        size = len((await ned.client.get(f"{path}?seat=seat-1")).content)
        monkeypatch.setattr(replays, "MOST_BYTES", int(size * 1.5))
        kept = server.registry.replays
        for seat in ("none", "seat-2", "seat-1", "none"):
            await ned.get(f"{path}?seat={seat}")
            assert kept._bytes == sum(map(len, kept._kept.values())) <= replays.MOST_BYTES
        assert kept.made == 5
        assert list(kept._kept) == [(match, "none")]


async def test_undo_and_loading_do_not_wait_for_replays(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        over = await finished(ned)

        busy = Busy()
        monkeypatch.setattr(server.registry.replays, "_process", busy)
        looking = [asyncio.create_task(ned.client.get(f"/api/matches/{over}/replay?seat={s}")) for s in ("all", "none")]
        while not server.registry.replays._making:
            await asyncio.sleep(0.01)
        long = await takes_back(ned)
        await put_away(server, long)
        assert (await ned.get(f"/api/matches/{long}"))["sequence"] == 27
        assert not any(task.done() for task in looking)
        busy.done.set()
        assert [(await task).status_code for task in looking] == [200, 200]


class Busy:
    """A process that is long at something else."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    async def __call__(self, *_: Any) -> bytes:
        await self.done.wait()
        return b'{"frames":[]}'

    async def stop(self) -> None:
        pass


async def takes_back(guest: Guest) -> str:
    """A match long enough to be followed in a thread, with an answer taken back."""
    match = str((await guest.make("me", "me", shuffled=False))["id"])
    async with guest.watch(match) as chair:
        for _ in range(26):
            taken = await chair.answer()
            chair.decisions = [each for each in chair.decisions if each["asked"] != taken["asked"]]
            await chair.asked()
        await chair.until(lambda it: it.undo)
        await chair.say("Undo", seat=chair.undo[0])
        await chair.hear("Welcome")
        assert chair.sequence == 27
    return match


async def put_away(server: Served, match: str) -> None:
    live = server.registry.live[match]
    while live.audience.watchers or live.inbox.busy:
        await asyncio.sleep(0.01)
    server.registry.put_away(live)


async def test_a_joust_is_replayed_with_what_is_plotted_of_it(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = str((await ned.make("me", "random", game="cardgame", shuffled=False))["id"])
        await ned.post(f"/api/matches/{match}/substitute", {"seat": "seat-1", "bot": "random"})
        async with asyncio.timeout(patience(120)):
            while (await ned.get(f"/api/matches/{match}"))["status"] != "over":
                await asyncio.sleep(0.2)
        replay = await ned.get(f"/api/matches/{match}/replay?seat=all")
        series = replay["series"]
        assert set(series) == {"power", "cards", "gold"}
        for lines in series.values():
            assert {seat: len(values) for seat, values in lines.items()} == dict.fromkeys(
                ("seat-1", "seat-2"), len(replay["frames"])
            )
        assert {seat: values[-1] for seat, values in series["power"].items()} == replay["standing"]["scores"]
        assert max(series["cards"]["seat-1"]) > 0
        assert max(series["gold"]["seat-1"]) > 0
        rounds = [event for frame in replay["frames"] for event in frame["story"] if event["type"] == "RoundBegan"]
        assert [each["round"] for each in rounds] == list(range(1, len(rounds) + 1))


async def test_of_what_the_rules_play_otherwise_by_now_the_answers_are_shown(sqlite: str):
    """Here the cards are dealt otherwise than in the process that makes replays."""
    usual = GAME.deal
    force_setattr(GAME, "deal", lambda options, _: usual(options, Chance(4)))
    try:
        async with served(sqlite) as server, server.guest("Ned") as ned:
            match = await finished(ned)
            for seat in ("all", "seat-1"):
                replay = await ned.get(f"/api/matches/{match}/replay?seat={seat}")
                assert replay["match"]["old_rules"]
                assert replay["standing"]["places"]
                assert replay["series"] == {}
                assert len(replay["frames"]) == server.course(match).sequence + 1
                assert replay["frames"][1]["about"] == "place-card"
    finally:
        force_setattr(GAME, "deal", usual)
