"""What the board offers is allowed: it is handed decisions of random games, and the rules judge what it offers."""

import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode

from maester.games import game
from maester.kernel import Chance, Decision, Table, seed_from

HERE = Path(__file__).parents[2]
OFFERS = [str(HERE / ".venv" / "npm"), "run", "-s", "offers"]

MOST_OF_A_KIND = 40
"""So many decisions of each kind are handed over: the first half of them as they come, the others now and then."""

GAMES = 12
"""Random games of each number of players."""


def kind_of(decision: Decision[Any]) -> str:
    return f"{type(decision).__name__} {decision.about}"


def gathered(name: str) -> list[tuple[Decision[Any], bytes]]:
    """Decisions of random games of every number of players, not too many of a kind."""
    found: list[tuple[Decision[Any], bytes]] = []
    kinds: Counter[str] = Counter()
    for seats in game(name).counts:
        for number in range(GAMES):
            table = Table.opened(game(name), game(name).options(seats=seats), seed_from("offers", name, seats, number))
            chance = Chance(seed_from("offers", number))
            while not table.over:
                seat = table.waiting[0]
                decision = table.decision(seat)
                kind = kind_of(decision)
                if kinds[kind] < MOST_OF_A_KIND and (kinds[kind] < MOST_OF_A_KIND // 2 or not chance.below(9)):
                    kinds[kind] += 1
                    shown = {**decode(encode(decision)), "prospect": table.prospect(seat)}
                    found.append((decision, encode({"game": name, "decision": shown, "seed": len(found)})))
                answer_somehow(table, seat, chance, by_habit=number % 2 == 1)
    return found


def answer_somehow(table: Table, seat: str, chance: Chance, by_habit: bool) -> None:
    """At random, or mostly as players of some experience do, who fight and support more."""
    habit = table.game.habit
    if habit is None or not by_habit or not chance.below(4):
        table.answer_any(seat, chance)
    else:
        table.answer(seat, habit(table.state, seat, table.decision(seat), chance))


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2"])
def test_whatever_the_board_offers_is_allowed(name: str):
    asked = gathered(name)
    lines = b"\n".join(line for _, line in asked)
    done = subprocess.run(OFFERS, cwd=HERE / "web", input=lines, capture_output=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr.decode()
    offered = [decode(line) for line in done.stdout.splitlines()]
    assert len(offered) == len(asked)
    refused, missed, ready = [], [], Counter[str]()
    for (decision, _), offer in zip(asked, offered, strict=True):
        for answer in offer["ready"]:
            ready[kind_of(decision)] += 1
            if why := judged(decision, answer):
                refused.append(f"{kind_of(decision)}: {answer} is offered, but {why}")
        missed += [
            f"{kind_of(decision)}: {answer} is allowed, but not offered"
            for answer in offer["wanting"]
            if judged(decision, answer) is None
        ]
    silent = sorted({kind_of(decision) for decision, _ in asked} - set(ready))
    assert not refused, f"{len(refused)} of {ready.total()}: {refused[:5]}"
    assert not missed, f"{len(missed)}: {missed[:5]}"
    assert not silent, f"nothing is offered for {silent}"


def judged(decision: Decision[Any], answer: Any) -> str | None:
    """Why the rules refuse an answer, or None when they allow it."""
    refusal = decision.refusal(decision.read(answer))
    return str(refusal) if refusal else None
