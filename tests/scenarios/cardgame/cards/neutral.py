"""Neutral cards."""

from tests.scenarios.cardgame.cards.registry import does, does_not, reducer
from tests.scenarios.cardgame.scenario import Scenario


@does("littlefinger")
def two_cards_and_a_gold() -> None:
    game = Scenario().hand(1, "littlefinger").marshals(1, gold=5).uses(1, "littlefinger").uses(1, "littlefinger")
    assert len(game.hand(1)) == 2
    assert Scenario().table(1, "littlefinger").income(1).gold(1) == 5


@does_not("littlefinger")
def not_when_put_into_play_or_as_a_duplicate() -> None:
    game = Scenario().hand(1, "littlefinger").reveals(_1="reinforcements").chooses(1, "littlefinger")
    assert not game.offers(1, "littlefinger")
    game = Scenario().table(1, "littlefinger").hand(1, "littlefinger").marshals(1, gold=0).uses(1, "littlefinger")
    assert not game.offers(1, "littlefinger")
    game = (
        Scenario().hand(1, "littlefinger", "littlefinger").marshals(1, gold=5).uses(1, "littlefinger").says(1, "pass")
    )
    game.uses(1, "littlefinger")
    assert game.card("littlefinger").duplicates == ("littlefinger",)
    assert not game.offers(1, "littlefinger"), "marshaling a duplicate is not marshaling him"


@does("varys")
def removes_himself_and_discards_all() -> None:
    game = Scenario().table(1, "varys", "ghost").table(2, "robb-stark", "the-wall").phase("dominance").uses(1, "varys")
    assert game.state.removed["seat-1"] == ("varys",)
    assert game.discard(1) == ["ghost"]
    assert game.discard(2) == ["robb-stark"]
    assert game.in_play("the-wall")


@does_not("varys")
def not_in_other_phases_and_bodyguards_save() -> None:
    assert not Scenario().table(1, "varys", "ghost").challenges(1).initiates_none(1).offers(1, "varys")
    game = (
        Scenario().table(1, "varys").table(2, "robb-stark", "bodyguard>robb-stark").phase("dominance").uses(1, "varys")
    )
    game.uses(2, "bodyguard")
    assert game.in_play("robb-stark")


@does("rattleshirts-raiders")
def discards_an_attachment_of_the_loser() -> None:
    scenario = (
        Scenario()
        .table(1, "rattleshirts-raiders", "arya-stark", "little-bird>arya-stark")
        .table(2, "robb-stark/k", "ice>robb-stark")
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "rattleshirts-raiders")
        .undefended()
        .uses(1, "rattleshirts-raiders")
    )
    assert game.options(1) == ["ice"]
    game.chooses(1, "ice")
    assert game.discard(2) == ["ice"]


@does_not("rattleshirts-raiders")
def not_as_defender_and_not_at_home() -> None:
    scenario = (
        Scenario().table(1, "rattleshirts-raiders", "robert-baratheon").table(2, "ghost", "left", "widows-wail>left")
    )
    game = scenario.challenges(2).attacks(2, "military", "ghost").defends(1, "rattleshirts-raiders", "robert-baratheon")
    assert not game.offers(1, "rattleshirts-raiders")
    game = scenario.challenges(1).attacks(1, "military", "robert-baratheon").undefended()
    assert not game.offers(1, "rattleshirts-raiders")


@does("wildling-horde")
def the_faction_kneels_for_two_strength_and_it_pillages() -> None:
    game = Scenario().table(1, "wildling-horde").deck(2, "ice").challenges(1).attacks(1, "military", "wildling-horde")
    game.uses(1, "wildling-horde").chooses(1, "wildling-horde")
    assert game.strength("wildling-horde") == 7
    game.undefended().quietly("use-pillage").chooses(1, "wildling-horde")
    assert game.discard(2) == ["ice"]


@does_not("wildling-horde")
def not_twice_and_not_for_others() -> None:
    game = (
        Scenario().table(1, "wildling-horde", "ghost").challenges(1).attacks(1, "military", "wildling-horde", "ghost")
    )
    game.uses(1, "wildling-horde")
    assert game.options(1) == ["wildling-horde"]
    assert not game.chooses(1, "wildling-horde").offers(1, "wildling-horde")
    game = Scenario().table(1, "wildling-horde", "ghost").challenges(1).attacks(1, "military", "ghost")
    assert not game.offers(1, "wildling-horde"), "no Wildling takes part"


@does("seal-of-the-hand")
def stands_its_bearer() -> None:
    game = Scenario().table(1, "robb-stark/k", "seal-of-the-hand>robb-stark").window("draw").uses(1, "seal-of-the-hand")
    assert not game.kneels("robb-stark")
    assert game.kneels("seal-of-the-hand")


@does_not("seal-of-the-hand")
def only_on_lords_and_ladies() -> None:
    assert (
        not Scenario()
        .table(1, "ser-davos-seaworth")
        .hand(1, "seal-of-the-hand")
        .marshals(1, gold=3)
        .offers(1, "seal-of-the-hand")
    )
    assert (
        not Scenario()
        .table(1, "robb-stark", "seal-of-the-hand>robb-stark")
        .window("draw")
        .offers(1, "seal-of-the-hand")
    )


@does("bodyguard")
def saves_from_kill_and_discard() -> None:
    game = Scenario().table(1, "ghost").table(2, "robb-stark/k", "bodyguard>robb-stark").challenges(1)
    game.attacks(1, "military", "ghost").undefended().uses(2, "bodyguard").passes()
    assert game.in_play("robb-stark")
    assert game.discard(2) == ["bodyguard"]


@does_not("bodyguard")
def not_another_and_only_lords_and_ladies_have_one() -> None:
    game = Scenario().table(1, "ghost").table(2, "robb-stark/k", "bodyguard>robb-stark", "left/k").challenges(1)
    assert not game.attacks(1, "military", "ghost").undefended().passes().chooses(2, "left").offers(2, "bodyguard")
    assert not Scenario().table(1, "left").hand(1, "bodyguard").marshals(1, gold=1).offers(1, "bodyguard")


def gives_an_icon(code: str, icon: str, bearer: str) -> None:
    @does(code)
    def its_bearer_gains_the_icon() -> None:
        game = Scenario().table(1, bearer, f"{code}>{bearer}").challenges(1)
        assert icon in game.icons(bearer)

    @does_not(code)
    def not_on_who_can_have_no_attachments() -> None:
        assert icon not in Scenario().table(1, bearer).challenges(1).icons(bearer)
        assert not Scenario().table(1, "wildling-horde").hand(1, code).marshals(1, gold=1).offers(1, code)


gives_an_icon("little-bird", "i", "robb-stark")
gives_an_icon("noble-lineage", "p", "salty-navigator")
gives_an_icon("syrios-training", "m", "arya-stark")


@does("milk-of-the-poppy")
def blanks_its_bearer_and_is_terminal() -> None:
    game = Scenario().table(1, "robb-stark", "milk-of-the-poppy>robb-stark").challenges(1)
    assert not game.has("robb-stark", "renown")
    scenario = Scenario().table(1, "ghost").table(2, "robb-stark/k", owner=2).table(1, "milk-of-the-poppy>robb-stark")
    game = scenario.challenges(1).attacks(1, "military", "ghost").undefended().quietly()
    assert game.discard(1) == ["milk-of-the-poppy"]


@does_not("milk-of-the-poppy")
def icons_traits_and_strength_stay() -> None:
    scenario = Scenario().table(1, "robb-stark", "milk-of-the-poppy>robb-stark").hand(1, "bodyguard")
    game = scenario.marshals(1, gold=1)
    assert game.icons("robb-stark") == "mp"
    assert game.strength("robb-stark") == 5
    assert game.offers(1, "bodyguard"), "he is still a Lord"


@does("the-iron-throne")
def eight_for_dominance_and_reserve() -> None:
    assert Scenario().table(1, "the-iron-throne/k").gold(2, 7).phase("dominance").power(1) == 1
    game = Scenario().table(1, "the-iron-throne").hand(1, *["ice"] * 9).phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).least == 1


@does_not("the-iron-throne")
def not_in_challenges() -> None:
    game = Scenario().table(1, "the-iron-throne", "ghost").table(2, "theon-greyjoy").gold(2, 9).challenges(1)
    game.attacks(1, "military", "ghost").defends(2, "theon-greyjoy").quietly()
    assert game.totals() == [(3, 3)]
    assert Scenario().table(1, "the-iron-throne").gold(2, 9).phase("dominance").power(1) == 0


reducer("the-kingsroad", 3, "robb-stark", "the-wall", 6, 4)


@does("the-kingsroad")
def is_sacrificed_and_adds_initiative() -> None:
    game = Scenario().table(1, "the-kingsroad").hand(1, "ghost").marshals(1).uses(1, "the-kingsroad")
    assert game.discard(1) == ["the-kingsroad"]


@does("the-roseroad")
def one_more_gold() -> None:
    assert Scenario().table(1, "the-roseroad").income(1).gold(1) == 5


@does_not("the-roseroad")
def one_limited_card_a_round() -> None:
    game = Scenario().hand(1, "the-roseroad", "the-roseroad").marshals(1, gold=0).uses(1, "the-roseroad")
    assert not game.offers(1, "the-roseroad")


@does("put-to-the-sword")
def kills_after_a_clear_victory() -> None:
    game = (
        Scenario()
        .table(1, "robb-stark")
        .table(2, "left/k", "right/k")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
        .challenges(1)
    )
    game.attacks(1, "military", "robb-stark").undefended().uses(1, "put-to-the-sword").chooses(1, "right").quietly()
    assert game.dead(2) == ["right", "left"], "and claim"


@does_not("put-to-the-sword")
def not_by_four_not_in_others_not_as_defender() -> None:
    scenario = (
        Scenario()
        .table(1, "grey-wind", "robb-stark")
        .table(2, "left/k", "ghost")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
    )
    assert not scenario.challenges(1).attacks(1, "military", "grey-wind").undefended().offers(1, "put-to-the-sword")
    assert not scenario.challenges(1).attacks(1, "power", "robb-stark").undefended().offers(1, "put-to-the-sword")
    game = scenario.challenges(2).attacks(2, "military", "ghost").defends(1, "grey-wind", "robb-stark")
    assert not game.offers(1, "put-to-the-sword")


@does("put-to-the-torch")
def discards_a_location() -> None:
    game = Scenario().table(1, "robb-stark").table(2, "the-wall").hand(1, "put-to-the-torch").gold(1, 1).challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().uses(1, "put-to-the-torch").chooses(1, "the-wall")
    assert game.discard(2) == ["the-wall"]


@does_not("put-to-the-torch")
def not_without_location_or_by_less() -> None:
    scenario = Scenario().table(1, "robb-stark", "the-wall").table(2, "left/k").hand(1, "put-to-the-torch").gold(1, 1)
    assert not scenario.challenges(1).attacks(1, "military", "robb-stark").undefended().offers(1, "put-to-the-torch")
    scenario = Scenario().table(1, "ghost").table(2, "the-wall").hand(1, "put-to-the-torch").gold(1, 1)
    assert not scenario.challenges(1).attacks(1, "military", "ghost").undefended().offers(1, "put-to-the-torch")


@does("superior-claim")
def two_power_as_attacker_or_defender() -> None:
    game = (
        Scenario()
        .table(1, "robb-stark")
        .hand(1, "superior-claim")
        .challenges(1)
        .attacks(1, "power", "robb-stark")
        .undefended()
    )
    assert game.uses(1, "superior-claim").power(1) >= 2
    game = (
        Scenario()
        .table(1, "robb-stark", "eddard-stark")
        .hand(1, "superior-claim")
        .table(2, "bastard-in-hiding")
        .challenges(2)
    )
    game.attacks(2, "power", "bastard-in-hiding").defends(1, "robb-stark", "eddard-stark").uses(1, "superior-claim")
    assert game.power(1) == 2


@does_not("superior-claim")
def not_by_four_and_not_in_military() -> None:
    scenario = Scenario().table(1, "catelyn-stark", "robb-stark").hand(1, "superior-claim")
    assert not scenario.challenges(1).attacks(1, "power", "catelyn-stark").undefended().offers(1, "superior-claim")
    assert not scenario.challenges(1).attacks(1, "military", "robb-stark").undefended().offers(1, "superior-claim")


@does("tears-of-lys")
def poison_kills_at_the_end_of_the_phase() -> None:
    scenario = (
        Scenario()
        .table(1, "tyrion-lannister")
        .table(2, "robb-stark/k", "catelyn-stark/k")
        .hand(1, "tears-of-lys")
        .gold(1, 1)
    )
    game = scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "tears-of-lys")
    assert game.options(1) == ["robb-stark"], "Catelyn has an intrigue icon"
    game.chooses(1, "robb-stark")
    assert "TokenPlaced" in game.quietly("nothing").happened()
    assert game.dead(2) == ["robb-stark"]


@does_not("tears-of-lys")
def not_as_defender_and_not_in_power_challenges() -> None:
    scenario = (
        Scenario()
        .table(1, "tyrion-lannister")
        .table(2, "robb-stark", "lannisport-moneylender")
        .hand(1, "tears-of-lys")
        .gold(1, 1)
    )
    assert not scenario.challenges(1).attacks(1, "power", "tyrion-lannister").undefended().offers(1, "tears-of-lys")
    game = scenario.challenges(2).attacks(2, "intrigue", "lannisport-moneylender").defends(1, "tyrion-lannister")
    assert not game.offers(1, "tears-of-lys")


@does("the-hands-judgment")
def cancels_an_event_for_its_cost() -> None:
    scenario = Scenario().table(1, "robb-stark").table(2, "left/k", "right/k").hand(1, "put-to-the-sword").gold(1, 2)
    game = (
        scenario.hand(2, "the-hands-judgment")
        .gold(2, 3)
        .challenges(1)
        .attacks(1, "military", "robb-stark")
        .undefended()
    )
    game.uses(1, "put-to-the-sword").chooses(1, "right").uses(2, "the-hands-judgment")
    assert game.gold(2) == 1
    assert game.quietly().dead(2) == ["left"]


@does("the-hands-judgment")
def what_makes_an_event_cheaper_makes_this_cheaper() -> None:
    scenario = (
        Scenario().table(1, "robb-stark").table(2, "paxter-redwyne/k", "left/k").hand(1, "put-to-the-sword").gold(1, 2)
    )
    game = (
        scenario.hand(2, "the-hands-judgment")
        .gold(2, 1)
        .challenges(1)
        .attacks(1, "military", "robb-stark")
        .undefended()
    )
    game.uses(1, "put-to-the-sword").chooses(1, "left").uses(2, "the-hands-judgment")
    assert game.gold(2) == 0


@does_not("the-hands-judgment")
def not_ones_own_not_abilities_not_without_gold() -> None:
    scenario = (
        Scenario()
        .table(1, "robb-stark")
        .table(2, "left/k", "right/k")
        .hand(1, "put-to-the-sword", "the-hands-judgment")
        .gold(1, 4)
    )
    game = (
        scenario.hand(2, "the-hands-judgment")
        .gold(2, 1)
        .challenges(1)
        .attacks(1, "military", "robb-stark")
        .undefended()
    )
    game.uses(1, "put-to-the-sword").chooses(1, "right")
    assert not game.offers(1, "the-hands-judgment")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "robb-stark")
        .undefended()
        .uses(1, "put-to-the-sword")
        .chooses(1, "right")
    )
    assert not game.offers(2, "the-hands-judgment")
    game = Scenario().table(1, "tyrion-lannister").hand(2, "the-hands-judgment").gold(2, 9).challenges(1)
    assert (
        not game.attacks(1, "intrigue", "tyrion-lannister").uses(1, "tyrion-lannister").offers(2, "the-hands-judgment")
    )
