"""Records of rare mechanisms: planted attachments, poison and its cure, zones beside the board.

Each is shown when it acts and when it must not.
"""

from typing import Any

import pytest

from maester.games.miniatures.army import ArmyList, Troop, list_refusals
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.numbers import number
from maester.games.miniatures.setup import Options, deal, not_carried_out
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.rounds import EndTurn
from maester.games.miniatures.steps.setup import Deploy, Plant
from maester.games.miniatures.steps.texts import GoOn, Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.in_play import Bound, Laid, Use
from maester.games.miniatures.texts.verbs import KillAttachment
from maester.games.miniatures.values import Attack, Planted, Unit
from maester.games.miniatures.victory import army_left
from maester.kernel import Chance
from tests.scenarios.miniatures.play import answer, asked, begun, ncu, offered, play_until, scene, told, unit

HOST, OWNER = unit("a1", "sworn-swords", 24, 20, 0), unit("b1", "guardsmen", 24, 40, 180)
TURNCOAT, HOSTAGE = "turncoat", "jaime-lannister-maimed-hostage"


def with_planted(attachment: str, host: Any = HOST, *others: Any, **more: Any) -> Any:
    """Seat 2 has planted it in a unit of seat 1."""
    name, there = host
    joined = (name, unit_with(there, attachment))
    return scene(joined, *others, planted=(Planted(name, attachment, "seat-2"),), **more)


def unit_with(there: Unit, attachment: str) -> Unit:
    return Unit(there.seat, there.card, there.wounds, there.pose, attachments=(*there.attachments, attachment))


# ------------------------------------------------------------------------------------------------ planted


@pytest.mark.rule("MIN-ATTACH-05")
@pytest.mark.parametrize(("card", "when"), [(HOSTAGE, "before-deployment"), (TURNCOAT, "after-deployment")])
def test_an_attachment_is_planted_in_an_enemy_infantry_unit_at_its_time(card, when):
    horse, beast = unit("a2", "outriders", 10, 10, 0), unit("a3", "grey-wind", 40, 10, 0)
    more: dict[str, Any] = {"to_plant": {"seat-2": (card,)}}
    table = scene(HOST, horse, beast, OWNER, agenda=(Plant("seat-2", when),), **more)
    assert (asked(table), table.waiting, offered(table)) == ("plant", ("seat-2",), ("a1",))
    answer(table, "a1")
    assert table.state.units["a1"].attachments == (card,)
    assert table.state.planted == (Planted("a1", card, "seat-2"),)
    assert table.state.to_plant == {"seat-2": ()}
    other = "after-deployment" if when == "before-deployment" else "before-deployment"
    assert asked(scene(HOST, OWNER, agenda=(Plant("seat-2", other),), **more)) == ""
    assert asked(scene(horse, OWNER, agenda=(Plant("seat-2", when),), **more)) == ""  # nobody it could join


def test_an_army_may_have_them_and_they_wait_beside_the_table():
    guards = Troop("guardsmen", ("jaime-lannister-kingslayer", TURNCOAT))
    army = ArmyList("lannister", "jaime-lannister-kingslayer", (guards,), points=30)
    assert not list(list_refusals(army, 30))
    assert not list(not_carried_out(army))
    state = deal(Options(seats=2, armies={"seat-2": army}), Chance(1))
    assert state.units["guardsmen.2"].attachments == ("jaime-lannister-kingslayer",)
    assert state.to_plant == {"seat-2": (TURNCOAT,)}


def test_a_game_asks_where_to_plant_them():
    guards = Troop("guardsmen", ("jaime-lannister-kingslayer", TURNCOAT))
    army = ArmyList("lannister", "jaime-lannister-kingslayer", (guards,), points=30)
    table = play_until(begun(Options(seats=2, armies={"seat-2": army})), "plant")
    assert table.waiting == ("seat-2",)
    assert not any(isinstance(step, Deploy) for step in table.state.agenda)  # all are deployed
    assert told(table, "UnitDeployed")
    answer(table, offered(table)[0])
    assert table.state.to_plant == {"seat-2": ()}


@pytest.mark.rule("MIN-ATTACH-05")
def test_the_turncoat_strikes_once_and_is_gone():
    table = with_planted(TURNCOAT, HOST, OWNER, agenda=(Happens(occasions.TurnStarts("seat-1")), EndTurn("seat-1")))
    assert (asked(table), table.waiting) == ("use-ability", ("seat-2",))
    answer(table, True, "weakened")
    host = table.state.units["a1"]
    assert (host.wounds, host.tokens, host.lost) == (11, ("weakened",), (TURNCOAT,))
    assert "sabotage-and-subvert" not in abilities(table.state, "a1")
    again = with_planted(
        TURNCOAT, HOST, OWNER, agenda=(Happens(occasions.TurnStarts("seat-1")),), spent=table.state.spent
    )
    assert asked(again) == ""


def test_declining_does_not_use_the_turncoat_up():
    steps = (Happens(occasions.TurnStarts("seat-1")), Happens(occasions.TurnStarts("seat-2")))
    table = with_planted(TURNCOAT, HOST, OWNER, agenda=steps)
    answer(table, False)
    assert (asked(table), table.waiting) == ("use-ability", ("seat-2",))
    assert table.state.units["a1"].wounds == 12


def test_the_turncoat_keeps_its_host_from_orders_for_a_turn():
    host = unit("a1", "guardsmen", 24, 20, 0)
    table = with_planted(TURNCOAT, host, OWNER, agenda=(Happens(occasions.TurnStarts("seat-1")),))
    answer(table, True, "panicked")
    assert {type(each.change).__name__ for each in table.state.lasting} == {"NoOrders", "Untargetable"}
    own = unit("b1", "guardsmen", 24, 40, 180, attachments=(TURNCOAT,))
    nobody = scene(host, own, agenda=(Happens(occasions.TurnStarts("seat-1")),))
    nobody.state.planted = ()
    assert number(nobody.state, "morale", "b1") == 0


def test_the_host_does_not_decide_for_the_turncoat():
    table = with_planted(TURNCOAT, HOST, OWNER, agenda=(Happens(occasions.TurnStarts("seat-1")),))
    assert table.waiting == ("seat-2",)


def test_a_hostage_steadies_its_host_and_pays_off_when_it_falls():
    dying = unit("a1", "sworn-swords", 24, 20, 0, wounds=1)
    more = unit("a2", "sworn-swords", 40, 20, 0)
    table = with_planted(HOSTAGE, dying, more, OWNER, agenda=(Panic("a1", (), "seat-2"),), faces=[1, 1, 1])
    assert number(scene(HOST, OWNER).state, "morale", "a1") == 0
    assert number(with_planted(HOSTAGE, HOST, OWNER).state, "morale", "a1") == 1
    assert table.state.units["a1"].pose is None
    assert [(each.seat, each.why) for each in told(table, "PointsScored")] == [
        ("seat-2", "destroyed"),
        ("seat-2", "card"),
    ]
    survivor = with_planted(HOSTAGE, HOST, more, OWNER, agenda=(Panic("a1", (), "seat-2"),), faces=[1, 1, 1])
    assert not told(survivor, "PointsScored")


def test_a_hostage_pays_off_when_he_falls_and_his_unit_does_not():
    kills = Use(Bound("seat-2", "expert-duelist", target="a1"), (KillAttachment(of="target"),))
    there = (HOST[0], unit_with(HOST[1], "umber-champion"))

    def killed(attachment: str) -> Any:
        table = with_planted(HOSTAGE, there, OWNER, agenda=(GoOn(),), uses=(kills,))
        assert offered(table) == ("umber-champion", HOSTAGE)
        return answer(table, attachment)

    jaime = killed(HOSTAGE)
    assert [(each.seat, each.why) for each in told(jaime, "PointsScored")] == [("seat-2", "card")]
    assert jaime.state.units["a1"].lost == (HOSTAGE,)
    assert number(jaime.state, "morale", "a1") == 0
    assert not told(killed("umber-champion"), "PointsScored")


@pytest.mark.parametrize(("holder", "hit"), [("bn1", -1), ("an1", 0), (None, 0)])
def test_a_vengeful_captive_spoils_the_aim_while_the_crown_is_theirs(holder, hit):
    ncus = [ncu("an1", "sansa-stark-little-bird"), ncu("bn1", "cersei-lannister-queen-regent")]
    board = {"crown": holder} if holder else {}
    table = with_planted(HOSTAGE, HOST, OWNER, ncus=ncus, board=board)
    assert number(table.state, "hit", "a1", Attack("a1", "b1", 0, "front")) == hit


@pytest.mark.rule("MIN-RULE-56")
def test_what_the_enemy_planted_is_no_part_of_the_army():
    assert army_left(with_planted(TURNCOAT, HOST, OWNER).state, "seat-1") == UNITS["sworn-swords"].cost


# ------------------------------------------------------------------------------------------------ poison


def poisoned(**more: Any) -> Any:
    sick = unit("a1", "guardsmen", 24, 20, 0, wounds=6, tokens=("weakened",))
    healer = ncu("an1", "sansa-stark-little-bird")
    return scene(sick, OWNER, ncus=[healer], agenda=(ActNcu("an1"),), **more)


@pytest.mark.parametrize(
    ("choice", "tokens", "laid"), [("token:weakened", (), 1), ("cure:crannog-poison", ("weakened",), 0)]
)
def test_a_poison_may_go_instead_of_a_token(choice, tokens, laid):
    table = poisoned(laid=(Laid("seat-2", "crannog-poison", "a1", ("game",)),))
    answer(table, "wealth", "a1", 0)
    assert (asked(table), table.waiting) == ("token-or-card", ("seat-1",))
    assert offered(table) == ("token:weakened", "cure:crannog-poison")
    answer(table, choice)
    assert (table.state.units["a1"].tokens, len(table.state.laid)) == (tokens, laid)


def test_without_poison_only_the_token_goes():
    elsewhere = (Laid("seat-2", "crannog-poison", "b1", ("game",)),)
    for laid in ((), elsewhere, (Laid("seat-2", "spoils-of-war", "a1", ("game",)),)):
        table = poisoned(laid=laid)
        answer(table, "wealth", "a1", 0)
        assert table.state.units["a1"].tokens == ()
        assert table.state.laid == laid


# ------------------------------------------------------------------------------------------------ further zones


def warlock(**more: Any) -> Any:
    there = [ncu("an1", "pyat-pree-warlock-of-qarth"), ncu("bn1", "sansa-stark-little-bird")]
    more.setdefault("hands", {"seat-1": (), "seat-2": ("bribery",)})
    return scene(HOST, OWNER, ncus=there, agenda=(ActNcu("an1"),), faces=[1, 1, 1], **more)


def test_the_house_of_the_undying_is_a_zone_while_the_warlock_plays():
    assert "house-of-the-undying" in offered(warlock())
    plain = scene(HOST, OWNER, ncus=[ncu("an1", "sansa-stark-little-bird")], agenda=(ActNcu("an1"),))
    assert "house-of-the-undying" not in offered(plain)
    table = warlock()
    answer(table, "house-of-the-undying")
    while asked(table) == "use-ability":
        answer(table, False)
    assert (table.state.hands["seat-2"], table.state.discards["seat-2"]) == ((), ("bribery",))
    assert not told(table, "HandRevealed")


def test_the_warlock_may_look_into_a_hand_wherever_he_stands():
    table = warlock()
    answer(table, "crown", True)
    assert [each.cards for each in told(table, "HandRevealed")] == [("bribery",)]
    assert table.state.hands["seat-2"] == ()
    assert asked(table) != "crown-target"
    declined = answer(warlock(), "crown", False)
    assert (asked(declined), declined.state.hands["seat-2"]) == ("crown-target", ("bribery",))


def test_the_warlock_takes_a_card_back_once_in_his_own_house():
    discards: dict[str, Any] = {"discards": {"seat-1": ("fire-and-blood",), "seat-2": ()}}
    table = warlock(hands={"seat-1": (), "seat-2": ()}, **discards)
    answer(table, "house-of-the-undying")
    assert asked(table) == "use-ability"
    answer(table, True)
    if asked(table) == "recall-card":
        answer(table, "fire-and-blood")
    assert table.state.hands["seat-1"] == ("fire-and-blood",)
    elsewhere = warlock(hands={"seat-1": (), "seat-2": ()}, **discards)
    answer(elsewhere, "crown")
    assert asked(elsewhere) == "crown-target"
    again = warlock(hands={"seat-1": (), "seat-2": ()}, spent=table.state.spent, **discards)
    answer(again, "house-of-the-undying")
    assert asked(again) != "use-ability"
