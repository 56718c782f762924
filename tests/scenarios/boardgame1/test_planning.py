"""PLAN, ORDER and RAVEN: orders are placed in secret, revealed together, and the raven may change one."""

from collections import Counter
from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import OrderReplaced, OrdersRevealed, RavenRested
from maester.games.boardgame.facts import Area, Token
from maester.kernel import Chance, UnreadableAnswer
from tests.scenarios.boardgame.scenario import Played
from tests.scenarios.boardgame1.first import HOUSES, Fight, First

STARK = {"winterfell": "march-0", "white-harbor": "support", "the-shivering-sea": "raid"}


def planning(scenario: First | None = None) -> Played:
    scenario = scenario or First(3).set_up()
    return scenario.begin(steps.AssignOrders(), steps.RevealOrders(), steps.UseRaven(), steps.Raids(), steps.Marches())


# Placing orders


@pytest.mark.rule("BG1-PLAN-01", "BG1-PLAN-08")
def test_orders_are_placed_then_revealed_together_then_the_raven_flies():
    game = planning()
    game.asks("stark", "orders").says("stark", STARK).says("baratheon", {"dragonstone": "raid"})
    assert game.happened() == []
    game.says("lannister", {"lannisport": "support"})
    assert {event.house: event.orders for event in game.told(OrdersRevealed)} == {
        "baratheon": {"dragonstone": "raid"},
        "lannister": {"lannisport": "support"},
        "stark": STARK,
    }
    game.waits_for("lannister").asks("lannister", "raven").says("lannister", {"does": "rest"})
    assert game.view(None).phase == "action"


@pytest.mark.rule("BG1-PLAN-02", "BG1-PLAN-07")
def test_all_place_at_the_same_time_and_nobody_sees_what_another_placed():
    game = planning().waits_for("baratheon", "lannister", "stark")
    others = (None, "baratheon", "lannister")
    before = {watcher: game.view(watcher) for watcher in others}
    game.says("stark", STARK)
    for watcher in others:
        assert game.view(watcher) == before[watcher]
        assert game.told(OrdersRevealed, to=watcher) == []


@pytest.mark.parametrize("elsewhere", ["karhold", "lannisport", "bay-of-ice", "nowhere"])
@pytest.mark.rule("BG1-PLAN-03")
def test_orders_are_placed_only_where_the_house_has_units(elsewhere: Area):
    planning(First(3).set_up().token("stark", "karhold")).refuses("stark", {elsewhere: "raid"}, rule="BG1-PLAN-03")


@pytest.mark.rule("BG1-PLAN-04")
def test_one_order_for_an_area_however_many_units_there_are():
    game = planning(First(3).army("winterfell", "stark", "footman footman knight").supply(stark=6))
    assert list(game.question("stark").fields) == ["winterfell"]
    with pytest.raises(UnreadableAnswer):
        game.table.answer("stark", {"winterfell": ["march-0", "raid"]})
    game.says("stark", {"winterfell": "march-0"})
    assert game.orders("stark") == {"winterfell": "march-0"}


@pytest.mark.parametrize("orders", [{}, {"winterfell": None}, {"white-harbor": "raid"}, STARK])
@pytest.mark.rule("BG1-PLAN-05", "BG1-RULE-07")
def test_areas_may_stay_without_an_order(orders: dict[Area, Token | None]):
    game = planning().says("stark", orders).says("lannister", {}).says("baratheon", {})
    placed = {area: token for area, token in orders.items() if token}
    assert [event.orders for event in game.told(OrdersRevealed)] == [placed] * bool(placed)


@pytest.mark.rule("BG1-PLAN-06", "BG1-RULE-07")
def test_without_an_order_nobody_acts():
    """Neither raid nor march nor support nor power: only Lannister, who has a march order, is asked anything."""
    scenario = First().army("stoney-sept", "lannister", "knight").army("blackwater", "tyrell", "footman")
    scenario.ordered("lannister", "march-0", "searoad-marches").army("the-reach", "tyrell", "knight")
    scenario.army("harrenhal", "stark", "knight").army("kingswood", "baratheon", "footman")
    before = scenario.state.power.copy()
    game = scenario.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower()).waits_for("lannister")
    game.says("lannister", {"area": "searoad-marches", "moves": {"blackwater": ["footman"]}})
    game.waits_for("lannister", "tyrell").asks("tyrell", "house-card")
    game.says("tyrell", "margaery-tyrell").says("lannister", "tywin-lannister").ends()
    assert game.state.power == before
    assert game.units("stoney-sept") == game.units("the-reach") == game.units("harrenhal") == "knight"


# Order tokens


NORMAL = {"march-0": 1, "march-minus-1": 1, "raid": 2, "support": 2, "consolidate-power": 2, "defense-plus-1": 2}
SPECIAL = ("march-plus-1", "raid-special", "support-plus-1", "consolidate-power-special", "defense-plus-2")


@pytest.mark.rule("BG1-ORDER-01", "BG1-ORDER-02", "BG1-ORDER-03", "BG1-SETUP-02")
def test_the_fifteen_tokens():
    orders = First().state.edition.orders
    assert {token: facts.count for token, facts in orders.items() if not facts.special} == NORMAL
    assert {token: facts.count for token, facts in orders.items() if facts.special} == dict.fromkeys(SPECIAL, 1)
    assert sum(NORMAL.values()) == 10
    printed = {token: facts.modifier for token, facts in orders.items() if facts.modifier}
    assert printed == {
        "march-minus-1": -1,
        "march-plus-1": 1,
        "support-plus-1": 1,
        "defense-plus-1": 1,
        "defense-plus-2": 2,
    }


AREAS = (
    "winterfell",
    "karhold",
    "white-harbor",
    "castle-black",
    "moat-cailin",
    "widows-watch",
    "the-stony-shore",
    "the-twins",
    "seagard",
    "riverrun",
)


def stark_everywhere(place: int = 0) -> Played:
    """Stark has a footman in ten land areas and a ship in the Bay of Ice, and a place at the King's Court."""
    court = [house for house in HOUSES if house != "stark"]
    court.insert(place, "stark")
    scenario = First().track("kings-court", *court).army("bay-of-ice", "stark", "ship")
    for area in AREAS:
        scenario.army(area, "stark", "footman")
    return planning(scenario)


@pytest.mark.rule("BG1-ORDER-04", "BG1-ORDER-10")
def test_every_normal_token_may_be_used_and_none_twice_over():
    tokens = [token for token, count in NORMAL.items() for _ in range(count)]
    game = stark_everywhere(place=4)
    everything = dict(zip(AREAS, tokens, strict=True))
    assert game.question("stark").refusal(everything) is None
    for token, count in NORMAL.items():
        again = dict.fromkeys(AREAS[: count + 1], token)
        game.refuses("stark", again, rule="BG1-ORDER-10")


@pytest.mark.parametrize(
    ("kind", "normal"), [("raid", "raid"), ("support", "support"), ("consolidate-power", "consolidate-power")]
)
@pytest.mark.rule("BG1-ORDER-10", "BG1-ORDER-09")
def test_the_third_order_of_a_kind_is_the_special_one(kind: str, normal: Token):
    game = stark_everywhere()
    special = next(token for token in SPECIAL if token.startswith(kind))
    game.refuses("stark", dict.fromkeys(AREAS[:3], normal), rule="BG1-ORDER-10")
    game.refuses("stark", dict.fromkeys(AREAS[:2], special), rule="BG1-ORDER-10")
    three = {AREAS[0]: normal, AREAS[1]: normal, AREAS[2]: special}
    assert game.question("stark").refusal(three) is None


@pytest.mark.rule("BG1-ORDER-01")
def test_other_orders_do_not_exist():
    stark_everywhere().refuses("stark", {"winterfell": "march-plus-2"}, rule="BG1-ORDER-01")


@pytest.mark.rule("BG1-ORDER-11", "BG1-ORDER-12")
def test_power_is_consolidated_on_land_only_and_all_other_orders_go_to_sea_too():
    game = stark_everywhere()
    orders = game.state.edition.orders
    for token, facts in orders.items():
        assert game.question("stark").refusal({"winterfell": token}) is None
        if facts.kind == "consolidate-power":
            game.refuses("stark", {"bay-of-ice": token}, rule="BG1-ORDER-11")
        else:
            assert game.question("stark").refusal({"bay-of-ice": token}) is None


@pytest.mark.rule("BG1-ORDER-11", "BG1-ORDER-04", "BG1-PLAN-05")
@pytest.mark.parametrize("seed", range(30))
def test_what_the_question_proposes_is_allowed(seed: int):
    question = stark_everywhere(place=seed % 5).question("stark")
    assert question.refusal(question.sample(Chance(seed))) is None


@pytest.mark.parametrize(("token", "bonus"), [("defense-plus-1", 1), ("defense-plus-2", 2), ("march-minus-1", 0)])
@pytest.mark.rule("BG1-ORDER-05", "BG1-COMBAT-06", "BG1-COMBAT-05")
def test_a_defense_order_strengthens_the_defender(token: Token, bonus: int):
    field = Fight("tyrell footman", "lannister footman").order("blackwater", token).turn_order("tyrell")
    assert field.fight().initial() == {"tyrell": 1, "lannister": 1 + bonus}


@pytest.mark.parametrize(("token", "bonus"), [("march-plus-1", 1), ("march-0", 0), ("march-minus-1", -1)])
@pytest.mark.rule("BG1-ORDER-06", "BG1-MARCH-08")
def test_the_number_on_the_march_token_changes_the_attack(token: Token, bonus: int):
    game = Fight("tyrell knight", "lannister footman", march=token).fight()
    assert game.initial() == {"tyrell": 2 + bonus, "lannister": 1}


@pytest.mark.parametrize(("token", "bonus"), [("support", 0), ("support-plus-1", 1)])
@pytest.mark.rule("BG1-ORDER-07")
def test_the_special_support_order_adds_one(token: Token, bonus: int):
    scenario = Fight("tyrell footman", "lannister footman").ordered("lannister", token, "stoney-sept")
    game = scenario.fight().supports("lannister", {"stoney-sept": "lannister"})
    assert game.initial() == {"tyrell": 1, "lannister": 2 + bonus}


@pytest.mark.rule("BG1-ORDER-09")
def test_the_special_order_to_consolidate_brings_no_more_and_musters_nothing():
    scenario = First().ordered("stark", "consolidate-power-special", "winterfell").power(stark=0)
    game = scenario.ordered("lannister", "consolidate-power", "harrenhal").begin(steps.ConsolidatePower()).ends()
    assert game.state.power["stark"] == 2, "1 for the order, 1 for the crown of Winterfell"


@pytest.mark.rule("BG1-ORDER-13")
def test_support_and_defense_orders_have_no_step_of_their_own():
    scenario = First().ordered("stark", "support", "winterfell").ordered("stark", "defense-plus-1", "karhold")
    game = scenario.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower()).ends()
    assert Counter(game.orders().values()) == {"support": 1, "defense-plus-1": 1}
    assert game.happened() == []


# The raven


ORDERS = {"lannisport": "march-0", "stoney-sept": "raid", "the-golden-sound": "support"}


def flying(orders: dict[Area, Token] | None = None, scenario: First | None = None) -> Played:
    """Lannister, first of the King's Court with three stars, has given these orders; a knight in Harrenhal has none."""
    scenario = scenario or First()
    for area, token in (orders or ORDERS).items():
        scenario.ordered("lannister", token, area)
    scenario.army("harrenhal", "lannister", "knight").ordered("stark", "march-plus-1", "winterfell")
    return scenario.begin(steps.UseRaven()).waits_for("lannister").asks("lannister", "raven")


def swap(area: Area, token: Token) -> dict[str, Any]:
    return {"does": "swap", "area": area, "token": token}


@pytest.mark.rule("BG1-RAVEN-01", "BG1-TRACK-08", "BG1-RAVEN-02")
def test_one_own_order_is_replaced_by_an_unused_token_once():
    game = flying().says("lannister", swap("lannisport", "defense-plus-1")).ends()
    assert game.orders("lannister") == {**ORDERS, "lannisport": "defense-plus-1"}
    assert game.told(OrderReplaced) == [OrderReplaced("lannister", "lannisport", "march-0", "defense-plus-1")]


@pytest.mark.rule("BG1-RAVEN-02")
def test_the_raven_may_rest():
    game = flying().says("lannister", {"does": "rest"}).ends()
    assert game.orders("lannister") == ORDERS
    assert game.told(RavenRested) == [RavenRested("lannister")]


@pytest.mark.rule("BG1-RAVEN-01")
def test_the_raven_does_nothing_else_here():
    game = flying()
    game.refuses("lannister", {"does": "look"}, rule="BG1-RAVEN-01")
    assert {answer.does for answer in game.answers("lannister")} == {"rest", "swap"}
    game.refuses("lannister", swap("winterfell", "raid"), rule="BG1-RAVEN-01")


@pytest.mark.parametrize("token", ["march-0", "consolidate-power", "march-plus-1"])
@pytest.mark.rule("BG1-RAVEN-01", "BG1-RULE-37")
def test_an_area_without_an_order_gets_none(token: Token):
    flying().refuses("lannister", swap("harrenhal", token), rule="BG1-RAVEN-01")


@pytest.mark.rule("BG1-RAVEN-04", "BG1-RULE-08")
def test_the_raven_cannot_bring_a_token_that_is_on_the_board():
    game = flying()
    game.refuses("lannister", swap("stoney-sept", "march-0"), rule="BG1-RAVEN-04")
    raids = flying({"lannisport": "raid", "stoney-sept": "raid", "the-golden-sound": "support"})
    raids.refuses("lannister", swap("the-golden-sound", "raid"), rule="BG1-RAVEN-04")
    game.says("lannister", swap("the-golden-sound", "raid")).ends()
    assert game.orders("lannister")["the-golden-sound"] == "raid", "there is a second one"


THREE_STARS = {"lannisport": "march-plus-1", "stoney-sept": "raid-special", "the-golden-sound": "support-plus-1"}


@pytest.mark.rule("BG1-RAVEN-03", "BG1-RULE-36")
def test_a_special_token_needs_a_star_that_was_left_unused():
    """Taking a special token off does not free its star."""
    flying().says("lannister", swap("lannisport", "defense-plus-2")).ends()
    used = flying(THREE_STARS)
    for area in THREE_STARS:
        used.refuses("lannister", swap(area, "defense-plus-2"), rule="BG1-RAVEN-03")
    used.says("lannister", swap("lannisport", "defense-plus-1")).ends()


@pytest.mark.rule("BG1-RULE-37")
def test_the_raven_cannot_bring_a_banned_order():
    scenario = First()
    scenario.state.banned = {"raid": "BG1-WCARD-07", "raid-special": "BG1-WCARD-07"}
    game = flying({"lannisport": "march-0"}, scenario)
    for token in ("raid", "raid-special"):
        game.refuses("lannister", swap("lannisport", token), rule="BG1-WCARD-07")


@pytest.mark.rule("BG1-ORDER-11", "BG1-RAVEN-01")
def test_nor_does_the_raven_bring_power_to_the_sea():
    game = flying()
    game.refuses("lannister", swap("the-golden-sound", "consolidate-power"), rule="BG1-ORDER-11")
    game.says("lannister", swap("lannisport", "consolidate-power")).ends()


@pytest.mark.rule("BG1-RAVEN-01", "BG1-RULE-37")
def test_a_holder_without_orders_is_not_asked():
    First().ordered("stark", "raid", "winterfell").begin(steps.UseRaven()).ends()


NO_POWER = ("consolidate-power", "consolidate-power-special")


@pytest.mark.rule("BG1-ORDER-11", "BG1-ORDER-12", "BG1-PLAN-02")
def test_the_orders_offered_for_each_area_are_those_allowed_there():
    scenario = First().army("lannisport", "lannister", "footman").army("the-golden-sound", "lannister", "ship")
    scenario.state.banned = {"raid": "BG1-WCARD-07", "raid-special": "BG1-WCARD-07"}
    fields = scenario.begin(steps.AssignOrders()).question("lannister").fields
    tokens = [token for token in scenario.state.edition.orders if not token.startswith("raid")]
    assert list(fields["lannisport"].options) == [*tokens, None]
    assert list(fields["the-golden-sound"].options) == [token for token in [*tokens, None] if token not in NO_POWER]


@pytest.mark.rule("BG1-RAVEN-01")
def test_the_raven_flies_after_the_reveal_for_its_holder_alone_and_once():
    scenario = First(3).track("kings-court", "stark").army("winterfell", "stark", "footman")
    scenario.army("lannisport", "lannister", "footman")
    whole_round = scenario.state.edition.later_rounds
    game = scenario.begin(*whole_round[whole_round.index(steps.AssignOrders()) : whole_round.index(steps.Raids())])
    game.says("stark", {"winterfell": "raid"}).says("lannister", {"lannisport": "march-0"})
    assert game.happened() == ["OrdersRevealed", "OrdersRevealed"]
    assert game.view("lannister").areas["winterfell"].order == "raid"
    game.waits_for("stark").asks("stark", "raven")
    game.refuses("stark", swap("lannisport", "support"), rule="BG1-RAVEN-01")
    game.says("stark", swap("winterfell", "support")).ends()
    assert game.told(OrderReplaced) == [OrderReplaced("stark", "winterfell", "raid", "support")]
    assert game.orders() == {"winterfell": "support", "lannisport": "march-0"}
    assert game.view(None).raven_used
