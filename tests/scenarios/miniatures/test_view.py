"""What everybody sees of a position, field by field, and what only one player sees."""

from typing import Any

import pytest

from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.explain import explain
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.path import sweep
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.preview import MovePreview, PlacePreview
from maester.games.miniatures.steps.fights import FreePivot, FreeShift, Saves
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.values import Attack, MoraleTest, Pose
from maester.games.miniatures.view import faction_of, view
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import asked, bare_scene, holding, ncu, piece, scene, unit


def test_a_unit_is_shown_as_it_is():
    shown = unit(
        "a1",
        "guardsmen",
        24,
        20,
        0,
        7,
        ("panicked",),
        commander=True,
        activated=True,
        attachments=("guard-captain",),
        used=("incite",),
        counters=(("pillage", 2),),
    )
    laid = (Laid("seat-2", "crannog-poison", "a1", ("game",)), Laid("seat-1", "bribery", "b1", ("game",)))
    found = view(scene(shown, SWORDS, FAR, laid=laid).state, None)
    one, other, far = found.units
    assert (one.unit, one.seat, one.card, one.tray) == ("a1", "seat-1", "guardsmen", "infantry")
    assert (one.commander, one.activated, one.reserve) == (True, True, False)
    assert (one.wounds, one.models, one.ranks) == (7, 7, 2)
    assert (one.engaged, other.engaged, far.engaged) == (("b1",), ("a1",), ())
    assert (one.tokens, one.attachments, one.used) == (("panicked",), ("guard-captain",), ("incite",))
    assert (one.cards, other.cards, one.counters) == (("crannog-poison",), ("bribery",), {"pillage": 2})
    assert (one.pose, one.objectives) == (Pose(24_000, 20_000, 0), ())
    assert (other.commander, other.activated, other.counters) == (False, False, {})


def test_a_unit_that_is_gone_fights_nobody():
    state = scene(GUARDS, SWORDS).state
    state.change("b1", wounds=0)
    assert [each.engaged for each in view(state, None).units] == [(), ()]


def test_another_tray_than_the_printed_one_is_shown():
    odd = unit("a1", "guardsmen", 24, 20, 0, tray="cavalry")
    assert [each.tray for each in view(scene(odd, SWORDS).state, None).units] == ["cavalry", "infantry"]


def test_an_ncu_is_shown_with_its_zone():
    cersei = ncu("an1", "cersei-lannister-queen-regent", activated=True, counters=(("order", 1),), on="b1")
    sansa = ncu("bn1", "sansa-stark-little-bird", gone=True, commander=True, quadrant=2)
    found = view(scene(GUARDS, SWORDS, ncus=[cersei, sansa], board={"wealth": "an1"}).state, None)
    one, other = found.ncus
    assert (one.ncu, one.seat, one.card) == ("an1", "seat-1", "cersei-lannister-queen-regent")
    assert (one.commander, one.activated, one.gone) == (False, True, False)
    assert (one.zone, one.quadrant, one.on, one.counters) == ("wealth", None, "b1", {"order": 1})
    assert (other.commander, other.activated, other.gone, other.zone, other.quadrant) == (True, False, True, None, 2)
    assert found.zones_free == ("crown", "tactics", "combat", "maneuver")


@pytest.mark.rule("MIN-DECK-03", "MIN-CARDS-05")
@pytest.mark.parametrize("watcher", ["seat-1", "seat-2", None])
def test_only_its_player_sees_a_hand(watcher):
    changed: Any = {
        "hands": {"seat-1": ("bribery", "trample"), "seat-2": ()},
        "decks": {"seat-1": ("luck",), "seat-2": ("luck",) * 4},
        "discards": {"seat-1": ("counterplot",), "seat-2": ()},
        "missions": {"seat-1": ("supply", "raid", "siege")},
        "siege": {"seat-1": ("oil",)},
        "kings_cards": {"seat-1": ("armory",)},
        "points": {"seat-1": 3, "seat-2": 1},
        "out": ("seat-2",),
    }
    one, other = view(scene(GUARDS, SWORDS, **changed).state, watcher).players
    mine = watcher == "seat-1"
    assert one.hand == (("bribery", "trample") if mine else None)
    assert one.missions == (("supply", "raid", "siege") if mine else None)
    assert one.siege == (("oil",) if mine else None)
    assert other.hand == (() if watcher == "seat-2" else None)
    assert (one.hand_count, one.deck_count, one.discards) == (2, 1, ("counterplot",))
    assert (one.siege_count, one.mission_count, one.kings_cards) == (1, 3, ("armory",))
    assert (other.hand_count, other.deck_count, other.siege_count, other.mission_count) == (0, 4, 0, 0)
    assert (one.points, other.points, one.out, other.out, one.side, other.side) == (3, 1, False, True, 0, 1)


def test_markers_lie_or_are_carried_and_pieces_lie_as_they_do():
    pieces = [piece("forest", 10, 12, 45), piece("bog", 30, 31)]
    state = scene(GUARDS, SWORDS, pieces=pieces).state
    first, second = [*state.markers][:2]
    state.markers[first], state.spots[first] = "a1", None
    state.spots[second] = (7_000, 9_000)
    state.objectives = {"armory": second}
    found = {each.name: (each.x, each.y, each.unit, each.card) for each in view(state, None).markers}
    assert found[first] == (None, None, "a1", None)
    assert found[second] == (7_000, 9_000, None, "armory")
    table = view(state, None).table
    assert [(each.name, each.kind, each.x, each.y, each.heading) for each in table.pieces] == [
        ("forest", "forest", 10_000, 12_000, 4_500),
        ("bog", "bog", 30_000, 31_000, 0),
    ]
    assert table.pieces[0].keywords == SIZES.pieces["forest"].keywords
    assert (table.width, table.depth, table.zone, table.marker) == (48_000, 48_000, 10_000, SIZES.marker)
    tray = table.trays["cavalry"]
    printed = SIZES.trays["cavalry"]
    assert (tray.width, tray.depth) == (printed.width, printed.depth)
    assert tray.arc == (printed.arc.across, printed.arc.ahead)


def test_a_piece_is_shown_by_its_name_and_by_what_it_is():
    pile = piece("corpse-pile", 10, 12)
    state = scene(GUARDS, SWORDS).state
    state.pieces = (type(pile)("pile-centre", pile.kind, pile.x, pile.y),)
    assert [(each.name, each.kind) for each in view(state, None).table.pieces] == [("pile-centre", "corpse-pile")]


def test_of_several_tests_and_attacks_the_innermost_is_shown():
    state = bare_scene(GUARDS, SWORDS, FAR).state
    assert (view(state, None).test, view(state, None).attack) == (None, None)
    state.tests = (MoraleTest("b1", False, (Part(2),), (1, 2)), MoraleTest("a1", True, (Part(-1),), (3, 4, 1)))
    shown = view(state, None).test
    assert shown is not None
    assert (shown.unit, shown.panic, shown.rolled.added, shown.rolled.faces) == ("a1", True, -1, (3, 4, 1))
    assert (shown.rolled.needed, shown.rolled.result) == (state.units["a1"].facts.morale, 6)
    blow = Attack("b1", "a1", 0, "rear", charge=True, dice=(6, 1, 6), saves=(1, 6), hits=2, wounds=1)
    state.attacks = (Attack("a1", "b1", 0, "front"), blow)
    attack = view(state, None).attack
    assert attack is not None
    assert (attack.by, attack.on, attack.arc, attack.charge) == ("b1", "a1", "rear", True)
    assert attack.weapon == state.units["b1"].facts.attacks[0].name
    assert (attack.attack.faces, attack.defence.faces) == ((6, 1, 6), (1, 6))
    assert (attack.hits, attack.defence.successes, attack.wounds) == (2, 1, 1)


def test_dice_against_hits_are_shown_while_they_lie():
    state = scene(GUARDS, SWORDS).state
    assert view(state, None).saves is None
    state.step = Saves("a1", (2, 5), "seat-2", None, (), ())
    lie = view(state, None).saves
    assert lie is not None
    assert [(die.face, die.counts) for die in lie.dice] == [(2, False), (5, True)]


def test_the_frame_of_a_position():
    laid = (Laid("seat-1", "dread", None, ("round",)), Laid("seat-1", "bribery", "a1", ("game",)))
    changed: Any = {"first": "seat-2", "active": "seat-1", "reserve_missions": ("raid",), "defender": "seat-2"}
    state = scene(GUARDS, SWORDS, laid=laid, **changed).state
    state.active_missions = ((None, "supply"), ("seat-1", "siege"))
    shown = view(state, None)
    assert (shown.round, shown.first, shown.active, shown.defender) == (2, "seat-2", "seat-1", "seat-2")
    assert (shown.in_force, shown.missions, shown.reserve_missions) == (("dread",), ("supply", "siege"), ("raid",))
    state.winners = ("seat-1",)
    assert view(state, None).active is None


@pytest.mark.parametrize(
    ("units", "ncus", "faction"),
    [
        ((unit("a1", "guardsmen", 9, 9, 0), unit("a2", "sworn-swords", 30, 9, 0, commander=True)), [], "stark"),
        (
            (unit("a1", "stormcrow-mercenaries", 9, 9, 0, commander=True), unit("a2", "guardsmen", 30, 9, 0)),
            [],
            "lannister",
        ),
        ((unit("a1", "stormcrow-mercenaries", 9, 9, 0),), [ncu("an1", "sansa-stark-little-bird")], "stark"),
        ((unit("a1", "stormcrow-mercenaries", 9, 9, 0),), [ncu("bn1", "sansa-stark-little-bird")], "neutral"),
        ((unit("b1", "guardsmen", 9, 9, 0),), [], "neutral"),
    ],
)
def test_the_faction_of_an_army_is_that_of_its_commander_unless_neutral(units, ncus, faction):
    assert faction_of(scene(*units, ncus=ncus).state, "seat-1") == faction


# -------------------------------------------------------------------------------------------------- what is worked out


def test_a_shift_is_previewed_to_its_end():
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 34, 180), agenda=(FreeShift("a1", 2_000),))
    assert asked(table) == "shift"
    shown = table.would("seat-1", Stepped("ahead", 2_000, 0)).preview
    assert isinstance(shown, MovePreview)
    assert (shown.end, [foe.unit for foe in shown.foes]) == (Pose(24_000, 22_000, 0), ["b1"])
    assert shown.swept == sweep(table.state.units["a1"].placed, "ahead", 2_000)
    turned = table.would("seat-1", Stepped("ahead", 0, 36_000)).preview
    assert isinstance(turned, MovePreview)
    assert turned.end == Pose(24_000, 20_000, 0)


def test_a_pivot_is_previewed_where_it_stands():
    table = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 34, 180), agenda=(FreePivot("a1"),))
    shown = table.would("seat-1", 36_000 + 18_000).preview
    assert isinstance(shown, PlacePreview)
    assert shown.end == Pose(24_000, 20_000, 18_000)


def test_what_is_in_force_is_explained():
    """Better defence and morale need lower dice; a wall and whoever fights go nowhere."""
    held = (
        *holding("a1", words.Defence(n=1), serial=1),
        *holding("a1", words.Morale(n=1), name="bribery", serial=2),
        *holding("a1", words.Hit(n=1), name="trample", serial=3),
        *holding("a1", words.Speed(n=2), name="counterplot", serial=4),
    )
    state = bare_scene(GUARDS, FAR, lasting=held).state
    facts = state.units["a1"].facts
    found = explain(state, None, "a1")
    assert found is not None
    assert (found.defence, found.morale, found.speed) == (facts.defence - 1, facts.morale - 1, facts.speed + 2)
    (blow,) = found.attacks
    assert (blow.name, blow.range, blow.hit, blow.dice) == (
        facts.attacks[0].name,
        "melee",
        facts.attacks[0].hit - 1,
        facts.attacks[0].dice[0],
    )
    assert (found.range, found.abilities) == (None, ())
    state.winners = ("seat-1",)
    assert explain(state, None, "a1") is None
    gone = bare_scene(GUARDS, FAR).state
    gone.change("a1", pose=None)
    assert explain(gone, None, "a1") is None
