"""House Martell."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("house-dayne-knight", "mi", 2)
reducer("desert-scavenger", 1, "obara-sand", "sunspear", 3, 2)
reducer("blood-orange-grove", 1, "sunspear", "arya-stark", 2, 3)


@does("areo-hotah")
def removes_a_participant() -> None:
    game = (
        Scenario()
        .hand(1, "areo-hotah")
        .gold(1, 5)
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
    )
    game.uses(1, "areo-hotah").uses(1, "areo-hotah").chooses(1, "robb-stark").quietly("nothing")
    assert game.state.fought[-1].winner is None


@does_not("areo-hotah")
def not_outside_a_challenge() -> None:
    game = Scenario().hand(1, "areo-hotah").table(2, "robb-stark").marshals(1, gold=3).uses(1, "areo-hotah")
    assert not game.offers(1, "areo-hotah")


@does("arianne-martell")
def changes_places_with_a_character() -> None:
    game = (
        Scenario()
        .table(1, "arianne-martell")
        .hand(1, "obara-sand", "the-red-viper")
        .window("draw")
        .uses(1, "arianne-martell")
    )
    assert game.options(1) == ["obara-sand"]
    game.chooses(1, "obara-sand")
    assert game.in_play("obara-sand")
    assert game.hand(1) == ["arianne-martell", "the-red-viper"]


@does_not("arianne-martell")
def not_without_a_cheap_character() -> None:
    assert (
        not Scenario()
        .table(1, "arianne-martell")
        .hand(1, "the-red-viper", "sunspear")
        .window("draw")
        .offers(1, "arianne-martell")
    )


@does("doran-martell")
def lords_and_ladies_are_stronger_for_used_plots() -> None:
    game = Scenario().table(1, "doran-martell", "arianne-martell", "the-red-viper").used(1, 3).challenges(1)
    assert game.strength("arianne-martell") == 7
    assert game.strength("the-red-viper") == 10


@does_not("doran-martell")
def not_himself_not_others() -> None:
    game = (
        Scenario()
        .table(1, "doran-martell", "obara-sand", "robb-stark")
        .table(2, "arianne-martell")
        .used(1, 3)
        .challenges(1)
    )
    assert [game.strength(each) for each in ("doran-martell", "obara-sand", "robb-stark", "arianne-martell")] == [
        4,
        3,
        5,
        4,
    ]


@does("edric-dayne")
def gains_an_icon() -> None:
    game = Scenario().table(1, "edric-dayne").gold(1, 1).challenges(1).uses(1, "edric-dayne").chooses(1, "military")
    assert game.icons("edric-dayne") == "m"


@does_not("edric-dayne")
def not_without_gold_and_not_beyond_the_phase() -> None:
    assert not Scenario().table(1, "edric-dayne").window("draw").offers(1, "edric-dayne")
    game = (
        Scenario().table(1, "edric-dayne").gold(1, 1).window("draw").uses(1, "edric-dayne").chooses(1, "power").passes()
    )
    assert game.icons("edric-dayne") == ""


@does("maester-caleotte")
def takes_an_icon_from_somebody() -> None:
    game = Scenario().table(1, "maester-caleotte", "obara-sand").table(2, "tywin-lannister", "left").challenges(2)
    game.attacks(2, "intrigue", "tywin-lannister").defends(1, "maester-caleotte").uses(1, "maester-caleotte")
    game.chooses(1, "tywin-lannister").chooses(1, "power").quietly()
    assert game.icons("tywin-lannister") == "mi"


@does_not("maester-caleotte")
def not_when_not_taking_part_or_winning() -> None:
    game = (
        Scenario()
        .table(1, "maester-caleotte/k")
        .table(2, "tywin-lannister")
        .challenges(2)
        .attacks(2, "intrigue", "tywin-lannister")
    )
    assert not game.undefended().offers(1, "maester-caleotte")


@does("obara-sand")
def defends_kneeling_in_power_challenges() -> None:
    game = (
        Scenario()
        .table(1, "obara-sand/k")
        .table(2, "bastard-in-hiding")
        .challenges(2)
        .attacks(2, "power", "bastard-in-hiding")
    )
    game.defends(1, "obara-sand").quietly("nothing")
    assert game.state.fought[-1].winner == "seat-1"


@does_not("obara-sand")
def not_kneeling_in_others() -> None:
    game = (
        Scenario()
        .table(1, "obara-sand/k", "areo-hotah")
        .table(2, "bastard-in-hiding")
        .challenges(2)
        .attacks(2, "military", "bastard-in-hiding")
    )
    game.cannot_defend(1, "obara-sand", rule="CG-CHAL-13")
    Scenario().table(1, "obara-sand", "arianne-martell").challenges(1).cannot_attack(
        1, "power", "obara-sand", rule="CG-CHAL-06"
    )


@does("the-red-viper")
def power_for_each_five() -> None:
    game = (
        Scenario()
        .table(1, "the-red-viper", "areo-hotah")
        .challenges(1)
        .attacks(1, "military", "the-red-viper", "areo-hotah")
        .undefended()
    )
    assert game.uses(1, "the-red-viper").card("the-red-viper").power == 2, "12 strength"


@does_not("the-red-viper")
def not_below_five_and_not_as_defender() -> None:
    game = (
        Scenario()
        .table(1, "the-red-viper")
        .table(2, "ghost")
        .challenges(1)
        .attacks(1, "military", "the-red-viper")
        .defends(2, "ghost")
    )
    assert not game.offers(1, "the-red-viper"), "won by four"
    game = (
        Scenario()
        .table(1, "the-red-viper")
        .table(2, "left")
        .challenges(2)
        .attacks(2, "military", "left")
        .defends(1, "the-red-viper")
    )
    assert not game.offers(1, "the-red-viper")


@does("dornish-paramour")
def somebody_must_defend() -> None:
    game = Scenario().table(1, "dornish-paramour").table(2, "tyrion-lannister", "cersei-lannister").challenges(1)
    game.attacks(1, "intrigue", "dornish-paramour").uses(1, "dornish-paramour").chooses(1, "tyrion-lannister")
    game.to(2, "defenders").refuses(2, (), rule="CG-RULE-30").defends(2, "tyrion-lannister")
    assert game.state.fought[-1].winner == "seat-2"


@does_not("dornish-paramour")
def who_cannot_need_not() -> None:
    game = Scenario().table(1, "dornish-paramour").table(2, "robb-stark", "cersei-lannister").challenges(1)
    game.attacks(1, "intrigue", "dornish-paramour").uses(1, "dornish-paramour").chooses(1, "robb-stark").defends(2)
    assert game.state.fought


@does("greenblood-trader")
def one_of_two_cards() -> None:
    game = (
        Scenario().hand(1, "greenblood-trader").deck(1, "ice", "ghost").marshals(1, gold=2).uses(1, "greenblood-trader")
    )
    game.uses(1, "greenblood-trader").chooses(1, "ghost")
    assert game.hand(1) == ["ghost"]
    assert game.deck(1)[-1] == "ice"


@does_not("greenblood-trader")
def both_may_go_to_the_bottom_but_not_both_to_hand() -> None:
    game = (
        Scenario().hand(1, "greenblood-trader").deck(1, "ice", "ghost").marshals(1, gold=2).uses(1, "greenblood-trader")
    )
    game.uses(1, "greenblood-trader").refuses(1, ("ghost", "ice"), rule="CG-SEARCH-06").says(1, ()).says(
        1, ("ice", "ghost")
    )
    assert game.hand(1) == []
    assert game.deck(1)[-2:] == ["ice", "ghost"]


@does("palace-spearman")
def intrigue_while_not_first() -> None:
    assert Scenario().first(2).table(1, "palace-spearman").challenges(1).icons("palace-spearman") == "mip"


@does_not("palace-spearman")
def not_as_first_player() -> None:
    assert Scenario().first(1).table(1, "palace-spearman").challenges(1).icons("palace-spearman") == "mp"


@does("dawn")
def strength_for_used_plots_and_intimidate_for_daynes() -> None:
    game = Scenario().table(1, "edric-dayne", "dawn>edric-dayne").used(1, 4).challenges(1)
    assert game.strength("edric-dayne") == 5
    assert game.has("edric-dayne", "intimidate")


@does_not("dawn")
def no_intimidate_for_others_and_no_plots_of_others() -> None:
    game = Scenario().table(1, "arianne-martell", "dawn>arianne-martell").used(2, 4).challenges(1)
    assert game.strength("arianne-martell") == 4
    assert not game.has("arianne-martell", "intimidate")


@does("ghaston-grey")
def returns_an_attacker() -> None:
    game = (
        Scenario()
        .table(1, "ghaston-grey")
        .table(2, "robb-stark/d", "ghost")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
        .undefended()
    )
    game.uses(1, "ghaston-grey").chooses(1, "robb-stark")
    assert game.hand(2) == ["robb-stark"]
    assert game.discard(2) == ["robb-stark"], "the duplicate could not save him"
    assert game.discard(1) == ["ghaston-grey"]


@does_not("ghaston-grey")
def not_kneeling_not_as_attacker() -> None:
    game = (
        Scenario()
        .table(1, "ghaston-grey/k")
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
        .undefended()
    )
    assert not game.offers(1, "ghaston-grey")
    game = (
        Scenario()
        .table(1, "ghaston-grey", "left")
        .table(2, "robb-stark")
        .challenges(1)
        .attacks(1, "military", "left")
        .defends(2, "robb-stark")
    )
    assert not game.offers(1, "ghaston-grey")


@does("sunspear")
def one_more_claim_of_that_type() -> None:
    scenario = (
        Scenario()
        .table(1, "sunspear", "tywin-lannister", "ghost")
        .table(2, "tyrion-lannister")
        .hand(2, "ice", "left", "right")
    )
    game = (
        scenario.challenges(2, 1).attacks(2, "intrigue", "tyrion-lannister").undefended().uses(1, "sunspear").quietly()
    )
    game.attacks(1, "intrigue", "tywin-lannister").undefended().quietly()
    assert len(game.discard(2)) == 2


@does_not("sunspear")
def not_as_attacker_and_not_of_other_types() -> None:
    game = (
        Scenario()
        .table(1, "sunspear", "left")
        .table(2, "robb-stark")
        .challenges(1)
        .attacks(1, "military", "left")
        .defends(2, "robb-stark")
    )
    assert not game.offers(1, "sunspear")
    game = Scenario().table(1, "sunspear", "tywin-lannister").table(2, "tyrion-lannister").power(2, 4).challenges(2, 1)
    game.attacks(2, "intrigue", "tyrion-lannister").undefended().uses(1, "sunspear").quietly()
    game.attacks(1, "power", "tywin-lannister").undefended().quietly()
    assert game.state.power["seat-2"] == 4, "one for the unopposed challenge, one by claim"


@does("dorans-game")
def power_for_used_plots() -> None:
    game = (
        Scenario()
        .table(1, "the-red-viper")
        .hand(1, "dorans-game")
        .gold(1, 1)
        .used(1, 3)
        .challenges(1)
        .attacks(1, "intrigue", "the-red-viper")
    )
    assert game.undefended().uses(1, "dorans-game").state.power["seat-1"] >= 3


@does_not("dorans-game")
def not_by_four_and_not_without_used_plots() -> None:
    game = (
        Scenario()
        .table(1, "arianne-martell")
        .hand(1, "dorans-game")
        .gold(1, 1)
        .used(1, 3)
        .challenges(1)
        .attacks(1, "intrigue", "arianne-martell")
    )
    assert not game.undefended().offers(1, "dorans-game")
    game = (
        Scenario()
        .table(1, "the-red-viper")
        .hand(1, "dorans-game")
        .gold(1, 1)
        .challenges(1)
        .attacks(1, "intrigue", "the-red-viper")
    )
    assert not game.undefended().offers(1, "dorans-game")


@does("unbowed-unbent-unbroken")
def the_winner_cannot_initiate_that_type() -> None:
    game = (
        Scenario().first(2).hand(1, "unbowed-unbent-unbroken").table(2, "robb-stark", "bastard-in-hiding").challenges(2)
    )
    game.attacks(2, "military", "robb-stark").undefended().uses(1, "unbowed-unbent-unbroken").chooses(
        1, "power"
    ).quietly("nothing")
    assert len(game.state.fought) == 1


@does_not("unbowed-unbent-unbroken")
def not_as_first_player_and_not_other_types() -> None:
    game = Scenario().first(1).hand(1, "unbowed-unbent-unbroken").table(2, "robb-stark").challenges(2)
    assert not game.attacks(2, "military", "robb-stark").undefended().offers(1, "unbowed-unbent-unbroken")
    game = (
        Scenario().first(2).hand(1, "unbowed-unbent-unbroken").table(2, "robb-stark", "bastard-in-hiding").challenges(2)
    )
    game.attacks(2, "military", "robb-stark").undefended().uses(1, "unbowed-unbent-unbroken").chooses(
        1, "intrigue"
    ).quietly()
    game.attacks(2, "power", "bastard-in-hiding")
    assert len(game.state.fought) == 2


@does("confinement")
def takes_all_icons() -> None:
    game = (
        Scenario()
        .hand(1, "confinement")
        .gold(1, 1)
        .table(2, "tyrion-lannister", "left")
        .challenges(2)
        .uses(1, "confinement")
    )
    game.chooses(1, "tyrion-lannister")
    assert game.icons("tyrion-lannister") == ""


@does_not("confinement")
def not_the_strong() -> None:
    assert (
        not Scenario().hand(1, "confinement").gold(1, 1).table(2, "robb-stark").challenges(2).offers(1, "confinement")
    )
