"""A unit ends up somewhere: markers are claimed, dangerous ground is met. (MIN-TERMS-06)"""

from maester.games.miniatures.combat.harm import take_wounds
from maester.games.miniatures.combat.rolled import d3_rolled
from maester.games.miniatures.events import DangerMet, UnitMoved
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.ground import Piece, crosses, on
from maester.games.miniatures.geometry.measure import Shape
from maester.games.miniatures.geometry.tray import Placed
from maester.games.miniatures.modes.carried import after_move
from maester.games.miniatures.modes.markers import claim_covered, settle_markers
from maester.games.miniatures.numbers import holds
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Danger
from maester.games.miniatures.values import Pose


def place(state: State, name: str, placed: Placed, how: str, swept: Shape | None = None) -> None:
    """A unit is moved. `swept` is what the straight part of the move covered. (MIN-MODE-AGOT-04)"""
    before, after = state.units[name].placed, Pose(*placed[1:])
    if placed == before:
        return
    entered = crossed(state, before, placed, swept)
    state.change(name, pose=after)
    state.tell(UnitMoved(name, how, after.x, after.y, after.heading))
    dangers = [Danger(name) for piece in entered if piece.has("dangerous")]
    if dangers and not holds(state, "ignores-dangerous", name):
        charging = how in ("charge", "failed-charge")  # a charge is hurt only once (MIN-TERRAIN-DANGEROUS-03)
        if not charging or state.hurt != name:
            state.do_next(*(dangers[:1] if charging else dangers))
    control = MODES[state.mode].control
    if control == "covered":
        if not holds(state, "no-objectives", name):
            claim_covered(state, name)
        settle_markers(state)
    elif control and not holds(state, "no-objectives", name):
        after_move(state, name)


def crossed(state: State, before: Placed, after: Placed, swept: Shape | None) -> list[Piece]:
    """The pieces of terrain that a move leads onto or over. (MIN-RULE-50)"""
    return [piece for piece in state.pieces if crosses(before, after, swept, piece)]


def danger(state: State, unit: str) -> None:
    """D3+1 wounds. (MIN-TERRAIN-DANGEROUS-01, MIN-TERRAIN-DANGEROUS-02)"""
    if state.units[unit].on_table:
        rolled = d3_rolled(state.chance, 1)
        state.hurt = unit
        state.tell(DangerMet(unit, rolled))
        take_wounds(state, unit, rolled.sum)


def stands_in_danger(state: State, name: str) -> bool:
    """Whether the ground hurts a unit that acts where it stands. (MIN-TERRAIN-DANGEROUS-01)"""
    placed = state.units[name].placed
    found = any(piece.has("dangerous") and on(placed, piece) for piece in state.pieces)
    return found and not holds(state, "ignores-dangerous", name)
