"""ROUND and ACTION: rounds of alternating turns; in each, one unit is activated and acts."""

from collections.abc import Iterator

from maester.games.miniatures.charge import charge_targets
from maester.games.miniatures.deploy import put_down, which_pose
from maester.games.miniatures.events import ActionChosen, RoundBegan, TurnPassed, UnitActivated
from maester.games.miniatures.march import maneuver, march
from maester.games.miniatures.ranged import can_shoot, ranged_weapon
from maester.games.miniatures.retreat import roll_retreat
from maester.games.miniatures.state import State
from maester.games.miniatures.steps import Act, BeginRound, Charge, CleanUp, EndActivation, Melee, Shoot, Turn
from maester.games.miniatures.unit import enemies_engaged
from maester.games.miniatures.victory import check_points, score_markers
from maester.kernel import Barred, Chance, Flow, Pick, Refusal, Seat, ask, pick

FIGHTING = ("charge", "melee", "ranged")


def begin_round(state: State) -> None:
    state.round += 1
    state.tell(RoundBegan(state.round, state.first))
    state.do_next(Turn(state.first))


def ready(state: State, seat: Seat) -> list[str]:
    """Units that have not been activated this round. Who found no room when deploying comes in now. (MIN-RULE-58)"""
    return [
        name
        for name, unit in state.units.items()
        if unit.seat == seat and not unit.activated and unit.wounds and (unit.on_table or state.round == 1)
    ]


def turn(state: State, seat: Seat) -> Flow[None]:
    """One unit of the player, who cannot pass while there is one. (MIN-ROUND-04, MIN-ROUND-07..10)"""
    other = state.other(seat)
    state.active, state.no_cards = seat, ()
    units = ready(state, seat)
    if not units and not ready(state, other):
        state.do_next(CleanUp())
        return
    state.do_next(Turn(other))
    if not units:
        state.tell(TurnPassed(seat))
        return
    unit = yield from pick(seat, "activate", units, "MIN-ROUND-04")
    state.tell(UnitActivated(seat, unit))
    state.do_next(Act(unit), EndActivation(unit))


def end_activation(state: State, unit: str) -> None:
    """MIN-ACTION-03"""
    if state.units[unit].wounds:
        state.change(unit, activated=True)


def act(state: State, unit: str) -> Flow[None]:
    """One of the five actions, or none. (MIN-ACTION-01, MIN-ACTION-02)"""
    if not state.units[unit].on_table:
        if which_pose(state, unit).some_room() is not None:
            yield from put_down(state, unit)
        return
    action = yield from ask(state.units[unit].seat, which_action, state, unit)
    state.tell(ActionChosen(unit, action))
    if action == "maneuver":
        yield from maneuver(state, unit)
    elif action == "march":
        yield from march(state, unit)
    elif action == "retreat":
        roll_retreat(state, unit)
    elif action == "charge":
        state.do_next(Charge(unit))
    elif action == "melee":
        state.do_next(Melee(unit))
    elif action == "ranged":
        state.do_next(Shoot(unit))


class WhichAction(Pick[str], frozen=True, kw_only=True):
    """What an activated unit does."""

    def sample(self, chance: Chance) -> str:
        """It leans towards fighting, three times in four, or random games would be walks."""
        fighting = [each for each in self.options if each in FIGHTING]
        if fighting and chance.below(4):
            return chance.choice(fighting)
        return chance.choice(self.options)


def which_action(state: State, name: str) -> WhichAction:
    barred = tuple(barred_actions(state, name))
    not_now = [each.option for each in barred]
    actions = ("maneuver", "march", "retreat", "melee", "ranged", "charge", "forgo")
    options = tuple(each for each in actions if each not in not_now)
    return WhichAction(about="action", rule="MIN-ACTION-01", options=options, barred=barred, idle="forgo")


def barred_actions(state: State, name: str) -> Iterator[Barred]:
    """What the unit cannot do now, and why."""
    if enemies_engaged(state, name):
        for action, rule in (
            ("maneuver", "MIN-MANEUVER-01"),
            ("march", "MIN-MARCH-01"),
            ("charge", "MIN-CHARGE-01"),
            ("ranged", "MIN-RANGED-01"),
        ):
            yield Barred(action, Refusal("is-engaged", rule))
        return
    for action, rule in (("retreat", "MIN-RETREAT-01"), ("melee", "MIN-MELEE-01")):
        yield Barred(action, Refusal("is-not-engaged", rule))
    if not charge_targets(state, name):
        yield Barred("charge", Refusal("nobody-to-charge", "MIN-CHARGE-02"))
    if ranged_weapon(state, name) is None or not can_shoot(state, name):
        yield Barred("ranged", Refusal("nobody-to-shoot", "MIN-RANGED-02"))


def clean_up(state: State) -> None:
    """Score, check, take the activation tokens off, pass the first player token. (MIN-CLEANUP)"""
    score_markers(state)
    check_points(state)
    if state.over:
        return
    for name, unit in state.units.items():
        if unit.wounds and unit.activated:
            state.change(name, activated=False)
    state.first = state.other(state.first)
    state.do_next(BeginRound())
