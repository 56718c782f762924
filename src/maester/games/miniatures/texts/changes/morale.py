"""Changes of morale and panic tests."""

from maester.games.miniatures.texts.changes.change import AttackChange, Change
from maester.games.miniatures.texts.which import Amount


class Morale(Change, frozen=True, tag="morale"):
    """Every morale test."""

    n: Amount


class Panic(AttackChange, frozen=True, tag="panic"):
    """Panic tests only. With `against`: those that follow its attacks."""

    n: Amount


class PanicWounds(AttackChange, frozen=True, tag="panic-wounds"):
    """Wounds of a failed panic test."""

    n: Amount
    any_test: bool = False
    """A failed morale test costs so many as well."""


class PanicMost(Change, frozen=True, tag="panic-most"):
    n: int


class MoraleValue(Change, frozen=True, tag="morale-value"):
    n: int


class PassesTest(Change, frozen=True, tag="passes-test"):
    pass


class RerollTest(Change, frozen=True, tag="reroll-test"):
    pass
