"""House Baratheon."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("bastard-in-hiding", "mp", 2)
reducer("dragonstone-faithful", 1, "bastard-in-hiding", "chamber-of-the-painted-table", 2, 2)
reducer("dragonstone-port", 1, "chamber-of-the-painted-table", "arya-stark", 2, 3)


@does("maester-cressen")
def discards_a_condition() -> None:
    game = (
        Scenario()
        .table(1, "maester-cressen")
        .table(2, "robb-stark", "bodyguard>robb-stark", "ice>robb-stark")
        .marshals(1)
    )
    game.uses(1, "maester-cressen")
    assert game.options(1) == ["bodyguard"]
    assert game.chooses(1, "bodyguard").discard(2) == ["bodyguard"]


@does_not("maester-cressen")
def not_other_attachments_and_not_kneeling() -> None:
    assert (
        not Scenario()
        .table(1, "maester-cressen")
        .table(2, "robb-stark", "ice>robb-stark")
        .marshals(1)
        .offers(1, "maester-cressen")
    )
    game = Scenario().table(1, "maester-cressen/k").table(2, "robb-stark", "bodyguard>robb-stark").marshals(1)
    assert not game.offers(1, "maester-cressen")


@does("melisandre")
def kneels_somebody_when_a_rhllor_card_is_marshaled_or_played() -> None:
    game = Scenario().hand(1, "melisandre").table(2, "robb-stark").marshals(1, gold=5).uses(1, "melisandre")
    game.uses(1, "melisandre").chooses(1, "robb-stark")
    assert game.kneels("robb-stark"), "she herself is such a card"
    game = (
        Scenario()
        .table(1, "melisandre")
        .hand(1, "seen-in-flames")
        .hand(2, "ice")
        .gold(1, 1)
        .table(2, "robb-stark")
        .challenges(1)
    )
    game.uses(1, "seen-in-flames").chooses(1, "ice").uses(1, "melisandre").chooses(1, "robb-stark")
    assert game.kneels("robb-stark")


@does_not("melisandre")
def once_a_round_and_not_for_other_cards() -> None:
    scenario = (
        Scenario()
        .table(1, "melisandre")
        .hand(1, "fiery-followers", "selyse-baratheon", "bastard-in-hiding")
        .table(2, "ghost", "left")
    )
    game = scenario.marshals(1, gold=9).uses(1, "bastard-in-hiding")
    assert not game.offers_now(1, "melisandre")
    game.uses(1, "fiery-followers").uses(1, "melisandre").chooses(1, "ghost").uses(1, "selyse-baratheon")
    assert not game.offers(1, "melisandre")


@does("robert-baratheon")
def stronger_for_each_kneeling_character() -> None:
    game = Scenario().table(1, "robert-baratheon/k", "ghost/k").table(2, "left/k", "right", "the-wall/k").challenges(1)
    assert game.strength("robert-baratheon") == 7
    assert game.has("robert-baratheon", "renown")
    assert game.has("robert-baratheon", "intimidate")


@does_not("robert-baratheon")
def not_for_himself_or_those_who_stand() -> None:
    assert (
        Scenario()
        .table(1, "robert-baratheon/k", "ghost")
        .table(2, "the-wall/k")
        .challenges(1)
        .strength("robert-baratheon")
        == 5
    )


@does("selyse-baratheon")
def a_baratheon_gains_intrigue() -> None:
    game = (
        Scenario()
        .table(1, "selyse-baratheon")
        .table(2, "bastard-in-hiding")
        .gold(1, 1)
        .challenges(1)
        .uses(1, "selyse-baratheon")
    )
    game.chooses(1, "bastard-in-hiding")
    assert game.icons("bastard-in-hiding") == "mip"
    assert game.gold(1) == 0


@does_not("selyse-baratheon")
def not_others_and_not_without_gold() -> None:
    game = Scenario().table(1, "selyse-baratheon", "ghost").gold(1, 1).challenges(1).uses(1, "selyse-baratheon")
    assert game.options(1) == ["selyse-baratheon"]
    assert not Scenario().table(1, "selyse-baratheon").challenges(1).offers(1, "selyse-baratheon")


@does("ser-davos-seaworth")
def killed_he_returns_to_hand() -> None:
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "ser-davos-seaworth/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
        .undefended()
    )
    game.uses(2, "ser-davos-seaworth")
    assert game.hand(2) == ["ser-davos-seaworth"]
    assert game.dead(2) == []


@does_not("ser-davos-seaworth")
def not_when_discarded() -> None:
    game = Scenario().table(2, "ser-davos-seaworth").reveals(_1="marched-to-the-wall").chooses(2, "ser-davos-seaworth")
    assert not game.offers(2, "ser-davos-seaworth")
    assert game.discard(2) == ["ser-davos-seaworth"]


@does("shireen-baratheon")
def killed_she_kneels_somebody() -> None:
    game = (
        Scenario()
        .table(1, "ghost", "left")
        .table(2, "shireen-baratheon/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
        .undefended()
    )
    game.uses(2, "shireen-baratheon")
    assert game.options(2) == ["left"]
    assert game.chooses(2, "left").kneels("left")


@does_not("shireen-baratheon")
def not_when_saved_or_discarded() -> None:
    game = Scenario().table(1, "left").table(2, "shireen-baratheon").reveals(_1="marched-to-the-wall")
    assert not game.chooses(1, "left").chooses(2, "shireen-baratheon").offers(2, "shireen-baratheon")


@does("stannis-baratheon")
def two_characters_stand() -> None:
    game = (
        Scenario()
        .table(1, "stannis-baratheon")
        .table(2, "left/k", "right/k", "ghost/k", "the-wall/k")
        .phase("standing")
    )
    game.asks(2, "stand").chooses(2, "left", "ghost")
    assert [game.kneels(each) for each in ("left", "right", "ghost", "the-wall")] == [False, True, False, False]


@does_not("stannis-baratheon")
def effects_and_two_or_fewer_are_not_limited() -> None:
    game = Scenario().table(1, "stannis-baratheon/k", "ghost/k").phase("standing")
    assert not game.kneels("stannis-baratheon")
    assert not game.kneels("ghost")


@does("fiery-followers")
def stand_when_dominance_begins() -> None:
    game = Scenario().table(1, "fiery-followers/k").phase("dominance").uses(1, "fiery-followers")
    assert game.power(1) == 1, "they count for dominance"


@does_not("fiery-followers")
def not_in_other_phases() -> None:
    assert not Scenario().table(1, "fiery-followers/k").phase("taxation").offers(1, "fiery-followers")
    assert not Scenario().table(1, "fiery-followers").phase("dominance").offers(1, "fiery-followers")


@does("kings-hunting-party")
def intrigue_while_an_opponent_has_a_king() -> None:
    assert (
        Scenario()
        .table(1, "kings-hunting-party")
        .table(2, "robert-baratheon")
        .challenges(1)
        .icons("kings-hunting-party")
        == "mi"
    )


@does_not("kings-hunting-party")
def not_for_ones_own_king() -> None:
    assert (
        Scenario().table(1, "kings-hunting-party", "robert-baratheon").challenges(1).icons("kings-hunting-party") == "m"
    )


@does("vanguard-lancer")
def discards_power_from_a_card_or_faction_card() -> None:
    game = Scenario().hand(1, "vanguard-lancer").table(2, "robb-stark/2p").power(2, 1).marshals(1, gold=2)
    game.uses(1, "vanguard-lancer").uses(1, "vanguard-lancer").chooses(1, "robb-stark")
    assert game.card("robb-stark").power == 1
    game = (
        Scenario()
        .hand(1, "vanguard-lancer")
        .power(2, 1)
        .marshals(1, gold=2)
        .uses(1, "vanguard-lancer")
        .uses(1, "vanguard-lancer")
    )
    assert game.says(1, ("faction:seat-2",)).power(2) == 0


@does_not("vanguard-lancer")
def not_from_ones_own_or_where_there_is_none() -> None:
    game = (
        Scenario()
        .hand(1, "vanguard-lancer")
        .table(1, "robb-stark/2p")
        .power(1, 1)
        .table(2, "ghost")
        .marshals(1, gold=2)
    )
    assert not game.uses(1, "vanguard-lancer").offers(1, "vanguard-lancer")


@does("lightbringer")
def stannis_has_renown_and_its_bearer_stands() -> None:
    game = Scenario().table(1, "stannis-baratheon", "lightbringer>stannis-baratheon").challenges(1)
    game.attacks(1, "military", "stannis-baratheon").undefended().quietly("use-renown").chooses(1, "stannis-baratheon")
    game.uses(1, "lightbringer")
    assert not game.kneels("stannis-baratheon")


@does_not("lightbringer")
def not_renown_for_others_not_twice_and_only_baratheons_have_it() -> None:
    game = Scenario().table(1, "maester-cressen", "lightbringer>maester-cressen").challenges(1)
    assert not game.has("maester-cressen", "renown")
    assert (
        not Scenario()
        .table(1, "ser-jaime-lannister")
        .hand(1, "lightbringer")
        .marshals(1, gold=2)
        .offers(1, "lightbringer")
    )
    game = (
        Scenario()
        .table(1, "robert-baratheon", "lightbringer>robert-baratheon")
        .challenges(1)
        .attacks(1, "military", "robert-baratheon")
    )
    game.undefended().quietly("use-renown").chooses(1, "robert-baratheon").uses(1, "lightbringer")
    game.attacks(1, "power", "robert-baratheon").undefended().quietly("use-renown").chooses(1, "robert-baratheon")
    assert not game.offers(1, "lightbringer"), "once a phase"


@does_not("lightbringer")
def not_for_the_power_of_somebody_else() -> None:
    """Robert bears it; Jaime attacks beside him and gains the power."""
    start = (
        Scenario().table(1, "robert-baratheon", "lightbringer>robert-baratheon", "ser-jaime-lannister").challenges(1)
    )
    game = start.attacks(1, "military", "robert-baratheon", "ser-jaime-lannister").undefended().quietly("use-renown")
    assert not game.chooses(1, "ser-jaime-lannister").offers(1, "lightbringer")


@does("chamber-of-the-painted-table")
def moves_power_after_dominance() -> None:
    game = Scenario().table(1, "chamber-of-the-painted-table").gold(1, 1).power(2, 2).phase("dominance")
    game.uses(1, "chamber-of-the-painted-table")
    assert (game.power(1), game.power(2)) == (2, 1)


@does_not("chamber-of-the-painted-table")
def not_without_dominance_or_power() -> None:
    assert (
        not Scenario()
        .table(1, "chamber-of-the-painted-table")
        .gold(2, 1)
        .power(2, 2)
        .phase("dominance")
        .offers(1, "chamber-of-the-painted-table")
    )
    assert (
        not Scenario()
        .table(1, "chamber-of-the-painted-table")
        .gold(1, 1)
        .phase("dominance")
        .offers(1, "chamber-of-the-painted-table")
    )


@does("the-red-keep")
def two_strength_in_power_challenges_and_two_cards() -> None:
    game = Scenario().table(1, "the-red-keep", "bastard-in-hiding").table(2, "catelyn-stark").challenges(1)
    game.attacks(1, "power", "bastard-in-hiding").defends(2, "catelyn-stark").uses(1, "the-red-keep")
    assert game.totals() == [(4, 4)]
    assert len(game.hand(1)) == 2


@does_not("the-red-keep")
def not_after_a_lost_power_challenge_and_not_alone() -> None:
    game = (
        Scenario()
        .table(1, "the-red-keep")
        .table(2, "catelyn-stark")
        .challenges(2)
        .attacks(2, "power", "catelyn-stark")
        .undefended()
    )
    assert not game.offers(1, "the-red-keep")
    assert game.totals() == [(4, 0)]


@does("consolidation-of-power")
def kneels_weak_ones_and_strengthens_one() -> None:
    scenario = (
        Scenario()
        .hand(1, "consolidation-of-power")
        .table(1, "bastard-in-hiding", "dragonstone-faithful")
        .table(2, "left")
    )
    game = scenario.marshals(1, gold=1).uses(1, "consolidation-of-power")
    game.refuses(1, (game.name("bastard-in-hiding"), game.name("left")), rule="CG-TARGET-05")
    game.chooses(1, "bastard-in-hiding", "dragonstone-faithful").chooses(1, "bastard-in-hiding")
    assert game.kneels("bastard-in-hiding")
    assert game.kneels("dragonstone-faithful")
    assert game.card("bastard-in-hiding").power == 1


@does_not("consolidation-of-power")
def not_more_than_four_strength() -> None:
    game = Scenario().hand(1, "consolidation-of-power").table(2, "ghost", "left", "robb-stark").marshals(1, gold=1)
    game.uses(1, "consolidation-of-power")
    game.refuses(1, (game.name("ghost"), game.name("left")), rule="CG-TARGET-05")
    game.refuses(1, (game.name("robb-stark"),), rule="CG-TARGET-05")
    assert (
        not Scenario()
        .hand(1, "consolidation-of-power")
        .table(2, "robb-stark")
        .marshals(1, gold=1)
        .offers(1, "consolidation-of-power")
    )


@does("ours-is-the-fury")
def a_kneeling_baratheon_defends_and_stands_if_it_wins() -> None:
    scenario = Scenario().hand(1, "ours-is-the-fury").gold(1, 2).table(1, "maester-cressen/k").table(2, "left")
    game = (
        scenario.challenges(2).attacks(2, "military", "left").uses(1, "ours-is-the-fury").chooses(1, "maester-cressen")
    )
    game.quietly("nothing")
    assert not game.kneels("maester-cressen")
    assert game.state.fought[-1].winner == "seat-1"


@does_not("ours-is-the-fury")
def not_as_attacker_not_others_and_kneeling_if_it_loses() -> None:
    scenario = (
        Scenario().hand(1, "ours-is-the-fury").gold(1, 2).table(1, "maester-cressen/k", "ghost").table(2, "robb-stark")
    )
    assert not scenario.challenges(1).attacks(1, "military", "ghost").offers(1, "ours-is-the-fury")
    game = scenario.challenges(2).attacks(2, "military", "robb-stark").uses(1, "ours-is-the-fury")
    assert game.options(1) == ["maester-cressen"]
    game.chooses(1, "maester-cressen").undefended().to(1, "military-claim").chooses(1, "ghost").quietly("nothing")
    assert game.kneels("maester-cressen")


@does("seen-in-flames")
def looks_and_discards() -> None:
    game = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1).hand(2, "ice", "ghost").challenges(1)
    assert sorted(game.uses(1, "seen-in-flames").options(1)) == ["ghost", "ice"]
    assert game.chooses(1, "ghost").discard(2) == ["ghost"]


@does_not("seen-in-flames")
def not_without_rhllor_or_cards() -> None:
    assert (
        not Scenario()
        .table(1, "ghost")
        .hand(1, "seen-in-flames")
        .gold(1, 1)
        .hand(2, "ice")
        .challenges(1)
        .offers(1, "seen-in-flames")
    )
    assert (
        not Scenario()
        .table(1, "melisandre")
        .hand(1, "seen-in-flames")
        .gold(1, 1)
        .challenges(1)
        .offers(1, "seen-in-flames")
    )
