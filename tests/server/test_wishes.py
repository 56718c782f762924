"""Undo, pause, chat, leaving and coming back, substitutes, rematch, and going on from a position."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.kit import served
from tests.server.test_playing import two_at_a_table, without_nulls

pytestmark = pytest.mark.anyio


async def test_an_answer_nobody_acted_on_is_taken_back_at_once(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        before = one.view
        await one.answer()
        await one.until(lambda chair: chair.undo == ["seat-1"])
        await one.say("Undo", seat="seat-1")
        welcome = await one.hear("Welcome")
        assert without_nulls(welcome["view"]) == without_nulls(before)
        assert welcome["sequence"] == 2
        assert welcome["decisions"][0]["asked"] == 2
        await two.until(lambda chair: chair.sequence == 2)
        assert two.decisions == []


async def test_what_others_acted_on_is_taken_back_if_they_agree(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        await one.answer()
        await two.until(lambda chair: chair.decisions)
        assert (two.undo, two.ask_undo) == ([], []), "who has not answered yet has nothing to take back"
        await two.answer()
        await one.until(lambda chair: chair.decisions)
        assert (one.undo, one.ask_undo) == ([], ["seat-1"])
        await one.say("Undo", seat="seat-1")
        await two.until(lambda chair: chair.proposals)
        assert two.proposals[0] | {"id": 0} == {
            "id": 0, "what": "undo", "by": "seat-1", "agreed": ["seat-1"], "missing": ["seat-2"], "told": 1,
        }  # fmt: skip
        await two.say("Agree", proposal=two.proposals[0]["id"], yes=False)
        for chair in (one, two):
            await chair.until(lambda chair: chair.sequence == 4 and chair.chat)
            assert chair.proposals == []
            assert [line["text"] for line in chair.chat] == ["Cat declines: nothing is taken back."]
        await one.say("Undo", seat="seat-1")
        await two.until(lambda chair: chair.proposals)
        await one.say("Agree", proposal=two.proposals[0]["id"], yes=True)
        assert (await one.hear("NotDone"))["refused"]["why"] == "no-such-proposal"
        await two.say("Agree", proposal=two.proposals[0]["id"], yes=True)
        welcome = await one.hear("Welcome")
        assert welcome["view"]["pyramid"] == {}
        assert welcome["decisions"][0]["seat"] == "seat-1"


async def test_nobody_takes_back_for_another(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        await one.answer()
        await two.say("Undo", seat="seat-1")
        assert (await two.hear("NotDone"))["refused"]["why"] == "not-your-seat"
        await two.say("Undo", seat="seat-2")
        assert (await two.hear("NotDone"))["refused"]["why"] == "nothing-to-undo"
        assert server.course(match).sequence == 1


async def test_a_match_is_paused_when_all_agree_and_nobody_answers_meanwhile(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        await one.say("Propose", what="pause")
        await two.until(lambda chair: chair.proposals)
        assert two.status == "running"
        await two.say("Agree", proposal=two.proposals[0]["id"], yes=True)
        for chair in (one, two):
            await chair.until(lambda chair: chair.status == "paused")
        assert (await one.answer())["refused"]["why"] == "match-is-paused"
        await one.say("Propose", what="resume")
        await two.until(lambda chair: chair.proposals)
        await two.say("Agree", proposal=two.proposals[0]["id"], yes=True)
        await one.until(lambda chair: chair.status == "running")
        assert (await one.answer())["type"] == "Taken"


async def test_one_person_alone_pauses_at_once(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await ned.make("me", "random")
        async with ned.watch(match["id"]) as chair:
            await chair.say("Propose", what="pause")
            await chair.until(lambda chair: chair.status == "paused")


async def test_chat_is_cleaned_kept_and_shown_as_text(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        await one.say("Say", text="  <b>winter\u202e</b>\x07  is\ncoming ")
        said = (await two.hear("Said"))["line"]
        assert said["text"] == "<b>winter</b> is coming"
        assert (said["nickname"], said["seat"]) == ("Ned", "seat-1")
        await one.say("Say", text="\u200b\u200b")
        assert (await one.hear("NotDone"))["refused"]["why"] == "bad-text"
        await one.say("Say", text="psst", to="seat-2")
        assert (await one.hear("NotDone"))["refused"]["why"] == "no-private-chat"
        await one.say("Say", text="I am Cat", seat="seat-2")
        assert (await one.hear("NotDone"))["refused"]["why"] == "not-your-seat"
        async with ned.watch(match) as again:
            assert [line["text"] for line in (await again.hear("Welcome"))["chat"]] == ["<b>winter</b> is coming"]


async def test_a_bot_plays_for_whoever_left_until_they_return(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server)
        left = await cat.post(f"/api/matches/{match}/leave")
        assert left["seats"][1]["bot"] == "squire"
        await one.answer()
        await one.until(lambda chair: chair.sequence == 3)
        assert [line["text"] for line in one.chat] == ["Cat has left: a bot plays on."]
        await ned.post(f"/api/matches/{match}/substitute", {"seat": "seat-2", "bot": None}, 403)
        back = await cat.post(f"/api/matches/{match}/substitute", {"seat": "seat-2", "bot": None})
        assert back["seats"][1]["bot"] is None
        await one.answer()
        await two.until(lambda chair: chair.decisions and chair.decisions[0]["asked"] >= 5)
        assert (await two.answer())["type"] == "Taken"


async def test_a_bot_plays_for_me_while_i_watch_and_gives_the_seat_back(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        path = f"/api/matches/{match}/substitute"
        handed = await ned.post(path, {"seat": "seat-1", "bot": "random"})
        assert (handed["seats"][0]["bot"], handed["seats"][0]["here"]) == ("random", True)
        await two.until(lambda chair: chair.decisions)
        assert [line["text"] for line in two.chat] == ["A bot plays for Ned."]
        await one.say("Answer", seat="seat-1", asked=1, answer=None)
        assert (await one.hear("NotDone"))["refused"]["why"] == "a-bot-plays"
        back = await ned.post(path, {"seat": "seat-1", "bot": None})
        assert back["seats"][0]["bot"] is None
        await two.answer()
        await one.until(lambda chair: chair.decisions and chair.decisions[0]["asked"] == 4)
        assert (await one.answer())["type"] == "Taken"
        await ned.post(path, {"seat": "seat-1", "bot": "no-such-bot"}, 400)


async def test_a_seat_is_given_to_a_bot_only_by_its_owner_or_while_its_owner_is_away(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, cat, _, two, match = await two_at_a_table(stack, server)
        path = f"/api/matches/{match}/substitute"
        refused = await ned.client.post(path, json={"seat": "seat-2", "bot": "squire"})
        assert (refused.status_code, refused.json()["why"]) == (409, "owner-is-here")
        stranger = await stack.enter_async_context(server.guest("Jon"))
        await stranger.post(path, {"seat": "seat-2", "bot": "squire"}, 403)
        await two.stream.close()
        await wait_until_away(server, match, cat.id)
        refused = await ned.client.post(path, json={"seat": "seat-2", "bot": "squire"})
        assert (refused.status_code, refused.json()["why"]) == (409, "owner-may-come")


async def wait_until_away(server, match: str, person: str) -> None:
    live = server.registry.live[match]
    while live.audience.is_here(person):
        await live.inbox.ask(nothing)


async def nothing() -> None:
    pass


async def test_a_rematch_is_one_match_with_the_same_people(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server)
        await ned.post(f"/api/matches/{match}/rematch", None, 409)
        await asyncio.gather(one.play_on(), two.play_on())
        first = await ned.post(f"/api/matches/{match}/rematch")
        again = await cat.post(f"/api/matches/{match}/rematch")
        assert again["id"] == first["id"]
        assert again["status"] == "running"
        assert {seat["person"]["nickname"] for seat in again["seats"]} == {"Ned", "Cat"}
        assert again["seed_hash"] != one.match["seed_hash"]
        assert (await ned.get(f"/api/matches/{match}"))["rematch"] == again["id"]
        stranger = await stack.enter_async_context(server.guest("Jon"))
        await stranger.post(f"/api/matches/{match}/rematch", None, 403)


async def test_a_match_is_replayed_and_gone_on_from_any_position(database: str):
    async with served(database) as server, server.guest() as ned:
        match = await ned.make("me", "random", shuffled=False)
        path = f"/api/matches/{match['id']}"
        await ned.get(f"{path}/replay", 409)
        await ned.get(f"{path}/record", 409)
        async with ned.watch(match["id"]) as chair:
            await chair.play_on()
        replay = await ned.get(f"{path}/replay?seat=all")
        assert len(replay["frames"]) == chair.sequence + 1
        assert set(replay["frames"][0]["view"]) == {"seat-1", "seat-2"}
        assert all(len(values) == len(replay["frames"]) for of in replay["series"].values() for values in of.values())
        await ned.get(f"{path}/replay?seat=nobody", 404)
        plans = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        new = await ned.post(f"{path}/continue", {"sequence": 4, "seats": plans}, 201)
        assert new["continues"] == match["id"]
        async with ned.watch(new["id"], "seat=seat-2") as other:
            welcome = await other.hear("Welcome")
            spectated = await ned.get(f"{path}/replay?seat=seat-2")
            pyramid = [card for frame in spectated["frames"][:5] for card in frame["view"].get("pyramid", {})]
            assert list(welcome["view"]["pyramid"])[:4] == pyramid
            await other.play_on()
        await ned.post(f"{path}/continue", {"sequence": 100_000, "seats": plans}, 400)
