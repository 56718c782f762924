"""COMBAT and SUPPORT: how a combat is fought, who helps, and what follows."""

import pytest

from maester.games.boardgame.events import (
    AreaConquered,
    CombatBegan,
    CombatWon,
    HouseCardsRevealed,
    OrderRemoved,
    SupportGiven,
)
from maester.games.boardgame.facts import Area, Kind, Token
from maester.kernel import Chance
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame1.first import PLAIN, Fight, First

WON = {"tyrell": "mace-tyrell", "lannister": "cersei-lannister"}
"""Tyrell has the better card, with two swords."""
HELD = {"tyrell": "margaery-tyrell", "lannister": "tywin-lannister"}
"""Lannister has."""


def taken() -> Fight:
    """Tyrell will take Blackwater."""
    return Fight("tyrell knight knight", "lannister footman")


def held() -> Fight:
    """Lannister will hold it."""
    return Fight("tyrell footman", "lannister knight knight")


# Steps and strength


@pytest.mark.rule("BG1-COMBAT-01")
def test_the_units_that_enter_attack_and_the_units_there_defend():
    game = Fight("lannister footman", "tyrell knight", origin="stoney-sept").fight()
    assert game.told(CombatBegan) == [CombatBegan("lannister", "tyrell", "blackwater", "stoney-sept")]
    battle = game.view(None).battle
    assert (battle.attacker.house, battle.defender.house) == ("lannister", "tyrell")


@pytest.mark.rule("BG1-COMBAT-02", "BG1-CASUALTY-03")
def test_supporting_units_neither_attack_nor_defend():
    field = Fight("tyrell knight knight", "lannister footman footman").ordered("lannister", "support", "stoney-sept")
    game = field.fight().supports("lannister", {"stoney-sept": "lannister"})
    assert [unit.kind for unit in game.view(None).battle.defender.units] == ["footman", "footman"]
    game.plays(**WON).ends()
    assert game.lost("lannister") == "footman footman", "two swords found those who defended"
    assert game.units("stoney-sept") == "footman"


@pytest.mark.rule("BG1-COMBAT-03", "BG1-COMBAT-12", "BG1-COMBAT-07")
def test_the_steps_of_a_combat():
    field = Fight("tyrell knight knight", "lannister footman footman knight").track("fiefdoms", "tyrell")
    game = field.ordered("stark", "support", "stoney-sept").fight()
    game.waits_for("stark").supports("stark", {"stoney-sept": "nobody"})
    assert game.happened()[-1] == "InitialStrength"
    game.waits_for("tyrell", "lannister").plays(tyrell="ser-garlan-tyrell", lannister="kevan-lannister")
    assert game.told(HouseCardsRevealed)
    game.waits_for("tyrell").asks("tyrell", "blade").says("tyrell", "use")
    assert game.told(CombatWon)
    game.waits_for("lannister").asks("lannister", "casualties").says("lannister", {"blackwater": ["footman"]})
    game.asks("lannister", "retreat").says("lannister", "harrenhal").ends()
    assert game.units("harrenhal") == "(footman) (knight)"


@pytest.mark.parametrize(("kind", "strength"), [("footman", 1), ("knight", 2), ("ship", 1)])
@pytest.mark.rule("BG1-COMBAT-04")
def test_the_strength_of_units(kind: Kind, strength: int):
    if kind == "ship":
        field = Fight("tyrell ship", "lannister ship ship", at="sunset-sea", origin="redwyne-straights")
    else:
        field = Fight(f"tyrell {kind}", f"lannister {kind} {kind}")
    assert field.fight().initial() == {"tyrell": strength, "lannister": 2 * strength}


@pytest.mark.rule("BG1-COMBAT-05")
@pytest.mark.parametrize("token", ["march-plus-1", "march-minus-1"])
def test_only_the_attackers_march_token_counts(token: Token):
    field = taken().order("blackwater", token).turn_order("tyrell")
    assert field.fight().initial() == {"tyrell": 4, "lannister": 1}


@pytest.mark.rule("BG1-COMBAT-06")
def test_a_defense_order_is_for_the_defender_in_its_area_only():
    field = taken().order("blackwater", "defense-plus-1").ordered("lannister", "defense-plus-2", "stoney-sept")
    assert field.ordered("tyrell", "defense-plus-1", "highgarden").fight().initial() == {"tyrell": 4, "lannister": 2}


@pytest.mark.rule("BG1-COMBAT-07", "BG1-COMBAT-09")
def test_what_strength_is_made_of():
    field = Fight("tyrell footman knight", "lannister footman knight", march="march-plus-1").track("fiefdoms", "tyrell")
    field.order("blackwater", "defense-plus-2").ordered("tyrell", "support-plus-1", "crackclaw-point")
    game = field.ordered("stark", "support", "stoney-sept").fight()
    game.supports("stark", {"stoney-sept": "lannister"}).supports("tyrell", {"crackclaw-point": "tyrell"})
    assert game.parts("tyrell") == {"units": 3, "order": 1, "support": 2}
    assert game.parts("lannister") == {"units": 3, "order": 2, "support": 1}
    assert game.initial() == {"tyrell": 6, "lannister": 6}
    game.plays(tyrell="ser-garlan-tyrell", lannister="tyrion-lannister").says("tyrell", "use")
    assert game.final() == {"tyrell": 6 + 2 + 1, "lannister": 6 + 2}


@pytest.mark.rule("BG1-COMBAT-10")
def test_the_lower_strength_loses():
    game = taken().fight().plays(**WON).ends()
    assert game.told(CombatWon) == [CombatWon("tyrell", "lannister", "blackwater", 7, 1, "strength")]
    game = held().fight().plays(**HELD).ends()
    assert game.told(CombatWon) == [CombatWon("lannister", "tyrell", "blackwater", 7, 2, "strength")]


@pytest.mark.rule("BG1-COMBAT-10")
def test_strength_is_never_below_0():
    """A lone footman with march -1 has 0, and the card's 0 more."""
    field = Fight("tyrell footman", "lannister (footman)", march="march-minus-1").track(
        "fiefdoms", "stark", "lannister"
    )
    game = field.fight().plays(tyrell="brienne-of-tarth", lannister="cersei-lannister")
    assert game.final() == {"lannister": 0, "tyrell": 0}


# What comes of it


@pytest.mark.rule("BG1-COMBAT-14", "BG1-COMBAT-15")
def test_a_conquered_area_loses_its_order_and_the_march_token_is_gone():
    game = taken().order("blackwater", "support").fight().plays(**WON).ends()
    assert game.told(OrderRemoved) == [OrderRemoved("lannister", "blackwater", "support")]
    assert game.told(AreaConquered) == [AreaConquered("tyrell", "blackwater", ("knight", "knight"))]
    assert game.orders() == {}


@pytest.mark.rule("BG1-COMBAT-15", "BG1-RULE-45")
def test_a_defender_who_wins_keeps_its_order_and_may_use_it():
    field = held().order("blackwater", "march-0").turn_order("tyrell", "lannister")
    game = field.fight().plays(**HELD)
    assert game.orders() == {"blackwater": "march-0"}
    game.marches("lannister", "blackwater", {"stoney-sept": "knight"}).ends()


@pytest.mark.rule("BG1-COMBAT-16")
def test_then_the_next_house_in_turn_order_marches():
    field = taken().turn_order("tyrell", "lannister", "stark").ordered("stark", "march-0", "winterfell")
    field.ordered("tyrell", "march-minus-1", "oldtown").ordered("lannister", "march-0", "lannisport")
    game = field.fight().plays(**WON).waits_for("lannister").marches("lannister", "lannisport", {})
    game.waits_for("stark").marches("stark", "winterfell", {}).waits_for("tyrell").asks("tyrell", "march")


@pytest.mark.rule("BG1-COMBAT-13", "BG1-RULE-18")
def test_a_side_whose_last_unit_a_card_removes_has_lost_attacker_or_defender():
    game = Fight("lannister footman", "tyrell footman", origin="stoney-sept", march="march-plus-1").fight()
    game.plays(lannister="tywin-lannister", tyrell="ser-loras-tyrell").ends()
    assert game.winner == "tyrell"
    assert game.told(CombatWon)[0].why == "last-unit"
    assert (game.house_in("blackwater"), game.units("stoney-sept")) == ("tyrell", "")
    assert game.state.discards["lannister"] == ("tywin-lannister",)
    assert game.state.discards["tyrell"] == ("ser-loras-tyrell",)


# Support


def near(token: Token = "support", units: str = "knight", house: str = "stark", at: Area = "stoney-sept") -> Fight:
    field = Fight("tyrell footman", "lannister footman")
    field.army(at, house, units).order(at, token)
    return field


@pytest.mark.parametrize(("to", "strength"), [("tyrell", (4, 1)), ("lannister", (1, 4)), ("nobody", (1, 1))])
@pytest.mark.rule("BG1-SUPPORT-01", "BG1-SUPPORT-02", "BG1-SUPPORT-03", "BG1-SUPPORT-04")
def test_all_units_of_the_area_help_the_side_its_owner_chooses_or_nobody(to: str, strength: tuple[int, int]):
    game = near(units="footman knight").fight().supports("stark", {"stoney-sept": to})
    assert game.initial() == dict(zip(("tyrell", "lannister"), strength, strict=True))


@pytest.mark.rule("BG1-SUPPORT-04")
def test_the_units_of_an_area_cannot_be_divided():
    """One answer for the whole area: not a part of its units, not a part for each side."""
    game = near(units="footman knight").fight().asks("stark", "support")
    for divided in (["tyrell", "lannister"], {"footman": "tyrell", "knight": "nobody"}, ["footman"]):
        game.refuses("stark", {"stoney-sept": divided}, rule="BG1-SUPPORT-02")
    game.supports("stark", {"stoney-sept": "tyrell"})
    assert game.told(SupportGiven) == [SupportGiven("stark", "stoney-sept", "tyrell", 3)]
    assert game.parts("tyrell")["support"] == 3


@pytest.mark.rule("BG1-SUPPORT-02", "BG1-SUPPORT-01")
def test_a_third_house_and_other_areas_cannot_be_named():
    game = near().ordered("stark", "support", "winterfell").ordered("stark", "raid", "harrenhal").fight()
    game.asks("stark", "support")
    for wrong in ({"stoney-sept": "greyjoy"}, {"stoney-sept": "stark"}, {"stoney-sept": None}, {}):
        game.refuses("stark", wrong, rule="BG1-SUPPORT-02")
    for area in ("winterfell", "harrenhal"):
        game.refuses("stark", {"stoney-sept": "tyrell", area: "tyrell"}, rule="BG1-SUPPORT-01")


@pytest.mark.parametrize("house", ["tyrell", "lannister"])
@pytest.mark.rule("BG1-SUPPORT-03", "BG1-RULE-44")
def test_attacker_and_defender_may_support_themselves_only(house: str):
    other = {"tyrell": "lannister", "lannister": "tyrell"}[house]
    game = near(house=house).fight().asks(house, "support")
    game.refuses(house, {"stoney-sept": other}, rule="BG1-RULE-44")
    game.says(house, {"stoney-sept": house})
    assert game.initial() == {house: 3, other: 1}


@pytest.mark.rule("BG1-SUPPORT-05")
def test_one_player_helps_one_side():
    field = near().ordered("stark", "support-plus-1", "harrenhal")
    game = field.fight().asks("stark", "support")
    game.refuses("stark", {"stoney-sept": "tyrell", "harrenhal": "lannister"}, rule="BG1-SUPPORT-05")
    assert game.question("stark").refusal({"stoney-sept": "tyrell", "harrenhal": "nobody"}) is None
    game.says("stark", {"stoney-sept": "tyrell", "harrenhal": "tyrell"})
    assert game.initial() == {"tyrell": 5, "lannister": 1}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.rule("BG1-SUPPORT-05")
def test_what_is_proposed_helps_one_side(seed: int):
    question = near().ordered("stark", "support-plus-1", "harrenhal").fight().question("stark")
    assert question.refusal(question.sample(Chance(seed))) is None


@pytest.mark.rule("BG1-SUPPORT-06")
def test_one_order_supports_every_combat_beside_it():
    field = near().turn_order("tyrell", "greyjoy").army("riverrun", "greyjoy", "knight").order("riverrun", "march-0")
    game = field.army("harrenhal", "lannister", "footman").fight().supports("stark", {"stoney-sept": "lannister"})
    game.plays(**PLAIN_TWO)
    game.marches("greyjoy", "riverrun", {"harrenhal": "knight"}).supports("stark", {"stoney-sept": "greyjoy"})
    assert game.initial() == {"greyjoy": 4, "lannister": 1}
    assert game.orders("stark") == {"stoney-sept": "support"}


PLAIN_TWO = {house: PLAIN[house] for house in ("tyrell", "lannister")}


@pytest.mark.rule("BG1-SUPPORT-07")
@pytest.mark.parametrize(
    ("at", "origin", "unit", "sea"),
    [
        ("searoad-marches", "blackwater", "footman", "sunset-sea"),
        ("searoad-marches", "blackwater", "footman", "the-golden-sound"),
        ("sunset-sea", "redwyne-straights", "ship", "the-golden-sound"),
    ],
)
def test_ships_support_on_adjacent_land_and_sea(at: Area, origin: Area, unit: Kind, sea: Area):
    field = Fight(f"tyrell {unit}", f"lannister {unit}", at=at, origin=origin).army(sea, "stark", "ship ship")
    game = field.order(sea, "support").fight().supports("stark", {sea: "lannister"})
    assert game.initial() == {"tyrell": 1, "lannister": 3}


@pytest.mark.rule("BG1-SUPPORT-08", "BG1-SUPPORT-11")
@pytest.mark.parametrize("coast", ["flints-finger", "searoad-marches", "oldtown"])
def test_land_units_never_support_at_sea(coast: Area):
    field = Fight("tyrell ship", "lannister ship", at="sunset-sea", origin="redwyne-straights")
    assert field.ordered("lannister", "support", coast).fight().initial() == {"tyrell": 1, "lannister": 1}


@pytest.mark.parametrize("island", ["dragonstone", "pyke", "the-arbor"])
@pytest.mark.rule("BG1-SUPPORT-11")
def test_support_on_an_island_never_reaches_anything(island: Area):
    realm = First().state.edition.realm
    (sea,) = realm.neighbours[island]
    origin = realm.seas[sea][0]
    field = Fight("lannister ship", "stark ship", at=sea, origin=origin).army(island, "stark", "knight")
    assert field.order(island, "support").fight().initial() == {"lannister": 1, "stark": 1}


@pytest.mark.rule("BG1-SUPPORT-09")
def test_support_comes_from_next_door_only():
    field = Fight("tyrell footman", "lannister footman").ordered("lannister", "support", "lannisport", "riverrun")
    game = field.army("the-golden-sound", "lannister", "ship").fight()
    assert game.waits_for("tyrell", "lannister").initial() == {"tyrell": 1, "lannister": 1}


@pytest.mark.rule("BG1-SUPPORT-12")
def test_the_plus_one_counts_even_if_the_units_give_nothing():
    game = near("support-plus-1", "(knight)").fight().supports("stark", {"stoney-sept": "lannister"})
    assert game.initial() == {"tyrell": 1, "lannister": 2}


@pytest.mark.rule("BG1-RULE-44")
def test_support_is_declared_openly_in_turn_order_and_nobody_declines_it():
    field = Fight("tyrell footman", "lannister footman").turn_order(
        "greyjoy", "lannister", "tyrell", "baratheon", "stark"
    )
    field.ordered("stark", "support", "stoney-sept").ordered("greyjoy", "support", "harrenhal")
    field.ordered("lannister", "support", "searoad-marches")
    game = field.fight()
    for house, area in (("greyjoy", "harrenhal"), ("lannister", "searoad-marches"), ("stark", "stoney-sept")):
        game.waits_for(house).supports(house, {area: "lannister"})
        assert game.happened()[-1] in ("SupportGiven", "InitialStrength")
    game.waits_for("tyrell", "lannister").asks("lannister", "house-card")
    assert game.initial() == {"tyrell": 1, "lannister": 4}


@pytest.mark.rule("BG1-RULE-44")
def test_a_support_order_in_the_attacked_area_gives_nothing_there_but_stays():
    field = held().order("blackwater", "support-plus-1").turn_order("tyrell", "stark")
    field.army("riverrun", "stark", "knight").order("riverrun", "march-0").army("stoney-sept", "lannister", "footman")
    game = field.fight()
    assert game.initial() == {"tyrell": 1, "lannister": 4}
    game.plays(**HELD).marches("stark", "riverrun", {"stoney-sept": "knight"})
    game.supports("lannister", {"blackwater": "lannister"})
    assert game.initial() == {"stark": 2, "lannister": 1 + 5}


@pytest.mark.rule("BG1-RULE-44")
def test_routed_units_support_with_nothing():
    game = near(units="(footman) knight").fight().supports("stark", {"stoney-sept": "lannister"})
    assert game.initial() == {"tyrell": 1, "lannister": 3}


@pytest.mark.rule("BG1-SUPPORT-01")
def test_an_order_that_was_taken_with_its_area_supports_nobody():
    """Stoney Sept falls to Greyjoy, and with it the order that would have helped Lannister."""
    scenario = Fight("tyrell footman", "lannister footman").turn_order("greyjoy", "tyrell")
    scenario.army("stoney-sept", "lannister", "footman").order("stoney-sept", "support")
    scenario.army("riverrun", "greyjoy", "knight knight").order("riverrun", "march-0").track("fiefdoms", "stark")
    game = marching(scenario).marches("greyjoy", "riverrun", {"stoney-sept": "knight knight"})
    game.plays(greyjoy="euron-crows-eye", lannister="vargo-hoat")
    game.marches("tyrell", "the-reach", {"blackwater": "footman"})
    assert game.waits_for("tyrell", "lannister").initial() == {"tyrell": 1, "lannister": 1}
