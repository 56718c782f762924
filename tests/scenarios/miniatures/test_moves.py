"""Maneuver, march, retreat, pivots: what is allowed, and why not."""

import pytest

from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import FreePivot
from tests.scenarios.miniatures.play import answer, asked, piece, pose, refused, scene, told, unit

FAR = unit("b9", "guardsmen", 10, 44, 180)


def moving(action: str, *others, card: str = "sworn-swords", at=(24, 20, 0), **more):
    return answer(scene(unit("a1", card, *at), FAR, *others, acts="a1", **more), action)


@pytest.mark.rule("MIN-MANEUVER-02", "MIN-MANEUVER-03", "MIN-MANEUVER-04", "MIN-EX-14", "MIN-TERMS-07")
def test_a_maneuver_is_a_pivot_a_straight_move_and_a_pivot():
    table = answer(moving("maneuver"), Moved(9_000, 5_000, 27_000))
    assert pose(table, "a1") == (29, 20, 270)
    assert table.state.units["a1"].activated


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-UNIT-11")
def test_a_maneuver_goes_no_farther_than_speed():
    refusal = refused(moving("maneuver"), Moved(0, 5_001, 0))
    assert (refusal.rule, refusal.about) == ("MIN-MANEUVER-03", {"most": 5_000})


@pytest.mark.rule("MIN-MARCH-02", "MIN-MARCH-03", "MIN-EX-15")
def test_a_march_goes_twice_as_far_without_a_first_pivot():
    assert refused(moving("march"), Moved(100, 5_000, 0)).rule == "MIN-MARCH-02"
    assert refused(moving("march"), Moved(0, 10_001, 0)).rule == "MIN-MARCH-02"
    assert pose(answer(moving("march"), Moved(0, 10_000, 4_500)), "a1") == (24, 30, 45)


@pytest.mark.rule("MIN-MOVE-01", "MIN-RULE-11", "MIN-RULE-12")
def test_no_move_ends_within_an_inch_of_an_enemy():
    near = unit("b1", "guardsmen", 24, 29, 180)  # 4.2 ahead
    refusal = refused(moving("maneuver", near), Moved(0, 3_202, 0))
    assert (refusal.rule, refusal.about) == ("MIN-MOVE-01", {"unit": "b1"})
    assert pose(answer(moving("maneuver", near), Moved(0, 3_200, 0)), "a1") == (24, 23.2, 0)


@pytest.mark.rule("MIN-MOVE-02", "MIN-MOVE-03", "MIN-MOVE-05")
def test_friends_are_crossed_but_not_ended_on():
    friend = unit("a2", "grey-wind", 24, 24, 0)
    assert refused(moving("march", friend), Moved(0, 5_000, 0)).rule == "MIN-MOVE-03"
    assert pose(answer(moving("march", friend), Moved(0, 8_000, 0)), "a1") == (24, 28, 0)
    beside = unit("a2", "sworn-swords", 29.6, 20, 0)
    table = moving("maneuver", beside)  # it turns over its neighbour on the way, and ends free of it
    assert pose(answer(table, Moved(33_000, 5_000, 33_000)), "a1")[2] == 330


@pytest.mark.rule("MIN-MOVE-06", "MIN-RULE-13")
def test_enemies_are_never_crossed():
    refusal = refused(moving("march", unit("b1", "gregor-clegane", 24, 25, 180)), Moved(0, 9_500, 0))
    assert (refusal.why, refusal.rule) == ("blocked-by", "MIN-MOVE-06")
    assert refusal.about == {"unit": "b1", "free": 5_000 - 2_400 - 1_380}


@pytest.mark.rule("MIN-RULE-14")
def test_a_pivot_within_a_move_never_stops_on_an_enemy():
    # Beside it, where there is room only as long as it does not turn.
    enemy = unit("b1", "guardsmen", 29.6, 20, 0)
    refusal = refused(moving("maneuver", enemy), Moved(3_000, 1_000, 0))
    assert (refusal.rule, refusal.about) == ("MIN-RULE-14", {"unit": "b1"})


@pytest.mark.rule("MIN-RULE-15")
def test_the_edge_of_the_table_stops_a_move_but_not_a_pivot():
    at = (24, 45, 0)
    refusal = refused(moving("maneuver", at=at), Moved(0, 1_000, 0))
    assert (refusal.rule, refusal.about) == ("MIN-RULE-15", {"free": 601})
    assert pose(answer(moving("maneuver", at=at), Moved(0, 500, 4_500)), "a1") == (24, 45.5, 45)


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RULE-51")
def test_rough_ground_shortens_a_move_onto_it():
    bog = piece("bog", 24, 26)
    refusal = refused(moving("maneuver", pieces=[bog]), Moved(0, 4_500, 0))
    assert (refusal.rule, refusal.about) == ("MIN-TERRAIN-ROUGH-01", {"free": 4_000})
    assert pose(answer(moving("maneuver", pieces=[bog]), Moved(0, 4_000, 0)), "a1") == (24, 24, 0)
    away = piece("bog", 24, 32)
    assert pose(answer(moving("maneuver", pieces=[away]), Moved(0, 5_000, 0)), "a1") == (24, 25, 0)


@pytest.mark.rule("MIN-TERRAIN-IMPASSABLE-01", "MIN-TERRAIN-02")
def test_nobody_moves_onto_or_over_what_is_impassable():
    palisade = piece("palisade", 24, 26)
    refusal = refused(moving("march", pieces=[palisade]), Moved(0, 9_000, 0))
    assert refusal.about == {"unit": "palisade", "free": 6_000 - 2_400 - 750}
    assert refused(moving("maneuver", pieces=[palisade]), Moved(0, 2_800, 4_500)).rule == "MIN-TERRAIN-IMPASSABLE-01"


@pytest.mark.rule("MIN-RULE-12")
def test_to_stay_is_always_allowed():
    too_near = unit("b1", "guardsmen", 24, 25, 180)  # 0.2 away, and not in contact
    assert pose(answer(moving("maneuver", too_near), Moved(0, 0, 0)), "a1") == (24, 20, 0)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ({"face": 0, "travel": -1, "then": 0}, "not-that-way"),
        ({"face": 0, "travel": 10**9, "then": 0}, "too-far"),
        ({"face": 10**9, "travel": 0, "then": 0}, "no-heading"),
    ],
)
def test_numbers_beyond_all_bounds_are_refused(value, why):
    assert refused(moving("maneuver"), value).why == why


# --------------------------------------------------------------------------------------------------------- in melee


ENGAGED = (unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180))


@pytest.mark.rule("MIN-MANEUVER-01", "MIN-MARCH-01", "MIN-CHARGE-01", "MIN-RANGED-01", "MIN-TERMS-12")
def test_who_is_engaged_neither_maneuvers_nor_marches_nor_charges_nor_shoots():
    table = scene(*ENGAGED, acts="a1")
    assert table.decision("seat-1").answers() == ("retreat", "melee", "forgo")
    rules = {
        "maneuver": "MIN-MANEUVER-01",
        "march": "MIN-MARCH-01",
        "charge": "MIN-CHARGE-01",
        "ranged": "MIN-RANGED-01",
    }
    assert {action: refused(table, action).rule for action in rules} == rules


@pytest.mark.rule("MIN-RETREAT-01", "MIN-MELEE-01", "MIN-CHARGE-05", "MIN-RANGED-02")
def test_who_is_not_engaged_cannot_retreat_or_fight_in_melee():
    table = scene(unit("a1", "guardsmen", 24, 10, 0), unit("b1", "sworn-swords", 24, 44, 180), acts="a1")
    assert table.decision("seat-1").answers() == ("maneuver", "march", "forgo")
    rules = {"retreat": "MIN-RETREAT-01", "melee": "MIN-MELEE-01", "charge": "MIN-CHARGE-05", "ranged": "MIN-RANGED-02"}
    assert {action: refused(table, action).rule for action in rules} == rules


@pytest.mark.rule("MIN-ACTION-02", "MIN-ACTION-03")
def test_an_action_may_be_forgone():
    table = answer(scene(*ENGAGED, acts="a1"), "forgo")
    assert table.over
    assert table.state.units["a1"].activated


@pytest.mark.rule("MIN-RETREAT-02", "MIN-RETREAT-03", "MIN-RETREAT-04", "MIN-RETREAT-05", "MIN-EX-16")
def test_a_retreat_goes_back_or_aside_speed_and_a_die():
    table = answer(scene(*ENGAGED, acts="a1", faces=[2]), "retreat")
    assert refused(table, Stepped("back", 6_001, 0)).rule == "MIN-RETREAT-02"
    assert refused(table, Stepped("ahead", 0, 0)).rule == "MIN-RETREAT-04"
    assert refused(table, Stepped("back", 900, 0)).rule == "MIN-MOVE-01"
    answer(table, Stepped("back", 6_000, 18_000))
    assert pose(table, "a1") == (24, 14, 180)


@pytest.mark.rule("MIN-RETREAT-06", "MIN-EX-17", "MIN-RULE-37")
def test_who_is_left_alone_may_pivot():
    table = answer(scene(*ENGAGED, acts="a1", faces=[2]), "retreat", Stepped("back", 6_000, 0))
    assert (asked(table), table.waiting) == ("pivot", ("seat-2",))
    assert table.decision("seat-2").idle == 18_000
    assert pose(answer(table, 4_500), "b1") == (24, 24.8, 45)


@pytest.mark.rule("MIN-RETREAT-04", "MIN-RULE-17")
def test_who_is_attacked_in_the_flank_may_retreat_ahead():
    flanked = (unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 29.15, 20, 270))
    table = answer(scene(*flanked, acts="a1", faces=[6]), "retreat")
    answer(table, Stepped("ahead", 8_000, 0))
    assert pose(table, "a1") == (24, 28, 0)


@pytest.mark.rule("MIN-RETREAT-08", "MIN-RULE-16", "MIN-EX-18")
def test_who_has_no_way_out_stays():
    around = [
        unit("b1", "sworn-swords", 24, 24.8, 180),
        unit("b2", "sworn-swords", 24, 15.2, 0),
        unit("b3", "sworn-swords", 29.15, 20, 270),
        unit("b4", "sworn-swords", 18.85, 20, 90),
    ]
    table = answer(scene(unit("a1", "guardsmen", 24, 20, 0), *around, acts="a1", faces=[6]), "retreat")
    assert table.over
    assert pose(table, "a1") == (24, 20, 0)
    assert told(table, "RetreatRolled")[0].stays
    assert not told(table, "UnitMoved")


@pytest.mark.rule("MIN-MOVE-04", "MIN-RULE-37", "MIN-RULE-12")
def test_a_pivot_on_its_own_ends_free_of_everybody():
    friend, enemy = unit("a2", "sworn-swords", 29.6, 20, 0), unit("b1", "guardsmen", 24, 25.9, 180)
    table = scene(unit("a1", "sworn-swords", 24, 20, 0), friend, enemy, agenda=(FreePivot("a1"),))
    assert refused(table, 4_500).rule == "MIN-MOVE-03"
    alone = scene(unit("a1", "sworn-swords", 24, 20, 0), enemy, agenda=(FreePivot("a1"),))
    assert refused(alone, 4_500).rule in ("MIN-MOVE-01", "MIN-MOVE-03")
    assert refused(alone, 36_000).why == "no-heading"
    assert pose(answer(alone, 18_000), "a1") == (24, 20, 180)
