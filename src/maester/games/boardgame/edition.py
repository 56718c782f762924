"""Edition: everything in which the two editions of the board game differ, as data."""

from typing import Any, Literal

from msgspec import Struct

from maester.games.boardgame import steps
from maester.games.boardgame.cards import HouseCard, WesterosCard, WildlingCard
from maester.games.boardgame.facts import (
    Area,
    Card,
    Components,
    Deck,
    House,
    HouseFacts,
    Kind,
    Map,
    OrderFacts,
    TidesCard,
    Token,
    Track,
    UnitFacts,
    read,
)
from maester.games.boardgame.realm import Realm
from maester.games.boardgame.steps import AnyStep
from maester.kernel import Refusal

WESTEROS: tuple[AnyStep, ...] = (
    steps.AdvanceRound(),
    steps.RevealCards(),
    steps.AdvanceWildlings(),
    steps.Resolve("I"),
    steps.Resolve("II"),
    steps.Resolve("III"),
)
PLANNING: tuple[AnyStep, ...] = (steps.AssignOrders(), steps.RevealOrders(), steps.UseRaven())
"""Two phases have the same steps in both editions; the Action phase does not."""

TieBreak = Literal["land-areas", "supply", "iron-throne", "power"]


class Edition(Struct, frozen=True, kw_only=True):
    """One edition. Procedures ask what it says, never which one it is."""

    name: str
    rules: dict[str, str]
    """Reason for a refusal, or subject of a question → the atom behind it."""
    turns: dict[str, str]
    """Step → the atom that says whose turn it is. `otherwise` stands for all steps that are not listed."""

    # Components
    realm: Realm
    units: dict[Kind, UnitFacts]
    kind_order: dict[Kind, int]
    """The order in which the units of an area are listed."""
    strength: dict[Kind, int]
    storming: dict[Kind, int]
    """Strength of each kind when attacking, or supporting an attack on, an area with a structure."""
    orders: dict[Token, OrderFacts]
    supply: dict[int, tuple[int, ...]]
    stars: dict[int, tuple[int, ...]]
    to_win: dict[int, int]
    neutral: dict[int, dict[Area, int]]
    closed: dict[int, tuple[Area, ...]]
    houses: dict[House, HouseFacts]
    cards: dict[Card, HouseCard]
    westeros: dict[Deck, dict[Card, WesterosCard]]
    wildlings: dict[Card, WildlingCard]
    tides: dict[Card, TidesCard]
    rounds: int = 10
    power_tokens: int = 20
    power_at_start: int = 5

    # The round
    first_round: tuple[AnyStep, ...]
    later_rounds: tuple[AnyStep, ...]

    # Westeros phase
    winter_at_reveal: bool
    """Winter Is Coming is replaced as soon as it is revealed, not when its deck's turn comes."""
    supply_markers_first: bool
    """All supply markers move before the first army is reconciled."""
    wildlings_start: int
    wildlings_attack_at: int | None
    """Where the wildling marker triggers an attack by itself."""
    wildlings_fall_back: int | None
    """How many spaces the marker moves back after a wildling victory; None: to the start of the track."""
    lowest_bidder_first: bool
    """The lowest bidder suffers before the others; otherwise all suffer in turn order."""

    # Planning phase
    orders_optional: bool
    consolidate_on_land_only: bool
    raven_looks: bool
    """The raven may look at the top wildling card."""
    raven_frees_star: bool
    """A special order that the raven replaces makes room for another."""

    # Action phase
    special_raid_targets: int
    special_raid_hits_defense: bool
    pillage_costs_victim: bool
    special_consolidate_musters: bool
    neutral_march_again: bool
    """A march that proves too weak for a neutral force is declared again; otherwise its order is spent."""
    support_one_side: bool
    """A house supports only one side of a combat."""
    support_may_be_declined: bool
    combat_ends_when_side_is_empty: bool
    last_card_returns: bool
    """The seventh card played returns to hand with the other six."""
    orders_leave_empty_areas: bool
    home_arms_block_retreat: bool

    # Victory
    tie_breaks: tuple[TieBreak, ...]
    turn_decides_instant_win: bool
    """If two houses reach the winning number at once, the one whose turn it is wins; otherwise tie-breaks decide."""

    # Information
    hands_close_one_by_one: bool
    """A side's hand is hidden from when it chooses a card to the end of the combat; otherwise all hands are hidden, but
    only while cards are chosen."""

    def refusal(self, why: str, about: dict[str, str | int] | None = None) -> Refusal:
        return Refusal(why, self.rules[why], about or {})

    def stars_of(self, players: int, place: int) -> int:
        """Special orders for a place on the King's Court track, counted from 0."""
        return self.stars[players][place]

    def strengths(self, attacked: Area | None = None) -> dict[Kind, int]:
        """What a unit of each kind is worth by itself; `attacked` is the area it attacks or supports an attack on."""
        return self.storming if attacked in self.realm.points else self.strength


EDITIONS: dict[str, Edition] = {}
"""Every edition that has a game; `game.py` adds them. Decisions are data: they name their edition and find it here."""


def components(package: str) -> dict[str, Any]:
    """The fields of an edition that its fact files give."""
    found = read(package, "components", Components)
    fields = {name: getattr(found, name) for name in Components.__struct_fields__}
    return fields | {
        "realm": Realm.of(read(package, "map", Map)),
        "kind_order": {kind: n for n, kind in enumerate(found.units)},
        "strength": {kind: unit.strength for kind, unit in found.units.items()},
        "storming": {
            kind: unit.strength if unit.against_structure is None else unit.against_structure
            for kind, unit in found.units.items()
        },
        "cards": read(package, "house-cards", dict[Card, HouseCard]),
        "westeros": read(package, "westeros-cards", dict[Deck, dict[Card, WesterosCard]]),
        "wildlings": read(package, "wildling-cards", dict[Card, WildlingCard]),
        "rules": read(package, "rules", dict[str, str]),
        "turns": read(package, "turns", dict[str, str]),
    }


def tracks_of(houses: dict[House, HouseFacts], playing: tuple[House, ...]) -> dict[Track, tuple[House, ...]]:
    """The tracks at the start: the printed places of the houses in play, without gaps."""
    return {
        "iron-throne": tuple(sorted(playing, key=lambda house: houses[house].iron_throne)),
        "fiefdoms": tuple(sorted(playing, key=lambda house: houses[house].fiefdoms)),
        "kings-court": tuple(sorted(playing, key=lambda house: houses[house].kings_court)),
    }
