"""Objective cards in hands and on units: A Clash of Kings, Fire and Blood; and the scoring of markers."""

from itertools import takewhile

from maester.games.miniatures.events import CardTaken, ObjectiveDrawn, PointLaid, UnitMarked
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.measure import within
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.modes.missions import choose_missions
from maester.games.miniatures.modes.objectives import FOR_UNITS, has_card
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import ScoreMarker
from maester.games.miniatures.steps.setup import AssignObjective, MarkUnits
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import commander_unit, on_table
from maester.games.miniatures.victory import gain
from maester.kernel import Flow, Pick, Seat, ask, only_if

EACH = 2
MARKED_EACH = 2


def choose_cards(state: State, seat: Seat) -> Flow[None]:
    """Missions, or objective cards for the commanders."""
    if MODES[state.mode].missions == "hands":
        yield from choose_missions(state)
        return
    state.cards_left = FOR_UNITS
    state.kings_cards = dict.fromkeys(state.seats, ())
    yield from take_cards(state)


def take_cards(state: State) -> Flow[None]:
    """One at a time, the first player last, until everybody has two or none is left. (MIN-MODE-ACOK-03)"""
    at = state.seats.index(state.first) + 1
    around = (*state.seats[at:], *state.seats[:at])
    for _ in range(EACH):
        for seat in around:
            if state.cards_left:
                card = yield from one_of(seat, "take-objective", state.cards_left, "MIN-MODE-ACOK-03")
                state.cards_left = tuple(each for each in state.cards_left if each != card)
                state.kings_cards[seat] = tuple(sorted((*state.kings_cards[seat], card)))
                state.tell(CardTaken(seat, card))


def take_up_objective(state: State, seat: Seat) -> Flow[None] | None:
    """The unit of the commander has its effect until the round ends; each once a game. (MIN-MODE-ACOK-04, -05)

    One at the start of a turn, so both in one round if there are two turns. (MIN-RULE-100)
    """
    name = commander_unit(state, seat)
    can = name is not None and state.units[name].on_table
    return taking_up(state, seat) if can and state.kings_cards[seat] else None


def taking_up(state: State, seat: Seat) -> Flow[None]:
    card = yield from ask(seat, which_card, state, seat)
    name = commander_unit(state, seat)
    if card is not None and name is not None:
        state.kings_cards[seat] = tuple(each for each in state.kings_cards[seat] if each != card)
        state.objectives[card] = name
        state.tell(CardTaken(seat, card, used=True))


def which_card(state: State, seat: Seat) -> Pick[str | None]:
    return Pick(about="use-objective", rule="MIN-MODE-ACOK-04", options=(None, *state.kings_cards[seat]), idle=None)


# ------------------------------------------------------------------------------------------------- Fire and Blood


def marked_of(state: State, side: int) -> int:
    return sum(state.sides[state.units[name].seat] == side for name in state.objectives.values())


def can_mark(state: State, seat: Seat) -> list[str]:
    """Enemy units of a side that has fewer than two marked ones. (MIN-MODE-FAB-02)"""
    return [
        name
        for name, unit in on_table(state)
        if not state.friends(unit.seat, seat)
        and not has_card(state, name)
        and marked_of(state, state.sides[unit.seat]) < MARKED_EACH
    ]


def mark_units(state: State, seat: Seat) -> Flow[None] | None:
    """In turn, beginning with the first player. (MIN-MODE-FAB-02, MIN-RULE-92)"""
    if not state.cards_left and not state.objectives:
        state.cards_left = FOR_UNITS
        state.do_next(MarkUnits(state.first))
        return None
    at = state.seats.index(seat)
    for each in (*state.seats[at:], *state.seats[:at]):
        if can_mark(state, each) and len(state.objectives) < len(FOR_UNITS):
            return marking(state, each)
    return None


def marking(state: State, seat: Seat) -> Flow[None]:
    name = yield from one_of(seat, "mark-unit", can_mark(state, seat), "MIN-MODE-FAB-02")
    state.tell(UnitMarked(name))
    at = state.seats.index(seat)
    state.do_next(AssignObjective(name), MarkUnits(state.seats[(at + 1) % len(state.seats)]))


def assign_objective(state: State, unit: str) -> Flow[None]:
    """Its owner gives it a card, each card once. (MIN-MODE-FAB-03)"""
    card = yield from one_of(state.units[unit].seat, "assign-objective", state.cards_left, "MIN-MODE-FAB-03")
    state.cards_left = tuple(each for each in state.cards_left if each != card)
    state.objectives[card] = unit
    state.tell(ObjectiveDrawn(unit, card))


def point_targets(state: State, name: str) -> list[str]:
    unit = state.units[name]
    if not unit.on_table:
        return []
    shape = outline(*unit.placed)
    return [
        other
        for other, each in on_table(state)
        if not state.friends(each.seat, unit.seat) and within(shape, outline(*each.placed), SIZES.long)
    ]


@only_if(point_targets)
def lay_point(state: State, unit: str) -> Flow[None]:
    """The commander's player may lay a victory point on an enemy in long range. (MIN-MODE-FAB-05)"""
    target = yield from ask(state.units[unit].seat, where_to_lay, state, unit)
    if target is not None:
        there = state.units[target]
        counters = {**dict(there.counters), "victory": there.count("victory") + 1}
        state.change(target, counters=tuple(counters.items()))
        state.tell(PointLaid(unit, target))


def where_to_lay(state: State, unit: str) -> Pick[str | None]:
    return Pick(about="lay-point", rule="MIN-MODE-FAB-05", options=(None, *point_targets(state, unit)), idle=None)


# ------------------------------------------------------------------------------------------------- scoring markers


def score_marker(state: State, marker: str) -> None:
    """One point, two for the commander's unit. The card of the marker acts when all are scored, so that a unit it moves
    scores nothing more. (MIN-MODE-AGOT-08, MIN-MODE-AGOT-09, MIN-RULE-103)"""
    name = state.markers[marker]
    if name is not None:
        unit = state.units[name]
        gain(state, unit.seat, 1 + unit.commander, "marker")
        before = tuple(takewhile(lambda step: isinstance(step, ScoreMarker | Happens), state.agenda))
        acts = Happens(occasions.MarkerScored(name, unit.seat, marker))
        state.agenda = (*before, acts, *state.agenda[len(before) :])
