"""Wishes: what people want of a match besides answering. Some need the others to agree."""

from maester.kernel import IllegalAnswer, Seat
from maester.server.audience.watcher import Watcher
from maester.server.guards.alike import alike
from maester.server.guards.refused import NotAllowed
from maester.server.guards.text import clean_text
from maester.server.matches import beat
from maester.server.matches.course import Course
from maester.server.matches.live import LiveMatch
from maester.server.messages import Agree, Held, Hold, Propose, Say, SetStops, Undo
from maester.store import Agreed, ChatRow, Paused, Proposed, Resumed, Undone

DECLINED = {"undo": "system-undo-declined", "pause": "system-pause-declined", "resume": "system-resume-declined"}
"""What the table is told when somebody says no."""


async def undo(match: LiveMatch, watcher: Watcher, message: Undo) -> None:
    """Take one's last answer back: at once if the kernel allows it, otherwise if all others agree. Bots always do."""
    if message.seat not in watcher.seats:
        raise NotAllowed("not-your-seat")
    course = await going(match)
    if any(course.is_away(person) for person in course.takes_from(message.seat)):
        raise NotAllowed("absent-has-answered")
    sealed = course.table.is_sealed(message.seat)
    free = course.may_undo(message.seat) is None
    if not free and (beyond := course.may_undo(message.seat, agreed=True)):
        raise IllegalAnswer(beyond)
    entry = course.entry_to_undo(message.seat)
    if not free and (missing := others(course, watcher.person)):
        await propose_to(match, course, Proposed(message.seat, "undo", tuple(missing), entry), watcher.person)
    else:
        await match.append(Undone(message.seat, agreed=not free, sealed=sealed, entry=entry), watcher.person)


async def hold(match: LiveMatch, watcher: Watcher, message: Hold) -> None:
    """Be waited for in the open window, or no longer. It is not in the log, and nobody is told."""
    if message.seat not in watcher.seats:
        raise NotAllowed("not-your-seat")
    course = await going(match)
    found = beat.chance(course)
    if found is None:
        return
    window = found[2].window
    await match.keep_private(message.seat, held=window if message.on else None)
    watcher.send(Held(message.seat, message.on, window))
    await match.wait_anew(course)


async def set_stops(match: LiveMatch, watcher: Watcher, message: SetStops) -> None:
    """Be waited for at some kinds of chances, whatever they offer."""
    if message.seat not in watcher.seats:
        raise NotAllowed("not-your-seat")
    course = await going(match)
    known = (*course.setup.game.windows, beat.ALWAYS, beat.WHEN_ABLE)
    await match.keep_private(message.seat, stops=" ".join(stop for stop in known if stop in message.stops))
    await match.wait_anew(course)


async def propose(match: LiveMatch, watcher: Watcher, message: Propose) -> None:
    """Pause or go on, if all people agree."""
    course = await match.certain()
    if not watcher.seats:
        raise NotAllowed("only-players")
    if course.table.over or course.paused == (message.what == "pause"):
        raise NotAllowed("nothing-to-agree-to")
    if missing := others(course, watcher.person):
        proposed = Proposed(watcher.seats[0], message.what, tuple(missing))
        await propose_to(match, course, proposed, watcher.person)
    else:
        what = Paused if message.what == "pause" else Resumed
        await match.append(what(watcher.seats[0]), watcher.person)


async def propose_to(match: LiveMatch, course: Course, proposed: Proposed, person: str | None) -> None:
    if any(each.what == proposed.what for each in course.proposals):
        raise NotAllowed("proposed-already")
    await match.append(proposed, person)


async def agree(match: LiveMatch, watcher: Watcher, message: Agree) -> None:
    """Say yes or no to a proposal; one no is enough to drop it, and everybody is told whose it was."""
    course = await match.certain()
    proposal = course.proposal(message.proposal)
    mine = [] if proposal is None else [seat for seat in proposal.missing if seat in watcher.seats]
    if proposal is None or not (mine or (proposal.by in watcher.seats and not message.yes)):
        raise NotAllowed("no-such-proposal")
    seat = mine[0] if mine else proposal.by
    await match.append(Agreed(seat, proposal.id, message.yes), watcher.person)
    if mine and not message.yes:
        await match.audience.say_system(DECLINED[proposal.what], seat)


async def say(match: LiveMatch, watcher: Watcher, message: Say, nickname: str) -> None:
    """Chat: to the table, or in private where the game lets players negotiate."""
    text = clean_text(message.text)
    if message.seat is not None and message.seat not in watcher.seats:
        raise NotAllowed("not-your-seat")
    if not watcher.seats and any(alike(nickname, each.nickname or "") for each in match.row.seats if each.person):
        raise NotAllowed("nickname-looks-alike")
    to_person: str | None = None
    if message.to is not None:
        if not watcher.seats or match.course is None or not match.course.setup.game.negotiable:
            raise NotAllowed("no-private-chat")
        to_person = match.course.setup.owners.get(message.to)
        if to_person is None:
            raise NotAllowed("no-such-seat", seat=message.to)
    seat = message.seat or (watcher.seats[0] if watcher.seats else None)
    line = ChatRow(
        match=match.row.id,
        at=match.registry.now(),
        person=watcher.person,
        nickname=nickname,
        seat=seat,
        to_seat=message.to,
        to_person=to_person,
        text=text,
    )
    await match.audience.say(line)


async def going(match: LiveMatch) -> Course:
    course = await match.certain()
    if course.table.over:
        raise NotAllowed("match-is-over")
    if course.paused:
        raise NotAllowed("match-is-paused")
    return course


def others(course: Course, person: str | None) -> list[Seat]:
    """The first seat of every other person who has not left."""
    first: dict[str, Seat] = {}
    for seat, owner in course.setup.owners.items():
        if owner != person and seat not in course.away:
            first.setdefault(owner, seat)
    return list(first.values())
