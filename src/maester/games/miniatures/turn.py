"""ROUND: rounds of alternating turns; in each, one unit is activated."""

from maester.games.miniatures.activation import begins_activation
from maester.games.miniatures.board_zones import free_zones
from maester.games.miniatures.events import NcuActivated, RoundBegan, TurnPassed, UnitActivated
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.board import ActNcu, EndNcu
from maester.games.miniatures.steps.modes import CleanUp
from maester.games.miniatures.steps.rounds import (
    Act,
    Activate,
    BeginRound,
    BringReserve,
    EndActivation,
    EndTurn,
    PlaySiege,
    Redeploy,
    RevealMission,
    TakeUpObjective,
    Turn,
)
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import listening, occasions
from maester.games.miniatures.texts.ending import expire
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.texts.uses import TURN
from maester.games.miniatures.unit import enemies_engaged, is_wall
from maester.kernel import Flow, Seat, Step

RESERVES_FROM = 3
"""The round in which reserves may come. (MIN-MODE-ASOS-11)"""
PASS = "pass"


def start_game(state: State) -> None:
    """Everything is deployed and the first player is named. (MIN-DEPLOY-07)"""
    state.active = state.first
    state.do_next(Happens(occasions.GameStarts(state.first)), BeginRound())


def begin_round(state: State) -> None:
    """Redeployments and missions come before the first turn, beginning with the first player."""
    state.round += 1
    state.turns, state.fought = (), ()
    state.active = state.first
    state.tell(RoundBegan(state.round, state.first))
    mode, seats = MODES[state.mode], in_order(state)
    steps: list[Step] = []
    if mode.redeploy is not None and state.round > 1:
        steps += [Redeploy(seat) for seat in seats]
    if mode.missions == "hands" and state.round >= mode.scores_from:
        steps += [RevealMission(seat) for seat in seats]
    elif mode.missions == "table":
        steps.append(RevealMission(state.first))
    if state.siege:
        steps += [PlaySiege(seat, occasions.RoundStarts(state.first)) for seat in seats]
    steps += [BringReserve(seat) for seat in seats]
    state.do_next(*steps, Happens(occasions.RoundStarts(state.first)), Turn(state.first))


def after(state: State, seat: Seat) -> Seat:
    """Whose turn is next: the next player on the left who still plays; in a team game, one of the other team, whose
    members take turns. (MIN-ROUND-07, MIN-FFA-04, MIN-TEAM-06)"""
    foes = [each for each in state.foes(seat) if each not in state.out]
    if not foes:
        return seat
    team = [each for each in foes if state.friends(each, foes[0])]
    last = next((each for each in reversed(state.turns) if each in team), None)
    return next((each for each in team if each != last), foes[0])


# --------------------------------------------------------------------------------------------------- who can act


def must_activate(state: State, seat: Seat) -> list[str]:
    """Units and NCUs that have not been activated this round. (MIN-ROUND-04)

    A unit that found no room when deploying comes in during the first round. (MIN-RULE-58)
    """
    units = [
        name
        for name, unit in state.units.items()
        if unit.seat == seat
        and not unit.activated
        and unit.wounds
        and not unit.reserve
        and unit.master is None
        and not is_wall(unit)
        and (unit.on_table or state.round == 1)
    ]
    return [*units, *ready_ncus(state, seat)]


def ready_ncus(state: State, seat: Seat) -> list[str]:
    """NCUs that can be activated; if so agreed, none while the board is full. (MIN-RULE-44)"""
    if state.options.no_ncu_on_full_board and not free_zones(state):
        return []
    return [name for name, ncu in state.ncus.items() if ncu.seat == seat and not ncu.activated and not ncu.gone]


def may_activate(state: State, seat: Seat) -> list[str]:
    """Reserves and castle walls may be activated, but need not be. (MIN-RULE-79)"""
    if state.defender is None or not state.friends(seat, state.defender):
        return []
    return [
        name
        for name, unit in state.units.items()
        if unit.seat == seat
        and not unit.activated
        and unit.wounds
        and (is_wall(unit) or (unit.reserve and state.round >= RESERVES_FROM))
    ]


def side_of(state: State, seat: Seat) -> list[Seat]:
    """A seat, and its team mates who still play. (MIN-TEAM-06)"""
    return [each for each in (seat, *state.side(seat)) if each not in state.out]


def ready(state: State, seat: Seat) -> list[str]:
    """All that a player's side must still activate."""
    return [name for mate in dict.fromkeys(side_of(state, seat)) for name in must_activate(state, mate)]


# --------------------------------------------------------------------------------------------------- turns


def turn(state: State, seat: Seat) -> None:
    """The round goes on until all units of all players have been activated. (MIN-ROUND-07..10)"""
    if seat in state.out:  # a team still has its turn (MIN-TEAM-06)
        state.do_next(Turn(next(iter(side_of(state, seat)), after(state, seat))))
        return
    state.active, state.no_cards, state.hurt = seat, (), None
    state.turns += (seat,)
    state.held = engaged_pairs(state) if listening.asks_who_was_engaged(state) else ()
    units = ready(state, seat)
    if not units and not any(ready(state, foe) for foe in state.playing):
        state.do_next(CleanUp())
        return
    state.do_next(Turn(after(state, seat)))
    if not units and not may_activate(state, seat):
        state.tell(TurnPassed(seat))
        return
    steps: list[Step] = [Happens(occasions.TurnStarts(seat))]
    if MODES[state.mode].objectives == "hands":
        steps.append(TakeUpObjective(seat))
    if state.siege:
        steps.append(PlaySiege(seat, occasions.TurnStarts(seat)))
    state.do_next(*steps, Activate(seat))


def engaged_pairs(state: State) -> tuple[tuple[str, str], ...]:
    """Which units are engaged with which as the turn begins."""
    found = [name for name, unit in state.units.items() if unit.on_table]
    return tuple((name, enemy) for name in found for enemy in enemies_engaged(state, name))


def activate(state: State, seat: Seat) -> Flow[None] | None:
    """A player who has units left cannot pass. (MIN-ROUND-04, MIN-ROUND-08)"""
    units = ready(state, seat)
    if seat in state.must_fight and any(name in state.units for name in units):
        units = [name for name in units if name in state.units]
    options = [*units, *(name for mate in dict.fromkeys(side_of(state, seat)) for name in may_activate(state, mate))]
    if not options:
        state.do_next(EndTurn(seat))
        return None
    return choosing_unit(state, seat, options if units else [*options, PASS])


def choosing_unit(state: State, seat: Seat, options: list[str]) -> Flow[None]:
    name = yield from one_of(seat, "activate", options, "MIN-ROUND-04")
    if name == PASS:
        state.tell(TurnPassed(seat))
        state.do_next(EndTurn(seat))
        return
    if name in state.ncus:
        owner = state.ncus[name].seat
        state.tell(NcuActivated(owner, name))
        steps: list[Step] = [Happens(occasions.NcuActivates(owner, name)), ActNcu(name), EndNcu(name)]
    else:
        owner = state.units[name].seat
        state.tell(UnitActivated(owner, name))
        steps = [*begins_activation(state, name), Act(name), EndActivation(name)]
    state.active = owner  # in a team the owner of the unit acts
    state.do_next(*steps, Happens(occasions.TurnEnds(seat)), EndTurn(seat))


def end_activation(state: State, unit: str) -> None:
    """The unit gets its activation token. (MIN-ACTION-03)"""
    if state.units[unit].wounds:
        state.change(unit, activated=True)


def end_turn(state: State, seat: Seat) -> None:
    """Effects of the turn end. (MIN-ROUND-06)"""
    for until in ("turn", "charge"):
        expire(state, until)
    state.started, state.starting, state.taunted = (), None, ()
    state.must_fight = tuple(each for each in state.must_fight if each != seat)
    state.later = tuple(each for each in state.later if each.at not in ("zone-done", "action", "zone") or each.zones)
    state.spent = tuple(each for each in state.spent if not each.startswith(TURN))
    state.hurt = None


def whose_turn(state: State) -> str:
    """The rule that says whose turn it is."""
    if state.windows:
        return "MIN-TIMING-03"
    if state.step is not None and state.step.phase in ("setup", "deployment"):
        return "MIN-RULE-97" if state.corners else "MIN-DEPLOY-03"
    if state.corners:
        return "MIN-FFA-04"
    return "MIN-TEAM-06" if len(state.seats) > len(set(state.sides.values())) else "MIN-ROUND-02"
