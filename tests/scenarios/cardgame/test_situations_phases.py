"""Plots, phases, entering and leaving play, where several cards meet."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario

pytestmark = pytest.mark.rule("CG-FW-END", "CG-LEAVE-04", "CG-RULE-71")


# ------------------------------------------------------------------------------------------------- plots


def test_marched_to_the_wall_skips_who_has_nobody_and_cannot_be_saved_from():
    game = Scenario().table(1, "robb-stark/d").reveals(_1="marched-to-the-wall").quietly()
    assert game.discard(1).count("robb-stark") == 2
    game = Scenario().table(2, "ghost", "drogon").reveals(_1="marched-to-the-wall")
    game.asks(2, "choose-cards").chooses(2, "ghost")
    assert game.discard(2) == ["ghost"]
    assert game.in_play("drogon")


def test_wildfire_kills_the_unspared_who_still_interrupt():
    start = Scenario().table(1, "benjen-stark", "maester-aemon").table(2, "shireen-baratheon", "ghost", "robb-stark/d")
    game = start.reveals(_1="wildfire-assault")
    game.says(1, ()).says(2, (game.name("ghost"),))
    game.uses(1, "benjen-stark").uses(2, "shireen-baratheon").chooses(2, "ghost").passes()
    assert game.power(1) == 2
    assert game.kneels("ghost")
    assert game.dead(1) == ["maester-aemon"]
    assert sorted(game.dead(2)) == ["robb-stark", "shireen-baratheon"]
    assert "benjen-stark" in game.deck(1)


def test_four_cannot_be_spared():
    game = Scenario().table(1, "ghost", "drogon", "rhaegal", "viserion").reveals(_1="wildfire-assault")
    names = tuple(game.name(code) for code in ("ghost", "drogon", "rhaegal", "viserion"))
    game.refuses(1, names, rule="CG-TARGET-01").says(1, names[:3])
    assert game.dead(1) == ["viserion"]


def test_heads_on_spikes_buries_characters_only():
    game = Scenario().hand(2, "ghost").reveals(_1="heads-on-spikes")
    assert (game.power(1), game.dead(2), game.discard(2)) == (2, ["ghost"], [])
    game = Scenario().hand(2, "confinement").reveals(_1="heads-on-spikes")
    assert (game.power(1), game.dead(2), game.discard(2)) == (0, [], ["confinement"])


def test_a_head_on_a_spike_bars_duplicates_but_not_who_is_in_play():
    game = Scenario().table(2, "ghost").dead(2, "ghost").hand(2, "ghost").marshals(2, gold=9)
    assert game.in_play("ghost")
    assert not game.offers(2, "ghost")


def test_naval_superiority_leaves_modifiers():
    game = Scenario().plot(1, "naval-superiority").plot(2, "taxation").table(2, "littlefinger", "the-roseroad")
    assert game.income(2).gold(2) == 2
    game = Scenario().plot(1, "naval-superiority").plot(2, "the-winds-of-winter").table(2, "littlefinger")
    assert game.income(2).gold(2) == 4


def test_a_blank_littlefinger_brings_no_gold_and_keeps_a_gained_icon():
    start = Scenario().table(1, "littlefinger", "syrios-training>littlefinger", "milk-of-the-poppy>littlefinger")
    game = start.plot(1, "confiscation").income(1)
    assert game.gold(1) == 4
    assert game.icons("littlefinger") == "mip"
    assert game.strength("littlefinger") == 4


def test_fortified_position_lets_a_direwolf_carry_and_its_end_takes_it_away():
    start = Scenario().table(1, "ghost", "little-bird>ghost").plot(1, "fortified-position")
    game = start.reveals(_1="confiscation", _2="confiscation")
    assert game.discard(1) == ["little-bird"]
    assert game.card("ghost").attachments == ()


def test_the_emptied_deck_of_counting_coppers_eliminates():
    game = Scenario().deck_of(1, "ghost", "drogon", "rhaegal").reveals(_1="counting-coppers")
    assert game.state.winner == game.seat(2)
    game = Scenario().deck_of(1, "ghost", "drogon", "rhaegal", "viserion").reveals(_1="counting-coppers")
    assert game.state.winner is None
    assert len(game.hand(1)) == 3


def test_a_search_of_the_whole_deck_eliminates_nobody_but_the_taken_last_card_does():
    game = Scenario().deck_of(1, "ghost", "drogon").reveals(_1="summons").says(1, "ghost")
    assert game.state.winner is None
    game = Scenario().deck_of(1, "ghost").reveals(_1="summons").says(1, None)
    assert game.state.winner is None
    game = Scenario().deck_of(1, "ghost").reveals(_1="summons").says(1, "ghost")
    assert game.state.winner == game.seat(2)


def test_reinforcements_bring_no_unique_that_is_dead():
    game = Scenario().dead(1, "ghost").discard(1, "ghost", "drogon").reveals(_1="reinforcements")
    assert game.options(1) == ["drogon"]


def test_taxation_allows_a_second_limited_card_but_no_third():
    game = Scenario().plot(1, "taxation").hand(1, "the-roseroad", "the-kingsroad", "sea-tower").marshals(1, gold=5)
    game.uses(1, "the-roseroad").uses(1, "the-kingsroad")
    assert not game.offers_now(1, "sea-tower")


def test_marching_orders_let_a_location_have_a_duplicate():
    game = Scenario().plot(1, "marching-orders").table(1, "the-wall").hand(1, "the-wall", "castle-black")
    game = game.marshals(1, gold=9)
    assert not game.offers_now(1, "castle-black")
    assert game.uses(1, "the-wall").card("the-wall").duplicates == ("the-wall",)
    assert game.gold(1) == 9


# ------------------------------------------------------------------------------------------------- entering and leaving


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
    game = Scenario().table(2, "braided-warrior/2p").power(1, 13).hand(1, "take-the-black").gold(1, 3)
    game = game.window("dominance").uses(1, "take-the-black").chooses(1, "braided-warrior")
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


# ------------------------------------------------------------------------------------------------- ends of phases


def test_the_end_of_a_challenges_phase_in_order():
    start = (
        Scenario().table(1, "littlefinger", "plaza-of-punishment", "the-wall").hand(1, "gold-cloaks", "tears-of-lys")
    )
    start.gold(1, 3).table(2, "robb-stark/k/d", "ghost/k", "drogon/k")
    game = start.challenges(1).uses(1, "gold-cloaks").attacks(1, "intrigue", "littlefinger").undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").quietly().initiates_none(1)
    assert not game.in_play("gold-cloaks")
    game.uses(1, "the-wall")
    assert game.power(1) == 1 + 2
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")
    assert game.card("robb-stark").tokens == ()


def test_marshaled_gold_cloaks_stay():
    game = Scenario().hand(1, "gold-cloaks").marshals(1, gold=4).uses(1, "gold-cloaks").passes()
    assert game.in_play("gold-cloaks")


def test_dominance_counts_the_throne_even_kneeling_and_a_tie_has_no_winner():
    game = Scenario().table(1, "the-iron-throne/k").table(2, "khal-drogo").gold(2, 2).phase("dominance")
    assert (game.power(1), game.power(2)) == (1, 0)
    game = Scenario().table(1, "the-iron-throne/k").table(2, "khal-drogo").gold(2, 3).phase("dominance")
    assert (game.power(1), game.power(2)) == (0, 0)


def test_reserve_with_throne_and_alannys():
    start = Scenario().first(2).table(1, "the-iron-throne").table(2, "alannys-greyjoy").plot(1, "confiscation")
    start.hand(1, *("ghost",) * 8)
    game = start.phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).least == game.question(1).most == 2
    game = Scenario().table(1, "the-iron-throne").table(2, "alannys-greyjoy").plot(1, "confiscation")
    game = game.hand(1, *("ghost",) * 8).phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).most == 1, "she is not first player"


def test_stannis_holds_characters_down_but_not_attachments():
    start = Scenario().table(1, "stannis-baratheon/k", "ghost/k", "drogon/k", "the-wall/k")
    start.table(2, "robb-stark", "ice>robb-stark/k")
    game = start.phase("standing").chooses(1, "ghost", "drogon")
    assert game.kneels("stannis-baratheon")
    assert not game.kneels("the-wall")
    assert not game.kneels("ice")


def test_sansa_gains_power_once_a_round():
    game = Scenario().table(1, "sansa-stark/k").phase("standing").uses(1, "sansa-stark").passes()
    assert game.power(1) == 1
    game = Scenario().hand(1, "sansa-stark").marshals(1, gold=3).uses(1, "sansa-stark")
    assert game.kneels("sansa-stark")


def test_supporting_the_faith_empties_every_pool():
    game = Scenario().plot(1, "supporting-the-faith").gold(1, 2).gold(2, 3).phase("challenges")
    assert (game.gold(1), game.gold(2)) == (0, 0)


def test_tyrion_answers_to_anybodys_intrigue_twice_a_round():
    start = Scenario().table(1, "tyrion-lannister").table(2, "cersei-lannister", "the-tickler", "casterly-rock")
    start.table(2, "casterly-rock", "lannisport-moneylender")
    game = start.challenges(2)
    for name in ("cersei-lannister", "the-tickler"):
        game.attacks(2, "intrigue", name).uses(1, "tyrion-lannister").quietly()
    assert game.gold(1) == 4
    game.attacks(2, "intrigue", "lannisport-moneylender")
    assert not game.offers(1, "tyrion-lannister")


def test_consolidation_of_power_kneels_four_strength_of_one_player():
    start = Scenario().table(1, "ghost").table(2, "burned-men", "house-dayne-knight", "winterfell-steward").gold(1, 1)
    game = start.hand(1, "consolidation-of-power").marshals(1, gold=1).uses(1, "consolidation-of-power")
    names = [game.name(code) for code in ("ghost", "burned-men", "house-dayne-knight", "winterfell-steward")]
    game.refuses(1, (names[0], names[3]), rule="CG-TARGET-05").refuses(1, tuple(names[1:]), rule="CG-TARGET-05")
    game.says(1, tuple(names[1:3]))
    assert game.options(1) == ["burned-men", "house-dayne-knight"]
    game.chooses(1, "burned-men")
    assert game.kneels("house-dayne-knight")
    assert game.card("burned-men").power == 1


def test_x_is_named_and_paxter_pays_one():
    start = Scenario().table(1, "cersei-lannister", "paxter-redwyne").table(2, "asha-greyjoy", "khal-drogo").gold(1, 4)
    game = start.hand(1, "the-things-i-do-for-love").challenges(1).uses(1, "the-things-i-do-for-love").says(1, 5)
    assert game.gold(1) == 0
    assert game.chooses(1, "asha-greyjoy").hand(2) == ["asha-greyjoy"]
    assert game.state.knelt[game.seat(1)]


def test_the_faction_card_kneels_once_for_all_who_ask():
    start = Scenario().table(1, "wildling-horde", "cersei-lannister").gold(1, 4).hand(1, "the-things-i-do-for-love")
    game = start.table(2, "ghost").challenges(1).attacks(1, "military", "wildling-horde").uses(1, "wildling-horde")
    game.chooses(1, "wildling-horde")
    assert game.strength("wildling-horde") == 7
    assert not game.offers_now(1, "the-things-i-do-for-love")
    assert not game.offers_now(1, "wildling-horde")
