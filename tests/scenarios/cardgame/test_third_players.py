"""Melee: what a redirected challenge means for all three, and what a player leaves behind who drops out."""

import pytest

from maester.games.cardgame.events import ChallengeWon
from maester.games.cardgame.state import Lasting
from tests.scenarios.cardgame.scenario import Played, Scenario


def redirected(start: Scenario, contest: str, attacker: str) -> Played:
    """Seat 1 challenges seat 2; seat 3, the regent, has it resolved against itself."""
    game = start.title(3, "crown-regent").challenges(1)
    return game.attacks(1, contest, attacker, against=2).asks(3, "redirect").says(3, True)


# ------------------------------------------------------------------------------------------------- redirected


@pytest.mark.rule("CG-MELEE-26", "CG-CHAL-31")
def test_the_wall_of_the_new_defender_kneels():
    start = Scenario(3).table(1, "burned-men").table(2, "the-wall").table(3, "the-wall")
    game = redirected(start, "military", "burned-men").undefended()
    assert [game.kneels(f"the-wall/{copy}") for copy in (1, 2)] == [False, True]


@pytest.mark.rule("CG-RULE-22")
def test_whoever_was_challenged_first_has_not_lost():
    start = Scenario(3).table(1, "tumblestone-knight").table(2, "the-red-keep").table(3, "the-red-keep")
    game = redirected(start, "power", "tumblestone-knight").undefended().uses(2, "the-red-keep/1")
    assert len(game.hand(2)) == 2
    assert not game.offers(3, "the-red-keep/2")


@pytest.mark.rule("CG-RULE-22", "CG-CLAIM-03")
@pytest.mark.parametrize(("calm", "killed"), [(2, 1), (3, 0)])
def test_calm_counts_for_the_player_who_defends_in_the_end(calm: int, killed: int):
    start = Scenario(3).table(1, "burned-men").table(2, "ghost/k").table(3, "drogon/k", "rhaegal/k")
    start.state.lasting = (Lasting("plot", start.seat(calm), claim=-1, attackers=True, contest="military"),)
    game = redirected(start, "military", "burned-men").quietly()
    assert (len(game.dead(2)), len(game.dead(3))) == (0, killed)


@pytest.mark.rule("CG-RULE-22", "CG-TEXT-11")
def test_the_sword_in_the_darkness_wards_the_new_defender():
    start = Scenario(3).table(1, "burned-men", "robb-stark").table(3, "ranging-party", "castle-black").gold(3, 1)
    game = redirected(start.hand(3, "the-sword-in-the-darkness"), "military", "burned-men").defends(3, "ranging-party")
    game.uses(3, "castle-black").chooses(3, "ranging-party").uses(3, "the-sword-in-the-darkness").quietly()
    assert game.question(1).opponents["power"] == (game.seat(2),)


@pytest.mark.rule("CG-MELEE-26", "CG-RULE-43")
def test_an_attacker_may_die_of_whom_it_is_redirected_to():
    """Daenerys Targaryen takes its last strength."""
    start = Scenario(3).table(1, "burned-men").table(3, "daenerys-targaryen")
    burned = next(card.id for card in start.state.cards.values() if card.code == "burned-men")
    start.state.lasting = (Lasting("phase", start.seat(2), (burned,), strength=-1, burn=True),)
    game = redirected(start, "military", "burned-men")
    assert game.dead(1) == ["burned-men"]


# ------------------------------------------------------------------------------------------------- dropped out


def who_will_drop_out(who: int) -> Scenario:
    """That seat drops out when it uses the Gates of Winterfell."""
    return Scenario(3).table(who, "gates-of-winterfell").deck_of(who, "winterfell-steward")


@pytest.mark.rule("CG-RULE-10")
def test_poison_works_when_the_poisoner_has_dropped_out():
    start = who_will_drop_out(1).table(1, "littlefinger").hand(1, "tears-of-lys").gold(1, 1).table(2, "robb-stark")
    game = start.challenges(1, 3).attacks(1, "intrigue", "littlefinger", against=2).undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").uses(1, "gates-of-winterfell")
    assert game.state.out == (game.seat(1),)
    assert game.quietly().dead(2) == ["robb-stark"]


@pytest.mark.rule("CG-RULE-10", "CG-BLANK-01")
def test_texts_are_read_again_when_the_player_of_a_fortified_position_drops_out():
    start = who_will_drop_out(3).plot(3, "fortified-position").table(1, "robb-stark").table(2, "drogon/k")
    game = start.challenges(1).attacks(1, "power", "robb-stark", against=2)
    assert not game.has("robb-stark", "renown")
    game.uses(3, "gates-of-winterfell").quietly()
    assert game.card("robb-stark").power == 1


@pytest.mark.rule("CG-RULE-10", "CG-CHAL-21", "CG-CHAL-35")
def test_a_challenge_goes_on_without_the_attacker_whose_owner_drops_out():
    start = who_will_drop_out(3).table(1, "burned-men", owner=3).table(2, "drogon/k")
    game = start.challenges(1).attacks(1, "military", "burned-men", against=2).uses(3, "gates-of-winterfell").quietly()
    assert [(each.attack, each.winner) for each in game.told(ChallengeWon)] == [(0, None)]
    assert game.in_play("drogon")


@pytest.mark.rule("CG-RULE-10", "CG-EFFECT-14", "CG-WIN-03")
def test_a_winner_who_draws_the_last_card_has_neither_bonus_nor_claim():
    """What is delayed to the victory comes before all that follows from it."""
    start = Scenario(3).table(1, "robb-stark").hand(1, "for-the-north").deck_of(1, "ghost").table(2, "drogon/k")
    game = start.challenges(1, 2).attacks(1, "military", "robb-stark", against=2)
    game.uses(1, "for-the-north").chooses(1, "robb-stark").undefended()
    assert game.state.out == (game.seat(1),)
    assert game.state.challenge is None
    assert game.in_play("drogon")


@pytest.mark.rule("CG-RULE-10", "CG-THEN-02")
def test_the_tickler_goes_on_after_the_last_card_of_a_deck():
    game = Scenario(3).table(1, "the-tickler").deck_of(3, "drogon").table(2, "drogon").window("dominance")
    game.uses(1, "the-tickler").chooses(1, 3)
    assert game.state.out == (game.seat(3),)
    assert game.chooses(1, "drogon").discard(2) == ["drogon"]


# ------------------------------------------------------------------------------------------------- cancelled


@pytest.mark.rule("CG-RULE-54", "CG-NEST-03")
def test_three_players_cancel_one_anothers_cancels():
    judged = "the-hands-judgment"
    start = Scenario(3).table(1, "robert-baratheon").table(2, "theon-greyjoy").hand(2, "risen-from-the-sea", judged)
    game = start.hand(1, judged).hand(3, judged).challenges(1)
    game.attacks(1, "military", "robert-baratheon", against=2).undefended().uses(2, "risen-from-the-sea")
    game.uses(1, judged).uses(2, judged).uses(3, judged).quietly()
    assert game.dead(2) == ["theon-greyjoy"]
    assert [game.discard(who) for who in (1, 3)] == [[judged], [judged]]
    assert sorted(game.discard(2)) == ["risen-from-the-sea", judged]
