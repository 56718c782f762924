"""People for tests: a real server, real requests, real sockets."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from msgspec import convert, to_builtins
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect

from maester.games.intrigue.place import PlaceCard
from maester.server.app import make_app
from maester.server.audience.patch import apply_patch
from maester.server.matches.course import Course
from maester.server.matches.registry import Registry
from maester.server.run import server_options
from maester.server.settings import Settings
from maester.store import milliseconds
from tests.patience import patience


class Served:
    """A server of our own in this process."""

    def __init__(self, url: str, registry: Registry) -> None:
        self.url, self.registry = url, registry

    def course(self, match: str) -> Course:
        """Where a live match stands in this process."""
        course = self.registry.live[match].course
        assert course is not None
        return course

    @asynccontextmanager
    async def guest(self, nickname: str = "Ned") -> AsyncIterator["Guest"]:
        async with httpx.AsyncClient(base_url=self.url, timeout=patience()) as client:
            guest = Guest(self, client)
            if nickname:
                me = await client.post("/api/people", json={"nickname": nickname})
                assert me.status_code == 200, me.text
                guest.id = me.json()["id"]
            yield guest


@asynccontextmanager
async def served(database: str, now: Callable[[], int] = milliseconds, **settings: Any) -> AsyncIterator[Served]:
    given = {"pace": 0.0, "limits": False, "warm": False, "sweep": 0.2, "patience": 100, **settings}
    chosen = Settings(database=database, **given)
    app = make_app(chosen, now)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, **server_options(chosen), log_level="error"))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(patience()):
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
    try:
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state["registry"])
    finally:
        server.should_exit = True
        async with asyncio.timeout(patience()):
            await task
        listening.close()


class Guest:
    """A person with a browser."""

    def __init__(self, served: Served, client: httpx.AsyncClient) -> None:
        self.served, self.client = served, client
        self.id = ""

    async def make(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A match; a seat is "me", "open" or a bot."""
        plans = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
        body = {"game": "intrigue", "options": {}, "seats": plans, "thinking": 10, **more}
        made = await self.client.post("/api/matches", json=body)
        assert made.status_code == 201, made.text
        return dict(made.json())

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        done = await self.client.post(path, json=body)
        assert done.status_code == status, done.text
        return done.json()

    async def refused(self, path: str, body: Any) -> tuple[int, str]:
        """The status and the reason of a refusal."""
        done = await self.client.post(path, json=body)
        return done.status_code, done.json()["why"]

    async def get(self, path: str, status: int = 200) -> Any:
        done = await self.client.get(path)
        assert done.status_code == status, done.text
        return done.json()

    @asynccontextmanager
    async def watch(self, match: str, query: str = "", url: str = "") -> AsyncIterator["Chair"]:
        address = (url or self.served.url).replace("http", "ws") + f"/api/matches/{match}/stream?{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        # However much is not read: a full queue would keep the closing handshake waiting as well.
        async with connect(address, additional_headers=headers, open_timeout=patience(), max_queue=None) as stream:
            yield Chair(stream)


class Chair:
    """A socket at a match, and what its owner has been shown."""

    def __init__(self, stream: ClientConnection) -> None:
        self.stream = stream
        self.match: dict[str, Any] = {}
        self.view: Any = None
        self.story: list[Any] = []
        self.decisions: list[dict[str, Any]] = []
        self.told = self.sequence = 0
        self.seat: str | None = None
        self.undo: list[str] = []
        self.ask_undo: list[str] = []
        self.proposals: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.status = ""

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of some kinds."""
        async with asyncio.timeout(patience()):
            while True:
                message = decode(await self.stream.recv())
                self.note(message)
                if not kinds or message["type"] in kinds:
                    return dict(message)

    def note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "Welcome":
            self.match, self.view, self.chat = message["match"], message["view"], message["chat"]
            self.story = self.story[: 0 if not message["since"] else None] + message["story"]
            self.proposals, self.status = message["proposals"], message["match"]["status"]
        if kind == "Changed":
            assert message["sequence"] == self.sequence + 1, "every step is told, in order"
            self.view = apply_patch(self.view, message["patch"])
            self.story += message["story"]
            self.status = message["status"] or self.status
        if kind in ("Welcome", "Changed"):
            for name in ("decisions", "told", "sequence", "seat", "undo", "ask_undo"):
                setattr(self, name, message[name])
        if kind == "SeatsChanged":
            self.match, self.proposals = message["match"], message["proposals"]
            self.status = self.match["status"]
            self.sequence = self.match["sequence"]
        if kind == "Said":
            self.chat.append(message["line"])

    async def say(self, kind: str, **fields: Any) -> None:
        await self.stream.send(encode({"type": kind, **fields}).decode())

    async def asked(self) -> dict[str, Any]:
        """The next decision of one's own."""
        while not self.decisions:
            await self.hear()
        return self.decisions[0]

    async def answer(self, answer: Any = None) -> dict[str, Any]:
        """Answer what is asked, with anything allowed, and wait until it is kept or refused."""
        asked = await self.asked()
        if answer is None:
            answer = any_answer(asked["decision"])
        await self.say("Answer", seat=asked["seat"], asked=asked["asked"], answer=answer)
        return await self.hear("Taken", "NotDone")

    async def until(self, true: Callable[["Chair"], Any]) -> None:
        while not true(self):
            await self.hear()

    async def play_on(self) -> None:
        """Answer until the match is over."""
        while self.status != "over":
            if self.decisions and self.decisions[0]["asked"] is not None:
                taken = await self.answer()
                assert taken["type"] == "Taken", taken
                self.decisions = [each for each in self.decisions if each["asked"] != taken["asked"]]
            else:
                await self.hear()

    async def closed(self) -> tuple[int, str]:
        """How the server closed the socket."""
        async with asyncio.timeout(patience()):
            try:
                while True:
                    self.note(decode(await self.stream.recv()))
            except Exception:
                assert self.stream.close_code is not None
                return self.stream.close_code, self.stream.close_reason or ""


def any_answer(decision: dict[str, Any]) -> Any:
    return to_builtins(convert(decision, PlaceCard).answers()[0])
