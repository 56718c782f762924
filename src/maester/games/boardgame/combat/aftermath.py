"""Clean-up of a battlefield: winners enter, the loser's orders and tokens go, cards are discarded."""

from maester.games.boardgame.combat.retreat import go, losses_into
from maester.games.boardgame.control import remove_enemy_token
from maester.games.boardgame.events import AreaConquered, MarchOrderMoved
from maester.games.boardgame.forces import place
from maester.games.boardgame.hands import discard_played, refill
from maester.games.boardgame.state import Battle, State
from maester.games.boardgame.tokens import remove_order
from maester.kernel import Flow


def clean_up_battlefield(state: State, battle: Battle) -> Flow[None]:
    """The winner takes the area, played cards are discarded, orders without units are removed."""
    if battle.winner == battle.attacker:
        remove_order(state, battle.area)
        if battle.repelled and battle.attackers:
            yield from send_back(state, battle)
        elif battle.attackers:
            enter(state, battle)
    for house in battle.sides:
        discard_played(state, battle, house)
    for house in battle.sides:
        refill(state, house, house in battle.last_card)
    if state.edition.orders_leave_empty_areas:
        for area in [area for area in state.orders if area not in state.units]:
            remove_order(state, area)


def enter(state: State, battle: Battle) -> None:
    """The attackers enter the area and control it."""
    units, battle.attackers = battle.attackers, ()
    place(state, battle.area, units)
    state.tell(AreaConquered(battle.attacker, battle.area, tuple(unit.kind for unit in units)))
    remove_enemy_token(state, battle.attacker, battle.area)
    if battle.march_again:
        state.orders[battle.area] = battle.order
        state.tell(MarchOrderMoved(battle.attacker, battle.area))


def send_back(state: State, battle: Battle) -> Flow[None]:
    """The winning attackers return to where they came from, not routed, as far as supply allows."""
    losses = losses_into(state, battle, battle.attacker, battle.origin, len(battle.attackers))
    yield from go(state, battle, battle.attacker, battle.origin, losses, routed=False)
