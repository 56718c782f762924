"""A live match: one match, one inbox. Nothing else touches its table, so nothing needs a lock.

People, bots and clocks are all senders. What they send is written to the log before anybody is told.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from msgspec.structs import replace

from maester.kernel import Foreseen, IllegalAnswer, Seat
from maester.server.audience.audience import Audience
from maester.server.audience.watcher import Watcher
from maester.server.guards.refused import NotAllowed
from maester.server.matches import beat, stand_ins
from maester.server.matches.alarm import Alarm
from maester.server.matches.bot_turns import BotTurns, Turn
from maester.server.matches.course import Course
from maester.server.matches.inbox import Inbox
from maester.server.matches.match import Match
from maester.server.matches.progress import BreaksTheRules, Progress
from maester.server.messages import Answer, Taken, Would, WouldBe
from maester.server.workers.thinkers import BotAsked
from maester.store import Entry, MatchRow, StoreUnavailable, Summary, What

if TYPE_CHECKING:
    from maester.server.matches.registry import Registry

logger = logging.getLogger(__name__)

PRIVATE, NO_SUCH_MATCH = 4403, 4404

MOST_RACES = 10
"""How many races with other processes an answer may lose before its sender is asked to look again."""


class LiveMatch:
    """A match that somebody watches, or that waits for a bot or a clock."""

    def __init__(self, registry: "Registry", row: MatchRow) -> None:
        self.registry = registry
        self.match = Match(row)
        self.inbox = Inbox(f"match {row.id}")
        self.audience = Audience(registry, self.match)
        self.progress = Progress(registry, self.match)
        self.bots = BotTurns(registry)
        self.clock_alarm = Alarm(self.inbox)
        self.beat_alarm = Alarm(self.inbox)

    @property
    def row(self) -> MatchRow:
        return self.match.row

    @property
    def course(self) -> Course | None:
        return self.match.course

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return self.match.seats_of(person)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it if it were unloaded."""
        return not (self.audience.watchers or self.bots.busy or self.inbox.busy)

    async def end(self) -> None:
        """Close, after everything that was asked for before."""
        await self.inbox.ask(asyncio.sleep, 0)
        await self.close()

    async def close(self) -> None:
        self.clock_alarm.stop()
        self.beat_alarm.stop()
        await self.inbox.close()

    # -------------------------------------------------------------------------------------------------- going on

    async def begin(self, log: list[Entry]) -> None:
        await self.progress.begin(log)

    async def certain(self) -> Course:
        """The course, including everything that other processes have added to the log."""
        if self.course is None:
            raise self.match.why_no_course()
        if self.progress.unsure:
            await self.catch_up()
        return self.course

    async def append(self, what: What, person: str | None) -> Course:
        """Append an entry and follow it; StoreUnavailable or NotAllowed("stale") if it could not be written."""
        await self.certain()
        step = await self.progress.append(what, person)
        if step is None:
            await self.certain()
            raise NotAllowed("stale")
        await self.audience.show(step)
        self.attend_to(mine=True)
        self.registry.stepped(self, step)
        return step.course

    async def catch_up(self) -> None:
        """Follow and show what other processes have appended."""
        if self.course is None:
            await self.refresh()
            return
        try:
            async for step in self.progress.catch_up():
                await self.audience.show(step)
                # There may be many, and other matches have work to do as well.
                await asyncio.sleep(0)
        except BreaksTheRules:
            self.audience.show_seats()
            return
        self.attend_to(mine=False)
        await self.see_to_returns()

    async def refresh(self) -> None:
        """Read the row again: somebody sat down or left, or the match has started."""
        row = await self.registry.store.matches.find(self.row.id)
        if row is None:
            self.audience.close(NO_SUCH_MATCH, "the match was called off")
            self.registry.put_away(self)
            return
        before, self.match.row = self.row, row
        if before.status in ("broken", "stranded") and self.course is None:
            # What we found out ourselves stands until it is recorded.
            self.match.row = replace(row, status=before.status, waiting="")
        await self.see_to_invitations()
        if self.course is not None:
            self.match.seats_follow(self.course)
        elif before.status == "waiting" and row.status != "waiting":
            await self.begin(await self.registry.store.log.since(row.id, 0))
            for watcher in self.audience.watchers:
                await self.audience.welcome(watcher)
            self.attend_to(mine=True)
            return
        self.audience.show_seats()

    async def keep_private(self, seat: Seat, **changes: Any) -> None:
        """Remember what the holder of a seat wants; nobody else is told."""
        await self.registry.store.seats.keep_private(self.row.id, seat, **changes)
        seats = tuple(replace(each, **changes) if each.seat == seat else each for each in self.row.seats)
        self.match.row = replace(self.row, seats=seats)

    # -------------------------------------------------------------------------------------------------- watching

    async def enter(self, watcher: Watcher, told: int, sequence: int | None) -> None:
        """Somebody comes to the table."""
        if self.progress.unsure:
            try:
                await self.catch_up()
            except StoreUnavailable:
                logger.info("match %s is shown as it was last known", self.row.id)
        came = watcher.person is not None and not self.audience.is_here(watcher.person)
        self.audience.watchers.append(watcher)
        self.registry.came(self, watcher.person)
        await self.audience.welcome(watcher, told, sequence)
        if self.course is not None:
            self.set_alarms(self.course)
        if came:
            self.audience.show_seats()
            await self._come_back(watcher.person, ("time", "left", "wish", "table"))

    async def see_to_returns(self) -> None:
        """The others may have given a seat to a bot at the very moment its owner came back in another process."""
        for person in dict.fromkeys(watcher.person for watcher in self.audience.watchers):
            await self._come_back(person, ("table",))

    async def _come_back(self, person: str | None, reasons: tuple[str, ...]) -> None:
        """People who come back get their seat back, whoever gave it away and why."""
        course = self.course
        if course is None or course.table.over or person is None:
            return
        for seat in self.seats_of(person):
            if course.away_why.get(seat) in reasons:
                try:
                    await stand_ins.give_back(self, seat, person)
                except (StoreUnavailable, NotAllowed) as error:
                    logger.info("match %s: %s could not be given back yet: %s", self.row.id, seat, error)

    async def see_to_invitations(self) -> None:
        """Stop showing a private match to somebody whose invitation was revoked or used by another person."""
        for watcher in [each for each in self.audience.watchers if each.invitation is not None]:
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
            self.audience.refuse(watcher, error, seat, asked)
            if isinstance(error, NotAllowed) and error.why == "stale":
                await self.audience.catch_up_with(watcher)
            return
        watcher.send(Taken(seat, asked, kept))

    async def _kept_for(self, person: str | None, message: Answer) -> int:
        """The entry that recorded this answer by this person, appended now if there is none yet."""
        seat, asked = message.seat, message.asked
        for _ in range(MOST_RACES):
            course = await self.certain()
            if (seat, asked) in course.taken:
                kept = course.kept(seat, asked, person, message.answer)
                if kept is None:
                    raise NotAllowed("stale")
                return kept
            may_answer(course, seat, asked)
            try:
                await self.append(course.answered(seat, message.answer), person)
            except NotAllowed:
                # Another process was faster. Its entry may have been about another seat.
                continue
        raise NotAllowed("stale")

    def wonder(self, watcher: Watcher, message: Would) -> None:
        """A person prepares an answer. Of those waiting to be judged, only the newest of each seat counts."""
        if message.seat not in watcher.seats:
            refused = self.audience.worded(watcher, NotAllowed("not-your-seat"))
            watcher.send(WouldBe(message.seat, message.asked, refused))
            return
        waits = message.seat in watcher.wondering
        watcher.wondering[message.seat] = message
        if not waits:
            self.inbox.post(self.foresee, watcher, message.seat)

    async def foresee(self, watcher: Watcher, seat: Seat) -> None:
        """Judge an answer without giving it."""
        message = watcher.wondering.pop(seat)
        asked, refused, preview = message.asked, None, None
        try:
            if seat not in watcher.seats:
                raise NotAllowed("not-your-seat")
            course = await self.certain()
            may_answer(course, seat, asked)
            foreseen = await self._would(course, watcher, message)
            preview = foreseen.preview
            if foreseen.refusal is not None:
                refused = self.audience.worded(watcher, IllegalAnswer(foreseen.refusal))
        except Exception as error:
            refused = self.audience.worded(watcher, error)
        watcher.send(WouldBe(seat, asked, refused, preview))

    async def _would(self, course: Course, watcher: Watcher, message: Would) -> Foreseen:
        """Beside the loop, if the game takes long over it: only this match waits."""
        if not course.setup.game.takes_long:
            return course.table.would(message.seat, message.answer)
        who = watcher.person or self.row.host
        return await self.registry.judging.in_turn(who, course.table.would, message.seat, message.answer)

    # ---------------------------------------------------------------------------------------------- bots, clocks

    async def attend(self) -> None:
        """Something should have happened by now: make sure it does."""
        await self.catch_up()
        self.attend_to(mine=True)
        course, row = self.course, self.row
        due = None if course is None else beat.due(row, course)
        if row.status != "waiting" and (due is None or due > self.registry.now()):
            # Nothing was: else it would be looked after again and again, before others.
            lost = Summary(row.status, row.waiting, row.winners, None)
            stands = lost if course is None else beat.summary(row, course)
            await self.registry.store.matches.stand(row.id, course.sequence if course else row.sequence, stands)

    def attend_to(self, mine: bool) -> None:
        """Let bots think and clocks run. Bots whose turn another process brought about are left to it."""
        course = self.course
        if course is None:
            return
        if mine:
            for turn in self.bots.begin(course):
                # All that is said about the table is said now: once the inbox goes on, a thread may change it.
                asked = self.bots.asked(self.row, course, turn)
                if asked is not None:
                    self.inbox.spawn(self._think(turn, asked, self._bot_waits(course, turn)))
        self.set_alarms(course)

    def set_alarms(self, course: Course) -> None:
        now = self.registry.now()
        self.clock_alarm.set(course.runs_out(), now, self.time_is_up)
        self.beat_alarm.set(beat.strikes(course, self.row.beat), now, self.pass_up)

    def _bot_waits(self, course: Course, turn: Turn) -> float:
        pace = self.registry.settings.pace if self.audience.watchers else 0.0
        return beat.bot_waits(self.row, course, turn[0], self.registry.now(), pace)

    async def _think(self, turn: Turn, asked: BotAsked, waits: float) -> None:
        found = await self.bots.answer(turn, asked, waits, self._tell_queued)
        if found is not None:
            self.inbox.post(self._bot_answers, turn, *found)

    def _tell_queued(self) -> None:
        self.audience.show_queued(tuple(self.bots.queued))

    async def _bot_answers(self, turn: Turn, answer: Any) -> None:
        self.bots.end(turn)
        seat, asked = turn
        course = await self.certain()
        if course.paused or course.opened.get(seat) != asked or course.bot(seat) is None:
            return
        try:
            await self.append(course.answered(seat, answer), None)
        except NotAllowed:
            logger.debug("match %s: another process answered for %s first", self.row.id, seat)

    async def pass_up(self) -> None:
        """The beat strikes: the open chance is passed, unless its seat wants to be waited for."""
        course = await self.certain()
        strikes, found = beat.strikes(course, self.row.beat), beat.chance(course)
        if strikes is None or strikes > self.registry.now() or found is None:
            self.set_alarms(course)
            return
        seat, decision, passing = found
        # What was asked for in another process is in the store, and nobody was told.
        rows = {each.seat: each for each in await self.registry.store.seats.seats(self.row.id)}
        forced = strikes == beat.AT_ONCE and beat.is_forced(decision)
        if not forced and beat.is_waited_for(rows[seat], decision, passing):
            # From here on the match waits for a person, and nobody else need look after it.
            await self.registry.store.matches.stand(self.row.id, course.sequence, course.summary())
            return
        with suppress(NotAllowed):  # another process was faster, or the person
            await self.append(course.answered(seat, to_builtins(decision.idle)), None)

    async def wait_anew(self, course: Course) -> None:
        """Somebody wants to be waited for, or no longer: the beat strikes at its time, whatever becomes of us."""
        await self.registry.store.matches.stand(self.row.id, course.sequence, beat.summary(self.row, course))
        self.set_alarms(course)

    async def time_is_up(self) -> None:
        """Somebody who has run out of time passes, where that gives nothing up; otherwise a bot plays for them."""
        course = await self.certain()
        for seat in course.out_of_time(self.registry.now()):
            course = await self.certain()
            if seat in course.out_of_time(self.registry.now()) and seat in course.opened and seat not in course.away:
                await self._time_is_up_for(course, seat)
        if self.course is not None:
            self.set_alarms(self.course)

    async def _time_is_up_for(self, course: Course, seat: Seat) -> None:
        decision = course.table.decision(seat)
        if beat.is_mostly_passed(decision):
            await self.append(course.answered(seat, to_builtins(decision.idle)), None)
            await self.audience.say_system("system-time-is-up-idle", seat)
        else:
            await stand_ins.hand_over(self, seat, stand_ins.STANDS_IN, "time", None)


def may_answer(course: Course, seat: Seat, asked: int) -> None:
    """Check that this seat may answer the question opened then; NotAllowed or IllegalAnswer says why not."""
    if course.table.over:
        raise NotAllowed("match-is-over")
    if course.paused:
        raise NotAllowed("match-is-paused")
    if seat in course.away:
        raise NotAllowed("a-bot-plays")
    if course.opened.get(seat) != asked:
        # Out of turn, the table says why; otherwise it was another question.
        course.table.decision(seat)
        raise NotAllowed("stale")
