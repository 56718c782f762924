"""A live match: one match, one inbox. Nothing else touches its table, so nothing needs a lock.

People, bots and clocks are all senders. What they send is kept in the log before anybody is told.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from msgspec.json import encode

from maester.kernel import IllegalAnswer, Seat
from maester.server.clocks import lost
from maester.server.course import LEAVING_IS_NOT_AGREEING, Course
from maester.server.messages import Answer, Taken, TimeControl, Would, WouldBe
from maester.server.progress import Progress
from maester.server.refused import NotAllowed
from maester.server.watcher import Watcher
from maester.store import MatchRow, StoreUnavailable, Summary

if TYPE_CHECKING:
    from maester.server.registry import Registry

logger = logging.getLogger(__name__)

PRIVATE = 4403

MOST_RACES = 10
"""So many races with other processes an answer may lose before its sender is asked to look again."""

STANDS_IN = "squire"
"""The bot that plays on for whoever left or ran out of time."""


GOOD_ENOUGH = ("squire", "maester")
"""The bots to which others may give somebody's seat."""

GRACE, GRACE_WITHOUT_CLOCK = 120_000, 3_600_000


def grace_of(clock: TimeControl | None) -> int:
    """Milliseconds somebody who is asked may be away before others may let a bot play: days, where moves take days."""
    if clock is None:
        return GRACE_WITHOUT_CLOCK
    return clock.seconds * 1000 if clock.kind == "days" else GRACE


class LiveMatch(Progress):
    """A match that somebody watches, or that waits for a bot or a clock."""

    def __init__(self, registry: "Registry", row: MatchRow) -> None:
        super().__init__(registry, row)
        self._thinking: set[tuple[Seat, int]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        await super().close()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it if it were put away."""
        return not (self.watchers or self._thinking or self.busy)

    # -------------------------------------------------------------------------------------------------- watching

    async def enter(self, watcher: Watcher, told: int, sequence: int | None) -> None:
        """Somebody comes to the table."""
        if self.unsure:
            try:
                await self.catch_up()
            except StoreUnavailable:
                logger.info("match %s is shown as it was last known", self.row.id)
        came = watcher.person is not None and not self.is_here(watcher.person)
        self.watchers.append(watcher)
        self.registry.came(self, watcher.person)
        await self.welcome(watcher, told, sequence)
        if came:
            self.show_seats()
            await self._come_back(watcher.person, ("time", "left", "wish", "table"))

    async def see_to_returns(self) -> None:
        """The others may have given a seat to a bot in the very moment in which its owner came back elsewhere."""
        for person in dict.fromkeys(watcher.person for watcher in self.watchers):
            await self._come_back(person, ("table",))

    async def _come_back(self, person: str | None, reasons: tuple[str, ...]) -> None:
        """Who comes back gets the seat back, whoever gave it away and why."""
        course = self.course
        if course is None or course.table.over or person is None:
            return
        for seat in self.seats_of(person):
            if course.away_why.get(seat) in reasons:
                try:
                    await self.give_back(seat, person)
                except (StoreUnavailable, NotAllowed) as error:
                    logger.info("match %s: %s could not be given back yet: %s", self.row.id, seat, error)

    async def see_to_invitations(self) -> None:
        """Who looks at a private match by an invitation looks no longer when it is revoked, or used by another."""
        for watcher in [each for each in self.watchers if each.invitation is not None]:
            if not await self.registry.may_look(self.row, watcher.person, watcher.invitation):
                watcher.close(PRIVATE, "the invitation is no longer valid")

    # --------------------------------------------------------------------------------------------------- answers

    async def answer(self, watcher: Watcher, message: Answer) -> None:
        """A person answers."""
        seat, asked = message.seat, message.asked
        try:
            if seat not in watcher.seats:
                raise NotAllowed("not-your-seat")
            kept = await self._kept_for(watcher.person, message)
        except Exception as error:
            self.refuse(watcher, error, seat, asked)
            if isinstance(error, NotAllowed) and error.why == "stale":
                await self.catch_up_with(watcher)
            return
        watcher.send(Taken(seat, asked, kept))

    async def _kept_for(self, person: str | None, message: Answer) -> int:
        """The entry by which this answer of this person is kept, if need be by now."""
        seat, asked = message.seat, message.asked
        for _ in range(MOST_RACES):
            course = await self.certain()
            if (seat, asked) in course.taken:
                kept = course.kept(seat, asked, person, message.answer)
                if kept is None:
                    raise NotAllowed("stale")
                return kept
            self._may_answer(course, seat, asked)
            try:
                await self.append_answer(course, seat, asked, person, message.answer)
            except NotAllowed:
                # Another process was quicker. What it kept may have been about another seat.
                continue
        raise NotAllowed("stale")

    def wonder(self, watcher: Watcher, message: Would) -> None:
        """A person prepares an answer. Of what waits to be looked at, only the newest of each seat is."""
        if message.seat not in watcher.seats:
            refused = self.worded(watcher, NotAllowed("not-your-seat"))
            watcher.send(WouldBe(message.seat, message.asked, refused))
            return
        waits = message.seat in watcher.wondering
        watcher.wondering[message.seat] = message
        if not waits:
            self.post(self.foresee, watcher, message.seat)

    async def foresee(self, watcher: Watcher, seat: Seat) -> None:
        """Judge an answer without giving it."""
        message = watcher.wondering.pop(seat)
        asked, refused, preview = message.asked, None, None
        try:
            if seat not in watcher.seats:
                raise NotAllowed("not-your-seat")
            course = await self.certain()
            self._may_answer(course, seat, asked)
            foreseen = course.table.would(seat, message.answer)
            preview = foreseen.preview
            if foreseen.refusal is not None:
                refused = self.worded(watcher, IllegalAnswer(foreseen.refusal))
        except Exception as error:
            refused = self.worded(watcher, error)
        watcher.send(WouldBe(seat, asked, refused, preview))

    def _may_answer(self, course: Course, seat: Seat, asked: int) -> None:
        if course.table.over:
            raise NotAllowed("match-is-over")
        if course.paused:
            raise NotAllowed("match-is-paused")
        if seat in course.away:
            raise NotAllowed("a-bot-plays")
        if course.opened.get(seat) != asked:
            # Out of turn, the table says why; else the question was another.
            course.table.decision(seat)
            raise NotAllowed("stale")

    async def append_answer(self, course: Course, seat: Seat, asked: int, person: str | None, answer: Any) -> None:
        about = course.table.decision(seat).about
        value = encode(answer).decode()
        await self.append("answer", seat, person, asked=asked, about=about, value=value, answer=(answer,))

    # ---------------------------------------------------------------------------------------------- bots, clocks

    async def attend(self) -> None:
        """Something should have happened by now: see to it."""
        await self.catch_up()
        self.attend_to(mine=True)
        course, row = self.course, self.row
        due = None if course is None else course.due()
        if row.status != "waiting" and (due is None or due > self.registry.now()):
            # Nothing was: else it would be looked after again and again, before others.
            stands = Summary(row.status, row.waiting, row.winners, None) if course is None else course.summary()
            await self.registry.store.matches.stand(row.id, course.sequence if course else row.sequence, stands)

    def attend_to(self, mine: bool) -> None:
        """Let bots think and clocks run. A bot whose turn another process brought about is left to that process."""
        course = self.course
        if course is None:
            return
        if mine:
            for seat in course.bots_to_answer():
                asked = course.opened[seat]
                if (seat, asked) not in self._thinking:
                    self._thinking.add((seat, asked))
                    self.spawn(self._think(course, seat, asked))
        self._set_alarm(course)

    async def _think(self, course: Course, seat: Seat, asked: int) -> None:
        pace = self.registry.settings.pace if self.watchers else 0.0
        bot = course.bot(seat)
        if bot is None or course.opened.get(seat) != asked:
            self._thinking.discard((seat, asked))
            return
        try:
            thought = self.registry.thinkers.answer(course.table, seat, bot, self.row.thinking, self.row.host)
            answer, _ = await asyncio.gather(thought, asyncio.sleep(pace))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("match %s: no bot could think for %s", self.row.id, seat)
            self._thinking.discard((seat, asked))
            return
        self.post(self._bot_answers, seat, asked, answer)

    async def _bot_answers(self, seat: Seat, asked: int, answer: Any) -> None:
        self._thinking.discard((seat, asked))
        course = await self.certain()
        if course.paused or course.opened.get(seat) != asked or course.bot(seat) is None:
            return
        try:
            await self.append_answer(course, seat, asked, None, answer)
        except NotAllowed:
            logger.debug("match %s: another process answered for %s first", self.row.id, seat)

    def _set_alarm(self, course: Course) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = None if course.clocks is None or course.paused else course.clocks.next_deadline()
        if deadline is not None and not course.table.over:
            seconds = max(0.0, (deadline - self.registry.now()) / 1000) + 0.001
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.post, self.time_is_up)

    async def time_is_up(self) -> None:
        """Whoever has no time left is played for by a bot."""
        course = await self.certain()
        for seat in course.out_of_time(self.registry.now()):
            if seat in course.opened and seat not in course.away:
                await self.hand_over(seat, STANDS_IN, "time", None)
        if self.course is not None:
            self._set_alarm(self.course)

    # ------------------------------------------------------------------------------------------ coming and going

    async def hand_over(self, seat: Seat, bot: str, why: str, person: str | None) -> None:
        """Let a bot play for a person."""
        course = await self.certain()
        if course.table.over:
            raise NotAllowed("match-is-over")
        if seat not in course.setup.owners:
            raise NotAllowed("not-your-seat", 403)
        value = encode(bot).decode()
        await self.append("leave", seat, person, asked=LEAVING_IS_NOT_AGREEING, about=why, value=value)
        await self.registry.store.seats.hand_over(self.row.id, seat, bot)
        lines = {"time": "system-time-is-up", "left": "system-left"}
        await self.say_system(lines.get(why, "system-bot-plays"), seat)

    async def hand_over_absent(self, seat: Seat, bot: str, person: str) -> None:
        """The others let a bot play for somebody who is away, after a time in which that person could have come."""
        course = await self.certain()
        owner = course.setup.owners.get(seat)
        if owner is None or seat in course.away:
            raise NotAllowed("not-your-seat", 403)
        if self.is_here(owner):
            raise NotAllowed("owner-is-here")
        if bot not in GOOD_ENOUGH:
            raise NotAllowed("bot-too-weak", 400)
        if course.paused:
            raise NotAllowed("match-is-paused")
        wait = self.grace_left(course, seat, owner)
        if wait > 0:
            raise NotAllowed("owner-may-come", minutes=-(-wait // 60_000))
        await self.hand_over(seat, bot, "table", person)

    def grace_left(self, course: Course, seat: Seat, owner: str) -> int:
        """Milliseconds for which the others still have to wait for somebody who is asked and away."""
        grace, asked, now = grace_of(course.setup.clock), course.asked_since(seat), self.registry.now()
        if asked is None:
            return grace
        since = max(asked, self.registry.last_seen(self.row.id, owner))
        return grace - (now - since - lost(course.setup.downtimes, since, now))

    async def give_back(self, seat: Seat, person: str | None) -> None:
        """The owner plays again."""
        course = await self.certain()
        if seat not in course.away:
            return
        await self.append("return", seat, person)
        await self.registry.store.seats.hand_over(self.row.id, seat, None)
        await self.say_system("system-returned", seat)

    async def leave(self, person: str) -> None:
        course = await self.certain()
        if course.table.over:
            return
        for seat in self.seats_of(person):
            if seat not in course.away:
                await self.hand_over(seat, STANDS_IN, "left", person)
