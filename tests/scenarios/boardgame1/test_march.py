"""MARCH and SHIP: units go where they are sent, next door or over own ships, and fight at most once."""

import pytest

from maester.games.boardgame.control import controller
from maester.games.boardgame.events import CombatBegan, Marched, NeutralForceHeld, OrderRemoved, StoodStill, UnitsLost
from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.combat import Combat, marching
from tests.scenarios.boardgame1.first import Fight, First


def lannister(units: str = "footman footman knight", area: Area = "lannisport") -> First:
    """An army with a march order, and supply for whatever it does."""
    return First().supply(lannister=6).army(area, "lannister", units).order(area, "march-0")


@pytest.mark.rule("BG1-MARCH-01")
def test_one_march_of_each_house_in_turn_order_and_then_again():
    """Baratheon, first of all, has none; Stark has two, Lannister one, Greyjoy two."""
    scenario = First().turn_order("baratheon", "stark", "lannister", "greyjoy")
    scenario.ordered("stark", "march-0", "winterfell").ordered("stark", "march-minus-1", "karhold")
    scenario.ordered("lannister", "march-0", "lannisport").ordered("baratheon", "support", "kingswood")
    scenario.ordered("greyjoy", "march-0", "seagard").ordered("greyjoy", "march-minus-1", "flints-finger")
    game = marching(scenario)
    turns = [
        ("stark", "karhold"),
        ("lannister", "lannisport"),
        ("greyjoy", "seagard"),
        ("stark", "winterfell"),
        ("greyjoy", "flints-finger"),
    ]
    for house, area in turns:
        game.refuses_march(house, "kingswood", {}, rule="BG1-MARCH-01")
        game.waits_for(house).marches(house, area, {})
    assert game.ends().orders() == {"kingswood": "support"}


@pytest.mark.parametrize(
    "moves",
    [
        {},
        {"stoney-sept": "footman"},
        {"stoney-sept": "footman footman knight"},
        {"stoney-sept": "knight", "searoad-marches": "footman", "riverrun": "footman"},
    ],
    ids=["none", "one", "all", "three ways"],
)
@pytest.mark.rule("BG1-MARCH-02", "BG1-MARCH-03", "BG1-MARCH-11", "BG1-MARCH-12", "BG1-RULE-09")
def test_all_some_or_none_go_to_one_area_or_several_and_the_token_leaves(moves: dict[Area, str]):
    game = marching(lannister()).marches("lannister", "lannisport", moves).ends()
    assert {area: game.units(area) for area in moves} == moves
    stayed = 3 - len(" ".join(moves.values()).split())
    assert len(game.units("lannisport").split()) == stayed
    assert game.orders() == {}
    assert [event.into for event in game.told(Marched)] == list(moves)
    assert len(game.told(StoodStill)) == (not moves)


@pytest.mark.rule("BG1-MARCH-02")
def test_only_units_that_are_there_go():
    game = marching(lannister())
    for units in ("knight knight", "ship", "siege-engine", ""):
        game.refuses_march("lannister", "lannisport", {"stoney-sept": units}, rule="BG1-MARCH-02")
    twice = {"stoney-sept": "knight", "riverrun": "knight"}
    game.refuses_march("lannister", "lannisport", twice, rule="BG1-MARCH-02")


@pytest.mark.parametrize("far", ["harrenhal", "seagard", "pyke", "lannisport", "nowhere"])
@pytest.mark.rule("BG1-MARCH-04")
def test_next_door_only(far: Area):
    marching(lannister()).refuses_march("lannister", "lannisport", {far: "footman"}, rule="BG1-MARCH-04")


@pytest.mark.rule("BG1-MARCH-05")
def test_ships_stay_at_sea_and_land_units_on_land():
    scenario = lannister().army("the-golden-sound", "lannister", "ship").order("the-golden-sound", "march-minus-1")
    game = marching(scenario)
    for units in ("footman", "knight"):
        game.refuses_march("lannister", "lannisport", {"the-golden-sound": units}, rule="BG1-MARCH-05")
    for coast in ("lannisport", "riverrun"):
        game.refuses_march("lannister", "the-golden-sound", {coast: "ship"}, rule="BG1-MARCH-05")
    game.marches("lannister", "the-golden-sound", {"sunset-sea": "ship"})
    assert game.units("sunset-sea") == "ship"


@pytest.mark.rule("BG1-MARCH-06", "BG1-MARCH-07", "BG1-COMBAT-01")
def test_only_one_area_entered_may_hold_enemies_and_there_is_the_combat_after_all_moves():
    scenario = lannister().army("riverrun", "stark", "footman").army("stoney-sept", "greyjoy", "(footman)")
    game = marching(scenario)
    two = {"riverrun": "knight", "stoney-sept": "footman"}
    game.refuses_march("lannister", "lannisport", two, rule="BG1-MARCH-06")
    game.marches("lannister", "lannisport", {"riverrun": "footman knight", "searoad-marches": "footman"})
    assert game.told(CombatBegan) == [CombatBegan("lannister", "stark", "riverrun", "lannisport")]
    assert game.units("searoad-marches") == "footman"
    game.asks("lannister", "house-card").asks("stark", "house-card")


@pytest.mark.rule("BG1-MARCH-07", "BG1-COMBAT-16")
def test_the_combat_is_over_before_the_next_march_begins():
    scenario = lannister("knight knight").army("riverrun", "stark", "footman").turn_order("lannister", "tyrell")
    game = marching(scenario.ordered("tyrell", "march-0", "highgarden"))
    game.marches("lannister", "lannisport", {"riverrun": "knight knight"}).waits_for("lannister", "stark")
    game.plays(lannister="tywin-lannister", stark="catelyn-stark").asks("tyrell", "march")
    assert game.view(None).battle is None


@pytest.mark.rule("BG1-MARCH-16")
def test_the_march_token_goes_with_the_attack_until_the_combat_is_over():
    game = Fight("tyrell knight knight", "lannister footman", march="march-plus-1").fight()
    assert game.orders() == {}
    battle = game.view(None).battle
    assert (battle.area, battle.order) == ("blackwater", "march-plus-1")
    game.plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.orders() == {}


def chain() -> First:
    """A knight in Lannisport, and footmen in Stoney Sept and Harrenhal, all with march orders."""
    scenario = lannister("knight").ordered("lannister", "march-minus-1", "stoney-sept")
    return scenario.ordered("lannister", "march-plus-1", "harrenhal")


@pytest.mark.rule("BG1-MARCH-09")
def test_units_march_again_with_an_order_where_they_arrive():
    game = marching(chain()).marches("lannister", "lannisport", {"stoney-sept": "knight"})
    game.marches("lannister", "stoney-sept", {"harrenhal": "knight"})
    game.marches("lannister", "harrenhal", {"crackclaw-point": "knight"}).ends()
    assert game.units("crackclaw-point") == "knight"


@pytest.mark.rule("BG1-MARCH-10", "BG1-COMBAT-14")
def test_a_conquered_areas_march_order_is_gone_and_breaks_the_chain():
    scenario = chain().army("riverrun", "stark", "knight knight").order("riverrun", "march-plus-1")
    game = marching(scenario.supply(stark=6).turn_order("lannister", "stark"))
    game.marches("lannister", "lannisport", {"stoney-sept": "knight"})
    game.marches("stark", "riverrun", {"stoney-sept": "knight knight"})
    game.plays(stark="eddard-stark", lannister="vargo-hoat").says("lannister", "lannisport")
    assert game.orders("lannister") == {"harrenhal": "march-plus-1"}
    game.waits_for("lannister").refuses_march("lannister", "stoney-sept", {}, rule="BG1-MARCH-01")


@pytest.mark.rule("BG1-MARCH-13", "BG1-RULE-05", "BG1-RULE-25", "BG1-LIMITS-04")
def test_no_march_breaks_supply_not_even_to_get_rid_of_units():
    """At level 0 two armies of two are all."""
    scenario = lannister("footman").supply(lannister=0).army("stoney-sept", "lannister", "footman footman")
    scenario.army("riverrun", "lannister", "knight").army("searoad-marches", "lannister", "knight knight")
    game = marching(scenario)
    for area in ("stoney-sept", "riverrun", "searoad-marches"):
        game.refuses_march("lannister", "lannisport", {area: "footman"}, rule="BG1-MARCH-13")
    game.marches("lannister", "lannisport", {}).ends()


@pytest.mark.rule("BG1-RULE-40")
def test_supply_is_measured_after_all_moves_with_the_attackers_where_they_attack():
    scenario = lannister("footman footman").supply(lannister=0).army("searoad-marches", "lannister", "knight knight")
    scenario.army("stoney-sept", "lannister", "footman").army("riverrun", "stark", "footman")
    game = marching(scenario)
    game.refuses_march(
        "lannister", "lannisport", {"riverrun": "footman", "searoad-marches": "footman"}, rule="BG1-MARCH-13"
    )
    game.marches("lannister", "lannisport", {"riverrun": "footman", "stoney-sept": "footman"})
    full = scenario.army("harrenhal", "lannister", "footman").army("lannisport", "lannister", "footman")
    full.supply(lannister=1)
    game = marching(full)
    both = {"riverrun": "footman footman", "stoney-sept": "footman"}
    game.refuses_march("lannister", "lannisport", both, rule="BG1-MARCH-13")
    game.marches("lannister", "lannisport", {"riverrun": "footman footman footman"})


@pytest.mark.rule("BG1-MARCH-14", "BG1-RULE-46")
def test_if_a_failed_march_leaves_armies_too_large_units_are_removed_at_once():
    """Tyrell counted on Lannister's support before King's Landing; the knight that should have gone stays behind.

    At level 1 there are two armies: the knights that did not part, and those in Highgarden, and Kingswood is one more.
    """
    scenario = (
        First().supply(tyrell=1).army("the-reach", "tyrell", "footman knight knight").order("the-reach", "march-0")
    )
    scenario.army("highgarden", "tyrell", "footman footman").army("kingswood", "tyrell", "footman")
    scenario.army("blackwater", "lannister", "knight knight").order("blackwater", "support")
    game = marching(scenario).marches("tyrell", "the-reach", {"kings-landing": "knight", "kingswood": "footman"})
    game.supports("lannister", {"blackwater": "nobody"})
    assert game.told(NeutralForceHeld)
    game.waits_for("tyrell").asks("tyrell", "reconcile").refuses("tyrell", {}, rule="BG1-SUP-09")
    game.says("tyrell", {"highgarden": ["footman"]}).ends()
    assert game.told(UnitsLost) == [UnitsLost("tyrell", "highgarden", ("footman",), "supply")]
    assert (game.units("the-reach"), game.units("kingswood")) == ("knight knight", "footman footman")


@pytest.mark.rule("BG1-MARCH-15", "BG1-CONTROL-04")
def test_a_lone_power_token_is_no_combat():
    scenario = lannister().token("stark", "riverrun").army("stoney-sept", "greyjoy", "footman")
    game = marching(scenario).marches("lannister", "lannisport", {"riverrun": "footman", "stoney-sept": "knight"})
    assert game.told(CombatBegan) == [CombatBegan("lannister", "greyjoy", "stoney-sept", "lannisport")]
    assert controller(game.state, "riverrun") == "lannister"
    assert game.state.tokens == {}


@pytest.mark.rule("BG1-RETREAT-15")
def test_routed_units_stay():
    game = marching(lannister("footman (footman) (knight)"))
    for units in ("knight", "footman footman"):
        game.refuses_march("lannister", "lannisport", {"stoney-sept": units}, rule="BG1-RETREAT-15")
    game.marches("lannister", "lannisport", {"stoney-sept": "footman"}).ends()


# Ship transport


def fleet(*seas: Area, ships: str = "ship", units: str = "footman footman knight") -> First:
    """Stark in Winterfell with a march order, and its ships in these seas."""
    scenario = First().supply(stark=6).army("winterfell", "stark", units).order("winterfell", "march-0")
    for sea in seas:
        scenario.army(sea, "stark", ships)
    return scenario


def carried(scenario: First, into: Area, units: str = "footman") -> Combat:
    return marching(scenario).marches("stark", "winterfell", {into: units})


@pytest.mark.parametrize(
    ("seas", "into"),
    [
        (("bay-of-ice",), "flints-finger"),
        (("the-shivering-sea", "the-narrow-sea"), "the-fingers"),
        (("the-shivering-sea", "the-narrow-sea", "shipbreaker-bay", "summer-sea"), "yronwood"),
        (("bay-of-ice", "sunset-sea", "redwyne-straights"), "the-arbor"),
    ],
)
@pytest.mark.rule("BG1-SHIP-01", "BG1-SHIP-02")
def test_a_chain_of_seas_with_own_ships_makes_coasts_adjacent(seas: tuple[Area, ...], into: Area):
    game = carried(fleet(*seas), into, "footman footman knight").ends()
    assert game.units(into) == "footman footman knight"
    for gap in seas:
        broken = marching(fleet(*(sea for sea in seas if sea != gap)))
        broken.refuses_march("stark", "winterfell", {into: "footman"}, rule="BG1-MARCH-04")


@pytest.mark.rule("BG1-SHIP-02")
def test_one_march_may_lead_to_different_coasts():
    moves = {"the-fingers": "footman", "crackclaw-point": "footman", "widows-watch": "knight"}
    scenario = fleet("the-shivering-sea", "the-narrow-sea")
    game = marching(scenario).marches("stark", "winterfell", moves).ends()
    assert {area: game.units(area) for area in moves} == moves


@pytest.mark.rule("BG1-SHIP-03")
def test_ships_of_another_house_carry_nobody():
    scenario = fleet("the-shivering-sea").army("the-narrow-sea", "lannister", "ship")
    marching(scenario).refuses_march("stark", "winterfell", {"the-fingers": "footman"}, rule="BG1-MARCH-04")


@pytest.mark.rule("BG1-SHIP-04")
def test_the_same_ships_serve_again_and_again():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").ordered("stark", "march-minus-1", "karhold")
    game = carried(scenario, "the-fingers", "footman footman")
    game.marches("stark", "karhold", {"the-fingers": "footman"}).ends()
    assert game.units("the-fingers") == "footman footman footman"


@pytest.mark.parametrize("token", [None, "support", "raid", "defense-plus-1", "march-minus-1"])
@pytest.mark.rule("BG1-SHIP-05")
def test_ships_carry_whatever_their_order(token: Token | None):
    scenario = fleet("the-shivering-sea")
    if token is not None:
        scenario.order("the-shivering-sea", token)
    assert carried(scenario, "widows-watch").units("widows-watch") == "footman"


@pytest.mark.rule("BG1-SHIP-06", "BG1-SUPPORT-09")
def test_ships_carry_no_support():
    field = Fight("stark knight", "lannister footman", at="widows-watch", origin="white-harbor")
    field.army("the-shivering-sea", "stark", "ship").ordered("stark", "support", "winterfell")
    assert field.fight().asks("stark", "house-card").initial() == {"stark": 2, "lannister": 1}


@pytest.mark.rule("BG1-SHIP-07", "BG1-MARCH-06")
def test_a_march_by_ship_may_fight_once():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").army("the-fingers", "lannister", "footman")
    scenario.army("white-harbor", "greyjoy", "footman")
    two = {"the-fingers": "knight", "white-harbor": "footman"}
    marching(scenario).refuses_march("stark", "winterfell", two, rule="BG1-MARCH-06")
    game = carried(scenario, "the-fingers", "footman knight")
    assert game.told(CombatBegan) == [CombatBegan("stark", "lannister", "the-fingers", "winterfell")]


@pytest.mark.rule("BG1-SHIP-08")
def test_ships_are_not_carried():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").order("the-shivering-sea", "march-minus-1")
    game = marching(scenario)
    game.refuses_march("stark", "the-shivering-sea", {"shipbreaker-bay": "ship"}, rule="BG1-MARCH-04")


@pytest.mark.rule("BG1-SHIP-09", "BG1-RULE-24")
def test_routed_ships_carry_too():
    assert carried(fleet("the-shivering-sea", ships="(ship)"), "widows-watch").units("widows-watch") == "footman"


@pytest.mark.rule("BG1-MARCH-10")
@pytest.mark.parametrize("token", ["march-0", "support"])
def test_an_order_left_in_an_empty_area_goes_when_another_house_enters(token: str):
    """Nobody stands in Harrenhal any more, but the order that Stark gave there lies on the board."""
    scenario = First().ordered("lannister", "march-0", "stoney-sept").order("harrenhal", token, "stark")
    scenario.turn_order("lannister", "stark").ordered("lannister", "raid", "riverrun")
    game = marching(scenario).marches("lannister", "stoney-sept", {"harrenhal": "footman"}).ends()
    assert game.orders() == {"riverrun": "raid"}
    assert game.told(OrderRemoved) == [OrderRemoved("stark", "harrenhal", token)]


@pytest.mark.rule("BG1-MARCH-10")
def test_but_an_own_order_stays_where_own_units_arrive():
    scenario = First().ordered("lannister", "march-0", "stoney-sept").ordered("lannister", "support", "harrenhal")
    game = marching(scenario).marches("lannister", "stoney-sept", {"harrenhal": "footman"}).ends()
    assert game.orders() == {"harrenhal": "support"}
    assert game.told(OrderRemoved) == []
