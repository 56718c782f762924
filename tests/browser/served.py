"""A server of our own, as `maester serve` runs it, and what a person can have done there without a browser."""

import subprocess
import sys
import time
from pathlib import Path

import httpx
from msgspec.json import encode

from maester.server.settings import Settings
from tests.patience import patience
from tests.store.postgres import free_port

RUN = """
import sys
from msgspec.json import decode
from maester.server.guards.local_network import listen
from maester.server.run import run
from maester.server.settings import Settings
run(decode(sys.argv[1], type=Settings), listen(["127.0.0.1"], int(sys.argv[2])), quiet=True)
"""


class Served:
    """Bots answer at once, and nobody is turned away for asking often."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        settings = Settings(database=f"sqlite:///{folder / 'maester.db'}", pace=0.0, limits=False, warm=False)
        self.url = f"http://127.0.0.1:{port}"
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            command = [sys.executable, "-c", RUN, encode(settings).decode(), str(port)]
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise

    def _wait(self) -> None:
        until = time.monotonic() + patience()
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.url}/healthz").json()["status"] == "ok":
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(patience(15))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
