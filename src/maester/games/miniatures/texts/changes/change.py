"""What every change has: whom it is about, on which condition, until when; and those about attacks."""

from typing import Literal

from maester.games.miniatures.texts.which import If, Part, Until, Which, Words


class Change(Words, frozen=True, tag_field="does", tag=True, kw_only=True):
    """Something that holds for a while."""

    if_: If | None = None
    on: Part | Which = "this"
    until: Until | None = None
    """While it is printed: always. As something that is done: so long."""


class AttackChange(Change, frozen=True, kw_only=True):
    """Something about attacks."""

    attack: Literal["melee", "ranged"] | None = None
    against: Part | Which | None = None
