"""The beat, on a server whose time is ours: chances to act are passed up, and nobody can tell what anybody held."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import UNSET, to_builtins
from msgspec.json import decode

from maester.games.cardgame.offers import UseAgenda
from maester.games.cardgame.state import State
from maester.kernel import Chance, Decision, Given
from maester.server.audience.watcher import Watcher
from maester.server.matches import beat
from maester.server.matches.course import Course
from maester.server.matches.live import LiveMatch
from maester.server.matches.old_rules import answers_that_count
from maester.store import Proposed, milliseconds
from tests.patience import patience
from tests.server.kit import Chair, Guest, Served, served

pytestmark = pytest.mark.anyio

BEAT = 3_000
Seen = tuple[int, str | None, bytes]


class Clock:
    """Time that passes when we say so. It begins after the real one, by which matches are started."""

    def __init__(self) -> None:
        self.began = milliseconds() + 60_000
        self.now = self.began

    def __call__(self) -> int:
        return self.now


class Joust:
    """Two people, Ned at seat-1 and Cat at seat-2, who bring always the same decks and have always the same luck."""

    def __init__(self, server: Served, match: str, clock: Clock) -> None:
        self.server, self.match, self.clock = server, match, clock
        self.turn = 0

    @property
    def live(self) -> LiveMatch:
        return self.server.registry.live[self.match]

    @property
    def asked(self) -> tuple[str, Decision[Any]]:
        table = self.server.course(self.match).table
        return table.waiting[0], table.decision(table.waiting[0])

    @property
    def window(self) -> int | None:
        passing = self.asked[1].passing
        return None if passing is UNSET else passing.window

    async def answer(self, seat: str, answer: Any) -> None:
        course = self.server.course(self.match)
        person = course.setup.owners[seat]
        await self.live.inbox.ask(self.live.append, course.answered(seat, to_builtins(answer)), person)

    async def tick(self, ms: int = 100) -> None:
        self.clock.now += ms
        await self.live.inbox.ask(self.live.pass_up)

    async def to_a_chance(self, fits: Callable[[str, Decision[Any]], bool] = lambda *_: True) -> str:
        """Play on until somebody has a chance like that; chances before it are passed up by hand, and what passes at
        once by itself."""
        while True:
            seat, decision = self.asked
            if passes_at_once(decision):
                await self.tick(0)
            elif decision.passing is not UNSET and fits(seat, decision):
                return seat
            else:
                await self.answer(seat, decision.idle if decision.passing is not UNSET else self.some(seat, decision))

    def some(self, seat: str, decision: Decision[Any]) -> Any:
        """The same answers whatever Ned holds: he shows nothing of it, and Cat plays something."""
        self.turn += 1
        if decision.about == "keep-hand":
            return True
        if seat == "seat-1" and decision.about == "setup":
            return ()
        if seat == "seat-1" and decision.idle is not UNSET:
            return decision.idle
        return decision.sample(Chance(self.turn))

    def give(self, seat: str, *codes: str) -> None:
        """Another hand, of as many cards."""
        table = self.server.course(self.match).table
        assert isinstance(table.state, State)
        hand = tuple(sorted((codes * 10)[: len(table.state.hands[seat])]))
        table.state.hands[seat] = table.checkpoint.hands[seat] = hand
        table._looked.clear()


def passes_at_once(decision: Decision[Any]) -> bool:
    return decision.passing is not UNSET and decision.passing.to_all


def waits(decision: Decision[Any]) -> bool:
    return decision.passing is not UNSET and decision.passing.waits


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Callable[[Clock], list[Seen]]:
    """What everybody is sent, and when by our time."""
    told: list[tuple[Any, Seen]] = []
    clocks: list[Clock] = []
    push = Watcher.push

    def pushed(self: Watcher, data: bytes) -> None:
        if clocks:
            clock = clocks[-1]
            told.append((clock, (clock.now - clock.began, self.person, data)))
        push(self, data)

    monkeypatch.setattr(Watcher, "push", pushed)

    def by(clock: Clock) -> list[Seen]:
        clocks.append(clock)
        return [each for at, each in told if at is clock]

    return by


async def joust(
    stack: AsyncExitStack, sqlite: str, monkeypatch: pytest.MonkeyPatch, *, ms: int | None = BEAT, seed: int = 7
) -> tuple[Joust, Guest, Guest, Chair, Chair]:
    monkeypatch.setattr("maester.server.matches.making.secrets.randbits", lambda _: seed)
    clock = Clock()
    server = await stack.enter_async_context(served(sqlite, clock, sweep=3_600.0))
    ned, cat = (
        await stack.enter_async_context(server.guest("Ned")),
        await stack.enter_async_context(server.guest("Cat")),
    )
    me = {"kind": "me", "brings": {"built_in": "lion-and-rose"}}
    body = {"game": "cardgame", "options": {}, "seats": [me, {"kind": "open"}], "shuffled": False, "beat": ms}
    match = (await ned.post("/api/matches", body, status=201))["id"]
    await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "northern-host"}})
    one, two = await stack.enter_async_context(ned.watch(match)), await stack.enter_async_context(cat.watch(match))
    await one.hear("Welcome")
    await two.hear("Welcome")
    return Joust(server, match, clock), ned, cat, one, two


ROADS = ("the-kingsroad", "the-roseroad")
AMBUSH = ("hear-me-roar", "lannisport-merchant", "burned-men", "tyrion-lannister")


async def test_nobody_can_tell_from_the_time_of_any_message_what_was_held(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, seen: Callable[[Clock], list[Seen]]
):
    """Two games alike in all that is open; in one Ned could have acted, in the other he had nothing to act with."""
    told: list[list[tuple[int, dict[str, Any]]]] = []
    could: list[list[int]] = []
    for hand in (ROADS, AMBUSH):
        async with AsyncExitStack() as stack:
            game, ned, cat, _, _ = await joust(stack, sqlite, monkeypatch)
            seen(game.clock)
            options = []
            for _ in range(14):  # then Ned discards, and all see it
                seat = await game.to_a_chance()
                game.give("seat-1", *hand)
                if seat == "seat-1":
                    options.append(len(list(game.asked[1].answers() or ())))
                entries = game.server.course(game.match).sequence
                while game.server.course(game.match).sequence == entries:
                    await game.tick()
            others = [each for each in seen(game.clock) if each[1] != ned.id]
            assert {person for _, person, _ in others} == {cat.id}
            told.append([(at, decode(data)) for at, _, data in others])
            could.append(options)
    nothing, something = could
    assert set(nothing) == {1}
    assert max(something) > 1, "the hands have to differ in what could be done with them"
    assert len(told[0]) > 20
    assert told[0] == told[1]


async def test_a_window_that_nobody_uses_takes_one_beat(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, *_, one, two = await joust(stack, sqlite, monkeypatch)
        first = await game.to_a_chance()
        window = game.window
        await game.tick(BEAT - 1)
        assert game.asked[0] == first
        await game.tick(1)
        # The beat of the other ran beside it.
        assert game.asked[0] != first
        assert game.window == window
        await game.tick(0)
        assert game.window != window
        # The next window has a beat of its own.
        await game.to_a_chance()
        entries = game.server.course(game.match).sequence
        await game.tick(BEAT - 1)
        assert game.server.course(game.match).sequence == entries
        await game.tick(1)
        assert game.server.course(game.match).sequence == entries + 1
        assert game.server.course(game.match).log[-1].person is None
        for chair in (one, two):
            await chair.until(lambda each: each.sequence == entries + 1)


async def test_who_holds_is_waited_for_and_nobody_is_told(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, seen: Callable[[Clock], list[Seen]]
):
    async with AsyncExitStack() as stack:
        game, ned, _, one, _ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda seat, _: seat == "seat-1")
        seen(game.clock)
        entries = game.server.course(game.match).sequence
        await one.say("Hold", seat="seat-1")
        held = await one.hear("Held")
        assert held == {"type": "Held", "seat": "seat-1", "on": True, "window": game.window}
        await game.tick(60_000)
        assert game.server.course(game.match).sequence == entries
        assert [each for each in seen(game.clock) if each[1] != ned.id] == []
        async with ned.watch(game.match) as again:
            assert (await again.hear("Welcome"))["held"] == ["seat-1"]
        await one.say("Hold", seat="seat-1", on=False)
        assert not (await one.hear("Held"))["on"]
        await game.tick(0)
        assert game.server.course(game.match).sequence > entries


async def test_who_is_not_asked_yet_may_hold_already(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, _, _, one, two = await joust(stack, sqlite, monkeypatch)
        first = await game.to_a_chance()
        other, chair = ("seat-2", two) if first == "seat-1" else ("seat-1", one)
        await chair.say("Hold", seat=other)
        await chair.hear("Held")
        await game.tick(BEAT)
        assert game.asked[0] == other
        await game.tick(60_000)
        assert game.asked[0] == other


async def test_stops_are_private_and_do_not_look_at_the_hand(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, seen: Callable[[Clock], list[Seen]]
):
    async with AsyncExitStack() as stack:
        game, ned, cat, one, _ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda seat, _: seat == "seat-1")
        game.give("seat-1", *ROADS)
        seen(game.clock)
        await one.say("SetStops", seat="seat-1", stops=["actions", "nonsense", "would"])
        await one.say("Ping")
        await one.hear("Pong")
        entries = game.server.course(game.match).sequence
        await game.tick(60_000)
        assert game.server.course(game.match).sequence == entries
        assert [each for each in seen(game.clock) if each[1] != ned.id] == []
        assert (await ned.get(f"/api/matches/{game.match}"))["my_stops"] == {"seat-1": ["would", "actions"]}
        assert "my_stops" in await cat.get(f"/api/matches/{game.match}")
        assert (await cat.get(f"/api/matches/{game.match}"))["my_stops"] == {}
        await one.say("SetStops", seat="seat-1", stops=["would"])
        await one.say("Ping")
        await one.hear("Pong")
        await game.tick(0)
        assert game.server.course(game.match).sequence > entries


async def test_what_all_can_see_could_answer_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, *_ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda _, decision: waits(decision))
        entries = game.server.course(game.match).sequence
        await game.tick(60_000)
        assert game.server.course(game.match).sequence == entries


async def test_what_all_can_see_comes_to_nothing_passes_at_once_unless_its_seat_stops_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    """Even where everybody is waited for: Cat's Fealty would have asked her in every window."""
    async with AsyncExitStack() as stack:
        game, _, _, _, two = await joust(stack, sqlite, monkeypatch, ms=None)
        await two.say("SetStops", seat="seat-2", stops=["actions"])
        await two.say("Ping")
        await two.hear("Pong")
        while not (game.asked[0] == "seat-2" and passes_at_once(game.asked[1])):
            await game.answer(game.asked[0], game.some(*game.asked))
        entries = game.server.course(game.match).sequence
        await game.tick(60_000)
        assert game.server.course(game.match).sequence == entries
        await two.say("SetStops", seat="seat-2", stops=[])
        await two.say("Ping")
        await two.hear("Pong")
        await game.tick(0)
        course = game.server.course(game.match)
        assert course.sequence == entries + 1
        assert course.log[-1].person is None
        assert course.table.given[-1].idle


async def test_nobody_holds_for_another_or_sets_stops_for_them(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, _, _, _, two = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda seat, _: seat == "seat-1")
        for message in ({"type": "Hold"}, {"type": "SetStops", "stops": ["all"]}):
            await two.say(str(message["type"]), seat="seat-1", **{k: v for k, v in message.items() if k != "type"})
            assert (await two.hear("NotDone"))["refused"]["why"] == "not-your-seat"
        await two.say("SetStops", seat="seat-2", stops=["x" * 5_000])
        assert (await two.hear("NotDone"))["refused"]["why"] == "unreadable-message"
        entries = game.server.course(game.match).sequence
        await game.tick(BEAT)
        assert game.server.course(game.match).sequence == entries + 1


async def test_without_a_beat_everybody_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, ned, *_ = await joust(stack, sqlite, monkeypatch, ms=None)
        await game.to_a_chance()
        entries = game.server.course(game.match).sequence
        await game.tick(3_600_000)
        assert game.server.course(game.match).sequence == entries
        body = {"game": "cardgame", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "beat": 5}
        await ned.post("/api/matches", body, status=400)


async def test_an_answer_in_the_window_begins_the_beat_anew(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with AsyncExitStack() as stack:
        game, *_ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda _, decision: len(list(decision.answers() or ())) > 1)
        seat, decision = game.asked
        await game.tick(BEAT - 500)
        await game.answer(seat, list(decision.answers() or ())[1])
        await game.to_a_chance()
        entries = game.server.course(game.match).sequence
        await game.tick(BEAT - 1)
        assert game.server.course(game.match).sequence == entries
        await game.tick(1)
        assert game.server.course(game.match).sequence == entries + 1


async def test_whoever_plays_alone_is_asked_only_what_can_be_answered(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned, asyncio.timeout(patience(120)):
        seen = 0
        # A game may end before anything was passed up; then another is played.
        for deck in ("stag-and-crow", "stormlands-court") * 3:
            if seen > 1:
                break
            seats = [{"kind": "me", "brings": {"built_in": deck}}, {"kind": "bot", "bot": "random"}]
            body = {"game": "cardgame", "options": {}, "seats": seats, "shuffled": False, "thinking": 10}
            match = (await ned.post("/api/matches", body, status=201))["id"]
            game, course = Joust(server, match, Clock()), server.course(match)
            while not course.table.over and len(by_itself(course)) < 3:
                await asyncio.sleep(0.02)  # for the bot, and for what is passed up by itself
                if course.table.waiting[:1] != ("seat-1",) or game.live.inbox.busy:
                    continue
                decision = course.table.decision("seat-1")
                alone = decision.passing is not UNSET and len(list(decision.answers() or ())) == 1
                if alone or (decision.passing is not UNSET and decision.passing.trifling):
                    continue  # nobody answers it by hand: were it not passed up by itself, this would not end
                if decision.passing is not UNSET and not seen:
                    await asyncio.sleep(0.3)
                    assert course.table.decision("seat-1") is decision, "there is something to choose"
                    seen += 1
                await game.answer("seat-1", decision.sample(Chance(course.sequence)))
            assert all(each.idle and each.window is not None for each in by_itself(course))
            seen += len(by_itself(course)) >= 3
        assert seen > 1


async def test_whoever_plays_alone_is_asked_for_trifles_only_where_they_stop(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned, asyncio.timeout(patience(120)):
        me = {"kind": "me", "brings": {"built_in": "northern-host"}}  # with fealty, which could always be used
        seats = [me, {"kind": "bot", "bot": "random"}]
        body = {"game": "cardgame", "options": {}, "seats": seats, "shuffled": False, "thinking": 10}
        match = (await ned.post("/api/matches", body, status=201))["id"]
        async with ned.watch(match) as chair:
            await chair.hear("Welcome")
            game, course = Joust(server, match, Clock()), server.course(match)

            async def to_a_trifle() -> Decision[Any]:
                while True:
                    await asyncio.sleep(0.02)
                    if course.table.waiting[:1] != ("seat-1",) or game.live.inbox.busy:
                        continue
                    decision = course.table.decision("seat-1")
                    if decision.passing is not UNSET and decision.passing.trifling:
                        return decision
                    idle = decision.idle is not UNSET
                    await game.answer("seat-1", decision.idle if idle else decision.sample(Chance(course.sequence)))

            await chair.say("SetStops", seat="seat-1", stops=["actions"])
            await chair.say("Ping")
            await chair.hear("Pong")
            decision = await to_a_trifle()
            await asyncio.sleep(0.3)
            assert course.table.decision("seat-1") is decision
            await chair.say("SetStops", seat="seat-1", stops=[])
            while "seat-1" in course.table.waiting and course.table.decision("seat-1") is decision:
                await asyncio.sleep(0.02)
            assert by_itself(course)[-1].idle


def by_itself(course: Course) -> list[Given]:
    """What nobody answered for seat-1."""
    given = zip(course.counted, course.table.given, strict=True)
    return [each for number, each in given if each.seat == "seat-1" and course.log[number - 1].person is None]


async def test_a_bot_answers_on_the_beat(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """So nobody learns whether it thought about anything."""
    waited: list[float] = []
    waits = beat.bot_waits

    def noted(*about: Any) -> float:
        waited.append(waits(*about))
        return 0.0

    monkeypatch.setattr(beat, "bot_waits", noted)
    clock = Clock()
    async with AsyncExitStack() as stack, asyncio.timeout(patience()):
        server = await stack.enter_async_context(served(sqlite, clock, sweep=3_600.0))
        ned, cat = [await stack.enter_async_context(server.guest(name)) for name in ("Ned", "Cat")]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        body = {"game": "cardgame", "options": {}, "seats": seats, "shuffled": False, "thinking": 10}
        match = (await ned.post("/api/matches", body, status=201))["id"]
        await cat.post(f"/api/matches/{match}/sit", {})
        game = Joust(server, match, clock)
        chair = await stack.enter_async_context(ned.watch(match))
        await chair.hear("Welcome")
        while waited.count(5.0) < 5:
            course = server.course(match)
            for seat in course.table.waiting:
                if passes_at_once(course.table.decision(seat)):
                    continue
                if course.bot(seat) is None and seat in course.table.waiting:
                    decision = course.table.decision(seat)
                    answer = decision.idle if decision.passing is not UNSET else game.some(seat, decision)
                    await game.answer(seat, answer)
                    break
            else:
                await chair.hear("Changed")
        assert set(waited) <= {0.0, 5.0}


async def test_one_takes_back_what_one_did_and_not_what_the_beat_passed_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    async with AsyncExitStack() as stack:
        game, *_, one, two = await joust(stack, sqlite, monkeypatch)
        chairs = {"seat-1": one, "seat-2": two}
        seat = await game.to_a_chance(
            lambda _, decision: in_a_challenge(game) and UseAgenda("fealty", 0) in (decision.answers() or ())
        )
        _, decision = game.asked
        did = game.server.course(game.match).sequence + 1
        await game.answer(seat, "fealty#0")
        state = game.server.course(game.match).table.state
        assert isinstance(state, State)
        assert state.knelt[seat]
        while not passed_up(game.server.course(game.match), seat, did):
            await game.tick(BEAT)
        course = game.server.course(game.match)
        assert {each.what.seat for each in course.log[did:]} == {"seat-1", "seat-2"}, "both were passed over"
        entries = course.sequence
        await chairs[seat].until(lambda each: each.sequence == entries)
        assert chairs[seat].undo == [seat]
        assert course.takes_from(seat) == []
        await chairs[seat].say("Undo", seat=seat)
        for chair in (one, two):
            await chair.until(lambda each: each.sequence == entries + 1)
            assert not chair.view["players"][seat]["knelt"]
        again = game.server.course(game.match)
        assert game.asked == (seat, decision)
        assert did not in again.counted
        # Whoever reads the log later arrives at the same, with and without the rules.
        assert Course(again.setup, again.log).table.given == again.table.given
        assert [number for number, _ in answers_that_count(again.log)] == again.counted


async def test_what_is_proposed_stays_although_the_beat_passes_something_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    """Who asked to take something back has not gone on playing by being passed over."""
    async with AsyncExitStack() as stack:
        game, *_, one, two = await joust(stack, sqlite, monkeypatch)
        chairs = {"seat-1": one, "seat-2": two}
        seat = await game.to_a_chance(
            lambda _, decision: in_a_challenge(game) and UseAgenda("fealty", 0) in (decision.answers() or ())
        )
        did = game.server.course(game.match).sequence + 1
        await game.answer(seat, "fealty#0")
        other = next(each for each in chairs if each != seat)
        while game.asked[0] != seat:
            await game.tick(BEAT)
        # The proposal is made while it is one's own chance that is passed up next.
        await game.live.inbox.ask(
            game.live.append, Proposed(seat, "undo", (other,), did), game.server.course(game.match).setup.owners[seat]
        )
        proposed = game.server.course(game.match).sequence
        while not passed_up(game.server.course(game.match), seat, proposed):
            await game.tick(BEAT)
        course = game.server.course(game.match)
        assert [each.id for each in course.proposals] == [proposed]
        await chairs[other].until(lambda each: each.sequence == course.sequence)
        await chairs[other].say("Agree", proposal=proposed, yes=True)
        await chairs[seat].until(lambda each: each.sequence == course.sequence + 1)
        again = game.server.course(game.match)
        assert did not in again.counted
        assert not chairs[seat].view["players"][seat]["knelt"]
        assert [number for number, _ in answers_that_count(again.log)] == again.counted


def in_a_challenge(game: Joust) -> bool:
    """Where nothing is revealed when all have passed."""
    state = game.server.course(game.match).table.state
    assert isinstance(state, State)
    return state.challenge is not None and not state.challenge.declared


def passed_up(course: Course, seat: str, since: int) -> bool:
    return any(entry.person is None and entry.what.seat == seat for entry in course.log[since:])


async def test_a_beat_strikes_although_the_process_that_waited_for_it_is_gone(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    async with AsyncExitStack() as stack:
        game, *_ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance()
        clock, match, entries = game.clock, game.match, game.server.course(game.match).sequence
    clock.now += BEAT + 1_000
    async with served(sqlite, clock, sweep=3_600.0) as server:
        # Nobody has opened the match.
        await server.registry.sweep()
        async with asyncio.timeout(patience()):
            while (row := await server.registry.store.matches.find(match)) is None or row.sequence == entries:
                await asyncio.sleep(0.02)


async def test_a_match_that_waits_for_a_person_is_not_looked_after_again_and_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    async with AsyncExitStack() as stack:
        game, _, _, one, _ = await joust(stack, sqlite, monkeypatch)
        await game.to_a_chance(lambda seat, _: seat == "seat-1")
        store = game.server.registry.store.matches
        await one.say("Hold", seat="seat-1")
        await one.hear("Held")
        await game.tick(BEAT + 1_000)
        assert game.match not in await store.due(game.clock.now, 10)
        await one.say("Hold", seat="seat-1", on=False)
        await one.hear("Held")
        await one.say("Ping")
        await one.hear("Pong")
        await game.tick(0)
        assert game.server.course(game.match).log[-1].person is None
