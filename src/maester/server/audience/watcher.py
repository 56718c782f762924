"""A watcher: one socket at a match."""

import asyncio
from collections import deque

from msgspec.json import Encoder

from maester.kernel import Seat
from maester.server.guards.limits import EMPTY, Patience
from maester.server.messages import Message, NotDone, Would, WouldBe

ENCODE = Encoder().encode

MOST_UNSENT = 500
MOST_BYTES = 4 * 2**20
"""A socket this many messages or bytes behind is closed; its owner comes back for the whole position."""

AT_ONCE = 65_536
"""Bytes after which nothing more is handed to the socket until they are on their way."""

TRY_LATER = 1013


class Watcher:
    """What one socket will be sent, in order. Nobody waits for it."""

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
        """The sign-in it came with."""
        self.invitation = invitation
        """The invitation that lets it watch, if it needs one."""
        self.lang = lang
        self.wanted = wanted
        """The seat this socket asked to watch from."""
        self.seats: tuple[Seat, ...] = ()
        """The seats of its person."""
        self.seat: Seat | None = None
        """The seat it watches from."""
        self.closed: tuple[int, str] | None = None
        self.too_slow = asyncio.Event()
        """Set once it has not read for too long."""
        self.patience = Patience(EMPTY)
        """With messages that lead to nothing."""
        self.caught_up = -1
        """The entry at which it was last sent the whole position because it had answered too late."""
        self.wondering: dict[Seat, Would] = {}
        """The newest prepared answer of each seat that is still to be judged."""
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()

    def send(self, message: Message) -> None:
        if type(message) is NotDone or type(message) is WouldBe:
            self.patience.wear()
        self.push(ENCODE(message))

    def push(self, data: bytes) -> None:
        if self.closed is not None:
            return
        if len(self._unsent) >= MOST_UNSENT or self._bytes + len(data) > MOST_BYTES:
            self.close(TRY_LATER, "too slow")
            self.too_slow.set()
            return
        self._unsent.append(data)
        self._bytes += len(data)
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = code, reason
            self._something.set()

    @property
    def behind(self) -> bool:
        return bool(self._unsent)

    async def unsent(self) -> list[bytes]:
        """What to send next, not too much at once; nothing once it is closed and everything is sent."""
        if not self._unsent and self.closed is None:
            self._something.clear()
            await self._something.wait()
        taken: list[bytes] = []
        size = 0
        while self._unsent and size < AT_ONCE:
            taken.append(self._unsent.popleft())
            size += len(taken[-1])
        self._bytes -= size
        return taken

    def look(self, seats: tuple[Seat, ...], asked: tuple[Seat, ...]) -> None:
        """Watch the match from the requested seat, or else from the one of one's own that is asked."""
        self.seats = seats
        if not seats:
            self.seat = None
        elif self.wanted in seats:
            self.seat = self.wanted
        elif self.seat not in asked or self.seat not in seats:
            mine = [seat for seat in seats if seat in asked]
            self.seat = mine[0] if mine else self.seat if self.seat in seats else seats[0]
