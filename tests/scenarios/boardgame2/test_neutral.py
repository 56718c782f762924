"""NEUTRAL: forces of nobody, which yield to strength alone."""

import pytest

from maester.games.boardgame.events import NeutralForceDefeated, NeutralForceHeld, SupportGiven
from maester.games.boardgame.facts import Area, Token
from maester.kernel import Chance
from tests.scenarios.boardgame.combat import Combat, march, marching
from tests.scenarios.boardgame.scenario import Scenario


def against(units: str, order: Token = "march-0", into: Area = "kings-landing", start: Area = "the-reach") -> Scenario:
    """Tyrell before King's Landing, whose force is 5 and which has a stronghold."""
    scenario = Scenario(6).supply(tyrell=6).army(start, "tyrell", units).order(start, order)
    assert into in scenario.state.neutral
    return scenario


STRONG = "knight knight footman"


@pytest.mark.rule("BG2-NEUTRAL-01", "BG2-NEUTRAL-02")
@pytest.mark.parametrize(
    ("units", "enough"), [("knight knight", False), (STRONG, True), ("knight knight knight", True)]
)
def test_only_strength_of_at_least_its_value_gets_in(units: str, enough: bool):
    game = marching(against(units))
    if not enough:
        game.refuses_march("tyrell", "the-reach", {"kings-landing": units}, rule="BG2-NEUTRAL-01")
        assert game.state.neutral["kings-landing"] == 5
    else:
        game.marches("tyrell", "the-reach", {"kings-landing": units}).ends()
        assert game.units("kings-landing") == " ".join(sorted(units.split()))


@pytest.mark.rule("BG2-NEUTRAL-01")
def test_those_who_stay_or_go_elsewhere_do_not_count():
    game = marching(against(STRONG))
    for moves in ({"kings-landing": "knight knight"}, {"kings-landing": "knight knight", "blackwater": "footman"}):
        game.refuses_march("tyrell", "the-reach", moves, rule="BG2-NEUTRAL-01")


@pytest.mark.rule("BG2-NEUTRAL-03")
def test_siege_engines_count_only_against_a_structure():
    game = marching(against("siege-engine footman"))
    game.marches("tyrell", "the-reach", {"kings-landing": "siege-engine footman"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "kings-landing", 5, 5)]
    open_land = Scenario(4).supply(lannister=6).army("the-reach", "lannister", "siege-engine footman")
    game = marching(open_land.order("the-reach", "march-0"))
    assert game.state.neutral["dornish-marches"] == 3
    units = {"dornish-marches": "siege-engine footman"}
    game.refuses_march("lannister", "the-reach", units, rule="BG2-NEUTRAL-01")


@pytest.mark.rule("BG2-NEUTRAL-03", "BG2-RETREAT-12")
def test_routed_units_do_not_march_on_it():
    game = marching(against("knight knight (footman)"))
    game.refuses_march("tyrell", "the-reach", {"kings-landing": STRONG}, rule="BG2-RETREAT-12")


@pytest.mark.rule("BG2-NEUTRAL-04")
@pytest.mark.parametrize(
    ("order", "units"), [("march-plus-1", "knight knight"), ("march-minus-1", "knight knight knight")]
)
def test_the_march_order_counts(order: Token, units: str):
    game = marching(against(units, order)).marches("tyrell", "the-reach", {"kings-landing": units}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "kings-landing", 5, 5)]
    weak = marching(against(STRONG, "march-minus-1"))
    weak.refuses_march("tyrell", "the-reach", {"kings-landing": STRONG}, rule="BG2-NEUTRAL-01")


@pytest.mark.rule("BG2-NEUTRAL-05", "BG2-NEUTRAL-06")
def test_no_house_card_is_played_and_no_blade_used():
    """Tyrell holds the Blade, and one more would be enough; nobody is asked for either."""
    scenario = against("knight knight").track("fiefdoms", "tyrell")
    weak = marching(scenario)
    weak.refuses_march("tyrell", "the-reach", {"kings-landing": "knight knight"}, rule="BG2-NEUTRAL-01")
    strong = marching(against(STRONG).track("fiefdoms", "tyrell"))
    strong.marches("tyrell", "the-reach", {"kings-landing": STRONG}).ends()
    assert strong.happened() == ["NeutralForceDefeated", "Marched"]
    assert not strong.view(None).blade_used
    assert len(strong.state.hands["tyrell"]) == 7


def supported(token: Token = "support", house: str = "tyrell") -> Combat:
    """Knights of strength 4, and a ship in Blackwater Bay."""
    scenario = against("knight knight").army("blackwater-bay", house, "ship").order("blackwater-bay", token)
    return marching(scenario).marches("tyrell", "the-reach", {"kings-landing": "knight knight"})


@pytest.mark.rule("BG2-NEUTRAL-07")
@pytest.mark.parametrize("house", ["tyrell", "stark"])
def test_the_attacker_may_be_supported_also_by_others(house: str):
    game = supported(house=house).supports(house, {"blackwater-bay": "tyrell"}).ends()
    assert game.told(SupportGiven) == [SupportGiven(house, "blackwater-bay", "tyrell", 1)]
    assert game.units("kings-landing") == "knight knight"


@pytest.mark.rule("BG2-NEUTRAL-07")
def test_the_force_itself_is_never_supported():
    game = supported(house="stark").asks("stark", "support")
    assert set(game.question("stark").fields["blackwater-bay"].options) == {"tyrell", "nobody"}
    for nobody in ("neutral", "stark", "lannister", None):
        game.refuses("stark", {"blackwater-bay": nobody}, rule="BG2-SUPPORT-02")
    game.refuses("stark", {}, rule="BG2-SUPPORT-15")


@pytest.mark.rule("BG2-NEUTRAL-07", "BG2-SUPPORT-03", "BG2-SUPPORT-12")
def test_support_counts_with_its_order_and_its_siege_engines():
    scenario = against("footman").army("crackclaw-point", "stark", "siege-engine")
    scenario.order("crackclaw-point", "support-plus-1")
    game = marching(scenario).marches("tyrell", "the-reach", {"kings-landing": "footman"})
    game.supports("stark", {"crackclaw-point": "tyrell"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "kings-landing", 5, 6)]


@pytest.mark.rule("BG2-NEUTRAL-07", "BG2-PORT-11", "BG2-SUPPORT-01")
def test_support_from_a_port_or_from_further_off_does_not_count():
    scenario = Scenario(4).supply(baratheon=6).army("kingswood", "baratheon", "knight").order("kingswood", "march-0")
    scenario.army("storms-end-port", "baratheon", "ship ship").order("storms-end-port", "support")
    scenario.army("the-narrow-sea", "baratheon", "ship").order("the-narrow-sea", "support-plus-1")
    game = marching(scenario)
    game.refuses_march("baratheon", "kingswood", {"storms-end": "knight"}, rule="BG2-NEUTRAL-01")


@pytest.mark.rule("BG2-NEUTRAL-08")
def test_a_defeated_force_leaves_the_game_and_the_area_is_taken():
    game = marching(against(STRONG)).marches("tyrell", "the-reach", {"kings-landing": STRONG}).ends()
    assert "kings-landing" not in game.state.neutral
    assert game.view(None).areas["kings-landing"].controller == "tyrell"
    assert game.view(None).areas["kings-landing"].neutral == 0


@pytest.mark.rule("BG2-NEUTRAL-09", "BG2-MARCH-07")
def test_it_is_the_one_combat_of_the_march():
    scenario = against("knight knight knight footman").army("blackwater", "lannister", "footman")
    game = marching(scenario)
    both = {"kings-landing": "knight knight knight", "blackwater": "footman"}
    game.refuses_march("tyrell", "the-reach", both, rule="BG2-MARCH-07")
    game.marches("tyrell", "the-reach", {"kings-landing": "knight knight knight", "kingswood": "footman"}).ends()
    two = Scenario(4).supply(lannister=6).army("the-reach", "lannister", "knight knight knight knight")
    game = marching(two.army("the-reach", "lannister", "knight").order("the-reach", "march-0"))
    forces = {"kings-landing": "knight knight knight", "dornish-marches": "knight knight"}
    game.refuses_march("lannister", "the-reach", forces, rule="BG2-MARCH-07")


CLOSED = {"the-reach": "highgarden", "kingswood": "storms-end", "riverrun": "pyke"}


@pytest.mark.rule("BG2-NEUTRAL-10", "BG2-RULE-69")
@pytest.mark.parametrize("start", CLOSED)
def test_closed_areas_are_entered_by_nobody(start: Area):
    scenario = Scenario(3).supply(lannister=6).army(start, "lannister", "knight knight knight knight")
    scenario.army("ironmans-bay", "lannister", "ship").order(start, "march-plus-1")
    game = marching(scenario)
    everybody = {CLOSED[start]: "knight knight knight knight"}
    game.refuses_march("lannister", start, everybody, rule="BG2-NEUTRAL-10")
    answers = [game.question("lannister").sample(Chance(seed)) for seed in range(40)]
    assert all(not set(answer.moves) & set(game.state.closed) for answer in answers)


# Support is asked before the move is final


@pytest.mark.rule("BG2-RULE-72")
def test_if_support_is_withheld_the_march_is_declared_anew():
    game = supported(house="stark").supports("stark", {"blackwater-bay": "nobody"})
    assert game.told(NeutralForceHeld) == [NeutralForceHeld("tyrell", "kings-landing", 5, 4)]
    assert (game.units("the-reach"), game.orders("tyrell")) == ("knight knight", {"the-reach": "march-0"})
    again = march("the-reach", {"kings-landing": "knight knight"})
    game.asks("tyrell", "march").refuses("tyrell", again, rule="BG2-NEUTRAL-01")
    game.marches("tyrell", "the-reach", {"blackwater": "knight knight"}).ends()


@pytest.mark.rule("BG2-RULE-72")
def test_support_that_was_declared_once_is_not_asked_for_again():
    """With support of 1 the second try needs one knight more, and gets in."""
    scenario = against("knight knight footman").army("blackwater-bay", "stark", "ship")
    scenario.order("blackwater-bay", "support").army("crackclaw-point", "lannister", "knight")
    game = marching(scenario.order("crackclaw-point", "support"))
    game.marches("tyrell", "the-reach", {"kings-landing": "knight"})
    game.supports("lannister", {"crackclaw-point": "nobody"})
    game.supports("stark", {"blackwater-bay": "tyrell"}).asks("tyrell", "march")
    game.refuses_march("tyrell", "the-reach", {"kings-landing": "knight footman"}, rule="BG2-NEUTRAL-01")
    game.marches("tyrell", "the-reach", {"kings-landing": "knight knight"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "kings-landing", 5, 5)]


@pytest.mark.rule("BG2-NEUTRAL-03", "BG2-SUPPORT-12")
@pytest.mark.parametrize(("into", "support"), [("kings-landing", 5), ("dornish-marches", 1)])
def test_a_supporting_siege_engine_counts_only_against_a_structure(into: Area, support: int):
    """With four players Dornish Marches have a force too, and no castle."""
    scenario = Scenario(4).supply(lannister=6).army("the-reach", "lannister", "knight knight knight")
    near = {"kings-landing": "blackwater", "dornish-marches": "highgarden"}[into]
    scenario.army(near, "lannister", "footman siege-engine").order(near, "support").order("the-reach", "march-0")
    game = marching(scenario).marches("lannister", "the-reach", {into: "knight knight knight"})
    game.supports("lannister", {near: "lannister"}).ends()
    (defeated,) = game.told(NeutralForceDefeated)
    assert defeated.strength == 6 + support
