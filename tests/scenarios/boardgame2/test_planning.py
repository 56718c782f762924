"""PLAN, ALLY and SECRET: every area with own units gets one order, all behind screens."""

import msgspec
import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import OrdersAssigned, OrdersRevealed
from maester.games.boardgame.facts import Area, House, Token
from maester.kernel import Chance, Table, UnreadableAnswer
from tests.scenarios.boardgame.scenario import Played, Scenario

STARK = {"winterfell": "march-0", "white-harbor": "support", "the-shivering-sea": "raid"}


def planning(scenario: Scenario) -> Played:
    return scenario.begin(steps.AssignOrders(), steps.RevealOrders(), steps.UseRaven())


def three() -> Played:
    return planning(Scenario(3).set_up())


def some_orders(game: Played, house: House) -> dict[Area, Token]:
    orders: dict[Area, Token] = game.question(house).sample(Chance(3))
    return orders


def stark_with(areas: dict[Area, str], **agreed: int) -> Scenario:
    scenario = Scenario(6).supply(stark=6)
    for area, units in areas.items():
        scenario.army(area, "stark", units)
    return scenario


# Assigning


@pytest.mark.rule("BG2-PLAN-01", "BG2-PLAN-13")
def test_orders_are_assigned_then_revealed_then_the_raven_flies_then_the_action_phase_begins():
    contract = Scenario(3).game
    game = Played(Table.opened(contract, contract.options(seats=3), 1))
    for house in game.state.seats:
        game.asks(house, "orders").says(house, some_orders(game, house))
    assert game.happened() == ["OrdersRevealed"] * 3
    assert game.view(None).step == "use-raven"
    game.waits_for("lannister").asks("lannister", "raven").says("lannister", {"does": "rest"})
    assert game.view(None).phase == "action"


@pytest.mark.rule("BG2-PLAN-02")
def test_every_area_with_own_units_gets_an_order_and_no_other():
    game = three()
    for left_out in STARK:
        fewer = {area: token for area, token in STARK.items() if area != left_out}
        game.refuses("stark", fewer, rule="BG2-PLAN-02")
        game.refuses("stark", {**STARK, left_out: None}, rule="BG2-PLAN-02")
    for elsewhere in ("karhold", "lannisport", "winterfell-port", "nowhere"):
        game.refuses("stark", {**STARK, elsewhere: "march-minus-1"}, rule="BG2-PLAN-02")
    game.says("stark", STARK)


@pytest.mark.rule("BG2-PLAN-02", "BG2-PORT-07")
def test_one_unit_is_enough_of_whatever_kind_also_in_a_port():
    units = {"winterfell": "siege-engine", "karhold": "footman", "bay-of-ice": "ship", "winterfell-port": "ship"}
    game = planning(stark_with({**units, "castle-black": "knight knight"}))
    assert sorted(game.question("stark").fields) == sorted({*units, "castle-black"})


@pytest.mark.rule("BG2-PLAN-03")
def test_all_assign_at_the_same_time():
    game = three().waits_for("baratheon", "lannister", "stark")
    game.says("stark", STARK).waits_for("baratheon", "lannister")
    game.says("baratheon", some_orders(game, "baratheon")).waits_for("lannister")


@pytest.mark.rule("BG2-PLAN-04")
def test_an_area_takes_one_order():
    game = three()
    with pytest.raises(UnreadableAnswer):
        game.table.answer("stark", {**STARK, "winterfell": ["march-0", "defense-plus-1"]})
    game.says("stark", STARK)
    for house in ("baratheon", "lannister"):
        game.says(house, some_orders(game, house))
    assert game.orders("stark") == STARK


@pytest.mark.rule("BG2-PLAN-06", "BG2-TRACK-07")
@pytest.mark.parametrize(("place", "stars"), list(enumerate([3, 3, 2, 1, 0, 0])))
def test_special_orders_are_as_many_as_the_stars(place: int, stars: int):
    special = ["march-plus-1", "defense-plus-2", "support-plus-1", "raid-special", "consolidate-power-special"]
    areas = ["winterfell", "karhold", "castle-black", "white-harbor"]
    others = [house for house in Scenario(6).state.seats if house != "stark"]
    others.insert(place, "stark")
    scenario = stark_with(dict.fromkeys(areas, "footman")).track("kings-court", *others)
    game = planning(scenario)
    normal = ["march-0", "defense-plus-1", "support", "raid"]
    allowed = dict(zip(areas, [*special[:stars], *normal], strict=False))
    too_many = dict(zip(areas, [*special[: stars + 1], *normal[:-1]], strict=False))
    game.refuses("stark", too_many, rule="BG2-PLAN-06").says("stark", allowed)


@pytest.mark.rule("BG2-PLAN-06")
def test_all_ten_normal_orders_may_be_used():
    scenario = Scenario(6).track("kings-court", *[house for house in Scenario(6).state.seats if house != "stark"])
    tokens = [
        *("march-minus-1", "march-0"),
        *("defense-plus-1", "support", "raid", "consolidate-power") * 2,
    ]
    areas = northern(10)
    game = planning(in_areas(scenario, areas))
    game.says("stark", dict(zip(areas, tokens, strict=True)))


@pytest.mark.parametrize(
    ("token", "count"), [("march-0", 1), ("raid", 2), ("support", 2), ("march-plus-1", 1), ("defense-plus-1", 2)]
)
@pytest.mark.rule("BG2-ORDER-02")
def test_a_token_can_be_used_only_as_often_as_there_is_one(token: Token, count: int):
    areas = ["winterfell", "karhold", "castle-black"]
    game = planning(stark_with(dict.fromkeys(areas, "footman")))
    rest = ("consolidate-power", "march-minus-1")
    game.refuses("stark", dict(zip(areas, [*[token] * (count + 1), *rest], strict=False)), rule="BG2-ORDER-02")
    game.says("stark", dict(zip(areas, [*[token] * count, *rest], strict=False)))


@pytest.mark.rule("BG2-ORDER-02")
@pytest.mark.parametrize("token", ["march", "march-plus-2", "", "defense"])
def test_there_are_no_other_tokens(token: Token):
    three().refuses("stark", {**STARK, "winterfell": token}, rule="BG2-ORDER-02")


@pytest.mark.rule("BG2-PLAN-07", "BG2-PLAN-11")
def test_nothing_is_revealed_before_the_last_has_assigned_and_then_all_is():
    game = three().says("stark", STARK).says("lannister", some_orders(three(), "lannister"))
    assert game.told(OrdersRevealed) == []
    assert game.orders() == {}
    baratheon = some_orders(game, "baratheon")
    game.says("baratheon", baratheon)
    told = game.told(OrdersRevealed)
    assert [event.house for event in told] == ["baratheon", "lannister", "stark"]
    assert told[0].orders == baratheon
    assert told[2].orders == STARK
    assert set(game.orders()) == set(game.state.units)


@pytest.mark.rule("BG2-PLAN-12", "BG2-TERMS-03")
def test_a_garrison_alone_gets_no_order():
    game = planning(stark_with({"karhold": "footman"})).waits_for("stark")
    assert game.state.garrisons["winterfell"]
    game.refuses("stark", {"karhold": "march-0", "winterfell": "defense-plus-1"}, rule="BG2-PLAN-02")
    game.says("stark", {"karhold": "march-0"})
    assert game.orders() == {"karhold": "march-0"}


# Too few tokens


def northern(count: int) -> list[Area]:
    realm = Scenario(6).state.edition.realm
    return [area for area in realm.ground if realm.ground[area] == "land" and area not in realm.home_of][:count]


def in_areas(scenario: Scenario, areas: list[Area]) -> Scenario:
    """A Stark unit in each of them."""
    scenario.without_neutral()
    for n, area in enumerate(areas):
        scenario.army(area, "stark", "footman" if n < 10 else "knight")
    return scenario


def short(areas: int, stars: int = 0) -> Scenario:
    """Stark has units in this many areas, and this many stars."""
    others = [house for house in Scenario(6).state.seats if house != "stark"]
    others.insert({0: 5, 1: 3, 3: 0}[stars], "stark")
    scenario = in_areas(Scenario(6), northern(areas)).track("kings-court", *others)
    return scenario.army("lannisport", "lannister", "footman").army("pyke", "greyjoy", "footman")


@pytest.mark.rule("BG2-PLAN-08")
@pytest.mark.parametrize(("areas", "stars"), [(11, 0), (12, 1), (14, 3)])
def test_if_one_house_is_short_of_tokens_all_assign_in_turn_order(areas: int, stars: int):
    scenario = short(areas, stars).turn_order("greyjoy", "stark", "lannister")
    game = planning(scenario).waits_for("greyjoy").says("greyjoy", {"pyke": "march-0"})
    game.waits_for("stark").says("stark", some_orders(game, "stark"))
    game.waits_for("lannister")
    assert game.told(OrdersRevealed) == []
    game.says("lannister", {"lannisport": "support"})
    assert len(game.told(OrdersRevealed)) == 3
    assert len(game.orders("stark")) == areas - 1


@pytest.mark.rule("BG2-PLAN-08")
@pytest.mark.parametrize(("areas", "stars"), [(10, 0), (11, 1), (13, 3)])
def test_with_just_enough_tokens_all_assign_together(areas: int, stars: int):
    planning(short(areas, stars)).waits_for("greyjoy", "stark", "lannister")


@pytest.mark.rule("BG2-PLAN-08", "BG2-SECRET-01", "BG2-ALLY-02")
def test_in_turn_order_too_the_orders_lie_face_down():
    scenario = short(11).turn_order("greyjoy", "stark", "lannister")
    game = planning(scenario).says("greyjoy", {"pyke": "march-minus-1"})
    assert game.told(OrdersAssigned) == [OrdersAssigned("greyjoy", 1)]
    assert game.orders() == {}
    for watcher in (None, "stark", "lannister"):
        assert game.view(watcher).assigned == {}
        seen = msgspec.json.encode([game.view(watcher), game.table.story_for(watcher)]).decode()
        assert "march-minus-1" not in seen
    assert game.view("greyjoy").assigned == {"pyke": "march-minus-1"}


@pytest.mark.rule("BG2-PLAN-09")
def test_a_house_short_of_tokens_places_all_it_can_and_chooses_which_areas_get_none():
    areas = northern(12)
    normal = ["march-minus-1", "march-0", *["defense-plus-1", "support", "raid", "consolidate-power"] * 2]
    for bare in ((0, 1), (5, 11)):
        ordered = [area for n, area in enumerate(areas) if n not in bare]
        orders = dict(zip(ordered, normal, strict=True))
        game = planning(short(12).turn_order("stark"))
        fewer = dict(list(orders.items())[1:])
        game.refuses("stark", fewer, rule="BG2-PLAN-09")
        game.says("stark", {**orders, areas[bare[0]]: None}).waits_for("lannister")
        assert game.view("stark").assigned == orders


@pytest.mark.rule("BG2-PLAN-10")
def test_even_then_the_stars_are_never_exceeded():
    areas = northern(12)
    normal = ["march-minus-1", "march-0", *["defense-plus-1", "support", "raid", "consolidate-power"] * 2]
    orders = dict(zip(areas, normal, strict=False))
    game = planning(short(12).turn_order("stark"))
    game.refuses("stark", {**orders, areas[10]: "march-plus-1"}, rule="BG2-PLAN-06")
    game = planning(short(12, stars=1).turn_order("stark"))
    game.refuses("stark", orders, rule="BG2-PLAN-09")
    two = {areas[10]: "march-plus-1", areas[11]: "raid-special"}
    game.refuses("stark", {**orders, **two}, rule="BG2-PLAN-06")
    game.says("stark", {**orders, areas[11]: "raid-special"})


# Secrets


@pytest.mark.rule("BG2-PLAN-05", "BG2-ALLY-02", "BG2-ALLY-03", "BG2-SECRET-01")
def test_nobody_sees_what_another_has_assigned_or_kept():
    """Whatever Stark assigns, the others see, hear and are asked the same; but they may talk."""
    other = {"winterfell": "defense-plus-1", "white-harbor": "march-plus-1", "the-shivering-sea": "support"}
    games = [three().says("stark", orders) for orders in (STARK, other)]
    for watcher in (None, "lannister", "baratheon"):
        first, second = ((game.view(watcher), game.table.story_for(watcher)) for game in games)
        assert first == second
    for house in ("lannister", "baratheon"):
        assert games[0].question(house) == games[1].question(house)
    assert games[0].table.game.negotiable


@pytest.mark.rule("BG2-SECRET-02", "BG2-SECRET-03")
def test_how_much_power_a_house_could_bid_is_open_to_all():
    scenario = Scenario(3).power(stark=7, lannister=0, baratheon=3)
    game = scenario.westeros_phase("last-days-of-summer", "clash-of-kings", "sea-of-storms")
    game.asks("stark", "bid-iron-throne")
    for watcher in (None, "stark", "lannister", "baratheon"):
        assert {house.house: house.power for house in game.view(watcher).houses.values()} == {
            "stark": 7,
            "lannister": 0,
            "baratheon": 3,
        }


@pytest.mark.rule("BG2-SECRET-02", "BG2-SECRET-04", "BG2-ALLY-05")
def test_a_bid_stays_hidden_until_all_are_shown():
    games = []
    for bid in (0, 5):
        scenario = Scenario(3).set_up()
        game = scenario.westeros_phase("last-days-of-summer", "clash-of-kings", "sea-of-storms")
        games.append(game.asks("stark", "bid-iron-throne").says("stark", bid))
    for watcher in (None, "lannister", "baratheon"):
        first, second = ((game.view(watcher), game.table.story_for(watcher)) for game in games)
        assert first == second
    games[1].says("lannister", 2).says("baratheon", 1)
    assert [house.power for house in games[1].view(None).houses.values()] == [4, 3, 0]
