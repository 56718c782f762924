"""Situations a hostile referee would ask for: decks that run empty at the wrong moment, and what is left then."""

import pytest

from maester.games.cardgame.steps import Actions, CollectIncome, DrawCards, FillHands, LaySetup
from maester.games.cardgame.victory import standing
from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-SIMUL-01", "CG-RULE-11")
def test_of_two_who_run_out_together_the_first_player_says_who_drops_out_first():
    game = Scenario(4).deck_of(2, "ghost").deck_of(4, "left").begin(DrawCards()).asks(1, "outcome")
    assert game.question(1).rule == "CG-WIN-02"
    game.says(1, "out:seat-4")
    assert game.state.out == (game.seat(4), game.seat(2)), "and the other follows"
    places = standing(game.state).places
    assert (places[game.seat(2)], places[game.seat(4)]) == (3, 4)


@pytest.mark.rule("CG-DRAW-03", "CG-WIN-05")
def test_if_all_run_out_the_rule_is_that_of_the_phase():
    game = Scenario().deck_of(1, "ghost").deck_of(2, "left").phase("draw").asks(1, "last-player-left")
    assert game.question(1).rule == "CG-DRAW-03"
    start = Scenario().deck_of(1, "ghost", "left", "right").deck_of(2, "left")
    game = start.reveals(_1="counting-coppers", _2="counting-coppers")
    assert game.asks(1, "next-when-revealed").says(1, "seat-1").state.winner == "seat-2", "one after the other"


@pytest.mark.rule("CG-WIN-04")
def test_who_has_won_stands_first_though_others_have_more_power():
    game = Scenario(3).power(1, 3).power(2, 9).deck_of(2, "ghost").deck_of(3, "left").begin(DrawCards())
    game.asks(1, "outcome").says(1, "out:seat-2").ends()
    found = standing(game.state)
    assert (found.over, found.why, found.rule) == (True, "last-player-left", "CG-WIN-04")
    assert found.places == {"seat-1": 1, "seat-3": 2, "seat-2": 3}
    game = Scenario().power(1, 14).gold(1, 1).power(2, 13).phase("dominance").ends()
    found = standing(game.state)
    assert (found.places, found.why, found.rule) == ({"seat-1": 1, "seat-2": 2}, "fifteen-power", "CG-WIN-01")
    assert found.scores == {"seat-1": 15, "seat-2": 13}
    assert standing(Scenario().power(2, 1).state).places == {"seat-1": 2, "seat-2": 1}, "while it goes on"


@pytest.mark.rule("CG-RULE-10", "CG-MELEE-16")
def test_the_title_of_who_drops_out_returns_to_the_pool():
    start = Scenario(3).title(1, "crown-regent").title(2, "master-of-laws").deck_of(2, "ghost")
    game = start.begin(DrawCards())
    assert "master-of-laws" in game.state.pool
    assert list(game.state.titles) == [game.seat(1)]
    assert "crown-regent" not in game.state.pool


@pytest.mark.rule("CG-RULE-10")
def test_an_attacker_who_drops_out_before_defenders_are_declared_ends_the_challenge():
    start = Scenario(3).table(1, "robb-stark", "gates-of-winterfell").deck_of(1, "arya-stark").table(2, "left", "right")
    game = start.challenges(1, 2).attacks(1, "military", "robb-stark", against=2).uses(1, "gates-of-winterfell")
    assert game.state.out == (game.seat(1),)
    assert game.state.challenge is None
    assert game.asks(2, "challenge").totals() == [], "nobody is asked to defend, and nothing is compared"


@pytest.mark.rule("CG-RULE-10")
def test_a_defender_who_drops_out_after_declaring_ends_the_challenge():
    start = (
        Scenario(3).table(2, "robb-stark", "gates-of-winterfell").deck_of(2, "arya-stark").table(1, "left", "drogon")
    )
    game = start.challenges(1).attacks(1, "military", "left", against=2).defends(2, "robb-stark")
    game.uses(2, "gates-of-winterfell")
    assert game.state.out == (game.seat(2),)
    assert game.totals() == []
    assert game.power(1) == 0, "no bonus for an unopposed challenge"


@pytest.mark.rule("CG-MARSHAL-11", "CG-RULE-10")
def test_who_drops_out_in_anothers_turn_collects_no_income():
    start = Scenario(3).table(2, "arianne-martell").hand(2, "arya-stark").deck_of(2, "ghost")
    start.state.phase, start.state.active = "marshaling", start.seat(1)
    steps = [CollectIncome(start.seat(who)) for who in (2, 3)]
    game = start.begin(Actions("marshaling"), *steps).uses(2, "arianne-martell").chooses(2, "arya-stark")
    game.uses(2, "arya-stark").passes()
    assert game.state.out == (game.seat(2),)
    assert [game.gold(who) for who in (2, 3)] == [0, 4]


# ------------------------------------------------------------------------------------------------- what is left under


@pytest.mark.rule("CG-RULE-74")
def test_a_duplicate_that_was_used_is_not_returned_at_the_end_of_the_phase():
    start = Scenario().table(1, "khal-drogo", "dothraki-sea", "drogon").hand(1, "khal-drogo").table(2, "eddard-stark")
    game = start.challenges(1, 2).attacks(1, "power", "khal-drogo").undefended().uses(1, "dothraki-sea")
    game.chooses(1, "khal-drogo").quietly().initiates_none(1).attacks(2, "military", "eddard-stark")
    game.quietly("military-claim").chooses(1, "khal-drogo").uses(1, "khal-drogo").quietly()
    assert game.discard(1) == ["dothraki-sea", "khal-drogo"]
    assert game.hand(1) == []
    assert game.in_play("khal-drogo")


@pytest.mark.rule("CG-SETUP-15", "CG-SETUP-17")
def test_a_second_copy_of_a_unique_attachment_is_a_duplicate_in_setup():
    start = Scenario().hand(1, "joffrey-baratheon", "widows-wail", "widows-wail").deck_of(2, *["left"] * 9)
    start.state.round = 0
    game = start.begin(LaySetup(), FillHands()).says(1, ("joffrey-baratheon", "widows-wail", "widows-wail")).says(2, ())
    assert game.card("widows-wail").duplicates == ("widows-wail",)
    assert game.card("joffrey-baratheon").attachments == (game.name("widows-wail"),)
    assert game.state.playing == ()


@pytest.mark.rule("CG-SEARCH-06", "CG-RULE-84")
def test_a_hand_that_is_seen_twice_is_known_once():
    start = Scenario().table(1, "melisandre", "ghost").hand(1, "seen-in-flames", "seen-in-flames").gold(1, 2)
    game = start.hand(2, "drogon", "left", "left").challenges(1).uses(1, "seen-in-flames").chooses(1, "drogon")
    game.uses(1, "seen-in-flames").chooses(1, "left")
    assert game.view(1).known[game.seat(2)] == ("left",)


@pytest.mark.rule("CG-SEARCH-06", "CG-RULE-84")
def test_what_is_laid_back_on_a_deck_leaves_the_known_hand_known():
    start = Scenario().table(1, "melisandre").hand(1, "seen-in-flames", "the-bear-and-the-maiden-fair").gold(1, 1)
    start = start.hand(2, "drogon", "left").deck(2, "ghost", "viserion", "rhaegal", "right", "arya-stark")
    game = start.challenges(1).uses(1, "seen-in-flames").chooses(1, "drogon").uses(1, "the-bear-and-the-maiden-fair")
    game.says(1, "seat-2").says(1, ("ghost",)).says(1, ("right", "viserion", "rhaegal", "arya-stark"))
    assert game.view(1).known[game.seat(2)] == ("left",)
    known = [lore.code for lore in game.state.lore if lore.zone == "deck"]
    assert sorted(known) == ["arya-stark", "ghost", "rhaegal", "right", "viserion"], "each of them once"


@pytest.mark.rule("CG-SEARCH-06", "CG-RULE-84")
def test_a_card_known_at_the_bottom_is_known_to_lie_higher_when_another_is_put_under_it():
    start = Scenario().hand(1, "the-bear-and-the-maiden-fair", "the-bear-and-the-maiden-fair").deck(2, "ghost", "left")
    game = start.window("draw").uses(1, "the-bear-and-the-maiden-fair").says(1, "seat-2").says(1, ("ghost",))
    game.says(1, game.question(1).options).uses(1, "the-bear-and-the-maiden-fair").says(1, "seat-2").says(1, ("left",))
    game.says(1, game.question(1).options)
    deck, known = game.deck(2), [lore for lore in game.state.lore if lore.zone == "deck"]
    assert deck[-2:] == ["ghost", "left"]
    assert sorted(lore.place for lore in known if lore.code in ("ghost", "left")) == [0, 1]
    assert all(deck[len(deck) - 1 - lore.place] == lore.code for lore in known)
