"""Abilities and cards in play: texts that are being carried out, changes that last, cards that lie on units."""

from typing import Literal

from msgspec import Struct

from maester.games.miniatures.texts.changes import AnyChange
from maester.games.miniatures.texts.verbs import AnyVerb
from maester.kernel import Seat

Origin = Literal["ability", "order", "tactics", "ncu", "influence", "attached", "objective", "mission", "siege"]


class Bound(Struct, frozen=True, gc=False):
    """Which units the words of a text mean, and what it is about."""

    seat: Seat
    """Whose text it is."""
    name: str
    """The ability or card."""
    origin: Origin = "ability"
    this: str | None = None
    ncu: str | None = None
    """The NCU whose text it is."""
    about: str | None = None
    """The NCU the occasion is about."""
    subject: str | None = None
    attacker: str | None = None
    defender: str | None = None
    target: str | None = None
    earlier: str | None = None
    zone: str | None = None
    word: str = ""
    """The action, the test or the token at hand."""
    amount: int = 0
    """Wounds of the test at hand."""
    given: int = 0
    weapon: int | None = None
    """The weapon of the attacker, in an attack that is only being considered."""
    master: str | None = None
    """If it is the text of a bonded animal, the unit the animal is bonded to."""


class Use(Struct, frozen=True):
    """A text that is being carried out: what of it has yet to be done."""

    bound: Bound
    verbs: tuple[AnyVerb, ...]
    serial: int = 0
    """Changes of one use are one effect, however many there are."""


class Lasting(Struct, frozen=True):
    """A change that holds for a while. Which unit it is for was settled when it began, and how much it is, but for the
    wounds of a failed test."""

    bound: Bound
    change: AnyChange
    until: str
    serial: int
    on: str | None = None
    """The unit; None: those that fit."""
    against: str | None = None
    depth: int = 0
    """The attack, test or action it is for, by its place on the stack."""
    word: str = ""
    """An ability that is lost, a zone that is controlled."""


class Laid(Struct, frozen=True, gc=False):
    """A tactics card, or a poison, that lies on a unit; or a siege card that stays in force."""

    seat: Seat
    card: str
    on: str | None
    until: tuple[str, ...]
    counters: int = 0
    master: str | None = None
    """The unit that sent it, if it is a bonded animal."""


class Later(Struct, frozen=True):
    """Something that is done when an attack, a test or the claim of a zone is over."""

    at: str
    depth: int
    use: Use
    unit: str | None = None
    """Only if the occasion is about that unit, or that NCU."""
    zones: tuple[str, ...] = ()
    """Only if one of these zones was claimed; then the opponent of the player who claimed it does it."""
