"""A match and its log: what is kept in the store before anybody is told, and where it leads."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from maester.kernel import Seat
from maester.server.audience import Audience
from maester.server.course import Course
from maester.server.info import stand_of
from maester.server.match_setup import of_other_rules, setup_of
from maester.server.refused import NotAllowed
from maester.store import Entry, MatchRow

if TYPE_CHECKING:
    from maester.server.registry import Registry

logger = logging.getLogger(__name__)

MAY_REWIND = ("undo", "agree")
"""Entries by which answers may be taken back: by whoever gave them, or because all who were asked agree."""


class Progress(Audience):
    """Goes on by entries: its own, and those that other processes have appended."""

    def __init__(self, registry: "Registry", row: MatchRow) -> None:
        super().__init__(registry, row)
        self.unsure = False
        """Whether the log may hold entries that this course does not: the store did not say."""

    def attend_to(self, mine: bool) -> None:
        """See to whatever is to be done after a step; `mine`, if this process brought it about."""
        raise NotImplementedError

    async def see_to_returns(self) -> None:
        """Whoever is here plays their own seats, whatever another process has made of them meanwhile."""
        raise NotImplementedError

    async def see_to_invitations(self) -> None:
        """Whoever looks on by an invitation that is worth nothing any more looks no longer."""
        raise NotImplementedError

    async def begin(self, log: list[Entry]) -> None:
        """Go where the log leads, if the match has started."""
        row = self.row
        if row.status in ("waiting", "stranded") or row.started is None:
            return
        if of_other_rules(row):
            if row.status != "over":
                self.row = replace(row, status="stranded", waiting="")
            return
        try:
            self.course = await self.registry.loading.course(setup_of(row, self.registry.downtimes), log)
        except Exception:
            # The rules were changed under it, or were broken when it was played. The record is the bug report.
            logger.exception("match %s: its log breaks the rules", row.id)
            self.row = replace(row, status="broken")

    async def append(self, kind: str, seat: Seat | None, person: str | None = None, **more: Any) -> Course:
        """Append an entry and go on by it; StoreUnavailable or NotAllowed("stale"), if it could not be kept."""
        before = await self.certain()
        answer = more.pop("answer", ())
        entry = Entry(self.row.id, before.sequence + 1, self.registry.now(), kind, seat, person=person, **more)
        told, undone, proposed = len(before.table.story), before.undone, list(before.proposals)
        self.stood = stand_of(before)
        try:
            course = await self._follow(before, entry, *answer)
            await self._commit(course, entry)
        finally:
            self.stood = None
        await self.show(entry, course, told, undone != course.undone, proposed != course.proposals)
        self.attend_to(mine=True)
        self.registry.stepped(self, course, entry)
        return course

    async def _commit(self, course: Course, entry: Entry) -> None:
        try:
            kept = await self.registry.store.log.append(entry, course.summary())
        except Exception:
            await self._step_back(course)
            raise
        if not kept:
            await self._step_back(course)
            await self.certain()
            raise NotAllowed("stale")

    async def _follow(self, course: Course, entry: Entry, *answer: Any) -> Course:
        """Go on by an entry. What may take answers back means to follow the whole log again."""
        if entry.kind in MAY_REWIND:
            self.course = await self.registry.playing.course(course.setup, [*course.log, entry])
            return self.course
        course.take(entry, *answer)
        return course

    async def _step_back(self, course: Course) -> None:
        """It is not known whether the last entry was kept: stand where the ones before it lead."""
        self.unsure = True
        self.course = await self.registry.playing.course(course.setup, course.log[:-1])

    async def certain(self) -> Course:
        """The course, with all that other processes have added to its log."""
        if self.course is None:
            raise why_not(self.row.status)
        if self.unsure:
            await self.catch_up()
        return self.course

    async def catch_up(self) -> None:
        """Take what others have appended, and show it."""
        course = self.course
        if course is None:
            await self.refresh()
            return
        for entry in await self.registry.store.log.since(self.row.id, course.sequence):
            told, undone, proposed = len(course.table.story), course.undone, list(course.proposals)
            try:
                course = await self._follow(course, entry)
            except Exception:
                logger.exception("match %s: entry %s breaks the rules", self.row.id, entry.sequence)
                self.course, self.row = None, replace(self.row, status="broken")
                self.show_seats()
                return
            await self.show(entry, course, told, undone != course.undone, proposed != course.proposals)
            # There may be many, and others have something to do as well.
            await asyncio.sleep(0)
        self.unsure = False
        self.attend_to(mine=False)
        await self.see_to_returns()

    async def refresh(self) -> None:
        """Read the row again: somebody sat down or left, or the match has started."""
        row = await self.registry.store.matches.find(self.row.id)
        if row is None:
            for watcher in self.watchers:
                watcher.close(4404, "the match was called off")
            self.registry.put_away(self)
            return
        before, self.row = self.row, row
        if before.status in ("broken", "stranded") and self.course is None:
            # What we have found out stands, until it is noted.
            self.row = replace(row, status=before.status, waiting="")
        await self.see_to_invitations()
        if self.course is not None:
            self.row_seats_follow(self.course)
        elif before.status == "waiting" and row.status != "waiting":
            await self.begin(await self.registry.store.log.since(row.id, 0))
            for watcher in self.watchers:
                await self.welcome(watcher)
            self.attend_to(mine=True)
            return
        self.show_seats()


def why_not(status: str) -> NotAllowed:
    """Why nothing can be done at a match that has no course."""
    match status:
        case "broken":
            return NotAllowed("match-is-broken")
        case "stranded":
            return NotAllowed("match-is-stranded")
        case "over":
            return NotAllowed("match-is-over")
        case _:
            return NotAllowed("match-waits")
