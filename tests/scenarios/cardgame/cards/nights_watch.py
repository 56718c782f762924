"""The Night's Watch."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("ranging-party", "mp", 5)
plain("samwell-tarly", "i", 1)
reducer("steward-at-the-wall", 1, "ghost", "castle-black", 4, 2)


@does("ranging-party")
def may_have_weapons() -> None:
    assert Scenario().table(1, "ranging-party").hand(1, "longclaw").marshals(1, gold=2).offers(1, "longclaw")


@does_not("ranging-party")
def no_other_attachments() -> None:
    assert not Scenario().table(1, "ranging-party").hand(1, "little-bird").marshals(1, gold=1).offers(1, "little-bird")


@does("samwell-tarly")
def insight_and_reserve() -> None:
    game = Scenario().table(1, "samwell-tarly").challenges(1).attacks(1, "intrigue", "samwell-tarly").undefended()
    assert len(game.quietly("nothing").hand(1)) == 1
    assert len(Scenario().table(1, "samwell-tarly").hand(1, *["ice"] * 8).phase("taxation").hand(1)) == 8


@does("benjen-stark")
def killed_he_gives_power_and_goes_into_the_deck() -> None:
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "benjen-stark/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
        .undefended()
    )
    game.uses(2, "benjen-stark")
    assert game.power(2) == 2
    assert "benjen-stark" in game.deck(2)


@does("benjen-stark")
def rangers_cannot_be_bypassed() -> None:
    game = Scenario().table(1, "ghost").table(2, "benjen-stark", "ranging-party", "jon-snow").challenges(1)
    game.cannot_attack(1, "military", "ghost", ghost="ranging-party", rule="CG-RULE-18")
    game.attacks(1, "military", "ghost", ghost="jon-snow")
    assert game.state.challenge.bypassed  # type: ignore[union-attr]


@does_not("benjen-stark")
def not_when_discarded_or_saved() -> None:
    game = Scenario().table(2, "benjen-stark").reveals(_1="marched-to-the-wall").chooses(2, "benjen-stark")
    assert not game.offers(2, "benjen-stark")
    assert game.power(2) == 0


@does("ghost")
def who_is_bypassed_defends_no_more() -> None:
    game = Scenario().table(1, "ghost", "bastard-in-hiding").table(2, "robb-stark", "eddard-stark").challenges(1)
    game.attacks(1, "military", "ghost", ghost="robb-stark").uses(1, "ghost").undefended().quietly("military-claim")
    game.chooses(2, "eddard-stark").attacks(1, "power", "bastard-in-hiding").quietly("nothing")
    assert game.state.fought[-1].winner == "seat-1", "Robb cannot be declared in this one either"


@does_not("ghost")
def others_may_and_without_stealth_nothing_happens() -> None:
    game = Scenario().table(1, "ghost", "bastard-in-hiding").table(2, "robb-stark").challenges(1)
    assert not game.attacks(1, "military", "ghost").offers(1, "ghost")


@does("jon-snow")
def joins_an_attack_of_the_watch_standing() -> None:
    game = Scenario().table(1, "jon-snow", "ghost").challenges(1).attacks(1, "military", "ghost")
    game.undefended().quietly("nothing")
    assert game.totals() == [(7, 0)]
    assert not game.kneels("jon-snow")


@does_not("jon-snow")
def not_kneeling_not_beside_others_not_in_defence() -> None:
    game = Scenario().table(1, "jon-snow/k", "ghost").challenges(1).attacks(1, "military", "ghost").quietly("nothing")
    assert game.totals() == [(3, 0)]
    game = (
        Scenario()
        .table(1, "jon-snow", "robb-stark")
        .challenges(1)
        .attacks(1, "military", "robb-stark")
        .quietly("nothing")
    )
    assert game.totals() == [(5, 0)]
    game = (
        Scenario()
        .table(1, "jon-snow", "ghost")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
        .defends(1, "ghost")
    )
    game.quietly("nothing")
    assert game.totals() == [(2, 3)]


@does("maester-aemon")
def saves_a_brother() -> None:
    game = (
        Scenario()
        .table(1, "left")
        .table(2, "ghost/k", "maester-aemon")
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    game.chooses(2, "ghost").uses(2, "maester-aemon")
    assert game.in_play("ghost")
    assert game.kneels("maester-aemon")


@does_not("maester-aemon")
def not_others_not_kneeling_not_from_discard() -> None:
    game = (
        Scenario()
        .table(1, "left")
        .table(2, "robb-stark/k", "maester-aemon")
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    assert not game.chooses(2, "robb-stark").offers(2, "maester-aemon")
    game = (
        Scenario()
        .table(1, "left")
        .table(2, "ghost/k", "maester-aemon/k")
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    assert not game.chooses(2, "ghost").offers(2, "maester-aemon")


@does("old-bear-mormont")
def brings_a_card_when_challenges_end() -> None:
    game = (
        Scenario()
        .table(1, "old-bear-mormont")
        .hand(1, "the-wall", "robb-stark", "a-meager-contribution")
        .challenges(1)
        .initiates_none(1)
    )
    game.uses(1, "old-bear-mormont")
    assert game.options(1) == ["the-wall"], "no event, no other faction"
    game.chooses(1, "the-wall")
    assert game.in_play("the-wall")


@does("old-bear-mormont")
def defends_standing_with_the_wall_and_may_bring_an_attachment() -> None:
    game = (
        Scenario()
        .table(1, "old-bear-mormont", "the-wall")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
    )
    game.defends(1, "old-bear-mormont").quietly("nothing")
    assert not game.kneels("old-bear-mormont")
    game = Scenario().table(1, "old-bear-mormont", "ghost").hand(1, "longclaw").challenges(1).initiates_none(1)
    game.uses(1, "old-bear-mormont").chooses(1, "longclaw").chooses(1, "old-bear-mormont")
    assert game.strength("old-bear-mormont") == 7


@does_not("old-bear-mormont")
def not_after_a_lost_defence_and_kneels_without_the_wall() -> None:
    game = (
        Scenario()
        .table(1, "old-bear-mormont/k")
        .hand(1, "the-wall")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
    )
    assert not game.undefended().passes().offers(1, "old-bear-mormont")
    game = (
        Scenario()
        .table(1, "old-bear-mormont")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
        .defends(1, "old-bear-mormont")
    )
    assert game.quietly("nothing").kneels("old-bear-mormont")


@does("ser-waymar-royce")
def killed_he_costs_opponents_a_card() -> None:
    game = (
        Scenario()
        .table(1, "left")
        .hand(1, "ice")
        .table(2, "ser-waymar-royce/k")
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    assert game.uses(2, "ser-waymar-royce").discard(1) == ["ice"]


@does_not("ser-waymar-royce")
def not_when_hands_are_empty_or_he_is_discarded() -> None:
    game = (
        Scenario()
        .table(1, "left")
        .table(2, "ser-waymar-royce/k")
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    assert not game.offers(2, "ser-waymar-royce")
    game = (
        Scenario()
        .hand(1, "ice")
        .table(2, "ser-waymar-royce")
        .reveals(_1="marched-to-the-wall")
        .chooses(2, "ser-waymar-royce")
    )
    assert not game.offers(2, "ser-waymar-royce")


@does("yoren")
def recruits_from_a_discard_pile() -> None:
    game = (
        Scenario()
        .hand(1, "yoren")
        .discard(2, "arya-stark", "robb-stark", "ice")
        .marshals(1, gold=3)
        .uses(1, "yoren")
        .uses(1, "yoren")
    )
    assert game.options(1) == ["arya-stark"]
    game.chooses(1, "arya-stark")
    assert game.card("arya-stark").controller == "seat-1"
    assert game.card("arya-stark").owner == "seat-2"


@does_not("yoren")
def not_a_unique_one_that_is_in_play_and_not_from_ones_own_pile() -> None:
    game = (
        Scenario()
        .hand(1, "yoren")
        .discard(2, "arya-stark")
        .table(2, "arya-stark")
        .discard(1, "left")
        .marshals(1, gold=3)
        .uses(1, "yoren")
    )
    assert not game.offers(1, "yoren")


@does("messenger-raven")
def returns_for_a_card() -> None:
    game = Scenario().table(1, "messenger-raven").deck(1, "ice").window("dominance").uses(1, "messenger-raven")
    assert game.hand(1) == ["ice", "messenger-raven"]


@does_not("messenger-raven")
def not_in_other_phases() -> None:
    assert not Scenario().table(1, "messenger-raven").window("draw").offers(1, "messenger-raven")


@does("old-forest-hunter")
def a_card_for_gold() -> None:
    game = (
        Scenario()
        .table(1, "old-forest-hunter")
        .hand(1, "ice")
        .window("draw")
        .uses(1, "old-forest-hunter")
        .chooses(1, "ice")
    )
    assert game.gold(1) == 1
    assert game.discard(1) == ["ice"]


@does_not("old-forest-hunter")
def not_twice_in_a_phase_and_not_without_cards() -> None:
    game = (
        Scenario()
        .table(1, "old-forest-hunter")
        .hand(1, "ice", "ghost")
        .window("draw")
        .uses(1, "old-forest-hunter")
        .chooses(1, "ice")
    )
    assert not game.offers(1, "old-forest-hunter")
    assert not Scenario().table(1, "old-forest-hunter").window("draw").offers(1, "old-forest-hunter")


@does("veteran-builder")
def stands_a_location() -> None:
    game = (
        Scenario()
        .table(1, "veteran-builder", "the-wall/k")
        .window("draw")
        .uses(1, "veteran-builder")
        .chooses(1, "the-wall")
    )
    assert not game.kneels("the-wall")
    assert game.discard(1) == ["veteran-builder"]


@does_not("veteran-builder")
def not_a_character() -> None:
    assert not Scenario().table(1, "veteran-builder", "ghost/k", "the-wall").window("draw").offers(1, "veteran-builder")


@does("longclaw")
def strength_and_renown() -> None:
    game = Scenario().table(1, "jon-snow", "longclaw>jon-snow").challenges(1)
    assert game.strength("jon-snow") == 5
    assert game.has("jon-snow", "renown")


@does_not("longclaw")
def only_for_the_watch() -> None:
    assert not Scenario().table(1, "robb-stark").hand(1, "longclaw").marshals(1, gold=2).offers(1, "longclaw")


@does("castle-black")
def stands_and_strengthens_a_defender() -> None:
    game = (
        Scenario()
        .table(1, "castle-black", "ranging-party")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
    )
    game.defends(1, "ranging-party").uses(1, "castle-black").chooses(1, "ranging-party").quietly("nothing")
    assert not game.kneels("ranging-party")
    assert game.totals() == [(2, 7)]


@does_not("castle-black")
def not_attackers_and_not_others() -> None:
    game = Scenario().table(1, "castle-black", "ranging-party").challenges(1).attacks(1, "military", "ranging-party")
    assert not game.offers(1, "castle-black")


@does("the-wall")
def strengthens_the_watch_and_gives_power() -> None:
    game = Scenario().table(1, "the-wall", "ghost").challenges(1)
    assert game.strength("ghost") == 4
    assert game.initiates_none(1).uses(1, "the-wall").power(1) == 2


@does("the-wall")
def kneels_after_an_unopposed_defeat() -> None:
    game = (
        Scenario()
        .table(1, "the-wall")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
        .undefended()
        .quietly("nothing")
    )
    assert game.kneels("the-wall")
    assert game.power(1) == 0


@does_not("the-wall")
def not_others_and_not_after_an_opposed_defeat() -> None:
    game = Scenario().table(1, "the-wall", "ghost", "left").table(2, "robb-stark").challenges(2)
    assert game.strength("left") == 2
    game.attacks(2, "military", "robb-stark").defends(1, "ghost").quietly("nothing")
    assert not game.kneels("the-wall")


@does("a-meager-contribution")
def takes_a_gold_of_income() -> None:
    game = Scenario().hand(1, "a-meager-contribution").income(2).uses(1, "a-meager-contribution")
    assert (game.gold(1), game.gold(2)) == (1, 3)


@does_not("a-meager-contribution")
def not_of_ones_own_and_once_a_round() -> None:
    assert not Scenario().hand(1, "a-meager-contribution").income(1).offers(1, "a-meager-contribution")
    game = (
        Scenario(3)
        .hand(1, "a-meager-contribution", "a-meager-contribution")
        .income(2, 3)
        .uses(1, "a-meager-contribution")
    )
    assert not game.offers(1, "a-meager-contribution")


@does("take-the-black")
def takes_control() -> None:
    game = (
        Scenario().hand(1, "take-the-black").gold(1, 3).table(2, "ranging-party/2p", "robb-stark").window("dominance")
    )
    game.uses(1, "take-the-black")
    assert game.options(1) == ["ranging-party"]
    game.chooses(1, "ranging-party")
    assert game.card("ranging-party").controller == "seat-1"
    assert (game.power(1), game.power(2)) == (2, 0)


@does_not("take-the-black")
def nobody_unique_and_nobody_of_ones_own() -> None:
    game = (
        Scenario()
        .hand(1, "take-the-black")
        .gold(1, 3)
        .table(2, "robb-stark")
        .table(1, "ranging-party")
        .window("dominance")
    )
    assert not game.offers(1, "take-the-black")


@does("the-sword-in-the-darkness")
def the_loser_attacks_me_no_more() -> None:
    scenario = Scenario().hand(1, "the-sword-in-the-darkness").gold(1, 1).table(1, "jon-snow", "ranging-party", "ghost")
    game = (
        scenario.table(2, "left", "bastard-in-hiding")
        .challenges(2)
        .attacks(2, "military", "left")
        .defends(1, "ranging-party", "ghost")
    )
    game.uses(1, "the-sword-in-the-darkness").quietly("nothing")
    assert len(game.state.fought) == 1


@does_not("the-sword-in-the-darkness")
def not_by_four_and_not_without_a_brother() -> None:
    scenario = (
        Scenario()
        .hand(1, "the-sword-in-the-darkness")
        .gold(1, 1)
        .table(1, "ranging-party", "robert-baratheon")
        .table(2, "left", "salty-navigator")
    )
    game = scenario.challenges(2).attacks(2, "military", "left", "salty-navigator").defends(1, "ranging-party")
    assert not game.offers(1, "the-sword-in-the-darkness"), "by one"
    game = scenario.challenges(2).attacks(2, "military", "left").defends(1, "robert-baratheon")
    assert not game.offers(1, "the-sword-in-the-darkness"), "no character of the Watch"
