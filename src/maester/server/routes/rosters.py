"""Decks and armies: kept, judged, tried, and exchanged with the rest of the world."""

import secrets
from typing import Any

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import to_builtins
from msgspec.json import encode

from maester.kernel import Brings, Chance, Refusal
from maester.kernel.chance import SEED_BITS
from maester.server.guards.access import AnyRequest, access_of, language
from maester.server.guards.costs import LISTED, SEARCHED, costs, network
from maester.server.guards.limits import ROSTERS, WISH
from maester.server.guards.refused import NotAllowed, RefusedOptions, reasons
from maester.server.guards.text import clean_name, cleaned
from maester.server.matches.bringing import brings_of, kept, read
from maester.server.messages import (
    BuiltIn,
    Judge,
    Judged,
    Keep,
    ReadText,
    Roster,
    RosterInfo,
    RosterText,
    Tried,
    WriteText,
)
from maester.store import RosterRow, from_milliseconds, milliseconds
from maester.store.matches import token

MOST = 60
"""The most that one person may keep, in all games together."""


@get("/api/rosters", opt=costs(LISTED))
async def list_rosters(request: AnyRequest, game: FromQuery[str]) -> list[RosterInfo]:
    """What I keep for a game, the latest first."""
    access = access_of(request)
    brings = brings_of(game)
    me = await access.signed(request)
    rows = [] if me is None else await access.store.rosters.of(me, game)
    return [info(brings, row) for row in rows]


@get("/api/rosters/{roster:str}", opt=costs(LISTED))
async def look_at_roster(request: AnyRequest, roster: FromPath[str]) -> Roster:
    """One of mine, whole."""
    access = access_of(request)
    me = await access.me(request)
    row = await access.store.rosters.find(me.id, roster)
    if row is None:
        raise NotAllowed("no-such-roster", 404)
    return shown(row)


@post("/api/rosters", opt=costs(LISTED))
async def keep_roster(request: AnyRequest, data: JSONBody[Keep]) -> Roster:
    """Keep one more. It need not be finished."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    found = read(brings_of(data.game), data.roster, clean_name(data.name))
    if access.limits.left(network(access.address(request)), ROSTERS) < 1:
        raise NotAllowed("too-many-rosters-here", 429)
    row = RosterRow(token(), me.id, data.game, found.name, encode(found).decode(), milliseconds())
    if not await access.store.rosters.add(row, MOST):
        raise NotAllowed("too-many-rosters", 409, most=MOST)
    access.limits.spend(network(access.address(request)), ROSTERS)
    return shown(row)


@put("/api/rosters/{roster:str}", opt=costs(LISTED))
async def change_roster(request: AnyRequest, roster: FromPath[str], data: JSONBody[Keep]) -> Roster:
    """Change one of mine. Matches to which it was brought continue with what was brought."""
    access = access_of(request)
    me = await access.me(request)
    access.limits.spend(me.id, WISH)
    before = await access.store.rosters.find(me.id, roster)
    if before is None or before.game != data.game:
        raise NotAllowed("no-such-roster", 404)
    found = read(brings_of(data.game), data.roster, clean_name(data.name))
    row = await access.store.rosters.change(me.id, roster, found.name, encode(found).decode())
    if row is None:
        raise NotAllowed("no-such-roster", 404)
    return shown(row)


@delete("/api/rosters/{roster:str}", status_code=204, opt=costs(LISTED))
async def remove_roster(request: AnyRequest, roster: FromPath[str]) -> None:
    access = access_of(request)
    me = await access.me(request)
    if not await access.store.rosters.remove(me.id, roster):
        raise NotAllowed("no-such-roster", 404)


@get("/api/games/{game:str}/rosters", sync_to_thread=False)
def list_built_in(game: FromPath[str]) -> list[BuiltIn]:
    """Those that come with a game, whole."""
    return [BuiltIn(name, found) for name, found in brings_of(game).built_in.items()]


@post("/api/games/{game:str}/rosters/judge", status_code=200, opt=costs(LISTED))
async def judge(request: AnyRequest, game: FromPath[str], data: JSONBody[Judge]) -> Judged:
    """Whether it may be played, and every reason why not."""
    brings = brings_of(game)
    found = read(brings, data.roster)
    refusal = brings.refusal(found)
    counts = {} if brings.counted is None else brings.counted(found)
    return Judged(refusal is None, reasons(refusal, language(request), game), brings.fitting(found), counts)


@post("/api/games/{game:str}/rosters/try", status_code=200, opt=costs(LISTED))
async def try_out(request: AnyRequest, game: FromPath[str], data: JSONBody[Judge]) -> Tried:
    """How a game with it might begin."""
    brings = brings_of(game)
    found = read(brings, data.roster)
    return Tried(brings.tried(found, Chance(secrets.randbits(SEED_BITS))))


@post("/api/games/{game:str}/rosters/read", status_code=200, opt=costs(SEARCHED))
async def read_text(request: AnyRequest, game: FromPath[str], data: JSONBody[ReadText]) -> Any:
    """What a text describes, in a format that people share; everything that is not understood is pointed out."""
    brings = brings_of(game)
    access = access_of(request)
    found = await access.registry.readers(game, data.text, access.payer(request) or network(access.address(request)))
    if isinstance(found, Refusal):
        raise RefusedOptions(game, found)
    return read(brings, to_builtins(found), cleaned(found.name)[:60])


@post("/api/games/{game:str}/rosters/write", status_code=200, opt=costs(LISTED))
async def write_text(request: AnyRequest, game: FromPath[str], data: JSONBody[WriteText]) -> RosterText:
    """In a format that people share."""
    brings = brings_of(game)
    found = read(brings, data.roster, cleaned(data.name)[:60])
    form = brings.written.get(data.form)
    if form is None:
        raise NotAllowed("bad-roster", 400, detail=data.form)
    return RosterText(form(found))


def info(brings: Brings, row: RosterRow) -> RosterInfo:
    found = kept(row)
    legal = brings.refusal(found) is None
    return RosterInfo(row.id, row.game, row.name, brings.signs(found), legal, from_milliseconds(row.changed))


def shown(row: RosterRow) -> Roster:
    return Roster(row.id, row.game, row.name, kept(row), from_milliseconds(row.changed))


ROUTES = [
    *(list_rosters, look_at_roster, keep_roster, change_roster, remove_roster),
    *(list_built_in, judge, try_out, read_text, write_text),
]
