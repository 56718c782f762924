"""Situations a hostile referee would ask for at a table of three and more."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-CANNOT-01")
def test_unbowed_forbids_a_type_of_challenge_against_everybody():
    start = Scenario(3).first(3).table(1, "khal-drogo", "drogon").table(2, "left/k").table(3, "right/k")
    game = start.hand(2, "unbowed-unbent-unbroken").challenges(1).attacks(1, "military", "drogon", against=2)
    game.undefended().uses(2, "unbowed-unbent-unbroken").chooses(2, "military").quietly()
    game.cannot_attack(1, "military", "khal-drogo", against=3, rule="CG-CANNOT-01").attacks(
        1, "power", "khal-drogo", against=3
    )


@pytest.mark.rule("CG-MELEE-28")
def test_the_sword_in_the_darkness_wards_off_one_player_but_no_redirected_challenge():
    start = Scenario(3).title(3, "crown-regent").table(1, "left", "khal-drogo").gold(2, 1)
    game = start.table(2, "ranging-party", "old-bear-mormont").hand(2, "the-sword-in-the-darkness").challenges(1)
    game.attacks(1, "military", "left", against=2).says(3, False).defends(2, "ranging-party", "old-bear-mormont")
    game.uses(2, "the-sword-in-the-darkness").quietly()
    game.cannot_attack(1, "power", "khal-drogo", against=2, rule="CG-CANNOT-01")
    game.attacks(1, "power", "khal-drogo", against=3).asks(3, "redirect").says(3, True)
    assert game.state.fought[-1].defender == game.seat(2)


@pytest.mark.rule("CG-RULE-22")
def test_the_hand_of_the_king_compares_whom_challenges_were_initiated_against():
    start = Scenario(4).title(1, "hand-of-the-king").title(4, "crown-regent").table(1, "khal-drogo", "asha-greyjoy")
    game = start.challenges(1).attacks(1, "power", "khal-drogo", against=2).says(4, True).chooses(1, 3).quietly()
    game.cannot_attack(1, "power", "asha-greyjoy", against=2, rule="CG-CHAL-02")
    game.attacks(1, "power", "asha-greyjoy", against=3)


@pytest.mark.rule("CG-RULE-42")
def test_cersei_raises_the_claim_of_all_whom_the_master_of_whispers_chooses():
    start = Scenario(3).title(1, "master-of-whispers").table(1, "cersei-lannister").hand(2, "ghost", "left")
    game = start.hand(3, "right", "drogon", "viserion").challenges(1)
    game.attacks(1, "intrigue", "cersei-lannister", against=2).quietly("claim-from").chooses(1, 2, 3)
    assert [len(game.hand(who)) for who in (2, 3)] == [0, 1]


@pytest.mark.rule("CG-CHAL-25", "CG-MELEE-18")
def test_the_bonuses_for_an_unopposed_challenge_and_for_a_rival_win_together():
    start = Scenario(3).power(1, 13).title(1, "master-of-ships").title(2, "hand-of-the-king").table(1, "left")
    game = start.table(2, "drogon/k").challenges(1).attacks(1, "military", "left", against=2).quietly()
    assert game.state.winner == game.seat(1)


@pytest.mark.rule("CG-RULE-25", "CG-CHAL-22")
def test_a_title_without_defenders_does_not_oppose():
    start = Scenario(3).title(2, "master-of-ships").table(1, "left").table(2, "drogon/k").challenges(1)
    game = start.attacks(1, "military", "left", against=2).quietly()
    assert game.totals() == [(2, 0)]
    assert game.power(1) == 1


@pytest.mark.rule("CG-DOM-03")
def test_two_of_three_who_are_equal_win_no_dominance():
    game = Scenario(3).gold(1, 3).gold(2, 3).gold(3, 1).phase("dominance")
    assert [game.power(who) for who in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("CG-TAX-02")
def test_alannys_lowers_the_reserve_of_each_opponent_and_not_her_own():
    start = Scenario(3).table(1, "alannys-greyjoy").hand(1, *["ghost"] * 7)
    start = start.hand(2, *["left"] * 7).hand(3, *["right"] * 6)
    for who in (1, 2, 3):
        start = start.plot(who, "wildfire-assault")
    game = start.phase("taxation")
    assert game.question(1).least == 1
    assert game.chooses(1, "ghost").question(2).least == 2
    assert game.chooses(2, "left", "left").question(3).least == 1


@pytest.mark.rule("CG-LIMIT-04")
def test_a_meager_contribution_is_made_once_a_round_though_two_opponents_have_income():
    start = Scenario(3).hand(1, "a-meager-contribution", "a-meager-contribution").income(2, 3)
    game = start.uses(1, "a-meager-contribution")
    assert [game.gold(1), game.gold(2)] == [1, 3]
    assert not game.offers(1, "a-meager-contribution")


@pytest.mark.rule("CG-RULE-10")
def test_a_card_under_anothers_control_goes_with_its_owner_and_home_with_its_master():
    game = Scenario(3).table(1, "wildling-horde", owner=2).deck_of(2, "ghost").phase("draw")
    assert game.state.out == (game.seat(2),)
    assert not game.in_play("wildling-horde")
    assert game.discard(1) == []
    game = Scenario(3).table(1, "wildling-horde", owner=2).deck_of(1, "ghost").phase("draw")
    assert game.state.out == (game.seat(1),)
    assert game.discard(2) == ["wildling-horde"]


@pytest.mark.rule("CG-RULE-10", "CG-LEAVE-04")
def test_attachments_of_others_return_from_the_cards_of_who_drops_out():
    start = Scenario(3).table(1, "black-winds-crew").table(2, "robb-stark/k").deck_of(2, "ghost")
    start = start.table(3, "little-bird>robb-stark", "milk-of-the-poppy>robb-stark")
    game = start.challenges(1).attacks(1, "power", "black-winds-crew", against=2).quietly("use-pillage")
    game.chooses(1, "black-winds-crew")
    assert game.state.out == (game.seat(2),)
    assert game.hand(3) == ["little-bird"]
    assert game.discard(3) == ["milk-of-the-poppy"]


@pytest.mark.rule("CG-RULE-10", "CG-ABILITY-09")
def test_nothing_is_forbidden_to_a_winner_who_has_dropped_out():
    start = Scenario(3).table(1, "cersei-lannister", "lannisport").deck_of(1, "ghost").table(3, "left/k", "sunspear")
    game = start.hand(3, "unbowed-unbent-unbroken").challenges().attacks(1, "intrigue", "cersei-lannister", against=3)
    game.undefended().uses(1, "lannisport")
    assert game.state.out == (game.seat(1),)
    assert game.offers_now(3, "sunspear"), "what else answers to the lost challenge still does"
    assert not game.offers(3, "unbowed-unbent-unbroken")
