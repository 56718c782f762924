"""Streams: the sockets of a match and of the lobby."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from maester.server.audience.watcher import ENCODE, Watcher
from maester.server.guards.access import Access, access_of, language
from maester.server.guards.accounts import CURRENT, Account, metered
from maester.server.guards.costs import LOADED, pay
from maester.server.guards.limits import CHAT, WISH, WOULD
from maester.server.guards.protocols import connection_of
from maester.server.guards.refused import NotAllowed, worded
from maester.server.matches import wishes
from maester.server.matches.live import LiveMatch
from maester.server.matches.registry import needs_invitation
from maester.server.messages import (
    Agree,
    Answer,
    ClientMessage,
    Hold,
    NotDone,
    Ping,
    Pong,
    Propose,
    Say,
    SetStops,
    Undo,
    Would,
    WouldBe,
)
from maester.store import PersonRow, StoreUnavailable

Socket = WebSocket[Any, Any, Any]

NOT_JSON, TOO_LARGE, TRY_LATER = 1003, 1009, 1013
BAD_ORIGIN, PRIVATE, UNKNOWN_PERSON, NO_SUCH_MATCH, TOO_MANY = 4403, 4403, 4401, 4404, 4429
LAST_WORD = 1.0
"""Seconds to tell somebody who does not read why the socket is closed."""
LARGEST = 65_536
"""The most bytes a message may have."""

Receive = Callable[[str | bytes], Coroutine[Any, Any, None]]

READ = Decoder(ClientMessage)
PONG = ENCODE(Pong())


@websocket("/api/matches/{match:str}/stream")
async def stream(socket: Socket, match: FromPath[str]) -> None:
    """One match, as one person sees it. `told`: from which event on; `sequence`: the last known entry; `seat`: from
    which of one's own seats; `lang`: the language of refusals."""
    access = access_of(socket)
    await socket.accept()
    person = await let_in(socket, access)
    if isinstance(person, tuple):
        await socket.close(*person)
        return
    who = person.id if person else None
    address = access.address(socket)
    account = Account(f"the socket of match {match}")
    account.opened(access.limits, address, who)
    CURRENT.set(account)
    if not access.sockets.enter(address, who):
        await socket.close(TOO_MANY, "too many connections")
        return
    try:
        try:
            live = await access.registry.find(match)
        except StoreUnavailable as error:
            await socket.close(TRY_LATER, str(error)[:100])
            return
        if live is None:
            await socket.close(NO_SUCH_MATCH, "there is no such match")
            return
        invitation = socket.query_params.get("invitation")
        if not await access.registry.may_look(live.row, who, invitation):
            await socket.close(PRIVATE, "the match is private")
            return
        shown = access.signed_in(socket)
        session = None if shown is None or who is None else shown.session
        by = invitation if needs_invitation(live.row, who) else None
        watcher = Watcher(who, language(socket), socket.query_params.get("seat"), session, by)
        await live.inbox.ask(live.enter, watcher, number(socket, "told") or 0, number(socket, "sequence"))
        try:
            hear = Receiver(access, live, watcher, person)
            heard = receiving(socket, watcher, hear, account)
            await both(sending(socket, watcher), heard, cutting(socket, watcher))
        finally:
            live.inbox.post(live.audience.exit, watcher)
    finally:
        access.sockets.exit(address, who)


@websocket("/api/lobby")
async def lobby(socket: Socket) -> None:
    """A nudge whenever the lists of matches have changed."""
    access = access_of(socket)
    await socket.accept()
    person = await let_in(socket, access)
    if isinstance(person, tuple):
        await socket.close(*person)
        return
    who, address = person.id if person else None, access.address(socket)
    if not access.sockets.enter(address, who):
        await socket.close(TOO_MANY, "too many connections")
        return
    shown = access.signed_in(socket)
    account = Account("the socket of the lobby")
    account.opened(access.limits, address, who)
    watcher = Watcher(who, "en", session=None if shown is None or who is None else shown.session)
    access.registry.lobby.watchers.add(watcher)
    try:
        heard = receiving(socket, watcher, pong_only(watcher), account)
        await both(sending(socket, watcher), heard, cutting(socket, watcher))
    finally:
        access.registry.lobby.watchers.discard(watcher)
        access.sockets.exit(address, who)


async def let_in(socket: Socket, access: Access) -> PersonRow | tuple[int, str] | None:
    """Who is coming, or why they may not. Watching needs no name, but a name that is shown must be true."""
    try:
        access.check_origin(socket)
    except NotAllowed:
        return BAD_ORIGIN, "from another site"
    try:
        pay(access.limits, access.address(socket), access.payer(socket), LOADED)
        person = await access.who(socket)
    except NotAllowed:
        return TOO_MANY, "too many connections"
    except StoreUnavailable as error:
        return TRY_LATER, str(error)[:100]
    if person is None and "maester" in socket.cookies:
        return UNKNOWN_PERSON, "not signed in"
    if person is not None and (connection := connection_of(socket.scope)):
        connection.signed()
    return person


def number(socket: Socket, name: str) -> int | None:
    value = socket.query_params.get(name, "")
    return int(value) if value.isdecimal() and len(value) < 8 else None


class Receiver:
    """What is done with each message from one socket."""

    def __init__(self, access: Access, live: LiveMatch, watcher: Watcher, person: PersonRow | None) -> None:
        self.access, self.live, self.watcher, self.person = access, live, watcher, person

    async def __call__(self, data: str | bytes) -> None:
        live, watcher = self.live, self.watcher
        try:
            message = READ.decode(data)
        except (ValidationError, RecursionError):  # RecursionError: nested too deep
            refused = worded(NotAllowed("unreadable-message"), watcher.lang)
            watcher.send(NotDone(refused))
            return
        if type(message) is Answer:
            live.inbox.post(live.answer, watcher, message)
            if live.inbox.crowded:
                await live.inbox.ask(asyncio.sleep, 0)
        elif type(message) is Would:
            self._wonder(message)
        elif type(message) is Ping:
            watcher.patience.wear()
            watcher.push(PONG)
        else:
            await live.inbox.ask(self._wish, message)

    def _wonder(self, message: Would) -> None:
        try:
            if self.person is None:
                raise NotAllowed("sign-in-first", 401)
            self.access.limits.spend(self.person.id, WOULD)
        except NotAllowed as error:
            self.watcher.send(WouldBe(message.seat, message.asked, self.live.audience.worded(self.watcher, error)))
            return
        self.live.wonder(self.watcher, message)

    async def _wish(self, message: Undo | Hold | SetStops | Agree | Propose | Say) -> None:
        try:
            if self.person is None:
                raise NotAllowed("sign-in-first", 401)
            self.access.limits.spend(self.person.id, CHAT if isinstance(message, Say) else WISH)
            match message:
                case Undo():
                    await wishes.undo(self.live, self.watcher, message)
                case Hold():
                    await wishes.hold(self.live, self.watcher, message)
                case SetStops():
                    await wishes.set_stops(self.live, self.watcher, message)
                case Agree():
                    await wishes.agree(self.live, self.watcher, message)
                case Propose():
                    await wishes.propose(self.live, self.watcher, message)
                case Say():
                    await wishes.say(self.live, self.watcher, message, self.person.nickname)
        except Exception as error:
            self.live.audience.refuse(self.watcher, error)


def pong_only(watcher: Watcher) -> Receive:
    async def answer(data: str | bytes) -> None:
        watcher.patience.wear()
        watcher.push(PONG)

    return answer


async def receiving(socket: Socket, watcher: Watcher, receive: Receive, account: Account) -> None:
    """Messages one after the other: the next is read when the last is done, and later if the sender only makes work or
    has used more of the processor than there is for one."""
    while True:
        if pause := max(watcher.patience.pause, account.pause):
            await asyncio.sleep(pause)
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: Any = message.get("text")
        if data is None:
            await socket.close(NOT_JSON, "only text is understood")
            return
        if len(data) > LARGEST:
            await socket.close(TOO_LARGE, "too large")
            return
        try:
            await metered(receive(data), account)
        except DecodeError:
            await socket.close(NOT_JSON, "not JSON")
            return


async def sending(socket: Socket, watcher: Watcher) -> None:
    while True:
        for data in await watcher.unsent():
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        if watcher.closed is not None and not watcher.behind:
            await socket.close(*watcher.closed)
            return


async def cutting(socket: Socket, watcher: Watcher) -> None:
    """Somebody who does not read is disconnected, and everything unread is dropped."""
    await watcher.too_slow.wait()
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORD):
            await socket.close(TRY_LATER, "too slow")
            return
    if connection := connection_of(socket.scope):
        connection.cut()


async def both(*halves: Awaitable[None]) -> None:
    """The two halves of a conversation and the watchdog: when one ends, so do the others."""
    tasks = [asyncio.ensure_future(half) for half in halves]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                raise error
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
