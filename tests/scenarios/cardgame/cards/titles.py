"""Titles, in melee."""

from maester.games.cardgame.state import Lasting
from tests.scenarios.cardgame.cards.registry import does, does_not
from tests.scenarios.cardgame.scenario import Scenario


def contribution(title: str, contest: str, other: str) -> None:
    """One strength in challenges of a type, beside a participant."""

    @does(title)
    def adds_one_to_its_side() -> None:
        game = Scenario(3).title(1, title).table(1, "tywin-lannister").table(2, "tywin-lannister").challenges(1)
        game.attacks(1, contest, "tywin-lannister", against=2).defends(2, "tywin-lannister/2").quietly()
        assert game.totals() == [(7, 6)]

    @does_not(title)
    def not_in_others_and_not_without_participant() -> None:
        game = Scenario(3).title(1, title).table(1, "tywin-lannister").table(2, "tywin-lannister").challenges(1)
        game.attacks(1, other, "tywin-lannister", against=2).defends(2, "tywin-lannister/2").quietly()
        assert game.totals() == [(6, 6)]
        game = Scenario(3).title(1, title).table(2, "tywin-lannister").challenges(2)
        game.attacks(2, contest, "tywin-lannister", against=1).undefended().quietly()
        assert game.totals() == [(6, 0)]


contribution("master-of-whispers", "intrigue", "military")
contribution("master-of-ships", "military", "intrigue")
contribution("hand-of-the-king", "power", "intrigue")


@does("master-of-whispers")
def intrigue_claim_from_any_opponents() -> None:
    scenario = Scenario(3).title(1, "master-of-whispers").table(1, "tyrion-lannister").hand(2, "ice").hand(3, "ice")
    game = scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2).undefended().to(1, "claim-from")
    game.says(1, ("seat-3",))
    assert game.hand(2) == ["ice"]
    assert game.discard(3) == ["ice"]


@does_not("master-of-whispers")
def others_lose_no_cards_in_power_challenges() -> None:
    scenario = (
        Scenario(3)
        .title(1, "master-of-whispers")
        .table(1, "tyrion-lannister")
        .hand(2, "ice")
        .hand(3, "ice")
        .power(2, 1)
    )
    game = scenario.challenges(1).attacks(1, "power", "tyrion-lannister", against=2).undefended().quietly()
    assert game.power(1) == 2
    assert game.hand(3) == ["ice"]


@does("master-of-ships")
def one_more_claim_against_a_rival() -> None:
    scenario = (
        Scenario(3)
        .title(1, "master-of-ships")
        .title(2, "hand-of-the-king")
        .table(1, "ghost")
        .table(2, "left/k", "right/k")
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=2).undefended().quietly()
    assert game.dead(2) == ["left", "right"]


@does_not("master-of-ships")
def not_against_others_or_as_defender() -> None:
    scenario = (
        Scenario(3)
        .title(1, "master-of-ships")
        .title(2, "master-of-coin")
        .table(1, "ghost")
        .table(2, "left/k", "right/k")
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=2).undefended().quietly()
    assert game.dead(2) == ["left"]


@does("hand-of-the-king")
def one_more_power_challenge_against_somebody_else() -> None:
    scenario = Scenario(3).title(1, "hand-of-the-king").table(1, "bastard-in-hiding", "tywin-lannister")
    game = scenario.challenges(1).attacks(1, "power", "bastard-in-hiding", against=2).undefended().quietly()
    game.cannot_attack(1, "power", "tywin-lannister", against=2, rule="CG-CHAL-02")
    game.attacks(1, "power", "tywin-lannister", against=3)
    assert len(game.state.fought) == 2


@does("hand-of-the-king")
def beside_another_extra_challenge_any_one_is_the_different_one() -> None:
    scenario = Scenario(3).title(1, "hand-of-the-king").table(1, "bastard-in-hiding", "tywin-lannister", "robb-stark")
    extra = Lasting("phase", "seat-1", rule="extra-challenge", player="seat-1", contest="power")
    scenario.state.lasting = (extra,)
    game = scenario.challenges(1).attacks(1, "power", "bastard-in-hiding", against=2).undefended().quietly()
    game.attacks(1, "power", "tywin-lannister", against=3).undefended().quietly()
    game.attacks(1, "power", "robb-stark", against=2)
    assert len(game.state.fought) == 3


@does_not("hand-of-the-king")
def not_of_another_type() -> None:
    scenario = Scenario(3).title(1, "hand-of-the-king").table(1, "bastard-in-hiding", "tywin-lannister")
    game = scenario.challenges(1).attacks(1, "military", "bastard-in-hiding", against=2).undefended().quietly()
    game.cannot_attack(1, "military", "tywin-lannister", against=3, rule="CG-CHAL-02")


@does("master-of-coin")
def two_more_gold() -> None:
    assert Scenario(3).title(1, "master-of-coin").income(1).gold(1) == 6


@does_not("master-of-coin")
def not_for_others() -> None:
    assert Scenario(3).title(1, "master-of-coin").income(2).gold(2) == 4


@does("master-of-laws")
def a_card_more_and_one_more_reserve() -> None:
    game = Scenario(3).title(1, "master-of-laws").phase("draw")
    assert [len(game.hand(each)) for each in (1, 2, 3)] == [3, 2, 2]
    game = Scenario(3).title(1, "master-of-laws").hand(1, *["ice"] * 9).phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).least == 1, "Summons has reserve 7"


@does_not("master-of-laws")
def other_draws_are_the_same() -> None:
    game = Scenario(3).title(1, "master-of-laws").table(1, "lannisport", "tyrion-lannister").challenges(1)
    game.attacks(1, "intrigue", "tyrion-lannister", against=2).undefended().uses(1, "lannisport")
    assert len(game.hand(1)) == 1


@does("crown-regent")
def two_for_dominance_and_a_redirected_challenge() -> None:
    game = Scenario(3).title(1, "crown-regent").gold(2, 1).phase("dominance")
    assert game.power(1) == 1
    game = (
        Scenario(3).title(3, "crown-regent").table(1, "ghost").challenges(1).attacks(1, "military", "ghost", against=3)
    )
    game.asks(3, "redirect").says(3, True)
    assert game.state.fought[-1].defender == "seat-2"


@does_not("crown-regent")
def not_a_second_challenge_in_the_round() -> None:
    scenario = Scenario(3).title(3, "crown-regent").table(1, "ghost", "bastard-in-hiding")
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=3).asks(3, "redirect").says(3, True).quietly()
    game.attacks(1, "power", "bastard-in-hiding", against=3)
    assert game.state.fought[-1].defender == "seat-3"
    assert game.asked() is None or game.asked()[1].about != "redirect"  # type: ignore[index]
