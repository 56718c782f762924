"""Nouns with all that belongs to them, in every case their language has: `a kneeling Stark character you control`."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from msgspec import Struct

from maester.games.cardgame.which import Contest, Which

Say = Callable[..., str]
"""say(message, **values): a message in the language at hand."""

CASES = ("nom", "acc", "dat", "gen")
VOWEL = re.compile(r"(?!uni)[aeiou]", re.IGNORECASE)
"""What English puts `an` before. The sound of the next word decides, so not before `unique`."""

IN_PLAY = {"character", "location", "attachment"}
"""All types a card in play can have: together they are simply cards."""


class Phrase(Struct, frozen=True):
    """Something that is spoken of, by case."""

    forms: dict[str, str]
    gender: str
    many: bool = False

    @property
    def number(self) -> str:
        return "many" if self.many else "one"

    def as_(self, name: str) -> dict[str, str]:
        """As arguments: `$card-nom`, `$card-acc` and so on."""
        return {f"{name}-{case}": form for case, form in self.forms.items()}


def as_text(sentence: str) -> str:
    return type(sentence)(sentence[0].upper() + sentence[1:])


def phrase(
    say: Say,
    noun: str,
    det: str = "a",
    adjectives: Sequence[str] = (),
    kind: Callable[[str], str] = lambda noun: noun,
    many: bool = False,
) -> Phrase:
    """A noun with its determiner and adjectives. `kind` adds of which faction and with which trait it is."""
    gender = say(f"gender-{noun}")
    number, cases = "many" if many else "one", say("grammar-cases").split()
    forms = {}
    for case in CASES:
        spoken = case if case in cases else "nom"
        form = f"{det or 'no'}-{'many' if many else gender}-{spoken}"
        ending = say("ending", form=form)
        words = [say(f"adjective-{each}", ending=ending) for each in adjectives]
        words.append(kind(say(f"noun-{noun}", form=f"{number}-{spoken}")))
        if det:
            first = "vowel" if VOWEL.match(words[0]) else "consonant"
            words.insert(0, say("determiner", form=form, first=first))
        forms[case] = reduce(lambda one, other: say("two-words", one=one, other=other), words)
    return Phrase(forms, gender, many)


def joined(say: Say, message: str, items: Sequence[str]) -> str:
    """`a, b or c`, `a, b and c`: the message says how the last one is joined."""
    *others, last = items
    return say(message, one=reduce(lambda a, b: say("comma", one=a, other=b), others), other=last) if others else last


def either(say: Say, phrases: Sequence[Phrase]) -> Phrase:
    if len(phrases) == 1:
        return phrases[0]
    forms = {case: joined(say, "either", [each.forms[case] for each in phrases]) for case in CASES}
    return Phrase(forms, "mixed", phrases[0].many)


def with_after(say: Say, what: Phrase, after: str) -> Phrase:
    forms = {case: say("two-words", one=form, other=after) for case, form in what.forms.items()}
    return Phrase(forms, what.gender, what.many)


# ------------------------------------------------------------------------------------------------- cards


def cards(
    say: Say, which: Which, det: str = "a", many: bool = False, more: Sequence[str] = (), moving: bool = False
) -> Phrase:
    """Which cards; `more`: adjectives that come first; `moving`: they are taken from where they are."""
    if which.name:
        return by_name(say, which)
    if which.targeted:
        return Phrase({case: say("one-of-them", form=case) for case in CASES}, say("gender-character"))
    if which.copy_of_last:
        return with_after(say, phrase(say, "copy", det), say("of-that-card"))
    nouns: tuple[str, ...] = ("card",) if set(which.type) >= IN_PLAY else which.type or ("card",)
    if which.faction_cards:
        nouns = (*nouns, "faction-card")
    words = (*more, *adjectives(which))
    found = either(say, [phrase(say, noun, det, words, lambda form: of_kind(say, which, form), many) for noun in nouns])
    return reduce(lambda what, after: with_after(say, what, after), afterwards(say, which, moving), found)


def by_name(say: Say, which: Which) -> Phrase:
    name = joined(say, "either", [say(f"name-{code}") for code in which.name])
    if which.whose == "me":
        name = say("named-mine", name=name)
    return Phrase(dict.fromkeys(CASES, name), say("gender-character"))


def adjectives(which: Which) -> Iterator[str]:
    if which.other:
        yield "other"
    if which.unique is not None:
        yield "unique" if which.unique else "non-unique"
    if which.loyal:
        yield "loyal"
    if which.knelt is not None:
        yield "knelt" if which.knelt else "standing"
    if which.role is not None:
        yield which.role


def of_kind(say: Say, which: Which, noun: str) -> str:
    if which.traits:
        noun = say("of-traits", noun=noun, traits=traits(say, which.traits))
    if which.faction:
        noun = say("of-faction", noun=noun, faction=joined(say, "either", [say(f"faction-{f}") for f in which.faction]))
    return noun


def traits(say: Say, names: Sequence[str]) -> str:
    return joined(say, "either", [say(f"trait-{slug(name)}") for name in names])


def slug(trait: str) -> str:
    """`King's Landing` is `kings-landing`."""
    return re.sub(r"[^a-z]+", "-", trait.lower().replace("'", ""))


def afterwards(say: Say, which: Which, moving: bool) -> Iterator[str]:
    """What comes after the noun."""
    if which.without_icon is not None:
        yield say("without-icon", contest=which.without_icon)
    if which.bare:
        yield say("without-attachments")
    if which.powered:
        yield say("with-power")
    if which.cost_while_first is not None:
        yield say("with-cost-while-first", cost=which.cost, more=which.cost_while_first)
    elif which.cost is not None:
        yield say("with-cost", cost="X" if which.cost == "x" else which.cost)
    if which.printed_strength is not None:
        yield say("with-printed-strength", strength=which.printed_strength)
    if which.strength_with is not None:
        card, more = which.strength_with
        yield say("with-strength-with", strength=which.strength, more=more, card=card)
    elif which.strength is not None:
        yield say("with-strength", strength=which.strength)
    zones = [zone for zone in which.inside if zone != "play"]
    if zones:
        where = "out-of" if moving else "inside"
        yield joined(say, "either", [say(f"{where}-{zone}", whose=which.whose) for zone in zones])
    elif which.whose is not None:
        yield say(f"whose-{which.whose}")


# ------------------------------------------------------------------------------------------------- others


def challenge(say: Say, types: Sequence[Contest], unopposed: bool = False) -> Phrase:
    """A challenge of one of these types."""
    words = ("unopposed",) if unopposed else ()
    return either(say, [phrase(say, noun, "a", words) for noun in types or ("challenge",)])


def reference(say: Say, to: str) -> Phrase:
    """This card, the one it is attached to, the one the trigger is about."""
    gender = say({"this": "gender-card", "attached": "gender-bearer"}.get(to, "gender-character"))
    return Phrase({case: say(f"ref-{to}", form=case) for case in CASES}, gender)


def signed(say: Say, amount: int) -> str:
    """+2 or −2."""
    return say("signed", amount=amount, size=abs(amount))


def pronoun(say: Say, of: Phrase) -> Phrase:
    """How something is spoken of again."""
    what = "many" if of.many else of.gender
    return Phrase({case: say("pronoun", form=f"{what}-{case}") for case in CASES}, of.gender, of.many)
