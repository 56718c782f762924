"""Reading a position: a stranger's text becomes a position that the rules can go on from, or one clear error."""

from typing import Any

from msgspec.structs import fields

from maester.kernel.agenda import Stepwise
from maester.kernel.chance import Chance, is_seed
from maester.kernel.decision import IllegalAnswer, UnreadableAnswer
from maester.kernel.game import BadOptions, Game, Options, State
from maester.kernel.position.layout import Misplaced
from maester.kernel.position.plain import NOTHING, read_as
from maester.kernel.position.spelling import REST, rest_of_round
from maester.kernel.position.toml import Data, NotToml, line_of, parsed
from maester.kernel.position.writing import APART, HEAD, Position
from maester.kernel.record import Line
from maester.kernel.table import Opening, Table

MOST_DRAWN = 1 << 62
MOST_ANSWERS = 1_000
MOST, DEEPEST = 1_000_000, 30
REFUSALS = (BadOptions, IllegalAnswer, UnreadableAnswer)


class UnreadablePosition(ValueError):
    """The text is not a position of this game. `why` is the id of a sentence, `line` is where it was noticed."""

    def __init__(self, why: str, line: int, about: dict[str, str | int], reason: Exception | None = None) -> None:
        super().__init__(f"{why}, line {line}" if line else why)
        self.why = why
        self.line = line
        self.about = about
        self.reason = reason
        """What the rules said to the options or the answers."""


def read(game: Game, text: str) -> Position:
    """The position that a text describes; UnreadablePosition if it describes none that can be played on from."""
    try:
        return read_table(game, parsed(text))
    except NotToml as error:
        raise UnreadablePosition(error.why, error.line, error.about) from error
    except Misplaced as error:
        reason = error.__cause__ if isinstance(error.__cause__, REFUSALS) else None
        raise UnreadablePosition(error.why, line_of(text, error.path), error.about, reason) from error


def game_named(text: str) -> str:
    """The game that a text says it is a position of."""
    try:
        named = parsed(text).get("game")
    except NotToml as error:
        raise UnreadablePosition(error.why, error.line, error.about) from error
    if not isinstance(named, str):
        raise UnreadablePosition("position-missing-word", 0, {"word": "game"})
    return named


def read_table(game: Game, data: Data) -> Position:
    """The position that a TOML table describes, as it stands in a file of its own or within another one. Misplaced,
    if it describes none."""
    in_bounds(data)
    of_this_game(game, data)
    seed, drawn = luck_in(data)
    options = options_in(game, data.get("options", {}))
    state = game.deal(options, Chance(seed))
    beginning = state.copy()
    if drawn is not None:
        state.chance = Chance(seed, drawn)
    for name, value in data.items():
        if name not in HEAD:
            take(game, state, beginning, name, value)
    if isinstance(state, Stepwise) and "step" in data:
        state.step = read_as(types(state)["step"], at_length(data["step"]), "step")
    checked(game, state, beginning)
    position = Position(options, state, answers_in(data))
    can_go_on(game, position)
    return position


def opened(game: Game, position: Position) -> Table:
    """A table that goes on from a position. Its story starts afresh here, and answers can be taken back as far."""
    state = position.state
    table = Table(game, state, Opening(position.options, state.chance.seed, position=state))
    for given in position.answers:
        table.answer(given.seat, given.answer)
    return table


# ------------------------------------------------------------------------------------------------- the head


def of_this_game(game: Game, data: Data) -> None:
    named, rules = data.get("game", game.name), data.get("rules", game.rules)
    if named != game.name:
        raise Misplaced("position-of-another-game", "game", game=str(named))
    if rules != game.rules or type(rules) is not int:
        raise Misplaced("position-of-other-rules", "rules", rules=str(rules), ours=game.rules)


def in_bounds(data: Any, *path: str) -> None:
    """No number is so large that rules which count to it would take long, and nothing is of a kind no game has."""
    if len(path) > DEEPEST:
        raise Misplaced("position-too-deep", *path)
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            in_bounds(value, *path, str(key))
        elif isinstance(value, int | float):
            if not abs(value) <= MOST and (path or key not in ("seed", "drawn")):
                raise Misplaced("position-number-too-large", *path, str(key), most=MOST)
        elif not isinstance(value, str):
            raise Misplaced("position-wrong-kind", *path, str(key), word=str(key))


def options_in(game: Game, data: Any) -> Options:
    options: Options = read_as(game.options, data, "options")
    try:
        return game.checked(options)
    except BadOptions as error:
        raise Misplaced("position-with-bad-options", "options") from error


def luck_in(data: Data) -> tuple[int, int | None]:
    seed, drawn = data.get("seed", 0), data.get("drawn")
    if not is_seed(seed):
        raise Misplaced("position-not-a-seed", "seed")
    if drawn is not None and not (type(drawn) is int and 0 <= drawn < MOST_DRAWN):
        raise Misplaced("position-not-a-count", "drawn")
    return seed, drawn


def answers_in(data: Data) -> tuple[Line, ...]:
    answers: tuple[Line, ...] = read_as(tuple[Line, ...], data.get("answers", []), "answers")
    if len(answers) > MOST_ANSWERS:
        raise Misplaced("position-too-many-answers", "answers", most=MOST_ANSWERS)
    return answers


# ------------------------------------------------------------------------------------------------- the state


def take(game: Game, state: State, beginning: State, name: str, value: Any) -> None:
    """What is said of a seat, or of a field of the state."""
    if name in state.seats:
        take_seat(game, state, name, value)
    elif name == "agenda" and isinstance(state, Stepwise):
        take_agenda(game, state, value)
    elif name in types(state) and name not in (*APART, *game.layout.derived):
        take_field(game, state, beginning, name, value)
    elif not (name == "step" and isinstance(state, Stepwise)):
        raise Misplaced("position-unknown-word", name, word=name)


def types(state: State) -> dict[str, Any]:
    return {each.name: each.type for each in fields(type(state))}


def take_seat(game: Game, state: State, seat: str, data: Any) -> None:
    """What a seat has of its own."""
    if not isinstance(data, dict):
        raise Misplaced("position-wrong-kind", seat, word=seat)
    by_name = {name: field for field, name in game.layout.by_seat.items()}
    for name, value in data.items():
        if name not in by_name:
            raise Misplaced("position-unknown-word", seat, name, word=name)
        field = by_name[name]
        all_seats = getattr(state, field) | read_as(types(state)[field], {seat: value}, seat, name)
        setattr(state, field, {each: all_seats[each] for each in state.seats if each in all_seats})


def take_agenda(game: Game, state: Stepwise, data: Any) -> None:
    """What is still to be done; "..." at the end is the rest of the round."""
    if not isinstance(data, list):
        raise Misplaced("position-wrong-kind", "agenda", word="agenda")
    goes_on = data[-1:] == [REST] and game.layout.round is not None
    steps = [at_length(each) for each in (data[:-1] if goes_on else data)]
    state.agenda = read_as(types(state)["agenda"], steps, "agenda")
    state.step = state.agenda[0] if state.agenda else None
    if goes_on and game.layout.round is not None:
        state.agenda += rest_of_round(state.agenda, game.layout.round(state))


def at_length(step: Any) -> Any:
    """A step that was written by its name alone."""
    return {"step": step} if isinstance(step, str) and step != NOTHING else step


def take_field(game: Game, state: State, beginning: State, name: str, value: Any) -> None:
    spelling = game.layout.spellings.get(name)
    try:
        found = (
            read_as(types(state)[name], value) if spelling is None else spelling.back(value, getattr(beginning, name))
        )
    except Misplaced as error:
        raise Misplaced(error.why, name, *error.path, **error.about) from error
    setattr(state, name, found)


def checked(game: Game, state: State, beginning: State) -> None:
    """What was not written is worked out; what cannot be is refused."""
    layout = game.layout
    try:
        if layout.complete is not None:
            layout.complete(state, beginning)
        if layout.wrong is not None:
            for wrong in layout.wrong(state, beginning):
                raise wrong
    except Misplaced:
        raise
    except Exception as error:  # a table of which a part is missing
        raise Misplaced("position-cannot-go-on") from error


def can_go_on(game: Game, position: Position) -> None:
    """Try it: whatever the rules cannot go on from is not a position of the game."""
    try:
        table = opened(game, position)
        if [given.about for given in table.given] != [given.about for given in position.answers]:
            raise Misplaced("position-answers-break-the-rules", "answers")
        for seat in table.waiting:
            table.decision(seat)
        for watcher in (*table.state.seats, None):
            table.view(watcher)
    except REFUSALS as error:
        raise Misplaced("position-answers-break-the-rules", "answers") from error
    except Misplaced:
        raise
    except Exception as error:
        raise Misplaced("position-cannot-go-on") from error
