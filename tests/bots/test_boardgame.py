"""The habits of the board game: what a player of some experience sees, and what it does not fall for."""

from collections import Counter
from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.bots.bids import bid_habit
from maester.games.boardgame.bots.habit import chapter, habit, likely
from maester.games.boardgame.bots.orders import Plan
from maester.games.boardgame.bots.prospects import NAMES, best_margins, numbers
from maester.games.boardgame.bots.rivals import Rivals
from maester.games.boardgame.bots.scout import Scout, area_worth
from maester.games.boardgame.state import State
from maester.kernel import Amount, Chance, Table
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame.scenario import Played, Scenario

LUCK = range(12)


def says(game: Played, house: str, luck: int = 1) -> Any:
    return habit(game.state, house, game.question(house), Chance(luck))


# -------------------------------------------------------------------------------------------------------------- orders


def planning(scenario: Scenario) -> Played:
    return scenario.begin(steps.AssignOrders())


def test_a_march_promises_less_where_another_goes_already():
    scenario = Scenario(6).army("winterfell", "stark", "footman").army("greywater-watch", "stark", "footman")
    plan = Plan(Scout(scenario.state, "stark"), ("winterfell", "greywater-watch"))
    aim = plan.aim("winterfell")
    assert aim is not None
    alone = plan.promise("winterfell", "march-0")
    plan.claimed.append(aim.to)
    assert plan.promise("winterfell", "march-0") < alone
    plan.forget()
    plan.count_on("winterfell", "march-0")
    assert plan.claimed == [aim.to]


def test_no_order_but_a_march_claims_an_area():
    scenario = Scenario(6).army("winterfell", "stark", "footman")
    plan = Plan(Scout(scenario.state, "stark"), ("winterfell",))
    plan.count_on("winterfell", "support")
    assert plan.claimed == []


def test_support_is_ordered_where_a_march_counts_on_it():
    """King's Landing is held by 5: two knights are too few alone, and with a third beside them they are enough."""
    scenario = Scenario(6).army("crackclaw-point", "baratheon", "knight knight").supply(baratheon=6)
    scenario.army("kingswood", "baratheon", "knight").power(baratheon=5)
    scenario.token("baratheon", "storms-end", "the-boneway", "the-reach", "blackwater", "harrenhal")
    for luck in LUCK:
        orders = says(planning(scenario), "baratheon", luck)
        assert orders["crackclaw-point"].startswith("march")
        assert orders["kingswood"].startswith("support")


def test_a_threat_from_overseas_is_seen():
    scenario = Scenario(6).army("lannisport", "lannister", "footman").army("pyke", "greyjoy", "knight knight")
    assert Scout(scenario.state, "lannister").threat("lannisport") == 0
    scenario.army("the-golden-sound", "greyjoy", "ship").army("ironmans-bay", "greyjoy", "ship")
    assert Scout(scenario.state, "lannister").threat("lannisport") == 4


def test_an_enemy_seen_without_a_march_order_is_less_of_a_threat():
    scenario = Scenario(6).army("lannisport", "lannister", "footman").army("riverrun", "stark", "knight")
    assert Scout(scenario.state, "lannister").threat("lannisport") == 2
    scenario.order("riverrun", "support")
    assert Scout(scenario.state, "lannister").threat("lannisport") == 1
    scenario.order("riverrun", "march-0")
    assert Scout(scenario.state, "lannister").threat("lannisport") == 2


def test_the_raven_brings_a_better_order():
    """There is nobody to raid, and a free castle next door."""
    scenario = Scenario(6).army("lannisport", "lannister", "footman knight").order("lannisport", "raid")
    scenario.army("stoney-sept", "lannister", "footman").order("stoney-sept", "consolidate-power")
    flight = says(scenario.begin(steps.UseRaven()), "lannister")
    assert flight.does == "swap"
    assert flight.area == "lannisport"
    assert flight.token.startswith("march")


def test_the_raven_looks_beyond_the_wall_when_all_is_well():
    scenario = Scenario(6).army("lannisport", "lannister", "footman knight").order("lannisport", "march-plus-1")
    assert says(scenario.begin(steps.UseRaven()), "lannister").does == "look"


def test_what_can_be_raided_is_raided():
    scenario = Scenario(6).ordered("stark", "raid", "winterfell").ordered("greyjoy", "support", "moat-cailin")
    assert says(scenario.begin(steps.Raids()), "stark").targets == ("moat-cailin",)


def test_the_main_army_takes_what_it_can_instead_of_supporting_its_neighbours():
    """Three areas around Winterfell are threatened by lone units, and a lone knight holds Moat Cailin."""
    scenario = Scenario(4).supply(stark=3).army("winterfell", "stark", "knight knight knight")
    scenario.army("white-harbor", "stark", "footman").army("moat-cailin", "greyjoy", "knight")
    scenario.army("bay-of-ice", "stark", "ship").army("sunset-sea", "greyjoy", "ship")
    scenario.army("the-shivering-sea", "stark", "ship").army("the-narrow-sea", "baratheon", "ship")
    for luck in LUCK:
        assert says(planning(scenario), "stark", luck)["winterfell"].startswith("march")


def test_defense_and_support_are_worth_what_they_save():
    scenario = Scenario(4).army("white-harbor", "stark", "footman").army("winterfell", "stark", "knight")
    plan = Plan(Scout(scenario.state, "stark"), ("white-harbor", "winterfell"))
    assert plan.promise("white-harbor", "defense-plus-1") < 0
    assert plan.promise("winterfell", "support") < 0
    scenario.army("moat-cailin", "greyjoy", "knight")
    plan = Plan(Scout(scenario.state, "stark"), ("white-harbor", "winterfell"))
    assert 0 < plan.promise("white-harbor", "defense-plus-1") < plan.promise("white-harbor", "defense-plus-2")
    assert plan.promise("winterfell", "support") > 0


@pytest.mark.parametrize(("hosts", "leaves"), [("footman", False), ("footman footman", True)])
def test_no_castle_is_left_open_for_the_sake_of_some_land(hosts: str, leaves: bool):
    scenario = Scenario(4).army("white-harbor", "stark", hosts).power(stark=5).order("white-harbor", "march-0")
    for area in ("winterfell", "moat-cailin"):
        scenario.token("stark", area)
    for luck in LUCK:
        march = says(scenario.begin(steps.Marches()), "stark", luck)
        assert bool(march.moves) is leaves
        assert sum(len(units) for units in march.moves.values()) < 2


# ------------------------------------------------------------------------------------------------------ who may win


CASTLES = ("flints-finger", "seagard", "riverrun", "harrenhal", "moat-cailin")


def test_the_closer_a_house_is_to_victory_the_more_its_areas_are_worth_taking():
    scenario = Scenario(4).token("greyjoy", CASTLES[0])
    gains = []
    for castle in CASTLES[1:]:
        gains.append(Scout(scenario.state, "stark").gain(CASTLES[0]))
        scenario.token("greyjoy", castle)
    assert gains == sorted(set(gains))
    assert Scout(scenario.state, "greyjoy").gain(CASTLES[0]) < gains[0]


def test_what_a_house_could_take_next_counts_in_part():
    scenario = Scenario(4).token("baratheon", "dragonstone")
    before = Rivals(scenario.state).looming["baratheon"]
    scenario.army("kingswood", "baratheon", "knight knight")
    rivals = Rivals(scenario.state)
    assert rivals.contenders["storms-end"] == ["baratheon"]
    assert before < rivals.looming["baratheon"] < before + len(rivals.contenders)


def test_a_free_castle_is_worth_more_if_the_leader_is_about_to_take_it():
    scenario = Scenario(4).army("searoad-marches", "lannister", "footman")
    quiet = Scout(scenario.state, "lannister").gain("highgarden")
    scenario.token("baratheon", "storms-end", "crackclaw-point", "sunspear", "starfall")
    scenario.army("the-reach", "baratheon", "knight")
    assert Scout(scenario.state, "lannister").gain("highgarden") > quiet
    assert Scout(scenario.state, "baratheon").gain("highgarden") == quiet


def test_a_sea_is_worth_what_lies_on_its_coast():
    scenario = Scenario(4)
    free = area_worth(scenario.state, "the-narrow-sea", "stark")
    scenario.token("stark", "white-harbor", "moat-cailin")
    assert area_worth(scenario.state, "the-narrow-sea", "stark") < free
    scenario.token("baratheon", "crackclaw-point")
    assert area_worth(scenario.state, "bay-of-ice") < area_worth(scenario.state, "the-narrow-sea")


def test_ships_of_the_leader_are_worth_chasing():
    scenario = Scenario(4).army("the-narrow-sea", "baratheon", "ship")
    calm = Scout(scenario.state, "stark").gain("the-narrow-sea")
    scenario.token("baratheon", "storms-end", "sunspear", "starfall", "yronwood", "oldtown")
    assert Scout(scenario.state, "stark").gain("the-narrow-sea") > calm


# -------------------------------------------------------------------------------------------------------------- combat


def attacked(attackers: str, defenders: str, **hands: tuple[str, ...]) -> Played:
    """Stark marches from winterfell to moat-cailin, which Greyjoy holds; both are to choose a card."""
    scenario = Scenario(6).army("winterfell", "stark", attackers).army("moat-cailin", "greyjoy", defenders)
    scenario.supply(stark=6).order("winterfell", "march-0")
    for house, cards in hands.items():
        scenario.hand(house, *cards)
    game = marching(scenario)
    return game.marches("stark", "winterfell", {"moat-cailin": attackers})


def test_the_cheapest_card_that_wins_for_sure_is_played():
    game = attacked("knight knight knight", "footman", greyjoy=("asha-greyjoy", "aeron-damphair"))
    assert game.state.edition.cards[says(game, "stark")].strength <= 1


def test_a_strong_card_is_played_where_it_decides():
    hands = {"greyjoy": ("theon-greyjoy", "victarion-greyjoy"), "stark": ("eddard-stark", "catelyn-stark")}
    game = attacked("knight", "footman", **hands)
    assert says(game, "stark") == "eddard-stark"


def test_no_strong_card_is_wasted_on_a_lost_combat():
    hands = {"greyjoy": ("euron-crows-eye", "victarion-greyjoy"), "stark": ("eddard-stark", "ser-rodrick-cassel")}
    game = attacked("footman", "knight knight knight", **hands)
    assert says(game, "stark") == "ser-rodrick-cassel"


def test_offered_support_is_taken():
    scenario = Scenario(6).army("winterfell", "stark", "knight").army("moat-cailin", "greyjoy", "footman")
    scenario.order("winterfell", "march-0").army("greywater-watch", "lannister", "footman")
    scenario.order("greywater-watch", "support").turn_order("stark")
    game = marching(scenario).marches("stark", "winterfell", {"moat-cailin": "knight"})
    game.asks("lannister", "support").says("lannister", {"greywater-watch": "stark"}).asks("stark", "decline-support")
    assert says(game, "stark") == ()


# ------------------------------------------------------------------------------------------------------ muster and bids


def mustered(scenario: Scenario, house: str, luck: int = 1) -> Counter[str]:
    game = scenario.begin(steps.Muster(house))
    return Counter(recruit.unit for recruits in says(game, house, luck).values() for recruit in recruits)


def test_all_points_are_spent_while_something_can_be_had():
    scenario = Scenario(6).army("riverrun", "lannister", "footman").supply(lannister=6)
    game = scenario.begin(steps.Muster("lannister"))
    question, answer = game.question("lannister"), says(game, "lannister")
    for area, points in question.points.items():
        assert sum(question.cost(recruit) for recruit in answer.get(area, ())) == points


def test_others_ships_do_not_keep_one_from_building_the_first():
    """A house without ships builds one, however many the others have."""
    scenario = Scenario(6).army("winterfell", "stark", "knight knight").supply(stark=1)
    for sea in ("west-summer-sea", "sunset-sea", "redwyne-straights", "the-narrow-sea", "shipbreaker-bay"):
        scenario.army(sea, "greyjoy", "ship")
    assert mustered(scenario, "stark")["ship"] >= 1


def bid(state: State, house: str, about: str, luck: int = 1) -> int:
    return bid_habit(state, house, Amount(about=about, least=0, most=state.power[house]), Chance(luck))


def test_a_bid_is_never_more_than_it_takes():
    state = Scenario(3).power(0, stark=9).state
    assert all(bid(state, "stark", "bid-iron-throne", luck) <= 1 for luck in LUCK)


def test_more_is_bid_where_others_have_more():
    poor, rich = Scenario(3).power(1, stark=9).state, Scenario(3).power(8, stark=9).state
    for about in ("bid-iron-throne", "bid-kings-court"):
        assert sum(bid(rich, "stark", about, luck) for luck in LUCK) > sum(
            bid(poor, "stark", about, luck) for luck in LUCK
        )


def test_something_is_kept_for_the_tracks_to_come():
    state = Scenario(3).power(10).state
    assert max(bid(state, "stark", "bid-iron-throne", luck) for luck in LUCK) <= 4


# ------------------------------------------------------------------------------------------- what search asks of a game


@pytest.mark.parametrize("edition", ["boardgame1", "boardgame2"])
def test_a_chapter_lasts_from_planning_to_planning(edition: str):
    game = Scenario(3, edition).game
    table: Any = Table.opened(game, game.options(seats=3), 3)
    chance, seen = Chance(3), list[tuple[int, str]]()
    while table.waiting:
        seat = table.waiting[0]
        seen.append((chapter(table.state), table.decision(seat).about))
        table.answer(seat, game.habit(table.state, seat, table.decision(seat), chance))  # type: ignore[misc]
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    begun = dict(reversed(seen))
    assert len(begun) > 4
    assert set(begun.values()) == {"orders"}


def test_the_first_of_several_marches_that_come_to_mind_is_what_habit_would_do():
    scenario = Scenario(6).army("winterfell", "stark", "footman knight").order("winterfell", "march-0")
    game = marching(scenario)
    found = list(likely(game.state, "stark", game.question("stark"), Chance(1)))
    assert len(found) > 4
    assert found[0] == says(game, "stark", 1)
    assert all(game.question("stark").refusal(each) is None for each in found)


def test_numbers_tell_what_is_held_and_what_is_in_reach():
    scenario = Scenario(6).army("winterfell", "stark", "knight footman").army("moat-cailin", "greyjoy", "footman")
    found = dict(zip(NAMES, numbers(scenario.state)["stark"], strict=True))
    assert (found["structures"], found["knight"], found["footman"], found["home"]) == (1, 1, 1, 1)
    assert best_margins(scenario.state)["moat-cailin"] == {"stark": 2}
    assert found["in-reach"] >= 1
    assert dict(zip(NAMES, numbers(scenario.state)["greyjoy"], strict=True))["threatened"] == 1


@pytest.mark.parametrize("edition", ["boardgame1", "boardgame2"])
def test_chances_are_shares_that_grow_with_what_is_held(edition: str):
    scenario = Scenario(3, edition).set_up()
    game, state = scenario.game, scenario.state
    before = {house: game.evaluate(state, house) for house in state.seats}
    assert sum(before.values()) == pytest.approx(1)
    scenario.token("stark", "moat-cailin", "white-harbor", "karhold", "the-stony-shore")
    assert game.evaluate(state, "stark") > before["stark"]


@pytest.mark.parametrize("edition", ["boardgame1", "boardgame2"])
def test_weights_rest_on_games_and_foretell_better_than_before(edition: str):
    game = Scenario(3, edition).game
    prospects = game.hints.prospects
    assert prospects is not None
    assert set(prospects.weights) <= set(game.counts)
    for seats, weights in prospects.weights.items():
        assert tuple(weights.first) == tuple(weights.last) == NAMES
        assert weights.games >= 100, f"{seats} seats"
        assert weights.log_loss < weights.log_loss_before


def test_where_nothing_was_learnt_the_nearest_number_of_seats_serves():
    prospects = Scenario(3).game.hints.prospects
    assert prospects is not None
    assert prospects.weights_for(3) is prospects.weights[3]
    assert prospects.weights_for(5) is prospects.weights[6]


def test_a_board_agreed_on_learns_from_the_games_of_its_edition():
    printed = Scenario(3, "boardgame1", oldtown_on_sunset_sea=False).set_up()
    assert printed.state.edition.name == "boardgame1-printed"
    assert 0 < printed.game.evaluate(printed.state, "stark") < 1
