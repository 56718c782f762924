"""For all tests: assertions of the kit explain themselves, Hypothesis tries the same examples everywhere, how many run
at once, and how long one may take."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.patience import patience

pytest.register_assert_rewrite(
    *(
        f"tests.kit.{part}"
        for part in ("conservation", "copying", "hiding", "near_misses", "playing", "refusing", "undoing")
    )
)
settings.register_profile("maester", derandomize=True, deadline=None, database=None)
settings.load_profile("maester")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with servers and browsers wait for most of their time."""
    return int(os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS") or 1 + (os.cpu_count() or 1))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """What takes so long waits for something that never comes."""
    item.add_marker(pytest.mark.timeout(patience(300)))
    return (yield)
