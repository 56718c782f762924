"""What can be said of a card when somebody asks: what its owner could do with it, why not now, what makes it strong.

Nothing of this is in the view: it is worked out for the one card that is looked at.
"""

from collections.abc import Iterator

from msgspec import Struct

from maester.games.cardgame.board import RISEN_STRENGTH, Board
from maester.games.cardgame.challenge.allowed import cannot_initiate
from maester.games.cardgame.challenge.defend import cannot_defend
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.layers import STRENGTH
from maester.games.cardgame.marshal import ambush_prices
from maester.games.cardgame.reasons import (
    cannot_ambush_now,
    cannot_marshal_now,
    cannot_save,
    cannot_use,
    has_duplicate,
    is_optional,
)
from maester.games.cardgame.setup import LAID
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import Code, Contest
from maester.kernel import Refusal, Seat


class UseView(Struct, frozen=True, omit_defaults=True):
    """Something its owner could do with a card; `refusal`: why not now."""

    use: str
    refusal: Refusal | None = None


class StrengthPart(Struct, frozen=True):
    """What is added to printed strength: by a card, or until the end of a period."""

    amount: int
    source: str = ""
    until: str = ""


class Explained(Struct, frozen=True):
    uses: tuple[UseView, ...]
    strength: tuple[StrengthPart, ...]


def explain(state: State, seat: Seat | None, what: str) -> Explained | None:
    """A card in play is named by its id, others by their code. Nothing is said of cards in other players' hands."""
    board, card = Board(state), state.cards.get(what)
    if card is not None:
        own = seat is not None and card.controller == seat
        return Explained(tuple(in_play(board, seat, card)) if own and seat else (), tuple(strengthened_by(board, card)))
    if seat is None or what not in CARDS:
        return None
    if what in state.hands[seat]:
        return Explained(tuple(in_hand(board, seat, what)), ())
    if what == state.agendas.get(seat):
        return Explained(tuple(abilities(board, seat, what, None)), ())
    return None


# ------------------------------------------------------------------------------------------------- using it


def in_hand(board: Board, seat: Seat, code: Code) -> Iterator[UseView]:
    if board.state.round == 0 and CARDS[code].type not in LAID:
        yield UseView("", Refusal("not-in-setup", "CG-SETUP-13", {"card": code}))
        return
    if CARDS[code].type == "event":
        yield from abilities(board, seat, code, None)
        return
    yield UseView("marshal", cannot_marshal_now(board, seat, code))
    for cost in ambush_prices(board.binds("ambush-for-cost", seat), code):
        yield UseView("ambush", cannot_ambush_now(board, seat, code, cost))


def in_play(board: Board, seat: Seat, card: Card) -> Iterator[UseView]:
    if not card.risen:
        yield from abilities(board, seat, card.code, card)
    if has_duplicate(card, seat):
        yield UseView("duplicate", cannot_save(board.state, seat, card))
    if card.facts.type == "character":
        challenge = board.state.challenge
        if challenge is not None and challenge.defender == seat and not challenge.declared:
            yield UseView("defend", cannot_defend(board, challenge, card))
        elif challenge is None:
            yield from (UseView(contest, cannot_attack(board, seat, card, contest)) for contest in board.icons_of(card))


def abilities(board: Board, seat: Seat, code: Code, card: Card | None) -> Iterator[UseView]:
    for number, ability in enumerate(CARDS[code].abilities):
        if is_optional(ability):
            yield UseView(ability.kind, cannot_use(board, seat, code, number, card))


def cannot_attack(board: Board, seat: Seat, card: Card, contest: Contest) -> Refusal | None:
    state = board.state
    if state.phase != "challenges":
        return Refusal("not-in-this-phase", "CG-CHAL-02", {"phase": "challenges"})
    if state.active != seat:
        return Refusal("not-the-active-player", "CG-CHAL-02")
    if card.knelt:
        return Refusal("kneels", "CG-CHAL-06", {"card": card.id})
    return cannot_initiate(board, seat, contest)


# ------------------------------------------------------------------------------------------------- why it is so strong


def strengthened_by(board: Board, card: Card) -> Iterator[StrengthPart]:
    """All that is added to the strength printed on it, or taken from it, one by one."""
    state = board.state
    if card.facts.type != "character":
        return
    for source in board.sources(STRENGTH):
        by, _, constant = source
        if any(each.id == card.id for each in board.meant(source)):
            amount = constant.strength * (board.times(source) if constant.per is not None else 1)
            if amount:
                yield StrengthPart(amount, by.id if by is not None else "")
    for each in state.cards.values():
        if each.risen and each.on == card.id:
            yield StrengthPart(RISEN_STRENGTH[0].strength, each.id)
    for lasting in state.lasting:
        if lasting.strength and card.id in lasting.cards:
            yield StrengthPart(lasting.strength, until=lasting.until)
