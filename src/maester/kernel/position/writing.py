"""Writing a position: what differs from the beginning of the game, and how to go on from there."""

from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import fields

from maester.kernel.agenda import Stepwise
from maester.kernel.chance import Chance
from maester.kernel.game import Game, Options, State
from maester.kernel.position.layout import Layout
from maester.kernel.position.plain import plain, same
from maester.kernel.position.spelling import REST, until_round_ends
from maester.kernel.position.toml import Data, written
from maester.kernel.record import Line
from maester.kernel.table import NotSettled, Table

HEAD = ("game", "rules", "seed", "drawn", "answers", "options")
"""What a position says besides the fields of a state."""

APART = ("chance", "seats", "told", "agenda", "step")
"""Fields that are written in their own way, or follow from the options."""


class Position(Struct, frozen=True):
    """A position to go on from: a checkpoint, and the answers given since. It holds everything, hidden or not."""

    options: Options
    state: Any
    answers: tuple[Line, ...] = ()


def position_of(table: Table) -> Position:
    """Where a table stands, at any moment. NotSettled: an imagined world has no options and no past."""
    if table.opening is None:
        raise NotSettled("a table without an opening has no position that can be written")
    state, since = table.stands_at()
    answers = tuple(Line(each.seat, each.about, to_builtins(each.answer)) for each in since)
    return Position(table.opening.options, state, answers)


def write(game: Game, position: Position) -> str:
    """A position as text. `read` gives the same position again."""
    state = position.state.copy()
    beginning = game.deal(position.options, Chance(state.chance.seed))
    assert state.seats == beginning.seats, "the options say who plays"
    if game.layout.abridge is not None:
        game.layout.abridge(state, beginning)
    document: Data = {"game": game.name, "rules": game.rules, "seed": state.chance.seed}
    if state.chance.drawn != beginning.chance.drawn:
        document["drawn"] = state.chance.drawn
    if position.answers:
        document["answers"] = [plain(to_builtins(each)) for each in position.answers]
    document["options"] = plain(position.options)
    return written({**document, **seats_written(game, state, beginning), **fields_written(game, state, beginning)})


def fields_written(game: Game, state: State, beginning: State) -> Data:
    """Field by field, whatever has changed and is not told seat by seat."""
    found: Data = {}
    if isinstance(state, Stepwise) and isinstance(beginning, Stepwise):
        found |= agenda_written(game.layout, state, beginning)
    layout = game.layout
    for field in fields(type(state)):
        name, now, then = field.name, getattr(state, field.name), getattr(beginning, field.name)
        if name in APART or name in layout.derived or same(now, then):
            continue
        assert name not in HEAD, f"{name} means something else in a position: it has to be derived"
        if name in layout.by_seat and seat_by_seat(state, now, then):
            continue
        spelling = layout.spellings.get(name)
        found[name] = plain(now) if spelling is None else spelling.out(now, then)
    return found


def agenda_written(layout: Layout, state: Stepwise, beginning: Stepwise) -> Data:
    """What is still to be done; the step being done is the first of it, unless something else is said."""
    found: Data = {}
    if state.agenda != beginning.agenda:
        count = until_round_ends(state.agenda, layout.round(state) if layout.round is not None else ())
        steps = [brief(plain(step)) for step in state.agenda[:count]]
        found["agenda"] = [*steps, REST] if count < len(state.agenda) else steps
    if state.step != step_expected(state, beginning):
        found["step"] = brief(plain(state.step))
    return found


def step_expected(state: Stepwise, beginning: Stepwise) -> Any:
    return beginning.step if state.agenda == beginning.agenda else state.agenda[0] if state.agenda else None


def brief(step: Any) -> Any:
    """A step about which there is nothing to say is written by its name."""
    return step["step"] if isinstance(step, dict) and list(step) == ["step"] else step


def seats_written(game: Game, state: State, beginning: State) -> Data:
    """A table for each seat of whom something has changed."""
    found: Data = {}
    for seat in state.seats:
        own: Data = {}
        for field, name in game.layout.by_seat.items():
            now, then = getattr(state, field), getattr(beginning, field)
            if seat_by_seat(state, now, then) and seat in now and not (seat in then and same(now[seat], then[seat])):
                own[name] = plain(now[seat])
        if own:
            found[seat] = own
    return found


def seat_by_seat(state: State, now: dict[str, Any], then: dict[str, Any]) -> bool:
    """Whether a dict can be told seat by seat: its seats are in order, and none has gone that was there."""
    return [seat for seat in state.seats if seat in now] == list(now) and all(seat in now for seat in then)
