"""Worlds a seat cannot tell from the real one: everything face down is dealt again."""

from maester.games.boardgame.facts import DECKS
from maester.games.boardgame.planning import keep, which_orders
from maester.games.boardgame.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    """New luck: decks in another order, and other orders and Tides of Battle cards for the other houses."""
    state.chance = chance
    for deck in DECKS:
        # Sorted, so that the same luck gives the same world, whatever the real hidden order is.
        state.decks[deck] = chance.shuffled(sorted(state.decks[deck]))
    eyes = state.seats if watcher is None else (watcher,)
    known = [card for card, houses in state.wildlings_known.items() if all(house in houses for house in eyes)]
    unknown = [card for card in state.wildling_deck if card not in known]
    dealt = iter(chance.shuffled(sorted(unknown)))
    state.wildling_deck = tuple(next(dealt) if card in unknown else card for card in state.wildling_deck)
    if watcher is None:
        # A house that has looked at a card no longer knows where it is, now that the deck was shuffled.
        state.wildlings_known = {card: state.wildlings_known[card] for card in known}
    for house in state.assigned:
        if house != watcher:
            keep(state, house, which_orders(state, house).sample(chance))
    imagine_tides(state, watcher, chance)


def imagine_tides(state: State, watcher: Seat | None, chance: Chance) -> None:
    """Draw again the Tides of Battle cards the watcher has not seen."""
    battle = state.battle
    if battle is None or battle.tides_shown:
        return
    deck = [card for card, facts in state.edition.tides.items() for _ in range(facts.count)]
    if watcher is not None and watcher in battle.tides:
        deck.remove(battle.tides[watcher])
    for house in battle.tides:
        if house != watcher:
            battle.tides[house] = chance.choice(deck)
            deck.remove(battle.tides[house])


def face_down(state: State) -> bool:
    """Whether there are face-down orders that were assigned in turn order."""
    return bool(state.assigned)
