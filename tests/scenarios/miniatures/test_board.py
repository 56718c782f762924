"""The tactics board, NCUs and influence."""

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.board import influence_targets
from maester.games.miniatures.board_zones import free_zones
from maester.games.miniatures.events import QuadrantEntered
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.quadrants import QUADRANTS, which_quadrant
from maester.games.miniatures.steps.board import ActNcu, ClaimZone, EndNcu, Influence
from maester.games.miniatures.steps.modes import EndRound
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.texts.control import controls
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.turn import ready
from maester.words import Words
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, refused, scene, told, unit

SANSA = ncu("an1", "sansa-stark-little-bird")
CERSEI = ncu("bn1", "cersei-lannister-queen-regent")
CATELYN = ncu("an2", "catelyn-stark-lady-of-winterfell")
FULL = dict.fromkeys(("crown", "wealth", "tactics", "combat", "maneuver"), "bn1")


def claims(zone, *units, faces=(), **changes):
    """Sansa claims a zone, and keeps to its own effect."""
    table = scene(*units or (OURS, THEIRS), ncus=[SANSA], agenda=(ActNcu("an1"), EndNcu("an1")), faces=faces, **changes)
    answer(table, zone)
    if asked(table) == "instead-of-zone":
        answer(table, False)
    return table


def target(table, name):
    """The unit the zone concerns, where there is a choice."""
    return answer(table, name) if asked(table).endswith("-target") else table


@pytest.mark.rule("MIN-BOARD-01", "MIN-BOARD-07", "MIN-BOARD-08", "MIN-NCU-01")
def test_an_ncu_claims_a_free_zone_and_controls_it():
    table = scene(OURS, THEIRS, ncus=[SANSA, CERSEI], agenda=(ActNcu("an1"),), board={"crown": "bn1"})
    assert table.decision("seat-1").answers() == (None, "wealth", "tactics", "combat", "maneuver")
    assert refused(table, "crown").rule == "MIN-BOARD-07"
    answer(table, "combat")
    assert table.state.board == {"crown": "bn1", "combat": "an1"}
    assert controls(table.state, "seat-1", "combat")
    assert not controls(table.state, "seat-2", "combat")
    assert controls(table.state, "seat-2", "crown")


@pytest.mark.rule("MIN-BOARD-09")
def test_an_ncu_may_forgo_its_action():
    table = answer(scene(OURS, THEIRS, ncus=[SANSA], agenda=(ActNcu("an1"), EndNcu("an1"))), None)
    assert table.state.board == {}
    assert table.state.ncus["an1"].activated


@pytest.mark.rule("MIN-BOARD-10", "MIN-RULE-44", "MIN-RULE-01")
def test_a_full_board_ends_the_activation_at_once():
    table = scene(OURS, THEIRS, ncus=[SANSA, CERSEI], agenda=(ActNcu("an1"), EndNcu("an1")), board=FULL)
    assert asked(table) == ""
    assert table.state.ncus["an1"].activated
    open_board = scene(OURS, THEIRS, ncus=[SANSA, CERSEI], board=FULL)
    assert "an1" in ready(open_board.state, "seat-1")
    open_board.state.options = Agreed(no_ncu_on_full_board=True)
    assert "an1" not in ready(open_board.state, "seat-1")


@pytest.mark.rule("MIN-BOARD-02", "MIN-RULE-43", "MIN-PANIC-01")
@pytest.mark.parametrize(("faces", "wounds"), [([4, 3, 2], 10), ([4, 4, 2], 12)])
def test_the_crown_frightens_an_enemy(faces, wounds):
    table = claims("crown", faces=faces)
    target(table, "b1")
    assert table.state.units["b1"].wounds == wounds  # 7 - 1 is not enough for morale 7
    assert table.state.units["a1"].wounds == 12


@pytest.mark.rule("MIN-BOARD-03", "MIN-RULE-45")
def test_wealth_heals_up_to_three_and_takes_a_token():
    hurt = unit("b1", "guardsmen", 24, 40, 180, wounds=7, tokens=("panicked", "weakened"))
    mine = unit("a1", "guardsmen", 24, 8, 0, wounds=11)
    table = claims("wealth", mine, hurt)
    assert table.decision("seat-1").answers() == ("a1", "b1")  # any unit on the battlefield
    answer(table, "b1")
    assert refused(table, 4).rule == "MIN-BOARD-03"
    answer(table, 2, "weakened")
    assert (table.state.units["b1"].wounds, table.state.units["b1"].tokens) == (9, ("panicked",))


@pytest.mark.rule("MIN-BOARD-03", "MIN-RULE-45")
def test_wealth_may_heal_nothing_but_takes_the_only_token():
    table = claims("wealth", unit("a1", "guardsmen", 24, 8, 0, wounds=7, tokens=("vulnerable",)), THEIRS)
    answer(table, "a1", 0)
    assert (table.state.units["a1"].wounds, table.state.units["a1"].tokens) == (7, ())


@pytest.mark.rule("MIN-BOARD-04")
def test_tactics_draws_two_cards_and_gives_a_token():
    deck = ("winters-might", "northern-ferocity", "winters-might")
    table = claims("tactics", decks={"seat-1": deck, "seat-2": ()}, lists={"seat-1": deck, "seat-2": ()})
    target(table, "b1")
    answer(table, "vulnerable")
    assert table.state.units["b1"].tokens == ("vulnerable",)
    assert table.state.hands["seat-1"] == ("northern-ferocity", "winters-might")
    assert table.state.decks["seat-1"] == ("winters-might",)


@pytest.mark.rule("MIN-BOARD-05", "MIN-TERMS-10", "MIN-RULE-74")
def test_combat_gives_a_free_attack():
    """Even to a unit that has acted already; it stays as activated or not as it was."""
    ours = unit("a1", "guardsmen", 24, 20, 0)
    done = unit("a2", "guardsmen", 10, 8, 0, activated=True)
    table = claims("combat", ours, done, unit("b1", "guardsmen", 24, 24.8, 180), faces=[1] * 6)
    assert table.decision("seat-1").answers() == (None, "a1")  # the other fights nobody
    answer(table, "a1")
    assert asked(table) == "melee-face"  # it can do nothing else, so that its player has said what it does
    answer(table, None)
    assert told(table, "AttackBegan")[0].unit == "a1"
    assert not table.state.units["a1"].activated


@pytest.mark.rule("MIN-BOARD-05", "MIN-RULE-74")
def test_a_free_attack_needs_what_any_attack_needs():
    table = claims("combat", OURS, THEIRS)
    assert table.decision("seat-1").answers() == (None,)
    assert refused(table, "a1").rule == "MIN-MELEE-01"


@pytest.mark.rule("MIN-BOARD-06", "MIN-TERMS-02")
def test_maneuver_gives_a_free_move():
    table = claims("maneuver", unit("a1", "sworn-swords", 24, 8, 0, activated=True), THEIRS)
    answer(table, "a1", Moved(0, 5_000, 0))
    assert table.state.units["a1"].placed[2] == 13_000
    assert table.state.units["a1"].activated


@pytest.mark.rule("MIN-BOARD-06", "MIN-RETREAT-01")
def test_maneuver_gives_a_free_retreat_to_who_fights():
    table = claims("maneuver", unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180), faces=[2])
    answer(table, "a1")
    assert asked(table) == "retreat"


@pytest.mark.rule("MIN-INFLUENCE-01", "MIN-INFLUENCE-03", "MIN-RULE-46", "MIN-UNIT-17")
def test_influence_lies_on_a_unit_and_is_no_attachment():
    table = scene(OURS, THEIRS, ncus=[CATELYN], agenda=(Influence("an2"),))
    assert set(offered(table)) == {"a1", "b1"}  # an ability is not optional unless it says so
    answer(table, "a1")
    assert table.state.ncus["an2"].on == "a1"
    assert table.state.units["a1"].attachments == ()
    taken = ncu("an3", "catelyn-stark-lady-of-winterfell", on="a1")
    left = scene(OURS, ncus=[CATELYN, taken], agenda=(Influence("an2"),))
    assert (asked(left), left.state.ncus["an2"].on) == ("", None)  # nobody can bear it


@pytest.mark.rule("MIN-INFLUENCE-02", "MIN-RULE-46")
def test_a_unit_bears_one_influence_of_each_side():
    other = ncu("an3", "catelyn-stark-lady-of-winterfell", on="a1")
    enemy = ncu("bn2", "the-high-sparrow-father-of-the-faithful", on="b1")
    table = scene(OURS, THEIRS, ncus=[CATELYN, other, enemy])
    assert influence_targets(table.state, "an2") == ["b1"]  # the enemy's influence does not stand in the way
    table.state.silenced = ("an2",)
    assert influence_targets(table.state, "an2") == []


@pytest.mark.rule("MIN-CLEANUP-05", "MIN-CLEANUP-06", "MIN-INFLUENCE-04")
def test_the_board_and_influence_are_cleared():
    catelyn = ncu("an2", "catelyn-stark-lady-of-winterfell", on="a1", activated=True)
    table = scene(OURS, THEIRS, ncus=[catelyn], agenda=(EndRound(),), board={"crown": "an2"})
    assert (table.state.board, table.state.ncus["an2"].on, table.state.ncus["an2"].activated) == ({}, None, False)
    assert len(free_zones(table.state)) == 5


@pytest.mark.rule("MIN-ROUND-04", "MIN-ROUND-10", "MIN-UNIT-01")
def test_ncus_are_activated_in_turn_like_units():
    table = scene(OURS, THEIRS, ncus=[SANSA], agenda=(Turn("seat-1"),), first="seat-1")
    assert table.decision("seat-1").answers() == ("a1", "an1")
    answer(table, "an1", None)  # once b1 has acted too, a1 is the last
    answer(table, "forgo")
    assert asked(table) == "action"
    assert table.state.round == 2
    answer(table, "forgo")
    assert table.state.round == 3


@pytest.mark.rule("MIN-BOARD-08")
def test_control_of_a_zone_ends_with_the_one_who_claimed_it():
    table = scene(OURS, THEIRS, ncus=[SANSA], agenda=(ClaimZone("an1", "crown"),))
    assert controls(table.state, "seat-1", "crown")
    assert not controls(table.state, "seat-1", "wealth")


@pytest.mark.rule("MIN-BOARD-05", "MIN-RULE-74")
def test_a_unit_chosen_to_get_rid_of_a_card_need_not_fight():
    ours, theirs = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    card = Laid("seat-2", "bribery", "a1", ("combat-targets",))
    table = claims("combat", ours, theirs, laid=(card,), lists={"seat-1": (), "seat-2": ("bribery",)})
    answer(table, "a1")
    assert (asked(table), table.state.laid) == ("free-action", ())
    assert table.decision("seat-1").answers() == (None, "melee")
    answer(table, None)
    assert told(table, "AttackBegan") == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_quarters_of_the_table_have_names(language):
    words = Words(language, "miniatures")
    question = which_quadrant("a1", (0, 1, 2, 3))
    said = [words.answer(question, each) for each in question.options]
    entered = [words.event(QuadrantEntered("catelyn-stark", each)) for each in QUADRANTS]
    assert len(set(said)) == len(set(entered)) == 4
    assert not any(str(number) in each for number, each in enumerate(said))
