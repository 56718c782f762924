"""What an answer being prepared would lead to, as far as its house can see."""

from typing import Any

import pytest

from maester.games import game as game_called
from maester.games.boardgame.muster import Recruit
from maester.games.boardgame.preview import Backing, Place
from maester.games.boardgame.state import Part
from maester.kernel import Chance, Table, seed_from
from tests.scenarios.boardgame.combat import Combat, Field, marching
from tests.scenarios.boardgame1.first import First


def contested(**where: Any) -> Field:
    """Tyrell marches against Lannister, who defends with +1; three houses could support."""
    field = Field("tyrell knight siege-engine", "lannister footman knight", march="march-plus-1", **where)
    field.order("blackwater", "defense-plus-1")
    field.army("stoney-sept", "stark", "footman siege-engine").order("stoney-sept", "support-plus-1")
    field.army("searoad-marches", "tyrell", "footman").order("searoad-marches", "support")
    return field.army("harrenhal", "lannister", "knight").order("harrenhal", "support")


def foreseen(game: Combat, house: str, origin: str, **moves: str) -> Any:
    """What a march would lead to: areas with _ for -, and who goes there."""
    sent = {area.replace("_", "-"): kinds.split() for area, kinds in moves.items()}
    return game.table.would(house, {"area": origin, "moves": sent}).preview


def attack(game: Combat, house: str, origin: str, **moves: str) -> Any:
    (found,) = foreseen(game, house, origin, **moves).attacks
    return found


@pytest.mark.rule("BG2-COMBAT-09")
def test_the_defender_is_added_up_as_everybody_sees_it():
    found = attack(contested().march(), "tyrell", "the-reach", blackwater="knight")
    assert found.defender == "lannister"
    assert found.parts == (
        Part("units", 3, "blackwater", "lannister"),
        Part("order", 1, "blackwater", "lannister"),
    )
    assert (found.strength, found.defence) == (2 + 1, 4)


@pytest.mark.rule("BG2-SUPPORT-02")
def test_possible_support_says_what_it_would_add_to_whom():
    found = attack(contested().march(), "tyrell", "the-reach", blackwater="knight")
    assert sorted(found.support, key=lambda backing: backing.area) == [
        Backing("lannister", "harrenhal", None, 2),
        Backing("tyrell", "searoad-marches", 1, None),
        Backing("stark", "stoney-sept", 2, 2),
    ]


@pytest.mark.rule("BG2-COMBAT-08")
def test_a_siege_engine_supports_an_attack_on_a_castle_with_more():
    field = Field("tyrell knight", at="harrenhal", origin="stoney-sept").army("harrenhal", "lannister", "knight")
    field.army("riverrun", "stark", "footman siege-engine").order("riverrun", "support")
    found = attack(field.march(), "tyrell", "stoney-sept", harrenhal="knight")
    assert found.support == (Backing("stark", "riverrun", 5, 1),)
    assert (found.help, found.defence_help) == (5, 1)


@pytest.mark.rule("BG2-COMBAT-14")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_the_tie_is_known_before_and_during_the_combat(first: str):
    game = contested().track("fiefdoms", first).march()
    assert attack(game, "tyrell", "the-reach", blackwater="knight").tie == first
    game.marches("tyrell", "the-reach", {"blackwater": "knight siege-engine"})
    assert game.view("stark").battle.tie == first


@pytest.mark.rule("BG2-COMBAT-09")
def test_what_was_foreseen_is_what_the_combat_announces():
    game = contested().march()
    before = attack(game, "tyrell", "the-reach", blackwater="knight siege-engine")
    game.marches("tyrell", "the-reach", {"blackwater": "knight siege-engine"})
    game.supports("lannister", {"harrenhal": "lannister"})
    game.supports("stark", {"stoney-sept": "tyrell"})
    game.supports("tyrell", {"searoad-marches": "tyrell"})
    game.asks("tyrell", "decline-support").says("tyrell", [])
    backing = {each.area: each for each in before.support}
    assert game.initial() == {
        "tyrell": before.strength + backing["searoad-marches"].attacker + backing["stoney-sept"].attacker,
        "lannister": before.defence + backing["harrenhal"].defender,
    }


@pytest.mark.rule("BG2-GARRISON-03")
def test_a_garrison_alone_is_met():
    field = Field("tyrell knight", at="lannisport", origin="searoad-marches")
    found = attack(field.march(), "tyrell", "searoad-marches", lannisport="knight")
    assert (found.defender, found.defence) == ("lannister", 2)
    assert [part.what for part in found.parts] == ["units", "garrison"]


@pytest.mark.rule("BG1-NEUTRAL-02", "BG1-NEUTRAL-06")
def test_a_neutral_force_yields_to_equal_strength_and_has_no_friends():
    scenario = First(5).supply(lannister=6).army("the-reach", "lannister", "knight").order("the-reach", "march-0")
    scenario.army("blackwater", "stark", "knight").order("blackwater", "support")
    found = attack(marching(scenario), "lannister", "the-reach", kings_landing="knight")
    assert (found.defender, found.defence, found.tie) == (None, 5, "lannister")
    assert found.support == (Backing("stark", "blackwater", 2, None),)


@pytest.mark.rule("BG2-SUP-04")
def test_armies_are_set_against_their_limits_also_where_they_break_them():
    game = Field("tyrell knight siege-engine", at="blackwater").supply(tyrell=0).army("blackwater", "tyrell", "footman")
    would = game.march().table.would(
        "tyrell", {"area": "the-reach", "moves": {"blackwater": ["knight", "siege-engine"]}}
    )
    assert would.refusal is not None
    assert would.refusal.why == "breaks-supply"
    assert would.preview.supply[0] == Place(3, 2)  # type: ignore[union-attr]


def test_a_march_preview_says_which_area_would_be_lost():
    game = contested().march()
    assert not foreseen(game, "tyrell", "the-reach", blackwater="knight").may_leave_power
    assert foreseen(game, "tyrell", "the-reach", blackwater="knight siege-engine").may_leave_power
    assert foreseen(game, "tyrell", "the-reach", blackwater="knight siege-engine").lost == "the-reach"
    assert foreseen(game, "tyrell", "the-reach").attacks == ()


def first_asked(name: str, about: str, seats: int) -> Table:
    """A random game at the first question of a kind."""
    for number in range(40):
        table = Table.opened(game_called(name), game_called(name).options(seats=seats), seed_from(about, number))
        chance = Chance(number)
        while not table.over:
            if table.decision(table.waiting[0]).about == about:
                return table
            table.answer_any(table.waiting[0], chance)
    raise AssertionError(f"nobody is asked {about}")


def test_a_muster_says_what_is_left_and_what_could_be_added():
    table = first_asked("boardgame2", "muster", 6)
    (seat,) = table.waiting
    decision: Any = table.decision(seat)
    area, points = next(iter(decision.points.items()))
    before: Any = table.would(seat, {}).preview
    assert before.points == decision.points
    for offer in before.offers[area]:
        refusal = decision.refusal({area: (offer.recruit,)})
        assert offer.barred == refusal
        after: Any = table.would(seat, {area: [offer.recruit]}).preview
        assert after.points[area] == points - offer.cost
    costs = {(offer.recruit.unit, offer.recruit.upgrade): offer.cost for offer in before.offers[area]}
    assert (costs["footman", False], costs["knight", False], costs["knight", True]) == (1, 2, 1)


def test_orders_say_what_may_still_be_placed():
    table = Table.opened(game_called("boardgame2"), game_called("boardgame2").options(seats=3), seed=1)
    preview: Any = table.would("stark", {}).preview
    assert (preview.missing, preview.barred) == (3, {})
    stars = preview.stars
    would = table.would("stark", {"winterfell": "raid-special"})
    preview = would.preview
    assert (preview.missing, preview.stars) == (2, stars - 1)
    assert preview.barred["raid-special"].why == "too-few-tokens"
    assert would.refusal is not None
    assert would.refusal.why == "area-without-order"


BENT: tuple[Any, ...] = (
    {},
    {"area": "nowhere"},
    {"area": "winterfell", "moves": {"nowhere": ["dragon"], "moat-cailin": ["dragon", "knight"]}, "leave_power": True},
    {"nowhere": []},
    {"winterfell": "dragon"},
    {"winterfell": ["dragon"], "nowhere": ["knight"] * 50},
    {"winterfell": [{"unit": "dragon", "into": "nowhere"}, {"unit": "knight", "into": "nowhere", "upgrade": True}]},
)


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2"])
def test_a_preview_copes_with_anything_that_can_be_read_as_an_answer(name: str):
    table = Table.opened(game_called(name), game_called(name).options(seats=5), seed=3)
    chance = Chance(3)
    for _ in range(300):
        if table.over:
            break
        seat = table.waiting[0]
        decision = table.decision(seat)
        for value in (*BENT, *bent_of(decision.sample(chance))):
            try:
                answer = decision.read(value)
            except ValueError:
                continue
            assert table.would(seat, value).refusal == decision.refusal(answer)
        table.answer_any(seat, chance)


def bent_of(answer: Any) -> list[Any]:
    """An allowed answer, and the same answer with an unknown name in it."""
    if not isinstance(answer, dict):
        return [answer]
    return [
        answer,
        {**answer, "nowhere": next(iter(answer.values()), ())},
        {"nowhere": (Recruit("dragon", "nowhere"),)},
    ]
