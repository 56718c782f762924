"""Effects: modifiers, blank texts, what lasts and what is delayed, hidden places."""

import pytest

from maester.games.cardgame.events import CardFound, CardsSeen
from maester.games.cardgame.offers import Pass
from tests.scenarios.cardgame.scenario import FILLER, Scenario

# ------------------------------------------------------------------------------------------ effects and modifiers


@pytest.mark.rule(
    "CG-EFFECT-06", "CG-EFFECT-07", "CG-MOD-01", "CG-MOD-02", "CG-EFFECT-01", "CG-ABILITY-01", "CG-ABILITY-07"
)
def test_constant_abilities_hold_as_long_as_they_hold():
    game = Scenario().table(1, "left", "right").challenges(1)
    assert game.strength("left") == 3
    game = Scenario().table(1, "left").hand(1, "right").challenges(1)
    assert game.strength("left") == 2, "a card in hand has no effect"


@pytest.mark.rule("CG-EX-33", "CG-MOD-07", "CG-MOD-08")
def test_never_below_zero_but_counted():
    scenario = Scenario().table(1, "unsullied", "daenerys-targaryen").table(2, "direwolf-pup", "margaery-tyrell")
    game = (
        scenario.challenges(1).attacks(1, "military", "unsullied").defends(2, "direwolf-pup").asks(2, "respond-actions")
    )
    assert game.strength("direwolf-pup") == 0, "1 - 1 - 1"
    game.uses(2, "margaery-tyrell").chooses(2, "direwolf-pup").passes()
    assert game.totals() == [(3, 2)], "1 - 2 + 3, not 0 + 3"


@pytest.mark.rule("CG-TEXT-05", "CG-TEXT-07")
def test_printed_values_do_not_change():
    scenario = Scenario().hand(1, "summer").discard(1, "arya-stark", "robb-stark").marshals(1, gold=3)
    game = scenario.uses(1, "summer").uses(1, "summer")
    assert game.options(1) == ["arya-stark"]


@pytest.mark.rule("CG-EX-42", "CG-BLANK-01", "CG-BLANK-02", "CG-BLANK-03", "CG-MOD-11")
def test_a_blank_card():
    scenario = Scenario().table(1, "littlefinger", "milk-of-the-poppy>littlefinger", "syrios-training>littlefinger")
    game = scenario.income(1)
    assert game.gold(1) == 4
    assert game.icons("littlefinger") == "mip"
    assert game.strength("littlefinger") == 4


@pytest.mark.rule("CG-EFFECT-12", "CG-EVENT-01", "CG-ABILITY-13")
def test_until_the_end_of_a_challenge_there_must_be_one():
    start = Scenario().table(1, "castle-black", "ranging-party/k").table(2, "robb-stark")
    assert not start.window("draw").offers(1, "castle-black")
    again = Scenario().table(1, "castle-black", "ranging-party").table(2, "robb-stark").challenges(2)
    assert again.attacks(2, "military", "robb-stark").defends(1, "ranging-party").offers(1, "castle-black")


@pytest.mark.rule("CG-EVENT-03", "CG-EVENT-04")
def test_an_event_acts_on_what_is_there():
    scenario = Scenario().table(1, "left", "margaery-tyrell").hand(1, "growing-strong", "olennas-informant").gold(1, 5)
    game = scenario.challenges(1).uses(1, "growing-strong").chooses(1, "left").uses(1, "olennas-informant")
    assert game.strength("left") == 4
    assert game.strength("olennas-informant") == 2


@pytest.mark.rule("CG-EVENT-07")
def test_events_are_not_marshaled():
    game = Scenario().hand(1, "growing-strong", "ghost").marshals(1, gold=9).asks(1, "respond-actions")
    assert "marshal:growing-strong" not in game.answers(1)


@pytest.mark.rule("CG-EFFECT-05")
def test_expiring_is_no_change_by_an_effect():
    scenario = Scenario().table(1, "randyll-tarly").table(2, "plaza-of-punishment", "viserion").challenges(2)
    game = (
        scenario.attacks(2, "power", "viserion").undefended().uses(2, "plaza-of-punishment").chooses(2, "randyll-tarly")
    )
    assert not game.offers(1, "randyll-tarly")


@pytest.mark.rule("CG-RULE-91", "CG-RULE-92")
def test_one_part_that_affects_a_target_suffices():
    scenario = Scenario().table(1, "castle-black", "old-bear-mormont", "the-wall").table(2, "left")
    game = scenario.challenges(2).attacks(2, "military", "left").defends(1, "old-bear-mormont").uses(1, "castle-black")
    assert game.options(1) == ["old-bear-mormont"], "he stands already; the strength is what counts"
    scenario = Scenario().table(1, "iron-fleet-scout").table(2, "theon-greyjoy")
    assert scenario.challenges(2).attacks(2, "military", "theon-greyjoy").uses(1, "iron-fleet-scout").options(1) == [
        "theon-greyjoy"
    ]


@pytest.mark.rule("CG-RULE-88", "CG-CANNOT-01")
def test_cannot_is_absolute():
    scenario = Scenario().plot(1, "marching-orders").table(1, "robb-stark").hand(1, "for-the-north")
    assert not scenario.challenges(1).attacks(1, "military", "robb-stark").offers(1, "for-the-north")


@pytest.mark.rule("CG-TEXT-01", "CG-EX-01", "CG-TEXT-08")
def test_an_adjective_qualifies_the_whole_list():
    game = Scenario().table(1, "doran-martell", "arianne-martell", "edric-dayne", "areo-hotah").used(1, 1).challenges(1)
    assert game.strength("arianne-martell") == 5, "a Martell Lady"
    assert game.strength("edric-dayne") == 2, "a Martell Lord"
    assert game.strength("areo-hotah") == 5, "neither"


@pytest.mark.rule("CG-TEXT-02", "CG-TEXT-03")
def test_a_card_that_names_itself_means_itself():
    scenario = Scenario().table(1, "fiery-followers/k", "fiery-followers/k").phase("dominance")
    game = scenario.uses(1, "fiery-followers")
    assert [game.kneels("fiery-followers"), game.kneels("fiery-followers/2")] == [False, True]


@pytest.mark.rule("CG-INTERRUPT-06")
def test_several_interrupts_one_after_the_other():
    game = Scenario().table(1, "the-wall", "the-red-keep").challenges(1).uses(1, "the-wall").uses(1, "the-red-keep")
    assert game.power(1) == 2
    assert len(game.hand(1)) == 2


@pytest.mark.rule("CG-ABILITY-02", "CG-MAY-02", "CG-MAY-03")
def test_may_belongs_to_the_controller():
    game = (
        Scenario()
        .hand(1, "fire-and-blood")
        .gold(1, 1)
        .dead(1, "drogon")
        .challenges(1)
        .uses(1, "fire-and-blood")
        .chooses(1, "drogon")
    )
    game.asks(1, "put-into-play-instead").says(1, False)
    assert "drogon" in game.deck(1)


@pytest.mark.rule("CG-EX-14", "CG-TOKEN-02", "CG-TOKEN-03")
def test_kinds_of_tokens_are_kept_apart():
    scenario = (
        Scenario()
        .table(2, "robb-stark", "left/k")
        .table(1, "tyrion-lannister", "ser-jorah-mormont")
        .hand(1, "tears-of-lys")
        .gold(1, 1)
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "intrigue", "tyrion-lannister", "ser-jorah-mormont")
        .undefended()
        .uses(1, "tears-of-lys")
    )
    game.chooses(1, "robb-stark")
    assert game.card("ser-jorah-mormont").tokens == (("betrayal", 1),)
    assert game.card("robb-stark").tokens == (("poison", 1),)


@pytest.mark.rule("CG-MOVE-01")
def test_nothing_moves_to_where_it_is():
    assert (
        not Scenario()
        .plot(1, "a-clash-of-kings")
        .table(1, "bastard-in-hiding")
        .challenges(1)
        .attacks(1, "power", "bastard-in-hiding")
        .undefended()
        .offers(1, "a-clash-of-kings")
    )


# ------------------------------------------------------------------------------------------ hidden places


@pytest.mark.rule("CG-SEARCH-01", "CG-SEARCH-02", "CG-SEARCH-03", "CG-SEARCH-04")
def test_searching():
    game = Scenario().deck(1, "ghost", "ice").reveals(_1="summons").asks(1, "search")
    assert game.options(1) == ["ghost", None]
    game.chooses(1, "ghost")
    assert game.told(CardFound, to=2)[0].code == "ghost", "it is shown"
    game = Scenario().deck(1, "ghost").reveals(_1="summons").chooses(1, None)
    assert game.hand(1) == []
    assert sorted(game.deck(1)) == sorted(["ghost", *[FILLER] * 30])


@pytest.mark.rule("CG-SEARCH-06", "CG-RULE-84")
def test_looking_shows_the_others_nothing():
    game = (
        Scenario()
        .table(1, "melisandre")
        .hand(1, "seen-in-flames")
        .gold(1, 1)
        .hand(2, "ice", "left")
        .challenges(1)
        .uses(1, "seen-in-flames")
    )
    assert game.told(CardsSeen, to=1)[0].cards == ("ice", "left")
    assert not game.told(CardsSeen)[0].cards


@pytest.mark.rule("CG-SEARCH-07", "CG-SEARCH-08")
def test_a_revealed_card_stays_where_it_is():
    game = Scenario().table(1, "gates-of-winterfell").deck(1, "left").challenges(1).uses(1, "gates-of-winterfell")
    assert game.deck(1)[0] == "left"
    assert "TopRevealed" in game.happened()


@pytest.mark.rule("CG-RULE-63", "CG-RULE-86")
def test_windows_can_be_passed_and_end():
    game = Scenario().table(1, "edric-dayne").gold(1, 250).window("draw").asks(1, "respond-actions")
    assert game.question(1).idle == Pass()
    for _ in range(200):
        game.uses(1, "edric-dayne").chooses(1, "power")
    assert not game.offers(1, "edric-dayne"), "a loop ends here"
    assert game.gold(1) == 50


@pytest.mark.rule("CG-ZONE-01", "CG-ZONE-03")
def test_what_is_in_play():
    game = (
        Scenario(3)
        .title(1, "master-of-coin")
        .table(1, "ghost", "the-wall")
        .reveals(_1="marched-to-the-wall")
        .chooses(1, "ghost")
    )
    assert game.in_play("master-of-coin")
    assert game.in_play("the-wall")
    assert game.in_play("marched-to-the-wall")
    assert "seat-1" in game.state.power, "a faction card does not leave"
