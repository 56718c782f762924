"""Protocols: how connections are treated before anybody knows what they want. On top of uvicorn's own: requests have to
arrive in time, what is not read is not kept for ever, and there are only so many connections."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from maester.server.connections import Connections

HEADERS_WITHIN = 10.0
"""Seconds from the beginning of a request to the end of its headers."""
BODY_WITHIN = 30.0
"""Seconds from there to the end of its body."""
LARGEST_HEADERS = 65_536
"""Bytes a request may have up to the end of its headers."""
MOST_UNREAD = 2**20
"""Bytes of answers to pings that may lie on the way to a socket that does not read."""

EXTENSION = "maester.connection"
"""Under this name a socket's scope has its connection."""

_places: WeakKeyDictionary[ServerState, Connections] = WeakKeyDictionary()


def places(server: ServerState, most: int, begun_per_address: int) -> Connections:
    """Those of one server, however many of them there are in a process."""
    found = _places.get(server)
    if found is None:
        found = _places[server] = Connections(most, begun_per_address)
    return found


class Requests(HttpToolsProtocol):
    """A connection through which requests come."""

    def __init__(self, most: int, begun_per_address: int, *, server_state: ServerState, **more: Any) -> None:
        super().__init__(server_state=server_state, **more)
        self.places = places(server_state, most, begun_per_address)
        self._deadline: asyncio.TimerHandle | None = None
        self._head: int | None = 0
        """Bytes of a request whose headers are not complete; None, while there is no such request."""

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
        """What is to come has to come within so many seconds; None: nothing is to come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def connection_of(scope: Any) -> "Messages | None":
    """The connection of a socket; None, if another server than ours carries it."""
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
        """Whoever is at the other end is signed in."""
        self.places.sits(self.transport, signed=True)

    def cut(self) -> None:
        """End it, whatever was not sent yet."""
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closed, it would wait until all is read that never will be.
        self.cut()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close" and not self.disconnected:
            self.loop.call_later(self.close_timeout + 1, self.cut)
