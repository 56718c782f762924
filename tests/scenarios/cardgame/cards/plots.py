"""Plots."""

from tests.scenarios.cardgame.cards.registry import does, does_not
from tests.scenarios.cardgame.scenario import Scenario


@does("a-clash-of-kings")
def moves_power_after_a_power_challenge() -> None:
    game = Scenario().plot(1, "a-clash-of-kings").table(1, "bastard-in-hiding").power(2, 3).challenges(1)
    game.attacks(1, "power", "bastard-in-hiding").undefended().uses(1, "a-clash-of-kings")
    assert (game.state.power["seat-1"], game.state.power["seat-2"]) == (3, 1), "moved, unopposed, claim"


@does_not("a-clash-of-kings")
def not_after_other_challenges_or_without_power() -> None:
    game = Scenario().plot(1, "a-clash-of-kings").table(1, "bastard-in-hiding").power(2, 3).challenges(1)
    assert not game.attacks(1, "military", "bastard-in-hiding").undefended().offers(1, "a-clash-of-kings")
    game = Scenario().plot(1, "a-clash-of-kings").table(1, "bastard-in-hiding").challenges(1)
    assert not game.attacks(1, "power", "bastard-in-hiding").undefended().offers(1, "a-clash-of-kings")


@does("a-feast-for-crows")
def two_power_for_dominance() -> None:
    game = Scenario().plot(1, "a-feast-for-crows").gold(1, 1).phase("dominance").uses(1, "a-feast-for-crows")
    assert game.power(1) == 3


@does_not("a-feast-for-crows")
def not_when_another_wins_dominance() -> None:
    assert not Scenario().plot(1, "a-feast-for-crows").gold(2, 1).phase("dominance").offers(1, "a-feast-for-crows")


@does("a-game-of-thrones")
def intrigue_comes_first_for_everybody() -> None:
    scenario = Scenario().plot(2, "a-game-of-thrones").table(1, "tywin-lannister")
    scenario.challenges(1).cannot_attack(1, "military", "tywin-lannister", rule="CG-CANNOT-01")
    scenario.challenges(1).cannot_attack(1, "power", "tywin-lannister", rule="CG-CANNOT-01")


@does_not("a-game-of-thrones")
def not_after_an_intrigue_challenge_was_won() -> None:
    scenario = Scenario().plot(2, "a-game-of-thrones").table(1, "tywin-lannister", "tyrion-lannister")
    game = scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister").undefended().quietly()
    game.attacks(1, "military", "tywin-lannister").undefended()
    assert game.state.fought[-1].contest == "military"


@does("a-noble-cause")
def the_first_lord_or_lady_costs_two_less() -> None:
    game = Scenario().plot(1, "a-noble-cause").hand(1, "robb-stark", "sansa-stark").marshals(1, gold=6)
    game.uses(1, "robb-stark")
    assert game.gold(1) == 2
    assert not game.offers(1, "sansa-stark"), "only the first"


@does_not("a-noble-cause")
def nobody_else_is_cheaper() -> None:
    assert not Scenario().plot(1, "a-noble-cause").hand(1, "ghost").marshals(1, gold=3).offers(1, "ghost")
    game = Scenario().plot(2, "a-noble-cause").hand(1, "robb-stark").marshals(1, gold=5)
    assert not game.offers(1, "robb-stark"), "it is the opponent's plot"


@does("a-storm-of-swords")
def one_more_military_challenge() -> None:
    game = (
        Scenario()
        .plot(1, "a-storm-of-swords")
        .table(1, "bastard-in-hiding", "robb-stark", "theon-greyjoy")
        .challenges(1)
    )
    game.attacks(1, "military", "bastard-in-hiding").undefended().quietly()
    game.attacks(1, "military", "robb-stark").undefended().quietly()
    game.cannot_attack(1, "military", "theon-greyjoy", rule="CG-CHAL-02")


@does_not("a-storm-of-swords")
def not_of_other_types_and_not_for_others() -> None:
    scenario = Scenario().plot(1, "a-storm-of-swords").table(1, "bastard-in-hiding", "robb-stark")
    game = (
        scenario.table(2, "balon-greyjoy/k")
        .challenges(1)
        .attacks(1, "power", "bastard-in-hiding")
        .undefended()
        .quietly()
    )
    game.cannot_attack(1, "power", "robb-stark", rule="CG-CHAL-02")
    game = Scenario().plot(2, "a-storm-of-swords").table(1, "bastard-in-hiding", "robb-stark").challenges(1)
    game.attacks(1, "military", "bastard-in-hiding").undefended().quietly()
    game.cannot_attack(1, "military", "robb-stark", rule="CG-CHAL-02")


@does("building-orders")
def finds_an_attachment_or_location() -> None:
    game = Scenario().deck(1, "ice", "robb-stark", "the-wall").reveals(_1="building-orders").asks(1, "search")
    assert game.options(1) == ["ice", "the-roseroad", "the-wall", None]
    game.chooses(1, "ice")
    assert game.hand(1) == ["ice"]
    assert sorted(game.deck(1)) == sorted(["robb-stark", "the-wall", *["the-roseroad"] * 30])


@does_not("building-orders")
def not_below_the_top_ten_and_nothing_must_be_found() -> None:
    filler = ["robb-stark"] * 10
    game = Scenario().deck(1, *filler, "ice").reveals(_1="building-orders").asks(1, "search")
    assert game.options(1) == [None]
    game.chooses(1, None)
    assert game.hand(1) == []


@does("calling-the-banners")
def gold_for_each_character_of_an_opponent() -> None:
    game = Scenario().table(2, "robb-stark", "arya-stark", "the-wall").reveals(_1="calling-the-banners")
    assert game.gold(1) == 2


@does_not("calling-the-banners")
def nothing_for_ones_own() -> None:
    game = Scenario().table(1, "robb-stark", "arya-stark").reveals(_1="calling-the-banners")
    assert game.gold(1) == 0


@does("calm-over-westeros")
def claim_is_one_lower_against_who_revealed_it() -> None:
    scenario = Scenario().table(2, "robb-stark").table(1, "bastard-in-hiding", "arya-stark")
    game = scenario.reveals(_1="calm-over-westeros").chooses(1, "military")
    state = game.quietly().state
    assert [(each.claim, each.contest, each.until) for each in state.lasting] == [(-1, "military", "plot")]
    scenario = Scenario()
    scenario.state = state.copy()
    game = scenario.challenges(2).attacks(2, "military", "robb-stark").undefended().asks(1, "military-claim")
    assert game.question(1).most == 1, "The Winds of Winter has claim 2"


@does_not("calm-over-westeros")
def not_in_other_challenges() -> None:
    scenario = Scenario().table(2, "robb-stark").power(1, 5)
    game = scenario.reveals(_1="calm-over-westeros").chooses(1, "military").quietly()
    scenario = Scenario()
    scenario.state = game.state.copy()
    game = scenario.challenges(2).attacks(2, "power", "robb-stark").undefended().quietly()
    assert game.state.power["seat-1"] == 3, "two by claim; it is no military challenge"


@does("confiscation")
def discards_any_attachment() -> None:
    scenario = Scenario().table(2, "robb-stark", "ice>robb-stark").table(1, "arya-stark", "little-bird>arya-stark")
    game = scenario.reveals(_1="confiscation").asks(1, "choose-cards")
    assert sorted(game.options(1)) == ["ice", "little-bird"]
    game.chooses(1, "ice")
    assert game.discard(2) == ["ice"]


@does_not("confiscation")
def nothing_without_attachments() -> None:
    game = Scenario().table(2, "robb-stark").reveals(_1="confiscation").passes().ends()
    assert game.in_play("robb-stark")


@does("counting-coppers")
def three_cards() -> None:
    assert len(Scenario().reveals(_1="counting-coppers").hand(1)) == 3


@does_not("counting-coppers")
def not_for_others() -> None:
    assert Scenario().reveals(_1="counting-coppers").hand(2) == []


@does("filthy-accusations")
def kneels_a_character() -> None:
    game = Scenario().table(2, "robb-stark").reveals(_1="filthy-accusations").chooses(1, "robb-stark")
    assert game.kneels("robb-stark")


@does_not("filthy-accusations")
def not_one_that_kneels_and_no_location() -> None:
    game = (
        Scenario().table(2, "robb-stark/k", "arya-stark", "the-wall").table(1, "ghost").reveals(_1="filthy-accusations")
    )
    assert sorted(game.options(1)) == ["arya-stark", "ghost"]


@does("fortified-position")
def text_boxes_of_characters_are_blank() -> None:
    game = Scenario().plot(1, "fortified-position").table(2, "robb-stark", "direwolf-pup", "ghost").challenges(1)
    assert not game.has("robb-stark", "renown")
    assert game.strength("direwolf-pup") == 1


@does_not("fortified-position")
def icons_strength_locations_and_what_is_gained_stay() -> None:
    scenario = (
        Scenario().plot(1, "fortified-position").table(1, "ser-waymar-royce", "longclaw>ser-waymar-royce", "the-wall")
    )
    game = scenario.challenges(1)
    assert game.icons("ser-waymar-royce") == "mp"
    assert game.strength("ser-waymar-royce") == 5, "3, Longclaw and The Wall"
    assert game.has("ser-waymar-royce", "renown")


@does("heads-on-spikes")
def a_character_goes_to_the_dead_pile() -> None:
    game = Scenario().hand(2, "robb-stark").reveals(_1="heads-on-spikes")
    assert game.dead(2) == ["robb-stark"]
    assert game.power(1) == 2


@does_not("heads-on-spikes")
def another_card_is_discarded() -> None:
    game = Scenario().hand(2, "ice").reveals(_1="heads-on-spikes")
    assert game.discard(2) == ["ice"]
    assert game.power(1) == 0
    assert Scenario().reveals(_1="heads-on-spikes").power(1) == 0, "an empty hand is no target"


@does("jousting-contest")
def one_attacker_and_one_defender() -> None:
    scenario = (
        Scenario()
        .plot(2, "jousting-contest")
        .table(1, "robb-stark", "ghost")
        .table(2, "theon-greyjoy", "balon-greyjoy")
    )
    game = scenario.challenges(1).cannot_attack(1, "military", "robb-stark", "ghost", rule="CG-CANNOT-01")
    game.attacks(1, "military", "robb-stark").cannot_defend(2, "theon-greyjoy", "balon-greyjoy", rule="CG-CANNOT-01")


@does_not("jousting-contest")
def others_may_join_undeclared() -> None:
    scenario = Scenario().plot(2, "jousting-contest").table(1, "ghost", "jon-snow").table(2, "theon-greyjoy")
    game = scenario.challenges(1).attacks(1, "military", "ghost")
    assert game.takes_part("jon-snow")


@does("marched-to-the-wall")
def everybody_loses_one() -> None:
    game = Scenario().table(1, "ghost", "arya-stark").table(2, "robb-stark").reveals(_1="marched-to-the-wall")
    game.chooses(1, "ghost").chooses(2, "robb-stark")
    assert game.discard(1) == ["ghost"]
    assert game.discard(2) == ["robb-stark"]
    assert game.in_play("arya-stark")


@does_not("marched-to-the-wall")
def nobody_can_be_saved_and_who_has_none_is_skipped() -> None:
    game = Scenario().table(2, "robb-stark/d", "bodyguard>robb-stark").reveals(_1="marched-to-the-wall")
    assert not game.chooses(2, "robb-stark").offers(2, "bodyguard")
    assert not game.in_play("robb-stark")


@does("marching-orders")
def no_locations_attachments_events() -> None:
    scenario = (
        Scenario()
        .plot(1, "marching-orders")
        .table(1, "bran-stark")
        .hand(1, "the-wall", "little-bird", "hear-me-roar", "cersei-lannister")
    )
    game = scenario.marshals(1, gold=9)
    assert not game.matching("the-wall")
    assert not game.matching("little-bird")
    assert not game.matching("hear-me-roar")


@does_not("marching-orders")
def characters_and_duplicates_of_locations_may_be_marshaled() -> None:
    game = Scenario().plot(1, "marching-orders").table(1, "the-wall").hand(1, "the-wall", "ghost").marshals(1, gold=9)
    game.uses(1, "the-wall").uses(1, "ghost")
    assert game.card("the-wall").duplicates == ("the-wall",)
    assert Scenario().plot(2, "marching-orders").hand(1, "the-wall").marshals(1, gold=9).offers(1, "the-wall")


@does("naval-superiority")
def kingdom_and_edict_plots_give_no_gold() -> None:
    game = Scenario().plot(2, "naval-superiority").plot(1, "summons").table(1, "littlefinger").income(1)
    assert game.passes().gold(1) == 1, "Summons is a Kingdom plot; Littlefinger still adds one"
    assert Scenario().plot(2, "naval-superiority").plot(1, "confiscation").income(1).gold(1) == 0


@does_not("naval-superiority")
def other_plots_are_not_concerned() -> None:
    assert Scenario().plot(2, "naval-superiority").plot(1, "a-clash-of-kings").income(1).gold(1) == 4
    assert Scenario().plot(2, "naval-superiority").income(2).gold(2) == 2


@does("power-behind-the-throne")
def stands_a_character_once() -> None:
    scenario = Scenario().table(1, "robb-stark/k", "arya-stark/k")
    game = scenario.reveals(_1="power-behind-the-throne").uses(1, "power-behind-the-throne").chooses(1, "robb-stark")
    assert not game.kneels("robb-stark")
    assert not game.offers(1, "power-behind-the-throne"), "the token is gone"


@does_not("power-behind-the-throne")
def not_without_token_or_kneeling_character() -> None:
    assert (
        not Scenario()
        .plot(1, "power-behind-the-throne")
        .table(1, "ghost/k")
        .window("draw")
        .offers(1, "power-behind-the-throne")
    )
    assert not Scenario().table(1, "ghost").reveals(_1="power-behind-the-throne").offers(1, "power-behind-the-throne")


@does("rebuilding")
def shuffles_up_to_three_cards_in() -> None:
    game = Scenario().discard(1, "ice", "ghost", "ghost", "summer").reveals(_1="rebuilding")
    game.says(1, ("discard:seat-1:ghost", "discard:seat-1:ghost", "discard:seat-1:ice"))
    assert game.discard(1) == ["summer"]
    assert game.deck(1).count("ghost") == 2


@does_not("rebuilding")
def not_four_and_not_from_other_piles() -> None:
    game = (
        Scenario()
        .discard(1, "ice", "ghost", "ghost", "summer")
        .dead(1, "bran-stark")
        .discard(2, "varys")
        .reveals(_1="rebuilding")
    )
    assert "varys" not in game.options(1)
    assert "bran-stark" not in game.options(1)
    game.refuses(1, tuple(game.question(1).options), rule="CG-TARGET-01")


@does("reinforcements")
def puts_a_cheap_character_into_play() -> None:
    game = Scenario().hand(1, "littlefinger").discard(1, "ghost").reveals(_1="reinforcements")
    assert sorted(game.options(1)) == ["ghost", "littlefinger"]
    game.chooses(1, "littlefinger")
    assert game.in_play("littlefinger")
    assert not game.offers(1, "littlefinger"), "it was not marshaled"


@does_not("reinforcements")
def nobody_dearer_and_no_other_card() -> None:
    game = Scenario().hand(1, "robb-stark", "ice", "ghost").reveals(_1="reinforcements")
    assert game.options(1) == ["ghost"]


@does("sneak-attack")
def one_challenge_only() -> None:
    game = Scenario().plot(1, "sneak-attack").table(1, "robb-stark", "ghost", "khal-drogo").challenges(1, 2)
    game.attacks(1, "military", "ghost").undefended().quietly()
    assert game.asked() is None or game.asked()[0] != "seat-1"  # type: ignore[index]


@does_not("sneak-attack")
def the_opponent_is_not_bound() -> None:
    game = (
        Scenario().plot(1, "sneak-attack").table(2, "robb-stark", "bastard-in-hiding").table(1, "ghost").challenges(2)
    )
    game.attacks(2, "military", "robb-stark").undefended().quietly().attacks(2, "power", "bastard-in-hiding")
    assert len(game.state.fought) == 2


@does("summons")
def finds_a_character() -> None:
    game = Scenario().deck(1, "ice", "robb-stark").reveals(_1="summons").asks(1, "search").chooses(1, "robb-stark")
    assert game.hand(1) == ["robb-stark"]


@does_not("summons")
def finds_nothing_else() -> None:
    assert Scenario().deck(1, "ice", "the-wall").reveals(_1="summons").options(1) == [None]


@does("supporting-the-faith")
def empties_all_gold_pools_when_challenges_begin() -> None:
    game = Scenario().plot(1, "supporting-the-faith").gold(1, 3).gold(2, 4).phase("challenges")
    assert (game.gold(1), game.gold(2)) == (0, 0)


@does_not("supporting-the-faith")
def not_in_other_phases() -> None:
    assert Scenario().plot(1, "supporting-the-faith").gold(1, 3).phase("dominance").gold(1) == 3


@does("taxation")
def two_limited_cards() -> None:
    game = Scenario().plot(1, "taxation").hand(1, "the-roseroad", "the-kingsroad", "rose-garden").marshals(1, gold=5)
    game.uses(1, "the-roseroad").uses(1, "the-kingsroad")
    assert not game.offers(1, "rose-garden")


@does_not("taxation")
def not_for_the_opponent() -> None:
    game = (
        Scenario()
        .plot(2, "taxation")
        .hand(1, "the-roseroad", "the-kingsroad")
        .marshals(1, gold=5)
        .uses(1, "the-roseroad")
    )
    assert not game.offers(1, "the-kingsroad")


@does("the-winds-of-winter")
def claim_two() -> None:
    game = (
        Scenario()
        .plot(1, "the-winds-of-winter")
        .table(1, "ghost")
        .table(2, "left/k", "right/k", "margaery-tyrell")
        .challenges(1)
    )
    game.attacks(1, "military", "ghost").undefended().to(2, "military-claim").chooses(2, "left", "right")
    assert game.dead(2) == ["left", "right"]


@does_not("the-winds-of-winter")
def not_for_the_defender() -> None:
    game = Scenario().plot(2, "the-winds-of-winter").table(1, "ghost").table(2, "left/k", "right/k").challenges(1)
    game.attacks(1, "military", "ghost").undefended().quietly()
    assert game.dead(2) == ["left"]


@does("wildfire-assault")
def all_die_but_three_each() -> None:
    scenario = Scenario().table(1, "ghost", "left", "right", "summer").table(2, "robb-stark")
    game = scenario.reveals(_1="wildfire-assault").chooses(1, "ghost", "left", "right").chooses(2)
    assert game.dead(1) == ["summer"]
    assert game.dead(2) == ["robb-stark"], "one may spare nobody"


@does_not("wildfire-assault")
def no_saves_and_not_four_spared() -> None:
    scenario = Scenario().table(1, "ghost", "left", "right", "summer").table(2, "robb-stark/d", "bodyguard>robb-stark")
    game = scenario.reveals(_1="wildfire-assault")
    game.refuses(1, tuple(map(game.name, ("ghost", "left", "right", "summer"))), rule="CG-TARGET-01")
    assert not game.chooses(1, "ghost", "left", "right").chooses(2).offers(2, "bodyguard")
    assert not game.in_play("robb-stark")
