"""CHAL: announcing a challenge, and defending in it."""

import pytest

from maester.games.cardgame.events import ChallengeBegan
from tests.scenarios.cardgame.scenario import Scenario

# ------------------------------------------------------------------------------------------------- initiating


@pytest.mark.rule("CG-CHAL-04", "CG-CHAL-05", "CG-CHAL-06", "CG-CHAL-30", "CG-CHAL-31", "CG-TYPE-11", "CG-RULE-16")
@pytest.mark.rule("CG-FW-4.2", "CG-FW-4.2.a", "CG-FW-4.2.b", "CG-FW-4.2.c", "CG-TEXT-11", "CG-CHAL-10")
def test_a_challenge_is_announced_in_one_act():
    game = Scenario().table(1, "robb-stark", "arya-stark", "left/k").table(2, "ghost").challenges()
    game.cannot_attack(1, "military", "arya-stark", rule="CG-CHAL-06")
    game.cannot_attack(1, "military", "left", rule="CG-CHAL-06")
    game.cannot_attack(1, "military", "ghost", rule="CG-CHAL-06")
    assert game.state.fought == (), "an attempt that is not allowed uses up nothing"
    game.attacks(1, "military", "robb-stark").to(2, "defenders")
    challenge = game.state.challenge
    assert challenge is not None
    assert (challenge.attacker, challenge.defender) == ("seat-1", "seat-2")
    assert game.kneels("robb-stark")
    assert game.told(ChallengeBegan)[0].attackers == (game.name("robb-stark"),)


@pytest.mark.rule("CG-CHAL-07")
def test_at_least_one_attacker():
    Scenario().table(1, "robb-stark").challenges().cannot_attack(1, "military", rule="CG-CHAL-07")


@pytest.mark.rule("CG-CHAL-02", "CG-PLAYER-10", "CG-PLAYER-08", "CG-CHAL-27", "CG-FW-4.2.6", "CG-RULE-29", "CG-FW-4.AW")
def test_one_challenge_of_each_type_in_any_order():
    game = Scenario().table(1, "robb-stark", "tyrion-lannister", "ghost", "balon-greyjoy").challenges(1)
    game.attacks(1, "power", "robb-stark").quietly().attacks(1, "intrigue", "tyrion-lannister").quietly()
    assert game.state.challenge is None, "participants no longer participate"
    game.cannot_attack(1, "power", "balon-greyjoy", rule="CG-CHAL-02")
    game.attacks(1, "military", "ghost").quietly("nothing")
    assert [each.contest for each in game.state.fought] == ["power", "intrigue", "military"]


@pytest.mark.rule("CG-CHAL-03", "CG-CHAL-28", "CG-CHAL-29", "CG-FW-4.3", "CG-PLAYER-03", "CG-FRAME-04")
def test_who_initiates_none_makes_room_for_the_next():
    game = Scenario().first(2).table(1, "robb-stark").table(2, "ghost").challenges().asks(2, "challenge")
    game.initiates_none(2).asks(1, "challenge").initiates_none(1).ends()
    assert game.state.fought == ()


@pytest.mark.rule(
    "CG-CHAL-01", "CG-CHAL-11", "CG-CHAL-14", "CG-FW-4.1", "CG-FW-4.2.AW1", "CG-FW-4.2.1", "CG-FW-4.2.AW2"
)
def test_action_windows_of_a_challenge():
    scenario = Scenario().table(1, "ghost").table(2, "left", "edric-dayne").gold(2, 9)
    game = scenario.phase("challenges").asks(2, "respond-actions")
    assert game.state.open[-1].where == "challenges"
    game.attacks(1, "military", "ghost").asks(2, "respond-actions")
    assert game.state.open[-1].where == "attackers"
    game.says(2, "pass").asks(2, "defenders").says(2, ()).asks(2, "respond-actions")
    assert game.state.open[-1].where == "defenders"


@pytest.mark.rule("CG-CHAL-09", "CG-FW-4.2.e")
def test_one_window_for_all_that_was_announced():
    scenario = Scenario().table(1, "ghost", "dornish-paramour").table(2, "eddard-stark/k", "left", "tyrion-lannister")
    game = scenario.table(1, "syrios-training>dornish-paramour").challenges()
    game.attacks(1, "military", "ghost", "dornish-paramour", ghost="left").asks(1, "respond-reaction")
    assert game.matching("ghost")
    assert game.matching("dornish-paramour")
    game.says(1, "pass").asks(2, "respond-reaction")
    assert game.matching("eddard-stark")


@pytest.mark.rule(
    "CG-CHAL-08", "CG-KEYWORD-STEALTH-01", "CG-KEYWORD-STEALTH-02", "CG-RULE-18", "CG-RULE-20", "CG-CHAL-13"
)
def test_stealth_passes_by():
    scenario = (
        Scenario()
        .table(1, "ghost", "theon-greyjoy", "robb-stark")
        .table(2, "left/k", "arya-stark", "right", "balon-greyjoy")
    )
    game = scenario.challenges()
    game.cannot_attack(1, "military", "ghost", ghost="arya-stark", rule="CG-RULE-18")
    game.cannot_attack(1, "military", "robb-stark", robb_stark="right", rule="CG-KEYWORD-STEALTH-01")
    game.attacks(1, "military", "ghost", "theon-greyjoy", ghost="right", theon_greyjoy="right")
    game.cannot_defend(2, "right", rule="CG-KEYWORD-STEALTH-02").defends(2, "balon-greyjoy")
    game = scenario.challenges().attacks(1, "military", "ghost", ghost="left")
    assert game.state.challenge.bypassed, "a kneeling character may be chosen"  # type: ignore[union-attr]


@pytest.mark.rule("CG-RULE-19", "CG-RULE-31", "CG-CHAL-32")
def test_who_joins_undeclared_uses_no_stealth():
    scenario = Scenario().table(1, "jon-snow", "ghost").table(2, "left")
    game = scenario.challenges()
    game.cannot_attack(1, "military", "ghost", jon_snow="left", rule="CG-KEYWORD-STEALTH-01")


@pytest.mark.rule("CG-RULE-17")
def test_who_does_not_kneel_must_still_stand():
    game = Scenario().table(1, "ser-jaime-lannister/k", "ghost").challenges()
    game.cannot_attack(1, "military", "ser-jaime-lannister", rule="CG-CHAL-06")


@pytest.mark.rule("CG-RULE-28")
def test_allowances_add_up_and_sneak_attack_beats_them():
    scenario = Scenario().plot(1, "a-storm-of-swords").table(1, "khal-drogo", "ghost", "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "ghost").quietly().attacks(1, "military", "left").quietly()
    game.attacks(1, "military", "right").quietly()
    game.cannot_attack(1, "military", "khal-drogo", rule="CG-CHAL-02")
    game = (
        Scenario().plot(1, "sneak-attack").table(1, "khal-drogo", "ghost").challenges(1).attacks(1, "military", "ghost")
    )
    game.quietly("nothing").ends()
    assert len(game.state.fought) == 1


# ------------------------------------------------------------------------------------------------- defending


@pytest.mark.rule("CG-CHAL-12", "CG-CHAL-13", "CG-CHAL-33")
def test_defenders_kneel():
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "left", "arya-stark", "right/k")
        .challenges()
        .attacks(1, "military", "ghost")
    )
    game.cannot_defend(2, "arya-stark", rule="CG-CHAL-13").cannot_defend(2, "right", rule="CG-CHAL-13")
    game.cannot_defend(2, "ghost", rule="CG-CHAL-13").cannot_defend(2, "left", "left", rule="CG-CHAL-12")
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark")
        .challenges()
        .attacks(1, "military", "ghost")
        .defends(2, "robb-stark")
    )
    assert game.quietly("nothing").kneels("robb-stark")


@pytest.mark.rule("CG-RULE-30")
def test_must_defend_yields_to_cannot_and_fills_the_only_place():
    scenario = (
        Scenario()
        .plot(2, "jousting-contest")
        .table(1, "dornish-paramour")
        .table(2, "tyrion-lannister", "cersei-lannister")
    )
    game = (
        scenario.challenges()
        .attacks(1, "intrigue", "dornish-paramour")
        .uses(1, "dornish-paramour")
        .chooses(1, "tyrion-lannister")
    )
    game.to(2, "defenders").refuses(2, (game.name("cersei-lannister"),), rule="CG-RULE-30")
    game.defends(2, "tyrion-lannister")
    assert game.state.fought


@pytest.mark.rule("CG-RULE-32", "CG-RULE-20")
def test_ours_is_the_fury_needs_neither_icon_nor_declaration():
    scenario = (
        Scenario()
        .hand(1, "ours-is-the-fury")
        .gold(1, 2)
        .table(1, "maester-cressen/k", "left")
        .table(2, "ghost", "asha-greyjoy")
    )
    game = scenario.challenges(2).attacks(2, "military", "ghost", ghost="maester-cressen")
    game.uses(1, "ours-is-the-fury").chooses(1, "maester-cressen").to(1, "defenders")
    assert game.takes_part("maester-cressen"), "bypassed, kneeling, without the icon"


@pytest.mark.rule("CG-RULE-33")
def test_attacking_alone_counts_who_joins():
    scenario = Scenario().table(1, "the-knight-of-flowers").table(2, "robb-stark", "ghost")
    game = scenario.challenges().attacks(1, "military", "the-knight-of-flowers").to(2, "defenders")
    assert game.question(2).most == 1
