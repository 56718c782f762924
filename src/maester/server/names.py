"""Names: the name by which people reach this server. If it is known, the server answers to no other.

Otherwise somebody could point a name of their own at this server, and their page could send it requests on behalf of
its visitors.
"""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from maester.server.messages import Problem

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


def only_by(name: Name, app: ASGIApp) -> ASGIApp:
    """Requests for anybody else are not answered."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        # As latin-1: whatever the bytes are, they are only compared.
        hosts = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
        if scope["path"] == ANYHOW or (len(hosts) == 1 and name.is_host(hosts[0])):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another server was meant"})
        else:
            body = encode(Problem(MISDIRECTED, f"This server is {name.origin}.", "another-server"))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return named
