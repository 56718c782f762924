"""What waits for the end of a phase, and whom it still finds there."""

import pytest

from tests.scenarios.cardgame.scenario import Played, Scenario


def poisoned(victim: str, *more: str) -> Played:
    """Seat 1 has poisoned somebody of seat 2 in an intrigue challenge; the phase goes on."""
    start = Scenario().table(1, "cersei-lannister", "left", "right").hand(1, "tears-of-lys").gold(1, 1)
    game = start.table(2, victim, *more).challenges(1).attacks(1, "intrigue", "cersei-lannister").undefended()
    return game.uses(1, "tears-of-lys").chooses(1, victim.split("/")[0]).quietly()


@pytest.mark.rule("CG-EFFECT-14", "CG-DUP-03")
def test_a_duplicate_saves_from_poison_and_the_token_is_gone():
    game = poisoned("robb-stark/d").initiates_none(1).uses(2, "robb-stark")
    assert game.card("robb-stark").tokens == ()
    assert game.card("robb-stark").duplicates == ()
    assert game.dead(2) == []


@pytest.mark.rule("CG-EFFECT-14", "CG-INTERRUPT-01")
def test_poisoned_shireen_kneels_somebody_when_she_dies():
    game = poisoned("shireen-baratheon").initiates_none(1).uses(2, "shireen-baratheon").chooses(2, "left")
    assert game.kneels("left")
    assert game.dead(2) == ["shireen-baratheon"]


@pytest.mark.rule("CG-RULE-73")
def test_poison_does_not_follow_into_the_hand():
    start = Scenario().table(1, "tyrion-lannister", "left").hand(1, "tears-of-lys").gold(1, 1)
    start = start.table(2, "arianne-martell").hand(2, "confinement", "ghost", "ghost").gold(2, 1)
    game = start.challenges(1).uses(2, "confinement").chooses(2, "arianne-martell")
    game.attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "tears-of-lys").chooses(1, "arianne-martell")
    game.quietly("respond-actions").uses(2, "arianne-martell").chooses(2, "ghost").initiates_none(1)
    assert game.dead(2) == []
    assert game.hand(2) == ["arianne-martell"]


@pytest.mark.rule("CG-EFFECT-13")
def test_an_icon_gained_later_is_no_antidote():
    start = Scenario().table(1, "cersei-lannister", "left").hand(1, "tears-of-lys").gold(1, 1).gold(2, 1)
    game = start.table(2, "robert-baratheon", "selyse-baratheon/k").challenges(1)
    game.attacks(1, "intrigue", "cersei-lannister").undefended().uses(1, "tears-of-lys").chooses(1, "robert-baratheon")
    game.quietly("respond-actions").uses(2, "selyse-baratheon").chooses(2, "robert-baratheon")
    assert game.icons("robert-baratheon") == "mip"
    assert game.quietly().initiates_none(1).dead(2) == ["robert-baratheon"]


@pytest.mark.rule("CG-EFFECT-15", "CG-REPLACE-01")
def test_poisoned_benjen_is_shuffled_in():
    game = poisoned("benjen-stark").initiates_none(1).uses(2, "benjen-stark")
    assert game.dead(2) == []
    assert game.power(2) == 2
    assert "benjen-stark" in game.deck(2)


@pytest.mark.rule("CG-EFFECT-10", "CG-LEAVE-05")
def test_the_woken_dragon_who_dies_is_not_returned():
    start = Scenario().table(1, "khal-drogo", "rhaegal/k").hand(1, "waking-the-dragon").table(2, "robb-stark", "left")
    game = start.challenges(1, 2).uses(1, "waking-the-dragon").chooses(1, "rhaegal").initiates_none(1)
    game.attacks(2, "military", "robb-stark").undefended().quietly("military-claim").chooses(1, "rhaegal").quietly()
    assert game.dead(1) == ["rhaegal"]
    assert game.hand(1) == []


@pytest.mark.rule("CG-EFFECT-12", "CG-ACTION-01")
def test_hear_me_roar_in_the_dominance_phase_lasts_until_its_end():
    start = Scenario().hand(1, "hear-me-roar", "ser-jaime-lannister").gold(1, 1).window("dominance")
    game = start.uses(1, "hear-me-roar").chooses(1, "ser-jaime-lannister").passes()
    assert game.discard(1) == ["hear-me-roar", "ser-jaime-lannister"]


@pytest.mark.rule("CG-SAVE-04", "CG-RULE-74")
def test_who_came_by_hear_me_roar_is_not_saved_by_a_bodyguard():
    start = Scenario().table(1, "cersei-lannister").hand(1, "hear-me-roar", "tyrion-lannister", "bodyguard").gold(1, 2)
    game = start.marshals(1).uses(1, "hear-me-roar").chooses(1, "tyrion-lannister")
    game.uses(1, "bodyguard").chooses(1, "tyrion-lannister").passes()
    assert game.discard(1) == ["hear-me-roar", "tyrion-lannister"]
    assert game.hand(1) == ["bodyguard"]


@pytest.mark.rule("CG-RULE-27", "CG-GOLDEN-02")
@pytest.mark.parametrize(("attacker", "defender", "offered"), [(1, 2, False), (2, 1, False)])
def test_the_red_keep_asks_for_no_power_challenge_lost_on_either_side(attacker: int, defender: int, offered: bool):
    start = Scenario().table(1, "the-red-keep", "arya-stark").table(2, "tywin-lannister")
    game = start.challenges(attacker).attacks(attacker, "power", "arya-stark" if attacker == 1 else "tywin-lannister")
    if defender == 2:
        game.defends(2, "tywin-lannister")
    game.quietly("respond-interrupt")
    assert game.offers(1, "the-red-keep") is offered


@pytest.mark.rule("CG-GOLDEN-02")
def test_old_bear_mormont_minds_only_what_was_lost_in_defence():
    start = Scenario().table(1, "old-bear-mormont", "steward-at-the-wall").hand(1, "ranging-party")
    game = start.table(2, "tywin-lannister").challenges(1).attacks(1, "intrigue", "steward-at-the-wall")
    game.defends(2, "tywin-lannister").quietly().initiates_none(1)
    assert game.uses(1, "old-bear-mormont").chooses(1, "ranging-party").in_play("ranging-party")


@pytest.mark.rule("CG-GOLDEN-02")
def test_old_bear_mormont_brings_nothing_after_a_defence_that_was_lost():
    start = Scenario().table(1, "old-bear-mormont").hand(1, "ranging-party").table(2, "tyrion-lannister")
    game = start.challenges(2).attacks(2, "intrigue", "tyrion-lannister").undefended()
    game.quietly("respond-interrupt")
    assert not game.offers(1, "old-bear-mormont")


@pytest.mark.rule("CG-ZONE-05", "CG-DEAD-03")
def test_varys_who_is_removed_may_come_again():
    start = Scenario().table(1, "varys/d").hand(1, "varys").phase("dominance").uses(1, "varys")
    assert start.state.removed[start.seat(1)] == ("varys",)
    assert start.discard(1) == ["varys"], "his duplicate"
    assert start.dead(1) == []


@pytest.mark.rule("CG-RULE-07")
def test_varys_is_not_saved_by_his_duplicate_from_his_own_cost():
    start = Scenario().table(1, "varys/d").table(2, "robb-stark/d", "ghost").phase("dominance").uses(1, "varys")
    assert not start.in_play("varys")
    start.uses(2, "robb-stark")
    assert start.in_play("robb-stark")
    assert not start.in_play("ghost")


@pytest.mark.rule("CG-LIMIT-01")
def test_sansa_gains_power_once_a_round_though_she_stands_twice():
    start = Scenario().table(1, "sansa-stark/k", "seal-of-the-hand>sansa-stark", "magister-illyrio", "left").gold(1, 2)
    game = start.challenges(1).uses(1, "seal-of-the-hand").uses(1, "sansa-stark")
    assert game.power(1) == 1
    game.attacks(1, "power", "sansa-stark").undefended().quietly("respond-actions")
    game.uses(1, "magister-illyrio").chooses(1, "sansa-stark")
    assert not game.kneels("sansa-stark")
    assert not game.offers(1, "sansa-stark")
