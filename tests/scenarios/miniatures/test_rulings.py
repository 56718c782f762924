"""What is left: turns and their windows, agreements, units and tokens."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import destroy, give_token, take_wounds
from maester.games.miniatures.facts import SIZES, UNITS
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.numbers import dice_of
from maester.games.miniatures.steps.fights import Aftermath
from maester.games.miniatures.steps.rounds import FreeAction
from maester.games.miniatures.texts.changes import Highest, Hit, Lowest
from maester.games.miniatures.texts.which import CONDITIONS
from maester.games.miniatures.turn import ready
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, holding, offered, pose, scene, told, unit

FIGHT = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)


# ------------------------------------------------------------------------------------------------ turns and actions


@pytest.mark.rule("MIN-ROUND-03", "MIN-ROUND-05", "MIN-ROUND-06", "MIN-ACTION-03")
def test_a_turn_has_four_steps():
    from maester.games.miniatures.turn import activate, turn

    table = scene(OURS, unit("a2", "guardsmen", 5, 8, 0), THEIRS)
    turn(table.state, "seat-1")
    names = [type(step).__name__ for step in table.state.agenda]
    assert names == ["Happens", "Activate", "Turn"]
    assert table.state.agenda[0].occasion.moment == "turn-start"
    table.state.agenda = ()
    flow = activate(table.state, "seat-1")
    assert flow is not None
    next(flow)
    with pytest.raises(StopIteration):
        flow.send("a2")
    told_off = [getattr(getattr(step, "occasion", None), "moment", type(step).__name__) for step in table.state.agenda]
    assert told_off == ["activates", "Act", "EndActivation", "turn-end", "EndTurn"]


@pytest.mark.rule("MIN-ACTION-01", "MIN-ACTION-04", "MIN-ATTACK-01")
def test_the_actions_of_a_combat_unit():
    free = scene(unit("a1", "crossbowmen", 24, 20, 0), unit("b1", "guardsmen", 24, 32, 180), acts="a1")
    assert set(offered(free)) == {"maneuver", "march", "ranged", "charge", "forgo"}
    assert set(offered(scene(*FIGHT, acts="a1"))) == {"retreat", "melee", "forgo"}


@pytest.mark.rule("MIN-TERMS-02", "MIN-TERMS-10")
def test_a_free_action_leaves_the_activation_alone():
    table = scene(OURS, THEIRS, agenda=(FreeAction("a1", ("maneuver",)),))
    answer(table, "maneuver", Moved(0, 1_000, 0))
    assert ready(table.state, "seat-1") == ["a1"]
    assert not told(table, "UnitActivated")


@pytest.mark.rule("MIN-TERMS-06", "MIN-TERMS-08", "MIN-MOVE-07")
def test_a_pivot_is_a_move_about_the_centre():
    between = unit("a2", "guardsmen", 30, 8, 0)
    table = scene(OURS, between, THEIRS, acts="a1")
    answer(table, "maneuver", Moved(0, 0, 18_000))  # whatever its corners would sweep over
    assert pose(table, "a1") == (24, 8, 180)
    assert told(table, "UnitMoved")[0].how == "maneuver"


@pytest.mark.rule("MIN-RESOLVE-05", "MIN-RESOLVE-13", "MIN-SURGE-02", "MIN-REROLL-02", "MIN-RESOLVE-08")
def test_the_order_of_an_attack():
    from maester.games.miniatures.combat.aftermath import aftermath, attack_done
    from maester.games.miniatures.combat.attack import begin

    table = scene(*FIGHT, active="seat-2")
    begin(table.state, Attack("a1", "b1", 0, "front"))
    steps = [getattr(getattr(step, "occasion", None), "moment", type(step).__name__) for step in table.state.agenda]
    rolls = [each for each in steps if each in ("attack", "RollAttack", "RollDefence", "Wounds", "AttackDone")]
    assert rolls == ["attack", "RollAttack", "RollDefence", "Wounds", "AttackDone"]
    rerolls = [step.seat for step in table.state.agenda if type(step).__name__ == "RerollAttack"]
    assert rerolls == ["seat-2", "seat-1"]  # the active player decides first
    table.state.agenda = ()
    table.state.change_attack(destroyed=True)
    attack_done(table.state)
    assert [type(step).__name__ for step in table.state.agenda] == ["Happens", "Aftermath"]
    table.state.agenda = ()
    table.state.change("b1", wounds=0, pose=None)
    aftermath(table.state)
    after = [getattr(getattr(step, "occasion", None), "moment", type(step).__name__) for step in table.state.agenda]
    assert after[-3:] == ["surge", "FreeManeuver", "FreePivots"]


@pytest.mark.rule("MIN-RULE-36", "MIN-RULE-38")
def test_a_destroyed_attacker_does_not_surge():
    """Its attack destroyed the defender, and something that answered to it destroyed the attacker."""
    table = scene(FIGHT[0], unit("a2", "guardsmen", 40, 8, 0), unit("b2", "guardsmen", 5, 40, 0), agenda=(Aftermath(),),
                  attacks=(Attack("a1", "b2", 0, "front", destroyed=True),))  # fmt: skip
    assert asked(table) == "surge"
    table.state.attacks = (Attack("a1", "b2", 0, "front", destroyed=True),)
    table.state.change("a1", wounds=0)
    destroy(table.state, "a1", "seat-2", "b2")
    fallen = scene(
        *table.state.units.items(), agenda=(Aftermath(),), attacks=(Attack("a1", "b2", 0, "front", destroyed=True),)
    )
    assert asked(fallen) == ""


# ------------------------------------------------------------------------------------------------ units and tokens


@pytest.mark.rule("MIN-UNIT-02", "MIN-UNIT-06", "MIN-UNIT-14")
def test_types_and_trays():
    assert {UNITS[name].type for name in ("guardsmen", "outriders", "grey-wind")} == {"infantry", "cavalry", "monster"}
    assert all(facts.type in ("infantry", "cavalry", "monster", "war-machine") for facts in UNITS.values())
    solos = [name for name, facts in UNITS.items() if facts.tray in ("solo", "large-solo")]
    assert all(SIZES.trays[UNITS[name].tray].columns == 1 for name in solos)
    assert {attack.range for facts in UNITS.values() for attack in facts.attacks} == {"melee", "short", "long"}


@pytest.mark.rule("MIN-ATTACH-02", "MIN-ATTACH-07")
def test_an_attachment_stays_to_the_last():
    table = scene(unit("a1", "guardsmen", 24, 8, 0, attachments=("guard-captain",)), THEIRS)
    take_wounds(table.state, "a1", 11)
    assert table.state.units["a1"].attachments == ("guard-captain",)


@pytest.mark.rule("MIN-ATTACH-10", "MIN-TERMS-25")
def test_cards_and_places_are_open_to_all():
    table = scene(unit("a1", "guardsmen", 24, 8, 0, attachments=("guard-captain",)), THEIRS)
    for watcher in ("seat-2", None):
        seen: Any = table.view(watcher)
        assert seen.units[0].attachments == ("guard-captain",)
        assert seen.units[0].pose is not None


@pytest.mark.rule("MIN-CONDITION-01", "MIN-CONDITION-02", "MIN-TERMS-15")
def test_one_token_of_each_kind():
    assert CONDITIONS == ("panicked", "vulnerable", "weakened")
    table = scene(OURS, THEIRS)
    for token in ("weakened", "panicked", "weakened"):
        give_token(table.state, "a1", token)
    assert table.state.units["a1"].tokens == ("panicked", "weakened")
    assert table.state.units["a1"].pose == OURS[1].pose


@pytest.mark.rule("MIN-DICE-04", "MIN-DICE-05")
def test_the_lowest_number_of_dice_wins_over_the_highest():
    attack = Attack("a1", "b1", 0, "front")
    high, low = holding("a1", Highest(), name="one"), holding("a1", Lowest(), name="other")
    weak = unit("a1", "guardsmen", 24, 8, 0, wounds=7)
    assert dice_of(scene(weak, THEIRS).state, attack) == 5
    assert dice_of(scene(weak, THEIRS, lasting=high).state, attack) == 6
    assert dice_of(scene(weak, THEIRS, lasting=low).state, attack) == 4
    assert dice_of(scene(weak, THEIRS, lasting=high + low).state, attack) == 4


@pytest.mark.rule("MIN-STACK-01", "MIN-STACK-02")
def test_equal_names_count_once_and_others_add_up():
    from maester.games.miniatures.numbers import number

    twice = holding("a1", Hit(n=1), name="x", serial=1) + holding("a1", Hit(n=1), name="x", serial=2)
    other = holding("a1", Hit(n=1), name="y", serial=3)
    assert number(scene(OURS, THEIRS, lasting=twice + other).state, "hit", "a1") == 2


@pytest.mark.rule("MIN-REROLL-01", "MIN-REROLL-02")
def test_a_player_has_a_die_rolled_again_once():
    from maester.games.miniatures.combat.rerolls import not_yet

    assert not_yet((1, 2, 3), (("seat-1", (0, 2)),), "seat-1") == (1,)
    assert not_yet((1, 2, 3), (("seat-1", (0, 2)),), "seat-2") == (0, 1, 2)


@pytest.mark.rule("MIN-WIN-01", "MIN-BOARD-11")
def test_points_are_kept_and_rounds_counted():
    table = scene(OURS, THEIRS, round=4, points={"seat-1": 3, "seat-2": 1})
    seen: Any = table.view(None)
    assert (seen.round, seen.points) == (4, {"seat-1": 3, "seat-2": 1})
