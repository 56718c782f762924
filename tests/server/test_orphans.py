"""Server processes end with the one that started them, however that ends."""

import asyncio
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from maester.server.settings import Settings
from tests.patience import patience
from tests.store.postgres import free_port

pytestmark = pytest.mark.anyio

SERVE = """
import sys
from msgspec.json import decode
from maester.server.guards.local_network import listen
from maester.server.run import run
from maester.server.settings import Settings

run(decode(sys.argv[1], type=Settings), listen(["127.0.0.1"], int(sys.argv[2])), workers=2, quiet=True)
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no list of processes here")
async def test_the_workers_of_a_killed_server_end(sqlite: str):
    port = free_port()
    settings = msgspec.json.encode(Settings(database=sqlite)).decode()
    server = subprocess.Popen([sys.executable, "-c", SERVE, settings, str(port)], stderr=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(patience()), httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.HTTPError):
                    if (await client.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
            while len(started := children(server.pid)) < 3:  # two workers, and what keeps track of their resources
                await asyncio.sleep(0.1)
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    async with asyncio.timeout(patience()):
        while any(runs(each) for each in started):
            await asyncio.sleep(0.1)


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def runs(process: int) -> bool:
    with suppress(FileNotFoundError, ProcessLookupError):
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    return False
