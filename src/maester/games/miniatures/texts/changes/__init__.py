"""What changes a number or bends a rule while it holds: one struct for each. Nothing is stored in a changed form: when
a rule needs a number, the changes in force are added up.

`on` says whose number it is, in an attack the attacker's; `against` says whom that unit attacks, or who attacks it. A
change that begins at an occasion lasts `until` some time.
"""

from maester.games.miniatures.texts.changes.attacks import (
    AttackWord,
    Block,
    Defence,
    Dice,
    ExtraHits,
    ExtraWounds,
    FromTray,
    Halve,
    Highest,
    Hit,
    KeepsToken,
    Keywords,
    LongRange,
    Lowest,
    NoBonus,
    NoDefence,
    NotSolo,
    RankDice,
    RerollAttack,
    RerollDefence,
    SeesAll,
    TwoHits,
    Unlimited,
    WoundsInstead,
)
from maester.games.miniatures.texts.changes.change import AttackChange, Change
from maester.games.miniatures.texts.changes.morale import (
    Morale,
    MoraleValue,
    Panic,
    PanicMost,
    PanicWounds,
    PassesTest,
    RerollTest,
)
from maester.games.miniatures.texts.changes.moving import (
    CannotAct,
    ChargeGives,
    Disorderly,
    FailedChargeGives,
    IgnoresTerrain,
    MarchPivot,
    MovesThrough,
    RerollCharge,
    RerollRetreat,
    SlipsAway,
    Speed,
    SureCharge,
)
from maester.games.miniatures.texts.changes.units import (
    AttackersGet,
    Controls,
    DefendersGet,
    HandSize,
    Immune,
    IsOf,
    LosesAbilities,
    NoHealing,
    NoObjectives,
    NoOrders,
    NoPoints,
    Reserve,
    Shares,
    SharesCards,
    SilentAttachments,
    Untargetable,
)

AnyChange = (
    Hit | Dice | RankDice | Highest | Lowest | Keywords | RerollAttack | ExtraHits | TwoHits | ExtraWounds
    | NoDefence | WoundsInstead | NoBonus | KeepsToken | LongRange | Unlimited | FromTray | NotSolo
    | SeesAll | Defence | RerollDefence | Block | Halve | Morale | Panic | PanicWounds | PanicMost | MoraleValue
    | PassesTest | RerollTest | Speed | MarchPivot | IgnoresTerrain | MovesThrough | RerollCharge | SureCharge
    | Disorderly | ChargeGives | FailedChargeGives | RerollRetreat | SlipsAway | CannotAct | AttackersGet
    | DefendersGet | Reserve | Immune | IsOf | NoObjectives | NoPoints | NoHealing | Untargetable | NoOrders
    | LosesAbilities | SilentAttachments | Shares | SharesCards | HandSize | Controls
)  # fmt: skip
"""Any of them."""

__all__ = [
    "AnyChange",
    "AttackChange",
    "AttackWord",
    "AttackersGet",
    "Block",
    "CannotAct",
    "Change",
    "ChargeGives",
    "Controls",
    "Defence",
    "DefendersGet",
    "Dice",
    "Disorderly",
    "ExtraHits",
    "ExtraWounds",
    "FailedChargeGives",
    "FromTray",
    "Halve",
    "HandSize",
    "Highest",
    "Hit",
    "IgnoresTerrain",
    "Immune",
    "IsOf",
    "KeepsToken",
    "Keywords",
    "LongRange",
    "LosesAbilities",
    "Lowest",
    "MarchPivot",
    "Morale",
    "MoraleValue",
    "MovesThrough",
    "NoBonus",
    "NoDefence",
    "NoHealing",
    "NoObjectives",
    "NoOrders",
    "NoPoints",
    "NotSolo",
    "Panic",
    "PanicMost",
    "PanicWounds",
    "PassesTest",
    "RankDice",
    "RerollAttack",
    "RerollCharge",
    "RerollDefence",
    "RerollRetreat",
    "RerollTest",
    "Reserve",
    "SeesAll",
    "Shares",
    "SharesCards",
    "SilentAttachments",
    "SlipsAway",
    "Speed",
    "SureCharge",
    "TwoHits",
    "Unlimited",
    "Untargetable",
    "WoundsInstead",
]
