"""Fortified Position and Milk of the Poppy: what a blank text box takes away, and what it leaves."""

import pytest

from maester.games.cardgame.board import Board
from maester.games.cardgame.events import InitiativeWon
from maester.games.cardgame.plot import plot_value
from tests.scenarios.cardgame.scenario import Scenario

FORTIFIED = "fortified-position"


@pytest.mark.rule("CG-BLANK-01", "CG-ABILITY-06")
def test_cards_in_hand_are_not_blank_and_blank_gold_cloaks_stay():
    start = Scenario().plot(2, FORTIFIED).hand(1, "gold-cloaks").gold(1, 2).table(1, "tywin-lannister")
    game = start.challenges(1).uses(1, "gold-cloaks").quietly().initiates_none(1)
    assert game.asked() is None, "the phase is over"
    assert game.in_play("gold-cloaks")


@pytest.mark.rule("CG-BLANK-01")
def test_a_blank_assassin_asks_for_nobody():
    start = Scenario().plot(2, FORTIFIED).hand(1, "the-queens-assassin", "ghost", "left").gold(1, 4)
    game = start.table(1, "tywin-lannister").table(2, "robb-stark").challenges(1).uses(1, "the-queens-assassin")
    assert game.in_play("the-queens-assassin")
    assert not game.offers(1, "the-queens-assassin")


@pytest.mark.rule("CG-KEYWORD-LIMITED-01", "CG-ABILITY-06")
def test_a_limited_character_in_hand_stays_limited():
    start = Scenario().plot(2, FORTIFIED).hand(1, "the-roseroad", "lannisport-moneylender").marshals(1, gold=5)
    assert start.uses(1, "the-roseroad").offers_now(1, "lannisport-moneylender") is False


@pytest.mark.rule("CG-MOD-11", "CG-BLANK-03")
def test_a_blank_tywin_adds_no_gold_and_no_strength():
    start = Scenario().plot(1, FORTIFIED).table(1, "tywin-lannister", "paxter-redwyne", "the-roseroad").gold(1, 3)
    game = start.challenges(1)
    assert plot_value(Board(game.state), game.seat(1), "gold") == 5 + 1, "only the road is no character"
    assert game.strength("tywin-lannister") == 6
    assert not game.has("tywin-lannister", "renown")
    assert game.icons("tywin-lannister") == "mip"


@pytest.mark.rule("CG-MOD-11", "CG-RULE-76")
def test_initiative_is_compared_without_the_modifiers_of_the_blank():
    start = Scenario().table(2, "salty-navigator", "the-kingsroad").power(1, 1)
    game = start.reveals(_1=FORTIFIED, _2="building-orders")
    assert game.state.first == game.seat(1)
    assert game.told(InitiativeWon)[-1].initiative == {game.seat(1): 1, game.seat(2): 2}


@pytest.mark.rule("CG-BLANK-01", "CG-RULE-80")
def test_a_blank_stannis_holds_nobody_down():
    start = Scenario().table(1, "stannis-baratheon", "milk-of-the-poppy>stannis-baratheon")
    game = start.table(2, "left/k", "right/k", "ghost/k").phase("standing")
    assert not any(game.kneels(each) for each in ("left", "right", "ghost"))


@pytest.mark.rule("CG-BLANK-01", "CG-RULE-45")
def test_a_blank_arya_has_no_icon_of_her_duplicate():
    assert Scenario().plot(1, FORTIFIED).table(1, "arya-stark/d").challenges(1).icons("arya-stark") == "p"


@pytest.mark.rule("CG-BLANK-01")
def test_a_blank_jorah_takes_no_token():
    start = Scenario().plot(2, FORTIFIED).table(1, "ser-jorah-mormont", "tywin-lannister").challenges(1)
    game = start.attacks(1, "military", "ser-jorah-mormont").undefended().quietly()
    assert game.card("ser-jorah-mormont").tokens == ()


@pytest.mark.rule("CG-BLANK-02", "CG-TEXT-06")
def test_what_others_give_to_the_blank_stays():
    start = Scenario().plot(2, FORTIFIED).table(1, "joffrey-baratheon", "widows-wail>joffrey-baratheon", "the-wall")
    game = start.table(1, "ranging-party", "little-bird>joffrey-baratheon").challenges(1)
    assert game.strength("joffrey-baratheon") == 5
    assert game.icons("joffrey-baratheon") == "mip", "locations and attachments go on speaking"
    assert game.strength("ranging-party") == 6


@pytest.mark.rule("CG-BLANK-01", "CG-CLAIM-03")
def test_a_blank_cersei_raises_no_claim():
    start = Scenario().table(1, "cersei-lannister", "milk-of-the-poppy>cersei-lannister").hand(2, "ghost", "left")
    game = start.challenges(1).attacks(1, "intrigue", "cersei-lannister").undefended().quietly()
    assert len(game.hand(2)) == 1


@pytest.mark.rule("CG-BLANK-03", "CG-DEAD-01")
def test_a_blank_davos_dies():
    start = Scenario().table(1, "khal-drogo").table(2, "ser-davos-seaworth/k", "milk-of-the-poppy>ser-davos-seaworth")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().quietly()
    assert game.dead(2) == ["ser-davos-seaworth"]


@pytest.mark.rule("CG-BLANK-03", "CG-ATTACH-11")
def test_traits_stay_so_a_blank_lord_keeps_his_bodyguard_and_his_axe():
    start = Scenario().plot(1, FORTIFIED).table(1, "theon-greyjoy", "bodyguard>theon-greyjoy")
    game = start.table(1, "throwing-axe>theon-greyjoy").marshals(1)
    assert len(game.card("theon-greyjoy").attachments) == 2


@pytest.mark.rule("CG-BLANK-01")
def test_a_blank_robert_and_a_blank_balon_are_as_strong_as_printed():
    start = Scenario().plot(1, FORTIFIED).table(1, "balon-greyjoy").table(2, "robert-baratheon", "left/k", "ghost")
    game = start.challenges(1).attacks(1, "military", "balon-greyjoy").defends(2, "ghost", "robert-baratheon")
    assert game.passes().totals() == [(5, 8)], "the weak count beside a blank Balon"
