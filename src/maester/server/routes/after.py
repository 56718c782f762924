"""What comes after a match: its record, its replay, the next match, and going on from one of its positions."""

from typing import Any

from litestar import MediaType, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import to_builtins

from maester.kernel.record import record_of, write_record
from maester.server.course import Course
from maester.server.door import Door, door
from maester.server.limits import NEW_MATCH
from maester.server.live import LiveMatch
from maester.server.making import continued, rematch
from maester.server.messages import ContinueFrom, Frame, MatchInfo, Replay
from maester.server.patch import merge_patch
from maester.server.refused import NotAllowed
from maester.server.routes.matches import find, opened

Asked = Request[Any, Any, Any]


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT)
async def record(request: Asked, match: FromPath[str]) -> str:
    """The whole match as a small text that `maester replay` verifies."""
    at_door = door(request)
    _, course = await finished(at_door, match)
    return await at_door.hall.aside(lambda: write_record(record_of(course.table)))


@get("/api/matches/{match:str}/replay")
async def replay(request: Asked, match: FromPath[str], seat: FromQuery[str] = "none") -> Replay:
    """Every step of a finished match, from one seat, as a spectator (none), or with all hands open (all)."""
    at_door = door(request)
    live, course = await finished(at_door, match)
    seats = course.table.state.seats
    if seat not in ("all", "none", *seats):
        raise NotAllowed("no-such-seat", 404, seat=seat)
    info = live.info(at_door.signed(request))
    return await at_door.hall.aside(replayed, info, course, seat)


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
    """The same people once more, in other seats. Whoever asks first makes the match; the others find it."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, _ = await finished(at_door, match)
    if not live.seats_of(me.id):
        raise NotAllowed("only-players", 403)
    row = await at_door.store.matches.add_rematch(match, rematch(live.row, me.id))
    await live.ask(live.refresh)
    return await opened(at_door, row, me.id)


@post("/api/matches/{match:str}/continue")
async def go_on_from(request: Asked, match: FromPath[str], data: JSONBody[ContinueFrom]) -> MatchInfo:
    """A new match from any position of a finished one."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, NEW_MATCH)
    live, course = await finished(at_door, match)
    row, log = await at_door.hall.aside(continued, live.row, course.log, data, me.id)
    return await opened(at_door, await at_door.store.matches.add(row, log), me.id)


async def finished(at_door: Door, match: str) -> tuple[LiveMatch, Course]:
    live = await find(at_door, match)
    if live.course is None or not live.course.table.over:
        raise NotAllowed("match-goes-on" if live.row.status != "broken" else "match-is-broken")
    return live, live.course


ROUTES = [record, replay, play_again, go_on_from]
