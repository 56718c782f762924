"""ROUND and CLEAN: ten rounds of three phases, and what is put away at the end of each."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import RoundBegan, RoundCleanedUp, WesterosCardRevealed
from maester.kernel import Chance, Table
from tests.scenarios.boardgame.scenario import Played, Scenario, played_out


@pytest.mark.rule("BG2-ROUND-01")
def test_no_game_lasts_longer_than_ten_rounds():
    game = played_out(Scenario(3).set_up().round(8).begin(), seed=4).ends()
    assert game.view(None).rounds == 10
    rounds = [event.round for event in game.told(RoundBegan)]
    assert rounds == [9, 10][: len(rounds)]
    assert game.state.round <= 10


@pytest.mark.rule("BG2-ROUND-02", "BG2-ROUND-04")
def test_a_round_is_westeros_then_planning_then_action_and_then_the_next_begins():
    game = Scenario(3).set_up().westeros("mustering", "clash-of-kings", "sea-of-storms").begin()
    chance, phases = Chance(2), []
    while game.table.waiting and game.state.round < 4:
        phase = (game.state.round, game.view(None).phase)
        if phase not in phases:
            phases.append(phase)
        game.table.answer_any(game.table.waiting[0], chance)
    names = ("westeros", "planning", "action")
    order = [(number, name) for number in (2, 3) for name in names if (number, name) in phases]
    assert phases == order
    assert {name for _, name in phases} == set(names)


@pytest.mark.rule("BG2-ROUND-03")
@pytest.mark.parametrize("players", [3, 6])
def test_the_first_round_begins_with_planning(players: int):
    contract = Scenario(players).game
    game = Played(Table.opened(contract, contract.options(seats=players), 1))
    game.waits_for(*game.state.seats).asks("stark", "orders")
    assert (game.state.round, game.view(None).phase) == (1, "planning")
    assert not game.told(WesterosCardRevealed)


@pytest.mark.rule("BG2-ROUND-04", "BG2-CLEAN-04")
def test_after_the_action_phase_the_westeros_phase_of_the_next_round_follows():
    game = Scenario(3).set_up().westeros("mustering", "game-of-thrones", "sea-of-storms").begin(steps.CleanUp())
    told = [type(event).__name__ for event in game.table.story]
    assert told[:5] == ["RoundCleanedUp", "RoundBegan", *["WesterosCardRevealed"] * 3]
    assert game.told(RoundCleanedUp) == [RoundCleanedUp(1)]
    assert game.told(RoundBegan) == [RoundBegan(2)]
    game.asks("baratheon", "muster")


@pytest.mark.rule("BG2-CLEAN-01")
def test_support_and_defense_orders_leave_the_board():
    scenario = Scenario(3).set_up().order("winterfell", "support").order("lannisport", "defense-plus-1")
    scenario.order("dragonstone", "support-plus-1").order("kingswood", "defense-plus-2")
    whole_round = scenario.state.edition.later_rounds[-4:]
    game = scenario.westeros("mustering", "game-of-thrones", "sea-of-storms").begin(*whole_round)
    assert game.told(RoundCleanedUp)
    assert game.orders() == {}


@pytest.mark.rule("BG2-CLEAN-02")
def test_routed_units_stand_up():
    scenario = Scenario(3).army("winterfell", "stark", "footman (footman) (knight)").round(10)
    game = scenario.army("the-narrow-sea", "lannister", "(ship)").begin(steps.CleanUp()).ends()
    assert game.units("winterfell") == "footman footman knight"
    assert game.units("the-narrow-sea") == "ship"


@pytest.mark.rule("BG2-CLEAN-03", "BG2-RAVEN-06")
def test_raven_and_blade_are_fresh_again():
    scenario = Scenario(3).round(10)
    scenario.state.raven_used = scenario.state.blade_used = True
    game = scenario.begin(steps.CleanUp()).ends()
    assert (game.view(None).raven_used, game.view(None).blade_used) == (False, False)


@pytest.mark.rule("BG2-CLEAN-04", "BG2-ROUND-01")
@pytest.mark.parametrize("number", [1, 9])
def test_before_the_tenth_the_game_goes_on(number: int):
    game = Scenario(3).set_up().round(number).westeros("mustering", "game-of-thrones", "sea-of-storms")
    begun = game.begin(steps.CleanUp()).asks("baratheon", "muster")
    assert begun.state.round == number + 1


@pytest.mark.rule("BG2-CLEAN-04", "BG2-ROUND-01")
def test_after_the_clean_up_of_the_tenth_the_game_is_over():
    game = Scenario(3).set_up().round(10).begin(steps.CleanUp()).ends()
    assert game.happened() == ["RoundCleanedUp", "GameWon"]
    assert game.table.game.standing(game.state).winners == ("stark",)


@pytest.mark.rule("BG2-MARCH-01")
def test_every_step_begins_with_the_first_in_turn_order_whoever_acted_last_before():
    scenario = Scenario(3).turn_order("stark", "lannister", "baratheon")
    scenario.ordered("stark", "raid", "winterfell").ordered("lannister", "support", "moat-cailin", "riverrun")
    for house, area in {"stark": "karhold", "lannister": "harrenhal", "baratheon": "kingswood"}.items():
        scenario.ordered(house, "march-0", area)
    game = scenario.begin(steps.Raids(), steps.Marches()).raids("stark", "winterfell", "moat-cailin")
    for house, area in {"stark": "karhold", "lannister": "harrenhal", "baratheon": "kingswood"}.items():
        game.waits_for(house).asks(house, "march").says(house, {"area": area})
