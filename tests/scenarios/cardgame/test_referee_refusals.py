"""Why not: every reason that keeps a card from being used is said with the rule it comes from."""

from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.cardgame.explain import Explained
from tests.scenarios.cardgame.scenario import Played, Scenario


def said_of(game: Played, code: str, who: int = 1, held: bool = False) -> dict[str, Any]:
    """By use: why not, by which rule and with what in it; None if it can be done. `held`: of the copy in hand."""
    found = game.table.explain(game.seat(who), code if held else game.name(code))
    assert isinstance(found, Explained)
    return {
        each.use: (each.refusal.why, each.refusal.rule, dict(each.refusal.about)) if each.refusal else None
        for each in found.uses
    }


# ------------------------------------------------------------------------------------------------- abilities


@pytest.mark.rule("CG-ZONE-09")
def test_who_kneels_cannot_kneel_as_a_cost():
    game = Scenario().table(1, "margaery-tyrell/k", "left").hand(1, "burned-men").gold(1, 2).challenges(1)
    assert said_of(game, "margaery-tyrell")["action"] == ("already-kneels", "CG-ZONE-09", {})


@pytest.mark.rule("CG-RULE-50")
def test_the_faction_card_kneels_once():
    start = Scenario().agenda(1, "fealty").table(1, "wildling-horde").hand(1, "burned-men").gold(1, 2)
    game = start.challenges(1).uses(1, "fealty")
    assert said_of(game, "wildling-horde")["action"][:2] == ("faction-card-kneels", "CG-RULE-50")


@pytest.mark.rule("CG-TRIGGER-01")
def test_a_reaction_waits_for_its_own_trigger():
    start = (
        Scenario().table(1, "khal-drogo", "lannisport", "plaza-of-punishment", "ghost").table(2, "left/k", "right/k")
    )
    game = start.challenges(1).attacks(1, "power", "khal-drogo").undefended().to(1, "respond-reaction")
    assert said_of(game, "plaza-of-punishment")["reaction"] is None
    assert said_of(game, "lannisport")["reaction"] == ("not-its-trigger", "CG-TRIGGER-01", {})


@pytest.mark.rule("CG-TRIGGER-06")
def test_who_was_saved_cannot_be_saved_again():
    start = Scenario().plot(1, "the-winds-of-winter").table(1, "khal-drogo").table(2, "robb-stark/k", "left/k/d")
    start = start.table(2, "bodyguard>robb-stark", "bodyguard>robb-stark")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").to(2, "respond-would").uses(2, "bodyguard")
    assert said_of(game, "bodyguard", 2)["would"][:2] == ("no-longer-imminent", "CG-TRIGGER-06")


@pytest.mark.rule("CG-REACT-02")
def test_a_reaction_answers_once():
    start = Scenario().table(1, "cersei-lannister", "lannisport").table(1, "lannisport", owner=1).table(2, "left/k")
    game = start.challenges(1).attacks(1, "intrigue", "cersei-lannister").undefended().uses(1, "lannisport")
    assert said_of(game, "lannisport")["reaction"] == ("used-already", "CG-REACT-02", {})


@pytest.mark.rule("CG-LIMIT-01", "CG-LIMIT-04")
def test_limits_and_maxima_say_how_much_and_for_how_long():
    start = Scenario().table(1, "magister-illyrio", "left/k", "right/k").gold(1, 4).hand(1, "burned-men")
    game = start.challenges(1).uses(1, "magister-illyrio").chooses(1, "left")
    reached = ("limit-reached", "CG-LIMIT-01", {"limit": 1, "period": "phase"})
    assert said_of(game, "magister-illyrio")["action"] == reached
    start = Scenario().table(1, "robb-stark", "drogon").hand(1, "winter-is-coming", "winter-is-coming").gold(1, 2)
    game = start.hand(1, "for-the-north").challenges(1).attacks(1, "military", "robb-stark").uses(1, "winter-is-coming")
    reached = ("maximum-reached", "CG-LIMIT-04", {"limit": 1, "period": "challenge"})
    assert said_of(game, "winter-is-coming")["action"] == reached


@pytest.mark.rule("CG-ABILITY-12")
def test_an_event_says_that_its_condition_is_not_met():
    game = Scenario().first(2).table(1, "ghost").hand(1, "the-krakens-grasp", "burned-men").gold(1, 2).challenges(1)
    assert said_of(game, "the-krakens-grasp")["action"] == ("condition-not-met", "CG-ABILITY-12", {})


@pytest.mark.rule("CG-RULE-56")
def test_catelyn_is_named_as_who_silences():
    start = Scenario().table(1, "catelyn-stark").table(2, "left/k", "magister-illyrio").gold(2, 4)
    game = start.hand(2, "burned-men").challenges(1).attacks(1, "intrigue", "catelyn-stark").to(2, "respond-actions")
    about = {"card": game.name("catelyn-stark")}
    assert said_of(game, "magister-illyrio", 2)["action"] == ("opponents-cannot-trigger", "CG-RULE-56", about)


@pytest.mark.rule("CG-CANNOT-01")
def test_marching_orders_forbid_events():
    start = Scenario().plot(1, "marching-orders").table(1, "robb-stark").hand(1, "for-the-north", "burned-men")
    game = start.gold(1, 2).challenges(1).attacks(1, "military", "robb-stark").to(1, "respond-actions")
    assert said_of(game, "for-the-north")["action"] == ("cannot-play-events", "CG-CANNOT-01", {})


@pytest.mark.rule("CG-ABILITY-11")
@pytest.mark.parametrize(
    ("start", "code", "why", "about"),
    [
        (
            Scenario().table(1, "magister-illyrio", "left/k").gold(1, 1),
            "magister-illyrio",
            "too-little-gold",
            {"gold": 1, "needed": 2},
        ),
        (Scenario().table(1, "power-behind-the-throne"), "power-behind-the-throne", "no-token-left", {}),
    ],
    ids=["gold", "token"],
)
def test_a_cost_that_cannot_be_paid(start: Scenario, code: str, why: str, about: dict[str, Any]):
    game = start.hand(1, "the-bear-and-the-maiden-fair").window("draw")
    assert said_of(game, code)["action"] == (why, "CG-ABILITY-11", about)


@pytest.mark.rule("CG-ABILITY-11")
def test_costs_of_cards_that_are_not_there():
    start = Scenario().table(1, "drogon/k").table(2, "left").hand(1, "dracarys", "burned-men").gold(1, 3)
    game = start.challenges(2).attacks(2, "military", "left").to(1, "respond-actions")
    assert said_of(game, "dracarys")["action"] == ("nobody-to-kneel", "CG-ABILITY-11", {})
    game = Scenario().table(1, "old-forest-hunter", "magister-illyrio", "left/k").gold(1, 2).window("draw")
    assert said_of(game, "old-forest-hunter")["action"] == ("too-few-cards-in-hand", "CG-ABILITY-11", {})


@pytest.mark.rule("CG-TARGET-03", "CG-ABILITY-09")
def test_without_a_target_or_without_effect():
    start = Scenario().table(1, "magister-illyrio", "ghost").gold(1, 2).hand(1, "the-bear-and-the-maiden-fair")
    assert said_of(start.window("draw"), "magister-illyrio")["action"] == ("no-target", "CG-TARGET-03", {})
    start = Scenario().table(1, "robb-stark", "seal-of-the-hand>robb-stark").hand(1, "the-bear-and-the-maiden-fair")
    assert said_of(start.window("draw"), "seal-of-the-hand")["action"] == ("changes-nothing", "CG-ABILITY-09", {})
    start = Scenario().table(1, "melisandre").hand(1, "seen-in-flames", "burned-men").gold(1, 2)
    assert said_of(start.challenges(1), "seen-in-flames")["action"] == ("no-target", "CG-TARGET-03", {}), (
        "an empty hand"
    )


@pytest.mark.rule("CG-RULE-86")
def test_after_two_hundred_abilities_in_one_window_there_is_no_further_one():
    game = Scenario().table(1, "edric-dayne").gold(1, 3).window("draw")
    for uses, why in ((199, None), (200, ("too-often", "CG-RULE-86", {}))):
        game.state.open = (replace(game.state.open[-1], uses=uses),)
        assert said_of(game, "edric-dayne")["action"] == why


# ------------------------------------------------------------------------------------------------- marshaling


@pytest.mark.rule("CG-MARSHAL-03", "CG-EVENT-07", "CG-ATTACH-02", "CG-KEYWORD-LIMITED-01", "CG-DEAD-03", "CG-UNIQUE-01")
def test_why_a_card_cannot_be_marshaled():
    start = Scenario().table(1, "ghost").hand(1, "ice", "the-roseroad", "the-kingsroad", "robb-stark", "drogon", "left")
    start = start.dead(1, "robb-stark").table(2, "drogon", owner=1)
    game = start.marshals(gold=1).uses(1, "the-kingsroad")
    assert said_of(game, "ice") == {"marshal": ("nothing-to-attach-to", "CG-ATTACH-02", {})}
    assert said_of(game, "the-roseroad") == {"marshal": ("limited-already", "CG-KEYWORD-LIMITED-01", {})}
    dead = ("unique-is-dead", "CG-DEAD-03", {"card": "robb-stark", "seat": game.seat(1)})
    assert said_of(game, "robb-stark") == {"marshal": dead}
    assert said_of(game, "drogon", held=True) == {"marshal": ("unique-in-play", "CG-UNIQUE-01", {"card": "drogon"})}
    dear = ("too-little-gold", "CG-MARSHAL-06", {"gold": 0, "needed": 2})
    assert said_of(game, "left") == {"marshal": dear}
    game = Scenario().hand(1, "left", "burned-men").gold(1, 2).challenges(1)
    assert said_of(game, "left") == {"marshal": ("not-in-this-phase", "CG-MARSHAL-03", {"phase": "marshaling"})}


@pytest.mark.rule("CG-CANNOT-01")
def test_marching_orders_forbid_locations_and_attachments():
    game = (
        Scenario().plot(1, "marching-orders").table(1, "robb-stark").hand(1, "ice", "the-wall", "left").marshals(gold=9)
    )
    for code in ("ice", "the-wall"):
        assert said_of(game, code) == {"marshal": ("cannot-marshal-these", "CG-CANNOT-01", {})}
    assert said_of(game, "left") == {"marshal": None}


@pytest.mark.rule("CG-KEYWORD-AMBUSH-01", "CG-ATTACH-02", "CG-DEAD-03")
def test_why_a_card_cannot_be_ambushed():
    game = Scenario().hand(1, "burned-men", "widows-wail", "areo-hotah").dead(1, "areo-hotah").gold(1, 2).challenges(1)
    assert said_of(game, "burned-men")["ambush"] is None
    assert said_of(game, "widows-wail")["ambush"] == ("nothing-to-attach-to", "CG-ATTACH-02", {})
    assert said_of(game, "areo-hotah")["ambush"][:2] == ("unique-is-dead", "CG-DEAD-03")
    game = Scenario().table(1, "ghost").hand(1, "burned-men", "widows-wail").gold(1, 1).challenges(1)
    dear = ("too-little-gold", "CG-KEYWORD-AMBUSH-01", {"gold": 1, "needed": 2})
    assert said_of(game, "burned-men")["ambush"] == dear
    game = Scenario().hand(1, "burned-men").marshals(gold=2)
    when = ("not-in-this-phase", "CG-KEYWORD-AMBUSH-01", {"phase": "challenges"})
    assert said_of(game, "burned-men")["ambush"] == when


# ------------------------------------------------------------------------------------------------- challenges


@pytest.mark.rule("CG-CHAL-02", "CG-CHAL-06", "CG-RULE-28")
def test_why_there_is_no_challenge_of_a_type():
    start = Scenario().table(1, "khal-drogo", "ghost").table(2, "left/k", "right/k", "drogon/k")
    game = start.challenges(1).to(1, "challenge")
    refused = game.question(1).refused
    assert {kind: (why.why, why.rule, why.about) for kind, why in refused.items()} == {
        "intrigue": ("no-attacker", "CG-CHAL-06", {"contest": "intrigue"})
    }
    game.attacks(1, "military", "ghost").quietly().attacks(1, "military", "khal-drogo").quietly()
    start = Scenario().table(1, "asha-greyjoy", "theon-greyjoy").table(2, "left/k", "right/k")
    game = start.challenges(1).attacks(1, "military", "theon-greyjoy").quietly()
    why = game.question(1).refused["military"]
    assert (why.why, why.rule, why.about) == ("challenge-used", "CG-CHAL-02", {"contest": "military"})
    start = Scenario().plot(1, "sneak-attack").table(1, "asha-greyjoy", "theon-greyjoy").table(2, "left/k", "right/k")
    game = start.challenges(1).attacks(1, "military", "theon-greyjoy").quietly()
    assert said_of(game, "asha-greyjoy")["power"] == ("no-more-challenges", "CG-RULE-28", {})


@pytest.mark.rule("CG-CANNOT-01")
def test_an_intrigue_comes_first():
    start = Scenario().plot(2, "a-game-of-thrones").table(1, "tywin-lannister").table(2, "left/k").challenges(1)
    refused = start.to(1, "challenge").question(1).refused
    assert [(why.why, why.rule) for why in refused.values()] == [("intrigue-first", "CG-CANNOT-01")] * 2
    assert list(refused) == ["military", "power"]


@pytest.mark.rule("CG-CHAL-05", "CG-CHAL-07", "CG-KEYWORD-STEALTH-01")
def test_why_a_challenge_is_refused():
    start = Scenario().table(1, "asha-greyjoy", "khal-drogo").table(2, "left", "right").challenges(1)
    start.cannot_attack(1, "military", rule="CG-CHAL-07")
    start.cannot_attack(1, "military", "khal-drogo", "khal-drogo", rule="CG-CHAL-05")
    start.cannot_attack(1, "military", "khal-drogo", khal_drogo="left", rule="CG-KEYWORD-STEALTH-01")
    start.cannot_attack(1, "military", "khal-drogo", asha_greyjoy="left", rule="CG-KEYWORD-STEALTH-01")
    start.cannot_attack(1, "military", "asha-greyjoy", asha_greyjoy="khal-drogo", rule="CG-RULE-18")


@pytest.mark.rule("CG-MELEE-21", "CG-CANNOT-01", "CG-CHAL-04")
def test_each_opponent_is_out_of_reach_by_a_rule_of_its_own():
    start = Scenario(players=4).title(1, "hand-of-the-king").title(3, "master-of-laws").gold(2, 1)
    start.table(1, "burned-men", "tumblestone-knight", "robb-stark").table(2, "ranging-party", "castle-black")
    game = start.hand(2, "the-sword-in-the-darkness").challenges(1)
    game.attacks(1, "military", "burned-men", against=2).defends(2, "ranging-party")
    game.uses(2, "castle-black").chooses(2, "ranging-party").uses(2, "the-sword-in-the-darkness").quietly()
    game.cannot_attack(1, "power", "robb-stark", against=2, rule="CG-CANNOT-01")
    game.cannot_attack(1, "power", "robb-stark", against=3, rule="CG-MELEE-21")
    game.cannot_attack(1, "power", "robb-stark", against=1, rule="CG-CHAL-04")
    assert game.question(1).opponents == {"power": (game.seat(4),)}


@pytest.mark.rule("CG-MELEE-21")
def test_of_two_who_are_left_one_has_nobody_to_challenge_but_the_one_they_support():
    start = Scenario(players=3).title(1, "master-of-coin").title(2, "master-of-ships").deck_of(3, "winterfell-steward")
    game = start.table(1, "ghost", "robb-stark").table(3, "gates-of-winterfell").challenges(1)
    game.attacks(1, "power", "robb-stark", against=3).uses(3, "gates-of-winterfell")
    assert game.state.out == (game.seat(3),)
    assert said_of(game, "ghost")["military"] == ("nobody-to-challenge", "CG-MELEE-21", {"contest": "military"})
