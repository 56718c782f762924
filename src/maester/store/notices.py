"""Notices: how PostgreSQL tells all processes what has changed, as soon as it is committed."""

from collections.abc import Iterable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "maester"

LONGEST_NOTICE = 7_000
"""PostgreSQL accepts notices of less than 8,000 bytes."""


async def announce(connection: AsyncConnection, notices: Iterable[str]) -> None:
    """Tell all processes, as soon as this transaction is committed."""
    line = ""
    for notice in [*notices, ""]:
        if line and (not notice or len(line) + len(notice) >= LONGEST_NOTICE):
            await connection.execute(text("SELECT pg_notify(:channel, :line)"), {"channel": CHANNEL, "line": line})
            line = ""
        line = f"{line} {notice}".strip()
