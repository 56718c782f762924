"""Two areas with water between them: what a river parts and a bridge joins.

Stark stands in one of them, Lannister in the other, and neither edition needs more houses for that than these two and
Baratheon.
"""

from collections.abc import Callable

from maester.games.boardgame import steps
from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.combat import Combat, marching
from tests.scenarios.boardgame.scenario import Scenario

Begin = Callable[[], Scenario]
"""An empty board."""


def across(begin: Begin, one: Area, other: Area, token: Token) -> Scenario:
    """Stark with an order in one area, Lannister with a support order in the other."""
    return begin().without_neutral().ordered("stark", token, one).ordered("lannister", "support", other)


def attacked(begin: Begin, one: Area, other: Area) -> Combat:
    """Baratheon attacks Stark from an area that does not border the other one."""
    scenario = across(begin, one, other, "defense-plus-1").turn_order("baratheon")
    realm = scenario.state.edition.realm
    land = [area for area in realm.neighbours[one] if realm.ground[area] == "land" and area != other]
    scenario.ordered("baratheon", "march-0", land[0])
    return marching(scenario).marches("baratheon", land[0], {one: "footman"})


def parted(begin: Begin, one: Area, other: Area, rule: str) -> None:
    """Neither a march nor a raid nor support leads from one area to the other."""
    marching(across(begin, one, other, "march-0")).refuses_march("stark", one, {other: "footman"}, rule=rule)
    assert across(begin, one, other, "raid").begin(steps.Raids()).ends().orders() == {other: "support"}
    attacked(begin, one, other).asks("stark", "house-card")


def joined(begin: Begin, one: Area, other: Area) -> None:
    """March, raid and support lead from one area to the other."""
    march = marching(across(begin, one, other, "march-0")).marches("stark", one, {other: "footman"})
    assert march.view(None).battle.area == other
    across(begin, one, other, "raid").begin(steps.Raids()).raids("stark", one, other).ends()
    supported = attacked(begin, one, other).asks("lannister", "support").question("lannister")
    assert list(supported.fields) == [other]
