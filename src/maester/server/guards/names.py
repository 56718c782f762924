"""Names: the names by which people reach this server. If they are known, the server answers to no other.

Otherwise somebody could point a name of their own at this server, and their page could send it requests on behalf of
its visitors.
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from maester.server.messages import Problem
from maester.server.settings import Settings

PORTS = {"http": 80, "https": 443}
MISDIRECTED = 421
ANYHOW = "/healthz"
"""Monitoring reaches a server by other names than people do."""


class BadName(ValueError):
    """Not an address at which people can reach a server."""


class Name:
    """How people reach this server: `https://example.org`, with nothing after it."""

    def __init__(self, public: str) -> None:
        try:
            parts = urlsplit(public)
            port = parts.port
        except ValueError as error:
            raise BadName(public) from error
        if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or parts.username:
            raise BadName(public)
        self.scheme, self.host = parts.scheme, parts.hostname
        self.port = port or PORTS[parts.scheme]

    @property
    def origin(self) -> str:
        """As browsers send it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")

    def is_host(self, header: str) -> bool:
        """Whether a Host header means this server."""
        try:
            parts = urlsplit(f"//{header}")
            return (parts.hostname, parts.port or PORTS[self.scheme]) == (self.host, self.port)
        except ValueError:
            return False


class Names:
    """All names of a server. The first is the one it gives to people, in links and invitations; the others are the ways
    in which somebody on this machine or in this network may type it."""

    def __init__(self, origins: Iterable[str]) -> None:
        self.first, *others = map(Name, origins)
        self.all = (self.first, *others)

    def is_host(self, header: str) -> bool:
        return any(name.is_host(header) for name in self.all)

    def is_origin(self, origin: str) -> bool:
        return any(name.origin == origin for name in self.all)


def names_of(settings: Settings) -> Names | None:
    """The names a server answers to; None: any name is right."""
    return Names((settings.public, *settings.also_called)) if settings.public else None


def only_by(names: Names, app: ASGIApp) -> ASGIApp:
    """Requests for anybody else are not answered."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        # As latin-1: whatever the bytes are, they are only compared.
        hosts = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if scope["path"] == ANYHOW or (len(hosts) == 1 and names.is_host(hosts[0])):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another server was meant"})
        else:
            body = encode(Problem(MISDIRECTED, f"This server is {names.first.origin}.", "another-server"))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return named
