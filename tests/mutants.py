"""For `make mutants` only: mutmut asks tests for their id by a name that pytest no longer has."""

import pytest

pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]
