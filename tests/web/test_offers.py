"""The law of every board, over random games: whatever it offers is allowed, and whatever is allowed can be reached.

What a board lists is judged whole, in both directions. What is prepared on a board is judged by the server as it grows;
here it has to come to exactly the answer that somebody wants, whichever the rules allow.
"""

import subprocess
from collections import Counter
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.json import decode, encode

from maester.games import game
from maester.games.boardgame.planning import PlaceOrders
from maester.games.boardgame.preview import of_orders, payable
from maester.kernel import Chance, Decision, Table, seed_from
from tests.patience import patience
from tests.web import poses

HERE = Path(__file__).parents[2]
OFFERS = [str(HERE / ".venv" / "npm"), "run", "-s", "offers"]

MOST_OF_A_KIND = 40
"""So many decisions of each kind are handed over: the first half of them as they come, the others now and then."""

GAMES = {"cardgame": 2, "miniatures": 2}
"""Random games of each number of players; of others a dozen."""

MODES: dict[str, tuple[dict[str, Any], ...]] = {
    "miniatures": (
        {},
        {"mode": "a-feast-for-crows", "terrain": "chosen"},
        {"mode": "a-dance-with-dragons", "terrain": "dice"},
        {"mode": "dark-wings-dark-words", "terrain": "none"},
        {"mode": "here-we-stand"},
        {"mode": "a-clash-of-kings"},
    )
}
"""Options to play with, one game after the other."""

WANTED = 6
"""Answers that somebody wants, of each decision that is prepared."""

IN_ORDER = ("Rank", "ResolveRaid")
"""Answers in which the order of a list says something."""


class Met(Struct):
    """A decision of a random game, and answers to it that the rules allow."""

    decision: Decision[Any]
    wanted: list[Any]


def kind_of(decision: Decision[Any]) -> str:
    return f"{type(decision).__name__} {decision.about}"


@cache
def gathered(name: str) -> list[Met]:
    """Decisions of random games of every number of players, not too many of a kind."""
    found: list[Met] = []
    kinds: Counter[str] = Counter()
    modes = cycle(MODES.get(name, ({},)))
    for seats in game(name).counts:
        for number in range(GAMES.get(name, 12)):
            options = game(name).options(seats=seats, **next(modes))
            table = Table.opened(game(name), options, seed_from("offers", name, seats, number))
            chance = Chance(seed_from("offers", number))
            while not table.over:
                seat = table.waiting[0]
                decision = table.decision(seat)
                kind = kind_of(decision)
                if kinds[kind] < MOST_OF_A_KIND and (kinds[kind] < MOST_OF_A_KIND // 2 or not chance.below(9)):
                    kinds[kind] += 1
                    found.append(Met(decision, wanted_of(table, seat, chance)))
                answer_somehow(table, seat, chance, by_habit=number % 2 == 1)
    return found


@cache
def in_the_browser(name: str) -> list[tuple[Met, dict[str, Any]]]:
    """Decisions of random games, and what the browser makes of each."""
    met = gathered(name)
    lines = b"\n".join(encode({"game": name, "decision": each.decision, "wanted": each.wanted}) for each in met)
    done = subprocess.run(
        OFFERS, cwd=HERE / "web", input=lines, capture_output=True, check=False, timeout=patience(300)
    )
    assert done.returncode == 0, done.stderr.decode()
    return list(zip(met, map(decode, done.stdout.splitlines()), strict=True))


def wanted_of(table: Table, seat: str, chance: Chance) -> list[Any]:
    """Every allowed answer; where they are too many, some that are proposed and some that come by luck."""
    decision = table.decision(seat)
    answers = decision.answers()
    if answers is not None:
        return list(answers)
    proposed = islice(table.candidates(seat, chance), WANTED)
    return [*proposed, *(decision.sample(chance) for _ in range(WANTED))]


def answer_somehow(table: Table, seat: str, chance: Chance, by_habit: bool) -> None:
    """At random, or mostly as players of some experience do, who fight and support more."""
    habit = table.game.habit
    if habit is None or not by_habit or not chance.below(4):
        table.answer_any(seat, chance)
    else:
        table.answer(seat, habit(table.state, seat, table.decision(seat), chance))


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2", "cardgame", "intrigue", "miniatures"])
def test_whatever_the_board_offers_is_allowed_and_whatever_is_allowed_can_be_reached(name: str):
    refused, missed, ways = list[str](), list[str](), Counter[str]()
    for each, offer in in_the_browser(name):
        kind = kind_of(each.decision)
        listed = offer["listed"]
        if listed is not None:
            refused += [f"{kind}: {one} is offered, but {why}" for one in listed if (why := judged(each.decision, one))]
        reached = [one for way in offer["reached"] for one in way] if listed is None else listed
        found = {said(each.decision, one) for one in reached}
        missed += [f"{kind}: {one}" for one in out_of_reach(each, offer["reached"], found | spared(each))]
        ways[kind] += len(found)
    silent = sorted(kind for kind, count in ways.items() if not count)
    assert not refused, f"{len(refused)}: {refused[:5]}"
    assert not missed, f"allowed, but out of reach, {len(missed)}: {missed[:5]}"
    assert not silent, f"nothing is offered for {silent}"


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2"])
def test_what_the_server_says_of_a_draft_never_bars_the_way(name: str):
    """The board lays down no token that is said to be barred, and offers no recruit but those that are named."""
    for each in gathered(name):
        decision = each.decision
        for answer in each.wanted:
            if isinstance(decision, PlaceOrders):
                draft: dict[str, Any] = {}
                for area, token in answer.items():
                    assert token not in of_orders(decision, draft).barred
                    draft[area] = token
            elif decision.about == "muster":
                for area, recruits in answer.items():
                    assert set(recruits) <= set(payable(decision, area))  # type: ignore[arg-type]


def out_of_reach(met: Met, ways: list[list[Any]], found: set[str]) -> list[Any]:
    """What is allowed and cannot be answered; where a thing is put somewhere, by more than a pointer misses it."""
    decision = met.decision
    wanted = [one for one in met.wanted if said(decision, one) not in found]
    if not wanted or not ways or poses.end_of(decision, wanted[0]) is None:
        return wanted
    ways_there = zip(met.wanted, ways, strict=True)
    return [one for one, way in ways_there if not way or not poses.reached(decision, one, decision.read(way[0]))]


def judged(decision: Decision[Any], answer: Any) -> str | None:
    """Why the rules refuse an answer, or None when they allow it."""
    refusal = decision.refusal(decision.read(answer))
    return str(refusal) if refusal else None


def said(decision: Decision[Any], answer: Any) -> str:
    """What an answer says, however it is put: units of an area in any order, what is empty left out."""
    plain = decode(encode(decision.read(answer)))
    return encode(plain if type(decision).__name__ in IN_ORDER else tidied(plain), order="sorted").decode()


def tidied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: tidied(each) for name, each in value.items() if each not in (None, 0, [], {})}
    if isinstance(value, list):
        return sorted((tidied(each) for each in value), key=lambda each: encode(each, order="sorted"))
    return value


def spared(met: Met) -> set[str]:
    """Changing an order into what it is already is resting the raven by another name: nobody needs a button for it."""
    decision = met.decision
    if decision.about != "raven":
        return set()
    orders: dict[str, str] = decision.orders  # type: ignore[attr-defined]
    return {said(decision, {"does": "swap", "area": area, "token": token}) for area, token in orders.items()}
