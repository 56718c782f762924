"""Why something cannot be done in a window: what is said of a card that is looked at, and of an answer that is refused.

`explain.py` asks this of a card, `refuse` of an answer. So both name the same rule.
"""

from typing import Any

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.marshal import ambush_prices, cannot_ambush, cannot_marshal
from maester.games.cardgame.may_use import code_of, why_not, wish_for
from maester.games.cardgame.offers import Ambush, AnyUse, Marshal, PlayEvent, Rescue, UseAbility, UseAgenda
from maester.games.cardgame.state import Card, State, Window
from maester.games.cardgame.vocabulary import Ability
from maester.games.cardgame.watching import savable_by_duplicate
from maester.games.cardgame.which import Code
from maester.kernel import Decision, Refusal, Seat

NO_WINDOW = Window("none")
"""What is open while the framework itself asks something."""


def innermost(state: State) -> Window:
    return state.open[-1] if state.open else NO_WINDOW


# ------------------------------------------------------------------------------------------------- of an answer


def refuse(state: State, seat: Seat, decision: Decision[Any], answer: Any) -> Refusal | None:
    """Why a seat cannot do this in the window that is open. None if the answer speaks of nothing that is its own."""
    board = Board(state)
    match answer:
        case Marshal(code):
            return cannot_marshal_now(board, seat, code) if code in state.hands[seat] else None
        case Ambush(code, cost):
            return refuse_ambush(board, seat, code, cost)
        case Rescue(name):
            card = state.cards.get(name)
            return cannot_save(state, seat, card) if card is not None and has_duplicate(card, seat) else None
        case UseAbility() | UseAgenda() | PlayEvent():
            return refuse_use(board, seat, answer)
    return None


def refuse_ambush(board: Board, seat: Seat, code: Code, cost: int) -> Refusal | None:
    held = code in board.state.hands[seat]
    if held and cost in ambush_prices(board.binds("ambush-for-cost", seat), code):
        return cannot_ambush_now(board, seat, code, cost)
    return None


def refuse_use(board: Board, seat: Seat, use: AnyUse) -> Refusal | None:
    """Of the ability of a card that the seat has in play or in hand, or of its agenda."""
    state, number = board.state, use.number
    if not is_own(state, seat, use):
        return None
    code, card = code_of(state, use), state.cards.get(use.card)
    if not 0 <= number < len(CARDS[code].abilities) or not is_optional(CARDS[code].abilities[number]):
        return None
    refusal = cannot_use(board, seat, code, number, card)
    if refusal is None and use.occasion in range(len(innermost(state).happenings)):
        # It could be used, but not in answer to this.
        return why_not(wish_for(board, seat, code, number, card, innermost(state), use.occasion))
    return refusal


def is_own(state: State, seat: Seat, use: AnyUse) -> bool:
    """Whether the card is the seat's: in play, its agenda, or an event in its hand."""
    match use:
        case UseAbility(name):
            card = state.cards.get(name)
            return card is not None and card.controller == seat and not card.risen
        case UseAgenda(code):
            return code == state.agendas.get(seat)
        case PlayEvent(code):
            return code in state.hands[seat] and CARDS[code].type == "event"


# ------------------------------------------------------------------------------------------------- of a card


def is_optional(ability: Ability) -> bool:
    """Whether a player uses it: neither what is forced nor what a plot does when it is revealed."""
    return ability.kind != "revealed" and not ability.kind.startswith("forced")


def cannot_use(board: Board, seat: Seat, code: Code, number: int, card: Card | None) -> Refusal | None:
    """Why an ability cannot be used now. Where it could answer to several happenings, the closest to being possible
    counts."""
    if card is not None and card.id in board.blank:
        return Refusal("text-is-blank", "CG-BLANK-01")
    ability, window = CARDS[code].abilities[number], innermost(board.state)
    answers = range(len(window.happenings)) if ability.when is not None and window.happenings else (None,)
    refused = [why_not(wish_for(board, seat, code, number, card, window, each)) for each in answers]
    if None in refused:
        return not_my_chance(board.state, seat)
    return next((each for each in refused if each is not None and each.why != "not-its-trigger"), refused[0])


def cannot_marshal_now(board: Board, seat: Seat, code: Code) -> Refusal | None:
    return cannot_marshal(board.state, board, seat, code) or not_in_actions(board.state, seat)


def cannot_ambush_now(board: Board, seat: Seat, code: Code, cost: int) -> Refusal | None:
    return cannot_ambush(board.state, board, seat, code, cost) or not_in_actions(board.state, seat)


def not_in_actions(state: State, seat: Seat) -> Refusal | None:
    """Cards are brought into play in an action window, when it is the player's turn to act."""
    if innermost(state).timing != "actions":
        return Refusal("not-in-this-window", "CG-ACTION-01", {"timing": "actions"})
    return not_my_chance(state, seat)


def not_my_chance(state: State, seat: Seat) -> Refusal | None:
    if not state.open or state.players[state.open[-1].at % len(state.players)] == seat:
        return None
    return Refusal("not-your-chance", "CG-ACTION-04" if state.open[-1].timing == "actions" else "CG-REACT-04")


def has_duplicate(card: Card, seat: Seat) -> bool:
    return card.owner == seat and bool(card.duplicates or card.facedown)


def cannot_save(state: State, seat: Seat, card: Card) -> Refusal | None:
    """By its duplicate."""
    window = innermost(state)
    if window.timing != "would":
        return Refusal("not-in-this-window", "CG-DUP-03", {"timing": "would"})
    for n, each in enumerate(window.happenings):
        if each.card is not None and each.card.id == card.id and savable_by_duplicate(each) and n not in window.off:
            return not_my_chance(state, seat)
    return Refusal("not-its-trigger", "CG-DUP-03")


# ------------------------------------------------------------------------------------------------- whose turn it is


def whose_turn(state: State) -> str:
    """The rule that says whose turn it is."""
    if state.open:
        return TURNS.get(state.open[-1].timing, "CG-INTERRUPT-04")
    if state.phase == "challenges" and state.challenge is None:
        return "CG-PLAYER-10"
    return "CG-PLAYER-05"


TURNS = {
    "actions": "CG-ACTION-05",
    "reaction": "CG-REACT-04",
    "forced-reaction": "CG-FORCED-03",
    "forced-interrupt": "CG-FORCED-03",
}
"""Timing of the innermost window → the rule by which it is somebody's chance."""
