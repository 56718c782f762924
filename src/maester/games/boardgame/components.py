"""What stands on the components of an edition, for whoever draws them; what cards do is not among it."""

from maester.games.boardgame.edition import Edition
from maester.games.boardgame.facts import Card, Deck, Facts, House, Kind, OrderFacts, Token, UnitFacts


class CardFacts(Facts, frozen=True):
    """A house card. What it is called and what is written on it are words."""

    house: House
    strength: int
    swords: int
    towers: int
    text: bool
    """Whether anything is written on it."""
    rule: str | None


class Printed(Facts, frozen=True):
    units: dict[Kind, UnitFacts]
    orders: dict[Token, OrderFacts]
    cards: dict[Card, CardFacts]
    supply: dict[int, tuple[int, ...]]
    """Sizes of armies by place on the supply track."""
    icons: dict[Deck, tuple[Card, ...]]
    """The Westeros cards with a wildling icon."""


def printed(edition: Edition) -> Printed:
    return Printed(
        units=edition.units,
        orders=edition.orders,
        cards={
            name: CardFacts(card.house, card.strength, card.swords, card.towers, bool(card.abilities), card.rule)
            for name, card in edition.cards.items()
        },
        supply=edition.supply,
        icons={
            deck: tuple(name for name, card in cards.items() if card.icon) for deck, cards in edition.westeros.items()
        },
    )
