"""The worked examples of the rules, one by one."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import controller
from maester.games.boardgame.events import (
    CardsDiscarded,
    NeutralForceDefeated,
    RaidForgone,
    TokenPassed,
    WesterosCardResolved,
)
from maester.games.boardgame.facts import Area, Card
from maester.games.boardgame.tokens import pool
from tests.scenarios.boardgame.combat import Combat, marching
from tests.scenarios.boardgame.scenario import unit
from tests.scenarios.boardgame1.first import HOUSES, PLAIN, Fight, First


def targets(scenario: First, house: str, area: Area) -> set[Area]:
    """The land areas to which a march from there may lead."""
    question = marching(scenario).asks(house, "march").question(house)
    return {to for to, target in question.starts[area].targets.items() if target.ground == "land"}


@pytest.mark.rule("BG1-EX-01")
def test_example_01_lannister_setup():
    game = First(5).set_up().begin(steps.AssignOrders())
    assert {area: game.units(area) for area in game.sizes("lannister")} == {
        "lannisport": "footman knight",
        "stoney-sept": "footman",
        "the-golden-sound": "ship",
    }
    places = [game.state.tracks[track].index("lannister") + 1 for track in ("iron-throne", "fiefdoms", "kings-court")]
    assert places == [2, 5, 1]
    assert game.state.holders["kings-court"] == "lannister"
    assert (game.state.power["lannister"], game.state.supply["lannister"]) == (5, 2)
    assert len(game.state.hands["lannister"]) == 7


@pytest.mark.rule("BG1-EX-02")
def test_example_02_supply_drops_from_5_to_3():
    scenario = First().supply(lannister=5).army("harrenhal", "lannister", "footman footman knight knight")
    scenario.army("the-golden-sound", "lannister", "ship ship ship").army(
        "searoad-marches", "lannister", "knight knight"
    )
    scenario.army("stoney-sept", "lannister", "footman footman").token("greyjoy", "riverrun", "seagard")
    scenario.army("crackclaw-point", "lannister", "footman").army("the-reach", "lannister", "footman")
    game = scenario.begin(steps.CountSupply("lannister"), steps.Reconcile("lannister"))
    assert game.asks("lannister", "reconcile").state.supply["lannister"] == 3
    for too_few in ({"harrenhal": ["footman"]}, {"the-golden-sound": ["ship"]}, {"the-golden-sound": ["ship", "ship"]}):
        game.refuses("lannister", too_few, rule="BG1-SUP-09")
    game.says("lannister", {"the-golden-sound": ["ship"], "harrenhal": ["footman"]}).ends()
    lannister = game.view(None).houses["lannister"]
    assert lannister.armies == (3, 2, 2, 2)
    assert (game.units("the-reach"), game.units("crackclaw-point")) == ("footman", "footman")


@pytest.mark.rule("BG1-EX-03")
def test_example_03_mustering_at_supply_3():
    scenario = First().turn_order("lannister").supply(lannister=3).army("lannisport", "lannister", "footman")
    scenario.army("harrenhal", "lannister", "footman footman").army("riverrun", "lannister", "knight knight knight")
    scenario.army("stoney-sept", "lannister", "footman").army("sunset-sea", "lannister", "ship")
    game = scenario.army("ironmans-bay", "greyjoy", "ship").begin(steps.Muster("lannister"))
    assert game.question("lannister").points == {"harrenhal": 1, "lannisport": 2, "riverrun": 2}
    wanted = {
        "lannisport": [unit("footman", "lannisport"), unit("ship", "the-golden-sound")],
        "harrenhal": [unit("knight", "harrenhal", upgrade=True)],
        "riverrun": [unit("ship", "the-golden-sound")],
    }
    for one_more in (unit("footman", "riverrun"), unit("ship", "the-golden-sound")):
        more = {**wanted, "riverrun": [*wanted["riverrun"], one_more]}
        game.refuses("lannister", more, rule="BG1-MUST-11")
    game.says("lannister", wanted).ends()
    lannister = game.view(None).houses["lannister"]
    assert lannister.armies == (3, 2, 2, 2)
    assert (game.units("harrenhal"), game.units("the-golden-sound")) == ("footman knight", "ship ship")


@pytest.mark.rule("BG1-EX-04")
@pytest.mark.parametrize("first", ["baratheon", "stark"])
def test_example_04_fiefdoms_auction_with_a_tie(first: str):
    second = {"baratheon": "stark", "stark": "baratheon"}[first]
    game = First().power(10).turn_order("greyjoy").track("fiefdoms", "stark").begin(steps.Bid("fiefdoms"))
    game.bids(lannister=4, baratheon=3, stark=3, tyrell=2).waits_for("greyjoy").asks("greyjoy", "settle-tie")
    assert set(game.answers("greyjoy")) == {("baratheon", "stark"), ("stark", "baratheon")}
    game.says("greyjoy", [first, second]).ends()
    assert game.track("fiefdoms") == f"lannister {first} {second} tyrell greyjoy"
    assert game.told(TokenPassed) == [TokenPassed("fiefdoms", "lannister")]
    assert sum(game.state.power.values()) == 50 - 12
    assert sum(pool(game.state, house) for house in HOUSES) == 50 + 12


@pytest.mark.rule("BG1-EX-05")
def test_example_05_stars_of_position_3():
    scenario = First().track("kings-court", "stark", "tyrell", "lannister").set_up()
    game = scenario.begin(steps.AssignOrders())
    three = {"lannisport": "march-plus-1", "stoney-sept": "defense-plus-2", "the-golden-sound": "raid-special"}
    game.refuses("lannister", three, rule="BG1-ORDER-04")
    game.says("lannister", {**three, "the-golden-sound": "raid"})


@pytest.mark.rule("BG1-EX-06")
def test_example_06_stars_of_position_5():
    scenario = First().track("kings-court", "stark", "tyrell", "greyjoy", "baratheon", "lannister").set_up()
    game = scenario.army("riverrun", "lannister", "footman").begin(steps.AssignOrders())
    areas = ("lannisport", "stoney-sept", "riverrun")
    for token, facts in game.state.edition.orders.items():
        if facts.special:
            game.refuses("lannister", {"lannisport": token}, rule="BG1-ORDER-04")
        else:
            game.refuses("lannister", dict.fromkeys(areas[: facts.count + 1], token), rule="BG1-ORDER-10")


@pytest.mark.rule("BG1-EX-07")
def test_example_07_a_raid_step():
    scenario = First().turn_order("greyjoy", "stark", "lannister", "baratheon", "tyrell").power(3)
    scenario.ordered("lannister", "raid", "the-golden-sound", "blackwater").ordered("greyjoy", "raid", "sunset-sea")
    scenario.ordered("tyrell", "raid", "the-reach").ordered("baratheon", "raid", "harrenhal")
    scenario.ordered("tyrell", "consolidate-power", "highgarden")
    scenario.ordered("lannister", "support", "searoad-marches", "riverrun").ordered("stark", "march-0", "winterfell")
    game = scenario.begin(steps.Raids(), steps.Marches())
    game.waits_for("greyjoy").raids("greyjoy", "sunset-sea", "highgarden")
    assert (game.state.power["greyjoy"], game.state.power["tyrell"]) == (4, 3)
    game.waits_for("lannister").raids("lannister", "blackwater", "the-reach")
    game.waits_for("baratheon").raids("baratheon", "harrenhal", "riverrun")
    assert game.told(RaidForgone) == [RaidForgone("lannister", "the-golden-sound")]
    assert game.orders() == {"searoad-marches": "support", "winterfell": "march-0"}
    game.waits_for("stark").asks("stark", "march")


@pytest.mark.rule("BG1-EX-08")
def test_example_08_a_march_that_splits():
    scenario = First().supply(lannister=3).army("lannisport", "lannister", "footman footman footman")
    scenario.order("lannisport", "march-minus-1").army("searoad-marches", "lannister", "footman")
    game = marching(scenario)
    game.marches("lannister", "lannisport", {"stoney-sept": "footman", "searoad-marches": "footman"}).ends()
    assert (game.units("stoney-sept"), game.units("lannisport")) == ("footman", "footman")
    assert game.units("searoad-marches") == "footman footman"
    assert game.orders() == {}


IRONMANS_BAY = {"greywater-watch", "seagard", "riverrun"}
SUNSET_SEA = {"highgarden", "searoad-marches", "oldtown"}


@pytest.mark.rule("BG1-EX-09")
def test_example_09_ships_in_one_sea():
    scenario = First().ordered("greyjoy", "march-0", "pyke").army("ironmans-bay", "greyjoy", "ship ship")
    found = targets(scenario, "greyjoy", "pyke")
    assert found >= IRONMANS_BAY
    assert not found & SUNSET_SEA


@pytest.mark.rule("BG1-EX-10", "BG1-RULE-28")
def test_example_10_ships_in_two_seas():
    scenario = First().ordered("greyjoy", "march-0", "pyke").army("ironmans-bay", "greyjoy", "ship")
    assert targets(scenario.army("sunset-sea", "greyjoy", "ship"), "greyjoy", "pyke") >= IRONMANS_BAY | SUNSET_SEA


CHAIN = ("sunset-sea", "redwyne-straights", "summer-sea", "shipbreaker-bay", "the-narrow-sea")


@pytest.mark.rule("BG1-EX-11")
def test_example_11_the_long_chain():
    def reach(*seas: Area) -> set[Area]:
        scenario = First().ordered("stark", "march-0", "flints-finger")
        for sea in seas:
            scenario.army(sea, "stark", "ship")
        return targets(scenario, "stark", "flints-finger")

    assert "widows-watch" in reach(*CHAIN)
    for gap in CHAIN:
        assert "widows-watch" not in reach(*(sea for sea in CHAIN if sea != gap))
    # The shortest way over seas from one coast to the other has five of them.
    seas = First().state.edition.realm.seas
    steps, reached = 1, set(seas["flints-finger"])
    while not reached & set(seas["widows-watch"]):
        steps, reached = steps + 1, reached | {further for sea in reached for further in seas[sea]}
    assert steps == 5


@pytest.mark.rule("BG1-EX-12")
def test_example_12_highgarden_to_sunspear():
    scenario = (
        First().supply(tyrell=6).army("highgarden", "tyrell", "footman footman knight").order("highgarden", "march-0")
    )
    scenario.army("sunset-sea", "tyrell", "ship ship").army("redwyne-straights", "tyrell", "ship")
    scenario.army("summer-sea", "tyrell", "ship").without_neutral("sunspear")
    coasts = First().state.edition.realm.coasts
    shores = {coast for sea in ("sunset-sea", "redwyne-straights", "summer-sea") for coast in coasts[sea]}
    assert targets(scenario, "tyrell", "highgarden") >= shores - {"highgarden"}
    game = marching(scenario).marches("tyrell", "highgarden", {"sunspear": "footman footman knight"}).ends()
    assert game.units("sunspear") == "footman footman knight"


@pytest.mark.rule("BG1-EX-13")
def test_example_13_base_strength():
    game = Fight("tyrell footman knight knight", "lannister footman").fight()
    assert game.parts("tyrell") == {"units": 5}


@pytest.mark.rule("BG1-EX-14")
def test_example_14_support_strength():
    field = Fight("tyrell footman", "lannister footman").army("stoney-sept", "lannister", "footman knight")
    game = field.order("stoney-sept", "support").fight().supports("lannister", {"stoney-sept": "lannister"})
    assert game.parts("lannister") == {"units": 1, "support": 3}


@pytest.mark.rule("BG1-EX-15")
def test_example_15_a_supported_combat():
    field = Fight("tyrell knight knight", "lannister footman", march="march-plus-1").order(
        "blackwater", "march-minus-1"
    )
    field.without_neutral("kings-landing").army("kings-landing", "tyrell", "knight").order("kings-landing", "support")
    field.army("stoney-sept", "lannister", "footman knight").order("stoney-sept", "support")
    field.army("harrenhal", "baratheon", "knight").order("harrenhal", "support").turn_order("tyrell", "lannister")
    game = field.fight().supports("tyrell", {"kings-landing": "tyrell"})
    game.supports("lannister", {"stoney-sept": "lannister"}).supports("baratheon", {"harrenhal": "lannister"})
    assert game.initial() == {"tyrell": 7, "lannister": 6}
    assert game.parts("tyrell") == {"units": 4, "order": 1, "support": 2}
    game.asks("tyrell", "house-card").asks("lannister", "house-card")


@pytest.mark.rule("BG1-EX-16")
@pytest.mark.parametrize(("attack", "lost"), [("footman footman", "footman"), ("knight knight knight knight", "")])
def test_example_16_swords_against_towers(attack: str, lost: str):
    """Lannister wins against two footmen, and Tyrell with four knights."""
    game = Fight(f"tyrell {attack}", "lannister knight").fight()
    game.plays(tyrell="margaery-tyrell", lannister="tywin-lannister")
    assert game.lost("tyrell", "casualty") == lost
    assert game.lost("lannister") == ""
    assert game.winner == ("lannister" if lost else "tyrell")


@pytest.mark.rule("BG1-EX-17")
def test_example_17_a_routed_knight():
    field = Fight("baratheon knight knight", "tyrell knight", at="kingswood", origin="kings-landing")
    field.without_neutral("kings-landing").army("storms-end", "tyrell", "footman").track("fiefdoms", "stark")
    field.army("shipbreaker-bay", "baratheon", "ship").army("dragonstone", "baratheon", "knight knight")
    game = field.order("dragonstone", "march-minus-1").turn_order("baratheon").march()
    game.marches("baratheon", "kings-landing", {"kingswood": "knight knight"})
    game.plays(baratheon="ser-davos-seaworth", tyrell="margaery-tyrell").says("tyrell", "storms-end")
    assert game.units("storms-end") == "footman (knight)"
    game.marches("baratheon", "dragonstone", {"storms-end": "knight knight"})
    assert game.initial()["tyrell"] == 1
    game.plays(baratheon="robert-baratheon", tyrell="queen-of-thorns").ends()
    assert game.lost("tyrell", "casualty") == "footman", "the sword does not reach the routed knight"
    assert game.lost("tyrell", "rout") == "knight", "but it cannot flee again"


@pytest.mark.rule("BG1-EX-18")
def test_example_18_consolidating_on_dragonstone():
    scenario = First().power(baratheon=3).ordered("baratheon", "consolidate-power", "dragonstone")
    assert scenario.begin(steps.ConsolidatePower()).ends().state.power["baratheon"] == 5


@pytest.mark.rule("BG1-EX-19", "BG1-NEUTRAL-01", "BG1-NEUTRAL-07")
def test_example_19_taking_sunspear():
    def yronwood(*seas: Area) -> Combat:
        scenario = First().army("yronwood", "tyrell", "footman knight").order("yronwood", "march-plus-1")
        return marching(scenario.ordered("tyrell", "support", *seas))

    game = yronwood("summer-sea").marches("tyrell", "yronwood", {"sunspear": "footman knight"})
    game.supports("tyrell", {"summer-sea": "tyrell"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "sunspear", 5, 5)]
    assert (game.units("sunspear"), "sunspear" in game.state.neutral) == ("footman knight", False)
    without = yronwood()
    without.refuses_march("tyrell", "yronwood", {"sunspear": "footman knight"}, rule="BG1-NEUTRAL-02")


@pytest.mark.rule("BG1-EX-20")
def test_example_20_all_20_tokens_in_hand():
    scenario = First().power(stark=20).ordered("stark", "consolidate-power", "winterfell")
    scenario.ordered("stark", "march-0", "karhold")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.state.power["stark"] == 20
    spent = scenario.begin(steps.Marches(), steps.ConsolidatePower())
    spent.says("stark", {"area": "karhold", "moves": {"castle-black": ["footman"]}, "leave_power": True}).ends()
    assert spent.state.power["stark"] == 19, "the token on the board is one of the twenty"


@pytest.mark.rule("BG1-EX-21")
def test_example_21_paying_the_wildlings():
    scenario = First(3).power(5).wildlings(12).army("lannisport", "lannister", "footman footman knight knight")
    game = scenario.begin(steps.WildlingAttack()).bids(lannister=1, baratheon=2).asks("lannister", "lose-worth")
    game.says("lannister", {"lannisport": ["knight"]}).ends()
    assert game.units("lannisport") == "footman footman knight", "paid in full, and no knight became a footman"


@pytest.mark.rule("BG1-EX-22")
def test_example_22_three_icons():
    scenario = First(3).westeros("last-days-of-summer", "last-days-of-summer", "feast-for-crows")
    game = scenario.begin(steps.RevealCards(), steps.AdvanceWildlings()).ends()
    assert game.state.wildlings == 6
    assert game.told(WesterosCardResolved) == []


def one_support(unit_kind: str, token: str, at: Area, origin: Area, near: Area) -> Fight:
    """A Stark unit with a support order next to a combat of Baratheon against Lannister."""
    field = Fight("baratheon footman", "lannister footman", at=at, origin=origin)
    field.army(near, "stark", unit_kind).order(near, token)
    return field


@pytest.mark.rule("BG1-EX-23")
def test_example_23_rains_of_autumn_and_support_plus_1():
    field = one_support("footman", "support-plus-1", "blackwater", "the-reach", "stoney-sept")
    field.state.no_support_by = "footman"
    game = field.fight().supports("stark", {"stoney-sept": "lannister"})
    assert game.parts("lannister")["support"] == 1


@pytest.mark.rule("BG1-EX-24")
def test_example_24_salladhor_saan_and_support_plus_1():
    field = one_support("ship", "support-plus-1", "searoad-marches", "blackwater", "sunset-sea")
    game = field.fight().supports("stark", {"sunset-sea": "lannister"})
    assert game.parts("lannister")["support"] == 2
    game.plays(baratheon="salladhor-saan", lannister="vargo-hoat")
    assert game.final()["lannister"] == 1 + 1


@pytest.mark.rule("BG1-EX-25")
def test_example_25_loras_kills_the_only_footman():
    field = Fight("tyrell footman", "lannister footman").order("blackwater", "defense-plus-2")
    field.army("stoney-sept", "lannister", "knight knight").order("stoney-sept", "support")
    game = field.fight().supports("lannister", {"stoney-sept": "lannister"})
    assert game.initial() == {"tyrell": 1, "lannister": 7}
    game.plays(tyrell="ser-loras-tyrell", lannister="tywin-lannister").ends()
    assert game.winner == "tyrell"
    assert (game.lost("lannister"), game.lost("tyrell")) == ("footman", ""), "Tywin's swords do not count"
    assert (game.house_in("blackwater"), controller(game.state, "blackwater")) == ("tyrell", "tyrell")
    assert game.orders("lannister") == {"stoney-sept": "support"}
    assert (game.state.discards["tyrell"], game.state.discards["lannister"]) == (
        ("ser-loras-tyrell",),
        ("tywin-lannister",),
    )


@pytest.mark.rule("BG1-EX-26")
def test_example_26_melisandre_against_the_last_card():
    field = Fight("baratheon knight knight", "lannister footman", origin="crackclaw-point").power(5)
    game = field.hand("lannister", "kevan-lannister").fight().plays(baratheon="melisandre-of-asshai")
    game.waits_for("lannister").says("lannister", "stoney-sept").ends()
    assert game.told(CardsDiscarded) == []
    assert game.state.power["baratheon"] == 5
    assert (len(game.state.hands["lannister"]), game.state.discards["lannister"]) == (7, ())


@pytest.mark.rule("BG1-EX-27", "BG1-PLAYERS-06")
def test_example_27_start_with_4_players():
    state = First(4).state
    assert state.tracks["fiefdoms"] == ("tyrell", "stark", "baratheon", "lannister")
    assert state.holders["fiefdoms"] == "tyrell"
    assert First(3).state.holders["fiefdoms"] == "stark"


@pytest.mark.rule("BG1-EX-28", "BG1-RULE-01")
def test_example_28_the_optional_court_swap():
    assert First().state.tracks["kings-court"][3:] == ("greyjoy", "tyrell")
    assert First(kings_court_swap=True).state.tracks["kings-court"][3:] == ("tyrell", "greyjoy")


@pytest.mark.rule("BG1-EX-29", "BG1-RULE-23")
@pytest.mark.parametrize(
    ("card", "winner"), [("tywin-lannister", "lannister"), ("kevan-lannister", "tyrell")], ids=["won", "lost"]
)
def test_example_29_only_routed_units(card: Card, winner: str):
    game = Fight("tyrell footman", "lannister (knight)").fight().waits_for("tyrell", "lannister")
    assert game.initial() == {"tyrell": 1, "lannister": 0}
    game.plays(tyrell=PLAIN["tyrell"], lannister=card).ends()
    assert game.winner == winner


@pytest.mark.rule("BG1-EX-30")
def test_example_30_the_seventh_card():
    game = Fight("tyrell knight knight", "lannister footman").hand("tyrell", "margaery-tyrell").fight()
    assert len(game.state.discards["tyrell"]) == 6
    game.plays(lannister="tyrion-lannister").says("lannister", "stoney-sept").ends()
    assert [len(game.state.hands["tyrell"]), len(game.state.discards["tyrell"])] == [7, 0]
