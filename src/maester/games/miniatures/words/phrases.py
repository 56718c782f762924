"""Units and amounts: whom a text speaks of, which units fit, how many."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

from msgspec import Struct

from maester.games.miniatures.texts.which import Amount, Part, Sum, Which

Say = Callable[..., str]
"""say(message, **values): a message in the language at hand."""


class Scene(Struct, frozen=True):
    """Where a text is written: that decides what `this unit` means."""

    card: bool = False
    attached: bool = False
    objective: bool = False
    influence: bool = False
    weapon: bool = False


def sentence(text: str) -> str:
    """It begins with a capital letter."""
    return type(text)(text[0].upper() + text[1:])


def spaced(say: Say, parts: Iterable[str]) -> str:
    return reduce(lambda one, other: say("two-sentences", one=one, other=other), parts)


def joined(say: Say, message: str, items: Sequence[str]) -> str:
    """`a, b or c`: the message says how the last one is joined."""
    *others, last = items
    if not others:
        return last
    return say(message, one=reduce(lambda a, b: say("comma", one=a, other=b), others), other=last)


def part(say: Say, who: Part, scene: Scene, case: str = "nom") -> str:
    """Whom a word means: `this unit`, `the attacker`."""
    key: str = who
    if who == "this":
        key = "that" if scene.card else "this"
        if scene.objective:
            key = "holder"
        elif scene.attached or scene.influence:
            key = "bearer"
    elif who == "subject":
        key = "that"
    return say("part", who=key, form=f"{key}-{case}")


def which(say: Say, asked: Which, scene: Scene, many: bool = False, number: str = "a") -> str:
    """Units that fit, in the nominative, which is the accusative too: a unit is feminine wherever that matters."""
    form = "all" if many else number
    names = [say("noun-type", type=each) for each in asked.type]
    types = joined(say, "either", [*(say("type-part", type=each) for each in names[:-1]), *names[-1:]]) if names else ""
    kind = "wall" if asked.wall else "unit" if asked.type else "plain"
    noun, nouns = say(f"noun-{kind}", types=types), say(f"nouns-{kind}", types=types)
    other = "yes" if asked.other is not None else "no"
    if form == "a" and asked.side is None and asked.other is None and noun[0] in say("vowels"):
        form = "an"
    text = say("units", form=form, side=asked.side or "any", noun=noun, nouns=nouns, other=other)
    for more in after(say, asked, scene):
        text = say("two-words", one=text, other=more)
    return text


def after(say: Say, asked: Which, scene: Scene) -> list[str]:
    """What is said after the noun."""
    found = []
    if asked.house is not None:
        found.append(say("of-house", house=asked.house))
    if asked.faction is not None:
        found.append(say("of-faction", faction=asked.faction))
    if asked.person is not None:
        found.append(say("of-person", person=asked.person))
    if asked.commander is not None:
        found.append(say("with-commander"))
    if asked.ability is not None:
        found.append(say("with-ability", ability=asked.ability))
    if asked.without is not None:
        found.append(say("without-ability", ability=asked.without))
    if asked.near is not None:
        found.append(
            say(
                "near-sight" if asked.near.sight else "near",
                range=asked.near.range,
                whose=part(say, asked.near.of, scene, "gen"),
            )
        )
    if asked.engaged_with is not None:
        whom = part(say, asked.engaged_with, scene, "dat")
        message = (
            "engaged-with-and-another"
            if asked.and_with_another
            else "engaged-from-behind"
            if asked.from_behind
            else "engaged-with"
        )
        found.append(say(message, whom=whom))
    if asked.engaged is not None:
        found.append(say("engaged" if asked.engaged else "unengaged"))
    if asked.enemies is not None:
        found.append(say("with-enemies", count=asked.enemies))
    if asked.activated is not None:
        found.append(say("activated" if asked.activated else "not-activated"))
    if asked.condition is not None:
        found.append(say("with-condition", condition=asked.condition))
    for flag, message in (
        (asked.any_condition, "with-any-condition"),
        (asked.pillaged, "with-pillage"),
        (asked.used_order, "with-used-order"),
        (asked.vowed, "vowed"),
    ):
        if flag:
            found.append(say(message))
    if asked.deep:
        found.append(say("deep-in-zone"))
    if asked.master_of is not None:
        found.append(say("bonded-to", whom=part(say, asked.master_of, scene, "acc")))
    if asked.attacked is not None:
        found.append(say("has-attacked", whom=part(say, asked.attacked, scene, "acc")))
    if asked.could_attack is not None:
        found.append(say("could-attack", whom=part(say, asked.could_attack, scene, "acc")))
    return found


def signed(say: Say, number: int) -> str:
    return say("signed", number=abs(number), direction="minus" if number < 0 else "plus")


def amount(say: Say, asked: Amount, scene: Scene, sign: bool = False) -> str:
    """`2`, `2 plus 1 for each destroyed rank of this unit`."""
    if isinstance(asked, int):
        return signed(say, asked) if sign else say("number", number=asked)
    each = signed(say, asked.times) if sign or asked.times < 0 else say("number", number=asked.times)
    text = say("for-each", number=each, what=counted(say, asked, scene))
    if asked.n:
        first = signed(say, asked.n) if sign or asked.n < 0 else say("number", number=asked.n)
        text = (
            say("amount-minus", number=first, what=counted(say, asked, scene))
            if asked.times == -1 and asked.n > 0
            else say("amount-plus", one=first, other=text)
        )
    return say("at-most", text=text, most=asked.most) if asked.most is not None else text


def counted(say: Say, asked: Sum, scene: Scene) -> str:
    """What is counted, in the accusative."""
    if asked.per in ("units", "ranks-of", "tokens"):
        assert asked.which is not None
        return say(f"per-{asked.per}", units=which(say, asked.which, scene, number="none"))
    if asked.per in ("zones", "held-zones"):
        return say(f"per-{asked.per}", zones=joined(say, "either", [say("zone", zone=zone) for zone in asked.zones]))
    whose = "defender" if asked.per in ("attack-wounds", "attack-ranks") else asked.of
    return say(f"per-{asked.per}", whose=part(say, whose, scene, "gen"))
