"""Running a server: one process, or several that share a PostgreSQL."""

import os
from typing import Any

import msgspec
import uvicorn

from maester.server.settings import Settings
from maester.server.stream import LARGEST


def run(settings: Settings, host: str, port: int, workers: int = 1, quiet: bool = False) -> None:
    """Serve until interrupted."""
    os.environ["MAESTER_SETTINGS"] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "maester.server.app:app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning" if quiet else "info",
        timeout_graceful_shutdown=5,
        **server_options(),
    )


def server_options() -> dict[str, Any]:
    """How the web server treats sockets and headers: what is too large never reaches us."""
    return {
        "access_log": False,
        # Longer than browsers and proxies keep one: else they ask through a connection that is just being closed.
        "timeout_keep_alive": 75,
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,
        "proxy_headers": False,
        "server_header": False,
    }
