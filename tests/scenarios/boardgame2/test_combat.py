"""COMBAT: how a combat is fought, added up and cleaned up."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    AreaConquered,
    CombatBegan,
    CombatWon,
    InitialStrength,
    OrderRemoved,
    Retreated,
)
from tests.scenarios.boardgame.combat import Combat, Field

HIGH = {"tyrell": "ser-garlan-tyrell", "lannister": "ser-kevan-lannister"}
"""Tyrell plays 2 and two swords, Lannister 1."""
LOW = {"tyrell": "alester-florent", "lannister": "ser-jaime-lannister"}
"""Tyrell plays 1 and a tower, Lannister 2 and a sword."""


def taken() -> Field:
    """Tyrell will take Blackwater from a footman."""
    return Field("tyrell knight knight", "lannister footman")


def held() -> Field:
    """Lannister will hold Blackwater."""
    return Field("tyrell footman", "lannister knight knight")


# Beginning


@pytest.mark.rule("BG2-COMBAT-01")
def test_marching_into_enemy_units_is_a_combat():
    game = taken().fight()
    assert game.told(CombatBegan) == [CombatBegan("tyrell", "lannister", "blackwater", "the-reach")]
    game.waits_for("tyrell", "lannister").asks("tyrell", "house-card").asks("lannister", "house-card")


@pytest.mark.rule("BG2-COMBAT-01")
def test_marching_into_an_empty_area_or_to_own_units_is_none():
    game = Field("tyrell footman knight").army("highgarden", "tyrell", "footman").march()
    game.marches("tyrell", "the-reach", {"blackwater": "knight", "highgarden": "footman"}).ends()
    assert not game.told(CombatBegan)


@pytest.mark.rule("BG2-COMBAT-04")
def test_the_house_that_marches_attacks_and_the_house_that_holds_the_area_defends():
    game = Field("lannister footman", "tyrell knight", origin="stoney-sept").fight()
    assert game.told(CombatBegan) == [CombatBegan("lannister", "tyrell", "blackwater", "stoney-sept")]
    battle = game.view(None).battle
    assert (battle.attacker.house, battle.defender.house) == ("lannister", "tyrell")


@pytest.mark.rule("BG2-COMBAT-05")
def test_supporting_units_neither_attack_nor_defend():
    game = taken().army("stoney-sept", "lannister", "footman").order("stoney-sept", "support").fight()
    game.supports("lannister", {"stoney-sept": "lannister"})
    battle = game.view(None).battle
    assert [unit.kind for unit in battle.defender.units] == ["footman"]
    assert game.parts("lannister") == {"units": 1, "support": 1}
    game.plays(tyrell="mace-tyrell", lannister="the-hound").ends()
    assert game.lost("lannister") == "footman", "Mace Tyrell found the defending one"
    assert game.units("stoney-sept") == "footman"


# The order of the steps


@pytest.mark.rule("BG2-COMBAT-06")
def test_the_steps_of_a_combat_follow_each_other():
    field = taken().army("stoney-sept", "stark", "footman").order("stoney-sept", "support").track("fiefdoms", "tyrell")
    game = field.fight()
    game.waits_for("stark").asks("stark", "support")
    assert not game.told(InitialStrength)
    game.says("stark", {"stoney-sept": "nobody"})
    assert game.told(InitialStrength)
    game.waits_for("tyrell", "lannister").plays(**LOW)
    game.waits_for("tyrell").asks("tyrell", "blade")
    assert not game.told(CombatWon)
    game.says("tyrell", "use")
    assert game.told(CombatWon)
    game.waits_for("lannister").asks("lannister", "retreat")


@pytest.mark.rule("BG2-COMBAT-13")
def test_the_outcome_has_its_own_steps():
    field = Field("tyrell knight knight", "lannister footman footman knight").order("blackwater", "raid")
    game = field.supply(lannister=3).fight().plays(tyrell="ser-garlan-tyrell", lannister="cersei-lannister")
    game.waits_for("lannister").asks("lannister", "casualties")
    assert game.happened()[-1] == "CombatWon"
    game.says("lannister", {"blackwater": ["footman", "footman"]})
    game.waits_for("lannister").asks("lannister", "retreat")
    assert game.happened()[-1] == "UnitsLost"
    assert game.state.orders, "nothing is cleaned up yet"
    game.says("lannister", "harrenhal").ends()
    told = game.happened()
    assert told.index("Retreated") < told.index("OrderRemoved")
    assert told.index("Retreated") < told.index("AreaConquered")


# Strength


@pytest.mark.rule("BG2-COMBAT-02")
@pytest.mark.parametrize(
    ("attack", "defense", "winner"),
    [
        ("knight knight", "footman", "tyrell"),
        ("footman", "knight knight", "lannister"),
        ("footman", "footman footman", "lannister"),
    ],
)
def test_the_higher_strength_wins(attack: str, defense: str, winner: str):
    """Tyrell is ahead on the Fiefdoms track, so it would win a tie."""
    game = Field(f"tyrell {attack}", f"lannister {defense}").fight()
    game.plays(tyrell="margaery-tyrell", lannister="tyrion-lannister").says("lannister", "keep")
    strength = game.final()
    assert game.winner == winner == max(strength, key=strength.__getitem__)
    assert len(set(strength.values())) == 2


@pytest.mark.rule("BG2-COMBAT-03", "BG2-COMBAT-09", "BG2-COMBAT-11")
def test_what_strength_is_made_of():
    field = Field("tyrell knight footman", "lannister footman knight", "lannisport", "stoney-sept", "march-plus-1")
    field.order("lannisport", "defense-plus-2").track("fiefdoms", "tyrell")
    field.army("searoad-marches", "tyrell", "footman").order("searoad-marches", "support-plus-1")
    field.army("the-golden-sound", "stark", "ship").order("the-golden-sound", "support")
    game = field.fight()
    game.supports("stark", {"the-golden-sound": "lannister"}).supports("tyrell", {"searoad-marches": "tyrell"})
    game.says("lannister", [])
    assert game.parts("tyrell") == {"units": 3, "order": 1, "support": 2}
    assert game.parts("lannister") == {"units": 3, "order": 2, "garrison": 2, "support": 1}
    assert game.initial() == {"tyrell": 6, "lannister": 8}
    game.plays(tyrell="randyll-tarly", lannister="the-hound").says("tyrell", "use")
    assert game.final() == {"tyrell": 6 + 2 + 1, "lannister": 8 + 2}


@pytest.mark.rule("BG2-COMBAT-11")
def test_the_text_of_a_card_counts_for_the_final_strength():
    game = Field("tyrell knight", "baratheon footman").turn_order("tyrell", "baratheon").fight()
    assert game.initial() == {"tyrell": 2, "baratheon": 1}
    game.plays(tyrell="margaery-tyrell", baratheon="stannis-baratheon")
    assert game.final() == {"tyrell": 3, "baratheon": 1 + 4 + 1}


@pytest.mark.rule("BG2-COMBAT-03", "BG2-COMBAT-09")
@pytest.mark.parametrize(("march", "strength"), [("march-minus-1", 1), ("march-0", 2), ("march-plus-1", 3)])
def test_the_march_order_counts_for_the_attacker(march: str, strength: int):
    game = Field("tyrell knight", "lannister knight", march=march).fight()
    assert game.initial() == {"tyrell": strength, "lannister": 2}


@pytest.mark.rule("BG2-COMBAT-03", "BG2-COMBAT-09")
@pytest.mark.parametrize(
    ("order", "strength"),
    [("defense-plus-1", 3), ("defense-plus-2", 4), ("march-minus-1", 2), ("march-plus-1", 2), ("support-plus-1", 2)],
)
def test_only_a_defense_order_counts_for_the_defender(order: str, strength: int):
    game = Field("tyrell knight", "lannister knight").order("blackwater", order).turn_order("tyrell").fight()
    assert game.initial() == {"tyrell": 2, "lannister": strength}


@pytest.mark.rule("BG2-COMBAT-07")
@pytest.mark.parametrize(
    ("kind", "at", "origin", "strength"),
    [
        ("footman", "blackwater", "the-reach", 1),
        ("knight", "blackwater", "the-reach", 2),
        ("ship", "sunset-sea", "west-summer-sea", 1),
    ],
)
def test_units_are_worth_what_is_printed(kind: str, at: str, origin: str, strength: int):
    game = Field(f"tyrell {kind} {kind}", f"lannister {kind}", at, origin).fight()
    assert game.initial() == {"tyrell": 2 * strength, "lannister": strength}


@pytest.mark.rule("BG2-COMBAT-08")
@pytest.mark.parametrize(
    ("at", "strength"),
    [("harrenhal", {"tyrell": 4, "lannister": 0}), ("blackwater", {"tyrell": 0, "lannister": 0})],
)
def test_a_siege_engine_counts_against_structures_only(at: str, strength: dict[str, int]):
    game = Field("tyrell siege-engine", "lannister siege-engine", at, "stoney-sept").fight()
    assert game.initial() == strength


@pytest.mark.rule("BG2-COMBAT-08")
@pytest.mark.parametrize(
    ("at", "to", "strength"),
    [("harrenhal", "tyrell", 4), ("harrenhal", "lannister", 0), ("blackwater", "tyrell", 0)],
)
def test_a_siege_engine_supports_an_attack_on_a_structure_only(at: str, to: str, strength: int):
    field = Field("tyrell footman", "lannister footman", at, "stoney-sept")
    game = field.army("crackclaw-point", "stark", "siege-engine").order("crackclaw-point", "support").fight()
    game.supports("stark", {"crackclaw-point": to}).says(to, [])
    assert game.initial()[to] == 1 + strength


@pytest.mark.rule("BG2-COMBAT-12")
def test_a_text_can_change_the_initial_strength_afterwards():
    game = Field("tyrell knight", "lannister footman knight").fight()
    assert game.initial() == {"tyrell": 2, "lannister": 3}
    game.plays(tyrell="mace-tyrell", lannister="the-hound")
    assert game.final() == {"tyrell": 2 + 4, "lannister": 3 - 1 + 2}


# The Valyrian Steel Blade


@pytest.mark.rule("BG2-COMBAT-10")
@pytest.mark.parametrize("holder", ["tyrell", "lannister"])
def test_the_blade_gives_its_holder_one(holder: str):
    game = Field("tyrell knight", "lannister knight").track("fiefdoms", holder).fight().plays(**LOW)
    game.waits_for(holder).asks(holder, "blade").says(holder, "use")
    strength = {"tyrell": 3, "lannister": 4}
    assert game.final() == strength | {holder: strength[holder] + 1}
    assert game.state.blade_used


@pytest.mark.rule("BG2-COMBAT-10")
def test_the_blade_may_be_kept_for_later():
    game = Field("tyrell knight", "lannister knight").track("fiefdoms", "tyrell").fight().plays(**LOW)
    game.says("tyrell", "keep")
    assert game.final()["tyrell"] == 3
    assert not game.state.blade_used


@pytest.mark.rule("BG2-COMBAT-10")
def test_the_blade_is_of_no_use_to_others():
    game = taken().track("fiefdoms", "stark").fight().plays(**LOW)
    assert game.told(CombatWon), "nobody was asked for the Blade"


@pytest.mark.rule("BG2-COMBAT-10")
def test_a_used_blade_rests_until_the_next_round():
    field = Field("tyrell knight", "lannister knight").track("fiefdoms", "tyrell")
    field.army("starfall", "tyrell", "knight").order("starfall", "march-plus-1").army("yronwood", "stark", "footman")
    game = Combat(field.begin(steps.Marches(), steps.CleanUp()).table)
    game.marches("tyrell", "starfall", {"yronwood": "knight"}).plays(tyrell="margaery-tyrell", stark="the-blackfish")
    game.says("tyrell", "use").says("stark", "salt-shore")
    game.marches("tyrell", "the-reach", {"blackwater": "knight"}).plays(
        tyrell="alester-florent", lannister="ser-jaime-lannister"
    )
    assert game.final() == {"lannister": 4, "tyrell": 3}, "it was not asked again"
    assert not game.state.blade_used, "the round is over"


# The winner


@pytest.mark.rule("BG2-COMBAT-14")
@pytest.mark.parametrize("ahead", ["tyrell", "lannister"])
def test_equal_strength_is_won_by_the_better_place_on_the_fiefdoms_track(ahead: str):
    field = Field("tyrell knight footman", "lannister knight").track("fiefdoms", "stark", ahead)
    game = field.turn_order("lannister" if ahead == "tyrell" else "tyrell").fight().plays(**LOW)
    assert game.final() == {"tyrell": 4, "lannister": 4}
    assert game.winner == ahead
    assert game.told(CombatWon)[-1].why == "fiefdoms"


# Clean-up


@pytest.mark.rule("BG2-COMBAT-15")
@pytest.mark.parametrize("field", [taken, held])
def test_the_march_order_leaves_the_board(field):
    game = field().fight().plays(**HIGH if field is taken else LOW)
    game.ends()
    assert "the-reach" not in game.state.orders
    assert "blackwater" not in game.state.orders


@pytest.mark.rule("BG2-COMBAT-16")
def test_a_beaten_defenders_order_is_removed_without_effect():
    field = taken().order("blackwater", "consolidate-power").power(lannister=0)
    game = Combat(field.begin(steps.Marches(), steps.ConsolidatePower()).table)
    game.marches("tyrell", "the-reach", {"blackwater": "knight knight"}).plays(**HIGH).ends()
    assert game.told(OrderRemoved) == [OrderRemoved("lannister", "blackwater", "consolidate-power")]
    assert game.state.power["lannister"] == 0


@pytest.mark.rule("BG2-COMBAT-17")
def test_a_beaten_defenders_power_token_returns_to_the_pool():
    game = taken().token("lannister", "blackwater").power(lannister=4).fight().plays(**HIGH).ends()
    assert not game.state.tokens
    assert game.state.power["lannister"] == 4, "it is in the pool, not available"


@pytest.mark.rule("BG2-COMBAT-18")
def test_a_winning_defender_keeps_order_and_power_token():
    game = held().token("lannister", "blackwater").order("blackwater", "raid").fight().plays(**LOW).ends()
    assert game.state.tokens == {"blackwater": "lannister"}
    assert game.state.orders["blackwater"].token == "raid"


@pytest.mark.rule("BG2-COMBAT-19")
def test_both_cards_are_discarded():
    game = taken().fight().plays(**HIGH).ends()
    for house, card in HIGH.items():
        assert game.state.discards[house] == (card,)
        assert card not in game.state.hands[house]
        assert len(game.state.hands[house]) == 6


@pytest.mark.rule("BG2-COMBAT-20")
def test_orders_in_areas_without_units_are_removed():
    field = held().order("moat-cailin", "defense-plus-1", "stark").army("pyke", "greyjoy", "footman")
    game = field.order("pyke", "defense-plus-1").fight().plays(**LOW).ends()
    assert list(game.state.orders) == ["pyke"]


@pytest.mark.rule("BG2-COMBAT-20")
def test_a_winning_defender_without_units_loses_the_order_too():
    field = Field("tyrell footman", "lannister footman").order("blackwater", "defense-plus-2")
    game = field.fight().plays(tyrell="mace-tyrell", lannister="tywin-lannister").ends()
    assert game.winner == "lannister"
    assert not game.state.orders


@pytest.mark.rule("BG2-COMBAT-21")
def test_then_the_march_step_goes_on():
    field = taken().army("winterfell", "stark", "footman").order("winterfell", "march-0").turn_order("tyrell", "stark")
    game = field.fight().plays(**HIGH)
    game.waits_for("stark").marches("stark", "winterfell", {"karhold": "footman"}).ends()


@pytest.mark.rule("BG2-COMBAT-22")
def test_a_winning_attacker_stands_in_the_area_and_controls_it():
    game = taken().fight().plays(**HIGH).ends()
    assert (game.units("blackwater"), game.house_in("blackwater")) == ("knight knight", "tyrell")
    assert game.view(None).areas["blackwater"].controller == "tyrell"
    assert game.told(AreaConquered) == [AreaConquered("tyrell", "blackwater", ("knight", "knight"))]


@pytest.mark.rule("BG2-COMBAT-22", "BG2-PORT-17", "BG2-PORT-18")
def test_with_the_area_its_port_is_taken():
    field = Field("tyrell knight knight", "lannister footman", "lannisport", "stoney-sept")
    game = field.army("lannisport-port", "lannister", "ship ship").fight()
    game.plays(tyrell="mace-tyrell", lannister="the-hound")
    assert game.lost("lannister", "port") == "ship ship"
    game.asks("tyrell", "take-port").says("tyrell", 1).ends()
    assert (game.units("lannisport-port"), game.house_in("lannisport-port")) == ("ship", "tyrell")


@pytest.mark.rule("BG2-COMBAT-22")
def test_a_winning_defenders_units_stay():
    game = held().fight().plays(**LOW).ends()
    assert (game.units("blackwater"), game.house_in("blackwater")) == ("knight knight", "lannister")
    assert game.told(Retreated) == [Retreated("tyrell", "blackwater", "the-reach", ("footman",))]


@pytest.mark.rule("BG2-COMBAT-22")
def test_winners_who_have_entered_are_not_taken_for_the_beaten():
    """Patchface acts when the combat is cleaned up; until then everybody sees the sheet of the combat."""
    game = Field("baratheon knight knight", "tyrell footman").fight()
    game.plays(baratheon="patchface", tyrell="margaery-tyrell").says("tyrell", "harrenhal")
    game.asks("baratheon", "discard-from-hand")
    assert game.house_in("blackwater") == "baratheon"
    assert game.view(None).battle.defender.units == ()
    assert game.parts("tyrell")["units"] == 1, "the sheet shows what decided"


@pytest.mark.rule("BG2-COMBAT-22")
def test_attackers_who_have_gone_back_are_counted_once():
    game = Field("tyrell knight", "baratheon knight knight").fight()
    game.plays(baratheon="patchface", tyrell="margaery-tyrell").asks("baratheon", "discard-from-hand")
    assert game.units("the-reach") == "(knight)"
    view = game.view(None)
    assert view.battle.attacker.units == ()
    assert next(house.pool["knight"] for house in view.houses.values() if house.house == "tyrell") == 4


@pytest.mark.rule("BG2-COMBAT-06")
def test_everybody_sees_which_step_the_combat_has_reached():
    field = Field("baratheon knight knight knight", "lannister footman knight", origin="crackclaw-point")
    field.army("stoney-sept", "stark", "footman").order("stoney-sept", "support").track("fiefdoms", "lannister")
    game = field.hand("baratheon", "ser-davos-seaworth", "patchface").supply(baratheon=6).fight()
    seen = [game.view(None).battle.step]
    game.supports("stark", {"stoney-sept": "nobody"})
    seen.append(game.view(None).battle.step)
    game.plays(baratheon="patchface", lannister="cersei-lannister").asks("lannister", "blade")
    seen.append(game.view(None).battle.step)
    game.says("lannister", "keep").asks("lannister", "retreat")
    seen.append(game.view(None).battle.step)
    game.says("lannister", "harrenhal").asks("baratheon", "discard-from-hand")
    seen.append(game.view(None).battle.step)
    assert seen == ["support", "house-cards", "blade", "retreat", "clean-up"]
