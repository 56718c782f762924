"""House Targaryen."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("braided-warrior", "m", 3)
reducer("targaryen-loyalist", 1, "drogon", "plaza-of-punishment", 3, 3)
reducer("illyrios-estate", 1, "plaza-of-punishment", "arya-stark", 3, 3)


@does("braided-warrior")
def may_have_weapons() -> None:
    assert Scenario().table(1, "braided-warrior").hand(1, "drogos-arakh").marshals(1, gold=2).offers(1, "drogos-arakh")


@does_not("braided-warrior")
def no_other_attachments() -> None:
    assert (
        not Scenario().table(1, "braided-warrior").hand(1, "little-bird").marshals(1, gold=1).offers(1, "little-bird")
    )


@does("daenerys-targaryen")
def weakens_those_who_fight_against_me() -> None:
    game = (
        Scenario().table(1, "daenerys-targaryen").table(2, "robb-stark").challenges(2).attacks(2, "power", "robb-stark")
    )
    game.quietly("use-renown")
    assert game.strength("robb-stark") == 4


@does_not("daenerys-targaryen")
def not_kneeling_and_not_in_challenges_of_others() -> None:
    game = (
        Scenario()
        .table(1, "daenerys-targaryen/k")
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "power", "robb-stark")
    )
    assert game.quietly("use-renown").strength("robb-stark") == 5
    game = (
        Scenario(3)
        .table(1, "daenerys-targaryen")
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "power", "robb-stark", against=3)
    )
    assert game.quietly("use-renown").strength("robb-stark") == 5


@does("drogon")
def gives_stormborn_renown() -> None:
    assert Scenario().table(1, "drogon", "daenerys-targaryen").challenges(1).has("daenerys-targaryen", "renown")


@does_not("drogon")
def not_others() -> None:
    game = Scenario().table(1, "drogon", "magister-illyrio").table(2, "daenerys-targaryen").challenges(1)
    assert not game.has("daenerys-targaryen", "renown")
    assert not game.has("magister-illyrio", "renown")


@does("khal-drogo")
def one_more_military_challenge() -> None:
    game = (
        Scenario()
        .table(1, "khal-drogo", "braided-warrior")
        .challenges(1)
        .attacks(1, "military", "braided-warrior")
        .quietly()
    )
    game.attacks(1, "military", "khal-drogo")
    assert len(game.state.fought) == 2


@does_not("khal-drogo")
def not_power() -> None:
    game = Scenario().table(1, "khal-drogo", "viserion").challenges(1).attacks(1, "power", "viserion").quietly()
    game.cannot_attack(1, "power", "khal-drogo", rule="CG-CHAL-02")


@does("magister-illyrio")
def stands_a_character() -> None:
    game = (
        Scenario()
        .table(1, "magister-illyrio")
        .gold(1, 2)
        .table(2, "robb-stark/k")
        .window("draw")
        .uses(1, "magister-illyrio")
    )
    assert not game.chooses(1, "robb-stark").kneels("robb-stark")


@does_not("magister-illyrio")
def once_a_phase_for_two_gold() -> None:
    game = (
        Scenario()
        .table(1, "magister-illyrio")
        .gold(1, 9)
        .table(2, "robb-stark/k", "left/k")
        .window("draw")
        .uses(1, "magister-illyrio")
    )
    assert not game.chooses(1, "left").offers(1, "magister-illyrio")


@does("rhaegal")
def stands_a_stormborn() -> None:
    game = (
        Scenario()
        .table(1, "rhaegal", "daenerys-targaryen")
        .challenges(1)
        .attacks(1, "intrigue", "daenerys-targaryen")
        .undefended()
    )
    assert not game.uses(1, "rhaegal").chooses(1, "daenerys-targaryen").kneels("daenerys-targaryen")


@does_not("rhaegal")
def not_without_a_stormborn_taking_part() -> None:
    game = (
        Scenario()
        .table(1, "rhaegal", "daenerys-targaryen/k")
        .challenges(1)
        .attacks(1, "intrigue", "rhaegal")
        .undefended()
    )
    assert not game.offers(1, "rhaegal")


@does("ser-jorah-mormont")
def three_betrayals_and_he_is_gone() -> None:
    game = (
        Scenario()
        .table(1, "ser-jorah-mormont", "khal-drogo/k")
        .plot(1, "a-storm-of-swords")
        .table(1, "magister-illyrio")
        .gold(1, 2)
        .challenges(1)
    )
    game.attacks(1, "military", "ser-jorah-mormont").undefended().passes()
    assert game.card("ser-jorah-mormont").count("betrayal") == 1
    state = Scenario().table(1, "ser-jorah-mormont")
    name = next(each for each in state.state.cards if each.startswith("ser-jorah"))
    state.state.cards[name] = type(state.state.cards[name])(
        name, "ser-jorah-mormont", "seat-1", "seat-1", tokens=(("betrayal", 2),)
    )
    game = state.challenges(1).attacks(1, "military", "ser-jorah-mormont").undefended().quietly("nothing")
    assert game.discard(1) == ["ser-jorah-mormont"]
    assert game.power(1) == 1, "no renown: he was gone before"


@does_not("ser-jorah-mormont")
def not_when_he_stays_home() -> None:
    game = (
        Scenario()
        .table(1, "ser-jorah-mormont", "drogon")
        .challenges(1)
        .attacks(1, "military", "drogon")
        .undefended()
        .quietly()
    )
    assert game.card("ser-jorah-mormont").tokens == ()


@does("viserion")
def gives_stormborn_stealth() -> None:
    assert Scenario().table(1, "viserion", "daenerys-targaryen").challenges(1).has("daenerys-targaryen", "stealth")


@does_not("viserion")
def not_those_of_others() -> None:
    game = Scenario().table(1, "viserion", "magister-illyrio").table(2, "daenerys-targaryen").challenges(1)
    assert not game.has("daenerys-targaryen", "stealth")
    assert not game.has("magister-illyrio", "stealth")


@does("viserys-targaryen")
def takes_an_attachment_with_him() -> None:
    game = (
        Scenario()
        .table(1, "viserys-targaryen/k")
        .table(2, "robb-stark", "ice>robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
    )
    game.undefended().says(2, "pass").uses(1, "viserys-targaryen").chooses(1, "ice")
    assert game.discard(2) == ["ice"]
    game = (
        Scenario()
        .table(1, "viserys-targaryen")
        .table(2, "robb-stark", "ice>robb-stark")
        .reveals(_1="marched-to-the-wall")
    )
    game.chooses(1, "viserys-targaryen").chooses(2, "robb-stark").uses(1, "viserys-targaryen").chooses(1, "ice")
    assert game.discard(2) == ["ice", "robb-stark"], "however he leaves"


@does_not("viserys-targaryen")
def not_without_attachments_or_saved() -> None:
    game = (
        Scenario()
        .table(1, "viserys-targaryen/k")
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
    )
    assert not game.undefended().offers(1, "viserys-targaryen")
    game = (
        Scenario()
        .table(1, "viserys-targaryen/k/d")
        .table(2, "robb-stark", "ice>robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
    )
    game.undefended().says(2, "pass").uses(1, "viserys-targaryen")
    assert game.in_play("viserys-targaryen")
    assert not game.offers(1, "viserys-targaryen")


@does("handmaiden")
def stands_a_lady() -> None:
    game = (
        Scenario().table(1, "handmaiden").table(2, "sansa-stark/k", "robb-stark/k").window("draw").uses(1, "handmaiden")
    )
    assert game.options(1) == ["sansa-stark"]
    assert not game.chooses(1, "sansa-stark").kneels("sansa-stark")


@does_not("handmaiden")
def not_the_men() -> None:
    assert not Scenario().table(1, "handmaiden", "robb-stark/k", "sansa-stark").window("draw").offers(1, "handmaiden")


@does("unsullied")
def defenders_are_weaker() -> None:
    game = (
        Scenario()
        .table(1, "unsullied")
        .table(2, "left", "right/k")
        .challenges(1)
        .attacks(1, "military", "unsullied")
        .defends(2, "left")
    )
    game.quietly("military-claim")
    assert game.strength("left") == 2, "Right stands beside him: 2 + 1 - 1"


@does_not("unsullied")
def not_when_they_defend() -> None:
    game = (
        Scenario()
        .table(1, "unsullied")
        .table(2, "ghost")
        .challenges(2)
        .attacks(2, "military", "ghost")
        .defends(1, "unsullied")
    )
    game.quietly("nothing")
    assert game.totals() == [(3, 3)]


@does("drogos-arakh")
def two_strength_and_drogo_attacks_standing_once() -> None:
    game = (
        Scenario()
        .table(1, "khal-drogo", "drogos-arakh>khal-drogo")
        .challenges(1)
        .attacks(1, "military", "khal-drogo")
        .undefended()
        .quietly()
    )
    assert game.strength("khal-drogo") == 7
    assert not game.kneels("khal-drogo")
    game.attacks(1, "military", "khal-drogo").quietly("use-renown")
    assert game.kneels("khal-drogo"), "only in the first military challenge"


@does_not("drogos-arakh")
def others_kneel_and_only_dothraki_have_it() -> None:
    game = (
        Scenario()
        .table(1, "braided-warrior", "drogos-arakh>braided-warrior")
        .challenges(1)
        .attacks(1, "military", "braided-warrior")
    )
    assert game.quietly("nothing").kneels("braided-warrior")
    assert not Scenario().table(1, "unsullied").hand(1, "drogos-arakh").marshals(1, gold=2).offers(1, "drogos-arakh")


@does("plaza-of-punishment")
def two_less_and_death_at_zero() -> None:
    game = (
        Scenario()
        .table(1, "plaza-of-punishment", "viserion")
        .table(2, "left/k", "ghost/k")
        .challenges(1)
        .attacks(1, "power", "viserion")
    )
    game.undefended().uses(1, "plaza-of-punishment").chooses(1, "left")
    assert game.dead(2) == ["left"]
    game = (
        Scenario()
        .table(1, "plaza-of-punishment", "viserion", "drogon")
        .table(2, "ghost/k")
        .challenges(1)
        .attacks(1, "power", "viserion")
    )
    game.undefended().uses(1, "plaza-of-punishment").chooses(1, "ghost").quietly()
    assert game.strength("ghost") == 1


@does_not("plaza-of-punishment")
def not_with_attachments_and_not_in_military() -> None:
    game = (
        Scenario()
        .table(1, "plaza-of-punishment/k", "viserion")
        .table(2, "left/k")
        .challenges(1)
        .attacks(1, "power", "viserion")
    )
    assert not game.undefended().offers(1, "plaza-of-punishment")
    game = (
        Scenario()
        .table(1, "plaza-of-punishment", "viserion")
        .table(2, "arya-stark/k", "little-bird>arya-stark")
        .challenges(1)
    )
    game.attacks(1, "power", "viserion").undefended().uses(1, "plaza-of-punishment")
    assert game.options(1) == ["viserion"]
    game = (
        Scenario()
        .table(1, "plaza-of-punishment", "viserion")
        .table(2, "left/k")
        .challenges(1)
        .attacks(1, "military", "viserion")
    )
    assert not game.undefended().offers(1, "plaza-of-punishment")


@does("dothraki-sea")
def a_dothraki_for_the_phase() -> None:
    game = (
        Scenario()
        .table(1, "dothraki-sea", "viserion")
        .hand(1, "khal-drogo", "drogon")
        .challenges(1)
        .attacks(1, "power", "viserion")
    )
    game.undefended().uses(1, "dothraki-sea")
    assert game.options(1) == ["khal-drogo"]
    game.chooses(1, "khal-drogo")
    assert game.in_play("khal-drogo")
    game.quietly("nothing")
    assert game.hand(1) == ["drogon", "khal-drogo"]


@does_not("dothraki-sea")
def not_in_other_challenges_and_not_without_a_dothraki() -> None:
    game = (
        Scenario()
        .table(1, "dothraki-sea", "viserion")
        .hand(1, "khal-drogo")
        .challenges(1)
        .attacks(1, "military", "viserion")
        .undefended()
    )
    assert not game.offers(1, "dothraki-sea")
    game = (
        Scenario()
        .table(1, "dothraki-sea", "viserion")
        .hand(1, "drogon")
        .challenges(1)
        .attacks(1, "power", "viserion")
        .undefended()
    )
    assert not game.offers(1, "dothraki-sea")


@does("dracarys")
def four_less_and_death_at_zero() -> None:
    game = (
        Scenario()
        .table(1, "daenerys-targaryen")
        .hand(1, "dracarys")
        .gold(1, 1)
        .table(2, "ghost", "left")
        .challenges(2)
        .attacks(2, "military", "ghost")
    )
    game.uses(1, "dracarys").chooses(1, "daenerys-targaryen").chooses(1, "ghost")
    assert game.dead(2) == ["ghost"]
    assert game.kneels("daenerys-targaryen")


@does_not("dracarys")
def not_without_dragon_and_not_outside() -> None:
    scenario = Scenario().table(1, "magister-illyrio", "drogon/k").hand(1, "dracarys").gold(1, 1).table(2, "ghost")
    assert not scenario.challenges(2).attacks(2, "military", "ghost").offers(1, "dracarys")
    assert (
        not Scenario()
        .table(1, "drogon")
        .hand(1, "dracarys")
        .gold(1, 1)
        .table(2, "ghost")
        .challenges(2)
        .offers(1, "dracarys")
    )


@does_not("dracarys")
def not_by_kneeling_what_is_theirs() -> None:
    """Daenerys and the dragon are the opponent's."""
    theirs = Scenario().table(2, "daenerys-targaryen", "drogon", "ghost").hand(1, "dracarys").gold(1, 1)
    assert not theirs.challenges(2).attacks(2, "military", "ghost").offers(1, "dracarys")


@does("fire-and-blood")
def a_dead_targaryen_goes_into_the_deck_or_a_hatchling_into_play() -> None:
    game = (
        Scenario()
        .hand(1, "fire-and-blood")
        .gold(1, 1)
        .dead(1, "khal-drogo")
        .challenges(1)
        .uses(1, "fire-and-blood")
        .chooses(1, "khal-drogo")
    )
    assert "khal-drogo" in game.deck(1)
    game = (
        Scenario()
        .hand(1, "fire-and-blood")
        .gold(1, 1)
        .dead(1, "drogon")
        .challenges(1)
        .uses(1, "fire-and-blood")
        .chooses(1, "drogon")
        .says(1, True)
    )
    assert game.in_play("drogon")
    game = (
        Scenario()
        .hand(1, "fire-and-blood")
        .gold(1, 1)
        .dead(1, "drogon")
        .challenges(1)
        .uses(1, "fire-and-blood")
        .chooses(1, "drogon")
        .says(1, False)
    )
    assert "drogon" in game.deck(1)


@does_not("fire-and-blood")
def not_other_cards() -> None:
    scenario = Scenario().hand(1, "fire-and-blood").gold(1, 1).dead(1, "handmaiden", "robb-stark").dead(2, "drogon")
    assert not scenario.challenges(1).offers(1, "fire-and-blood")


@does("waking-the-dragon")
def stands_and_returns_at_the_end() -> None:
    game = (
        Scenario()
        .table(1, "daenerys-targaryen/k")
        .hand(1, "waking-the-dragon")
        .challenges(1)
        .uses(1, "waking-the-dragon")
    )
    game.chooses(1, "daenerys-targaryen")
    assert not game.kneels("daenerys-targaryen")
    assert game.initiates_none(1).hand(1) == ["daenerys-targaryen"]


@does("waking-the-dragon")
def a_standing_one_may_be_chosen_and_a_duplicate_saves() -> None:
    game = (
        Scenario()
        .table(1, "drogon/d")
        .hand(1, "waking-the-dragon")
        .window("draw")
        .uses(1, "waking-the-dragon")
        .chooses(1, "drogon")
    )
    game.uses(1, "drogon")
    assert game.in_play("drogon")


@does_not("waking-the-dragon")
def not_who_is_not_unique_or_of_another_house() -> None:
    scenario = Scenario().table(1, "handmaiden/k", "robb-stark/k").table(2, "drogon/k").hand(1, "waking-the-dragon")
    assert not scenario.window("draw").offers(1, "waking-the-dragon")
