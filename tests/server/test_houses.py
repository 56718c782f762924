"""Seats are houses: one takes a house, or has it drawn when the match starts."""

from types import SimpleNamespace
from typing import Any

import pytest

from maester.server.audience.showing import told_before
from tests.server.kit import Guest, served

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def board_game(guest: Guest, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"game": "boardgame2", "options": {}, "seats": seats, "thinking": 10, **more}
    return dict(await guest.post("/api/matches", body, status=201))


def holders(match: dict[str, Any]) -> dict[str, str | None]:
    return {seat["seat"]: seat["person"]["nickname"] if seat["person"] else seat["bot"] for seat in match["seats"]}


async def test_the_house_i_ask_for_is_mine_when_the_match_starts(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        for house in ("stark", "lannister", "baratheon"):
            match = await board_game(ned, {**ME, "seat": house}, BOT, BOT)
            assert (match["status"], match["my_seats"]) == ("running", [house])
        drawn: set[str] = set()
        while len(drawn) < 3:
            drawn.update((await board_game(ned, ME, BOT, BOT))["my_seats"])


async def test_a_house_is_among_those_that_play_with_so_many(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        body = {"game": "boardgame2", "options": {}, "seats": [{**ME, "seat": "martell"}, BOT, BOT]}
        assert await ned.refused("/api/matches", body) == (404, "no-such-seat")
        twice = [{**ME, "seat": "stark"}, {**BOT, "seat": "stark"}, BOT]
        assert await ned.refused("/api/matches", {**body, "seats": twice}) == (409, "seat-is-taken")
        six = await board_game(ned, {**ME, "seat": "martell"}, *([BOT] * 5))
        assert six["my_seats"] == ["martell"]


async def test_bots_play_the_houses_they_are_given(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await board_game(ned, {"kind": "bot", "bot": "squire", "seat": "stark"}, ME, OPEN)
        assert holders(match) == {"baratheon": "Ned", "lannister": None, "stark": "squire"}
        assert {seat["seat"]: seat["drawn"] for seat in match["seats"]} == {
            "baratheon": True,
            "lannister": False,
            "stark": False,
        }


async def test_a_guest_takes_a_house_that_was_only_kept_for_the_draw(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        path = "/api/matches/" + (await board_game(ned, ME, OPEN, OPEN))["id"]
        match = await cat.post(f"{path}/sit", {"seat": "baratheon"})
        assert holders(match) == {"baratheon": "Cat", "lannister": "Ned", "stark": None}
        assert [seat["drawn"] for seat in match["seats"]] == [False, True, False]
        assert await ned.refused(f"{path}/choose", {"seat": "lannister", "wanted": "baratheon"}) == (
            409,
            "seat-is-taken",
        )
        match = await ned.post(f"{path}/choose", {"seat": "lannister", "wanted": "stark"})
        assert holders(match) == {"baratheon": "Cat", "lannister": None, "stark": "Ned"}
        match = await ned.post(f"{path}/substitute", {"seat": "lannister", "bot": "random"})
        assert match["status"] == "running"
        assert holders(match) == {"baratheon": "Cat", "lannister": "random", "stark": "Ned"}


async def test_a_house_is_given_up_for_the_draw(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        path = "/api/matches/" + (await board_game(ned, {**ME, "seat": "stark"}, BOT, OPEN))["id"]
        match = await ned.post(f"{path}/choose", {"seat": "stark"})
        assert all(seat["drawn"] for seat in match["seats"] if seat["person"] or seat["bot"])


async def test_nobody_chooses_for_another_or_what_is_not_there(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        path = "/api/matches/" + (await board_game(ned, ME, BOT, OPEN))["id"]
        assert await cat.refused(f"{path}/choose", {"seat": "baratheon"}) == (403, "not-your-seat")
        assert await ned.refused(f"{path}/choose", {"seat": "baratheon", "wanted": "martell"}) == (404, "no-such-seat")
        assert await cat.refused(f"{path}/substitute", {"seat": "stark", "bot": "random"}) == (403, "only-the-host")
        assert await ned.refused(f"{path}/substitute", {"seat": "baratheon", "bot": "random"}) == (409, "seat-is-taken")
        assert await ned.refused(f"{path}/substitute", {"seat": "stark", "bot": "hodor"}) == (400, "no-such-bot")
        fixed = "/api/matches/" + (await board_game(ned, ME, BOT, OPEN, shuffled=False))["id"]
        assert await ned.refused(f"{fixed}/choose", {"seat": "baratheon"}) == (409, "seats-are-not-drawn")
        started = "/api/matches/" + (await board_game(ned, {**ME, "seat": "stark"}, BOT, BOT))["id"]
        assert await ned.refused(f"{started}/choose", {"seat": "stark"}) == (409, "match-has-started")


async def test_it_is_said_which_answer_would_be_taken_back(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        match = (await ned.make("me", "open", shuffled=False, options={"starter": 1}))["id"]
        await cat.post(f"/api/matches/{match}/sit", {})
        async with ned.watch(match) as one, cat.watch(match) as other:
            assert (await one.hear("Welcome"))["moved"] is None
            await other.hear("Welcome")
            await one.answer()
            await other.answer()
            await one.asked()
            await one.say("Undo", seat="seat-1")
            await other.until(lambda chair: chair.proposals)
            told = other.proposals[0]["told"]
            assert other.story[told]["type"] == "CardPlaced"
            assert other.story[told]["seat"] == "seat-1"
            async with ned.watch(match) as again:
                assert (await again.hear("Welcome"))["moved"] == told


async def test_what_a_bot_answers_for_me_is_no_move_of_mine(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = (await ned.make("me", "random", shuffled=False, options={"starter": 1}))["id"]
        async with ned.watch(match) as chair:
            await chair.answer()
            await ned.post(f"/api/matches/{match}/substitute", {"seat": "seat-1", "bot": "random"})
            await chair.until(lambda each: each.status == "over")
        async with ned.watch(match) as again:
            moved = (await again.hear("Welcome"))["moved"]
            assert again.story[moved]["type"] == "CardPlaced"
            assert moved < len(again.story) / 2


@pytest.mark.parametrize(("after", "named"), [(4, 3), (3, None)])
def test_an_answer_that_led_to_nothing_told_is_not_named_by_what_came_next(after: int, named: int | None):
    mine, next_one = SimpleNamespace(told=3), SimpleNamespace(told=after)
    table = SimpleNamespace(given=[mine, next_one], story=[None] * 9)
    course: Any = SimpleNamespace(table=table, last_own=lambda seat: 0)
    proposal: Any = SimpleNamespace(by="seat-1")
    assert told_before(course, proposal) == named
