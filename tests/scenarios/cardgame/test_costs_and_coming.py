"""Marshaling, ambush and other ways into play: what is paid, what is reduced, and who may come at all."""

import pytest

from maester.games.cardgame.setup import LayCards
from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-INIT-05", "CG-RULE-46")
def test_a_road_a_cause_and_a_steward_add_up():
    start = Scenario().plot(1, "a-noble-cause").table(1, "the-kingsroad", "winterfell-steward").hand(1, "robb-stark")
    game = start.marshals(1, gold=1).uses(1, "the-kingsroad").uses(1, "winterfell-steward").uses(1, "robb-stark")
    assert game.in_play("robb-stark")
    assert game.gold(1) == 1, "six less three, two and one"


@pytest.mark.rule("CG-MOD-07", "CG-RULE-46")
def test_no_gold_is_given_back_and_the_reducers_are_spent():
    start = Scenario().table(1, "the-kingsroad", "winterfell-steward").hand(1, "bran-stark", "sansa-stark")
    game = start.marshals(1, gold=3).uses(1, "the-kingsroad").uses(1, "winterfell-steward").uses(1, "bran-stark")
    assert game.gold(1) == 3
    assert game.uses(1, "sansa-stark").gold(1) == 0


@pytest.mark.rule("CG-RULE-46")
def test_the_same_reducer_works_twice_if_it_was_stood():
    start = Scenario().table(1, "winterfell-steward", "magister-illyrio").hand(1, "sansa-stark").marshals(1, gold=3)
    game = start.uses(1, "winterfell-steward").uses(1, "magister-illyrio").chooses(1, "winterfell-steward")
    game.uses(1, "winterfell-steward").uses(1, "sansa-stark")
    assert game.gold(1) == 0, "three, two for Illyrio, and two less for Sansa"


@pytest.mark.rule("CG-RULE-46", "CG-RULE-49")
def test_ambush_has_its_own_price():
    start = Scenario().agenda(1, "fealty").hand(1, "areo-hotah").gold(1, 5).table(1, "left").challenges(1)
    game = start.uses(1, "fealty").uses(1, "areo-hotah")
    assert game.gold(1) == 0
    assert len(game.state.reductions) == 1, "no loyal card was marshaled or played"


@pytest.mark.rule("CG-RULE-46", "CG-RULE-50")
def test_fealty_waits_for_a_loyal_card_and_ends_with_the_phase():
    start = Scenario().agenda(1, "fealty").hand(1, "theon-greyjoy", "balon-greyjoy").marshals(1, gold=9)
    game = start.uses(1, "fealty").uses(1, "theon-greyjoy")
    assert game.gold(1) == 5
    assert game.uses(1, "balon-greyjoy").gold(1) == 0
    game = Scenario().agenda(1, "fealty").hand(1, "balon-greyjoy").marshals(1, gold=9).uses(1, "fealty").passes()
    assert game.state.reductions == ()


@pytest.mark.rule("CG-CANNOT-01", "CG-KEYWORD-AMBUSH-02")
def test_marching_orders_do_not_stop_ambush_or_old_bear_mormont():
    start = Scenario().plot(1, "marching-orders").hand(1, "widows-wail", "castle-black").gold(1, 1)
    game = start.table(1, "old-bear-mormont").challenges(1).uses(1, "widows-wail")
    game.chooses(1, "old-bear-mormont")
    assert game.strength("old-bear-mormont") == 8
    game.initiates_none(1).uses(1, "old-bear-mormont").chooses(1, "castle-black")
    assert game.in_play("castle-black")


@pytest.mark.rule("CG-RULE-16", "CG-KEYWORD-AMBUSH-01")
def test_who_comes_by_ambush_after_the_attack_may_defend():
    start = Scenario().table(1, "left").hand(2, "gold-cloaks").gold(2, 2).challenges(1)
    game = start.attacks(1, "military", "left").uses(2, "gold-cloaks").defends(2, "gold-cloaks").quietly()
    assert game.totals() == [(2, 3)]


@pytest.mark.rule("CG-ENTER-01", "CG-ENTER-05")
def test_an_informant_whom_arianne_brings_speaks_in_the_challenges_phase_only():
    start = Scenario().table(1, "arianne-martell", "khal-drogo").hand(1, "olennas-informant")
    game = start.challenges(1).uses(1, "arianne-martell").chooses(1, "olennas-informant")
    assert game.uses(1, "olennas-informant").options(1) == ["military", "intrigue", "power"]
    start = Scenario().table(1, "arianne-martell").hand(1, "olennas-informant")
    game = start.marshals(1).uses(1, "arianne-martell").chooses(1, "olennas-informant")
    assert game.in_play("olennas-informant")
    assert not game.matching("olennas-informant")


@pytest.mark.rule("CG-ENTER-06", "CG-THEN-02")
def test_arianne_who_brings_her_own_copy_returns_without_it():
    start = Scenario().table(1, "arianne-martell", "left").hand(1, "arianne-martell").challenges(1)
    game = start.uses(1, "arianne-martell").chooses(1, "arianne-martell")
    assert game.hand(1) == ["arianne-martell"]
    assert game.discard(1) == ["arianne-martell"], "the duplicate"


@pytest.mark.rule("CG-ZONE-08", "CG-RULE-79")
def test_sansa_comes_kneeling_however_she_comes():
    game = Scenario().discard(1, "sansa-stark").reveals(_1="reinforcements").chooses(1, "sansa-stark")
    assert game.kneels("sansa-stark")
    game = Scenario().table(1, "arianne-martell").hand(1, "sansa-stark").marshals(1).uses(1, "arianne-martell")
    assert game.chooses(1, "sansa-stark").kneels("sansa-stark")


@pytest.mark.rule("CG-ABILITY-07", "CG-ZONE-08")
def test_how_sansa_comes_is_said_before_she_can_be_blank():
    start = Scenario().plot(1, "fortified-position").hand(1, "sansa-stark").marshals(1, gold=3)
    assert start.uses(1, "sansa-stark").kneels("sansa-stark")


@pytest.mark.rule("CG-ENTER-06", "CG-DUP-07")
def test_who_is_put_into_play_as_a_duplicate_answers_to_nothing():
    start = Scenario().table(1, "arya-stark").discard(1, "arya-stark")
    game = start.reveals(_1="reinforcements").chooses(1, "arya-stark")
    assert not game.offers(1, "arya-stark")
    assert game.card("arya-stark").duplicates == ("arya-stark",)
    assert game.card("arya-stark").facedown == ()


@pytest.mark.rule("CG-DEAD-03", "CG-RULE-65")
@pytest.mark.parametrize("way", ["marshal", "ambush", "arianne", "reinforcements"])
def test_no_way_leads_around_the_dead_pile(way: str):
    dead = "areo-hotah"
    start = Scenario().dead(1, dead).hand(1, dead).table(1, "arianne-martell")
    if way == "marshal":
        assert not start.marshals(1, gold=9).offers_now(1, dead)
    elif way == "ambush":
        assert not start.gold(1, 9).challenges(1).offers(1, dead)
    elif way == "arianne":
        game = start.hand(1, "left").challenges(1).uses(1, "arianne-martell")
        assert game.options(1) == ["left"]
    else:
        assert start.discard(1, dead, "left").reveals(_1="reinforcements").options(1) == ["left"]


@pytest.mark.rule("CG-DEAD-04")
def test_fire_and_blood_brings_a_hatchling_only_if_no_other_copy_is_dead():
    for dead, asked in ((("drogon",), True), (("drogon", "drogon"), False)):
        start = Scenario().dead(1, *dead).hand(1, "fire-and-blood").gold(1, 1).table(1, "left").challenges(1)
        game = start.uses(1, "fire-and-blood").chooses(1, "drogon")
        question = game.asked()
        assert question is not None
        assert (question[1].about == "put-into-play-instead") is asked
        if not asked:
            assert game.dead(1) == ["drogon"]
            assert "drogon" in game.deck(1)


@pytest.mark.rule("CG-RULE-65")
def test_yoren_brings_nobody_whose_copy_lies_dead_or_is_in_play():
    for start in (
        Scenario().dead(1, "bran-stark"),
        Scenario().dead(2, "bran-stark"),
        Scenario().table(1, "bran-stark"),
        Scenario().table(2, "bran-stark"),
    ):
        game = start.discard(2, "bran-stark").hand(1, "yoren").marshals(1, gold=3).uses(1, "yoren")
        assert not game.offers(1, "yoren")


@pytest.mark.rule("CG-CONTROL-02", "CG-ENTER-01")
def test_whom_yoren_brings_enters_play_for_him():
    start = Scenario().discard(2, "vanguard-lancer").power(2, 2).hand(1, "yoren").marshals(1, gold=3).uses(1, "yoren")
    game = start.uses(1, "yoren").chooses(1, "vanguard-lancer").uses(1, "vanguard-lancer").chooses(1, "faction:seat-2")
    assert game.power(2) == 1
    assert game.card("vanguard-lancer").controller == game.seat(1)


@pytest.mark.rule("CG-CONTROL-02", "CG-RULE-67")
def test_greenblood_trader_of_others_looks_at_the_deck_of_who_controls_it():
    start = Scenario().discard(2, "greenblood-trader").hand(1, "yoren").deck(1, "ghost", "summer").deck(2, "drogon")
    game = start.marshals(1, gold=3).uses(1, "yoren").uses(1, "yoren").chooses(1, "greenblood-trader")
    game.uses(1, "greenblood-trader")
    assert game.options(1) == ["ghost", "summer"]


@pytest.mark.rule("CG-SETUP-12", "CG-SETUP-15", "CG-RULE-47")
def test_laying_cards_counts_every_limited_one_and_a_unique_one_once():
    hand = ("varys", "varys", "the-kingsroad", "the-roseroad", "littlefinger", "milk-of-the-poppy", "seal-of-the-hand")
    laid = {
        ("varys", "varys", "the-kingsroad"): None,
        ("the-kingsroad", "the-roseroad"): "CG-SETUP-12",
        ("varys", "seal-of-the-hand"): "CG-SETUP-11",
        ("littlefinger", "seal-of-the-hand"): None,
        ("milk-of-the-poppy",): "CG-SETUP-14",
        ("varys", "varys", "varys"): "CG-SETUP-10",
    }
    for cards, rule in laid.items():
        refused = LayCards(options=hand).refusal(cards)
        assert (refused.rule if refused is not None else None) == rule


@pytest.mark.rule("CG-RULE-43", "CG-INIT-06", "CG-INIT-07")
def test_gold_that_was_a_characters_last_strength_kills_it_when_it_is_paid():
    """Tywin Lannister is as strong as his player is rich; by the time somebody is chosen he is dead."""
    start = Scenario().table(1, "tywin-lannister", "magister-illyrio/k").gold(1, 2).hand(2, "dracarys").gold(2, 1)
    game = start.table(2, "khal-drogo", "drogon", "plaza-of-punishment").challenges(2)
    game.attacks(2, "power", "khal-drogo").defends(1, "tywin-lannister")
    game.uses(2, "dracarys").says(2, game.name("drogon")).chooses(2, "tywin-lannister")
    game.uses(2, "plaza-of-punishment").chooses(2, "tywin-lannister").quietly("use-renown").says(2, ())
    assert game.strength("tywin-lannister") == 2
    game.uses(1, "magister-illyrio").asks(1, "choose-cards")
    assert game.dead(1) == ["tywin-lannister"]
    assert game.options(1) == ["magister-illyrio", "khal-drogo", "drogon"]
