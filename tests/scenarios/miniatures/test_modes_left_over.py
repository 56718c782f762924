"""What modes leave undone, and to whom: no room for a pile, nobody before the walls, cards that only others take."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.melee import touched_arcs
from maester.games.miniatures.deploy import placing_question
from maester.games.miniatures.modes.carried import which_spot
from maester.games.miniatures.modes.corpses import everything, lay_corpses
from maester.games.miniatures.steps.modes import ShootWall
from maester.games.miniatures.steps.setup import ChooseCards
from maester.games.miniatures.values import Pose, Unit
from tests.scenarios.miniatures.cast import duel
from tests.scenarios.miniatures.play import answer, asked, offered, piece, scene, told, unit
from tests.scenarios.miniatures.test_modes_storm import storm, wall

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 30, 180)
FALLEN = ("b2", Unit("seat-2", "guardsmen", 0, None))


# ---------------------------------------------------------------------------------------------------- castle walls


@pytest.mark.rule("MIN-MODE-ASOS-18")
def test_a_wall_with_nobody_before_it_does_not_shoot():
    table = storm(wall(), unit("a1", "guardsmen", 10, 9, 0), unit("b1", "guardsmen", 24, 40, 180))
    state = storm(wall(), *table.state.units.items(), agenda=(ShootWall("wall"),))
    assert (asked(state), told(state, "AttackBegan")) == ("", [])


@pytest.mark.rule("MIN-RULE-71")
@pytest.mark.parametrize(("x", "y", "heading", "arcs"), [(24, 7.15, 180, ("front",)), (15.1, 3.875, 90, ())])
def test_only_the_outer_face_of_a_wall_is_a_side_to_fight(x, y, heading, arcs):
    state = storm(wall(), unit("b1", "guardsmen", x, y, heading)).state
    assert touched_arcs(state, "wall", "b1") == arcs


# ------------------------------------------------------------------------------------------------ piles and markers


@pytest.mark.rule("MIN-MODE-AFFC-13")
def test_where_there_is_no_room_for_a_pile_none_is_laid():
    """Walls three inches apart all over the table leave no place for a pile of nearly five."""
    free = scene(GUARDS, SWORDS, options=duel("a-feast-for-crows")).state
    assert lay_corpses(free, "a1") is not None
    full = [
        replace(piece("castle-wall", 6.5 + 13 * column, 1 + 3 * row), name=f"{column}-{row}")
        for column in range(4)
        for row in range(16)
    ]
    assert lay_corpses(scene(GUARDS, SWORDS, options=duel("a-feast-for-crows"), pieces=full).state, "a1") is None


@pytest.mark.rule("MIN-MODE-AFFC-13", "MIN-MODE-ADWD-06")
def test_whoever_has_fallen_is_in_nobodys_way():
    state = scene(GUARDS, SWORDS, FALLEN, options=duel("a-dance-with-dragons"), pieces=[piece("bog", 10, 24)]).state
    assert len(everything(state)) == 3
    assert len(which_spot(state, "centre", state.units["a1"].placed, None).trays) == 2


# ------------------------------------------------------------------------------------------------- cards and places


@pytest.mark.rule("MIN-MODE-TWOW-03", "MIN-MODE-ACOK-03")
def test_who_chooses_missions_takes_no_objective_cards():
    table = scene(GUARDS, SWORDS, options=duel("the-winds-of-winter"), agenda=(ChooseCards("seat-1"),))
    options: Any = table.decision("seat-1")
    table.answer("seat-1", options.options[:4])
    table.answer("seat-2", options.options[2:6])
    assert (asked(table), table.state.cards_left) == ("", ())
    assert {seat: len(hand) for seat, hand in table.state.missions.items()} == {"seat-1": 6, "seat-2": 6}
    clash = scene(GUARDS, SWORDS, options=duel("a-clash-of-kings"), agenda=(ChooseCards("seat-1"),))
    assert asked(clash) == "take-objective"
    card = offered(clash)[0]
    answer(clash, card)
    assert card not in clash.state.cards_left


def test_a_unit_that_comes_beside_others_needs_to_stand_near_one_of_them_only():
    far = unit("a2", "guardsmen", 40, 20, 0)
    state = scene(GUARDS, far, unit("a3", "guardsmen", 5, 5, 0), SWORDS).state
    everywhere = ((0, 0, 48_000, 48_000),)

    def why(x: float, *beside: str) -> str | None:
        asked = placing_question(state, "a3", everywhere, "deploy", "MIN-DEPLOY-04", beside=beside)
        refusal = asked.refusal(Pose(round(x * 1000), 20_000, 0))
        return None if refusal is None else refusal.why

    assert [why(30, "a1"), why(30, "a1", "a2"), why(30, "a2")] == [None, None, "outside-the-zone"]
    assert why(30) is None
