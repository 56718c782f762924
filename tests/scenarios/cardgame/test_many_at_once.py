"""Several cards that leave play, change hands or speak at the same moment."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-RULE-01", "CG-REPLACE-01", "CG-NEST-02")
def test_all_who_die_of_wildfire_interrupt_their_own_death():
    start = Scenario().table(
        2, "ser-davos-seaworth", "benjen-stark", "ser-waymar-royce", "shireen-baratheon", "viserys-targaryen"
    )
    start = start.table(1, "robb-stark", "ice>robb-stark", "ghost").hand(1, "left")
    game = start.reveals(_1="wildfire-assault").chooses(1, "robb-stark", "ghost").chooses(2)
    game.uses(2, "ser-davos-seaworth").uses(2, "benjen-stark").uses(2, "ser-waymar-royce")
    game.uses(2, "shireen-baratheon").chooses(2, "robb-stark").uses(2, "viserys-targaryen").chooses(2, "ice")
    assert game.hand(2) == ["ser-davos-seaworth"]
    assert "benjen-stark" in game.deck(2)
    assert game.power(2) == 2
    assert sorted(game.discard(1)) == ["ice", "left"]
    assert game.kneels("robb-stark")
    assert sorted(game.dead(2)) == ["ser-waymar-royce", "shireen-baratheon", "viserys-targaryen"]


@pytest.mark.rule("CG-RULE-43", "CG-REPLACE-01")
def test_davos_who_burns_returns_to_hand():
    start = Scenario().table(1, "drogon", "khal-drogo").hand(1, "dracarys").gold(1, 1).table(2, "ser-davos-seaworth")
    game = start.challenges(1).attacks(1, "power", "khal-drogo").defends(2, "ser-davos-seaworth")
    game.uses(1, "dracarys").chooses(1, "drogon").chooses(1, "ser-davos-seaworth").uses(2, "ser-davos-seaworth")
    assert game.hand(2) == ["ser-davos-seaworth"]
    assert game.dead(2) == []


@pytest.mark.rule("CG-RULE-43", "CG-MOD-02")
def test_who_burns_dies_when_what_kept_him_alive_is_discarded():
    start = Scenario().table(1, "drogon", "khal-drogo", "rattleshirts-raiders").hand(1, "dracarys").gold(1, 1)
    start = start.table(2, "theon-greyjoy", "widows-wail>theon-greyjoy", "robb-stark/k")
    game = start.challenges(1).attacks(1, "power", "khal-drogo").defends(2, "theon-greyjoy")
    game.uses(1, "dracarys").chooses(1, "drogon").chooses(1, "theon-greyjoy")
    assert game.strength("theon-greyjoy") == 1
    game.quietly().attacks(1, "military", "rattleshirts-raiders").undefended()
    game.uses(1, "rattleshirts-raiders").chooses(1, "widows-wail")
    assert "theon-greyjoy" in game.dead(2)


@pytest.mark.rule("CG-CONTROL-02", "CG-EFFECT-07")
def test_the_wall_that_euron_takes_strengthens_his_brothers():
    start = Scenario().table(1, "euron-crows-eye", "maester-aemon", "drogon").table(2, "steward-at-the-wall/k")
    game = start.deck(2, "the-wall").challenges(1).attacks(1, "power", "euron-crows-eye").undefended()
    game.quietly("respond-reaction").uses(1, "euron-crows-eye").chooses(1, "the-wall")
    assert game.strength("maester-aemon") == 3
    assert game.strength("steward-at-the-wall") == 1
    game.quietly().initiates_none(1).uses(1, "the-wall")
    assert game.kneels("the-wall")


@pytest.mark.rule("CG-CONTROL-04", "CG-SACRIFICE-01")
def test_a_road_of_others_is_used_and_goes_home():
    start = Scenario().table(1, "euron-crows-eye").hand(1, "theon-greyjoy").gold(1, 1)
    start = start.table(1, "the-kingsroad", owner=2)
    game = start.marshals(1).uses(1, "the-kingsroad").uses(1, "theon-greyjoy")
    assert game.gold(1) == 0
    assert game.discard(2) == ["the-kingsroad"]
    assert game.discard(1) == []


@pytest.mark.rule("CG-RULE-65", "CG-DEAD-01", "CG-DEAD-03")
def test_a_unique_character_of_others_dies_for_its_owner():
    start = Scenario().table(1, "arya-stark", owner=2).table(2, "khal-drogo", "left").hand(1, "arya-stark")
    game = start.challenges(2).attacks(2, "military", "khal-drogo").undefended().quietly()
    assert game.dead(2) == ["arya-stark"]
    assert game.dead(1) == []
    game = Scenario().dead(2, "arya-stark").hand(1, "arya-stark").marshals(1, gold=3)
    assert game.offers_now(1, "arya-stark"), "the dead of others bar nobody"
    game = Scenario().dead(2, "arya-stark").hand(2, "arya-stark").first(2).marshals(2, gold=3)
    assert not game.offers_now(2, "arya-stark")


@pytest.mark.rule("CG-RULE-65", "CG-RULE-66")
def test_nobody_brings_a_copy_while_others_control_ones_own():
    for who in (1, 2):
        start = Scenario().table(1, "arya-stark", owner=2).hand(who, "arya-stark").first(who).marshals(who, gold=3)
        assert not start.offers_now(who, "arya-stark")


@pytest.mark.rule("CG-RULE-68", "CG-CONTROL-02")
def test_who_took_the_black_can_be_taken_back():
    start = Scenario().table(1, "wildling-horde", owner=2).hand(2, "take-the-black").gold(2, 3).first(2)
    game = start.window("dominance").uses(2, "take-the-black").chooses(2, "wildling-horde")
    assert game.card("wildling-horde").controller == game.seat(2)


@pytest.mark.rule("CG-CHAL-35", "CG-RULE-24")
def test_a_defender_killed_after_the_comparison_changes_nothing():
    start = Scenario().table(1, "asha-greyjoy", "throwing-axe>asha-greyjoy").table(2, "left", "robb-stark/k")
    game = start.challenges(1).attacks(1, "military", "asha-greyjoy").defends(2, "left").uses(1, "throwing-axe")
    game.chooses(1, "left").quietly()
    assert game.power(1) == 0, "it was opposed, and stays so"
    assert sorted(game.dead(2)) == ["left", "robb-stark"]


@pytest.mark.rule("CG-RULE-36", "CG-CHAL-35")
def test_who_left_uses_no_keyword():
    start = Scenario().table(1, "khal-drogo", "left").table(2, "ghaston-grey", "robb-stark/k")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().uses(2, "ghaston-grey")
    game.quietly()
    assert game.hand(1) == ["khal-drogo"]
    assert game.power(1) == 1, "the challenge was unopposed, but nobody has renown"


@pytest.mark.rule("CG-RULE-39", "CG-CLAIM-04")
def test_claim_is_taken_though_the_attacker_has_left():
    start = Scenario().table(1, "khal-drogo", "left").table(2, "ghaston-grey", "robb-stark/k")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().uses(2, "ghaston-grey").quietly()
    assert game.dead(2) == ["robb-stark"]


@pytest.mark.rule("CG-RULE-58", "CG-LIMIT-01")
def test_joffrey_gains_three_power_at_most_from_four_lords():
    start = Scenario().table(1, "joffrey-baratheon", "left", "right", "ghost")
    start = start.table(2, "robb-stark", "eddard-stark", "khal-drogo", "sansa-stark")
    game = start.reveals(_2="wildfire-assault").chooses(1, "joffrey-baratheon", "left", "right").chooses(2)
    for _ in range(3):
        game.uses(1, "joffrey-baratheon")
    assert not game.offers(1, "joffrey-baratheon")
    assert game.card("joffrey-baratheon").power == 3


@pytest.mark.rule("CG-PLOT-16", "CG-SAVE-04")
def test_two_marches_to_the_wall_take_two_each():
    start = Scenario().table(1, "left", "right", "ghost").table(2, "robb-stark")
    game = start.reveals(_1="marched-to-the-wall", _2="marched-to-the-wall").chooses(1, 1)
    game.chooses(1, "left").chooses(2, "robb-stark").chooses(1, "right")
    assert game.discard(1) == ["left", "right"]
    assert game.discard(2) == ["robb-stark"]


@pytest.mark.rule("CG-ENTER-05", "CG-FW-1.3.III")
def test_reinforcements_are_not_marshaled():
    start = Scenario().discard(1, "littlefinger").plots(1)
    game = start.reveals(_1="reinforcements").chooses(1, "littlefinger")
    assert game.in_play("littlefinger")
    assert game.hand(1) == []
    game = Scenario().discard(1, "summer", "bran-stark").reveals(_1="reinforcements").chooses(1, "summer")
    assert game.uses(1, "summer").chooses(1, "bran-stark").hand(1) == ["bran-stark"]
