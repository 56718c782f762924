"""CLASH: bidding for the influence tracks."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import BidsRevealed, TieSettled, TokenPassed, TrackFilled
from maester.games.boardgame.facts import TRACKS, Track
from maester.games.boardgame.tokens import pool
from maester.kernel import AnsweredItself, Chance
from tests.scenarios.boardgame.scenario import Played, Scenario


def clash(scenario: Scenario) -> Played:
    return scenario.revealed("II", "clash-of-kings").begin(steps.Resolve("II")).asks("stark", "bid-iron-throne")


def rich(players: int = 3) -> Scenario:
    """Everybody has 10 power; Baratheon holds the Iron Throne."""
    return Scenario(players).power(10).turn_order("baratheon")


@pytest.mark.rule("BG2-CLASH-01")
def test_before_any_bid_all_tokens_are_off_all_tracks():
    game = clash(rich())
    assert [game.track(track) for track in TRACKS] == ["", "", ""]


@pytest.mark.rule("BG2-CLASH-02", "BG2-TRACK-01")
def test_the_tracks_are_bid_for_one_after_the_other():
    game = clash(rich())
    for track in TRACKS:
        game.asks("stark", f"bid-{track}").bids(stark=2, lannister=1)
    game.ends()
    assert [event.track for event in game.told(BidsRevealed)] == list(TRACKS)


@pytest.mark.rule("BG2-CLASH-03", "BG2-TERMS-11")
def test_any_number_of_available_tokens_may_be_bid_and_no_more():
    game = clash(rich().power(stark=3, lannister=1))
    assert game.answers("stark") == [0, 1, 2, 3]
    assert game.answers("lannister") == [0, 1]
    game.refuses("stark", 4, rule="BG2-CLASH-03").refuses("stark", -1, rule="BG2-CLASH-03")


@pytest.mark.rule("BG2-CLASH-03", "BG2-ALLY-05", "BG2-SECRET-04")
def test_bids_are_secret_until_all_are_shown_together():
    game = clash(rich()).says("stark", 4).says("baratheon", 2).waits_for("lannister")
    assert game.told(BidsRevealed, to="lannister") == []
    assert game.state.power == {"baratheon": 10, "lannister": 10, "stark": 10}
    assert game.state.bids == {}
    game.says("lannister", 3)
    bids = {"baratheon": 2, "lannister": 3, "stark": 4}
    assert game.told(BidsRevealed, to="lannister") == [BidsRevealed(bids, "iron-throne")]


@pytest.mark.rule("BG2-CLASH-03", "BG2-TERMS-11")
def test_a_house_without_power_bids_nothing_and_is_not_asked():
    game = clash(rich().power(lannister=0)).waits_for("stark", "baratheon").bids(stark=2, baratheon=1)
    assert game.told(AnsweredItself)[0] == AnsweredItself("lannister", "bid-iron-throne", 0)
    bids = {"baratheon": 1, "lannister": 0, "stark": 2}
    assert game.told(BidsRevealed) == [BidsRevealed(bids, "iron-throne")]
    assert game.state.power["lannister"] == 0


@pytest.mark.rule("BG2-CLASH-04")
def test_the_highest_bid_takes_the_first_place_and_so_on():
    game = clash(rich(6)).bids(stark=5, lannister=0, baratheon=2, tyrell=3, martell=9, greyjoy=4)
    assert game.track("iron-throne") == "martell stark greyjoy tyrell baratheon lannister"
    assert game.told(TrackFilled) == [TrackFilled("iron-throne", game.state.tracks["iron-throne"])]


@pytest.mark.rule("BG2-CLASH-05", "BG2-TRACK-03")
def test_the_holder_of_the_iron_throne_orders_houses_that_bid_the_same():
    """Two groups are tied; each is ordered by itself."""
    game = clash(rich(6)).bids(stark=5, lannister=2, baratheon=2, tyrell=5, martell=9, greyjoy=2)
    game.waits_for("baratheon").asks("baratheon", "settle-tie")
    assert sorted(game.answers("baratheon")) == [("stark", "tyrell"), ("tyrell", "stark")]
    game.says("baratheon", ["tyrell", "stark"])
    assert len(set(game.answers("baratheon"))) == 6
    game.says("baratheon", ["greyjoy", "baratheon", "lannister"])
    assert game.track("iron-throne") == "martell tyrell stark greyjoy baratheon lannister"
    assert game.told(TieSettled) == [
        TieSettled("baratheon", ("tyrell", "stark")),
        TieSettled("baratheon", ("greyjoy", "baratheon", "lannister")),
    ]


@pytest.mark.parametrize(
    "order", [["stark"], ["stark", "stark"], ["stark", "lannister"], ["stark", "tyrell", "martell"], []]
)
@pytest.mark.rule("BG2-CLASH-05")
def test_only_the_tied_houses_are_ordered_each_once(order):
    game = clash(rich(6)).bids(stark=5, lannister=2, baratheon=1, tyrell=5, martell=9)
    game.refuses("baratheon", order, rule="BG2-CLASH-05")


@pytest.mark.rule("BG2-CLASH-06", "BG2-TERMS-09")
def test_all_bids_go_to_the_pool_whatever_the_result():
    game = clash(rich()).bids(stark=4, lannister=3, baratheon=2)
    assert game.state.power == {"stark": 6, "lannister": 7, "baratheon": 8}
    assert {house: pool(game.state, house) for house in game.state.seats} == {
        "stark": 14,
        "lannister": 13,
        "baratheon": 12,
    }


@pytest.mark.rule("BG2-CLASH-07", "BG2-TRACK-01")
def test_the_leader_takes_the_token_before_the_next_track_is_bid_for():
    game = clash(rich().track("fiefdoms", "stark").track("kings-court", "stark"))
    leaders: dict[Track, str] = {"iron-throne": "lannister", "fiefdoms": "baratheon", "kings-court": "lannister"}
    for track, leader in leaders.items():
        others = {house: bid for bid, house in enumerate(sorted({"lannister", "baratheon"} - {leader}), 1)}
        game.asks("stark", f"bid-{track}").bids(**{leader: 2, **others})
        assert game.state.holders[track] == leader
        assert game.told(TokenPassed)[-1] == TokenPassed(track, leader)


@pytest.mark.rule("BG2-CLASH-07", "BG2-TRACK-11")
def test_a_token_changes_hands_in_the_state_it_is_in():
    scenario = rich().track("fiefdoms", "stark")
    scenario.state.blade_used = True
    game = scenario.begin(steps.Bid("fiefdoms")).bids(stark=1, lannister=2).ends()
    assert game.state.holders["fiefdoms"] == "lannister"
    assert game.state.blade_used


@pytest.mark.rule("BG2-CLASH-08")
def test_only_power_left_after_earlier_bids_can_be_bid():
    game = clash(rich()).bids(stark=7, lannister=2)
    assert game.answers("stark") == [0, 1, 2, 3]
    game.refuses("stark", 4, rule="BG2-CLASH-03")
    game.bids(stark=3, lannister=2)
    # What is left of Stark's power is nothing, so there is nothing to ask.
    game.waits_for("baratheon", "lannister")


@pytest.mark.rule("BG2-CLASH-09", "BG2-TRACK-03")
def test_the_old_holder_settles_the_ties_of_the_bidding_that_costs_the_throne():
    game = clash(rich()).bids(stark=5, lannister=5, baratheon=1)
    game.waits_for("baratheon").says("baratheon", ["stark", "lannister"])
    assert game.track("iron-throne") == "stark lannister baratheon"
    assert game.state.holders["iron-throne"] == "stark"


@pytest.mark.parametrize("track", ["fiefdoms", "kings-court"])
@pytest.mark.rule("BG2-RULE-33")
def test_ties_on_the_other_tracks_are_settled_by_the_new_holder(track):
    game = clash(rich()).bids(lannister=3, stark=1)
    if track == "kings-court":
        game.bids(stark=3, baratheon=1)
    game.asks("stark", f"bid-{track}").bids(stark=2, baratheon=2)
    game.waits_for("lannister").says("lannister", ["baratheon", "stark"])
    assert game.track(track) == "baratheon stark lannister"


@pytest.mark.rule("BG2-RULE-34")
def test_if_all_bid_nothing_the_holder_orders_everybody():
    game = clash(rich(6)).bids().waits_for("baratheon")
    game.refuses("baratheon", ["stark", "lannister"], rule="BG2-CLASH-05")
    assert game.question("baratheon").answers() is None, "720 orders are too many to list"
    order = ("stark", "tyrell", "lannister", "martell", "greyjoy", "baratheon")
    game.says("baratheon", list(order))
    assert game.state.tracks["iron-throne"] == order


@pytest.mark.parametrize(("players", "orders"), [(3, 6), (4, 24)])
@pytest.mark.rule("BG2-RULE-34", "BG2-CLASH-05")
def test_the_tied_houses_may_be_put_in_any_order(players, orders):
    question = clash(rich(players)).bids().question("baratheon")
    assert len(set(question.answers())) == orders
    assert {question.sample(Chance(seed)) for seed in range(200)} == set(question.answers())


@pytest.mark.rule("BG2-CLASH-10")
def test_after_the_third_track_what_is_left_is_available():
    game = clash(rich())
    for _ in TRACKS:
        game.bids(stark=2, lannister=1)
    game.ends()
    assert game.state.power == {"stark": 4, "lannister": 7, "baratheon": 10}
    assert game.state.bids == {}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("BG2-CLASH-11", "BG2-SETUP-14")
def test_with_fewer_players_the_last_places_stay_empty(players):
    game = clash(rich(players))
    bids = {house: n for n, house in enumerate(game.state.seats)}
    game.bids(**bids)
    assert game.state.tracks["iron-throne"] == game.state.seats[::-1]


@pytest.mark.rule("BG2-RULE-76", "BG2-CLASH-03")
def test_a_house_without_units_or_areas_bids_too():
    scenario = rich().army("winterfell", "lannister", "footman")
    clash(scenario).waits_for("stark", "lannister", "baratheon").bids(stark=3, lannister=1)
