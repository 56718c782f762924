"""Warming up: whatever is worked out once is worked out before the first request, which would stop everybody else."""

from typing import Any

from litestar import Litestar

from maester import games
from maester.kernel import Refusal
from maester.server.audience.lookup import all_rules, found_rules
from maester.server.guards.refused import NotAllowed, reasons, worded
from maester.server.routes.site import all_words, game_info
from maester.words import LANGUAGES


def warm() -> None:
    """Read the facts, words and rules of every game in every language."""
    for name in games.NAMES:
        game_info(name)
        all_rules(name)
        found_rules(name, "warm")
        judge_something(name)
    for lang in LANGUAGES:
        for game in (None, *games.NAMES):
            worded(NotAllowed("too-fast"), lang, game)
            if game is not None:
                all_words(lang, game)


def describe(app: Litestar) -> None:
    """The description of all requests, which is put together when somebody first wants to read it."""
    plugin: Any = app.plugins.get("OpenAPIPlugin")
    plugin.provide_openapi_schema()


def judge_something(name: str) -> None:
    """A deck or an army that comes with the game, as any that somebody builds would be judged."""
    brings = games.game(name).brings
    if brings is None:
        return
    for each in brings.built_in.values():
        refusal: Refusal | None = brings.refusal(each)
        reasons(refusal, "en", name)
        brings.fitting(each)
        if brings.counted is not None:
            brings.counted(each)
