"""What is shown of a game: the attack at hand, what a unit sees and could attack, what comes of a pose."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures import GAME
from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.explain import explain
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.preview import ChargePreview, MovePreview, PlacePreview
from maester.games.miniatures.setup import Options
from maester.games.miniatures.values import Attack, Pose
from maester.games.miniatures.view import view
from maester.kernel import Chance
from maester.kernel.keyframe import read, written
from tests.scenarios.miniatures.play import answer, asked, bare_scene, begun, declined, play_until, scene, unit


def foreseen(table: Any, value: Any) -> Any:
    return table.would(table.waiting[0], value)


def test_a_unit_is_explained_by_whom_it_sees_and_could_charge():
    table = bare_scene(unit("a1", "guardsmen", 24, 12, 0), unit("b1", "sworn-swords", 24, 25, 180), acts="a1")
    found = explain(table.state, "seat-1", "a1")
    assert found is not None
    (foe,) = found.foes
    assert (foe.unit, foe.distance, foe.arc) == ("b1", 8200, "front")
    assert foe.line is not None
    assert len(found.reach) == 72
    assert found.reach[0] == found.speed * 1000
    (charge,) = found.chances
    assert (charge.how, charge.unit, charge.arrives) == ("charge", "b1", 2)  # speed 4, and 8.2 inches to go
    assert abs(sum(charge.attack.wounds) - 1) < 1e-9


def test_a_unit_that_fights_goes_nowhere_and_strikes():
    table = bare_scene(unit("a1", "guardsmen", 24, 12, 0), unit("b1", "sworn-swords", 24, 16.8, 180), acts="a1")
    found = explain(table.state, None, "a1")
    assert found is not None
    assert found.reach == ()
    assert [chance.how for chance in found.chances] == ["melee"]
    assert explain(table.state, None, "nobody") is None


@pytest.mark.rule("MIN-STACK-01", "MIN-BONUS-05")
def test_an_attack_names_what_changes_the_numbers_its_dice_need():
    """Grey Wind disrupts whoever fights it, another Grey Wind too; the rear and its bite change what blocks."""
    depth = SIZES.trays["solo"].depth / 1000
    table = scene(unit("a1", "grey-wind", 24, 12, 0), unit("b1", "grey-wind", 24, 12 + depth, 0))
    table.state.attacks = (Attack("a1", "b1", 0, "rear"),)
    shown = view(table.state, None).attack
    assert shown is not None
    assert (shown.attack.needed, shown.attack.least, shown.attack.parts) == (3, 4, (Part(-1, "disrupt"),))
    assert (shown.defence.least, shown.defence.parts) == (6, (Part(-2, "rear"), Part(-1, "sundering")))
    table.state.units["b1"] = replace(table.state.units["b1"], pose=Pose(40_000, 40_000, 0))
    table.state.attacks = (Attack("a1", "b1", 0, "front"),)
    far = view(table.state, None).attack
    assert far is not None
    assert (far.attack.least, far.attack.parts) == (3, ())
    assert (far.defence.least, far.defence.parts) == (5, (Part(-1, "sundering"),))


def test_a_move_is_previewed_even_where_it_is_refused():
    table = bare_scene(unit("a1", "guardsmen", 24, 12, 0), unit("b1", "sworn-swords", 24, 30, 180), acts="a1")
    answer(table, "maneuver")
    ends = foreseen(table, Moved(0, 3000, 0))
    assert ends.refusal is None
    assert isinstance(ends.preview, MovePreview)
    assert ends.preview.end == Pose(24_000, 15_000, 0)
    assert [foe.distance for foe in ends.preview.foes] == [10_200]
    far = foreseen(table, Moved(99_000, 90_000, -1))
    assert far.refusal is not None
    assert far.preview is not None


@pytest.mark.rule("MIN-MODE-AGOT-04", "MIN-MODE-AGOT-07")
def test_a_move_says_which_marker_it_would_claim_and_which_it_only_touches():
    table = bare_scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 40, 180), acts="a1")
    marker = next(name for name, spot in table.state.spots.items() if spot == (24_000, 24_000))
    answer(table, "maneuver")
    over, short, away = (foreseen(table, Moved(0, travel, 0)).preview for travel in (3000, 2000, 0))
    assert (over.claims, over.misses) == ((marker,), ())
    assert (short.claims, short.misses) == ((), (marker,))
    assert (away.claims, away.misses) == ((), ())
    answer(table, Moved(0, 2000, 0))
    assert table.state.markers[marker] is None


def test_a_charge_is_previewed_with_its_odds():
    table = bare_scene(unit("a1", "guardsmen", 24, 12, 0), unit("b1", "sworn-swords", 24, 25, 180), acts="a1")
    answer(declined(table), "charge")
    assert asked(declined(table)) == "charge-pivot"
    seen = foreseen(table, 0).preview
    assert isinstance(seen, ChargePreview)
    assert (seen.travel, seen.arrives, seen.arc) == (8200, 2, "front")


def test_where_a_unit_is_put_down_says_what_it_sees():
    table = play_until(begun(Options(seats=2)), "deploy")
    decision = table.decision(table.waiting[0])
    seen = foreseen(table, decision.sample(Chance(1))).preview
    assert isinstance(seen, PlacePreview)


def test_the_attack_at_hand_shows_its_dice_and_zones_are_known():
    table = bare_scene(
        unit("a1", "guardsmen", 24, 12, 0, tokens=("weakened",)),
        unit("b1", "sworn-swords", 24, 16.8, 180),
        acts="a1",
        faces=(1, 2, 3, 4, 5, 6, 6),
    )
    answer(table, "melee")
    while asked(table) != "spend-weakened":
        answer(table, None)
    shown = view(table.state, "seat-2")
    assert shown.attack is not None
    assert (shown.attack.by, shown.attack.on, shown.attack.attack.faces[:3]) == ("a1", "b1", (1, 2, 3))
    assert shown.players[0].faction == "lannister"
    assert shown.players[0].area == (0, 0, 48_000, 10_000)


def test_a_game_is_kept_and_read_again():
    """Texts of cards contain one another: their shape has an end all the same."""
    table = play_until(begun(Options(seats=2)), "activate")
    assert table.opening is not None
    again = read(GAME, table.opening, written(GAME, table.past))
    assert again.view("seat-1") == table.view("seat-1")
