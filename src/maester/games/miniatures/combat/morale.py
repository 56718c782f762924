"""MORALE and PANIC: two dice against the morale value; a failed panic test costs as many wounds as the D3 shows."""

from msgspec.structs import replace

from maester.games.miniatures.combat.dice import d3, total
from maester.games.miniatures.combat.harm import spend, take_wounds
from maester.games.miniatures.combat.rerolls import not_yet, which_dice
from maester.games.miniatures.combat.rolled import Die, Part, Parts, Rolled, added_up, some, sum_of
from maester.games.miniatures.events import MoraleRolled, MoraleTested, PanicTested
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.ground import is_near
from maester.games.miniatures.modes.carried import bearer_falters
from maester.games.miniatures.numbers import holds, morale_of, morale_wounds, number, panic_most, parts
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import AfterTest, EndTest, RerollTest, RollTest
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import PassesTest
from maester.games.miniatures.texts.ending import expire
from maester.games.miniatures.texts.in_force import changes, has_faith
from maester.games.miniatures.texts.lying import after_test as cards_after_test
from maester.games.miniatures.unit import is_wall
from maester.games.miniatures.values import MoraleTest
from maester.kernel import Flow, Seat, ask

OVER = ("test-passed", "test-failed")
LOW = 4
"""A die of a test below its middle is rolled again as a rule."""
"""What was put off until a test has one of these results does not wait for the next test."""


def panic(state: State, unit: str, parts: Parts, by: Seat | None, source: str | None, why: str, wounds: int) -> None:
    """A panic test; it passes without a roll where the attack cost no wound. (MIN-RESOLVE-11, MIN-RULE-28)"""
    if not can_test(state, unit):
        return
    attack = state.attacks[-1] if state.attacks else None
    state.tests += (MoraleTest(unit, True, parts, by=by, source=source, why=why, wounds=wounds),)
    if why == "attack" and attack is not None and attack.wounds == 0:
        state.change_test(passed=True)
        state.tell(PanicTested(unit, Rolled(without="no-wounds"), True))
        after_passing(state)
        return
    begin(state, unit, "panic")


def morale(state: State, unit: str, parts: Parts, by: Seat | None, source: str | None, why: str) -> None:
    """A morale test, but no panic test; what asked for it acts on the result. (MIN-MORALE-01, MIN-MORALE-02)"""
    if can_test(state, unit):
        state.tests += (MoraleTest(unit, False, parts, by=by, source=source, why=why),)
        begin(state, unit, "morale")


def can_test(state: State, name: str) -> bool:
    """Castle walls never test. (MIN-MODE-ASOS-15)"""
    unit = state.units[name]
    return unit.on_table and not is_wall(unit)


def begin(state: State, unit: str, word: occasions.Test) -> None:
    again = [RerollTest(seat) for seat in in_order(state)]
    rolled = Happens(occasions.MoraleTestRolled(unit, word))
    state.do_next(Happens(occasions.MoraleTestBegins(unit, word)), RollTest(), rolled, *again, EndTest())


def roll_test(state: State) -> None:
    """2D6, and in a panic test the D3 with them. (MIN-PANIC-02)"""
    test = state.tests[-1]
    dice = (*state.chance.dice(2), d3(state.chance)) if test.panic else state.chance.dice(2)
    state.tell(MoraleRolled(test.unit, test_rolled(state, state.change_test(dice=dice)), False))


def reroll_test(state: State, seat: Seat) -> Flow[None] | None:
    """The owner rerolls by an effect, the opponent by spending the panicked token. (MIN-CONDITION-05, MIN-REROLL-02)"""
    test = state.tests[-1]
    unit = state.units[test.unit]
    if state.friends(seat, unit.seat):
        if seat == unit.seat and holds(state, "reroll-test", test.unit) and not succeeds_now(state, test):
            return rolling_again(state, seat, "reroll-test", "MIN-PANIC-05")
    elif "panicked" in unit.tokens and not holds(state, "keeps-panicked", test.unit):
        return rolling_again(state, seat, "spend-panicked", "MIN-CONDITION-05")
    return None


def rolling_again(state: State, seat: Seat, about: str, rule: str) -> Flow[None]:
    test = state.tests[-1]
    dice = not_yet(test.dice, test.again, seat)
    low = [n for n in dice if n < 2 and test.dice[n] < LOW] if about == "reroll-test" else []
    which = yield from ask(seat, which_dice, about, rule, dice, low)
    if which:
        if about == "spend-panicked":
            spend(state, test.unit, "panicked")
        dice = tuple(anew(state, n) if n in which else face for n, face in enumerate(test.dice))
        test = state.change_test(dice=dice, again=(*test.again, (seat, which)))
        state.tell(MoraleRolled(test.unit, test_rolled(state, test), True))


def anew(state: State, n: int) -> int:
    """The third die of a panic test is the D3. (MIN-PANIC-05)"""
    return d3(state.chance) if n == 2 else state.chance.dice(1)[0]


def end_test(state: State) -> None:
    """The sum against the morale value; a failed panic test costs what the D3 shows. (MIN-PANIC-03, MIN-PANIC-04)"""
    test = state.tests[-1]
    rolled, passed = test_rolled(state, test), succeeds_now(state, test)
    state.change_test(passed=passed)
    kind = PanicTested if test.panic else MoraleTested
    state.tell(kind(test.unit, rolled, passed))
    if passed:
        after_passing(state)
    elif not test.panic:
        take_wounds(state, test.unit, morale_wounds(state, test.unit), test.by, test.source)
        after_failing(state)
    else:
        wounds = max(0, test.dice[2] + test.wounds + number(state, "panic-wounds", test.unit))  # MIN-RULE-32
        wounds = panic_most(state, test.unit, wounds)
        suffered = take_wounds(state, test.unit, wounds, test.by, test.source)
        after_failing(state, suffered)  # it is heard before a unit without wounds leaves the table
        bearer_falters(state, test.unit)


def succeeds_now(state: State, test: MoraleTest) -> bool:
    """Whether the test is passed with the dice as they lie, and with all that holds now."""
    if test.passed is not None:
        return test.passed
    result = total(test.dice[:2], sum_of(test_parts(state, test)))
    return result >= morale_of(state, test.unit) or holds(state, "passes-test", test.unit)


def test_rolled(state: State, test: MoraleTest) -> Rolled:
    """The dice as they lie. The D3 counts only if the test fails. (MIN-PANIC-03, MIN-PANIC-04)"""
    rolled = added_up(test.dice[:2], test_parts(state, test), morale_of(state, test.unit))
    sure = tuple(dict.fromkeys(bound.name for _, _, bound in changes(state, PassesTest, test.unit)))
    third = tuple(Die(face, not succeeds_now(state, test), sides=3) for face in test.dice[2:])
    return replace(rolled, dice=(*rolled.dice, *third), sure=sure)


def test_parts(state: State, test: MoraleTest) -> Parts:
    """All modifiers of a result are added up and applied once. (MIN-RULE-32)"""
    found = (*test.parts, *terrain_parts(state, test.unit), *parts(state, "morale", test.unit))
    return (*found, *parts(state, "panic", test.unit)) if test.panic else found


def after_passing(state: State) -> None:
    test = state.tests[-1]
    state.do_next(Happens(occasions.MoraleTestPassed(test.unit, kind_of(test), test.source)), AfterTest())


def after_failing(state: State, wounds: int = 0) -> None:
    test = state.tests[-1]
    state.do_next(Happens(occasions.MoraleTestFailed(test.unit, kind_of(test), test.source, wounds)), AfterTest())


def kind_of(test: MoraleTest) -> occasions.Test:
    return "panic" if test.panic else "morale"


def after_test(state: State) -> None:
    test = state.tests[-1]
    depth = len(state.tests)
    expire(state, "test", depth)
    state.later = tuple(each for each in state.later if each.at not in OVER or each.depth != depth)
    state.tests = state.tests[:-1]
    state.last_test = bool(test.passed)
    cards_after_test(state, test.unit, test.panic, bool(test.passed))
    if test.passed and has_faith(state, test.unit):
        counters = dict(state.units[test.unit].counters)
        counters["faith"] = counters.get("faith", 0) + 1
        state.change(test.unit, counters=tuple(counters.items()))


def terrain_parts(state: State, name: str) -> Parts:
    """Pieces in short range inspire or horrify; equal ones count once. (MIN-TERRAIN-INSPIRING-01, MIN-STACK-01)"""
    moving = [piece for piece in state.pieces if piece.has("inspiring") or piece.has("horrific")]
    if not moving:
        return ()
    placed = state.units[name].placed
    near = [piece for piece in moving if is_near(placed, piece, SIZES.short)]
    inspired, horrified = any(piece.has("inspiring") for piece in near), any(piece.has("horrific") for piece in near)
    return some(Part(int(inspired), "inspiring-terrain"), Part(-int(horrified), "horrific-terrain"))
