"""Matches that go on from others, and matches that outlive their rules."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import update

from maester import games
from maester.server.matches import match_setup
from maester.store import milliseconds, tables
from tests.kit.walks import hidden, position
from tests.server.kit import served
from tests.server.test_playing import two_at_a_table
from tests.store.kit import opened

pytestmark = pytest.mark.anyio


async def test_who_knows_the_old_match_knows_no_card_of_the_new_one(database: str):
    async with served(database) as server, server.guest() as ned:
        match = (await ned.make("me", "random", "random", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            await chair.play_on()
        plans = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        new = await ned.post(f"/api/matches/{match}/continue", {"sequence": 4, "seats": plans}, 201)
        old, other = server.course(match), server.course(new["id"])
        assert (new["continues"], new["seed"]) == (match, None)
        assert new["seed_hash"] != (await ned.get(f"/api/matches/{match}"))["seed_hash"]
        then = type(old)(old.setup, old.log[:4]).table
        assert other.table.view(None) == then.view(None)
        assert other.table.waiting == then.waiting
        assert hidden(other.table) != hidden(then)
        assert position(other.table) != position(then)
        async with ned.watch(new["id"]) as chair:
            await chair.hear("Welcome")
            assert {"type": "Redrawn"} in chair.story
            await chair.play_on()
        record = (await ned.client.get(f"/api/matches/{new['id']}/record")).text
        assert f'"of":"{match}"' in record.splitlines()[0]
        replay = await ned.get(f"/api/matches/{new['id']}/replay?seat=all")
        assert [{"type": "Redrawn"} in frame["story"] for frame in replay["frames"]].index(True) == 4
        assert len(replay["frames"]) == len(record.splitlines()) - 1
        again = await ned.post(f"/api/matches/{new['id']}/continue", {"sequence": 6, "seats": plans}, 201)
        assert len(server.course(again["id"]).setup.earlier) == 2


async def test_new_rules_strand_nothing_and_nobody(database: str, monkeypatch: pytest.MonkeyPatch):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, _, running = await two_at_a_table(stack, server, clock={"kind": "live", "seconds": 36_000})
        await one.answer()
        over = (await ned.make("me", "random"))["id"]
        async with ned.watch(over) as chair:
            await chair.play_on()
        waiting = (await ned.make("me", "open"))["id"]
        before = await ned.get(f"/api/matches/{over}")
        record = (await ned.client.get(f"/api/matches/{over}/record")).text
        standing = (await ned.get(f"/api/matches/{over}/replay"))["standing"]
        await one.say("Undo", seat="seat-1")
        await one.hear("Welcome")
        cookies = ned.client.cookies
    with_new_rules(monkeypatch)
    async with served(database) as server, server.guest("") as ned:
        ned.client.cookies = cookies
        info = await ned.get(f"/api/matches/{over}")
        assert (info["status"], info["winners"], info["seed"]) == ("over", before["winners"], before["seed"])
        assert (info["old_rules"], before["old_rules"]) == (True, False)
        assert (await ned.client.get(f"/api/matches/{over}/record")).text == record
        replay = await ned.get(f"/api/matches/{over}/replay")
        assert replay["standing"] == standing
        assert len(replay["frames"]) == len(record.splitlines()) - 1
        refused = await ned.client.post(
            f"/api/matches/{over}/continue", json={"sequence": 1, "seats": [{"kind": "me"}] * 2}
        )
        assert refused.json()["why"] == "old-rules"
        # The one that was running says that it cannot go on; its record is there.
        stranded = await ned.get(f"/api/matches/{running}")
        assert (stranded["status"], stranded["my_turn"]) == ("stranded", False)
        assert len((await ned.client.get(f"/api/matches/{running}/record")).text.splitlines()) == 2
        assert await server.registry.store.matches.due(milliseconds() + 10**9, 100) == []
        async with ned.watch(running) as chair:
            assert (await chair.hear("Welcome"))["match"]["status"] == "stranded"
            await chair.say("Answer", seat="seat-1", asked=2, answer=None)
            assert (await chair.hear("NotDone"))["refused"]["why"] == "match-is-stranded"
        # What had not begun begins by the new rules.
        async with server.guest("Cat") as cat:
            assert (await cat.post(f"/api/matches/{waiting}/sit", {}))["status"] == "running"


async def test_a_match_whose_log_breaks_the_rules_is_looked_after_once(sqlite: str):
    """As if our rules had failed on it: it says so for good, and its record is the report."""
    async with served(sqlite) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "random", shuffled=False, options={"starter": 1}))["id"]
        async with ned.watch(match) as chair:
            await chair.answer()
    # While no server is there that would look after it.
    async with opened(sqlite) as store, store.database.writing() as connection:
        first = (await store.log.since(match, 0))[0]
        nonsense = replace(first, what=replace(first.what, answer=Raw(b'"nonsense"'))).row[-1]
        await connection.execute(update(tables.log).where(tables.log.c.sequence == 1).values(what=nonsense))
        await connection.execute(update(tables.matches).values(due=1, status="running"))
    async with served(sqlite, sweep=0.05) as server, server.guest("Cat") as cat:
        while await server.registry.store.matches.due(milliseconds(), 10):
            await asyncio.sleep(0.05)
        row = await server.registry.store.matches.find(match)
        assert row is not None
        assert row.status == "broken"
        assert (await cat.get(f"/api/matches/{match}"))["status"] == "broken"
        assert "nonsense" in (await cat.client.get(f"/api/matches/{match}/record")).text


async def test_a_match_goes_on_under_new_rules_that_read_its_answers(database: str, monkeypatch: pytest.MonkeyPatch):
    async with served(database) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "random", shuffled=False, options={"starter": 1}))["id"]
        async with ned.watch(match) as chair:
            await chair.answer()
        cookies = ned.client.cookies
    with_new_rules(monkeypatch, since=games.game("intrigue").rules)
    async with served(database) as server, server.guest("") as ned:
        ned.client.cookies = cookies
        info = await ned.get(f"/api/matches/{match}")
        assert (info["status"], info["old_rules"]) == ("running", False)
        async with ned.watch(match) as chair:
            await chair.answer()
        row = await server.registry.store.matches.find(match)
        assert row is not None
        assert row.rules == games.game("intrigue").rules


def with_new_rules(monkeypatch: pytest.MonkeyPatch, since: int | None = None) -> None:
    found = games.game

    def newer(name: str):
        return replace(found(name), rules=found(name).rules + 1, since=since)

    monkeypatch.setattr(games, "game", newer)
    monkeypatch.setattr(match_setup, "game", newer)
