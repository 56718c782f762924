"""Whatever JSON arrives as an answer, it is an allowed one or it is refused and changes nothing."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maester.kernel import Chance
from tests.kit.citizens import PLACES, Citizen
from tests.kit.refusing import taken_rightly
from tests.kit.walks import kept, walk_to, whole

WORDS = ("card", "row", "place", "x", "y", "degrees", "area-1", "area-30", "march", "eddard", "seat-1", "parry")
"""Words of the citizens' own answers, so that a value comes near to being one now and then."""

texts = st.sampled_from(WORDS) | st.text(max_size=8)
numbers = st.integers() | st.integers(-2, 12) | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | texts
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
placements = st.fixed_dictionaries({"card": st.sampled_from(WORDS), "row": scalars, "place": scalars})
poses = st.fixed_dictionaries({"x": numbers, "y": numbers, "degrees": numbers})
JSON = values | placements | poses


@pytest.mark.parametrize(("citizen", "count"), PLACES, ids=[f"{one.name}-{count}" for one, count in PLACES])
def test_any_json_is_taken_rightly_or_refused(citizen: Citizen, count: int):
    table = walk_to(citizen.opened(count, 7), Chance(7), 5)
    seat, before, stood = table.waiting[0], whole(table), kept(table)
    twins = [table.copy()]

    @settings(max_examples=60)
    @given(JSON)
    def tried(value: Any) -> None:
        if taken_rightly(twins[-1], seat, value, stood):
            twins.append(table.copy())

    tried()
    assert whole(table) == before
    assert whole(twins[-1]) == before
