"""The beat in the miniatures game: a chance to declare a card passes alike, whatever is in the hand."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.json import decode

from maester.games.miniatures.state import State
from maester.kernel import Decision
from tests.server.kit import served
from tests.server.test_beat import BEAT, Clock, Joust, Seen, seen

pytestmark = pytest.mark.anyio
__all__ = ["seen"]


def is_passed_up(_: str, decision: Decision[Any]) -> bool:
    """Whether the beat passes this chance up: it is not waited for by itself, as the start of one's own turn is."""
    return decision.passing is not UNSET and not decision.passing.waits


class Battle(Joust):
    """Ned at seat-1 and Cat at seat-2, with ready-made armies and always the same luck."""

    @property
    def playable(self) -> list[str]:
        """Cards that whoever is asked can play."""
        return [each for each in self.asked[1].answers() or () if str(each).startswith("card:")]

    def hold(self, able: bool) -> None:
        """Ned holds as many cards as before, all of them for now, or none."""
        table = self.server.course(self.match).table
        state = table.state
        assert isinstance(state, State)
        for card in dict.fromkeys(state.lists["seat-1"]):
            hand = (card,) * len(state.hands["seat-1"])
            state.hands["seat-1"] = table.checkpoint.hands["seat-1"] = hand
            table._looked.clear()
            if bool(self.playable) == able:
                return
        raise AssertionError("no such card in the deck")


async def battle(stack: AsyncExitStack, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> Battle:
    monkeypatch.setattr("maester.server.matches.making.secrets.randbits", lambda _: 7)
    clock = Clock()
    server = await stack.enter_async_context(served(sqlite, clock, sweep=3_600.0))
    ned = await stack.enter_async_context(server.guest("Ned"))
    cat = await stack.enter_async_context(server.guest("Cat"))
    seats = [{"kind": "me", "brings": {"built_in": "stark"}}, {"kind": "open"}]
    body = {"game": "miniatures", "options": {"terrain": "none"}, "seats": seats, "shuffled": False, "beat": BEAT}
    match = (await ned.post("/api/matches", body, status=201))["id"]
    await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "lannister"}})
    for guest in (ned, cat):
        chair = await stack.enter_async_context(guest.watch(match))
        await chair.hear("Welcome")
    return Battle(server, match, clock)


async def test_nobody_can_tell_from_the_time_of_any_message_which_cards_were_held(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, seen: Callable[[Clock], list[Seen]]
):
    """Two battles alike in all that is open; in one Ned could have played a card, in the other he could not."""
    told, could = [], []
    for able in (False, True):
        async with AsyncExitStack() as stack:
            game = await battle(stack, sqlite, monkeypatch)
            ned = game.server.course(game.match).setup.owners["seat-1"]
            seen(game.clock)
            options = []
            for _ in range(14):
                seat = await game.to_a_chance(is_passed_up)
                if seat == "seat-1":
                    game.hold(able)
                    options.append(len(game.playable))
                entries = game.server.course(game.match).sequence
                while game.server.course(game.match).sequence == entries:
                    await game.tick()
            others = [each for each in seen(game.clock) if each[1] != ned]
            told.append([(at, decode(data)) for at, _, data in others])
            could.append(options)
    nothing, something = could
    assert nothing
    assert set(nothing) == {0}
    assert max(something) > 0, "the hands have to differ in what could be done with them"
    assert len(told[0]) > 14
    assert told[0] == told[1]


async def test_what_is_asked_in_battle_and_mostly_passed_up_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game = await battle(stack, sqlite, monkeypatch)
        await game.to_a_chance(is_passed_up)
        _, decision = game.asked
        assert decision.about.startswith("declare-")
        entries = game.server.course(game.match).sequence
        await game.tick(BEAT - 1)
        assert game.server.course(game.match).sequence == entries
        await game.tick(1)
        assert game.server.course(game.match).sequence > entries


async def test_the_start_of_ones_own_turn_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game = await battle(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda *asked: not is_passed_up(*asked))
        entries = game.server.course(game.match).sequence
        await game.tick(BEAT * 10)
        assert game.server.course(game.match).sequence == entries
