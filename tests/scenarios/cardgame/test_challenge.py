"""CHAL, CLAIM and the challenge keywords: from announcing a challenge to its end."""

import pytest

from maester.games.cardgame.events import ChallengeBegan, ClaimApplied
from maester.games.cardgame.state import Lasting
from tests.scenarios.cardgame.scenario import Scenario

# ------------------------------------------------------------------------------------------------- initiating


@pytest.mark.rule("CG-CHAL-04", "CG-CHAL-05", "CG-CHAL-06", "CG-CHAL-30", "CG-CHAL-31", "CG-TYPE-11", "CG-RULE-16")
@pytest.mark.rule("CG-FW-4.2", "CG-FW-4.2.a", "CG-FW-4.2.b", "CG-FW-4.2.c", "CG-TEXT-11", "CG-CHAL-10")
def test_a_challenge_is_announced_in_one_act():
    game = Scenario().table(1, "robb-stark", "arya-stark", "left/k").table(2, "ghost").challenges()
    game.cannot_attack(1, "military", "arya-stark", rule="CG-CHAL-06")
    game.cannot_attack(1, "military", "left", rule="CG-CHAL-06")
    game.cannot_attack(1, "military", "ghost", rule="CG-CHAL-06")
    assert game.state.fought == (), "an attempt that is not allowed uses up nothing"
    game.attacks(1, "military", "robb-stark").to(2, "defenders")
    challenge = game.state.challenge
    assert challenge is not None
    assert (challenge.attacker, challenge.defender) == ("seat-1", "seat-2")
    assert game.kneels("robb-stark")
    assert game.told(ChallengeBegan)[0].attackers == (game.name("robb-stark"),)


@pytest.mark.rule("CG-CHAL-07")
def test_at_least_one_attacker():
    Scenario().table(1, "robb-stark").challenges().cannot_attack(1, "military", rule="CG-CHAL-07")


@pytest.mark.rule("CG-CHAL-02", "CG-PLAYER-10", "CG-PLAYER-08", "CG-CHAL-27", "CG-FW-4.2.6", "CG-RULE-29", "CG-FW-4.AW")
def test_one_challenge_of_each_type_in_any_order():
    game = Scenario().table(1, "robb-stark", "tyrion-lannister", "ghost", "balon-greyjoy").challenges(1)
    game.attacks(1, "power", "robb-stark").quietly().attacks(1, "intrigue", "tyrion-lannister").quietly()
    assert game.state.challenge is None, "participants no longer participate"
    game.cannot_attack(1, "power", "balon-greyjoy", rule="CG-CHAL-02")
    game.attacks(1, "military", "ghost").quietly("nothing")
    assert [each.contest for each in game.state.fought] == ["power", "intrigue", "military"]


@pytest.mark.rule("CG-CHAL-03", "CG-CHAL-28", "CG-CHAL-29", "CG-FW-4.3", "CG-PLAYER-03", "CG-FRAME-04")
def test_who_initiates_none_makes_room_for_the_next():
    game = Scenario().first(2).table(1, "robb-stark").table(2, "ghost").challenges().asks(2, "challenge")
    game.initiates_none(2).asks(1, "challenge").initiates_none(1).ends()
    assert game.state.fought == ()


@pytest.mark.rule(
    "CG-CHAL-01", "CG-CHAL-11", "CG-CHAL-14", "CG-FW-4.1", "CG-FW-4.2.AW1", "CG-FW-4.2.1", "CG-FW-4.2.AW2"
)
def test_action_windows_of_a_challenge():
    scenario = Scenario().table(1, "ghost").table(2, "left", "edric-dayne").gold(2, 9)
    game = scenario.phase("challenges").asks(2, "respond-actions")
    assert game.state.open[-1].where == "challenges"
    game.attacks(1, "military", "ghost").asks(2, "respond-actions")
    assert game.state.open[-1].where == "attackers"
    game.says(2, "pass").asks(2, "defenders").says(2, ()).asks(2, "respond-actions")
    assert game.state.open[-1].where == "defenders"


@pytest.mark.rule("CG-CHAL-09", "CG-FW-4.2.e")
def test_one_window_for_all_that_was_announced():
    scenario = Scenario().table(1, "ghost", "dornish-paramour").table(2, "eddard-stark/k", "left", "tyrion-lannister")
    game = scenario.table(1, "syrios-training>dornish-paramour").challenges()
    game.attacks(1, "military", "ghost", "dornish-paramour", ghost="left").asks(1, "respond-reaction")
    assert game.matching("ghost")
    assert game.matching("dornish-paramour")
    game.says(1, "pass").asks(2, "respond-reaction")
    assert game.matching("eddard-stark")


@pytest.mark.rule(
    "CG-CHAL-08", "CG-KEYWORD-STEALTH-01", "CG-KEYWORD-STEALTH-02", "CG-RULE-18", "CG-RULE-20", "CG-CHAL-13"
)
def test_stealth_passes_by():
    scenario = (
        Scenario()
        .table(1, "ghost", "theon-greyjoy", "robb-stark")
        .table(2, "left/k", "arya-stark", "right", "balon-greyjoy")
    )
    game = scenario.challenges()
    game.cannot_attack(1, "military", "ghost", ghost="arya-stark", rule="CG-RULE-18")
    game.cannot_attack(1, "military", "robb-stark", robb_stark="right", rule="CG-KEYWORD-STEALTH-01")
    game.attacks(1, "military", "ghost", "theon-greyjoy", ghost="right", theon_greyjoy="right")
    game.cannot_defend(2, "right", rule="CG-KEYWORD-STEALTH-02").defends(2, "balon-greyjoy")
    game = scenario.challenges().attacks(1, "military", "ghost", ghost="left")
    assert game.state.challenge.bypassed, "a kneeling character may be chosen"  # type: ignore[union-attr]


@pytest.mark.rule("CG-RULE-19", "CG-RULE-31", "CG-CHAL-32")
def test_who_joins_undeclared_uses_no_stealth():
    scenario = Scenario().table(1, "jon-snow", "ghost").table(2, "left")
    game = scenario.challenges()
    game.cannot_attack(1, "military", "ghost", jon_snow="left", rule="CG-KEYWORD-STEALTH-01")


@pytest.mark.rule("CG-RULE-17")
def test_who_does_not_kneel_must_still_stand():
    game = Scenario().table(1, "ser-jaime-lannister/k", "ghost").challenges()
    game.cannot_attack(1, "military", "ser-jaime-lannister", rule="CG-CHAL-06")


@pytest.mark.rule("CG-RULE-28")
def test_allowances_add_up_and_sneak_attack_beats_them():
    scenario = Scenario().plot(1, "a-storm-of-swords").table(1, "khal-drogo", "ghost", "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "ghost").quietly().attacks(1, "military", "left").quietly()
    game.attacks(1, "military", "right").quietly()
    game.cannot_attack(1, "military", "khal-drogo", rule="CG-CHAL-02")
    game = (
        Scenario().plot(1, "sneak-attack").table(1, "khal-drogo", "ghost").challenges(1).attacks(1, "military", "ghost")
    )
    game.quietly("nothing").ends()
    assert len(game.state.fought) == 1


# ------------------------------------------------------------------------------------------------- defending


@pytest.mark.rule("CG-CHAL-12", "CG-CHAL-13", "CG-CHAL-33")
def test_defenders_kneel():
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "left", "arya-stark", "right/k")
        .challenges()
        .attacks(1, "military", "ghost")
    )
    game.cannot_defend(2, "arya-stark", rule="CG-CHAL-13").cannot_defend(2, "right", rule="CG-CHAL-13")
    game.cannot_defend(2, "ghost", rule="CG-CHAL-13").cannot_defend(2, "left", "left", rule="CG-CHAL-12")
    game = (
        Scenario()
        .table(1, "ghost")
        .table(2, "robb-stark")
        .challenges()
        .attacks(1, "military", "ghost")
        .defends(2, "robb-stark")
    )
    assert game.quietly("nothing").kneels("robb-stark")


@pytest.mark.rule("CG-RULE-30")
def test_must_defend_yields_to_cannot_and_fills_the_only_place():
    scenario = (
        Scenario()
        .plot(2, "jousting-contest")
        .table(1, "dornish-paramour")
        .table(2, "tyrion-lannister", "cersei-lannister")
    )
    game = (
        scenario.challenges()
        .attacks(1, "intrigue", "dornish-paramour")
        .uses(1, "dornish-paramour")
        .chooses(1, "tyrion-lannister")
    )
    game.to(2, "defenders").refuses(2, (game.name("cersei-lannister"),), rule="CG-RULE-30")
    game.defends(2, "tyrion-lannister")
    assert game.state.fought


@pytest.mark.rule("CG-RULE-32", "CG-RULE-20")
def test_ours_is_the_fury_needs_neither_icon_nor_declaration():
    scenario = (
        Scenario()
        .hand(1, "ours-is-the-fury")
        .gold(1, 2)
        .table(1, "maester-cressen/k", "left")
        .table(2, "ghost", "asha-greyjoy")
    )
    game = scenario.challenges(2).attacks(2, "military", "ghost", ghost="maester-cressen")
    game.uses(1, "ours-is-the-fury").chooses(1, "maester-cressen").to(1, "defenders")
    assert game.takes_part("maester-cressen"), "bypassed, kneeling, without the icon"


@pytest.mark.rule("CG-RULE-33")
def test_attacking_alone_counts_who_joins():
    scenario = Scenario().table(1, "the-knight-of-flowers").table(2, "robb-stark", "ghost")
    game = scenario.challenges().attacks(1, "military", "the-knight-of-flowers").to(2, "defenders")
    assert game.question(2).most == 1


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
    assert game.state.challenge.margin == 5  # type: ignore[union-attr]


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
    assert game.state.challenge.attackers == (game.name("right"),)  # type: ignore[union-attr]


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


# ------------------------------------------------------------------------------------------------- keywords


@pytest.mark.rule(
    "CG-CHAL-26", "CG-FW-4.2.5", "CG-KEYWORD-05", "CG-KEYWORD-01", "CG-ABILITY-05", "CG-MAY-01", "CG-RULE-36"
)
def test_keywords_by_kind_in_the_first_players_order():
    scenario = Scenario().first(2).table(1, "robert-baratheon").table(2, "left/k", "right")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "robert-baratheon")
        .quietly("next-keyword")
        .asks(2, "next-keyword")
    )
    assert game.options(2) == ["intimidate", "renown"]
    game.says(2, "renown").asks(1, "use-renown").says(1, ())
    assert game.card("robert-baratheon").power == 0, "it may, it need not"
    game.asks(1, "intimidate")


@pytest.mark.rule(
    "CG-EX-37", "CG-KEYWORD-INTIMIDATE-01", "CG-KEYWORD-INTIMIDATE-02", "CG-KEYWORD-INTIMIDATE-03", "CG-RULE-34"
)
def test_intimidate_kneels_the_weak():
    scenario = (
        Scenario().table(1, "grey-wind").table(2, "left/k", "theon-greyjoy", "balon-greyjoy", "direwolf-pup", "right/k")
    )
    game = scenario.challenges(1).attacks(1, "military", "grey-wind").defends(2, "direwolf-pup").quietly("intimidate")
    assert game.options(1) == ["theon-greyjoy", None], "4 against 1: by 3; Balon has 5, Right kneels"


@pytest.mark.rule("CG-KEYWORD-INTIMIDATE-02", "CG-KEYWORD-INTIMIDATE-04")
def test_intimidate_looks_at_the_margin_and_works_once():
    scenario = Scenario().table(1, "grey-wind").table(2, "sansa-stark/k", "direwolf-pup", "ghost")
    game = (
        scenario.challenges(1)
        .attacks(1, "military", "grey-wind")
        .defends(2, "direwolf-pup")
        .quietly("intimidate")
        .ends()
    )
    assert not game.kneels("ghost"), "won by 2, and Ghost has 3"
    scenario = Scenario().table(1, "grey-wind", "robert-baratheon").table(2, "sansa-stark/k", "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "grey-wind", "robert-baratheon").quietly("next-keyword")
    game.says(1, "intimidate").chooses(1, "left").quietly("nothing")
    assert [game.kneels(each) for each in ("left", "right")] == [True, False], "one of two instances"


@pytest.mark.rule("CG-EX-38", "CG-KEYWORD-RENOWN-01", "CG-KEYWORD-INSIGHT-01", "CG-RULE-35")
def test_keywords_of_a_defender():
    scenario = Scenario().table(1, "robb-stark", "daenerys-targaryen").table(2, "bastard-in-hiding")
    game = (
        scenario.challenges(2).attacks(2, "power", "bastard-in-hiding").defends(1, "robb-stark", "daenerys-targaryen")
    )
    game.quietly("nothing")
    assert game.card("robb-stark").power == 1
    assert len(game.hand(1)) == 1
    assert game.in_play("bastard-in-hiding")


@pytest.mark.rule("CG-EX-22", "CG-KEYWORD-02")
def test_a_keyword_twice_is_one_keyword():
    scenario = Scenario().table(1, "daenerys-targaryen", "drogon", "rhaegal", "longclaw>daenerys-targaryen")
    game = scenario.challenges(1).attacks(1, "power", "daenerys-targaryen").quietly("nothing")
    assert game.card("daenerys-targaryen").power == 1


@pytest.mark.rule("CG-KEYWORD-PILLAGE-01", "CG-RULE-37", "CG-RULE-35")
def test_pillage_for_each_in_the_order_given():
    scenario = Scenario().table(1, "euron-crows-eye", "black-winds-crew").deck(2, "ice", "the-wall", "ghost")
    game = scenario.challenges(1).attacks(1, "military", "euron-crows-eye", "black-winds-crew").quietly("use-pillage")
    game.chooses(1, "black-winds-crew", "euron-crows-eye").uses(1, "euron-crows-eye").chooses(1, "the-wall")
    assert game.discard(2) == ["ice"]
    game = (
        Scenario()
        .table(1, "ghost")
        .deck(1, "ice")
        .table(2, "wildling-horde")
        .challenges(1)
        .attacks(1, "military", "ghost")
    )
    assert game.defends(2, "wildling-horde").quietly("nothing").discard(1) == ["ice"], "the loser's deck"


@pytest.mark.rule("CG-RULE-38", "CG-POWER-02")
def test_reactions_to_renown_wait_for_the_kind():
    scenario = Scenario().table(1, "robert-baratheon", "lightbringer>robert-baratheon", "balon-greyjoy")
    game = scenario.challenges(1).attacks(1, "military", "robert-baratheon", "balon-greyjoy").quietly("use-renown")
    game.chooses(1, "robert-baratheon", "balon-greyjoy").asks(1, "respond-reaction")
    assert (game.card("robert-baratheon").power, game.card("balon-greyjoy").power) == (1, 1)


@pytest.mark.rule("CG-EX-46", "CG-WIN-01", "CG-RULE-09")
def test_fifteen_power_ends_the_game_at_once():
    scenario = Scenario().table(1, "robert-baratheon").power(1, 13).table(2, "left", "right")
    game = scenario.challenges(1).attacks(1, "military", "robert-baratheon").quietly("next-keyword").says(1, "renown")
    game.chooses(1, "robert-baratheon").ends()
    assert game.state.winner == "seat-1"
    assert "ChallengeOver" not in game.happened()
    assert not game.kneels("right")


@pytest.mark.rule("CG-RULE-23", "CG-CONTROL-06")
def test_who_changes_control_leaves_the_challenge():
    """No Core card takes control in the challenges phase; the verb does it wherever it stands."""
    from maester.games.cardgame.board import Board
    from maester.games.cardgame.effects.leaving import take_control
    from maester.games.cardgame.filters import Context
    from maester.games.cardgame.state import Use
    from maester.games.cardgame.verbs import Control

    game = (
        Scenario()
        .table(1, "ranging-party")
        .table(2, "left")
        .challenges(1)
        .attacks(1, "military", "ranging-party")
        .to(2, "defenders")
    )
    use = Use("seat-2", "take-the-black", 0, targets=(game.name("ranging-party"),))
    take_control(Context(game.state, Board(game.state), "seat-2", None, None, use), Control())
    assert not game.takes_part("ranging-party")
    assert game.kneels("ranging-party")


@pytest.mark.rule("CG-CHAL-25", "CG-RULE-95")
def test_bonuses_together_and_only_for_the_two():
    scenario = (
        Scenario(3)
        .title(1, "master-of-ships")
        .title(2, "hand-of-the-king")
        .title(3, "master-of-laws")
        .table(1, "ghost")
    )
    game = scenario.challenges(1).attacks(1, "military", "ghost", against=2).quietly("nothing")
    assert [game.power(each) for each in (1, 2, 3)] == [2, 0, 0], "unopposed, and against a rival"
