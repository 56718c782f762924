"""Showing: what each watcher is sent: only what they may see, and of that only what changed."""

from collections.abc import Callable
from typing import Any

from maester.kernel import Seat
from maester.server.audience.patch import Parts, parts, patch_between
from maester.server.audience.watcher import ENCODE, Watcher
from maester.server.matches.course import Course
from maester.server.matches.snapshot import OpenProposal
from maester.server.messages import Asked, Beat, Changed, ChatLine, MatchInfo, Proposal, Said, SeatInfo, Welcome
from maester.store import ChatRow

Seats = tuple[SeatInfo, ...] | None


class Showing:
    """The views as last shown: everybody who watches from the same seat has been shown the same."""

    def __init__(self) -> None:
        self._shown: dict[Seat | None, Parts] = {}

    def welcome(
        self,
        course: Course | None,
        info: MatchInfo,
        watcher: Watcher,
        told: int,
        chat: tuple[ChatLine, ...],
        beat: Beat | None = None,
        held: tuple[Seat, ...] = (),
    ) -> Welcome:
        if course is None:
            # Before the start nobody sees the table: seats may still be drawn.
            return Welcome(info, 0, None, (), 0, (), None, (), chat, ())
        table = course.table
        view = table.view(watcher.seat)
        self._shown[watcher.seat] = parts(view)
        since = told if told <= len(table.story) else 0
        return Welcome(
            match=info,
            sequence=course.sequence,
            view=view,
            story=tuple(table.story_for(watcher.seat, since)),
            told=len(table.story),
            decisions=decisions(course, watcher.seats),
            standing=course.setup.game.standing(table.state) if table.over else None,
            proposals=proposals(course),
            chat=chat,
            undo=(free := may_undo(course, watcher.seats)),
            ask_undo=may_ask_undo(course, watcher.seats, free),
            seat=watcher.seat,
            since=since,
            moved=moved_at(course, watcher.seats),
            beat=beat,
            held=held,
        )

    def changed(
        self,
        course: Course,
        watchers: list[Watcher],
        told: int,
        seats: Seats,
        seed: str,
        beat: Beat | None = None,
    ) -> None:
        """Send everybody what one answer changed for them. What is the same for several is made once."""
        views: dict[Seat | None, Parts] = {}
        made: dict[tuple[Any, ...], bytes] = {}
        over, waiting = course.table.over, course.table.waiting
        for watcher in watchers:
            before = watcher.seat
            if len(watcher.seats) > 1:
                watcher.look(watcher.seats, waiting)
            after = watcher.seat
            message = made.get((before, after, watcher.seats))
            if message is None:
                if after not in views:
                    views[after] = parts(course.table.view(after))
                message = made[before, after, watcher.seats] = ENCODE(
                    Changed(
                        sequence=course.sequence,
                        patch=patch_between(self._shown.get(before, {}), views[after]),
                        story=tuple(course.table.story_for(after, told)),
                        told=len(course.table.story),
                        decisions=decisions(course, watcher.seats),
                        seats=seats,
                        status=course.status if over else None,
                        waiting_for=waiting,
                        standing=course.setup.game.standing(course.table.state) if over else None,
                        seed=seed if over else None,
                        undo=(free := may_undo(course, watcher.seats)),
                        ask_undo=may_ask_undo(course, watcher.seats, free),
                        seat=after,
                        beat=beat,
                    )
                )
            watcher.push(message)
        self._shown = views

    def said(self, line: ChatRow, watchers: list[Watcher], worded: Callable[[ChatRow, Watcher], ChatLine]) -> None:
        for watcher in watchers:
            mine = watcher.person is not None and watcher.person in (line.person, line.to_person)
            if line.to_seat is None or mine:
                watcher.send(Said(worded(line, watcher)))


def decisions(course: Course, seats: tuple[Seat, ...]) -> tuple[Asked, ...]:
    """The open decisions of these seats, and of no others."""
    table = course.table
    return tuple(Asked(seat, asked, table.decision(seat)) for seat, asked in course.opened.items() if seat in seats)


def may_undo(course: Course, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    given = course.table.given
    if course.table.over or not given:
        return ()
    # Without asking, only the last answer can be taken back (idle answers after it do not count), or one that is still
    # sealed: the other seats need not be asked about.
    last = set()
    for each in reversed(given):
        last.add(each.seat)
        if not (each.sealed or each.idle):
            break
    return tuple(seat for seat in seats if seat in last and course.may_undo(seat) is None)


def may_ask_undo(course: Course, seats: tuple[Seat, ...], free: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that have an answer to take back, not freely, but if the others agree."""
    if course.table.over:
        return ()
    return tuple(seat for seat in seats if seat not in free and course.may_undo(seat, agreed=True) is None)


def proposals(course: Course | None) -> tuple[Proposal, ...]:
    if course is None:
        return ()
    return tuple(
        Proposal(
            id=each.id,
            what=each.what,  # type: ignore[arg-type]
            by=each.by,
            agreed=tuple(each.agreed),
            missing=tuple(each.missing),
            told=told_before(course, each) if each.what == "undo" else None,
        )
        for each in course.proposals
    )


def moved_at(course: Course, seats: tuple[Seat, ...]) -> int | None:
    """How many events had been told before the last answer that a person, not a bot, gave for these seats."""
    given = zip(reversed(course.counted), reversed(course.table.given), strict=True)
    mine = (each.told for number, each in given if each.seat in seats and course.log[number - 1].person is not None)
    return next(mine, None)


def told_before(course: Course, proposal: OpenProposal) -> int | None:
    """How many events had been told before the answer that would be taken back; None if it led to none, as a chance
    to act that was passed up does."""
    last = course.last_own(proposal.by)
    if last is None:
        return None
    told, given = course.table.given[last].told, course.table.given
    until = given[last + 1].told if last + 1 < len(given) else len(course.table.story)
    return told if until > told else None
