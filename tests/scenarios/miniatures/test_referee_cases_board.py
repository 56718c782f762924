"""Cases a strict referee asks about: hands that grow without a draw, zones, tokens, armies."""

import pytest

from maester.games.miniatures.steps.board import ActNcu, EndNcu
from maester.kernel import Chance
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, scene, unit

GUARDS, FAR = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 40, 180)
CERSEI = ncu("an1", "cersei-lannister-queen-regent", counters=(("order", 2),))


@pytest.mark.rule("MIN-CLEANUP-09", "MIN-RULE-49")
@pytest.mark.parametrize(("held", "over"), [(4, False), (5, True)])
def test_a_card_that_was_searched_for_counts_against_the_limit_too(held, over):
    """At any time five cards at most: whoever finds a sixth discards one at once."""
    table = scene(
        GUARDS, FAR, agenda=(ActNcu("an1"), EndNcu("an1")), ncus=[CERSEI], chance=Chance(4),
        decks={"seat-1": ("hear-me-roar",), "seat-2": ()}, discards={"seat-1": (), "seat-2": ()},
        hands={"seat-1": ("bribery",) * held, "seat-2": ()},
    )  # fmt: skip
    answer(table, "crown", True)
    while asked(table) == "search-card":
        answer(table, offered(table)[0])
    assert (asked(table) == "discard-down") == over
    if over:
        answer(table, (0,))
    assert len(table.state.hands["seat-1"]) == 5
    assert table.state.discards["seat-1"] == ("bribery",) * over
