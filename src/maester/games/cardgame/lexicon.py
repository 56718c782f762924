"""The closed words of the vocabulary. A card declared with any other word is an error when the game is loaded."""

from typing import Annotated, Literal

from msgspec import Meta

CardNumber = Annotated[str, Meta(pattern=r"^01\d{3}$")]
"""The set, and the number in it."""

Keyword = Literal["insight", "intimidate", "limited", "pillage", "renown", "stealth", "terminal"]
Token = Literal["betrayal", "poison", "stand"]
"""What may lie on a card, apart from power."""

Trait = Literal[
    "Ally", "Army", "Astapor", "Banner", "Bastard", "Brotherhood", "Builder", "Clansman", "Commander", "Companion",
    "Condition", "Direwolf", "Dorne", "Dothraki", "Dragon", "Dragonstone", "Drowned God", "Edict", "Essos",
    "Guard", "Hatchling", "House Dayne", "House Florent", "House Harlaw", "House Redwyne", "House Tarly",
    "House Tully", "Iron Islands", "Ironborn", "Item", "King", "King's Landing", "Kingdom", "Knight", "Lady",
    "Lord", "Maester", "Merchant", "Noble", "Old Gods", "Pentos", "Poison", "Queen", "R'hllor", "Raider", "Ranger",
    "Raven", "Sand Snake", "Scheme", "Siege", "Skill", "Small Council", "Smuggler", "Song", "Spy", "Steward",
    "Stormborn", "Stronghold", "Summer", "The North", "The Reach", "The Seven", "The Westerlands",
    "Valyrian Steel", "Wandering Crow", "War", "Warship", "Weapon", "Westeros", "Wildling", "Winter", "Winterfell",
]  # fmt: skip
"""What is printed in bold on some card."""

What = Literal[
    "bypassed", "challenge-initiated", "declared-attacker", "declared-defender", "dominance-won", "drawn", "duplicated",
    "entered", "income", "initiates", "knelt", "leaves", "lost", "marshaled", "phase-begins", "phase-ends",
    "pillaged", "played", "plot-revealed", "power-gained", "stood", "strengthened", "won",
]  # fmt: skip
"""What may happen, for interrupts and reactions to answer to."""

Leaving = Literal["killed", "discarded", "sacrificed", "returned", "removed"]
"""How a card leaves play."""
Arriving = Literal["setup", "marshal", "ambush", "put", "title", "plot"]
"""How a card comes into play."""

BentRule = Literal[
    "ambush-for-cost", "attacks-standing", "cannot-be-bypassed", "cannot-marshal", "cannot-play", "chooses-claim",
    "defends-kneeling", "defends-standing", "draws-more", "extra-challenge", "extra-challenge-elsewhere",
    "first-attack-standing", "first-cheaper", "intrigue-first", "limited-cap", "most-challenges", "no-base-gold",
    "one-defender", "one-participant", "opponents-cannot-trigger", "redirects", "stand-at-most",
    "weaker-do-not-contribute",
]  # fmt: skip
"""A rule that a constant ability bends, each asked about in its own chapter."""
CardRule = Literal["cannot-defend", "must-defend", "does-not-contribute"]
"""A rule that is bent for a card, for a while."""
LastingRule = CardRule | Literal["cannot-initiate", "extra-challenge"]
"""The same, also for a player."""
