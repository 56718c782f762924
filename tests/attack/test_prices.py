"""An answer has a price: on the largest tables that a server offers, nothing that anybody asks for takes long.

What is done on the loop stops everybody. So no answer, no look at what one would lead to, no question, no view and no
judgement costs more than 20 ms of processor there, and 200 ms where it is done beside the loop, in a thread.

A test must not depend on a quick machine, so these are not milliseconds of the machine at hand: before each table a
piece of work is timed whose price we know, and the bounds are as much larger as that took longer. Only processor time
counts, not what other programs used meanwhile. What seems too dear is done twice more, with nothing remembered, and
counts as it went best: garbage is collected at any moment, but not three times in the same.
"""

import gc
import time
from collections.abc import Callable
from functools import _lru_cache_wrapper, partial
from itertools import islice
from statistics import median
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from maester import games
from maester.games.miniatures.army import UNITS_ON_TABLE, Troop
from maester.kernel import Chance, Table
from maester.server.guards.refused import ServerWords, reasons
from maester.server.routes.answers import MOST_LISTED
from tests.attack.largest import LARGEST, SMALL, answer_of, crowded_zone, horde

ON_THE_LOOP, BESIDE_IT = 0.020, 0.200
WRONG = "screamer-ko"
"""Rides, and joins nobody on foot."""
YARD = 0.0055
"""Seconds that `yardstick` took where the bounds were measured."""

ANSWERS = {"intrigue": 60, "boardgame1": 150, "boardgame2": 150, "cardgame": 350, "miniatures": 130}
EVERY = {"intrigue": 5, "boardgame1": 10, "boardgame2": 10, "cardgame": 10, "miniatures": 13}
"""After so many answers all the rest is measured, too."""


def yardstick() -> float:
    """How long this machine takes, at this moment, for a piece of work of known price."""

    def once() -> float:
        began, total = time.process_time(), 0
        for n in range(100_000):
            total += n * n % 7
        return time.process_time() - began

    return median(once() for _ in range(5))


class Prices:
    """What was too dear."""

    def __init__(self) -> None:
        self.slower = max(1.0, yardstick() / YARD)
        self.too_dear: list[str] = []

    def of(self, what: str, most: float, *works: Callable[[], Any]) -> Any:
        """Do some work, and what is equal to it if it seems too dear. The result of the first."""
        result, price = timed(works[0])
        for again in (works[1:] or works) * 2:
            if price > most * self.slower:
                forget()
                price = min(price, timed(again)[1])
        if price > most * self.slower:
            self.too_dear.append(f"{what}: {price * 1000:.0f} ms of {most * self.slower * 1000:.0f}")
        return result


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.process_time()
    result = work()
    return result, time.process_time() - began


def forget() -> None:
    """Whatever games remember of positions: a table that was just loaded remembers nothing either."""
    for each in gc.get_objects():
        ours = type(each) is _lru_cache_wrapper and each.__module__.startswith("maester.games")
        if ours and each.cache_parameters()["maxsize"] is not None:
            each.cache_clear()


def test_no_game_is_left_out():
    assert {name.partition(" ")[0] for name in LARGEST} == {*games.NAMES}


@pytest.mark.parametrize("which", list(LARGEST))
def test_nothing_at_the_largest_table_takes_long(which: str):
    name = which.partition(" ")[0]
    game = games.game(name)
    table, chance, prices = Table.opened(game, LARGEST[which](), 17), Chance(17), Prices()
    played = BESIDE_IT if game.takes_long else ON_THE_LOOP
    for n in range(ANSWERS[name]):
        if table.over:
            break
        seat = table.waiting[n % len(table.waiting)]
        decision = prices.of(f"{n}: the question", played, partial(table.decision, seat))
        answer = answer_of(table, seat, decision, chance)
        if n % EVERY[name] == 0:
            look_at_all(prices, f"{n}, {decision.about}", table, seat, answer, played)
        before = table.copy()
        works = partial(table.answer, seat, answer), partial(answered, before, seat, answer)
        prices.of(f"{n}: the answer to {decision.about}", played, *works)
    assert prices.too_dear == []


def answered(before: Table, seat: str, answer: Any) -> None:
    before.copy().answer(seat, answer)


def look_at_all(prices: Prices, when: str, table: Table, seat: str, answer: Any, played: float) -> None:
    for watcher in (*table.state.seats, None):
        prices.of(f"{when}: the view of {watcher}", ON_THE_LOOP, partial(viewed, table, watcher))
    prices.of(f"{when}: what it would lead to", played, partial(foreseen, table, seat, answer))
    listed = prices.of(f"{when}: the list of answers", BESIDE_IT, partial(candidates, table, seat))
    prices.of(f"{when}: their words", BESIDE_IT, partial(said, table, seat, listed))
    things = list(getattr(table.state, "units", None) or getattr(table.state, "cards", {}))
    for what in things[:: max(1, len(things) // 4)]:
        prices.of(f"{when}: what there is to say of {what}", BESIDE_IT, partial(explained, table, seat, what))


def viewed(table: Table, watcher: str | None) -> bytes:
    return encode(table.view(watcher))


def foreseen(table: Table, seat: str, answer: Any) -> bytes:
    return encode(table.would(seat, answer))


def explained(table: Table, seat: str, what: object) -> bytes:
    return encode(table.explain(seat, str(what)))


def candidates(table: Table, seat: str) -> list[Any]:
    return list(islice(table.candidates(seat, Chance(1)), MOST_LISTED))


def said(table: Table, seat: str, answers: list[Any]) -> list[str]:
    words, decision = ServerWords("de", table.game.name, {}, seat), table.decision(seat)
    return [words.answer(decision, each) for each in answers] if words.has(f"answer-{decision.about}") else []


def test_judging_the_largest_army_takes_no_longer_than_an_answer():
    brings, prices = games.game("miniatures").brings, Prices()
    assert brings is not None
    army = horde(1_000, 2)
    prices.of("the refusals", ON_THE_LOOP, lambda: reasons(brings.refusal(army), "de", "miniatures"))
    prices.of("what fits", ON_THE_LOOP, lambda: brings.fitting(army))
    assert prices.too_dear == []


def test_an_army_in_which_everything_is_wrong_is_refused_as_quickly():
    brings, prices = games.game("miniatures").brings, Prices()
    assert brings is not None
    units = tuple(Troop(SMALL, (WRONG,) * 8) for _ in range(60))
    army = replace(horde(30, 2), units=units, ncus=tuple(f"nobody-{n}" for n in range(80)))
    prices.of("its refusals", ON_THE_LOOP, lambda: reasons(brings.refusal(army), "de", "miniatures"))
    assert prices.too_dear == []


def test_a_list_of_thousands_of_unknown_names_is_refused_as_quickly():
    """Half of the milliseconds: the rest is for reading the request and writing the answer."""
    brings, prices = games.game("miniatures").brings, Prices()
    assert brings is not None
    refusal = brings.read("House Stark\n" + "\n".join(["z & " * 124] * 58))
    prices.of("its words", ON_THE_LOOP / 2, lambda: reasons(refusal, "de", "miniatures"))
    assert prices.too_dear == []


def test_what_takes_long_is_noticed():
    """Fifteen times the yardstick is more than the loop has."""
    prices = Prices()
    prices.of("all of it", ON_THE_LOOP, lambda: [yardstick() for _ in range(3)])
    assert len(prices.too_dear) == 1


@pytest.mark.parametrize("kind", ["infantry", "cavalry", "large-solo"])
def test_a_zone_full_of_small_trays_is_soon_known_to_be_full(kind: str):
    """As many as a team has, facing anywhere. One answer may ask for each of the four kinds of trays."""
    chance, prices = Chance(5), Prices()
    for _ in range(3):
        asked = crowded_zone(kind, UNITS_ON_TABLE // 2, chance)
        forget()
        prices.of("the room there is", BESIDE_IT / 4, asked.some_room)
    assert prices.too_dear == []
