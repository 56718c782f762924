"""Places far off the table are refused by their rule before anything is measured, prepared or given."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

from maester.games.miniatures import GAME
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.maneuver import Move
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.moving.shift import SideStep
from maester.games.miniatures.setup import Options
from maester.kernel import Chance, IllegalAnswer, Table, UnreadableAnswer

FAR_AWAY = (10**30, -(10**30), 10**300, 2**63 - 1, -1)
WITH_NUMBERS = {"LayTerrain", "PlaceUnit", "Move", "SideStep", "Turned", "ChargeFacing", "LayMarker", "LayInPlay"}


def elsewhere(answer: Any) -> Iterator[Any]:
    """The answer with one of its numbers far away."""
    if isinstance(answer, dict):
        for name, value in answer.items():
            yield from ({**answer, name: other} for other in elsewhere(value))
    elif isinstance(answer, int) and not isinstance(answer, bool):
        yield from FAR_AWAY


def looked_at(options: Options, seed: int) -> Iterator[tuple[Table, str, Any]]:
    """A random game, at the first questions of each kind that are answered with numbers."""
    table, chance = Table.opened(GAME, options, seed), Chance(seed)
    seen: dict[str, int] = {}
    while table.waiting:
        seat = table.waiting[0]
        decision = table.decision(seat)
        kind = type(decision).__name__
        answer = decision.sample(chance)
        if kind in WITH_NUMBERS and seen.setdefault(kind, 0) < 3:
            seen[kind] += 1
            yield table, seat, json.decode(json.encode(answer))
        table.answer(seat, answer)


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-RULE-15")
@pytest.mark.parametrize(
    "options",
    [
        Options(seats=2, terrain="chosen"),
        Options(seats=2, mode="a-feast-for-crows"),
        Options(seats=2, mode="a-dance-with-dragons", large=True),
        Options(seats=2, mode="a-storm-of-swords"),
    ],
)
def test_what_is_far_off_the_table_is_refused_and_never_measured(options: Options):
    kinds = set()
    for table, seat, answer in looked_at(options, seed=3):
        decision = table.decision(seat)
        kinds.add(type(decision).__name__)
        for value in elsewhere(answer):
            try:
                foreseen = table.would(seat, value)
            except UnreadableAnswer:
                continue
            assert foreseen.refusal is not None
            assert foreseen.refusal.rule is not None
            with pytest.raises(IllegalAnswer):
                table.answer(seat, value)
    assert {"PlaceUnit", "Move"} <= kinds


def test_what_lies_beyond_the_table_is_not_drawn_while_it_is_prepared():
    for table, seat, answer in looked_at(Options(seats=2), seed=5):
        decision = table.decision(seat)
        beyond: dict[str, int] = {}
        if isinstance(decision, PlaceUnit):
            beyond = {"x": decision.field.width + 1, "y": TABLE_DEPTH + 1}
        elif isinstance(decision, Move | SideStep):
            beyond = {"travel": decision.field.width + TABLE_DEPTH + 1}
        for name, value in beyond.items():
            assert table.would(seat, {**answer, name: value}).preview is None
            assert table.would(seat, answer).preview is not None
