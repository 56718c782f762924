"""What a record means that leaves a word out: in most cases it asks for nothing, changes nothing, adds nothing."""

from collections.abc import Iterator
from inspect import isclass
from types import ModuleType
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from maester.games.miniatures import facts, values
from maester.games.miniatures.state import State
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.texts import changes, in_play, occasions, verbs, vocabulary, which

WORDS = (which, vocabulary, verbs, changes, in_play, occasions)

MEANT: dict[str, Any] = {
    # whom a text speaks of
    "Near.of": "this",
    "Sum.of": "this",
    "Act.to": "target",
    "Attach.to": "target",
    "Give.to": "target",
    "Heal.to": "target",
    "Hits.to": "target",
    "Pillage.to": "this",
    "Shift.to": "target",
    "Test.to": "target",
    "ActivateIdle.to": "target",
    "Wounds.to": "target",
    "AfterDestroyed.of": "this",
    "Destroy.of": "this",
    "KillAttachment.of": "defender",
    "RefreshOrder.of": "target",
    "SufferUpTo.of": "this",
    "Take.of": "target",
    "Cost.spend_of": "target",
    "Menu.by": "me",
    # how often, how much, how long
    "Sum.times": 1,
    "Choose.most": 1,
    "Count.n": 1,
    "DiscardRandom.n": 1,
    "Draw.n": 1,
    "Gain.n": 1,
    "Give.n": 1,
    "Menu.n": 1,
    "Pillage.n": 1,
    "Recall.n": 1,
    "Survive.n": 1,
    "Take.n": 1,
    "Stakes.inches": 2,
    "Attach.until": ("game",),
    "Search.places": ("deck",),
    # what else is not nothing
    "Ability.influences": which.Which(),
    "Bound.origin": "ability",
}


def structs(*modules: ModuleType) -> Iterator[type[Struct]]:
    for module in modules:
        yield from (each for each in vars(module).values() if isclass(each) and issubclass(each, Struct))


def left_out(*kinds: type[Struct]) -> Iterator[tuple[str, Any]]:
    """Every field that may be left out, and what it is then."""
    for kind in kinds:
        for field in fields(kind):
            if field.default is not NODEFAULT:
                yield f"{kind.__name__}.{field.name}", field.default
            elif field.default_factory is not NODEFAULT:
                yield f"{kind.__name__}.{field.name}", field.default_factory()


def nothing(value: Any) -> bool:
    """An amount of 0 is nothing, and so is what does not hold, is empty or is not there."""
    return value in (None, False, 0, (), "", [], {})


def test_words_that_are_left_out_mean_the_usual():
    found = dict(left_out(*structs(*WORDS)))
    changed = {name: value for name, value in found.items() if not nothing(value) and not name.endswith(".on")}
    assert changed == MEANT


def test_a_change_that_names_nobody_is_of_the_unit_that_has_it():
    whose = {name: value for name, value in left_out(*changes.AnyChange.__args__) if name.endswith(".on")}
    assert len(whose) == len(changes.AnyChange.__args__)
    assert set(whose.values()) == {"this"}


def test_steps_that_say_no_more_do_no_more():
    """Only the target of a zone is taken for wanted unless it says otherwise."""
    found = {name: value for name, value in left_out(*AnyStep.__args__) if not nothing(value)}
    assert found == {"ZoneOnUnit.wanted": True}


def test_what_is_not_printed():
    """A model has one wound; an NCU is a character; markers give points, from the second round on."""
    found = {name: value for name, value in left_out(*structs(facts)) if not nothing(value)}
    assert found == {
        "UnitFacts.wounds": 1,
        "NcuFacts.character": True,
        "ModeFacts.marker_points": True,
        "ModeFacts.scores_from": 2,
        "ModeFacts.terrain": "outside-zones",
    }


def test_at_first_nothing_has_happened_to_anybody():
    pieces = [kind for kind in structs(values) if kind.__module__ == values.__name__]
    assert [name for name, value in left_out(*pieces) if not nothing(value)] == []
    fresh = {name: value for name, value in left_out(State) if not nothing(value)}
    assert fresh.keys() == {"State.terrain", "State.options"}
    assert fresh["State.terrain"] == "fixed"
