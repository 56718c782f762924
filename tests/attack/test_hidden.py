"""Everything a watcher was ever sent, byte by byte: no card of another's hand before it was placed or shown, and not
the seed before the end."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode, encode

from maester.games.intrigue.facts import DECK
from maester.server.matches.course import Course
from maester.store import Entry
from tests.patience import patience
from tests.server.kit import Chair, Guest, Served, served

pytestmark = pytest.mark.anyio

CARDS = tuple(f'"{card}"'.encode() for card in DECK)
SHOWS_CARDS = ("CardPlaced", "StartCardLaid", "PenaltyTaken")
"""Events in which everybody sees cards."""


class Ear:
    """A socket of whose messages every byte is kept."""

    def __init__(self, chair: Chair, seats: tuple[str, ...]) -> None:
        self.chair, self.seats = chair, seats
        self.heard: list[bytes] = []
        self._news = asyncio.Event()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.chair.stream:
            self.heard.append(data.encode() if isinstance(data, str) else data)
            self._news.set()

    async def until(self, what: bytes, seen: int = 0) -> None:
        """Wait for a message that holds these bytes, after the first so many."""
        async with asyncio.timeout(patience()):
            while not any(what in data for data in self.heard[seen:]):
                seen = len(self.heard)
                self._news.clear()
                await self._news.wait()


class Watched:
    """A match of which everybody keeps what they are sent, by socket and by request."""

    def __init__(self, server: Served, match: str, stack: AsyncExitStack) -> None:
        self.server, self.match, self.stack = server, match, stack
        self.ears: list[Ear] = []
        self.fetched: list[bytes] = []

    @property
    def course(self) -> Course:
        course = self.server.registry.live[self.match].course
        assert course is not None
        return course

    async def listen(self, guest: Guest, query: str = "") -> Ear:
        chair = await self.stack.enter_async_context(guest.watch(self.match, query))
        seats = tuple(seat for seat, owner in self.course.setup.owners.items() if owner == guest.id)
        ear = Ear(chair, seats)
        self.ears.append(ear)
        self.stack.callback(ear.listening.cancel)
        await ear.until(b'"Welcome"')
        return ear

    async def fetch(self, guest: Guest) -> None:
        """What the match looks like from outside, as long as it goes on."""
        path = f"/api/matches/{self.match}"
        lists = [f"/api/matches?show={show}" for show in ("mine", "running")]
        secret = [f"{path}/record", *(f"{path}/replay?seat={seat}" for seat in ("all", "seat-1"))]
        for where in (path, *lists, *secret, "/healthz"):
            self.fetched.append((await guest.client.get(where)).content)

    async def answer(self, luck: Random) -> None:
        """Whoever is asked gives any allowed answer."""
        [seat] = self.course.table.waiting
        decision = self.course.table.decision(seat)
        ear = next(ear for ear in self.ears if seat in ear.seats)
        asked = self.course.opened[seat]
        answer = to_builtins(luck.choice(list(decision.answers() or ())))
        await ear.chair.say("Answer", seat=seat, asked=asked, answer=answer)
        await ear.until(f'"asked":{asked},"sequence"'.encode())

    def undo(self) -> str | None:
        """A seat that may take its answer back at once."""
        seats = self.course.table.state.seats
        return next((seat for seat in seats if self.course.table.may_undo(seat) is None), None)


@pytest.mark.parametrize("seats", [(1, 2), (1, 2, 3), (1, 1, 2), (1, 2, 3, 4, 5)], ids=str)
async def test_nobody_is_ever_sent_what_is_hidden_from_them(sqlite: str, seats: tuple[int, ...]):
    """The numbers say which person sits where."""
    luck = Random(len(seats))
    async with served(sqlite) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.guest(f"Person {n}")) for n in sorted(set(seats))]
        spectator = await stack.enter_async_context(server.guest("Spectator"))
        nobody = await stack.enter_async_context(server.guest(""))
        match = await people[0].make(*("me" if who == 1 else "open" for who in seats), shuffled=False)
        for who in people[1:]:
            await who.post(f"/api/matches/{match['id']}/sit", {})
        watched = Watched(server, match["id"], stack)
        for guest in (*people, spectator, nobody):
            await watched.listen(guest)
        await watched.listen(spectator, "seat=seat-1")
        while not watched.course.table.over:
            await watched.answer(luck)
            if luck.random() < 0.1 and (seat := watched.undo()):
                ear = next(ear for ear in watched.ears if seat in ear.seats)
                heard = len(ear.heard)
                await ear.chair.say("Undo", seat=seat)
                await ear.until(b'"Welcome"', heard)
            if luck.random() < 0.1 and not watched.course.table.over:
                guest = luck.choice((*people, spectator, nobody))
                await watched.listen(guest, f"told={luck.randrange(9)}&seat=seat-{luck.randrange(3)}")
                await watched.fetch(guest)
        for ear in watched.ears:
            await ear.until(b'"status":"over"')
        hands = hands_at(watched.course)
        for ear in watched.ears:
            assert any(card in data for data in ear.heard for card in CARDS), "nothing was seen, so nothing was tested"
            check(ear, hands, watched.course)
        assert watched.fetched
        for data in watched.fetched:
            hides_seed(data, watched.course.setup.seed)
            assert not cards_in(data)


def hands_at(course: Course) -> list[dict[str, set[bytes]]]:
    """For each entry of the log, who held which cards after it. Nobody ever sees the unused ones."""
    walked, hands = Course(course.setup), []
    for entry in (None, *course.log):
        if isinstance(entry, Entry):
            walked.take(entry)
        state: Any = walked.table.state
        held = {seat: {f'"{card}"'.encode() for card in hand} for seat, hand in state.hands.items()}
        hands.append({**held, "unused": {f'"{card}"'.encode() for card in state.unused}})
    return hands


def check(ear: Ear, hands: list[dict[str, set[bytes]]], course: Course) -> None:
    """Nothing this socket was sent says more than its owner may know."""
    for data in ear.heard:
        message: dict[str, Any] = decode(data)
        if message["type"] not in ("Welcome", "Changed"):
            assert not cards_in(data), data
        else:
            at = hands[message["sequence"]]
            hidden = {card for seat, hand in at.items() if seat not in ear.seats for card in hand}
            now = encode({name: part for name, part in without_the_past(message).items() if name != "story"})
            assert not cards_in(now) & hidden, now
            for event in message["story"]:
                assert event["type"] in SHOWS_CARDS or not cards_in(encode(event))
                drawn = event["type"] == "ThroneCardDrawn" and event["seat"] not in ear.seats
                assert not drawn or event["card"] is None
            for name, seat in (message.get("view") or message.get("patch") or {}).get("seats", {}).items():
                own = name in ear.seats
                assert own or (seat.get("hand") is None and (over(message) or seat.get("throne") is None))
        if not over(message):
            hides_seed(data, course.setup.seed)


def without_the_past(message: dict[str, Any]) -> dict[str, Any]:
    """A patch names what it takes off the pyramid, and out of one's own hand: that lay open before."""
    patch = message.get("patch") or {}
    kept = {card: shown for card, shown in (patch.get("pyramid") or {}).items() if shown is not None}
    seats = {name: {**seat, "hand": still_held(seat.get("hand"))} for name, seat in (patch.get("seats") or {}).items()}
    return message | {"patch": patch | {"pyramid": kept, "seats": seats}} if patch else message


def still_held(hand: dict[str, Any] | None) -> dict[str, Any]:
    return {card: shown for card, shown in (hand or {}).items() if shown is not None}


def over(message: dict[str, Any]) -> bool:
    return "over" in (message.get("status"), message.get("match", {}).get("status"))


def cards_in(data: bytes) -> set[bytes]:
    return {card for card in CARDS if card in data}


def hides_seed(data: bytes, seed: int) -> None:
    for written in (f"{seed}", f"{seed:x}", f"{seed:X}"):
        assert written.encode() not in data
