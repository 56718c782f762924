"""Tokens that cannot be spent, taunts of several units, light feet, and actions that are no longer possible."""

from typing import Any

import pytest

from maester.games.miniatures.action import perform
from maester.games.miniatures.combat.attack import reroll_attack, reroll_defence
from maester.games.miniatures.combat.distance import taunt_tokens
from maester.games.miniatures.combat.harm import comes, saves_again
from maester.games.miniatures.combat.morale import reroll_test
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.games.miniatures.steps.fights import Charge, FreeManeuver, Melee, Shoot
from maester.games.miniatures.steps.rounds import FreeAction
from maester.games.miniatures.texts.changes import IgnoresTerrain, KeepsToken, RerollDefence, RerollTest
from maester.games.miniatures.texts.records import SIEGE
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.turn import end_turn
from maester.games.miniatures.unit import is_light
from maester.games.miniatures.values import Attack, MoraleTest
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, bare_scene, holding, piece, unit

ALL: tuple[Condition, ...] = ("panicked", "vulnerable", "weakened")


def marked(*changes: Any, tokens: tuple[Condition, ...] = ALL, on: str = "b1") -> Any:
    """An attack of a1 on b1 whose dice lie there, and a test of b1; both may have tokens."""
    units = [
        unit("a1", "guardsmen", 24, 20, 0, tokens=tokens),
        unit("b1", "sworn-swords", 24, 24.8, 180, tokens=tokens),
    ]
    attack = Attack("a1", "b1", 0, "front", dice=(6, 1), saves=(6, 1))
    test = MoraleTest("b1", True, (), dice=(2, 2, 1))
    lasting = holding(on, *changes)
    return bare_scene(*units, FAR, attacks=(attack,), tests=(test,), lasting=lasting, active="seat-1").state


def may(state: Any, seat: str) -> tuple[bool, bool, bool, str]:
    """Whether a player may have attack dice, defence dice and a test rolled again; and dice against plain hits."""
    found = [each(state, seat) is not None for each in (reroll_attack, reroll_defence, reroll_test)]
    return found[0], found[1], found[2], saves_again(state, "b1", seat)


@pytest.mark.rule("MIN-CONDITION-05", "MIN-CONDITION-06", "MIN-CONDITION-07")
def test_each_opponent_spends_the_tokens_of_the_other_side():
    assert may(marked(), "seat-1") == (False, True, True, "spend-vulnerable")
    assert may(marked(), "seat-2") == (True, False, False, "")
    assert may(marked(tokens=()), "seat-1") == (False, False, False, "")
    assert may(marked(tokens=()), "seat-2") == (False, False, False, "")


@pytest.mark.rule("MIN-CONDITION-05", "MIN-CONDITION-06")
def test_a_token_that_is_kept_is_not_spent():
    assert may(marked(KeepsToken(condition="vulnerable")), "seat-1") == (False, False, True, "")
    assert may(marked(KeepsToken(condition="panicked")), "seat-1") == (False, True, False, "spend-vulnerable")
    assert may(marked(KeepsToken(condition="weakened"), on="a1"), "seat-2") == (False, False, False, "")
    assert may(marked(KeepsToken(condition="weakened")), "seat-2") == (True, False, False, "")


@pytest.mark.rule("MIN-RESOLVE-08", "MIN-PANIC-05")
def test_who_may_roll_again_by_an_effect_needs_no_token():
    state = marked(RerollDefence(), RerollTest(), tokens=())
    assert may(state, "seat-2") == (False, True, True, "reroll-defence")
    assert may(state, "seat-1") == (False, False, False, "")


@pytest.mark.rule("MIN-REROLL-01")
def test_without_dice_nothing_is_rolled_again():
    state = marked()
    state.change_attack(dice=(), saves=())
    assert may(state, "seat-2")[0] is False
    assert may(state, "seat-1")[1] is False


@pytest.mark.rule("MIN-RULE-108")
def test_a_taunt_holds_for_the_whole_turn_and_for_nobody_else():
    """Whatever it does but attack or charge the unit that taunted it costs the tokens, each time."""
    taunts = (("a1", "b1", ("panicked",)), ("a2", "b1", ("weakened",)), ("a1", "b9", ("vulnerable",)))
    friend = unit("a2", "guardsmen", 34, 20, 0)
    state: Any = bare_scene(GUARDS, friend, SWORDS, FAR, taunted=taunts).state
    assert taunt_tokens(state, "b1", None) == ()
    for _ in range(2):
        assert taunt_tokens(state, "a1", "b1") == comes("a1", "vulnerable")
        assert taunt_tokens(state, "a1", None) == (*comes("a1", "panicked"), *comes("a1", "vulnerable"))
        assert taunt_tokens(state, "a2", None) == comes("a2", "weakened")
    end_turn(state, "seat-1")
    assert taunt_tokens(state, "a1", None) == ()


@pytest.mark.rule("MIN-RULE-108")
def test_who_has_paid_for_a_taunt_pays_again_for_a_free_action_in_the_same_turn():
    ours, theirs = unit("a1", "guardsmen", 24, 10, 0), unit("b1", "guardsmen", 24, 30, 180)
    free = FreeAction("a1", ("maneuver",))
    table = bare_scene(ours, theirs, acts="a1", agenda=(free,), taunted=(("a1", "b1", ("panicked",)),))
    answer(table, "maneuver", Moved(0, 1_000, 0))
    assert table.state.units["a1"].tokens == ("panicked",)
    table.state.change("a1", tokens=())
    answer(table, "maneuver")
    assert table.state.units["a1"].tokens == ("panicked",)


@pytest.mark.rule("MIN-RULE-108")
@pytest.mark.parametrize(("target", "tokens"), [("b1", ()), ("b2", ("panicked",))])
def test_only_the_unit_that_taunts_is_attacked_for_nothing(target, tokens):
    taunting, other = unit("b1", "guardsmen", 24, 24.8, 180), unit("b2", "guardsmen", 24, 15.2, 0)
    taunt = (("a1", "b1", ("panicked",)),)
    table = bare_scene(GUARDS, taunting, other, acts="a1", active="seat-1", faces=[1] * 8, taunted=taunt)
    answer(table, "melee", None, target)
    assert table.state.units["a1"].tokens == tokens


@pytest.mark.rule("MIN-RULE-108", "MIN-SURGE-03")
def test_surging_forth_is_an_action_that_a_taunt_makes_dear():
    theirs, taunt = unit("b1", "guardsmen", 24, 40, 180), (("a1", "b1", ("panicked",)),)
    table = bare_scene(GUARDS, theirs, agenda=(FreeManeuver("a1"),), active="seat-1", taunted=taunt)
    answer(table, Moved(0, 2_000, 0))
    assert table.state.units["a1"].tokens == ("panicked",)


def test_a_taunt_of_whoever_is_gone_costs_nothing():
    gone = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=0)
    state: Any = bare_scene(GUARDS, gone, FAR, taunted=(("a1", "b1", ("panicked",)),)).state
    assert taunt_tokens(state, "a1", None) == ()


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01")
@pytest.mark.parametrize(("kind", "light"), [("hedge", True), ("bog", True), ("corpse-pile", False)])
def test_light_feet_matter_where_there_is_rough_ground(kind, light):
    """A hedge is rough and does not hinder; a pile of corpses hinders and is not rough."""
    lasting = holding("a1", IgnoresTerrain(keywords=("rough",)))
    state = bare_scene(GUARDS, SWORDS, pieces=[piece(kind, 10, 24)], lasting=lasting).state
    assert is_light(state, "a1") == light
    assert not is_light(state, "b1")


@pytest.mark.rule("MIN-MANEUVER-01", "MIN-MARCH-01", "MIN-RANGED-01", "MIN-RETREAT-01")
@pytest.mark.parametrize("engaged", [True, False])
def test_an_action_that_is_no_longer_possible_is_not_performed(engaged):
    """What answered to its declaration may have brought an enemy into contact, or taken the last one away."""
    foe = unit("b1", "sworn-swords", 24, 24.8 if engaged else 34, 180)

    def then(action: str) -> tuple[bool, tuple[Any, ...]]:
        state: Any = bare_scene(unit("a1", "bowmen", 24, 20, 0), foe, FAR, faces=[3], active="seat-1").state
        asks = perform(state, "a1", action, "b1") is not None
        return asks, tuple(step for step in state.agenda if not hasattr(step, "occasion"))

    assert then("maneuver") == then("march") == (not engaged, ())
    assert then("ranged") == (False, () if engaged else (Shoot("a1", "b1"),))
    assert then("charge") == (False, (Charge("a1", "b1"),))
    assert then("melee") == (False, (Melee("a1", "b1"),))
    assert bool(then("retreat")[1]) == engaged


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_siege_cards_are_for_one_side_each():
    assert {SIEGE[card].side for card in DEFENDERS} == {"defender"}
    assert {SIEGE[card].side for card in ATTACKERS} == {"attacker"}
    assert len(DEFENDERS) + len(ATTACKERS) == len(SIEGE)
