"""The answers a person may give, listed for whoever plays without a board."""

import threading
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec import convert

from maester.games.intrigue.place import PlaceCard, Placement
from maester.server.guards.refused import ServerWords
from maester.server.routes import answers
from tests.attack.kit import nothing_changes, refused
from tests.server.kit import served
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_every_answer_is_listed_as_it_is_sent_and_as_people_call_it(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        for chair in (one, two):
            await chair.until(lambda chair: chair.decisions)
            await chair.answer()
        await one.until(lambda chair: chair.sequence == 2)
        asked = one.decisions[0]
        listed = await ned.get(f"/api/matches/{match}/answers?seat=seat-1&lang=de")
        allowed = convert(asked["decision"], PlaceCard).answers()
        assert (listed["seat"], listed["asked"], listed["more"]) == ("seat-1", asked["asked"], False)
        assert [convert(each["answer"], Placement) for each in listed["choices"]] == allowed
        left = next(each for each in listed["choices"] if each["answer"]["place"] < 0)
        assert left["label"].endswith(": unterste Reihe, linkes Ende")
        assert (await one.answer(listed["choices"][-1]["answer"]))["type"] == "Taken"


async def test_of_too_many_answers_the_first_are_listed(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(answers, "MOST_LISTED", 3)
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, server)
        await one.asked()
        path = f"/api/matches/{match}/answers?seat=seat-1"
        listed = await ned.get(path)
        assert (len(listed["choices"]), listed["more"]) == (3, True)
        hand = len(one.decisions[0]["decision"]["hand"])
        monkeypatch.setattr(answers, "MOST_LISTED", hand)
        listed = await ned.get(path)
        assert (len(listed["choices"]), listed["more"]) == (hand, False)


async def test_answers_that_cannot_be_listed_are_said_to_be_more(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(PlaceCard, "answers", lambda self: None)
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, *_, match = await two_at_a_table(stack, server)
        listed = await ned.get(f"/api/matches/{match}/answers?seat=seat-1")
        assert (listed["choices"], listed["more"]) == ([], True)


async def test_what_the_game_has_no_words_for_has_no_label(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ServerWords, "has", lambda self, message: message != "answer-place-card")
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, *_, match = await two_at_a_table(stack, server)
        listed = await ned.get(f"/api/matches/{match}/answers?seat=seat-1")
        assert {each["label"] for each in listed["choices"]} == {None}


async def test_nobody_sees_what_another_may_answer(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, _, match = await two_at_a_table(stack, server)
        jon = await stack.enter_async_context(server.guest("Jon"))
        nobody = await stack.enter_async_context(server.guest(""))
        await one.asked()
        path = f"/api/matches/{match}/answers"
        attempts: list[tuple[Any, str, tuple[int, str]]] = [
            (cat, f"{path}?seat=seat-1", (403, "not-your-seat")),
            (cat, f"{path}?seat=seat-2", (409, "not-your-turn")),
            (cat, f"{path}?seat=seat-9", (403, "not-your-seat")),
            (cat, f"{path}?seat=", (403, "not-your-seat")),
            (cat, path, (400, "")),
            (jon, f"{path}?seat=seat-1", (403, "not-your-seat")),
            (nobody, f"{path}?seat=seat-1", (401, "sign-in-first")),
            (ned, "/api/matches/no-match/answers?seat=seat-1", (404, "no-such-match")),
        ]
        async with nothing_changes(server):
            for who, where, expected in attempts:
                assert await refused(who, "GET", where) == expected, where
        waiting = (await ned.make("me", "open"))["id"]
        assert await refused(ned, "GET", f"/api/matches/{waiting}/answers?seat=seat-1") == (409, "match-waits")
        over = (await ned.make("me", "random"))["id"]
        async with ned.watch(over) as chair:
            await chair.play_on()
        seat = chair.match["my_seats"][0]
        assert await refused(ned, "GET", f"/api/matches/{over}/answers?seat={seat}") == (409, "game-is-over")


async def test_no_other_match_waits_while_answers_are_listed(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    where: list[str] = []
    listed = PlaceCard.answers

    def noted(decision: PlaceCard) -> Any:
        where.append(threading.current_thread().name)
        return listed(decision)

    monkeypatch.setattr(PlaceCard, "answers", noted)
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, server)
        await one.asked()
        where.clear()
        await ned.get(f"/api/matches/{match}/answers?seat=seat-1")
        assert where
        assert all(name.startswith("listing") for name in where)
