"""Entering and leaving play, where several cards meet."""

from tests.scenarios.cardgame.scenario import Scenario


def test_attachments_of_the_dead_return_to_their_owners_and_terminal_ones_do_not():
    scenario = Scenario().table(1, "khal-drogo").table(2, "robb-stark/k", "ice>robb-stark")
    scenario.table(1, "little-bird>robb-stark", "milk-of-the-poppy>robb-stark")
    game = scenario.challenges(1).attacks(1, "military", "khal-drogo").undefended().quietly()
    assert (game.hand(1), game.discard(1)) == (["little-bird"], ["milk-of-the-poppy"])
    assert game.hand(2) == ["ice"]


def test_ser_davos_returns_with_his_attachments_and_leaves_his_duplicate():
    start = Scenario().table(1, "khal-drogo").table(2, "ser-davos-seaworth/k/d", "little-bird>ser-davos-seaworth")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().uses(2, "ser-davos-seaworth", 0)
    assert sorted(game.hand(2)) == ["little-bird", "ser-davos-seaworth"]
    assert game.discard(2) == ["ser-davos-seaworth"]
    assert game.dead(2) == []


def test_joffrey_does_not_mind_who_is_no_lord():
    start = Scenario().table(1, "khal-drogo", "joffrey-baratheon").table(2, "ser-davos-seaworth/k")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().uses(2, "ser-davos-seaworth")
    assert not game.offers(1, "joffrey-baratheon")


def test_robb_does_not_mind_a_stark_who_was_saved():
    start = Scenario().table(1, "khal-drogo").table(2, "robb-stark/k", "catelyn-stark/k/d").challenges(1)
    game = start.attacks(1, "military", "khal-drogo").undefended().chooses(2, "catelyn-stark")
    game.uses(2, "catelyn-stark")
    assert not game.offers(2, "robb-stark")


def test_viserys_takes_an_attachment_with_him_wherever_he_goes():
    start = (
        Scenario()
        .table(1, "varys", "little-bird>varys")
        .table(2, "viserys-targaryen", "noble-lineage>viserys-targaryen")
    )
    game = start.table(2, "seal-of-the-hand>viserys-targaryen").phase("dominance").uses(1, "varys")
    game.uses(2, "viserys-targaryen").chooses(2, "noble-lineage").passes()
    assert "noble-lineage" in game.discard(2)
    assert game.hand(2) == ["seal-of-the-hand"]


def test_take_the_black_takes_power_and_wins():
    start = Scenario().table(2, "braided-warrior/2p").power(1, 13).hand(1, "take-the-black").gold(1, 3)
    game = start.window("dominance").uses(1, "take-the-black").chooses(1, "braided-warrior")
    assert game.state.winner == game.seat(1)


def test_a_taken_raven_returns_to_its_owners_hand_and_its_master_draws():
    game = Scenario().table(1, "messenger-raven", owner=2).window("dominance").uses(1, "messenger-raven")
    assert game.hand(2) == ["messenger-raven"]
    assert game.hand(1) == ["the-roseroad"]


def test_take_the_black_cannot_take_the_unique_or_the_dear():
    start = Scenario().table(2, "ghost", "wildling-horde", "kings-hunting-party").hand(1, "take-the-black").gold(1, 3)
    game = start.window("dominance").uses(1, "take-the-black")
    assert game.options(1) == ["wildling-horde", "kings-hunting-party"]


def test_a_limit_is_new_when_the_card_comes_back():
    start = Scenario().table(1, "arianne-martell").hand(1, "the-roseroad", "edric-dayne", "arianne-martell").gold(1, 9)
    game = start.window("standing").uses(1, "arianne-martell").chooses(1, "edric-dayne")
    assert game.hand(1) == ["arianne-martell", "arianne-martell", "the-roseroad"]
    assert not game.offers(1, "arianne-martell")


def test_arianne_brings_areo_into_a_challenge():
    start = Scenario().table(1, "khal-drogo").table(2, "arianne-martell").hand(2, "areo-hotah").challenges(1)
    game = start.attacks(1, "military", "khal-drogo").uses(2, "arianne-martell").chooses(2, "areo-hotah")
    game.uses(2, "areo-hotah").quietly()
    assert game.hand(2) == ["arianne-martell"]
    assert game.state.fought[-1].winner is None


def test_widows_wail_comes_by_ambush_and_gives_joffrey_an_icon():
    start = Scenario().table(1, "joffrey-baratheon").hand(1, "widows-wail").gold(1, 1).challenges(1)
    start.uses(1, "widows-wail").chooses(1, "joffrey-baratheon")
    assert start.icons("joffrey-baratheon") == "mp"
    assert start.strength("joffrey-baratheon") == 5


def test_the_assassin_needs_more_cards_than_the_victim():
    start = Scenario().table(2, "ghost").hand(1, "the-queens-assassin", "confinement").hand(2, "drogon").gold(1, 4)
    game = start.challenges(1).uses(1, "the-queens-assassin")
    assert not game.offers(1, "the-queens-assassin")
    start = Scenario().table(2, "ghost").hand(1, "the-queens-assassin", "confinement").gold(1, 4)
    game = start.challenges(1).uses(1, "the-queens-assassin").uses(1, "the-queens-assassin").quietly()
    assert game.dead(2) == ["ghost"]


def test_an_ambushed_unique_becomes_a_duplicate_for_its_price():
    game = Scenario().table(1, "areo-hotah").table(2, "ghost").hand(1, "areo-hotah").gold(1, 5).challenges(1)
    game.uses(1, "areo-hotah")
    assert game.gold(1) == 0
    assert game.card("areo-hotah").duplicates == ("areo-hotah",)


def test_aeron_raises_a_unique_only_if_it_is_the_only_copy():
    start = Scenario().table(1, "aeron-damphair").dead(1, "theon-greyjoy", "asha-greyjoy", "asha-greyjoy")
    game = start.phase("dominance").uses(1, "aeron-damphair").chooses(1, "theon-greyjoy")
    assert game.in_play("theon-greyjoy")
    start = Scenario().table(1, "aeron-damphair").dead(1, "asha-greyjoy", "asha-greyjoy")
    assert not start.phase("dominance").offers(1, "aeron-damphair")


def test_euron_takes_a_location_from_the_discard_pile():
    start = Scenario().table(1, "euron-crows-eye").deck(2, "ghost").discard(2, "the-wall", "castle-black")
    game = start.table(1, "castle-black").challenges(1).attacks(1, "military", "euron-crows-eye").undefended()
    game.quietly("next-keyword").says(1, "pillage").says(1, (game.name("euron-crows-eye"),)).uses(1, "euron-crows-eye")
    game.chooses(1, "the-wall")
    assert game.card("the-wall").controller == game.seat(1)
    assert game.discard(2) == ["castle-black", "ghost"]


def test_yoren_cannot_bring_a_unique_its_owner_has_in_play():
    start = Scenario().table(2, "ser-waymar-royce").discard(2, "ser-waymar-royce", "steward-at-the-wall")
    game = start.hand(1, "yoren").marshals(1, gold=3).uses(1, "yoren").uses(1, "yoren")
    assert game.options(1) == ["steward-at-the-wall"]


def test_fire_and_blood_may_bring_a_hatchling_into_play():
    game = Scenario().dead(1, "drogon").hand(1, "fire-and-blood").gold(1, 1).challenges(1)
    game.uses(1, "fire-and-blood").chooses(1, "drogon").says(1, True)
    assert game.in_play("drogon")
    game = Scenario().dead(1, "khal-drogo").hand(1, "fire-and-blood").gold(1, 1).challenges(1)
    game.uses(1, "fire-and-blood").chooses(1, "khal-drogo")
    assert game.deck(1).count("khal-drogo") == 1


def test_a_blank_drogon_gives_no_renown_and_longclaw_does_to_the_blank():
    start = Scenario().table(1, "drogon", "daenerys-targaryen").plot(2, "fortified-position")
    assert not start.challenges(1).has("daenerys-targaryen", "renown")
    start = Scenario().table(1, "benjen-stark", "longclaw>benjen-stark").plot(2, "fortified-position")
    game = start.challenges(1)
    assert game.has("benjen-stark", "renown")
    assert game.strength("benjen-stark") == 5
