"""Challenges in which several cards meet: who takes part, who wins, what claim and keywords do."""

import pytest

from maester.games.cardgame.steps import BeginPhase, ChoosePlots, RevealPlots, WhenRevealed
from tests.scenarios.cardgame.scenario import Played, Scenario

pytestmark = pytest.mark.rule("CG-CHAL-16", "CG-RULE-24", "CG-RULE-39")


# ------------------------------------------------------------------------------------------------- winning


def test_an_attacker_removed_before_the_comparison_leaves_the_win_to_the_defender():
    game = Scenario().table(1, "khal-drogo").table(2, "highgarden", "wardens-of-the-reach").gold(2, 1).challenges(1)
    game.attacks(1, "military", "khal-drogo").defends(2, "wardens-of-the-reach").uses(2, "highgarden")
    game.quietly()
    assert game.totals() == [(0, 4)]
    assert not game.kneels("khal-drogo")
    assert game.state.fought[-1].winner == game.seat(2)
    assert game.in_play("wardens-of-the-reach")
    assert game.power(1) == game.power(2) == 0


def test_with_nobody_left_nobody_wins():
    game = Scenario().table(1, "khal-drogo").table(2, "highgarden", "courtesan-of-the-rose").gold(2, 1).challenges(1)
    game.attacks(1, "military", "khal-drogo").uses(2, "highgarden").undefended().quietly()
    assert game.state.fought[-1].winner is None
    assert game.state.fought[-1].loser is None
    assert game.in_play("courtesan-of-the-rose")


def test_a_defender_of_strength_zero_does_not_oppose():
    game = Scenario().table(1, "unsullied").table(2, "garden-caretaker").challenges(1)
    game.attacks(1, "power", "unsullied").defends(2, "garden-caretaker").quietly()
    assert game.totals() == [(3, 0)]
    assert game.power(1) == 1


def test_the_red_keep_adds_nothing_without_a_participant():
    game = Scenario().table(1, "khal-drogo").table(2, "the-red-keep", "melisandre").challenges(1)
    assert game.attacks(1, "power", "khal-drogo").undefended().totals() == [(5, 0)]
    game = Scenario().table(1, "khal-drogo").table(2, "the-red-keep", "melisandre").challenges(1)
    assert game.attacks(1, "power", "khal-drogo").defends(2, "melisandre").passes().totals() == [(5, 6)]


def test_balon_ignores_the_weaker_but_not_the_equal():
    game = Scenario().table(1, "balon-greyjoy").table(2, "robb-stark", "catelyn-stark").challenges(1)
    game.attacks(1, "power", "balon-greyjoy").defends(2, "robb-stark", "catelyn-stark").passes()
    assert game.totals() == [(5, 5)]


def test_a_strengthened_balon_ignores_more_and_asha_stands():
    start = Scenario().table(1, "balon-greyjoy", "asha-greyjoy", "iron-fleet-scout").table(2, "robb-stark")
    game = start.challenges(1).attacks(1, "military", "balon-greyjoy", "asha-greyjoy").defends(2, "robb-stark")
    game.uses(1, "iron-fleet-scout").chooses(1, "balon-greyjoy").uses(1, "asha-greyjoy")
    assert game.totals() == [(11, 0)]
    assert not game.kneels("asha-greyjoy")


def test_the_krakens_grasp_needs_the_first_player_and_strength_five_at_most():
    start = Scenario().table(1, "black-winds-crew").table(2, "robb-stark").hand(1, "the-krakens-grasp")
    game = start.challenges(1).attacks(1, "military", "black-winds-crew").defends(2, "robb-stark")
    game.uses(1, "the-krakens-grasp").quietly()
    assert game.totals() == [(3, 0)]
    start = (
        Scenario().table(1, "black-winds-crew").table(2, "robb-stark", "ice>robb-stark").hand(1, "the-krakens-grasp")
    )
    game = start.challenges(1).attacks(1, "military", "black-winds-crew").defends(2, "robb-stark")
    assert not game.offers(1, "the-krakens-grasp")


def test_jon_snow_joins_while_he_stands_and_lends_his_strength():
    game = Scenario().table(1, "jon-snow", "ranging-party").challenges(1)
    game.attacks(1, "military", "ranging-party")
    assert game.undefended().totals() == [(9, 0)]
    assert not game.kneels("jon-snow")
    game = Scenario().table(1, "jon-snow/k", "ranging-party").challenges(1).attacks(1, "military", "ranging-party")
    assert game.undefended().totals() == [(5, 0)]
    game = Scenario().table(1, "jon-snow", "black-winds-crew").challenges(1).attacks(1, "military", "black-winds-crew")
    assert game.undefended().totals() == [(3, 0)]


def test_jon_snow_with_longclaw_gains_power_without_being_declared():
    game = Scenario().table(1, "jon-snow", "longclaw>jon-snow", "ranging-party").challenges(1)
    game.attacks(1, "military", "ranging-party").quietly()
    assert game.card("jon-snow").power == 1


def test_jon_snow_does_not_defend_uninvited():
    game = Scenario().table(1, "khal-drogo").table(2, "jon-snow", "ranging-party").challenges(1)
    game.attacks(1, "military", "khal-drogo").defends(2, "ranging-party").passes()
    assert game.totals() == [(5, 5)]


def test_ours_is_the_fury_brings_a_kneeling_character_and_stands_it_after_a_win():
    start = Scenario().table(1, "maester-wendamyr").table(2, "kings-hunting-party/k").gold(2, 2)
    game = start.hand(2, "ours-is-the-fury").challenges(1).attacks(1, "power", "maester-wendamyr")
    game.uses(2, "ours-is-the-fury").quietly()
    assert game.totals() == [(2, 6)]
    assert not game.kneels("kings-hunting-party")


def test_daenerys_weakens_opponents_only_while_she_stands():
    game = Scenario().table(1, "khal-drogo").table(2, "daenerys-targaryen").challenges(1)
    assert game.attacks(1, "military", "khal-drogo").totals() == [(4, 0)]
    game = Scenario().table(1, "khal-drogo").table(2, "daenerys-targaryen").challenges(1)
    game.attacks(1, "power", "khal-drogo").defends(2, "daenerys-targaryen").passes()
    assert game.totals() == [(5, 5)], "she knelt to defend"


def test_who_is_weakened_to_zero_by_daenerys_dies_at_once_if_punished():
    start = Scenario().table(1, "daenerys-targaryen", "khal-drogo", "plaza-of-punishment").table(2, "theon-greyjoy")
    game = start.challenges(1, 2).attacks(1, "power", "khal-drogo").undefended().uses(1, "plaza-of-punishment")
    game.chooses(1, "theon-greyjoy")
    assert game.strength("theon-greyjoy") == 1
    game.quietly().initiates_none(1).attacks(2, "military", "theon-greyjoy")
    game.quietly()
    assert game.dead(2) == ["theon-greyjoy"]


# ------------------------------------------------------------------------------------------------- declaring


def test_stealth_may_pass_by_a_kneeling_one_and_two_may_pass_by_the_same():
    game = Scenario().table(1, "asha-greyjoy", "theon-greyjoy").table(2, "robb-stark", "eddard-stark/k").challenges(1)
    game.attacks(1, "power", "asha-greyjoy", "theon-greyjoy", asha_greyjoy="robb-stark", theon_greyjoy="robb-stark")
    assert game.undefended().totals() == [(7, 0)]
    game = Scenario().table(1, "asha-greyjoy").table(2, "robb-stark", "eddard-stark/k").challenges(1)
    game.attacks(1, "power", "asha-greyjoy", asha_greyjoy="eddard-stark").defends(2, "robb-stark")


def test_a_blank_character_has_no_stealth_and_can_be_passed_by():
    game = Scenario().table(1, "asha-greyjoy", "milk-of-the-poppy>asha-greyjoy").table(2, "robb-stark").challenges(1)
    game.cannot_attack(1, "power", "asha-greyjoy", asha_greyjoy="robb-stark", rule="CG-KEYWORD-STEALTH-01")
    start = Scenario().table(1, "asha-greyjoy").table(2, "theon-greyjoy", "milk-of-the-poppy>theon-greyjoy")
    game = start.challenges(1).attacks(1, "power", "asha-greyjoy", asha_greyjoy="theon-greyjoy")
    assert game.undefended().totals() == [(4, 0)]


def test_a_blank_benjen_does_not_protect_rangers():
    start = Scenario().table(1, "asha-greyjoy").table(2, "benjen-stark", "ranging-party")
    start.challenges(1).cannot_attack(1, "power", "asha-greyjoy", asha_greyjoy="ranging-party", rule="CG-RULE-18")
    start = Scenario().table(1, "asha-greyjoy").table(2, "benjen-stark", "ranging-party")
    game = start.table(1, "milk-of-the-poppy>benjen-stark").challenges(1)
    game.attacks(1, "power", "asha-greyjoy", asha_greyjoy="ranging-party").cannot_defend(
        2, "ranging-party", rule="CG-KEYWORD-STEALTH-02"
    )


def test_whom_the_paramour_calls_must_come_unless_passed_by():
    game = Scenario().table(1, "dornish-paramour").table(2, "tyrion-lannister", "cersei-lannister").challenges(1)
    game.attacks(1, "intrigue", "dornish-paramour").uses(1, "dornish-paramour").chooses(1, "cersei-lannister")
    game.cannot_defend(2, "tyrion-lannister", rule="CG-RULE-30").defends(2, "cersei-lannister")
    start = Scenario().table(1, "dornish-paramour", "varys").table(2, "cersei-lannister", "the-tickler").challenges(1)
    game = start.attacks(1, "intrigue", "dornish-paramour", "varys", varys="cersei-lannister")
    game.uses(1, "dornish-paramour").chooses(1, "cersei-lannister").defends(2, "the-tickler")


def test_the_knight_of_flowers_alone_meets_one_defender():
    game = Scenario().table(1, "the-knight-of-flowers", "left").table(2, "robb-stark", "eddard-stark").challenges(1)
    game.attacks(1, "military", "the-knight-of-flowers").cannot_defend(
        2, "robb-stark", "eddard-stark", rule="CG-CANNOT-01"
    )
    game = Scenario().table(1, "the-knight-of-flowers", "left").table(2, "robb-stark", "eddard-stark").challenges(1)
    game.attacks(1, "military", "the-knight-of-flowers", "left").defends(2, "robb-stark", "eddard-stark")


def test_sneak_attack_beats_all_allowances():
    game = Scenario().plot(1, "sneak-attack").table(1, "khal-drogo", "braided-warrior").challenges(1)
    game.attacks(1, "military", "khal-drogo").quietly()
    assert game.asked() is None


def test_allowances_add_up():
    start = Scenario().plot(1, "a-storm-of-swords").table(1, "khal-drogo", "braided-warrior", "drogon", "rhaegal")
    game = start.challenges(1)
    for name in ("braided-warrior", "drogon", "rhaegal"):
        game.attacks(1, "military", name).quietly()
    game.cannot_attack(1, "military", "khal-drogo", rule="CG-CHAL-02")


def test_drogos_arakh_lets_him_stand_in_the_first_military_challenge_only():
    game = Scenario().table(1, "khal-drogo", "drogos-arakh>khal-drogo").challenges(1)
    game.attacks(1, "military", "khal-drogo").quietly()
    assert not game.kneels("khal-drogo")
    game.attacks(1, "military", "khal-drogo").quietly()
    assert game.kneels("khal-drogo")


def test_a_game_of_thrones_asks_all_players_for_an_intrigue_first():
    game = Scenario().plot(2, "a-game-of-thrones").table(1, "tywin-lannister", "the-tickler").challenges(1)
    game.cannot_attack(1, "military", "tywin-lannister", rule="CG-CANNOT-01")
    game.attacks(1, "intrigue", "the-tickler").quietly().attacks(1, "military", "tywin-lannister")


# ------------------------------------------------------------------------------------------------- claim, keywords


def test_cersei_must_still_attack_when_claim_is_taken():
    start = Scenario().table(1, "cersei-lannister").table(2, "grey-wind").gold(2, 1)
    game = start.hand(2, "ghost", "ghost", "like-warm-rain").challenges(1)
    game.attacks(1, "intrigue", "cersei-lannister").undefended().uses(2, "like-warm-rain").quietly()
    assert game.dead(1) == ["cersei-lannister"]
    assert game.hand(2) == ["ghost"], "one card only"


def test_cersei_takes_two_cards():
    game = Scenario().table(1, "cersei-lannister").hand(2, "ghost", "ghost", "ghost").challenges(1)
    assert game.attacks(1, "intrigue", "cersei-lannister").undefended().quietly().hand(2) == ["ghost"]


def test_claim_of_zero_takes_nothing():
    start = (
        Scenario().table(1, "catelyn-stark").hand(2, "ghost").plots(1, "confiscation").plots(2, "calm-over-westeros")
    )
    game = start.begin(ChoosePlots(), RevealPlots(), WhenRevealed(start.state.seats), BeginPhase("challenges"))
    game.says(1, "confiscation").says(2, "calm-over-westeros").says(2, "intrigue")
    game.attacks(1, "intrigue", "catelyn-stark").undefended().quietly()
    assert game.hand(2) == ["ghost"]


def test_winter_is_coming_kills_two():
    start = Scenario().table(1, "robb-stark").table(2, "burned-men/k", "drogon/k", "ghost/k").gold(1, 1)
    game = start.hand(1, "winter-is-coming").challenges(1).attacks(1, "military", "robb-stark")
    game.uses(1, "winter-is-coming").quietly()
    assert sorted(game.dead(2)) == ["burned-men", "drogon"]


def test_sunspear_raises_claim_in_the_same_kind_of_challenge_only():
    start = Scenario().table(1, "cersei-lannister").table(2, "sunspear", "house-dayne-knight").hand(1, "ghost", "ghost")
    game = start.challenges(1, 2).attacks(1, "intrigue", "cersei-lannister").undefended().uses(2, "sunspear")
    game.quietly().attacks(2, "intrigue", "house-dayne-knight").quietly()
    assert game.hand(1) == []
    start = Scenario().table(1, "cersei-lannister").table(2, "sunspear", "house-dayne-knight")
    game = start.table(1, "burned-men/k", "drogon/k").challenges(1, 2).attacks(1, "intrigue", "cersei-lannister")
    game.undefended().uses(2, "sunspear").quietly().attacks(2, "military", "house-dayne-knight")
    assert len(game.quietly().dead(1)) == 1


def test_only_one_is_intimidated_and_no_stronger_than_the_margin():
    start = Scenario().table(1, "robert-baratheon", "grey-wind").table(2, "house-dayne-knight", "burned-men", "ghost/k")
    game = start.challenges(1).attacks(1, "military", "robert-baratheon", "grey-wind").defends(2).passes()
    game.chooses(2, "ghost").quietly("intimidate")
    game.chooses(1, "burned-men").quietly()
    assert [game.kneels("burned-men"), game.kneels("house-dayne-knight")] == [True, False]


def test_the_margin_bounds_whom_one_can_intimidate():
    start = (
        Scenario().table(1, "grey-wind").table(2, "burned-men", "house-dayne-knight", "winterfell-steward", "ghost/k")
    )
    game = start.challenges(1).attacks(1, "military", "grey-wind").defends(2, "burned-men").passes()
    game.chooses(2, "ghost").quietly("intimidate")
    assert game.totals() == [(4, 2)]
    assert game.options(1) == ["house-dayne-knight", "winterfell-steward", None]


def test_a_winning_defender_uses_renown_insight_and_pillage_but_does_not_intimidate():
    start = Scenario().table(1, "maester-wendamyr", "garden-caretaker")
    start.table(2, "robert-baratheon", "wildling-horde", "daenerys-targaryen")
    game = start.challenges(1).attacks(1, "power", "maester-wendamyr")
    game.defends(2, "robert-baratheon", "wildling-horde", "daenerys-targaryen").quietly()
    assert game.card("robert-baratheon").power == 1
    assert len(game.hand(2)) == 1
    assert game.discard(1) == ["the-roseroad"]
    assert not game.kneels("garden-caretaker")
    assert game.in_play("maester-wendamyr")


def test_the_first_player_orders_keywords_of_anybody():
    game = Scenario().first(2).table(1, "euron-crows-eye").challenges(1).attacks(1, "power", "euron-crows-eye")
    game.undefended().quietly("next-keyword").asks(2, "next-keyword").says(2, "renown").asks(1, "use-renown")


def test_pillage_of_the_last_card_ends_the_game_before_renown():
    start = Scenario().table(1, "euron-crows-eye").deck_of(2, "ghost").power(1, 12)
    game = start.challenges(1).attacks(1, "military", "euron-crows-eye").undefended().quietly("next-keyword")
    game.says(1, "pillage").says(1, (game.name("euron-crows-eye"),))
    assert game.state.winner == game.seat(1)
    assert game.power(1) == 13


def test_the_fifteenth_power_ends_the_game_at_once():
    game = Scenario().power(1, 13).table(1, "robb-stark").table(2, "ghost/k").challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().quietly()
    assert game.state.winner == game.seat(1)
    assert game.dead(2) == ["ghost"], "claim came before renown"
    game = Scenario().power(1, 14).table(1, "robb-stark").table(2, "ghost/k").challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().quietly()
    assert game.dead(2) == [], "the unopposed challenge was enough"


def test_jaime_gains_renown_in_military_challenges_only():
    game = Scenario().table(1, "ser-jaime-lannister").challenges(1)
    game.attacks(1, "military", "ser-jaime-lannister").quietly()
    assert game.card("ser-jaime-lannister").power == 1
    assert not game.kneels("ser-jaime-lannister")
    game.attacks(1, "intrigue", "ser-jaime-lannister").quietly()
    assert game.card("ser-jaime-lannister").power == 1
    assert game.kneels("ser-jaime-lannister")


def test_the_red_viper_counts_every_full_five():
    for plots, power in ((2, 1), (3, 2)):
        game = Scenario().table(1, "the-red-viper", "dawn>the-red-viper").used(1, plots).challenges(1)
        game.attacks(1, "intrigue", "the-red-viper").uses(1, "the-red-viper")
        assert game.card("the-red-viper").power == power, "by nine, and by ten"


def test_dorans_game_counts_the_used_plots_and_needs_some():
    start = Scenario().table(1, "doran-martell", "arianne-martell").gold(1, 1).hand(1, "dorans-game").used(1, 3)
    game = start.challenges(1).attacks(1, "intrigue", "arianne-martell").undefended().uses(1, "dorans-game")
    assert game.power(1) == 3 + 1, "and one for the unopposed challenge"
    start = Scenario().table(1, "the-red-viper").gold(1, 1).hand(1, "dorans-game")
    assert not start.challenges(1).attacks(1, "intrigue", "the-red-viper").undefended().offers(1, "dorans-game")


def catelyn(where: str) -> Played:
    start = Scenario().table(1, "catelyn-stark", "winterfell-steward").gold(2, 9)
    start.table(2, "tywin-lannister", "robb-stark/d", "the-wall").hand(2, "confinement", "burned-men", "treachery")
    return start.challenges(1).attacks(1, "power", where)


def test_against_catelyn_no_events_but_ambush():
    game = catelyn("catelyn-stark")
    assert game.offers_now(2, "burned-men")
    assert not game.offers_now(2, "confinement")
    assert catelyn("winterfell-steward").offers_now(2, "confinement")


def test_against_catelyn_the_wall_still_kneels():
    game = catelyn("catelyn-stark").undefended().quietly()
    assert game.kneels("the-wall")


def test_a_blank_catelyn_stops_nobody():
    start = Scenario().table(1, "catelyn-stark", "milk-of-the-poppy>catelyn-stark").table(2, "ghost").gold(2, 9)
    game = start.hand(2, "confinement").challenges(1).attacks(1, "power", "catelyn-stark")
    assert game.offers_now(2, "confinement")
