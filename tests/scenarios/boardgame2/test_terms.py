"""TERMS: what the words of the rules mean."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import CombatBegan, PowerGained, PowerLost, UnitsLost
from maester.games.boardgame.facts import House
from maester.games.boardgame.supply import supplied
from maester.games.boardgame.tokens import pool
from maester.kernel import Chance, Table
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Played, Scenario, unit

HOUSES = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")


@pytest.mark.rule("BG2-TERMS-01", "BG2-TERMS-02")
def test_two_units_of_a_house_in_an_area_are_an_army_and_a_lone_one_is_not():
    """Supply 0 feeds two armies of two; lone units are ignored, wherever they are."""
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman knight")
    scenario.army("winterfell-port", "stark", "ship ship").army("bay-of-ice", "stark", "ship")
    for area in ("karhold", "castle-black", "moat-cailin", "the-stony-shore"):
        scenario.army(area, "stark", "footman")
    assert supplied(scenario.state, "stark")
    assert scenario.begin(steps.CleanUp()).view(None).houses["stark"].armies == (2, 2)
    assert not supplied(scenario.army("bay-of-ice", "stark", "ship").state, "stark")


@pytest.mark.rule("BG2-TERMS-03", "BG2-PLAN-12")
def test_garrisons_neutral_forces_and_power_tokens_are_no_units():
    """Where there is nothing but these, no order can be given."""
    scenario = Scenario(6).token("stark", "karhold").army("castle-black", "stark", "footman")
    assert {"winterfell": 2}.items() <= scenario.state.garrisons.items()
    game = scenario.begin(steps.AssignOrders()).waits_for("stark")
    assert list(game.question("stark").fields) == ["castle-black"]
    assert list(Scenario(6).state.edition.units) == ["footman", "knight", "siege-engine", "ship"]


@pytest.mark.rule("BG2-TERMS-04")
def test_an_area_is_land_or_sea_and_nothing_else_is_an_area_but_the_ports():
    realm = Scenario(6).state.edition.realm
    grounds = {ground: [area for area in realm.ground if realm.ground[area] == ground] for ground in ("land", "sea")}
    assert set(realm.ground) - set(grounds["land"]) - set(grounds["sea"]) == set(realm.port_land)
    assert not set(grounds["land"]) & set(grounds["sea"])
    assert all(realm.seas[area] or realm.neighbours[area] for area in realm.ground)


@pytest.mark.parametrize("other", [house for house in HOUSES if house != "lannister"])
@pytest.mark.rule("BG2-TERMS-05")
def test_all_other_houses_are_enemies(other: House):
    """A raid shows the difference: an enemy's order can be removed, one's own cannot."""
    scenario = Scenario(6).army("stoney-sept", "lannister", "footman").order("stoney-sept", "raid")
    scenario.army("harrenhal", other, "footman").order("harrenhal", "support")
    scenario.army("riverrun", "lannister", "footman").order("riverrun", "support")
    game = scenario.begin(steps.Raids())
    game.refuses("lannister", {"area": "stoney-sept", "targets": ["riverrun"]}, rule="BG2-RULE-28")
    game.raids("lannister", "stoney-sept", "harrenhal").ends()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.rule("BG2-TERMS-06")
def test_each_player_is_a_house(players: int):
    game = Scenario(players).game
    table = Table.opened(game, game.options(seats=players), 1)
    assert set(table.waiting) == set(table.state.seats) <= set(HOUSES)
    state = Played(table).state
    assert set(state.power) == set(state.hands) == set(state.turn_order) == set(state.seats)


HOMES = {
    "baratheon": "dragonstone",
    "greyjoy": "pyke",
    "lannister": "lannisport",
    "martell": "sunspear",
    "stark": "winterfell",
    "tyrell": "highgarden",
}


@pytest.mark.rule("BG2-TERMS-07")
def test_each_house_has_one_home_area_on_land():
    realm = Scenario(6).state.edition.realm
    assert realm.home_of == {area: house for house, area in HOMES.items()}
    assert {realm.ground[area] for area in realm.home_of} == {"land"}


@pytest.mark.rule("BG2-TERMS-08")
def test_power_is_gained_from_the_pool():
    scenario = Scenario(6).army("winterfell", "stark", "footman").order("winterfell", "consolidate-power")
    assert (scenario.state.power["stark"], pool(scenario.state, "stark")) == (5, 15)
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert (game.state.power["stark"], pool(game.state, "stark")) == (7, 13)
    assert game.told(PowerGained) == [PowerGained("stark", 2, "order")]


@pytest.mark.rule("BG2-TERMS-09", "BG2-TERMS-10")
def test_what_one_house_loses_to_another_goes_to_the_pool_and_is_not_handed_over():
    """Pillage: each of them takes or returns tokens of its own."""
    scenario = Scenario(6).army("stoney-sept", "stark", "footman").order("stoney-sept", "raid")
    scenario.army("lannisport", "lannister", "footman").order("lannisport", "consolidate-power")
    game = scenario.begin(steps.Raids()).raids("stark", "stoney-sept", "lannisport").ends()
    assert (game.state.power["stark"], pool(game.state, "stark")) == (6, 14)
    assert (game.state.power["lannister"], pool(game.state, "lannister")) == (4, 16)
    assert game.told(PowerGained) == [PowerGained("stark", 1, "pillage")]
    assert game.told(PowerLost) == [PowerLost("lannister", 1, "pillage")]


@pytest.mark.rule("BG2-TERMS-11")
def test_only_available_power_can_be_bid():
    game = Scenario(3).power(stark=3).westeros_phase("last-days-of-summer", "clash-of-kings", "sea-of-storms")
    assert pool(game.state, "stark") == 17
    game.asks("stark", "bid-iron-throne").refuses("stark", 4, rule="BG2-CLASH-03").says("stark", 3)


@pytest.mark.rule("BG2-TERMS-12")
def test_the_embattled_area_is_where_the_combat_takes_place():
    game = Field("tyrell knight", "lannister footman", at="blackwater", origin="the-reach").fight()
    assert game.view(None).battle.area == "blackwater"
    assert game.told(CombatBegan) == [CombatBegan("tyrell", "lannister", "blackwater", "the-reach")]


@pytest.mark.rule("BG2-TERMS-13")
def test_a_destroyed_unit_returns_to_the_pool():
    """Ships are removed from a port when its land is given up."""
    scenario = Scenario(6).army("white-harbor", "stark", "footman").army("white-harbor-port", "stark", "ship")
    scenario.order("white-harbor", "march-0")
    game = marching(scenario).marches("stark", "white-harbor", {"moat-cailin": "footman"}).ends()
    assert game.told(UnitsLost) == [UnitsLost("stark", "white-harbor-port", ("ship",), "port")]
    assert game.view(None).houses["stark"].pool["ship"] == 6


@pytest.mark.rule("BG2-TERMS-14")
def test_turn_order_is_the_iron_throne_track_from_the_first_place_on():
    order = ("martell", "stark", "tyrell", "greyjoy", "lannister", "baratheon")
    scenario = Scenario(6).turn_order(*order)
    for house, area in HOMES.items():
        scenario.army(area, house, "footman")
    game = scenario.begin(*(steps.Muster(house) for house in scenario.state.turn_order))
    for house in order:
        game.waits_for(house).says(house, {})
    game.ends()


@pytest.mark.rule("BG2-TERMS-15", "BG2-ALLY-04", "BG2-TERMS-10")
@pytest.mark.parametrize("players", [3, 6])
def test_no_piece_ever_changes_its_owner_or_comes_from_nowhere(players: int):
    """Two rounds of random play: nothing can be given to another house, whatever is asked."""
    game = Scenario(players, tides=True).set_up().begin()
    chance = Chance(players)
    while game.table.waiting and game.state.round < 4:
        game.table.answer_any(game.table.waiting[0], chance)
        for house in game.state.seats:
            owns_its_pieces(game, house)


def owns_its_pieces(game: Played, house: House) -> None:
    state, edition = game.state, game.state.edition
    battle = state.battle
    own = {card for card, facts in edition.cards.items() if facts.house == house}
    played = [str(battle.cards[house])] if battle and house in battle.on_table else []
    assert sorted([*state.hands[house], *state.discards[house], *played]) == sorted(own)
    assert 0 <= state.power[house] <= edition.power_tokens
    assert pool(state, house) >= 0
    pieces = game.view(None).houses[house].pool
    assert all(0 <= left <= edition.units[kind].pool for kind, left in pieces.items())
    orders = [order.token for order in state.orders.values() if order.house == house]
    assert all(orders.count(token) <= edition.orders[token].count for token in orders)


@pytest.mark.rule("BG2-TERMS-16")
def test_units_that_left_the_board_can_be_recruited_again():
    """Ten footmen are on the board; then one is gone."""
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman")
    for area in ("karhold", "castle-black", "moat-cailin", "the-stony-shore", "widows-watch", "the-twins"):
        scenario.army(area, "stark", "footman")
    scenario.army("white-harbor", "stark", "footman footman footman")
    game = scenario.begin(steps.Muster("stark"))
    footman = {"winterfell": [unit("footman", "winterfell")]}
    game.refuses("stark", footman, rule="BG2-TERMS-15")
    del scenario.state.units["the-twins"]
    scenario.begin(steps.Muster("stark")).says("stark", footman).ends()
