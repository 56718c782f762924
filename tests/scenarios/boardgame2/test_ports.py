"""PORT: quays between land and sea, and the fate of the ships there."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import OrderRemoved, PortTaken, PowerConsolidated, UnitsLost
from maester.games.boardgame.facts import Area, House
from tests.scenarios.boardgame.combat import Combat, Field, marching
from tests.scenarios.boardgame.scenario import Scenario, unit

PORTS = {
    "dragonstone-port": ("dragonstone", "shipbreaker-bay"),
    "lannisport-port": ("lannisport", "the-golden-sound"),
    "oldtown-port": ("oldtown", "redwyne-straights"),
    "pyke-port": ("pyke", "ironmans-bay"),
    "storms-end-port": ("storms-end", "shipbreaker-bay"),
    "sunspear-port": ("sunspear", "east-summer-sea"),
    "white-harbor-port": ("white-harbor", "the-narrow-sea"),
    "winterfell-port": ("winterfell", "bay-of-ice"),
}


@pytest.mark.parametrize(("port", "sides"), PORTS.items())
@pytest.mark.rule("BG2-PORT-01")
def test_a_port_lies_between_one_land_and_one_sea(port: Area, sides: tuple[Area, Area]):
    realm = Scenario(6).state.edition.realm
    assert realm.neighbours[port] == tuple(sorted(sides))
    assert (realm.port_land[port], realm.port_sea[port]) == sides
    assert len(realm.port_land) == len(PORTS)


# Whose it is


@pytest.mark.rule("BG2-PORT-02", "BG2-PORT-09")
@pytest.mark.parametrize("held_by", ["unit", "token", "crest"])
def test_the_house_that_controls_the_land_may_use_the_port(held_by: str):
    port, land, sea = ("winterfell-port", "winterfell", "bay-of-ice")
    if held_by != "crest":
        port, land, sea = ("white-harbor-port", "white-harbor", "the-narrow-sea")
    scenario = Scenario(6).army(sea, "stark", "ship").order(sea, "march-0")
    if held_by == "unit":
        scenario.army(land, "stark", "footman")
    if held_by == "token":
        scenario.token("stark", land)
    game = marching(scenario).marches("stark", sea, {port: "ship"}).ends()
    assert game.units(port) == "ship"


@pytest.mark.rule("BG2-PORT-02", "BG2-PORT-10")
@pytest.mark.parametrize("owner", [None, "lannister"])
def test_the_port_of_another_or_of_nobody_is_closed(owner: House | None):
    scenario = Scenario(6).army("the-narrow-sea", "stark", "ship").order("the-narrow-sea", "march-0")
    if owner:
        scenario.army("white-harbor", owner, "footman")
    game = marching(scenario)
    game.refuses_march("stark", "the-narrow-sea", {"white-harbor-port": "ship"}, rule="BG2-PORT-10")


@pytest.mark.rule("BG2-PORT-08", "BG2-PORT-10")
def test_ships_in_a_port_cannot_be_attacked():
    scenario = Scenario(6).army("ironmans-bay", "stark", "ship ship").order("ironmans-bay", "march-0").supply(stark=6)
    game = marching(scenario.army("pyke-port", "greyjoy", "ship"))
    game.refuses_march("stark", "ironmans-bay", {"pyke-port": "ship ship"}, rule="BG2-PORT-10")


@pytest.mark.rule("BG2-PORT-03", "BG2-MARCH-05")
def test_only_ships_stand_in_ports():
    scenario = Scenario(6).army("winterfell", "stark", "footman").order("winterfell", "march-0")
    game = marching(scenario)
    game.refuses_march("stark", "winterfell", {"winterfell-port": "footman"}, rule="BG2-MARCH-05")


@pytest.mark.rule("BG2-PORT-04")
def test_a_port_takes_three_ships_and_supply_counts_them():
    scenario = Scenario(6).supply(stark=6).army("bay-of-ice", "stark", "ship ship").order("bay-of-ice", "march-0")
    scenario.army("winterfell-port", "stark", "ship ship")
    game = marching(scenario)
    game.refuses_march("stark", "bay-of-ice", {"winterfell-port": "ship ship"}, rule="BG2-PORT-04")
    game.marches("stark", "bay-of-ice", {"winterfell-port": "ship"}).ends()
    assert game.units("winterfell-port") == "ship ship ship"
    hungry = marching(scenario.supply(stark=0))
    hungry.refuses_march("stark", "bay-of-ice", {"winterfell-port": "ship"}, rule="BG2-SUP-10")


# Orders


@pytest.mark.rule("BG2-PORT-07", "BG2-PORT-08")
@pytest.mark.parametrize("token", ["defense-plus-1", "support", "raid", "consolidate-power", "march-0"])
def test_ships_in_a_port_must_have_an_order_and_any_will_do(token: str):
    scenario = Scenario(6).army("winterfell-port", "stark", "ship").army("winterfell", "stark", "footman")
    game = scenario.begin(steps.AssignOrders(), steps.RevealOrders())
    game.refuses("stark", {"winterfell": "march-minus-1"}, rule="BG2-PLAN-02")
    game.says("stark", {"winterfell": "march-minus-1", "winterfell-port": token}).ends()
    assert game.orders("stark")["winterfell-port"] == token


@pytest.mark.rule("BG2-PORT-09")
def test_ships_leave_a_port_for_its_sea_and_may_fight_there():
    scenario = Scenario(6).army("pyke-port", "greyjoy", "ship ship").order("pyke-port", "march-0")
    game = marching(scenario).marches("greyjoy", "pyke-port", {"ironmans-bay": "ship"}).ends()
    assert (game.units("pyke-port"), game.units("ironmans-bay")) == ("ship", "ship")
    far = marching(scenario)
    far.refuses_march("greyjoy", "pyke-port", {"sunset-sea": "ship"}, rule="BG2-MARCH-04")
    fight = marching(scenario.army("ironmans-bay", "lannister", "ship"))
    fight.marches("greyjoy", "pyke-port", {"ironmans-bay": "ship ship"})
    assert fight.initial() == {"greyjoy": 2, "lannister": 1}


# Support and strength


@pytest.mark.rule("BG2-PORT-11")
def test_a_port_supports_in_its_sea():
    scenario = Field("stark ship ship", "greyjoy ship", at="ironmans-bay", origin="sunset-sea").supply(stark=6)
    game = scenario.army("pyke-port", "greyjoy", "ship").order("pyke-port", "support").fight()
    game.supports("greyjoy", {"pyke-port": "greyjoy"})
    assert game.initial() == {"stark": 2, "greyjoy": 2}


@pytest.mark.rule("BG2-PORT-11", "BG2-PORT-12", "BG2-PORT-08")
@pytest.mark.parametrize("token", ["support", "support-plus-1", "defense-plus-2"])
def test_a_port_helps_nobody_on_land_not_even_next_to_it(token: str):
    """The garrison of lannisport is worth 2, its footman 1; ships and order in the port count nothing."""
    scenario = Field("stark knight knight", "lannister footman", at="lannisport", origin="riverrun").supply(stark=6)
    game = scenario.army("lannisport-port", "lannister", "ship ship ship").order("lannisport-port", token).fight()
    assert game.initial() == {"stark": 4, "lannister": 3}
    game.waits_for("stark", "lannister").asks("lannister", "house-card")


# Raids


@pytest.mark.rule("BG2-PORT-13")
def test_a_port_raids_its_sea_but_no_land():
    scenario = Scenario(6).army("white-harbor-port", "stark", "ship").order("white-harbor-port", "raid")
    scenario.token("stark", "white-harbor").army("the-narrow-sea", "lannister", "ship")
    game = scenario.order("the-narrow-sea", "support").begin(steps.Raids())
    assert game.raids("stark", "white-harbor-port", "the-narrow-sea").ends().orders() == {}


@pytest.mark.rule("BG2-PORT-13")
def test_a_port_raids_no_land():
    """An enemy holds the land for the moment; the ships are still to be removed."""
    scenario = Scenario(6).army("white-harbor-port", "stark", "ship").order("white-harbor-port", "raid-special")
    scenario.army("white-harbor", "lannister", "footman").order("white-harbor", "support")
    scenario.army("the-narrow-sea", "lannister", "ship").order("the-narrow-sea", "support")
    game = scenario.begin(steps.Raids()).asks("stark", "raid")
    raid = {"area": "white-harbor-port", "targets": ["white-harbor"]}
    game.refuses("stark", raid, rule="BG2-PORT-13")


@pytest.mark.rule("BG2-PORT-14")
def test_ships_outside_raid_a_port_and_land_units_do_not():
    scenario = Scenario(6).army("pyke-port", "greyjoy", "ship").order("pyke-port", "support")
    game = scenario.army("ironmans-bay", "stark", "ship").order("ironmans-bay", "raid").begin(steps.Raids())
    assert game.raids("stark", "ironmans-bay", "pyke-port").ends().orders() == {}
    scenario = Scenario(6).army("pyke-port", "greyjoy", "ship").order("pyke-port", "support")
    scenario.army("pyke", "stark", "footman").order("pyke", "raid-special")
    assert scenario.begin(steps.Raids()).ends().orders() == {"pyke-port": "support"}
    scenario = Scenario(6).army("pyke-port", "greyjoy", "ship").order("pyke-port", "consolidate-power")
    scenario.army("seagard", "stark", "footman").order("seagard", "raid")
    scenario.army("greywater-watch", "lannister", "footman").order("greywater-watch", "support")
    game = scenario.begin(steps.Raids())
    game.refuses("stark", {"area": "seagard", "targets": ["pyke-port"]}, rule="BG2-RAID-03")


# Power


@pytest.mark.rule("BG2-PORT-15")
@pytest.mark.parametrize(("outside", "power"), [(None, 1), ("stark", 1), ("lannister", 0)])
def test_a_port_brings_one_power_unless_enemy_ships_lie_outside(outside: House | None, power: int):
    scenario = Scenario(6).army("winterfell-port", "stark", "ship ship").order("winterfell-port", "consolidate-power")
    if outside:
        scenario.army("bay-of-ice", outside, "ship")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("stark", "winterfell-port", power)]
    assert game.state.power["stark"] == 5 + power
    assert game.orders() == {}


@pytest.mark.rule("BG2-PORT-16")
@pytest.mark.parametrize(("outside", "power"), [(None, 1), ("lannister", 0)])
def test_a_special_order_in_a_port_musters_nothing(outside: House | None, power: int):
    scenario = Scenario(6).supply(stark=6).army("winterfell-port", "stark", "ship")
    scenario.order("winterfell-port", "consolidate-power-special")
    if outside:
        scenario.army("bay-of-ice", outside, "ship")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.state.power["stark"] == 5 + power


# Taking a port


def storm(units: str = "knight", ships: str = "ship ship", **supply: int) -> Combat:
    """White Harbor, held by a token, with two ships and an order in its port, is about to be taken."""
    scenario = Scenario(6).supply(**(supply or {"lannister": 6})).army("moat-cailin", "lannister", units)
    scenario.order("moat-cailin", "march-0").token("stark", "white-harbor")
    scenario.army("white-harbor-port", "stark", ships).order("white-harbor-port", "support")
    return marching(scenario)


@pytest.mark.rule("BG2-PORT-17", "BG2-PORT-18", "BG2-RULE-66")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_when_the_land_is_taken_the_ships_go_and_the_new_owner_may_replace_them(count: int):
    game = storm().marches("lannister", "moat-cailin", {"white-harbor": "knight"})
    assert game.told(UnitsLost) == [UnitsLost("stark", "white-harbor-port", ("ship", "ship"), "port")]
    assert game.told(OrderRemoved) == [OrderRemoved("stark", "white-harbor-port", "support")]
    assert game.asks("lannister", "take-port").answers("lannister") == [0, 1, 2]
    game.refuses("lannister", 3, rule="BG2-PORT-18").says("lannister", count).ends()
    assert game.units("white-harbor-port") == " ".join(["ship"] * count)
    assert game.orders() == {}
    assert game.told(PortTaken) == [PortTaken("lannister", "white-harbor-port", count)]


@pytest.mark.rule("BG2-PORT-18")
def test_supply_limits_the_new_ships():
    """Supply 0 allows two armies of two, and there are two: one ship is all."""
    scenario = (
        Scenario(6).supply(lannister=0).army("moat-cailin", "lannister", "knight").order("moat-cailin", "march-0")
    )
    scenario.token("stark", "white-harbor").army("white-harbor-port", "stark", "ship ship")
    scenario.army("riverrun", "lannister", "footman footman").army("seagard", "lannister", "footman footman")
    game = marching(scenario).marches("lannister", "moat-cailin", {"white-harbor": "knight"})
    assert game.answers("lannister") == [0, 1]


@pytest.mark.rule("BG2-PORT-18")
@pytest.mark.parametrize(("own", "most"), [(4, 2), (5, 1), (6, 0)])
def test_the_pool_limits_the_new_ships(own: int, most: int):
    scenario = (
        Scenario(6).supply(lannister=6).army("moat-cailin", "lannister", "knight").order("moat-cailin", "march-0")
    )
    scenario.token("stark", "white-harbor").army("white-harbor-port", "stark", "ship ship")
    for sea in ("sunset-sea", "ironmans-bay", "the-golden-sound", "bay-of-ice", "west-summer-sea", "sea-of-dorne")[
        :own
    ]:
        scenario.army(sea, "lannister", "ship")
    game = marching(scenario).marches("lannister", "moat-cailin", {"white-harbor": "knight"})
    if most:
        assert game.answers("lannister") == list(range(most + 1))
    else:
        game.ends()
        assert game.told(PortTaken) == [PortTaken("lannister", "white-harbor-port", 0)]


@pytest.mark.rule("BG2-PORT-17", "BG2-PORT-18")
def test_a_port_is_taken_after_a_combat_too():
    scenario = Field("lannister knight knight", "stark footman", at="white-harbor", origin="moat-cailin")
    scenario.supply(lannister=6).army("white-harbor-port", "stark", "ship")
    game = scenario.fight().plays(lannister="tywin-lannister", stark="catelyn-stark")
    while game.table.waiting != ("lannister",) or game.table.decision("lannister").about != "take-port":
        seat = game.table.waiting[0]
        game.says(seat, game.answers(seat)[0])
    game.says("lannister", 1).ends()
    assert (game.units("white-harbor-port"), game.house_in("white-harbor-port")) == ("ship", "lannister")


@pytest.mark.rule("BG2-RULE-67", "BG2-PORT-02")
@pytest.mark.parametrize("token", [False, True])
def test_when_the_land_is_given_up_the_ships_are_removed(token: bool):
    scenario = Scenario(6).army("white-harbor", "stark", "footman").order("white-harbor", "march-0")
    scenario.army("white-harbor-port", "stark", "ship").order("white-harbor-port", "support")
    game = marching(scenario)
    game.marches("stark", "white-harbor", {"moat-cailin": "footman"}, leave_power=token).ends()
    assert game.units("white-harbor-port") == ("ship" if token else "")
    assert game.orders() == ({"white-harbor-port": "support"} if token else {})
    assert not game.told(PortTaken)


# Mustering


@pytest.mark.rule("BG2-PORT-05", "BG2-PORT-06")
def test_a_ship_is_mustered_into_the_port_or_the_sea_beside_it():
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman")
    both = {"winterfell": [unit("ship", "winterfell-port"), unit("ship", "bay-of-ice")]}
    game = scenario.begin(steps.Muster("stark")).says("stark", both).ends()
    assert (game.units("winterfell-port"), game.units("bay-of-ice")) == ("ship", "ship")
    blocked = scenario.army("bay-of-ice", "greyjoy", "ship").begin(steps.Muster("stark"))
    blocked.refuses("stark", both, rule="BG2-MUST-16")
    blocked.says("stark", {"winterfell": [unit("ship", "winterfell-port")]}).ends()
