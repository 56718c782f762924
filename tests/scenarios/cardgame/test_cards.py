"""Every card: what it does, and when it must not. The tests are in cards/, a file for each faction."""

from importlib import import_module

import pytest

from maester.games.cardgame.facts import CARDS, FILES
from tests.scenarios.cardgame.cards.registry import DOES, DOES_NOT, Shown

for name in FILES:
    import_module(f"tests.scenarios.cardgame.cards.{name.replace('-', '_')}")

SHOWN = [(code, shown) for found in (DOES, DOES_NOT) for code, tests in found.items() for shown in tests]


@pytest.mark.parametrize("shown", [pytest.param(shown, id=f"{code}-{shown.__name__}") for code, shown in SHOWN])
def test_card(shown: Shown):
    shown()


@pytest.mark.rule("CG-GOLDEN-02")
def test_every_card_is_shown_to_do_something_and_not_to_do_something():
    assert sorted(CARDS) == sorted(DOES)
    assert sorted(CARDS) == sorted(DOES_NOT)
    assert len(CARDS) == 211
