"""WILD: the wildlings gather and attack; either the Night's Watch or the wildlings win."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    BidsRevealed,
    CardsTakenBack,
    NightsWatchWon,
    TieSettled,
    UnitsLost,
    WildlingCardRevealed,
    WildlingsAttacked,
    WildlingsFellBack,
    WildlingsWon,
)
from maester.games.boardgame.facts import House
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.westeros.decks import move_wildlings
from tests.scenarios.boardgame.scenario import Played
from tests.scenarios.boardgame1.first import HOUSES, First

THREE = ("baratheon", "lannister", "stark")


def attack(strength: int, scenario: First | None = None) -> Played:
    """The wildlings attack three houses with 10 power each; Baratheon has the Iron Throne."""
    return (scenario or First(3)).power(10).wildlings(strength).begin(steps.WildlingAttack())


def lost(strength: int = 12, **units: str) -> Played:
    """They win: Stark has bid least, then Lannister, then Baratheon. Units stand in the home areas."""
    scenario = First(3).turn_order("lannister", "stark", "baratheon")
    homes = {"baratheon": "dragonstone", "lannister": "lannisport", "stark": "winterfell"}
    for house, kinds in units.items():
        scenario.army(homes[house], house, kinds)
    return attack(strength, scenario).bids(lannister=1, baratheon=2)


@pytest.mark.rule("BG1-WILD-01", "BG1-WILD-02")
def test_the_track_goes_from_0_to_12_in_spaces_of_two():
    state = First().state
    seen = [state.wildlings]
    for _ in range(8):
        move_wildlings(state, 1)
        seen.append(state.wildlings)
    assert seen == [0, 2, 4, 6, 8, 10, 12, 12, 12]


@pytest.mark.rule("BG1-WILD-03")
def test_up_to_three_spaces_in_one_phase():
    cards = ("last-days-of-summer", "last-days-of-summer", "storm-of-swords")
    game = First(3).wildlings(2).westeros(*cards).begin(steps.RevealCards(), steps.AdvanceWildlings()).ends()
    assert game.state.wildlings == 8


@pytest.mark.rule("BG1-WILD-05", "BG1-WILD-06", "BG1-WILD-07")
def test_all_bid_in_secret_knowing_the_strength_and_the_sum_is_the_watch():
    game = attack(8).waits_for(*THREE).asks("stark", "bid-wildlings")
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(8)]
    assert game.answers("stark") == list(range(11))
    game.refuses("stark", 11, rule="BG1-WILD-06")
    before = game.view("baratheon")
    game.says("stark", 4).says("lannister", 3)
    assert game.view("baratheon") == before
    game.says("baratheon", 2).ends()
    assert game.told(BidsRevealed) == [BidsRevealed({"baratheon": 2, "lannister": 3, "stark": 4})]
    assert game.told(NightsWatchWon) == [NightsWatchWon(8, 9, "stark")]


@pytest.mark.parametrize(
    ("bids", "held"), [((2, 1, 5), True), ((2, 1, 6), True), ((2, 1, 4), False), ((0, 1, 2), False)]
)
@pytest.mark.rule("BG1-WILD-08", "BG1-WILD-09", "BG1-WILD-19")
def test_the_watch_wins_with_at_least_as_much_and_everything_bid_is_gone(bids: tuple[int, ...], held: bool):
    given = dict(zip(THREE, bids, strict=True))
    game = attack(8).bids(**given).ends()
    assert (bool(game.told(NightsWatchWon)), bool(game.told(WildlingsWon))) == (held, not held)
    for house, bid in given.items():
        assert (game.state.power[house], pool(game.state, house)) == (10 - bid, 10 + bid)
    assert game.state.wildlings == 0
    assert game.told(WildlingsFellBack) == [WildlingsFellBack(0)]
    assert game.told(WildlingCardRevealed) == [], "there are no wildling cards in this edition"


@pytest.mark.rule("BG1-WILD-10")
@pytest.mark.parametrize("wanted", ["eddard-stark", "catelyn-stark", None])
def test_the_highest_bidder_may_take_a_discarded_card_back(wanted: str | None):
    scenario = First(3).discarded("stark", "eddard-stark", "catelyn-stark").discarded("lannister", "vargo-hoat")
    game = attack(4, scenario).bids(stark=3, lannister=2).waits_for("stark").asks("stark", "take-back-card")
    assert set(game.answers("stark")) == {"eddard-stark", "catelyn-stark", None}
    game.says("stark", wanted).ends()
    assert game.told(CardsTakenBack) == ([CardsTakenBack("stark", (wanted,))] if wanted else [])
    assert (wanted in game.state.hands["stark"]) is bool(wanted)
    assert game.state.discards["lannister"] == ("vargo-hoat",)


@pytest.mark.rule("BG1-WILD-11", "BG1-TRACK-03")
def test_the_holder_of_the_throne_names_the_highest_bidder_of_several():
    scenario = First(3).discarded("stark", "eddard-stark").discarded("lannister", "vargo-hoat").turn_order("baratheon")
    game = attack(4, scenario).bids(stark=3, lannister=3, baratheon=1)
    game.waits_for("baratheon").asks("baratheon", "highest-bidder")
    assert game.answers("baratheon") == ["lannister", "stark"]
    game.says("baratheon", "lannister").asks("lannister", "take-back-card")
    assert game.told(TieSettled) == [TieSettled("baratheon", ("lannister",))]


@pytest.mark.rule("BG1-RULE-32")
def test_an_attack_of_strength_0_is_carried_out_and_won():
    scenario = First(3).discarded("stark", "eddard-stark").turn_order("baratheon")
    game = attack(0, scenario).bids().asks("baratheon", "highest-bidder").says("baratheon", "stark")
    assert game.told(NightsWatchWon) == [NightsWatchWon(0, 0, None)]
    game.asks("stark", "take-back-card").says("stark", "eddard-stark").ends()


# When the wildlings win


@pytest.mark.rule("BG1-WILD-12", "BG1-WILD-18", "BG1-RULE-26")
def test_every_house_loses_units_worth_two_points_in_turn_order():
    everywhere = "footman footman footman footman knight"
    game = lost(lannister=everywhere, stark=everywhere, baratheon=everywhere)
    for house, area, due in (
        ("lannister", "lannisport", 2),
        ("stark", "winterfell", 4),
        ("baratheon", "dragonstone", 2),
    ):
        game.waits_for(house).asks(house, "lose-worth").says(house, {area: ["footman"] * due})
    game.ends()
    assert [(event.house, len(event.units)) for event in game.told(UnitsLost)] == [
        ("lannister", 2),
        ("stark", 4),
        ("baratheon", 2),
    ]


@pytest.mark.rule("BG1-WILD-12", "BG1-WILD-13", "BG1-RULE-33")
def test_ships_footmen_and_knights_all_pay_and_nobody_pays_beyond_need():
    scenario = First(3).army("lannisport", "lannister", "footman knight knight")
    scenario.army("the-golden-sound", "lannister", "ship").turn_order("lannister")
    game = attack(12, scenario).bids(lannister=1, baratheon=1).asks("lannister", "lose-worth")
    for little in ({}, {"lannisport": ["footman"]}, {"the-golden-sound": ["ship"]}):
        game.refuses("lannister", little, rule="BG1-RULE-33")
    for much in ({"lannisport": ["footman", "knight"]}, {"lannisport": ["knight", "knight"]}):
        game.refuses("lannister", much, rule="BG1-RULE-33")
    game.refuses("lannister", {"lannisport": ["ship", "ship"]}, rule="BG1-WILD-12")
    payments = game.answers("lannister")
    assert {"lannisport": ("knight",)} in payments
    assert {"lannisport": ("footman",), "the-golden-sound": ("ship",)} in payments


@pytest.mark.rule("BG1-WILD-14")
def test_a_knight_is_given_whole():
    """A lone knight and a footman: the footman is too little, and the knight is not turned into a footman."""
    game = lost(lannister="footman knight", stark="footman", baratheon="footman")
    assert game.ends().units("lannisport") == "footman"


@pytest.mark.rule("BG1-WILD-15", "BG1-RULE-34")
def test_the_lowest_bidder_pays_one_set_worth_four():
    game = lost(stark="footman footman knight knight").asks("stark", "lose-worth")
    for little in (["knight"], ["footman", "footman"], ["knight", "footman"]):
        game.refuses("stark", {"winterfell": little}, rule="BG1-RULE-33")
    game.refuses("stark", {"winterfell": ["knight", "knight", "footman"]}, rule="BG1-RULE-33")
    game.says("stark", {"winterfell": ["knight", "footman", "footman"]}).ends()
    assert game.units("winterfell") == "knight"


@pytest.mark.rule("BG1-WILD-16", "BG1-TRACK-03")
def test_the_holder_of_the_throne_names_the_lowest_bidder_of_several():
    units = "footman footman knight knight"
    scenario = First(3).army("winterfell", "stark", units).turn_order("baratheon")
    game = attack(12, scenario.army("lannisport", "lannister", units)).bids(baratheon=2)
    assert game.waits_for("baratheon").asks("baratheon", "lowest-bidder").answers("baratheon") == ["lannister", "stark"]
    game.says("baratheon", "stark").says("lannister", {"lannisport": ["knight"]})
    game.refuses("stark", {"winterfell": ["knight"]}, rule="BG1-RULE-33")
    game.says("stark", {"winterfell": ["knight", "knight"]}).ends()


@pytest.mark.parametrize("units", ["", "footman", "knight", "footman footman footman"])
@pytest.mark.rule("BG1-RULE-33")
def test_a_house_with_less_gives_all_it_has(units: str):
    game = lost(stark=units).ends()
    assert game.units("winterfell") == ""


@pytest.mark.rule("BG1-WILD-17", "BG1-RULE-06")
def test_no_token_is_put_where_the_wildlings_have_emptied_an_area():
    scenario = First(3).army("karhold", "stark", "footman").army("white-harbor", "stark", "footman")
    game = attack(12, scenario).bids(lannister=1, baratheon=2).ends()
    assert game.units("karhold") == game.units("white-harbor") == ""
    assert game.state.tokens == {}
    areas = game.view(None).areas
    assert "karhold" not in areas
    assert areas["winterfell"].controller == "stark", "its arms are printed there"


@pytest.mark.rule("BG1-WILD-19")
@pytest.mark.parametrize("strength", [2, 12])
def test_after_every_attack_the_token_is_on_0(strength: int):
    game = attack(strength).bids(stark=2, lannister=1).ends()
    assert bool(game.told(WildlingsWon)) is (strength == 12)
    assert game.state.wildlings == 0


@pytest.mark.rule("BG1-WILD-06", "BG1-WILD-16")
@pytest.mark.parametrize("house", HOUSES)
def test_all_five_take_part_and_any_of_them_may_be_the_lowest(house: House):
    game = First().power(5).wildlings(12).begin(steps.WildlingAttack()).waits_for(*HOUSES)
    game.bids(**{other: 2 for other in HOUSES if other != house}).ends()
    assert game.told(WildlingsWon) == [WildlingsWon(12, 8, house)]


@pytest.mark.rule("BG1-RULE-60", "BG1-WILD-16")
def test_the_lowest_bidder_is_named_after_the_result_and_before_anybody_loses_a_unit():
    """No card is turned up in between. The rules say what an attack does, so the holder of the throne knows it."""
    scenario = First(3).turn_order("baratheon", "lannister", "stark").army("dragonstone", "baratheon", "knight")
    scenario.army("lannisport", "lannister", "knight knight").army("winterfell", "stark", "knight knight")
    game = attack(12, scenario).bids(baratheon=2).waits_for("baratheon").asks("baratheon", "lowest-bidder")
    assert game.happened() == ["WildlingsAttacked", "BidsRevealed", "WildlingsWon"]
    assert game.told(WildlingsWon) == [WildlingsWon(12, 2, None)]
    game.says("baratheon", "stark").ends()
    assert [(loss.house, len(loss.units)) for loss in game.told(UnitsLost)] == [
        ("baratheon", 1),
        ("lannister", 1),
        ("stark", 2),
    ]
