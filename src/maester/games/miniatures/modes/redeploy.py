"""Units that come back, and reserves. (MIN-MODE-ACOK-06, MIN-MODE-ASOS-08..12, MIN-MODE-HWS-09)"""

from maester.games.miniatures.areas import Area, own_edges, side_strips, zone_of
from maester.games.miniatures.deploy import PlaceUnit, placing_question
from maester.games.miniatures.events import UnitRedeployed
from maester.games.miniatures.facts import ATTACHMENTS, MODES
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.rounds import Act, Redeploy
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import Reserve
from maester.games.miniatures.texts.in_force import changes, has
from maester.games.miniatures.unit import commander_unit, full_wounds, is_wall
from maester.games.miniatures.values import Pose, Unit
from maester.kernel import Flow, Pick, Seat, ask, only_if


def can_return(state: State, seat: Seat) -> list[str]:
    """Destroyed units that may come back and find room."""
    how = MODES[state.mode].redeploy
    if how == "commander":
        name = commander_unit(state, seat)
        found = [] if name is None else [name]
    elif how == "attacker":
        assert state.defender is not None
        attacks = not state.friends(seat, state.defender)
        found = [name for name, unit in state.units.items() if attacks and unit.seat == seat and returns(state, name)]
    else:
        found = [name for name, unit in state.units.items() if unit.seat == seat]
    fallen = [name for name in found if state.units[name].wounds == 0 and not stays_out(state.units[name])]
    return [name for name in fallen if return_question(state, name).some_room() is not None]


def stays_out(unit: Unit) -> bool:
    """Castle walls, and bonded animals, which come with their masters only."""
    return is_wall(unit) or unit.master is not None


def returns(state: State, name: str) -> bool:
    """Characters are destroyed for good. (MIN-MODE-ASOS-09)"""
    return not state.units[name].facts.character


@only_if(can_return)
def redeploy(state: State, seat: Seat) -> Flow[None]:
    """At the start of a round, the first player first. (MIN-RULE-69)"""
    name = yield from ask(seat, which_unit, state, seat)
    if name is None:
        return
    pose = yield from ask_where(seat, return_question, state, name)
    how, unit = MODES[state.mode].redeploy, state.units[name]
    changes: dict[str, object] = {"lost": tuple(each for each in unit.lost if ATTACHMENTS[each].enemy)}
    if how == "attacker":  # a normal model takes the place of a character
        lost = tuple(each for each in unit.attachments if ATTACHMENTS[each].character)
        changes = {"attachments": tuple(each for each in unit.attachments if each not in lost), "lost": lost}
        changes["commander"] = unit.commander and not any(ATTACHMENTS[each].commander for each in lost)
    put_back(state, name, pose, activated=how == "one", **changes)  # MIN-MODE-HWS-10
    if how == "attacker":
        state.do_next(Redeploy(seat))
    state.do_next(Happens(occasions.Deployed(name, seat)))


def put_back(state: State, name: str, pose: Pose, activated: bool, **changes: object) -> None:
    """With all its models, without tokens. (MIN-RULE-69)"""
    unit = state.units[name]
    full = full_wounds(unit.card)
    state.change(name, pose=pose, wounds=full, activated=activated, tokens=(), reserve=False, used=(), **changes)
    state.tell(UnitRedeployed(name, pose.x, pose.y, pose.heading))


def which_unit(state: State, seat: Seat) -> Pick[str | None]:
    rule = {"commander": "MIN-MODE-ACOK-06", "attacker": "MIN-MODE-ASOS-08"}.get(
        MODES[state.mode].redeploy or "", "MIN-MODE-HWS-09"
    )
    return Pick(about="redeploy", rule=rule, options=(None, *can_return(state, seat)), idle=None)


def return_question(state: State, name: str) -> PlaceUnit:
    seat, how = state.units[name].seat, MODES[state.mode].redeploy
    zones: tuple[Area, ...]
    if how == "commander":
        zones, rule = (zone_of(state, seat), *side_strips(state)), "MIN-MODE-ACOK-06"
    elif how == "attacker":
        zones, rule = (zone_of(state, seat),), "MIN-MODE-ASOS-08"
    else:
        zones, rule = (*own_edges(state, seat), *side_strips(state)), "MIN-MODE-HWS-09"
    part = how == "one" and state.options.any_part_near_edge
    return placing_question(state, name, zones, "redeploy-pose", rule, keeps_away=True, part=part)


# ------------------------------------------------------------------------------------------------------- reserves


def reserve_question(state: State, name: str) -> PlaceUnit:
    """Completely within short range of a side edge. (MIN-MODE-ASOS-11, MIN-RULE-98)"""
    return placing_question(state, name, side_strips(state), "reserve-pose", "MIN-MODE-ASOS-11", keeps_away=True)


@only_if(lambda state, name: reserve_question(state, name).some_room() is not None)
def bring_in(state: State, name: str) -> Flow[None]:
    """It comes in at the start of its activation, and then acts. (MIN-MODE-ASOS-12)"""
    pose = yield from ask_where(state.units[name].seat, reserve_question, state, name)
    put_back(state, name, pose, activated=False)
    state.do_next(Happens(occasions.Deployed(name, state.units[name].seat)), Act(name))


# ------------------------------------------------------------------------------------------------- who was held back


def held_back(state: State, seat: Seat) -> list[str]:
    """Units held back by their own ability that may come in now and have room at their edges."""
    waiting = [name for name, unit in state.units.items() if unit.seat == seat and unit.reserve and unit.wounds]
    found = [name for name in waiting if stalks(state, name) or (seat != state.first and has(state, Reserve, name))]
    return [name for name in found if edge_question(state, name).some_room() is not None]


def stalks(state: State, name: str) -> bool:
    """Whether it comes in at side edges only, whoever is first player."""
    return any(change.stalks for _, change, _ in changes(state, Reserve, name))


@only_if(held_back)
def bring_reserve(state: State, seat: Seat) -> Flow[None]:
    """At the start of a round. Most of these units may come in only if their player is not the first player."""
    name = yield from ask(seat, which_reserve, state, seat)
    if name is not None:
        pose = yield from ask_where(seat, edge_question, state, name)
        state.change(name, pose=pose, reserve=False)
        state.tell(UnitRedeployed(name, pose.x, pose.y, pose.heading))
        state.do_next(Happens(occasions.Deployed(name, seat)))


def which_reserve(state: State, seat: Seat) -> Pick[str | None]:
    return Pick(about="bring-reserve", rule="MIN-RULE-98", options=(None, *held_back(state, seat)), idle=None)


def edge_question(state: State, name: str) -> PlaceUnit:
    own = () if stalks(state, name) else own_edges(state, state.units[name].seat)
    zones = (*own, *side_strips(state))
    return placing_question(state, name, zones, "reserve-pose", "MIN-RULE-98", keeps_away=True)
