"""What cards and abilities hear: each moment of a fight, a move or a round, with who, whom, whose and how much."""

from typing import Any

import pytest

from maester.games.miniatures.action import action_over, perform_next
from maester.games.miniatures.board import choosing_whom, claim_zone
from maester.games.miniatures.combat.aftermath import aftermath, attack_done
from maester.games.miniatures.combat.attack import begin
from maester.games.miniatures.combat.charge import charge_move, charge_roll
from maester.games.miniatures.combat.harm import gain_tokens, remove, take_wounds
from maester.games.miniatures.combat.morale import after_failing, after_passing, morale, panic
from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.deploy import put_down
from maester.games.miniatures.modes.kings import score_marker
from maester.games.miniatures.modes.redeploy import bring_in, bring_reserve, redeploy
from maester.games.miniatures.moving.retreat import roll_retreat
from maester.games.miniatures.setup import Options
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.board import Influence, UseZone, ZoneOnUnit
from maester.games.miniatures.steps.fights import (
    Aftermath,
    ChargeAgain,
    Destroy,
    FreeManeuver,
    FreePivots,
    Panic,
    RetreatAgain,
    StrayTests,
)
from maester.games.miniatures.steps.rounds import ActionOver, BeginRound, Perform, Turn
from maester.games.miniatures.steps.texts import Happens, TokenComes
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Reserve
from maester.games.miniatures.texts.occasions import Occasion
from maester.games.miniatures.turn import begin_round, choosing_unit, start_game, turn
from maester.games.miniatures.values import Attack, MoraleTest, Pose, Unit
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import bare_scene, happened, holding, ncu, scene, unit

BLOW = Attack("a1", "b1", 0, "front")


def fight(**more: Any) -> Any:
    """Two units in contact, in a turn of seat 1."""
    return bare_scene(GUARDS, SWORDS, FAR, active="seat-1", **more).state


def heard(state: State) -> list[Occasion]:
    """The moments that are still to come, in their order."""
    return [step.occasion for step in state.agenda if isinstance(step, Happens)]


def told_of(state: State, kind: str) -> list[Any]:
    """What was told since the table was set up."""
    return [event for event in state.told if type(event).__name__ == kind]


def answered(flow: Any, *answers: Any) -> None:
    """Give a procedure all of its answers."""
    flow.send(None)
    for each in answers[:-1]:
        flow.send(each)
    with pytest.raises(StopIteration):
        flow.send(answers[-1])


# ---------------------------------------------------------------------------------------------------------- fights


@pytest.mark.rule("MIN-RESOLVE-08")
@pytest.mark.parametrize(("card", "word"), [("guardsmen", "melee"), ("bowmen", "long")])
def test_every_part_of_an_attack_is_heard_with_both_units_and_the_kind_of_attack(card, word):
    state = bare_scene(unit("a1", card, 24, 8, 0), SWORDS, active="seat-1").state
    weapon = [each.range for each in state.units["a1"].facts.attacks].index(word)
    begin(state, Attack("a1", "b1", weapon, "front"))
    moments: Any = ("attack", "attack-rolled", "attack-final", "defence-rolled", "defence-final")
    assert heard(state) == [happened(each, "a1", "b1", range=word) for each in moments]
    state.agenda = ()
    state.change_attack(dice=(6, 6), wounds=2)
    attack_done(state)
    assert state.agenda == (Happens(occasions.AttackDone("a1", "b1", word, 2)), Aftermath())


@pytest.mark.rule("MIN-SURGE-02", "MIN-RANGED-08")
def test_after_a_kill_in_melee_comes_a_surge_and_after_a_shot_come_tests():
    kill = Attack("a1", "b1", 0, "front", destroyed=True, beside=("a2",))
    gone = unit("b1", "sworn-swords", 5, 5, 180, wounds=0)
    state = bare_scene(GUARDS, gone, FAR, active="seat-1", attacks=(kill,)).state
    aftermath(state)
    assert state.agenda == (Happens(occasions.Surges("a1", "b1")), FreeManeuver("a1"), FreePivots(("a2",)))
    assert state.attacks == ()
    held = bare_scene(
        GUARDS, gone, unit("b2", "sworn-swords", 24, 15.2, 0), FAR, active="seat-1", attacks=(kill,)
    ).state
    aftermath(held)
    assert held.agenda == (FreePivots(("a2",)),)  # it fights somebody else and does not surge
    state = fight(attacks=(BLOW,))
    aftermath(state)
    assert state.agenda == ()
    bowmen = unit("a1", "bowmen", 24, 8, 0)
    state = bare_scene(bowmen, SWORDS, active="seat-1").state
    shot = [each.range for each in state.units["a1"].facts.attacks].index("long")
    state.attacks = (Attack("a1", "b1", shot, "front", destroyed=True, beside=("a2",)),)
    aftermath(state)
    assert state.agenda == (StrayTests("seat-1", ("a2",)),)


@pytest.mark.rule("MIN-RANK-03", "MIN-UNIT-09")
def test_lost_ranks_and_the_last_model_are_heard_with_whoever_caused_it():
    state = fight()
    assert take_wounds(state, "b1", 3, "seat-1", "a1") == 3
    assert heard(state) == []
    assert take_wounds(state, "b1", 6, "seat-1", "a1") == 6
    assert state.agenda == (Happens(occasions.RankLost("b1", "a1")),) * 2  # once for each
    state.agenda = ()
    assert take_wounds(state, "b1", 5, "seat-1", "a1") == 3
    assert state.agenda == (Happens(occasions.WouldBeDestroyed("b1", "a1")), Destroy("b1", "seat-1", "a1", 1))
    state.agenda = ()
    assert take_wounds(state, "b1", 5, "seat-1", "a1") == 0
    assert state.agenda == ()


@pytest.mark.rule("MIN-UNIT-09")
def test_a_destroyed_unit_is_heard_with_its_destroyer_and_the_player():
    state = fight()
    state.change("b1", wounds=0)
    remove(state, "b1", "seat-1", "a1")
    assert heard(state) == [occasions.Destroyed("b1", "a1", "seat-1")]
    assert [(event.unit, event.by) for event in told_of(state, "UnitDestroyed")] == [("b1", "seat-1")]


@pytest.mark.rule("MIN-CONDITION-02")
def test_each_token_is_heard_before_it_comes():
    state = fight()
    gain_tokens(state, "b1", "panicked", "weakened")
    first, then = occasions.TokenNears("b1", "panicked"), occasions.TokenNears("b1", "weakened")
    tokens = (TokenComes("b1", "panicked"), TokenComes("b1", "weakened"))
    assert state.agenda == (Happens(first), tokens[0], Happens(then), tokens[1])


# ----------------------------------------------------------------------------------------------------------- tests


@pytest.mark.rule("MIN-PANIC-02", "MIN-MORALE-01")
@pytest.mark.parametrize("word", ["panic", "morale"])
def test_a_test_is_heard_before_and_after_its_dice_and_with_its_result(word):
    state = fight()
    if word == "panic":
        panic(state, "b1", (Part(-1),), "seat-1", "a1", "fear", 1)
    else:
        morale(state, "b1", (Part(-1),), "seat-1", "a1", "fear")
    assert heard(state) == [occasions.MoraleTestBegins("b1", word), occasions.MoraleTestRolled("b1", word)]
    test = MoraleTest(
        "b1", word == "panic", (Part(-1),), by="seat-1", source="a1", why="fear", wounds=int(word == "panic")
    )
    assert state.tests == (test,)
    state.agenda = ()
    after_failing(state, 2)
    assert heard(state) == [occasions.MoraleTestFailed("b1", word, "a1", 2)]
    state.agenda = ()
    after_passing(state)
    assert heard(state) == [occasions.MoraleTestPassed("b1", word, "a1")]


# ----------------------------------------------------------------------------------------------------------- moves


@pytest.mark.rule("MIN-CHARGE-11", "MIN-FAILED-02")
def test_a_charge_die_and_a_charge_that_fails_are_heard_with_the_die():
    apart = unit("b1", "sworn-swords", 24, 32, 180)
    state = bare_scene(GUARDS, apart, active="seat-1", faces=[3]).state
    charge_roll(state, "a1", "b1", "front", 0)
    rolled = Happens(occasions.ChargeRolled("a1", "b1", "front", 3))
    assert state.agenda == (rolled, ChargeAgain("a1", "b1", "front", 0, 3))
    assert [(each.unit, each.target, each.rolled.faces[0]) for each in told_of(state, "ChargeRolled")] == [
        ("a1", "b1", 3)
    ]
    state = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 39, 180), active="seat-1").state
    charge_move(state, "a1", "b1", "front", 0, 2)
    assert state.agenda == (Happens(occasions.ChargeFailed("a1", "b1", 2)), Panic("a1", (), "seat-1"))


@pytest.mark.rule("MIN-RETREAT-02")
def test_a_retreat_die_is_heard_with_its_face():
    state = fight(faces=[4])
    roll_retreat(state, "a1")
    assert state.agenda == (Happens(occasions.RetreatRolled("a1", 4)), RetreatAgain("a1", 4))
    assert [(each.unit, each.rolled.faces[0], each.stays) for each in told_of(state, "RetreatRolled")] == [
        ("a1", 4, False)
    ]


@pytest.mark.rule("MIN-ACTION-02")
def test_an_action_is_heard_when_declared_and_when_over():
    state = fight()
    perform_next(state, "a1", "melee", "b1")
    declared = Happens(occasions.ActionDeclared("a1", "melee", "b1"))
    assert state.agenda == (declared, Perform("a1", "melee", "b1"), ActionOver("a1", "melee"))
    state.agenda, state.hurt = (), "a1"
    action_over(state, "a1", "melee")
    assert (state.agenda, state.hurt) == ((Happens(occasions.ActionDone("a1", "melee")),), None)
    state.agenda = ()
    perform_next(state, "a1", "charge", "b1")  # a charge is declared with its target
    assert state.agenda == (Perform("a1", "charge", "b1"), ActionOver("a1", "charge"))
    state.agenda = ()
    perform_next(state, "a1", "forgo")
    assert state.agenda == ()


# ------------------------------------------------------------------------------------------------ rounds and turns


@pytest.mark.rule("MIN-DEPLOY-07", "MIN-ROUND-07")
def test_the_start_of_the_game_of_a_round_and_of_a_turn_are_heard_in_order():
    state = fight(first="seat-2", round=0)
    start_game(state)
    assert state.agenda == (Happens(occasions.GameStarts("seat-2")), BeginRound())
    assert state.active == "seat-2"
    state.agenda = ()
    begin_round(state)
    assert heard(state) == [occasions.RoundStarts("seat-2")]
    assert (state.round, state.agenda[-1]) == (1, Turn("seat-2"))
    state.agenda = ()
    turn(state, "seat-1")
    assert heard(state) == [occasions.TurnStarts("seat-1")]
    assert state.agenda[-1] == Turn("seat-2")


@pytest.mark.rule("MIN-ROUND-04")
def test_who_is_activated_is_heard_and_then_the_end_of_the_turn():
    state = fight(ncus=[ncu("an1", "tyrion-lannister-the-imp")])
    answered(choosing_unit(state, "seat-1", ["a1", "an1"]), "a1")
    assert heard(state) == [occasions.Activates("a1", "seat-1"), occasions.TurnEnds("seat-1")]
    state.agenda = ()
    answered(choosing_unit(state, "seat-1", ["a1", "an1"]), "an1")
    first = occasions.NcuActivates("seat-1", "an1")
    assert heard(state) == [first, occasions.TurnEnds("seat-1")]


@pytest.mark.rule("MIN-RULE-69", "MIN-RULE-98")
@pytest.mark.parametrize("comes", [put_down, redeploy, bring_in, bring_reserve], ids=lambda each: each.__name__)
def test_whoever_is_put_down_or_comes_in_later_is_heard_with_its_player(comes):
    """The unit is chosen first where there is a choice; then its place."""
    away = ("a2", Unit("seat-1", "guardsmen", 0 if comes is redeploy else 12, None, reserve=comes is bring_reserve))
    options = Options(seats=2, mode="here-we-stand")
    waits = holding("a2", Reserve())
    state = scene(GUARDS, FAR, away, options=options, first="seat-2", active="seat-1", lasting=waits).state
    if comes in (redeploy, bring_reserve):
        answered(comes(state, "seat-1"), "a2", Pose(3_000, 20_000, 0))
    else:
        answered(comes(state, "a2"), Pose(3_000, 20_000, 0))
    assert heard(state) == [occasions.Deployed("a2", "seat-1")]
    there = state.units["a2"]
    assert (there.pose, there.wounds, there.reserve) == (Pose(3_000, 20_000, 0), 12, False)
    assert there.activated == (comes is redeploy)


@pytest.mark.rule("MIN-BOARD-08")
def test_a_zone_is_heard_when_claimed_when_it_chooses_and_when_it_is_done():
    state = fight(ncus=[ncu("an1", "tyrion-lannister-the-imp")])
    claim_zone(state, "an1", "crown")
    before = Happens(occasions.ZoneClaimed("seat-1", "an1", "crown"))
    done = Happens(occasions.ZoneDone("seat-1", "an1", "crown"))
    assert state.agenda == (before, Influence("an1"), UseZone("an1", "crown"), done)
    state.agenda = ()
    answered(choosing_whom(state, "seat-1", "crown"), "b1")
    chosen = Happens(occasions.ZoneTargets("b1", "seat-1", "crown"))
    assert state.agenda == (chosen, ZoneOnUnit("seat-1", "crown", "b1"))


@pytest.mark.rule("MIN-MODE-AGOT-08", "MIN-RULE-103")
def test_a_marker_that_is_scored_is_heard_with_its_holder():
    options = Options(seats=2, mode="a-game-of-thrones")
    state = scene(GUARDS, FAR, options=options, markers={"centre": "a1", "left": None}).state
    score_marker(state, "left")
    assert (state.points["seat-1"], state.agenda) == (0, ())
    score_marker(state, "centre")
    assert heard(state) == [occasions.MarkerScored("a1", "seat-1", "centre")]
    assert [(each.seat, each.points, each.why, each.total) for each in told_of(state, "PointsScored")] == [
        ("seat-1", 1, "marker", 1)
    ]
