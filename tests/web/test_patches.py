"""A change of one thing sends that thing: in views, what has an id is keyed by it."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode, encode

from maester.games import NAMES, game
from maester.games.intrigue.setup import Options
from maester.kernel import Chance, Table
from maester.server.audience.patch import apply_patch, merge_patch, parts, patch_between


def walked(name: str, seed: int = 1):
    """Every view of a random game, and the patch that leads to it."""
    rules = game(name)
    table, chance = Table.opened(rules, rules.options(seats=rules.counts[-1]), seed), Chance(seed)
    watchers = (None, *table.state.seats)
    views = {watcher: table.view(watcher) for watcher in watchers}
    while table.waiting and len(table.given) < 150:
        seat = table.waiting[0]
        table.answer(seat, table.decision(seat).sample(chance))
        for watcher in watchers:
            before, views[watcher] = views[watcher], table.view(watcher)
            yield before, views[watcher], decode(encode(patch_between(parts(before), parts(views[watcher]))))


def lists(value: Any, name: str = "") -> set[str]:
    """What is sent as a list."""
    if isinstance(value, list):
        return {name}
    return {found for key, each in value.items() for found in lists(each, key)} if isinstance(value, dict) else set()


@pytest.mark.parametrize("name", NAMES)
def test_the_patches_lead_from_view_to_view(name: str):
    for before, after, patch in walked(name):
        seen = apply_patch(decode(encode(before)), patch)
        assert without_null(seen) == without_null(decode(encode(after)))


def without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_null(each) for key, each in value.items() if each is not None}
    return value


SHORT = {"armies", "limits", "lacking", "throne"}
"""Lists that change as a whole."""


@pytest.mark.parametrize("name", ["intrigue", "boardgame1", "boardgame2"])
def test_houses_seats_hands_pyramid_and_areas_are_never_sent_as_lists(name: str):
    found = set()
    for _, _, patch in walked(name):
        found |= {each for field in ("houses", "seats", "pyramid", "areas") for each in lists(patch.get(field), field)}
    assert found <= SHORT


def test_one_card_placed_sends_that_card():
    table = Table.opened(game("intrigue"), Options(seats=6, starter=1), 7)
    before = table.view("seat-1")
    answer = table.decision("seat-1").sample(Chance(1))
    table.answer("seat-1", answer)
    patch = merge_patch(to_builtins(before), to_builtins(table.view("seat-1")))
    assert list(patch["pyramid"]) == [answer.card]
    assert patch["seats"] == {"seat-1": {"cards_in_hand": 5, "hand": {answer.card: None}}}
