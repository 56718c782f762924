"""Objective cards: each carried out from what it declares, when it acts and when it must not."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.modes.objectives import ALL_CARDS, FOR_UNITS
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.numbers import dice_of, hand_size, keywords, most_cards
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import ScoreMarker
from maester.games.miniatures.texts.records import OBJECTIVES
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import FIVE
from tests.scenarios.miniatures.play import answer, asked, idle_until, offered, scene, told, unit

OURS, THEIRS = unit("a1", "guardsmen", 24, 24, 0), unit("b1", "guardsmen", 24, 35, 180)
HELD = {**dict.fromkeys(FIVE), "centre": "a1"}


def test_every_card_is_a_declaration_that_a_test_here_names():
    assert {*SCORED, *IN_FORCE} == {*OBJECTIVES}
    assert [OBJECTIVES[card].number for card in ALL_CARDS] == list(range(1, 11))
    assert [OBJECTIVES[card].number for card in FOR_UNITS] == [6, 7, 8, 9, 10]


# ------------------------------------------------------------------------------------------------ objectives: scored

SCORED: dict[str, tuple[str, str]] = {
    "field-hospital": ("a2", "a"),
    "crossroads": ("a2", "a"),
    "ill-omens": ("b1", "b"),
    "breach": ("b1", "b"),
}
"""Whom it may concern, and whose units."""


def scored(card: str, *units: Any, held: Any = HELD, **more: Any) -> Any:
    return scene(*units, agenda=(ScoreMarker("centre"),), objectives={card: "centre"}, markers=held, **more)


def changed(state: State) -> dict[str, Any]:
    return {name: (each.wounds, each.tokens, each.pose) for name, each in state.units.items()}


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-02")
@pytest.mark.parametrize("card", SCORED)
def test_a_card_acts_on_one_unit_in_long_range_when_its_marker_is_scored(card):
    near, far = unit("a2", "guardsmen", 31, 24, 0, wounds=7), unit("a3", "guardsmen", 24, 4, 0, wounds=7)
    away = unit("b2", "guardsmen", 4, 45, 180)
    hurt = (OURS[0], replace(OURS[1], wounds=11))
    table = scored(card, hurt, near, far, THEIRS, away)
    before = changed(table.state)
    whom, side = SCORED[card]
    if side == "a":
        assert (asked(table), offered(table)) == ("choose-unit", ("a1", "a2"))  # a3 is 15 inches away
        answer(table, whom)
    if card == "crossroads":
        assert asked(table) == "shift"
        assert table.decision("seat-1").most == 3_000
        return
    after = changed(table.state)
    assert [name for name in after if after[name] != before[name]] == ([] if side == "b" else [whom])
    assert (table.state.units["b1"].tokens, table.state.units["a2"].wounds) == {
        "field-hospital": ((), 9),  # one, and one for its lost rank
        "ill-omens": (("panicked",), 7),
        "breach": (("vulnerable",), 7),
    }[card]
    assert table.state.units["b2"].tokens == ()


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize("card", SCORED)
def test_it_does_not_act_for_nobody_nor_at_another_marker(card):
    hurt = unit("a2", "guardsmen", 31, 24, 0, wounds=7)
    nobody = scored(card, OURS, hurt, THEIRS, held=dict.fromkeys(FIVE))
    other = scene(
        OURS, hurt, THEIRS, agenda=(ScoreMarker("near-left"),), objectives={card: "centre", "armory": "near-left"},
        markers={**dict.fromkeys(FIVE), "near-left": "a1"},
    )  # fmt: skip
    for table in (nobody, other):
        assert asked(table) == ""
        assert (table.state.units["a2"].wounds, table.state.units["b1"].tokens) == (7, ())
    assert (nobody.state.points["seat-1"], other.state.points["seat-1"]) == (0, 1)


# ------------------------------------------------------------------------------------------------ objectives: in force

IN_FORCE = ("war-council", "armory", "gallows", "proving-ground", "mire", "muster-point")
STRIKES, STRUCK = unit("a1", "guardsmen", 24, 20, 0, wounds=4), unit("b1", "guardsmen", 24, 24.8, 180)


def holding(card: str, holder: str | None, *units: Any, given: bool = False, **more: Any) -> Any:
    if given:
        return scene(*units, objectives={card: holder}, **more)
    held = {**dict.fromkeys(FIVE), "centre": holder}
    return scene(*units, objectives={card: "centre"}, markers=held, **more)


def shows(table: Any, card: str, name: str) -> bool:
    """Whether the card is at work for that unit, or its player."""
    state, other = table.state, "b1" if name == "a1" else "a1"
    attack = Attack(name, other, 0, "front")
    if card == "war-council":
        seat = state.units[name].seat
        return (hand_size(state, seat), most_cards(state, seat)) == (4, 6)
    if card == "muster-point":
        return bool(dice_of(state, attack) == max(state.units[name].facts.attacks[0].dice))
    words = {"armory": "sundering", "gallows": "vicious", "proving-ground": "precision"}
    return words[card] in keywords(state, attack)


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-ACOK-04", "MIN-MODE-FAB-03")
@pytest.mark.parametrize("given", [False, True])
@pytest.mark.parametrize("card", [card for card in IN_FORCE if card != "mire"])
def test_a_card_is_in_force_for_who_has_it(card, given):
    theirs = unit("b1", "guardsmen", 24, 24.8, 180, wounds=4)
    table = holding(card, "a1", STRIKES, theirs, given=given)
    assert shows(table, card, "a1")
    assert not shows(table, card, "b1")
    assert not shows(holding(card, None, STRIKES, theirs), card, "a1")


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize("card", ["armory", "gallows", "proving-ground"])
def test_keywords_come_to_melee_attacks_only(card):
    archers = unit("a1", "stormcrow-archers", 24, 20, 0)
    shoots = next(n for n, each in enumerate(UNITS["stormcrow-archers"].attacks) if each.range != "melee")
    table = holding(card, "a1", archers, THEIRS)
    found = keywords(table.state, Attack("a1", "b1", shoots, "front"))
    assert found.isdisjoint({"sundering", "vicious", "precision"})


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize(("holder", "tokens"), [("a1", ("weakened",)), ("b1", ()), (None, ())])
def test_a_mire_weakens_whom_its_holder_strikes(holder, tokens):
    table = holding("mire", holder, STRIKES, STRUCK, acts="a1", faces=[1] * 6)
    answer(table, "melee")
    idle_until(table, "")
    given = [event.token for event in told(table, "TokenGiven") if event.unit == "b1"]
    assert tuple(given) == tokens


@pytest.mark.rule("MIN-MODE-AGOT-03")
def test_a_mire_does_not_weaken_whom_its_holder_shoots():
    archers = unit("a1", "stormcrow-archers", 24, 22, 0)
    table = holding("mire", "a1", archers, THEIRS, acts="a1", faces=[1] * 20)
    answer(table, "ranged", Stepped("ahead", 0, 0))
    idle_until(table, "")
    assert told(table, "AttackRolled")
    assert table.state.units["b1"].tokens == ()
