"""SAVE, REPLACE, DUP: what is saved from what, by whom, and what happens instead."""

import pytest

from maester.games.cardgame.events import CardLeft, Saved
from tests.scenarios.cardgame.claims import claim_on, won
from tests.scenarios.cardgame.scenario import Scenario


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
