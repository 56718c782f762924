"""Somebody drops out while a window is open: the chance to act goes on in player order among those left."""

import pytest

from tests.scenarios.cardgame.scenario import Played, Scenario

RAVEN = "messenger-raven"


def all_may_act(players: int = 4) -> Scenario:
    """Everybody could use a raven in the action window of the dominance phase."""
    start = Scenario(players=players)
    for who in range(1, players + 1):
        start.table(who, RAVEN)
    return start


def passing(game: Played, *who: int) -> Played:
    for each in who:
        game.asks(each, "respond-actions").says(each, "pass")
    return game


@pytest.mark.rule("CG-RULE-10", "CG-ACTION-05")
def test_whoever_comes_after_the_one_who_acted_is_next_when_somebody_before_them_drops_out():
    game = all_may_act().table(3, "the-tickler").deck_of(2, "ghost").window("dominance")
    passing(game, 1, 2).uses(3, "the-tickler").chooses(3, 2)
    assert game.state.out == (game.seat(2),)
    passing(game, 4, 1, 3)
    assert game.asked() is None


@pytest.mark.rule("CG-PLAYER-06", "CG-RULE-10", "CG-ACTION-05")
def test_a_first_player_who_drops_out_does_not_change_who_is_next():
    game = all_may_act().table(3, "the-tickler").deck_of(1, "ghost").window("dominance")
    passing(game, 1, 2).uses(3, "the-tickler").chooses(3, 1)
    assert game.state.first == game.seat(2)
    passing(game, 4, 2, 3)
    assert game.asked() is None


@pytest.mark.rule("CG-RULE-10", "CG-ACTION-05")
def test_somebody_who_drops_out_further_on_is_left_out():
    game = all_may_act().table(1, "the-tickler").deck_of(3, "ghost").window("dominance")
    game.uses(1, "the-tickler").chooses(1, 3)
    passing(game, 2, 4, 1)
    assert game.asked() is None


@pytest.mark.rule("CG-RULE-10", "CG-ACTION-05")
def test_whoever_drops_out_by_acting_is_followed_by_the_next():
    game = all_may_act().deck_of(2, "ghost").window("dominance")
    passing(game, 1).uses(2, f"{RAVEN}/2")
    assert game.state.out == (game.seat(2),)
    passing(game, 3, 4, 1)


@pytest.mark.rule("CG-PLAYER-06", "CG-RULE-10", "CG-ACTION-05")
def test_a_first_player_who_drops_out_by_acting_is_followed_by_the_next():
    game = all_may_act().deck_of(1, "ghost").window("dominance").uses(1, f"{RAVEN}/1")
    assert game.state.out == (game.seat(1),)
    passing(game, 2, 3, 4)


@pytest.mark.rule("CG-RULE-10", "CG-NEST-03", "CG-MARSHAL-04")
def test_the_outer_window_goes_on_where_it_was_when_somebody_drops_out_in_the_inner_one():
    """The third seat is first player; the first, who is active, draws two cards that were the last."""
    start = Scenario(players=4).first(3).table(2, "garden-caretaker").table(3, "garden-caretaker")
    game = start.hand(1, "littlefinger").deck_of(1, "ghost", "ghost").marshals(1, gold=5)
    game.asks(3, "respond-actions").says(3, "pass").uses(1, "littlefinger").uses(1, "littlefinger")
    assert game.state.out == (game.seat(1),)
    passing(game, 2, 3)
    assert game.asked() is None
