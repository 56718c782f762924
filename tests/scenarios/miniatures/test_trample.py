"""Trample: a giant pivots, then goes exactly ten inches, through everybody who stands there."""

from typing import Any

import pytest
from msgspec import UNSET

from maester.games.miniatures.candidates import candidates
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.geometry.measure import distance
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.moving.trample import Tramples
from maester.games.miniatures.preview import MovePreview, preview
from maester.games.miniatures.texts.verbs import Trample
from maester.kernel import Chance
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.play import answer, piece, pose, refused, told, unit

GIANT = unit("a1", "savage-giant", 24, 20, 0)
FAR = unit("b9", "guardsmen", 4, 44, 180)


def trampling(*units: Any, giant: Any = GIANT, **more: Any) -> Any:
    table = done(Trample(inches=10), units=(giant, *units, FAR), **more)
    assert isinstance(table.decision("seat-1"), Tramples)
    return table


def gap(table: Any, one: str, other: str) -> int:
    return distance(*(outline(*table.state.units[name].placed) for name in (one, other)))


@pytest.mark.rule("MIN-RULE-107")
def test_it_goes_exactly_ten_inches_after_its_pivot_and_does_not_pivot_again():
    table = trampling()
    assert refused(table, Moved(9_000, 9_999, 9_000)).why == "exactly-so-far"
    assert refused(table, Moved(9_000, 10_001, 9_000)).why == "exactly-so-far"
    assert refused(table, Moved(9_000, 0, 9_000)).why == "exactly-so-far"
    assert table.decision("seat-1").forgoing is UNSET, "to stay is not offered either"
    assert refused(table, Moved(9_000, 10_000, 0)).why == "no-pivot-after"
    assert refused(table, Moved(9_000, 10_000, 36_000)).why == "no-heading"
    answer(table, Moved(9_000, 10_000, 9_000))
    assert pose(table, "a1") == (34, 20, 90)


@pytest.mark.rule("MIN-RULE-107", "MIN-MOVE-01")
@pytest.mark.parametrize("name", ["b1", "a2"])
def test_where_it_would_end_on_a_unit_it_stops_an_inch_short_and_that_unit_suffers(name):
    table = trampling(unit(name, "guardsmen", 24, 31, 180), faces=[2])
    answer(table, Moved(0, 10_000, 0))
    assert gap(table, "a1", name) == 1_000
    assert table.state.units[name].wounds == 12 - 2
    assert pose(table, "a1")[0] == 24


@pytest.mark.rule("MIN-RULE-107", "MIN-MOVE-01")
@pytest.mark.parametrize(("name", "left"), [("b1", 1_000), ("a2", 500)])
def test_it_keeps_an_inch_from_an_enemy_it_would_end_beside_who_does_not_suffer(name, left):
    beyond = trampling(unit(name, "guardsmen", 24, 40, 180))
    answer(beyond, Moved(0, 10_000, 0))
    half_an_inch_off = 40.5 - gap(beyond, "a1", name) / 1_000
    table = trampling(unit(name, "guardsmen", 24, half_an_inch_off, 180))
    answer(table, Moved(0, 10_000, 0))
    assert gap(table, "a1", name) == left
    assert table.state.units[name].wounds == 12


@pytest.mark.rule("MIN-RULE-107")
def test_friends_and_enemies_on_its_way_suffer_and_solo_units_do_not():
    friend, enemy = unit("a2", "guardsmen", 22.5, 23.5, 0), unit("b1", "guardsmen", 28, 23.5, 180)
    solo, beside = unit("b2", "gregor-clegane", 24, 31.5, 180), unit("b3", "guardsmen", 33.5, 23.5, 180)
    table = trampling(friend, enemy, solo, beside, faces=[1, 3], giant=unit("a1", "savage-giant", 25, 17, 0))
    answer(table, Moved(0, 10_000, 0))
    assert {event.unit: event.wounds for event in told(table, "UnitWounded")} == {"a2": 1, "b1": 3}


@pytest.mark.rule("MIN-RULE-107")
def test_held_back_from_one_unit_onto_another_it_stops_short_of_that_one_too():
    first, second = unit("b1", "guardsmen", 24, 26, 180), unit("b2", "guardsmen", 24, 32, 180)
    table = trampling(first, second, faces=[1, 1])
    answer(table, Moved(0, 10_000, 0))
    assert (gap(table, "a1", "b1") >= 1_000, gap(table, "a1", "b2") >= 1_000) == (True, True)
    assert {event.unit for event in told(table, "UnitWounded")} == {"b1", "b2"}


@pytest.mark.rule("MIN-RULE-107", "MIN-RULE-15")
def test_it_does_not_trample_over_the_edge_or_through_what_nobody_crosses():
    table = trampling(giant=unit("a1", "savage-giant", 24, 10, 0), pieces=[piece("palisade", 31, 10, 90)])
    assert refused(table, Moved(18_000, 10_000, 18_000)).why == "off-the-table"
    assert refused(table, Moved(9_000, 10_000, 9_000)).why == "blocked-by"


@pytest.mark.rule("MIN-RULE-107", "MIN-RULE-15")
def test_its_corners_may_hang_over_the_edge_as_it_pivots_but_not_over_what_nobody_crosses():
    edge = unit("a1", "savage-giant", 24, 2.8, 0)
    assert pose(answer(trampling(giant=edge), Moved(4_500, 10_000, 4_500)), "a1")[2] == 45
    table = trampling(pieces=[piece("palisade", 26.2, 20, 90)])
    assert refused(table, Moved(4_500, 10_000, 4_500)).why == "blocked-by"


@pytest.mark.rule("MIN-RULE-107", "MIN-TERRAIN-ROUGH-01")
def test_rough_ground_is_all_that_shortens_it():
    table = trampling(pieces=[piece("bog", 24, 26, 0)])
    answer(table, Moved(0, 10_000, 0))
    assert pose(table, "a1") == (24, 29, 0)


@pytest.mark.rule("MIN-RULE-107")
def test_what_is_proposed_and_shown_is_where_it_stops():
    table = trampling(unit("b1", "guardsmen", 24, 31, 180), faces=[2])
    question, state = table.decision("seat-1"), table.state
    found = candidates(state, "seat-1", question, Chance(1))
    assert found
    assert all(question.refusal(each) is None for each in found)
    shown = preview(state, "seat-1", question, Moved(0, 10_000, 0))
    assert isinstance(shown, MovePreview)
    answer(table, Moved(0, 10_000, 0))
    assert shown.end == table.state.units["a1"].pose


def test_any_answer_that_is_sampled_is_allowed():
    question = trampling(unit("b1", "guardsmen", 24, 31, 180)).decision("seat-1")
    chance = Chance(3)
    assert all(question.refusal(question.sample(chance)) is None for _ in range(50))
