"""RAID: one order of an enemy next door is removed with the raid."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import PowerGained, PowerLost, Raided, RaidForgone
from maester.games.boardgame.facts import Area, House, Token
from maester.games.boardgame.raid import Raid
from tests.scenarios.boardgame.scenario import Played, Scenario


def orders(**given: tuple[House, Token]) -> Scenario:
    """Areas, whose unit is there and with which order."""
    scenario = Scenario(6)
    realm = scenario.state.edition.realm
    for name, (house, token) in given.items():
        area = name.replace("_", "-")
        scenario.army(area, house, "footman" if realm.ground[area] == "land" else "ship").order(area, token)
    return scenario


def raiding(scenario: Scenario) -> Played:
    return scenario.begin(steps.Raids())


def refuses(game: Played, house: House, area: Area, target: Area, rule: str) -> Played:
    return game.asks(house, "raid").refuses(house, {"area": area, "targets": [target]}, rule=rule)


@pytest.mark.rule("BG2-RAID-01", "BG2-RAID-02")
def test_in_turn_order_each_house_resolves_one_raid_and_then_again():
    """Stark has two raids, Lannister one, Greyjoy two; Baratheon, first of all, has none."""
    scenario = orders(
        winterfell=("stark", "raid"),
        karhold=("stark", "raid"),
        harrenhal=("lannister", "raid"),
        seagard=("greyjoy", "raid"),
        flints_finger=("greyjoy", "raid"),
        greywater_watch=("tyrell", "support"),
        castle_black=("tyrell", "support"),
        moat_cailin=("tyrell", "support"),
        riverrun=("tyrell", "support"),
        stoney_sept=("tyrell", "support"),
        dragonstone=("baratheon", "support"),
    ).turn_order("baratheon", "stark", "lannister", "greyjoy", "tyrell")
    game = raiding(scenario).waits_for("stark").raids("stark", "karhold")
    game.waits_for("lannister").raids("lannister", "harrenhal")
    game.waits_for("greyjoy").raids("greyjoy", "seagard")
    game.waits_for("stark").raids("stark", "winterfell")
    game.waits_for("greyjoy").raids("greyjoy", "flints-finger").ends()
    assert [event.house for event in game.told(RaidForgone)] == ["stark", "lannister", "greyjoy", "stark", "greyjoy"]


@pytest.mark.rule("BG2-RAID-01")
def test_only_own_raid_orders_are_resolved():
    game = raiding(orders(harrenhal=("stark", "raid"), riverrun=("lannister", "raid"), seagard=("stark", "support")))
    game.asks("lannister", "raid")
    for area in ("harrenhal", "seagard", "winterfell"):
        game.refuses("lannister", {"area": area}, rule="BG2-RAID-01")


@pytest.mark.parametrize("token", ["support", "raid", "consolidate-power"])
@pytest.mark.rule("BG2-RAID-03", "BG2-RAID-09")
@pytest.mark.parametrize("special", [False, True])
def test_an_enemy_order_next_door_and_the_raid_leave_the_board(token: Token, special: bool):
    named = {"support": "support-plus-1"}.get(token, f"{token}-special") if special else token
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", named)).turn_order("stark")
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert game.orders() == {}
    assert game.told(Raided) == [Raided("stark", "harrenhal", "riverrun", "lannister", named)]


@pytest.mark.rule("BG2-RAID-03")
def test_only_one_order_next_door_and_not_further():
    scenario = orders(
        harrenhal=("stark", "raid"),
        riverrun=("lannister", "support"),
        stoney_sept=("lannister", "support"),
        seagard=("lannister", "support-plus-1"),
    )
    game = raiding(scenario)
    refuses(game, "stark", "harrenhal", "seagard", "BG2-RAID-03")
    refuses(game, "stark", "harrenhal", "blackwater", "BG2-RAID-03")
    refuses(game, "stark", "harrenhal", "harrenhal", "BG2-RAID-03")
    game.refuses("stark", {"area": "harrenhal", "targets": ["riverrun", "stoney-sept"]}, rule="BG2-RAID-03")
    game.refuses("stark", {"area": "harrenhal", "targets": ["riverrun", "riverrun"]}, rule="BG2-RAID-03")


@pytest.mark.rule("BG2-RAID-04")
def test_pillage_gives_the_raider_one_power_and_costs_the_victim_one():
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", "consolidate-power")).power(3)
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert (game.state.power["stark"], game.state.power["lannister"]) == (4, 2)
    assert game.told(PowerGained) == [PowerGained("stark", 1, "pillage")]
    assert game.told(PowerLost) == [PowerLost("lannister", 1, "pillage")]


@pytest.mark.parametrize("token", ["support", "raid"])
@pytest.mark.rule("BG2-RAID-04")
def test_other_orders_are_removed_without_power(token: Token):
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", token)).turn_order("stark").power(3)
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert set(game.state.power.values()) == {3}


@pytest.mark.rule("BG2-RAID-05")
def test_the_pillager_gains_even_if_the_victim_has_nothing():
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", "consolidate-power")).power(0)
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert (game.state.power["stark"], game.state.power["lannister"]) == (1, 0)


@pytest.mark.parametrize("raid", ["raid", "raid-special"])
@pytest.mark.rule("BG2-RAID-06")
def test_a_raid_on_land_does_not_reach_the_sea(raid: Token):
    scenario = orders(riverrun=("stark", raid), ironmans_bay=("greyjoy", "support"), harrenhal=("lannister", "support"))
    refuses(raiding(scenario), "stark", "riverrun", "ironmans-bay", "BG2-RAID-06")
    lonely = orders(riverrun=("stark", raid), ironmans_bay=("greyjoy", "consolidate-power"))
    assert raiding(lonely).ends().orders() == {"ironmans-bay": "consolidate-power"}


@pytest.mark.parametrize("target", ["riverrun", "the-golden-sound", "sunset-sea", "pyke"])
@pytest.mark.rule("BG2-RAID-07")
def test_a_raid_at_sea_reaches_land_and_sea(target: Area):
    scenario = orders(ironmans_bay=("stark", "raid"), **{target: ("lannister", "support")})
    assert raiding(scenario).raids("stark", "ironmans-bay", target).ends().orders() == {}


@pytest.mark.rule("BG2-RAID-08")
def test_power_at_sea_is_pillaged_as_usual():
    scenario = orders(ironmans_bay=("stark", "raid"), sunset_sea=("lannister", "consolidate-power")).power(3)
    game = raiding(scenario).raids("stark", "ironmans-bay", "sunset-sea").ends()
    assert (game.state.power["stark"], game.state.power["lannister"]) == (4, 2)


@pytest.mark.parametrize("raid", ["raid", "raid-special"])
@pytest.mark.parametrize("march", ["march-0", "march-minus-1", "march-plus-1"])
@pytest.mark.rule("BG2-RAID-10")
def test_marches_are_never_raided(raid: Token, march: Token):
    scenario = orders(harrenhal=("stark", raid), riverrun=("lannister", march), stoney_sept=("lannister", "support"))
    refuses(raiding(scenario), "stark", "harrenhal", "riverrun", "BG2-RAID-10")


@pytest.mark.parametrize("defense", ["defense-plus-1", "defense-plus-2"])
@pytest.mark.rule("BG2-RAID-10")
def test_defense_orders_are_raided_by_a_special_raid_only(defense: Token):
    given = {"riverrun": ("lannister", defense), "stoney_sept": ("lannister", "support")}
    refuses(raiding(orders(harrenhal=("stark", "raid"), **given)), "stark", "harrenhal", "riverrun", "BG2-RAID-10")
    special = raiding(orders(harrenhal=("stark", "raid-special"), **given)).raids("stark", "harrenhal", "riverrun")
    assert special.ends().orders() == {"stoney-sept": "support"}


@pytest.mark.rule("BG2-RAID-11")
def test_without_a_target_the_order_is_removed_and_nobody_is_asked():
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", "march-0"), stoney_sept=("stark", "support"))
    game = raiding(scenario).ends()
    assert game.told(RaidForgone) == [RaidForgone("stark", "harrenhal")]
    assert game.orders() == {"riverrun": "march-0", "stoney-sept": "support"}


@pytest.mark.rule("BG2-RAID-12")
def test_the_effect_may_be_forgone():
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", "consolidate-power")).power(3)
    game = raiding(scenario).raids("stark", "harrenhal").ends()
    assert game.orders() == {"riverrun": "consolidate-power"}
    assert set(game.state.power.values()) == {3}
    assert game.told(RaidForgone) == [RaidForgone("stark", "harrenhal")]


@pytest.mark.rule("BG2-RAID-13", "BG2-RAID-02")
def test_a_raid_that_was_raided_is_not_resolved():
    scenario = orders(
        harrenhal=("stark", "raid"), riverrun=("lannister", "raid"), seagard=("greyjoy", "consolidate-power")
    ).turn_order("stark", "lannister")
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert game.orders() == {"seagard": "consolidate-power"}


@pytest.mark.rule("BG2-RAID-14")
def test_after_the_last_raid_the_marches_begin():
    scenario = orders(harrenhal=("stark", "raid"), riverrun=("lannister", "raid"), seagard=("lannister", "march-0"))
    game = scenario.turn_order("lannister", "stark").begin(steps.Raids(), steps.Marches())
    game.raids("lannister", "riverrun")
    game.asks("lannister", "march")
    assert game.told(RaidForgone)[-1] == RaidForgone("stark", "harrenhal")


@pytest.mark.rule("BG2-RAID-01")
def test_the_question_lists_what_can_be_raided():
    scenario = orders(
        harrenhal=("stark", "raid"),
        riverrun=("lannister", "support"),
        blackwater=("lannister", "defense-plus-1"),
        karhold=("stark", "raid-special"),
        winterfell=("tyrell", "defense-plus-2"),
        castle_black=("tyrell", "raid"),
    ).turn_order("stark")
    found = {(answer.area, answer.targets) for answer in raiding(scenario).answers("stark")}
    special = {("karhold", ()), ("karhold", ("winterfell",)), ("karhold", ("castle-black",))}
    assert found == special | {("harrenhal", ()), ("harrenhal", ("riverrun",))}


@pytest.mark.rule("BG2-RAID-10")
@pytest.mark.parametrize(("token", "why"), [("march-0", "march-not-raided"), ("defense-plus-1", "defense-not-raided")])
def test_the_refusal_says_which_order_cannot_be_raided(token: str, why: str):
    scenario = Scenario(6).ordered("stark", "raid", "riverrun").ordered("lannister", token, "harrenhal")
    game = scenario.ordered("lannister", "support", "stoney-sept").begin(steps.Raids()).asks("stark", "raid")
    assert game.question("stark").refusal(Raid("riverrun", ("harrenhal",))).why == why
