"""Missions: The Winds of Winter has them in hands, Dark Wings, Dark Words on the table."""

from maester.games.miniatures.areas import zone_of
from maester.games.miniatures.events import MissionRevealed, MissionsChanged
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.measure import inside
from maester.games.miniatures.path import TABLE_DEPTH
from maester.games.miniatures.questions import one_of
from maester.games.miniatures.state import State
from maester.games.miniatures.tray import outline
from maester.games.miniatures.unit import commander_unit, enemies_engaged, is_solo, on_table, own_units, ranks
from maester.games.miniatures.victory import gain
from maester.kernel import Flow, Pick, Seat, Some, ask, together

ALWAYS = (11, 12)
"""Missions that are in every hand. (MIN-MODE-TWOW-03)"""
CHOICE = tuple(range(1, 11))
ON_TABLE = tuple(range(1, 10))
CHOSEN = 4
ROTATES_FROM = 3
FIRST_PLAYER = 11


def choose_missions(state: State) -> Flow[None]:
    """Four besides the two that all have, unseen by the others. (MIN-MODE-TWOW-03)"""
    chosen = yield from together(dict.fromkeys(state.seats, which_missions))
    for seat, missions in chosen.items():
        state.missions[seat] = (*sorted(missions), *ALWAYS)


def which_missions() -> Some[int]:
    return Some(about="choose-missions", rule="MIN-MODE-TWOW-03", options=CHOICE, least=CHOSEN, most=CHOSEN)


def lay_missions(state: State) -> None:
    """Two are active, two in reserve. (MIN-MODE-DWDW-03, MIN-MODE-DWDW-04)"""
    state.mission_deck = state.chance.shuffled(ON_TABLE)
    state.active_missions = tuple((None, next_mission(state)) for _ in range(2))
    state.reserve_missions = tuple(next_mission(state) for _ in range(2))
    tell_missions(state)


def tell_missions(state: State) -> None:
    state.tell(MissionsChanged(tuple(number for _, number in state.active_missions), state.reserve_missions))


def next_mission(state: State) -> int:
    """An empty deck is made anew of what was discarded. (MIN-MODE-DWDW-06)"""
    if not state.mission_deck:
        state.mission_deck, state.mission_discard = state.chance.shuffled(state.mission_discard), ()
    top, *rest = state.mission_deck
    state.mission_deck = tuple(rest)
    return top


def reveal_mission(state: State, seat: Seat) -> Flow[None] | None:
    if MODES[state.mode].missions == "hands":
        return revealing(state, seat) if state.missions[seat] else None
    if state.round >= ROTATES_FROM:  # MIN-MODE-DWDW-05
        state.mission_discard += tuple(number for _, number in state.active_missions)
        state.active_missions = tuple((None, number) for number in state.reserve_missions)
        state.reserve_missions = tuple(next_mission(state) for _ in range(2))
        tell_missions(state)
    return None


def revealing(state: State, seat: Seat) -> Flow[None]:
    """MIN-MODE-TWOW-04"""
    mission = yield from ask(seat, which_mission, state, seat)
    state.missions[seat] = tuple(each for each in state.missions[seat] if each != mission)
    state.missions_shown[seat] = (*state.missions_shown.get(seat, ()), mission)
    state.active_missions += ((seat, mission),)
    state.tell(MissionRevealed(seat, mission))


def which_mission(state: State, seat: Seat) -> Pick[int]:
    return Pick(about="reveal-mission", rule="MIN-MODE-TWOW-04", options=state.missions[seat])


def exchange_mission(state: State, seat: Seat) -> Flow[None]:
    """One active mission for one of the reserve, or one of the reserve for a new one. (MIN-MODE-DWDW-07)"""
    active = tuple(number for _, number in state.active_missions)
    options = (*(f"active:{each}" for each in active), *(f"reserve:{each}" for each in state.reserve_missions))
    what, _, number = (yield from one_of(seat, "exchange-mission", options, "MIN-MODE-DWDW-07")).partition(":")
    gone = int(number)
    if what == "active":
        new = yield from one_of(seat, "exchange-for", state.reserve_missions, "MIN-MODE-DWDW-07")
        state.active_missions = tuple((None, new if each == gone else each) for each in active)
        state.reserve_missions = tuple(each for each in state.reserve_missions if each != new)
    else:
        state.reserve_missions = tuple(each for each in state.reserve_missions if each != gone)
    state.mission_discard += (gone,)
    while len(state.reserve_missions) < 2:
        state.reserve_missions += (next_mission(state),)
    tell_missions(state)


# ------------------------------------------------------------------------------------------------------- scoring


def score_missions(state: State) -> None:
    """Each may be scored by everybody who meets its conditions, once a round. (MIN-MODE-TWOW-07, MIN-RULE-67)"""
    counted: dict[int, Seat | None] = {number: seat for seat, number in state.active_missions}
    for number, revealed_by in counted.items():
        for seat in one_of_each_side(state):
            points = worth(state, seat, number, revealed_by)
            if points:
                gain(state, seat, points, "mission")
        if number == FIRST_PLAYER and revealed_by is not None:
            state.next_first = revealed_by
    if MODES[state.mode].missions == "hands":
        state.mission_discard += tuple(counted)
        state.active_missions = ()  # MIN-MODE-TWOW-05


def one_of_each_side(state: State) -> list[Seat]:
    found: dict[int, Seat] = {}
    for seat in state.playing:
        found.setdefault(state.sides[seat], seat)
    return list(found.values())


def worth(state: State, seat: Seat, number: int, revealed_by: Seat | None) -> int:
    """What a mission gives a side now."""
    held = markers_of(state, seat)
    if number == 1:
        return 2 if "centre" in held else 0
    if number in (2, 3):
        return sum(zones_of(state, seat).count(zone) for zone in ("combat", "maneuver" if number == 2 else "tactics"))
    if number == 4:
        return board_majority(state, seat)
    if number == 5:
        return commanders(state, seat)
    if number == 6:
        return min(2, deep_units(state, seat))
    if number == 7:
        return 2 if most_engaged(state, seat) else 0
    if number == 8:
        tokens = sum(len(unit.tokens) for _, unit in on_table(state) if not state.friends(unit.seat, seat))
        return 2 if tokens >= 5 else int(tokens >= 3)
    if number == 9:
        return revenge(state, seat)
    if number == 10:
        return min(2, sum(in_their_half(state, seat, marker) for marker in held))
    if number == FIRST_PLAYER:
        return int(revealed_by is not None and state.friends(seat, revealed_by) and bool(held))
    return len(held)


def markers_of(state: State, seat: Seat) -> list[str]:
    held = state.markers.items()
    return [marker for marker, name in held if name is not None and state.friends(state.units[name].seat, seat)]


def zones_of(state: State, seat: Seat) -> list[str]:
    return [zone for zone, ncu in state.board.items() if state.friends(state.ncus[ncu].seat, seat)]


def board_majority(state: State, seat: Seat) -> int:
    """More zones than every opponent, two at least; equal counts half."""
    mine = len(zones_of(state, seat))
    theirs = max(len(zones_of(state, foe)) for foe in state.foes(seat))
    return 0 if mine < 2 or mine < theirs else 2 if mine > theirs else 1


def commanders(state: State, seat: Seat) -> int:
    """An enemy commander fell this round, or the own one destroyed somebody."""
    now = [each for each in state.slain if each.round == state.round]
    if any(state.units[each.unit].commander and not state.friends(state.units[each.unit].seat, seat) for each in now):
        return 2
    own = [commander_unit(state, mate) for mate in state.side(seat)]
    return int(any(each.source in own and each.source is not None for each in now))


def deep_units(state: State, seat: Seat) -> int:
    """Units with the whole tray in a zone of the enemy."""
    zones = [zone_of(state, foe) for foe in state.foes(seat)]
    shapes = [outline(*state.units[name].placed) for name in own_units(state, seat)]
    return sum(any(inside(shape, *zone) for zone in zones) for shape in shapes)


def most_engaged(state: State, seat: Seat) -> bool:
    """The ranks of the units that fight; solo units count their wounds, three at most."""
    totals = dict.fromkeys(state.sides.values(), 0)
    for name, unit in on_table(state):
        if enemies_engaged(state, name):
            totals[state.sides[unit.seat]] += min(3, unit.wounds) if is_solo(unit) else ranks(unit)
    mine = totals.pop(state.sides[seat])
    return mine > max(totals.values())


def revenge(state: State, seat: Seat) -> int:
    """Enemies destroyed this round, if a friend was destroyed before."""
    fallen = [each for each in state.slain if state.friends(state.units[each.unit].seat, seat)]
    if not fallen:
        return 0
    killed = [
        each
        for each in state.slain
        if each.round == state.round and each.by is not None and state.friends(each.by, seat) and each not in fallen
    ]
    return min(2, len(killed))


def in_their_half(state: State, seat: Seat, marker: str) -> bool:
    spot = state.spots[marker]
    if spot is None:
        return False
    _, low, _, high = zone_of(state, seat)
    near = low + high < TABLE_DEPTH
    return spot[1] > TABLE_DEPTH // 2 if near else spot[1] < TABLE_DEPTH // 2
