"""Headers on every answer, whoever gives it: a route, a page, the router that finds no route, a refused socket."""

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from maester.server.client import POLICY

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"content-security-policy", POLICY.encode()),
)
FORBIDDEN = 403


class WithHeaders(Litestar):
    """Middleware would not be asked about what has no route."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] == ScopeType.HTTP:
            await super().__call__(scope, receive, carrying(send))
        elif "websocket.http.response" in (scope.get("extensions") or {}):
            await super().__call__(scope, receive, turned_away(send))
        else:
            await super().__call__(scope, receive, send)


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
