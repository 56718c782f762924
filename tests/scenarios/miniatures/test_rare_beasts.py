"""Records of direwolves, giants and bonded animals. Each is shown when it acts and when it must not."""

from typing import Any

import pytest

from maester.games.miniatures.army import ArmyList, Troop, cost_of, deck_of, list_refusals
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.setup import not_carried_out
from maester.games.miniatures.steps.rounds import Act, BeginRound, EndActivation, EndTurn
from maester.games.miniatures.steps.setup import Deploy
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Highest
from maester.games.miniatures.texts.in_force import changes, shares_card
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.texts.listening import laid_answers
from maester.games.miniatures.texts.ready import not_ready
from maester.games.miniatures.values import Attack, Pose, Unit
from maester.games.miniatures.view import view
from tests.scenarios.miniatures.play import answer, asked, offered, scene, told, unit

OWNER = unit("b1", "guardsmen", 24, 40, 180)


# ------------------------------------------------------------------------------------------------ Ghost


@pytest.mark.parametrize(
    ("on", "seat", "shared"), [("a1", "seat-1", True), ("a3", "seat-1", False), ("a1", "seat-2", False)]
)
def test_ghost_shares_the_cards_on_the_unit_of_jon_snow(on, seat, shared):
    jon = unit("a1", "sworn-brothers", 24, 20, 0, attachments=("jon-snow-998th-lord-commander",))
    wolf, other = unit("a2", "ghost", 30, 20, 0), unit("a3", "sworn-brothers", 40, 20, 0)
    laid = Laid(seat, "spoils-of-war", on, ("game",))
    state = scene(jon, wolf, other, OWNER).state
    assert shares_card(state, "a2", laid) == shared
    assert not shares_card(state, "a3", laid)  # nobody else is bound to him


def test_what_lies_on_jon_works_on_ghost():
    jon = unit("a1", "sworn-brothers", 24, 20, 0, attachments=("jon-snow-998th-lord-commander",))
    alone = unit("a1", "sworn-brothers", 24, 20, 0)
    wolf = unit("a2", "ghost", 30, 20, 0)
    laid = (Laid("seat-1", "spoils-of-war", "a1", ("game",), 2),)
    for led, works in ((jon, True), (alone, False)):
        state = scene(led, wolf, OWNER, laid=laid).state
        found = [bound.name for _, _, bound in changes(state, Highest, "a2", Attack("a2", "b1", 0, "front"))]
        assert ("spoils-of-war" in found) == works


@pytest.mark.parametrize(("led", "keys"), [(True, ["laid:a1:oath-of-duty:1", "laid:a2:oath-of-duty:1"]), (False, None)])
def test_what_lies_on_jon_answers_for_ghost(led, keys):
    jon = unit("a1", "sworn-brothers", 24, 20, 0, attachments=("jon-snow-998th-lord-commander",) if led else ())
    state = scene(
        jon, unit("a2", "ghost", 30, 20, 0), OWNER, laid=(Laid("seat-1", "oath-of-duty", "a1", ("game",)),)
    ).state
    found = [each.key for each in laid_answers(state, occasions.AttackDeclared("a2", "b1", "melee"), "seat-1")]
    assert found == (keys or ["laid:a1:oath-of-duty:1"])


# ------------------------------------------------------------------------------------------------ Mag


def held(card: str) -> dict[str, Any]:
    return {"hands": {"seat-1": (card,), "seat-2": ()}, "lists": {"seat-1": (card, card), "seat-2": ()}}


def test_mag_leads_with_a_deck_of_his_own():
    army = ArmyList("free-folk", "mag-the-mighty", (Troop("mag-the-mighty"), Troop("savage-giant")), points=30)
    assert not list(list_refusals(army, 30))
    assert not not_ready("mag-the-mighty")
    assert cost_of(army) == 5 + 7
    assert len(deck_of(army)) == 20
    assert set(deck_of(army)) == set(UNITS["mag-the-mighty"].cards)


GIANT = unit("a1", "savage-giant", 24, 20, 0, wounds=2)


def test_a_giant_shrugs_it_off_instead_of_acting():
    table = scene(GIANT, OWNER, acts="a1", **held("shrug-it-off"))
    answer(table, "maneuver")
    answer(table, "card:shrug-it-off:0")
    assert table.state.units["a1"].wounds == 5
    assert not told(table, "UnitMoved")
    men = scene(unit("a1", "free-folk-raiders", 24, 20, 0), OWNER, acts="a1", **held("shrug-it-off"))
    answer(men, "maneuver")
    assert asked(men) == "maneuver"  # no monster


def test_a_giant_tramples_whoever_is_in_its_way():
    near, solo = unit("b1", "guardsmen", 24, 24.5, 180), unit("b2", "gregor-clegane", 40, 40, 180)
    table = scene(GIANT, near, solo, acts="a1", faces=[3], **held("trample"))
    answer(table, "charge")
    if asked(table) == "charge-target":
        answer(table, "b1")
    answer(table, "card:trample:0")
    assert asked(table) == "trample"
    answer(table, Moved(0, 10_000, 0))
    assert table.state.units["a1"].pose == Pose(24_000, 30_000, 0)
    assert table.state.units["b1"].wounds == 12 - 3
    assert [event.how for event in told(table, "UnitMoved")] == ["march"]
    still = scene(GIANT, OWNER, acts="a1", **held("trample"))
    answer(still, "maneuver")
    assert asked(still) == "maneuver"  # only a charge is replaced


def test_a_boulder_is_an_attack_of_one_die_that_crushes_ranks():
    target = unit("b1", "guardsmen", 24, 30, 180)
    table = scene(GIANT, target, acts="a1", faces=[3, 2, 6, 6, 1], **held("hurl-boulder"))
    answer(table, "maneuver", "card:hurl-boulder:0")
    if asked(table) == "ranged-target":
        answer(table, "b1")
    while asked(table) not in ("", "activate"):
        question = table.decision(table.waiting[0])
        answer(table, question.idle if question.idle is not None and not isinstance(question.idle, type) else None)
    (rolled,) = told(table, "AttackRolled")
    assert len(rolled.rolled.faces) == 1
    assert table.state.units["b1"].wounds <= 12 - 4  # a D3 and one for each of three ranks


def test_a_boulder_in_the_air_is_shown_like_any_attack():
    """Its weapon is printed on the card that throws it, not among the attacks of the giant."""
    boulder = Attack("a1", "b1", len(UNITS["savage-giant"].attacks), "front")
    table = scene(GIANT, unit("b1", "guardsmen", 24, 30, 180), acts="a1", attacks=(boulder,))
    shown = view(table.state, None).attack
    assert shown is not None
    assert (shown.weapon, shown.attack.least) == ("hurl-boulder", 3)


def test_no_boulder_flies_at_who_is_out_of_sight_or_from_a_fight():
    behind = unit("b1", "guardsmen", 24, 10, 0)
    for other in (behind, unit("b1", "guardsmen", 24, 23.78, 180)):
        table = scene(GIANT, other, acts="a1", faces=[1] * 4, **held("hurl-boulder"))
        answer(table, "maneuver" if other is behind else "retreat")
        assert not asked(table).startswith("declare-action")


def test_mag_may_have_another_giant_act():
    mag, giant = unit("a1", "mag-the-mighty", 24, 20, 0, commander=True), unit("a2", "savage-giant", 30, 20, 0)
    far = unit("a3", "savage-giant", 5, 5, 0)
    steps = (Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1"))
    table = scene(mag, giant, far, OWNER, agenda=steps, **held("chieftains-orders"))
    answer(table, "card:chieftains-orders:0")
    assert offered(table) == ("a1", "a2")
    answer(table, "a2")
    assert "maneuver" in offered(table)
    answer(table, "maneuver", Moved(0, 1_000, 0))
    assert asked(table) == ""  # he himself does nothing more
    plain = (Happens(occasions.Activates("a2", "seat-1")), Act("a2"), EndActivation("a2"))
    assert asked(scene(mag, giant, OWNER, agenda=plain, **held("chieftains-orders"))) == "action"


# ------------------------------------------------------------------------------------------------ Varamyr

VARAMYR = unit("a1", "varamyr-sixskins", 24, 20, 0, commander=True)
CAT, WOLVES = unit("a2", "shadowcat", 30, 20, 0), unit("a3", "wolf-pack", 18, 20, 0)


def test_varamyr_leads_only_with_his_animals():
    alone = ArmyList("free-folk", "varamyr-sixskins", (Troop("varamyr-sixskins"),), points=30)
    needs = [each.about["needs"] for each in list_refusals(alone, 30) if each.why == "needs"]
    assert needs == ["shadowcat", "wolf-pack"]
    troops = tuple(Troop(card) for card in ("varamyr-sixskins", "shadowcat", "wolf-pack"))
    army = ArmyList("free-folk", "varamyr-sixskins", troops, points=30)
    assert not list(list_refusals(army, 30))
    assert not list(not_carried_out(army))
    assert cost_of(army) == 2 + 2 + 3


def test_the_shadowcat_stalks_beside_the_table_and_comes_in_at_a_side_edge():
    waiting = ("a2", Unit("seat-1", "shadowcat", 2))
    table = scene(VARAMYR, waiting, OWNER, agenda=(Deploy("seat-1"),))
    assert table.state.units["a2"].reserve  # nobody is asked
    for first in ("seat-1", "seat-2"):
        there = ("a2", Unit("seat-1", "shadowcat", 2, reserve=True))
        comes = scene(VARAMYR, there, OWNER, agenda=(BeginRound(),), first=first, active=first)
        while asked(comes) == "choose-unit":
            answer(comes, "b1")
        assert (asked(comes), comes.waiting) == ("bring-reserve", ("seat-1",))
        answer(comes, "a2")
        assert comes.decision("seat-1").refusal(Pose(24_000, 3_000, 0)) is not None  # not at the own edge
        answer(comes, Pose(3_000, 24_000, 0))
        assert comes.state.units["a2"].pose == Pose(3_000, 24_000, 0)


@pytest.mark.parametrize(("who", "asks"), [("b1", True), ("b2", False)])
def test_the_eagle_warns_of_the_enemy_it_follows(who, asks):
    other = unit("b2", "guardsmen", 40, 40, 180)
    laid = (Laid("seat-1", "varamyrs-eagle", "b1", ("round",)),)
    table = scene(VARAMYR, CAT, OWNER, other, laid=laid, acts=who, active="seat-2")
    answer(table, "maneuver")
    if not asks:
        assert asked(table) == "maneuver"
        return
    assert (asked(table), table.waiting, offered(table)) == ("choose-unit", ("seat-1",), ("a1", "a2"))
    answer(table, "a2")
    assert asked(table) == "shift"
    answer(table, Stepped("ahead", 2_000, 0))
    assert asked(table) == "maneuver"
    assert table.state.spent == ("turn:laid:b1:varamyrs-eagle:0",)


def test_the_eagle_warns_once_a_turn_and_not_of_a_charge():
    laid = (Laid("seat-1", "varamyrs-eagle", "b1", ("round",)),)
    spent = ("turn:laid:b1:varamyrs-eagle:0",)
    again = scene(VARAMYR, OWNER, laid=laid, acts="b1", active="seat-2", spent=spent)
    assert asked(answer(again, "maneuver")) == "maneuver"
    over = scene(VARAMYR, OWNER, laid=laid, agenda=(EndTurn("seat-2"),), active="seat-2", spent=(*spent, "kept"))
    assert over.state.spent == ("kept",)


def test_varamyr_sends_his_eagle_at_the_start_of_a_round():
    table = scene(VARAMYR, OWNER, agenda=(BeginRound(),))
    assert [(each.card, each.on, each.seat) for each in table.state.laid] == [("varamyrs-eagle", "b1", "seat-1")]
    assert scene(WOLVES, OWNER, agenda=(BeginRound(),)).state.laid == ()


def test_companions_are_summoned_to_a_side_edge():
    gone = ("a2", Unit("seat-1", "shadowcat", 0))
    steps = (Happens(occasions.TurnStarts("seat-2")),)
    table = scene(VARAMYR, gone, WOLVES, OWNER, agenda=steps, active="seat-2", **held("summon-companions"))
    while asked(table).startswith("declare") and table.waiting == ("seat-2",):
        answer(table, None)
    answer(table, "card:summon-companions:0")
    assert offered(table) == ("a2", "a3")
    answer(table, "a2", Pose(3_000, 24_000, 0))
    back = table.state.units["a2"]
    assert (back.wounds, back.pose, back.activated) == (2, Pose(3_000, 24_000, 0), False)
    mine = scene(VARAMYR, gone, OWNER, agenda=(Happens(occasions.TurnStarts("seat-1")),), **held("summon-companions"))
    assert asked(mine) == ""  # only in an enemy turn


def test_guardians_answer_an_attack_on_one_of_them():
    foe = unit("b1", "guardsmen", 24, 23.78, 180)
    done = (Happens(occasions.AttackDone("b1", "a1", "melee")),)
    table = scene(VARAMYR, CAT, WOLVES, foe, agenda=done, active="seat-2", **held("bonded-guardians"))
    answer(table, "card:bonded-guardians:0")
    assert offered(table) == ("a2", "a3")
    stranger = unit("a4", "free-folk-raiders", 40, 20, 0)
    other = (Happens(occasions.AttackDone("b1", "a4", "melee")),)
    assert asked(scene(VARAMYR, CAT, stranger, foe, agenda=other, **held("bonded-guardians"))) == ""


def test_one_of_them_acts_for_another():
    steps = (Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1"))
    table = scene(VARAMYR, CAT, OWNER, agenda=steps, **held("bonded-command"))
    while asked(table) == "free-action" or asked(table) == "maneuver":
        answer(table, None)
    assert asked(table) == "declare-activates"
    answer(table, "card:bonded-command:0")
    assert "maneuver" in offered(table)
    alone = scene(VARAMYR, OWNER, agenda=steps, **held("bonded-command"))
    while asked(alone) in ("free-action", "maneuver"):
        answer(alone, None)
    assert asked(alone) == "action"
