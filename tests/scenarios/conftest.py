"""When a scenario fails, the report shows the position, what is being asked, and the answers that are allowed."""

from collections.abc import Generator, Iterator
from types import TracebackType

import pytest

from tests.scenarios.played import Played


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.excinfo is not None:
        for game in games_on_the_way(call.excinfo.tb):
            report.sections.append(("the position", game.position()))
    return report


def games_on_the_way(trace: TracebackType | None) -> Iterator[Played]:
    """The games that were being played where the test failed, each once."""
    found: dict[int, Played] = {}
    while trace is not None:
        games = (value for value in trace.tb_frame.f_locals.values() if isinstance(value, Played))
        found.update((id(game), game) for game in games)
        trace = trace.tb_next
    return iter(found.values())
