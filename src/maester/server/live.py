"""A live match: one match, one inbox. Nothing else touches its table, so nothing needs a lock.

People, bots and clocks are all senders. What they send is kept in the log before anybody is told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import convert
from msgspec.json import decode, encode
from msgspec.structs import replace

from maester.games import game
from maester.kernel import Seat
from maester.server.course import Course, Opening
from maester.server.info import clock_of, match_info
from maester.server.messages import Answer, ChatLine, MatchInfo, NotDone, SeatsChanged, Taken
from maester.server.refused import NotAllowed, Voice, worded
from maester.server.showing import Showing, proposals
from maester.server.watcher import Watcher
from maester.store import ChatRow, Entry, MatchRow, StoreUnavailable, Summary, from_milliseconds

if TYPE_CHECKING:
    from maester.server.hall import Hall

logger = logging.getLogger(__name__)

STANDS_IN = "squire"
"""The bot that plays on for whoever left or ran out of time."""


class LiveMatch:
    """A match that somebody watches, or that waits for a bot or a clock."""

    def __init__(self, hall: "Hall", row: MatchRow, log: list[Entry]) -> None:
        self.hall = hall
        self.row = row
        self.course: Course | None = None
        """None before the match starts, and when its log breaks the rules."""
        self.watchers: list[Watcher] = []
        self.showing = Showing()
        self.idle_since = hall.now()
        self._inbox: asyncio.Queue[tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], asyncio.Future[Any] | None]]
        self._inbox = asyncio.Queue()
        self._unsure = False
        """Whether the log may hold entries that this course does not: the store did not say."""
        self._thinking: set[tuple[Seat, int]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._said: set[int] = set()
        self._begin(log)
        self._serving = asyncio.create_task(self._serve(), name=f"match {row.id}")

    # ------------------------------------------------------------------------------------------------- the inbox

    def post(self, act: Callable[..., Awaitable[Any]], *about: Any) -> None:
        """Have something done, in its turn."""
        self._inbox.put_nowait((act, about, None))

    async def ask(self, act: Callable[..., Awaitable[Any]], *about: Any) -> Any:
        """Have something done, in its turn, and wait for what comes of it."""
        if self._serving.done():
            raise StoreUnavailable("busy", "the match has just been put away")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((act, about, done))
        return await done

    async def _serve(self) -> None:
        while True:
            act, about, done = await self._inbox.get()
            try:
                result = await act(*about)
            except asyncio.CancelledError:
                if done is not None and not done.done():
                    done.set_exception(StoreUnavailable("gone", "the server is stopping"))
                raise
            except Exception as error:
                if done is not None and not done.done():
                    done.set_exception(error)
                elif not isinstance(error, StoreUnavailable | NotAllowed):
                    logger.exception("match %s: %s failed", self.row.id, act)
            else:
                if done is not None and not done.done():
                    done.set_result(result)

    async def end(self) -> None:
        """Close, after what was asked for before."""
        await self.ask(asyncio.sleep, 0)
        await self.close()

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in [self._serving, *self._tasks]:
            task.cancel()
        await asyncio.gather(self._serving, *self._tasks, return_exceptions=True)
        while not self._inbox.empty():
            _, _, done = self._inbox.get_nowait()
            if done is not None and not done.done():
                done.set_exception(StoreUnavailable("gone", "the server is stopping"))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it if it were put away."""
        return not (self.watchers or self._thinking or self._tasks) and self._inbox.empty()

    # ---------------------------------------------------------------------------------------------- the position

    def _begin(self, log: list[Entry]) -> None:
        row = self.row
        if row.status == "waiting" or row.started is None:
            return
        try:
            self.course = Course(opening_of(row), log)
        except Exception:
            # The rules were changed under it, or were broken when it was played. The record is the bug report.
            logger.exception("match %s: its log breaks the rules", row.id)
            self.row = replace(row, status="broken")

    async def keep(self, kind: str, seat: Seat | None, person: str | None = None, **more: Any) -> Course:
        """Append an entry and go on by it; StoreUnavailable or NotAllowed("stale"), if it could not be kept."""
        course = await self.certain()
        answer = more.pop("answer", ())
        entry = Entry(self.row.id, course.sequence + 1, self.hall.now(), kind, seat, person=person, **more)
        told = len(course.table.story)
        undone, open_proposals = course.undone, list(course.proposals)
        course.take(entry, *answer)
        try:
            kept = await self.hall.store.log.append(entry, summary(course))
        except StoreUnavailable:
            self._step_back(course)
            self._unsure = True
            raise
        if not kept:
            self._step_back(course)
            self._unsure = True
            await self.certain()
            raise NotAllowed("stale")
        await self._show(entry, course, told, undone != course.undone, open_proposals != course.proposals)
        self._attend(mine=True)
        self.hall.stepped(self, course, entry)
        return course

    async def certain(self) -> Course:
        """The course, with all that other processes have added to its log."""
        if self.course is None:
            raise NotAllowed("match-is-broken" if self.row.status == "broken" else "match-waits")
        if self._unsure:
            await self.catch_up()
        return self.course

    async def catch_up(self) -> None:
        """Take what others have appended, and show it."""
        course = self.course
        if course is None:
            await self.refresh()
            return
        for entry in await self.hall.store.log.since(self.row.id, course.sequence):
            told, undone, open_proposals = len(course.table.story), course.undone, list(course.proposals)
            try:
                course.take(entry)
            except Exception:
                logger.exception("match %s: entry %s breaks the rules", self.row.id, entry.sequence)
                self.course, self.row = None, replace(self.row, status="broken")
                self.show_seats()
                return
            await self._show(entry, course, told, undone != course.undone, open_proposals != course.proposals)
        self._unsure = False
        self._attend(mine=False)

    def _step_back(self, course: Course) -> None:
        """The last entry was not kept: stand where the ones before it lead."""
        self.course = Course(course.opening, course.log[:-1])

    # -------------------------------------------------------------------------------------------------- watching

    async def enter(self, watcher: Watcher, told: int, sequence: int | None) -> None:
        """Somebody comes to the table."""
        if self._unsure:
            try:
                await self.catch_up()
            except StoreUnavailable:
                logger.info("match %s is shown as it was last known", self.row.id)
        came = watcher.person is not None and not self.is_here(watcher.person)
        self.watchers.append(watcher)
        self.hall.seen(self)
        await self.welcome(watcher, told, sequence)
        if came:
            self.show_seats()
            await self._return_from_flag(watcher)

    async def exit(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.idle_since = self.hall.now()
        if watcher.person is not None and not self.is_here(watcher.person):
            self.show_seats()

    async def _return_from_flag(self, watcher: Watcher) -> None:
        """Who ran out of time gets the seat back by coming back."""
        if self.course is None or self.course.status != "running":
            return
        for seat in self.seats_of(watcher.person):
            if self.course.away_why.get(seat) == "time":
                await self.give_back(seat, watcher.person)

    def is_here(self, person: str | None) -> bool:
        return any(watcher.person == person for watcher in self.watchers) or self.hall.elsewhere(self.row.id, person)

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in self.row.seats if person is not None and seat.person == person)

    def info(self, me: str | None) -> MatchInfo:
        here = {seat.person for seat in self.row.seats if seat.person is not None and self.is_here(seat.person)}
        return match_info(self.row, me, self.course, here, self.hall.now())

    async def welcome(self, watcher: Watcher, told: int = 0, sequence: int | None = None) -> None:
        """Show the whole position."""
        try:
            chat = await self.hall.store.chat.lines(self.row.id, watcher.person)
        except StoreUnavailable:
            chat = []
        lines = tuple(self.line(said, watcher) for said in chat)
        watcher.look(self.seats_of(watcher.person), self.course.table.waiting if self.course else ())
        if self.course is not None and self.course.undone > (sequence or 0):
            told = 0
        watcher.send(self.showing.welcome(self.course, self.info(watcher.person), watcher, told, lines))

    def show_seats(self) -> None:
        """Who sits, is here, plays for whom, or what is proposed has changed."""
        open_proposals = proposals(self.course)
        for watcher in self.watchers:
            watcher.send(SeatsChanged(self.info(watcher.person), open_proposals))

    async def _show(self, entry: Entry, course: Course, told: int, rewound: bool, proposed: bool) -> None:
        """Show everybody what one entry changed for them."""
        self.row = replace(self.row, changed=entry.at, status=course.status)
        if rewound:
            self.row_seats_follow(course)
            for watcher in self.watchers:
                await self.welcome(watcher)
            return
        if entry.kind == "answer":
            self.showing.changed(course, self.watchers, told, self.row, self.hall.now())
            if proposed or course.table.over:
                self.show_seats()
            return
        self.row_seats_follow(course)
        self.show_seats()

    def row_seats_follow(self, course: Course) -> None:
        """The row says of each seat which bot plays it, as the course does."""
        seats = tuple(replace(seat, bot=course.bot(seat.seat)) for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)

    async def refresh(self) -> None:
        """Read the row again: somebody sat down or left, or the match has started."""
        row = await self.hall.store.matches.find(self.row.id)
        if row is None:
            for watcher in self.watchers:
                watcher.close(4404, "the match was called off")
            self.hall.put_away(self)
            return
        before, self.row = self.row, row
        if self.course is not None:
            self.row_seats_follow(self.course)
        elif before.status == "waiting" and row.status != "waiting":
            self._begin(await self.hall.store.log.since(row.id, 0))
            for watcher in self.watchers:
                await self.welcome(watcher)
            self._attend(mine=True)
            return
        self.show_seats()

    # --------------------------------------------------------------------------------------------------- answers

    async def answer(self, watcher: Watcher, message: Answer) -> None:
        """A person answers."""
        seat, asked = message.seat, message.asked
        try:
            if seat not in watcher.seats:
                raise NotAllowed("not-your-seat")
            course = await self.certain()
            kept = course.taken.get((seat, asked))
            if kept is None:
                self._may_answer(course, seat, asked)
                await self.keep_answer(course, seat, asked, watcher.person, message.answer)
                kept = course.sequence
        except Exception as error:
            self.refuse(watcher, error, seat, asked)
            if isinstance(error, NotAllowed) and error.why == "stale":
                await self.welcome(watcher)
            return
        watcher.send(Taken(seat, asked, kept))

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

    async def keep_answer(self, course: Course, seat: Seat, asked: int, person: str | None, answer: Any) -> None:
        about = course.table.decision(seat).about
        value = encode(answer).decode()
        await self.keep("answer", seat, person, asked=asked, about=about, value=value, answer=(answer,))

    def refuse(self, watcher: Watcher, error: Exception, seat: Seat | None = None, asked: int | None = None) -> None:
        """Say why something was not done."""
        names = {each.seat: each.nickname for each in self.row.seats if each.nickname}
        try:
            refused = worded(error, watcher.lang, self.row.game, names, watcher.seat)
        except TypeError:
            logger.exception("match %s: an error without words", self.row.id)
            refused = worded(NotAllowed("unreadable-message"), watcher.lang)
        watcher.send(NotDone(refused, seat, asked))

    # ---------------------------------------------------------------------------------------------- bots, clocks

    async def attend(self) -> None:
        """Something should have happened by now: see to it."""
        await self.catch_up()
        self._attend(mine=True)
        course, row = self.course, self.row
        due = None if course is None else course.due()
        if row.status != "waiting" and (due is None or due > self.hall.now()):
            # Nothing was: else it would be looked after again and again, before others.
            stands = Summary(row.status, row.waiting, row.winners, None) if course is None else summary(course)
            await self.hall.store.matches.stand(row.id, course.sequence if course else row.sequence, stands)

    def _attend(self, mine: bool) -> None:
        """Let bots think and clocks run. A bot whose turn another process brought about is left to that process."""
        course = self.course
        if course is None:
            return
        if mine:
            for seat in course.bots_to_answer():
                asked = course.opened[seat]
                if (seat, asked) not in self._thinking:
                    self._thinking.add((seat, asked))
                    self._spawn(self._think(course, seat, asked))
        self._set_alarm(course)

    async def _think(self, course: Course, seat: Seat, asked: int) -> None:
        pace = self.hall.settings.pace if self.watchers else 0.0
        bot = course.bot(seat)
        if bot is None or course.opened.get(seat) != asked:
            self._thinking.discard((seat, asked))
            return
        try:
            thought = self.hall.thinkers.answer(course.table, seat, bot, self.row.thinking)
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
            await self.keep_answer(course, seat, asked, None, answer)
        except NotAllowed:
            logger.debug("match %s: another process answered for %s first", self.row.id, seat)

    def _set_alarm(self, course: Course) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = None if course.clocks is None or course.paused else course.clocks.next_deadline()
        if deadline is not None and not course.table.over:
            seconds = max(0.0, (deadline - self.hall.now()) / 1000) + 0.001
            self._alarm = asyncio.get_running_loop().call_later(seconds, self.post, self.time_is_up)

    async def time_is_up(self) -> None:
        """Whoever has no time left is played for by a bot."""
        course = await self.certain()
        for seat in course.out_of_time(self.hall.now()):
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
        if seat not in course.opening.owners:
            raise NotAllowed("not-your-seat", 403)
        await self.keep("leave", seat, person, about=why, value=encode(bot).decode())
        await self.hall.store.seats.hand_over(self.row.id, seat, bot)
        lines = {"time": "system-time-is-up", "left": "system-left"}
        await self.say_system(lines.get(why, "system-bot-plays"), seat)

    async def give_back(self, seat: Seat, person: str | None) -> None:
        """The owner plays again."""
        course = await self.certain()
        if seat not in course.away:
            return
        await self.keep("return", seat, person)
        await self.hall.store.seats.hand_over(self.row.id, seat, None)
        await self.say_system("system-returned", seat)

    async def leave(self, person: str) -> None:
        course = await self.certain()
        if course.table.over:
            return
        for seat in self.seats_of(person):
            if seat not in course.away:
                await self.hand_over(seat, STANDS_IN, "left", person)

    # ------------------------------------------------------------------------------------------------------ chat

    async def say_system(self, what: str, seat: Seat) -> None:
        line = ChatRow(match=self.row.id, at=self.hall.now(), person=None, nickname="", seat=seat, text=what)
        await self.say(line)

    async def say(self, line: ChatRow) -> None:
        self.hear(await self.hall.store.chat.say(line))

    def hear(self, line: ChatRow) -> None:
        """Hand a line to everybody it is for, once."""
        if line.id in self._said:
            return
        self._said.add(line.id)
        self.showing.said(line, self.watchers, self.line)

    async def hear_more(self) -> None:
        """Lines were said in another process."""
        newest = max(self._said, default=0)
        # Two lines may become visible in another order than they were numbered in.
        for line in await self.hall.store.chat.all_lines(self.row.id, max(0, newest - 20)):
            if newest or line.at >= self.idle_since - 5_000:
                self.hear(line)

    def line(self, row: ChatRow, watcher: Watcher) -> ChatLine:
        text = row.text
        if not row.nickname:
            names = {seat.seat: seat.nickname for seat in self.row.seats if seat.nickname}
            text = Voice(watcher.lang, self.row.game, names).say(text, seat=row.seat)
        return ChatLine(row.id, from_milliseconds(row.at), row.nickname, row.seat, row.to_seat, text)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def opening_of(row: MatchRow) -> Opening:
    """What the course of a match is computed from."""
    found = game(row.game)
    assert found.rules == row.rules, f"played by rules {row.rules}, which are now {found.rules}"
    return Opening(
        game=found,
        options=convert(decode(row.options), found.options),
        seed=int(row.seed),
        clock=clock_of(row),
        owners={seat.seat: seat.person for seat in row.seats if seat.person is not None},
        bots={seat.seat: seat.bot for seat in row.seats if seat.person is None and seat.bot is not None},
        started=row.started or row.created,
    )


def summary(course: Course) -> Summary:
    """What lists and the sweep need to know of a course."""
    winners: tuple[Seat, ...] = ()
    if course.table.over:
        winners = course.opening.game.standing(course.table.state).winners
    return Summary(course.status, " ".join(course.table.waiting), " ".join(winners), course.due())
