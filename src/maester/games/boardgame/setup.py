"""SETUP: the board before the first round."""

from typing import TypeVar

from maester.games.boardgame.edition import Edition, tracks_of
from maester.games.boardgame.facts import DECKS, TRACKS, House
from maester.games.boardgame.forces import place
from maester.games.boardgame.state import State, Unit
from maester.kernel import Chance

S = TypeVar("S", bound=State)


def playing(edition: Edition, players: int) -> tuple[House, ...]:
    """The houses in the game for a number of players."""
    return tuple(house for house, facts in edition.houses.items() if players in facts.players)


def set_up(kind: type[S], edition: Edition, players: int, chance: Chance) -> S:
    """Units, garrisons, neutral forces, tracks and decks as the rules and the houses' screens say."""
    houses = playing(edition, players)
    tracks = tracks_of(edition.houses, houses)
    state = kind(
        chance=chance,
        seats=houses,
        agenda=edition.first_round,
        units={},
        garrisons={edition.houses[h].home: edition.houses[h].garrison for h in houses if edition.houses[h].garrison},
        neutral=edition.neutral[players].copy(),
        closed=edition.closed.get(players, ()),
        pool={unit: facts.pool for unit, facts in edition.units.items()},
        power=dict.fromkeys(houses, edition.power_at_start),
        supply={house: edition.houses[house].supply for house in houses},
        hands={house: cards_of(edition, house) for house in houses},
        discards=dict.fromkeys(houses, ()),
        tracks=tracks,
        holders={track: tracks[track][0] for track in TRACKS},
        decks={
            deck: chance.shuffled(card for card, facts in edition.westeros[deck].items() for _ in range(facts.count))
            for deck in DECKS
        },
        westeros_discards=dict.fromkeys(DECKS, ()),
        wildlings=edition.wildlings_start,
        wildling_deck=chance.shuffled(edition.wildlings),
        home_arms_block_retreat=edition.home_arms_block_retreat,
    )
    for house in houses:
        for area, kinds in edition.houses[house].units.items():
            place(state, area, [Unit(house, unit) for unit in kinds])
    return state


def cards_of(edition: Edition, house: House) -> tuple[str, ...]:
    """The seven house cards of a house."""
    return tuple(card for card, facts in edition.cards.items() if facts.house == house)
