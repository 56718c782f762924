"""A gathering: those who are at a match now, what they are shown of it and what they say to each other."""

import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maester.kernel import Seat
from maester.server.course import Course
from maester.server.inbox import Inbox
from maester.server.info import Stand, match_info, seat_infos, stand_of
from maester.server.messages import ChatLine, MatchInfo, NotDone, Refused, SeatsChanged
from maester.server.refused import NotAllowed, ServerWords, worded
from maester.server.showing import Showing, proposals
from maester.server.watcher import Watcher
from maester.store import ChatRow, Entry, MatchRow, StoreUnavailable, from_milliseconds

if TYPE_CHECKING:
    from maester.server.registry import Registry

logger = logging.getLogger(__name__)


class Audience(Inbox):
    """The sockets at one match. Where its log leads is not decided here."""

    def __init__(self, registry: "Registry", row: MatchRow) -> None:
        super().__init__(f"match {row.id}")
        self.registry = registry
        self.row = row
        self.course: Course | None = None
        """None before the match starts, and when its log breaks the rules."""
        self.stood: Stand | None = None
        """While an entry is being kept: how the match stands without it. Nobody sees what may not come to be."""
        self.watchers: list[Watcher] = []
        self.showing = Showing()
        self.idle_since = registry.now()
        self._said: set[int] = set()

    async def exit(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        self.idle_since = self.registry.now()
        self.registry.went(self, watcher.person)
        if watcher.person is not None and not self.is_here(watcher.person):
            self.show_seats()

    def is_here(self, person: str | None) -> bool:
        return any(watcher.person == person for watcher in self.watchers) or self.registry.elsewhere(
            self.row.id, person
        )

    def seats_of(self, person: str | None) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in self.row.seats if person is not None and seat.person == person)

    def info(self, me: str | None) -> MatchInfo:
        return match_info(self.row, me, self.stand(), self.here(), self.registry.now())

    def stand(self) -> Stand | None:
        """How the match stands by what is kept of it; None before it starts."""
        return self.stood or (None if self.course is None else stand_of(self.course))

    def here(self) -> set[str]:
        """The owners of seats who are at the match, in whatever process."""
        return {seat.person for seat in self.row.seats if seat.person is not None and self.is_here(seat.person)}

    async def welcome(self, watcher: Watcher, told: int = 0, sequence: int | None = None) -> None:
        """Show the whole position."""
        try:
            chat = await self.registry.store.chat.lines(self.row.id, watcher.person)
        except StoreUnavailable:
            chat = []
        lines = tuple(self.line(said, watcher) for said in chat)
        watcher.look(self.seats_of(watcher.person), self.course.table.waiting if self.course else ())
        if self.course is not None and self.course.undone > (sequence or 0):
            told = 0
        watcher.send(self.showing.welcome(self.course, self.info(watcher.person), watcher, told, lines))

    async def catch_up_with(self, watcher: Watcher) -> None:
        """Show the whole position to somebody who answered too late: once. From there on every step is shown, and a
        position takes more to make than a late answer."""
        sequence = self.course.sequence if self.course is not None else 0
        if watcher.caught_up < sequence:
            watcher.caught_up = sequence
            await self.welcome(watcher)

    # --------------------------------------------------------------------------------------------------- showing

    def show_seats(self) -> None:
        """Who sits, is here, plays for whom, or what is proposed has changed."""
        open_proposals = proposals(self.course)
        for watcher in self.watchers:
            watcher.send(SeatsChanged(self.info(watcher.person), open_proposals))

    async def presence_changed(self) -> None:
        """Somebody came to the match, or left it, in another process."""
        self.show_seats()

    async def show(self, entry: Entry, course: Course, told: int, rewound: bool, proposed: bool) -> None:
        """Show everybody what one entry changed for them."""
        self.row = replace(self.row, changed=entry.at, status=course.status)
        if rewound:
            self.row_seats_follow(course)
            for watcher in self.watchers:
                await self.welcome(watcher)
            return
        if entry.kind in ("answer", "undo"):
            # A sealed answer taken back: all that others learn is that it is still to be given.
            ticking = course.clocks is not None
            now = self.registry.now()
            seats = seat_infos(self.row, None, stand_of(course), self.here(), now) if ticking else None
            self.showing.changed(course, self.watchers, told, seats, self.row.seed)
            if proposed or course.table.over:
                self.show_seats()
            return
        self.row_seats_follow(course)
        self.show_seats()

    def row_seats_follow(self, course: Course) -> None:
        """The row says of each seat which bot plays it, as the course does."""
        seats = tuple(replace(seat, bot=course.bot(seat.seat)) for seat in self.row.seats)
        self.row = replace(self.row, seats=seats)

    def refuse(self, watcher: Watcher, error: Exception, seat: Seat | None = None, asked: int | None = None) -> None:
        """Say why something was not done."""
        watcher.send(NotDone(self.worded(watcher, error), seat, asked))

    def worded(self, watcher: Watcher, error: Exception) -> Refused:
        """Why something was, or would be, refused, in the words of whoever reads it."""
        names = {each.seat: each.nickname for each in self.row.seats if each.nickname}
        try:
            return worded(error, watcher.lang, self.row.game, names, watcher.seat)
        except TypeError:
            logger.exception("match %s: an error without words", self.row.id)
            return worded(NotAllowed("unreadable-message"), watcher.lang)

    # ------------------------------------------------------------------------------------------------------ chat

    async def say_system(self, what: str, seat: Seat) -> None:
        line = ChatRow(match=self.row.id, at=self.registry.now(), person=None, nickname="", seat=seat, text=what)
        await self.say(line)

    async def say(self, line: ChatRow) -> None:
        self.hear(await self.registry.store.chat.say(line))

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
        for line in await self.registry.store.chat.all_lines(self.row.id, max(0, newest - 20)):
            if newest or line.at >= self.idle_since - 5_000:
                self.hear(line)

    def line(self, row: ChatRow, watcher: Watcher) -> ChatLine:
        text = row.text
        if not row.nickname:
            names = {seat.seat: seat.nickname for seat in self.row.seats if seat.nickname}
            text = ServerWords(watcher.lang, self.row.game, names).say(text, seat=row.seat)
        return ChatLine(row.id, from_milliseconds(row.at), row.nickname, row.seat, row.to_seat, text)
