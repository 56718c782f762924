"""Cards of the joust at a table of three and more: whom they mean, and whom not."""

import pytest

from maester.games.cardgame.board import Board
from maester.games.cardgame.events import InitiativeWon
from maester.games.cardgame.plot import plot_value
from maester.games.cardgame.state import Lasting
from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-RULE-95", "CG-TARGET-01")
@pytest.mark.parametrize(
    ("event", "contest", "spoils"),
    [
        ("put-to-the-sword", "military", "left"),
        ("put-to-the-torch", "military", "castle-black"),
        ("we-do-not-sow", "power", "castle-black"),
    ],
)
def test_the_spoils_are_the_losers(event: str, contest: str, spoils: str):
    start = Scenario(3).table(1, "tywin-lannister").gold(1, 2).hand(1, event).table(2, "left/k", "castle-black")
    game = start.table(3, "right/k", "the-wall").challenges(1).attacks(1, contest, "tywin-lannister", against=2)
    assert game.undefended().uses(1, event).options(1) == [spoils]


@pytest.mark.rule("CG-RULE-95")
def test_who_only_watches_has_neither_won_nor_lost():
    start = Scenario(3).table(1, "khal-drogo").table(3, "sunspear", "lannisport", "the-wall", "ghaston-grey")
    game = start.challenges(1).attacks(1, "power", "khal-drogo", against=2).undefended()
    assert not game.offers(3, "sunspear")
    assert not game.kneels("the-wall")


@pytest.mark.rule("CG-ACTION-01", "CG-RULE-92")
def test_who_only_watches_may_still_act():
    start = Scenario(3).table(1, "khal-drogo").table(2, "left").table(3, "margaery-tyrell")
    game = start.challenges(1).attacks(1, "military", "khal-drogo", against=2).uses(3, "margaery-tyrell")
    assert game.chooses(3, "left").strength("left") == 5


@pytest.mark.rule("CG-EFFECT-07")
def test_daenerys_weakens_only_those_against_her_own_player():
    start = Scenario(3).table(1, "khal-drogo").table(2, "left").table(3, "daenerys-targaryen")
    game = start.challenges(1).attacks(1, "military", "khal-drogo", against=2)
    assert game.strength("khal-drogo") == 5


@pytest.mark.rule("CG-TARGET-09")
def test_banners_are_called_against_players_with_characters():
    start = Scenario(3).table(2, "left", "right")
    game = start.reveals(_1="calling-the-banners")
    assert game.gold(1) == 2, "the third player has nobody and cannot be chosen"


@pytest.mark.rule("CG-TARGET-02")
def test_heads_on_spikes_asks_which_opponent():
    start = Scenario(3).hand(2, "ghost").hand(3, "left")
    game = start.reveals(_1="heads-on-spikes").chooses(1, 3)
    assert game.dead(3) == ["left"]
    assert game.power(1) == 2


@pytest.mark.rule("CG-RULE-94", "CG-SIMUL-01")
def test_all_three_march_in_player_order():
    start = Scenario(3).first(2).table(1, "left").table(2, "right", "ghost").table(3, "drogon", "summer")
    game = start.reveals(_1="marched-to-the-wall")
    game.chooses(2, "right").chooses(3, "summer").chooses(1, "left")
    assert (game.discard(1), game.discard(2), game.discard(3)) == (["left"], ["right"], ["summer"])


@pytest.mark.rule("CG-POWER-04", "CG-TARGET-09")
def test_the_painted_table_takes_from_an_opponent_with_power():
    start = Scenario(3).table(1, "chamber-of-the-painted-table", "khal-drogo").power(2, 1).power(3, 2)
    game = start.phase("dominance").uses(1, "chamber-of-the-painted-table").chooses(1, 3)
    assert (game.power(1), game.power(2), game.power(3)) == (2, 1, 1)
    start = Scenario(3).table(1, "chamber-of-the-painted-table", "khal-drogo").power(3, 2)
    game = start.phase("dominance").uses(1, "chamber-of-the-painted-table")
    assert (game.power(1), game.power(3)) == (2, 1), "nobody else could be chosen"


@pytest.mark.rule("CG-MELEE-04", "CG-MOD-09")
def test_titles_add_to_plots_whatever_is_blank():
    start = Scenario(3).title(1, "master-of-coin").title(2, "master-of-laws").plot(3, "fortified-position")
    game = start.challenges()
    board = Board(game.state)
    assert plot_value(board, game.seat(1), "gold") == 6
    assert plot_value(board, game.seat(2), "reserve") == 8


@pytest.mark.rule("CG-MELEE-21", "CG-MELEE-18")
def test_one_may_challenge_whose_title_supports_ones_own():
    start = Scenario(3).title(1, "hand-of-the-king").title(2, "master-of-laws").title(3, "master-of-whispers")
    game = start.table(1, "khal-drogo").challenges(1)
    game.cannot_attack(1, "military", "khal-drogo", against=2, rule="CG-MELEE-21")
    game.attacks(1, "military", "khal-drogo", against=3)


@pytest.mark.rule("CG-MELEE-18", "CG-MELEE-20")
def test_a_defender_who_beats_a_rival_is_paid_and_no_stranger_is():
    start = Scenario(3).title(1, "hand-of-the-king").title(2, "master-of-coin").title(3, "crown-regent")
    start = start.table(1, "left", "arya-stark").table(2, "tywin-lannister").table(3, "khal-drogo")
    game = start.challenges(1).attacks(1, "military", "left", against=2).says(3, False).defends(2, "tywin-lannister")
    assert game.passes().power(2) == 1
    game.quietly().attacks(1, "power", "arya-stark", against=3).says(3, False).defends(3, "khal-drogo")
    assert game.passes().power(3) == 0, "the Regent has no rivals"


@pytest.mark.rule("CG-MELEE-13", "CG-RULE-25")
def test_the_hand_adds_one_in_defence_only_beside_a_defender():
    start = Scenario(3).title(2, "hand-of-the-king").table(1, "arya-stark", "khal-drogo").table(2, "left", "right")
    game = start.challenges(1).attacks(1, "power", "khal-drogo", against=2).defends(2, "left").quietly()
    assert game.totals() == [(5, 4)]
    start = Scenario(3).title(2, "hand-of-the-king").table(1, "khal-drogo")
    assert start.challenges(1).attacks(1, "power", "khal-drogo", against=2).undefended().totals() == [(5, 0)]


@pytest.mark.rule("CG-RULE-39", "CG-MELEE-15")
def test_calm_over_westeros_protects_its_own_player_only():
    start = Scenario(3).table(1, "tyrion-lannister", "cersei-lannister").hand(2, "ghost").hand(3, "left")
    game = start.plots(2, "calm-over-westeros").reveals(_1="a-clash-of-kings", _2="calm-over-westeros")
    game.chooses(2, "intrigue")
    assert [(each.seat, each.contest, each.claim) for each in game.state.lasting] == [("seat-2", "intrigue", -1)]


@pytest.mark.rule("CG-EFFECT-07")
def test_the_hunting_party_minds_any_opponents_king():
    start = Scenario(3).table(1, "kings-hunting-party").table(3, "robert-baratheon").challenges(1)
    assert start.icons("kings-hunting-party") == "mi"
    start = Scenario(3).table(1, "kings-hunting-party", "robert-baratheon").challenges(1)
    assert start.icons("kings-hunting-party") == "m"


@pytest.mark.rule("CG-CANCEL-01", "CG-RULE-54")
def test_any_opponent_may_cancel():
    start = Scenario(3).table(1, "left").hand(1, "confinement").gold(1, 1).gold(3, 1).hand(3, "the-hands-judgment")
    game = (
        start.table(2, "right").challenges(1).uses(1, "confinement").chooses(1, "right").uses(3, "the-hands-judgment")
    )
    assert game.icons("right") == "m"
    assert game.gold(3) == 0


@pytest.mark.rule("CG-PLOT-11", "CG-RULE-12")
def test_power_on_characters_counts_against_a_tie_in_initiative():
    start = Scenario(3).table(1, "khal-drogo/2p").power(2, 3).power(3, 3).table(3, "left")
    game = start.reveals()
    assert game.told(InitiativeWon)[-1].seat == game.seat(1)


@pytest.mark.rule("CG-RULE-42")
def test_whispers_and_claim_of_zero():
    start = Scenario(3).title(1, "master-of-whispers").table(1, "tyrion-lannister").hand(2, "ghost").hand(3, "left")
    start.state.lasting = (Lasting("plot", "seat-2", claim=-1, attackers=True, contest="intrigue"),)
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2).undefended().quietly()
    assert game.hand(2) == ["ghost"]
    assert game.hand(3) == ["left"]
