"""Scenes of the game: units put down by hand, dice that show what the test says, and what follows."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from maester.games.miniatures import GAME
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.state import State
from maester.games.miniatures.steps import AnyStep
from maester.games.miniatures.steps.rounds import Act, EndActivation
from maester.games.miniatures.texts.changes import AnyChange, LosesAbilities
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.occasions import OCCASIONS
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.unit import full_wounds
from maester.games.miniatures.values import Ncu, Pose, Unit
from maester.kernel import Chance, IllegalAnswer, Refusal, Table


class Scene(Table):
    """A table of this game."""

    state: Any


SEATS = {"a": "seat-1", "b": "seat-2", "c": "seat-3", "d": "seat-4"}


class Loaded(Chance):
    """Dice that show these faces, one after the other; a die that nobody foresaw is a mistake of the test."""

    def __init__(self, faces: Sequence[int], at: int = 0) -> None:
        super().__init__(0)
        self.faces, self.at = tuple(faces), at
        self.drawn = at

    def below(self, n: int) -> int:
        face = self.faces[self.at]
        assert 1 <= face <= n
        self.at, self.drawn = self.at + 1, self.drawn + 1
        return face - 1

    def copy(self) -> "Loaded":
        return Loaded(self.faces, self.at)


def unit(
    name: str,
    card: str,
    x: float,
    y: float,
    heading: float,
    wounds: int | None = None,
    tokens: tuple[Condition, ...] = (),
    commander: bool = False,
    **more: Any,
) -> tuple[str, Unit]:
    """A unit of seat 1 (a…), seat 2 (b…) and so on, in inches and degrees."""
    pose = Pose(round(x * 1000), round(y * 1000), round(heading * 100))
    left = full_wounds(card) if wounds is None else wounds
    return name, Unit(SEATS[name[0]], card, left, pose, commander, tokens=tokens, **more)


def piece(kind: str, x: float, y: float, heading: float = 0) -> Piece:
    return Piece(kind, kind, round(x * 1000), round(y * 1000), round(heading * 100))


def ncu(name: str, card: str, **more: Any) -> tuple[str, Ncu]:
    """An NCU of seat 1 (an1…) or seat 2 (bn1…)."""
    return name, Ncu(SEATS[name[0]], card, **more)


def scene(
    *units: tuple[str, Unit],
    acts: str | None = None,
    agenda: tuple[AnyStep, ...] = (),
    faces: Sequence[int] = (),
    pieces: Sequence[Piece] = (),
    ncus: Sequence[tuple[str, Ncu]] = (),
    options: Options | None = None,
    **changes: Any,
) -> Scene:
    """A table on which a unit acts, or whatever the agenda says is done. Nobody holds a card."""
    state: State = deal(options or Options(seats=2), Chance(1))
    state.units, state.pieces, state.round = dict(units), tuple(pieces), 2
    state.zones = {seat: n if state.corners else n % 2 for n, seat in enumerate(state.seats)}
    state.ncus, state.hands = dict(ncus), dict.fromkeys(state.seats, ())
    state.decks = dict.fromkeys(state.seats, ())
    state.lists = dict.fromkeys(state.seats, ())
    state.agenda = (*((Act(acts), EndActivation(acts)) if acts else ()), *agenda)
    state.chance = Loaded(faces)
    for name, value in changes.items():
        setattr(state, name, value)
    return Scene(GAME, state)


def holding(unit: str, *changes: AnyChange, name: str = "luck", serial: int = 0) -> tuple[Lasting, ...]:
    """Changes that work on a unit for the rest of the game."""
    return tuple(Lasting(Bound(SEATS[unit[0]], name), each, "game", serial, unit) for each in changes)


def bare_scene(*units: tuple[str, Unit], lasting: tuple[Lasting, ...] = (), **more: Any) -> Scene:
    """The same, with units that have lost all abilities: only the rules of the book are at work."""
    bound = Bound(SEATS["a"], "winters-bite")
    lost = [Lasting(bound, LosesAbilities(), "game", 0, name) for name, _ in units]
    return scene(*units, lasting=(*lost, *lasting), **more)


def begun(options: Options, seed: int = 1) -> Scene:
    """A game from its very start."""
    table: Any = Scene.opened(GAME, options, seed)
    return table  # type: ignore[no-any-return]


def play_until(table: Scene, about: str, seed: int = 5) -> Scene:
    """Any answers, until somebody is asked this."""
    chance = Chance(seed)
    while not table.over and asked(table) != about:
        table.answer_any(table.waiting[0], chance)
    assert asked(table) == about, f"nobody was ever asked {about}"
    return table


def answer(table: Scene, *answers: Any) -> Scene:
    """Give these answers, whoever is asked."""
    for each in answers:
        table.answer(table.waiting[0], each)
    return table


def offered(table: Table) -> tuple[Any, ...]:
    """All that whoever is asked may answer."""
    return tuple(table.decision(table.waiting[0]).answers() or ())


def declined(table: Scene) -> Scene:
    """Nobody uses an order or plays a card."""
    while asked(table).startswith("declare-"):
        answer(table, None)
    return table


def idle_until(table: Scene, about: str) -> Scene:
    """Nobody does anything that need not be done, until somebody is asked this."""
    while asked(table) != about:
        idle = table.decision(table.waiting[0]).idle
        answer(table, () if idle is UNSET else idle)
    return table


def asked(table: Table) -> str:
    return "" if table.over else table.decision(table.waiting[0]).about


def refused(table: Table, value: Any) -> Refusal:
    """Why an answer is not allowed now."""
    try:
        table.answer(table.waiting[0], value)
    except IllegalAnswer as error:
        return error.refusal
    raise AssertionError(f"{value} is allowed")


def pose(table: Scene, name: str) -> tuple[float, float, float]:
    found = table.state.units[name].pose
    assert found is not None
    return found.x / 1000, found.y / 1000, found.heading / 100


def told(table: Table, kind: str) -> list[Any]:
    return [event for event in table.story if type(event).__name__ == kind]


def happened(moment: str, *units: str, **more: Any) -> Any:
    """An occasion by its tag, given all that one of its kind might be about."""
    kind = OCCASIONS[moment]
    given = {**ANYTHING, **dict(zip(("unit", "foe"), units, strict=False)), **more}
    return kind(**{name: each for name, each in given.items() if name in kind.__struct_fields__})


ANYTHING = {
    "seat": "seat-1", "ncu": "an1", "zone": "crown", "action": "march", "arc": "front", "die": 3, "range": "melee",
    "kind": "panic", "marker": "centre", "attachment": "umber-champion", "token": "panicked", "key": "card:x:0",
}  # fmt: skip
