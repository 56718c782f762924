"""WILD: an attack of the wildlings, step by step."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    BidsRevealed,
    NightsWatchWon,
    TieSettled,
    WildlingCardRevealed,
    WildlingsAttacked,
    WildlingsFellBack,
    WildlingsWon,
)
from maester.games.boardgame.tokens import pool
from tests.scenarios.boardgame.scenario import Played, Scenario


def attack(scenario: Scenario) -> Played:
    return scenario.begin(steps.WildlingAttack())


def quiet(strength: int, players: int = 3) -> Scenario:
    """An attack of that strength whose card does nothing; everybody has 10 power, Baratheon the Iron Throne."""
    scenario = Scenario(players).power(10).wildlings(strength, "silence-at-the-wall")
    return scenario.turn_order("baratheon", "lannister", "stark")


@pytest.mark.rule("BG2-WILD-02")
@pytest.mark.parametrize("strength", [0, 2, 8])
def test_the_strength_is_the_number_under_the_marker(strength):
    assert attack(quiet(strength)).told(WildlingsAttacked) == [WildlingsAttacked(strength)]


@pytest.mark.rule("BG2-WILD-03", "BG2-TERMS-11")
def test_all_bid_available_power():
    game = attack(quiet(4).power(stark=2)).waits_for("stark", "lannister", "baratheon")
    assert game.answers("stark") == [0, 1, 2]
    game.refuses("stark", 3, rule="BG2-WILD-03").refuses("stark", -1, rule="BG2-WILD-03")


@pytest.mark.rule("BG2-WILD-03", "BG2-ALLY-05")
def test_bids_are_secret_until_the_last_is_in():
    game = attack(quiet(4)).says("lannister", 7).says("stark", 1)
    assert game.told(BidsRevealed, to="baratheon") == []
    assert game.state.power["lannister"] == 10
    game.says("baratheon", 2)
    assert game.told(BidsRevealed) == [BidsRevealed({"baratheon": 2, "lannister": 7, "stark": 1})]


@pytest.mark.parametrize(
    ("bids", "held"), [((2, 3, 4), True), ((1, 2, 6), True), ((2, 3, 3), False), ((0, 0, 1), False)]
)
@pytest.mark.rule("BG2-WILD-04", "BG2-WILD-05")
def test_the_watch_wins_if_all_bids_together_are_at_least_the_strength(bids, held):
    """The wildlings come with 9, which the track does not have, so that one less and one more can be tried."""
    game = attack(quiet(9)).bids(**dict(zip(("stark", "lannister", "baratheon"), bids, strict=True)))
    if game.table.waiting:
        game.says("baratheon", game.answers("baratheon")[0])
    game.ends()
    assert bool(game.told(NightsWatchWon)) is held
    assert bool(game.told(WildlingsWon)) is not held
    (result,) = game.told(NightsWatchWon) + game.told(WildlingsWon)
    assert (result.strength, result.bid) == (9, sum(bids))


@pytest.mark.rule("BG2-WILD-06", "BG2-WILD-16")
def test_the_steps_of_an_attack():
    game = attack(quiet(4)).bids(stark=1, lannister=2, baratheon=3).ends()
    assert game.happened() == [
        "WildlingsAttacked",
        "BidsRevealed",
        "NightsWatchWon",
        "WildlingCardRevealed",
        "WildlingsFellBack",
    ]


@pytest.mark.rule("BG2-WILD-06")
def test_the_card_stays_hidden_until_the_result_is_known():
    game = attack(quiet(4)).says("stark", 1).says("lannister", 2)
    assert game.told(WildlingCardRevealed) == []
    game.says("baratheon", 3)
    assert game.told(WildlingCardRevealed) == [WildlingCardRevealed("silence-at-the-wall")]


@pytest.mark.rule("BG2-WILD-07")
def test_if_the_watch_wins_the_highest_bidder_is_rewarded_and_nobody_else():
    game = attack(quiet(4).wildlings(4, "rattleshirts-raiders")).bids(stark=1, lannister=2, baratheon=3).ends()
    assert game.told(NightsWatchWon) == [NightsWatchWon(4, 6, "baratheon")]
    assert game.state.supply == {"baratheon": 3, "lannister": 2, "stark": 1}


@pytest.mark.rule("BG2-WILD-08")
def test_if_the_wildlings_win_the_lowest_bidder_suffers_more_than_the_others():
    scenario = quiet(10).wildlings(10, "rattleshirts-raiders").supply(stark=4, lannister=4, baratheon=4)
    game = attack(scenario).bids(stark=1, lannister=2, baratheon=3).ends()
    assert game.told(WildlingsWon) == [WildlingsWon(10, 6, "stark")]
    assert game.state.supply == {"stark": 2, "lannister": 3, "baratheon": 3}


@pytest.mark.rule("BG2-WILD-08", "BG2-RULE-43")
def test_the_lowest_bidder_suffers_first_and_the_others_follow_in_turn_order_each_to_the_end():
    scenario = Scenario(4).set_up().wildlings(10, "mammoth-riders")
    scenario.turn_order("stark", "greyjoy", "baratheon", "lannister")
    game = attack(scenario).bids(stark=2, greyjoy=2, baratheon=1, lannister=2)
    game.waits_for("baratheon").says("baratheon", {"dragonstone": ["footman"], "shipbreaker-bay": ["ship", "ship"]})
    game.waits_for("stark").says("stark", {"winterfell": ["footman", "knight"]})
    game.waits_for("greyjoy").says("greyjoy", {"pyke": ["footman"], "greywater-watch": ["footman"]})
    game.waits_for("lannister").says("lannister", {"stoney-sept": ["footman"], "the-golden-sound": ["ship"]}).ends()


@pytest.mark.parametrize("strength", [4, 12])
@pytest.mark.rule("BG2-WILD-09")
def test_the_card_goes_to_the_bottom_of_the_deck(strength):
    scenario = quiet(strength).wildlings(strength, "silence-at-the-wall", "crow-killers")
    game = attack(scenario).bids(stark=1, lannister=2, baratheon=3).ends()
    deck = game.state.wildling_deck
    assert deck[0] == "crow-killers"
    assert deck[-1] == "silence-at-the-wall"
    assert len(deck) == 9
    assert set(game.state.wildlings_known["silence-at-the-wall"]) == {"stark", "lannister", "baratheon"}


@pytest.mark.parametrize("named", ["stark", "lannister"])
@pytest.mark.rule("BG2-WILD-10", "BG2-RULE-44", "BG2-TRACK-03")
def test_a_tie_for_the_highest_bid_is_decided_by_the_holder_of_the_iron_throne(named):
    game = attack(quiet(4).wildlings(4, "rattleshirts-raiders")).bids(stark=3, lannister=3, baratheon=1)
    game.waits_for("baratheon").asks("baratheon", "highest-bidder")
    assert sorted(game.answers("baratheon")) == ["lannister", "stark"]
    game.says("baratheon", named).ends()
    assert game.told(TieSettled) == [TieSettled("baratheon", (named,))]
    assert game.told(NightsWatchWon) == [NightsWatchWon(4, 7, None)]
    assert game.state.supply[named] == {"stark": 2, "lannister": 3}[named]


@pytest.mark.rule("BG2-WILD-10", "BG2-RULE-44")
def test_only_the_tie_that_matters_is_decided():
    """Two share the lowest bid when the Watch wins, and two the highest when the wildlings do."""
    assert attack(quiet(4)).bids(stark=1, lannister=1, baratheon=5).ends().told(TieSettled) == []
    assert attack(quiet(12)).bids(stark=3, lannister=3, baratheon=1).ends().told(TieSettled) == []


@pytest.mark.rule("BG2-RULE-44")
def test_the_holder_may_name_its_own_house_as_highest_or_as_lowest():
    game = attack(quiet(4)).bids(stark=3, baratheon=3).says("baratheon", "baratheon").ends()
    assert game.told(TieSettled) == [TieSettled("baratheon", ("baratheon",))]
    game = attack(quiet(12)).bids(stark=3, baratheon=0).says("baratheon", "baratheon").ends()
    assert game.told(TieSettled) == [TieSettled("baratheon", ("baratheon",))]


@pytest.mark.rule("BG2-WILD-06", "BG2-WILD-16", "BG2-RULE-91")
@pytest.mark.parametrize(("strength", "about"), [(4, "highest-bidder"), (12, "lowest-bidder")])
def test_the_card_lies_open_before_a_tie_is_decided(strength, about):
    """The result first, then the card for all to read, then the choice between equal bids, then what the card does."""
    scenario = quiet(strength).wildlings(strength, "rattleshirts-raiders").supply(stark=4, lannister=4, baratheon=4)
    bids = {"stark": 3, "lannister": 3, "baratheon": 1 if strength == 4 else 4}
    game = attack(scenario).bids(**bids).waits_for("baratheon").asks("baratheon", about)
    result = "NightsWatchWon" if strength == 4 else "WildlingsWon"
    assert game.happened() == ["WildlingsAttacked", "BidsRevealed", result, "WildlingCardRevealed"]
    for watcher in (None, "baratheon", "stark"):
        assert game.told(WildlingCardRevealed, to=watcher) == [WildlingCardRevealed("rattleshirts-raiders")]
    assert game.state.supply == {"stark": 4, "lannister": 4, "baratheon": 4}, "nothing is carried out yet"
    game.says("baratheon", "stark").ends()
    assert game.state.supply["stark"] == (5 if strength == 4 else 2)


@pytest.mark.parametrize("strength", [2, 12])
@pytest.mark.rule("BG2-WILD-11")
def test_after_a_victory_of_the_watch_the_marker_goes_to_0(strength):
    game = attack(quiet(strength)).bids(stark=10, lannister=9).ends()
    assert game.state.wildlings == 0
    assert game.told(WildlingsFellBack) == [WildlingsFellBack(0)]


@pytest.mark.parametrize(("before", "after"), [(12, 8), (10, 6), (4, 0), (2, 0)])
@pytest.mark.rule("BG2-WILD-12", "BG2-WILD-15")
def test_after_a_wildling_victory_the_marker_goes_back_two_spaces_but_not_below_0(before, after):
    game = attack(quiet(before)).bids(stark=1).says("baratheon", "lannister").ends()
    assert game.state.wildlings == after
    assert game.told(WildlingsFellBack) == [WildlingsFellBack(after)]


@pytest.mark.parametrize("strength", [4, 12])
@pytest.mark.rule("BG2-WILD-13")
def test_all_bids_return_to_the_pool_whoever_won(strength):
    game = attack(quiet(strength)).bids(stark=1, lannister=2, baratheon=3).ends()
    assert game.state.power == {"stark": 9, "lannister": 8, "baratheon": 7}
    assert game.state.bids == {}
    assert {house: pool(game.state, house) for house in game.state.seats} == {
        "stark": 11,
        "lannister": 12,
        "baratheon": 13,
    }


@pytest.mark.rule("BG2-WILD-14", "BG2-RULE-41")
def test_two_attacks_in_one_phase_the_second_with_strength_0():
    scenario = Scenario(3).power(10).wildlings(10, "silence-at-the-wall", "rattleshirts-raiders")
    game = scenario.westeros_phase("last-days-of-summer", "last-days-of-summer", "wildlings-attack")
    game.bids(stark=8, lannister=7)
    assert game.state.wildlings == 0
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(12), WildlingsAttacked(0)]
    # The Watch always beats 0, and its highest bidder is still rewarded.
    game.bids().asks("baratheon", "highest-bidder").says("baratheon", "stark").ends()
    assert game.told(NightsWatchWon)[-1] == NightsWatchWon(0, 0, None)
    assert game.told(TieSettled) == [TieSettled("baratheon", ("stark",))]
    assert game.state.supply["stark"] == 2


@pytest.mark.rule("BG2-WILD-14", "BG2-WILD-12")
def test_after_a_wildling_victory_at_12_the_card_attacks_with_8():
    scenario = Scenario(3).power(10).wildlings(10, "silence-at-the-wall", "skinchanger-scout")
    game = scenario.westeros_phase("last-days-of-summer", "last-days-of-summer", "wildlings-attack")
    game.bids(stark=2, lannister=1)
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(12), WildlingsAttacked(8)]


@pytest.mark.rule("BG2-SETUP-02", "BG2-SETUP-03")
def test_nine_cards_and_a_marker_on_2():
    state = Scenario(6).state
    assert sorted(state.wildling_deck) == sorted(state.edition.wildlings)
    assert len(state.wildling_deck) == 9
    assert state.wildlings == 2
