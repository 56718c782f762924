"""What is printed on units at work in a game: the examples of the rulebook, orders, and abilities that are lost."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.army import ArmyList, Troop
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.numbers import dice_of, keywords, number
from maester.games.miniatures.setup import Options, units_of
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import EndRound
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import LosesAbilities, Untargetable
from maester.games.miniatures.texts.fitting import units_that_fit
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.cast import GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    SEATS,
    Scene,
    answer,
    asked,
    begun,
    ncu,
    offered,
    play_until,
    scene,
    told,
    unit,
)

SWORDS_FAR = unit("b1", "sworn-swords", 5, 44, 180)
MELEE, BACK = Attack("a1", "b1", 0, "front"), Attack("b1", "a1", 0, "front")


def without_abilities(name: str) -> Lasting:
    return Lasting(Bound(SEATS["a"], "subjugation-of-power"), LosesAbilities(), "turn", 1, name)


def cards(*mine: str) -> dict[str, Any]:
    """Seat 1 holds these."""
    return {"hands": {"seat-1": mine, "seat-2": ()}, "lists": {"seat-1": mine, "seat-2": ()}}


# ------------------------------------------------------------------------------------------------ the Pyromancers


@pytest.mark.rule("MIN-EX-04")
@pytest.mark.parametrize(("wounds", "dice"), [(12, 7), (9, 7), (8, 7), (5, 7), (4, 4), (1, 4)])
def test_pyromancers_throw_as_many_dice_as_their_ranks_say(wounds, dice):
    table = scene(unit("a1", "pyromancers", 24, 20, 0, wounds=wounds), unit("b1", "sworn-swords", 24, 30, 180))
    assert dice_of(table.state, Attack("a1", "b1", 0, "front")) == dice
    assert UNITS["pyromancers"].attacks[0].hit == 3


@pytest.mark.rule("MIN-EX-05")
def test_wildfire_burns_whoever_throws_it():
    fire, swords = unit("a1", "pyromancers", 24, 20, 0), unit("b1", "sworn-swords", 24, 30, 180)
    table = scene(fire, swords, acts="a1", faces=[1, 1, 2, 3, 4, 5, 6, *[6, 3, 1]])
    answer(table, "ranged", Stepped("ahead", 0, 0))
    (rolled,) = told(table, "AttackRolled")
    assert (rolled.rolled.faces, rolled.hits) == ((1, 1, 2, 3, 4, 5, 6), 4)
    assert told(table, "DefenceRolled")[0].rolled.faces == ()
    (test,) = told(table, "PanicTested")
    assert (test.rolled.added, test.passed) == (-2, True)  # vicious: 9 - 2 reaches their 6
    assert table.state.units["b1"].wounds == 12 - 4
    assert table.state.units["a1"].wounds == 12 - 2  # one for each natural 1


@pytest.mark.rule("MIN-EX-52")
def test_whoever_attacks_pyromancers_must_bear_their_sight_first():
    fire = unit("b1", "pyromancers", 24, 24.8, 180, wounds=8)
    table = scene(GUARDS, fire, acts="a1", faces=[6, 6, 1, 1, 1, 1, 1, 1, 1])
    answer(table, "melee", None)
    kinds = [type(event).__name__ for event in table.story]
    assert kinds.index("PanicTested") < kinds.index("AttackRolled")
    first = told(table, "PanicTested")[0]
    assert (first.unit, first.rolled.added) == ("a1", -2)  # two ranks are left
    shot = scene(unit("a1", "bowmen", 24, 8, 0), fire, acts="a1", faces=[1] * 9)
    answer(shot, "ranged", Stepped("ahead", 0, 0))
    assert [event.unit for event in told(shot, "PanicTested")] == ["b1"]  # arrows bear no sight


# ------------------------------------------------------------------------------------------------ names and houses


@pytest.mark.rule("MIN-EX-07", "MIN-UNIT-21")
def test_a_house_is_that_of_the_unit_never_of_its_attachment():
    table = scene(
        unit("a1", "umber-berserkers", 24, 8, 0),
        unit("a2", "sworn-swords", 34, 8, 0, attachments=("umber-champion",)),
        unit("b1", "guardsmen", 24, 40, 180),
    )
    umber = Which(side="friend", house="house-umber")
    assert units_that_fit(table.state, Bound("seat-1", "winter-is-coming"), umber) == ["a1"]


@pytest.mark.rule("MIN-UNIT-18")
def test_an_ability_with_a_symbol_is_of_that_kind_of_attack_only():
    fangs = scene(unit("a1", "crossbowmen", 24, 20, 0, attachments=("oberyn-martell-prince-of-dorne",)), SWORDS)
    for weapon, found in enumerate(({"sundering"}, {"precision"})):  # the crossbow, then the sword
        fangs.state.attacks = (Attack("a1", "b1", weapon, "front"),)
        assert keywords(fangs.state, fangs.state.attacks[-1]) == found


@pytest.mark.rule("MIN-ATTACH-08")
def test_several_attachments_stand_in_the_order_of_their_owner():
    for order in (("reaver-captain", "umber-champion"), ("umber-champion", "reaver-captain")):
        army = ArmyList("stark", "umber-champion", (Troop("sworn-swords", order),))
        (found,) = units_of(1, "seat-1", army).values()
        seen: Any = scene(("a1", replace(found, pose=GUARDS[1].pose)), SWORDS).view("seat-2")
        assert seen.units[0].attachments == order


@pytest.mark.rule("MIN-RULE-03", "MIN-MODE-ADWD-03", "MIN-MODE-ADWD-04")
def test_both_parts_of_the_chapter_on_objectives_apply():
    """A Dance with Dragons has the heading twice: each marker has a card, and it is carried by who claims it."""
    dance = begun(Options(seats=2, mode="a-dance-with-dragons", terrain="none"))
    assert sorted(play_until(dance, "deploy").state.objectives.values()) == sorted(dance.state.markers)
    options = Options(seats=2, mode="a-dance-with-dragons", terrain="none")
    table = scene(unit("a1", "sworn-swords", 24, 18, 0), SWORDS_FAR, options=options, acts="a1")
    table.state.spots = {"centre": (24_000, 24_000)}
    table.state.markers = {"centre": None}
    answer(table, "maneuver", Moved(0, 4_000, 0))
    assert (table.state.markers["centre"], table.state.spots["centre"]) == ("a1", None)


@pytest.mark.rule("MIN-RULE-03", "MIN-MODE-TWOW-03", "MIN-MODE-TWOW-08")
def test_mission_cards_are_missions_whatever_they_are_called():
    """In The Winds of Winter everybody has six, and the markers have no cards of their own."""
    winds = play_until(begun(Options(seats=2, mode="the-winds-of-winter", terrain="none")), "deploy").state
    assert [len(winds.missions[seat]) for seat in winds.seats] == [6, 6]
    assert all({"take-the-lead", "hold-them-all"} < set(winds.missions[seat]) for seat in winds.seats)
    assert not winds.objectives


# ------------------------------------------------------------------------------------------------ abilities are lost


@pytest.mark.rule("MIN-EX-08", "MIN-ATTACH-09", "MIN-STACK-03")
def test_who_loses_its_abilities_loses_those_of_its_attachments():
    captain = unit("a1", "guardsmen", 24, 20, 0, attachments=("guard-captain",))
    table = scene(captain, SWORDS, agenda=(Panic("a1", ()),), faces=[1, 1, 3])
    assert (told(table, "PanicTested")[0].rolled.added, table.state.units["a1"].wounds) == (1, 12 - 2)
    assert "lannister-supremacy" in abilities(table.state, "a1")
    bare = scene(captain, SWORDS, agenda=(Panic("a1", ()),), faces=[1, 1, 3], lasting=(without_abilities("a1"),))
    assert (told(bare, "PanicTested")[0].rolled.added, bare.state.units["a1"].wounds) == (0, 12 - 3)
    assert abilities(bare.state, "a1") == ()


@pytest.mark.rule("MIN-STACK-03")
def test_a_card_takes_the_abilities_of_an_enemy_that_fails_its_test():
    captain = unit("b1", "guardsmen", 24, 40, 180, attachments=("guard-captain",))

    def turned(*dice: int) -> Scene:
        occasion = occasions.Activates("b1", "seat-2")
        table = scene(GUARDS, captain, agenda=(Happens(occasion),), faces=dice, **cards("subjugation-of-power"))
        return answer(table, "card:subjugation-of-power:0")

    assert "iron-resolve" not in abilities(turned(1, 1, 1).state, "b1")
    assert "iron-resolve" in abilities(turned(6, 6, 1).state, "b1")


@pytest.mark.rule("MIN-UNIT-19")
def test_innate_abilities_stay():
    riders = unit("a1", "outriders", 24, 20, 0)
    table = scene(riders, SWORDS, lasting=(without_abilities("a1"),))
    assert abilities(scene(riders, SWORDS).state, "a1") == ("tactical-reposition", "cavalry", "ambush")
    assert abilities(table.state, "a1") == ("cavalry",)


@pytest.mark.rule("MIN-STACK-04", "MIN-INFLUENCE-05")
def test_what_comes_from_elsewhere_is_not_lost():
    hurt = unit("a1", "guardsmen", 24, 20, 0, wounds=1)
    catelyn = ncu("an1", "catelyn-stark-lady-of-winterfell", on="a1")
    table = scene(hurt, SWORDS, ncus=[catelyn], lasting=(without_abilities("a1"),))
    assert dice_of(table.state, MELEE) == max(UNITS["guardsmen"].attacks[0].dice)
    alone = scene(hurt, SWORDS, lasting=(without_abilities("a1"),))
    assert dice_of(alone.state, MELEE) == min(UNITS["guardsmen"].attacks[0].dice)
    bribed = scene(hurt, SWORDS, lasting=(without_abilities("a1"),), laid=(Laid("seat-2", "bribery", "a1", ("game",)),))
    assert number(bribed.state, "morale", "a1") == -1
    jaime = unit("b1", "guardsmen", 24, 24.8, 180, attachments=("jaime-lannister-kingslayer",))
    faced = scene(GUARDS, jaime, lasting=(without_abilities("a1"),))
    assert number(faced.state, "hit", "a1", MELEE) == -1  # an ability of somebody else


# ------------------------------------------------------------------------------------------------ orders


def supremacy(*units: Any, faces: Any = (), **more: Any) -> Scene:
    """Sworn Swords attack Guardsmen, and the attack is over."""
    over = occasions.AttackDone("b1", "a1", "melee")
    return scene(*units, agenda=(Happens(over), Happens(over)), faces=faces, attacks=(BACK,), **more)


@pytest.mark.rule("MIN-EX-09")
def test_the_supremacy_of_the_guardsmen():
    hurt = unit("a1", "guardsmen", 24, 20, 0, wounds=8)
    table = answer(supremacy(hurt, SWORDS, faces=[3, 3, 2]), "order:a1:lannister-supremacy:0")
    (test,) = told(table, "PanicTested")
    assert (test.unit, test.rolled.added, test.passed) == ("b1", -1, False)  # 6 - 1 against 6
    assert table.state.units["b1"].wounds == 12 - 3  # the D3, and one more


@pytest.mark.rule("MIN-ORDER-01", "MIN-RULE-41")
def test_an_order_is_used_once_a_round():
    hurt = unit("a1", "guardsmen", 24, 20, 0, wounds=8)
    other = unit("a2", "guardsmen", 30, 20, 0)
    table = answer(supremacy(hurt, other, SWORDS, faces=[6, 6, 1]), "order:a1:lannister-supremacy:0")
    assert asked(table) == ""  # the same occasion comes again: nobody may use it any more
    assert table.state.units["a1"].used == ("lannister-supremacy",)
    elsewhere = occasions.AttackDone("b1", "a2", "melee")
    again = scene(*table.state.units.items(), agenda=(Happens(elsewhere),))
    assert offered(again) == (None, "order:a2:lannister-supremacy:0")  # the order of another unit
    fresh = scene(*table.state.units.items(), agenda=(EndRound(),))
    assert fresh.state.units["a1"].used == ()


@pytest.mark.rule("MIN-ORDER-03", "MIN-TERMS-24")
def test_the_unit_with_the_order_is_its_target():
    hurt = unit("a1", "guardsmen", 24, 20, 0, wounds=8)
    shield = Lasting(Bound("seat-2", "winter-is-coming"), Untargetable(orders=True), "turn", 1, "a1")
    assert asked(supremacy(hurt, SWORDS, lasting=(shield,))) == ""  # nobody may target it with an order
    cards_only = Lasting(Bound("seat-2", "rising-temperatures"), Untargetable(), "turn", 1, "a1")
    assert asked(supremacy(hurt, SWORDS, lasting=(cards_only,))) == "declare-attack-done"
