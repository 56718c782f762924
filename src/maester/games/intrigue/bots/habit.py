"""What an experienced player would place: keep one's own houses playable, and block the others'."""

from maester.games.intrigue.facts import DECK, HOUSE_OF, HOUSES, House
from maester.games.intrigue.place import PlaceCard, Placement
from maester.games.intrigue.state import Spot, State
from maester.kernel import Chance, Decision, Seat

FREE_PLACE = 0.75
"""How much a free place in row 1, which any house may take, counts as an opening for each house."""

CARDS_OF = {house: sum(HOUSE_OF[card] == house for card in DECK) for house in HOUSES}


def habit(state: State, seat: Seat, decision: Decision[Placement], chance: Chance) -> Placement:
    """The placement that leaves most room for the houses one has a stake in; among equals, any."""
    assert isinstance(decision, PlaceCard), "the only question of this game"
    stakes, rooms = stakes_of(state, seat), rooms_of(state)
    best, found = float("-inf"), []
    for house, card in {HOUSE_OF[card]: card for card in decision.hand}.items():
        stakes[house] -= 1  # it would have left the hand
        for spot in decision.spots(card):
            worth = gain(state, house, spot, stakes, rooms) - ease(rooms[house])
            if worth > best:
                best, found = worth, [(card, *spot)]
            elif worth == best:
                found.append((card, *spot))
        stakes[house] += 1
    return Placement(*chance.choice(found))


def kind(answer: Placement) -> tuple[House, int, int]:
    """What matters about a placement: cards of one house differ only in name."""
    return HOUSE_OF[answer.card], answer.row, answer.place


def chapter(state: State) -> int:
    """A bot plays a round to its end before it judges the position."""
    return state.round


def stakes_of(state: State, seat: Seat) -> dict[House, float]:
    """The stake in each house: one's own cards of it, minus those an opponent still in play may hold."""
    hands, turns = state.hands, state.turns
    own = [HOUSE_OF[card] for card in hands[seat]]
    stakes = {house: float(own.count(house)) for house in HOUSES}
    opponents = len(turns) - 1
    if opponents:
        laid = [HOUSE_OF[card] for card in state.cards.values()]
        in_play = sum([len(hands[other]) for other in turns]) - len(own)
        for house in HOUSES:
            unseen = CARDS_OF[house] - own.count(house) - laid.count(house)
            # Players who are out may hold some of them, but none of a house they are known to lack.
            out = [len(hands[other]) for other, lacking in state.lacking.items() if house not in lacking]
            stakes[house] -= unseen * in_play / (in_play + sum(out) + len(state.unused)) / opponents
    return stakes


def rooms_of(state: State) -> dict[House, float]:
    """How many places each house has now."""
    rooms = dict.fromkeys(HOUSES, FREE_PLACE * (state.cap - (state.right - state.left + 1)))
    for left, right in state.openings.values():
        rooms[left] += 1
        if right != left:
            rooms[right] += 1
    return rooms


def gain(state: State, house: House, spot: Spot, stakes: dict[House, float], rooms: dict[House, float]) -> float:
    """How much easier it becomes to place cards, weighted by the stakes, once a card of this house is there."""
    total = 0.0
    for changed, change in room_changes(state, house, spot).items():
        room = rooms[changed] + 1
        total += stakes[changed] * change / (room * (room + change))  # ease after it, minus ease before it
    return total


def room_changes(state: State, house: House, spot: Spot) -> dict[House, float]:
    """The places each house gains and loses: one is taken, and with each neighbour one opens above."""
    cards, (row, place) = state.cards, spot
    changes = dict.fromkeys(HOUSES, -FREE_PLACE) if row == 1 else dict.fromkeys(state.openings[spot], -1.0)
    for neighbour in (cards.get((row, place - 1)), cards.get((row, place + 1))):
        if neighbour is not None:
            beside = HOUSE_OF[neighbour]
            changes[house] += 1
            if beside != house:
                changes[beside] = changes.get(beside, 0) + 1
    return changes


def ease(room: float) -> float:
    """How certain a card is to find a place if its house has that much room."""
    return room / (room + 1)
