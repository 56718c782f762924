"""What is asked for costs something, and whoever asks for too much waits for oneself."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress

import pytest
from litestar.handlers import HTTPRouteHandler

from maester import rules
from maester.rules.search import MOST_WORDS
from maester.server.audience import lookup
from maester.server.audience.lookup import Lookup
from maester.server.guards.allowance import MOST_GOING_ON, MOST_OF_BOTS, MOST_WAITING
from maester.server.guards.costs import COMPUTED, LISTED, LOADED, SEARCHED, network, pay
from maester.server.guards.limits import REQUESTS, SHARED, Limits, Patience
from maester.server.guards.refused import NotAllowed
from maester.server.routes import ROUTES
from tests.attack.kit import refused
from tests.server.kit import served

pytestmark = pytest.mark.anyio

ALWAYS_THE_SAME = {
    "/api/site",
    "/api/games/{game:str}/rosters",
    "/api/words/{lang:str}/{game:str}",
    "/healthz",
    "/api/me",
    "/api/me/session",
}
"""Worked out once, or no more than a look at one's own name."""

COSTS = {
    ("POST", "/api/people"): LISTED,
    ("PATCH", "/api/me"): LISTED,
    ("GET", "/api/matches"): LISTED,
    ("GET", "/api/rules/{game:str}"): SEARCHED,
    ("GET", "/api/matches/{match:str}/answers"): COMPUTED,
    ("GET", "/api/matches/{match:str}/record"): COMPUTED,
    ("GET", "/api/matches/{match:str}/replay"): COMPUTED,
    ("POST", "/api/matches/{match:str}/continue"): COMPUTED,
    ("GET", "/api/matches/{match:str}/explain"): COMPUTED,
    ("GET", "/api/rosters"): LISTED,
    ("POST", "/api/rosters"): LISTED,
    ("GET", "/api/rosters/{roster:str}"): LISTED,
    ("PUT", "/api/rosters/{roster:str}"): LISTED,
    ("DELETE", "/api/rosters/{roster:str}"): LISTED,
    ("POST", "/api/games/{game:str}/rosters/judge"): LISTED,
    ("POST", "/api/games/{game:str}/rosters/try"): LISTED,
    ("POST", "/api/games/{game:str}/rosters/write"): LISTED,
    ("POST", "/api/games/{game:str}/rosters/read"): SEARCHED,
}


def clock() -> tuple[list[float], Limits]:
    at = [0.0]
    return at, Limits(now=lambda: at[0])


def test_every_route_says_what_it_costs():
    for route in ROUTES:
        if isinstance(route, HTTPRouteHandler):
            (path,), (method,) = route.paths, route.http_methods
            if (method, path) not in COSTS and path in ALWAYS_THE_SAME:
                assert "cost" not in route.opt
            else:
                assert route.opt.get("cost") == COSTS.get((method, path), LOADED), (method, path)


def test_what_costs_more_is_had_less_often():
    at, limits = clock()
    most, per_second = REQUESTS
    for _ in range(most // COMPUTED):
        pay(limits, "192.0.2.1", None, COMPUTED)
    with pytest.raises(NotAllowed, match="too-fast"):
        pay(limits, "192.0.2.1", None, COMPUTED)
    at[0] += COMPUTED / per_second
    pay(limits, "192.0.2.1", None, COMPUTED)
    with pytest.raises(NotAllowed):
        pay(limits, "192.0.2.1", None, 1)


def test_who_is_signed_in_does_not_pay_for_others_at_the_same_address():
    _, limits = clock()
    assert granted(limits, [None] * 1_000) == REQUESTS[0]
    assert granted(limits, ["joffrey"] * 1_000) == REQUESTS[0]
    assert granted(limits, ["ned"] * 1_000) == REQUESTS[0]


def test_all_people_of_one_address_together_have_a_limit_too():
    _, limits = clock()
    assert granted(limits, [f"person {number}" for number in range(10_000)]) == SHARED[0]


def granted(limits: Limits, people: Sequence[str | None]) -> int:
    """How many of these, all at one address, get what they ask for."""
    count = 0
    for person in people:
        with suppress(NotAllowed):
            pay(limits, "192.0.2.1", person, 1)
            count += 1
    return count


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_who_has_many_addresses_is_one(address: str, whose: str):
    assert network(address) == whose


def test_limits_remember_only_so_many(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.guards.limits.MOST_REMEMBERED", 10)
    _, limits = clock()
    for number in range(30):
        limits.spend("again and again", (1_000, 1.0))
        limits.spend(f"{number}", (1_000, 1.0))
    assert len(limits._buckets) == 10
    assert limits.left("again and again", (1_000, 1.0)) == 970, "who keeps asking is not forgotten"


def test_patience_ends_and_comes_back():
    at = [0.0]
    patience = Patience((10, 2.0), lambda: at[0])
    for _ in range(10):
        patience.wear()
        assert patience.pause == 0
    patience.wear()
    assert patience.pause == 0.5
    at[0] += 100
    patience.wear()
    assert patience.pause == 0


# ---------------------------------------------------------------------------------------------------------- matches


async def test_one_person_has_only_so_many_matches_waiting(sqlite: str):
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        first = (await ned.make("me", "open"))["id"]
        for _ in range(MOST_WAITING - 1):
            await ned.make("me", "open")
        assert await refused(ned, "POST", "/api/matches", plan("me", "open")) == (429, "too-many-waiting")
        await ned.make("me", "random")
        await cat.make("me", "open")
        await ned.post(f"/api/matches/{first}/leave")
        await ned.make("me", "open")


async def test_one_person_has_only_so_many_matches_of_bots(sqlite: str):
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        server.registry.thinkers.quick.turns.free = 0  # they think for as long as this takes
        for _ in range(MOST_OF_BOTS - 1):
            await ned.make("random", "random")
        left = (await ned.make("me", "random"))["id"]
        await ned.make("me", "random")
        await ned.post(f"/api/matches/{left}/leave")
        for seats in (("random", "random"), ("me", "random")):
            assert await refused(ned, "POST", "/api/matches", plan(*seats)) == (429, "too-many-of-bots")
        waiting = (await ned.make("me", "open", shuffled=False))["id"]
        fill = {"seat": "seat-2", "bot": "random"}
        answer = await refused(ned, "POST", f"/api/matches/{waiting}/substitute", fill)
        assert answer == (429, "too-many-of-bots"), "nor by letting one have a seat that was open"
        await ned.make("me", "me")
        await cat.make("random", "random")


async def test_one_person_has_only_so_many_matches(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.guards.allowance.MOST_GOING_ON", 2)
    assert MOST_GOING_ON > 20, "enough for somebody who plays many by letter"
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned:
        for _ in range(2):
            await ned.make("me", "me")
        assert await refused(ned, "POST", "/api/matches", plan("me", "me")) == (429, "too-many-matches")


async def test_nobody_fills_the_first_page_of_the_lobby_alone(database: str):
    async with served(database) as server, server.guest("Ned") as ned, server.guest("Joffrey") as joffrey:
        mine = (await ned.make("me", "open"))["id"]
        for _ in range(25):
            await joffrey.make("me", "open")
        page = await ned.get("/api/matches?show=open")
        assert [each["host"]["nickname"] for each in page["matches"][:4]] == ["Joffrey", "Joffrey", "Ned", "Joffrey"]
        assert page["matches"][2]["id"] == mine
        assert page["more"]
        rest = await ned.get("/api/matches?show=open&offset=20")
        listed = [each["id"] for each in page["matches"] + rest["matches"]]
        assert len(listed) == len(set(listed)) == 26, "each once"


def plan(*seats: str) -> dict[str, object]:
    plans = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
    return {"game": "intrigue", "options": {}, "seats": plans, "thinking": 10}


# ------------------------------------------------------------------------------------------------------------ rules


async def test_rules_are_searched_beside_the_loop_once_and_for_so_many_words(monkeypatch: pytest.MonkeyPatch):
    searched: list[tuple[str, str]] = []

    def noted(words: str, game: str) -> tuple[rules.Atom, ...]:
        assert threading.current_thread() is not threading.main_thread()
        searched.append((words, game))
        return ()

    monkeypatch.setattr(rules, "find", noted)
    look = Lookup()
    many = " ".join(f"Word{n}" for n in range(99))
    try:
        found = await asyncio.gather(*(look("intrigue", many) for _ in range(60)))
        assert found == [b'{"atoms":[]}'] * 60
        assert searched == [(" ".join(f"word{n}" for n in range(MOST_WORDS)), "intrigue")]
        await look("intrigue", "  ROW   full ")
        await look("intrigue", "row full")
        assert searched[1:] == [("row full", "intrigue")]
    finally:
        look.stop()


async def test_what_was_found_is_remembered_for_so_many_questions(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lookup, "MOST_REMEMBERED", 5)
    look = Lookup()
    try:
        for number in range(20):
            await look("intrigue", f"row {number}")
        assert len(look._found) == 5
    finally:
        look.stop()


async def test_a_search_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch):
    look = Lookup()
    try:
        with monkeypatch.context() as broken:
            broken.setattr(lookup, "found_rules", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await look("intrigue", "row")
        assert b"INT-" in await look("intrigue", "row")
    finally:
        look.stop()


async def test_rules_are_searched_as_often_as_somebody_pays(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        "maester.server.guards.costs.REQUESTS", (REQUESTS[0], 0.001)
    )  # no more comes in while this takes
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("") as stranger:
        path = "/api/rules/boardgame2?find=" + "a%20" * 40
        statuses = [(await stranger.client.get(path)).status_code for _ in range(60)]
        paid = (REQUESTS[0] - LISTED) // SEARCHED  # to sign in was paid for by the address as well
        assert statuses == [200] * paid + [429] * (60 - paid)
        await ned.get(path)
