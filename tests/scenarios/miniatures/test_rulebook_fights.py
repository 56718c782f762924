"""Attacks, once more beside the rulebook: what is rolled is rolled, and odds say what will happen."""

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.odds import Blow, forecast
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.play import answer, bare_scene, declined, scene, told, unit

FAR = unit("b9", "guardsmen", 5, 44, 180)


@pytest.mark.rule("MIN-RESOLVE-02", "MIN-RESOLVE-05", "MIN-EX-33")
def test_a_miss_stays_a_miss_whatever_it_costs_the_attacker():
    """The wardens strike back for every miss. The swords lose a rank by it and would now hit with a three, but their
    dice are final."""
    swords = unit("a1", "sworn-swords", 24, 20, 0)
    wardens = unit("b1", "baratheon-wardens", 24, 24.8, 180)
    six_misses = [3, 3, 3, 3, 3, 1, 4]
    table = scene(swords, wardens, FAR, acts="a1", faces=[*six_misses, *[1] * 6, 6])
    declined(answer(table, "melee", None))
    assert table.state.units["a1"].wounds == 12 - 6
    assert told(table, "AttackRolled")[0].hits == 1
    (back, blocks) = told(table, "DefenceRolled")
    assert (back.unit, len(back.rolled.dice), blocks.unit, blocks.rolled.faces) == ("a1", 6, "b1", (6,))
    assert table.state.units["b1"].wounds == 12


@pytest.mark.rule("MIN-RESOLVE-10", "MIN-RANK-03")
def test_odds_reckon_with_the_ranks_that_are_left_when_the_test_is_taken():
    """Berserkers are the steadier the fewer they are, and test after their wounds."""
    swords, berserkers = unit("a1", "sworn-swords", 24, 20, 0), unit("b1", "umber-berserkers", 24, 24.8, 180, wounds=9)
    attack = Attack("a1", "b1", 0, "front")
    assert blow_of(scene(swords, berserkers).state, attack).rallies == ((1, 1), (5, 2))
    assert blow_of(bare_scene(swords, unit("b1", "guardsmen", 24, 24.8, 180)).state, attack).rallies == ()
    one_die = Blow(dice=1, to_hit=4, save=4, morale=7)
    assert forecast(one_die).panic_fails == pytest.approx(1 / 4 * 15 / 36)
    assert forecast(replace(one_die, rallies=((1, 2), (5, 4)))).panic_fails == pytest.approx(1 / 4 * 6 / 36)
    assert forecast(replace(one_die, rallies=((2, 2),))) == forecast(one_die)
