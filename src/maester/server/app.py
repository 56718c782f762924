"""The app: everything put together."""

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.structs import replace

from maester import __version__
from maester.kernel import IllegalAnswer
from maester.server.browser.client import client
from maester.server.guards.access import Access, TolerantRequest, access_of, language
from maester.server.guards.accounts import CURRENT, Account, metered
from maester.server.guards.costs import pay
from maester.server.guards.front import Front
from maester.server.guards.names import names_of
from maester.server.guards.refused import NotAllowed, RefusedOptions, worded
from maester.server.matches.registry import Registry
from maester.server.messages import Problem
from maester.server.news import channels, listen
from maester.server.routes import ROUTES
from maester.server.settings import Settings
from maester.server.workers.orphans import end_with_parent
from maester.server.workers.warm import describe, warm
from maester.store import LooksAlike, Store, StoreUnavailable, milliseconds

logger = logging.getLogger(__name__)

LARGEST_BODY = 65_536
TOO_LARGE = 413
SAFE = ("GET", "HEAD", "OPTIONS")
STATUS: dict[type[Exception], int] = {StoreUnavailable: 503, IllegalAnswer: 409, LooksAlike: 409}


def make_app(settings: Settings, now: Callable[[], int] = milliseconds) -> Litestar:
    """The whole server, for any ASGI server to run."""
    store = Store(settings.database)
    registry = Registry(settings, store, now)
    plugin = channels(store, registry.doubt)
    names = names_of(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state["access"] = Access(registry, await store.people.secret())
        await registry.prepare()
        if settings.warm:
            warm()
            describe(app)
        registry.watchdog.start()
        listening = asyncio.create_task(listen(plugin, registry), name="news")
        registry.start()
        try:
            yield
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            registry.watchdog.stop()
            await registry.stop()
            await store.close()

    return Front(
        [*ROUTES, client],
        names=names,
        plugins=[plugin],
        lifespan=[running],
        state=State({"registry": registry}),
        request_class=TolerantRequest,
        before_request=check_request,
        middleware=[metered_requests],
        exception_handlers={
            NotAllowed: refuse,
            RefusedOptions: refuse,
            IllegalAnswer: refuse,
            StoreUnavailable: refuse,
            LooksAlike: refuse,
            HTTPException: refuse_http,
            Exception: fail,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="maester",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def app() -> Litestar:
    """For servers that import the app by name; settings come from the environment."""
    import msgspec

    be_prompt()
    end_with_parent()
    made = make_app(msgspec.json.decode(os.environ["MAESTER_SETTINGS"], type=Settings))
    made.on_startup.append(set_apart)
    return made


def be_prompt() -> None:
    """Tune a process that has to answer within milliseconds and holds thousands of matches."""
    # The database writer has its own thread, which would otherwise wait 5 ms for each of its turns.
    sys.setswitchinterval(0.001)
    # Matches hold no reference cycles, but the code that carries their messages does. Collecting every few hundred
    # objects, Python's default, is too often; this is often enough to keep garbage young.
    gc.set_threshold(10_000, 10, 10)


def set_apart() -> None:
    """Whatever exists before the first request stays to the end, so the garbage collector need not look at it again."""
    gc.collect()
    gc.freeze()


def metered_requests(app: ASGIApp) -> ASGIApp:
    """What a request takes is measured from here on; who pays is known a little later."""

    async def measured(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        account = Account(f"{scope['method']} {scope['path']}")
        CURRENT.set(account)
        await metered(app(scope, receive, send), account)  # type: ignore[arg-type]

    return measured


async def check_request(request: Request[Any, Any, Any]) -> None:
    access = access_of(request)
    if account := CURRENT.get():
        account.opened(access.limits, access.address(request), access.payer(request))
        account.check()
    if request.method not in SAFE:
        access.check_origin(request)
    cost = int(request.route_handler.opt.get("cost", 1))
    pay(access.limits, access.address(request), access.payer(request), cost)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own refusals, as a sentence in the language of the person asking."""
    refused = worded(error, language(request), getattr(error, "game", None))
    status = error.status if isinstance(error, NotAllowed) else STATUS.get(type(error), 400)
    all_of_it = replace(refused, more=()), *refused.more
    sentences = "\n".join(each.sentence for each in all_of_it)
    one_by_one = all_of_it if isinstance(error, RefusedOptions) else ()
    return problem(Problem(status, sentences, refused.why, dict(refused.about) or None, one_by_one))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if error.status_code == TOO_LARGE:
        return refuse(request, NotAllowed("too-large", TOO_LARGE))
    extra = error.extra if isinstance(error.extra, dict) else {"problems": error.extra} if error.extra else None
    return problem(Problem(error.status_code, error.detail, "", extra))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("%s %r failed", request.method, request.url.path, exc_info=error)
    return problem(Problem(500, "Something went wrong on the server. It has been noted."))


def problem(body: Problem) -> Response[Problem]:
    return Response(body, status_code=body.status_code)
