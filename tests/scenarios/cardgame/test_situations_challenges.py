"""Challenges in which several cards meet: who may take part, and who wins."""

from tests.scenarios.cardgame.scenario import Scenario

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
