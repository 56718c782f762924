"""Progress: how a match goes on. An entry is followed, then written to the store, and only then is anybody told."""

import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from maester.server.matches import beat
from maester.server.matches.course import Course
from maester.server.matches.info import stand_of
from maester.server.matches.keyframes import EVERY, Keyframe, followed
from maester.server.matches.match import Match
from maester.server.matches.match_setup import of_other_rules, setup_of
from maester.store import Agreed, Answered, Entry, StoreUnavailable, Undone, What

if TYPE_CHECKING:
    from maester.server.matches.registry import Registry

logger = logging.getLogger(__name__)

MAY_REWIND = (Undone, Agreed)
"""Entries that may take answers back: an undo, or the last agreement to one."""

A_FEW = 20
"""Logs up to this length are followed faster than they are handed to a thread."""


class Step(Struct, frozen=True):
    """One entry, and what it changed."""

    entry: Entry
    course: Course
    """Where it led."""
    told: int
    """How many events had been told before."""
    rewound: bool
    """Whether something was taken back that others had seen."""
    proposed: bool
    """Whether the proposals have changed."""


class BreaksTheRules(Exception):
    """An entry of the log cannot be followed."""


class Progress:
    """Takes a match further by entries: its own, and those that other processes have appended."""

    def __init__(self, registry: "Registry", match: Match) -> None:
        self.registry = registry
        self.match = match
        self.unsure = False
        """Whether the log may have entries that this course lacks: the store did not say."""
        self.keyframe: Keyframe | None = None
        """Where to start if the log has to be followed again."""

    async def begin(self, log: list[Entry]) -> None:
        """Follow the log, if the match has started."""
        row = self.match.row
        if row.status in ("waiting", "stranded") or row.started is None:
            return
        if of_other_rules(row):
            if row.status != "over":
                self.match.row = replace(row, status="stranded", waiting="")
            return
        try:
            self.match.course = await self._load(log)
        except Exception:
            # The rules have changed since, or were broken when it was played. The record is the bug report.
            logger.exception("match %s: its log breaks the rules", row.id)
            self.match.row = replace(row, status="broken")

    async def _load(self, log: list[Entry]) -> Course:
        """Follow a log, starting from a keyframe if it is long and one fits."""
        setup = setup_of(self.match.row, self.registry.downtimes)
        if len(log) <= A_FEW:
            return Course(setup, log)
        try:
            row = await self.registry.store.keyframes.find(self.match.row.id)
        except StoreUnavailable:
            row = None
        course, fitted = await self.registry.loading(followed, setup, log, row)
        if row is not None and not fitted:
            await self._drop(row.sequence)
        self.keyframe = Keyframe.of(course)
        if len(log) - (row.sequence if row is not None and fitted else 0) >= EVERY:
            self.registry.keyframes.offer(self.match.row.id, self.keyframe)
        return course

    async def _drop(self, sequence: int) -> None:
        try:
            await self.registry.store.keyframes.drop(self.match.row.id, sequence)
        except StoreUnavailable as error:
            logger.info("match %s: its keyframe stays where it is: %s", self.match.row.id, error)

    async def append(self, what: What, person: str | None) -> Step | None:
        """Write an entry and follow it. None: another process was faster. If the store fails, so does this."""
        before = self.match.course
        assert before is not None
        entry = Entry(self.match.row.id, before.sequence + 1, self.registry.now(), person, what)
        self.match.stood = stand_of(before)
        try:
            step = await self._follow(before, entry)
            try:
                written = await self.registry.store.log.append(entry, beat.summary(self.match.row, step.course))
            except Exception:
                await self._step_back(before, step.course)
                raise
            if not written:
                await self._step_back(before, step.course)
                return None
        finally:
            self.match.stood = None
        self._keep_position(step.course)
        return step

    async def catch_up(self) -> AsyncIterator[Step]:
        """Follow what others have appended, step by step; BreaksTheRules if that is impossible."""
        course = self.match.course
        assert course is not None
        for entry in await self.registry.store.log.since(self.match.row.id, course.sequence):
            try:
                step = await self._follow(course, entry)
            except Exception as error:
                logger.exception("match %s: entry %s breaks the rules", self.match.row.id, entry.sequence)
                self.match.course, self.match.row = None, replace(self.match.row, status="broken")
                raise BreaksTheRules from error
            course = step.course
            yield step
        self.unsure = False

    async def _follow(self, course: Course, entry: Entry) -> Step:
        """Follow an entry. If it takes answers back, a copy of the course does, in a thread: it may take long."""
        told, undone, proposed = len(course.table.story), course.undone, [each.copy() for each in course.proposals]
        if isinstance(entry.what, MAY_REWIND):
            course = self.match.course = await self._aside(len(course.log), after, course, entry)
        elif course.setup.game.takes_long and isinstance(entry.what, Answered):
            await self._beside(course, entry)
        else:
            course.take(entry)
        return Step(entry, course, told, undone != course.undone, proposed != course.proposals)

    async def _beside(self, course: Course, entry: Entry) -> None:
        """Follow an answer in a thread. Meanwhile nobody else touches the table, and the match is shown as it stood."""
        stood, self.match.stood = self.match.stood, self.match.stood or stand_of(course)
        try:
            await self.registry.playing.in_turn(entry.person or self.match.row.host, followed_by_looking, course, entry)
        finally:
            self.match.stood = stood

    async def _step_back(self, before: Course, course: Course) -> None:
        """It is unknown whether the last entry was written: go back to where the ones before it lead."""
        self.unsure = True
        if before is not course:
            self.match.course = before
            return
        log, frame = course.log[:-1], self.keyframe
        if frame is not None and len(frame.log) <= len(log):
            self.match.course = await self._aside(len(log), again, frame, log)
        else:
            self.match.course = await self._aside(len(log), Course, course.setup, log)

    async def _aside(self, entries: int, work: Callable[..., Course], *about: object) -> Course:
        return work(*about) if entries <= A_FEW else await self.registry.playing(work, *about)

    def _keep_position(self, course: Course) -> None:
        """Every now and then: keep a keyframe, so that nobody has to follow the whole log."""
        last = 0 if self.keyframe is None else len(self.keyframe.log)
        if course.sequence - last >= EVERY:
            self.keyframe = Keyframe.of(course)
            self.registry.keyframes.offer(self.match.row.id, self.keyframe)


def followed_by_looking(course: Course, entry: Entry) -> None:
    """Follow an entry, and work out what is asked then: that may take as long."""
    course.take(entry)
    for seat in course.table.waiting:
        course.table.decision(seat)


def after(course: Course, entry: Entry) -> Course:
    """Where an entry leads from here, without changing this course."""
    twin = course.copy()
    twin.take(entry)
    return twin


def again(frame: Keyframe, log: list[Entry]) -> Course:
    """Where a log leads that begins like this keyframe's."""
    course = frame.course()
    for entry in log[course.sequence :]:
        course.take(entry)
    return course
