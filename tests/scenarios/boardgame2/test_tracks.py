"""TRACK: places on the influence tracks and their tokens."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import InfluenceMoved, TokenPassed
from maester.games.boardgame.facts import TRACKS, Track
from maester.games.boardgame.tracks import move_on_track, stars
from tests.scenarios.boardgame.combat import Field
from tests.scenarios.boardgame.scenario import Scenario

FOUR = ("stark", "lannister", "baratheon", "greyjoy")


def moved(track: Track, house: str, place: int, *order: str) -> Scenario:
    scenario = Scenario(len(order)).track(track, *order)
    move_on_track(scenario.state, house, track, place)
    return scenario


@pytest.mark.rule("BG2-TRACK-01", "BG2-SETUP-15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_leader_of_a_track_holds_its_token(players):
    state = Scenario(players).state
    assert list(state.tracks) == list(TRACKS)
    assert state.holders == {track: state.tracks[track][0] for track in TRACKS}


@pytest.mark.parametrize(
    ("house", "place", "order"),
    [
        ("baratheon", 0, ("baratheon", "stark", "lannister", "greyjoy")),
        ("stark", 2, ("lannister", "baratheon", "stark", "greyjoy")),
        ("stark", 3, ("lannister", "baratheon", "greyjoy", "stark")),
        ("lannister", 9, ("stark", "baratheon", "greyjoy", "lannister")),
        ("greyjoy", 3, FOUR),
    ],
)
@pytest.mark.rule("BG2-TRACK-10", "BG2-RULE-49")
def test_when_one_house_moves_the_others_slide_to_close_the_gap(house, place, order):
    state = moved("kings-court", house, place, *FOUR).state
    assert state.tracks["kings-court"] == order
    told = [] if order == FOUR else [InfluenceMoved(house, "kings-court", order.index(house) + 1)]
    assert [event for event in state.told if isinstance(event, InfluenceMoved)] == told


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("BG2-TRACK-11")
def test_a_house_pushed_off_the_first_place_hands_over_the_token(track):
    state = moved(track, "greyjoy", 0, *FOUR).state
    assert state.holders[track] == "greyjoy"
    assert TokenPassed(track, "greyjoy") in state.told
    state = moved(track, "stark", 3, *FOUR).state
    assert state.holders[track] == "lannister"


@pytest.mark.rule("BG2-TRACK-11")
def test_a_house_that_stays_first_keeps_the_token():
    state = moved("fiefdoms", "greyjoy", 1, *FOUR).state
    assert state.holders["fiefdoms"] == "stark"
    assert not any(isinstance(event, TokenPassed) for event in state.told)


@pytest.mark.parametrize("used", [True, False])
@pytest.mark.rule("BG2-TRACK-11")
def test_fresh_or_used_the_token_stays_as_it_is(used):
    scenario = Scenario(4).track("fiefdoms", *FOUR).track("kings-court", *FOUR)
    state = scenario.state
    state.blade_used = state.raven_used = used
    move_on_track(state, "greyjoy", "fiefdoms", 0)
    move_on_track(state, "greyjoy", "kings-court", 0)
    assert state.blade_used is state.raven_used is used


STARS = {3: (3, 2, 1), 4: (3, 2, 1, 0), 5: (3, 3, 2, 1, 0), 6: (3, 3, 2, 1, 0, 0)}


@pytest.mark.parametrize(("players", "expected"), list(STARS.items()))
@pytest.mark.rule("BG2-TRACK-07", "BG2-TRACK-08", "BG2-TRACK-09", "BG2-SETUP-20")
def test_the_kings_court_gives_special_orders(players, expected):
    state = Scenario(players).state
    assert tuple(stars(state, house) for house in state.tracks["kings-court"]) == expected


@pytest.mark.parametrize("ahead", ["tyrell", "lannister"])
@pytest.mark.rule("BG2-TRACK-04", "BG2-TRACK-03")
def test_a_tie_in_combat_goes_to_the_better_place_on_the_fiefdoms_track(ahead):
    """Two and one against one and two; Lannister has the Iron Throne, which does not matter here."""
    scenario = Field("tyrell knight", "lannister footman").track("fiefdoms", "stark", ahead).turn_order("lannister")
    game = scenario.fight().plays(tyrell="alester-florent", lannister="the-hound")
    assert game.final() == {"tyrell": 3, "lannister": 3}
    assert game.winner == ahead


@pytest.mark.rule("BG2-TRACK-12")
def test_a_shift_at_the_kings_court_leaves_special_orders_alone_until_the_next_planning_phase():
    """Doran Martell sends Lannister to the last place."""
    scenario = Field("martell knight", "lannister footman").army("lannisport", "lannister", "footman")
    scenario.order("lannisport", "defense-plus-2").army("riverrun", "lannister", "footman").order(
        "riverrun", "raid-special"
    )
    game = scenario.fight().plays(martell="doran-martell", lannister="cersei-lannister")
    game.waits_for("martell").says("martell", "kings-court")
    assert game.track("kings-court").endswith("lannister")
    assert game.orders("lannister") == {"lannisport": "defense-plus-2", "riverrun": "raid-special"}
    order = game.state.tracks["kings-court"]
    later = (
        Scenario(6).track("kings-court", *order).army("lannisport", "lannister", "footman").begin(steps.AssignOrders())
    )
    later.refuses("lannister", {"lannisport": "defense-plus-2"}, rule="BG2-PLAN-06")
