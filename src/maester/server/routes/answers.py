"""What a person may ask about the position: which answers may be given, and what can be said of a card."""

from itertools import islice
from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from maester.kernel import Chance, Decision, seed_from
from maester.server.costs import COMPUTED, costs
from maester.server.door import door, language
from maester.server.limits import WISH
from maester.server.live import LiveMatch
from maester.server.messages import Answers, Choice, Explained
from maester.server.refused import NotAllowed, Voice
from maester.server.routes.matches import find

Asked = Request[Any, Any, Any]

MOST_LISTED = 500


@get("/api/matches/{match:str}/answers", opt=costs(COMPUTED))
async def list_answers(request: Asked, match: FromPath[str], seat: FromQuery[str]) -> Answers:
    """Every answer to the open decision of one's own seat; of too many to list, those worth looking at."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, WISH)
    live = await find(at_door, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    asked, decision, found = await live.ask(open_answers, live, seat)
    names = {each.seat: each.nickname for each in live.row.seats if each.nickname}
    voice = Voice(language(request), live.row.game, names, seat)
    worded = voice.has(f"answer-{decision.about}")
    choices = tuple(
        Choice(answer, voice.answer(decision, answer) if worded else None) for answer in found[:MOST_LISTED]
    )
    return Answers(seat, asked, choices, decision.answers() is None or len(found) > MOST_LISTED)


async def open_answers(live: LiveMatch, seat: str) -> tuple[int, Decision[Any], list[Any]]:
    """What a seat is asked, since when, and its answers. In its turn: what is not kept yet may not come to be."""
    course = await live.certain()
    asked, decision = course.opened.get(seat, 0), course.table.decision(seat)
    # The same list however often it is asked for, and no luck of the game in it.
    chance = Chance(seed_from("answers", live.row.id, seat, asked))
    return asked, decision, list(islice(course.table.candidates(seat, chance), MOST_LISTED + 1))


LONGEST = 100
"""No name of a thing on a table is longer."""


@get("/api/matches/{match:str}/explain", opt=costs(COMPUTED))
async def explain(request: Asked, match: FromPath[str], seat: FromQuery[str], what: FromQuery[str]) -> Explained:
    """What can be said to one's own seat of a thing on the table; nothing, where the game has nothing to say."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, WISH)
    live = await find(at_door, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    if len(what) > LONGEST:
        raise NotAllowed("unreadable-message", 400)
    return Explained(await live.ask(explained, live, seat, what))


async def explained(live: LiveMatch, seat: str, what: str) -> Any:
    course = await live.certain()
    return course.table.explain(seat, what)


ROUTES = [list_answers, explain]
