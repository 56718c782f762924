"""RULE: what we settled where the rulebook leaves it open; combat and the Westeros phase have their own files."""

from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import controller
from maester.games.boardgame.events import (
    BidsRevealed,
    Mustered,
    NeutralForceDefeated,
    PowerConsolidated,
    PowerGained,
    PowerLost,
    Raided,
    StoodStill,
    TokenPassed,
    WildlingCardRevealed,
)
from maester.games.boardgame.facts import Area, House, Token
from maester.games.boardgame.setup import set_up
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.tracks import move_on_track
from maester.kernel import Chance
from tests.scenarios.boardgame.combat import Field, march, marching
from tests.scenarios.boardgame.scenario import Played, Scenario

# Turn order in the middle of a step


@pytest.mark.rule("BG2-RULE-09")
@pytest.mark.parametrize(
    ("order", "acting"),
    [
        (("stark", "lannister", "greyjoy"), "lannister greyjoy stark lannister greyjoy"),
        (("lannister", "stark", "greyjoy"), "stark greyjoy lannister greyjoy lannister"),
        (("greyjoy", "lannister", "stark"), "lannister stark greyjoy lannister greyjoy"),
    ],
    ids=["as before", "acts twice in a row", "passed over until the next pass"],
)
def test_09_the_step_goes_on_with_the_place_after_the_one_that_acted_last(order: tuple[House, ...], acting: str):
    """Stark acted at the first place; then the Iron Throne track became this one. Nobody loses an order."""
    scenario = Scenario(6).turn_order(*order)
    areas = {"karhold": "stark", "riverrun": "lannister", "stoney-sept": "lannister"}
    for area, house in {**areas, "seagard": "greyjoy", "flints-finger": "greyjoy"}.items():
        scenario.army(area, house, "footman").order(area, "march-0")
    scenario.state.acted = 0
    game = marching(scenario)
    acted: list[str] = []
    while game.table.waiting:
        acted += game.table.waiting
        game.marches(acted[-1], next(iter(game.orders(acted[-1]))), {})
    assert " ".join(acted) == acting
    assert game.orders() == {}


# Power, orders, raven


@pytest.mark.rule("BG2-RULE-24")
def test_24_a_house_never_has_more_than_twenty_tokens():
    scenario = Scenario(6).power(stark=18).token("stark", "karhold").army("kings-landing", "stark", "footman")
    scenario.without_neutral("kings-landing").order("kings-landing", "consolidate-power")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert (game.state.power["stark"], pool(game.state, "stark")) == (19, 0)
    assert game.told(PowerGained) == [PowerGained("stark", 1, "order")]


@pytest.mark.rule("BG2-RULE-24")
def test_24_with_an_empty_pool_pillage_gives_nothing_and_still_costs_the_victim():
    scenario = Scenario(6).power(stark=20, lannister=3).army("harrenhal", "stark", "footman").order("harrenhal", "raid")
    scenario.army("riverrun", "lannister", "footman").order("riverrun", "consolidate-power")
    game = scenario.begin(steps.Raids()).raids("stark", "harrenhal", "riverrun").ends()
    assert (game.state.power["stark"], game.state.power["lannister"]) == (20, 2)
    assert game.told(PowerGained) == []
    assert game.told(PowerLost) == [PowerLost("lannister", 1, "pillage")]


def many_areas(count: int, place: int) -> Scenario:
    """Stark in this many areas, at that place on the King's Court track."""
    scenario = Scenario(6).without_neutral()
    realm = scenario.state.edition.realm
    land = [area for area in realm.ground if realm.ground[area] == "land" and area not in realm.home_of]
    for n, area in enumerate(land[:count]):
        scenario.army(area, "stark", "footman" if n < 10 else "knight")
    others = [house for house in scenario.state.seats if house != "stark"]
    others.insert(place, "stark")
    return scenario.track("kings-court", *others).army("lannisport", "lannister", "footman")


BANS = {
    # The card, the place at the King's Court, and how many orders can be assigned.
    ("sea-of-storms", 5): 8,
    ("sea-of-storms", 0): 11,
    ("web-of-lies", 3): 9,
    ("rains-of-autumn", 5): 10,
    ("rains-of-autumn", 3): 11,
    ("storm-of-swords", 2): 10,
}


@pytest.mark.rule("BG2-RULE-25", "BG2-PLAN-08")
@pytest.mark.parametrize(("card", "place"), BANS)
def test_25_banned_tokens_are_not_usable(card: str, place: int):
    most = BANS[card, place]
    enough = many_areas(most, place).revealed("III", card).begin(steps.Resolve("III"), steps.AssignOrders())
    enough.waits_for("lannister", "stark")
    short = many_areas(most + 1, place).revealed("III", card).turn_order("stark")
    game = short.begin(steps.Resolve("III"), steps.AssignOrders()).waits_for("stark")
    orders = game.question("stark").sample(Chance(1))
    assert sum(token is not None for token in orders.values()) == most
    game.says("stark", orders).waits_for("lannister")


def flying(card: str | None = None, **orders: Token) -> Played:
    """Lannister holds the raven."""
    scenario = Scenario(6)
    for name, token in orders.items():
        scenario.army(name.replace("_", "-"), "lannister", "footman").order(name.replace("_", "-"), token)
    if card:
        return scenario.revealed("III", card).begin(steps.Resolve("III"), steps.UseRaven())
    return scenario.begin(steps.UseRaven())


def swap(area: Area, token: Token) -> dict[str, Any]:
    return {"does": "swap", "area": area, "token": token}


@pytest.mark.rule("BG2-RULE-26")
@pytest.mark.parametrize(
    ("card", "token", "rule"),
    [
        ("rains-of-autumn", "march-plus-1", "BG2-WCARD-04"),
        ("storm-of-swords", "defense-plus-1", "BG2-WCARD-05"),
        ("sea-of-storms", "raid", "BG2-WCARD-06"),
        ("feast-for-crows", "consolidate-power", "BG2-WCARD-07"),
        ("web-of-lies", "support-plus-1", "BG2-WCARD-08"),
    ],
)
def test_26_the_raven_brings_no_banned_order(card: str, token: Token, rule: str):
    flying(card, lannisport="march-0").refuses("lannister", swap("lannisport", token), rule=rule)
    flying(lannisport="march-0").says("lannister", swap("lannisport", token)).ends()


@pytest.mark.rule("BG2-RULE-26", "BG2-PLAN-06")
def test_26_the_raven_obeys_the_stars_and_a_special_order_taken_off_makes_room():
    """Lannister has three stars, and three special orders on the board."""
    special = {"lannisport": "march-plus-1", "riverrun": "raid-special", "harrenhal": "defense-plus-2"}
    game = flying(**special, stoney_sept="march-0")
    game.refuses("lannister", swap("stoney-sept", "support-plus-1"), rule="BG2-PLAN-06")
    game.says("lannister", swap("riverrun", "support-plus-1")).ends()
    assert game.orders("lannister")["riverrun"] == "support-plus-1"
    with_room = flying(lannisport="march-plus-1", riverrun="raid-special", stoney_sept="march-0")
    with_room.says("lannister", swap("stoney-sept", "support-plus-1")).ends()


@pytest.mark.rule("BG2-RULE-27")
def test_27_the_knowledge_of_the_top_card_ends_when_it_is_moved():
    scenario = Scenario(3).wildlings(2, "crow-killers", "mammoth-riders")
    game = scenario.begin(steps.UseRaven()).says("lannister", {"does": "look"}).says("lannister", "bottom").ends()
    assert game.view("lannister").wildling_deck[0] is None
    assert game.view("stark").wildling_deck == (None,) * 9


@pytest.mark.rule("BG2-RULE-27")
def test_27_or_when_it_is_drawn_because_then_everybody_has_seen_it():
    scenario = Scenario(3).wildlings(2, "silence-at-the-wall", "mammoth-riders")
    game = scenario.begin(steps.UseRaven(), steps.WildlingAttack())
    game.says("lannister", {"does": "look"}).says("lannister", "top").bids(stark=2)
    for watcher in ("stark", "lannister", "baratheon"):
        assert game.told(WildlingCardRevealed, to=watcher) == [WildlingCardRevealed("silence-at-the-wall")]
        assert game.view(watcher).wildling_deck == (*[None] * 8, "silence-at-the-wall")


@pytest.mark.rule("BG2-RULE-28")
@pytest.mark.parametrize("raid", ["raid", "raid-special"])
def test_28_no_own_order_is_raided_and_forgoing_is_always_possible(raid: Token):
    scenario = Scenario(6).army("harrenhal", "stark", "footman").order("harrenhal", raid)
    scenario.army("riverrun", "stark", "footman").order("riverrun", "consolidate-power")
    scenario.army("stoney-sept", "lannister", "footman").order("stoney-sept", "support")
    game = scenario.begin(steps.Raids()).asks("stark", "raid")
    game.refuses("stark", {"area": "harrenhal", "targets": ["riverrun"]}, rule="BG2-RULE-28")
    game.raids("stark", "harrenhal").ends()
    assert game.told(Raided) == []


@pytest.mark.rule("BG2-RULE-29")
def test_29_power_or_mustering_and_never_both():
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman")
    scenario.order("winterfell", "consolidate-power-special")
    game = (
        scenario.begin(steps.ConsolidatePower())
        .consolidates("stark", "winterfell", muster=True)
        .says("stark", {})
        .ends()
    )
    assert (game.state.power["stark"], game.told(Mustered), game.told(PowerConsolidated)) == (5, [], [])
    game = scenario.begin(steps.ConsolidatePower()).consolidates("stark", "winterfell").ends()
    assert (game.state.power["stark"], game.told(Mustered)) == (7, [])


@pytest.mark.rule("BG2-RULE-30", "BG2-TRACK-05")
def test_30_the_blade_may_be_used_even_if_it_changes_nothing():
    scenario = Field("tyrell knight knight knight", "lannister footman").track("fiefdoms", "tyrell").supply(tyrell=6)
    game = scenario.fight().plays(tyrell="ser-garlan-tyrell", lannister="cersei-lannister")
    game.asks("tyrell", "blade").says("tyrell", "use")
    assert game.final() == {"tyrell": 9, "lannister": 1}
    assert game.view(None).blade_used


@pytest.mark.rule("BG2-RULE-30", "BG2-TRACK-11", "BG2-TRACK-06")
@pytest.mark.parametrize("used", [False, True])
def test_30_its_used_state_travels_with_it(used: bool):
    scenario = Field("tyrell knight", "lannister footman").track("fiefdoms", "martell", "tyrell")
    scenario.state.blade_used = used
    move_on_track(scenario.state, "martell", "fiefdoms", 5)
    assert TokenPassed("fiefdoms", "tyrell") in scenario.state.told
    game = scenario.fight().plays(tyrell="ser-garlan-tyrell", lannister="cersei-lannister")
    asked = game.table.waiting == ("tyrell",) and game.question("tyrell").about == "blade"
    assert asked == (not used)
    assert game.view(None).blade_used == used


# March and supply


@pytest.mark.rule("BG2-RULE-52", "BG2-SUP-10")
def test_52_supply_is_checked_on_the_final_position():
    """Supply 0, two armies of two: one unit going from an army to a lone one makes the same, whatever comes first."""
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman knight").order("winterfell", "march-0")
    scenario.army("riverrun", "stark", "footman footman").army("karhold", "stark", "footman")
    game = marching(scenario).marches("stark", "winterfell", {"karhold": "knight"}).ends()
    assert game.sizes("stark") == {"winterfell": 1, "karhold": 2, "riverrun": 2}


@pytest.mark.rule("BG2-RULE-52")
def test_52_all_moves_are_declared_together():
    """Supply 1 feeds a three and a two: one footman may join either of the lone ones, but not one each."""
    scenario = Scenario(6).supply(stark=1).army("winterfell", "stark", "footman footman")
    scenario.army("karhold", "stark", "footman").army("castle-black", "stark", "footman")
    scenario.army("riverrun", "stark", "footman footman").order("winterfell", "march-0")
    game = marching(scenario)
    both = {"karhold": "footman", "castle-black": "footman"}
    game.refuses_march("stark", "winterfell", both, rule="BG2-SUP-10")
    game.marches("stark", "winterfell", {"karhold": "footman"}).ends()


@pytest.mark.rule("BG2-RULE-52")
def test_52_attackers_count_as_standing_in_the_embattled_area():
    """Supply 1 feeds a three and a two."""
    scenario = Scenario(6).supply(stark=1).army("winterfell", "stark", "footman footman knight")
    scenario.army("riverrun", "stark", "footman footman").army("karhold", "stark", "footman")
    scenario.army("castle-black", "lannister", "footman").order("winterfell", "march-0")
    game = marching(scenario)
    three = {"castle-black": "footman knight", "karhold": "footman"}
    game.refuses_march("stark", "winterfell", three, rule="BG2-SUP-10")
    game.marches("stark", "winterfell", {"castle-black": "footman knight", "the-stony-shore": "footman"})
    assert game.view(None).battle.area == "castle-black"


@pytest.mark.rule("BG2-RULE-53")
def test_53_a_march_of_nobody_just_removes_the_order():
    scenario = Scenario(6).army("winterfell", "stark", "footman").order("winterfell", "march-plus-1")
    game = marching(scenario).marches("stark", "winterfell", {}).ends()
    assert game.told(StoodStill) == [StoodStill("stark", "winterfell")]
    assert (game.units("winterfell"), game.orders()) == ("footman", {})


@pytest.mark.rule("BG2-RULE-64")
@pytest.mark.parametrize(
    ("area", "into", "units", "token"),
    [
        ("winterfell", "karhold", "footman", None),
        ("karhold", "winterfell", "footman", "stark"),
        ("bay-of-ice", "sunset-sea", "ship", None),
        ("winterfell-port", "bay-of-ice", "ship", None),
    ],
    ids=["own home", "a token is there", "sea", "port"],
)
def test_64_where_no_token_is_left(area: Area, into: Area, units: str, token: House | None):
    scenario = Scenario(6).army(area, "stark", units).order(area, "march-0")
    if token:
        scenario.token(token, area)
    game = marching(scenario)
    game.refuses_march("stark", area, {into: units}, rule="BG2-RULE-64", leave_power=True)
    game.marches("stark", area, {into: units}).ends()


@pytest.mark.rule("BG2-RULE-64")
def test_64_on_the_crest_of_an_enemy_a_token_may_be_left():
    scenario = Scenario(6).army("winterfell", "lannister", "footman").order("winterfell", "march-0")
    game = marching(scenario.without_garrison("winterfell"))
    game.marches("lannister", "winterfell", {"karhold": "footman"}, leave_power=True).ends()
    assert controller(game.state, "winterfell") == "lannister"


@pytest.mark.rule("BG2-RULE-65")
def test_65_ships_in_ports_are_no_part_of_a_chain():
    """Storm's End and Dragonstone both have a port on Shipbreaker Bay."""
    scenario = Scenario(6).army("dragonstone", "baratheon", "footman").order("dragonstone", "march-0")
    scenario.army("kingswood", "baratheon", "footman").order("kingswood", "march-minus-1").token(
        "baratheon", "storms-end"
    )
    scenario.army("dragonstone-port", "baratheon", "ship").army("storms-end-port", "baratheon", "ship")
    game = marching(scenario)
    game.refuses_march("baratheon", "dragonstone", {"kingswood": "footman"}, rule="BG2-MARCH-04")
    game.refuses_march("baratheon", "kingswood", {"dragonstone": "footman"}, rule="BG2-MARCH-04")


# Ports and control


@pytest.mark.rule("BG2-RULE-66")
def test_66_new_ships_have_no_order_this_round_and_stand():
    scenario = (
        Scenario(6).supply(lannister=6).army("moat-cailin", "lannister", "knight").order("moat-cailin", "march-0")
    )
    scenario.token("stark", "white-harbor").army("white-harbor-port", "stark", "(ship) ship")
    scenario.order("white-harbor-port", "march-minus-1")
    game = marching(scenario).marches("lannister", "moat-cailin", {"white-harbor": "knight"}).says("lannister", 2)
    assert game.ends().units("white-harbor-port") == "ship ship"
    assert game.orders() == {}


@pytest.mark.rule("BG2-RULE-67")
def test_67_a_port_is_empty_if_nobody_controls_its_land():
    scenario = Scenario(6).army("white-harbor", "stark", "footman").order("white-harbor", "march-0")
    scenario.army("white-harbor-port", "stark", "ship ship").supply(stark=6)
    game = marching(scenario).marches("stark", "white-harbor", {"winterfell": "footman"}).ends()
    assert (controller(game.state, "white-harbor"), game.units("white-harbor-port")) == (None, "")


@pytest.mark.rule("BG2-RULE-68")
@pytest.mark.parametrize(("players", "home"), [(5, "sunspear"), (4, "highgarden"), (4, "sunspear"), (3, "pyke")])
def test_68_the_crest_of_a_house_not_in_the_game_has_no_effect(players: int, home: Area):
    scenario = Scenario(players)
    assert controller(scenario.state, home) is None
    assert home not in scenario.state.garrisons


@pytest.mark.rule("BG2-RULE-68")
def test_68_with_four_players_highgarden_is_there_to_be_taken():
    """It is entered without a combat, and lost again when nobody and no token stays."""
    scenario = Scenario(4).army("the-reach", "lannister", "footman").order("the-reach", "march-0")
    game = marching(scenario).marches("lannister", "the-reach", {"highgarden": "footman"}).ends()
    assert (game.state.battle, controller(game.state, "highgarden")) == (None, "lannister")
    away = Scenario(4).army("highgarden", "lannister", "footman").order("highgarden", "march-0")
    game = marching(away).marches("lannister", "highgarden", {"the-reach": "footman"}).ends()
    assert controller(game.state, "highgarden") is None
    game = marching(away).marches("lannister", "highgarden", {"the-reach": "footman"}, leave_power=True).ends()
    assert controller(game.state, "highgarden") == "lannister"


@pytest.mark.rule("BG2-RULE-69")
def test_69_the_ports_of_closed_areas_are_closed_and_the_seas_beside_them_open():
    scenario = Scenario(3).army("sunset-sea", "stark", "ship").order("sunset-sea", "march-0")
    game = marching(scenario.army("the-golden-sound", "stark", "ship").order("the-golden-sound", "march-minus-1"))
    game.marches("stark", "sunset-sea", {"ironmans-bay": "ship"})
    inside = marching(Scenario(3).army("ironmans-bay", "stark", "ship").order("ironmans-bay", "march-0"))
    inside.refuses_march("stark", "ironmans-bay", {"pyke-port": "ship"}, rule="BG2-PORT-10")


# Neutral forces


@pytest.mark.rule("BG2-RULE-72")
def test_72_a_march_that_proves_too_weak_is_declared_anew_with_that_known():
    scenario = Scenario(6).army("the-reach", "tyrell", "knight knight footman").order("the-reach", "march-minus-1")
    scenario.army("crackclaw-point", "stark", "knight").order("crackclaw-point", "support").supply(tyrell=6)
    game = marching(scenario).marches("tyrell", "the-reach", {"kings-landing": "knight knight footman"})
    game.supports("stark", {"crackclaw-point": "nobody"}).asks("tyrell", "march")
    assert game.units("the-reach") == "footman knight knight"
    again = march("the-reach", {"kings-landing": "knight knight footman"})
    game.refuses("tyrell", again, rule="BG2-NEUTRAL-01")
    game.marches("tyrell", "the-reach", {}).ends()
    assert game.told(NeutralForceDefeated) == []


# Victory


@pytest.mark.rule("BG2-RULE-75")
def test_75_the_supply_tie_break_looks_at_the_marker():
    """Stark controls more barrels, Lannister's marker stands higher."""
    scenario = Scenario(6).token("stark", "seagard", "karhold").token("lannister", "moat-cailin", "stoney-sept")
    scenario.supply(stark=1, lannister=2).turn_order("stark").round(10)
    game = scenario.begin(steps.CleanUp()).ends()
    found = game.table.game.standing(game.state)
    assert (found.scores["stark"], found.scores["lannister"]) == (2, 2)
    assert (found.winners, found.why) == (("lannister",), "most-supply")


@pytest.mark.rule("BG2-RULE-76")
def test_76_a_house_with_nothing_left_goes_on_bidding():
    """Greyjoy has lost everything: it has no orders to give, but still a place to bid for."""
    scenario = Scenario(4).army("pyke", "stark", "footman").without_garrison("pyke").power(greyjoy=4)
    assert scenario.state.units.keys() == {"pyke"}
    game = scenario.westeros_phase("last-days-of-summer", "clash-of-kings", "sea-of-storms")
    game.asks("greyjoy", "bid-iron-throne").bids(greyjoy=4)
    bids = game.told(BidsRevealed)[0]
    assert bids.bids == {"baratheon": 0, "greyjoy": 4, "lannister": 0, "stark": 0}
    scenario.begin(steps.AssignOrders()).waits_for("stark")


# Setup


@pytest.mark.rule("BG2-RULE-82")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_82_lannister_begins_with_a_ship_in_its_port_unless_agreed_otherwise(players: int):
    with_ship, without = Scenario(players).set_up().state, Scenario(players, port_ship=False).set_up().state
    assert [unit.kind for unit in with_ship.units["lannisport-port"]] == ["ship"]
    assert "lannisport-port" not in without.units
    assert set(with_ship.units) - set(without.units) == {"lannisport-port"}


@pytest.mark.rule("BG2-RULE-86")
@pytest.mark.parametrize("players", [3, 6])
def test_86_blade_and_raven_begin_fresh(players: int):
    given = Scenario(players).state
    state = set_up(type(given), given.edition, players, Chance(1))
    assert (state.blade_used, state.raven_used) == (False, False)


@pytest.mark.rule("BG2-RULE-87", "BG2-RETREAT-03")
def test_87_an_own_area_further_off_is_no_refuge():
    """Winterfell, karhold and seagard are Stark's, but none of them touches harrenhal."""
    scenario = Field("lannister knight knight", "stark footman footman", at="harrenhal", origin="riverrun")
    scenario.supply(lannister=6, stark=6).army("winterfell", "stark", "footman").token("stark", "karhold")
    scenario.army("seagard", "stark", "footman").army("blackwater", "tyrell", "footman")
    game = scenario.fight().plays(lannister="tyrion-lannister", stark="catelyn-stark")
    while game.table.waiting and game.question(game.table.waiting[0]).about != "retreat":
        seat = game.table.waiting[0]
        game.says(seat, game.answers(seat)[0])
    assert set(game.answers("stark")) == {"crackclaw-point", "stoney-sept"}
