"""Cards in play: zones, control, uniques, duplicates, attachments, modifiers, blank texts, hidden places."""

import pytest

from maester.games.cardgame.events import CardFound, CardLeft, CardsSeen
from tests.scenarios.cardgame.scenario import FILLER, Scenario

# ------------------------------------------------------------------------------------------ entering and leaving


@pytest.mark.rule("CG-ENTER-02", "CG-ENTER-03", "CG-ENTER-05", "CG-MARSHAL-08", "CG-ABILITY-06")
def test_put_into_play_is_free_and_no_marshaling():
    game = Scenario().hand(1, "littlefinger").reveals(_1="reinforcements").chooses(1, "littlefinger")
    assert game.gold(1) == 0
    assert game.card("littlefinger").how == "put"
    assert not game.offers(1, "littlefinger")


@pytest.mark.rule("CG-ENTER-04", "CG-ATTACH-02")
def test_an_attachment_needs_something_to_be_attached_to():
    game = Scenario().table(1, "old-bear-mormont").table(2, "ghost").hand(1, "longclaw").challenges(1).initiates_none(1)
    game.uses(1, "old-bear-mormont").chooses(1, "longclaw").asks(1, "attach")
    assert game.options(1) == ["old-bear-mormont"], "Ghost has no attachments"
    assert not Scenario().hand(1, "little-bird").marshals(1, gold=1).offers(1, "little-bird")


@pytest.mark.rule("CG-ENTER-06", "CG-UNIQUE-02", "CG-DUP-01", "CG-DUP-05", "CG-DUP-11", "CG-RULE-102", "CG-RULE-74")
def test_a_further_copy_is_a_duplicate():
    game = (
        Scenario()
        .table(1, "littlefinger")
        .hand(1, "littlefinger")
        .reveals(_1="reinforcements")
        .chooses(1, "littlefinger")
    )
    assert game.card("littlefinger").duplicates == ("littlefinger",)
    game = Scenario().table(1, "the-wall").hand(1, "the-wall").marshals(1, gold=0).uses(1, "the-wall")
    assert game.card("the-wall").duplicates == ("the-wall",)


@pytest.mark.rule("CG-RULE-48", "CG-KEYWORD-AMBUSH-01", "CG-KEYWORD-AMBUSH-02")
def test_an_ambushed_copy_is_paid_for():
    game = Scenario().table(1, "areo-hotah").hand(1, "areo-hotah").gold(1, 5).table(2, "left").challenges(2)
    game.attacks(2, "military", "left").uses(1, "areo-hotah")
    assert game.gold(1) == 0
    assert game.card("areo-hotah").duplicates == ("areo-hotah",)
    assert not game.offers(1, "areo-hotah")


@pytest.mark.rule("CG-RULE-49", "CG-KEYWORD-AMBUSH-01")
def test_ambush_in_the_challenges_phase_only():
    assert not Scenario().hand(1, "burned-men").gold(1, 2).window("dominance").offers(1, "burned-men")
    assert Scenario().hand(1, "burned-men").gold(1, 2).challenges(1).offers(1, "burned-men")
    scenario = Scenario().table(1, "western-fiefdom").hand(1, "burned-men").gold(1, 1)
    assert not scenario.challenges(1).offers(1, "burned-men")


@pytest.mark.rule(
    "CG-LEAVE-01", "CG-LEAVE-02", "CG-LEAVE-03", "CG-TOKEN-05", "CG-DISCARD-01", "CG-DISCARD-02", "CG-DEAD-01"
)
def test_what_goes_with_a_card():
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark/2p/d")
        .challenges(1)
        .attacks(1, "military", "ghost")
        .quietly("nothing")
    )
    assert game.power(2) == 0
    assert game.dead(2) == ["robb-stark"]
    assert game.discard(2) == ["robb-stark"], "the duplicate"


@pytest.mark.rule("CG-DISCARD-03", "CG-DEAD-05", "CG-RULE-84", "CG-GOLD-02")
def test_what_is_open_and_what_is_not():
    game = (
        Scenario().hand(1, "ice", "ghost").discard(1, "left").dead(1, "robb-stark").gold(1, 3).used(1, 1).window("draw")
    )
    seen = game.view(2).players["seat-1"]
    assert "'ice'" not in str(game.view(2))
    assert "left" in str(seen)
    assert "robb-stark" in str(seen)
    assert seen.gold == 3


@pytest.mark.rule("CG-DISCARD-04", "CG-DEAD-06", "CG-DEAD-07")
def test_piles_keep_their_order():
    game = (
        Scenario()
        .plot(1, "the-winds-of-winter")
        .table(1, "ghost")
        .table(2, "left/k", "right/k")
        .dead(2, "arya-stark")
        .challenges(1)
    )
    assert game.attacks(1, "military", "ghost").quietly("nothing").dead(2) == ["arya-stark", "left", "right"]


@pytest.mark.rule("CG-DEAD-03", "CG-UNIQUE-04", "CG-RULE-64")
def test_who_is_dead_does_not_come_back():
    assert not Scenario().dead(1, "robb-stark").hand(1, "robb-stark").marshals(1, gold=9).offers(1, "robb-stark")
    scenario = Scenario().dead(1, "robb-stark").table(1, "robb-stark").hand(1, "robb-stark")
    assert not scenario.marshals(1, gold=9).offers(1, "robb-stark"), "not even as a duplicate"
    assert Scenario().dead(1, "ranging-party").hand(1, "ranging-party").marshals(1, gold=9).offers(1, "ranging-party")


@pytest.mark.rule("CG-EX-19", "CG-DEAD-04")
def test_the_only_copy_may_come_from_the_dead_pile():
    assert Scenario().table(1, "aeron-damphair").dead(1, "asha-greyjoy").phase("dominance").offers(1, "aeron-damphair")
    scenario = Scenario().table(1, "aeron-damphair").dead(1, "asha-greyjoy", "asha-greyjoy")
    assert not scenario.phase("dominance").offers(1, "aeron-damphair")


@pytest.mark.rule("CG-SACRIFICE-01", "CG-SACRIFICE-03")
def test_sacrificed_is_not_killed():
    scenario = (
        Scenario()
        .table(1, "bran-stark", "joffrey-baratheon", "robb-stark/k")
        .hand(2, "hear-me-roar", "tywin-lannister")
        .gold(2, 1)
    )
    game = scenario.window("draw").uses(2, "hear-me-roar").uses(1, "bran-stark")
    assert game.told(CardLeft)[-1].how == "sacrificed"
    game.asks(1, "respond-reaction")
    assert game.matching("joffrey-baratheon") == []
    assert game.matching("robb-stark")


@pytest.mark.rule("CG-ZONE-05", "CG-ZONE-06")
def test_removed_is_gone():
    game = Scenario().table(1, "varys").phase("dominance")
    game = Scenario().table(1, "varys", "left").hand(1, "varys").phase("dominance").uses(1, "varys")
    assert game.state.removed["seat-1"] == ("varys",)
    assert "varys" not in [*game.dead(1), *game.discard(1)]


@pytest.mark.rule("CG-ZONE-09")
def test_who_kneels_cannot_be_knelt():
    game = Scenario().table(1, "left/k").table(2, "right").reveals(_1="filthy-accusations")
    assert game.options(1) == ["right"]


# ------------------------------------------------------------------------------------------ control


@pytest.mark.rule("CG-EX-20", "CG-CONTROL-04", "CG-CONTROL-05", "CG-CONTROL-03")
def test_a_card_goes_to_its_owner():
    game = Scenario().table(1, "messenger-raven", owner=2).deck(1, "ice").window("dominance").uses(1, "messenger-raven")
    assert game.hand(2) == ["messenger-raven"]
    assert game.hand(1) == ["ice"]


@pytest.mark.rule("CG-RULE-68", "CG-RULE-69", "CG-POWER-01", "CG-POWER-05", "CG-ATTACH-07")
def test_power_and_attachments_stay_on_a_card_that_changes_control():
    scenario = (
        Scenario()
        .hand(1, "take-the-black")
        .gold(1, 3)
        .power(1, 13)
        .table(2, "bastard-in-hiding/2p", "little-bird>bastard-in-hiding")
    )
    game = scenario.window("dominance").uses(1, "take-the-black").chooses(1, "bastard-in-hiding").ends()
    assert game.state.winner == "seat-1", "fifteen power at once"
    scenario = (
        Scenario()
        .hand(1, "take-the-black")
        .gold(1, 3)
        .table(2, "bastard-in-hiding/2p", "little-bird>bastard-in-hiding")
    )
    game = scenario.window("dominance").uses(1, "take-the-black").chooses(1, "bastard-in-hiding")
    assert game.card("little-bird").controller == "seat-2"
    assert game.card("bastard-in-hiding").controller == "seat-1"
    assert (game.power(1), game.power(2)) == (2, 0)


@pytest.mark.rule("CG-UNIQUE-01", "CG-UNIQUE-03", "CG-RULE-65")
def test_uniques_of_others():
    scenario = Scenario().hand(1, "yoren").discard(2, "arya-stark")
    assert scenario.marshals(1, gold=3).uses(1, "yoren").offers(1, "yoren")
    for there in (
        Scenario().table(1, "arya-stark"),
        Scenario().table(2, "arya-stark"),
        Scenario().dead(1, "arya-stark"),
        Scenario().dead(2, "arya-stark"),
    ):
        game = there.hand(1, "yoren").discard(2, "arya-stark").marshals(1, gold=3).uses(1, "yoren")
        assert not game.offers(1, "yoren")
    game = Scenario().table(1, "arya-stark", owner=2).hand(1, "arya-stark").marshals(1, gold=9)
    assert not game.offers(1, "arya-stark"), "nor a further copy"


@pytest.mark.rule("CG-RULE-66", "CG-RULE-67", "CG-FACEDOWN-01", "CG-FACEDOWN-02")
def test_aryas_duplicate():
    game = (
        Scenario()
        .hand(1, "yoren")
        .discard(2, "arya-stark")
        .marshals(1, gold=3)
        .uses(1, "yoren")
        .uses(1, "yoren")
        .chooses(1, "arya-stark")
    )
    assert not game.offers(1, "arya-stark"), "not under another's control"
    game = (
        Scenario()
        .hand(1, "arya-stark")
        .deck(1, "ice")
        .marshals(1, gold=3)
        .uses(1, "arya-stark")
        .uses(1, "arya-stark")
        .passes()
    )
    assert "ice" in str(game.view(1))
    assert "'ice'" not in str(game.view(2))
    scenario = Scenario()
    scenario.state = game.state.copy()
    scenario.table(2, "ghost")
    game = scenario.challenges(2).attacks(2, "military", "ghost").undefended().uses(1, "arya-stark")
    assert game.discard(1) == ["ice"], "face up when it is used"
    assert game.in_play("arya-stark")


@pytest.mark.rule("CG-RULE-67", "CG-WIN-03")
def test_taking_the_last_card_drops_out():
    game = (
        Scenario()
        .hand(1, "arya-stark")
        .deck_of(1, "ice")
        .marshals(1, gold=3)
        .uses(1, "arya-stark")
        .uses(1, "arya-stark")
        .ends()
    )
    assert game.state.winner == "seat-2"


# ------------------------------------------------------------------------------------------ duplicates, attachments


@pytest.mark.rule("CG-DUP-06", "CG-DUP-07", "CG-DUP-10")
def test_a_duplicate_is_no_card_of_its_own():
    scenario = Scenario().table(1, "summer/d", "direwolf-pup").table(2, "plaza-of-punishment", "viserion")
    game = scenario.challenges(2)
    assert game.strength("direwolf-pup") == 2, "one Direwolf, not two"
    game.attacks(2, "power", "viserion").undefended().uses(2, "plaza-of-punishment")
    assert "summer" in game.options(2), "it has no attachment"


@pytest.mark.rule(
    "CG-ATTACH-01",
    "CG-ATTACH-03",
    "CG-ATTACH-04",
    "CG-ATTACH-11",
    "CG-MARSHAL-09",
    "CG-ATTACH-08",
    "CG-ATTACH-10",
    "CG-EFFECT-08",
)
def test_attaching():
    scenario = (
        Scenario()
        .table(1, "robb-stark/k", "the-wall")
        .table(2, "left")
        .hand(1, "noble-lineage", "noble-lineage", "bodyguard")
    )
    game = scenario.marshals(1, gold=2).uses(1, "noble-lineage").asks(1, "attach")
    assert game.options(1) == ["robb-stark"], "no location, and Left has weapons only"
    game.chooses(1, "robb-stark").uses(1, "noble-lineage").chooses(1, "robb-stark")
    assert len(game.card("robb-stark").attachments) == 2
    assert not game.kneels("noble-lineage")


@pytest.mark.rule("CG-ATTACH-06", "CG-RULE-71", "CG-KEYWORD-NO-ATTACHMENTS-01", "CG-ATTACH-09")
def test_what_may_not_be_attached_is_discarded():
    scenario = Scenario().table(1, "ghost", "milk-of-the-poppy>ghost", "little-bird>ghost", "maester-cressen")
    game = scenario.marshals(1)
    assert game.in_play("little-bird"), "a blank card may have attachments; but not the milk that blanks it"
    game.uses(1, "maester-cressen").chooses(1, "milk-of-the-poppy")
    assert not game.in_play("little-bird")
    assert game.discard(1) == ["milk-of-the-poppy", "little-bird"]


@pytest.mark.rule("CG-KEYWORD-NO-ATTACHMENTS-03")
def test_except_weapons():
    scenario = Scenario().table(1, "jon-snow").hand(1, "longclaw", "little-bird")
    game = scenario.marshals(1, gold=9).asks(1, "respond-actions")
    assert game.matching("longclaw")
    assert not game.matching("little-bird")


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
    assert game.question(1).idle == "pass"
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
