"""Positions of the miniatures game that matches of a test's own server begin with: as card_positions.py."""

from typing import Any

from msgspec.structs import force_setattr, replace

from maester.games.miniatures import GAME
from maester.games.miniatures.setup import fixed_terrain
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.rounds import Turn
from maester.games.miniatures.texts.which import CONDITIONS, ZONES
from maester.games.miniatures.unit import full_wounds
from maester.games.miniatures.values import Ncu, Pose, Unit
from maester.server.audience import replays
from tests.browser import served as serving

BEGINNING = """
from tests.browser import battle_positions
battle_positions.begin()
"""


def run() -> str:
    """What a server runs whose matches of the miniatures game begin in the middle: those of two on a table without
    terrain (on a large one with the last turn), and those of four with as large armies as there are."""
    return BEGINNING + serving.RUN


def begin() -> None:
    """From now on, in this process."""
    usual = GAME.deal

    def deal(options: Any, chance: Any) -> Any:
        state = usual(options, chance)
        if options.seats == 4 and options.points == 50:
            return great_battle(state)
        if options.terrain != "none":
            return state
        return last_turn(battle(state)) if options.large else battle(state)

    force_setattr(GAME, "deal", deal)
    replays.replayed = replayed


USUAL = replays.replayed


def replayed(game: str, record: str, sequences: tuple[int, ...], seat: str) -> bytes:
    """Replays are made in a process of their own, which has to begin with the same positions."""
    begin()
    return USUAL(game, record, sequences, seat)


ARMIES = {
    "seat-1": (("sworn-swords.1", 7, 17), ("umber-berserkers.1", 19, 17), ("bowmen.1", 33, 17)),
    "seat-2": (("guardsmen.2", 7, 29), ("halberdiers.2", 19, 29), ("mountains-men.2", 33, 27)),
}
"""Where they stand, in inches."""


def battle(state: State) -> State:
    """The armies face each other across the middle; the first of seat 1 stands on a marker, and bowmen are in range."""
    state.zones = {"seat-1": 0, "seat-2": 1}
    state.round, state.first = 2, "seat-1"
    state.units = {
        name: stands(name, seat, Pose(x * 1000, y * 1000, 0 if seat == "seat-1" else 18_000))
        for seat, army in ARMIES.items()
        for name, x, y in army
    }
    queen = "cersei-lannister-queen-regent"
    state.ncus = {f"{queen}.2": Ncu("seat-2", queen)}
    state.hands = dict.fromkeys(state.seats, ())
    state.decks = dict.fromkeys(state.seats, ())
    state.lists = dict.fromkeys(state.seats, ())
    state.agenda = (Turn("seat-1"),)
    return state


def stands(name: str, seat: str, pose: Pose) -> Unit:
    card = name.split(".")[0]
    return Unit(seat, card, full_wounds(card), pose)


def last_turn(state: State) -> State:
    """Nobody but the first unit of seat 1 still has something to do."""
    state.round, state.points = 6, {"seat-1": 5, "seat-2": 3}
    _, *others = state.units
    for name in others:
        state.change(name, activated=True)
    state.ncus = {name: replace(ncu, activated=True) for name, ncu in state.ncus.items()}
    return state


ROWS = {"seat-1": (21_600, 14_000), "seat-2": (26_400, 34_000), "seat-3": (27_000, 34_000), "seat-4": (21_000, 14_000)}
"""How far from the near edge those in front stand, and those behind them, in thou."""


def great_battle(state: State) -> State:
    """Four armies of fifty points, with as much on the table as there may be: half of them fight, all have losses."""
    state.zones = {seat: n for n, seat in enumerate(state.seats)}
    state.round, state.first = 3, "seat-1"
    for seat, (front, back) in ROWS.items():
        near = seat in ("seat-1", "seat-4")
        left = 0 if seat in ("seat-1", "seat-2") else state.width // 2
        for n, name in enumerate(name for name, unit in state.units.items() if unit.seat == seat):
            row, place = divmod(n, 4)
            x = left + (2 * place + 1 + row) * state.width // 16
            pose = Pose(x, back if row else front, 0 if near else 18_000)
            unit = state.units[name]
            state.change(
                name, pose=pose, wounds=max(2, unit.wounds - 2 * n), tokens=CONDITIONS[: n % 4], activated=n > 4
            )
    for zone, name in zip(ZONES[:3], list(state.ncus)[-3:], strict=True):
        state.board[zone] = name
        state.ncus[name] = replace(state.ncus[name], activated=True)
    for seat, deck in state.decks.items():
        state.hands[seat], state.discards[seat], state.decks[seat] = deck[:9], deck[9:12], deck[12:]
    state.points = {seat: n for n, seat in enumerate(state.seats, start=3)}
    fixed_terrain(state)
    state.agenda = (Turn("seat-1"),)
    return state
