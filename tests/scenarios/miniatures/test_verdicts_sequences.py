"""Cases of a strict referee: who falls in the middle of an attack, a charge or a round, and what still follows."""

from typing import Any

import pytest

from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.modes.markers import held_by
from maester.games.miniatures.moving.shift import Turned
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import ChargeMove, Hits, Panic, Strike
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.texts.changes import RerollTest
from tests.scenarios.miniatures.cast import FAR, GUARDS
from tests.scenarios.miniatures.play import (
    Scene,
    answer,
    asked,
    bare_scene,
    holding,
    ncu,
    offered,
    piece,
    scene,
    told,
    unit,
)

LAST = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
OTHER = unit("a9", "guardsmen", 5, 4, 0)


def facing(name: str, card: str, **more: Any) -> Any:
    """An enemy front to front with the guardsmen at (24, 20)."""
    return unit(name, card, 24, 24.8, 180, **more)


def kinds(table: Scene) -> list[str]:
    return [type(event).__name__ for event in table.story]


# ------------------------------------------------------------------------------------------- the attacker falls first


@pytest.mark.rule("MIN-EX-52", "MIN-RULE-101", "MIN-WIN-11")
def test_who_dies_of_a_sight_before_the_attack_rolls_no_die():
    table = scene(LAST, OTHER, facing("b1", "pyromancers"), FAR, agenda=(Strike("a1", "b1"),), faces=[1, 1, 1])
    assert table.state.units["a1"].pose is None
    assert ("AttackRolled" in kinds(table), "DefenceRolled" in kinds(table)) == (False, False)
    assert (table.state.units["b1"].wounds, table.state.points["seat-2"]) == (12, 1)
    assert [event.unit for event in told(table, "PanicTested")] == ["a1"]


@pytest.mark.rule("MIN-RULE-101", "MIN-TERMS-19", "MIN-RESOLVE-10")
def test_hits_that_were_rolled_stand_though_the_attacker_falls():
    """One model, four dice: two hits and two misses. The misses come back and kill it; the hits are still defended."""
    faces = [6, 6, 1, 1, *(1, 1), *(1, 1), 6, 6, 1]
    table = scene(LAST, OTHER, facing("b1", "baratheon-wardens"), FAR, agenda=(Strike("a1", "b1"),), faces=faces)
    assert (table.state.units["a1"].pose, table.state.units["b1"].wounds) == (None, 10)
    assert [event.passed for event in told(table, "PanicTested")] == [True]
    assert table.state.points == {"seat-1": 0, "seat-2": 1}


@pytest.mark.rule("MIN-RULE-101", "MIN-RULE-38", "MIN-SURGE-01")
def test_attacker_and_defender_can_destroy_each_other_and_nobody_surges():
    weak = facing("b1", "baratheon-wardens", wounds=2)
    beside = unit("a2", "guardsmen", 29.15, 24.8, 270)
    faces = [6, 6, 1, 1, *(1, 1), *(1, 1)]
    table = scene(LAST, beside, weak, FAR, agenda=(Strike("a1", "b1"),), faces=faces)
    assert table.state.points == {"seat-1": 1, "seat-2": 1}
    assert asked(table) == "pivot"  # the friend that fought nobody else
    pivot = table.decision("seat-1")
    assert isinstance(pivot, Turned)
    assert pivot.unit == "a2"


@pytest.mark.rule("MIN-RULE-101", "MIN-WIN-10")
def test_who_loses_its_last_unit_in_its_own_attack_has_lost():
    faces = [6, 6, 1, 1, *(1, 1), *(6, 6)]
    table = scene(LAST, facing("b1", "baratheon-wardens"), agenda=(Strike("a1", "b1"),), faces=faces)
    assert (table.state.winners, table.state.why) == (("seat-2",), "eliminated")


@pytest.mark.rule("MIN-RULE-101", "MIN-EX-33")
def test_the_hits_of_a_fallen_attacker_are_those_it_rolled_in_the_fight():
    """Disrupt spoils the aim of whoever fights the veterans. A four misses, though nobody fights them any more when
    the defence dice are rolled."""
    veterans = facing("b1", "veterans-of-the-watch")
    faces = [5, 4, 4, 4, *(1, 1, 1), 1, 6, 6, 1]
    table = scene(LAST, OTHER, veterans, FAR, agenda=(Strike("a1", "b1"),), faces=faces)
    assert (table.state.units["a1"].pose, table.state.units["b1"].wounds) == (None, 11)


# ------------------------------------------------------------------------------------------------- the defender falls


@pytest.mark.rule("MIN-RULE-101", "MIN-RULE-36", "MIN-SURGE-01")
def test_a_defender_destroyed_by_a_panic_test_of_something_else_leaves_no_surge():
    """The crown, not a melee attack, destroyed it: nobody maneuvers, and who fought it does not pivot."""
    table = bare_scene(
        GUARDS,
        facing("b1", "sworn-swords", wounds=1),
        FAR,
        agenda=(Panic("b1", (Part(-1),), "seat-1"),),
        faces=[1, 1, 3],
    )
    assert (asked(table), table.state.points["seat-1"]) == ("", 1)


@pytest.mark.rule("MIN-RESOLVE-10", "MIN-SURGE-01", "MIN-SURGE-03")
def test_the_panic_test_of_the_attack_counts_as_the_attack():
    faces = [6, 1, 1, 1, 1, 1, *(1,), *(1, 1, 2)]
    table = bare_scene(GUARDS, facing("b1", "sworn-swords", wounds=3), FAR, agenda=(Strike("a1", "b1"),), faces=faces)
    assert (asked(table), table.state.units["b1"].pose) == ("surge", None)


@pytest.mark.rule("MIN-TERMS-18", "MIN-SURGE-01", "MIN-WIN-11")
def test_automatic_hits_destroy_without_a_panic_test_and_without_a_surge():
    weak = facing("b1", "sworn-swords", wounds=2)
    table = bare_scene(GUARDS, weak, FAR, agenda=(Hits("b1", 3, "seat-1", "a1"),), faces=[1, 1, 6])
    assert (asked(table), table.state.points["seat-1"], told(table, "PanicTested")) == ("", 1, [])


# ------------------------------------------------------------------------------------------------------- in a charge


@pytest.mark.rule("MIN-FAILED-02", "MIN-WIN-12", "MIN-DISORDERLY-03")
def test_a_charger_that_falls_in_its_own_failure_is_a_point_for_each_opponent():
    """A free for all: nobody else caused the test, so both opponents gain."""
    far, third = unit("b1", "guardsmen", 24, 34, 180), unit("c1", "guardsmen", 44, 44, 180)
    table = bare_scene(
        LAST,
        OTHER,
        far,
        third,
        options=Options(seats=3),
        agenda=(ChargeMove("a1", "b1", "front", 0, 1),),
        faces=[1, 1, 1],
    )
    assert table.state.units["a1"].pose is None
    assert table.state.points == {"seat-1": 0, "seat-2": 1, "seat-3": 1}
    assert table.state.no_cards == ("seat-1",)


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-02", "MIN-RULE-52", "MIN-WIN-12")
def test_a_charger_that_falls_on_the_way_gives_the_point_to_the_opponent():
    target = unit("b1", "guardsmen", 24, 27, 180)
    stakes = [piece("stakes", 24, 24.4)]
    table = bare_scene(
        unit("a1", "guardsmen", 24, 18, 0, wounds=2), OTHER, target, FAR, pieces=stakes,
        agenda=(ChargeMove("a1", "b1", "front", 0, 6),), faces=[1],
    )  # fmt: skip
    while asked(table) == "align":
        answer(table, offered(table)[0])
    assert (table.state.units["a1"].pose, table.state.units["b1"].wounds) == (None, 12)
    assert table.state.points == {"seat-1": 0, "seat-2": 1}


# ------------------------------------------------------------------------------------------------- bearers of markers

DANCE, FEAST = Options(seats=2, mode="a-dance-with-dragons"), Options(seats=2, mode="a-feast-for-crows")


@pytest.mark.rule("MIN-MODE-ADWD-07", "MIN-MODE-AFFC-10", "MIN-RULE-70")
@pytest.mark.parametrize("options", [DANCE, FEAST])
def test_who_destroys_a_bearer_in_melee_has_its_marker(options):
    bearer = facing("b1", "sworn-swords", wounds=1)
    names = ("left", "right", "centre")[: 2 if options is FEAST else 3]
    table = bare_scene(
        GUARDS, bearer, FAR, options=options, agenda=(Strike("a1", "b1"),), faces=[6] * 6 + [1] * 6,
        markers={**dict.fromkeys(names), "left": "b1"}, spots={**dict.fromkeys(names, (44_000, 10_000)), "left": None},
    )  # fmt: skip
    if asked(table) == "lay-corpses":
        answer(table, {"kind": "corpse-pile", "x": 24_000, "y": 32_000, "heading": 0})
    assert (held_by(table.state, "a1"), table.state.markers["left"]) == ("left", "a1")


@pytest.mark.rule("MIN-MODE-ADWD-07")
def test_a_bearer_destroyed_between_two_enemies_leaves_its_marker_to_one_the_opponent_names():
    bearer = facing("b1", "sworn-swords", wounds=1)
    flank = unit("a2", "guardsmen", 29.15, 24.8, 270)
    spots = {"left": None, "centre": (24_000, 40_000), "right": (41_300, 24_000)}
    table = bare_scene(
        GUARDS, flank, bearer, FAR, options=DANCE, agenda=(Panic("b1", (), "seat-1"),), faces=[1, 1, 1],
        markers={"left": "b1", "centre": None, "right": None}, spots=spots,
    )  # fmt: skip
    assert (asked(table), table.waiting, set(offered(table))) == ("takes-marker", ("seat-1",), {"a1", "a2"})
    assert answer(table, "a2").state.markers["left"] == "a2"


# ----------------------------------------------------------------------------------------- influence and the commander


@pytest.mark.rule("MIN-INFLUENCE-01", "MIN-BOARD-08", "MIN-UNIT-09")
def test_influence_leaves_with_its_unit_but_the_ncu_keeps_its_zone():
    sparrow = ncu("an1", "the-high-sparrow-father-of-the-faithful", on="b1", activated=True)
    table = bare_scene(
        GUARDS, facing("b1", "sworn-swords", wounds=1), FAR, ncus=[sparrow], board={"crown": "an1"},
        agenda=(Panic("b1", (), "seat-1"),), faces=[1, 1, 1],
    )  # fmt: skip
    assert (table.state.ncus["an1"].on, table.state.board) == (None, {"crown": "an1"})


@pytest.mark.rule("MIN-COMMANDER-04", "MIN-CARDS-01")
def test_cards_of_a_fallen_commander_are_played_on():
    """Only what asks where the commander stands finds nobody."""
    fallen = unit("a1", "guardsmen", 24, 20, 0, wounds=0, commander=True, attachments=("jaime-lannister-kingslayer",))
    gone = ("a1", type(fallen[1])("seat-1", "guardsmen", 0, None, True, True, attachments=fallen[1].attachments))
    hands = {"seat-1": ("kingslayers-infamy",), "seat-2": ()}
    table = scene(
        gone, OTHER, FAR, agenda=(Turn("seat-1"),), hands=hands, decks={"seat-1": ("bribery",), "seat-2": ()},
        lists={"seat-1": ("kingslayers-infamy",) * 2, "seat-2": ()},
    )  # fmt: skip
    assert asked(table) == "declare-turn-start"
    answer(table, next(each for each in offered(table) if each is not None))
    assert table.state.hands["seat-1"] == ("bribery",)
    assert table.state.discards["seat-1"] == ("kingslayers-infamy",)


@pytest.mark.rule("MIN-REROLL-01", "MIN-CONDITION-05")
def test_no_player_rolls_a_die_of_a_test_again_twice():
    """The owner has an effect and the opponent a token: each once, the active player first, and then it is over."""
    shaken = unit("b1", "sworn-swords", 24, 40, 180, tokens=("panicked",))
    lasting = (*holding("b1", RerollTest(), name="x"), *holding("b1", RerollTest(), name="y", serial=1))
    table = scene(
        GUARDS,
        shaken,
        agenda=(Panic("b1", (), "seat-1"),),
        faces=[1, 1, 3, 6, 6, 1, 1, 1, 1],
        lasting=lasting,
        active="seat-2",
    )
    assert (asked(table), table.waiting) == ("reroll-test", ("seat-2",))
    answer(table, (0, 1, 2))
    assert (asked(table), table.waiting) == ("spend-panicked", ("seat-1",))
    answer(table, (0, 1, 2))
    assert (asked(table), table.state.units["b1"].tokens, table.state.units["b1"].wounds) == ("", (), 11)
