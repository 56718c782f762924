"""Ranks, wounds, healing, dice of an attack."""

import pytest

from maester.games.miniatures.combat.harm import destroy, heal, take_wounds
from maester.games.miniatures.facts import SIZES, UNITS
from maester.games.miniatures.unit import attack_dice, full_wounds, models, ranks
from tests.scenarios.miniatures.play import scene, unit


def after(card: str, wounds: int):
    table = scene(unit("a1", card, 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180))
    take_wounds(table.state, "a1", wounds, "seat-2")
    return table.state.units["a1"]


@pytest.mark.rule("MIN-UNIT-03", "MIN-UNIT-08", "MIN-RANK-01", "MIN-RANK-03", "MIN-RANK-04", "MIN-EX-01", "MIN-EX-02")
@pytest.mark.parametrize(("wounds", "left", "in_ranks"), [(0, 12, 3), (3, 9, 3), (4, 8, 2), (7, 5, 2), (8, 4, 1)])
def test_infantry_loses_ranks_from_the_rear(wounds, left, in_ranks):
    found = after("sworn-swords", wounds)
    assert (models(found), ranks(found)) == (left, in_ranks)


@pytest.mark.rule("MIN-UNIT-04", "MIN-WOUND-01", "MIN-WOUND-02", "MIN-RANK-01")
@pytest.mark.parametrize(("wounds", "left", "in_ranks"), [(2, 4, 2), (3, 3, 2), (6, 2, 1), (11, 1, 1)])
def test_a_rider_falls_with_its_third_wound(wounds, left, in_ranks):
    found = after("outriders", wounds)
    assert (models(found), ranks(found)) == (left, in_ranks)


@pytest.mark.rule("MIN-RANK-01", "MIN-RULE-88")
def test_a_solo_unit_has_one_rank_to_the_end():
    assert ranks(after("grey-wind", 3)) == 1


@pytest.mark.rule("MIN-UNIT-13", "MIN-RESOLVE-01", "MIN-RULE-35")
def test_dice_for_the_ranks_that_are_left():
    assert [attack_dice(after("guardsmen", lost), 0) for lost in (0, 4, 8)] == [6, 5, 4]
    assert [attack_dice(after("outriders", lost), 0) for lost in (0, 6)] == [7, 4]
    assert attack_dice(after("grey-wind", 3), 0) == 4


@pytest.mark.rule("MIN-UNIT-09", "MIN-WIN-11", "MIN-RULE-30")
def test_a_destroyed_unit_leaves_and_gives_a_point():
    table = scene(unit("a1", "grey-wind", 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180))
    take_wounds(table.state, "a1", 99, "seat-2")
    destroy(table.state, "a1", "seat-2", None)
    assert table.state.units["a1"].pose is None
    assert table.state.points == {"seat-1": 0, "seat-2": 1}
    assert [event.wounds for event in table.state.told if type(event).__name__ == "UnitWounded"] == [4]


@pytest.mark.rule("MIN-WOUND-03", "MIN-WOUND-04", "MIN-RULE-47")
@pytest.mark.parametrize(
    ("lost", "healed", "wounds", "left"), [(3, 2, 11, 4), (4, 1, 9, 3), (4, 2, 10, 4), (1, 5, 12, 4), (12, 3, 0, 0)]
)
def test_healing_mends_the_wounded_rider_first(lost, healed, wounds, left):
    table = scene(unit("a1", "outriders", 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180))
    take_wounds(table.state, "a1", lost, "seat-2")
    heal(table.state, "a1", healed)
    found = table.state.units["a1"]
    assert (found.wounds, models(found)) == (wounds, left)


@pytest.mark.rule("MIN-UNIT-12", "MIN-UNIT-15", "MIN-UNIT-16")
def test_every_record_of_a_unit_makes_sense():
    for name, facts in UNITS.items():
        assert facts.tray in SIZES.trays, name
        assert 2 <= facts.defence <= 6
        assert 2 <= facts.morale <= 12
        assert all(2 <= attack.hit <= 6 and min(attack.dice) > 0 for attack in facts.attacks)
        assert full_wounds(name) > 0


def test_nothing_is_told_of_no_wound():
    table = scene(unit("a1", "outriders", 24, 10, 0), unit("b1", "guardsmen", 24, 40, 180))
    take_wounds(table.state, "a1", 0, None)
    assert not table.state.told
