"""A form with thirty fields filled at once, bound together by a pool of tokens and a number of stars."""

from collections import Counter
from typing import Any

import pytest
from msgspec import json

from maester.kernel import Chance, IllegalAnswer, Options, Refusal, Table, UnreadableAnswer
from maester.kernel.record import read_record, record_of, replay, write_record
from tests.kernel.flows.orders import AREAS, GAME, KINDS, STARS, TOKENS
from tests.kit.walks import whole


@pytest.fixture
def table() -> Any:
    return Table.opened(GAME, Options(seats=2), 1)


def plain() -> dict[str, str]:
    """An allowed form: six of each kind, no stars."""
    return {area: KINDS[n % len(KINDS)] for n, area in enumerate(AREAS)}


def refused(table: Any, orders: dict[str, str]) -> Refusal:
    before = whole(table)
    with pytest.raises(IllegalAnswer) as error:
        table.answer("seat-1", orders)
    assert whole(table) == before
    return error.value.refusal


def test_thirty_areas_are_filled_at_once(table: Any):
    table.answer("seat-1", plain())
    table.answer("seat-2", plain())
    assert table.state.orders == {"seat-1": plain(), "seat-2": plain()}


def test_every_area_needs_an_order_and_no_other_place_takes_one(table: Any):
    lacking = {area: order for area, order in plain().items() if area != "area-17"}
    assert refused(table, lacking) == Refusal("field-left-open", None, {"field": "area-17"})
    assert refused(table, {**plain(), "area-31": "march"}) == Refusal("no-such-field", None, {"field": "area-31"})


def test_each_kind_has_a_limited_number_of_tokens(table: Any):
    greedy = {**plain(), "area-2": "march", "area-3": "march"}
    assert Counter(greedy.values())["march"] == 8
    assert refused(table, greedy) == Refusal("not-that-many-tokens", "ORDER-01", {"token": "march", "count": 7})
    table.answer("seat-1", {**plain(), "area-2": "march"})


def test_special_orders_are_limited_by_stars(table: Any):
    starred = {**plain(), "area-1": "march*", "area-3": "raid*", "area-5": "muster*"}
    assert refused(table, {**starred, "area-7": "raid*"}) == Refusal("too-many-stars", "ORDER-02", {"stars": STARS})
    table.answer("seat-1", starred)


def test_an_area_takes_only_its_own_tokens(table: Any):
    assert refused(table, {**plain(), "area-2": "march*"}) == Refusal("not-an-option", None, {"field": "area-2"})
    with pytest.raises(UnreadableAnswer):
        table.answer("seat-1", {**plain(), "area-2": 7})


def test_the_order_in_which_fields_are_filled_makes_no_difference():
    one, other = (Table.opened(GAME, Options(seats=2), 1) for _ in range(2))
    one.answer("seat-1", plain())
    other.answer("seat-1", dict(reversed(plain().items())))
    for table in (one, other):
        table.answer("seat-2", plain())
    assert whole(one) == whole(other)
    assert whole(replay(read_record(write_record(record_of(other))), GAME)) == whole(one)


def test_samples_obey_the_pool_the_stars_and_the_areas(table: Any):
    decision, chance = table.decision("seat-1"), Chance(1)
    stars = set()
    for _ in range(200):
        sample = decision.sample(chance)
        assert decision.refusal(decision.read(json.decode(json.encode(sample)))) is None
        assert list(sample) == list(AREAS)
        stars.add(sum(token.endswith("*") for token in sample.values()))
    assert stars == set(range(STARS + 1))
    assert sum(TOKENS.values()) > len(AREAS)


def test_a_form_can_be_drawn_by_any_client(table: Any):
    """Each field is a question of its own, sent along with its options."""
    sent = json.decode(json.encode(table.decision("seat-1")))
    assert sent["type"] == "PlaceOrders"
    assert list(sent["fields"]) == list(AREAS)
    field = {"type": "Pick", "about": "order", "rule": None, "options": list(KINDS), "barred": []}
    assert sent["fields"]["area-2"] == field
