"""REROLL: a player may have a given die rolled again only once; the active player decides first."""

from collections.abc import Sequence

from maester.games.miniatures.combat.dice import Faces
from maester.kernel import Seat, Some

Again = tuple[tuple[Seat, tuple[int, ...]], ...]
"""Who had which dice rolled again."""


def not_yet(dice: Faces, again: Again, seat: Seat) -> tuple[int, ...]:
    """The dice that a player has not had rolled again yet. (MIN-REROLL-01)"""
    done = [n for who, which in again if who == seat for n in which]
    return tuple(n for n in range(len(dice)) if n not in done)


class WhichDice(Some[int], frozen=True, kw_only=True):
    """Which dice are rolled again."""

    failed: tuple[int, ...] = ()
    """A player's own dice that failed: as a rule these are rolled again."""


def which_dice(about: str, rule: str, dice: Sequence[int], failed: Sequence[int] = ()) -> WhichDice:
    """Any of these dice, or none. People count from one."""
    return WhichDice(
        about=about,
        rule=rule,
        options=tuple(dice),
        called=tuple(n + 1 for n in dice),
        most=len(dice),
        idle=(),
        failed=tuple(failed),
    )
