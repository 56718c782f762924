"""MELEE: titles, rivals, support, redirecting."""

import pytest

from maester.games.cardgame.steps import DraftTitles
from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule(
    "CG-MELEE-05",
    "CG-MELEE-06",
    "CG-MELEE-07",
    "CG-MELEE-08",
    "CG-MELEE-09",
    "CG-MELEE-10",
    "CG-MELEE-04",
    "CG-RULE-14",
    "CG-SETUP-21",
)
@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 5), (6, 6)])
def test_titles_are_drafted(players: int, offered: int):
    scenario = Scenario(players).first(2)
    assert len(scenario.state.pool) == 6
    game = scenario.begin(DraftTitles()).asks(2, "title")
    assert len(game.options(2)) == offered
    taken = game.options(2)[0]
    game.says(2, taken).asks(3, "title")
    assert taken not in game.options(3)
    assert game.state.titles == {}, "nobody sees it yet"
    while asked := game.asked():
        game.table.answer(asked[0], asked[1].options[0])
    assert len(game.state.titles) == players
    assert len(game.state.pool) == 6 - players


@pytest.mark.rule("CG-RULE-14")
def test_a_melee_of_two_keeps_its_titles():
    scenario = Scenario(3)
    scenario.state.out = ("seat-3",)
    assert len(scenario.begin(DraftTitles()).options(1)) == 4


@pytest.mark.rule("CG-MELEE-12", "CG-MELEE-13", "CG-MELEE-14", "CG-MELEE-15")
@pytest.mark.parametrize(
    ("title", "contest"),
    [("hand-of-the-king", "power"), ("master-of-ships", "military"), ("master-of-whispers", "intrigue")],
)
def test_strength_of_titles(title: str, contest: str):
    game = Scenario(3).title(1, title).table(1, "tywin-lannister").challenges(1).attacks(1, contest, "tywin-lannister")
    assert game.quietly("nothing").totals() == [(7, 0)]
    assert Scenario(3).title(1, "crown-regent").gold(2, 2).phase("dominance").power(2) == 0


@pytest.mark.rule("CG-EX-44", "CG-MELEE-18", "CG-MELEE-19", "CG-MELEE-20")
def test_rivals():
    scenario = Scenario(3).title(1, "hand-of-the-king").title(2, "master-of-coin")
    scenario.table(1, "bastard-in-hiding", "tywin-lannister").table(2, "balon-greyjoy", "robb-stark/k")
    game = scenario.challenges(1).attacks(1, "military", "bastard-in-hiding").undefended().to(2, "military-claim")
    game.chooses(2, "robb-stark").to(1, "challenge")
    assert game.power(1) == 2, "unopposed, and a rival"
    game.attacks(1, "power", "tywin-lannister").undefended().quietly()
    assert game.power(1) == 3 + 1, "unopposed and renown, no second bonus"
    scenario = (
        Scenario(3).title(1, "hand-of-the-king").title(2, "master-of-coin").table(1, "left").table(2, "balon-greyjoy")
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "left")
        .defends(2, "balon-greyjoy")
        .quietly("use-renown")
        .says(2, ())
    )
    assert game.power(2) == 1, "the defender, too"


@pytest.mark.rule("CG-MELEE-21")
def test_support():
    scenario = Scenario(3).title(1, "master-of-ships").title(2, "master-of-whispers").table(1, "ghost")
    scenario.challenges(1).cannot_attack(1, "military", "ghost", against=2, rule="CG-MELEE-21").attacks(
        1, "military", "ghost", against=3
    )


@pytest.mark.rule(
    "CG-MELEE-22",
    "CG-MELEE-23",
    "CG-MELEE-24",
    "CG-MELEE-25",
    "CG-MELEE-26",
    "CG-MELEE-27",
    "CG-MELEE-29",
    "CG-RULE-21",
    "CG-FW-4.2.d",
)
def test_redirecting():
    scenario = (
        Scenario(4).title(4, "crown-regent").table(1, "ghost").table(2, "left").table(3, "right", "margaery-tyrell")
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "ghost", against=2, ghost="left")
        .asks(4, "redirect")
        .says(4, True)
    )
    game.asks(1, "redirect-to")
    assert game.answers(1) == ["seat-3", "seat-4"], "not the one it was initiated against; the regent, too"
    game.chooses(1, 3).asks(1, "bypass")
    assert game.options(1) == [None, "right", "margaery-tyrell"]
    game.chooses(1, "right").asks(1, "respond-reaction")
    challenge = game.state.challenge
    assert challenge is not None
    assert (challenge.contest, challenge.attackers) == ("military", (game.name("ghost"),))
    assert (challenge.against, challenge.defender) == ("seat-2", "seat-3")
    assert challenge.bypassed == ((game.name("ghost"), game.name("right")),)


@pytest.mark.rule("CG-RULE-22", "CG-MELEE-26")
def test_initiated_against_one_and_resolved_against_another():
    scenario = (
        Scenario(3).title(3, "crown-regent").table(1, "ghost").table(2, "eddard-stark/k").table(3, "eddard-stark/k")
    )
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "ghost", against=2)
        .says(3, True)
        .says(1, None)
        .asks(2, "respond-reaction")
    )
    game.uses(2, "eddard-stark")
    assert not game.offers(3, "eddard-stark/2")
    game.quietly("nothing")
    assert game.dead(3) == ["eddard-stark"], "claim is the new defender's"


@pytest.mark.rule("CG-EX-15", "CG-MELEE-28")
def test_a_challenge_may_be_redirected_to_a_supported_title():
    scenario = (
        Scenario(4)
        .title(4, "crown-regent")
        .title(1, "master-of-ships")
        .title(2, "master-of-whispers")
        .table(1, "ghost")
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=3).asks(4, "redirect").says(4, True)
    assert "seat-2" in game.answers(1)


@pytest.mark.rule("CG-RULE-21")
def test_not_without_a_third_player():
    scenario = Scenario(3).title(2, "crown-regent").table(1, "ghost")
    scenario.state.out = ("seat-3",)
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=2).quietly("redirect").ends()
    assert game.state.fought[-1].defender == "seat-2"


@pytest.mark.rule("CG-RULE-42")
def test_master_of_whispers_may_choose_nobody():
    scenario = Scenario(3).title(1, "master-of-whispers").table(1, "tyrion-lannister").hand(2, "ice").hand(3, "ghost")
    game = scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2).undefended().to(1, "claim-from")
    assert game.says(1, ()).hand(2) == ["ice"]
    game = scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2).undefended().to(1, "claim-from")
    game.says(1, ("seat-2", "seat-3"))
    assert (game.discard(2), game.discard(3)) == (["ice"], ["ghost"])


@pytest.mark.rule("CG-RULE-39")
def test_master_of_ships_against_a_rival_only():
    scenario = (
        Scenario(3)
        .title(1, "master-of-ships")
        .title(2, "master-of-laws")
        .table(1, "ghost")
        .table(2, "left/k", "right/k")
    )
    assert scenario.challenges(1).attacks(1, "military", "ghost").quietly("nothing").dead(2) == ["left", "right"]


@pytest.mark.rule("CG-SIMUL-01", "CG-RULE-94", "CG-RULE-61")
def test_individual_decisions_in_player_order():
    scenario = Scenario(3).first(2).table(1, "left").table(2, "ghost").table(3, "robb-stark")
    game = (
        scenario.reveals(_1="marched-to-the-wall").asks(2, "choose-cards").chooses(2, "ghost").asks(3, "choose-cards")
    )
    assert game.in_play("ghost"), "all together, afterwards"
    game.chooses(3, "robb-stark").chooses(1, "left")
    assert [game.discard(each) for each in (1, 2, 3)] == [["left"], ["ghost"], ["robb-stark"]]
