"""Whose it is: mates who do not roll for each other, piles of other markers, reserves, one enemy of several."""

from typing import Any

import pytest

from maester.games.miniatures.bots.targets import charge_needs
from maester.games.miniatures.combat.attack import begin, reroll_attack, reroll_defence
from maester.games.miniatures.combat.blow import blow_of
from maester.games.miniatures.combat.charge import which_facing
from maester.games.miniatures.combat.harm import attachment_goes, saves_again
from maester.games.miniatures.combat.melee import melee_targets
from maester.games.miniatures.combat.morale import reroll_test
from maester.games.miniatures.combat.odds import Blow, Chance, Forecast
from maester.games.miniatures.combat.targeting import WhichTarget
from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.modes.carried import linked_pile
from maester.games.miniatures.modes.missions import worth
from maester.games.miniatures.modes.redeploy import held_back
from maester.games.miniatures.moving.march import which_maneuver
from maester.games.miniatures.numbers import panic_most
from maester.games.miniatures.setup import Options
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts.changes import (
    MovesThrough,
    PanicMost,
    RerollAttack,
    RerollDefence,
    RerollTest,
    Reserve,
)
from maester.games.miniatures.values import Attack, MoraleTest, Unit
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import bare_scene, holding, scene, unit


@pytest.mark.rule("MIN-REROLL-02", "MIN-TEAM-06")
def test_a_mate_rolls_nothing_again_for_a_unit_that_is_not_theirs():
    """Seats 1 and 3 are a team, and so are 2 and 4; the effects are on the units of seats 1 and 2."""
    lasting = (*holding("a1", RerollAttack()), *holding("b1", RerollDefence(), RerollTest()))
    attack = Attack("a1", "b1", 0, "front", dice=(6, 1), saves=(6, 1))
    test = MoraleTest("b1", True, (), dice=(2, 2, 1))
    options = Options(seats=4, players="teams")
    state: Any = bare_scene(
        GUARDS, SWORDS, FAR, options=options, attacks=(attack,), tests=(test,), lasting=lasting
    ).state
    assert [seat for seat in state.seats if reroll_attack(state, seat) is not None] == ["seat-1"]
    assert [seat for seat in state.seats if reroll_defence(state, seat) is not None] == ["seat-2"]
    assert [seat for seat in state.seats if reroll_test(state, seat) is not None] == ["seat-2"]
    assert [seat for seat in state.seats if saves_again(state, "b1", seat)] == ["seat-2"]


@pytest.mark.rule("MIN-MELEE-05")
def test_who_may_attack_one_enemy_only_has_no_other_target():
    one, other = unit("b1", "sworn-swords", 22.5, 24.8, 180), unit("b2", "sworn-swords", 28, 24.8, 180)
    state = bare_scene(GUARDS, one, other).state
    assert melee_targets(state, "a1") == ["b1", "b2"]
    assert [melee_targets(state, "a1", only) for only in ("b1", "b2", "b9")] == [["b1"], ["b2"], []]


@pytest.mark.rule("MIN-RESOLVE-01")
def test_who_fought_whom_this_round_is_kept_once():
    state: Any = bare_scene(GUARDS, SWORDS, FAR, active="seat-1").state
    begin(state, Attack("a1", "b1", 0, "front"))
    begin(state, Attack("a1", "b1", 0, "front"))
    begin(state, Attack("b1", "a1", 0, "front"))
    assert state.fought == (("a1", "b1"), ("b1", "a1"))


@pytest.mark.rule("MIN-RULE-98")
@pytest.mark.parametrize(("first", "stalks", "comes"), [("seat-2", False, ["a2"]), ("seat-1", False, []),
                                                       ("seat-1", True, ["a2"])])  # fmt: skip
def test_who_was_held_back_may_come_in_and_nobody_else(first, stalks, comes):
    """Not a unit that waits by another rule, nor one that is destroyed, nor one of the enemy."""

    def waits(name: str, wounds: int = 12) -> tuple[str, Unit]:
        return name, Unit("seat-1" if name[0] == "a" else "seat-2", "guardsmen", wounds, None, reserve=True)

    units = (GUARDS, FAR, waits("a2"), waits("a3"), waits("a4", 0), waits("b2"))
    lasting = tuple(each for name in ("a2", "a4", "b2") for each in holding(name, Reserve(stalks=stalks)))
    assert held_back(scene(*units, lasting=lasting, first=first).state, "seat-1") == comes


@pytest.mark.rule("MIN-MODE-AFFC-06")
def test_a_marker_belongs_to_its_own_pile():
    piles = tuple(
        Piece(f"pile-{name}", "corpse-pile", 10_000 * n, 24_000) for n, name in enumerate(("left", "pile1"), 1)
    )
    state = scene(GUARDS, FAR, pieces=piles, options=Options(seats=2, mode="a-feast-for-crows")).state
    assert [linked_pile(state, name) for name in ("left", "pile1", "right")] == [*piles, None]


@pytest.mark.rule("MIN-RULE-48")
def test_attachments_are_lost_one_after_the_other():
    state: Any = bare_scene(unit("a1", "guardsmen", 24, 20, 0, attachments=("guard-captain",)), FAR).state
    attachment_goes(state, "a1", "guard-captain")
    attachment_goes(state, "a1", "assault-veteran")
    assert state.units["a1"].lost == ("guard-captain", "assault-veteran")
    assert [(event.unit, event.attachment) for event in state.told] == [
        ("a1", "guard-captain"), ("a1", "assault-veteran")]  # fmt: skip


@pytest.mark.rule("MIN-MODE-TWOW-07")
@pytest.mark.parametrize(("by", "points"), [("seat-1", 1), ("seat-2", 0), (None, 0)])
def test_what_only_the_player_who_revealed_a_mission_gains_is_promised_to_nobody_else(by, points):
    options = Options(seats=2, mode="the-winds-of-winter")
    state = scene(GUARDS, FAR, options=options, markers={"centre": "a1"}).state
    assert worth(state, "seat-1", "take-the-lead", by) == points


# ------------------------------------------------------------------------------------------------------ what is told


@pytest.mark.rule("MIN-CHARGE-11", "MIN-CHARGE-12")
def test_a_facing_is_told_with_the_least_the_die_must_show():
    """Speed four, and 8.2 inches to go; past the target there is nothing to reach."""
    question = which_facing(bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 33, 180), FAR).state, "a1", "b1")
    assert question.said_of(0) == {
        "unit": "a1",
        "target": "b1",
        "travel": 8_200,
        "least": 5,
        "turn": 0,
        "turn_side": "none",
    }
    past = {"travel": 0, "least": 7, "turn": 9_000, "turn_side": "right"}
    assert question.said_of(9_000) == {"unit": "a1", "target": "b1", **past}
    for heading in (-1, 36_000):
        refusal = question.refusal(heading)
        assert refusal is not None
        assert (refusal.why, refusal.rule, refusal.about) == ("no-heading", "MIN-CHARGE-10", {"most": 35_999})


@pytest.mark.rule("MIN-CHARGE-11", "MIN-RULE-51")
def test_the_die_must_show_one_more_for_rough_ground_on_the_way():
    pieces = [Piece("bog", "bog", 24_000, 26_000)]
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 33, 180), FAR, pieces=pieces)
    question = which_facing(table.state, "a1", "b1")
    assert question.said_of(0) == {
        "unit": "a1",
        "target": "b1",
        "travel": 8_200,
        "least": 6,
        "turn": 0,
        "turn_side": "none",
    }
    assert charge_needs(table.state, "a1", "b1") == 6


def test_a_target_is_told_with_the_weapon_that_hurts_most():
    weak, strong = Forecast((0.5, 0.5), 0.0), Forecast((0.0, 1.0), 0.0)
    chances = tuple(
        Chance("b1", "charge", name, "front", odds, 3, 0.5) for name, odds in (("axe", strong), ("bow", weak))
    )
    question = WhichTarget(
        about="charge-target", rule="MIN-CHARGE-02", options=("b1", "b2"), unit="a1", chances=chances
    )
    assert question.said_of("b1") == {"odds": True, "arrives": 50, "mean": 1.0, "destroys": 100}
    assert question.said_of("b2")["odds"] is False


@pytest.mark.rule("MIN-PANIC-04")
def test_of_several_limits_to_panic_the_lowest_counts():
    lasting = (*holding("b1", PanicMost(n=2), name="one"), *holding("b1", PanicMost(n=1), name="other"))
    state = bare_scene(GUARDS, SWORDS, FAR, lasting=lasting).state
    assert blow_of(state, Attack("a1", "b1", 0, "front")).panic_most == panic_most(state, "b1", 3) == 1
    assert blow_of(state, Attack("b1", "a1", 0, "front")).panic_most is None


def test_who_moves_through_everything_is_not_slowed_either():
    field = which_maneuver(bare_scene(GUARDS, FAR, lasting=holding("a1", MovesThrough())).state, "a1").field
    assert (field.over, field.light, field.past) == (True, True, False)
    plain = which_maneuver(bare_scene(GUARDS, FAR).state, "a1").field
    assert (plain.over, plain.light, plain.past) == (False, False, False)


def test_what_is_not_said_of_a_field_a_piece_or_an_attack_is_not_so():
    field, attack = Field(48_000, ()), Attack("a1", "b1", 0, "front")
    flags = (field.own_front, field.hidden, field.light, field.past, field.over, *(attack.charge, attack.bonus))
    assert flags == (False,) * 7
    assert (field.low, field.high, field.pieces, Laid("bog", 1, 2).heading) == (0, 48_000, (), 0)
    assert (attack.fortified, attack.destroyed, attack.beside, attack.wounds) == (False, False, (), 0)


@pytest.mark.rule("MIN-RULE-33")
def test_a_blow_of_which_nothing_more_is_said_has_nothing_added():
    blow = Blow(dice=1, to_hit=4, save=4, morale=7)
    assert (blow.left, blow.hit, blow.saving, blow.fear, blow.panic_wounds, blow.panic_most) == (12, 0, 0, 0, 0, None)
    assert (blow.extra_hits, blow.extra_wounds, blow.block, blow.instead) == (0, 0, 0, None)
    more = (
        blow.reroll,
        blow.reroll_defence,
        blow.reroll_test,
        blow.weakened,
        blow.vulnerable,
        blow.panicked,
        blow.twice,
    )
    assert more == (False,) * 7
    rest = (blow.never_panics, blow.no_defence, blow.instead_d3, blow.halve, blow.defender_first)
    assert rest == (False,) * 5
