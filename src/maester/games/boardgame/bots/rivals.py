"""Who is about to win: what the other houses hold, and what they could take next."""

from maester.games.boardgame.bots.prospects import best_margins
from maester.games.boardgame.control import all_structures, controller
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.state import State

IN_REACH = 0.7
"""How much a structure without an owner counts for a house that could take it. If several could, they share this."""

MARGIN = -1
"""With at least this margin, a structure is in reach: an order or support makes up for what is missing."""

USUAL, STEP, LEAST = 3, 0.8, -0.5
"""Three structures are nothing special. Each one more makes its holder this much more worth attacking, and each one
less this much less."""

ORDINARY = 0.1
"""How much more an area is worth because a house with the usual number of structures would lose it."""

ALARMS = ((4.5, 0.3), (5.5, 0.5))
"""A house with at least so many structures has to be stopped, whoever it is: the number, and the worth it adds."""


class Rivals:
    """How close every house is to victory."""

    def __init__(self, state: State) -> None:
        self.looming: dict[House, float] = {house: float(held) for house, held in all_structures(state).items()}
        """Structures held, and a part of those without an owner that are in reach."""
        self.contenders: dict[Area, list[House]] = {}
        """Who could take a structure without an owner."""
        for area, margins in best_margins(state).items():
            if controller(state, area) is None:
                able = [house for house, margin in margins.items() if margin >= MARGIN]
                self.contenders[area] = able
                for house in able:
                    self.looming[house] += IN_REACH / len(able)

    def alarm(self, house: House) -> float:
        """How much more an area is worth because this house would lose it. The closer it is to victory, the more."""
        looming = self.looming[house]
        urgent = sum([more for number, more in ALARMS if looming >= number])
        return max(LEAST, ORDINARY + STEP * (looming - USUAL) + urgent)

    def denial(self, area: Area, house: House) -> float:
        """How much more an area is worth because no other house could then take it."""
        return max([self.alarm(other) for other in self.contenders.get(area, ()) if other != house] + [0.0])
