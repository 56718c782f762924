"""What holds, as sentences: the changes that an ability or a card makes."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from maester.games.miniatures.texts import changes
from maester.games.miniatures.texts.changes import AttackChange, Change
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.words.occasions import condition
from maester.games.miniatures.words.phrases import Say, Scene, amount, joined, part, sentence, which


def clauses(say: Say, found: Iterable[Change], scene: Scene) -> Iterator[str]:
    for each in found:
        yield guarded(say, each, scene, change(say, each, scene))


def guarded(say: Say, verb: Any, scene: Scene, text: str) -> str:
    """With its condition, if it has one."""
    text = sentence(text)
    return say("if-so", condition=condition(say, verb.if_, scene), text=text) if verb.if_ is not None else text


def change(say: Say, verb: Change, scene: Scene) -> str:
    """Whose it is, what it is, against whom and until when."""
    tag = verb.__struct_config__.tag
    values: dict[str, Any] = {"who": holder(say, verb.on, scene), "attack": "any", "against": "none"}
    if isinstance(verb, AttackChange):
        values["attack"] = verb.attack or "any"
    against = getattr(verb, "against", None)
    if against is not None:
        values["against"] = say("against", whom=holder(say, against, scene, "acc"))
    if "n" in verb.__struct_fields__:
        signs = isinstance(verb, SIGNED)
        values["n"] = amount(say, verb.n, scene, sign=signs)  # type: ignore[attr-defined]  # it has a number
    for name in ("words", "conditions", "keywords", "gives"):
        if found := getattr(verb, name, ()):
            values[name] = listed(say, found, "either" if isinstance(verb, changes.Immune) else "both")
    if isinstance(verb, changes.CannotAct):
        values["actions"] = joined(say, "either", [say("action-noun", action=each) for each in verb.actions])
    special = SPECIAL.get(type(verb))
    if special is not None:
        values |= special(say, verb)
    text = say(f"change-{tag}", **values)
    until = getattr(verb, "until", None)
    if until in ("turn", "round", "game"):
        text = say("until", text=sentence(text), until=until)
    return text


SIGNED = (
    changes.Hit,
    changes.Dice,
    changes.RankDice,
    changes.Defence,
    changes.Morale,
    changes.Panic,
    changes.PanicWounds,
    changes.Speed,
    changes.HandSize,
)


def holder(say: Say, on: Any, scene: Scene, case: str = "nom") -> str:
    return which(say, on, scene) if isinstance(on, Which) else part(say, on, scene, case)


def _flag(name: str) -> Callable[[Say, Any], dict[str, Any]]:
    return lambda say, verb: {name: "yes" if getattr(verb, name) else "no"}


SPECIAL: dict[type, Callable[[Say, Any], dict[str, Any]]] = {
    changes.RerollAttack: _flag("misses"),
    changes.WoundsInstead: _flag("d3"),
    changes.PanicWounds: lambda say, verb: {"any-test": "yes" if verb.any_test else "no"},
    changes.KeepsToken: lambda say, verb: {"condition": verb.condition},
    changes.Unlimited: lambda say, verb: {
        "hit": say("signed", number=abs(verb.hit), direction="minus") if verb.hit else "none"
    },
    changes.SlipsAway: lambda say, verb: {
        "no-pivot": "yes" if verb.no_pivot else "no",
        **({} if verb.gives else {"gives": "none"}),
    },
    changes.Disorderly: lambda say, verb: {
        "arc": joined(say, "either", [say("arc", arc=each) for each in verb.arc]) if verb.arc else "none",
        **({} if verb.gives else {"gives": "none"}),
    },
    changes.SharesCards: lambda say, verb: {"person": verb.person},
    changes.Reserve: _flag("stalks"),
    changes.SilentAttachments: lambda say, verb: {"who": which(say, verb.on, Scene(), many=True)},
    changes.IsOf: lambda say, verb: {"house": verb.house},
    changes.Untargetable: _flag("orders"),
    changes.RankDice: lambda say, verb: {"more": "yes" if verb.n > 0 else "no"},
}


def listed(say: Say, items: Iterable[str], message: str = "both") -> str:
    return joined(say, message, [say("word", word=each) for each in items])
