"""Plots, where several cards meet."""

from tests.scenarios.cardgame.scenario import Scenario


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
    start = Scenario().plot(1, "naval-superiority").plot(2, "taxation").table(2, "littlefinger", "the-roseroad")
    assert start.income(2).gold(2) == 2
    start = Scenario().plot(1, "naval-superiority").plot(2, "the-winds-of-winter").table(2, "littlefinger")
    assert start.income(2).gold(2) == 4


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
    start = Scenario().plot(1, "marching-orders").table(1, "the-wall").hand(1, "the-wall", "castle-black")
    game = start.marshals(1, gold=9)
    assert not game.offers_now(1, "castle-black")
    assert game.uses(1, "the-wall").card("the-wall").duplicates == ("the-wall",)
    assert game.gold(1) == 9
