"""The answers a person may give: for whoever plays without a board that knows them."""

from itertools import islice
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from maester.kernel import Chance, Decision, seed_from
from maester.server.access import AnyRequest, access_of, language
from maester.server.costs import COMPUTED, costs
from maester.server.limits import WISH
from maester.server.live import LiveMatch
from maester.server.messages import Answers, Choice
from maester.server.refused import NotAllowed, ServerWords
from maester.server.routes.matches import find

MOST_LISTED = 500


@get("/api/matches/{match:str}/answers", opt=costs(COMPUTED))
async def list_answers(request: AnyRequest, match: FromPath[str], seat: FromQuery[str]) -> Answers:
    """Every answer to the open decision of one's own seat; of too many to list, those worth looking at."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    asked, decision, found = await live.inbox.ask(open_answers, live, seat)
    voice = ServerWords(language(request), live.row.game, live.match.nicknames(), seat)
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


ROUTES = [list_answers]
