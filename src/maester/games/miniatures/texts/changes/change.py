"""What every change has: whose it is, on which condition, until when; and what changes of attacks have besides."""

from typing import Literal

from maester.games.miniatures.texts.which import If, Part, Until, Which, Words


class Change(Words, frozen=True, tag_field="does", tag=True, kw_only=True):
    """Something that holds for a while."""

    if_: If | None = None
    on: Part | Which = "this"
    until: Until | None = None
    """Printed on a card it always holds, and this is None; done at an occasion, it holds until then."""


class AttackChange(Change, frozen=True, kw_only=True):
    """Something about attacks."""

    attack: Literal["melee", "ranged"] | None = None
    against: Part | Which | None = None
