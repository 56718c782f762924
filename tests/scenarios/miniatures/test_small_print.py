"""Small print: what stands in half a sentence of a rule or a card, and the last thousandth of an inch."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures import GAME
from maester.games.miniatures.army_text import read_army
from maester.games.miniatures.events import CardsDrawn, HandRevealed, ObjectiveDrawn, UnitMoved
from maester.games.miniatures.explain import explain
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.multi import resettled
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Hits, Strike
from maester.games.miniatures.steps.setup import PlaceTerrain
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.changes import Hit, RerollAttack
from maester.games.miniatures.texts.effects.choosing import payable
from maester.games.miniatures.texts.effects.hands import commander_cards
from maester.games.miniatures.texts.in_force import abilities, changes
from maester.games.miniatures.texts.in_play import Bound, Later, Use
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.verbs.texts import Cost
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.turn import end_turn
from maester.games.miniatures.values import Attack, Planted
from maester.kernel import Refusal
from tests.scenarios.miniatures.cast import FAR, OURS, THEIRS
from tests.scenarios.miniatures.play import (
    Scene,
    answer,
    asked,
    bare_scene,
    holding,
    ncu,
    offered,
    piece,
    refused,
    scene,
    told,
    unit,
)
from tests.scenarios.miniatures.scenes import infantry

# ------------------------------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("MIN-ARMY-03")
@pytest.mark.parametrize("players", ["teams", "free-for-all"])
def test_an_army_nobody_knows_is_refused_in_a_team_as_anywhere(players):
    refusal = Options(seats=4, players=players, armies={"seat-2": "house-of-cards"}).refusal()
    assert refusal is not None
    assert [(each.why, each.rule) for each in refusal.reasons] == [("no-such-army", "MIN-ARMY-03")]


@pytest.mark.rule("MIN-SETUP-08")
def test_six_inches_between_pieces_to_the_thousandth():
    """Two hedges side by side: they may be off by a thousandth, and no more."""
    hedge: Any = {"terrain": "chosen", "pieces": [piece("hedge", 24, 16)], "agenda": (PlaceTerrain("seat-1", 1),)}
    near = Laid("hedge", 24_000, 16_000 + 1_500 + 5_998)
    assert refused(scene(OURS, THEIRS, **hedge), near).why == "too-near-terrain"
    answer(scene(OURS, THEIRS, **hedge), replace(near, y=near.y + 1))


# ------------------------------------------------------------------------------------------------------ abilities

PACK = unit("a2", "wolf-pack", 24, 20, 0)


@pytest.mark.rule("MIN-STACK-03", "MIN-UNIT-19")
@pytest.mark.parametrize(
    ("heading", "y", "active", "keeps"),
    [
        (0, 23.88, "seat-1", False),
        (90, 24.13, "seat-1", False),
        (180, 23.88, "seat-1", True),  # in front
        (0, 23.88, "seat-2", True),  # not in my turn
        (0, 26, "seat-1", True),  # not engaged
    ],
)
def test_a_pack_at_its_heels_distracts_an_enemy_in_my_turn(heading, y, active, keeps):
    """Only the one it bites, and neither its friends nor mine."""
    bitten, beside = unit("b1", "outriders", 24, y, heading), unit("b2", "outriders", 40, y, heading)
    table = scene(OURS, PACK, bitten, beside, active=active)
    assert abilities(table.state, "b1") == (("tactical-reposition", "cavalry", "ambush") if keeps else ("cavalry",))
    assert abilities(table.state, "b2") == ("tactical-reposition", "cavalry", "ambush")
    assert abilities(table.state, "a1") == ("lannister-supremacy",)


# ---------------------------------------------------------------------------------------------------- attachments

CAPTAIN, VETERAN, TURNCOAT, KINGSLAYER = "guard-captain", "assault-veteran", "turncoat", "jaime-lannister-kingslayer"


def regrouped(mine: tuple[str, ...], theirs: tuple[str, ...], leads: bool = False, **more: Any) -> Scene:
    """Attachments may go from a1 to a2, or back."""
    one = unit("a1", "guardsmen", 24, 20, 0, attachments=mine, commander=leads)
    other = unit("a2", "guardsmen", 34, 20, 0, attachments=theirs)
    state = scene(one, other, THEIRS, **more).state
    start(state, Bound("seat-1", "regroup-and-reform", earlier="a1", target="a2"), (verbs.MoveAttachment(),))
    return Scene(GAME, state)


@pytest.mark.rule("MIN-ATTACH-02", "MIN-ATTACH-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "options", "then"),
    [
        ((CAPTAIN,), (), (None, CAPTAIN), ((), (CAPTAIN,))),
        ((), (VETERAN,), (None, VETERAN), ((VETERAN,), ())),
        ((CAPTAIN,), (VETERAN,), (None, "switch"), ((VETERAN,), (CAPTAIN,))),
    ],
)
def test_an_attachment_changes_units_either_way(mine, theirs, options, then):
    table = regrouped(mine, theirs)
    assert (asked(table), offered(table)) == ("move-attachment", options)
    kept = answer(regrouped(mine, theirs), None).state.units
    assert (kept["a1"].attachments, kept["a2"].attachments) == (mine, theirs)
    answer(table, options[1])
    units = table.state.units
    assert (units["a1"].attachments, units["a2"].attachments) == then
    givers = {CAPTAIN: ("a1", "a2"), VETERAN: ("a2", "a1")}
    moves = told(table, "AttachmentMoved")
    assert [(each.unit, each.target) for each in moves] == [givers[each] for each in (*mine, *theirs)]


@pytest.mark.rule("MIN-ATTACH-02", "MIN-ATTACH-04")
def test_two_attachments_of_one_kind_are_not_switched():
    assert asked(regrouped((CAPTAIN,), (CAPTAIN,))) == ""
    assert asked(regrouped((), ())) == ""


@pytest.mark.rule("MIN-ATTACH-02")
def test_a_commander_leads_the_unit_it_goes_to():
    units = answer(regrouped((KINGSLAYER,), (), leads=True), KINGSLAYER).state.units
    assert (units["a1"].commander, units["a2"].commander) == (False, True)


@pytest.mark.rule("MIN-ATTACH-02")
def test_a_traitor_that_is_sent_to_another_unit_remains_one():
    planted = (Planted("a1", TURNCOAT, "seat-2"), Planted("b1", TURNCOAT, "seat-1"))
    table = answer(regrouped((TURNCOAT,), (), planted=planted), TURNCOAT)
    assert table.state.planted == (Planted("a2", TURNCOAT, "seat-2"), Planted("b1", TURNCOAT, "seat-1"))


# --------------------------------------------------------------------------------------------------------- prices


@pytest.mark.parametrize(
    ("cost", "enough", "short"),
    [
        (Cost(discard=2), {"hand": ("a", "b")}, {"hand": ("a",)}),
        (Cost(faith=1), {"mine": (("faith", 1),)}, {"theirs": (("faith", 1),)}),
        (Cost(pillage=1), {"theirs": (("pillage", 1),)}, {"mine": (("pillage", 1),)}),
        (Cost(spend=("panicked",)), {"tokens": ("panicked",)}, {"tokens": ("weakened",)}),
    ],
)
def test_who_cannot_pay_a_price_is_not_offered_what_it_buys(cost, enough, short):
    for has, can in ((enough, True), (short, False)):
        mine = unit("a1", "guardsmen", 24, 8, 0, counters=has.get("mine", ()))
        theirs = unit("b1", "guardsmen", 24, 40, 180, counters=has.get("theirs", ()), tokens=has.get("tokens", ()))
        state = scene(mine, theirs, hands={"seat-1": has.get("hand", ()), "seat-2": ("a", "b", "c")}).state
        assert payable(state, Bound("seat-1", "battle-plan", this="a1", target="b1"), cost) == can


@pytest.mark.rule("MIN-DECK-02")
def test_the_cards_of_a_commander_are_those_of_the_own_one():
    doran = ncu("bn1", "doran-martell-lord-of-sunspear", commander=True)
    lion = unit("a1", "guardsmen", 24, 8, 0, attachments=(KINGSLAYER,), commander=True)
    guest = ncu("an1", "doran-martell-lord-of-sunspear")  # no commander here
    state = scene(lion, THEIRS, ncus=[doran, guest]).state
    assert commander_cards(state, "seat-2") == ("false-agenda", "parlay", "ripe-to-act")
    assert len(commander_cards(state, "seat-1")) == 3
    assert not set(commander_cards(state, "seat-1")) & set(commander_cards(state, "seat-2"))


# -------------------------------------------------------------------------------------------------------- numbers


def test_what_a_text_grants_against_its_target_helps_against_nobody_else():
    """The opening that was scouted: friends roll again against that enemy, in this turn."""
    state = scene(unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180), FAR).state
    grants = RerollAttack(on=Which(side="friend"), against="target", until="turn")
    start(state, Bound("seat-1", "scout-openings", this="a1", target="b1"), (grants,))
    state = Scene(GAME, state).state

    def works(by: str, on: str) -> bool:
        return any(changes(state, RerollAttack, by, Attack(by, on, 0, "front")))

    assert (works("a1", "b1"), works("a1", "b9"), works("b1", "a1")) == (True, False, False)


@pytest.mark.parametrize(("more", "hits_on"), [(1, 3), (-1, 5)])
def test_a_unit_is_explained_with_the_number_its_dice_need_now(more, hits_on):
    table = bare_scene(OURS, THEIRS, lasting=holding("a1", Hit(n=more)), acts="a1")
    found = explain(table.state, "seat-1", "a1")
    assert found is not None
    assert [each.hit for each in found.attacks] == [hits_on]


# ---------------------------------------------------------------------------------------------------------- moves


@pytest.mark.rule("MIN-MULTI-01", "MIN-RULE-72")
@pytest.mark.parametrize(("x", "then"), [(22, 24), (24.5, 24), (31, 29.5), (29, 29.5)])
def test_a_further_enemy_shares_half_at_the_end_that_is_nearer(x, then):
    charger, enemy = infantry(26.75, 18, 0), infantry(x, 22.8, 180)
    field = Field(48_000, (Stood("charger", *charger, True), Stood("enemy", *enemy, False)))
    assert resettled(charger, enemy, field, "enemy") == infantry(then, 22.8, 180)


@pytest.mark.rule("MIN-MULTI-01", "MIN-RULE-72")
def test_where_the_nearer_end_is_taken_it_goes_to_the_other():
    charger, enemy, target = infantry(26.75, 18, 0), infantry(26, 22.8, 180), infantry(22, 22.8, 180)
    standing = [("charger", charger, True), ("enemy", enemy, False), ("target", target, False)]
    field = Field(48_000, tuple(Stood(name, *placed, mine) for name, placed, mine in standing))
    assert resettled(charger, enemy, field, "enemy") == infantry(29.5, 22.8, 180)


@pytest.mark.rule("MIN-RULE-19")
def test_a_question_about_an_attack_names_the_unit_that_makes_it():
    """The enemy touches a corner of two sides: which counts is asked for the attacker."""
    corner = unit("b1", "guardsmen", 24 + 5.5, 20 + 4.8, 180)
    table = bare_scene(unit("a1", "guardsmen", 24, 20, 0), corner, agenda=(Strike("a1", "b1"),), active="seat-1")
    question: Any = table.decision("seat-1")
    assert (question.about, question.unit) == ("attack-arc", "a1")


# ------------------------------------------------------------------------------------------------------ army lists


@pytest.mark.rule("MIN-RULE-55")
def test_a_castle_wall_is_no_unit_to_bring():
    found = read_army("Faction: Stark\n\n- Stark Sworn Swords\n- Castle wall\n")
    assert isinstance(found, Refusal)
    assert [(each.why, each.about["line"]) for each in found.reasons] == [("unknown-card-name", 4)]


@pytest.mark.rule("MIN-UNIT-09")
def test_who_is_destroyed_has_done_its_part_and_keeps_no_token():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1, tokens=("weakened",))
    table = bare_scene(unit("a1", "guardsmen", 24, 20, 0), weak, FAR, agenda=(Hits("b1", 1, "seat-1"),), faces=[1])
    gone = table.state.units["b1"]
    assert (gone.pose, gone.activated, gone.tokens, gone.wounds) == (None, True, (), 0)


@pytest.mark.rule("MIN-TERMS-18", "MIN-UNIT-15")
@pytest.mark.parametrize(("face", "left"), [(4, 12), (3, 11)])
def test_a_die_against_automatic_hits_must_reach_the_printed_defence(face, left):
    swords = unit("b1", "sworn-swords", 24, 24.8, 180)
    table = bare_scene(unit("a1", "guardsmen", 24, 20, 0), swords, agenda=(Hits("b1", 1, "seat-1"),), faces=[face])
    assert table.state.units["b1"].wounds == left


@pytest.mark.rule("MIN-ROUND-06")
def test_what_waits_for_the_turn_is_over_with_it_and_nothing_else():
    """A wager on zones waits on, and so does what is done when somebody falls."""
    use = Use(Bound("seat-1", "winters-bite"), (), 1)
    kept = (
        Later("destroyed", 0, use, "b1"),
        Later("zone-done", 0, use, zones=("crown",)),
        Later("attack-done", 1, use),
    )
    gone = (Later("zone", 0, use, "an1"), Later("action", 0, use, "b1"), Later("zone-done", 0, use))
    state = scene(OURS, THEIRS, later=(*gone, *kept)).state
    end_turn(state, "seat-1")
    assert state.later == kept


@pytest.mark.rule("MIN-TERRAIN-DESTRUCTIBLE-01")
def test_a_piece_of_terrain_is_told_without_odds_and_an_enemy_with_them():
    table = bare_scene(
        unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24 + 4, 24.8, 180), agenda=(Strike("a1", None),),
        pieces=[piece("stakes", 20.8, 23.3)], active="seat-1",
    )  # fmt: skip
    question: Any = table.decision("seat-1")
    terrain, enemy = sorted(question.options, reverse=True)
    assert question.said_of(terrain) == {"odds": False, "arrives": 0, "mean": 0, "destroys": 0}
    assert (question.said_of(enemy)["odds"], question.said_of(enemy)["arrives"]) == (True, 100)
    assert question.said_of(enemy)["mean"] > 1


def test_what_was_hidden_and_is_turned_over_cannot_be_taken_back():
    """A hand that was shown, for one: whoever asked for it could ask for something else now."""
    drawn, given = CardsDrawn("seat-1", 1, ("parlay",)), ObjectiveDrawn("centre", "armory")
    shown, moved = HandRevealed("seat-2", ("parlay",)), UnitMoved("a1", "march", 0, 0, 0)
    assert [each.reveals for each in (drawn, given, shown, moved)] == [True, True, True, False]
