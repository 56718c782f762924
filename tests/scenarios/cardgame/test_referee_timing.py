"""Situations a hostile referee would ask for: what comes first, and what one thing leads to."""

import pytest
from msgspec import UNSET

from tests.scenarios.cardgame.scenario import Played, Scenario


def test_viserys_may_take_the_bodyguard_along_that_did_not_save_him():
    start = Scenario().table(1, "khal-drogo").table(2, "viserys-targaryen/k", "bodyguard>viserys-targaryen")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended()
    game.uses(2, "viserys-targaryen").chooses(2, "bodyguard").passes()
    assert game.discard(2) == ["bodyguard"], "it was discarded before he left, so it does not return"
    assert game.dead(2) == ["viserys-targaryen"]


def test_marched_to_the_wall_viserys_takes_an_attachment_from_who_goes_with_him():
    start = Scenario().table(1, "viserys-targaryen").table(2, "left", "widows-wail>left")
    game = start.reveals(_1="marched-to-the-wall").chooses(1, "viserys-targaryen").chooses(2, "left")
    game.uses(1, "viserys-targaryen").chooses(1, "widows-wail").passes()
    assert game.discard(2) == ["widows-wail", "left"]
    assert game.hand(2) == []


def test_eddard_stands_in_time_to_defend():
    start = Scenario().table(1, "khal-drogo").table(2, "eddard-stark/k").challenges(1)
    game = start.attacks(1, "military", "khal-drogo").uses(2, "eddard-stark").defends(2, "eddard-stark")
    assert game.totals() == [(5, 5)]
    assert game.dead(2) == ["eddard-stark"], "a tie is the attacker's"


def test_who_is_called_by_the_paramour_and_kneels_need_not_come():
    start = Scenario().table(1, "dornish-paramour").table(2, "catelyn-stark/k", "tyrion-lannister").challenges(1)
    game = start.attacks(1, "intrigue", "dornish-paramour").uses(1, "dornish-paramour").chooses(1, "catelyn-stark")
    assert game.defends(2).totals() == [(3, 0)]


def test_the_gold_of_tyrion_pays_for_highgarden_in_the_same_challenge():
    start = Scenario().table(1, "tyrion-lannister").table(2, "tyrion-lannister", "highgarden").challenges(1)
    game = start.attacks(1, "intrigue", "tyrion-lannister").uses(1, "tyrion-lannister").uses(2, "tyrion-lannister/2")
    assert [game.gold(1), game.gold(2)] == [2, 2], "both answer to it"
    game.uses(2, "highgarden").chooses(2, "tyrion-lannister")
    assert not game.kneels("tyrion-lannister")
    assert game.gold(2) == 1
    assert game.quietly().totals() == [(0, 0)], "and nobody wins"


def test_all_who_answer_to_dominance_do_so_one_after_the_other():
    start = Scenario().plot(1, "a-feast-for-crows").table(1, "aeron-damphair", "chamber-of-the-painted-table")
    game = start.power(2, 1).dead(1, "theon-greyjoy", "theon-greyjoy", "black-winds-crew").phase("dominance")
    game.uses(1, "aeron-damphair")
    assert game.options(1) == ["black-winds-crew"], "of two dead Theons neither may return"
    game.chooses(1, "black-winds-crew").uses(1, "a-feast-for-crows").uses(1, "chamber-of-the-painted-table")
    assert [game.power(1), game.power(2)] == [4, 0]


def test_sansa_answers_to_being_stood_by_robb():
    start = Scenario().table(1, "robb-stark/k", "sansa-stark/k", "bran-stark/k").table(2, "khal-drogo").challenges(2)
    game = start.attacks(2, "military", "khal-drogo").quietly("military-claim").chooses(1, "bran-stark")
    game.uses(1, "robb-stark").uses(1, "sansa-stark")
    assert game.power(1) == 1
    assert not game.kneels("robb-stark")


def test_robb_who_dies_beside_another_stark_stands_nobody():
    start = Scenario().plot(1, "the-winds-of-winter").table(1, "khal-drogo")
    game = start.table(2, "robb-stark/k", "tumblestone-knight/k").challenges(1).attacks(1, "military", "khal-drogo")
    assert not game.undefended().offers(2, "robb-stark")
    assert sorted(game.dead(2)) == ["robb-stark", "tumblestone-knight"]


def test_dracarys_and_daenerys_together_burn_jon_snow_who_only_joined():
    start = Scenario().table(1, "daenerys-targaryen", "drogon").table(2, "ranging-party", "jon-snow")
    game = start.hand(1, "dracarys").gold(1, 1).challenges(2).attacks(2, "military", "ranging-party")
    game.uses(1, "dracarys").chooses(1, "drogon")
    assert sorted(game.options(1)) == ["jon-snow", "ranging-party"]
    assert game.chooses(1, "jon-snow").dead(2) == ["jon-snow"], "4 - 1 - 4 is less than 0"


def test_treachery_keeps_ambushed_gold_cloaks_in_play():
    start = Scenario().table(2, "tyrion-lannister").hand(1, "gold-cloaks").hand(2, "treachery").gold(1, 2).gold(2, 1)
    game = start.challenges(1).uses(1, "gold-cloaks").initiates_none(1).uses(2, "treachery").passes()
    assert game.in_play("gold-cloaks")


def test_gold_cloaks_that_were_put_into_play_are_not_discarded_by_themselves():
    start = Scenario().table(1, "arianne-martell").hand(1, "gold-cloaks").window("draw")
    assert start.uses(1, "arianne-martell").chooses(1, "gold-cloaks").passes().in_play("gold-cloaks")


def test_arianne_loses_her_duplicate_when_she_goes_back():
    start = Scenario().table(1, "arianne-martell/d").hand(1, "areo-hotah").window("draw")
    game = start.uses(1, "arianne-martell").chooses(1, "areo-hotah").passes()
    assert game.hand(1) == game.discard(1) == ["arianne-martell"]


def test_the_assassin_does_not_count_herself_among_the_cards_in_hand():
    start = Scenario().hand(1, "the-queens-assassin", "ghost").gold(1, 4).table(2, "left").hand(2, "right")
    assert not start.challenges(1).uses(1, "the-queens-assassin").offers(1, "the-queens-assassin")


def test_the_wall_gives_the_last_two_power():
    game = Scenario().table(1, "the-wall").power(1, 13).challenges(1).uses(1, "the-wall")
    assert game.state.winner == game.seat(1)


def test_a_head_on_a_spike_gives_the_last_two_power():
    game = Scenario().power(1, 13).hand(2, "ghost").reveals(_1="heads-on-spikes")
    assert game.state.winner == game.seat(1)
    assert game.dead(2) == ["ghost"]


def test_jaime_attacks_standing_and_then_once_more():
    start = Scenario().table(1, "ser-jaime-lannister").table(2, "left/k", "right/k").challenges(1)
    game = start.attacks(1, "military", "ser-jaime-lannister").quietly()
    assert not game.kneels("ser-jaime-lannister")
    assert game.attacks(1, "intrigue", "ser-jaime-lannister").kneels("ser-jaime-lannister")
    assert game.quietly().card("ser-jaime-lannister").power == 1, "renown in the military one only"


def test_obara_who_stands_defends_in_a_power_challenge_and_kneels_for_it():
    start = Scenario().table(1, "khal-drogo").table(2, "obara-sand").challenges(1)
    game = start.attacks(1, "power", "khal-drogo").defends(2, "obara-sand")
    assert game.kneels("obara-sand")
    assert game.totals() == [(5, 3)]


def test_an_attachment_may_be_ambushed_onto_an_opponents_character():
    start = Scenario().table(2, "left", "joffrey-baratheon").hand(1, "widows-wail").gold(1, 1).challenges(1, 2)
    game = start.uses(1, "widows-wail").chooses(1, "joffrey-baratheon")
    assert game.card("widows-wail").controller == game.seat(1)
    assert game.icons("joffrey-baratheon") == "mp"
    game.attacks(2, "military", "joffrey-baratheon").quietly()
    assert game.totals() == [(5, 0)]


@pytest.mark.rule("CG-FW-1.3")
def test_calm_over_westeros_ends_with_the_next_plot():
    def died_then(game: Played) -> list[str]:
        later = Scenario(over=game.passes().state.copy()).challenges(1)
        return later.attacks(1, "military", "khal-drogo").quietly().dead(2)

    start = Scenario().table(1, "khal-drogo").table(2, "left/k").plots(2, "the-winds-of-winter").plots(1, "summons")
    game = start.reveals(_2="calm-over-westeros").chooses(2, "military")
    assert died_then(game) == []
    assert died_then(Scenario(over=game.state).reveals()) == ["left"]


@pytest.mark.rule("CG-RULE-63")
def test_only_to_marshal_in_ones_own_turn_is_no_chance_that_may_be_passed_up_unasked():
    game = Scenario().hand(1, "littlefinger").table(2, "dragonstone-port").marshals(gold=5)
    assert game.question(1).passing is UNSET
    assert game.uses(1, "littlefinger").question(1).passing.kinds == ("reaction",), "what answers to it is one"
    assert game.says(1, "pass").asks(2, "respond-actions").question(2).passing.kinds == ("actions",)


@pytest.mark.rule("CG-RULE-63")
def test_a_chance_in_a_challenge_says_whose_it_is():
    start = Scenario(3).table(1, "tyrion-lannister").table(2, "tyrion-lannister").table(3, "tyrion-lannister")
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2)
    assert game.question(1).passing.kinds == ("reaction", "my-challenge")
    assert game.says(1, "pass").question(2).passing.kinds == ("reaction", "challenge-against-me")
    assert game.says(2, "pass").question(3).passing.kinds == ("reaction",)
