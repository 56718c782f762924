"""NEUTRAL: forces of nobody, tokens and the units of unplayed houses, yield to strength alone."""

import pytest

from maester.games.boardgame.control import controller
from maester.games.boardgame.events import (
    CombatBegan,
    GameWon,
    HouseCardsRevealed,
    Marched,
    NeutralForceDefeated,
    NeutralForceHeld,
    StoodStill,
    SupportGiven,
    SupportWithheld,
)
from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame1.first import Fight, First


def before(units: str, token: Token = "march-0", players: int = 5) -> First:
    """Lannister in the Reach, next to King's Landing with its force of 5, with supply for everything."""
    scenario = First(players).supply(lannister=6).army("the-reach", "lannister", units)
    return scenario.order("the-reach", token)


STRONG = "knight knight footman"


@pytest.mark.parametrize(
    ("units", "token", "enough"),
    [
        (STRONG, "march-0", True),
        (STRONG, "march-minus-1", False),
        ("knight knight", "march-plus-1", True),
        ("knight knight", "march-0", False),
        ("knight knight knight", "march-minus-1", True),
    ],
)
@pytest.mark.rule("BG1-NEUTRAL-01", "BG1-NEUTRAL-02")
def test_units_and_march_token_must_reach_its_strength(units: str, token: Token, enough: bool):
    game = marching(before(units, token))
    if enough:
        game.marches("lannister", "the-reach", {"kings-landing": units}).ends()
        assert game.house_in("kings-landing") == "lannister"
    else:
        game.refuses_march("lannister", "the-reach", {"kings-landing": units}, rule="BG1-NEUTRAL-02")


@pytest.mark.rule("BG1-NEUTRAL-02", "BG1-NEUTRAL-03")
@pytest.mark.parametrize("house", ["lannister", "stark"])
def test_own_and_foreign_support_counts(house: str):
    scenario = before("knight knight").army("blackwater", house, "footman").order("blackwater", "support")
    game = marching(scenario).marches("lannister", "the-reach", {"kings-landing": "knight knight"})
    game.supports(house, {"blackwater": "lannister"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("lannister", "kings-landing", 5, 5)]
    assert game.units("kings-landing") == "knight knight"


@pytest.mark.rule("BG1-NEUTRAL-03", "BG1-SUPPORT-07")
def test_ships_support_too():
    scenario = before("knight knight").army("blackwater-bay", "stark", "ship").order("blackwater-bay", "support")
    game = marching(scenario).marches("lannister", "the-reach", {"kings-landing": "knight knight"})
    assert game.supports("stark", {"blackwater-bay": "lannister"}).ends().house_in("kings-landing") == "lannister"


@pytest.mark.rule("BG1-NEUTRAL-04", "BG1-RULE-15", "BG1-RULE-47")
def test_no_cards_are_played_and_the_blade_does_not_help():
    scenario = before("knight knight").track("fiefdoms", "lannister")
    march = {"kings-landing": "knight knight"}
    marching(scenario).refuses_march("lannister", "the-reach", march, rule="BG1-NEUTRAL-02")
    game = marching(before(STRONG).track("fiefdoms", "lannister"))
    game.marches("lannister", "the-reach", {"kings-landing": STRONG}).ends()
    assert not game.told(HouseCardsRevealed)
    assert not game.told(CombatBegan)
    assert len(game.state.hands["lannister"]) == 7
    assert game.state.blade_used is False


@pytest.mark.rule("BG1-NEUTRAL-05", "BG1-RULE-12")
def test_it_is_the_one_combat_of_its_march():
    game = marching(before("knight knight knight footman").army("blackwater", "stark", "footman"))
    moves = {"kings-landing": "knight knight knight", "blackwater": "footman"}
    game.refuses_march("lannister", "the-reach", moves, rule="BG1-MARCH-06")


@pytest.mark.rule("BG1-NEUTRAL-06", "BG1-RULE-13")
def test_nobody_supports_the_neutral_force():
    scenario = before("knight knight").ordered("stark", "support", "blackwater")
    game = marching(scenario).marches("lannister", "the-reach", {"kings-landing": "knight knight"})
    assert game.asks("stark", "support").question("stark").fields["blackwater"].options == ("lannister", "nobody")
    for other in ("kings-landing", "stark", None):
        game.refuses("stark", {"blackwater": other}, rule="BG1-SUPPORT-02")


@pytest.mark.rule("BG1-NEUTRAL-07")
def test_the_force_leaves_the_game_for_good():
    scenario = before(STRONG).ordered("stark", "march-0", "kingswood").turn_order("lannister", "stark")
    scenario.ordered("lannister", "march-minus-1", "blackwater").order("the-reach", "march-0")
    game = marching(scenario).marches("lannister", "the-reach", {"kings-landing": STRONG})
    assert "kings-landing" not in game.state.neutral
    game.marches("stark", "kingswood", {"kings-landing": "footman"})
    assert game.told(CombatBegan) == [CombatBegan("stark", "lannister", "kings-landing", "kingswood")]


# When support fails


@pytest.mark.rule("BG1-RULE-46")
def test_if_support_is_withheld_nobody_moves_and_nothing_is_lost_but_the_order():
    scenario = before("knight knight").ordered("stark", "support", "blackwater")
    game = marching(scenario).marches("lannister", "the-reach", {"kings-landing": "knight knight"})
    game.supports("stark", {"blackwater": "nobody"}).ends()
    assert game.told(NeutralForceHeld) == [NeutralForceHeld("lannister", "kings-landing", 5, 4)]
    assert game.told(StoodStill) == [StoodStill("lannister", "the-reach")]
    assert game.units("the-reach") == "knight knight"
    assert game.state.neutral["kings-landing"] == 5
    assert game.orders("lannister") == {}


@pytest.mark.rule("BG1-RULE-46")
def test_the_other_moves_of_that_march_stand_and_no_token_stays_behind():
    scenario = before("knight knight footman").ordered("stark", "support", "blackwater")
    moves = {"kings-landing": "knight knight", "kingswood": "footman"}
    game = marching(scenario).marches("lannister", "the-reach", moves, leave_power=True)
    game.supports("stark", {"blackwater": "nobody"}).ends()
    assert game.told(Marched) == [Marched("lannister", "the-reach", "kingswood", ("footman",))]
    assert game.units("the-reach") == "knight knight"
    assert game.state.tokens == {}
    assert game.state.power["lannister"] == 5


# The whole march comes first


def with_a_second_move() -> First:
    """Two knights on a march -1 fall short of King's Landing by two; a footman goes to Blackwater beside it."""
    return before(STRONG, "march-minus-1")


SPLIT = {"kings-landing": "knight knight", "blackwater": "footman"}


@pytest.mark.rule("BG1-RULE-46", "BG1-MARCH-07", "BG1-NEUTRAL-03")
def test_units_that_join_an_own_support_order_with_the_same_march_support_it():
    game = marching(with_a_second_move().ordered("lannister", "support", "blackwater"))
    game.marches("lannister", "the-reach", SPLIT)
    assert game.told(Marched) == [Marched("lannister", "the-reach", "blackwater", ("footman",))]
    assert game.units("the-reach") == "knight knight", "the others wait until they know"
    game.supports("lannister", {"blackwater": "lannister"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("lannister", "kings-landing", 5, 4 - 1 + 2)]
    assert (game.units("kings-landing"), game.units("blackwater")) == ("knight knight", "footman footman")
    assert game.units("the-reach") == ""


@pytest.mark.rule("BG1-RULE-46", "BG1-SUPPORT-12")
def test_they_may_be_the_first_under_that_order_and_bring_its_bonus():
    scenario = with_a_second_move().order("blackwater", "support-plus-1", house="lannister")
    game = marching(scenario).marches("lannister", "the-reach", SPLIT)
    game.supports("lannister", {"blackwater": "lannister"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("lannister", "kings-landing", 5, 4 - 1 + 1 + 1)]


@pytest.mark.rule("BG1-RULE-46", "BG1-NEUTRAL-02")
@pytest.mark.parametrize(
    "case", ["no order", "another order", "not theirs", "out of reach", "rains of autumn", "a bonus once only"]
)
def test_a_march_that_is_too_weak_even_with_them_is_refused(case: str):
    scenario, moves = with_a_second_move(), SPLIT
    if case == "another order":
        scenario.ordered("lannister", "defense-plus-1", "blackwater")
    if case == "out of reach":
        moves = {"kings-landing": "knight knight", "searoad-marches": "footman"}
        scenario.ordered("lannister", "support", "searoad-marches").ordered("lannister", "support", "blackwater")
    if case == "not theirs":
        scenario.order("blackwater", "support-plus-1", house="stark")
    if case == "rains of autumn":
        scenario.ordered("lannister", "support-plus-1", "blackwater").state.no_support_by = "footman"
    if case == "a bonus once only":
        scenario.army("blackwater", "lannister", "footman").order("blackwater", "support-plus-1")
        moves = {"kings-landing": "knight", "blackwater": "footman"}
    marching(scenario).refuses_march("lannister", "the-reach", moves, rule="BG1-NEUTRAL-02")


@pytest.mark.rule("BG1-RULE-46")
def test_if_the_attack_fails_they_stay_where_they_went():
    scenario = with_a_second_move().ordered("lannister", "support", "blackwater")
    game = marching(scenario).marches("lannister", "the-reach", SPLIT, leave_power=True)
    game.supports("lannister", {"blackwater": "nobody"}).ends()
    assert game.told(NeutralForceHeld) == [NeutralForceHeld("lannister", "kings-landing", 5, 3)]
    assert (game.units("the-reach"), game.units("blackwater")) == ("knight knight", "footman footman")
    assert game.state.tokens == {}
    assert game.orders("lannister") == {"blackwater": "support"}


@pytest.mark.rule("BG1-RULE-46", "BG1-RULE-49", "BG1-WIN-05")
def test_a_seventh_structure_taken_on_the_way_wins_before_the_force_is_met():
    """The Reach still counts: those who are to meet the force have not left it."""
    scenario = before("knight knight knight").ordered("stark", "support", "crackclaw-point")
    scenario.token("lannister", "harrenhal", "riverrun", "seagard", "moat-cailin")
    game = marching(scenario)
    game.marches("lannister", "the-reach", {"kings-landing": "knight knight", "highgarden": "knight"}).ends()
    assert game.told(GameWon) == [GameWon(("lannister",), "enough-structures")]
    assert game.told(SupportWithheld) + game.told(SupportGiven) == []
    assert game.state.neutral["kings-landing"] == 5


# Houses that are not played


@pytest.mark.parametrize(("into", "force"), [("pyke", 3), ("greywater-watch", 1)])
@pytest.mark.rule("BG1-PLAYERS-03", "BG1-PLAYERS-04", "BG1-RULE-48")
def test_all_neutral_units_of_an_area_are_overcome_together_or_not_at_all(into: Area, force: int):
    scenario = First(4).supply(stark=6).without_neutral("ironmans-bay").army("ironmans-bay", "stark", "ship")
    scenario.army("seagard", "stark", "footman footman footman").order("seagard", "march-minus-1")
    marching(scenario).refuses_march("stark", "seagard", {into: " ".join(["footman"] * force)}, rule="BG1-NEUTRAL-02")
    game = marching(scenario.order("seagard", "march-0"))
    game.marches("stark", "seagard", {into: " ".join(["footman"] * force)}).ends()
    assert controller(game.state, into) == "stark"
    assert into not in game.state.neutral


@pytest.mark.rule("BG1-PLAYERS-03", "BG1-PLAYERS-04", "BG1-RULE-48")
def test_neutral_ships_are_overcome_by_ships():
    scenario = First(4).supply(stark=6).army("sunset-sea", "stark", "ship").order("sunset-sea", "march-plus-1")
    game = marching(scenario).marches("stark", "sunset-sea", {"ironmans-bay": "ship"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("stark", "ironmans-bay", 2, 2)]
    weak = First(4).army("sunset-sea", "stark", "ship").order("sunset-sea", "march-0")
    marching(weak).refuses_march("stark", "sunset-sea", {"ironmans-bay": "ship"}, rule="BG1-NEUTRAL-02")


@pytest.mark.rule("BG1-RULE-48")
def test_nobody_controls_the_home_area_of_an_unplayed_house():
    scenario = First(3).without_neutral("pyke", "highgarden")
    assert controller(scenario.state, "pyke") is controller(scenario.state, "highgarden") is None


@pytest.mark.rule("BG1-RULE-48")
def test_nobody_retreats_into_a_neutral_force():
    field = Fight("stark knight knight", "lannister footman", at="seagard", origin="riverrun", players=4)
    game = field.fight().plays(stark="greatjon-umber", lannister="tyrion-lannister")
    offered = game.asks("lannister", "retreat").answers("lannister")
    assert set(offered) == {"moat-cailin", "the-twins"}, "not Greywater Watch, where Greyjoy's footman stands"
