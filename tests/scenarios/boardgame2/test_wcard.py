"""WCARD: what the Westeros cards do."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    DeckReshuffled,
    InfluenceCleared,
    OrdersBanned,
    PowerGained,
    SupplyChanged,
    WesterosCardResolved,
    WesterosCardRevealed,
    WildlingsAdvanced,
    WildlingsAttacked,
)
from maester.games.boardgame.facts import Deck
from tests.scenarios.boardgame.scenario import Played, Scenario


def resolved(deck: Deck, card: str, scenario: Scenario) -> Played:
    """That card is the one revealed this round, and its turn has come."""
    return scenario.revealed(deck, card).begin(steps.Resolve(deck))


# Winter is coming


def winter(*new: str) -> Scenario:
    """Winter Is Coming is revealed in deck I, after two other cards were used; these cards will come out on top."""
    scenario = Scenario(3).revealed("I", "supply").revealed("I", "mustering").revealed("I", "winter-is-coming")
    return scenario.reshuffled("I", *new)


@pytest.mark.rule("BG2-WCARD-01")
def test_winter_is_coming_shuffles_the_whole_deck_and_its_new_card_is_carried_out():
    game = winter("supply", "winter-is-coming").begin(steps.Resolve("I")).ends()
    assert game.told(DeckReshuffled) == [DeckReshuffled("I")]
    assert game.told(WesterosCardRevealed) == [WesterosCardRevealed("I", "supply", icon=False)]
    assert [event.card for event in game.told(WesterosCardResolved)] == ["winter-is-coming", "supply"]
    assert game.told(SupplyChanged), "nobody's starting supply is what an empty board gives"
    assert game.state.westeros_discards["I"] == ("supply",)
    assert len(game.state.decks["I"]) == 9
    assert game.state.decks["I"][0] == "winter-is-coming", "this card was shuffled in as well"


@pytest.mark.rule("BG2-WCARD-01")
def test_if_winter_comes_again_it_is_repeated():
    scenario = winter("winter-is-coming", "mustering").reshuffled("I", "last-days-of-summer")
    game = scenario.begin(steps.Resolve("I")).ends()
    cards = [event.card for event in game.told(WesterosCardResolved)]
    assert cards == ["winter-is-coming", "winter-is-coming", "last-days-of-summer"]
    assert game.told(DeckReshuffled) == [DeckReshuffled("I")] * 2


@pytest.mark.rule("BG2-WCARD-01", "BG2-RULE-31")
def test_the_icon_of_the_new_card_counts_when_it_is_revealed():
    scenario = winter("last-days-of-summer").revealed("II", "game-of-thrones").wildlings(4)
    game = scenario.begin(steps.Resolve("I"), steps.Resolve("II")).ends()
    assert game.state.wildlings == 6
    assert game.told(WildlingsAdvanced) == [WildlingsAdvanced(6)]


@pytest.mark.rule("BG2-RULE-31")
def test_winter_comes_when_its_decks_turn_has_come_and_not_at_the_reveal():
    scenario = Scenario(3).westeros("last-days-of-summer", "winter-is-coming", "sea-of-storms").wildlings(2)
    game = scenario.reshuffled("II", "game-of-thrones").westeros_phase().ends()
    story = game.happened()
    assert story.index("DeckReshuffled") > story.index("WesterosCardResolved") > story.index("WildlingsAdvanced")
    resolved_in = [(event.deck, event.card) for event in game.told(WesterosCardResolved)]
    assert resolved_in == [
        ("I", "last-days-of-summer"),
        ("II", "winter-is-coming"),
        ("II", "game-of-thrones"),
        ("III", "sea-of-storms"),
    ]


@pytest.mark.rule("BG2-RULE-31")
def test_the_new_icon_can_bring_an_attack_at_once_before_the_new_card_is_resolved():
    game = winter("last-days-of-summer").wildlings(10, "silence-at-the-wall").begin(steps.Resolve("I"))
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(12)]
    assert [event.card for event in game.told(WesterosCardResolved)] == ["winter-is-coming"]
    game.bids(stark=5, lannister=4, baratheon=3).ends()
    assert [event.card for event in game.told(WesterosCardResolved)] == ["winter-is-coming", "last-days-of-summer"]


@pytest.mark.rule("BG2-RULE-32")
def test_used_cards_stay_out_of_the_deck_until_winter_comes():
    scenario = Scenario(3).revealed("II", "game-of-thrones").on_top("II", "last-days-of-summer")
    game = scenario.begin(steps.RevealCards(), steps.RevealCards()).ends()
    assert game.state.westeros_discards["II"][:2] == ("game-of-thrones", "last-days-of-summer")
    assert len(game.state.decks["II"]) == 7


# Last days of summer


@pytest.mark.parametrize("deck", ["I", "II"])
@pytest.mark.rule("BG2-WCARD-02")
def test_in_the_last_days_of_summer_nothing_happens(deck):
    scenario = Scenario(3).set_up().revealed(deck, "last-days-of-summer")
    before = scenario.state.copy()
    game = scenario.begin(steps.Resolve(deck)).ends()
    assert game.happened() == ["WesterosCardResolved"]
    assert (game.state.units, game.state.power, game.state.supply) == (before.units, before.power, before.supply)
    assert (game.state.tracks, game.state.banned, game.state.wildlings) == (before.tracks, {}, before.wildlings)


# Wildlings attack


@pytest.mark.parametrize("strength", [0, 4, 10])
@pytest.mark.rule("BG2-WCARD-03", "BG2-WILD-01", "BG2-WILD-02")
def test_the_wildlings_attack_with_the_strength_of_their_marker(strength):
    game = resolved("III", "wildlings-attack", Scenario(3).wildlings(strength))
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(strength)]
    game.waits_for("stark", "lannister", "baratheon").asks("stark", "bid-wildlings")


# Bans


BANS = {
    "rains-of-autumn": ("BG2-WCARD-04", {"march-plus-1"}),
    "storm-of-swords": ("BG2-WCARD-05", {"defense-plus-1", "defense-plus-2"}),
    "sea-of-storms": ("BG2-WCARD-06", {"raid", "raid-special"}),
    "feast-for-crows": ("BG2-WCARD-07", {"consolidate-power", "consolidate-power-special"}),
    "web-of-lies": ("BG2-WCARD-08", {"support", "support-plus-1"}),
}


@pytest.mark.parametrize(("card", "ban"), BANS.items())
@pytest.mark.rule("BG2-WCARD-04", "BG2-WCARD-05", "BG2-WCARD-06", "BG2-WCARD-07", "BG2-WCARD-08")
def test_a_ban_forbids_its_orders_and_no_others_in_the_planning_phase(card, ban):
    rule, tokens = ban
    scenario = Scenario(3).army("winterfell", "stark", "footman").revealed("III", card)
    game = scenario.begin(steps.Resolve("III"), steps.AssignOrders()).asks("stark", "orders")
    orders = game.state.edition.orders
    assert set(game.told(OrdersBanned)[0].tokens) == tokens
    for token in tokens:
        game.refuses("stark", {"winterfell": token}, rule=rule)
    for token in orders.keys() - tokens:
        assert game.table.decision("stark").refusal({"winterfell": token}) is None


SWORD = {
    "ban-defense": {"defense-plus-1", "defense-plus-2"},
    "ban-march": {"march-plus-1"},
    "nothing": set(),
}


@pytest.mark.parametrize(("choice", "tokens"), SWORD.items())
@pytest.mark.rule("BG2-WCARD-09")
def test_put_to_the_sword_lets_the_holder_of_the_blade_choose(choice, tokens):
    scenario = Scenario(3).track("fiefdoms", "baratheon").track("kings-court", "stark").turn_order("lannister")
    game = resolved("III", "put-to-the-sword", scenario).waits_for("baratheon").asks("baratheon", "put-to-the-sword")
    assert game.answers("baratheon") == list(SWORD)
    game.says("baratheon", choice).ends()
    assert set(game.state.banned) == tokens
    assert set(game.state.banned.values()) <= {"BG2-WCARD-09"}
    assert game.told(WesterosCardResolved) == [WesterosCardResolved("III", "put-to-the-sword", choice, "baratheon")]


@pytest.mark.rule("BG2-WCARD-17")
def test_a_ban_lasts_for_its_own_round_only():
    scenario = Scenario(3).revealed("III", "sea-of-storms")
    game = scenario.begin(steps.Resolve("III"), steps.AssignOrders(), steps.AdvanceRound()).ends()
    assert game.told(OrdersBanned)
    assert game.state.banned == {}


# Mustering and supply


@pytest.mark.rule("BG2-WCARD-10", "BG2-MUST-01", "BG2-MUST-13", "BG2-TRACK-02", "BG2-TERMS-14")
def test_mustering_lets_all_houses_muster_in_turn_order():
    scenario = Scenario(6).turn_order("tyrell", "stark", "martell", "greyjoy", "baratheon", "lannister")
    game = resolved("I", "mustering", scenario)
    for house in ("tyrell", "stark", "martell", "greyjoy", "baratheon", "lannister"):
        game.waits_for(house).asks(house, "muster").says(house, {})
    game.ends()


@pytest.mark.rule("BG2-WCARD-11", "BG2-RULE-38", "BG2-SUP-01")
def test_supply_moves_all_markers_first_and_then_armies_are_reconciled_in_turn_order():
    scenario = Scenario(3).turn_order("stark", "lannister").supply(stark=6, lannister=6, baratheon=6)
    scenario.army("winterfell", "stark", "footman footman footman knight")
    scenario.army("lannisport", "lannister", "footman footman footman knight")
    game = resolved("I", "supply", scenario)
    assert game.state.supply == {"stark": 1, "lannister": 2, "baratheon": 1}
    game.waits_for("stark").asks("stark", "reconcile").says("stark", {"winterfell": ["footman"]})
    game.waits_for("lannister").asks("lannister", "reconcile").says("lannister", {"lannisport": ["footman"]}).ends()
    assert game.units("winterfell") == game.units("lannisport") == "footman footman knight"


@pytest.mark.parametrize(
    ("choice", "asked"), [("supply", ("stark", "reconcile")), ("mustering", ("baratheon", "muster")), ("nothing", None)]
)
@pytest.mark.rule("BG2-WCARD-12")
def test_a_throne_of_blades_lets_the_holder_of_the_iron_throne_choose(choice, asked):
    scenario = Scenario(3).track("fiefdoms", "stark").track("kings-court", "stark").turn_order("baratheon")
    scenario.army("winterfell", "stark", "footman footman footman knight").supply(stark=5)
    game = resolved("I", "a-throne-of-blades", scenario).waits_for("baratheon").asks("baratheon", "a-throne-of-blades")
    assert game.answers("baratheon") == ["supply", "mustering", "nothing"]
    game.says("baratheon", choice)
    assert game.told(WesterosCardResolved)[-1].effect == choice
    if asked is None:
        game.ends()
        assert game.state.supply["stark"] == 5
    else:
        game.waits_for(asked[0]).asks(*asked)


# Power


def crowns() -> Scenario:
    """Stark controls winterfell by its crest (1 icon), karhold by a token (1) and white-harbor by a footman (0)."""
    scenario = Scenario(3).power(1).token("stark", "karhold").army("white-harbor", "stark", "footman")
    return scenario.army("kings-landing", "baratheon", "footman").without_neutral("kings-landing")


@pytest.mark.rule("BG2-WCARD-13")
def test_game_of_thrones_gives_power_for_every_icon_in_controlled_areas():
    game = resolved("II", "game-of-thrones", crowns().turn_order("stark", "baratheon")).ends()
    # dragonstone 1 and kings-landing 2 for Baratheon; lannisport shows no power icon
    assert game.state.power == {"stark": 3, "baratheon": 4, "lannister": 1}
    assert game.told(PowerGained) == [PowerGained("stark", 2, "icons"), PowerGained("baratheon", 3, "icons")]


@pytest.mark.rule("BG2-WCARD-13")
def test_power_is_gained_in_turn_order():
    game = resolved("II", "game-of-thrones", crowns().turn_order("baratheon", "lannister", "stark")).ends()
    assert [event.house for event in game.told(PowerGained)] == ["baratheon", "stark"]


@pytest.mark.rule("BG2-RULE-24", "BG2-TERMS-15")
def test_nobody_gains_more_power_than_the_pool_holds():
    """Of 20 tokens 18 lie in front of Stark and one in karhold."""
    game = resolved("II", "game-of-thrones", crowns().power(stark=18)).ends()
    assert game.state.power["stark"] == 19
    assert PowerGained("stark", 1, "icons") in game.told(PowerGained)


PORT, SEA = "lannisport-port", "the-golden-sound"

TRADE = {
    "a ship in the own port": ([(PORT, "lannister", "ship")], 1),
    "three ships there": ([(PORT, "lannister", "ship ship ship")], 1),
    "no ship there": ([(SEA, "lannister", "ship")], 0),
    "an own ship outside as well": ([(PORT, "lannister", "ship"), (SEA, "lannister", "ship")], 1),
    "an enemy ship outside": ([(PORT, "lannister", "ship"), (SEA, "stark", "ship")], 0),
}


@pytest.mark.parametrize("trade", TRADE.values(), ids=TRADE)
@pytest.mark.parametrize("card", ["game-of-thrones", "dark-wings-dark-words"])
@pytest.mark.rule("BG2-WCARD-14", "BG2-RULE-35")
def test_trade_in_an_own_port_gives_one_power(card, trade):
    armies, gained = trade
    scenario = Scenario(3).power(0).track("kings-court", "stark")
    for army in armies:
        scenario.army(*army)
    game = resolved("II", card, scenario)
    if card == "dark-wings-dark-words":
        game.says("stark", "power")
    game.ends()
    assert game.state.power["lannister"] == gained


# Clash of Kings


@pytest.mark.rule("BG2-WCARD-15", "BG2-CLASH-01", "BG2-CLASH-02")
def test_clash_of_kings_clears_all_tracks_and_has_them_bid_for_in_order():
    game = resolved("II", "clash-of-kings", Scenario(3))
    assert game.told(InfluenceCleared) == [InfluenceCleared()]
    assert [game.track(track) for track in ("iron-throne", "fiefdoms", "kings-court")] == ["", "", ""]
    for track in ("iron-throne", "fiefdoms", "kings-court"):
        game.waits_for("stark", "lannister", "baratheon").asks("stark", f"bid-{track}")
        game.bids(stark=0, lannister=1)  # Stark and Baratheon are tied
        judge = game.table.waiting[0]
        game.says(judge, ["baratheon", "stark"])
        assert game.track(track) == "lannister baratheon stark"
    game.ends()


@pytest.mark.parametrize("choice", ["clash", "power", "nothing"])
@pytest.mark.rule("BG2-WCARD-16")
def test_dark_wings_dark_words_lets_the_holder_of_the_raven_choose(choice):
    scenario = Scenario(3).track("fiefdoms", "stark").track("kings-court", "baratheon").turn_order("stark").power(1)
    game = resolved("II", "dark-wings-dark-words", scenario)
    game.waits_for("baratheon").asks("baratheon", "dark-wings-dark-words")
    assert game.answers("baratheon") == ["clash", "power", "nothing"]
    game.says("baratheon", choice)
    if choice == "clash":
        game.asks("stark", "bid-iron-throne")
    else:
        game.ends()
        assert game.state.power["stark"] == (2 if choice == "power" else 1)
        assert game.track("iron-throne").startswith("stark")


# The decks


DECKS = {
    "I": {"supply": 3, "mustering": 3, "a-throne-of-blades": 2, "last-days-of-summer": 1, "winter-is-coming": 1},
    "II": {"clash-of-kings": 3, "game-of-thrones": 3, "dark-wings-dark-words": 2}
    | {"last-days-of-summer": 1, "winter-is-coming": 1},
    "III": {"wildlings-attack": 3, "put-to-the-sword": 2, "storm-of-swords": 1, "rains-of-autumn": 1}
    | {"sea-of-storms": 1, "feast-for-crows": 1, "web-of-lies": 1},
}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.rule("BG2-WCARD-18", "BG2-WCARD-19", "BG2-WCARD-20", "BG2-SETUP-04")
def test_each_deck_holds_its_ten_cards(deck):
    cards = Scenario(3).state.decks[deck]
    assert {card: cards.count(card) for card in cards} == DECKS[deck]
    assert len(cards) == 10
