"""Strength, icons, keywords, totals, claim and plot values, compared with a second reckoning over random games.

The decks hold cards of all factions, so that cards meet that no legal deck brings together.
"""

import pytest

from maester.games.cardgame import GAME
from maester.games.cardgame.board import Board
from maester.games.cardgame.challenge.outcome import totals
from maester.games.cardgame.decks import Deck
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.options import Options
from maester.games.cardgame.plot import claim_value, plot_value
from maester.games.cardgame.state import State
from maester.kernel import Chance, Table
from tests.scenarios.cardgame.again import Again

MOST_ANSWERS = 350


SPEAKING = [
    code
    for code, facts in CARDS.items()
    if facts.type in ("character", "location", "attachment")
    and (facts.constants or facts.gold or facts.initiative or facts.reserve or facts.type == "attachment")
]
"""Cards that add to something."""


def mixed(chance: Chance) -> Deck:
    """Sixty cards of anybody's."""
    plots = [code for code, facts in CARDS.items() if facts.type == "plot"]
    return Deck("stark", chance.shuffled(plots)[:7], dict.fromkeys(chance.shuffled(SPEAKING)[:30], 2))


def dealt(seed: int, seats: int) -> Table:
    chance = Chance(seed)
    options = Options(seats=seats, decks={f"seat-{n}": mixed(chance) for n in range(1, seats + 1)})
    return Table(GAME, GAME.deal(options, chance))


@pytest.mark.rule("CG-MOD-01", "CG-MOD-02", "CG-MOD-09", "CG-MOD-10", "CG-CHAL-16", "CG-CLAIM-03")
@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_added_up_is_added_up_rightly(seed: int):
    table, chance, looked = dealt(seed, 2 + seed % 3), Chance(seed), 0
    for _ in range(MOST_ANSWERS):
        if not table.waiting:
            break
        seat = table.waiting[0]
        answers = tuple(table.decision(seat).answers() or ())
        if len(answers) > 1 and chance.below(3):
            table.answer(seat, chance.choice(answers[1:]))  # rather something than nothing
        else:
            table.answer_any(seat, chance)
        state = table.state
        assert isinstance(state, State)
        if state.phase == "marshaling":
            state.gold = dict.fromkeys(state.gold, 9)  # much comes into play
        if table.waiting and state.revealed:
            agrees(state)
            looked += 1
    assert looked > 50


def agrees(state: State) -> None:
    board, again = Board(state), Again(state)
    for card in again.characters:
        assert board.strength(card) == again.strength(card), card.code
        assert set(board.icons_of(card)) == again.icons(card), card.code
        assert set(board.keywords_of(card)) == again.keywords(card), card.code
    if state.challenge is not None:
        assert totals(board) == again.totals()
        assert claim_value(board, state.challenge.attacker) == again.claim()
    for seat in state.players:
        for name in ("gold", "initiative", "reserve"):
            assert plot_value(board, seat, name) == again.value(seat, name), (seat, name)
