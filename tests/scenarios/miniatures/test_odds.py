"""Exact odds against a known case, and against many rolled attacks."""

import pytest

from maester.games.miniatures.combat.dice import d3, rolled_again, succeeds, successes, total
from maester.games.miniatures.combat.odds import Blow, forecast
from maester.kernel import Chance

ALL = frozenset(["critical-blow", "precision", "sundering", "vicious"])


@pytest.mark.rule("MIN-ABILITY-01", "MIN-ABILITY-02", "MIN-ABILITY-03", "MIN-ABILITY-04", "MIN-RULE-34")
def test_a_blow_with_everything():
    blow = Blow(
        dice=7,
        to_hit=3,
        save=4,
        morale=6,
        defence=-1,
        panic=-1,
        panic_wounds=1,
        keywords=ALL,
        reroll=True,
        vulnerable=True,
    )
    found = forecast(blow)
    assert round(found.destroys, 4) == 0.2203
    assert round(found.panic_fails, 4) == 0.7187
    assert sum(found.wounds) == pytest.approx(1)


@pytest.mark.rule("MIN-RESOLVE-03", "MIN-RESOLVE-07", "MIN-DICE-01", "MIN-DICE-03", "MIN-RULE-33", "MIN-EX-39")
def test_a_1_never_and_a_6_always():
    assert not succeeds(1, 2, 5)
    assert succeeds(6, 6, -5)
    assert [succeeds(face, 4, -1) for face in (4, 5)] == [False, True]
    assert succeeds(2, 6, 4)
    assert successes((6, 5, 4, 4, 2, 1), 4) == 4


@pytest.mark.rule("MIN-DICE-02", "MIN-RULE-32", "MIN-EX-40")
def test_a_result_is_never_below_0():
    assert total((1, 2), -4) == 0
    assert total((1, 2), -2) == 1


@pytest.mark.rule("MIN-REROLL-03")
def test_only_the_dice_named_are_rolled_again():
    new = rolled_again((1, 2, 3, 4), (1, 3), Chance(4))
    assert (new[0], new[2]) == (1, 3)
    assert {rolled_again((0,), (0,), Chance(n))[0] for n in range(60)} == {1, 2, 3, 4, 5, 6}
    assert {d3(Chance(n)) for n in range(40)} == {1, 2, 3}


@pytest.mark.parametrize(
    "blow",
    [
        Blow(dice=6, to_hit=4, save=4, morale=7),
        Blow(dice=5, to_hit=3, save=3, morale=6, left=4, keywords=ALL, defence=-2, panic=-2),
        Blow(dice=8, to_hit=4, save=5, morale=5, weakened=True, panicked=True, keywords=frozenset(["precision"])),
    ],
)
def test_forecasts_agree_with_rolling(blow):
    chance, rolls = Chance(12), 6_000
    counts = [0] * (blow.left + 1)
    for _ in range(rolls):
        counts[min(rolled(blow, chance), blow.left)] += 1
    for wounds, count in enumerate(counts):
        assert abs(count / rolls - forecast(blow).wounds[wounds]) < 0.03


def rolled(blow: Blow, chance: Chance) -> int:
    """One attack, die by die, as the rules tell it."""
    faces = chance.dice(blow.dice)
    if blow.reroll:
        faces = rolled_again(faces, [n for n, face in enumerate(faces) if not succeeds(face, blow.to_hit)], chance)
    if blow.weakened:
        faces = rolled_again(faces, [n for n, face in enumerate(faces) if succeeds(face, blow.to_hit)], chance)
    hits, sixes = successes(faces, blow.to_hit), faces.count(6)
    wounds = 0
    if "precision" in blow.keywords:
        wounds, hits = sixes, hits - sixes
    if "critical-blow" in blow.keywords:
        hits += sixes
    wounds += hits - successes(chance.dice(hits), blow.save, blow.saving)
    if not 0 < wounds < blow.left:
        return wounds
    test, face = chance.dice(2), d3(chance)
    if blow.panicked and total(test, blow.fear) >= blow.morale:
        test = chance.dice(2)
    return wounds if total(test, blow.fear) >= blow.morale else wounds + face
