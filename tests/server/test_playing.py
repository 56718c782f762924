"""Whole matches through real sockets."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec.json import decode

from maester.games import game
from maester.kernel.chance import seed_hash
from maester.kernel.record import read_record, replay
from tests.server.kit import Chair, Guest, Served, any_answer, served

pytestmark = pytest.mark.anyio


async def two_at_a_table(stack: AsyncExitStack, server: Served, **more) -> tuple[Guest, Guest, Chair, Chair, str]:
    """Two people at a match of two, Ned in the first seat unless seats are drawn."""
    ned = await stack.enter_async_context(server.guest("Ned"))
    cat = await stack.enter_async_context(server.guest("Cat"))
    match = await ned.make("me", "open", **{"shuffled": False, "options": {"starter": 1}, **more})
    await cat.post(f"/api/matches/{match['id']}/sit", {})
    chairs = [await stack.enter_async_context(who.watch(match["id"])) for who in (ned, cat)]
    for chair in chairs:
        await chair.hear("Welcome")
    return ned, cat, chairs[0], chairs[1], match["id"]


async def test_a_person_finishes_a_match_against_bots(database: str):
    async with served(database) as server, server.guest() as ned:
        match = await ned.make("me", "squire", "random")
        async with ned.watch(match["id"]) as chair:
            await chair.play_on()
        over = await ned.get(f"/api/matches/{match['id']}")
        text = (await ned.client.get(f"/api/matches/{match['id']}/record")).text
    assert over["status"] == "over"
    assert over["winners"]
    assert match["seed"] is None
    assert seed_hash(int(over["seed"])) == match["seed_hash"]
    table = replay(read_record(text), game("intrigue"))
    assert list(table.game.standing(table.state).winners) == over["winners"]


async def test_two_people_finish_a_match_and_see_the_same_end(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        await asyncio.gather(one.play_on(), two.play_on())
        assert one.sequence == two.sequence
        live = server.registry.live[match]
        assert live.course is not None
        for chair in (one, two):
            # What was patched together is what would be shown anew, but for what is not there: null.
            assert without_nulls(chair.view) == without_nulls(to_json(live.course.table.view(chair.seat)))
            assert chair.story == [to_json(event) for event in live.course.table.story_for(chair.seat)]


def to_json(value):
    from msgspec.json import encode

    return decode(encode(value))


def without_nulls(value):
    if isinstance(value, dict):
        return {name: without_nulls(each) for name, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value


async def test_bots_alone_finish_a_match_that_nobody_watches(database: str):
    async with served(database) as server, server.guest() as ned:
        match = await ned.make("random", "squire", "random")
        async with ned.watch(match["id"]) as chair:
            await chair.hear("Welcome")
            await chair.until(lambda chair: chair.status == "over")


async def test_an_answer_sent_twice_counts_once(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        asked = await one.asked()
        answer = {"seat": "seat-1", "asked": asked["asked"], "answer": any_answer(asked["decision"])}
        await one.say("Answer", **answer)
        await one.say("Answer", **answer)
        first, second = await one.hear("Taken", "NotDone"), await one.hear("Taken", "NotDone")
        assert first == second == {"type": "Taken", "seat": "seat-1", "asked": 0, "sequence": 1}
        await two.asked()
        assert two.sequence == 1


async def test_a_late_answer_is_refused_with_the_position(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, _ = await two_at_a_table(stack, server)
        await one.answer()
        await two.answer()
        asked = await one.asked()
        await one.until(lambda chair: chair.decisions and chair.decisions[0]["asked"] == 2)
        await one.say("Answer", seat="seat-1", asked=1, answer=any_answer(asked["decision"]))
        refused = await one.hear("NotDone")
        assert (refused["refused"]["why"], refused["asked"]) == ("stale", 1)
        welcome = await one.hear("Welcome")
        assert welcome["sequence"] == 2


async def test_answers_for_others_out_of_turn_or_against_the_rules_change_nothing(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        allowed = any_answer(asked["decision"])
        await two.say("Answer", seat="seat-1", asked=0, answer=allowed)
        assert (await two.hear("NotDone"))["refused"]["why"] == "not-your-seat"
        await two.say("Answer", seat="seat-2", asked=0, answer=allowed)
        assert (await two.hear("NotDone"))["refused"]["why"] == "not-your-turn"
        not_open = await one.answer({**allowed, "row": 3})
        assert not_open["refused"]["rule"] == "INT-PLACE-08"
        assert not_open["refused"]["sentence"].startswith("That place is not open")
        unreadable = await one.answer({"card": 7})
        assert unreadable["refused"]["why"] == "unreadable-answer"
        assert server.course(match).sequence == 0


async def test_refusals_are_worded_in_the_language_of_the_socket(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await ned.make("me", "random", shuffled=False, options={"starter": 1})
        async with ned.watch(match["id"], "lang=de") as chair:
            allowed = any_answer((await chair.asked())["decision"])
            refused = await chair.answer({**allowed, "row": 3})
    assert "Platz" in refused["refused"]["sentence"] or "Stelle" in refused["refused"]["sentence"]


async def test_everybody_sees_their_own_hand_and_no_other(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, two, match = await two_at_a_table(stack, server)
        stranger = await stack.enter_async_context(server.guest(""))
        watching = await stack.enter_async_context(stranger.watch(match, "seat=seat-1"))
        await watching.hear("Welcome")
        await one.answer()
        await watching.hear("Changed")
        await two.asked()
        hands = {name: [seat.get("hand") for seat in chair.view["seats"].values()] for name, chair in
                 (("one", one), ("two", two), ("stranger", watching))}  # fmt: skip
        assert hands["one"][0]
        assert hands["one"][1] is None
        assert hands["two"][0] is None
        assert hands["two"][1]
        assert hands["stranger"] == [None, None]
        assert watching.decisions == []
        assert one.decisions == []


async def test_one_person_plays_all_seats_and_sees_from_the_one_that_is_asked(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await ned.make("me", "me", shuffled=False, options={"starter": 1})
        async with ned.watch(match["id"]) as chair:
            await chair.asked()
            assert chair.seat == "seat-1"
            await chair.answer()
            await chair.until(lambda chair: chair.sequence == 1)
            assert chair.seat == "seat-2"
            assert [bool(seat.get("hand")) for seat in chair.view["seats"].values()] == [False, True]
            await chair.play_on()


async def test_a_socket_that_comes_back_is_told_what_it_missed(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        async with ned.watch(match) as phone:
            await phone.hear("Welcome")
            told, sequence = phone.told, phone.sequence
        await one.answer()
        await two.answer()
        async with ned.watch(match, f"told={told}&sequence={sequence}") as phone:
            welcome = await phone.hear("Welcome")
        await one.until(lambda chair: chair.sequence == 2)
        assert welcome["since"] == told
        assert [event["type"] for event in welcome["story"]] == ["CardPlaced", "CardPlaced"]
        assert welcome["view"] == one.view or without_nulls(welcome["view"]) == without_nulls(one.view)


async def test_after_a_restart_everything_is_as_it_was(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        for chair in (one, two, one, two, one):
            assert (await chair.answer())["type"] == "Taken"
            chair.decisions = []
        await two.asked()
        cookies = ned.client.cookies
    async with served(database) as server, server.guest("") as again:
        again.client.cookies = cookies
        async with again.watch(match) as chair:
            welcome = await chair.hear("Welcome")
        assert welcome["sequence"] == 5
        assert without_nulls(welcome["view"]) == without_nulls(one.view)
        assert welcome["match"]["my_seats"] == ["seat-1"]
