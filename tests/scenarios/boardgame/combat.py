"""A combat to be fought: who marches against whom, and what can be said in it.

    game = Field("tyrell knight knight", "lannister footman").fight()
    game.plays(tyrell="randyll-tarly", lannister="the-hound")
    assert game.final() == {"tyrell": 6, "lannister": 3}

Blackwater, where the combat is if nothing else is said, has no structure; it borders the Reach, where the attackers
come from, Crackclaw Point, Harrenhal, Searoad Marches, Stoney Sept, and King's Landing with its neutral force.
"""

from typing import Any, Self

from maester.games.boardgame import steps
from maester.games.boardgame.events import CombatWon, InitialStrength, UnitsLost
from maester.games.boardgame.facts import Area, Card, House, Token
from tests.scenarios.boardgame.scenario import Played, Scenario


class Combat(Played):
    """A game in which somebody marches into a combat."""

    # Sentences

    def marches(self, house: House, area: Area, moves: dict[Area, str], leave_power: bool = False) -> Self:
        """These units go from an area to others."""
        return self.asks(house, "march").says(house, march(area, moves, leave_power))

    def refuses_march(
        self, house: House, area: Area, moves: dict[Area, str], rule: str, leave_power: bool = False
    ) -> Self:
        """These units cannot go there."""
        return self.asks(house, "march").refuses(house, march(area, moves, leave_power), rule=rule)

    def supports(self, house: House, support: dict[Area, House | str]) -> Self:
        """Area by area, whom the support order there is for, or nobody."""
        return self.asks(house, "support").says(house, support)

    def plays(self, **cards: Card) -> Self:
        """House cards are chosen."""
        for house, card in cards.items():
            self.asks(house, "house-card").says(house, card)
        return self

    # What a test looks at

    def initial(self) -> dict[House, int]:
        """The initial strength of both sides in the latest combat."""
        told = self.told(InitialStrength)[-1]
        return {told.attacker: told.attack, told.defender: told.defense}

    def final(self) -> dict[House, int]:
        """The final strength of both sides in the latest combat that has an outcome."""
        told = self.told(CombatWon)[-1]
        return {told.winner: told.strength, told.loser: told.against}

    @property
    def winner(self) -> House:
        """Who won the latest combat."""
        return self.told(CombatWon)[-1].winner

    def lost(self, house: House, *why: str) -> str:
        """The units that a house has lost, for this reason or for any."""
        return " ".join(
            kind
            for loss in self.told(UnitsLost)
            if loss.house == house and (not why or loss.why in why)
            for kind in loss.units
        )

    def icons(self, house: House) -> tuple[int, int]:
        """Swords and towers of a side, as everybody sees them now."""
        battle = self.view(None).battle
        side = battle.attacker if battle.attacker.house == house else battle.defender
        return side.swords, side.towers

    def parts(self, house: House) -> dict[str, int]:
        """The lines of the sum of a side, as everybody sees them now."""
        battle = self.view(None).battle
        side = battle.attacker if battle.attacker.house == house else battle.defender
        found: dict[str, int] = {}
        for part in side.parts:
            found[part.what] = found.get(part.what, 0) + part.strength
        return found


def march(area: Area, moves: dict[Area, str], leave_power: bool = False) -> dict[str, Any]:
    """Units that go from an area to others, as an answer says it."""
    return {"area": area, "moves": {into: units.split() for into, units in moves.items()}, "leave_power": leave_power}


def marching(scenario: Scenario) -> Combat:
    """The marches of a written position begin."""
    return Combat(scenario.begin(steps.Marches()).table)


class Field(Scenario):
    """A march order that leads into a combat."""

    def __init__(
        self,
        attack: str,
        defense: str = "",
        at: Area = "blackwater",
        origin: Area = "the-reach",
        march: Token = "march-0",
        players: int = 6,
        **agreed: Any,
    ) -> None:
        """A side is its house and its units."""
        super().__init__(players, **agreed)
        self.at, self.origin = at, origin
        self.attacker, *units = attack.split()
        self.army(origin, self.attacker, " ".join(units)).order(origin, march)
        if defense:
            defender, *units = defense.split()
            self.army(at, defender, " ".join(units))

    def march(self) -> Combat:
        """The marches begin."""
        return marching(self)

    def fight(self) -> Combat:
        """All units that can march into the combat."""
        units = [unit.kind for unit in self.state.units[self.origin] if not unit.routed]
        return self.march().marches(self.attacker, self.origin, {self.at: " ".join(units)})
