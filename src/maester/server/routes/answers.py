"""The answers a person may give: for whoever plays without a board that knows them."""

from itertools import islice
from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from maester.kernel import Decision
from maester.server.costs import COMPUTED, costs
from maester.server.door import door, language
from maester.server.limits import WISH
from maester.server.live import LiveMatch
from maester.server.messages import Answers, Choice
from maester.server.refused import NotAllowed, Voice
from maester.server.routes.matches import find

Asked = Request[Any, Any, Any]

MOST_LISTED = 500


@get("/api/matches/{match:str}/answers", opt=costs(COMPUTED))
async def list_answers(request: Asked, match: FromPath[str], seat: FromQuery[str]) -> Answers:
    """Every answer to the open decision of one's own seat; the first of them, if there are too many to list."""
    at_door = door(request)
    me = await at_door.me(request)
    at_door.limits.spend(me.id, WISH)
    live = await find(at_door, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    asked, decision = await live.ask(open_decision, live, seat)
    every = decision.answers()
    found = list(islice(decision.plain_answers() if every is None else every, MOST_LISTED + 1))
    names = {each.seat: each.nickname for each in live.row.seats if each.nickname}
    voice = Voice(language(request), live.row.game, names, seat)
    worded = voice.has(f"answer-{decision.about}")
    choices = tuple(
        Choice(answer, voice.answer(decision, answer) if worded else None) for answer in found[:MOST_LISTED]
    )
    return Answers(seat, asked, choices, every is None or len(found) > MOST_LISTED)


async def open_decision(live: LiveMatch, seat: str) -> tuple[int, Decision[Any]]:
    """What a seat is asked, and since when. In its turn: what is not kept yet may not come to be."""
    course = await live.certain()
    return course.opened.get(seat, 0), course.table.decision(seat)


ROUTES = [list_answers]
