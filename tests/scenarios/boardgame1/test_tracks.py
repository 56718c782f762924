"""TRACK and CLASH: the influence tracks, what they are for, and how they are bid for."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import BidsRevealed, BladeUsed, TieSettled, TokenPassed, TrackFilled
from maester.games.boardgame.facts import TRACKS
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.tracks import stars
from tests.scenarios.boardgame.scenario import Played
from tests.scenarios.boardgame1.first import HOUSES, PLAIN, Fight, First


def clash(scenario: First | None = None) -> Played:
    """Clash of Kings is resolved; everybody has 10 power, Baratheon the Iron Throne."""
    return (scenario or First().power(10)).revealed("II", "clash-of-kings").begin(steps.Resolve("II"))


BIDS = {"baratheon": 1, "greyjoy": 2, "lannister": 3, "stark": 4, "tyrell": 5}
ORDER = "tyrell stark lannister greyjoy baratheon"


# Tracks


@pytest.mark.rule("BG1-TRACK-01", "BG1-CLASH-02")
def test_there_are_three_tracks_and_they_are_bid_for_one_after_the_other():
    game = clash()
    for n, track in enumerate(TRACKS):
        assert game.asks("stark", f"bid-{track}").track(track) == ""
        assert [event.track for event in game.told(TrackFilled)] == list(TRACKS[:n])
        game.waits_for(*HOUSES).bids().says(game.state.holders["iron-throne"], list(HOUSES))
    game.ends()
    assert all(len(houses) == 5 for houses in game.state.tracks.values())


@pytest.mark.rule("BG1-TRACK-03", "BG1-TRACK-04", "BG1-COMBAT-11")
@pytest.mark.parametrize("ahead", ["tyrell", "lannister"])
def test_a_tied_combat_goes_to_the_higher_house_of_the_fiefdoms_whoever_has_the_throne(ahead: str):
    for throne in ("tyrell", "lannister", "stark"):
        fight = Fight("tyrell knight", "lannister knight").track("fiefdoms", "stark", ahead).turn_order(throne)
        game = fight.fight().plays(**{house: PLAIN[house] for house in ("tyrell", "lannister")})
        assert game.final() == {"tyrell": 3, "lannister": 3}
        assert game.winner == ahead


@pytest.mark.rule("BG1-TRACK-05", "BG1-COMBAT-08")
@pytest.mark.parametrize("holder", ["tyrell", "lannister"])
def test_the_blade_gives_its_holder_one_strength_in_one_combat_of_a_round(holder: str):
    scenario = Fight("tyrell knight knight", "lannister knight").track("fiefdoms", holder).turn_order("tyrell")
    scenario.army("stoney-sept", "lannister", "knight").order("stoney-sept", "march-0")
    scenario.army("riverrun", "tyrell", "footman").track("kings-court", "stark")
    game = scenario.fight().plays(tyrell="mace-tyrell", lannister="cersei-lannister").asks(holder, "blade")
    game.says(holder, "use")
    assert game.told(BladeUsed) == [BladeUsed(holder, "strength")]
    assert game.final() == {"tyrell": 7 + (holder == "tyrell"), "lannister": 2 + (holder == "lannister")}
    game.marches("lannister", "stoney-sept", {"riverrun": "knight"})
    game.plays(tyrell="margaery-tyrell", lannister="kevan-lannister")
    assert game.final() == {"tyrell": 2, "lannister": 3}, "nobody was asked for the blade again"


@pytest.mark.rule("BG1-TRACK-05", "BG1-COMBAT-08")
def test_the_blade_may_stay_sheathed_and_then_serves_later():
    scenario = Fight("tyrell knight knight", "lannister footman").track("fiefdoms", "tyrell").turn_order("tyrell")
    scenario.army("stoney-sept", "lannister", "knight").order("stoney-sept", "march-0")
    scenario.army("riverrun", "tyrell", "footman")
    game = scenario.fight().plays(tyrell="mace-tyrell", lannister="cersei-lannister").says("tyrell", "keep")
    assert game.final()["tyrell"] == 7
    game.marches("lannister", "stoney-sept", {"riverrun": "knight"})
    game.plays(tyrell="margaery-tyrell", lannister="kevan-lannister").asks("tyrell", "blade")


@pytest.mark.rule("BG1-TRACK-05")
def test_a_holder_who_neither_attacks_nor_defends_is_not_asked():
    fight = Fight("tyrell knight", "lannister footman").track("fiefdoms", "stark")
    fight.ordered("stark", "support", "stoney-sept")
    game = (
        fight.fight().supports("stark", {"stoney-sept": "tyrell"}).plays(tyrell="mace-tyrell", lannister="vargo-hoat")
    )
    assert game.winner == "tyrell"


@pytest.mark.rule("BG1-TRACK-05")
def test_the_blade_is_fresh_in_the_next_round():
    scenario = First().set_up()
    scenario.state.blade_used = True
    game = scenario.round(10).begin(steps.CleanUp()).ends()
    assert game.state.blade_used is False


@pytest.mark.rule("BG1-TRACK-06")
@pytest.mark.parametrize(("place", "number"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_stars_are_the_special_orders_a_house_may_place(place: int, number: int):
    court = [house for house in HOUSES if house != "stark"]
    court.insert(place, "stark")
    scenario = First().track("kings-court", *court).supply(stark=6)
    areas = ("winterfell", "karhold", "white-harbor", "moat-cailin")
    for area in areas:
        scenario.army(area, "stark", "footman")
    game = scenario.begin(steps.AssignOrders())
    assert stars(game.state, "stark") == number
    special = ("march-plus-1", "defense-plus-2", "support-plus-1", "raid-special")
    game.refuses("stark", dict(zip(areas[: number + 1], special, strict=False)), rule="BG1-ORDER-04")
    game.says("stark", dict(zip(areas[:number], special, strict=False)))


# Bids


@pytest.mark.rule("BG1-CLASH-03")
def test_any_part_of_the_available_power_may_be_bid_in_secret():
    game = clash(First().power(4).power(stark=2, tyrell=0)).waits_for("baratheon", "greyjoy", "lannister", "stark")
    assert game.answers("stark") == [0, 1, 2]
    for bid in (3, -1):
        game.refuses("stark", bid, rule="BG1-CLASH-03")
    before = game.view("lannister")
    game.says("stark", 2).says("baratheon", 3).says("greyjoy", 1)
    assert game.view("lannister") == before
    assert game.told(BidsRevealed) == []
    game.says("lannister", 4)
    bids = {"baratheon": 3, "greyjoy": 1, "lannister": 4, "stark": 2, "tyrell": 0}
    assert game.told(BidsRevealed) == [BidsRevealed(bids, "iron-throne")]


@pytest.mark.rule("BG1-CLASH-04", "BG1-CLASH-08", "BG1-CLASH-05")
def test_the_highest_bid_takes_the_first_place_and_its_object_and_all_bids_are_gone():
    game = clash().bids(**BIDS)
    assert game.track("iron-throne") == ORDER
    assert game.told(TokenPassed) == [TokenPassed("iron-throne", "tyrell")]
    assert game.happened().index("TrackFilled") < game.happened().index("TokenPassed")
    assert game.state.power == {house: 10 - bid for house, bid in BIDS.items()}
    assert {house: pool(game.state, house) for house in HOUSES} == {house: 10 + bid for house, bid in BIDS.items()}
    assert game.asks("tyrell", "bid-fiefdoms").answers("tyrell") == list(range(6)), "what was bid cannot be bid again"


@pytest.mark.rule("BG1-CLASH-06", "BG1-CLASH-07", "BG1-TRACK-03")
def test_the_old_holder_of_the_throne_orders_ties_for_the_throne_as_it_likes():
    """Baratheon is about to lose it. Greyjoy and Stark tie for the second place, Lannister and itself for the last."""
    game = clash().bids(tyrell=5, greyjoy=3, stark=3)
    game.waits_for("baratheon").asks("baratheon", "settle-tie")
    assert set(game.answers("baratheon")) == {("greyjoy", "stark"), ("stark", "greyjoy")}
    game.refuses("baratheon", ["stark", "tyrell"], rule="BG1-CLASH-06")
    game.says("baratheon", ["stark", "greyjoy"])
    game.waits_for("baratheon").says("baratheon", ["lannister", "baratheon"])
    assert game.track("iron-throne") == "tyrell stark greyjoy lannister baratheon"
    assert [event.house for event in game.told(TieSettled)] == ["baratheon", "baratheon"]
    assert game.state.holders["iron-throne"] == "tyrell"


@pytest.mark.rule("BG1-CLASH-09", "BG1-CLASH-08")
def test_the_new_holder_decides_the_ties_of_the_other_two_tracks():
    game = clash().bids(**BIDS).bids(stark=2, greyjoy=2, lannister=1)
    game.waits_for("tyrell").says("tyrell", ["greyjoy", "stark"]).says("tyrell", ["baratheon", "tyrell"])
    assert game.track("fiefdoms") == "greyjoy stark lannister baratheon tyrell"
    assert game.state.holders["fiefdoms"] == "greyjoy"
    game.bids(stark=1, greyjoy=1, lannister=2, baratheon=3).waits_for("tyrell").says("tyrell", ["stark", "greyjoy"])
    assert game.ends().track("kings-court") == "baratheon lannister stark greyjoy tyrell"
    assert game.state.holders["kings-court"] == "baratheon"


@pytest.mark.rule("BG1-CLASH-06")
def test_if_all_bid_nothing_the_holder_of_the_throne_orders_all():
    game = clash().bids().waits_for("baratheon").says("baratheon", list(HOUSES[::-1]))
    assert game.track("iron-throne") == " ".join(HOUSES[::-1])


# The raven is tested with the planning phase


@pytest.mark.rule("BG1-TRACK-08")
def test_the_raven_is_its_holders():
    scenario = First().track("kings-court", "stark").ordered("stark", "raid", "winterfell")
    scenario.ordered("lannister", "raid", "lannisport").begin(steps.UseRaven()).waits_for("stark").asks(
        "stark", "raven"
    )
