"""Protocols: how connections are treated before anybody knows what they want.

On top of uvicorn's own: requests have to arrive in time, unread output is not kept for ever, and the number of
connections is limited.
"""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from maester.server.guards.connections import Connections
from maester.server.guards.front import HEADERS

HEADERS_WITHIN = 10.0
"""Seconds from the start of a request to the end of its headers."""
BODY_WITHIN = 30.0
"""Seconds from there to the end of its body."""
LARGEST_HEADERS = 65_536
"""The most bytes a request may have up to the end of its headers."""
MOST_UNREAD = 2**20
"""The most bytes of pongs waiting for a socket that does not read."""

EXTENSION = "maester.connection"
"""The key of a socket's connection in its scope."""

_places: WeakKeyDictionary[ServerState, Connections] = WeakKeyDictionary()


def places(server: ServerState, most: int, begun_per_address: int) -> Connections:
    """The connections of one server, however many servers a process has."""
    found = _places.get(server)
    if found is None:
        found = _places[server] = Connections(most, begun_per_address)
    return found


class Requests(HttpToolsProtocol):
    """A connection that carries requests."""

    def __init__(self, most: int, begun_per_address: int, *, server_state: ServerState, **more: Any) -> None:
        super().__init__(server_state=server_state, **more)
        self.places = places(server_state, most, begun_per_address)
        self._deadline: asyncio.TimerHandle | None = None
        self._head: int | None = 0
        """Bytes of a request whose headers are incomplete; None if there is no such request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.places.come(transport, self._address):
            self._expect(HEADERS_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.places.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEADERS and not self.transport.is_closing():
                self.send_400_response("The headers are too large.")

    def send_400_response(self, msg: str) -> None:
        """What is no request at all is answered with our headers, too."""
        headers = [*HEADERS, (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        headers.append((b"content-length", str(len(msg)).encode()))
        lines = [b"HTTP/1.1 400 Bad Request", *(b": ".join(each) for each in headers), b"", msg.encode("ascii")]
        self.transport.write(b"\r\n".join(lines))
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect(HEADERS_WITHIN)

    def on_headers_complete(self) -> None:
        self._head = None
        self.places.asks(self.transport)
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.places.rests(self.transport, self._address)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self.places.sits(self.transport, signed=False)
        super().handle_websocket_upgrade()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "nowhere"

    def _expect(self, seconds: float | None) -> None:
        """What is awaited has to come within this many seconds; None: nothing is awaited."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def connection_of(scope: Any) -> "Messages | None":
    """The connection of a socket; None if a server other than ours carries it."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Messages) else None


class Messages(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, most: int, begun_per_address: int, *, server_state: ServerState, **more: Any) -> None:
        super().__init__(server_state=server_state, **more)
        self.places = places(server_state, most, begun_per_address)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.go(self.transport)
        super().connection_lost(exc)

    def signed(self) -> None:
        """The person at the other end is signed in."""
        self.places.sits(self.transport, signed=True)

    def cut(self) -> None:
        """End it, whatever has not been sent yet."""
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A normal close would wait until everything is read, which never happens.
        self.cut()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close" and not self.disconnected:
            self.loop.call_later(self.close_timeout + 1, self.cut)
