"""Worlds a seat cannot tell from the real one: what lies face down, put there again by luck."""

from maester.games.boardgame.facts import DECKS
from maester.games.boardgame.planning import keep, which_orders
from maester.games.boardgame.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat, chance: Chance) -> None:
    """New luck; decks in another order, other orders behind the others' screens, another tide in the enemy's hand."""
    state.chance = chance
    for deck in DECKS:
        # Sorted, so that the same luck deals the same world, whatever the hidden order really is.
        state.decks[deck] = chance.shuffled(sorted(state.decks[deck]))
    unknown = [card for card in state.wildling_deck if watcher not in state.wildlings_known.get(card, ())]
    dealt = iter(chance.shuffled(sorted(unknown)))
    state.wildling_deck = tuple(next(dealt) if card in unknown else card for card in state.wildling_deck)
    for house in state.assigned:
        if house != watcher:
            keep(state, house, which_orders(state, house).sample(chance))
    imagine_tides(state, watcher, chance)


def imagine_tides(state: State, watcher: Seat, chance: Chance) -> None:
    """Tides of Battle cards that the watcher has not seen."""
    battle = state.battle
    if battle is None or battle.tides_shown:
        return
    deck = [card for card, facts in state.edition.tides.items() for _ in range(facts.count)]
    if watcher in battle.tides:
        deck.remove(battle.tides[watcher])
    for house in battle.tides:
        if house != watcher:
            battle.tides[house] = chance.choice(deck)
            deck.remove(battle.tides[house])
