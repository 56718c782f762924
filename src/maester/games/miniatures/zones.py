"""Which player has which zone or corner, and who begins. (MIN-DEPLOY-01, MIN-DEPLOY-02, MIN-FFA-02..03)"""

from maester.games.miniatures.combat.rolled import Die
from maester.games.miniatures.events import (
    CornerChosen,
    FirstPlayerNamed,
    RolesChosen,
    ZoneChosen,
    ZoneLeft,
    ZonesRolled,
)
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.planting import plants
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.setup import (
    ChooseCards,
    Deploy,
    DrawHands,
    MarkUnits,
    NameFirstPlayer,
    PickCorners,
    StartGame,
)
from maester.games.miniatures.texts.questions import one_of
from maester.kernel import Flow, Pick, Seat, Step, ask


def roll_off(state: State, seats: tuple[Seat, ...]) -> Seat:
    """Each rolls a die; the highest wins, ties are rolled again."""
    dice = dict(zip(seats, state.chance.dice(len(seats)), strict=True))
    best = max(dice.values())
    left = tuple(seat for seat in seats if dice[seat] == best)
    if len(left) == 1:
        state.tell(ZonesRolled({seat: Die(face, face == best) for seat, face in dice.items()}))
        return left[0]
    return roll_off(state, left)


def captains(state: State) -> tuple[Seat, ...]:
    """One seat of each side."""
    found: dict[int, Seat] = {}
    for seat in state.seats:
        found.setdefault(state.sides[seat], seat)
    return tuple(found.values())


def roll_for_zones(state: State) -> Flow[None]:
    """The higher die chooses a zone, or leaves the choice to the opponent. (MIN-DEPLOY-01)"""
    if state.corners:
        state.first = roll_off(state, state.seats)  # MIN-FFA-03
        state.tell(FirstPlayerNamed(state.first))
        at = state.seats.index(state.first)
        state.do_next(PickCorners((*state.seats[at:], *state.seats[:at])))
        return
    if state.defender is not None:
        after_zones(state, (yield from who_chose(state)))
        return
    chooser = roll_off(state, captains(state))
    zone = yield from ask(chooser, which_zone, True)
    if zone == "leave":
        state.tell(ZoneLeft(chooser))
        chooser = state.other(chooser)
        zone = yield from ask(chooser, which_zone, False)
    state.zones = {seat: int((zone == "far") == state.friends(seat, chooser)) for seat in state.seats}
    state.tell(ZoneChosen(chooser, zone == "far"))
    after_zones(state, chooser)


def who_chose(state: State) -> Flow[Seat]:
    """A Storm of Swords: the roles have settled the zones. The player who chose the role counts as having chosen the
    zone, unless it was agreed to roll again. (MIN-RULE-81)"""
    if not state.options.storm_rolls_for_zones:
        return state.active
    chooser = roll_off(state, captains(state))
    taken = yield from one_of(chooser, "storm-zones", ("take", "leave"), "MIN-RULE-81")
    return chooser if taken == "take" else state.other(chooser)


def which_zone(may_leave: bool) -> Pick[str]:
    options = ("near", "far", "leave") if may_leave else ("near", "far")
    return Pick(about="zone", rule="MIN-DEPLOY-01", options=options)


def after_zones(state: State, chooser: Seat) -> None:
    """Cards, deployment, hands; the first player is named last, or right now where the mode needs one."""
    naming, mode = NameFirstPlayer(state.other(chooser)), MODES[state.mode]
    early: list[Step] = [naming] if mode.early_first else []
    if mode.objectives == "hands" or mode.missions == "hands":
        early.append(ChooseCards(chooser))
    early += plants(state, "before-deployment")
    late: list[Step] = [*plants(state, "after-deployment"), *([MarkUnits(chooser)] if mode.marked else [])]
    late.append(DrawHands())
    if not mode.early_first:
        late.append(naming)
    state.do_next(*early, Deploy(chooser), *late, StartGame())


def pick_corners(state: State, seats: tuple[Seat, ...]) -> Flow[None] | None:
    """The first player chooses a corner, then the others to the left. (MIN-RULE-97)"""
    if seats:
        return picking_corner(state, seats)
    mode = MODES[state.mode]
    early: list[Step] = []
    if mode.objectives == "hands" or mode.missions == "hands":
        early.append(ChooseCards(state.first))
    early += plants(state, "before-deployment")
    late: list[Step] = [*plants(state, "after-deployment"), *([MarkUnits(state.first)] if mode.marked else [])]
    state.do_next(*early, Deploy(state.first), *late, DrawHands(), StartGame())
    return None


def picking_corner(state: State, seats: tuple[Seat, ...]) -> Flow[None]:
    free = [at for at in range(4) if at not in state.zones.values()]
    at = yield from one_of(seats[0], "corner", free, "MIN-FFA-02")
    state.zones[seats[0]] = at
    state.tell(CornerChosen(seats[0], at))
    state.do_next(PickCorners(seats[1:]))


def name_first_player(state: State, seat: Seat) -> Flow[None]:
    """The player who did not choose the zone says who begins. (MIN-DEPLOY-02, MIN-RULE-92)"""
    state.first = yield from one_of(seat, "first-player", state.seats, "MIN-DEPLOY-02")
    state.tell(FirstPlayerNamed(state.first))


def choose_roles(state: State) -> Flow[None]:
    """A Storm of Swords: the higher die chooses to attack or to defend. (MIN-MODE-ASOS-01)"""
    chooser = roll_off(state, captains(state))
    role = yield from one_of(chooser, "role", ("attacker", "defender"), "MIN-MODE-ASOS-01")
    state.defender = chooser if role == "defender" else state.other(chooser)
    state.zones = {seat: int(not state.friends(seat, state.defender)) for seat in state.seats}
    state.active = chooser
    state.tell(RolesChosen(state.defender))
