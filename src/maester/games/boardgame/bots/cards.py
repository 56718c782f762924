"""Which house card an experienced player would play: the one worth most against what the other side may play."""

from msgspec import Struct

from maester.games.boardgame.bots.scout import area_worth
from maester.games.boardgame.combat.fighters import fighters
from maester.games.boardgame.combat.strength import final, icons, modifiers, total
from maester.games.boardgame.facts import Card, House
from maester.games.boardgame.hands import PlayCard
from maester.games.boardgame.state import Battle, State
from maester.games.boardgame.tracks import ahead
from maester.games.boardgame.verbs import NoCasualties, VoidCardStrength
from maester.kernel import Chance, Seat

UNIT = 0.9
"""What a unit that is lost, or has to retreat, is worth."""

SPENT = 0.3
"""What spending a card costs, per point of its strength."""


class Side(Struct, frozen=True):
    """What a card would bring to a side of a combat."""

    card: Card
    strength: int
    swords: int
    towers: int
    voids: bool
    """The other card's printed strength does not count."""
    spared: bool
    """This side takes no casualties."""


def card_habit(state: State, seat: Seat, decision: PlayCard, chance: Chance) -> Card:
    """The card worth most on average, over everything the other side may play."""
    battle = state.battle
    assert battle is not None, "house cards are played in a combat"
    other = battle.opponent(seat)
    played = battle.cards.get(other)
    theirs = [bringing(state, battle, other, card) for card in ((played,) if played else state.hands[other])]
    scale = Scale(state, battle, seat)
    return max(decision.hand, key=lambda card: scale.worth(bringing(state, battle, seat, card), theirs))


def bringing(state: State, battle: Battle, house: House, card: Card) -> Side:
    """What a card brings, as if it were the only one on the table."""
    imagined = battle.copy()
    imagined.cards = {house: card}
    swords, towers = icons(state, imagined, house)
    return Side(
        card,
        total(final(state, imagined, house)),
        swords,
        towers,
        bool(modifiers(state, imagined, house, VoidCardStrength)),
        bool(modifiers(state, imagined, house, NoCasualties, "cancel")),
    )


class Scale:
    """What the outcomes of one combat are worth to one side."""

    def __init__(self, state: State, battle: Battle, house: House) -> None:
        other = battle.opponent(house)
        self.cards = state.edition.cards
        self.own, self.enemies = (len(fighters(state, battle, one)) for one in (house, other))
        self.stake = area_worth(state, battle.area) + UNIT * min(self.own, 2)
        self.wins_ties = ahead(state, "fiefdoms", house, other)
        # The holder of a ready Blade has one more strength where it matters.
        blade = None if state.blade_used else state.holders["fiefdoms"]
        self.blade = (blade == house) - (blade == other)

    def worth(self, mine: Side, all_theirs: list[Side]) -> float:
        return sum([self.outcome(mine, theirs) for theirs in all_theirs]) / max(1, len(all_theirs)) - self.cost(mine)

    def outcome(self, mine: Side, theirs: Side) -> float:
        """The area goes to the winner, and swords take units from the loser."""
        lead = mine.strength - theirs.strength + self.blade
        if mine.voids:
            lead += self.cards[theirs.card].strength
        if theirs.voids:
            lead -= self.cards[mine.card].strength
        if lead > 0 or (lead == 0 and self.wins_ties):
            killed = 0 if theirs.spared else min(self.enemies, max(0, mine.swords - theirs.towers))
            return self.stake + UNIT * killed
        lost = 0 if mine.spared else min(self.own, max(0, theirs.swords - mine.towers))
        return -UNIT * lost

    def cost(self, mine: Side) -> float:
        return SPENT * self.cards[mine.card].strength
