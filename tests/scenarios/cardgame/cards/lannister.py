"""House Lannister."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("grand-maester-pycelle", "ip", 2)
plain("burned-men", "m", 2)
plain("lannisport-moneylender", "i", 2)
reducer("lannisport-merchant", 1, "joffrey-baratheon", "lannisport", 3, 3)
reducer("western-fiefdom", 1, "lannisport", "arya-stark", 3, 3)


@does("grand-maester-pycelle")
def draws_with_insight() -> None:
    game = (
        Scenario()
        .table(1, "grand-maester-pycelle")
        .challenges(1)
        .attacks(1, "intrigue", "grand-maester-pycelle")
        .undefended()
    )
    assert len(game.quietly("nothing").hand(1)) == 1


@does("burned-men")
def come_by_ambush() -> None:
    game = Scenario().hand(1, "burned-men").gold(1, 2).challenges(1).uses(1, "burned-men")
    assert game.in_play("burned-men")
    assert game.gold(1) == 0


@does("lannisport-moneylender")
def one_more_gold() -> None:
    assert Scenario().table(1, "lannisport-moneylender").income(1).gold(1) == 5


@does_not("lannisport-moneylender")
def one_limited_card_a_round() -> None:
    game = (
        Scenario()
        .hand(1, "lannisport-moneylender", "the-roseroad")
        .marshals(1, gold=5)
        .uses(1, "lannisport-moneylender")
    )
    assert not game.offers(1, "the-roseroad")


@does("cersei-lannister")
def one_more_intrigue_claim() -> None:
    game = (
        Scenario()
        .table(1, "cersei-lannister")
        .hand(2, "ice", "ghost", "left")
        .challenges(1)
        .attacks(1, "intrigue", "cersei-lannister")
    )
    assert len(game.undefended().quietly("nothing").discard(2)) == 2


@does_not("cersei-lannister")
def not_when_another_attacks_or_in_power() -> None:
    game = Scenario().table(1, "cersei-lannister", "tyrion-lannister").hand(2, "ice", "ghost", "left").challenges(1)
    game.attacks(1, "intrigue", "tyrion-lannister").undefended().quietly()
    assert len(game.discard(2)) == 1
    game.attacks(1, "power", "cersei-lannister").undefended().quietly("nothing")
    assert len(game.discard(2)) == 1


@does("joffrey-baratheon")
def gains_power_when_lords_and_ladies_die() -> None:
    game = (
        Scenario()
        .table(1, "ghost", "joffrey-baratheon")
        .table(2, "arya-stark/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert game.undefended().uses(1, "joffrey-baratheon").card("joffrey-baratheon").power == 1


@does_not("joffrey-baratheon")
def not_for_others_or_the_saved() -> None:
    game = (
        Scenario()
        .table(1, "ghost", "joffrey-baratheon")
        .table(2, "left/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert not game.undefended().offers(1, "joffrey-baratheon")
    game = (
        Scenario()
        .table(1, "ghost", "joffrey-baratheon")
        .table(2, "arya-stark/k/d")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    game.undefended().uses(2, "arya-stark")
    assert not game.offers(1, "joffrey-baratheon")


@does("ser-jaime-lannister")
def attacks_standing_with_renown() -> None:
    game = Scenario().table(1, "ser-jaime-lannister").challenges(1).attacks(1, "military", "ser-jaime-lannister")
    game.undefended().quietly("use-renown")
    assert not game.kneels("ser-jaime-lannister")
    assert game.options(1) == ["ser-jaime-lannister"]


@does_not("ser-jaime-lannister")
def not_in_intrigue() -> None:
    game = (
        Scenario()
        .table(1, "ser-jaime-lannister")
        .challenges(1)
        .attacks(1, "intrigue", "ser-jaime-lannister")
        .undefended()
    )
    assert game.quietly("use-renown").kneels("ser-jaime-lannister")
    assert game.card("ser-jaime-lannister").power == 0


@does("the-tickler")
def discards_the_top_card_and_a_copy() -> None:
    game = (
        Scenario()
        .table(1, "the-tickler")
        .deck(2, "ghost")
        .table(2, "ghost")
        .window("dominance")
        .uses(1, "the-tickler")
        .chooses(1, "ghost")
    )
    assert game.discard(2) == ["ghost", "ghost"]


@does_not("the-tickler")
def need_not_and_not_other_cards() -> None:
    game = (
        Scenario().table(1, "the-tickler").deck(2, "ghost").table(2, "ghost").window("dominance").uses(1, "the-tickler")
    )
    game.says(1, ())
    assert game.in_play("ghost")
    game = (
        Scenario().table(1, "the-tickler").deck(2, "ice").table(2, "ghost").window("dominance").uses(1, "the-tickler")
    )
    assert game.in_play("ghost")
    assert not Scenario().table(1, "the-tickler").window("draw").offers(1, "the-tickler")


@does("tyrion-lannister")
def gold_for_intrigue_whoever_begins_it() -> None:
    game = Scenario().table(1, "tyrion-lannister").table(2, "lannisport-moneylender").challenges(2)
    assert game.attacks(2, "intrigue", "lannisport-moneylender").uses(1, "tyrion-lannister").gold(1) == 2


@does_not("tyrion-lannister")
def not_for_other_types() -> None:
    game = Scenario().table(1, "tyrion-lannister").challenges(1).attacks(1, "power", "tyrion-lannister")
    assert not game.offers(1, "tyrion-lannister")


@does("tywin-lannister")
def stronger_for_gold() -> None:
    assert Scenario().table(1, "tywin-lannister").gold(1, 3).challenges(1).strength("tywin-lannister") == 9
    assert Scenario().table(1, "tywin-lannister").income(1).gold(1) == 6


@does_not("tywin-lannister")
def not_for_the_gold_of_others() -> None:
    assert Scenario().table(1, "tywin-lannister").gold(2, 3).challenges(1).strength("tywin-lannister") == 6


@does("gold-cloaks")
def ambushed_they_go_when_the_phase_ends() -> None:
    game = Scenario().hand(1, "gold-cloaks").gold(1, 2).challenges(1).uses(1, "gold-cloaks").quietly("nothing")
    assert game.discard(1) == ["gold-cloaks"]


@does_not("gold-cloaks")
def marshaled_they_stay() -> None:
    game = Scenario().hand(1, "gold-cloaks").marshals(1, gold=4).uses(1, "gold-cloaks").quietly("nothing").ends()
    assert game.in_play("gold-cloaks")


@does("the-queens-assassin")
def kills_somebody_of_who_has_fewer_cards() -> None:
    game = Scenario().hand(1, "the-queens-assassin", "ice").gold(1, 4).table(2, "left", "ghost").challenges(1)
    game.uses(1, "the-queens-assassin").uses(1, "the-queens-assassin").chooses(2, "left")
    assert game.dead(2) == ["left"]


@does_not("the-queens-assassin")
def not_when_hands_are_equal_or_marshaled() -> None:
    game = Scenario().hand(1, "the-queens-assassin", "ice").hand(2, "ice").gold(1, 4).table(2, "left").challenges(1)
    assert not game.uses(1, "the-queens-assassin").offers(1, "the-queens-assassin")
    game = Scenario().hand(1, "the-queens-assassin", "ice").table(2, "left").marshals(1, gold=2)
    assert not game.uses(1, "the-queens-assassin").offers(1, "the-queens-assassin")


@does("widows-wail")
def two_strength_and_military_for_joffrey() -> None:
    game = (
        Scenario().table(1, "joffrey-baratheon").hand(1, "widows-wail").gold(1, 1).challenges(1).uses(1, "widows-wail")
    )
    game.chooses(1, "joffrey-baratheon")
    assert game.strength("joffrey-baratheon") == 5
    assert game.icons("joffrey-baratheon") == "mp"


@does_not("widows-wail")
def no_icon_for_others() -> None:
    game = Scenario().table(1, "cersei-lannister", "widows-wail>cersei-lannister").challenges(1)
    assert game.icons("cersei-lannister") == "ip"


@does("casterly-rock")
def one_more_intrigue_challenge() -> None:
    game = Scenario().table(1, "casterly-rock", "tyrion-lannister", "cersei-lannister").challenges(1)
    game.attacks(1, "intrigue", "tyrion-lannister").undefended().quietly().attacks(1, "intrigue", "cersei-lannister")
    assert len(game.state.fought) == 2


@does_not("casterly-rock")
def not_of_other_types() -> None:
    game = Scenario().table(1, "casterly-rock", "tyrion-lannister", "cersei-lannister").challenges(1)
    game.attacks(1, "power", "tyrion-lannister").undefended().quietly().cannot_attack(
        1, "power", "cersei-lannister", rule="CG-CHAL-02"
    )


@does("lannisport")
def a_card_for_intrigue() -> None:
    game = (
        Scenario()
        .table(1, "lannisport", "tyrion-lannister")
        .challenges(1)
        .attacks(1, "intrigue", "tyrion-lannister")
        .undefended()
    )
    assert len(game.uses(1, "lannisport").hand(1)) == 1


@does_not("lannisport")
def not_for_power_or_a_lost_one() -> None:
    game = (
        Scenario()
        .table(1, "lannisport", "tyrion-lannister")
        .challenges(1)
        .attacks(1, "power", "tyrion-lannister")
        .undefended()
    )
    assert not game.offers(1, "lannisport")
    game = (
        Scenario()
        .table(1, "lannisport")
        .table(2, "tyrion-lannister")
        .challenges(2)
        .attacks(2, "intrigue", "tyrion-lannister")
        .undefended()
    )
    assert not game.offers(1, "lannisport")


@does("hear-me-roar")
def brings_a_lannister_for_the_phase() -> None:
    game = (
        Scenario().hand(1, "hear-me-roar", "tywin-lannister", "ghost").gold(1, 1).challenges(1).uses(1, "hear-me-roar")
    )
    assert game.options(1) == ["tywin-lannister"]
    game.chooses(1, "tywin-lannister").attacks(1, "military", "tywin-lannister").undefended().quietly("nothing")
    assert game.discard(1) == ["hear-me-roar", "tywin-lannister"]


@does_not("hear-me-roar")
def no_save_and_not_without_a_lannister_character() -> None:
    assert not Scenario().hand(1, "hear-me-roar", "ghost").gold(1, 1).challenges(1).offers(1, "hear-me-roar")
    game = Scenario().table(1, "tyrion-lannister").hand(1, "hear-me-roar", "tyrion-lannister").gold(1, 1).window("draw")
    game.uses(1, "hear-me-roar").chooses(1, "tyrion-lannister").quietly("nothing")
    assert game.in_play("tyrion-lannister")
    assert game.discard(1) == ["hear-me-roar", "tyrion-lannister"], "it was a duplicate, and goes (CG-RULE-74)"


@does("the-things-i-do-for-love")
def returns_a_character_for_its_cost() -> None:
    game = (
        Scenario()
        .table(1, "tyrion-lannister")
        .hand(1, "the-things-i-do-for-love")
        .gold(1, 4)
        .table(2, "ghost", "robb-stark")
        .challenges(1)
    )
    game.uses(1, "the-things-i-do-for-love").says(1, 4)
    assert game.options(1) == ["ghost"]
    assert game.chooses(1, "ghost").hand(2) == ["ghost"]


@does_not("the-things-i-do-for-love")
def not_without_lord_or_gold() -> None:
    scenario = Scenario().table(1, "the-tickler").hand(1, "the-things-i-do-for-love").gold(1, 9).table(2, "ghost")
    assert not scenario.challenges(1).offers(1, "the-things-i-do-for-love")
    scenario = Scenario().table(1, "tyrion-lannister").hand(1, "the-things-i-do-for-love").gold(1, 3).table(2, "ghost")
    assert not scenario.challenges(1).offers(1, "the-things-i-do-for-love")


@does("treachery")
def cancels_an_ability() -> None:
    game = (
        Scenario()
        .table(1, "tyrion-lannister")
        .hand(1, "treachery")
        .gold(1, 1)
        .table(2, "edric-dayne")
        .gold(2, 1)
        .window("draw")
    )
    game.uses(2, "edric-dayne").chooses(2, "power").uses(1, "treachery")
    assert "Modified" not in game.happened()
    assert game.gold(2) == 0


@does_not("treachery")
def not_without_a_unique_lannister() -> None:
    game = (
        Scenario()
        .table(1, "burned-men")
        .hand(1, "treachery")
        .gold(1, 1)
        .table(2, "edric-dayne")
        .gold(2, 1)
        .window("draw")
    )
    assert not game.uses(2, "edric-dayne").chooses(2, "power").offers(1, "treachery")
