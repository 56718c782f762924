"""House Greyjoy."""

from maester.games.cardgame.events import InitiativeWon
from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("maester-wendamyr", "p", 2)
plain("black-winds-crew", "mp", 3)
plain("salty-navigator", "m", 2)
reducer("iron-islands-fishmonger", 1, "theon-greyjoy", "throwing-axe", 4, 1)
reducer("sea-tower", 1, "great-kraken", "arya-stark", 3, 3)


@does("maester-wendamyr")
def passes_by_with_stealth() -> None:
    game = Scenario().table(1, "maester-wendamyr").table(2, "robb-stark", "bastard-in-hiding").challenges(1)
    game.attacks(1, "power", "maester-wendamyr", maester_wendamyr="robb-stark").cannot_defend(
        2, "robb-stark", rule="CG-KEYWORD-STEALTH-02"
    )


@does("black-winds-crew")
def pillages() -> None:
    game = (
        Scenario()
        .table(1, "black-winds-crew")
        .deck(2, "ice")
        .challenges(1)
        .attacks(1, "military", "black-winds-crew")
        .undefended()
    )
    assert game.quietly("nothing").discard(2) == ["ice"]


@does("salty-navigator")
def adds_initiative() -> None:
    scenario = (
        Scenario().table(1, "salty-navigator").first(2).plots(1, "the-winds-of-winter").plots(2, "the-winds-of-winter")
    )
    game = scenario.phase("plot").says(1, "the-winds-of-winter").says(2, "the-winds-of-winter").asks(1, "first-player")
    assert game.told(InitiativeWon)[0].initiative == {"seat-1": 5, "seat-2": 4}


@does("aeron-damphair")
def an_ironborn_returns_from_the_dead() -> None:
    game = (
        Scenario()
        .table(1, "aeron-damphair")
        .dead(1, "theon-greyjoy", "drowned-men")
        .phase("dominance")
        .uses(1, "aeron-damphair")
    )
    assert game.options(1) == ["theon-greyjoy"]
    game.chooses(1, "theon-greyjoy")
    assert game.in_play("theon-greyjoy")
    assert game.dead(1) == ["drowned-men"]


@does_not("aeron-damphair")
def not_without_dominance_or_with_two_copies() -> None:
    assert (
        not Scenario()
        .table(1, "aeron-damphair/k")
        .gold(2, 9)
        .dead(1, "theon-greyjoy")
        .phase("dominance")
        .offers(1, "aeron-damphair")
    )
    game = Scenario().table(1, "aeron-damphair").dead(1, "theon-greyjoy", "theon-greyjoy").phase("dominance")
    assert not game.offers(1, "aeron-damphair")


@does("alannys-greyjoy")
def opponents_have_less_reserve() -> None:
    game = Scenario().table(1, "alannys-greyjoy").hand(2, *["ice"] * 7).phase("taxation").asks(2, "discard-to-reserve")
    assert game.question(2).least == 1


@does_not("alannys-greyjoy")
def not_while_another_is_first_and_not_for_oneself() -> None:
    Scenario().table(1, "alannys-greyjoy").first(2).hand(2, *["ice"] * 7).phase("taxation").ends()
    assert len(Scenario().table(1, "alannys-greyjoy").hand(1, *["ice"] * 7).phase("taxation").hand(1)) == 7


@does("asha-greyjoy")
def stands_after_an_unopposed_victory() -> None:
    game = (
        Scenario()
        .table(1, "asha-greyjoy")
        .challenges(1)
        .attacks(1, "military", "asha-greyjoy")
        .undefended()
        .uses(1, "asha-greyjoy")
    )
    assert not game.kneels("asha-greyjoy")


@does_not("asha-greyjoy")
def not_when_opposed_or_not_taking_part() -> None:
    game = (
        Scenario()
        .table(1, "asha-greyjoy", "ghost")
        .table(2, "left")
        .challenges(1)
        .attacks(1, "military", "asha-greyjoy")
        .defends(2, "left")
    )
    assert not game.offers(1, "asha-greyjoy")
    game = Scenario().table(1, "asha-greyjoy/k", "ghost").challenges(1).attacks(1, "military", "ghost").undefended()
    assert not game.offers(1, "asha-greyjoy")


@does("balon-greyjoy")
def weaker_defenders_contribute_nothing() -> None:
    game = (
        Scenario()
        .table(1, "balon-greyjoy")
        .table(2, "ghost", "theon-greyjoy")
        .challenges(1)
        .attacks(1, "military", "balon-greyjoy")
    )
    game.defends(2, "ghost", "theon-greyjoy").passes()
    assert game.state.challenge.unopposed  # type: ignore[union-attr]


@does_not("balon-greyjoy")
def equals_contribute_and_he_does_nothing_as_defender() -> None:
    game = (
        Scenario()
        .table(1, "balon-greyjoy")
        .table(2, "robb-stark", "ghost")
        .challenges(1)
        .attacks(1, "military", "balon-greyjoy")
    )
    game.defends(2, "robb-stark", "ghost").quietly("nothing")
    assert game.totals() == [(5, 5)]
    game = (
        Scenario()
        .table(1, "balon-greyjoy")
        .table(2, "ghost")
        .challenges(2)
        .attacks(2, "military", "ghost")
        .defends(1, "balon-greyjoy")
    )
    game.quietly("nothing")
    assert game.totals() == [(3, 5)]


@does("euron-crows-eye")
def takes_a_location_he_pillaged() -> None:
    game = (
        Scenario()
        .table(1, "euron-crows-eye")
        .deck(2, "the-wall")
        .challenges(1)
        .attacks(1, "military", "euron-crows-eye")
        .undefended()
    )
    game.quietly("use-pillage").chooses(1, "euron-crows-eye").uses(1, "euron-crows-eye").chooses(1, "the-wall")
    assert game.card("the-wall").controller == "seat-1"
    assert game.card("the-wall").owner == "seat-2"


@does_not("euron-crows-eye")
def not_for_the_pillage_of_another() -> None:
    game = Scenario().table(1, "euron-crows-eye/k", "black-winds-crew").deck(2, "the-wall").challenges(1)
    game.attacks(1, "military", "black-winds-crew").undefended().quietly("use-pillage").chooses(1, "black-winds-crew")
    assert not game.offers(1, "euron-crows-eye")
    assert game.discard(2) == ["the-wall"]


@does("theon-greyjoy")
def gains_power_unopposed() -> None:
    game = (
        Scenario()
        .table(1, "theon-greyjoy")
        .challenges(1)
        .attacks(1, "military", "theon-greyjoy")
        .undefended()
        .uses(1, "theon-greyjoy")
    )
    assert game.card("theon-greyjoy").power == 1


@does_not("theon-greyjoy")
def not_when_opposed() -> None:
    game = (
        Scenario()
        .table(1, "theon-greyjoy")
        .table(2, "left")
        .challenges(1)
        .attacks(1, "military", "theon-greyjoy")
        .defends(2, "left")
    )
    assert not game.offers(1, "theon-greyjoy")


@does("drowned-men")
def stronger_for_warships() -> None:
    assert (
        Scenario().table(1, "drowned-men", "iron-fleet-scout", "great-kraken").challenges(1).strength("drowned-men")
        == 5
    )


@does_not("drowned-men")
def not_for_other_locations_or_ships_of_others() -> None:
    game = Scenario().table(1, "drowned-men", "sea-tower").table(2, "iron-fleet-scout").challenges(1)
    assert game.strength("drowned-men") == 3


@does("lordsport-shipwright")
def kneels_a_cheap_location() -> None:
    game = (
        Scenario()
        .table(1, "lordsport-shipwright")
        .table(2, "great-kraken", "the-wall")
        .marshals(1)
        .uses(1, "lordsport-shipwright")
    )
    assert game.options(1) == ["great-kraken"], "cost 3 as first player"
    assert game.chooses(1, "great-kraken").kneels("great-kraken")


@does_not("lordsport-shipwright")
def not_cost_3_for_others_and_nobody_who_kneels() -> None:
    scenario = Scenario().first(2).table(1, "lordsport-shipwright").table(2, "great-kraken", "sea-tower/k")
    assert not scenario.marshals(1).offers(1, "lordsport-shipwright")


@does("throwing-axe")
def kills_a_defender() -> None:
    game = Scenario().table(1, "asha-greyjoy", "throwing-axe>asha-greyjoy").table(2, "left", "ghost/k").challenges(1)
    game.attacks(1, "military", "asha-greyjoy").defends(2, "left").uses(1, "throwing-axe")
    assert game.options(1) == ["left"]
    game.chooses(1, "left")
    assert game.dead(2)[0] == "left"
    assert game.discard(1) == ["throwing-axe"]


@does_not("throwing-axe")
def not_undefended_and_only_ironborn_have_it() -> None:
    game = Scenario().table(1, "asha-greyjoy", "throwing-axe>asha-greyjoy").table(2, "left").challenges(1)
    assert not game.attacks(1, "military", "asha-greyjoy").undefended().offers(1, "throwing-axe")
    assert not Scenario().table(1, "robb-stark").hand(1, "throwing-axe").marshals(1, gold=1).offers(1, "throwing-axe")


@does("great-kraken")
def a_card_or_power_and_stealth_for_balon() -> None:
    game = Scenario().table(1, "great-kraken", "balon-greyjoy").challenges(1)
    assert game.has("balon-greyjoy", "stealth")
    game.attacks(1, "military", "balon-greyjoy").undefended().uses(1, "great-kraken").says(1, 0)
    assert len(game.hand(1)) == 1
    game = Scenario().table(1, "great-kraken", "ghost").challenges(1).attacks(1, "military", "ghost").undefended()
    assert game.uses(1, "great-kraken").says(1, 1).quietly("nothing").power(1) == 2


@does_not("great-kraken")
def not_when_opposed_and_no_stealth_for_others() -> None:
    game = Scenario().table(1, "great-kraken", "robb-stark").table(2, "left", "balon-greyjoy").challenges(1)
    assert not game.has("balon-greyjoy", "stealth")
    assert not game.attacks(1, "military", "robb-stark").defends(2, "left").offers(1, "great-kraken")


@does("iron-fleet-scout")
def strengthens_a_greyjoy() -> None:
    for first, strength in ((1, 5), (2, 4)):
        game = (
            Scenario()
            .first(first)
            .table(1, "iron-fleet-scout", "theon-greyjoy")
            .challenges(1)
            .attacks(1, "military", "theon-greyjoy")
        )
        assert game.uses(1, "iron-fleet-scout").chooses(1, "theon-greyjoy").strength("theon-greyjoy") == strength


@does_not("iron-fleet-scout")
def not_others_and_only_until_the_challenge_ends() -> None:
    game = (
        Scenario().table(1, "iron-fleet-scout", "ghost", "theon-greyjoy").challenges(1).attacks(1, "military", "ghost")
    )
    assert not game.offers(1, "iron-fleet-scout")
    game = (
        Scenario()
        .table(1, "iron-fleet-scout", "theon-greyjoy", "balon-greyjoy")
        .challenges(1)
        .attacks(1, "military", "theon-greyjoy")
    )
    game.uses(1, "iron-fleet-scout").chooses(1, "theon-greyjoy").quietly()
    assert game.strength("theon-greyjoy") == 3


@does("risen-from-the-sea")
def saves_and_stays() -> None:
    game = Scenario().table(1, "ghost").table(2, "theon-greyjoy/k").hand(2, "risen-from-the-sea").challenges(1)
    game.attacks(1, "military", "ghost").undefended().uses(2, "risen-from-the-sea")
    assert game.strength("theon-greyjoy") == 4
    assert game.card("theon-greyjoy").attachments == (game.name("risen-from-the-sea"),)


@does_not("risen-from-the-sea")
def not_others_and_not_from_discard() -> None:
    game = Scenario().table(1, "ghost").table(2, "robb-stark/k").hand(2, "risen-from-the-sea").challenges(1)
    assert not game.attacks(1, "military", "ghost").undefended().offers(2, "risen-from-the-sea")
    game = (
        Scenario()
        .table(1, "varys")
        .table(2, "theon-greyjoy")
        .hand(2, "risen-from-the-sea")
        .phase("dominance")
        .uses(1, "varys")
    )
    assert not game.offers(2, "risen-from-the-sea")


@does("the-krakens-grasp")
def a_defender_contributes_nothing() -> None:
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark")
        .hand(1, "the-krakens-grasp")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    game.defends(2, "robb-stark").uses(1, "the-krakens-grasp").chooses(1, "robb-stark").quietly("nothing")
    assert game.state.fought[-1].winner == "seat-1"


@does_not("the-krakens-grasp")
def not_when_not_first_and_not_above_five() -> None:
    scenario = Scenario().first(2).table(1, "ghost").table(2, "robb-stark").hand(1, "the-krakens-grasp")
    game = scenario.challenges(1).attacks(1, "military", "ghost").defends(2, "robb-stark")
    assert not game.offers(1, "the-krakens-grasp")
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "the-red-viper")
        .hand(1, "the-krakens-grasp")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert not game.defends(2, "the-red-viper").offers(1, "the-krakens-grasp")


@does("we-do-not-sow")
def discards_attachment_or_location() -> None:
    scenario = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark/k", "ice>robb-stark", "the-wall")
        .hand(1, "we-do-not-sow")
        .gold(1, 1)
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost").undefended().uses(1, "we-do-not-sow")
    assert sorted(game.options(1)) == ["ice", "the-wall"]
    assert game.chooses(1, "the-wall").discard(2) == ["the-wall"]


@does_not("we-do-not-sow")
def not_what_was_defended() -> None:
    scenario = Scenario().table(1, "ghost").table(2, "left", "the-wall").hand(1, "we-do-not-sow").gold(1, 1)
    assert not scenario.challenges(1).attacks(1, "military", "ghost").defends(2, "left").offers(1, "we-do-not-sow")
