"""The site: games, bots, words, rules, and health."""

import time
from functools import cache
from importlib.resources import files
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec.json import schema

from maester import __version__, bots, games
from maester.kernel import Brings, Chance
from maester.server.browser.client import build
from maester.server.guards.access import AnyRequest, access_of
from maester.server.guards.costs import SEARCHED, costs
from maester.server.guards.refused import NotAllowed
from maester.server.messages import BotInfo, BringsInfo, FormatInfo, GameInfo, Health, RuleList, Site
from maester.store import StoreUnavailable
from maester.words import LANGUAGES
from maester.words.language import texts

CACHED = {"cache-control": "public, max-age=300"}
LOOK_EVERY = 1.0


@get("/api/site", sync_to_thread=False)
def site(request: AnyRequest) -> Site:
    """What a client needs to know first."""
    return Site(
        version=__version__,
        games=tuple(map(game_info, games.NAMES)),
        bots=tuple(map(BotInfo, bots.NAMES)),
        languages=LANGUAGES,
        build=build(),
        address=access_of(request).settings.public,
    )


@cache
def game_info(name: str) -> GameInfo:
    game = games.game(name)
    seats = {count: game.deal(game.options(seats=count), Chance(0)).seats for count in game.counts}
    options, brings = schema(game.options), game.brings
    if brings is not None:
        del options["$defs"][game.options.__name__]["properties"][brings.option]
    brought = None if brings is None else brings_info(brings)
    formats = tuple(FormatInfo(each.name, each.counts, each.usual) for each in game.formats)
    common = name, game.rules, game.counts, options, game.minutes, game.negotiable
    return GameInfo(*common, seats, brought, game.windows, formats)


def brings_info(brings: Brings) -> BringsInfo:
    built_in = {name: brings.signs(found) for name, found in brings.built_in.items()}
    return BringsInfo(brings.what, brings.opened_by, built_in, tuple(brings.written))


@get("/api/words/{lang:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def words(lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """Everything a client says in a language, as Fluent: the general words and those of a game (`intrigue.ftl`), with
    the texts of its cards as `text-<card>`."""
    name = game.removesuffix(".ftl")
    if lang not in LANGUAGES or name not in games.NAMES:
        raise NotAllowed("no-such-game", 404)
    return Response(all_words(lang, name), media_type=MediaType.TEXT, headers=CACHED)


@cache
def all_words(lang: str, game: str) -> str:
    client = files("maester.words").joinpath(f"web-{lang}.ftl").read_text("utf-8")
    return "\n".join((*texts(lang, game), client))


@get("/api/rules/{game:str}", opt=costs(SEARCHED))
async def read_rules(
    request: AnyRequest, game: FromPath[str], find: Annotated[str, QueryParameter(max_length=200)] = ""
) -> Response[RuleList]:
    """The rules of a game: all, or those that match some words."""
    if game not in games.NAMES:
        raise NotAllowed("no-such-game", 404)
    found = await access_of(request).registry.lookup(game, find)
    # It is JSON already: Litestar passes bytes on.
    return Response(found, media_type=MediaType.JSON)  # type: ignore[arg-type]


@get("/healthz", media_type=MediaType.JSON, responses={503: ResponseSpec(Health, False, "It does not.")})
async def health(request: AnyRequest) -> Response[Health]:
    """Whether the store answers, asked at most once a second."""
    state = request.app.state
    looked, found = state.get("health", (0.0, None))
    if found is None or time.monotonic() - looked > LOOK_EVERY:
        stood = access_of(request).registry.watchdog.stood
        found = Health("ok", "ok", stood=stood)
        try:
            await access_of(request).store.look()
        except StoreUnavailable as error:
            store = "gone" if error.reason == "gone" else "read-only"
            found = Health("failing", store, str(error), stood)  # type: ignore[arg-type]
        state["health"] = time.monotonic(), found
    return Response(found, status_code=200 if found.status == "ok" else 503)


ROUTES = [site, words, read_rules, health]
