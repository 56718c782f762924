"""KEYWORD: challenge keywords, and the end of a challenge."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule(
    "CG-CHAL-26", "CG-FW-4.2.5", "CG-KEYWORD-05", "CG-KEYWORD-01", "CG-ABILITY-05", "CG-MAY-01", "CG-RULE-36"
)
def test_keywords_by_kind_in_the_first_players_order():
    scenario = Scenario().first(2).table(1, "robert-baratheon").table(2, "left/k", "right")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "robert-baratheon")
        .quietly("next-keyword")
        .asks(2, "next-keyword")
    )
    assert game.options(2) == ["intimidate", "renown"]
    game.says(2, "renown").asks(1, "use-renown").says(1, ())
    assert game.card("robert-baratheon").power == 0, "it may, it need not"
    game.asks(1, "intimidate")


@pytest.mark.rule(
    "CG-EX-37", "CG-KEYWORD-INTIMIDATE-01", "CG-KEYWORD-INTIMIDATE-02", "CG-KEYWORD-INTIMIDATE-03", "CG-RULE-34"
)
def test_intimidate_kneels_the_weak():
    scenario = (
        Scenario().table(1, "grey-wind").table(2, "left/k", "theon-greyjoy", "balon-greyjoy", "direwolf-pup", "right/k")
    )
    game = scenario.challenges(1).attacks(1, "military", "grey-wind").defends(2, "direwolf-pup").quietly("intimidate")
    assert game.options(1) == ["theon-greyjoy", None], "4 against 1: by 3; Balon has 5, Right kneels"


@pytest.mark.rule("CG-KEYWORD-INTIMIDATE-02", "CG-KEYWORD-INTIMIDATE-04")
def test_intimidate_looks_at_the_margin_and_works_once():
    scenario = Scenario().table(1, "grey-wind").table(2, "sansa-stark/k", "direwolf-pup", "ghost")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "grey-wind")
        .defends(2, "direwolf-pup")
        .quietly("intimidate")
        .ends()
    )
    assert not game.kneels("ghost"), "won by 2, and Ghost has 3"
    scenario = Scenario().table(1, "grey-wind", "robert-baratheon").table(2, "sansa-stark/k", "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "grey-wind", "robert-baratheon").quietly("next-keyword")
    game.says(1, "intimidate").chooses(1, "left").quietly("nothing")
    assert [game.kneels(each) for each in ("left", "right")] == [True, False], "one of two instances"


@pytest.mark.rule("CG-EX-38", "CG-KEYWORD-RENOWN-01", "CG-KEYWORD-INSIGHT-01", "CG-RULE-35")
def test_keywords_of_a_defender():
    scenario = Scenario().table(1, "robb-stark", "daenerys-targaryen").table(2, "bastard-in-hiding")
    game = (
        scenario.challenges(2).attacks(2, "power", "bastard-in-hiding").defends(1, "robb-stark", "daenerys-targaryen")
    )
    game.quietly("nothing")
    assert game.card("robb-stark").power == 1
    assert len(game.hand(1)) == 1
    assert game.in_play("bastard-in-hiding")


@pytest.mark.rule("CG-EX-22", "CG-KEYWORD-02")
def test_a_keyword_twice_is_one_keyword():
    scenario = Scenario().table(1, "daenerys-targaryen", "drogon", "rhaegal", "longclaw>daenerys-targaryen")
    game = scenario.challenges(1).attacks(1, "power", "daenerys-targaryen").quietly("nothing")
    assert game.card("daenerys-targaryen").power == 1


@pytest.mark.rule("CG-KEYWORD-PILLAGE-01", "CG-RULE-37", "CG-RULE-35")
def test_pillage_for_each_in_the_order_given():
    scenario = Scenario().table(1, "euron-crows-eye", "black-winds-crew").deck(2, "ice", "the-wall", "ghost")
    game = scenario.challenges(1).attacks(1, "military", "euron-crows-eye", "black-winds-crew").quietly("use-pillage")
    game.chooses(1, "black-winds-crew", "euron-crows-eye").uses(1, "euron-crows-eye").chooses(1, "the-wall")
    assert game.discard(2) == ["ice"]
    game = (
        Scenario()
        .table(1, "ghost")
        .deck(1, "ice")
        .table(2, "wildling-horde")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert game.defends(2, "wildling-horde").quietly("nothing").discard(1) == ["ice"], "the loser's deck"


@pytest.mark.rule("CG-RULE-38", "CG-POWER-02")
def test_reactions_to_renown_wait_for_the_kind():
    scenario = Scenario().table(1, "robert-baratheon", "lightbringer>robert-baratheon", "balon-greyjoy")
    game = scenario.challenges(1).attacks(1, "military", "robert-baratheon", "balon-greyjoy").quietly("use-renown")
    game.chooses(1, "robert-baratheon", "balon-greyjoy").asks(1, "respond-reaction")
    assert (game.card("robert-baratheon").power, game.card("balon-greyjoy").power) == (1, 1)


@pytest.mark.rule("CG-EX-46", "CG-WIN-01", "CG-RULE-09")
def test_fifteen_power_ends_the_game_at_once():
    scenario = Scenario().table(1, "robert-baratheon").power(1, 13).table(2, "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "robert-baratheon").quietly("next-keyword").says(1, "renown")
    game.chooses(1, "robert-baratheon").ends()
    assert game.state.winner == "seat-1"
    assert "ChallengeOver" not in game.happened()
    assert not game.kneels("right")


@pytest.mark.rule("CG-RULE-23", "CG-CONTROL-06")
def test_who_changes_control_leaves_the_challenge():
    """No Core card takes control in the challenges phase; the verb does it wherever it stands."""
    from maester.games.cardgame.board import Board
    from maester.games.cardgame.effects.leaving import take_control
    from maester.games.cardgame.filters import Context
    from maester.games.cardgame.offers import InPlay
    from maester.games.cardgame.state import Use
    from maester.games.cardgame.verbs import Control

    game = (
        Scenario()
        .table(1, "ranging-party")
        .table(2, "left")
        .challenges(1)
        .attacks(1, "military", "ranging-party")
        .to(2, "defenders")
    )
    use = Use("seat-2", "take-the-black", 0, targets=(InPlay(game.name("ranging-party")),))
    take_control(Context(game.state, Board(game.state), "seat-2", None, None, use), Control())
    assert not game.takes_part("ranging-party")
    assert game.kneels("ranging-party")


@pytest.mark.rule("CG-CHAL-25", "CG-RULE-95")
def test_bonuses_together_and_only_for_the_two():
    scenario = (
        Scenario(3)
        .title(1, "master-of-ships")
        .title(2, "hand-of-the-king")
        .title(3, "master-of-laws")
        .table(1, "ghost")
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=2).quietly("nothing")
    assert [game.power(each) for each in (1, 2, 3)] == [2, 0, 0], "unopposed, and against a rival"
