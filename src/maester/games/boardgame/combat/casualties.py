"""CASUALTY: the winner's swords, less the loser's towers, cost the loser units."""

from maester.games.boardgame.combat.fighters import fighters, kill, meant
from maester.games.boardgame.combat.strength import icons, in_turn_order, modifiers
from maester.games.boardgame.facts import House
from maester.games.boardgame.losses import LoseCount
from maester.games.boardgame.state import Battle, State
from maester.games.boardgame.verbs import NoCasualties
from maester.kernel import Flow, ask


def take_casualties(state: State, battle: Battle) -> Flow[None]:
    """The loser's casualties; then, with Tides of Battle, the skulls, whoever won."""
    assert battle.winner is not None, "casualties follow the outcome"
    swords, _ = icons(state, battle, battle.winner)
    _, towers = icons(state, battle, battle.loser)
    yield from suffer(state, battle, battle.loser, swords - towers, "casualty")
    if battle.tides_shown:
        for house in in_turn_order(state, battle):
            skulls = state.edition.tides[battle.tides[battle.opponent(house)]].skulls
            yield from suffer(state, battle, house, skulls, "skull")


def spared(state: State, battle: Battle, house: House) -> bool:
    """Whether a house's card protects it from casualties."""
    return bool(modifiers(state, battle, house, NoCasualties, "cancel"))


def suffer(state: State, battle: Battle, house: House, count: int, why: str) -> Flow[None]:
    """A side loses this many standing units of its choice, or all it has."""
    if count <= 0 or spared(state, battle, house):
        return
    units = tuple(unit for unit in fighters(state, battle, house) if not unit.routed)
    if count >= len(units) or len({unit.kind for unit in units}) == 1:
        kill(state, battle, house, units[:count], why)
        return
    losses = yield from ask(house, which_casualties, state, house, count)
    kill(state, battle, house, meant(units, losses[battle.area]), why)


def which_casualties(state: State, house: House, count: int) -> LoseCount:
    battle = state.battle
    assert battle is not None, "casualties are taken in a combat"
    kinds = tuple(unit.kind for unit in fighters(state, battle, house) if not unit.routed)
    edition = state.edition
    return LoseCount(
        about="casualties",
        rule=edition.rules["casualties"],
        edition=edition.name,
        units={battle.area: kinds},
        count=count,
    )
