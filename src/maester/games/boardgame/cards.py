"""Cards as data: what is printed on them, and what they do, in the verbs of verbs.py."""

from maester.games.boardgame.facts import Facts, House, Track
from maester.games.boardgame.verbs import HouseCardVerb, WesterosVerb, WildlingVerb


class HouseCard(Facts, frozen=True):
    house: House
    strength: int
    swords: int = 0
    towers: int = 0
    abilities: tuple[HouseCardVerb, ...] = ()
    rule: str | None = None
    status: str = "confirmed"


class WesterosCard(Facts, frozen=True):
    count: int
    effects: tuple[WesterosVerb, ...]
    chosen_by: Track | None = None
    """The holder of this track's token chooses one of the effects."""
    icon: bool = False
    status: str = "confirmed"


class WildlingCard(Facts, frozen=True):
    rule: str
    highest: WildlingVerb
    lowest: WildlingVerb
    others: WildlingVerb
