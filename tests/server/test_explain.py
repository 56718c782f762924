"""What can be said of a card: why it cannot be used now, to whoever may know it, and to nobody else."""

import asyncio
from typing import Any

import pytest
from msgspec import to_builtins

from maester.games.cardgame.state import State
from maester.kernel import Chance
from tests.server.kit import Guest, served

pytestmark = pytest.mark.anyio

OURS, THEIRS = {"built_in": "lion-and-rose"}, {"built_in": "northern-host"}


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same: whoever is dealt nothing to lay shows nothing."""
    monkeypatch.setattr("maester.server.matches.making.secrets.randbits", lambda _: 7)


async def joust(ned: Guest, cat: Guest) -> str:
    seats = [{"kind": "me", "brings": OURS}, {"kind": "open"}]
    body = {"game": "cardgame", "options": {}, "seats": seats, "shuffled": False}
    match = str((await ned.post("/api/matches", body, status=201))["id"])
    await cat.post(f"/api/matches/{match}/sit", {"brings": THEIRS})
    return match


async def said(guest: Guest, match: str, seat: str, what: str, status: int = 200) -> Any:
    return await guest.get(f"/api/matches/{match}/explain?seat={seat}&what={what}", status)


async def test_people_take_turns_at_asking_what_they_could_do(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """Whoever asks at many tables waits for themselves."""
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = await joust(ned, cat)
        listing, whose = server.registry.listing, list[str]()
        in_turn = listing.in_turn

        async def noted(person: str, *work: Any) -> Any:
            whose.append(person)
            return await in_turn(person, *work)

        monkeypatch.setattr(listing, "in_turn", noted)
        await ned.get(f"/api/matches/{match}/answers?seat=seat-1")
        await said(cat, match, "seat-2", "nothing")
        assert whose == [ned.id, cat.id]


async def test_of_every_own_card_is_said_why_it_cannot_be_used_now(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = await joust(ned, cat)
        async with ned.watch(match) as one, cat.watch(match) as two:
            for chair in (one, two):
                await chair.hear("Welcome")
            state = server.course(match).table.state
            assert isinstance(state, State)
            # In hand: nothing can be marshaled while hands are kept or not.
            uses = []
            for code in dict.fromkeys(state.hands["seat-1"]):
                found = (await said(ned, match, "seat-1", code))["said"]
                assert found["uses"], code
                uses += found["uses"]
            assert all(each["refusal"]["rule"].startswith("CG-") for each in uses), uses
            # In play, once the first cards are laid.
            live = server.registry.live[match]
            while (course := server.course(match)).table.decision(
                server.course(match).table.waiting[0]
            ).about != "plot":
                seat = course.table.waiting[0]
                answer = next(iter(course.table.candidates(seat, Chance(1))))
                await live.inbox.ask(live.append, course.answered(seat, to_builtins(answer)), course.setup.owners[seat])
            state = server.course(match).table.state
            assert isinstance(state, State)
            mine = [
                card for card in state.cards.values() if card.controller == "seat-1" and card.facts.type == "character"
            ]
            assert mine
            for card in mine:
                found = (await said(ned, match, "seat-1", card.id))["said"]
                attack = [each for each in found["uses"] if each["use"] in ("military", "intrigue", "power")]
                assert all(each["refusal"]["rule"] == "CG-CHAL-02" for each in attack)
                # Cat may look at it, and is told nothing of what Ned could do.
                assert (await said(cat, match, "seat-2", card.id))["said"]["uses"] == []


async def test_of_another_hand_nothing_is_said_and_strangers_are_refused(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = await joust(ned, cat)
        await ned.get(f"/api/matches/{match}")
        async with ned.watch(match) as one:
            await one.hear("Welcome")
            state = server.course(match).table.state
            assert isinstance(state, State)
            theirs = [code for code in state.hands["seat-2"] if code not in state.hands["seat-1"]]
            elsewhere = [code for code in state.decks["seat-1"] if code not in state.hands["seat-1"]]
            # A card in her hand and one that is nowhere near it are the same to him.
            for code in (*theirs[:2], *elsewhere[:2], "no-such-card"):
                assert (await said(ned, match, "seat-1", code))["said"] is None
            await said(ned, match, "seat-2", theirs[0], status=403)
            await said(ned, match, "seat-1", "x" * 101, status=400)
            async with server.guest("Walder") as stranger:
                await said(stranger, match, "seat-1", theirs[0], status=403)
            async with server.guest("") as nobody:
                await said(nobody, match, "seat-1", theirs[0], status=401)


async def test_asking_costs_and_is_bounded(sqlite: str):
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned:
        match = str((await ned.make("me", "random", game="cardgame", shuffled=False))["id"])
        path = f"/api/matches/{match}/explain?seat=seat-1&what=fealty"
        answers = await asyncio.gather(*(ned.client.get(path) for _ in range(200)))
        codes = {each.status_code for each in answers}
        assert codes == {200, 429}, "nobody is told without end"
