"""What each reason against an army names, what is paid for strange lists, and where ready-made armies grow."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.army import ArmyList, Troop, cost_of, costs, list_refusals, ready_made, size_refusals
from maester.games.miniatures.army_text import as_list, read_army
from maester.games.miniatures.brings import counted, signs
from maester.games.miniatures.facts import ARMIES, SIZES, TERRAIN, UNITS
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.setup import Options, deal, fixed_terrain
from maester.kernel import Chance, Refusal

ROBB, JAIME = "robb-stark-wolf-lord", "jaime-lannister-kingslayer"
LED = Troop("sworn-swords", (ROBB,))


def stark(*troops: Troop, ncus: tuple[str, ...] = (), commander: str = ROBB) -> ArmyList:
    return ArmyList("stark", commander, (LED, *troops), ncus)


def reasons(army: ArmyList, points: int = 30) -> list[tuple[str, dict[str, Any]]]:
    return [(each.why, dict(each.about)) for each in list_refusals(army, points)]


@pytest.mark.rule("MIN-ARMY-03", "MIN-ARMY-05", "MIN-ARMY-08", "MIN-ARMY-10", "MIN-ARMY-11")
@pytest.mark.parametrize(
    ("army", "why", "about"),
    [
        (stark(Troop("nobody"), Troop("nobody")), "no-such-card", {"card": "nobody"}),
        (stark(Troop("castle-wall")), "no-such-card", {"card": "castle-wall"}),
        (stark(Troop("guardsmen")), "wrong-faction", {"card": "guardsmen", "faction": "stark"}),
        (stark(*[Troop("bowmen")] * 5), "too-many-points", {"points": 5 + 5 * UNITS["bowmen"].cost, "most": 30}),
        (stark(commander=JAIME), "commander-without-unit", {"card": JAIME}),
        (stark(commander="bowmen"), "no-commander", {"card": "bowmen"}),
        (stark(commander=""), "commander-missing", {}),
        (stark(LED), "character-twice", {"card": "robb-stark"}),
        (stark(LED), "several-commanders", {"count": 2}),
        (stark(ncus=("bowmen",)), "no-ncu", {"card": "bowmen"}),
        (stark(Troop("sansa-stark-little-bird")), "no-unit", {"card": "sansa-stark-little-bird"}),
        (stark(Troop("bowmen", ("outriders",))), "no-attachment", {"card": "outriders"}),
        (stark(Troop("grey-wind", ("umber-champion",))), "solo-attachment", {"unit": "grey-wind"}),
        (stark(Troop("bowmen", ("umber-champion",) * 2)), "too-many-attachments", {"unit": "bowmen"}),
        (
            stark(Troop("outriders", ("umber-champion",))),
            "wrong-type",
            {"unit": "outriders", "card": "umber-champion"},
        ),
    ],
)
def test_a_reason_says_what_it_is_about(army, why, about):
    assert (why, about) in reasons(army)
    assert reasons(army).count((why, about)) == 1


@pytest.mark.rule("MIN-ARMY-11")
def test_what_cards_print_about_each_other_is_named():
    """Who stands before whom in the sentence."""
    guard = ArmyList("lannister", JAIME, (Troop("guardsmen", (JAIME,)), Troop("kingsguard")))
    found = reasons(guard)
    assert ("not-together", {"card": "kingsguard", "other": "jaime-lannister"}) in found
    assert ("needs", {"card": "kingsguard", "needs": "joffrey-baratheon-first-of-his-name"}) in found
    watch = ArmyList("nights-watch", "", (Troop("builder-stone-thrower"),) * 3)
    assert ("too-many-copies", {"card": "builder-stone-thrower", "most": 2}) in reasons(watch)
    assert ("too-many-copies", {"card": "builder-stone-thrower", "most": 2}) not in reasons(
        replace(watch, units=watch.units[:2])
    )
    beasts = ArmyList("free-folk", "varamyr-sixskins", (Troop("varamyr-sixskins"), Troop("wolf-pack")))
    assert reasons(beasts) == [("needs", {"card": "varamyr-sixskins", "needs": "shadowcat"})]
    screamer = ArmyList("targaryen", "", (Troop("stormcrow-mercenaries", ("screamer-ko",)),))
    assert ("wrong-unit-for", {"unit": "stormcrow-mercenaries", "card": "screamer-ko"}) in reasons(screamer)


@pytest.mark.rule("MIN-ARMY-11")
def test_divided_loyalties_are_both_named(monkeypatch):
    loyal = replace(UNITS["rhllor-lightbringers"], loyalty="renly-baratheon")
    monkeypatch.setitem(UNITS, "rhllor-lightbringers", loyal)
    both = ArmyList("baratheon", "", (Troop("rhllor-faithful"), Troop("rhllor-lightbringers")))
    assert ("divided-loyalty", {"one": "stannis-baratheon", "other": "renly-baratheon"}) in reasons(both)
    monkeypatch.setitem(UNITS, "dragonstone-noble", replace(UNITS["dragonstone-noble"], loyalty="nobody"))
    three = replace(both, units=(*both.units, Troop("dragonstone-noble")))
    assert ("divided-loyalty", {"one": "stannis-baratheon", "other": "renly-baratheon"}) in reasons(three)
    one = replace(both, units=both.units[:1] * 2)
    assert "divided-loyalty" not in [why for why, _ in reasons(one)]


@pytest.mark.rule("MIN-NEUTRAL-02")
def test_neutrals_cost_half_of_the_points_at_most():
    """Fifteen of thirty are allowed, and are counted with their attachments."""
    three = stark(*[Troop("stormcrow-mercenaries")] * 3)
    assert reasons(three) == []
    four = stark(*[Troop("stormcrow-mercenaries")] * 4)
    assert reasons(four) == [("too-many-neutrals", {"points": 20, "most": 15})]
    assert reasons(four, 40) == []
    assert {name: counted(four)[name] for name in ("neutral", "most-neutral", "points", "most")} == {
        "neutral": 20,
        "most-neutral": 15,
        "points": 25,
        "most": 30,
    }
    alone = ArmyList("neutral", "", (Troop("stormcrow-mercenaries"),) * 4)
    assert not {"neutral", "most-neutral"} & counted(alone).keys()
    assert "too-many-neutrals" not in [why for why, _ in reasons(alone)]


@pytest.mark.rule("MIN-ARMY-02")
@pytest.mark.parametrize(("points", "wrong"), [(9, True), (10, False), (200, False), (201, True)])
def test_the_smallest_and_the_largest_game(points, wrong):
    found = [(each.why, dict(each.about)) for each in size_refusals(points)]
    assert found == [("no-such-size", {"least": 10, "most": 200})] * wrong


@pytest.mark.rule("MIN-ARMY-01", "MIN-COMMANDER-02")
def test_what_is_paid_even_for_what_is_not_known():
    """An attachment in a unit nobody knows costs what it costs; an adaptive unit saves one point, once."""
    strange = ArmyList("stark", ROBB, (Troop("nobody", ("umber-champion",)),))
    assert list(costs(strange)) == [("umber-champion", 1)]
    pair = ArmyList("stark", "", (Troop("stormcrow-mercenaries", ("umber-champion",) * 2),))
    assert list(costs(pair)) == [("stormcrow-mercenaries", 5), ("umber-champion", 0), ("umber-champion", 1)]
    mag = ArmyList("free-folk", "mag-the-mighty", (Troop("mag-the-mighty"),))
    assert (cost_of(mag), cost_of(replace(mag, commander=""))) == (5, 9)
    assert counted(strange) == {"points": 1, "most": 30, "neutral": 0, "most-neutral": 15, "units/0/0": 1}


@pytest.mark.rule("MIN-ARMY-02")
@pytest.mark.parametrize(
    ("points", "large", "huge"), [(39, False, False), (40, True, False), (49, True, False), (50, True, True)]
)
def test_ready_made_armies_grow_at_forty_and_fifty(points, large, huge):
    for name, facts in ARMIES.items():
        cards = ready_made(name, points).cards
        assert facts.at_40 is not None
        assert facts.at_50 is not None
        for more, there in ((facts.at_40, large), (facts.at_50, huge)):
            for card in more.ncus:
                assert (card in cards) == (there or card in facts.ncus)


# ------------------------------------------------------------------------------------------------------------ in words


def test_several_of_a_card_nobody_knows_are_pointed_at():
    found = read_army("Faction: Stark\n2x Hounds of Nowhere\nHounds of Nowhere x3\n")
    assert isinstance(found, Refusal)
    assert [(each.about["line"], each.about["text"]) for each in found.reasons] == [
        (2, "2x Hounds of Nowhere"),
        (3, "Hounds of Nowhere x3"),
    ]


def test_no_more_than_twenty_of_a_card_are_read_at_once():
    found = read_army("Faction: Stark\n99x Stark Bowmen\n")
    assert isinstance(found, ArmyList)
    assert [troop.unit for troop in found.units] == ["bowmen"] * 20


@pytest.mark.parametrize("line", ["Stark (40 points)", "House Stark, 40 pts", "Faction: Stark\nPoints: 12 of 40"])
def test_a_faction_and_a_size(line):
    found = read_army(f"{line}\n- Stark Bowmen (6)\n")
    assert isinstance(found, ArmyList)
    assert (found.faction, found.points, [troop.unit for troop in found.units]) == ("stark", 40, ["bowmen"])


def test_a_list_without_a_commander_names_none():
    army = ArmyList("stark", "", (Troop("bowmen"),))
    assert "Commander" not in as_list(army)
    assert signs(army) == {"faction": "stark"}
    assert signs(replace(army, commander=ROBB)) == {"faction": "stark", "commander": ROBB}


# ----------------------------------------------------------------------------------------------------------- the table


@pytest.mark.parametrize("large", [False, True])
def test_the_ready_made_table_is_laid_out_from_its_middle(large):
    state = deal(Options(seats=2, large=large), Chance(1))
    fixed_terrain(state)
    assert state.width == SIZES.widths[large]
    found = {each.kind: (each.x - state.width // 2, each.y - TABLE_DEPTH // 2) for each in state.pieces}
    assert found == {kind: tuple(place) for kind, place in TERRAIN.items()}
    assert [each.name for each in state.pieces] == list(TERRAIN)
