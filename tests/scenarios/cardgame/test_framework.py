"""The framework of Appendix I: plots and draw; winning and dropping out."""

import pytest

from maester.games.cardgame.events import (
    Eliminated,
    InitiativeWon,
    PhaseBegan,
    PlotsRevealed,
    RoundBegan,
)
from maester.games.cardgame.steps import BeginRound, DrawCards
from tests.scenarios.cardgame.scenario import Played, Scenario, quiet


def whole_round(scenario: Scenario) -> Played:
    for seat in scenario.state.seats:
        scenario.state.plots[seat] = ("a-clash-of-kings", "the-winds-of-winter")
    return scenario.begin(BeginRound())


def phases(game: Played) -> list[str]:
    return [each.phase for each in game.told(PhaseBegan)]


@pytest.mark.rule(
    "CG-FRAME-01", "CG-FRAME-05", "CG-PLOT-07", "CG-PLOT-19", "CG-TAX-05", "CG-TAX-06", "CG-FW-1.1", "CG-FW-1.5"
)
@pytest.mark.rule(
    "CG-FW-2.1", "CG-FW-2.3", "CG-FW-3.1", "CG-FW-3.4", "CG-FW-5.3", "CG-FW-6.1", "CG-FW-6.3", "CG-FW-7.1", "CG-FW-7.5"
)
@pytest.mark.rule("CG-MARSHAL-12", "CG-FW-1.2")
def test_a_round_is_seven_phases():
    game = whole_round(Scenario())
    while len(game.told(RoundBegan)) < 2 and (asked := game.asked()):
        game.table.answer(asked[0], quiet(asked[1]))
    assert phases(game)[:8] == ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation", "plot"]


@pytest.mark.rule(
    "CG-MELEE-02", "CG-FRAME-03", "CG-MELEE-01", "CG-FW-1.4", "CG-FW-7.4", "CG-MELEE-17", "CG-MELEE-16", "CG-MELEE-03"
)
def test_titles_in_melee_only():
    for players, titles in ((2, 0), (3, 1)):
        game = whole_round(Scenario(players))
        while len(game.told(RoundBegan)) < 2 and (asked := game.asked()):
            game.table.answer(asked[0], quiet(asked[1]))
        assert game.happened().count("TitlesRevealed") == titles
        assert game.happened().count("TitlesReturned") == titles
        assert len(game.state.pool) == 6 * titles


# ------------------------------------------------------------------------------------------ plots


@pytest.mark.rule(
    "CG-PLOT-01", "CG-PLOT-02", "CG-PLOT-03", "CG-PLOT-08", "CG-PLOT-09", "CG-FW-1.3", "CG-ZONE-04", "CG-RULE-76"
)
def test_plots_are_chosen_in_secret_and_revealed_together():
    game = Scenario().plots(1, "confiscation").plots(2, "confiscation", "taxation").phase("plot").waits_for(1, 2)
    game.says(1, "confiscation")
    assert game.told(PlotsRevealed) == []
    assert game.state.revealed["seat-1"].startswith("summons")
    game.says(2, "taxation")
    assert game.told(PlotsRevealed)[0].plots == {"seat-1": "confiscation", "seat-2": "taxation"}
    assert game.state.used == {"seat-1": ("summons",), "seat-2": ("summons",)}
    assert game.state.plots["seat-2"] == ("confiscation",)


@pytest.mark.rule(
    "CG-PLOT-10",
    "CG-PLOT-13",
    "CG-PLAYER-01",
    "CG-PLAYER-02",
    "CG-FW-1.3.I",
    "CG-FW-1.3.II",
    "CG-RULE-12",
    "CG-RULE-13",
    "CG-MOD-09",
)
def test_initiative():
    game = (
        Scenario()
        .plots(1, "a-clash-of-kings")
        .plots(2, "sneak-attack")
        .table(1, "salty-navigator", "the-kingsroad")
        .phase("plot")
    )
    game.says(1, "a-clash-of-kings").says(2, "sneak-attack")
    assert game.told(InitiativeWon)[0].initiative == {"seat-1": 11, "seat-2": 11}
    game = Scenario().plots(1, "a-clash-of-kings").plots(2, "sneak-attack").phase("plot")
    game.says(1, "a-clash-of-kings").says(2, "sneak-attack").asks(2, "first-player").chooses(2, 1)
    assert game.state.first == "seat-1"


@pytest.mark.rule("CG-EX-34", "CG-PLOT-11")
def test_a_tie_in_initiative_goes_to_the_least_power():
    scenario = Scenario(3).power(1, 5).power(2, 3)
    for seat in (1, 2):
        scenario.plots(seat, "calling-the-banners")
    game = scenario.plots(3, "the-winds-of-winter").phase("plot")
    game.says(1, "calling-the-banners").says(2, "calling-the-banners").says(3, "the-winds-of-winter").asks(
        2, "first-player"
    )
    assert not game.told(InitiativeWon)[0].by_luck


@pytest.mark.rule("CG-EX-16", "CG-PLOT-12")
def test_then_luck_decides():
    game = Scenario().plots(1, "taxation").plots(2, "taxation").phase("plot").says(1, "taxation").says(2, "taxation")
    assert game.told(InitiativeWon)[0].by_luck


@pytest.mark.rule("CG-PLOT-15", "CG-PLOT-16", "CG-PLOT-17", "CG-FW-1.3.III", "CG-SIMUL-02")
def test_when_revealed_abilities_in_the_first_players_order():
    game = (
        Scenario().reveals(_1="counting-coppers", _2="counting-coppers").asks(1, "next-when-revealed").says(1, "seat-2")
    )
    assert (len(game.hand(1)), len(game.hand(2))) == (3, 3)


@pytest.mark.rule("CG-RULE-77")
def test_without_effect_it_is_not_initiated():
    game = Scenario().reveals(_1="confiscation")
    assert "AbilityUsed" not in game.happened()


@pytest.mark.rule(
    "CG-EX-21",
    "CG-PLOT-04",
    "CG-PLOT-05",
    "CG-PLOT-06",
    "CG-FW-1.3.IV",
    "CG-RULE-75",
    "CG-PLOT-18",
    "CG-FW-1.3.V",
    "CG-FW-1.AW",
)
def test_the_last_plot_brings_the_used_ones_back():
    scenario = Scenario().used(1, 5).table(1, "doran-martell", "arianne-martell").deck(1, "ice")
    game = scenario.reveals(_1="summons").asks(1, "search")
    assert len(game.used(1)) == 6
    assert game.strength("arianne-martell") == 10
    game.says(1, None)
    assert game.used(1) == []
    assert len(game.state.plots["seat-1"]) == 6
    assert game.state.revealed["seat-1"].startswith("summons")
    assert game.strength("arianne-martell") == 4


@pytest.mark.rule("CG-RULE-105", "CG-RULE-77")
def test_reinforcements_do_not_show_what_a_hand_holds():
    game = Scenario().hand(1, "ice").reveals(_1="reinforcements").asks(1, "choose-cards")
    assert game.options(1) == []
    game.says(1, ()).ends()
    assert game.hand(1) == ["ice"]
    assert Scenario().reveals(_1="reinforcements").ends().hand(1) == [], "an empty hand and pile: not initiated"


@pytest.mark.rule("CG-FRAME-02")
def test_framework_events_can_be_interrupted_and_answered():
    assert Scenario().table(1, "the-wall").challenges(1).offers(1, "the-wall")
    assert Scenario().hand(1, "a-meager-contribution").income(2).offers(1, "a-meager-contribution")


# ------------------------------------------------------------------------------------------ draw


@pytest.mark.rule("CG-DRAW-01", "CG-FW-2.2", "CG-DRAWCARD-01", "CG-DRAWCARD-02", "CG-FW-2.AW", "CG-DRAWCARD-03")
def test_two_cards_each():
    game = Scenario().deck(1, "ice", "ghost", "left").phase("draw")
    assert game.hand(1) == ["ghost", "ice"]
    assert game.deck(1)[0] == "left"
    assert len(game.hand(2)) == 2


@pytest.mark.rule("CG-EX-47", "CG-DRAW-02", "CG-WIN-03", "CG-PLAYER-06", "CG-RULE-10")
def test_an_empty_deck_drops_out():
    scenario = Scenario(3).deck_of(1, "ice", "ghost").table(1, "robb-stark", "little-bird>robb-stark").gold(1, 2)
    game = scenario.table(2, "left").phase("draw")
    assert game.told(Eliminated)[0].seat == "seat-1"
    assert game.state.first == "seat-2"
    assert game.state.players == ("seat-2", "seat-3")
    assert not game.in_play("robb-stark")
    assert sorted(game.state.removed["seat-1"]) == ["ghost", "ice", "little-bird", "robb-stark", "summons"]
    assert game.gold(1) == 0
    assert game.state.winner is None


@pytest.mark.rule("CG-WIN-04", "CG-EX-09", "CG-EFFECT-04")
def test_the_last_one_left_wins():
    game = Scenario().deck_of(1, "ice", "ghost").reveals(_1="counting-coppers").ends()
    assert game.state.winner == "seat-2"
    assert game.state.why == "last-player-left"


@pytest.mark.rule("CG-DRAW-03", "CG-RULE-98", "CG-WIN-05")
def test_if_all_run_out_the_first_player_decides():
    game = Scenario().deck_of(1, "ice", "ghost").deck_of(2, "ice", "ghost").first(2).phase("draw")
    game.asks(2, "last-player-left").chooses(2, 2).ends()
    assert game.state.winner == "seat-2"


@pytest.mark.rule("CG-WIN-02", "CG-RULE-11")
def test_if_two_outcomes_fall_together_the_first_player_orders_them():
    scenario = Scenario(3).power(1, 15).deck_of(2, "ice", "ghost").first(3)
    game = scenario.begin(DrawCards()).asks(3, "outcome")
    assert sorted(game.answers(3)) == ["out:seat-2", "win:seat-1"]
    game.says(3, "win:seat-1").ends()
    assert game.state.winner == "seat-1"


@pytest.mark.rule("CG-RULE-09", "CG-SEARCH-05", "CG-EX-09")
def test_a_deck_that_is_searched_is_still_a_deck():
    game = (
        Scenario()
        .deck_of(1, "ice", "ghost", "left", "right", "summer", "drogon")
        .reveals(_1="summons")
        .asks(1, "search")
    )
    assert len(game.deck(1)) == 6
    game.chooses(1, "ghost")
    assert game.state.out == ()


@pytest.mark.rule("CG-RULE-10")
def test_a_challenge_ends_when_one_of_the_two_drops_out():
    scenario = Scenario(3).table(1, "wildling-horde", "left").deck_of(2, "ice").table(2, "ghost/k")
    game = scenario.challenges(1).attacks(1, "military", "wildling-horde", against=2).quietly("use-pillage")
    game.chooses(1, "wildling-horde")
    assert game.state.out == ("seat-2",)
    assert game.state.challenge is None
