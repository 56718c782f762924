"""What a person may ask about the position: which answers are possible, and what can be said about a card."""

from itertools import islice
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from maester.kernel import Chance, seed_from
from maester.server.guards.access import AnyRequest, access_of, language
from maester.server.guards.costs import COMPUTED, costs
from maester.server.guards.limits import WISH
from maester.server.guards.refused import NotAllowed, ServerWords
from maester.server.matches.course import Course
from maester.server.matches.live import LiveMatch
from maester.server.messages import Answers, Choice, Explained
from maester.server.routes.matches import find

MOST_LISTED = 500


@get("/api/matches/{match:str}/answers", opt=costs(COMPUTED))
async def list_answers(request: AnyRequest, match: FromPath[str], seat: FromQuery[str]) -> Answers:
    """Every answer to the open decision of one's own seat; if there are too many, those worth looking at."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    found: Answers = await live.inbox.ask(listed, live, me.id, seat, language(request))
    return found


async def listed(live: LiveMatch, person: str, seat: str, lang: str) -> Answers:
    """In its turn: an entry that is still being written may never be stored. The list may be long, so it is made in the
    background: only this match waits, because its table must not change meanwhile."""
    course = await live.certain()
    words = ServerWords(lang, live.row.game, live.match.nicknames(), seat)
    return await live.registry.listing.in_turn(person, answers_of, course, live.row.id, seat, words)


def answers_of(course: Course, match: str, seat: str, words: ServerWords) -> Answers:
    """What a seat is asked, since when, and its answers."""
    asked, decision = course.opened.get(seat, 0), course.table.decision(seat)
    # The same list however often it is asked for, without using the game's luck.
    chance = Chance(seed_from("answers", match, seat, asked))
    found = list(islice(course.table.candidates(seat, chance), MOST_LISTED + 1))
    worded = words.has(f"answer-{decision.about}")
    choices = tuple(
        Choice(answer, words.answer(decision, answer) if worded else None) for answer in found[:MOST_LISTED]
    )
    return Answers(seat, asked, choices, decision.answers() is None or len(found) > MOST_LISTED)


LONGEST = 100
"""The longest name of anything on a table."""


@get("/api/matches/{match:str}/explain", opt=costs(COMPUTED))
async def explain(request: AnyRequest, match: FromPath[str], seat: FromQuery[str], what: FromQuery[str]) -> Explained:
    """What one's own seat can be told about something on the table; nothing if the game has nothing to say."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    live = await find(access, match)
    if seat not in live.seats_of(me.id):
        raise NotAllowed("not-your-seat", 403)
    if len(what) > LONGEST:
        raise NotAllowed("unreadable-message", 400)
    return Explained(await live.inbox.ask(explained, live, me.id, seat, what))


async def explained(live: LiveMatch, person: str, seat: str, what: str) -> Any:
    """In the background, like the list: what a unit could reach takes tens of milliseconds on a full battlefield."""
    course = await live.certain()
    return await live.registry.listing.in_turn(person, course.table.explain, seat, what)


ROUTES = [list_answers, explain]
