"""A claim that seat 2 has to satisfy."""

from tests.scenarios.cardgame.scenario import Played, Scenario


def claim_on(*cards: str, attacker: str = "robert-baratheon") -> Scenario:
    """Seat 1 will win a military challenge against seat 2, who has these cards."""
    return Scenario().table(1, attacker).table(2, *cards)


def won(scenario: Scenario) -> Played:
    return scenario.challenges().attacks(1, "military", "robert-baratheon").undefended()
