"""KEYWORD: challenge keywords resolve by kind, in an order the first player sets (CG-CHAL-26)."""

from functools import partial

from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import characters
from maester.games.cardgame.events import CardsDiscarded
from maester.games.cardgame.lexicon import Keyword
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.questions import ChooseCards, next_of
from maester.games.cardgame.settle import unsettled
from maester.games.cardgame.state import Card, Challenge, Happening, State
from maester.games.cardgame.steps import ChallengeKeywords, Settle
from maester.games.cardgame.zones import put_on_pile, take_from_top
from maester.kernel import Flow, Pick, Seat, ask

KINDS: tuple[Keyword, ...] = ("insight", "intimidate", "pillage", "renown")


def challenge_keywords(state: State) -> Flow[None] | None:
    """Each kind once, for those who have the keyword when its turn comes (CG-RULE-36)."""
    challenge = state.challenge
    if challenge is None or challenge.winner is None:
        return None
    board = Board(state)
    kinds = tuple(kind for kind in KINDS if kind not in challenge.keywords and having(board, challenge, kind))
    return next_keyword(board, challenge, kinds) if kinds else None


def next_keyword(board: Board, challenge: Challenge, kinds: tuple[Keyword, ...]) -> Flow[None]:
    state = board.state
    kind = yield from next_of(state.first, "next-keyword", kinds, "CG-CHAL-26")
    state.challenge = replace(challenge, keywords=(*challenge.keywords, kind))
    state.do_next(ChallengeKeywords())
    yield from resolve(state, kind, having(board, challenge, kind))


def having(board: Board, challenge: Challenge, kind: Keyword) -> list[Card]:
    """The winner's participants with the keyword. Intimidate is for attackers, and needs somebody to kneel."""
    winner, cards = challenge.winner, board.state.cards
    names = board.attacking if winner == challenge.attacker else board.defending
    found = [card for name in names if (card := cards.get(name)) is not None and board.has_keyword(card, kind)]
    if found and kind == "intimidate" and (winner != challenge.attacker or not weak(board, challenge)):
        return []
    return found


def resolve(state: State, kind: Keyword, cards: list[Card]) -> Flow[None]:
    """For each character the winner may use it or not (CG-RULE-37)."""
    challenge = state.challenge
    assert challenge is not None
    winner = challenge.winner
    assert winner is not None
    if kind == "intimidate":
        name = yield from ask(winner, which_to_intimidate, state)
        if name is not None:
            card = state.cards[name]
            occur(state, Happening("knelt", card.controller, card), own=True)
        return
    names = yield from ask(winner, partial(which_use_it, kind, tuple(card.id for card in cards)))
    using = [state.cards[name] for name in names]
    if kind == "renown":
        occur(state, *(Happening("power-gained", winner, card, amount=1) for card in using), own=True)
    elif kind == "insight" and using:
        occur(state, Happening("drawn", winner, amount=len(using)), own=True)
    elif kind == "pillage":
        pillage(state, challenge, using)


def which_use_it(kind: str, names: tuple[str, ...]) -> ChooseCards:
    return ChooseCards(
        about=f"use-{kind}",
        rule="CG-RULE-37",
        options=names,
        least=0,
        most=len(names),
        usual=names,
        forgoing=((),),
        of="card",
    )


def weak(board: Board, challenge: Challenge) -> list[Card]:
    """Standing characters of the loser, no stronger than the margin (CG-KEYWORD-INTIMIDATE-02)."""
    cards = characters(board.state, challenge.loser)
    return [card for card in cards if not card.knelt and board.strength(card) <= challenge.margin]


def which_to_intimidate(state: State) -> Pick[str | None]:
    challenge = state.challenge
    assert challenge is not None
    names = tuple(card.id for card in weak(Board(state), challenge))
    options = (*names, None)
    return Pick(about="intimidate", rule="CG-KEYWORD-INTIMIDATE-01", options=options, forgoing=(None,), of="card")


def pillage(state: State, challenge: Challenge, using: list[Card]) -> None:
    """One card for each character that pillages, from the top of the deck, in their order (CG-RULE-37)."""
    loser: Seat | None = challenge.loser
    assert loser is not None
    done = []
    for card in using:
        taken = take_from_top(state, loser, 1)
        if taken:
            put_on_pile(state, "discard", loser, *taken)
            state.tell(CardsDiscarded(loser, taken, "deck"))
            done.append(Happening("pillaged", card.controller, card, code=taken[0], against=loser))
    occur(state, *done, own=True)
    if unsettled(Board(state)):
        state.do_next(Settle())
