"""A second referee of attacks: the chapter on attacks told once more, with nothing of the engine but printed numbers.

It is a conversation. The referee says whom it asks what, is told which dice are rolled again, and ends with what must
have become of the two units. Dice come from one row of faces that the engine reads as well: who rolls a die too many,
too few or too early goes on with other faces.
"""

from collections.abc import Generator, Iterator

from msgspec import Struct

from maester.games.miniatures.facts import UnitFacts

Asked = tuple[str, str]
"""What a player is asked, and who: the attacker's or the defender's player."""

RANK_WIDTH = {"infantry": 4, "cavalry": 2, "solo": 1, "large-solo": 1}
FROM = {"front": 0, "left": 1, "right": 1, "rear": 2}


class Fight(Struct, frozen=True):
    """An attack as it is declared, and what is known to change it."""

    attacker: UnitFacts
    defender: UnitFacts
    weapon: int
    attacker_wounds: int
    defender_wounds: int
    arc: str
    attacker_active: bool
    bonus: bool = False
    """Whether the charge bonus applies."""
    fortified: bool = False
    words: frozenset[str] = frozenset()
    """Vicious, sundering, precision, critical blow."""
    hit: int = 0
    defence: int = 0
    panic: int = 0
    panic_wounds: int = 0
    block: int = 0
    """Hits blocked besides those that dice block."""
    halved: bool = False
    """Whether only every second wound counts."""
    weakened: bool = False
    vulnerable: bool = False
    panicked: bool = False


class Verdict(Struct, frozen=True):
    """What must have become of it."""

    dice: tuple[int, ...]
    hits: int
    saves: tuple[int, ...]
    blocked: int
    wounds: int
    """What the attack itself cost."""
    panic: str
    """passed, failed, unrolled, or none."""
    left: int
    ranks: int
    weakened: bool
    vulnerable: bool
    panicked: bool


def ranks_of(facts: UnitFacts, wounds: int) -> int:
    """Full trays hold three ranks of four or two of two; wounds fill up one model after the other."""
    models = -(-wounds // facts.wounds)
    return -(-models // RANK_WIDTH[facts.tray])


def printed_dice(facts: UnitFacts, weapon: int, wounds: int) -> int:
    values = facts.attacks[weapon].dice
    full = {"infantry": 3, "cavalry": 2}.get(facts.tray, 1)
    lost = full - ranks_of(facts, wounds)
    return values[lost] if lost < len(values) else values[-1]


def reaches(face: int, modifier: int, need: int) -> bool:
    """A 1 is never enough, a 6 always; in between a result lies from 0 to 6."""
    if face in (1, 6):
        return face == 6
    result = face + modifier
    return (0 if result < 0 else 6 if result > 6 else result) >= need


def d3(faces: Iterator[int]) -> int:
    """A die with each of 1, 2 and 3 on two of its sides."""
    return (next(faces) + 1) // 2


def judge(fight: Fight, faces: Iterator[int]) -> Generator[Asked, tuple[int, ...], Verdict]:
    """The eight steps."""
    count = printed_dice(fight.attacker, fight.weapon, fight.attacker_wounds)
    dice = [next(faces) for _ in range(count)]
    order = ("attacker", "defender") if fight.attacker_active else ("defender", "attacker")
    weakened, vulnerable, panicked = fight.weakened, fight.vulnerable, fight.panicked

    for player in order:  # step 3, each player once, the active one first
        need = fight.attacker.attacks[fight.weapon].hit
        enough = 6 if fight.words & {"critical-blow", "precision"} else 0  # a six may be worth more than a hit
        better = any(not reaches(face, fight.hit, need) or face < enough for face in dice)
        if player == "attacker" and fight.bonus and better:  # nobody is asked about dice that are as good as can be
            for at in (yield "reroll-attack", player):
                dice[at] = next(faces)
        if player == "defender" and weakened and (again := (yield "spend-weakened", player)):
            weakened = False
            for at in again:
                dice[at] = next(faces)
    hits = sum(reaches(face, fight.hit, fight.attacker.attacks[fight.weapon].hit) for face in dice)

    sixes = sum(face == 6 for face in dice)
    to_save, sure = hits, 0
    if "precision" in fight.words:
        to_save, sure = to_save - sixes, sixes
    if "critical-blow" in fight.words:
        to_save += sixes
    saves = [next(faces) for _ in range(to_save)]
    if saves and vulnerable and (again := (yield "spend-vulnerable", "attacker")):
        vulnerable = False
        for at in again:
            saves[at] = next(faces)
    modifier = fight.defence + fight.fortified - FROM[fight.arc] - ("sundering" in fight.words)
    blocked = sum(reaches(face, modifier, fight.defender.defence) for face in saves)

    through = to_save - blocked - fight.block
    suffered = (0 if through < 0 else through) + sure
    if fight.halved:
        suffered //= 2
    wounds = suffered if suffered < fight.defender_wounds else fight.defender_wounds
    left, panic = fight.defender_wounds - wounds, "none"
    if left and not wounds:
        panic = "unrolled"
    elif left:
        test = [next(faces), next(faces), d3(faces)]
        if panicked and (again := (yield "spend-panicked", "attacker")):
            panicked = False
            for at in again:
                test[at] = d3(faces) if at == 2 else next(faces)
        result = test[0] + test[1] + fight.panic - FROM[fight.arc] - 2 * ("vicious" in fight.words)
        panic = "passed" if (0 if result < 0 else result) >= fight.defender.morale else "failed"
        if panic == "failed":
            lost = test[2] + fight.panic_wounds
            left -= min(left, 0 if lost < 0 else lost)
    if not left:
        vulnerable = panicked = False  # tokens leave with the unit
    return Verdict(
        tuple(dice), hits, tuple(saves), blocked, wounds, panic, left, ranks_of(fight.defender, left),
        weakened, vulnerable, panicked,
    )  # fmt: skip
