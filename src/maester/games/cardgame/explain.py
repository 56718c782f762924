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
from maester.games.cardgame.marshal import ambush_prices, cannot_ambush, cannot_marshal
from maester.games.cardgame.may_use import why_not, wish_for
from maester.games.cardgame.setup import LAID
from maester.games.cardgame.state import Card, State, Window
from maester.games.cardgame.watching import savable_by_duplicate
from maester.games.cardgame.which import Code, Contest
from maester.kernel import Refusal, Seat

NO_WINDOW = Window("none")
"""What is open while the framework itself asks something."""


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
    state = board.state
    if state.round == 0 and CARDS[code].type not in LAID:
        yield UseView("", Refusal("not-in-setup", "CG-SETUP-13", {"card": code}))
        return
    if CARDS[code].type == "event":
        yield from abilities(board, seat, code, None)
        return
    acting = not_in_actions(state, seat)
    yield UseView("marshal", cannot_marshal(state, board, seat, code) or acting)
    for cost in ambush_prices(board.binds("ambush-for-cost", seat), code):
        yield UseView("ambush", cannot_ambush(state, board, seat, code, cost) or acting)


def not_in_actions(state: State, seat: Seat) -> Refusal | None:
    """Cards are brought into play in an action window, when it is the player's turn to act."""
    window = state.open[-1] if state.open else NO_WINDOW
    if window.timing != "actions":
        return Refusal("not-in-this-window", "CG-ACTION-01", {"timing": "actions"})
    return not_my_chance(state, seat)


def not_my_chance(state: State, seat: Seat) -> Refusal | None:
    if not state.open or state.players[state.open[-1].at % len(state.players)] == seat:
        return None
    return Refusal("not-your-chance", "CG-ACTION-04" if state.open[-1].timing == "actions" else "CG-REACT-04")


def in_play(board: Board, seat: Seat, card: Card) -> Iterator[UseView]:
    if not card.risen:
        yield from abilities(board, seat, card.code, card)
    if card.owner == seat and (card.duplicates or card.facedown):
        yield UseView("duplicate", cannot_save(board.state, seat, card))
    if card.facts.type == "character":
        challenge = board.state.challenge
        if challenge is not None and challenge.defender == seat and not challenge.declared:
            yield UseView("defend", cannot_defend(board, challenge, card))
        elif challenge is None:
            yield from (UseView(contest, cannot_attack(board, seat, card, contest)) for contest in board.icons_of(card))


def abilities(board: Board, seat: Seat, code: Code, card: Card | None) -> Iterator[UseView]:
    """Each triggered ability that a player can use: not forced ones, nor those of plots."""
    state = board.state
    for number, ability in enumerate(CARDS[code].abilities):
        if ability.kind == "revealed" or ability.kind.startswith("forced"):
            continue
        if card is not None and card.id in board.blank:
            yield UseView(ability.kind, Refusal("text-is-blank", "CG-BLANK-01"))
            continue
        window = state.open[-1] if state.open else NO_WINDOW
        answers = range(len(window.happenings)) if ability.when is not None and window.happenings else (None,)
        refused = [why_not(wish_for(board, seat, code, number, card, window, each)) for each in answers]
        why = None if None in refused else refused[0]
        yield UseView(ability.kind, why or not_my_chance(state, seat))


def cannot_save(state: State, seat: Seat, card: Card) -> Refusal | None:
    window = state.open[-1] if state.open else NO_WINDOW
    if window.timing != "would":
        return Refusal("not-in-this-window", "CG-DUP-03", {"timing": "would"})
    for n, each in enumerate(window.happenings):
        if each.card is not None and each.card.id == card.id and savable_by_duplicate(each) and n not in window.off:
            return not_my_chance(state, seat)
    return Refusal("not-its-trigger", "CG-DUP-03")


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
