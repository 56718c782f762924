"""A watcher: one socket at a match."""

import asyncio
from collections import deque

from msgspec.json import Encoder

from maester.kernel import Seat
from maester.server.messages import Message

ENCODE = Encoder().encode

MOST_UNSENT = 500
"""A socket that is so many messages behind is closed; its owner comes back for the whole position."""

TRY_LATER = 1013


class Watcher:
    """What one socket is to be sent, in order. Nobody waits for it."""

    def __init__(
        self,
        person: str | None,
        lang: str,
        wanted: Seat | None = None,
        session: str | None = None,
        invitation: str | None = None,
    ) -> None:
        self.person = person
        self.session = session
        """The sign-in by which it came."""
        self.invitation = invitation
        """What it was let in by, where it takes an invitation to look."""
        self.lang = lang
        self.wanted = wanted
        """The seat this socket asked to see the match from."""
        self.seats: tuple[Seat, ...] = ()
        """The seats of its person."""
        self.seat: Seat | None = None
        """The seat it sees the match from."""
        self.closed: tuple[int, str] | None = None
        self._unsent: deque[bytes] = deque()
        self._something = asyncio.Event()

    def send(self, message: Message) -> None:
        self.push(ENCODE(message))

    def push(self, data: bytes) -> None:
        if len(self._unsent) >= MOST_UNSENT:
            self.close(TRY_LATER, "too slow")
            return
        self._unsent.append(data)
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = code, reason
            self._something.set()

    async def unsent(self) -> list[bytes]:
        """What is to be sent next; nothing, once it is closed and all is sent."""
        if not self._unsent and self.closed is None:
            self._something.clear()
            await self._something.wait()
        taken = list(self._unsent)
        self._unsent.clear()
        return taken

    def look(self, seats: tuple[Seat, ...], asked: tuple[Seat, ...]) -> None:
        """Look at the match from the seat that was wanted, else from the one of one's own that is asked."""
        self.seats = seats
        if not seats:
            self.seat = None
        elif self.wanted in seats:
            self.seat = self.wanted
        elif self.seat not in asked or self.seat not in seats:
            mine = [seat for seat in seats if seat in asked]
            self.seat = mine[0] if mine else self.seat if self.seat in seats else seats[0]
