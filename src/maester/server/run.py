"""Running a server: one process, or several that share a PostgreSQL."""

import os
import sys
from contextlib import suppress
from functools import partial
from socket import socket
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from maester.server.audience.stream import LARGEST
from maester.server.guards.protocols import Messages, Requests
from maester.server.settings import Settings

DID_NOT_START = 3
"""As uvicorn itself exits."""

MOST_FILES = 65_536
FILES_OF_OUR_OWN = 100
"""Files a process opens besides its connections: the database's, its workers', webhooks."""


def run(settings: Settings, listening: list[socket], workers: int = 1, quiet: bool = False) -> None:
    """Serve until interrupted."""
    os.environ["MAESTER_SETTINGS"] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "maester.server.app:app",
        factory=True,
        workers=workers,
        log_level="warning" if quiet else "info",
        timeout_graceful_shutdown=5,
        **server_options(settings),
    )
    if workers > 1:
        Multiprocess(config, listening).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=listening)
    if not server.started:
        sys.exit(DID_NOT_START)


def server_options(settings: Settings) -> dict[str, Any]:
    """How the web server treats sockets and headers: whatever is too large never reaches us."""
    return {
        "access_log": False,
        # Longer than browsers and proxies keep a connection, or they might use one that is just being closed.
        "timeout_keep_alive": 75,
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,
        "proxy_headers": False,
        "server_header": False,
        "http": partial(Requests, *room(settings)),
        "ws": partial(Messages, *room(settings)),
    }


def room(settings: Settings) -> tuple[int, int]:
    """How many connections there is room for: in all, and per address of those that have not asked for anything."""
    soft = raise_file_limit()
    most = min(settings.connections, soft - FILES_OF_OUR_OWN)
    # Behind a proxy, all come from one address.
    return most, most if settings.trust_proxy else min(most, settings.begun_per_address)


def raise_file_limit() -> int:
    """As many open files, hence connections, as this user may have; most systems give a process fewer at first."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
