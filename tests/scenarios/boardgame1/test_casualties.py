"""CASUALTY and RETREAT: what the loser of a combat loses, and where the rest goes."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import Retreated, UnitsRallied
from maester.games.boardgame.facts import Card
from tests.scenarios.boardgame.combat import Combat
from tests.scenarios.boardgame1.first import Fight, First

# Casualties


@pytest.mark.parametrize(
    ("winner", "loser", "lost"),
    [
        ("mace-tyrell", "cersei-lannister", 2),
        ("mace-tyrell", "tyrion-lannister", 1),
        ("tyrell-captain", "tyrion-lannister", 0),
        ("margaery-tyrell", "tywin-lannister", 0),
    ],
)
@pytest.mark.rule("BG1-CASUALTY-01", "BG1-CASUALTY-02")
def test_swords_of_the_winner_less_towers_of_the_loser(winner: Card, loser: Card, lost: int):
    """Tywin's two swords harm nobody when Lannister loses."""
    game = Fight("tyrell knight knight knight knight", "lannister footman footman footman").fight()
    game.plays(tyrell=winner, lannister=loser).says("lannister", "stoney-sept").ends()
    assert len(game.lost("lannister", "casualty").split()) == lost
    assert game.lost("tyrell") == ""
    assert game.units("stoney-sept").split() == ["(footman)"] * (3 - lost)


@pytest.mark.rule("BG1-CASUALTY-04", "BG1-RULE-41", "BG1-CASUALTY-02")
def test_each_casualty_is_a_unit_of_any_type_which_the_loser_picks():
    game = Fight("tyrell knight knight knight", "lannister footman footman knight").fight()
    game.plays(tyrell="mace-tyrell", lannister="cersei-lannister").waits_for("lannister").asks(
        "lannister", "casualties"
    )
    for few_or_many in (["footman"], ["footman", "footman", "knight"]):
        game.refuses("lannister", {"blackwater": few_or_many}, rule="BG1-RULE-41")
    game.says("lannister", {"blackwater": ["footman", "knight"]}).says("lannister", "stoney-sept").ends()
    assert game.units("stoney-sept") == "(footman)"


@pytest.mark.rule("BG1-CASUALTY-01", "BG1-CASUALTY-03")
def test_a_beaten_attacker_loses_those_who_attacked():
    field = Fight("tyrell footman footman", "lannister knight knight").army("the-reach", "tyrell", "knight")
    game = field.march().marches("tyrell", "the-reach", {"blackwater": "footman footman"})
    game.plays(tyrell="tyrell-captain", lannister="kevan-lannister").ends()
    assert game.lost("tyrell", "casualty") == "footman"
    assert game.units("the-reach") == "(footman) knight"


@pytest.mark.rule("BG1-CASUALTY-05", "BG1-RETREAT-14")
def test_routed_units_are_no_casualties():
    game = Fight("tyrell knight knight knight", "lannister footman (footman) (knight)").fight()
    game.plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.lost("lannister", "casualty") == "footman"
    assert game.lost("lannister", "rout") == "footman knight"


# Retreat


def beaten(field: Fight) -> Combat:
    """Lannister loses without casualties."""
    return field.fight().plays(tyrell="ser-garlan-tyrell", lannister="tyrion-lannister")


def strong(defense: str = "footman footman") -> Fight:
    return Fight("tyrell knight knight knight", f"lannister {defense}")


@pytest.mark.rule("BG1-RETREAT-01", "BG1-RETREAT-03", "BG1-RETREAT-11")
def test_beaten_units_retreat_together_to_one_area_and_are_routed():
    game = beaten(strong("footman knight")).says("lannister", "stoney-sept").ends()
    assert game.units("stoney-sept") == "(footman) (knight)"
    assert game.told(Retreated) == [Retreated("lannister", "blackwater", "stoney-sept", ("footman", "knight"))]
    assert game.house_in("blackwater") == "tyrell"


@pytest.mark.rule("BG1-RETREAT-02", "BG1-RETREAT-11", "BG1-RULE-43", "BG1-RULE-42")
def test_a_beaten_attacker_goes_back_where_it_came_from_and_is_routed():
    game = Fight("tyrell footman", "lannister knight knight").fight()
    game.plays(tyrell="margaery-tyrell", lannister="tyrion-lannister").ends()
    assert game.units("the-reach") == "(footman)"


@pytest.mark.rule("BG1-RETREAT-04", "BG1-RETREAT-05")
def test_where_a_beaten_defender_may_go():
    """To own areas and free ones; not to the Reach, where the attack came from, nor to enemies or neutral forces."""
    field = strong().army("stoney-sept", "stark", "footman").army("harrenhal", "lannister", "footman")
    offered = beaten(field).asks("lannister", "retreat").answers("lannister")
    assert set(offered) == {"crackclaw-point", "harrenhal", "searoad-marches"}


@pytest.mark.rule("BG1-RETREAT-05")
def test_a_beaten_defender_never_goes_where_the_attack_came_from_even_if_it_is_the_only_way():
    field = strong()
    for area in ("stoney-sept", "harrenhal", "crackclaw-point", "searoad-marches"):
        field.army(area, "stark", "footman")
    game = beaten(field).ends()
    assert game.lost("lannister", "retreat") == "footman footman"


@pytest.mark.rule("BG1-RETREAT-06", "BG1-RETREAT-07", "BG1-RULE-42")
def test_an_area_that_takes_all_must_be_taken_and_otherwise_one_that_costs_the_fewest():
    """At level 0 armies have two units: the lone footman in Stoney Sept leaves room for one."""
    field = strong().army("stoney-sept", "lannister", "footman").supply(lannister=0)
    offered = set(beaten(field).asks("lannister", "retreat").answers("lannister"))
    assert offered == {"crackclaw-point", "harrenhal", "searoad-marches"}
    for area in offered:
        field.army(area, "stark", "footman")
    game = beaten(field).ends()
    assert game.units("stoney-sept") == "footman (footman)"
    assert game.lost("lannister", "retreat") == "footman"


@pytest.mark.rule("BG1-RETREAT-07", "BG1-RETREAT-08", "BG1-RULE-22")
@pytest.mark.parametrize("stays", ["footman", "knight"])
def test_only_those_who_retreat_are_destroyed_for_supply_and_their_owner_picks(stays: str):
    field = strong("footman knight").army("stoney-sept", "lannister", "footman").supply(lannister=0)
    for area in ("crackclaw-point", "harrenhal", "searoad-marches"):
        field.army(area, "stark", "footman")
    game = beaten(field).asks("lannister", "left-behind")
    game.refuses("lannister", {"stoney-sept": ["footman"]}, rule="BG1-RETREAT-07")
    game.says("lannister", {"blackwater": [stays]}).ends()
    gone = {"footman": "(knight)", "knight": "(footman)"}[stays]
    assert game.units("stoney-sept") == f"footman {gone}"


@pytest.mark.rule("BG1-RULE-22", "BG1-RETREAT-08", "BG1-RETREAT-10")
def test_a_knight_for_whom_there_is_no_supply_is_lost_and_nobody_else():
    """Two armies are all at level 0, and the knight would make a third of the footman's area."""
    field = (
        Fight("tyrell knight knight", "lannister knight")
        .supply(lannister=0)
        .army("stoney-sept", "lannister", "footman")
    )
    field.army("lannisport", "lannister", "footman footman").army("riverrun", "lannister", "footman footman")
    for area in ("crackclaw-point", "harrenhal", "searoad-marches"):
        field.army(area, "stark", "footman")
    game = beaten(field).ends()
    assert game.lost("lannister") == "knight"
    assert game.units("stoney-sept") == "footman"


@pytest.mark.rule("BG1-RULE-42")
def test_a_beaten_attacker_loses_what_does_not_fit():
    """At level 1 there are two armies, now in Highgarden and in Kingswood: there is none for the Reach any more."""
    field = Fight("tyrell footman footman footman", "lannister knight knight").supply(tyrell=1)
    field.army("highgarden", "tyrell", "footman footman").army("kingswood", "tyrell", "footman")
    game = field.march().marches("tyrell", "the-reach", {"blackwater": "footman", "kingswood": "footman"})
    game.plays(tyrell="margaery-tyrell", lannister="tyrion-lannister").ends()
    assert game.units("the-reach") == "footman"
    assert game.lost("tyrell", "retreat") == "footman"


@pytest.mark.rule("BG1-RETREAT-09", "BG1-SHIP-01")
def test_a_chain_of_own_ships_is_a_way_to_retreat():
    field = Fight("tyrell knight knight", "lannister footman", at="searoad-marches", origin="highgarden")
    field.army("sunset-sea", "lannister", "ship").army("bay-of-ice", "lannister", "(ship)")
    offered = beaten(field).asks("lannister", "retreat").answers("lannister")
    assert {"flints-finger", "oldtown", "castle-black", "greywater-watch"} < set(offered)
    assert "winterfell" in offered, "an empty home area, open in this edition"
    assert "highgarden" not in offered


@pytest.mark.rule("BG1-RETREAT-10", "BG1-RULE-21")
def test_units_that_cannot_retreat_are_destroyed():
    """Dragonstone has no neighbour on land, and Baratheon no ship."""
    field = Fight("lannister knight knight", "baratheon footman", at="dragonstone", origin="kingswood")
    field.army("shipbreaker-bay", "lannister", "ship")
    game = field.fight().plays(lannister="tyrion-lannister", baratheon="ser-davos-seaworth").ends()
    assert game.lost("baratheon", "retreat") == "footman"


@pytest.mark.rule("BG1-RETREAT-04")
def test_ships_retreat_to_sea():
    field = Fight("tyrell ship ship ship", "lannister ship", at="sunset-sea", origin="redwyne-straights")
    field.army("bay-of-ice", "stark", "ship")
    game = beaten(field).asks("lannister", "retreat")
    assert set(game.answers("lannister")) == {"ironmans-bay", "the-golden-sound"}


# Routed units


@pytest.mark.rule("BG1-RETREAT-12")
def test_routed_units_defend_with_nothing():
    game = Fight("tyrell footman", "lannister (knight) (knight) footman").fight()
    assert game.initial() == {"tyrell": 1, "lannister": 1}
    assert len(game.view(None).battle.defender.units) == 3


@pytest.mark.rule("BG1-RETREAT-13")
def test_routed_units_count_for_supply():
    scenario = First().supply(stark=0).army("winterfell", "stark", "(footman) (footman) (knight)")
    scenario.begin(steps.Reconcile("stark")).asks("stark", "reconcile")


@pytest.mark.rule("BG1-RETREAT-14")
def test_routed_units_that_must_retreat_again_are_destroyed():
    """Greyjoy attacks Stoney Sept, to which the beaten of Blackwater have fled."""
    field = strong("footman").turn_order("tyrell", "greyjoy").army("stoney-sept", "lannister", "knight")
    field.army("riverrun", "greyjoy", "knight knight knight").order("riverrun", "march-0").track("fiefdoms", "stark")
    game = beaten(field).says("lannister", "stoney-sept")
    game.marches("greyjoy", "riverrun", {"stoney-sept": "knight knight knight"})
    assert game.initial() == {"greyjoy": 6, "lannister": 2}
    game.plays(greyjoy="balon-greyjoy", lannister="cersei-lannister").says("lannister", "lannisport").ends()
    assert game.lost("lannister", "rout") == "footman"
    assert game.units("lannisport") == "(knight)"


@pytest.mark.rule("BG1-RETREAT-16")
def test_after_the_last_march_all_routed_units_stand_up():
    scenario = First().army("karhold", "stark", "(footman) knight").army("the-golden-sound", "lannister", "(ship)")
    scenario.ordered("tyrell", "march-0", "highgarden").ordered("stark", "consolidate-power", "winterfell")
    later = scenario.state.edition.first_round
    game = scenario.begin(*later[later.index(steps.Marches()) : later.index(steps.CleanUp())])
    assert game.asks("tyrell", "march").units("karhold") == "(footman) knight"
    game.says("tyrell", {"area": "highgarden"}).ends()
    assert (game.units("karhold"), game.units("the-golden-sound")) == ("footman knight", "ship")
    assert game.told(UnitsRallied)
    assert game.happened().index("UnitsRallied") < game.happened().index("PowerConsolidated")
