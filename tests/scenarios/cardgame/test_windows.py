"""TRIGGER, INTERRUPT, REACT, FORCED, NEST, CANCEL, SAVE, REPLACE: what can be answered to, when, by whom."""

import pytest

from maester.games.cardgame.events import AbilityUsed, CardLeft, EventPlayed, Saved
from tests.scenarios.cardgame.scenario import Played, Scenario


def claim_on(*cards: str, attacker: str = "robert-baratheon", **more: str) -> Scenario:
    """Seat 1 will win a military challenge against seat 2, who has these cards."""
    return Scenario().table(1, attacker).table(2, *cards)


def won(scenario: Scenario) -> Played:
    return scenario.challenges().attacks(1, "military", "robert-baratheon").undefended()


@pytest.mark.rule(
    "CG-EX-29", "CG-CLAIM-08", "CG-DUP-03", "CG-SAVE-01", "CG-SAVE-02", "CG-SAVE-03", "CG-TRIGGER-06", "CG-RULE-03"
)
def test_a_duplicate_saves_and_claim_is_satisfied():
    game = won(claim_on("robb-stark/d", "arya-stark/k", "sansa-stark"))
    game.passes().chooses(2, "robb-stark")
    game.asks(2, "respond-would").says(2, "save:" + game.name("robb-stark") + "@0")
    assert game.in_play("robb-stark")
    assert game.discard(2) == ["robb-stark"]
    assert game.card("robb-stark").duplicates == ()
    game.quietly("challenge")
    assert game.dead(2) == []
    assert game.in_play("arya-stark")
    assert game.told(Saved)[0].by_duplicate


@pytest.mark.rule("CG-RULE-03", "CG-ABILITY-03")
def test_a_duplicate_need_not_be_used():
    game = won(claim_on("robb-stark/d")).to(1, "use-renown")
    assert game.dead(2) == ["robb-stark"]
    assert game.discard(2) == ["robb-stark"], "its duplicate is discarded with it"


@pytest.mark.rule("CG-RULE-01", "CG-RULE-02", "CG-EX-03", "CG-TRIGGER-02", "CG-DUP-08", "CG-CLAIM-06", "CG-CLAIM-07")
def test_two_that_die_together_need_two_saves_in_one_window():
    scenario = (
        claim_on("robb-stark/d/d", "sansa-stark/d", "bran-stark")
        .table(1, "joffrey-baratheon")
        .plot(1, "the-winds-of-winter")
    )
    game = won(scenario).passes()
    game.refuses(2, (game.name("robb-stark"), game.name("robb-stark")), rule="CG-CLAIM-04")
    game.chooses(2, "robb-stark", "sansa-stark").asks(2, "respond-would")
    assert len(game.matching("robb-stark")) == 1
    assert len(game.matching("sansa-stark")) == 1
    game.uses(2, "robb-stark")
    assert game.matching("robb-stark") == [], "it is saved: no second save"
    assert game.card("robb-stark").duplicates == ("robb-stark",)
    assert len(game.matching("sansa-stark")) == 1
    game.says(2, "pass").to(1, "respond-reaction")
    assert game.dead(2) == ["sansa-stark"]
    assert len(game.matching("joffrey-baratheon")) == 1, "one Lady was killed"


@pytest.mark.rule("CG-RULE-58", "CG-REACT-02", "CG-REACT-06", "CG-TRIGGER-02")
def test_a_reaction_answers_each_of_two_deaths_once():
    scenario = claim_on("robb-stark", "sansa-stark").table(1, "joffrey-baratheon").plot(1, "the-winds-of-winter")
    game = won(scenario).uses(1, "joffrey-baratheon").asks(1, "respond-reaction")
    assert game.card("joffrey-baratheon").power == 1
    game.uses(1, "joffrey-baratheon").passes()
    assert game.card("joffrey-baratheon").power == 2


@pytest.mark.rule("CG-EX-04", "CG-EX-05", "CG-INTERRUPT-08", "CG-INTERRUPT-09", "CG-TRIGGER-04", "CG-TRIGGER-07")
def test_would_comes_before_when_and_a_save_ends_it():
    scenario = claim_on("benjen-stark", "maester-aemon", "wildling-horde/k")
    game = won(scenario).chooses(2, "benjen-stark").asks(2, "respond-would")
    assert game.matching("benjen-stark") == []
    game.uses(2, "maester-aemon")
    assert not game.offers(2, "benjen-stark")
    assert game.power(2) == 0
    assert game.in_play("benjen-stark")

    game = (
        won(scenario).chooses(2, "benjen-stark").asks(2, "respond-would").says(2, "pass").asks(2, "respond-interrupt")
    )
    assert game.matching("maester-aemon") == []
    game.uses(2, "benjen-stark")
    assert game.power(2) == 2


@pytest.mark.rule("CG-EX-02", "CG-REPLACE-01", "CG-REPLACE-02", "CG-INTERRUPT-01")
def test_benjen_is_shuffled_in_and_counts_as_killed():
    game = won(claim_on("benjen-stark")).uses(2, "benjen-stark").passes()
    assert game.power(2) == 2
    assert game.dead(2) == []
    assert "benjen-stark" in game.deck(2)
    left = game.told(CardLeft)[-1]
    assert (left.how, left.place) == ("killed", "deck")


@pytest.mark.rule(
    "CG-TRIGGER-01", "CG-TRIGGER-03", "CG-TRIGGER-10", "CG-INTERRUPT-03", "CG-REACT-01", "CG-REACT-03", "CG-NEST-01"
)
def test_interrupts_come_before_and_reactions_after_it_happens():
    scenario = claim_on("ser-waymar-royce").hand(1, "ice")
    game = won(scenario).asks(2, "respond-interrupt")
    assert game.in_play("ser-waymar-royce"), "it has not happened yet"
    game = won(claim_on("robb-stark").table(1, "joffrey-baratheon")).asks(1, "respond-reaction")
    assert not game.in_play("robb-stark"), "it has happened"


@pytest.mark.rule(
    "CG-REACT-04", "CG-INTERRUPT-04", "CG-PLAYER-04", "CG-PLAYER-11", "CG-PLAYER-12", "CG-PLAYER-13", "CG-TRIGGER-12"
)
def test_the_first_player_has_the_first_opportunity_and_who_passed_may_still_act():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "tyrion-lannister").first(1)
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister")
    game.asks(1, "respond-reaction").says(1, "pass").asks(2, "respond-reaction").uses(2, "tyrion-lannister/2")
    game.asks(1, "respond-reaction").uses(1, "tyrion-lannister")
    assert (game.gold(1), game.gold(2)) == (2, 2)


@pytest.mark.rule("CG-REACT-05", "CG-INTERRUPT-05")
def test_once_a_window_is_closed_it_is_too_late():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "tyrion-lannister")
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").says(1, "pass").says(2, "pass")
    assert not game.offers(1, "tyrion-lannister")
    assert (game.gold(1), game.gold(2)) == (0, 0)


@pytest.mark.rule("CG-REACT-02", "CG-INTERRUPT-02", "CG-LIMIT-01")
def test_each_ability_once_for_each_occurrence():
    game = Scenario().table(1, "tyrion-lannister").challenges().attacks(1, "intrigue", "tyrion-lannister")
    game.uses(1, "tyrion-lannister")
    assert not game.offers(1, "tyrion-lannister"), "its limit is two, but this occurrence has been answered"
    assert game.gold(1) == 2


@pytest.mark.rule("CG-REACT-07", "CG-INTERRUPT-07")
def test_each_copy_may_be_used_once():
    scenario = Scenario().table(1, "the-queen-of-thorns").hand(1, "olennas-cunning", "olennas-cunning").gold(1, 4)
    game = scenario.deck(1, "left", "highgarden").table(2, "lannisport-merchant").challenges()
    game.attacks(1, "intrigue", "the-queen-of-thorns").undefended()
    game.uses(1, "olennas-cunning").chooses(2, "event").chooses(1, "left")
    game.uses(1, "olennas-cunning").chooses(2, "event").chooses(1, "highgarden")
    assert {"left", "highgarden"} <= set(game.hand(1))
    assert game.discard(1) == ["olennas-cunning", "olennas-cunning"]


@pytest.mark.rule("CG-FORCED-01", "CG-FORCED-02", "CG-TRIGGER-11", "CG-ABILITY-04")
def test_forced_reactions_come_first_and_unasked():
    scenario = Scenario().table(1, "ser-jorah-mormont", "magister-illyrio").table(2, "the-wall")
    scenario.table(1, "plaza-of-punishment").hand(1, "superior-claim")
    game = scenario.challenges().attacks(1, "military", "ser-jorah-mormont").undefended().asks(1, "next-forced")
    assert game.card("ser-jorah-mormont").tokens == ()
    assert not game.kneels("the-wall")


@pytest.mark.rule("CG-FORCED-03", "CG-FORCED-04", "CG-SIMUL-02", "CG-PLAYER-05")
def test_the_first_player_orders_forced_abilities_whoever_has_them():
    scenario = Scenario().table(2, "ser-jorah-mormont").table(1, "the-wall").first(1)
    game = scenario.challenges(2).attacks(2, "military", "ser-jorah-mormont").undefended().asks(1, "next-forced")
    wall = next(each for each in game.answers(1) if each.startswith("the-wall"))
    game.says(1, wall)
    assert game.kneels("the-wall")
    assert game.card("ser-jorah-mormont").count("betrayal") == 1, "the only one left needs no order"


@pytest.mark.rule(
    "CG-TRIGGER-08", "CG-RULE-97", "CG-TRIGGER-09", "CG-EX-45", "CG-FW-END", "CG-EFFECT-11", "CG-EFFECT-14", "CG-FW-4.4"
)
def test_the_end_of_a_phase_in_its_order():
    """Gold Cloaks (forced), The Wall, then what lasts expires, then the poison, then reactions."""
    scenario = (
        Scenario()
        .table(1, "ser-jaime-lannister", "the-wall", "plaza-of-punishment", "varys", "joffrey-baratheon/k")
        .gold(1, 3)
    )
    scenario.hand(1, "gold-cloaks", "tears-of-lys").table(2, "robb-stark", "catelyn-stark/k")
    game = scenario.challenges(1).uses(1, "gold-cloaks").attacks(1, "intrigue", "varys").undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").initiates_none(1)
    game.asks(1, "respond-interrupt")
    assert not game.in_play("gold-cloaks"), "forced: before The Wall"
    assert game.in_play("robb-stark"), "the poison waits for the end"
    game.uses(1, "the-wall")
    assert game.power(1) == 3
    game.asks(1, "respond-reaction")
    assert game.dead(2) == ["robb-stark"]
    game.uses(1, "joffrey-baratheon").ends()
    order = [type(event).__name__ for event in game.table.story if type(event).__name__ in ("CardLeft", "PowerGained")]
    assert order[-4:] == ["CardLeft", "PowerGained", "CardLeft", "PowerGained"]


@pytest.mark.rule(
    "CG-NEST-02", "CG-NEST-03", "CG-NEST-04", "CG-RULE-54", "CG-CANCEL-01", "CG-CANCEL-03", "CG-RULE-51", "CG-INIT-08"
)
def test_a_cancel_can_be_cancelled():
    scenario = Scenario().table(1, "robert-baratheon").hand(1, "put-to-the-sword", "the-hands-judgment").gold(1, 2)
    scenario.table(2, "robb-stark", "arya-stark").hand(2, "the-hands-judgment").gold(2, 2)
    game = won(scenario).uses(1, "put-to-the-sword").chooses(1, "robb-stark").uses(2, "the-hands-judgment")
    assert len(game.state.open) == 3, "a window in a window in a window"
    game.uses(1, "the-hands-judgment")
    assert game.gold(1) == 0, "a printed X counts as 0"
    assert game.gold(2) == 0, "its cost stays paid"
    game.passes()
    assert "robb-stark" in game.dead(2), "the outermost goes on"


@pytest.mark.rule(
    "CG-CANCEL-04", "CG-CANCEL-05", "CG-EVENT-05", "CG-EX-39", "CG-LIMIT-04", "CG-LIMIT-05", "CG-LIMIT-06", "CG-RULE-53"
)
def test_a_cancelled_event_is_paid_played_discarded_and_counted():
    scenario = Scenario().table(1, "robert-baratheon").hand(1, "superior-claim", "superior-claim")
    game = (
        scenario.table(2, "bran-stark", "arya-stark").challenges().attacks(1, "power", "robert-baratheon").undefended()
    )
    game.uses(1, "superior-claim").uses(2, "bran-stark")
    assert game.discard(1) == ["superior-claim"]
    assert game.discard(2) == ["bran-stark"]
    assert not game.offers(1, "superior-claim"), "max 1 per challenge, cancelled or not"
    assert game.power(1) == 1, "for the unopposed challenge"
    assert game.told(EventPlayed)[0].code == "superior-claim"


@pytest.mark.rule("CG-RULE-53", "CG-RULE-52", "CG-EVENT-02")
def test_melisandre_reacts_to_a_cancelled_event_when_it_lies_on_its_pile():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1)
    game = scenario.table(2, "bran-stark", "robb-stark").hand(2, "ice").challenges()
    game.uses(1, "seen-in-flames").uses(2, "bran-stark").asks(1, "respond-reaction")
    assert game.discard(1) == ["seen-in-flames"]
    game.uses(1, "melisandre").chooses(1, "robb-stark")
    assert game.kneels("robb-stark")
    assert game.hand(2) == ["ice"]


@pytest.mark.rule("CG-RULE-52")
def test_an_event_being_played_is_in_no_zone():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1)
    game = (
        scenario.table(2, "bran-stark").hand(2, "ice").challenges().uses(1, "seen-in-flames").asks(2, "respond-would")
    )
    assert game.hand(1) == []
    assert game.discard(1) == []
    assert game.state.playing == (("seat-1", "seen-in-flames"),)


@pytest.mark.rule("CG-RULE-55", "CG-EX-11", "CG-COST-02", "CG-CANCEL-04", "CG-TRIGGER-05", "CG-CANCEL-02")
def test_treachery_cancels_an_ability_whose_cost_stays_paid():
    scenario = (
        Scenario()
        .table(2, "the-red-keep", "maester-cressen")
        .table(1, "tyrion-lannister")
        .hand(1, "treachery")
        .gold(1, 1)
    )
    game = scenario.challenges(1).initiates_none(1).uses(2, "the-red-keep").uses(1, "treachery")
    assert game.kneels("the-red-keep")
    assert game.hand(2) == []


@pytest.mark.rule("CG-RULE-55", "CG-FORCED-01")
def test_treachery_reaches_forced_abilities():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "the-wall").hand(1, "treachery").gold(1, 1)
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "treachery")
    assert not game.kneels("the-wall")


@pytest.mark.rule("CG-RULE-55", "CG-RULE-05", "CG-DUP-04")
def test_treachery_does_not_reach_duplicates_keywords_plots_agendas_events_and_marshaling():
    scenario = Scenario().table(1, "tyrion-lannister", "robert-baratheon").hand(1, "treachery").gold(1, 1)
    game = scenario.table(2, "robb-stark/d").hand(2, "winter-is-coming").gold(2, 1).agenda(2, "fealty").challenges()
    game.uses(2, "fealty").attacks(1, "military", "robert-baratheon").uses(2, "winter-is-coming")
    assert not game.offers_now(1, "treachery")
    game.undefended().uses(2, "robb-stark")
    assert not game.offers(1, "treachery"), "neither the save nor renown and intimidate"
    game = Scenario().table(1, "tyrion-lannister").hand(1, "treachery").gold(1, 1).reveals(_2="counting-coppers")
    assert not game.offers(1, "treachery")
    scenario = Scenario().table(1, "tyrion-lannister").hand(1, "treachery").gold(1, 1).hand(2, "arya-stark")
    game = scenario.marshals(2, gold=9).uses(2, "arya-stark").asks(2, "respond-reaction").uses(2, "arya-stark")
    assert game.offers(1, "treachery"), "her reaction it reaches, her being marshaled it did not"


@pytest.mark.rule("CG-RULE-56", "CG-CANNOT-01")
def test_catelyn_stops_what_opponents_may_trigger():
    scenario = (
        Scenario()
        .table(1, "catelyn-stark", "robb-stark")
        .table(2, "tyrion-lannister", "the-wall", "robert-baratheon/d")
    )
    scenario.hand(2, "burned-men", "winter-is-coming").gold(2, 5)
    game = scenario.challenges().attacks(1, "intrigue", "catelyn-stark")
    game.asks(2, "respond-actions")
    assert game.matching("winter-is-coming") == []
    assert game.matching("burned-men"), "ambush is a player action"
    game.undefended().quietly()
    assert game.gold(2) == 5
    assert game.kneels("the-wall"), "forced abilities go on"
    game = scenario.challenges().attacks(1, "military", "robb-stark")
    assert game.offers(2, "winter-is-coming"), "she does not take part"


@pytest.mark.rule("CG-RULE-05", "CG-RULE-49")
def test_catelyn_does_not_stop_duplicates_and_ambush():
    scenario = Scenario().table(1, "catelyn-stark", "syrios-training>catelyn-stark").table(2, "robert-baratheon/d/k")
    game = scenario.challenges().attacks(1, "military", "catelyn-stark").undefended().uses(2, "robert-baratheon")
    assert game.in_play("robert-baratheon")


@pytest.mark.rule("CG-RULE-57")
def test_a_card_drawn_while_the_window_is_open_may_be_used_in_it():
    scenario = Scenario().table(1, "tywin-lannister", "lannisport").deck(1, "tears-of-lys").gold(1, 1)
    game = scenario.table(2, "robb-stark").challenges().attacks(1, "intrigue", "tywin-lannister").undefended()
    game.uses(1, "lannisport").uses(1, "tears-of-lys").chooses(1, "robb-stark")
    assert game.card("robb-stark").count("poison") == 1


@pytest.mark.rule("CG-RULE-59", "CG-EVENT-02")
def test_reactions_wait_until_the_whole_ability_is_done():
    scenario = (
        Scenario().table(1, "arianne-martell").hand(1, "areo-hotah").table(2, "robb-stark", "bran-stark").challenges(2)
    )
    game = scenario.attacks(2, "military", "robb-stark").uses(1, "arianne-martell").chooses(1, "areo-hotah")
    game.asks(1, "respond-reaction")
    assert game.hand(1) == ["arianne-martell"], "she went back before Areo Hotah reacts"
    game.uses(1, "areo-hotah").chooses(1, "robb-stark")
    assert not game.takes_part("robb-stark")


@pytest.mark.rule("CG-RULE-43", "CG-EX-06", "CG-SAVE-05", "CG-SAVE-06", "CG-SAVE-07", "CG-RULE-08")
def test_who_dies_of_strength_0_is_saved_only_by_what_mends_it():
    scenario = Scenario().table(1, "drogon", "viserion").hand(1, "dracarys").gold(1, 1)
    scenario.table(2, "theon-greyjoy/d", "bodyguard>theon-greyjoy").hand(2, "risen-from-the-sea")
    game = scenario.challenges(2).attacks(2, "military", "theon-greyjoy").uses(1, "dracarys").chooses(1, "drogon")
    game.chooses(1, "theon-greyjoy")
    assert not game.offers(2, "risen-from-the-sea"), "3 - 4 + 1 is not above 0"
    assert game.dead(2) == ["theon-greyjoy"]

    scenario = Scenario().table(1, "drogon", "viserion").hand(1, "dracarys").gold(1, 1)
    scenario.table(2, "asha-greyjoy/d", "bodyguard>asha-greyjoy").hand(2, "risen-from-the-sea")
    game = scenario.challenges(2).attacks(2, "military", "asha-greyjoy").uses(1, "dracarys").chooses(1, "drogon")
    game.chooses(1, "asha-greyjoy").asks(2, "respond-would")
    assert [each for each in game.answers(2) if each != "pass"] == ["risen-from-the-sea#0@0"]
    game.uses(2, "risen-from-the-sea")
    assert game.in_play("asha-greyjoy")
    assert game.strength("asha-greyjoy") == 1


@pytest.mark.rule("CG-RULE-44")
def test_what_expires_together_is_looked_at_once():
    scenario = (
        Scenario()
        .table(1, "plaza-of-punishment", "daenerys-targaryen")
        .table(2, "margaery-tyrell", "courtesan-of-the-rose")
    )
    game = scenario.challenges(1).attacks(1, "power", "daenerys-targaryen").uses(2, "margaery-tyrell")
    game.chooses(2, "courtesan-of-the-rose").undefended().uses(1, "plaza-of-punishment").chooses(
        1, "courtesan-of-the-rose"
    )
    assert game.strength("courtesan-of-the-rose") == 3
    game.quietly("nothing").ends()
    assert game.strength("courtesan-of-the-rose") == 2
    assert game.in_play("courtesan-of-the-rose"), "2 + 3 - 2, and both end at the same moment"


@pytest.mark.rule("CG-RULE-06", "CG-RULE-07", "CG-SACRIFICE-02", "CG-SACRIFICE-04", "CG-SAVE-04")
def test_what_a_duplicate_cannot_save_from():
    game = (
        Scenario()
        .table(1, "handmaiden", "daenerys-targaryen/k")
        .window("dominance")
        .uses(1, "handmaiden")
        .chooses(1, "daenerys-targaryen")
    )
    assert game.discard(1) == ["handmaiden"]
    game = (
        Scenario()
        .table(1, "varys/d")
        .table(2, "robb-stark/d")
        .phase("dominance")
        .uses(1, "varys")
        .asks(2, "respond-would")
    )
    assert game.state.removed["seat-1"] == ("varys",), "leaving as a cost: no save"
    assert game.discard(1) == ["varys"], "its duplicate"
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")
    game = Scenario().table(1, "robb-stark/d").reveals(_1="marched-to-the-wall")
    game.chooses(1, "robb-stark")
    assert not game.offers(1, "robb-stark"), "it cannot be saved"
    assert game.discard(1) == ["robb-stark", "robb-stark"]


@pytest.mark.rule("CG-RULE-06", "CG-RULE-08")
def test_what_saves_from_being_returned():
    scenario = Scenario().table(1, "tyrion-lannister").hand(1, "the-things-i-do-for-love").gold(1, 7)
    game = scenario.table(2, "robb-stark/d", "bodyguard>robb-stark").challenges().uses(1, "the-things-i-do-for-love")
    game.says(1, 6).chooses(1, "robb-stark").asks(2, "respond-would")
    assert [each.split(":")[0] for each in game.answers(2)] == ["pass", "save"], "the duplicate, not the Bodyguard"
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")


@pytest.mark.rule("CG-RULE-04", "CG-RULE-66")
def test_only_its_owner_uses_a_duplicate():
    scenario = Scenario().table(1, "robert-baratheon").table(2, "arya-stark/d", owner=1)
    game = (
        scenario.challenges()
        .attacks(1, "military", "robert-baratheon")
        .undefended()
        .asks(1, "respond-would")
        .uses(1, "arya-stark")
    )
    assert game.in_play("arya-stark")
    assert game.discard(1) == ["arya-stark"]


@pytest.mark.rule("CG-RULE-72", "CG-THEN-03", "CG-TEXT-09", "CG-EVENT-06", "CG-SAVE-01")
def test_risen_from_the_sea_becomes_an_attachment_if_it_can():
    game = won(claim_on("theon-greyjoy").hand(2, "risen-from-the-sea")).uses(2, "risen-from-the-sea")
    assert game.strength("theon-greyjoy") == 4
    assert game.card("risen-from-the-sea").facts.type == "attachment"
    assert "Condition" in game.card("risen-from-the-sea").facts.traits
    assert game.discard(2) == []
    game = won(claim_on("drowned-men").hand(2, "risen-from-the-sea")).uses(2, "risen-from-the-sea")
    assert game.in_play("drowned-men")
    assert game.discard(2) == ["risen-from-the-sea"], "no attachments: the save works, what follows fails"


@pytest.mark.rule("CG-RULE-72", "CG-KEYWORD-TERMINAL-01", "CG-LEAVE-04", "CG-ATTACH-05", "CG-RULE-70")
def test_attachments_of_who_leaves_return_and_terminal_ones_do_not():
    scenario = claim_on("theon-greyjoy", "little-bird>theon-greyjoy", "milk-of-the-poppy>theon-greyjoy")
    game = won(scenario).passes()
    assert game.hand(2) == ["little-bird"]
    assert game.discard(2) == ["milk-of-the-poppy"]


@pytest.mark.rule("CG-REPLACE-01")
def test_davos_counts_as_killed_and_goes_to_hand():
    game = won(claim_on("ser-davos-seaworth")).uses(2, "ser-davos-seaworth").passes()
    assert game.hand(2) == ["ser-davos-seaworth"]
    assert game.told(CardLeft)[-1].how == "killed"


@pytest.mark.rule(
    "CG-ABILITY-09", "CG-ABILITY-10", "CG-COST-07", "CG-EX-07", "CG-TARGET-09", "CG-TARGET-03", "CG-INIT-03"
)
def test_nothing_is_used_that_would_change_nothing():
    game = Scenario().table(1, "magister-illyrio").gold(1, 5).table(2, "robb-stark").window("dominance")
    assert not game.offers(1, "magister-illyrio"), "nobody kneels"
    game = (
        Scenario()
        .table(1, "magister-illyrio")
        .gold(1, 5)
        .table(2, "robb-stark/k")
        .window("dominance")
        .uses(1, "magister-illyrio")
    )
    assert game.options(1) == ["robb-stark"]
    scenario = Scenario().table(1, "robb-stark", "seal-of-the-hand>robb-stark")
    assert not scenario.window("dominance").offers(1, "seal-of-the-hand"), (
        "he stands; that the cost kneels something does not count"
    )


@pytest.mark.rule("CG-ABILITY-11", "CG-INIT-04", "CG-INIT-02", "CG-ABILITY-12")
def test_nothing_is_used_that_cannot_be_paid():
    game = Scenario().table(1, "magister-illyrio").gold(1, 1).table(2, "robb-stark/k").window("dominance")
    assert not game.offers(1, "magister-illyrio")
    game = Scenario().table(1, "chamber-of-the-painted-table/k").power(2, 1).gold(1, 1).phase("dominance")
    assert not game.offers(1, "chamber-of-the-painted-table")


@pytest.mark.rule(
    "CG-INIT-01",
    "CG-INIT-05",
    "CG-INIT-06",
    "CG-INIT-07",
    "CG-INIT-09",
    "CG-INIT-10",
    "CG-TARGET-01",
    "CG-TARGET-02",
    "CG-RULE-60",
)
def test_the_cost_is_paid_before_targets_are_chosen_and_they_before_cancels():
    scenario = (
        Scenario()
        .table(1, "robert-baratheon")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
        .table(2, "bran-stark", "arya-stark")
    )
    game = won(scenario).uses(1, "put-to-the-sword").asks(1, "choose-cards")
    assert game.gold(1) == 0
    game.chooses(1, "arya-stark").asks(2, "respond-would")
    assert game.in_play("arya-stark")
    game.says(2, "pass")
    assert game.dead(2)[0] == "arya-stark"


@pytest.mark.rule("CG-RULE-60", "CG-TARGET-08")
def test_what_is_selected_without_targeting_is_selected_after_cancels():
    scenario = (
        Scenario().table(1, "tyrion-lannister").hand(1, "tears-of-lys").gold(1, 1).table(2, "bran-stark", "robb-stark")
    )
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "tears-of-lys")
    game.asks(2, "respond-would").uses(2, "bran-stark")
    assert game.card("robb-stark").tokens == ()


@pytest.mark.rule("CG-RULE-62", "CG-EFFECT-03")
def test_a_target_that_has_left_is_passed_over():
    scenario = (
        Scenario()
        .table(1, "robert-baratheon")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
        .table(2, "bran-stark", "arya-stark")
    )
    game = won(scenario).uses(1, "put-to-the-sword").chooses(1, "bran-stark").uses(2, "bran-stark")
    assert game.discard(2) == ["bran-stark"], "sacrificed to cancel, not killed"


@pytest.mark.rule("CG-ACTION-01", "CG-ACTION-02")
def test_actions_only_in_action_windows_of_their_phase():
    scenario = Scenario().table(1, "maester-cressen", "robb-stark", "little-bird>robb-stark")
    assert not scenario.window("dominance").offers(1, "maester-cressen")
    assert scenario.marshals(1).offers(1, "maester-cressen")


@pytest.mark.rule("CG-ACTION-03", "CG-ACTION-04", "CG-ACTION-05")
def test_actions_rotate_until_all_pass_in_a_row():
    scenario = Scenario().table(1, "edric-dayne").table(2, "edric-dayne").gold(1, 2).gold(2, 2).first(2)
    game = scenario.window("dominance").asks(2, "respond-actions").says(2, "pass").asks(1, "respond-actions")
    game.uses(1, "edric-dayne").chooses(1, "power").asks(2, "respond-actions").uses(2, "edric-dayne/2").chooses(
        2, "power"
    )
    game.asks(1, "respond-actions").says(1, "pass").asks(2, "respond-actions").says(2, "pass")
    assert game.gold(1) == game.gold(2) == 1
    game.ends()


@pytest.mark.rule("CG-COST-03", "CG-COST-04", "CG-RULE-90")
def test_costs_are_paid_with_ones_own():
    scenario = Scenario().table(1, "daenerys-targaryen/k").table(2, "drogon", "rhaegal").hand(1, "dracarys").gold(1, 1)
    game = scenario.challenges(2).attacks(2, "military", "rhaegal")
    assert not game.offers(1, "dracarys"), "the dragons are the opponent's"


@pytest.mark.rule("CG-COST-05", "CG-COST-01")
def test_several_costs_are_paid_at_once():
    scenario = (
        Scenario().table(1, "tyrion-lannister").hand(1, "the-things-i-do-for-love").gold(1, 7).table(2, "robb-stark")
    )
    game = scenario.challenges().uses(1, "the-things-i-do-for-love").says(1, 6)
    assert game.gold(1) == 1
    assert game.state.knelt["seat-1"]


@pytest.mark.rule("CG-EX-41", "CG-X-01", "CG-X-02")
def test_x_is_named_and_less_is_paid():
    scenario = Scenario().table(1, "tyrion-lannister", "paxter-redwyne").hand(1, "the-things-i-do-for-love").gold(1, 3)
    game = scenario.table(2, "catelyn-stark", "robb-stark").challenges().uses(1, "the-things-i-do-for-love")
    game.says(1, 4)
    assert game.gold(1) == 0
    assert game.options(1) == ["catelyn-stark"]


@pytest.mark.rule("CG-TARGET-04", "CG-TARGET-05", "CG-TARGET-06", "CG-RULE-93")
def test_several_targets_are_chosen_at_once_and_at_least_one():
    scenario = (
        Scenario().table(1, "left", "right", "margaery-tyrell", "randyll-tarly").hand(1, "growing-strong").gold(1, 1)
    )
    game = scenario.challenges().uses(1, "growing-strong")
    game.refuses(1, (), rule="CG-TARGET-01")
    game.chooses(1, "left", "right", "margaery-tyrell")
    assert [game.strength(each) for each in ("left", "right", "margaery-tyrell", "randyll-tarly")] == [5, 5, 5, 5]


@pytest.mark.rule("CG-TARGET-07", "CG-THEN-01", "CG-THEN-02")
def test_what_follows_then_is_chosen_later():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1).hand(2, "ice", "bran-stark")
    game = scenario.challenges().uses(1, "seen-in-flames").asks(1, "choose-cards").chooses(1, "ice")
    assert game.discard(2) == ["ice"]
    assert game.hand(2) == ["bran-stark"]


@pytest.mark.rule("CG-EX-10", "CG-EFFECT-09", "CG-EFFECT-10")
def test_what_lasts_goes_on_without_its_source_and_expires_in_time():
    scenario = Scenario().table(1, "margaery-tyrell", "left").table(2, "robert-baratheon", "bastard-in-hiding")
    game = scenario.challenges(2).uses(1, "margaery-tyrell").chooses(1, "left")
    game.attacks(2, "military", "robert-baratheon").undefended().chooses(1, "margaery-tyrell").quietly()
    assert not game.in_play("margaery-tyrell")
    assert game.strength("left") == 5
    game.initiates_none(2).ends()
    assert game.strength("left") == 2


@pytest.mark.rule("CG-EFFECT-13", "CG-EFFECT-15")
def test_a_delayed_effect_is_no_new_ability():
    scenario = Scenario().table(1, "tyrion-lannister", "bastard-in-hiding").hand(1, "tears-of-lys").gold(1, 1)
    scenario.table(2, "robb-stark", "tyrion-lannister").hand(2, "treachery").gold(2, 1)
    game = (
        scenario.challenges(1)
        .attacks(1, "intrigue", "tyrion-lannister")
        .undefended()
        .uses(1, "tears-of-lys")
        .chooses(1, "robb-stark")
    )
    game.quietly().initiates_none(1)
    assert not game.offers(2, "treachery")
    assert game.dead(2) == ["robb-stark"]
    assert [each.code for each in game.told(AbilityUsed)] == []


def trifling(game: Played, who: int) -> bool:
    return bool(game.question(who).passing.trifling)


def test_making_cheaper_what_cannot_come_is_trifling():
    """Whoever plays alone is not asked for it again and again; in one's own turn to marshal it is no such chance."""
    hand = Scenario().table(2, "winterfell-steward").hand(1, "ghost").hand(2, "ghost")
    game = hand.marshals(1, gold=9).says(1, "marshal:ghost").asks(2, "respond-actions")
    assert [each.split(".")[0] for each in game.question(2).options] == ["pass", "winterfell-steward"]
    assert trifling(game, 2)
    fealty = Scenario().agenda(2, "fealty").hand(2, "ghost").phase("draw").to(2, "respond-actions")
    assert fealty.question(2).options == ("pass", "fealty#0")
    assert trifling(fealty, 2)


def test_what_could_be_paid_for_with_it_is_not_trifling():
    game = Scenario().agenda(2, "fealty").hand(2, "winter-is-coming").phase("draw").to(2, "respond-actions")
    assert game.question(2).options == ("pass", "fealty#0")
    assert not trifling(game, 2)
    other = Scenario().agenda(2, "fealty").table(1, "ghost").table(2, "winterfell-steward", "bran-stark")
    game = other.hand(2, "ghost").marshals(1, gold=0).to(2, "respond-actions")
    assert trifling(game, 2)


def waits(game: Played, who: int) -> bool:
    return bool(game.question(who).passing.waits)


def test_what_lies_open_and_could_answer_is_waited_for():
    """A reaction or a duplicate that everybody can see is not missed because time is short."""
    arya = Scenario().hand(1, "arya-stark").deck(1, "ghost").marshals(1, gold=9).says(1, "marshal:arya-stark")
    assert waits(arya.asks(1, "respond-reaction"), 1)
    saved = Scenario().table(1, "burned-men").table(2, "robb-stark/d").challenges(1)
    saved = saved.attacks(1, "military", "burned-men").undefended().to(2, "respond-would")
    assert waits(saved, 2)


def test_what_is_in_a_hand_or_can_be_done_at_any_time_is_not_waited_for():
    sword = Scenario().table(1, "robb-stark", "eddard-stark").table(2, "burned-men").hand(1, "put-to-the-sword")
    won = sword.gold(1, 2).challenges(1).attacks(1, "military", "robb-stark", "eddard-stark").undefended()
    assert won.to(1, "respond-reaction").question(1).options == ("pass", "put-to-the-sword#0@0")
    assert not waits(won, 1)
    steward = Scenario().table(2, "winterfell-steward").hand(1, "ghost").hand(2, "ghost")
    assert not waits(steward.marshals(1, gold=9).says(1, "marshal:ghost").asks(2, "respond-actions"), 2)
