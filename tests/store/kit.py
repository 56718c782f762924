"""Stores and rows for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Raw

from maester.store import Answered, Entry, MatchRow, SeatRow, Store, Summary

RUNNING = Summary("running", "seat-1", "", None)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_match(host: str, *seats: SeatRow, **more: Any) -> MatchRow:
    given = {"id": "match-one", "private": False, "shuffled": False, **more}
    taken = seats or (SeatRow("seat-1", host), SeatRow("seat-2"))
    return MatchRow(
        game="intrigue", rules=1, options='{"seats":2}', seed="1", host=host, clock=None, thinking=10, created=1,
        changed=1, seats=taken, **given,
    )  # fmt: skip


def entry(sequence: int, match: str = "match-one", value: str = "1") -> Entry:
    what = Answered("seat-1", sequence - 1, "place-card", Raw(value.encode()))
    return Entry(match, sequence, 1_000 + sequence, None, what)
