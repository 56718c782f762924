"""Armies: what a list may hold, and every reason against it at once."""

import pytest
from msgspec.structs import replace

from maester.games.miniatures import GAME
from maester.games.miniatures.army import (
    LEAST_POINTS,
    ArmyList,
    Troop,
    cost_of,
    deck_of,
    list_refusals,
    person_of,
    ready_made,
)
from maester.games.miniatures.called import another
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.notation import drawn
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.victory import army_left
from maester.games.miniatures.view import view
from maester.kernel import BadOptions, Chance, Table
from tests.scenarios.miniatures.play import scene, unit

ROBB = "robb-stark-wolf-lord"
LEADER = Troop("sworn-swords", (ROBB,))


def stark(*troops: Troop, ncus: tuple[str, ...] = (), commander: str = ROBB) -> ArmyList:
    return ArmyList("stark", commander, (LEADER, *troops), ncus)


def reasons(army: ArmyList, points: int = 30) -> list[tuple[str, str | None]]:
    return [(each.why, each.rule) for each in list_refusals(army, points)]


def rules(army: ArmyList, points: int = 30) -> list[str | None]:
    return [each.rule for each in list_refusals(army, points)]


@pytest.mark.rule("MIN-ARMY-01", "MIN-ARMY-02", "MIN-ARMY-04", "MIN-COMMANDER-02", "MIN-UNIT-20")
@pytest.mark.parametrize("points", [30, 40, 50])
@pytest.mark.parametrize("name", ARMIES)
def test_the_ready_made_armies_are_legal_and_cost_what_they_say(name, points):
    army = ready_made(name, points)
    assert reasons(army, points) == []
    assert cost_of(army) == points


@pytest.mark.rule("MIN-ARMY-01")
def test_no_more_points_than_agreed():
    army = stark(*[Troop("sworn-swords")] * 5)
    assert cost_of(army) == 30
    assert rules(army) == []
    assert rules(stark(*[Troop("sworn-swords")] * 6)) == ["MIN-ARMY-01"]
    assert rules(stark(*[Troop("sworn-swords")] * 6), 35) == []


@pytest.mark.rule("MIN-ARMY-02")
def test_any_sum_may_be_agreed():
    assert Options(seats=2, points=37).refusal() is None
    refusal = Options(seats=2, points=-5).refusal()
    assert refusal is not None
    assert refusal.rule == "MIN-ARMY-02"


@pytest.mark.rule("MIN-ARMY-01", "MIN-ARMY-02")
@pytest.mark.parametrize("name", ARMIES)
def test_a_ready_made_army_fits_any_sum(name):
    for points in range(LEAST_POINTS, 60):
        army = ready_made(name, points)
        assert reasons(army, points) == [], points
        assert army.commander in army.cards


@pytest.mark.rule("MIN-ARMY-01")
def test_an_army_fits_every_game_that_is_large_enough():
    army = ready_made("stark", 40)
    assert Options(seats=2, points=40, armies={"seat-2": army}).refusal() is None
    assert Options(seats=2, points=50, armies={"seat-2": army}).refusal() is None
    refusal = Options(seats=2, points=39, armies={"seat-2": army}).refusal()
    assert refusal is not None
    assert [(each.why, each.about) for each in refusal.reasons] == [("too-many-points", {"points": 40, "most": 39})]


def test_whoever_brings_none_gets_one_that_nobody_brings():
    theirs = stark()
    options = Options(seats=4, armies={"seat-2": theirs, "seat-4": "lannister"})
    factions = [army.faction for army in options.lists().values()]
    assert len(set(factions)) == 4
    assert (factions[1], factions[3]) == ("stark", "lannister")
    assert options.lists()["seat-2"] is theirs
    assert options.refusal() is None
    elsewhere = Options(seats=2, armies={"seat-3": theirs}).refusal()
    assert elsewhere is not None
    assert elsewhere.why == "no-such-seat"


@pytest.mark.rule("MIN-ARMY-03", "MIN-NEUTRAL-01")
def test_own_faction_and_neutrals_only():
    assert rules(stark(Troop("guardsmen"))) == ["MIN-ARMY-03"]
    assert rules(stark(ncus=("cersei-lannister-queen-regent",))) == ["MIN-ARMY-03"]
    assert rules(stark(Troop("stormcrow-archers"))) == []
    led = ArmyList("stark", "jaime-lannister-kingslayer", (Troop("sworn-swords"),))
    assert rules(led) == ["MIN-ARMY-03", "MIN-ARMY-05"]


@pytest.mark.rule("MIN-ARMY-04", "MIN-COMMANDER-01", "MIN-COMMANDER-03")
def test_exactly_one_commander():
    assert reasons(ArmyList("stark", "", (Troop("sworn-swords"),))) == [("commander-missing", "MIN-ARMY-04")]
    assert "MIN-ARMY-04" in rules(ArmyList("stark", "umber-champion", (Troop("sworn-swords", ("umber-champion",)),)))
    others = [name for name, facts in ATTACHMENTS.items() if facts.commander and facts.faction == "neutral"]
    second = Troop("sworn-swords", (others[0],))
    assert ("several-commanders", "MIN-ARMY-04") in reasons(stark(second))


@pytest.mark.rule("MIN-COMMANDER-02", "MIN-COMMANDER-03", "MIN-ARMY-04", "MIN-ARMY-11")
def test_an_ncu_commands_and_somebody_counts_as_the_commander_on_the_table():
    doran, areo = "doran-martell-lord-of-sunspear", "areo-hotah-captain-of-the-guard"
    army = ArmyList("martell", doran, (Troop("martell-spearmen", (areo,)), Troop("martell-spearmen")), (doran,))
    assert reasons(army) == []
    assert cost_of(army) == 5 + 5 + NCUS[doran].cost
    assert len(deck_of(army)) == 20
    units = deal(Options(seats=2, armies={"seat-1": army}), Chance(1)).units
    assert [unit.commander for unit in units.values() if unit.seat == "seat-1"] == [True, False]
    assert ("needs", "MIN-ARMY-11") in reasons(replace(army, units=(Troop("martell-spearmen"),)))
    assert ("no-commander", "MIN-ARMY-04") in reasons(replace(army, commander=areo))
    oberyn = Troop("martell-spearmen", ("oberyn-martell-prince-of-dorne",))
    assert ("several-commanders", "MIN-ARMY-04") in reasons(replace(army, units=(*army.units, oberyn)))


@pytest.mark.rule("MIN-ARMY-05")
def test_the_commander_needs_a_unit():
    assert ("commander-without-unit", "MIN-ARMY-05") in reasons(ArmyList("stark", ROBB, (Troop("sworn-swords"),)))


@pytest.mark.rule("MIN-ARMY-07")
def test_any_number_of_copies():
    twice = Troop("umber-berserkers", ("umber-champion",))
    assert rules(stark(twice, twice), 40) == []


@pytest.mark.rule("MIN-ARMY-08", "MIN-ARMY-09", "MIN-EX-42", "MIN-RULE-89")
def test_a_character_is_there_once_whatever_the_version(monkeypatch):
    sansa = "sansa-stark-little-bird"
    assert rules(stark(ncus=(sansa, sansa))) == ["MIN-ARMY-08"]
    other = replace(ATTACHMENTS["umber-champion"], character=True, person="robb-stark")
    monkeypatch.setitem(ATTACHMENTS, "robb-again", other)
    assert rules(stark(Troop("sworn-swords", ("robb-again",)))) == ["MIN-ARMY-08"]
    assert person_of(sansa) == "sansa-stark"
    assert person_of("sworn-swords") is None
    assert all(facts.person for facts in NCUS.values() if facts.character)


@pytest.mark.rule("MIN-ATTACH-03", "MIN-ATTACH-04", "MIN-ATTACH-05", "MIN-ARMY-10", "MIN-ATTACH-01", "MIN-RULE-88")
def test_attachments_must_fit():
    two = Troop("umber-berserkers", ("umber-champion", "umber-champion"))
    assert rules(stark(two)) == ["MIN-ATTACH-04"]
    assert rules(stark(Troop("outriders", ("umber-champion",)))) == ["MIN-ATTACH-05"]
    assert "MIN-ATTACH-03" in rules(stark(Troop("grey-wind", ("umber-champion",))))
    assert ("no-attachment", "MIN-ARMY-10") in reasons(stark(Troop("umber-berserkers", ("outriders",))))


@pytest.mark.rule("MIN-ARMY-10")
def test_every_card_stands_where_it_belongs():
    assert reasons(stark(ncus=("outriders",))) == [("no-ncu", "MIN-ARMY-10")]
    assert reasons(stark(Troop("sansa-stark-little-bird"))) == [("no-unit", "MIN-ARMY-10")]
    assert reasons(stark(Troop("umber-champion"))) == [("no-unit", "MIN-ARMY-10")]
    assert reasons(stark(Troop("castle-wall"))) == [("no-such-card", "MIN-ARMY-03")]


@pytest.mark.rule("MIN-ATTACH-04")
def test_some_attachments_do_not_count_against_the_limit():
    beyond = [name for name, facts in ATTACHMENTS.items() if facts.unlimited]
    assert beyond
    army = ready_made("nights-watch", 50)
    assert any(len(troop.attachments) == 2 for troop in army.units)
    assert reasons(army, 50) == []


@pytest.mark.rule("MIN-NEUTRAL-02", "MIN-EX-41")
def test_half_of_the_points_may_be_neutral():
    twenty = (Troop("bolton-flayed-men"), Troop("stormcrow-archers"), Troop("bolton-blackguards"))  # 8 + 6 + 6
    assert sum(UNITS[troop.unit].cost for troop in twenty) == 20
    assert rules(stark(*twenty), 40) == []
    captain = Troop("bolton-blackguards", ("dreadfort-captain",))
    assert rules(stark(*twenty[:2], captain), 40) == ["MIN-NEUTRAL-02"]


@pytest.mark.rule("MIN-NEUTRAL-03", "MIN-NEUTRAL-04")
def test_neutral_commanders_lead_anybody_and_neutrals_stand_alone():
    ramsay = "ramsay-snow-bastard-of-bolton"
    led = ArmyList("stark", ramsay, (Troop("sworn-swords", (ramsay,)), Troop("umber-berserkers")))
    assert rules(led) == []
    assert cost_of(led) == 11
    neutral = ready_made("neutral", 30)
    assert rules(replace(neutral, units=(*neutral.units[:2], Troop("sworn-swords")))) == ["MIN-ARMY-03"]


@pytest.mark.rule("MIN-ARMY-11")
def test_what_cards_require(monkeypatch):
    monkeypatch.setitem(UNITS, "outriders", replace(UNITS["outriders"], requires=("catelyn-stark",)))
    assert rules(stark(Troop("outriders"))) == ["MIN-ARMY-11"]
    assert rules(stark(Troop("outriders"), ncus=("catelyn-stark-lady-of-winterfell",))) == []
    monkeypatch.setitem(UNITS, "bowmen", replace(UNITS["bowmen"], without=("robb-stark",), most=1))
    assert reasons(stark(Troop("bowmen"), Troop("bowmen"))) == [
        ("not-together", "MIN-ARMY-11"),
        ("too-many-copies", "MIN-ARMY-11"),
    ]
    monkeypatch.setitem(UNITS, "bowmen", replace(UNITS["sworn-swords"], loyalty="somebody"))
    monkeypatch.setitem(UNITS, "outriders", replace(UNITS["sworn-swords"], loyalty="nobody"))
    assert reasons(stark(Troop("bowmen"), Troop("outriders"))) == [("divided-loyalty", "MIN-ARMY-11")]


def test_every_reason_is_given_at_once():
    army = ArmyList("stark", "nobody", (Troop("guardsmen"), Troop("no-such", ("umber-champion",))), ())
    refusal = Options(seats=2, armies={"seat-1": army}).refusal()
    assert refusal is not None
    assert {each.why for each in refusal.reasons} == {"no-such-card", "wrong-faction", "no-commander"}
    with pytest.raises(BadOptions):
        Table.opened(GAME, GAME.checked(Options(seats=2, armies={"seat-1": army, "seat-2": "nobody"})), 1)


def test_adaptive_units_save_a_point():
    adaptive = [name for name, facts in UNITS.items() if facts.adaptive]
    assert adaptive
    army = ready_made("free-folk", 30)
    assert cost_of(army) == 30


@pytest.mark.rule("MIN-UNIT-03", "MIN-UNIT-04", "MIN-EX-06", "MIN-ATTACH-06", "MIN-DEPLOY-05", "MIN-DEPLOY-06")
def test_units_are_full_and_attachments_take_a_place():
    state = deal(Options(seats=2), Chance(1))
    own = [unit for unit in state.units.values() if unit.seat == "seat-1"]
    led = own[0]
    assert (led.card, led.attachments, led.commander) == ("sworn-swords", (ROBB,), True)
    assert led.wounds == 12  # the number of models does not change
    assert own[3].wounds == 4 * 3
    assert [ncu.card for ncu in state.ncus.values() if ncu.seat == "seat-1"] == ["catelyn-stark-lady-of-winterfell"]
    assert all(ncu.quadrant is None for ncu in state.ncus.values())


@pytest.mark.rule("MIN-RULE-56", "MIN-WIN-07")
def test_attachments_count_among_the_points_left():
    ours = unit("a1", "umber-berserkers", 24, 8, 0, attachments=("umber-champion",))
    led = unit("a2", "sworn-swords", 34, 8, 0, attachments=(ROBB,), wounds=1)
    assert army_left(scene(ours, led, unit("b1", "guardsmen", 24, 40, 180)).state, "seat-1") == 6 + 1 + 5


def test_units_are_called_by_their_names():
    """With a number where an army has two alike: in questions, stories and transcripts."""
    swords = ArmyList("stark", ROBB, (LEADER, Troop("sworn-swords"), Troop("outriders")), ())
    state = deal(Options(seats=2, armies={"seat-1": swords, "seat-2": swords}, points=40), Chance(1))
    assert list(state.units)[:3] == ["sworn-swords~1.1", "sworn-swords~2.1", "outriders.1"]
    assert another("outriders", 1, state.units) == "outriders~2.1"
    assert another("bowmen", 2, state.units) == "bowmen.2"
    assert len(state.units) == 6
    drawing = drawn(view(state, "seat-1"))
    assert "a2  sworn-swords~2.1" in drawing
