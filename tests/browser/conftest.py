"""A server and a browser for the tests, and people who use them."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.served import Served
from tests.patience import patience

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")

# One that asks nobody outside for anything, and runs where there is no screen and no sandbox.
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


# Once per file, not once for all: while it is open, its event loop holds the thread, and no other test's could run.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    assert found, f"no browser found; install one of {', '.join(CHROMIUMS)}"
    expect.set_options(timeout=patience() * 1000)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=2 * patience() * 1000)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Somebody comes with a browser: `person("Arya", phone=True)`. Whatever a browser complains of fails the test."""
    people: list[Person] = []

    def comes(nickname: str = "", **look: Any) -> Person:
        people.append(Person(browser, served.url, nickname=nickname, **look))
        return people[-1]

    yield comes
    problems = [problem for each in people for problem in each.problems]
    for each in people:
        each.close()
    assert not problems, problems


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where pictures of the screens go: a folder that is forgotten, or the one in MAESTER_SCREENSHOTS."""
    folder = Path(os.environ.get("MAESTER_SCREENSHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
