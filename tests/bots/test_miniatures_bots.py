"""The miniatures game's bots: squires win, fight where they can, go where it pays, and keep nobody waiting."""

from time import perf_counter
from typing import Any

import pytest

from maester.bots import Maester, Thinking
from maester.bots.squire import Squire
from maester.games.miniatures import GAME, kind
from maester.games.miniatures.bots.habit import chapter, habit
from maester.games.miniatures.bots.places import LOOKED_AT, likely
from maester.games.miniatures.facts import ARMIES, MODES
from maester.games.miniatures.geometry.angle import between
from maester.games.miniatures.geometry.maneuver import Move
from maester.games.miniatures.moving.shift import SideStep
from maester.games.miniatures.setup import Options
from maester.games.miniatures.terrain import LayTerrain
from maester.kernel import Chance, Pick, Table
from tests.scenarios.miniatures.play import scene, unit

ARMY = tuple(ARMIES)
SEATS = ("seat-1", "seat-2")


def opened(mode: Any, seed: int) -> Table:
    pair: Any = {"seat-1": ARMY[seed % len(ARMY)], "seat-2": ARMY[(seed * 2 + 3) % len(ARMY)]}
    return Table.opened(GAME, Options(seats=2, mode=mode, armies=pair), seed)


def winners(table: Table, squire: str, seed: int) -> tuple[str, ...]:
    bot, luck = Squire(Chance(seed)), Chance(seed + 1)
    while table.waiting:
        seat = table.waiting[0]
        if seat == squire:
            table.answer(seat, bot.answer(table, seat))
        else:
            table.answer_any(seat, luck)
    return GAME.standing(table.state).winners


@pytest.mark.parametrize("mode", ["a-game-of-thrones", "a-clash-of-kings", "fire-and-blood"])
def test_a_squire_beats_those_who_answer_at_random(mode: str):
    seats = [f"seat-{seed % 2 + 1}" for seed in range(6)]
    won = [seat in winners(opened(mode, seed), seat, seed) for seed, seat in enumerate(seats)]
    assert sum(won) >= 5


@pytest.fixture(scope="module")
def met() -> list[tuple[Table, str]]:
    """Positions of a game of squires, each with who is asked."""
    table, bot, found = opened("a-game-of-thrones", 3), Squire(Chance(3)), []
    while table.waiting:
        seat = table.waiting[0]
        found.append((table.copy(), seat))
        table.answer(seat, bot.answer(table, seat))
    return found


def test_dice_that_hit_are_not_rolled_again(met):
    for table, seat in met:
        decision = table.decision(seat)
        if decision.about == "reroll-attack":
            again = habit(table.state, seat, decision, Chance(1))
            dice = table.state.attacks[-1].dice
            assert all(dice[n] < 6 for n in again)


def test_moves_for_looking_ahead_are_allowed_different_and_few(met):
    moves = [(table, seat) for table, seat in met if isinstance(table.decision(seat), Move)]
    assert moves
    for table, seat in moves:
        decision = table.decision(seat)
        found = likely(table.state, seat, decision, Chance(1))
        assert 0 < len(found) <= LOOKED_AT
        assert len({kind(each) for each in found}) == len(found)
        assert all(decision.refusal(each) is None for each in found)


def test_nobody_waits_for_a_habit(met):
    slowest = 0.0
    for table, seat in met:
        decision, began = table.decision(seat), perf_counter()
        habit(table.state, seat, decision, Chance(1))
        slowest = max(slowest, perf_counter() - began)
    assert slowest < 2.0


def test_chapters_grow(met):
    numbers = [chapter(table.state) for table, _ in met]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) > 20


def test_angles_between_headings():
    assert between(100, 35_900) == 200
    assert between(0, 18_000) == 18_000


def test_what_is_left_of_the_armies_is_plotted(met):
    measures = GAME.measures(met[0][0].state)
    assert set(measures) == {"points", "wounds", "models"}
    assert all(set(each) == {"seat-1", "seat-2"} for each in measures.values())
    assert measures["models"]["seat-1"] > 20


def test_team_mates_share_the_place_after_all_who_are_better():
    state: Any = Table.opened(GAME, Options(seats=4, players="teams"), 1).state
    state.points.update({"seat-1": 2, "seat-3": 2})
    assert GAME.standing(state).places == {"seat-1": 1, "seat-2": 3, "seat-3": 1, "seat-4": 3}


def test_something_is_picked_rather_than_nothing():
    state: Any = opened("a-game-of-thrones", 1).state
    units = {seat: next(name for name, unit in state.units.items() if unit.seat == seat) for seat in SEATS}
    options = (None, *units.values())
    decision = Pick(about="choose-unit", rule="MIN-CARDS-03", options=options, idle=None)
    assert habit(state, "seat-1", decision, Chance(1)) == units["seat-2"]
    assert habit(state, "seat-2", decision, Chance(1)) == units["seat-1"]


def test_room_for_terrain_is_not_looked_for_again_when_the_question_is_imagined(monkeypatch):
    table = Table.opened(GAME, Options(seats=2, mode="a-storm-of-swords"), 3)
    while table.decision(table.waiting[0]).about != "place-terrain":
        table.answer_any(table.waiting[0], Chance(1))
    looked: list[int] = []
    monkeypatch.setattr(LayTerrain, "look_for_place", lambda asked: looked.append(1))
    table.imagined(table.waiting[0], Chance(1))
    assert looked == []


def test_a_way_out_is_not_looked_for_again_when_the_question_is_imagined(monkeypatch):
    fighting = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)
    table = scene(*fighting, acts="a1", faces=[3])
    table.answer("seat-1", "retreat")
    assert table.decision("seat-1").about == "retreat"
    looked: list[int] = []
    monkeypatch.setattr(SideStep, "look_for_legal", lambda asked: looked.append(1))
    table.imagined("seat-1", Chance(1))
    assert looked == []


@pytest.mark.parametrize("mode", MODES)
def test_squires_play_every_mode_in_teams_and_everybody_for_themselves(mode: Any):
    """To the end of the second round: by then all kinds of questions have been asked."""
    kinds: dict[str, int] = {"teams": 4} if mode == "a-storm-of-swords" else {"teams": 4, "free-for-all": 3}
    for players, seats in kinds.items():
        shape: Any = {"mode": mode, "players": players, "terrain": "dice"}
        table: Any = Table.opened(GAME, Options(seats=seats, **shape), 5)
        bots = {seat: Squire(Chance(n)) for n, seat in enumerate(table.state.seats)}
        while table.waiting and table.state.round < 3:
            seat = table.waiting[0]
            table.answer(seat, bots[seat].answer(table, seat))
        assert table.over or table.state.round == 3


def test_maester_plays_in_teams_and_everybody_for_themselves():
    for players, seats in (("teams", 4), ("free-for-all", 3)):
        shape: Any = {"players": players}
        table: Any = Table.opened(GAME, Options(seats=seats, **shape), 5)
        bots = {seat: Maester(Chance(n), Thinking(iterations=1)) for n, seat in enumerate(table.state.seats)}
        while table.waiting and len(table.state.turns) < seats:
            seat = table.waiting[0]
            table.answer(seat, bots[seat].answer(table, seat))
        assert table.state.round == 1
