"""Marshaling: economy first, then the best card that gold and reducers allow; attachments where they help."""

from maester.games.cardgame.attach import bearers
from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.worth import in_hand, in_play, is_economy
from maester.games.cardgame.cards import own_copy
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.filters import codes
from maester.games.cardgame.marshal import cannot_marshal
from maester.games.cardgame.offers import AnyPlay, AnyUse, Marshal
from maester.games.cardgame.price import price
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import Reduce
from maester.games.cardgame.which import Code
from maester.games.cardgame.windows import use_of
from maester.kernel import Seat


def next_to_marshal(state: State, seat: Seat, options: tuple[AnyPlay, ...]) -> AnyPlay | None:
    """The next thing to do, if there is anything worth marshaling: a reducer that it needs, or the card itself."""
    board = Board(state)
    reducers = able_to_reduce(state, seat, options)
    found: tuple[float, Code] | None = None
    for code in dict.fromkeys(state.hands[seat]):
        if CARDS[code].type == "event" or not affordable(state, board, seat, code, options, reducers):
            continue
        looks = eagerness(state, board, seat, code)
        if looks > 0 and (found is None or looks > found[0]):
            found = looks, code
    if found is None:
        return None
    code = found[1]
    left = 0 if own_copy(state, seat, code) is not None else price(state, board, seat, code)
    short = is_short_of_gold(state, board, seat)
    for use, reduce in reducers:
        if code in codes(reduce.which) and reduce.amount <= left and worth_using(state, seat, use, left, short):
            return use
    return marshaled(code, options)


def marshaled(code: Code, options: tuple[AnyPlay, ...]) -> Marshal | None:
    return next((play for play in options if isinstance(play, Marshal) and play.card == code), None)


def able_to_reduce(state: State, seat: Seat, options: tuple[AnyPlay, ...]) -> list[tuple[AnyUse, Reduce]]:
    """What can make a card cheaper now; first what can do nothing else."""
    found = []
    for play in options:
        if isinstance(play, AnyUse):
            ability = use_of(state, state.open[-1], seat, play).ability
            found += [(play, effect) for effect in ability.do if isinstance(effect, Reduce)]
    return sorted(found, key=lambda each: (reluctance(state, each[0]), each[1].amount))


def reluctance(state: State, use: AnyUse) -> int:
    """Locations kneel for nothing else; characters might fight; what is sacrificed comes last."""
    card = state.cards.get(use.card)
    if card is None:
        return 1
    if any(ability.cost.sacrifice for ability in card.facts.abilities):
        return 3
    return 2 if card.facts.type == "character" and (card.facts.strength or 0) > 1 else 0


def worth_using(state: State, seat: Seat, use: AnyUse, left: int, short: bool) -> bool:
    """A card is sacrificed only for one that is expensive or cannot be paid otherwise, and no character kneels while
    there is gold for everything."""
    if reluctance(state, use) == 3:
        return left > state.gold[seat] or left >= 6
    card = state.cards.get(use.card)
    return short or card is None or card.facts.type != "character"


def is_short_of_gold(state: State, board: Board, seat: Seat) -> bool:
    """Whether all that the player would like to marshal costs more gold than there is."""
    wanted = [code for code in state.hands[seat] if CARDS[code].type != "event"]
    eager = [code for code in wanted if eagerness(state, board, seat, code) > 0]
    return sum(price(state, board, seat, code) for code in eager) > state.gold[seat]


def affordable(
    state: State,
    board: Board,
    seat: Seat,
    code: Code,
    options: tuple[AnyPlay, ...],
    reducers: list[tuple[AnyUse, Reduce]],
) -> bool:
    if marshaled(code, options) is not None:
        return True
    refusal = cannot_marshal(state, board, seat, code)
    if refusal is None or refusal.why != "too-little-gold":
        return False
    less = sum(reduce.amount for _, reduce in reducers if code in codes(reduce.which))
    return price(state, board, seat, code) - less <= state.gold[seat]


def eagerness(state: State, board: Board, seat: Seat, code: Code) -> float:
    """In which order cards are marshaled; a card at zero is kept."""
    facts = CARDS[code]
    if own_copy(state, seat, code) is not None:
        return 20.0 if facts.type == "character" else 0.5
    if is_economy(facts):
        return 30.0 + facts.gold  # only one limited card a round: what brings gold every round comes first
    if facts.type == "attachment":
        on = best_bearer(state, board, seat, code)
        return 0.0 if on is None else 2.0 + facts.printed_cost
    if facts.type == "location":
        return 3.0 + facts.printed_cost
    return 4.0 + facts.printed_cost + 0.1 * in_hand(state, seat, code)


# ------------------------------------------------------------------------------------------------- attachments


def is_burden(facts: CardFacts) -> bool:
    """Whether it is bad for the card it is attached to."""
    return any(
        constant.blank or constant.strength < 0 or constant.rule in BURDENS
        for constant in facts.constants
        if constant.to == "attached"
    )


BURDENS = ("cannot-defend", "must-defend", "does-not-contribute", "cannot-attack", "cannot-stand")


def best_bearer(state: State, board: Board, seat: Seat, code: Code) -> str | None:
    """Where an attachment does most, or None if nowhere."""
    return among(state, board, seat, code, bearers(state, board, code))


def among(state: State, board: Board, seat: Seat, code: Code, cards: list[Card]) -> str | None:
    burden = is_burden(CARDS[code])
    fitting = [card for card in cards if (card.controller != seat) == burden]
    if burden:
        fitting = [card for card in fitting if card.facts.printed_cost >= 4 and card.id not in board.blank]
    if not fitting:
        return None
    return max(fitting, key=lambda card: (bears_well(board, code, card, burden), card.id)).id


def bears_well(board: Board, code: Code, card: Card, burden: bool) -> float:
    """A burden goes on a card with many abilities; an icon on one that lacks it; all else on the one worth most."""
    if burden:
        return in_play(board, card) + 2 * len(card.facts.abilities) + 2 * len(card.facts.constants)
    icons = [icon for constant in CARDS[code].constants if constant.to == "attached" for icon in constant.icons]
    lacking = sum(not board.has_icon(card, icon) for icon in icons) if card.facts.type == "character" else 0
    return in_play(board, card) + 4 * lacking - len(card.attachments)
