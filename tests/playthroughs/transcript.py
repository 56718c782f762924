"""A game as a text a reviewer can read: what was asked and answered, what happened, and what everybody saw.

A golden keeps its own answers. They are given again as long as the rules allow them, so that a change of rules, and
nothing else, shows as a change of the text.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct, json
from msgspec.structs import asdict, fields

from maester.games import NAMES, game
from maester.kernel import (
    AnsweredItself,
    Chance,
    Event,
    Game,
    IllegalAnswer,
    Offer,
    Seat,
    Table,
    UnreadableAnswer,
)

FOLDER = Path(__file__).parent
VIEWS_EVERY = 24
"""Answers after which all views are shown, and at the start of a chapter and at the end anyway."""

CHAPTERS = dict.fromkeys(NAMES, ("RoundBegan",))
"""Game → the events that begin a chapter."""

ANSWER = re.compile(r"^\d+\. (?P<seat>\S+) (?P<about>\S+) (?P<answer>.+)$", re.MULTILINE)

Answers = list[tuple[Seat, Any]]


def places() -> list[tuple[str, int]]:
    """Every game with every number of players: each has its golden."""
    return [(name, count) for name in NAMES for count in game(name).counts]


def golden(name: str, count: int) -> Path:
    return FOLDER / f"{name}-{count}.txt"


def answers_in(text: str) -> Answers:
    """The answers that a transcript tells of."""
    return [(found["seat"], json.decode(found["answer"])) for found in ANSWER.finditer(text)]


def transcript(rules: Game, count: int, answers: Answers) -> str:
    """The game these answers lead to; if the rules refuse one, the text ends with the refusal."""
    table = Table.opened(rules, rules.options(seats=count), count)
    return "\n".join([*head(table), *body(table, answers)]) + "\n"


def head(table: Table) -> list[str]:
    assert table.opening is not None
    options = json.encode(table.opening.options).decode()
    return [f"{table.game.name}  rules {table.game.rules}  seed {table.opening.seed}", f"options {options}", ""]


def body(table: Table, answers: Answers) -> Iterator[str]:
    yield from events(table, 0)
    yield from views(table)
    shown = 0
    for n, (seat, value) in enumerate(answers, 1):
        told = len(table.story)
        about = table.decision(seat).about if seat in table.waiting else "?"
        yield f"{n}. {seat} {about} {json.encode(value).decode()}"
        try:
            table.answer(seat, value)
        except (IllegalAnswer, UnreadableAnswer) as refused:
            yield f"    refused: {refused}"
            return
        yield from events(table, told)
        if table.over or begins_chapter(table, told) or n - shown == VIEWS_EVERY:
            shown = n
            yield from views(table)
    yield standing(table) if table.over else f"still waiting for {', '.join(table.waiting)}"


def events(table: Table, since: int) -> Iterator[str]:
    for event in table.story[since:]:
        yield f"    {telling(event)}{'' if event.seen_by(None) == event else '  (not all of it seen by all)'}"


def telling(event: Event) -> str:
    """The event as a line: its name, and its fields in their order."""
    said = ((name, getattr(event, name)) for name in event.__struct_fields__)
    shortened = (lambda value: value) if isinstance(event, AnsweredItself) else brief  # answers stay as they were given
    told = (f"{name} {plain(shortened(value))}" for name, value in said if value is not UNSET)
    return "  ".join([type(event).__name__, *told])


def plain(value: Any) -> str:
    return value if isinstance(value, str) else json.encode(short(value)).decode()


def short(value: Any) -> Any:
    """A value in which offers are written as people write them."""
    if isinstance(value, tuple | list):
        return [short(each) for each in value]
    return str(value) if isinstance(value, Offer) else value


def brief(value: Any) -> Any:
    """A value without those of its fields that say nothing more than usual."""
    if isinstance(value, Offer):
        return str(value)
    if isinstance(value, Struct):
        usual = {each.name: each.default for each in fields(value)}
        found = {name: brief(each) for name, each in asdict(value).items() if each != usual[name]}
        return found if len(found) > 1 else next(iter(found.values()), {})
    if isinstance(value, tuple | list):
        return [brief(each) for each in value]
    return {key: brief(each) for key, each in value.items()} if isinstance(value, dict) else value


def begins_chapter(table: Table, since: int) -> bool:
    chapters = CHAPTERS.get(table.game.name, ())
    return any(type(event).__name__ in chapters for event in table.story[since:])


def views(table: Table) -> Iterator[str]:
    """What a spectator sees now, and the lines that a seat sees otherwise."""
    yield ""
    everybody = drawn_for(table, None)
    yield "  seen by a spectator"
    yield from everybody
    for seat in table.state.seats:
        own = drawn_for(table, seat)
        if other := [line for line in own if line not in everybody]:
            yield f"  seen by {seat}"
            yield from other
    yield ""


def drawn_for(table: Table, watcher: Seat | None) -> list[str]:
    return [f"  | {line}".rstrip() for line in table.game.drawn(table.view(watcher)).splitlines()]


def standing(table: Table) -> str:
    final = table.game.standing(table.state)
    places = ", ".join(f"{seat} {place}. ({final.scores[seat]})" for seat, place in final.places.items())
    return f"won by {' and '.join(final.winners)}: {final.why} {final.rule or ''}".rstrip() + f"\nplaces: {places}"


def played_on(rules: Game, count: int, answers: Answers) -> Answers:
    """The answers as long as the rules allow them; then what habit says, or now and then anything, until it is over."""
    table, chance = Table.opened(rules, rules.options(seats=count), count), Chance(count)
    for seat, value in answers:
        try:
            table.answer(seat, value)
        except (IllegalAnswer, UnreadableAnswer):
            break
    while not table.over:
        seat = chance.choice(table.waiting)
        if rules.habit is None or not chance.below(4):
            table.answer_any(seat, chance)
        else:
            table.answer(seat, rules.habit(table.state, seat, table.decision(seat), chance))
    return [(given.seat, json.decode(json.encode(short(given.answer)))) for given in table.given]
