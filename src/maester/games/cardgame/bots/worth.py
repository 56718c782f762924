"""What cards are worth, in gold or nearly so: on the table, in a hand, to lose and to have."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import own_copy, total_powers
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import Reduce
from maester.games.cardgame.which import Code
from maester.kernel import Seat

POWER = 2.5
"""What one power is worth; the last ones before fifteen are worth more."""
CARD = 1.5
"""What a card in hand is worth, whatever it is."""

KEYWORDS = {"renown": 1.5, "insight": 1.0, "stealth": 0.8, "intimidate": 0.8, "pillage": 0.3}


def printed(facts: CardFacts) -> float:
    """What a card is worth by what is printed on it."""
    worth = 1.0 + facts.printed_cost
    if facts.type == "character":
        worth += sum(KEYWORDS.get(each, 0.0) for each in facts.keywords)
    return worth + 1.5 * facts.gold + 0.3 * facts.reserve


def in_play(board: Board, card: Card) -> float:
    """What it would cost its controller to lose it, with all that goes with it."""
    if leaves_anyway(board.state, card):
        return 0.5
    worth = printed(card.facts) + POWER * card.power
    if card.facts.type == "character":
        worth += 0.3 * (board.strength(card) - (card.facts.strength or 0))
    worth += sum(0.5 * printed(board.state.cards[name].facts) for name in card.attachments if name in board.state.cards)
    return worth - 1.0 if card.id in board.blank else worth


def leaves_anyway(state: State, card: Card) -> bool:
    """It came by ambush and goes at the end of the phase."""
    here_for_now = card.how == "ambush" and card.phase == state.phases
    return here_for_now and any(each.if_ is not None and each.if_.ambushed for each in card.facts.abilities)


def to_lose(board: Board, card: Card) -> float:
    """The same if it may be saved: a card with a duplicate loses only that."""
    worth = in_play(board, card)
    return min(CARD, worth) if card.duplicates or card.facedown else worth


def in_hand(state: State, seat: Seat, code: Code) -> float:
    """How much a player likes to hold a card."""
    facts = CARDS[code]
    if own_copy(state, seat, code) is not None:
        return 1.5 if facts.type == "character" else 0.4
    if facts.unique and code in state.dead[seat]:
        return 0.0
    if facts.type == "event":
        return 2.0 + 0.3 * facts.printed_cost
    if is_economy(facts):
        return 4.0 - 0.4 * state.round
    if facts.type == "attachment":
        return 1.5 + 0.4 * facts.printed_cost
    return 1.5 + 0.6 * facts.printed_cost


def is_economy(facts: CardFacts) -> bool:
    """It brings gold, or makes cards cheaper."""
    return facts.type == "location" and (facts.gold > 0 or any(reduces(facts)))


def reduces(facts: CardFacts) -> list[Reduce]:
    return [effect for ability in facts.abilities for effect in ability.do if isinstance(effect, Reduce)]


def worth_of_power(state: State, seat: Seat) -> float:
    """Power counts for more the nearer a player is to winning."""
    return POWER + 0.25 * max(0, total_powers(state)[seat] - 7)
