"""How many answers a server takes per second, and how long each waits: real sockets, each answer durable before it is
acknowledged.

`python bench/server.py [--database URL] [--seconds S] [--matches N] [--connections N …] [--json]`; without a database,
on a new SQLite file and on a PostgreSQL started for the purpose. Everything stays on this machine.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any
from urllib.request import urlopen

import httpx
import uvloop
from msgspec import Struct
from msgspec.json import Decoder, encode

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from maester.games.intrigue.facts import HOUSE_OF  # noqa: E402
from tests.store.postgres import Postgres, free_port  # noqa: E402

SEATS = 4
PEOPLE = 20
"""Enough people that together their socket and match limits suffice."""
WARM_UP = 1.0
PER_SECOND = 5.0
"""Answers of each connection in the open loop."""
PATIENCE = 30.0
TOO_FAST = 429


class Asked(Struct):
    seat: str
    asked: int
    decision: dict[str, Any]


class Heard(Struct):
    """As much of any message as it takes to play on."""

    type: str
    decisions: tuple[Asked, ...] = ()


HEAR = Decoder(Heard)


def first_answer(decision: dict[str, Any]) -> dict[str, Any]:
    """The first allowed answer that is found: the cheapest player there is."""
    if decision["ends"]:
        row, place = decision["ends"][0]
        return {"card": decision["hand"][0], "row": row, "place": place}
    for (row, place), houses in decision["openings"]:
        for card in decision["hand"]:
            if HOUSE_OF[card] in houses:
                return {"card": card, "row": row, "place": place}
    raise AssertionError("a seat that is asked must have an answer")


# ------------------------------------------------------------------------------------------------------- the server


@contextmanager
def serving(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """`maester serve`, as anybody would start it: its address and its process."""
    port = free_port()
    command = [sys.executable, "-m", "maester", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(
        [*command, "--workers", str(workers)], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        url = f"http://127.0.0.1:{port}"
        until = monotonic() + PATIENCE
        while not healthy(url):
            if process.poll() is not None or monotonic() > until:
                raise SystemExit("The server did not start.")
            sleep(0.1)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def healthy(url: str) -> bool:
    try:
        return bool(urlopen(f"{url}/healthz", timeout=PATIENCE).status == 200)
    except OSError:
        return False


def processor_seconds(process: int) -> float:
    """What a process and its children have spent, in kernel and out of it."""
    proc = Path(f"/proc/{process}")
    fields = (proc / "stat").read_text().rpartition(")")[2].split()
    spent = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = (proc / "task" / str(process) / "children").read_text().split()
    return spent + sum(processor_seconds(int(child)) for child in children)


class DurablePostgres(Postgres):
    """As people run it: what is committed is on the disk. Tests leave that out, for speed."""

    def _run(self, program: str, *arguments: str) -> None:
        super()._run(program, *(each.replace("-c fsync=off", "-c fsync=on") for each in arguments))


@contextmanager
def databases(given: str | None) -> Iterator[dict[str, str]]:
    """The databases to measure on, by name."""
    if given is not None:
        yield {given.partition(":")[0]: given}
        return
    with tempfile.TemporaryDirectory(prefix="maester-bench-") as folder:
        postgres = DurablePostgres()
        try:
            yield {"SQLite": f"sqlite:///{folder}/maester.db", "PostgreSQL": postgres.make("bench")}
        finally:
            postgres.remove()


# ------------------------------------------------------------------------------------------------------------ people


class People:
    """Guests who make matches in which they sit in every seat, as fast as the server lets them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self.cookies: deque[str] = deque()
        self.matches: deque[tuple[str, str]] = deque()
        """Matches nobody plays now, each with the cookie of its owner."""

    async def come(self) -> None:
        for number in range(PEOPLE):
            self.client.cookies.clear()
            signed = await self.client.post("/api/people", json={"nickname": f"Guest {number}"})
            self.cookies.append(f"maester={signed.raise_for_status().cookies['maester']}")
        self.client.cookies.clear()

    async def make(self, matches: int) -> None:
        """Create matches until there are this many to play. People who made too many recently have to wait."""
        plan = {"game": "intrigue", "options": {}, "seats": [{"kind": "me"}] * SEATS}
        while len(self.matches) < matches:
            self.cookies.rotate()
            made = await self.client.post("/api/matches", json=plan, headers={"cookie": self.cookies[0]})
            if made.status_code == TOO_FAST:
                await asyncio.sleep(0.05)
            else:
                self.matches.append((made.raise_for_status().json()["id"], self.cookies[0]))


class Line(asyncio.Protocol):
    """One socket at one match, spoken by hand: next to nothing is spent on this side."""

    def __init__(self, load: "Load", number: int, match: str, cookie: str) -> None:
        self.load, self.number, self.match, self.cookie = load, number, match, cookie
        self.unread = b""
        self.open = False
        self.asked: Asked | None = None
        self.since: float | None = None
        """When the answer that is not acknowledged yet was sent, or should have been."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/matches/{self.match}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            assert b" 101 " in head[:20], head
            self.open = True
        at = 0
        while len(data) - at >= 2:
            length, header = data[at + 1], 2
            if length >= 126:
                header = 4 if length == 126 else 10
                length = int.from_bytes(data[at + 2 : at + header])
            if len(data) - at < header + length:
                break
            self.frame(data[at] & 15, data[at + header : at + header + length], header)
            at += header + length
        self.unread = data[at:]

    def frame(self, kind: int, data: bytes, header: int) -> None:
        if kind == 9:
            self.send(b"\x8a", data)
        elif kind == 8:
            self.load.failed.append(f"closed: {data!r}")
        else:
            self.hear(data, header)

    def hear(self, data: bytes, header: int) -> None:
        heard = HEAR.decode(data)
        if heard.type in ("Welcome", "Changed"):
            self.asked = heard.decisions[0] if heard.decisions else None
        if heard.type != "Welcome":
            self.load.bytes += len(data) + header
        if heard.type == "NotDone":
            self.load.failed.append(data.decode())
        if heard.type == "Taken":
            assert self.since is not None
            self.load.waits.append(perf_counter() - self.since)
            self.since = None
        if heard.type in ("Taken", "Welcome"):
            self.go_on(late=heard.type == "Taken")

    def go_on(self, late: bool) -> None:
        """Answer what is asked next; if that was the end, sit down somewhere else."""
        if self.asked is None:
            self.transport.close()
            self.load.sit(self.number)
        else:
            self.load.ready(self, late)

    def answer(self, since: float) -> None:
        assert self.asked is not None
        self.since, asked = since, self.asked
        answer = {"type": "Answer", "seat": asked.seat, "asked": asked.asked, "answer": first_answer(asked.decision)}
        self.send(b"\x81", encode(answer))

    def send(self, kind: bytes, data: bytes) -> None:
        # Masked, as it has to be, with a mask that changes nothing.
        length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self.transport.write(kind + length + b"\0\0\0\0" + data)


# ---------------------------------------------------------------------------------------------------------- the load


class Load:
    """So many connections, each of which goes on to a new match when one is over.

    Closed loop: the next answer is sent as soon as the last is acknowledged. Open loop: at given times, and if the
    server is late, the time an answer waited to be sent counts as well.
    """

    def __init__(self, people: People, server: int, connections: int, per_second: float | None) -> None:
        self.people, self.server, self.connections, self.per_second = people, server, connections, per_second
        self.waits: list[float] = []
        self.bytes = 0
        self.failed: list[str] = []
        self.idle = 0
        self.ended = False
        self.lines: dict[int, Line] = {}
        self._due: dict[int, float] = {}
        self._coming: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> dict[str, Any]:
        begun = perf_counter()
        for number in range(self.connections):
            self._due[number] = begun + WARM_UP + (number / self.connections) / (self.per_second or 1)
            self.sit(number)
        await asyncio.sleep(WARM_UP * 2)
        self.waits.clear()
        self.bytes, measured, spent = 0, perf_counter(), processor_seconds(self.server)
        await asyncio.sleep(seconds)
        passed, waits, sent = perf_counter() - measured, sorted(self.waits), self.bytes
        spent = processor_seconds(self.server) - spent
        self.ended = True
        await asyncio.gather(*self._coming)
        for line in self.lines.values():
            line.transport.abort()
            if line.asked is not None:
                self.people.matches.appendleft((line.match, line.cookie))
        assert not self.failed, self.failed[0]
        assert waits, "nothing was answered"
        if self.idle:
            print(f"{self.idle} connections ran out of matches: the numbers are too low.", file=sys.stderr)
        return {
            "connections": self.connections,
            "asked_per_second": self.per_second and self.per_second * self.connections,
            "answers_per_second": round(len(waits) / passed),
            "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
            "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1),
            "bytes_per_answer": round(sent / len(waits)),
            "processor_us_per_answer": round(spent / len(waits) * 1e6),
            "load_average": round(os.getloadavg()[0], 1),
        }

    def sit(self, number: int) -> None:
        """This connection goes to a match nobody plays."""
        if self.ended:
            return
        if not self.people.matches:
            self.idle += 1
            return
        task = asyncio.create_task(self._sit(number, *self.people.matches.popleft()))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _sit(self, number: int, match: str, cookie: str) -> None:
        host, port = self.people.url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        _, self.lines[number] = await loop.create_connection(lambda: Line(self, number, match, cookie), host, int(port))

    def ready(self, line: Line, late: bool) -> None:
        """The connection may answer: at once, or when it is time. One that has just sat down is not late."""
        now = perf_counter()
        if self.per_second is None:
            line.answer(now)
            return
        due = self._due[line.number] if late else max(now, self._due[line.number])
        self._due[line.number] = due + 1 / self.per_second
        if due <= now:
            line.answer(due)
        else:
            asyncio.get_running_loop().call_later(due - now, self._answer, line, due)

    def _answer(self, line: Line, due: float) -> None:
        if not line.transport.is_closing():
            line.answer(due)


async def measured(url: str, server: int, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    people = People(url)
    async with people.client:
        await people.come()
        loads = [Load(people, server, connections, None) for connections in arguments.connections]
        loads.append(Load(people, server, max(arguments.connections), PER_SECOND))
        found = []
        for load in loads:
            # Matches are made beforehand, because making them is not what is measured here.
            await people.make(arguments.matches)
            found.append(await load.run(arguments.seconds))
        return found


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asks.add_argument("--database", help="sqlite:///FILE or postgresql://…")
    asks.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    asks.add_argument("--matches", type=int, default=400, help="open when a measurement begins")
    asks.add_argument("--connections", type=int, nargs="+", default=[50, 200])
    asks.add_argument("--workers", type=int, default=1, help="server processes, on PostgreSQL")
    asks.add_argument("--json", action="store_true", help="nothing but JSON")
    arguments = asks.parse_args()
    # Ending this program also ends the servers it has started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("The measurement was ended."))
    results: dict[str, list[dict[str, Any]]] = {}
    with databases(arguments.database) as found:
        for name, database in found.items():
            with serving(database, 1 if database.startswith("sqlite") else arguments.workers) as (url, server):
                results[name] = uvloop.run(measured(url, server, arguments))
            if not arguments.json:
                show(name, results[name])
    print(json.dumps(results))


COLUMNS = ("connections", "loop", "answers/s", "p50 ms", "p99 ms", "bytes", "CPU us", "load")


def show(name: str, results: list[dict[str, Any]]) -> None:
    print(f"{name:11}" + "".join(f"{column:>12}" for column in COLUMNS))
    for each in results:
        loop = f"{each['asked_per_second']:,.0f}/s" if each["asked_per_second"] else "closed"
        numbers = (
            each["answers_per_second"],
            each["p50_ms"],
            each["p99_ms"],
            each["bytes_per_answer"],
            each["processor_us_per_answer"],
        )
        shown = [each["connections"], loop, *(f"{number:,}" for number in numbers), each["load_average"]]
        print(" " * 11 + "".join(f"{one:>12}" for one in shown), flush=True)


if __name__ == "__main__":
    main()
