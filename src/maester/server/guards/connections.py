"""Connections: how many a process holds, and which one goes when there are too many.

First to go is one that has asked for nothing yet, or has nothing more to ask; then a stranger's socket; never the
socket of somebody who is signed in. So players stay, and there is room for those who come back to play.
"""

import asyncio
from collections import OrderedDict

from maester.server.guards.costs import network


class Connections:
    """The connections of one process, ordered by when each last did something."""

    def __init__(self, most: int, begun_per_address: int) -> None:
        self.most, self.begun_per_address = most, begun_per_address
        """In all; and per address, of those that have not asked for anything yet."""
        self.begun: OrderedDict[asyncio.Transport, str] = OrderedDict()
        """Those that have asked for nothing yet, or for nothing more, and their networks."""
        self.busy: set[asyncio.Transport] = set()
        """Those whose request is being answered."""
        self.strangers: OrderedDict[asyncio.Transport, None] = OrderedDict()
        """Sockets of people who are not signed in."""
        self.people: set[asyncio.Transport] = set()
        """Sockets of people who are."""

    def __len__(self) -> int:
        return len(self.begun) + len(self.busy) + len(self.strangers) + len(self.people)

    def come(self, transport: asyncio.Transport, address: str) -> bool:
        """A new connection: whether there is room for it, or room could be made."""
        whole = network(address)
        same = [each for each, of in self.begun.items() if of == whole] if len(self) * 2 >= self.most else []
        if len(same) >= self.begun_per_address:
            self._cut(same[0])
        if len(self) >= self.most and not self._make_room():
            return False
        self.begun[transport] = whole
        return True

    def asks(self, transport: asyncio.Transport) -> None:
        """It sends a request: it is not cut while that is being answered."""
        if self.begun.pop(transport, None) is not None:
            self.busy.add(transport)

    def rests(self, transport: asyncio.Transport, address: str) -> None:
        """It was answered, and may ask for more."""
        if transport in self.busy:
            self.busy.discard(transport)
            self.begun[transport] = network(address)

    def sits(self, transport: asyncio.Transport, signed: bool) -> None:
        """It has become a socket, of somebody signed in or of a stranger."""
        self.go(transport)
        if signed:
            self.people.add(transport)
        else:
            self.strangers[transport] = None

    def go(self, transport: asyncio.Transport) -> None:
        self.begun.pop(transport, None)
        self.strangers.pop(transport, None)
        self.busy.discard(transport)
        self.people.discard(transport)

    def _make_room(self) -> bool:
        for those in (self.begun, self.strangers):
            if those:
                self._cut(next(iter(those)))
                return True
        return False

    def _cut(self, transport: asyncio.Transport) -> None:
        self.go(transport)
        transport.abort()
