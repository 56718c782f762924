"""Whom to attack: the question for a target, with the odds against each."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.combat.odds import Chance
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.questions import ForUnit
from maester.kernel import Flow, ask


class WhichTarget(ForUnit, frozen=True, kw_only=True):
    """An enemy, or a piece of terrain, to be attacked or charged."""

    chances: tuple[Chance, ...] = ()
    """What an attack on each enemy would do, with each weapon."""

    def said_of(self, answer: str) -> dict[str, Any]:
        """The odds with the weapon that hurts most; none against terrain."""
        found = [each for each in self.chances if each.unit == answer]
        if not found:
            return {"odds": False, "arrives": 0, "mean": 0, "destroys": 0}
        best = max(found, key=lambda each: each.attack.mean)
        return {
            "odds": True,
            "arrives": percent(1.0 if best.chance is None else best.chance),
            "mean": round(best.attack.mean, 1),
            "destroys": percent(best.attack.destroys),
        }


def percent(chance: float) -> int:
    return round(100 * chance)


def one_target(
    state: State, unit: str, about: str, options: Sequence[str], rule: str, thrown: "Thrown | None" = None
) -> Flow[str]:
    """Where there is only one, nobody is asked."""
    if len(options) == 1:
        return options[0]
    seat = state.units[unit].seat
    asked = (state, unit, about, tuple(options), rule, thrown)
    chosen: str = yield from ask(seat, which_target, *asked, brief=target_alone)
    return chosen


class Thrown(Struct, frozen=True):
    """A weapon that only a card gives: its number, and what holds for it."""

    weapon: int
    changes: tuple[AnyChange, ...]


def target_alone(
    state: State, unit: str, about: str, options: tuple[str, ...], rule: str, thrown: Thrown | None
) -> WhichTarget:
    """The question without the odds, which take long to work out."""
    return WhichTarget(about=about, rule=rule, options=options, unit=unit)


def which_target(
    state: State, unit: str, about: str, options: tuple[str, ...], rule: str, thrown: Thrown | None
) -> WhichTarget:
    # Imported here, because it imports all kinds of attacks.
    from maester.games.miniatures.combat.foreseen import chances_at, of_throws

    enemies = [each for each in options if each in state.units]
    if thrown is not None:
        found = of_throws(state, unit, enemies, thrown.weapon, thrown.changes)
    else:
        found = chances_at(state, unit, about, enemies)
    return replace(target_alone(state, unit, about, options, rule, thrown), chances=tuple(found))
