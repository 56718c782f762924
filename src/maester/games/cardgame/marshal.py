"""MARSHAL and AMBUSH: bringing cards from hand into play, as a player action."""

from collections.abc import Iterable, Iterator

from maester.games.cardgame.attach import bearers
from maester.games.cardgame.board import Board, Source
from maester.games.cardgame.cards import cannot_enter, own_copy
from maester.games.cardgame.effects.leaving import which_bearer
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import codes
from maester.games.cardgame.happenings import entering, marshaling
from maester.games.cardgame.lineup import EVENTS
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.offers import Ambush, Marshal
from maester.games.cardgame.price import out_of_reach, price, use_up
from maester.games.cardgame.state import State
from maester.games.cardgame.watching import might_hold
from maester.games.cardgame.which import CardId, Code
from maester.games.cardgame.zones import no_longer_playing, take_from_hand
from maester.kernel import Flow, Refusal, Seat, ask


def cannot_marshal(state: State, board: Board, seat: Seat, code: Code) -> Refusal | None:
    """Why a card cannot be marshaled now, apart from whose chance it is to act."""
    facts = CARDS[code]
    if state.phase != "marshaling":
        return Refusal("not-in-this-phase", "CG-MARSHAL-03", {"phase": "marshaling"})
    if state.active != seat:
        return Refusal("not-the-active-player", "CG-MARSHAL-03")
    if facts.type == "event":
        return Refusal("events-are-played", "CG-EVENT-07")
    if facts.unique and (refusal := cannot_enter(state, code, seat, seat)):
        return refusal
    if code in board.lineup.codes and own_copy(state, seat, code) is not None:
        return None  # a duplicate costs nothing and is no card of its type (CG-DUP-05, CG-RULE-102)
    for source in board.binds("cannot-marshal", seat):
        if source[2].which is not None and code in codes(source[2].which):
            return Refusal("cannot-marshal-these", "CG-CANNOT-01")
    if "limited" in facts.keywords and state.limited[seat] >= limited_cap(board, seat):
        return Refusal("limited-already", "CG-KEYWORD-LIMITED-01")
    if facts.type == "attachment" and not bearers(state, board, code):
        return Refusal("nothing-to-attach-to", "CG-ATTACH-02")
    cost = price(state, board, seat, code)
    if cost > state.gold[seat]:
        return Refusal("too-little-gold", "CG-MARSHAL-06", {"gold": state.gold[seat], "needed": cost})
    return None


def marshals(state: State, board: Board, seat: Seat) -> Iterator[Marshal]:
    """With cards in the player's hand. Even an expensive card is free as a duplicate of one in play."""
    for code in dict.fromkeys(state.hands[seat]):
        if code in EVENTS or (code not in board.lineup.codes and out_of_reach(board, seat, code)):
            continue
        if cannot_marshal(state, board, seat, code) is None:
            yield Marshal(code, cost_of(state, board, seat, code))


def cost_of(state: State, board: Board, seat: Seat, code: Code) -> int:
    """A duplicate costs nothing (CG-DUP-05)."""
    is_duplicate = code in board.lineup.codes and own_copy(state, seat, code) is not None
    return 0 if is_duplicate else price(state, board, seat, code)


def limited_cap(board: Board, seat: Seat) -> int:
    return 1 + sum([source[2].amount for source in board.binds("limited-cap", seat)])


def marshal(state: State, seat: Seat, code: Code) -> Flow[None]:
    """Gold is paid, the card leaves the hand, an attachment is attached to something."""
    if own_copy(state, seat, code) is not None:
        # A duplicate costs nothing, and nothing is marshaled but a duplicate (CG-DUP-05, -11).
        take_from_hand(state, seat, code)
        occur(state, *entering(code, seat, seat, "marshal"), own=True)
        return
    cost = price(state, Board(state), seat, code)
    state.gold[seat] -= cost
    use_up(state, seat, code, plays=False)
    if "limited" in CARDS[code].keywords:
        state.limited[seat] += 1
    on = yield from out_of_hand(state, seat, code)
    occur(state, *marshaling(code, seat, on, cost), own=True)


def out_of_hand(state: State, seat: Seat, code: Code) -> Flow[CardId]:
    """The card leaves the hand before anything is asked about it; what an attachment will be attached to."""
    take_from_hand(state, seat, code)
    if CARDS[code].type != "attachment" or own_copy(state, seat, code) is not None:
        return ""
    state.playing += ((seat, code),)
    on: CardId = yield from ask(seat, which_bearer, state, code)
    no_longer_playing(state, seat, code)
    return on


# ------------------------------------------------------------------------------------------------- ambush


WITH_AMBUSH = frozenset(code for code, facts in CARDS.items() if facts.ambush is not None)
ANY = frozenset(CARDS)


def ambush_prices(granted: list[Source], code: Code) -> Iterator[int]:
    """What a card costs by ambush; several values are several keywords (CG-KEYWORD-AMBUSH-03)."""
    facts = CARDS[code]
    if facts.ambush is not None:
        yield facts.ambush
    if facts.type != "event":
        for source in granted:
            if source[2].which is not None and code in codes(source[2].which) and facts.printed_cost != facts.ambush:
                yield facts.printed_cost
                return


def cannot_ambush(state: State, board: Board, seat: Seat, code: Code, cost: int) -> Refusal | None:
    if state.phase != "challenges":
        return Refusal("not-in-this-phase", "CG-KEYWORD-AMBUSH-01", {"phase": "challenges"})
    if refusal := cannot_enter(state, code, seat, seat):
        return refusal
    if CARDS[code].type == "attachment" and own_copy(state, seat, code) is None and not bearers(state, board, code):
        return Refusal("nothing-to-attach-to", "CG-ATTACH-02")
    if cost > state.gold[seat]:
        return Refusal("too-little-gold", "CG-KEYWORD-AMBUSH-01", {"gold": state.gold[seat], "needed": cost})
    return None


def able_to_ambush(granted: list[Source]) -> frozenset[Code]:
    """Cards with the keyword; any card, if an effect grants it."""
    return ANY if granted else WITH_AMBUSH


def ambushes(state: State, board: Board, seat: Seat) -> Iterator[Ambush]:
    """With cards in the player's hand."""
    granted = board.binds("ambush-for-cost", seat)
    able = able_to_ambush(granted)
    hand = dict.fromkeys(code for code in state.hands[seat] if code in able)
    return ambushes_with(state, board, seat, granted, hand)


def might_ambush(state: State, board: Board, seat: Seat) -> bool:
    """The same as far as everybody can see."""
    if state.phase != "challenges":
        return False
    granted = board.binds("ambush-for-cost", seat)
    held = might_hold(state, seat, able_to_ambush(granted))
    return bool(held) and any(ambushes_with(state, board, seat, granted, held))


def ambushes_with(
    state: State, board: Board, seat: Seat, granted: list[Source], held: Iterable[Code]
) -> Iterator[Ambush]:
    for code in held:
        for cost in ambush_prices(granted, code):
            if cannot_ambush(state, board, seat, code, cost) is None:
                yield Ambush(code, cost)


def ambush(state: State, seat: Seat, code: Code, cost: int) -> Flow[None]:
    state.gold[seat] -= cost
    on = yield from out_of_hand(state, seat, code)
    occur(state, *entering(code, seat, seat, "ambush", on, cost), own=True)
