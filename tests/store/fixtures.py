"""Databases for tests: a new one for each, of both kinds."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.store.postgres import Postgres

numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a session."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/maester.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.make(f"test_{next(numbers)}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/maester.db"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
