"""The framework of Appendix I: plots, draw, marshaling, dominance, standing, taxation; winning and dropping out."""

import pytest

from maester.games.cardgame.events import (
    CardsStood,
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


# ------------------------------------------------------------------------------------------ marshaling


@pytest.mark.rule(
    "CG-MARSHAL-01", "CG-GOLD-03", "CG-GOLD-05", "CG-PLAYER-09", "CG-FW-3.2", "CG-RULE-96", "CG-MOD-10", "CG-GOLD-02"
)
def test_income():
    game = (
        Scenario()
        .table(1, "littlefinger", "the-roseroad")
        .hand(1, "tywin-lannister")
        .income(1)
        .asks(1, "respond-actions")
    )
    assert game.gold(1) == 6
    assert game.view(2).players["seat-1"].gold == 6
    game = Scenario().plot(1, "marching-orders").hand(1, "tywin-lannister").income(1).uses(1, "tywin-lannister")
    assert game.gold(1) == 2, "what comes later gives nothing this round"


@pytest.mark.rule(
    "CG-MARSHAL-02", "CG-MARSHAL-03", "CG-MARSHAL-04", "CG-MARSHAL-05", "CG-MARSHAL-10", "CG-FW-3.SAW", "CG-PLAYER-07"
)
def test_the_window_of_the_marshaling_phase():
    scenario = Scenario().first(1).hand(1, "ghost").hand(2, "left", "right").table(1, "edric-dayne").gold(1, 9)
    game = scenario.marshals(2, gold=9).asks(1, "respond-actions")
    assert game.matching("ghost") == [], "only the active player marshals"
    assert game.matching("edric-dayne"), "everybody may use actions"
    game.says(1, "pass").uses(2, "left").asks(1, "respond-actions").uses(2, "right")
    assert game.in_play("right")


@pytest.mark.rule(
    "CG-MARSHAL-06", "CG-MARSHAL-07", "CG-GOLD-04", "CG-ENTER-01", "CG-CONTROL-01", "CG-CONTROL-02", "CG-ZONE-08"
)
def test_marshaling():
    game = Scenario().hand(1, "ghost").marshals(1, gold=5).uses(1, "ghost")
    assert game.gold(1) == 1
    card = game.card("ghost")
    assert (card.owner, card.controller, card.knelt) == ("seat-1", "seat-1", False)
    assert game.hand(1) == []


@pytest.mark.rule("CG-MARSHAL-11", "CG-FW-3.3")
def test_each_player_is_active_once():
    game = Scenario().first(2).hand(1, "ghost").hand(2, "ghost").phase("marshaling").asks(2, "respond-actions")
    assert game.state.active == "seat-2"
    game.says(2, "pass").asks(1, "respond-actions")
    assert game.state.active == "seat-1"


@pytest.mark.rule("CG-KEYWORD-LIMITED-01", "CG-KEYWORD-LIMITED-03", "CG-RULE-47")
def test_limited():
    game = Scenario().hand(1, "the-roseroad", "the-kingsroad").marshals(1, gold=5).uses(1, "the-roseroad")
    assert not game.offers(1, "the-kingsroad")
    scenario = Scenario().table(1, "old-bear-mormont").hand(1, "the-wall")
    assert (
        scenario.challenges(1)
        .initiates_none(1)
        .uses(1, "old-bear-mormont")
        .chooses(1, "the-wall")
        .state.limited["seat-1"]
        == 0
    )


@pytest.mark.rule("CG-RULE-46", "CG-MOD-07")
def test_reducers_apply_together_and_are_used_up():
    scenario = (
        Scenario()
        .table(1, "heart-tree-grove", "winterfell-steward", "the-kingsroad")
        .hand(1, "bran-stark", "arya-stark")
    )
    game = scenario.marshals(1, gold=2)
    game.uses(1, "heart-tree-grove").uses(1, "winterfell-steward").uses(1, "the-kingsroad").uses(1, "bran-stark")
    assert game.gold(1) == 2, "five less than two is nothing"
    assert not game.offers(1, "arya-stark"), "nothing is left over"


@pytest.mark.rule("CG-RULE-50")
def test_the_faction_card_is_one():
    scenario = Scenario().agenda(1, "fealty").table(1, "wildling-horde").hand(1, "summer")
    game = scenario.challenges(1).uses(1, "fealty").attacks(1, "military", "wildling-horde")
    assert not game.offers(1, "wildling-horde")


# ------------------------------------------------------------------------------------------ dominance to taxation


@pytest.mark.rule("CG-DOM-01", "CG-DOM-02", "CG-FW-5.1", "CG-FW-5.2", "CG-FW-5.AW", "CG-RULE-81")
def test_dominance():
    game = Scenario().table(1, "ghost", "robb-stark/k").gold(1, 1).table(2, "left", "right/k").phase("dominance")
    assert (game.power(1), game.power(2)) == (1, 0)


@pytest.mark.rule("CG-EX-17", "CG-DOM-04")
def test_dominance_by_gold_alone():
    assert Scenario().gold(1, 3).gold(2, 1).phase("dominance").power(1) == 1


@pytest.mark.rule("CG-EX-35", "CG-DOM-03", "CG-RULE-81")
def test_a_tie_has_no_winner():
    game = Scenario(3).gold(1, 7).gold(2, 7).gold(3, 5).phase("dominance")
    assert [game.power(each) for each in (1, 2, 3)] == [0, 0, 0]
    assert Scenario().phase("dominance").power(1) == 0


@pytest.mark.rule("CG-STAND-01", "CG-FW-6.2", "CG-FW-6.AW", "CG-ZONE-07", "CG-RULE-80", "CG-RULE-50")
def test_all_stand():
    scenario = Scenario().table(1, "jon-snow/k", "the-wall/k", "longclaw>jon-snow/k")
    scenario.state.knelt["seat-1"] = True
    game = scenario.phase("standing")
    assert not any(game.kneels(each) for each in ("jon-snow", "the-wall", "longclaw"))
    assert not game.state.knelt["seat-1"]
    (told,) = game.told(CardsStood)
    assert set(told.cards) == {game.name(each) for each in ("jon-snow", "the-wall", "longclaw")}, "in one sentence"


@pytest.mark.rule("CG-TAX-01", "CG-FW-7.2", "CG-FW-7.AW")
def test_gold_is_returned():
    game = Scenario().gold(1, 3).gold(2, 2).phase("taxation")
    assert (game.gold(1), game.gold(2)) == (0, 0)


@pytest.mark.rule("CG-EX-36", "CG-TAX-02", "CG-TAX-03", "CG-FW-7.3", "CG-RULE-82", "CG-RULE-104", "CG-DISCARD-05")
def test_reserve():
    scenario = Scenario().plot(1, "a-clash-of-kings").table(1, "samwell-tarly").hand(1, *["ice"] * 8, "ghost")
    game = scenario.phase("taxation").asks(1, "discard-to-reserve")
    game.refuses(1, ("ice",), rule="CG-TAX-03").refuses(1, ("ice", "ice", "ice"), rule="CG-TAX-03").says(
        1, ("ghost", "ice")
    )
    assert game.discard(1) == ["ghost", "ice"]
    assert len(game.hand(1)) == 7


@pytest.mark.rule("CG-TAX-04")
def test_at_reserve_nobody_discards():
    game = Scenario().hand(1, *["ice"] * 7).phase("taxation").ends()
    assert len(game.hand(1)) == 7


@pytest.mark.rule("CG-LIMIT-02", "CG-EX-40", "CG-RULE-73", "CG-LEAVE-05")
def test_a_card_that_comes_back_is_another_one():
    scenario = (
        Scenario().table(1, "magister-illyrio", "arianne-martell").gold(1, 9).table(2, "left/k", "right/k", "ghost/k")
    )
    scenario.table(2, "tyrion-lannister").hand(2, "the-things-i-do-for-love").gold(2, 5)
    game = (
        scenario.challenges(1)
        .uses(1, "magister-illyrio")
        .chooses(1, "left")
        .uses(2, "the-things-i-do-for-love")
        .says(2, 5)
    )
    game.chooses(2, "magister-illyrio").uses(1, "arianne-martell").chooses(1, "magister-illyrio")
    game.uses(1, "magister-illyrio").chooses(1, "right")
    assert not game.kneels("right")
