"""Tactics cards, orders and NCUs to the letter of their print: another unit, only if, up to, when it really is so."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import comes
from maester.games.miniatures.numbers import dice_of
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.play import Scene, answer, asked, ncu, offered, scene, told, unit

FAR, AWAY = unit("b9", "guardsmen", 5, 44, 180), unit("a9", "guardsmen", 43, 4, 0)
SWORDS, NEAR = unit("b1", "sworn-swords", 24, 24.8, 180), unit("b2", "guardsmen", 34, 24, 180)


def cards(seat: str, *names: str) -> dict[str, Any]:
    """What one player holds, and all that is in the decks."""
    other = "seat-2" if seat == "seat-1" else "seat-1"
    return {"hands": {seat: names, other: ()}, "lists": {seat: names, other: ()}}


# ------------------------------------------------------------------------------------------- tokens that are gained

WIT = cards("seat-1", "stags-wit")


def vulnerable(card: str, has: tuple[Any, ...] = (), **more: Any) -> Scene:
    """A unit of seat 1 is about to get a token; an enemy stands in contact, another one near."""
    who = unit("a1", card, 24, 20, 0, tokens=has)
    return scene(who, SWORDS, NEAR, AWAY, FAR, active="seat-2", agenda=comes("a1", "vulnerable"), **more)


@pytest.mark.rule("MIN-CARDS-01", "MIN-CONDITION-02")
def test_a_token_that_is_not_gained_is_not_answered_to():
    assert offered(vulnerable("baratheon-wardens", **WIT)) == (None, "card:stags-wit:0")
    assert asked(vulnerable("baratheon-wardens", ("vulnerable",), **WIT)) == ""  # it has one already
    assert asked(vulnerable("builder-scorpion-crew", **WIT)) == ""  # it cannot gain any
    watch = (Laid("seat-1", "the-fire-that-burns-against-the-cold", "a1", ("fails-panic",)),)
    assert asked(vulnerable("sworn-brothers", laid=watch)) == "use-ability"
    assert asked(vulnerable("sworn-brothers", ("vulnerable",), laid=watch)) == ""


@pytest.mark.rule("MIN-CONDITION-02")
def test_poison_hurts_only_who_is_vulnerable_already():
    poison = (Laid("seat-2", "manticore-poison", "a1", ("game",)),)
    assert vulnerable("sworn-brothers", laid=poison).state.units["a1"].wounds == 12
    again = vulnerable("sworn-brothers", ("vulnerable",), laid=poison).state.units["a1"]
    assert (again.wounds, again.tokens) == (11, ("vulnerable",))


@pytest.mark.rule("MIN-CARDS-03")
def test_wit_turns_a_token_against_one_enemy_and_with_tactics_against_another():
    ravens: dict[str, Any] = {
        "ncus": (ncu("an1", "davos-seaworth-hand-of-the-true-king"),),
        "board": {"tactics": "an1"},
    }
    table = answer(vulnerable("baratheon-wardens", **WIT, **ravens), "card:stags-wit:0", "b1")
    assert [name for name, each in table.state.units.items() if each.tokens] == ["b1", "b2"]
    declined = answer(vulnerable("baratheon-wardens", **WIT, **ravens), "card:stags-wit:0", None)
    assert (asked(declined), offered(declined)) == ("choose-unit", ("b1", "b2"))


@pytest.mark.rule("MIN-CARDS-03")
@pytest.mark.parametrize(("card", "laid"), [("guardsmen", ["b1"]), ("builder-scorpion-crew", [])])
def test_exhaustion_lies_only_on_a_unit_that_has_become_vulnerable(card, laid):
    tired = unit("b1", card, 24, 40, 180)
    table = scene(
        unit("a1", "sunspear-dervishes", 24, 20, 0), tired, FAR, active="seat-2",
        agenda=(Happens(occasions.Activates("b1", "seat-2")),), **cards("seat-1", "unexpected-exhaustion"),
    )  # fmt: skip
    answer(table, "card:unexpected-exhaustion:0")
    assert [each.on for each in table.state.laid] == laid
    assert table.state.discards["seat-1"] == (() if laid else ("unexpected-exhaustion",))


# ------------------------------------------------------------------------------------------------------- the board


def claims(zone: str, card: str) -> Scene:
    """Tyrion, of seat 2, claims a zone; the other player has played this card."""
    table = scene(
        unit("a1", "martell-spearmen", 24, 8, 0), SWORDS, FAR, active="seat-2",
        ncus=(ncu("bn1", "tyrion-lannister-the-imp"),), faces=[6, 6, 1],
        agenda=(Happens(occasions.NcuActivates("seat-2", "bn1")), ActNcu("bn1")),
        **cards("seat-1", card),
    )  # fmt: skip
    answer(table, f"card:{card}:0", zone)
    while asked(table) not in ("move-ncu", ""):
        answer(table, offered(table)[0])
    return table


@pytest.mark.rule("MIN-CARDS-03")
def test_a_false_agenda_costs_a_token_only_if_it_drives_somebody_from_the_crown():
    stays = answer(claims("crown", "false-agenda"), None)
    assert (asked(stays), stays.state.board) == ("", {"crown": "bn1"})
    assert asked(answer(claims("tactics", "false-agenda"), "wealth")) == ""
    driven = answer(claims("crown", "false-agenda"), "wealth")
    assert (asked(driven), driven.state.board) == ("choose-unit", {"wealth": "bn1"})


@pytest.mark.rule("MIN-BOARD-08")
def test_zones_beside_the_board_can_be_named():
    gardens = (ncu("an1", "doran-martell-prince-of-dorne"), ncu("bn1", "petyr-baelish-littlefinger"))
    table = scene(
        unit("a1", "martell-spearmen", 24, 8, 0), SWORDS, FAR, ncus=gardens,
        agenda=(Happens(occasions.RoundStarts("seat-1")),), **cards("seat-1", "sand-diplomacy"),
    )  # fmt: skip
    answer(table, "card:sand-diplomacy:0")
    assert (asked(table), table.waiting, "water-gardens" in offered(table)) == ("wager-zone", ("seat-2",), True)
    schemes = scene(AWAY, SWORDS, FAR, ncus=gardens, active="seat-2", agenda=(Happens(occasions.TurnStarts("seat-2")),))
    assert "water-gardens" in offered(answer(schemes, True))


@pytest.mark.rule("MIN-CARDS-03")
def test_whoever_wins_the_wager_of_zones_may_spare_everybody():
    table = scene(
        unit("a1", "martell-spearmen", 24, 8, 0), SWORDS, FAR, ncus=(ncu("bn1", "tyrion-lannister-the-imp"),),
        agenda=(Happens(occasions.RoundStarts("seat-1")), ActNcu("bn1")), **cards("seat-1", "sand-diplomacy"),
    )  # fmt: skip
    answer(table, "card:sand-diplomacy:0", "tactics", "crown", "tactics")
    while asked(table) not in ("choose-units", ""):
        answer(table, offered(table)[0])
    assert (asked(table), table.waiting) == ("choose-units", ("seat-1",))
    answer(table, ())
    assert table.state.units["b9"].tokens == ()


# --------------------------------------------------------------------------------------------- cards that are cancelled


def remembers(y: float, die: int) -> Scene:
    """A Stark card is laid on a unit so far from Mance, who rolls a die against it."""
    mance = unit("b1", "free-folk-raiders", 24, 20, 0, attachments=("mance-rayder-king-beyond-the-wall",))
    table = scene(
        unit("a1", "sworn-swords", 24, y, 180), unit("a2", "sworn-swords", 5, 44, 180), mance, active="seat-1",
        agenda=(Happens(occasions.TurnStarts("seat-1")),), faces=[die],
        **cards("seat-1", "the-north-remembers"),
    )  # fmt: skip
    answer(table, "card:the-north-remembers:0", "a1")
    return table


@pytest.mark.rule("MIN-CARDS-03", "MIN-RULE-39")
@pytest.mark.parametrize(("die", "laid"), [(3, []), (2, ["a1"])])
def test_a_card_is_cancelled_when_it_chooses_a_unit_near_its_opponent(die, laid):
    table = remembers(30, die)
    assert (asked(table), table.waiting) == ("declare-targeted", ("seat-2",))
    answer(table, "order:b1:counterstrategy:2")
    assert [each.on for each in table.state.laid] == laid
    assert len(told(table, "EffectCancelled")) == (not laid)
    assert (asked(table), table.state.uses) == ("", ())
    assert asked(remembers(40, die)) == ""  # too far from Mance


@pytest.mark.rule("MIN-BOARD-08", "MIN-RULE-43")
@pytest.mark.parametrize(("die", "follows"), [(3, "maneuver-target"), (2, "free-action")])
def test_a_zone_has_its_own_effect_if_what_replaces_it_is_cancelled(die, follows):
    mance = unit("b1", "free-folk-raiders", 24, 24.8, 180, attachments=("mance-rayder-king-beyond-the-wall",))
    table = scene(
        unit("a1", "sworn-swords", 24, 20, 0), unit("a2", "sworn-swords", 5, 4, 0), mance, active="seat-1",
        ncus=(ncu("an1", "sansa-stark-little-bird"),), agenda=(ActNcu("an1"),), faces=[die],
        **cards("seat-1", "assault-orders"),
    )  # fmt: skip
    answer(table, "maneuver", "card:assault-orders:0", "a1", "order:b1:counterstrategy:2")
    assert asked(table) == follows


# ---------------------------------------------------------------------------------------------------- who is gone


@pytest.mark.rule("MIN-RULE-74")
@pytest.mark.parametrize(("left", "offers"), [(12, ("charge", "maneuver")), (0, ("maneuver",))])
def test_sentinels_still_move_if_the_attacker_is_gone(left, offers):
    name, strikes = unit("b1", "sworn-swords", 24, 24.8, 180)
    strikes = type(strikes)(strikes.seat, strikes.card, left, strikes.pose if left else None)
    table = scene(
        unit("a1", "baratheon-wardens", 24, 20, 0), unit("a2", "baratheon-sentinels", 35, 24.8, 270),
        (name, strikes), FAR,
        active="seat-2", agenda=(Happens(occasions.AttackDone("b1", "a1", "melee")),),
    )  # fmt: skip
    answer(table, "order:a2:sentinel:0")
    assert offered(table)[1:] == offers


@pytest.mark.rule("MIN-PANIC-04", "MIN-RULE-30")
@pytest.mark.parametrize("left", [2, 1])
def test_fear_feeds_who_strikes_it_even_if_it_is_the_end_of_the_enemy(left):
    reapers = unit("a1", "harlaw-reapers", 24, 20, 0, wounds=8)
    prey = unit("b1", "guardsmen", 24, 24.8, 180, wounds=left)
    table = scene(reapers, prey, AWAY, FAR, agenda=(Panic("b1", (), "seat-1", "a1"),), faces=[1, 1, 1])
    assert table.state.units["a1"].wounds == 10
    assert [each.unit for each in told(table, "UnitDestroyed")] == (["b1"] if left == 1 else [])


@pytest.mark.rule("MIN-PANIC-04")
def test_burning_arrows_spread_fear_from_a_unit_that_is_destroyed():
    archers, near = unit("a1", "rhllor-lightbringers", 24, 10, 0), unit("b2", "guardsmen", 30, 20, 180)
    burns = unit("b1", "guardsmen", 24, 20, 180, wounds=1)
    attack = Attack("a1", "b1", 0, "front", dice=(6,), wounds=1)
    table = scene(
        archers, burns, near, AWAY, FAR, attacks=(attack,), agenda=(Panic("b1", (), "seat-1", "a1", "attack"),),
        faces=[1, 1, 1, 6, 6, 1],
    )  # fmt: skip
    assert [(each.unit, each.rolled.added) for each in told(table, "PanicTested")] == [("b1", 0), ("b2", -2)]


# -------------------------------------------------------------------------------------------------- models and friends


@pytest.mark.rule("MIN-WOUND-01")
def test_no_more_models_are_removed_than_there_are():
    """Three Drowned Men are one model; the whole of it restores one wound, and one comes anyway."""
    reavers, drowned = unit("a1", "ironborn-reavers", 24, 20, 0, wounds=4), unit("a2", "drowned-men", 30, 20, 0)
    table = scene(
        reavers, drowned, AWAY, FAR, active="seat-1", agenda=(Happens(occasions.Activates("a1", "seat-1")),),
        **cards("seat-1", "raiding-call"),
    )  # fmt: skip
    answer(table, "card:raiding-call:0", "a2")
    assert (asked(table), offered(table)) == ("suffer-up-to", (0, 1))
    answer(table, 1)
    assert (table.state.units["a1"].wounds, table.state.units["a2"].on_table) == (6, False)


@pytest.mark.rule("MIN-FFA-01")
def test_only_friends_gang_up():
    """Three players, each for himself: the third is nobody's friend."""
    ours, theirs = unit("a1", "dune-vipers", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    third, second = unit("c1", "guardsmen", 24, 29.6, 180), unit("a2", "guardsmen", 24, 29.6, 180)
    options = Options(seats=3, players="free-for-all", mode="a-game-of-thrones")
    blow = Attack("a1", "b1", 0, "front")
    dice = [dice_of(scene(ours, theirs, each, options=options).state, blow) for each in (third, second)]
    assert dice == [7, 8]


@pytest.mark.rule("MIN-CARDS-01")
@pytest.mark.parametrize(("attacked", "plays"), [("a9", True), ("c1", False)])
def test_the_watcher_answers_to_attacks_on_friends_only(attacked, plays):
    third, options = unit("c1", "sworn-swords", 40, 40, 180), Options(seats=3, players="free-for-all")
    held: dict[str, Any] = {"seat-1": ("the-watcher-on-the-wall",), "seat-2": (), "seat-3": ()}
    table = scene(
        unit("a1", "sworn-brothers", 24, 8, 0), AWAY, SWORDS, third, options=options, active="seat-2", hands=held,
        lists=held, agenda=(Happens(occasions.AttackDone("b1", attacked, "melee")),),
    )  # fmt: skip
    assert (asked(table) == "declare-attack-done") == plays
