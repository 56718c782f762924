"""ORDER: the five kinds of orders, and what the special ones add."""

from collections import Counter

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import controlled
from maester.games.boardgame.events import CombatBegan, Mustered, PowerConsolidated, Raided
from maester.games.boardgame.facts import Token
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Scenario, unit

KINDS: dict[str, dict[Token, tuple[int, int]]] = {
    "march": {"march-minus-1": (1, -1), "march-0": (1, 0), "march-plus-1": (1, 1)},
    "defense": {"defense-plus-1": (2, 1), "defense-plus-2": (1, 2)},
    "support": {"support": (2, 0), "support-plus-1": (1, 1)},
    "raid": {"raid": (2, 0), "raid-special": (1, 0)},
    "consolidate-power": {"consolidate-power": (2, 0), "consolidate-power-special": (1, 0)},
}


@pytest.mark.rule("BG2-ORDER-01", "BG2-ORDER-02")
def test_there_are_five_kinds_ten_normal_tokens_and_a_special_one_of_each_kind():
    orders = Scenario(6).state.edition.orders
    assert {facts.kind for facts in orders.values()} == set(KINDS)
    special = Counter(facts.kind for facts in orders.values() if facts.special for _ in range(facts.count))
    assert special == dict.fromkeys(KINDS, 1)
    assert sum(facts.count for facts in orders.values() if not facts.special) == 10


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("BG2-ORDER-03", "BG2-ORDER-04", "BG2-ORDER-05", "BG2-ORDER-06", "BG2-ORDER-07")
def test_the_tokens_of_each_kind(kind: str):
    """As the question offers them: how many of each, and what is printed on them."""
    game = Scenario(6).set_up().begin(steps.AssignOrders())
    orders = game.state.edition.orders
    offered = {token: count for token, count in game.question("stark").tokens.items() if orders[token].kind == kind}
    assert {token: (count, orders[token].modifier) for token, count in offered.items()} == KINDS[kind]


# Defense


@pytest.mark.parametrize(("token", "bonus"), [("defense-plus-1", 1), ("defense-plus-2", 2)])
@pytest.mark.rule("BG2-ORDER-08", "BG2-ORDER-10", "BG2-ORDER-04")
def test_a_defense_order_counts_in_every_combat_in_its_area(token: Token, bonus: int):
    scenario = Field("tyrell footman", "lannister knight").order("blackwater", token).turn_order("tyrell", "stark")
    scenario.army("harrenhal", "stark", "footman").order("harrenhal", "march-0")
    game = scenario.fight()
    assert game.initial() == {"tyrell": 1, "lannister": 2 + bonus}
    game.plays(tyrell="margaery-tyrell", lannister="ser-gregor-clegane")
    game.marches("stark", "harrenhal", {"blackwater": "footman"})
    assert game.initial() == {"stark": 1, "lannister": 2 + bonus}
    assert game.orders("lannister") == {"blackwater": token}


@pytest.mark.rule("BG2-ORDER-09")
def test_a_defense_order_helps_nobody_elsewhere():
    """Neither next door nor on the attack: it defends its own area."""
    scenario = Field("tyrell footman", "lannister knight").army("stoney-sept", "lannister", "knight")
    scenario.order("stoney-sept", "defense-plus-2").army("searoad-marches", "tyrell", "footman")
    scenario.order("searoad-marches", "defense-plus-1")
    assert scenario.fight().initial() == {"tyrell": 1, "lannister": 2}


# The other specials


@pytest.mark.parametrize(("token", "strength"), [("march-minus-1", 1), ("march-0", 2), ("march-plus-1", 3)])
@pytest.mark.rule("BG2-ORDER-11", "BG2-ORDER-03", "BG2-MARCH-10")
def test_the_number_on_a_march_order_counts_for_the_attacker(token: Token, strength: int):
    game = Field("tyrell knight", "lannister footman", march=token).fight()
    assert game.initial() == {"tyrell": strength, "lannister": 1}


@pytest.mark.rule("BG2-ORDER-11")
def test_in_defence_a_march_order_counts_nothing():
    scenario = Field("tyrell knight", "lannister footman").order("blackwater", "march-plus-1").turn_order("tyrell")
    assert scenario.fight().initial() == {"tyrell": 2, "lannister": 1}


@pytest.mark.parametrize(("token", "strength"), [("support", 4), ("support-plus-1", 5)])
@pytest.mark.rule("BG2-ORDER-12", "BG2-ORDER-05")
def test_special_support_is_worth_one_more(token: Token, strength: int):
    scenario = Field("tyrell knight", "lannister footman").army("searoad-marches", "tyrell", "knight")
    game = scenario.order("searoad-marches", token).fight().supports("tyrell", {"searoad-marches": "tyrell"})
    assert game.initial() == {"tyrell": strength, "lannister": 1}


@pytest.mark.parametrize(
    "target",
    [*KINDS["defense"], *KINDS["support"], *KINDS["raid"], *KINDS["consolidate-power"]],
)
@pytest.mark.rule("BG2-ORDER-13")
def test_a_special_raid_works_as_a_normal_one_or_removes_a_defense_order(target: Token):
    scenario = Scenario(6).army("stoney-sept", "stark", "footman").order("stoney-sept", "raid-special")
    scenario.army("harrenhal", "lannister", "footman").order("harrenhal", target).turn_order("stark")
    game = scenario.begin(steps.Raids()).raids("stark", "stoney-sept", "harrenhal").ends()
    assert game.orders() == {}
    assert game.told(Raided) == [Raided("stark", "stoney-sept", "harrenhal", "lannister", target)]


@pytest.mark.rule("BG2-ORDER-13")
def test_a_special_raid_removes_one_order_only():
    scenario = Scenario(6).army("stoney-sept", "stark", "footman").order("stoney-sept", "raid-special")
    scenario.army("harrenhal", "lannister", "footman").order("harrenhal", "support")
    scenario.army("riverrun", "lannister", "footman").order("riverrun", "defense-plus-1")
    game = scenario.begin(steps.Raids())
    game.refuses("stark", {"area": "stoney-sept", "targets": ["harrenhal", "riverrun"]}, rule="BG2-RAID-03")
    assert game.raids("stark", "stoney-sept", "riverrun").ends().orders() == {"harrenhal": "support"}


@pytest.mark.rule("BG2-ORDER-14", "BG2-ORDER-15")
def test_special_consolidate_power_gives_power_or_musters_in_its_own_area():
    scenario = Scenario(6).army("riverrun", "lannister", "footman").order("riverrun", "consolidate-power-special")
    scenario.supply(lannister=6)
    game = scenario.begin(steps.ConsolidatePower()).consolidates("lannister", "riverrun").ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("lannister", "riverrun", 2)]
    assert not game.told(Mustered)
    game = scenario.begin(steps.ConsolidatePower()).consolidates("lannister", "riverrun", muster=True)
    assert game.question("lannister").points == {"riverrun": 2}, "lannisport is controlled too, but has no such order"
    elsewhere = {"lannisport": [unit("footman", "lannisport")]}
    game.refuses("lannister", elsewhere, rule="BG2-MUST-01")
    game.says("lannister", {"riverrun": [unit("knight", "riverrun")]}).ends()
    assert game.units("riverrun") == "footman knight"
    assert not game.told(PowerConsolidated)


@pytest.mark.rule("BG2-ORDER-15")
def test_without_a_structure_it_cannot_muster():
    scenario = Scenario(6).army("stoney-sept", "lannister", "footman")
    game = scenario.order("stoney-sept", "consolidate-power-special").begin(steps.ConsolidatePower()).ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("lannister", "stoney-sept", 2)]


@pytest.mark.rule("BG2-ORDER-14")
def test_a_normal_consolidate_power_order_cannot_muster():
    scenario = Scenario(6).army("riverrun", "lannister", "footman").supply(lannister=6)
    game = scenario.order("riverrun", "consolidate-power").begin(steps.ConsolidatePower()).ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("lannister", "riverrun", 2)]


# Tokens and steps


@pytest.mark.rule("BG2-ORDER-16")
def test_tokens_that_left_the_board_can_be_used_again():
    """Raided, resolved or cleaned up: in the next planning phase all fifteen are there."""
    scenario = Scenario(3).set_up().order("winterfell", "raid").order("white-harbor", "march-0")
    scenario.order("the-shivering-sea", "defense-plus-1").order("lannisport", "support")
    scenario.westeros("last-days-of-summer", "game-of-thrones", "put-to-the-sword")
    game = scenario.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower(), steps.CleanUp())
    game.says("stark", {"area": "white-harbor"}).asks("stark", "put-to-the-sword").says("stark", "nothing")
    tokens = {token: facts.count for token, facts in game.state.edition.orders.items()}
    assert game.asks("stark", "orders").question("stark").tokens == tokens
    assert game.asks("lannister", "orders").question("lannister").tokens == tokens


@pytest.mark.rule("BG2-ORDER-17", "BG2-RAID-14", "BG2-MARCH-15", "BG2-CP-05")
def test_raids_then_marches_then_power_then_clean_up():
    scenario = Scenario(6).army("stoney-sept", "lannister", "footman").order("stoney-sept", "raid").round(10)
    scenario.army("lannisport", "lannister", "footman").order("lannisport", "march-0")
    scenario.army("winterfell", "stark", "footman").order("winterfell", "consolidate-power")
    scenario.army("karhold", "stark", "footman").order("karhold", "march-0")
    scenario.army("riverrun", "greyjoy", "footman").order("riverrun", "raid")
    whole_round = scenario.state.edition.later_rounds
    game = scenario.begin(*whole_round[whole_round.index(steps.UseRaven()) + 1 :])
    game.raids("lannister", "stoney-sept")
    game.asks("lannister", "march").says("lannister", {"area": "lannisport", "moves": {"searoad-marches": ["footman"]}})
    game.asks("stark", "march").says("stark", {"area": "karhold"}).ends()
    order = ["RaidForgone", "RaidForgone", "Marched", "StoodStill", "PowerConsolidated", "PowerGained"]
    assert game.happened() == [*order, "RoundCleanedUp", "GameWon"]


@pytest.mark.rule("BG2-ORDER-18")
def test_no_other_order_brings_an_area_under_control_or_starts_an_attack():
    """Every order but a march, next to areas that are free, and to an enemy's."""
    others = [token for token, facts in Scenario(6).state.edition.orders.items() if facts.kind != "march"]
    for token in others:
        scenario = Scenario(6).army("stoney-sept", "stark", "knight").order("stoney-sept", token)
        scenario.army("harrenhal", "lannister", "footman").order("harrenhal", "defense-plus-1")
        game = scenario.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower())
        if token == "raid-special":
            game.raids("stark", "stoney-sept", "harrenhal")
        game.ends()
        assert controlled(game.state, "stark") == ["stoney-sept", "winterfell"]
        assert game.units("harrenhal") == "footman"
        assert not game.told(CombatBegan)
    marched = marching(Scenario(6).army("stoney-sept", "stark", "knight").order("stoney-sept", "march-0"))
    marched.marches("stark", "stoney-sept", {"harrenhal": "knight"}).ends()
    assert controlled(marched.state, "stark") == ["harrenhal", "winterfell"]
