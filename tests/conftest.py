"""For all tests: the kit's assertions explain themselves, and Hypothesis tries the same examples everywhere."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite(
    *(
        f"tests.kit.{part}"
        for part in ("conservation", "copying", "hiding", "near_misses", "playing", "refusing", "undoing")
    )
)
settings.register_profile("maester", derandomize=True, deadline=None, database=None)
settings.load_profile("maester")
