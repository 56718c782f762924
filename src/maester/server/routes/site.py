"""The site: games, bots, words, rules, and whether all is well."""

import time
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec.json import schema

from maester import __version__, bots, games, rules
from maester.server.door import door
from maester.server.messages import BotInfo, GameInfo, Health, RuleAtom, RuleList, Site
from maester.server.refused import NotAllowed
from maester.store import StoreUnavailable
from maester.words import LANGUAGES

Asked = Request[Any, Any, Any]

CACHED = {"cache-control": "public, max-age=300"}
LOOK_EVERY = 1.0


@get("/api/site", sync_to_thread=False)
def site() -> Site:
    """What a client needs to know first."""
    return Site(__version__, tuple(map(game_info, games.NAMES)), tuple(map(BotInfo, bots.NAMES)), LANGUAGES)


def game_info(name: str) -> GameInfo:
    game = games.game(name)
    return GameInfo(name, game.rules, game.counts, schema(game.options), game.minutes, game.negotiable)


@get("/api/words/{lang:str}/{game:str}", media_type="text/plain", sync_to_thread=False)
def words(lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The Fluent files of a language: the general ones and those of a game (`intrigue.ftl`)."""
    name = game.removesuffix(".ftl")
    if lang not in LANGUAGES or name not in games.NAMES:
        raise NotAllowed("no-such-game", 404)
    general = files("maester.words")
    places = [
        general / f"{lang}.ftl",
        general / f"web-{lang}.ftl",
        files("maester.games") / name / "words" / f"{lang}.ftl",
    ]
    text = "\n".join(place.read_text("utf-8") for place in places if place.is_file())
    return Response(text, media_type="text/plain; charset=utf-8", headers=CACHED)


@get("/api/rules/{game:str}", sync_to_thread=False)
def read_rules(game: FromPath[str], find: Annotated[str, QueryParameter(max_length=200)] = "") -> RuleList:
    """The rules of a game: all, or those that speak of some words."""
    if game not in games.NAMES:
        raise NotAllowed("no-such-game", 404)
    atoms = rules.find(find, game) if find.strip() else rules.load(game)
    return RuleList(
        tuple(RuleAtom(each.id, each.game, each.chapter, each.kind, tuple(each.tags), each.text) for each in atoms)
    )


@get("/healthz", media_type=MediaType.JSON, responses={503: ResponseSpec(Health, False, "It does not.")})
async def health(request: Asked) -> Response[Health]:
    """Whether the store answers, asked at most once a second."""
    state = request.app.state
    looked, found = state.get("health", (0.0, None))
    if found is None or time.monotonic() - looked > LOOK_EVERY:
        found = Health("ok", "ok")
        try:
            await door(request).store.look()
        except StoreUnavailable as error:
            store = "gone" if error.reason == "gone" else "read-only"
            found = Health("failing", store, str(error))  # type: ignore[arg-type]
        state["health"] = time.monotonic(), found
    return Response(found, status_code=200 if found.status == "ok" else 503)


ROUTES = [site, words, read_rules, health]
