"""An audience: the people at a match now, what they are shown and what they say to each other."""

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maester.kernel import Seat
from maester.server.audience.showing import Showing, proposals
from maester.server.audience.watcher import Watcher
from maester.server.guards.refused import NotAllowed, ServerWords, worded
from maester.server.matches import beat
from maester.server.matches.bringing import changed_for_mates
from maester.server.matches.course import Course
from maester.server.matches.info import match_info, seat_infos, stand_of
from maester.server.matches.match import Match
from maester.server.matches.progress import Step
from maester.server.messages import ChatLine, MatchInfo, NotDone, Queued, Refused, SeatsChanged
from maester.store import Answered, ChatRow, StoreUnavailable, Undone, from_milliseconds

if TYPE_CHECKING:
    from maester.server.matches.registry import Registry

logger = logging.getLogger(__name__)


class Audience:
    """The sockets at one match. It does not decide where the log leads."""

    def __init__(self, registry: "Registry", match: Match) -> None:
        self.registry = registry
        self.match = match
        self.watchers: list[Watcher] = []
        self.showing = Showing()
        self._at_the_start: list[ChatRow] | None = None
        self.idle_since = registry.now()
        self.queued: tuple[Seat, ...] = ()
        self._said: set[int] = set()

    async def exit(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.idle_since = self.registry.now()
        self.registry.went(self.match.row.id, self.watchers, watcher.person)
        if watcher.person is not None and not self.is_here(watcher.person):
            self.show_seats()

    def is_here(self, person: str | None) -> bool:
        return any(watcher.person == person for watcher in self.watchers) or self.registry.elsewhere(
            self.match.row.id, person
        )

    def info(self, me: str | None) -> MatchInfo:
        return match_info(self.match.row, me, self.match.stand(), self.here(), self.registry.now())

    def here(self) -> set[str]:
        """The owners of seats who are at the match, in any process."""
        return {seat.person for seat in self.match.row.seats if seat.person is not None and self.is_here(seat.person)}

    async def welcome(self, watcher: Watcher, told: int = 0, sequence: int | None = None) -> None:
        """Send the whole position."""
        try:
            chat = await self.registry.store.chat.lines(self.match.row.id, watcher.person)
        except StoreUnavailable:
            chat = []
        lines = tuple(self.line(said, watcher) for said in self.with_the_start(chat))
        watcher.look(self.match.seats_of(watcher.person), self.match.course.table.waiting if self.match.course else ())
        if self.match.course is not None and self.match.course.undone > (sequence or 0):
            told = 0
        row, course = self.match.row, self.match.course
        running = None if course is None else beat.shown(row, course, self.registry.now())
        held = () if course is None else beat.held(row, course, watcher.seats)
        watcher.send(self.showing.welcome(course, self.info(watcher.person), watcher, told, lines, running, held))
        if self.queued:
            watcher.send(Queued(self.queued))

    async def catch_up_with(self, watcher: Watcher) -> None:
        """Send the whole position, once, to somebody who answered too late. After that every step is shown to them
        anyway, and making a position costs more than sending a late answer."""
        sequence = self.match.course.sequence if self.match.course is not None else 0
        if watcher.caught_up < sequence:
            watcher.caught_up = sequence
            await self.welcome(watcher)

    # --------------------------------------------------------------------------------------------------- showing

    def show_seats(self) -> None:
        """Who sits here, who is present, who plays for whom, or what is proposed has changed."""
        open_proposals = proposals(self.match.course)
        for watcher in self.watchers:
            watcher.send(SeatsChanged(self.info(watcher.person), open_proposals))

    def show_queued(self, seats: tuple[Seat, ...]) -> None:
        """Bots have to wait until those of other matches have thought, or need not any more."""
        self.queued = seats
        for watcher in self.watchers:
            watcher.send(Queued(seats))

    async def presence_changed(self) -> None:
        """Somebody came to the match or left it in another process."""
        self.show_seats()

    def close(self, code: int, reason: str) -> None:
        for watcher in self.watchers:
            watcher.close(code, reason)

    async def show(self, step: Step) -> None:
        """Show everybody what an entry changed for them."""
        match, course, entry = self.match, step.course, step.entry
        match.row = replace(match.row, changed=entry.at, status=course.status)
        if step.rewound:
            match.seats_follow(course)
            for watcher in self.watchers:
                await self.welcome(watcher)
            return
        if isinstance(entry.what, Answered | Undone):
            # A sealed answer was taken back: all the others learn is that it is still missing.
            self._show_change(course, step.told)
            if step.proposed or course.table.over:
                self.show_seats()
            return
        match.seats_follow(course)
        self.show_seats()

    def _show_change(self, course: Course, told: int) -> None:
        row, seats = self.match.row, None
        if course.clocks is not None:
            seats = seat_infos(row, None, stand_of(course), self.here(), self.registry.now())
        running = beat.shown(row, course, self.registry.now())
        self.showing.changed(course, self.watchers, told, seats, row.seed, running)

    def refuse(self, watcher: Watcher, error: Exception, seat: Seat | None = None, asked: int | None = None) -> None:
        """Say why something was not done."""
        watcher.send(NotDone(self.worded(watcher, error), seat, asked))

    def worded(self, watcher: Watcher, error: Exception) -> Refused:
        """Why something was or would be refused, in the reader's words."""
        try:
            return worded(error, watcher.lang, self.match.row.game, self.match.nicknames(), watcher.seat)
        except TypeError:
            logger.exception("match %s: an error without words", self.match.row.id)
            return worded(NotAllowed("unreadable-message"), watcher.lang)

    # ------------------------------------------------------------------------------------------------------ chat

    async def say_system(self, what: str, seat: Seat) -> None:
        line = ChatRow(match=self.match.row.id, at=self.registry.now(), person=None, nickname="", seat=seat, text=what)
        await self.say(line)

    async def say(self, line: ChatRow) -> None:
        self.hear(await self.registry.store.chat.say(line))

    def hear(self, line: ChatRow) -> None:
        """Send a line to everybody it is meant for, once."""
        if line.id in self._said:
            return
        self._said.add(line.id)
        self.showing.said(line, self.watchers, self.line)

    async def hear_more(self) -> None:
        """Lines were written in another process."""
        newest = max(self._said, default=0)
        # Two lines may become visible in a different order from their numbers.
        for line in await self.registry.store.chat.all_lines(self.match.row.id, max(0, newest - 20)):
            if newest or line.at >= self.idle_since - 5_000:
                self.hear(line)

    def with_the_start(self, chat: list[ChatRow]) -> list[ChatRow]:
        """What the table says of the armies when a match starts, between what people said before and after. It follows
        from what they brought, so every process says it, and nobody writes it down."""
        row = self.match.row
        if row.started is None or self.match.course is None:
            return chat
        if self._at_the_start is None:
            self._at_the_start = [
                ChatRow(id=-number, match=row.id, at=row.started, person=None, nickname="", seat=seat, text=what)
                for number, (seat, what) in enumerate(changed_for_mates(row).items(), 1)
            ]
        earlier = [line for line in chat if line.at < row.started]
        return [*earlier, *self._at_the_start, *chat[len(earlier) :]]

    def line(self, row: ChatRow, watcher: Watcher) -> ChatLine:
        text = row.text
        if not row.nickname:
            words = ServerWords(watcher.lang, self.match.row.game, self.match.nicknames())
            text = words.say(text, seat=row.seat)
        return ChatLine(row.id, from_milliseconds(row.at), row.nickname, row.seat, row.to_seat, text)
