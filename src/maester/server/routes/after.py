"""What comes after a match: its record, its replay, the next match, and going on from one of its positions."""

from functools import partial
from typing import Any

from litestar import MediaType, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import to_builtins
from msgspec.json import decode

from maester.kernel.record import record_of, write_record
from maester.server.alike import alike
from maester.server.course import Course
from maester.server.door import Door, door
from maester.server.limits import NEW_MATCH
from maester.server.live import LiveMatch
from maester.server.making import continued, rematch
from maester.server.messages import ContinueFrom, Frame, MatchInfo, Replay
from maester.server.old import answers_that_count, record_without_rules
from maester.server.patch import merge_patch
from maester.server.refused import NotAllowed
from maester.server.routes.matches import find, opened
from maester.store import Entry, MatchRow, PersonRow

Asked = Request[Any, Any, Any]


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT)
async def record(request: Asked, match: FromPath[str]) -> str:
    """The whole match as a small text that `maester replay` verifies."""
    at_door = door(request)
    live, course = await ended(at_door, match)
    if course is not None:
        return await at_door.hall.aside(lambda: write_record(record_of(course.table)))
    return write_record(record_without_rules(live.row, await at_door.store.log.since(match, 0)))


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked, match: FromPath[str], seat: FromQuery[str] = "none") -> Replay:
    """Every step of a finished match, from one seat, as a spectator (none), or with all hands open (all)."""
    at_door = door(request)
    live, course = await ended(at_door, match)
    info = live.info(await at_door.signed(request))
    if course is None:
        return kept_only(info, live.row, await at_door.store.log.since(match, 0))
    seats = course.table.state.seats
    if seat not in ("all", "none", *seats):
        raise NotAllowed("no-such-seat", 404, seat=seat)
    return await at_door.hall.aside(replayed, info, course, seat)


def kept_only(info: MatchInfo, row: MatchRow, log: list[Entry]) -> Replay:
    """Of a match whose rules are no longer known: what was answered, and how it ended."""
    answers = [
        Frame(entry.sequence, entry.seat, entry.about, decode(entry.value or "null"), (), None)
        for entry in answers_that_count(log)
    ]
    frames = (Frame(0, None, None, None, (), None), *answers)
    return Replay(info, frames, None if row.standing is None else decode(row.standing), {})


def replayed(info: MatchInfo, course: Course, seat: str) -> Replay:
    series: dict[str, dict[str, list[float]]] = {}
    frames = tuple(framed(course, seat, series))
    standing = to_builtins(course.opening.game.standing(course.table.state))
    plotted = {name: {each: tuple(values) for each, values in of.items()} for name, of in series.items()}
    return Replay(info, frames, standing, plotted)


def framed(course: Course, seat: str, series: dict[str, dict[str, list[float]]]) -> list[Frame]:
    """The frames; the first holds the whole view, the others what changed."""
    walked = Course(course.opening)
    frames = [Frame(0, None, None, None, told(walked, seat, 0), seen(walked, seat))]
    before = frames[0].view
    measure(walked, series)
    # Positions are counted by the entries of the log.
    for sequence, given in zip(course.counted, course.table.given, strict=True):
        since = len(walked.table.story)
        walked.table.answer(given.seat, to_builtins(given.answer))
        after = seen(walked, seat)
        answer = to_builtins(given.answer)
        patch = merge_patch(before, after)
        frames.append(Frame(sequence, given.seat, given.about, answer, told(walked, seat, since), patch))
        before = after
        measure(walked, series)
    return frames


def seen(course: Course, seat: str) -> Any:
    table = course.table
    if seat == "all":
        return {each: to_builtins(table.view(each)) for each in table.state.seats}
    return to_builtins(table.view(None if seat == "none" else seat))


def told(course: Course, seat: str, since: int) -> tuple[Any, ...]:
    table = course.table
    events = table.story[since:] if seat == "all" else table.story_for(None if seat == "none" else seat, since)
    return tuple(to_builtins(event) for event in events)


def measure(course: Course, series: dict[str, dict[str, list[float]]]) -> None:
    for name, values in course.opening.game.measures(course.table.state).items():
        for seat, value in values.items():
            series.setdefault(name, {}).setdefault(seat, []).append(value)


@post("/api/matches/{match:str}/rematch", status_code=200)
async def play_again(request: Asked, match: FromPath[str]) -> MatchInfo:
    """The same people once more, in other seats. Whoever asks first makes the match; the others sit down by asking.
    It starts when all have."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, _ = await ended(at_door, match)
    if not live.seats_of(me.id):
        raise NotAllowed("only-players", 403)
    row = await at_door.store.matches.add_rematch(match, rematch(live.row, me.id))
    await live.ask(live.refresh)
    return await seated(at_door, row, me)


async def seated(at_door: Door, row: MatchRow | None, me: PersonRow) -> MatchInfo:
    """Sit down where a seat is kept for me. The match begins when everybody has come."""
    if row is None:
        raise NotAllowed("no-such-match", 404)
    look = partial(alike, me.nickname)
    for seat in [each.seat for each in row.seats if each.open and each.kept_for == me.id]:
        await at_door.store.seats.take(row.id, me.id, seat, None, look)
    made = await find(at_door, row.id)
    await made.ask(made.refresh)
    return await opened(at_door, row, me.id)


@post("/api/matches/{match:str}/continue")
async def go_on_from(request: Asked, match: FromPath[str], data: JSONBody[ContinueFrom]) -> MatchInfo:
    """A new match from any position of a finished one."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, course = await ended(at_door, match)
    if course is None:
        raise NotAllowed("old-rules")
    row, log = await at_door.hall.aside(continued, live.row, course.log, data, me.id)
    return await opened(at_door, await at_door.store.matches.add(row, log), me.id)


async def ended(at_door: Door, match: str) -> tuple[LiveMatch, Course | None]:
    """A match that has ended, one way or another, with its course if that can still be computed."""
    live = await find(at_door, match)
    return live, await live.ask(course_at_its_end, live)


async def course_at_its_end(live: LiveMatch) -> Course | None:
    """In its turn: what is not kept yet may not come to be."""
    if live.course is None and live.row.status in ("over", "stranded", "broken"):
        return None
    if live.course is None or not live.course.table.over:
        raise NotAllowed("match-goes-on")
    return live.course


ROUTES = [record, replay, play_again, go_on_from]
