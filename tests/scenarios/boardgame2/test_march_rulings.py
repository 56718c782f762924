"""Rulings on marches, supply, retreats, support and tides: what docs/rules/boardgame2.md decides."""

import pytest

from maester.games.boardgame.events import (
    CombatBegan,
    OrderRemoved,
    TidesDrawn,
    TidesRevealed,
)
from tests.scenarios.boardgame.combat import Field


@pytest.mark.rule("BG2-RULE-54")
def test_54_returning_attackers_are_destroyed_until_supply_suffices():
    """With supply 1 there are two armies at most: another unit has made the second one meanwhile."""
    field = Field("tyrell footman footman knight", "lannister knight knight").supply(tyrell=1)
    field.army("highgarden", "tyrell", "footman footman").army("dornish-marches", "tyrell", "footman")
    game = field.march()
    game.marches("tyrell", "the-reach", {"blackwater": "knight", "dornish-marches": "footman"})
    game.plays(tyrell="margaery-tyrell", lannister="the-hound").ends()
    assert game.lost("tyrell", "retreat") == "knight"
    assert game.units("the-reach") == "footman"


@pytest.mark.rule("BG2-RULE-54")
def test_54_with_supply_enough_they_return():
    field = Field("tyrell footman footman knight", "lannister knight knight").supply(tyrell=2)
    field.army("highgarden", "tyrell", "footman footman").army("dornish-marches", "tyrell", "footman")
    game = field.march()
    game.marches("tyrell", "the-reach", {"blackwater": "knight", "dornish-marches": "footman"})
    game.plays(tyrell="margaery-tyrell", lannister="the-hound").ends()
    assert game.units("the-reach") == "footman (knight)"


@pytest.mark.rule("BG2-RULE-55")
@pytest.mark.parametrize("token", [True, False])
def test_55_an_enemy_home_left_without_a_token_is_closed_for_the_retreat(token: bool):
    field = Field("tyrell knight", "stark knight knight", "stoney-sept", "lannisport").without_garrison("lannisport")
    game = field.march().marches("tyrell", "lannisport", {"stoney-sept": "knight"}, leave_power=token)
    game.plays(tyrell="margaery-tyrell", stark="the-blackfish").ends()
    assert game.winner == "stark"
    assert game.units("lannisport") == ("(knight)" if token else "")
    assert game.lost("tyrell", "retreat") == ("" if token else "knight")


@pytest.mark.rule("BG2-RULE-56")
def test_56_if_every_area_costs_units_one_with_the_fewest_losses_is_taken():
    """With supply 0 three units fit nowhere: an empty area costs one of them, one with a footman two."""
    field = Field("tyrell knight knight knight", "lannister footman knight knight").supply(lannister=0)
    field.army("harrenhal", "lannister", "footman").army("stoney-sept", "lannister", "footman")
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="the-hound").asks("lannister", "retreat")
    assert set(game.answers("lannister")) == {"crackclaw-point", "searoad-marches"}
    game.says("lannister", "searoad-marches").asks("lannister", "left-behind")
    game.says("lannister", {"blackwater": ["knight"]})
    assert game.units("searoad-marches") == "(footman) (knight)", "the loser picks who is left behind"


@pytest.mark.rule("BG2-RULE-57")
def test_57_neutral_forces_are_no_refuge():
    field = Field("tyrell knight knight", "lannister knight", at="kingswood")
    game = field.token("stark", "the-boneway").fight().plays(tyrell="margaery-tyrell", lannister="the-hound").ends()
    assert game.units("storms-end") == "(knight)", "not King's Landing"


@pytest.mark.rule("BG2-RULE-57")
def test_57_closed_areas_are_no_refuge():
    field = Field("baratheon knight knight", "lannister knight", at="kingswood", players=3)
    game = field.fight().plays(baratheon="melisandre", lannister="the-hound").ends()
    assert game.lost("lannister", "retreat") == "knight"


@pytest.mark.rule("BG2-RULE-57")
@pytest.mark.parametrize(("ships", "port"), [("ship", True), ("ship ship", True), ("ship ship ship", False)])
def test_57_a_port_takes_three_ships_of_its_owner(ships: str, port: bool):
    field = Field("tyrell ship ship", "lannister ship", "the-golden-sound", "sunset-sea").supply(lannister=6)
    game = field.army("lannisport-port", "lannister", ships).fight()
    game.plays(tyrell="randyll-tarly", lannister="the-hound")
    if port:
        assert set(game.answers("lannister")) == {"ironmans-bay", "lannisport-port"}
    else:
        game.ends()
        assert game.units("ironmans-bay") == "(ship)"


@pytest.mark.rule("BG2-RULE-57")
def test_57_an_empty_own_port_takes_three_ships():
    field = Field("tyrell ship ship ship", "lannister ship ship ship", "the-golden-sound", "sunset-sea")
    game = field.fight().plays(tyrell="randyll-tarly", lannister="the-hound")
    game.says("lannister", "lannisport-port").ends()
    assert game.units("lannisport-port") == "(ship) (ship) (ship)"


@pytest.mark.rule("BG2-RULE-57")
def test_57_an_enemy_port_is_no_refuge():
    field = Field("tyrell ship ship", "stark ship", "the-golden-sound", "sunset-sea")
    game = field.fight().plays(tyrell="randyll-tarly", stark="the-blackfish").ends()
    assert game.units("ironmans-bay") == "(ship)", "not the Port of Lannisport"


@pytest.mark.rule("BG2-RULE-58")
def test_58_siege_engines_may_be_casualties():
    game = Field("tyrell knight knight", "lannister footman siege-engine").fight()
    game.plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    game.says("lannister", {"blackwater": ["siege-engine"]}).says("lannister", "harrenhal").ends()
    assert game.lost("lannister", "casualty") == "siege-engine"
    assert game.units("harrenhal") == "(footman)"


@pytest.mark.rule("BG2-RULE-59")
@pytest.mark.parametrize("units", ["knight", "footman knight", "footman knight siege-engine"])
def test_59_when_there_are_no_more_units_than_casualties_all_are_destroyed(units: str):
    game = Field("lannister knight knight knight", f"tyrell {units}").fight()
    game.plays(lannister="ser-gregor-clegane", tyrell="queen-of-thorns").ends()
    assert game.lost("tyrell", "casualty") == units


@pytest.mark.rule("BG2-RULE-60")
def test_60_routed_units_of_a_winning_defender_stay_routed():
    game = Field("tyrell footman", "lannister knight (footman)").fight()
    game.plays(tyrell="margaery-tyrell", lannister="the-hound").ends()
    assert game.units("blackwater") == "(footman) knight"


@pytest.mark.rule("BG2-RULE-61")
@pytest.mark.parametrize(("ahead", "winner"), [("stark", "stark"), ("tyrell", "tyrell")])
def test_61_strength_is_never_below_0(ahead: str, winner: str):
    """A siege engine without a structure, a march -1 and a card of strength 0, against nothing at all."""
    field = Field("tyrell siege-engine", "stark (footman)", march="march-minus-1").track("fiefdoms", "martell", ahead)
    game = field.fight().plays(tyrell="queen-of-thorns", stark="catelyn-stark").ends()
    assert game.final() == {"tyrell": 0, "stark": 0}
    assert game.winner == winner


@pytest.mark.rule("BG2-RULE-61", "BG2-COMBAT-11", "BG2-RULE-92")
@pytest.mark.parametrize(("card", "strength", "floor"), [("mace-tyrell", 3, 0), ("queen-of-thorns", 0, 1)])
def test_92_an_initial_strength_below_0_is_announced_so_and_adds_up_with_the_final_one(
    card: str, strength: int, floor: int
):
    """A siege engine without a structure and a march -1 make -1; only the final strength stops at 0."""
    field = Field("tyrell siege-engine", "lannister knight knight", march="march-minus-1")
    game = field.ordered("tyrell", "defense-plus-1", "highgarden", "oldtown").fight()
    assert game.initial() == {"tyrell": -1, "lannister": 4}
    assert game.view(None).battle.attacker.initial == game.view(None).battle.attacker.strength == -1
    assert game.view("tyrell").battle.attacker.if_played[card] == strength
    game.plays(tyrell=card, lannister="cersei-lannister").asks("lannister", "remove-order")
    assert game.final()["tyrell"] == strength
    side = game.view(None).battle.attacker
    assert side.initial == -1
    assert side.strength == strength == sum(part.strength for part in side.parts)
    assert game.parts("tyrell").get("floor", 0) == floor


@pytest.mark.rule("BG2-RULE-62")
def test_62_a_garrison_alone_is_the_one_combat_of_a_march():
    field = Field("tyrell knight knight", "stark footman", "riverrun", "stoney-sept")
    game = field.march()
    march = {"area": "stoney-sept", "moves": {"riverrun": ["knight"], "lannisport": ["knight"]}}
    game.refuses("tyrell", march, rule="BG2-MARCH-07")
    game.marches("tyrell", "stoney-sept", {"lannisport": "knight knight"})
    assert game.told(CombatBegan) == [CombatBegan("tyrell", "lannister", "lannisport", "stoney-sept")]
    game.waits_for("tyrell", "lannister").asks("lannister", "house-card")


@pytest.mark.rule("BG2-RULE-63")
def test_63_a_winner_without_units_takes_nothing():
    field = (
        Field("tyrell knight", "lannister footman knight").order("blackwater", "raid").token("lannister", "blackwater")
    )
    game = field.tides("three", "skull").fight().plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    assert game.winner == "tyrell"
    game.says("lannister", {"blackwater": ["footman"]}).waits_for("lannister").asks("lannister", "retreat")
    game.says("lannister", "harrenhal").ends()
    assert game.lost("tyrell", "skull") == "knight"
    assert game.units("blackwater") == ""
    assert game.units("harrenhal") == "(knight)"
    assert game.state.tokens == {"blackwater": "lannister"}
    assert game.told(OrderRemoved) == [OrderRemoved("lannister", "blackwater", "raid")]


# ------------------------------------------------------------------------------------------------------------- support


@pytest.mark.rule("BG2-RULE-70")
def test_70_each_support_order_speaks_for_itself():
    field = Field("tyrell knight", "lannister knight")
    for area, units in (("harrenhal", "footman"), ("stoney-sept", "knight"), ("searoad-marches", "footman footman")):
        field.army(area, "stark", units).order(area, "support")
    game = field.fight()
    game.supports("stark", {"harrenhal": "tyrell", "stoney-sept": "lannister", "searoad-marches": "nobody"})
    game.says("lannister", []).says("tyrell", [])
    assert game.initial() == {"tyrell": 2 + 1, "lannister": 2 + 2}


@pytest.mark.rule("BG2-RULE-71")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_71_offers_are_declined_in_turn_order_after_all_have_spoken(first: str):
    field = Field("tyrell knight", "lannister knight").army("harrenhal", "stark", "footman")
    field.order("harrenhal", "support").army("stoney-sept", "martell", "footman").order("stoney-sept", "support")
    second = "lannister" if first == "tyrell" else "tyrell"
    game = field.turn_order(first, second, "stark", "martell").fight()
    game.supports("stark", {"harrenhal": "tyrell"}).supports("martell", {"stoney-sept": "lannister"})
    for house in (first, second):
        game.waits_for(house).asks(house, "decline-support").says(house, [])


# ------------------------------------------------------------------------------------------------------ Tides of Battle


@pytest.mark.rule("BG2-RULE-77")
def test_77_all_tides_are_shuffled_for_each_combat():
    """There are two cards of each of these; both are drawn twice in a round."""
    field = Field("tyrell knight", "lannister knight knight").tides("three", "three", "three", "three")
    field.army("winterfell", "stark", "knight").order("winterfell", "march-0").army("karhold", "martell", "knight")
    game = field.turn_order("tyrell").fight().plays(tyrell="margaery-tyrell", lannister="the-hound")
    game.marches("stark", "winterfell", {"karhold": "knight"}).plays(stark="the-blackfish", martell="areo-hotah")
    assert [(event.attack, event.defense) for event in game.told(TidesRevealed)] == [("three", "three")] * 2


@pytest.mark.rule("BG2-RULE-78")
@pytest.mark.parametrize("redraw", [True, False])
def test_78_the_blade_either_redraws_or_adds_one(redraw: bool):
    field = Field("tyrell knight", "lannister knight").track("fiefdoms", "tyrell").tides("blank", "blank", "two")
    game = field.fight().plays(tyrell="margaery-tyrell", lannister="the-hound").asks("tyrell", "redraw-tides")
    if redraw:
        game.says("tyrell", "redraw")
        assert game.final()["tyrell"] == 2 + 1 + 2
    else:
        game.says("tyrell", "keep").asks("tyrell", "blade")
        assert game.told(TidesRevealed), "the cards are shown before"
        game.says("tyrell", "use")
        assert game.final()["tyrell"] == 2 + 1 + 1
    assert game.state.blade_used


@pytest.mark.rule("BG2-RULE-79")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_79_skulls_are_suffered_in_turn_order(first: str):
    second = "lannister" if first == "tyrell" else "tyrell"
    field = Field("tyrell knight footman", "lannister footman knight").turn_order(first, second)
    game = field.tides("skull", "skull").fight().plays(tyrell="margaery-tyrell", lannister="the-hound")
    for house in (first, second):
        game.waits_for(house).asks(house, "casualties").says(house, {"blackwater": ["knight"]})
    assert game.lost("tyrell", "skull") == game.lost("lannister", "skull") == "knight"


@pytest.mark.rule("BG2-RULE-79")
def test_79_routed_units_garrisons_and_the_blackfish_are_exempt():
    field = Field("tyrell footman", "stark (knight)", "winterfell", "karhold").tides("skull", "skull")
    game = field.fight().plays(tyrell="margaery-tyrell", stark="eddard-stark").ends()
    assert game.units("winterfell") == "(knight)"
    assert game.state.garrisons["winterfell"] == 2
    guarded = Field("tyrell footman", "stark knight knight").tides("skull", "blank").fight()
    guarded.plays(tyrell="margaery-tyrell", stark="the-blackfish").ends()
    assert guarded.units("blackwater") == "knight knight"


@pytest.mark.rule("BG2-RULE-80")
def test_80_no_tides_against_neutral_forces():
    field = Field("tyrell knight knight knight", at="kings-landing").tides("three", "three")
    game = field.fight().ends()
    assert game.house_in("kings-landing") == "tyrell"
    assert not game.told(TidesDrawn)


# -------------------------------------------------------------------------------------------- information and summaries


@pytest.mark.rule("BG2-RULE-81")
def test_81_hands_and_discard_piles_are_closed_in_step_3_only():
    field = Field("greyjoy knight", "lannister knight").discarded("lannister", "the-hound")
    game = field.fight().asks("greyjoy", "house-card")

    def seen(watcher: str | None) -> set[str]:
        return {h.house for h in game.view(watcher).houses.values() if h.hand is not None and h.discards is not None}

    assert (seen(None), seen("greyjoy"), seen("stark")) == (set(), {"greyjoy"}, {"stark"})
    game.plays(greyjoy="aeron-damphair", lannister="cersei-lannister").asks("greyjoy", "replace-card")
    assert (seen(None), seen("greyjoy"), seen("stark")) == (set(), {"greyjoy"}, {"stark"}), "texts belong to step 3"
    game.says("greyjoy", None).asks("greyjoy", "blade")
    assert seen(None) == seen("greyjoy") == seen("stark") == set(game.state.seats)


@pytest.mark.rule("BG2-RULE-84")
def test_84_a_tie_in_combat_is_nothing_for_the_iron_throne():
    field = Field("tyrell knight", "lannister knight").track("fiefdoms", "stark", "lannister", "tyrell")
    game = field.turn_order("tyrell").fight().plays(tyrell="randyll-tarly", lannister="the-hound").ends()
    assert game.final() == {"tyrell": 4, "lannister": 4}
    assert game.winner == "lannister"
    assert game.state.holders["iron-throne"] == "tyrell"


@pytest.mark.rule("BG2-RULE-85")
def test_85_units_without_a_retreat_are_no_casualties():
    field = Field("tyrell knight knight knight", "stark knight", "storms-end", "kingswood")
    game = field.token("tyrell", "the-boneway").fight().plays(tyrell="randyll-tarly", stark="the-blackfish").ends()
    assert game.lost("stark", "casualty") == ""
    assert game.lost("stark", "retreat") == "knight"
    towers = Field("tyrell knight knight knight", "stark knight", "storms-end", "kingswood")
    game = towers.token("tyrell", "the-boneway").fight()
    game.plays(tyrell="randyll-tarly", stark="ser-rodrick-cassel").ends()
    assert game.lost("stark", "retreat") == "knight"


@pytest.mark.rule("BG2-RULE-85")
def test_85_a_losing_side_without_units_has_nothing_to_retreat():
    game = Field("tyrell knight", "lannister footman").fight().plays(tyrell="mace-tyrell", lannister="the-hound").ends()
    assert "Retreated" not in game.happened()
    assert game.house_in("blackwater") == "tyrell"


@pytest.mark.rule("BG2-RULE-88")
def test_88_empty_areas_lose_their_orders_after_every_combat():
    field = Field("tyrell footman", "lannister knight").order("karhold", "raid", "stark")
    field.army("oldtown", "tyrell", "footman").order("oldtown", "march-plus-1").token("tyrell", "oldtown")
    field.army("three-towers", "stark", "knight")
    game = field.fight().plays(tyrell="margaery-tyrell", lannister="the-hound")
    game.waits_for("tyrell").asks("tyrell", "march")
    assert set(game.state.orders) == {"oldtown"}, "after the first combat, not after all marches"
