"""Spellings that several games share: tables of things by name, and lists that end in "..."."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from maester.kernel.position.checking import unknown
from maester.kernel.position.layout import Misplaced, Spelling
from maester.kernel.position.plain import NOTHING, plain, read_as, same

REST = "..."
"""At the end of a pile: the other cards, in the order in which they were dealt."""

FEWEST_LEFT_OUT = 5
"""For fewer steps of a round, "..." is not worth writing."""

TOP = 5
"""So many cards are shown of a pile whose order is that of the deal."""

Said = dict[str, Any]


def says_nothing(name: str, said: Said) -> Said:
    return {}


def entries(kind: type[Struct], implied: Callable[[str, Said], Said] = says_nothing) -> Spelling:
    """Things by name. Of each, only what is not as it was at the beginning is written; of a new one, what does not
    follow from its name and from what else is said (`implied`)."""
    usual = {each.encode_name: plain(each.default) for each in fields(kind) if not each.required}

    def out(now: Mapping[str, Struct], then: Mapping[str, Struct]) -> Said:
        gone: Said = {name: NOTHING for name in then if name not in now}
        order = [*(name for name in then if name in now), *(name for name in now if name not in then)]
        assert order == list(now), "things that are new come last"
        changed = {name: said_of(name, thing, then.get(name)) for name, thing in now.items()}
        return gone | {name: said for name, said in changed.items() if said or name not in then}

    def said_of(name: str, thing: Struct, before: Struct | None) -> Said:
        whole = in_full(thing)
        known = in_full(before) if before is not None else usual | implied(name, whole)
        return {field: value for field, value in whole.items() if field not in known or known[field] != value}

    def back(data: Any, then: Mapping[str, Struct]) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise Misplaced("position-wrong-kind", word="table")
        found: dict[str, Any] = dict(then)
        for name, said in data.items():
            if said == NOTHING:
                found.pop(name, None)
            elif isinstance(said, dict):
                found[name] = meant(name, said, then)
            else:
                raise Misplaced("position-wrong-kind", name, word=name)
        return found

    def meant(name: str, said: Said, then: Mapping[str, Struct]) -> Any:
        known = in_full(then[name]) if name in then else implied(name, said)
        try:
            return read_as(kind, {**known, **said}, name)
        except Misplaced as error:
            if error.why == "position-missing-word" and then and name not in then:
                raise next(unknown([name], then, name)) from error  # nobody meant a new thing
            raise

    return Spelling(out, back)


def fixed(shape: Any) -> Spelling:
    """A table whose entries are always the same. Those that are as at the beginning need not be named."""

    def out(now: Mapping[str, Any], then: Mapping[str, Any]) -> Said:
        assert list(now) == list(then), "its entries are always the same"
        return {name: plain(value) for name, value in now.items() if not same(value, then[name])}

    def back(data: Any, then: Mapping[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = read_as(shape, data)
        for name in found:
            if name not in then:
                raise Misplaced("position-unknown-word", name, word=name)
        return {**then, **found}

    return Spelling(out, back)


def in_full(thing: Struct) -> Said:
    return {each.encode_name: plain(getattr(thing, each.name)) for each in fields(thing)}


# ------------------------------------------------------------------------------------------------- the agenda


def until_round_ends(agenda: tuple[Any, ...], whole: tuple[Any, ...]) -> int:
    """How many steps of an agenda have to be written, if "..." stands for the rest of the round. All, if that would not
    make it much shorter."""
    shared = 0
    while shared < min(len(agenda), len(whole)) and agenda[-1 - shared] == whole[-1 - shared]:
        shared += 1
    for n in range(len(agenda) - shared, len(agenda) - FEWEST_LEFT_OUT):
        if whole.count(agenda[n]) == 1:
            return n + 1
    return len(agenda)


def rest_of_round(steps: tuple[Any, ...], whole: tuple[Any, ...]) -> tuple[Any, ...]:
    """The steps that follow in a round; the last one named has to be there once."""
    if not steps or whole.count(steps[-1]) != 1:
        raise Misplaced("position-not-in-the-round", "agenda")
    return whole[whole.index(steps[-1]) + 1 :]


# ------------------------------------------------------------------------------------------------- piles


def rest(whole: Iterable[str], elsewhere: Iterable[str]) -> tuple[str, ...]:
    """What is left of all cards when those that lie elsewhere are taken away, in the same order."""
    taken = Counter(elsewhere)
    left = []
    for card in whole:
        if taken[card]:
            taken[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def abridged(pile: tuple[str, ...], whole: tuple[str, ...], elsewhere: Iterable[str]) -> tuple[str, ...]:
    """The top of a pile and "...", if that says it all."""
    top = pile[:TOP]
    as_dealt = len(pile) > TOP + 1 and rest(whole, (*elsewhere, *top)) == pile[TOP:]
    return (*top, REST) if as_dealt else pile


def completed(pile: tuple[str, ...], whole: tuple[str, ...], elsewhere: Iterable[str]) -> tuple[str, ...]:
    """The pile that was abridged."""
    if not pile or pile[-1] != REST:
        return pile
    return (*pile[:-1], *rest(whole, (*elsewhere, *pile[:-1])))
