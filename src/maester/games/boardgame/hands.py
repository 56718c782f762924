"""CARDS: house cards in hand, on the table and in the discard pile."""

from typing import Any, ClassVar

from maester.games.boardgame.events import CardsDiscarded, CardsTakenBack
from maester.games.boardgame.facts import Card, House
from maester.games.boardgame.question import Question
from maester.games.boardgame.state import Battle, State
from maester.kernel import Chance, Refusal


class PlayCard(Question[Card], frozen=True, kw_only=True):
    """A house card from the hand."""

    about: str = "house-card"
    hand: tuple[Card, ...]
    discards: tuple[Card, ...]
    sent_back: Card | None = None
    """The card that was just sent back to this hand; it cannot be played again right away."""

    shape: ClassVar[Any] = str

    def refusal(self, answer: Card) -> Refusal | None:
        if answer in self.hand:
            return None
        if answer == self.sent_back:
            return self.no("card-sent-back", card=answer)
        return self.no("card-discarded" if answer in self.discards else "card-not-in-hand", card=answer)

    def sample(self, chance: Chance) -> Card:
        return chance.choice(self.hand)

    def answers(self) -> tuple[Card, ...]:
        return self.hand


def which_card(state: State, house: House, sent_back: Card | None = None) -> PlayCard:
    return PlayCard(
        rule=state.edition.rules["house-card"],
        edition=state.edition.name,
        hand=tuple(card for card in state.hands[house] if card != sent_back),
        discards=state.discards[house],
        sent_back=sent_back,
    )


def lay_card(state: State, battle: Battle, house: House, card: Card) -> None:
    """A card goes from the hand to the table."""
    state.hands[house] = tuple(other for other in state.hands[house] if other != card)
    battle.cards[house] = card
    battle.on_table = (*battle.on_table, house)
    if not state.hands[house]:
        battle.last_card = (*battle.last_card, house)


def lift_card(battle: Battle, house: House) -> Card | None:
    """Take a house's card off the table, if it is there."""
    if house not in battle.on_table:
        return None
    battle.on_table = tuple(other for other in battle.on_table if other != house)
    return battle.cards[house]


def discard_played(state: State, battle: Battle, house: House) -> None:
    """A house's played card goes to its discard pile."""
    card = lift_card(battle, house)
    if card is not None:
        state.discards[house] += (card,)


def take_back(state: State, house: House, cards: tuple[Card, ...]) -> None:
    """Cards return from the discard pile to the hand, which is kept in printed order."""
    if cards:
        state.discards[house] = tuple(card for card in state.discards[house] if card not in cards)
        held = (*state.hands[house], *cards)
        state.hands[house] = tuple(card for card in state.edition.cards if card in held)
        state.tell(CardsTakenBack(house, cards))


def discard_from_hand(state: State, house: House, cards: tuple[Card, ...], by: House | None = None) -> None:
    """Cards leave the hand without being played."""
    if cards:
        state.hands[house] = tuple(card for card in state.hands[house] if card not in cards)
        state.discards[house] += cards
        state.tell(CardsDiscarded(house, cards, by))


def refill(state: State, house: House, last_card: bool = False) -> None:
    """A house with no card left, or that has played its last one, takes back the others.

    This holds even if a card text has returned some to it in the meantime.

    The one discarded last stays discarded, unless the edition returns it too.
    """
    if last_card or not state.hands[house]:
        discards = state.discards[house]
        take_back(state, house, discards if state.edition.last_card_returns else discards[:-1])
