"""What single verbs of abilities and cards do: each carried out by itself, in a scene made for it."""

import pytest

from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.steps.board import ZoneOnUnit
from maester.games.miniatures.steps.fights import FreeManeuver
from maester.games.miniatures.steps.rounds import Act
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects.hands import can_search
from maester.games.miniatures.texts.fitting import fits
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.values import Pose
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.cast import ALL, FAR, FRIEND, GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, refused, scene, told, unit

# ---------------------------------------------------------------------------------------------------------- tokens


@pytest.mark.rule("MIN-CONDITION-02", "MIN-CONDITION-03")
def test_a_token_goes_from_any_unit_to_one_that_has_none_of_its_kind():
    units = [
        unit("a1", "guardsmen", 24, 20, 0, tokens=("panicked", "weakened")),
        unit("a2", "guardsmen", 40, 10, 0, tokens=("weakened",)),
        SWORDS,
    ]
    table = done(verbs.MoveToken(), units=units)
    assert offered(table) == ("a1", "a2", None)
    answer(table, "a1")
    assert offered(table) == ("panicked", "weakened")
    answer(table, "weakened")
    assert offered(table) == ("b1",)  # the only one without
    answer(table, "b1")
    assert table.state.units["b1"].tokens == ("weakened",)
    assert table.state.units["a1"].tokens == ("panicked",)
    assert [(event.unit, event.token) for event in told(table, "TokenRemoved")] == [("a1", "weakened")]
    kept = answer(done(verbs.MoveToken(), units=units), None)
    assert kept.state.units["a1"].tokens == ("panicked", "weakened")
    assert asked(done(verbs.MoveToken())) == ""  # nobody has one


@pytest.mark.rule("MIN-CONDITION-02", "MIN-CONDITION-03")
def test_a_token_becomes_one_of_another_kind():
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked", "vulnerable"))
    table = done(verbs.SwapToken(), units=(GUARDS, scared))
    answer(table, "panicked", "weakened")
    assert table.state.units["b1"].tokens == ("vulnerable", "weakened")
    everything = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked", "vulnerable", "weakened"))
    full = done(verbs.SwapToken(), units=(GUARDS, everything))
    answer(full, "panicked")
    assert full.state.units["b1"].tokens == ("panicked", "vulnerable", "weakened")


@pytest.mark.rule("MIN-CONDITION-03")
@pytest.mark.parametrize(
    ("optional", "options"), [(True, ("panicked", "weakened", None)), (False, ("panicked", "weakened"))]
)
def test_taking_a_token_may_be_left_out_only_where_the_text_says_so(optional, options):
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked", "weakened"))
    table = done(verbs.Take(optional=optional), units=(GUARDS, scared))
    assert offered(table) == options
    answer(table, "weakened")
    assert table.state.units["b1"].tokens == ("panicked",)


@pytest.mark.rule("MIN-STACK-01")
@pytest.mark.parametrize(("optional", "goes"), [(False, True), (True, True), (True, False)])
def test_a_pillage_token_is_passed_on(optional, goes):
    rich = unit("a1", "guardsmen", 24, 20, 0, counters=(("pillage", 2),))
    table = done(verbs.PassPillage(of="this", to="target", optional=optional), units=(rich, SWORDS))
    if optional:
        answer(table, goes)
    assert (table.state.units["a1"].count("pillage"), table.state.units["b1"].count("pillage")) == (2 - goes, goes)
    assert [(event.unit, event.by) for event in told(table, "CountersChanged")] == [("a1", -1), ("b1", 1)] * goes
    poor = done(verbs.PassPillage(of="target", to="this"), units=(rich, SWORDS))
    assert told(poor, "CountersChanged") == []


# ---------------------------------------------------------------------------------------------------- destruction


@pytest.mark.rule("MIN-UNIT-09", "MIN-WIN-12")
@pytest.mark.parametrize("for_good", [True, False])
def test_a_unit_that_destroys_itself_is_a_point_for_the_other_side(for_good):
    table = done(verbs.Destroy(for_good=for_good))
    assert table.state.units["a1"].pose is None
    assert table.state.points == {"seat-1": 0, "seat-2": 1}


@pytest.mark.rule("MIN-RULE-48", "MIN-ATTACH-02")
def test_an_attachment_is_destroyed_and_its_abilities_are_gone():
    led = unit("b1", "guardsmen", 24, 24.8, 180, attachments=("guard-captain",))
    table = done(verbs.KillAttachment(), units=(GUARDS, led, FAR))
    if asked(table):
        answer(table, "guard-captain")
    assert table.state.units["b1"].lost == ("guard-captain",)
    assert [(event.unit, event.attachment) for event in told(table, "AttachmentLost")] == [("b1", "guard-captain")]
    assert table.state.units["b1"].wounds == 12
    names = set(abilities(table.state, "b1"))
    assert names == set(abilities(scene(unit("b1", "guardsmen", 24, 24.8, 180)).state, "b1"))
    again = done(verbs.KillAttachment(), units=(GUARDS, unit("b1", "guardsmen", 24, 24.8, 180), FAR))
    assert told(again, "AttachmentLost") == []


# ------------------------------------------------------------------------------------------------ NCUs and the board

CERSEI, SANSA = ncu("an1", "cersei-lannister-queen-regent"), ncu("bn1", "sansa-stark-little-bird")


@pytest.mark.rule("MIN-BOARD-08")
def test_an_ncu_moves_to_a_zone_that_is_free():
    table = done(verbs.MoveNcu(), ncus=[CERSEI, SANSA], board={"crown": "bn1", "wealth": "an1"}, means={"about": "bn1"})
    assert offered(table) == ("tactics", "combat", "maneuver", None)
    assert answer(table, "combat").state.board == {"wealth": "an1", "combat": "bn1"}
    stays = done(verbs.MoveNcu(), ncus=[CERSEI, SANSA], board={"crown": "bn1"}, means={"about": "bn1"})
    assert answer(stays, None).state.board == {"crown": "bn1"}


@pytest.mark.rule("MIN-NCU-02")
@pytest.mark.parametrize(("enemies", "silent"), [(False, ("bn2",)), (True, ("bn1", "bn2"))])
def test_ncus_lose_their_abilities(enemies, silent):
    more = ncu("bn2", "catelyn-stark-lady-of-winterfell")
    table = done(verbs.SilenceNcu(enemies=enemies), ncus=[CERSEI, SANSA, more], means={"about": "bn2"})
    assert table.state.silenced == silent


@pytest.mark.rule("MIN-BOARD-02", "MIN-RULE-43")
def test_a_zone_gets_another_target_chosen_by_its_player():
    """Seat 2 has chosen a1; a text of seat 1 makes it choose another, and that one pays for it."""
    give = verbs.Give(conditions=("weakened",))
    step = (ZoneOnUnit("seat-2", "crown", "a1"),)
    table = done(
        verbs.Retarget(do=(give,)), then=step, faces=[6, 6, 1], units=(*ALL, unit("a3", "guardsmen", 40, 20, 0))
    )
    assert (table.waiting, offered(table)) == (("seat-2",), ("a2", "a3"))
    answer(table, "a3")
    assert [event.unit for event in told(table, "PanicTested")] == ["a3"]
    assert table.state.units["a3"].tokens == ("weakened",)
    nobody = done(verbs.Retarget(do=(give,)), then=step, faces=[6, 6, 1], units=(GUARDS, SWORDS))
    assert [event.unit for event in told(nobody, "PanicTested")] == ["a1"]


# ---------------------------------------------------------------------------------------------------- new units


@pytest.mark.rule("MIN-RULE-98", "MIN-UNIT-03")
def test_a_new_unit_comes_in_within_long_range_of_its_own_edge():
    table = done(verbs.Reinforce(unit="guardsmen", attachments=("guard-captain",)))
    assert (asked(table), table.waiting) == ("reserve-pose", ("seat-1",))
    assert refused(table, Pose(24_000, 9_602, 0)).why == "outside-the-zone"
    answer(table, Pose(24_000, 9_600, 0))
    (name,) = set(table.state.units) - {name for name, _ in ALL}
    new = table.state.units[name]
    assert (new.seat, new.wounds, new.activated, new.attachments) == ("seat-1", 12, False, ("guard-captain",))
    far = done(verbs.Reinforce(unit="guardsmen"), zones={"seat-1": 1, "seat-2": 0})
    assert refused(far, Pose(24_000, 9_600, 0)).why == "outside-the-zone"
    answer(far, Pose(24_000, 38_400, 0))


@pytest.mark.rule("MIN-DECK-02", "MIN-CLEANUP-10")
def test_cards_of_the_commander_are_searched_for_wherever_the_commander_is():
    """In a unit, as a unit, or as an NCU; cards of the faction do not count."""
    mag = unit("a1", "mag-the-mighty", 24, 20, 0, commander=True)
    deck = {"seat-1": ("regroup-and-reform", "shrug-it-off", "trample"), "seat-2": ()}
    table = done(verbs.Search(commander=True), units=(mag, SWORDS), decks=deck)
    assert offered(table) == ("shrug-it-off", "trample")
    table.state.chance.faces += (1, 1, 1, 1)
    answer(table, "trample")
    assert table.state.hands["seat-1"] == ("trample",)
    assert sorted(table.state.decks["seat-1"]) == ["regroup-and-reform", "shrug-it-off"]


# ------------------------------------------------------------------------------------------------------ actions


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-74")
@pytest.mark.parametrize(("instead", "after"), [(True, ""), (False, "surge")])
def test_an_action_in_place_of_a_surge_leaves_no_surge(instead, after):
    act = verbs.Act(actions=("maneuver",), to="this", in_place_of_surge=instead)
    apart = (unit("a1", "guardsmen", 24, 20, 0), FRIEND, FAR, unit("b1", "guardsmen", 24, 40, 180))
    table = done(act, units=apart, then=(FreeManeuver("a1"),))
    assert (asked(table), offered(table)) == ("free-action", (None, "maneuver"))
    assert asked(answer(table, None)) == after


@pytest.mark.rule("MIN-MARCH-02", "MIN-MOVE-06", "MIN-TERMS-23")
@pytest.mark.parametrize(("travel", "left"), [(12_000, 10), (0, 12)])
def test_who_rides_by_wounds_whom_it_passes(travel, left):
    riders, passed = unit("a1", "outriders", 24, 10, 0), unit("b1", "guardsmen", 24, 16, 0)
    beside = unit("b2", "guardsmen", 32, 16, 0)
    table = done(verbs.RideBy(wounds=2), units=(riders, passed, beside), then=(Act("a1"),))
    assert asked(table) == "march"
    answer(table, Moved(0, travel, 0))
    assert (table.state.units["b1"].wounds, table.state.units["b2"].wounds) == (left, 12)
    assert asked(table) == ""  # this was its action


@pytest.mark.rule("MIN-TERMS-24", "MIN-STACK-01")
@pytest.mark.parametrize(("counters", "fit"), [((), False), ((("vow-a1", 1),), True), ((("vow-a2", 1),), False)])
def test_a_vow_is_between_two_units(counters, fit):
    state = scene(GUARDS, unit("b1", "sworn-swords", 24, 24.8, 180, counters=counters)).state
    assert fits(state, Bound("seat-1", "knightly-vow", this="a1"), Which(vowed=True), "b1") == fit


@pytest.mark.rule("MIN-CLEANUP-10", "MIN-CARDS-05")
@pytest.mark.parametrize(
    ("places", "deck", "pile", "can"),
    [
        (("deck",), ("bribery",), (), True),
        (("deck",), (), ("bribery",), False),
        (("deck", "discard"), (), ("bribery",), True),
        (("deck", "discard"), (), (), False),
    ],
)
def test_who_finds_nothing_does_not_search(places, deck, pile, can):
    state = scene(*ALL, decks={"seat-1": deck, "seat-2": ()}, discards={"seat-1": pile, "seat-2": ()}).state
    assert can_search(state, Bound("seat-1", "winters-bite"), verbs.Search(places=places)) == can
