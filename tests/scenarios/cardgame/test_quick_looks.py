"""What is seen at a glance is what a full look finds.

Windows leave out what print, a kneeling card or an empty purse rules out (decision 025). Over random games with every
ready-made deck, each shortcut is compared with the long way round: every ability of every card is asked every reason.
"""

import pytest

from maester.games import cardgame
from maester.games.cardgame.attach import unfit
from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import total_powers
from maester.games.cardgame.challenge.allowed import Possibilities, cannot_initiate
from maester.games.cardgame.decks import BUILT_IN
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lineup import ATTACHABLE, RISEN_CODE, lineup_of
from maester.games.cardgame.marshal import ambush_prices, cannot_ambush, cannot_marshal, cost_of
from maester.games.cardgame.may_use import offer_of, why_not, wish_for
from maester.games.cardgame.offers import Ambush, DropsOut, Marshal, Outcome, Play, Rescue, Wins
from maester.games.cardgame.options import Options
from maester.games.cardgame.price import out_of_reach, price
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import AttachThis
from maester.games.cardgame.victory import POWER_TO_WIN, outcomes
from maester.games.cardgame.watching import savable_by_duplicate
from maester.games.cardgame.which import CONTESTS
from maester.games.cardgame.windows import PASS
from maester.kernel import Chance, Table, seed_from

DECKS = tuple(BUILT_IN)
GAMES = tuple(zip(DECKS, (*DECKS[5:], *DECKS[:5]), strict=True))
MOST_ANSWERS = 250


def walk(first: str, second: str):
    """The positions of a random game."""
    options = Options(seats=2, decks={"seat-1": first, "seat-2": second})
    table = Table.opened(cardgame.GAME, options, seed_from("quick looks", first, second))
    chance = Chance(seed_from("answers", first, second))
    for _ in range(MOST_ANSWERS):
        if table.over:
            return
        yield table
        table.answer_any(table.waiting[0], chance)


def all_uses(state: State, seat: str) -> set[Play]:
    """All that can be used in the innermost window, found the long way round."""
    board, window = Board(state), state.open[-1]
    happenings = range(len(window.happenings)) if window.happenings else (None,)
    own = [card for card in state.cards.values() if card.controller == seat]
    sources: list[tuple[str, Card | None]] = [
        (card.code, card) for card in own if not card.risen and card.id not in board.blank
    ]
    agenda = state.agendas.get(seat)
    sources += [(agenda, None)] if agenda is not None else []
    sources += [(code, None) for code in state.hands[seat] if CARDS[code].type == "event"]
    found: set[Play] = {
        offer_of(code, number, card, happening)
        for code, card in sources
        for number in range(len(CARDS[code].abilities))
        for happening in happenings
        if why_not(wish_for(board, seat, code, number, card, window, happening)) is None
    }
    for n, each in enumerate(window.happenings if window.timing == "would" else ()):
        current = state.cards.get(each.card.id) if each.card is not None else None
        if n not in window.off and savable_by_duplicate(each) and current is not None and current.owner == seat:
            found |= {Rescue(current.id, n)} if current.duplicates or current.facedown else set()
    if window.timing == "actions":
        granted = board.binds("ambush-for-cost", seat)
        for code in state.hands[seat]:
            if cannot_marshal(state, board, seat, code) is None:
                found.add(Marshal(code, cost_of(state, board, seat, code)))
            for cost in ambush_prices(granted, code):
                if cannot_ambush(state, board, seat, code, cost) is None:
                    found.add(Ambush(code, cost))
    return found


@pytest.mark.parametrize(("first", "second"), GAMES)
def test_a_window_offers_all_that_can_be_used(first: str, second: str):
    windows = 0
    for table in walk(first, second):
        seat = table.waiting[0]
        decision = table.decision(seat)
        if decision.about.startswith("respond-"):
            windows += 1
            assert len(set(decision.options)) == len(decision.options)
            assert set(decision.options) == {PASS} | all_uses(table.state, seat)
    assert windows > 20


@pytest.mark.parametrize(("first", "second"), GAMES[::4])
def test_what_is_out_of_reach_costs_more_than_there_is(first: str, second: str):
    seen = 0
    for table in walk(first, second):
        state, board = table.state, Board(table.state)
        for seat in state.seats:
            for code in state.hands[seat]:
                if out_of_reach(board, seat, code):
                    seen += 1
                    plays = CARDS[code].type == "event"
                    assert price(state, board, seat, code, plays) > state.gold[seat]
    assert seen


@pytest.mark.parametrize(("first", "second"), GAMES[::4])
def test_nobody_wins_unseen_and_challenges_are_possible_if_one_is(first: str, second: str):
    for table in walk(first, second):
        state = table.state
        if state.round:
            powers = total_powers(state)
            due: list[Outcome] = [Wins(seat) for seat in state.players if powers[seat] >= POWER_TO_WIN]
            due += [DropsOut(seat) for seat in state.players if not state.decks[seat]]
            assert list(outcomes(state)) == due
            assert not due or table.decision(table.waiting[0]).about in ("outcome", "last-player-left")
        assert lineup_of(state).names == tuple(state.cards)
        board = Board(state)
        for seat in state.seats:
            allowed = [contest for contest in CONTESTS if cannot_initiate(board, seat, contest) is None]
            assert Possibilities(board, seat).any == bool(allowed)


def test_a_blank_text_only_allows_more_attachments():
    cards = [code for code, facts in CARDS.items() if facts.type in ("character", "location", "attachment")]
    differ = 0
    for attachment in sorted(ATTACHABLE):
        for bearer in cards:
            printed, blank = unfit(attachment, bearer, blank=False), unfit(attachment, bearer, blank=True)
            assert blank is None or printed == blank
            differ += printed != blank
    assert differ  # some characters may have no attachments as long as their text counts


def test_only_one_event_becomes_an_attachment():
    """It is told by its code, in play and wherever attachments are judged by print."""
    verbs = {
        code: [effect for each in facts.abilities for effect in (*each.do, *each.then)] for code, facts in CARDS.items()
    }
    assert [code for code in verbs if any(isinstance(effect, AttachThis) for effect in verbs[code])] == [RISEN_CODE]
