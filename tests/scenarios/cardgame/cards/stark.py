"""House Stark."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("tumblestone-knight", "mp", 2)
reducer("winterfell-steward", 1, "arya-stark", "gates-of-winterfell", 3, 2)
reducer("heart-tree-grove", 1, "gates-of-winterfell", "left", 2, 2)


@does("arya-stark")
def a_card_face_down_is_her_duplicate() -> None:
    game = (
        Scenario().hand(1, "arya-stark").deck(1, "ice").marshals(1, gold=3).uses(1, "arya-stark").uses(1, "arya-stark")
    )
    assert game.card("arya-stark").facedown == ("ice",)
    assert game.icons("arya-stark") == "mp"


@does_not("arya-stark")
def no_military_without_duplicate_and_not_in_setup() -> None:
    assert Scenario().table(1, "arya-stark").challenges(1).icons("arya-stark") == "p"
    assert not Scenario().table(1, "arya-stark").challenges(1).offers(1, "arya-stark")


@does("bran-stark")
def sacrificed_he_cancels_an_event() -> None:
    game = Scenario().table(1, "bran-stark").hand(2, "hear-me-roar", "tywin-lannister").gold(2, 1).window("draw")
    game.uses(2, "hear-me-roar").uses(1, "bran-stark")
    assert game.hand(2) == ["tywin-lannister"]
    assert game.discard(1) == ["bran-stark"]


@does_not("bran-stark")
def not_ones_own_event_and_no_ability() -> None:
    game = Scenario().table(1, "bran-stark").hand(1, "hear-me-roar", "tywin-lannister").gold(1, 1).window("draw")
    assert not game.uses(1, "hear-me-roar").offers_now(1, "bran-stark")
    game = (
        Scenario()
        .table(1, "bran-stark")
        .table(2, "edric-dayne")
        .gold(2, 1)
        .window("draw")
        .uses(2, "edric-dayne")
        .chooses(2, "power")
    )
    assert not game.offers(1, "bran-stark")


@does("catelyn-stark")
def opponents_trigger_nothing() -> None:
    game = (
        Scenario()
        .table(1, "catelyn-stark")
        .table(2, "tyrion-lannister")
        .challenges(1)
        .attacks(1, "intrigue", "catelyn-stark")
    )
    assert not game.offers(2, "tyrion-lannister")


@does_not("catelyn-stark")
def ones_own_abilities_and_when_she_stays_home() -> None:
    game = Scenario().table(1, "catelyn-stark", "tyrion-lannister").table(2, "edric-dayne").gold(2, 1).challenges(1)
    assert game.attacks(1, "intrigue", "catelyn-stark").uses(1, "tyrion-lannister").gold(1) == 2
    game = (
        Scenario()
        .table(1, "catelyn-stark")
        .table(2, "tyrion-lannister")
        .challenges(2)
        .attacks(2, "intrigue", "tyrion-lannister")
    )
    assert game.offers(2, "tyrion-lannister")


@does("eddard-stark")
def stands_when_attacked() -> None:
    game = (
        Scenario()
        .table(1, "eddard-stark/k")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
        .uses(1, "eddard-stark")
    )
    assert not game.kneels("eddard-stark")


@does_not("eddard-stark")
def not_when_attacking() -> None:
    game = Scenario().table(1, "eddard-stark/k", "left").challenges(1).attacks(1, "military", "left")
    assert not game.offers(1, "eddard-stark")
    game = (
        Scenario(3).table(1, "eddard-stark/k").table(2, "left").challenges(2).attacks(2, "military", "left", against=3)
    )
    assert not game.offers(1, "eddard-stark")


@does("grey-wind")
def kills_the_weak() -> None:
    game = Scenario().table(1, "grey-wind").table(2, "bran-stark", "left").challenges(1).uses(1, "grey-wind")
    assert game.options(1) == ["bran-stark"]
    assert game.chooses(1, "bran-stark").dead(2) == ["bran-stark"]
    game = (
        Scenario()
        .table(1, "grey-wind", "robb-stark")
        .table(2, "left")
        .challenges(1)
        .uses(1, "grey-wind")
        .chooses(1, "left")
    )
    assert game.dead(2) == ["left"], "strength 2, with Robb"


@does_not("grey-wind")
def not_the_stronger_and_not_kneeling() -> None:
    assert not Scenario().table(1, "grey-wind").table(2, "left").challenges(1).offers(1, "grey-wind")
    assert not Scenario().table(1, "grey-wind/k").table(2, "bran-stark").challenges(1).offers(1, "grey-wind")


@does("robb-stark")
def the_death_of_a_stark_stands_his_friends() -> None:
    game = Scenario().table(1, "robb-stark/k", "arya-stark/k", "left/k").table(2, "ghost").challenges(2)
    game.attacks(2, "military", "ghost").undefended().chooses(1, "arya-stark").uses(1, "robb-stark")
    assert not game.kneels("robb-stark")
    assert not game.kneels("left")


@does_not("robb-stark")
def not_others_and_not_the_discarded() -> None:
    game = (
        Scenario()
        .table(1, "robb-stark/k", "left/k")
        .table(2, "ghost")
        .challenges(2)
        .attacks(2, "military", "ghost")
        .undefended()
    )
    assert not game.chooses(1, "left").offers(1, "robb-stark")
    game = (
        Scenario().table(1, "robb-stark/k", "arya-stark/k").reveals(_1="marched-to-the-wall").chooses(1, "arya-stark")
    )
    assert not game.offers(1, "robb-stark")


@does("sansa-stark")
def enters_knelt_and_gives_power_when_she_stands() -> None:
    game = Scenario().hand(1, "sansa-stark").marshals(1, gold=3).uses(1, "sansa-stark")
    assert game.kneels("sansa-stark")
    assert Scenario().table(1, "sansa-stark/k").phase("standing").uses(1, "sansa-stark").power(1) == 1


@does_not("sansa-stark")
def not_when_she_stood_already_and_once_a_round() -> None:
    assert not Scenario().table(1, "sansa-stark").phase("standing").offers(1, "sansa-stark")
    scenario = (
        Scenario()
        .table(1, "sansa-stark/k", "seal-of-the-hand>sansa-stark", "magister-illyrio")
        .gold(1, 2)
        .table(2, "left/k")
    )
    game = scenario.challenges(1).uses(1, "seal-of-the-hand").uses(1, "sansa-stark")
    game.attacks(1, "power", "sansa-stark").uses(1, "magister-illyrio").chooses(1, "sansa-stark")
    assert not game.offers(1, "sansa-stark")


@does("summer")
def fetches_a_small_stark_and_gives_bran_insight() -> None:
    game = (
        Scenario()
        .hand(1, "summer")
        .table(1, "bran-stark")
        .dead(1, "arya-stark")
        .discard(1, "robb-stark")
        .marshals(1, gold=3)
    )
    game.uses(1, "summer").uses(1, "summer")
    assert game.options(1) == ["arya-stark"]
    assert game.chooses(1, "arya-stark").hand(1) == ["arya-stark"]
    assert game.has("bran-stark", "insight")


@does_not("summer")
def not_the_strong_and_not_of_others() -> None:
    game = (
        Scenario()
        .hand(1, "summer")
        .dead(1, "robb-stark", "left")
        .dead(2, "arya-stark")
        .table(2, "bran-stark")
        .marshals(1, gold=3)
    )
    assert not game.uses(1, "summer").offers(1, "summer")
    assert not game.has("bran-stark", "insight")


@does("direwolf-pup")
def stronger_for_other_direwolves() -> None:
    assert Scenario().table(1, "direwolf-pup", "summer", "ghost").challenges(1).strength("direwolf-pup") == 3


@does_not("direwolf-pup")
def not_for_those_of_others() -> None:
    assert Scenario().table(1, "direwolf-pup").table(2, "summer").challenges(1).strength("direwolf-pup") == 1


@does("vanguard-of-the-north")
def attacks_standing_in_war() -> None:
    game = (
        Scenario()
        .plot(2, "a-storm-of-swords")
        .table(1, "vanguard-of-the-north")
        .challenges(1)
        .attacks(1, "military", "vanguard-of-the-north")
    )
    assert not game.quietly("nothing").kneels("vanguard-of-the-north")


@does_not("vanguard-of-the-north")
def kneels_in_peace() -> None:
    game = Scenario().table(1, "vanguard-of-the-north").challenges(1).attacks(1, "military", "vanguard-of-the-north")
    assert game.quietly("nothing").kneels("vanguard-of-the-north")


@does("ice")
def kills_after_a_military_victory() -> None:
    game = Scenario().table(1, "robb-stark", "ice>robb-stark").table(2, "left/k", "right/k").challenges(1)
    assert game.strength("robb-stark") == 7
    game.attacks(1, "military", "robb-stark").undefended().uses(1, "ice").chooses(1, "right")
    assert game.dead(2)[0] == "right"
    assert game.discard(1) == ["ice"]


@does_not("ice")
def not_in_power_challenges_and_only_for_starks() -> None:
    game = (
        Scenario()
        .table(1, "robb-stark", "ice>robb-stark")
        .table(2, "left/k")
        .challenges(1)
        .attacks(1, "power", "robb-stark")
    )
    assert not game.undefended().offers(1, "ice")
    assert not Scenario().table(1, "jon-snow").hand(1, "ice").marshals(1, gold=3).offers(1, "ice")


@does("gates-of-winterfell")
def draws_a_stark_card() -> None:
    game = Scenario().table(1, "gates-of-winterfell").deck(1, "arya-stark").challenges(1).uses(1, "gates-of-winterfell")
    assert game.hand(1) == ["arya-stark"]


@does_not("gates-of-winterfell")
def another_stays_on_top() -> None:
    game = Scenario().table(1, "gates-of-winterfell").deck(1, "left").challenges(1).uses(1, "gates-of-winterfell")
    assert game.hand(1) == []
    assert game.deck(1)[0] == "left"


@does("the-wolfswood")
def direwolves_come_by_ambush() -> None:
    game = Scenario().table(1, "the-wolfswood").hand(1, "summer").gold(1, 3).challenges(1).uses(1, "summer")
    assert game.in_play("summer")
    assert game.gold(1) == 0


@does_not("the-wolfswood")
def not_others_and_not_for_less() -> None:
    assert (
        not Scenario().table(1, "the-wolfswood").hand(1, "arya-stark").gold(1, 9).challenges(1).offers(1, "arya-stark")
    )
    assert not Scenario().table(1, "the-wolfswood").hand(1, "summer").gold(1, 2).challenges(1).offers(1, "summer")


@does("for-the-north")
def strength_and_a_card_for_victory() -> None:
    game = Scenario().table(1, "robb-stark").hand(1, "for-the-north").challenges(1).attacks(1, "military", "robb-stark")
    game.uses(1, "for-the-north").chooses(1, "robb-stark").undefended().passes()
    assert game.strength("robb-stark") == 7
    assert len(game.hand(1)) == 1


@does_not("for-the-north")
def not_in_power_challenges_and_no_card_for_defeat() -> None:
    scenario = (
        Scenario().table(1, "robb-stark", "arya-stark").hand(1, "for-the-north").table(2, "the-red-viper", "areo-hotah")
    )
    assert not scenario.challenges(1).attacks(1, "power", "robb-stark").offers(1, "for-the-north")
    game = scenario.challenges(1).attacks(1, "military", "robb-stark").uses(1, "for-the-north").chooses(1, "robb-stark")
    game.defends(2, "the-red-viper", "areo-hotah").quietly("nothing")
    assert game.hand(1) == []


@does("like-warm-rain")
def a_direwolf_kneels_and_an_attacker_dies() -> None:
    game = Scenario().table(1, "summer").hand(1, "like-warm-rain").gold(1, 1).table(2, "tyrion-lannister").challenges(2)
    game.attacks(2, "intrigue", "tyrion-lannister").undefended().uses(1, "like-warm-rain").chooses(1, "summer").chooses(
        1, "tyrion-lannister"
    )
    assert game.dead(2) == ["tyrion-lannister"]
    assert game.kneels("summer")


@does_not("like-warm-rain")
def not_without_a_standing_direwolf_or_in_other_challenges() -> None:
    game = (
        Scenario().table(1, "summer/k").hand(1, "like-warm-rain").gold(1, 1).table(2, "tyrion-lannister").challenges(2)
    )
    assert not game.attacks(2, "intrigue", "tyrion-lannister").undefended().offers(1, "like-warm-rain")
    game = Scenario().table(1, "summer").hand(1, "like-warm-rain").gold(1, 1).table(2, "tyrion-lannister").challenges(2)
    assert not game.attacks(2, "power", "tyrion-lannister").undefended().offers(1, "like-warm-rain")


@does("winter-is-coming")
def one_more_claim() -> None:
    game = (
        Scenario()
        .table(1, "robb-stark")
        .hand(1, "winter-is-coming")
        .gold(1, 1)
        .table(2, "left/k", "right/k")
        .challenges(1)
    )
    game.attacks(1, "military", "robb-stark").uses(1, "winter-is-coming").undefended().quietly("nothing")
    assert game.dead(2) == ["left", "right"]


@does_not("winter-is-coming")
def not_outside_a_challenge_and_not_in_the_next() -> None:
    scenario = Scenario().table(1, "robb-stark", "bastard-in-hiding").hand(1, "winter-is-coming").gold(1, 1).power(2, 5)
    assert not scenario.challenges(1).offers(1, "winter-is-coming")
    game = scenario.challenges(1).attacks(1, "military", "robb-stark").uses(1, "winter-is-coming").quietly()
    game.attacks(1, "power", "bastard-in-hiding").undefended().quietly("nothing")
    assert game.state.power["seat-2"] == 4
