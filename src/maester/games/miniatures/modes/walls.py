"""Castle walls: in A Storm of Swords they shoot and can be charged, in Honed and Ready they shoot at units nearby."""

from maester.games.miniatures.combat.attack import begin
from maester.games.miniatures.combat.harm import d3_for
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.arc import arcs, cut_to, frame, regions
from maester.games.miniatures.geometry.measure import within
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Hits
from maester.games.miniatures.steps.rounds import PlaySiege
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Dice
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import on_table
from maester.games.miniatures.values import Attack
from maester.kernel import Flow, only_if


def wall_targets(state: State, wall: str) -> list[str]:
    """Enemies before the wall, in long range of any point of it; no unit blocks its sight."""
    unit = state.units[wall]
    shape, front = outline(*unit.placed), regions(unit.facts.tray)["front"]
    return [
        name
        for name, each in on_table(state)
        if not state.friends(each.seat, unit.seat)
        and within(shape, outline(*each.placed), SIZES.long)
        and cut_to(frame(unit.placed, outline(*each.placed)), front)
    ]


@only_if(lambda state, unit, halved: wall_targets(state, unit))
def shoot_wall(state: State, unit: str, halved: bool) -> Flow[None]:
    """The wall's player chooses whom its arrows hit, if anybody is in range. (MIN-MODE-ASOS-18)"""
    wall = state.units[unit]
    target = yield from one_of(wall.seat, "arrows-target", wall_targets(state, unit), "MIN-MODE-ASOS-18")
    choices = arcs(state.units[target].placed, wall.placed)
    arc = yield from one_of(wall.seat, "attack-arc", choices, "MIN-RULE-19", unit)
    dice = wall.facts.attacks[0].dice[0]
    if not halved:
        done = occasions.AttackDone(unit, target, "long")
        state.do_next(PlaySiege(wall.seat, done))
    begin(state, Attack(unit, target, 0, arc), *((Dice(n=-(dice // 2)),) if halved else ()))


def arrows(state: State, units: tuple[str, ...]) -> None:
    """Units that scored from a marker near a wall suffer D3+2 hits, but no attack. (MIN-MODE-HAR-07, -08)"""
    state.do_next(*(Hits(name, d3_for(state, None, "arrows", 2)) for name in units if state.units[name].on_table))
