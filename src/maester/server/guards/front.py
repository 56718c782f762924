"""The front: headers on every answer, whoever gives it (a route, a page, the router that finds no route, a refused
socket), and no answer to requests that are meant for another server."""

from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from maester.server.browser.client import POLICY
from maester.server.guards.names import Names, only_by

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", POLICY.encode()),
)
FORBIDDEN = 403


class Front(Litestar):
    """Middleware would not be asked about what has no route."""

    def __init__(self, *args: Any, names: Names | None, **more: Any) -> None:
        super().__init__(*args, **more)
        inside: ASGIApp = super().__call__
        self._inside = inside if names is None else only_by(names, inside)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] == ScopeType.HTTP:
            send = carrying(send)
        elif "websocket.http.response" in (scope.get("extensions") or {}):
            send = turned_away(send)
        # What is sent when the server starts and ends names no server.
        starts_or_ends = str(scope["type"]) == "lifespan"
        await (super().__call__ if starts_or_ends else self._inside)(scope, receive, send)


def carrying(send: Send) -> Send:
    async def carry(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return carry


def turned_away(send: Send) -> Send:
    """A socket that is closed before it was opened is a refused request, and its answer has headers, too."""
    opened = False

    async def carry(message: Message) -> None:
        nonlocal opened
        opened = opened or message["type"] == "websocket.accept"
        if message["type"] != "websocket.close" or opened:
            await send(message)
            return
        opened = True
        headers = [(b"content-length", b"0"), *HEADERS]
        await send({"type": "websocket.http.response.start", "status": FORBIDDEN, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})

    return carry
