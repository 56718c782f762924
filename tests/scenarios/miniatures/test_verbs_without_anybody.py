"""Texts whose unit is not named, or no longer there: nothing happens, nobody is asked, and they are not offered."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.steps.fights import FreeManeuver
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.which import Which
from tests.scenarios.miniatures.cast import FAR, FRIEND, GUARDS, SWORDS
from tests.scenarios.miniatures.play import Scene, asked, scene, unit

TOKENS: Any = ("panicked", "weakened")
LED: Any = {"attachments": ("guard-captain",), "counters": (("pillage", 1),), "used": ("incite",), "tokens": TOKENS}

NEED_A_UNIT: dict[str, Any] = {
    "act": verbs.Act(actions=("maneuver", "march")),
    "act-at": verbs.Act(actions=("melee",), to="subject", at="target"),
    "shift": verbs.Shift(inches=2),
    "activate-idle": verbs.ActivateIdle(),
    "activate-too": verbs.ActivateToo(),
    "activate-too-must": verbs.ActivateToo(must=True),
    "surge-instead": verbs.SurgeInstead(),
    "ride-by": verbs.RideBy(wounds=2),
    "stakes": verbs.Stakes(),
    "move-attachment": verbs.MoveAttachment(),
    "share-abilities": verbs.ShareAbilities(),
    "give": verbs.Give(conditions=("vulnerable",)),
    "give-one": verbs.Give(conditions=TOKENS, one=True),
    "take": verbs.Take(),
    "swap-token": verbs.SwapToken(),
    "pillage": verbs.Pillage(),
    "pass-pillage": verbs.PassPillage(of="this", to="target"),
    "vow": verbs.Vow(),
    "wounds": verbs.Wounds(n=2),
    "wounds-d3": verbs.Wounds(d3=True),
    "hits": verbs.Hits(n=2, d3=True),
    "heal": verbs.Heal(n=2),
    "suffer": verbs.SufferUpTo(most=2),
    "survive": verbs.Survive(),
    "panic": verbs.Test(kind="panic", failed=(verbs.Draw(),)),
    "morale": verbs.Test(kind="morale", passed=(verbs.Draw(),)),
    "kill": verbs.KillAttachment(),
    "destroy": verbs.Destroy(),
    "destroy-for-good": verbs.Destroy(for_good=True),
    "steal": verbs.StealAttachment(),
    "strip": verbs.Strip(),
    "refresh-order": verbs.RefreshOrder(),
    "poison": verbs.Attach(card="crannog-poison"),
    "trample": verbs.Trample(inches=4),
    "throw": verbs.Throw(weapon="hurl-boulder"),
    "bond": verbs.Bond(animal="bonded-wolf"),
    "bear": verbs.Bond(animal="bonded-bear"),
    "after-destroyed": verbs.AfterDestroyed(do=(verbs.Draw(),)),
    "retarget": verbs.Retarget(),
    "move-ncu": verbs.MoveNcu(),
    "silence-ncu": verbs.SilenceNcu(),
}
ASKED_BEFORE = (
    "act", "act-at", "shift", "activate-too", "stakes", "give", "give-one", "take", "wounds", "wounds-d3", "hits",
    "heal", "survive", "panic", "morale", "kill", "throw",
)  # fmt: skip
"""Of these it is looked up whether they could do anything, before they are offered."""

GONE_STILL_NAMED = ("after-destroyed", "vow", "kill", "steal", "silence-ncu")
"""What does not need a unit on the table."""


def put(verb: Any, units: Any, then: Any = (), **means: Any) -> Scene:
    state = scene(*units).state
    state.decks["seat-1"] = ("bribery",)
    state.agenda = then
    start(state, Bound("seat-1", "winters-bite", **means), (verb,))
    return Scene(GAME, state)


@pytest.mark.parametrize("name", NEED_A_UNIT)
def test_a_text_without_its_unit_does_nothing(name):
    table = put(NEED_A_UNIT[name], (GUARDS, SWORDS, FAR))
    assert asked(table) == ""
    assert table.story == []
    state = table.state
    assert state.units == dict((GUARDS, SWORDS, FAR))
    assert (state.lasting, state.laid, state.later, state.silenced, state.taunted) == ((), (), (), (), ())
    assert state.decks["seat-1"] == ("bribery",)


@pytest.mark.parametrize("name", [name for name in NEED_A_UNIT if name not in GONE_STILL_NAMED])
def test_a_text_whose_units_are_gone_does_nothing(name):
    units = [unit("a1", "guardsmen", 0, 0, 0, 0, **LED), unit("b1", "guardsmen", 0, 0, 0, 0, **LED), FAR, FRIEND]
    state = scene(*units).state
    for gone in ("a1", "b1"):
        state.change(gone, pose=None)
    before = dict(state.units)
    state.decks["seat-1"] = ("bribery",)
    means: Any = {"this": "a1", "target": "b1", "earlier": "a1", "attacker": "a1", "defender": "b1", "subject": "a2"}
    start(state, Bound("seat-1", "winters-bite", **means), (NEED_A_UNIT[name],))
    table = Scene(GAME, state)
    assert asked(table) == ""
    assert table.story == []
    assert table.state.units == before
    assert (table.state.lasting, table.state.laid) == ((), ())
    assert table.state.decks["seat-1"] == ("bribery",)


@pytest.mark.parametrize("name", ASKED_BEFORE)
def test_a_text_without_its_unit_is_not_offered(name):
    state = scene(GUARDS, SWORDS, FAR).state
    assert not could(state, Bound("seat-1", "winters-bite"), NEED_A_UNIT[name])


@pytest.mark.parametrize("name", [name for name in ASKED_BEFORE if name not in ("survive", "kill")])
def test_a_text_whose_unit_is_gone_is_not_offered(name):
    state = scene(unit("a1", "guardsmen", 0, 0, 0, 0, **LED), unit("b1", "guardsmen", 0, 0, 0, 0, **LED), FAR).state
    for gone in ("a1", "b1"):
        state.change(gone, pose=None)
    means: Any = {"this": "a1", "target": "b1", "attacker": "a1", "defender": "b1", "subject": "a1"}
    assert not could(state, Bound("seat-1", "winters-bite", **means), NEED_A_UNIT[name])


@pytest.mark.rule("MIN-SURGE-03")
def test_who_is_gone_does_nothing_in_place_of_its_surge():
    """And the surge of another, further down, is left alone."""
    table = put(verbs.SurgeInstead(), (GUARDS, FAR), then=(FreeManeuver("a1"),), attacker=None)
    assert asked(table) == "surge"


def test_wounds_of_any_that_fit_end_where_none_fits():
    table = put(verbs.SufferUpTo(most=3, of=Which(side="friend", solo=True)), (GUARDS, SWORDS))
    assert (asked(table), table.state.units["a1"].wounds) == ("", 12)
