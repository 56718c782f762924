"""StoreUnavailable: the one error for a database that cannot do what it is asked to, with the reason."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

Reason = Literal["read-only", "full", "busy", "gone"]

# Words in error messages of SQLite and PostgreSQL, and what they mean here.
SIGNS: tuple[tuple[str, Reason], ...] = (
    ("readonly", "read-only"),
    ("read-only", "read-only"),
    ("attempt to write", "read-only"),
    ("is full", "full"),
    ("disk full", "full"),
    ("no space left", "full"),
    ("locked", "busy"),
    ("deadlock", "busy"),
)


class StoreUnavailable(Exception):
    """The database did not do what it was asked to. Whether anything was stored is unknown."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"the store is {reason}" + (f": {detail}" if detail else ""))
        self.reason: Reason = reason
        self.detail = detail


def reason_of(error: BaseException) -> Reason:
    """What is wrong with the database, judging by its error."""
    text = str(error).lower()
    return next((reason for sign, reason in SIGNS if sign in text), "gone")


@contextmanager
def saying_why() -> Iterator[None]:
    """Database errors become StoreUnavailable; our own mistakes stay what they are."""
    try:
        yield
    except (OperationalError, InterfaceError, NoConnectionFree, OSError, sqlite3.OperationalError) as error:
        raise StoreUnavailable(reason_of(error), str(error.__cause__ or error)) from error
    except DBAPIError as error:
        if error.connection_invalidated or of_the_server(error):
            raise StoreUnavailable(reason_of(error), str(error.orig)) from error
        raise


def of_the_server(error: DBAPIError) -> bool:
    """Whether the error is about PostgreSQL's own state, not our statement: classes 08, 25, 40, 53, 57 and 58."""
    state = getattr(error.orig, "sqlstate", None) or ""
    return str(state)[:2] in ("08", "25", "40", "53", "57", "58") or isinstance(
        error.orig.__cause__ if error.orig else None, OSError
    )
