"""Which plot: gold for what the player could marshal, and what the plot does now."""

from collections.abc import Callable

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.worth import in_play
from maester.games.cardgame.cards import characters
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.plot import ADDING
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import Code
from maester.kernel import Chance, Pick, Seat

KEPT_FOR_LATER = 2.0
"""What it is worth to keep a plot that does nothing now, but much at the right time."""


class Situation:
    """What matters to whoever chooses a plot."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat, self.board = state, seat, Board(state)
        self.mine = characters(state, seat)
        self.others = [characters(state, other) for other in state.opponents(seat)]
        """The characters of each opponent."""
        self.opponents = len(self.others)
        income = [card for card in state.cards.values() if card.controller == seat and card.code in ADDING["gold"]]
        self.income = sum(ADDING["gold"][card.code] for card in income)
        self.wanted = sum(wanted(state, seat, code) for code in state.hands[seat])

    @property
    def theirs(self) -> list[Card]:
        return [card for cards in self.others for card in cards]

    def worths(self, cards: list[Card]) -> list[float]:
        return sorted((in_play(self.board, card) for card in cards), reverse=True)

    @property
    def lead(self) -> float:
        """How much stronger the player is than an average opponent."""
        return sum(self.worths(self.mine)) - sum(self.worths(self.theirs)) / max(1, self.opponents)


def wanted(state: State, seat: Seat, code: Code) -> int:
    """How much gold the player could spend on cards."""
    facts = CARDS[code]
    if facts.unique and (code in state.dead[seat] or any(card.code == code for card in state.cards.values())):
        return 0
    return facts.printed_cost


def which_plot(state: State, seat: Seat, decision: Pick[Code], chance: Chance) -> Code:
    """What looks best, with some luck, so that nobody can rely on it."""
    situation = Situation(state, seat)
    return max(decision.options, key=lambda code: worth(situation, code) + chance.below(8) / 10)


def worth(situation: Situation, code: Code) -> float:
    facts = CARDS[code]
    gold = facts.gold + situation.income
    useful = min(gold, situation.wanted) + 0.25 * max(0, gold - situation.wanted)
    over = max(0, len(situation.state.hands[situation.seat]) - 2 - facts.reserve)
    total = 1.3 * useful + 0.15 * facts.initiative - 0.4 * over
    if facts.claim > 1:
        total += 2.0 + 0.25 * max(-8.0, min(12.0, situation.lead))
    special = SPECIAL.get(code)
    return total + (special(situation) if special is not None else 0.0)


# ------------------------------------------------------------------------------------------------- what they do


def wildfire(situation: Situation) -> float:
    """Everybody keeps three characters, so it is worth playing when that hurts the others more."""
    lost = [sum(situation.worths(cards)[3:]) for cards in situation.others]
    return sum(lost) / max(1, situation.opponents) - sum(situation.worths(situation.mine)[3:]) - KEPT_FOR_LATER


def marched(situation: Situation) -> float:
    """Everybody loses their least character."""
    lost = [situation.worths(cards)[-1] for cards in situation.others if cards]
    own = situation.worths(situation.mine)[-1] if situation.mine else 0.0
    return sum(lost) / max(1, situation.opponents) - own


def banners(situation: Situation) -> float:
    return 1.2 * len(situation.theirs) / max(1, situation.opponents)


def accusations(situation: Situation) -> float:
    return min(3.5, 0.5 * situation.worths(situation.theirs)[0]) if situation.theirs else 0.0


def confiscation(situation: Situation) -> float:
    attachments = characters(situation.state, "attachment")
    bad = [card for card in attachments if card.controller != situation.seat]
    return max((2.0 + card.facts.printed_cost for card in bad), default=-1.0)


def reinforcements(situation: Situation) -> float:
    state, seat = situation.state, situation.seat
    codes = (*state.hands[seat], *state.discards[seat])
    fitting = [CARDS[code].printed_cost for code in codes if CARDS[code].type == "character"]
    return 1.4 * max((cost for cost in fitting if cost <= 5), default=0)


def marching(situation: Situation) -> float:
    """Only characters can be marshaled."""
    state, seat = situation.state, situation.seat
    characters = sum(wanted(state, seat, code) for code in state.hands[seat] if CARDS[code].type == "character")
    spent = min(CARDS["marching-orders"].gold + situation.income, characters)
    return 1.3 * (spent - min(CARDS["marching-orders"].gold + situation.income, situation.wanted)) - 1.0


def sneak(situation: Situation) -> float:
    """Only one challenge can be initiated: good if that one hurts."""
    return -3.0 if len(situation.mine) > 2 else -1.0


def fortified(situation: Situation) -> float:
    text = [len(card.facts.abilities) + len(card.facts.constants) for card in situation.theirs]
    own = [len(card.facts.abilities) + len(card.facts.constants) for card in situation.mine]
    return 0.5 * (sum(text) / max(1, situation.opponents) - sum(own))


SPECIAL: dict[Code, Callable[[Situation], float]] = {
    "a-clash-of-kings": lambda situation: 1.0,
    "a-feast-for-crows": lambda situation: 1.5 if situation.lead > 0 else 0.3,
    "a-noble-cause": lambda situation: 2.0,
    "a-storm-of-swords": lambda situation: 1.5 if situation.lead > 0 else 0.5,
    "building-orders": lambda situation: 2.0,
    "calling-the-banners": banners,
    "calm-over-westeros": lambda situation: 1.0 if situation.lead < 0 else 0.3,
    "confiscation": confiscation,
    "counting-coppers": lambda situation: 5.0 - 0.5 * len(situation.state.hands[situation.seat]),
    "filthy-accusations": accusations,
    "fortified-position": fortified,
    "heads-on-spikes": lambda situation: 3.0,
    "jousting-contest": lambda situation: 0.5 if situation.lead < 0 else -0.5,
    "marched-to-the-wall": marched,
    "marching-orders": marching,
    "naval-superiority": lambda situation: 1.0,
    "power-behind-the-throne": lambda situation: 2.0,
    "rebuilding": lambda situation: 0.3,
    "reinforcements": reinforcements,
    "sneak-attack": sneak,
    "summons": lambda situation: 2.5,
    "supporting-the-faith": lambda situation: 0.5,
    "taxation": lambda situation: 0.5,
    "wildfire-assault": wildfire,
}
"""What a plot is worth besides its numbers."""
