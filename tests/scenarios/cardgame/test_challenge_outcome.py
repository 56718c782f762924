"""CHAL and CLAIM: strength is compared, and claim is paid."""

import pytest

from maester.games.cardgame.events import ClaimApplied
from maester.games.cardgame.state import Lasting
from tests.scenarios.cardgame.scenario import Scenario

# ------------------------------------------------------------------------------------------------- strength


@pytest.mark.rule(
    "CG-EX-23",
    "CG-CHAL-15",
    "CG-CHAL-16",
    "CG-CHAL-17",
    "CG-CHAL-22",
    "CG-CHAL-24",
    "CG-FW-4.2.2",
    "CG-FW-4.2.3",
    "CG-POWER-03",
)
def test_unopposed():
    game = Scenario().table(1, "ghost", "left").challenges(1).attacks(1, "military", "ghost", "left").quietly("nothing")
    assert game.totals() == [(5, 0)]
    assert game.power(1) == 1


@pytest.mark.rule("CG-EX-24", "CG-CHAL-17", "CG-CHAL-20", "CG-CLAIM-01")
def test_a_tie_is_the_attackers():
    game = (
        Scenario()
        .table(1, "drogon")
        .table(2, "grey-wind")
        .challenges(1)
        .attacks(1, "military", "drogon")
        .defends(2, "grey-wind")
    )
    game.quietly("nothing")
    assert game.totals() == [(4, 4)]
    assert game.power(1) == 0
    assert game.dead(2) == ["grey-wind"]


@pytest.mark.rule("CG-EX-25", "CG-CHAL-18", "CG-CHAL-21", "CG-RULE-27")
def test_without_strength_nobody_wins():
    scenario = (
        Scenario().table(1, "edric-dayne", "ser-jorah-mormont").gold(1, 1).table(2, "daenerys-targaryen", "the-wall")
    )
    game = (
        scenario.challenges(1)
        .uses(1, "edric-dayne")
        .chooses(1, "military")
        .attacks(1, "military", "edric-dayne")
        .quietly("nothing")
    )
    assert game.totals() == [(0, 0)]
    assert game.state.fought[-1].winner is None
    assert game.power(1) == 0
    assert not game.kneels("the-wall"), "nobody lost"
    assert game.dead(2) == []


@pytest.mark.rule("CG-EX-26", "CG-CHAL-19", "CG-CHAL-34", "CG-CLAIM-02", "CG-RULE-35")
def test_without_attacker_the_defender_wins_without_claim():
    scenario = Scenario().table(1, "robb-stark").table(2, "ghost", "highgarden").gold(2, 1)
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "robb-stark")
        .defends(2, "ghost")
        .uses(2, "highgarden")
        .chooses(2, "robb-stark")
    )
    game.quietly("nothing")
    assert game.totals() == [(0, 3)]
    assert game.state.fought[-1].winner == "seat-2"
    assert game.in_play("robb-stark")
    assert game.power(2) == 0


@pytest.mark.rule("CG-EX-27", "CG-CHAL-22", "CG-RULE-26", "CG-MOD-07")
def test_a_defender_of_strength_0_opposes_nobody():
    scenario = Scenario().table(1, "unsullied").table(2, "direwolf-pup").challenges(1)
    game = scenario.attacks(1, "military", "unsullied").defends(2, "direwolf-pup").passes()
    assert game.totals() == [(3, 0)]
    assert game.quietly("nothing").power(1) == 1


@pytest.mark.rule("CG-RULE-24", "CG-EX-08", "CG-CHAL-23")
def test_the_outcome_stays_and_reactions_come_before_bonuses():
    scenario = Scenario().table(1, "robb-stark").hand(1, "put-to-the-sword").gold(1, 2).table(2, "left")
    game = scenario.challenges(1).attacks(1, "military", "robb-stark").undefended().asks(1, "respond-reaction")
    assert game.power(1) == 0, "no bonus yet"
    assert game.in_play("left"), "no claim yet"
    assert game.state.challenge is not None
    assert game.state.challenge.margin == 5


@pytest.mark.rule("CG-RULE-25", "CG-MELEE-13")
def test_contributions_never_stand_alone():
    game = (
        Scenario()
        .table(2, "the-red-keep")
        .table(1, "bastard-in-hiding")
        .challenges(1)
        .attacks(1, "power", "bastard-in-hiding")
    )
    game.quietly("nothing")
    assert game.totals() == [(2, 0)]


@pytest.mark.rule("CG-CHAL-36", "CG-CHAL-32", "CG-RULE-45", "CG-RULE-101")
def test_who_loses_the_icon_stays():
    scenario = Scenario().table(1, "ghost").hand(2, "confinement").gold(2, 1).table(2, "left/k")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "ghost")
        .uses(2, "confinement")
        .chooses(2, "ghost")
        .quietly("nothing")
    )
    assert game.totals() == [(3, 0)]


@pytest.mark.rule("CG-RULE-45", "CG-TEXT-06")
def test_icons_are_counted():
    scenario = (
        Scenario()
        .table(1, "ghost", "tyrion-lannister", "little-bird>tyrion-lannister")
        .hand(1, "confinement")
        .gold(1, 1)
    )
    game = scenario.challenges(1).uses(1, "confinement").chooses(1, "tyrion-lannister")
    assert game.icons("tyrion-lannister") == "i", "one of two is left"


@pytest.mark.rule("CG-CHAL-35")
def test_who_leaves_play_takes_no_part():
    scenario = Scenario().table(1, "drogon", "left").hand(1, "dracarys").gold(1, 1).table(2, "ghost", "right")
    game = (
        scenario.challenges(2)
        .attacks(2, "military", "ghost", "right")
        .uses(1, "dracarys")
        .chooses(1, "drogon")
        .chooses(1, "ghost")
    )
    assert game.state.challenge is not None
    assert game.state.challenge.attackers == (game.name("right"),)


# ------------------------------------------------------------------------------------------------- claim


@pytest.mark.rule(
    "CG-EX-28", "CG-CLAIM-04", "CG-CLAIM-05", "CG-CLAIM-11", "CG-FW-4.2.4", "CG-CLAIM-03", "CG-DEAD-01", "CG-DEAD-02"
)
def test_military_claim():
    game = (
        Scenario()
        .plot(1, "the-winds-of-winter")
        .table(1, "ghost")
        .table(2, "left/k")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert game.quietly("nothing").dead(2) == ["left"]
    assert game.told(ClaimApplied)[0].amount == 1


@pytest.mark.rule("CG-EX-30", "CG-CLAIM-09", "CG-CLAIM-11", "CG-RULE-83")
def test_intrigue_claim():
    game = Scenario().plot(1, "the-winds-of-winter").table(1, "tyrion-lannister").hand(2, "ice").challenges(1)
    assert game.attacks(1, "intrigue", "tyrion-lannister").quietly("nothing").discard(2) == ["ice"]
    chosen = set()
    for deck in range(6):
        scenario = Scenario().table(1, "tyrion-lannister").hand(2, "ice", "ghost", "left")
        for _ in range(deck):
            scenario.state.chance.below(9)
        chosen.add(scenario.challenges(1).attacks(1, "intrigue", "tyrion-lannister").quietly("nothing").discard(2)[0])
    assert len(chosen) > 1, "by luck"


@pytest.mark.rule("CG-EX-31", "CG-CLAIM-10", "CG-POWER-04")
def test_power_claim():
    scenario = Scenario().plot(1, "the-winds-of-winter").table(1, "bastard-in-hiding").power(2, 1)
    game = scenario.challenges(1).attacks(1, "power", "bastard-in-hiding").quietly("nothing")
    assert (game.power(1), game.power(2)) == (2, 0), "one for the unopposed challenge, one moved"
    assert game.happened().count("PowerGained") == 1


@pytest.mark.rule("CG-RULE-39")
def test_claim_is_read_when_it_is_applied():
    scenario = Scenario().table(1, "cersei-lannister").hand(2, "ice", "ghost", "left").table(2, "areo-hotah/k")
    game = scenario.challenges(1).attacks(1, "intrigue", "cersei-lannister").quietly("nothing")
    assert len(game.discard(2)) == 2


@pytest.mark.rule("CG-RULE-40", "CG-MOD-07")
def test_claim_0_takes_nothing():
    scenario = Scenario(3).table(2, "tyrion-lannister").title(2, "master-of-whispers").hand(1, "ice").hand(3, "ice")
    scenario.state.lasting = (Lasting("plot", "seat-1", claim=-1, attackers=True, contest="intrigue"),)
    game = scenario.challenges(2).attacks(2, "intrigue", "tyrion-lannister", against=1).undefended()
    game.passes().ends()
    assert (game.hand(1), game.hand(3)) == (["ice"], ["ice"]), "and nobody is asked from whom"


@pytest.mark.rule("CG-RULE-100")
def test_winter_is_coming_for_the_defender():
    scenario = Scenario().table(1, "ghost").table(2, "left/k", "right/k").hand(2, "winter-is-coming").gold(2, 1)
    game = scenario.challenges(1).attacks(1, "military", "ghost").uses(2, "winter-is-coming").quietly("nothing")
    assert game.dead(2) == ["left"], "this challenge reads the attacker's plot"
