"""Trifles: whoever could only make cards cheaper that cannot come now is not asked about it by itself."""

import pytest
from msgspec import UNSET

from maester.games.cardgame import GAME
from maester.games.cardgame.bots.habit import habit
from maester.games.cardgame.may_use import code_of
from maester.games.cardgame.offers import AnyPlay, Uses
from maester.games.cardgame.options import Options
from maester.games.cardgame.state import State
from maester.kernel import Chance, Passing, Table
from tests.scenarios.cardgame.scenario import Played, Scenario


def passing(game: Played, who: int = 2) -> Passing:
    found = game.question(who).passing
    assert isinstance(found, Passing)
    return found


def with_fealty(*hand: str, gold: int = 0) -> Scenario:
    return Scenario().agenda(2, "fealty").hand(2, *hand).gold(2, gold)


def test_making_cheaper_what_cannot_come_is_trifling():
    """In one's own turn to marshal it is no such chance."""
    hand = Scenario().table(2, "winterfell-steward").hand(1, "ghost").hand(2, "ghost")
    game = hand.marshals(1, gold=9).says(1, "marshal:ghost").asks(2, "respond-actions")
    assert game.answers(2) == ["pass", f"{game.name('winterfell-steward')}#0"]
    assert passing(game).trifling
    game = with_fealty("ghost").phase("draw").to(2, "respond-actions")
    assert game.answers(2) == ["pass", "fealty#0"]
    assert passing(game).trifling


def test_it_is_allowed_all_the_same():
    game = with_fealty("ghost").phase("draw").to(2, "respond-actions").uses(2, "fealty")
    assert game.state.knelt["seat-2"]


def test_an_event_that_could_be_paid_for_with_it_now_is_worth_a_question():
    start = with_fealty("winter-is-coming").table(1, "robb-stark").table(2, "left")
    game = start.challenges(1).to(2, "respond-actions")
    assert passing(game).trifling, "no challenge is going on"
    game.attacks(1, "military", "robb-stark").to(2, "respond-actions")
    assert game.answers(2) == ["pass", "fealty#0"]
    assert not passing(game).trifling


@pytest.mark.parametrize(("gold", "trifling"), [(0, True), (1, False)])
def test_gold_must_suffice_with_what_is_saved(gold: int, trifling: bool):
    """It costs two, and Fealty saves one."""
    start = with_fealty("ours-is-the-fury", gold=gold).table(1, "robb-stark").table(2, "robert-baratheon/k")
    game = start.challenges(1).attacks(1, "military", "robb-stark").to(2, "respond-actions")
    assert game.answers(2) == ["pass", "fealty#0"]
    assert passing(game).trifling is trifling


def test_what_costs_nothing_cannot_become_cheaper():
    game = with_fealty("a-meager-contribution", gold=5).phase("dominance").to(2, "respond-actions")
    assert passing(game).trifling


@pytest.mark.parametrize(("contest", "attacker"), [("intrigue", "tyrion-lannister"), ("power", "bran-stark")])
def test_a_reaction_to_the_end_of_this_challenge_is_worth_saving_for(contest: str, attacker: str):
    """Before the challenge it is not: there is time for that in it."""
    start = with_fealty("dorans-game").table(2, "tyrion-lannister", "bran-stark").table(1, "left")
    game = start.challenges(2).to(2, "respond-actions")
    assert passing(game).trifling
    game.attacks(2, contest, attacker).to(2, "respond-actions")
    assert passing(game).trifling is (contest == "power")


def test_it_is_trifling_to_all_only_if_no_hand_could_make_use_of_it():
    plain = with_fealty("ghost").phase("draw").to(2, "respond-actions")
    assert passing(plain).to_all
    might = with_fealty("ghost").deck(2, "hear-me-roar").phase("standing").to(2, "respond-actions")
    assert passing(might).trifling
    assert not passing(might).to_all, "the others cannot know that it is not in hand"


JOUSTS = (("northern-host", "gold-of-the-rock"), ("stormlands-court", "brood-of-the-mother"))


def joust(first: str, second: str, seed: int = 3) -> Table:
    return Table.opened(GAME, Options(seats=2, decks={"seat-1": first, "seat-2": second}), seed)


@pytest.mark.parametrize(("first", "second"), JOUSTS)
def test_nobody_can_tell_from_what_passes_at_once_what_is_in_a_hand(first: str, second: str):
    """Whatever an opponent imagines in that hand, it is as trifling to all."""
    table, chance, seen = joust(first, second), Chance(5), [0, 0]
    for _ in range(600):
        if table.over:
            break
        seat = table.waiting[0]
        other = "seat-1" if seat == "seat-2" else "seat-2"
        chance_to_act = table.decision(seat).passing
        if chance_to_act is not UNSET:
            world = table.imagined(other, chance)
            assert world.waiting == (seat,)
            imagined = world.decision(seat).passing
            assert imagined is not UNSET
            assert imagined.to_all == chance_to_act.to_all
            assert chance_to_act.trifling or not chance_to_act.to_all
            seen[chance_to_act.to_all] += 1
        table.answer_any(seat, chance)
    assert all(seen)


def test_in_an_opponents_marshaling_phase_fealty_of_the_north_asks_for_nothing():
    """Two squires with Fealty: of Stark's loyal cards, none can be played while somebody else marshals."""
    asked = saved = 0
    for seed in range(4):
        table, chance = joust("northern-host", "northern-host", seed), Chance(seed)
        while not table.over:
            state, seat = table.state, table.waiting[0]
            decision = table.decision(seat)
            assert isinstance(state, State)
            if state.round == 5:
                break
            if decision.passing is not UNSET and state.phase == "marshaling":
                uses = list(decision.answers() or ())[1:]
                asked += bool(uses) and all(helps_to_pay(state, use) for use in uses) and not decision.passing.trifling
                saved += decision.passing.trifling
            table.answer(seat, habit(state, seat, decision, chance))
    assert asked == 0
    assert saved > 20


def helps_to_pay(state: State, use: AnyPlay) -> bool:
    helpers = ("fealty", "winterfell-steward", "heart-tree-grove", "the-kingsroad")
    return isinstance(use, Uses) and code_of(state, use) in helpers
