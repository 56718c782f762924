"""What building an army is told: what fits it, what is spent, how a game with it might begin."""

import pytest
from msgspec.structs import replace

from maester.games.miniatures.army import ArmyList, Troop, cost_of, list_refusals, ready_made
from maester.games.miniatures.brings import BRINGS
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.setup import Options
from maester.kernel import Chance

ROBB = "robb-stark-wolf-lord"
EMPTY = ArmyList("stark", "", ())


@pytest.mark.parametrize("name", ARMIES)
def test_what_comes_with_the_game_may_be_played_and_fits_itself(name: str):
    army = BRINGS.built_in[name]
    assert BRINGS.refusal(army) is None
    fitting = BRINGS.fitting(army)
    assert set(army.cards) <= set(fitting)
    assert all(f"{troop.unit}/{each}" in fitting for troop in army.units for each in troop.attachments)
    assert BRINGS.signs(army) == {"faction": army.faction, "commander": army.commander}


@pytest.mark.rule("MIN-ARMY-03", "MIN-ARMY-08", "MIN-ARMY-11")
def test_what_fits_is_of_the_faction_or_neutral_and_so_often():
    fitting = BRINGS.fitting(EMPTY)
    assert not {"guardsmen", "castle-wall", "nobody"} & set(fitting)
    assert (fitting["sworn-swords"] > 9, fitting["grey-wind"], fitting["lord-varys-spider"]) == (True, 1, 1)
    assert BRINGS.fitting(replace(EMPTY, faction="nights-watch"))["builder-scorpion-crew"] == 2
    assert "guardsmen" not in BRINGS.fitting(replace(EMPTY, faction="nobody"))


@pytest.mark.rule("MIN-ARMY-04", "MIN-NEUTRAL-03")
def test_who_may_lead_is_said():
    fitting = BRINGS.fitting(replace(EMPTY, faction="martell"))
    leaders = [key.removeprefix("commander/") for key in fitting if key.startswith("commander/")]
    assert sorted(leaders) == [
        "doran-martell-lord-of-sunspear",
        "oberyn-martell-prince-of-dorne",
        "ramsay-snow-bastard-of-bolton",
    ]


def test_what_the_rules_do_not_carry_out_does_not_fit(monkeypatch):
    monkeypatch.setattr("maester.games.miniatures.brings.not_ready", lambda card: ["x"] * (card == "outriders"))
    fitting = BRINGS.fitting(EMPTY)
    assert "outriders" not in fitting
    assert "sworn-swords" in fitting


@pytest.mark.rule("MIN-ATTACH-03", "MIN-ATTACH-05", "MIN-ARMY-11")
@pytest.mark.parametrize("faction", ARMIES)
def test_what_is_said_to_join_a_unit_is_what_is_not_refused(faction: str):
    fitting = BRINGS.fitting(replace(EMPTY, faction=faction))
    for unit in set(UNITS) & set(fitting):
        for attachment in set(ATTACHMENTS) & set(fitting):
            whys = {each.why for each in list_refusals(ArmyList(faction, "", (Troop(unit, (attachment,)),)), 99)}
            refused = bool(whys & {"solo-attachment", "wrong-type", "wrong-unit-for"})
            assert (f"{unit}/{attachment}" in fitting) is not refused


@pytest.mark.rule("MIN-ARMY-01", "MIN-COMMANDER-02", "MIN-NEUTRAL-02")
def test_what_is_spent_is_counted_card_by_card():
    assert BRINGS.counted is not None
    led = Troop("sworn-swords", (ROBB,))
    army = ArmyList("stark", ROBB, (led, Troop("nobody"), Troop("stormcrow-archers")), ("lord-varys-spider",), 40)
    counted = BRINGS.counted(army)
    varys, archers = NCUS["lord-varys-spider"].cost, UNITS["stormcrow-archers"].cost
    assert counted == {
        "points": 5 + archers + varys,
        "most": 40,
        "neutral": archers + varys,
        "most-neutral": 20,
        "units/0": 5,
        "units/0/0": 0,
        "units/2": archers,
        "ncus/0": varys,
    }


@pytest.mark.rule("MIN-DECK-02", "MIN-DECK-03")
def test_a_first_hand_is_three_of_the_twenty_cards():
    hands = [BRINGS.tried(ready_made("stark", 30), Chance(seed)).hand for seed in range(20)]
    assert all(len(hand) == 3 for hand in hands)
    assert {"hit-and-run", "superior-positioning", "sudden-retreat"} & {card for hand in hands for card in hand}
    assert BRINGS.tried(replace(EMPTY, faction="nobody"), Chance(1)).hand == ()


@pytest.mark.rule("MIN-ARMY-02")
def test_every_reason_is_given_at_once(monkeypatch):
    monkeypatch.setattr("maester.games.miniatures.setup.not_ready", lambda card: ["x"] * (card == "bolton-flayed-men"))
    army = ArmyList("stark", "", (Troop("sworn-swords"), Troop("bolton-flayed-men")), ("grey-wind",), 5)
    found = BRINGS.refusal(army)
    assert found is not None
    assert [each.why for each in found.reasons] == [
        "no-such-size",
        "too-many-points",
        "too-many-neutrals",
        "commander-missing",
        "no-ncu",
        "needs",
        "not-ready",
    ]


def test_a_ready_made_army_grows_with_the_game():
    assert BRINGS.as_played is not None
    assert [cost_of(BRINGS.as_played("martell", Options(seats=2, points=points))) for points in (20, 30, 50)] == [
        16,
        30,
        50,
    ]
