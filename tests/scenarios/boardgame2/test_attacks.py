"""Cases in which rules meet that seldom do, as a player who looks for gaps in the rules would find them."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import GameWon, PortTaken, Retreated, UnitsLost, UnitsReplaced
from maester.kernel import AnsweredItself, Chance
from tests.kit.conservation import board
from tests.scenarios.boardgame.combat import Combat, Field, marching
from tests.scenarios.boardgame.scenario import Scenario, unit
from tests.scenarios.boardgame2.nasty import faults, nasty

# Victory is at once: nothing is asked any more


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-73")
def test_a_house_that_conquers_its_seventh_structure_is_not_asked_about_its_port():
    field = Field("stark knight knight", "martell footman", at="oldtown", origin="highgarden").supply(stark=6)
    field.token("stark", "seagard", "white-harbor", "moat-cailin", "harrenhal", "highgarden")
    field.without_garrison("highgarden").army("oldtown-port", "martell", "ship")
    game = field.fight().plays(stark="eddard-stark", martell="doran-martell").says("martell", "kings-court").ends()
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]
    assert game.told(PortTaken) == []
    assert game.state.battle is None, "the combat itself is over"


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-73")
def test_patchface_does_not_act_when_the_game_is_won():
    field = Field("baratheon knight knight", "stark footman", at="harrenhal", origin="riverrun").supply(baratheon=6)
    field.token("baratheon", "seagard", "white-harbor", "moat-cailin", "riverrun", "the-reach")
    game = field.fight().plays(baratheon="patchface", stark="catelyn-stark").says("stark", "blackwater").ends()
    assert game.told(GameWon) == [GameWon(("baratheon",), "enough-structures")]


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-51", "BG2-RULE-73")
def test_a_home_that_falls_back_as_the_seventh_leaves_no_question_about_its_port():
    areas = ("harrenhal", "riverrun", "seagard", "moat-cailin", "the-reach", "crackclaw-point")
    scenario = Scenario(6).token("lannister", *areas).army("lannisport", "stark", "footman")
    scenario.army("lannisport-port", "stark", "ship").army("winterfell", "stark", "knight")
    game = scenario.begin(steps.WildlingEffect("the-horde-descends", "others", "stark"))
    game.says("stark", {"lannisport": ["footman"]}).ends()
    assert game.state.winner == "lannister"


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-73")
def test_a_retreat_into_the_seventh_structure_wins():
    """Lannister loses Blackwater, which has no structure, and retreats to Harrenhal, which is the seventh."""
    field = Field("tyrell knight knight", "lannister knight")
    field.token("lannister", "riverrun", "seagard", "moat-cailin", "white-harbor", "flints-finger")
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="the-hound").says("lannister", "harrenhal").ends()
    assert game.told(GameWon) == [GameWon(("lannister",), "enough-structures")]
    assert game.orders() == {"blackwater": "march-0"}, "the march of Loras comes to nothing"


# Losses that leave no choice answer themselves


@pytest.mark.rule("BG2-SUP-05", "BG2-RULE-37")
def test_a_house_that_can_comply_in_one_way_only_is_not_asked():
    scenario = Scenario(6).supply(stark=0).army("the-narrow-sea", "stark", "ship ship ship")
    scenario.army("winterfell", "stark", "footman knight")
    game = scenario.begin(steps.Reconcile("stark")).ends()
    assert game.told(AnsweredItself) == [AnsweredItself("stark", "reconcile", {"the-narrow-sea": ("ship",)})]
    assert game.sizes("stark") == {"the-narrow-sea": 2, "winterfell": 2}


@pytest.mark.rule("BG2-SUP-06")
@pytest.mark.parametrize(
    ("here", "there"), [("footman footman knight", "footman"), ("footman footman", "footman footman")]
)
def test_where_one_unit_can_stand_in_for_another_the_owner_is_asked(here: str, there: str):
    """Another kind in the army that is too large, or another army where one is too many."""
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", here).army("karhold", "stark", there)
    scenario.army("the-narrow-sea", "stark", "ship ship").begin(steps.Reconcile("stark")).asks("stark", "reconcile")


@pytest.mark.rule("BG2-XCARD-07", "BG2-XCARD-08")
def test_units_of_one_kind_in_one_area_are_lost_without_a_question():
    scenario = Scenario(6).army("the-narrow-sea", "stark", "ship ship ship")
    game = scenario.begin(steps.WildlingEffect("mammoth-riders", "others", "stark")).ends()
    assert game.units("the-narrow-sea") == "ship"
    scenario = Scenario(6).army("seagard", "stark", "footman footman footman").army("karhold", "stark", "knight")
    game = scenario.begin(steps.WildlingEffect("the-horde-descends", "lowest", "stark")).ends()
    assert (game.units("seagard"), game.units("karhold")) == ("footman", "knight")


@pytest.mark.rule("BG2-XCARD-08", "BG2-RULE-46")
def test_of_two_areas_with_enough_units_the_owner_names_one():
    scenario = Scenario(6).army("seagard", "stark", "footman footman").army("white-harbor", "stark", "footman footman")
    game = scenario.begin(steps.WildlingEffect("the-horde-descends", "lowest", "stark"))
    game.asks("stark", "lose-in-one-area").says("stark", {"white-harbor": ["footman", "footman"]}).ends()


@pytest.mark.rule("BG2-XCARD-03")
def test_knights_of_one_area_are_unhorsed_without_a_question():
    scenario = Scenario(6).army("seagard", "stark", "knight knight knight")
    game = scenario.begin(steps.WildlingEffect("crow-killers", "others", "stark")).ends()
    assert game.told(UnitsReplaced) == [UnitsReplaced("stark", "seagard", "knight", "footman", 2)]
    assert game.units("seagard") == "footman footman knight"


@pytest.mark.rule("BG2-XCARD-03", "BG2-XCARD-08")
@pytest.mark.parametrize(
    ("card", "role"), [("crow-killers", "others"), ("crow-killers", "highest"), ("the-horde-descends", "lowest")]
)
def test_sampled_answers_are_among_the_listed_ones(card: str, role: str):
    scenario = Scenario(6)
    for area in ("winterfell", "seagard", "white-harbor"):
        scenario.army(area, "stark", "footman knight siege-engine" if area == "seagard" else "footman knight")
    game = scenario.supply(stark=6).begin(steps.WildlingEffect(card, role, "stark"))
    listed = [str(answer) for answer in game.answers("stark")]
    assert {str(game.question("stark").sample(Chance(seed))) for seed in range(200)} == set(listed)


# Mustering among routed units


@pytest.mark.rule("BG2-RULE-90", "BG2-MUST-08", "BG2-ORDER-14")
@pytest.mark.parametrize(("units", "then"), [("(footman)", "(knight)"), ("footman (footman)", "(footman) knight")])
def test_a_routed_footman_may_be_upgraded_and_stays_routed(units: str, then: str):
    scenario = Scenario(6).army("white-harbor", "stark", units).order("white-harbor", "consolidate-power-special")
    game = scenario.begin(steps.ConsolidatePower()).consolidates("stark", "white-harbor", muster=True)
    game.says("stark", {"white-harbor": [unit("knight", "white-harbor", upgrade=True)]}).ends()
    assert game.units("white-harbor") == then


# Ports, and a combat elsewhere


def into_a_port_and_a_combat(supply: int) -> Combat:
    """Tyrell takes Oldtown, which a token of Martell holds, and attacks Three Towers with the same order."""
    scenario = Scenario(6).supply(tyrell=supply).token("martell", "oldtown")
    scenario.army("oldtown-port", "martell", "ship ship").army("three-towers", "martell", "footman")
    scenario.army("highgarden", "tyrell", "footman footman")
    scenario.army("dornish-marches", "tyrell", "knight knight footman").order("dornish-marches", "march-0")
    game = marching(scenario.order("three-towers", "support"))
    return game.marches("tyrell", "dornish-marches", {"oldtown": "footman", "three-towers": "knight knight"})


@pytest.mark.rule("BG2-PORT-18", "BG2-MARCH-09", "BG2-RULE-66")
def test_a_port_is_taken_before_the_combat_of_the_same_march():
    game = into_a_port_and_a_combat(supply=6).asks("tyrell", "take-port").says("tyrell", 2)
    assert (game.house_in("oldtown-port"), game.units("oldtown-port")) == ("tyrell", "ship ship")
    game.asks("tyrell", "house-card")


@pytest.mark.rule("BG2-PORT-18", "BG2-RULE-52", "BG2-SUP-10")
def test_units_on_their_way_into_the_combat_count_when_the_port_is_taken():
    """Supply 0 allows two armies: Highgarden and the attackers. A second ship in the port would be a third."""
    game = into_a_port_and_a_combat(supply=0).asks("tyrell", "take-port")
    game.refuses("tyrell", 2, rule="BG2-PORT-18").says("tyrell", 1).asks("tyrell", "house-card")


@pytest.mark.rule("BG2-RETREAT-02", "BG2-PORT-09", "BG2-RETREAT-09")
def test_beaten_ships_return_to_the_port_they_came_from():
    field = Field("martell ship ship", "tyrell ship ship ship", at="east-summer-sea", origin="sunspear-port")
    game = field.fight().plays(martell="areo-hotah", tyrell="mace-tyrell")
    assert game.told(Retreated) == [Retreated("martell", "east-summer-sea", "sunspear-port", ("ship", "ship"))]
    assert game.units("sunspear-port") == "(ship) (ship)"


@pytest.mark.rule("BG2-PORT-17", "BG2-RULE-66", "BG2-CONTROL-14")
def test_a_home_emptied_in_a_combat_its_owner_has_no_part_in_gives_the_port_back():
    """Mace kills the last of Baratheon in Winterfell; Tyrell loses all the same, and Stark owns home and port."""
    field = Field("tyrell footman", "baratheon footman", at="winterfell", origin="karhold", march="march-minus-1")
    field.without_garrison("winterfell").army("winterfell-port", "baratheon", "ship ship")
    field.order("winterfell", "defense-plus-2").order("winterfell-port", "support")
    field.turn_order("tyrell").supply(stark=0)
    game = field.fight().plays(tyrell="mace-tyrell", baratheon="stannis-baratheon")
    game.asks("stark", "take-port").says("stark", 2).ends()
    assert (game.house_in("winterfell"), game.house_in("winterfell-port")) == (None, "stark")
    assert game.view(None).areas["winterfell"].controller == "stark"
    assert game.orders() == {}
    assert game.units("karhold") == "(footman)"


# Loras


@pytest.mark.rule("BG2-RULE-18", "BG2-GARRISON-04", "BG2-NEUTRAL-09")
def test_loras_marches_from_a_garrison_into_a_neutral_force():
    """He beats the garrison of Lannisport alone; the same +1 goes on and, as +1, is just enough with a siege engine."""
    field = Field("tyrell knight siege-engine", at="lannisport", origin="searoad-marches", march="march-plus-1")
    field.state.neutral["riverrun"] = 7
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="cersei-lannister")
    assert game.orders() == {"lannisport": "march-plus-1"}
    game.refuses_march("tyrell", "lannisport", {"riverrun": "siege-engine"}, rule="BG2-NEUTRAL-01")
    game.marches("tyrell", "lannisport", {"riverrun": "knight siege-engine"}).ends()
    assert game.units("riverrun") == "knight siege-engine"
    assert game.state.neutral.get("riverrun") is None
    assert game.orders() == {}


# All at once, by luck


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("BG2-SUP-10", "BG2-PORT-02", "BG2-CARDS-02", "BG2-WIN-01", "BG2-TERMS-15", "BG2-COMBAT-20")
def test_nothing_breaks_in_nasty_positions(players: int, seed: int):
    game, luck = nasty(players, seed), Chance(seed)
    first = before = game.state.copy()
    while game.table.waiting:
        board(game.state, before)
        assert list(faults(game)) == []
        before = game.state.copy()
        house = luck.choice(game.table.waiting)
        game.table.answer(house, game.question(house).sample(luck))
    board(game.state, first)
    assert game.told(GameWon)
    assert all(loss.units for loss in game.told(UnitsLost))
