"""The engine: how each kind of database is opened."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_MILLISECONDS = 5_000
CONNECT_SECONDS = 5
OWNER_ONLY, NOT_OWNER = 0o600, 0o077


class BadDatabase(ValueError):
    """The address is not that of a database we can use."""


def address(database: str) -> URL:
    """The URL of a database: `sqlite:///path`, `postgresql://…`, or the path of a SQLite file."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"“{database}” is not the address of a database") from error
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or ":memory:" in url.database:
            raise BadDatabase("a SQLite database has to be a file: what is in memory only is lost")
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"“{backend}” is not a database that can be used: it has to be sqlite or postgresql")


def keep_private(url: URL) -> None:
    """Only its owner may read a SQLite file: it holds the secret that signs cookies, and the seeds of games.

    The files SQLite creates beside it (-wal, -shm) get the same permissions.
    """
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith("file:"):
        return
    file = Path(url.database)
    # A file of somebody else's, or one that cannot be written, is left alone; SQLite complains if that will not do.
    with suppress(OSError):
        if not file.exists():
            file.touch(mode=OWNER_ONLY)
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.exists() and (mode := each.stat().st_mode & 0o777) & NOT_OWNER:
                each.chmod(mode & ~NOT_OWNER)


def open_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(
            url, connect_args={"timeout": BUSY_MILLISECONDS / 1000}, pool_size=4, max_overflow=4, pool_timeout=10
        )
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine
    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_timeout=10,
        pool_pre_ping=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": 30},
    )


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Durable before it is acknowledged, even if the power fails: WAL, synced at every commit."""
    # The driver must not begin transactions on its own: see begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA journal_mode")
    if cursor.fetchone()[0] != "wal":
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except Exception as error:
            # A read-only file can still be read.
            if "readonly" not in str(error):
                raise
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    """A transaction that may write says so when it begins: one that switches from reading to writing fails at once if
    another is writing, whatever its timeout."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
