"""A hint for bots: how likely a seat is to win, from 0 (lost) to 1 (won)."""

from maester.games.boardgame.control import controller
from maester.games.boardgame.facts import TRACKS, House
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import places
from maester.kernel import Seat

STRUCTURE = 1.0
LAND = 0.08
UNIT = {"footman": 0.08, "knight": 0.16, "siege-engine": 0.12, "ship": 0.1}
SUPPLY = 0.06
POWER = 0.025
PLACE = 0.06
"""Half a place on a track is worth so much."""
ROUNDS = 3
"""Prospects narrow: every so many rounds a lead counts for more."""


def evaluate(state: State, seat: Seat) -> float:
    """The share of the victory once the game is over; before that, the share to be expected."""
    if state.over:
        final = places(state)
        return 1 / list(final.values()).count(1) if final[seat] == 1 else 0.0
    strengths = standing_strength(state)
    weights = dict.fromkeys(state.seats, 1.0)
    # Products, not powers: they are the same number on every machine.
    for _ in range(2 + state.round // ROUNDS):
        for house in weights:
            weights[house] *= strengths[house]
    return weights[seat] / sum(weights.values())


def standing_strength(state: State) -> dict[House, float]:
    """What each house has made of the game so far, counted in structures."""
    realm = state.edition.realm
    found = {house: 0.5 + SUPPLY * state.supply[house] + POWER * state.power[house] for house in state.seats}
    for area, ground in realm.ground.items():
        if ground == "land":
            house = controller(state, area)
            if house is not None:
                found[house] += STRUCTURE + LAND if area in realm.points else LAND
    for units in state.units.values():
        for unit in units:
            found[unit.house] += UNIT[unit.kind] * (0.5 if unit.routed else 1.0)
    if state.battle:
        for unit in state.battle.attackers:
            found[unit.house] += UNIT[unit.kind]
    for track in TRACKS:
        for place, house in enumerate(reversed(state.tracks[track])):
            found[house] += PLACE * place
    return found
