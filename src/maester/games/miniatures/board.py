"""BOARD, NCU and INFLUENCE: non-combat units claim zones of the tactics board and use their effects."""

from maester.games.miniatures.board_zones import free_zones, further_zones
from maester.games.miniatures.cards import draw
from maester.games.miniatures.combat.harm import d3_for, gain_tokens, heal, take_token
from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.events import InfluencePlaced, ZoneClaimed
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.missions import EXCHANGE, exchanges
from maester.games.miniatures.modes.quadrants import QUADRANTS, enter_quadrant, free_quadrants
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.board import ClaimZone, Influence, UseZone, ZoneEffect, ZoneOnUnit
from maester.games.miniatures.steps.fights import Hits, Panic
from maester.games.miniatures.steps.modes import ExchangeMission
from maester.games.miniatures.steps.rounds import FreeAction
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.fitting import fits
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.lying import zone_targets
from maester.games.miniatures.texts.questions import ForUnit, Said, one_of
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.which import CONDITIONS, Condition
from maester.games.miniatures.unit import enemy_units, on_table, own_units
from maester.games.miniatures.zone_targets import ATTACKS, MOVES, may_heal, takes_token, whom_the_zone_concerns
from maester.kernel import Amount, Barred, Flow, Pick, Seat, ask, only_if

CROWN_TEST = -1
WEALTH_HEALS = 3
TACTICS_DRAWS = 2


def act_ncu(state: State, ncu: str) -> Flow[None] | None:
    """It moves onto a free zone, or forgoes its action; a full board ends its activation. (MIN-BOARD-07, -09, -10)

    With nothing free it has no action that it could forgo for something else.
    """
    if state.ncus[ncu].gone or not (free_zones(state) or free_quadrants(state, ncu)):
        return None
    return choosing_zone(state, ncu)


def choosing_zone(state: State, ncu: str) -> Flow[None]:
    zone = yield from ask(state.ncus[ncu].seat, which_zone, state, ncu)
    if zone is None:
        return
    if zone in QUADRANTS:
        enter_quadrant(state, ncu, QUADRANTS[zone])
    elif zone == EXCHANGE:
        state.do_next(ExchangeMission(state.ncus[ncu].seat))
    else:
        state.do_next(ClaimZone(ncu, zone))


def which_zone(state: State, ncu: str) -> Pick[str | None]:
    options = (None, *free_zones(state), *free_quadrants(state, ncu), *exchanges(state, state.ncus[ncu].commander))
    return Pick(about="claim-zone", rule="MIN-BOARD-07", options=options, idle=None, forgoing=(None,))


def claim_zone(state: State, ncu: str, zone: str) -> None:
    """From now on the zone is controlled. Influence comes next, then the effect of the zone. (MIN-BOARD-08)"""
    state.board[zone] = ncu
    state.tell(ZoneClaimed(ncu, zone))
    seat = state.ncus[ncu].seat
    state.do_next(
        Happens(occasions.ZoneClaimed(seat, ncu, zone)),
        Influence(ncu),
        UseZone(ncu, zone),
        Happens(occasions.ZoneDone(seat, ncu, zone)),
    )


def end_ncu(state: State, ncu: str) -> None:
    state.change_ncu(ncu, activated=True)


# --------------------------------------------------------------------------------------------------- influence


def influence_targets(state: State, ncu: str) -> list[str]:
    """A unit bears one friendly and one enemy influence at most. (MIN-INFLUENCE-02, MIN-RULE-46)"""
    who = state.ncus[ncu]
    whose = who.facts.influence
    if who.gone or whose is None:
        return []
    units = {"friend": own_units, "enemy": enemy_units}.get(whose)
    found = units(state, who.seat) if units else [name for name, _ in on_table(state)]
    return [name for name in found if not bears_one(state, name, who.seat) and may_influence(state, ncu, name)]


def bears_one(state: State, name: str, seat: Seat) -> bool:
    """Whether a unit bears a friendly influence already, if that seat is its friend; otherwise, one of any enemy."""
    owner = state.units[name].seat
    friendly = state.friends(seat, owner)
    return any(ncu.on == name and state.friends(ncu.seat, owner) == friendly for ncu in state.ncus.values())


def influence_of(state: State, ncu: str) -> str | None:
    """The ability by which it influences."""
    if ncu in state.silenced:
        return None
    return next((each for each in state.ncus[ncu].facts.abilities if ABILITIES[each].kind == "influence"), None)


def may_influence(state: State, ncu: str, name: str) -> bool:
    ability = influence_of(state, ncu)
    if ability is None:
        return False
    return fits(state, Bound(state.ncus[ncu].seat, ability, "influence", ncu=ncu), ABILITIES[ability].influences, name)


@only_if(influence_targets)
def influence(state: State, ncu: str) -> Flow[None]:
    """Its card is attached to a combat unit, wherever one can bear it. (MIN-INFLUENCE-01, MIN-RULE-46)"""
    unit = yield from ask(state.ncus[ncu].seat, whom_to_influence, state, ncu)
    state.change_ncu(ncu, on=unit)
    state.tell(InfluencePlaced(ncu, unit))
    ability = influence_of(state, ncu)
    assert ability is not None
    if ABILITIES[ability].do:
        start(state, Bound(state.ncus[ncu].seat, ability, "influence", unit, ncu), ABILITIES[ability].do)


def whom_to_influence(state: State, ncu: str) -> Said:
    ability = influence_of(state, ncu)
    assert ability is not None, "only an NCU with influence asks"
    options = tuple(influence_targets(state, ncu))
    return Said(about="influence", rule="MIN-INFLUENCE-01", options=options, text=ability)


# --------------------------------------------------------------------------------------------- effects of the zones


def use_zone(state: State, ncu: str, zone: str) -> Flow[None] | None:
    """Some modes offer something else instead. (MIN-MODE-HAR-09, MIN-MODE-DWDW-07)"""
    seat = state.ncus[ncu].seat
    if state.ncus[ncu].gone:
        return None
    if others := instead(state):
        return choosing_effect(state, seat, zone, others)
    state.do_next(ZoneEffect(seat, zone))
    return None


def instead(state: State) -> tuple[str, ...]:
    """What a mode lets a player do in place of a zone's effect."""
    mode = MODES[state.mode]
    if mode.walls and not mode.walls_fight and arrow_targets(state):
        return ("arrows",)
    if mode.missions == "table":
        return ("missions",)
    return ()


def arrow_targets(state: State) -> list[str]:
    """Units that control a marker other than the one in the centre. (MIN-MODE-HAR-09)"""
    return [name for marker, name in state.markers.items() if name is not None and marker != "centre"]


def choosing_effect(state: State, seat: Seat, zone: str, others: tuple[str, ...]) -> Flow[None]:
    effect = yield from one_of(seat, "zone-effect", ("zone", *others), "MIN-BOARD-07")
    if effect == "zone":
        state.do_next(ZoneEffect(seat, zone))
    elif effect == "missions":
        state.do_next(ExchangeMission(seat))
    else:
        unit = yield from one_of(seat, "arrows-target", arrow_targets(state), "MIN-MODE-HAR-09")
        state.do_next(Hits(unit, d3_for(state, seat, "arrows", 2), seat))


def zone_effect(state: State, seat: Seat, zone: str, drawn: bool) -> Flow[None] | None:
    """Cards are drawn, and too large a hand discarded down, before anybody is chosen. (MIN-BOARD-04, MIN-RULE-49)"""
    if zone in further_zones(state):
        start(state, Bound(seat, zone, "ncu"), ABILITIES[zone].do)
        return None
    if zone == "tactics" and not drawn:
        state.do_next(ZoneEffect(seat, zone, drawn=True))
        draw(state, seat, TACTICS_DRAWS)
        return None
    return choosing_whom(state, seat, zone)


def choosing_whom(state: State, seat: Seat, zone: str) -> Flow[None]:
    """A unit is chosen; a part without a legal target does nothing. (MIN-RULE-43)"""
    unit = yield from ask(seat, whom_the_zone_concerns, state, seat, zone)
    if unit is not None:
        state.do_next(Happens(occasions.ZoneTargets(unit, seat, zone)), ZoneOnUnit(seat, zone, unit))


def zone_on_unit(state: State, seat: Seat, zone: str, unit: str, wanted: bool) -> Flow[None] | None:
    """A player who chose a unit for an action is not asked about the action again, unless the choice may only have
    served to get rid of a card that lies on the unit."""
    if not state.units[unit].on_table:
        return None
    wanted = wanted and not zone_targets(state, unit, zone)
    if zone == "crown":
        state.do_next(Panic(unit, (Part(CROWN_TEST, "crown"),), seat))  # MIN-BOARD-02
    elif zone == "combat":
        state.do_next(FreeAction(unit, ATTACKS, wanted=wanted))  # MIN-BOARD-05
    elif zone == "maneuver":
        state.do_next(FreeAction(unit, MOVES, wanted=wanted))  # MIN-BOARD-06
    elif zone == "wealth":
        return wealth(state, seat, unit)
    else:
        return tactics(state, seat, unit)
    return None


def wealth(state: State, seat: Seat, unit: str) -> Flow[None]:
    """Up to three wounds are healed, and one of its tokens removed. (MIN-BOARD-03, MIN-RULE-45)"""
    wounds = (yield from ask(seat, how_many_healed)) if may_heal(state, unit) else 0
    if tokens := state.units[unit].tokens:
        token: Condition = yield from one_of(seat, "remove-token", tokens, "MIN-RULE-45")
        take_token(state, unit, token)
    heal(state, unit, wounds)


def how_many_healed() -> Amount:
    return Amount(about="heal", rule="MIN-BOARD-03", least=0, most=WEALTH_HEALS, forgoing=(0,))


def tactics(state: State, seat: Seat, unit: str) -> Flow[None] | None:
    """A token of any kind that the unit can take. (MIN-BOARD-04)"""
    return giving(state, seat, unit) if any(takes_token(state, unit, each) is None for each in CONDITIONS) else None


def giving(state: State, seat: Seat, unit: str) -> Flow[None]:
    token = yield from ask(seat, which_token, state, unit)
    gain_tokens(state, unit, token)


def which_token(state: State, unit: str) -> ForUnit:
    barred = tuple(Barred(each, why) for each in CONDITIONS if (why := takes_token(state, unit, each)) is not None)
    in_vain = [each.option for each in barred]
    options = tuple(each for each in CONDITIONS if each not in in_vain)
    return ForUnit(about="which-token", rule="MIN-BOARD-04", options=options, barred=barred, unit=unit)
