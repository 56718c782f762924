"""House Tyrell."""

from tests.scenarios.cardgame.cards.registry import does, does_not, plain, reducer
from tests.scenarios.cardgame.scenario import Scenario

plain("courtesan-of-the-rose", "ip", 2)
reducer("garden-caretaker", 1, "left", "the-mander", 2, 3)
reducer("rose-garden", 1, "the-mander", "arya-stark", 3, 3)


def twins(code: str, other: str, icons: str, contest: str) -> None:
    @does(code)
    def stronger_beside_the_other() -> None:
        game = Scenario().table(1, code, f"{other}/k").table(2, "tyrion-lannister", "viserion").challenges(2)
        assert game.strength(code) == 3
        assert game.icons(code) == icons
        attacker = "tyrion-lannister" if contest == "intrigue" else "viserion"
        game.attacks(2, contest, attacker).defends(1, code).quietly("nothing")
        assert not game.kneels(code)

    @does_not(code)
    def alone_not() -> None:
        game = Scenario().table(1, code).table(2, other, "drogon").challenges(2)
        assert game.strength(code) == 2
        assert game.icons(code) == "m"
        game.attacks(2, "military", "drogon").defends(1, code).quietly("challenge")
        assert not game.in_play(code) or game.kneels(code)


twins("left", "right", "mp", "power")
twins("right", "left", "mi", "intrigue")


@does("maester-lomys")
def the_attacker_discards() -> None:
    game = Scenario().table(1, "maester-lomys").table(2, "lannisport-moneylender").hand(2, "ice").challenges(2)
    game.attacks(2, "intrigue", "lannisport-moneylender").defends(1, "maester-lomys").uses(1, "maester-lomys")
    assert game.discard(2) == ["ice"]


@does_not("maester-lomys")
def not_as_attacker_or_without_cards() -> None:
    game = (
        Scenario()
        .table(1, "maester-lomys")
        .hand(2, "ice", "left")
        .challenges(1)
        .attacks(1, "intrigue", "maester-lomys")
        .undefended()
    )
    assert not game.offers(1, "maester-lomys")


@does("margaery-tyrell")
def three_strength() -> None:
    game = (
        Scenario()
        .table(1, "margaery-tyrell")
        .table(2, "robb-stark")
        .challenges(2)
        .uses(1, "margaery-tyrell")
        .chooses(1, "robb-stark")
    )
    assert game.strength("robb-stark") == 8


@does_not("margaery-tyrell")
def not_in_other_phases_or_kneeling() -> None:
    assert not Scenario().table(1, "margaery-tyrell").window("dominance").offers(1, "margaery-tyrell")
    assert not Scenario().table(1, "margaery-tyrell/k", "left").challenges(1).offers(1, "margaery-tyrell")


@does("paxter-redwyne")
def the_first_event_costs_one_less() -> None:
    game = Scenario().table(1, "paxter-redwyne", "left").hand(1, "growing-strong", "growing-strong").challenges(1)
    game.uses(1, "growing-strong").chooses(1, "left")
    assert not game.offers(1, "growing-strong"), "the second costs 1"
    assert Scenario().table(1, "paxter-redwyne").income(1).gold(1) == 5


@does_not("paxter-redwyne")
def no_other_cards() -> None:
    assert not Scenario().table(1, "paxter-redwyne").hand(1, "left").marshals(1, gold=1).offers(1, "left")


@does("randyll-tarly")
def stands_when_he_gets_stronger() -> None:
    game = (
        Scenario()
        .table(1, "randyll-tarly/k", "margaery-tyrell")
        .challenges(1)
        .uses(1, "margaery-tyrell")
        .chooses(1, "randyll-tarly")
    )
    assert not game.uses(1, "randyll-tarly").kneels("randyll-tarly")
    game = (
        Scenario()
        .table(1, "randyll-tarly/k")
        .hand(1, "widows-wail")
        .marshals(1, gold=1)
        .uses(1, "widows-wail")
        .chooses(1, "randyll-tarly")
    )
    assert not game.uses(1, "randyll-tarly").kneels("randyll-tarly"), "by an attachment, too"


@does_not("randyll-tarly")
def not_when_a_reduction_ends() -> None:
    scenario = Scenario().table(1, "randyll-tarly/k").table(2, "plaza-of-punishment", "viserion")
    game = (
        scenario.challenges(2)
        .attacks(2, "power", "viserion")
        .undefended()
        .uses(2, "plaza-of-punishment")
        .chooses(2, "randyll-tarly")
    )
    assert not game.offers(1, "randyll-tarly")
    game.quietly("nothing").ends()
    assert game.strength("randyll-tarly") == 5


@does("the-knight-of-flowers")
def alone_he_meets_one_defender() -> None:
    game = (
        Scenario()
        .table(1, "the-knight-of-flowers")
        .table(2, "ghost", "robb-stark")
        .challenges(1)
        .attacks(1, "military", "the-knight-of-flowers")
    )
    game.cannot_defend(2, "ghost", "robb-stark", rule="CG-CANNOT-01").defends(2, "ghost").quietly("nothing")
    assert game.state.fought[-1].winner == "seat-1"


@does_not("the-knight-of-flowers")
def not_in_company() -> None:
    game = Scenario().table(1, "the-knight-of-flowers", "left").table(2, "ghost", "robb-stark").challenges(1)
    game.attacks(1, "military", "the-knight-of-flowers", "left").defends(2, "ghost", "robb-stark").quietly("nothing")
    assert game.state.fought[-1].winner == "seat-2"


@does("the-queen-of-thorns")
def brings_a_tyrell() -> None:
    game = (
        Scenario()
        .table(1, "the-queen-of-thorns")
        .hand(1, "randyll-tarly", "robb-stark")
        .challenges(1)
        .attacks(1, "intrigue", "the-queen-of-thorns")
    )
    game.undefended().uses(1, "the-queen-of-thorns")
    assert game.options(1) == ["randyll-tarly"]
    assert game.chooses(1, "randyll-tarly").in_play("randyll-tarly")


@does_not("the-queen-of-thorns")
def not_in_power_challenges() -> None:
    game = (
        Scenario()
        .table(1, "the-queen-of-thorns")
        .hand(1, "randyll-tarly")
        .challenges(1)
        .attacks(1, "power", "the-queen-of-thorns")
        .undefended()
    )
    assert not game.offers(1, "the-queen-of-thorns")


@does("olennas-informant")
def one_more_challenge_of_a_type() -> None:
    game = (
        Scenario()
        .hand(1, "olennas-informant")
        .gold(1, 4)
        .table(1, "left", "drogon")
        .challenges(1)
        .attacks(1, "military", "left")
        .quietly()
    )
    game = (
        Scenario()
        .hand(1, "olennas-informant")
        .gold(1, 4)
        .table(1, "left", "drogon")
        .challenges(1)
        .uses(1, "olennas-informant")
    )
    game.uses(1, "olennas-informant").chooses(1, "military").attacks(1, "military", "left").quietly().attacks(
        1, "military", "drogon"
    )
    assert len(game.state.fought) == 2


@does_not("olennas-informant")
def not_in_the_marshaling_phase() -> None:
    game = Scenario().hand(1, "olennas-informant").marshals(1, gold=3).uses(1, "olennas-informant")
    assert not game.offers(1, "olennas-informant")


@does("wardens-of-the-reach")
def stronger_for_locations_of_the_reach() -> None:
    assert (
        Scenario()
        .table(1, "wardens-of-the-reach", "highgarden", "rose-garden")
        .challenges(1)
        .strength("wardens-of-the-reach")
        == 5
    )


@does_not("wardens-of-the-reach")
def not_for_others() -> None:
    game = Scenario().table(1, "wardens-of-the-reach", "the-wall").table(2, "highgarden").challenges(1)
    assert game.strength("wardens-of-the-reach") == 3


@does("heartsbane")
def three_strength_for_its_bearer() -> None:
    game = (
        Scenario()
        .table(1, "randyll-tarly", "heartsbane>randyll-tarly")
        .challenges(1)
        .attacks(1, "military", "randyll-tarly")
        .uses(1, "heartsbane")
    )
    assert game.strength("randyll-tarly") == 8


@does_not("heartsbane")
def not_at_home_and_only_for_tyrells() -> None:
    game = (
        Scenario()
        .table(1, "randyll-tarly", "heartsbane>randyll-tarly", "left")
        .challenges(1)
        .attacks(1, "military", "left")
    )
    assert not game.offers(1, "heartsbane")
    assert not Scenario().table(1, "robb-stark").hand(1, "heartsbane").marshals(1, gold=1).offers(1, "heartsbane")


@does("highgarden")
def sends_an_attacker_home() -> None:
    game = (
        Scenario()
        .table(1, "highgarden")
        .gold(1, 1)
        .table(2, "robb-stark")
        .challenges(2)
        .attacks(2, "military", "robb-stark")
    )
    game.uses(1, "highgarden").chooses(1, "robb-stark").quietly("challenge")
    assert not game.kneels("robb-stark")
    assert game.state.fought[-1].winner is None


@does_not("highgarden")
def no_defender_and_not_without_gold() -> None:
    game = Scenario().table(1, "highgarden").table(2, "robb-stark").challenges(2).attacks(2, "military", "robb-stark")
    assert not game.offers(1, "highgarden")
    game = (
        Scenario()
        .table(1, "highgarden", "left")
        .gold(1, 1)
        .table(2, "robb-stark")
        .challenges(1)
        .attacks(1, "military", "left")
    )
    game.defends(2, "robb-stark").uses(1, "highgarden")
    assert game.options(1) == ["left"]


@does("the-mander")
def two_cards_for_a_clear_victory() -> None:
    game = (
        Scenario()
        .table(1, "the-mander", "the-knight-of-flowers")
        .challenges(1)
        .attacks(1, "power", "the-knight-of-flowers")
        .undefended()
    )
    assert len(game.uses(1, "the-mander").hand(1)) == 2


@does_not("the-mander")
def not_by_four() -> None:
    game = Scenario().table(1, "the-mander", "drogon").challenges(1).attacks(1, "military", "drogon").undefended()
    assert not game.offers(1, "the-mander")


@does("growing-strong")
def two_strength_for_three() -> None:
    game = (
        Scenario()
        .table(1, "margaery-tyrell", "randyll-tarly")
        .hand(1, "growing-strong")
        .gold(1, 1)
        .challenges(1)
        .uses(1, "growing-strong")
    )
    game.chooses(1, "margaery-tyrell", "randyll-tarly")
    assert [game.strength(each) for each in ("margaery-tyrell", "randyll-tarly")] == [5, 7]


@does_not("growing-strong")
def not_for_other_houses() -> None:
    assert (
        not Scenario()
        .table(1, "robb-stark")
        .hand(1, "growing-strong")
        .gold(1, 1)
        .challenges(1)
        .offers(1, "growing-strong")
    )


@does("olennas-cunning")
def finds_a_card_of_another_type() -> None:
    scenario = (
        Scenario()
        .table(1, "the-queen-of-thorns")
        .hand(1, "olennas-cunning")
        .gold(1, 2)
        .deck_of(1, "left", "highgarden", "growing-strong")
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "power", "the-queen-of-thorns")
        .undefended()
        .uses(1, "olennas-cunning")
        .chooses(2, "character")
    )
    assert game.options(1) == ["growing-strong", "highgarden", None]
    assert game.chooses(1, "highgarden").hand(1) == ["highgarden"]


@does_not("olennas-cunning")
def not_after_military() -> None:
    game = (
        Scenario()
        .table(1, "left")
        .hand(1, "olennas-cunning")
        .gold(1, 2)
        .challenges(1)
        .attacks(1, "military", "left")
        .undefended()
    )
    assert not game.offers(1, "olennas-cunning")


@does("the-bear-and-the-maiden-fair")
def looks_at_five_and_puts_three_below() -> None:
    game = (
        Scenario()
        .hand(1, "the-bear-and-the-maiden-fair")
        .deck_of(2, "ice", "ghost", "left", "right", "summer", "drogon")
        .window("draw")
    )
    game.uses(1, "the-bear-and-the-maiden-fair").chooses(1, 2).says(1, ("ghost", "ice")).says(
        1, ("summer", "left", "right")
    )
    assert game.deck(2) == ["summer", "left", "right", "drogon", "ghost", "ice"]


@does_not("the-bear-and-the-maiden-fair")
def not_four_below() -> None:
    game = (
        Scenario()
        .hand(1, "the-bear-and-the-maiden-fair")
        .deck_of(2, "ice", "ghost", "left", "right", "summer", "drogon")
        .window("draw")
    )
    game.uses(1, "the-bear-and-the-maiden-fair").chooses(1, 2).refuses(
        1, ("ghost", "ice", "left", "right"), rule="CG-SEARCH-06"
    )
    assert game.deck(2)[0] == "ice"
