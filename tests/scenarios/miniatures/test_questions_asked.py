"""The questions themselves: what each is about, by which rule, what may be answered, and what it is to do nothing."""

from typing import Any

import pytest
from msgspec import UNSET

from maester.games.miniatures.action import which_action, which_free_action, which_wall_action
from maester.games.miniatures.board import how_many_healed, which_zone
from maester.games.miniatures.combat.charge import which_facing
from maester.games.miniatures.combat.melee import which_place
from maester.games.miniatures.combat.ranged import which_shift
from maester.games.miniatures.combat.rerolls import which_dice
from maester.games.miniatures.deploy import which_pose
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.corpses import corpse_question, own_stakes_question, stakes_question
from maester.games.miniatures.modes.kings import where_to_lay, which_card
from maester.games.miniatures.modes.missions import which_mission, which_missions
from maester.games.miniatures.modes.redeploy import (
    edge_question,
    reserve_question,
    return_question,
    which_reserve,
    which_unit,
)
from maester.games.miniatures.modes.siege import which_siege_card
from maester.games.miniatures.moving.march import which_maneuver, which_march, which_surge
from maester.games.miniatures.moving.retreat import which_retreat
from maester.games.miniatures.moving.shift import Stepped, which_free_shift, which_pivot
from maester.games.miniatures.setup import Options
from maester.games.miniatures.terrain import Laid, terrain_question
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.values import Pose, Unit
from maester.games.miniatures.zone_targets import whom_the_zone_concerns
from tests.scenarios.miniatures.cast import FAR
from tests.scenarios.miniatures.play import bare_scene, ncu, piece, scene, unit
from tests.scenarios.miniatures.test_modes_storm import storm, wall

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 45), unit("b1", "sworn-swords", 24, 40, 180)
FIGHTS = (unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180))


def mode(name: Any) -> Any:
    """Seat 1 has a unit on the table, one that fell and one in reserve."""
    fallen = ("a2", Unit("seat-1", "guardsmen", 0, None, commander=True))
    waits = ("a3", Unit("seat-1", "guardsmen", 12, None, reserve=True))
    return scene(GUARDS, SWORDS, FAR, fallen, waits, options=Options(seats=2, mode=name), active="seat-1").state


def said(question: Any) -> tuple[Any, ...]:
    return question.about, question.rule, question.idle


# ----------------------------------------------------------------------------------------------------------- moves


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-MARCH-02", "MIN-SURGE-03", "MIN-RETREAT-02")
def test_questions_about_moves_say_how_far_whether_it_may_turn_and_what_it_is_to_stay():
    state = bare_scene(GUARDS, SWORDS, FAR).state
    walk, march, surge = (ask(state, "a1") for ask in (which_maneuver, which_march, which_surge))
    assert (said(walk), walk.most, walk.turns_first) == (("maneuver", "MIN-MANEUVER-03", UNSET), 4_000, True)
    assert (said(march), march.most, march.turns_first) == (("march", "MIN-MARCH-02", UNSET), 8_000, False)
    assert (said(surge), surge.most, surge.turns_first) == (
        ("surge", "MIN-SURGE-03", Moved(4_500, 0, 4_500)), 4_000, True)  # fmt: skip
    assert walk.stay == Moved(4_500, 0, 4_500)
    pivot, shift = which_pivot(state, "a1"), which_free_shift(state, "a1", 2_000)
    assert said(pivot) == ("pivot", "MIN-RULE-37", 4_500)
    assert said(shift) == ("shift", "MIN-TERMS-20", Stepped("ahead", 0, 4_500))
    assert (shift.most, shift.turns, shift.foes) == (2_000, False, ())
    assert sorted(shift.ways) == ["ahead", "back", "left", "right"]
    back = which_retreat(bare_scene(*FIGHTS, FAR).state, "a1", 7_000)
    assert (said(back), back.most, back.turns) == (("retreat", "MIN-RETREAT-02", UNSET), 7_000, True)
    assert back.ways == ("back", "left", "right")
    for question in (walk, march, surge, pivot, shift):
        assert (question.unit, question.placed) == ("a1", ("infantry", 24_000, 20_000, 4_500))


@pytest.mark.rule("MIN-RANGED-03", "MIN-CHARGE-10")
def test_a_shot_and_a_charge_ask_for_a_shift_and_a_facing():
    bows = bare_scene(unit("a1", "bowmen", 24, 20, 0), unit("b1", "guardsmen", 24, 30, 180), FAR).state
    shift = which_shift(bows, "a1", "b1")
    assert (shift.about, shift.rule, shift.most, shift.turns) == ("ranged-shift", "MIN-RANGED-03", 2_000, False)
    assert (shift.only, shift.sights.reach, which_shift(bows, "a1").only) == ("b1", 12_000, None)
    charge = which_facing(bows, "b1", "a1")
    assert (charge.about, charge.rule, charge.target) == ("charge-pivot", "MIN-CHARGE-10", "a1")
    assert (charge.unit, charge.most, charge.first) == ("b1", 4_000 + 6_000, 18_000)


# --------------------------------------------------------------------------------------------------------- actions


@pytest.mark.rule("MIN-ACTION-01", "MIN-RULE-74")
def test_to_forgo_is_to_do_nothing():
    state = bare_scene(*FIGHTS, FAR).state
    action, free = which_action(state, "a1"), which_free_action(state, "a1", ("melee", "maneuver"), None)
    assert (said(action), action.unit) == (("action", "MIN-ACTION-01", "forgo"), "a1")
    assert action.options == ("retreat", "melee", "forgo")
    assert (said(free), free.unit, free.options) == (("free-action", "MIN-RULE-74", None), "a1", (None, "melee"))
    assert [each.option for each in free.barred] == ["maneuver"]
    face = which_place(state, "a1")
    assert (said(face), face.unit, face.tray) == (("melee-face", "MIN-MELEE-02", None), "a1", "infantry")
    assert len(face.ends) == len(face.options) == 3
    assert (face.ends[0], face.options[0]) == (None, None)


@pytest.mark.rule("MIN-MODE-ASOS-18")
def test_a_wall_may_always_do_nothing():
    question = which_wall_action("wall", ("arrows", "forgo"))
    assert (said(question), question.unit) == (("action", "MIN-MODE-ASOS-18", "forgo"), "wall")


@pytest.mark.rule("MIN-REROLL-01")
def test_any_of_the_dice_may_be_rolled_again_or_none():
    question = which_dice("reroll-attack", "MIN-CHARGE-18", [0, 2, 5])
    assert said(question) == ("reroll-attack", "MIN-CHARGE-18", ())
    assert (question.options, question.least, question.most) == ((0, 2, 5), 0, 3)


# ----------------------------------------------------------------------------------------------------------- board


@pytest.mark.rule("MIN-BOARD-02", "MIN-BOARD-03", "MIN-BOARD-04", "MIN-BOARD-05", "MIN-BOARD-06", "MIN-RULE-43")
@pytest.mark.parametrize(
    ("zone", "rule", "options"),
    [
        ("crown", "MIN-BOARD-02", ("b1",)),
        ("wealth", "MIN-BOARD-03", (None,)),  # nobody is hurt
        ("tactics", "MIN-BOARD-04", ("b1",)),
        ("combat", "MIN-BOARD-05", (None, "a1")),
        ("maneuver", "MIN-BOARD-06", (None, "a1")),
    ],
)
def test_each_zone_asks_for_its_own_kind_of_unit(zone, rule, options):
    question = whom_the_zone_concerns(bare_scene(*FIGHTS).state, "seat-1", zone)
    idle = None if None in options else UNSET
    assert (question.options, said(question)) == (options, (f"{zone}-target", rule, idle))
    nobody = whom_the_zone_concerns(bare_scene().state, "seat-1", zone)
    assert (nobody.options, said(nobody)) == ((None,), (f"{zone}-target", rule, None))


@pytest.mark.rule("MIN-BOARD-07", "MIN-BOARD-03")
def test_an_ncu_may_stay_beside_the_board_and_wealth_heals_three_at_most():
    state = bare_scene(*FIGHTS, ncus=[ncu("an1", "tyrion-lannister-the-imp")], board={"crown": "an1"}).state
    question = which_zone(state, "an1")
    assert said(question) == ("claim-zone", "MIN-BOARD-07", None)
    assert question.options == (None, "wealth", "tactics", "combat", "maneuver")
    heal = how_many_healed()
    assert (heal.about, heal.rule, heal.least, heal.most) == ("heal", "MIN-BOARD-03", 0, 3)


# ----------------------------------------------------------------------------------------------------------- modes


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-MODE-ASOS-08", "MIN-MODE-HWS-09", "MIN-RULE-98")
@pytest.mark.parametrize(
    ("name", "rule"), [("a-clash-of-kings", "MIN-MODE-ACOK-06"), ("here-we-stand", "MIN-MODE-HWS-09")]
)
def test_whoever_comes_back_is_asked_for_by_the_rule_of_the_mode(name, rule):
    state = mode(name)
    question, place = which_unit(state, "seat-1"), return_question(state, "a2")
    assert (said(question), question.options) == (("redeploy", rule, None), (None, "a2"))
    assert (place.about, place.rule, place.unit, place.keeps_away, place.part) == (
        "redeploy-pose", rule, "a2", True, False)  # fmt: skip
    strips = ((0, 0, 6_000, 48_000), (42_000, 0, 48_000, 48_000))
    own = (0, 0, 48_000, 10_000 if name == "a-clash-of-kings" else 6_000)
    assert (place.zones, place.ahead, place.tray, place.beside) == ((own, *strips), 0, "infantry", ())
    later = reserve_question(state, "a3")
    assert (later.about, later.rule, later.zones, later.keeps_away) == (
        "reserve-pose",
        "MIN-MODE-ASOS-11",
        strips,
        True,
    )
    edge, bring = edge_question(state, "a3"), which_reserve(state, "seat-1")
    assert (edge.about, edge.rule, edge.keeps_away) == ("reserve-pose", "MIN-RULE-98", True)
    assert edge.zones == ((0, 0, 48_000, 6_000), *strips)
    assert (said(bring), bring.options) == (("bring-reserve", "MIN-RULE-98", None), (None,))


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-ASOS-08")
def test_an_attacker_of_walls_comes_back_in_its_own_zone():
    fallen = ("b2", Unit("seat-2", "guardsmen", 0, None))
    state = storm(wall(), unit("a1", "guardsmen", 10, 9, 0), SWORDS, fallen).state
    question, place = which_unit(state, "seat-2"), return_question(state, "b2")
    assert (said(question), question.options) == (("redeploy", "MIN-MODE-ASOS-08", None), (None, "b2"))
    assert (place.rule, place.zones, place.ahead) == ("MIN-MODE-ASOS-08", ((0, 30_000, 48_000, 48_000),), 18_000)
    siege = which_siege_card(state, "seat-2", occasions.RoundStarts("seat-2"))
    assert (said(siege), siege.options) == (("siege-card", "MIN-MODE-ASOS-07", None), (None,))
    ditch = stakes_question(state)
    assert (ditch.about, ditch.rule, ditch.kind) == ("burning-ditch", "MIN-MODE-ASOS-07", "stakes")
    assert (len(ditch.near), ditch.reach, len(ditch.clear), ditch.close) == (1, 6_000, 3, False)


@pytest.mark.rule("MIN-MODE-ACOK-04", "MIN-MODE-FAB-05", "MIN-MODE-TWOW-03", "MIN-MODE-TWOW-04")
def test_cards_and_points_of_modes_may_be_kept():
    state = mode("a-clash-of-kings")
    state.kings_cards = {"seat-1": ("armory",), "seat-2": ()}
    card, point = which_card(state, "seat-1"), where_to_lay(state, "a1")
    assert (said(card), card.options) == (("use-objective", "MIN-MODE-ACOK-04", None), (None, "armory"))
    assert (said(point), point.options) == (("lay-point", "MIN-MODE-FAB-05", None), (None,))
    missions = which_missions()
    assert (missions.about, missions.rule) == ("choose-missions", "MIN-MODE-TWOW-03")
    assert (missions.least, missions.most, len(missions.options)) == (4, 4, 10)
    state.missions = {"seat-1": missions.options[:2]}
    mission = which_mission(state, "seat-1")
    assert (mission.about, mission.rule, mission.options) == (
        "reveal-mission", "MIN-MODE-TWOW-04", missions.options[:2])  # fmt: skip


@pytest.mark.rule("MIN-MODE-AFFC-13", "MIN-SETUP-05", "MIN-SETUP-08")
def test_pieces_laid_in_play_say_how_near_and_how_clear():
    state = bare_scene(GUARDS, SWORDS, FAR, pieces=[piece("bog", 10, 24)]).state
    pile, stakes = corpse_question(state, "a1"), own_stakes_question(state, "a1", 3_000)
    assert (pile.about, pile.rule, pile.kind, pile.reach) == ("lay-corpses", "MIN-MODE-AFFC-13", "corpse-pile", 12_000)
    assert (stakes.about, stakes.rule, stakes.kind, stakes.reach) == ("lay-stakes", "MIN-SETUP-05", "stakes", 3_000)
    assert (pile.close, stakes.close, pile.width, stakes.width) == (False, True, 48_000, 48_000)
    assert len(pile.clear) == len(stakes.clear) == 4
    terrain = terrain_question(state, ("bog",), may_stop=True)
    assert (terrain.about, terrain.rule, terrain.kinds) == ("place-terrain", "MIN-SETUP-08", ("bog",))
    assert (terrain.may_stop, terrain_question(state, ("bog",)).may_stop) == (True, False)


@pytest.mark.rule("MIN-TERMS-07")
def test_a_heading_that_is_none_is_refused_with_the_most_it_may_be():
    """All of a turn but the last hundredth of a degree; the rule is that of the question."""
    state = bare_scene(*FIGHTS, FAR).state
    asked: list[tuple[Any, Any]] = [
        (which_maneuver(state, "a1"), lambda heading: Moved(heading, 0, 0)),
        (which_march(state, "a1"), lambda heading: Moved(0, 0, heading)),
        (which_retreat(state, "a1", 5_000), lambda heading: Stepped("back", 1_000, heading)),
        (which_pivot(state, "a1"), lambda heading: heading),
        (which_pose(state, "a1"), lambda heading: Pose(24_000, 5_000, heading)),
        (terrain_question(state, ("bog",)), lambda heading: Laid("bog", 24_000, 24_000, heading)),
        (corpse_question(state, "a1"), lambda heading: Laid("corpse-pile", 24_000, 12_000, heading)),
    ]
    for question, answer in asked:
        for heading in (-1, 36_000):
            refusal = question.refusal(answer(heading))
            assert (refusal.why, refusal.rule, refusal.about) == ("no-heading", question.rule, {"most": 35_999})
        for heading in (0, 35_999):
            refusal = question.refusal(answer(heading))
            assert refusal is None or refusal.why != "no-heading"
