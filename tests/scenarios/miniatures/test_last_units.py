"""The last units of players: nobody is out while one may still be saved, or scored for."""

from typing import Any

import pytest

from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Panic, Strike
from maester.games.miniatures.steps.modes import Arrows
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.texts.verbs import Choose, Wounds
from maester.games.miniatures.texts.which import Which
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.play import answer, asked, bare_scene, scene, told, unit

OURS = unit("a1", "guardsmen", 24, 20, 0)
SAVES = "what-is-dead-may-never-die"
EVERY_ENEMY = Choose(all=True, which=Which(side="enemy"), do=(Wounds(n=1),))
EVERYBODY = Choose(all=True, which=Which(), do=(Wounds(n=1),))


def reavers(name: str, x: float) -> Any:
    return unit(name, "ironborn-reavers", x, 40, 180, wounds=1)


def held(seat: str, *cards: str) -> dict[str, Any]:
    return {"hands": {"seat-1": (), "seat-2": (), seat: cards}, "lists": {"seat-1": (), "seat-2": (), seat: cards}}


@pytest.mark.rule("MIN-RULE-38", "MIN-RULE-55", "MIN-RULE-105", "MIN-UNIT-09")
@pytest.mark.parametrize("saved", ["b1", "b2", None])
def test_the_owner_of_the_last_two_units_is_asked_for_both_whether_one_is_saved(saved):
    table = done(EVERY_ENEMY, units=(OURS, reavers("b1", 15), reavers("b2", 30)), **held("seat-2", SAVES))
    for _ in range(2):
        if asked(table):
            question: Any = table.decision("seat-2")
            assert question.about == "declare-would-be-destroyed"
            answer(table, f"card:{SAVES}:0" if question.unit == saved else None)
    assert {name: each.wounds for name, each in table.state.units.items() if name[0] == "b"} == {
        name: int(name == saved) for name in ("b1", "b2")
    }
    assert table.state.winners == (() if saved else ("seat-1",))
    assert table.state.points["seat-1"] == (1 if saved else 2)


@pytest.mark.rule("MIN-RULE-38", "MIN-RULE-55")
def test_who_loses_the_last_units_by_the_same_text_as_the_opponent_has_not_lost_before_it_ends():
    mine = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    table = done(EVERYBODY, units=(mine, reavers("b1", 15)), points={"seat-1": 0, "seat-2": 1})
    assert table.state.points == {"seat-1": 1, "seat-2": 2}
    assert (table.state.winners, table.state.why) == (("seat-2",), "eliminated")


@pytest.mark.rule("MIN-RULE-105", "MIN-RULE-38", "MIN-RULE-55", "MIN-WIN-12")
@pytest.mark.parametrize(("saved", "winners"), [(True, ("seat-2",)), (False, ("seat-1", "seat-2"))])
def test_the_last_unit_of_the_other_side_may_be_saved_after_ones_own_has_fallen_and_keeps_its_tokens(saved, winners):
    mine = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    theirs = unit("b1", "ironborn-reavers", 15, 40, 180, wounds=1, tokens=("panicked",))
    table = done(EVERYBODY, units=(mine, theirs), **held("seat-2", SAVES))
    assert (asked(table), table.waiting) == ("declare-would-be-destroyed", ("seat-2",))
    answer(table, f"card:{SAVES}:0" if saved else None)
    assert table.state.points == {"seat-1": int(not saved), "seat-2": 1}
    assert table.state.winners == winners
    assert table.state.units["b1"].tokens == (("panicked",) if saved else ())


@pytest.mark.rule("MIN-RULE-105", "MIN-RULE-38", "MIN-RULE-55", "MIN-WIN-12")
@pytest.mark.parametrize(("second", "points"), [("b2", {"seat-1": 2, "seat-2": 1}), ("a2", {"seat-1": 1, "seat-2": 2})])
def test_however_many_units_one_text_destroys_all_are_scored_for_before_anybody_has_won(second, points):
    places = {"a1": (24, 10, 0), second: (34, 24, 0), "b1": (24, 40, 180)}
    table = done(EVERYBODY, units=[unit(name, "guardsmen", *place, wounds=1) for name, place in places.items()])
    assert table.state.points == points
    assert table.state.winners == (max(points, key=lambda seat: points[seat]),)


@pytest.mark.rule("MIN-RULE-105", "MIN-RULE-96", "MIN-WIN-12")
@pytest.mark.parametrize(("text", "points"), [(EVERY_ENEMY, (2, 0, 0)), (EVERYBODY, (2, 1, 1))])
def test_among_three_all_that_one_text_destroys_is_scored_before_anybody_is_out(text, points):
    places = {"a1": (24, 10, 0), "b1": (10, 40, 180), "c1": (40, 40, 180)}
    units = [unit(name, "guardsmen", *place, wounds=1) for name, place in places.items()]
    table = done(text, units=units, options=Options(seats=3, terrain="none"))
    assert tuple(table.state.points.values()) == points
    assert table.state.winners == ("seat-1",)


@pytest.mark.rule("MIN-RULE-38", "MIN-RULE-55", "MIN-WIN-11")
@pytest.mark.parametrize(("points", "winners"), [(0, ("seat-1", "seat-2")), (1, ("seat-2",))])
def test_two_last_units_that_destroy_each_other_are_both_scored_for_before_anybody_has_won(points, winners):
    """The mammoth falls on its enemy as it is destroyed."""
    last = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    mammoth = unit("b1", "war-mammoth", 24, 25.175, 180, wounds=1)
    table = scene(
        last, mammoth, agenda=(Strike("a1", "b1"),), faces=[6, 6, 6, 6, 1, 1, 1, 1, 3], active="seat-1",
        points={"seat-1": 0, "seat-2": points},
    )  # fmt: skip
    while asked(table):
        question = table.decision(table.waiting[0])
        answer(table, () if question.about.startswith("reroll") else tuple(question.answers() or (None,))[-1])
    assert [event.unit for event in told(table, "UnitDestroyed")] == ["a1", "b1"]
    assert table.state.points == {"seat-1": 1, "seat-2": points + 1}
    assert table.state.winners == winners


@pytest.mark.rule("MIN-RULE-101", "MIN-RULE-55")
@pytest.mark.parametrize(("saves", "winners"), [([6], ("seat-2",)), ([1], ("seat-1", "seat-2"))])
def test_the_hits_of_a_fallen_last_attacker_are_defended_against_before_anybody_has_won(saves, winners):
    """Its misses are struck back at; what it has hit stands."""
    last = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    guard = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1, attachments=("jaime-lannister-kingslayer",))
    faces = [6, 1, 1, 1, 1, 1, 1, *saves]
    table = scene(last, guard, agenda=(Strike("a1", "b1"),), faces=faces, active="seat-1")
    while asked(table):
        answer(table, () if asked(table).startswith(("reroll", "spend")) else None)
    assert table.state.winners == winners
    assert table.state.points == {"seat-1": int(len(winners) == 2), "seat-2": 1}


@pytest.mark.rule("MIN-RULE-101", "MIN-RULE-105")
def test_the_attack_of_a_fallen_last_unit_is_ended_even_if_its_hits_can_destroy_nobody():
    last = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    guard = unit("b1", "guardsmen", 24, 24.8, 180, attachments=("jaime-lannister-kingslayer",))
    table = scene(last, guard, agenda=(Strike("a1", "b1"),), faces=[6, *[1] * 7, 6, 6, 1], active="seat-1")
    while asked(table):
        answer(table, () if asked(table).startswith(("reroll", "spend")) else None)
    assert (table.state.units["b1"].wounds, table.state.winners) == (11, ("seat-2",))


@pytest.mark.rule("MIN-RULE-55", "MIN-RULE-105")
def test_who_gets_a_new_unit_for_the_last_one_is_not_out():
    raiders = unit("b1", "free-folk-raiders", 24, 40, 180, wounds=1)
    laid = (Laid("seat-2", "the-endless-horde", "b1", ("game",)),)
    table = scene(OURS, raiders, laid=laid, agenda=(Panic("b1", ()),), faces=[1, 1, 1])
    assert (asked(table), table.state.winners) == ("reserve-pose", ())


@pytest.mark.rule("MIN-RULE-66", "MIN-RULE-38")
def test_arrows_that_destroy_the_last_units_of_both_are_one_effect():
    mine, theirs = unit("a1", "guardsmen", 24, 20, 0, wounds=1), unit("b1", "guardsmen", 30, 40, 180, wounds=1)
    options = Options(seats=2, mode="honed-and-ready", terrain="none")
    table = bare_scene(mine, theirs, options=options, agenda=(Arrows(("a1", "b1")),), faces=[1, 1, *[1] * 6])
    assert (table.state.points, table.state.winners) == ({"seat-1": 1, "seat-2": 1}, ("seat-1", "seat-2"))


@pytest.mark.rule("MIN-UNIT-09", "MIN-MODE-AGOT-05", "MIN-RULE-105")
@pytest.mark.parametrize("saved", [True, False])
def test_a_unit_that_is_saved_keeps_its_marker(saved):
    """It stands where it stood all the time."""
    units = (OURS, reavers("b1", 24), unit("b2", "ironborn-reavers", 10, 40, 180))
    markers, spots = {"centre": "b1"}, {"centre": (24_000, 40_000)}
    table = scene(
        *units, agenda=(Panic("b1", ()),), faces=[1, 1, 1], markers=markers, spots=spots, **held("seat-2", SAVES)
    )
    answer(table, f"card:{SAVES}:0" if saved else None)
    assert table.state.markers == {"centre": "b1" if saved else None}
    assert len(told(table, "MarkersChanged")) == (not saved)


@pytest.mark.rule("MIN-MODE-AGOT-05")
def test_a_unit_that_is_saved_with_fewer_ranks_than_its_enemy_loses_its_marker():
    mine, theirs = OURS, unit("b1", "ironborn-reavers", 24, 24.8, 180, wounds=1)
    markers, spots = {"centre": "b1"}, {"centre": (24_000, 24_800)}
    table = scene(
        mine, theirs, agenda=(Panic("b1", ()),), faces=[1, 1, 1], markers=markers, spots=spots, **held("seat-2", SAVES)
    )
    answer(table, f"card:{SAVES}:0")
    assert (table.state.units["b1"].wounds, table.state.markers) == (1, {"centre": None})
