"""What the server promises: what is taken is kept, what is not kept is not shown, and nobody is worse off for being away."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from maester.server.hall import Hall
from maester.store import StoreUnavailable, milliseconds
from tests.server.kit import Chair, Guest, Served, any_answer, served
from tests.server.test_playing import two_at_a_table
from tests.store.postgres import Postgres

pytestmark = pytest.mark.anyio


async def nothing() -> None:
    pass


async def all_done(server: Served, match: str) -> None:
    await server.hall.live[match].ask(nothing)


async def gone(server: Served, match: str, guest: Guest, chair: Chair) -> None:
    """Close a socket, and wait until its owner is known to be away."""
    await chair.stream.close()
    while server.hall.live[match].is_here(guest.id):
        await asyncio.sleep(0.01)


# ------------------------------------------------------------------------------------------------ taken means kept


async def test_another_answer_to_the_same_question_is_not_said_to_be_taken(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, _, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        first = any_answer(asked["decision"])
        other = {**first, "card": next(card for card in asked["decision"]["hand"] if card != first["card"])}
        for answer in (first, other, first):
            await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        said = [await one.hear("Taken", "NotDone") for _ in range(3)]
        assert [each["type"] for each in said] == ["Taken", "NotDone", "Taken"]
        assert said[1]["refused"]["why"] == "stale"
        assert server.course(match).sequence == 1


async def test_the_same_fields_in_another_order_are_the_same_answer(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        _, _, one, _, _ = await two_at_a_table(stack, server)
        answer = any_answer((await one.asked())["decision"])
        for each in (answer, dict(reversed(answer.items()))):
            await one.say("Answer", seat="seat-1", asked=0, answer=each)
            assert (await one.hear("Taken", "NotDone"))["type"] == "Taken"


async def test_an_answer_that_was_taken_back_and_is_sent_again_is_stale(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        _, _, one, _, match = await two_at_a_table(stack, server)
        answer = any_answer((await one.asked())["decision"])
        await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        await one.hear("Taken")
        await one.say("Undo", seat="seat-1")
        await one.hear("Welcome")
        await one.say("Answer", seat="seat-1", asked=0, answer=answer)
        assert (await one.hear("Taken", "NotDone"))["refused"]["why"] == "stale"
        assert (await one.hear("Welcome"))["decisions"][0]["asked"] == 2
        assert server.course(match).table.given == []


async def test_what_a_bot_answered_first_is_nobodys_answer(sqlite: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, _, one, two, match = await two_at_a_table(stack, server)
        asked = await one.asked()
        await ned.post(f"/api/matches/{match}/substitute", {"seat": "seat-1", "bot": "squire"})
        await two.until(lambda chair: chair.decisions)
        given = server.course(match).table.given[0].answer
        for answer in (any_answer(asked["decision"]), {"card": given.card, "row": given.row, "place": given.place}):
            await one.say("Answer", seat="seat-1", asked=0, answer=answer)
            assert (await one.hear("Taken", "NotDone"))["refused"]["why"] == "stale"
            await one.hear("Welcome")


async def test_of_two_answers_in_two_processes_only_the_kept_one_is_taken(postgres: Postgres):
    database = postgres.make("taken_once")
    async with served(database) as here, served(database) as there, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, here)
        other = await stack.enter_async_context(ned.watch(match, url=there.url))
        await other.hear("Welcome")
        asked = await one.asked()
        first = any_answer(asked["decision"])
        second = {**first, "card": next(card for card in asked["decision"]["hand"] if card != first["card"])}
        await asyncio.gather(
            one.say("Answer", seat="seat-1", asked=0, answer=first),
            other.say("Answer", seat="seat-1", asked=0, answer=second),
        )
        said = [await chair.hear("Taken", "NotDone") for chair in (one, other)]
        assert sorted(each["type"] for each in said) == ["NotDone", "Taken"]
        log = await here.hall.store.log.since(match, 0)
        kept = first if said[0]["type"] == "Taken" else second
        assert f'"{kept["card"]}"' in str(log[0].value)


# ------------------------------------------------------------------------------------ nothing is shown before it is kept


async def last_answer_held(server: Served, chair: Chair, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Play until one answer is missing; from then on the store holds everything back until it is told to fail."""
    release: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    append = server.hall.store.log.append

    async def held(entry, summary):
        if summary.status != "over" or release.done():
            return await append(entry, summary)
        reached.set()
        await release
        raise StoreUnavailable("gone", "just now")

    reached = asyncio.Event()
    monkeypatch.setattr(server.hall.store.log, "append", held)
    while not reached.is_set():
        if chair.decisions:
            asked = chair.decisions[0]
            await chair.say("Answer", seat=asked["seat"], asked=asked["asked"], answer=any_answer(asked["decision"]))
            chair.decisions = []
        hearing = asyncio.ensure_future(chair.hear())
        await asyncio.wait([hearing, asyncio.ensure_future(reached.wait())], return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():
            hearing.cancel()
    return release


async def test_the_end_of_a_match_is_shown_to_nobody_before_it_is_kept(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    async with served(sqlite) as server, server.guest() as ned:
        match = (await ned.make("me", "me"))["id"]
        async with ned.watch(match) as chair:
            await chair.hear("Welcome")
            release = await last_answer_held(server, chair, monkeypatch)
            assert server.course(match).table.over, "the answer is on its way to the disk"
            info = await ned.get(f"/api/matches/{match}")
            listed = (await ned.get("/api/matches?show=mine"))["matches"][0]
            for each in (info, listed):
                assert (each["seed"], each["status"], each["winners"]) == (None, "running", [])
                assert each["sequence"] == server.course(match).sequence - 1
                assert each["waiting_for"]
            asked = [
                asyncio.create_task(ned.client.get(f"/api/matches/{match}/{what}")) for what in ("record", "replay")
            ]
            await asyncio.sleep(0.1)
            assert not any(each.done() for each in asked)
            release.set_result(None)
            for each in asked:
                refused = await each
                assert (refused.status_code, refused.json()["why"]) == (409, "match-goes-on")
                assert server.hall.live[match].row.seed not in refused.text
            await all_done(server, match)
            assert (await ned.get(f"/api/matches/{match}"))["seed"] is None


# ----------------------------------------------------------------------------------------------- an absent player is safe


@pytest.mark.parametrize(
    ("clock", "grace"),
    [(None, 3_600), ({"kind": "live", "seconds": 3_600}, 120), ({"kind": "days", "seconds": 172_800}, 172_800)],
)
async def test_others_wait_before_a_bot_plays_for_somebody_who_is_away(sqlite: str, clock: Any, grace: int):
    time = [milliseconds()]
    async with served(sqlite, lambda: time[0]) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server, clock=clock)
        path, body = f"/api/matches/{match}/substitute", {"seat": "seat-2", "bot": "squire"}
        time[0] += 30_000
        await gone(server, match, cat, two)
        time[0] += 2 * grace * 1000
        refused = await ned.client.post(path, json=body)
        assert refused.json()["why"] == "owner-may-come", "nobody has asked her anything"
        await one.answer()
        time[0] += grace * 1000 - 1
        refused = await ned.client.post(path, json=body)
        assert (refused.status_code, refused.json()["why"]) == (409, "owner-may-come")
        weak = await ned.client.post(path, json={**body, "bot": "random"})
        assert (weak.status_code, weak.json()["why"]) == (400, "bot-too-weak")
        time[0] += 1
        if clock is None or clock["kind"] == "live":
            assert (await ned.post(path, body))["seats"][1]["bot"] == "squire"


@pytest.mark.parametrize("why", ["time", "left", "wish", "table"])
async def test_who_comes_back_has_the_seat_back_whatever_the_reason(sqlite: str, why: str):
    async with served(sqlite) as server, AsyncExitStack() as stack:
        ned, cat, _, two, match = await two_at_a_table(stack, server)
        await gone(server, match, cat, two)
        live = server.hall.live[match]
        await live.ask(live.hand_over, "seat-2", "squire", why, ned.id)
        async with cat.watch(match) as back:
            await back.until(lambda chair: chair.match and chair.match["seats"][1]["bot"] is None)
        assert server.course(match).away == {}


async def test_nothing_is_taken_back_that_somebody_answered_who_is_away(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server)
        await one.answer()
        await two.answer()
        await one.until(lambda chair: chair.ask_undo)
        # What is proposed is not agreed to by being away, nor by leaving.
        await one.say("Undo", seat="seat-1")
        await two.until(lambda chair: chair.proposals)
        await gone(server, match, cat, two)
        live = server.hall.live[match]
        await live.ask(live.hand_over, "seat-2", "squire", "table", ned.id)
        await all_done(server, match)
        assert len(server.course(match).counted) == 2
        assert server.course(match).proposals == []
        await one.say("Undo", seat="seat-1")
        assert (await one.hear("NotDone"))["refused"]["why"] == "absent-has-answered"
        assert len(server.course(match).counted) == 2


# -------------------------------------------------------------------------------------------------------------- clocks


async def test_the_time_in_which_no_server_was_there_is_nobodys(database: str):
    time = [milliseconds()]
    clock = {"kind": "live", "seconds": 60}
    async with served(database, lambda: time[0]) as server, AsyncExitStack() as stack:
        ned, _, one, _, match = await two_at_a_table(stack, server, clock=clock)
        await one.asked()
        time[0] = server.course(match).opening.started + 20_000
        cookies = ned.client.cookies
    time[0] += 3_600_000
    async with served(database, lambda: time[0]) as server, server.guest("") as again:
        again.client.cookies = cookies
        async with again.watch(match) as chair:
            welcome = await chair.hear("Welcome")
            assert welcome["match"]["seats"][0]["clock"] == pytest.approx(40, abs=2)
            await server.hall.sweep()
            await all_done(server, match)
            assert server.course(match).away == {}
            time[0] += 43_000
            live = server.hall.live[match]
            await live.ask(live.time_is_up)
            assert server.course(match).away == {"seat-1": "squire"}


async def test_while_the_store_is_away_no_time_passes(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """A server that cannot keep anything is no server."""
    monkeypatch.setattr("maester.server.hall.BEAT", 0.02)
    time = [milliseconds()]
    async with served(sqlite, lambda: time[0]) as server:
        alive, down = server.hall.store.downtimes.alive, [True]

        async def failing(now, patience):
            if down[0]:
                raise StoreUnavailable("gone", "for a while")
            return await alive(now, patience)

        monkeypatch.setattr(server.hall.store.downtimes, "alive", failing)
        time[0] += 600_000
        await asyncio.sleep(0.2)
        down[0] = False
        while not server.hall.downtimes:
            await asyncio.sleep(0.02)
        since, until = server.hall.downtimes[-1]
        assert until - since == 600_000


# ------------------------------------------------------------------------------------------------------------ continuing


async def test_who_knows_the_old_match_knows_no_card_of_the_new_one(database: str):
    async with served(database) as server, server.guest() as ned:
        match = (await ned.make("me", "random", "random", shuffled=False))["id"]
        async with ned.watch(match) as chair:
            await chair.play_on()
        plans = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        new = await ned.post(f"/api/matches/{match}/continue", {"sequence": 4, "seats": plans}, 201)
        old, other = server.course(match), server.course(new["id"])
        assert (new["continues"], new["seed"]) == (match, None)
        assert new["seed_hash"] != (await ned.get(f"/api/matches/{match}"))["seed_hash"]
        then = type(old)(old.opening, old.log[:4]).table
        assert other.table.view(None) == then.view(None)
        assert other.table.waiting == then.waiting
        assert other.table.state.hands != then.state.hands
        async with ned.watch(new["id"]) as chair:
            await chair.hear("Welcome")
            assert {"type": "Redrawn"} in chair.story
            await chair.play_on()
        record = (await ned.client.get(f"/api/matches/{new['id']}/record")).text
        assert f'"of":"{match}"' in record.splitlines()[0]
        again = await ned.post(f"/api/matches/{new['id']}/continue", {"sequence": 6, "seats": plans}, 201)
        assert len(server.course(again["id"]).opening.earlier) == 2


# ------------------------------------------------------------------------------------------------------------ new rules


async def test_new_rules_strand_nothing_and_nobody(database: str, monkeypatch: pytest.MonkeyPatch):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, _, one, _, running = await two_at_a_table(stack, server, clock={"kind": "live", "seconds": 5})
        await one.answer()
        over = (await ned.make("me", "random"))["id"]
        async with ned.watch(over) as chair:
            await chair.play_on()
        waiting = (await ned.make("me", "open"))["id"]
        before = await ned.get(f"/api/matches/{over}")
        record = (await ned.client.get(f"/api/matches/{over}/record")).text
        standing = (await ned.get(f"/api/matches/{over}/replay"))["standing"]
        await one.say("Undo", seat="seat-1")
        await one.hear("Welcome")
        cookies = ned.client.cookies
    with_new_rules(monkeypatch)
    async with served(database) as server, server.guest("") as ned:
        ned.client.cookies = cookies
        info = await ned.get(f"/api/matches/{over}")
        assert (info["status"], info["winners"], info["seed"]) == ("over", before["winners"], before["seed"])
        assert (info["old_rules"], before["old_rules"]) == (True, False)
        assert (await ned.client.get(f"/api/matches/{over}/record")).text == record
        replay = await ned.get(f"/api/matches/{over}/replay")
        assert replay["standing"] == standing
        assert len(replay["frames"]) == len(record.splitlines()) - 1
        refused = await ned.client.post(f"/api/matches/{over}/continue", json={"sequence": 1, "seats": [{"kind": "me"}] * 2})
        assert refused.json()["why"] == "old-rules"
        # The one that was running says that it cannot go on; its record is there.
        stranded = await ned.get(f"/api/matches/{running}")
        assert (stranded["status"], stranded["my_turn"]) == ("stranded", False)
        assert len((await ned.client.get(f"/api/matches/{running}/record")).text.splitlines()) == 2
        assert await server.hall.store.matches.due(milliseconds() + 10**9, 100) == []
        async with ned.watch(running) as chair:
            assert (await chair.hear("Welcome"))["match"]["status"] == "stranded"
            await chair.say("Answer", seat="seat-1", asked=2, answer=None)
            assert (await chair.hear("NotDone"))["refused"]["why"] == "match-is-stranded"
        # What had not begun begins by the new rules.
        async with server.guest("Cat") as cat:
            assert (await cat.post(f"/api/matches/{waiting}/sit", {}))["status"] == "running"


def with_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    from maester import games
    from maester.server import making, opening

    found = games.game

    def newer(name: str):
        return replace(found(name), rules=found(name).rules + 1)

    monkeypatch.setattr(games, "game", newer)
    monkeypatch.setattr(opening, "game", newer)
    assert making.games is games


# ------------------------------------------------------------------------------------------------------- tables and people


async def test_a_rematch_begins_when_everybody_has_come(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, one, two, match = await two_at_a_table(stack, server, clock={"kind": "live", "seconds": 600})
        await asyncio.gather(one.play_on(), two.play_on())
        again = await ned.post(f"/api/matches/{match}/rematch")
        assert again["status"] == "waiting"
        assert [seat["clock"] for seat in again["seats"]] == [None, None]
        assert sorted(str(seat["kept"]) for seat in again["seats"]) == ["None", "other"]
        jon = await stack.enter_async_context(server.guest("Jon"))
        refused = await jon.client.post(f"/api/matches/{again['id']}/sit", json={})
        assert refused.json()["why"] == "no-seat-open", "the seat is kept for Cat"
        both = await cat.post(f"/api/matches/{match}/rematch")
        assert (both["id"], both["status"]) == (again["id"], "running")
        assert {seat["person"]["nickname"] for seat in both["seats"]} == {"Ned", "Cat"}


async def test_a_revoked_invitation_ends_its_sockets(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned = await stack.enter_async_context(server.guest("Ned"))
        cat = await stack.enter_async_context(server.guest("Cat"))
        match = (await ned.make("me", "open", "open", private=True))["id"]
        tokens = [(await ned.post(f"/api/matches/{match}/invitations", {}, 201))["token"] for _ in range(2)]
        async with cat.watch(match, f"invitation={tokens[0]}") as gone, cat.watch(match, f"invitation={tokens[1]}") as stays:
            await gone.hear("Welcome")
            await stays.hear("Welcome")
            assert (await ned.client.delete(f"/api/invitations/{tokens[0]}")).status_code == 204
            assert (await gone.closed())[0] == 4403
            await all_done(server, match)
            await stays.say("Ping")
            await stays.hear("Pong")


async def test_signing_out_ends_that_sign_in_and_no_other(database: str):
    async with served(database) as server, server.guest("Ned") as ned:
        match = (await ned.make("me", "open", private=True))["id"]
        async with server.guest("") as thief, ned.watch(match) as chair:
            await chair.hear("Welcome")
            thief.client.cookies = dict(ned.client.cookies)
            await ned.client.post("/api/people", json={"nickname": "Eddard"})
            assert (await thief.get("/api/me"))["nickname"] == "Eddard"
            assert (await ned.client.delete("/api/me/session")).status_code == 204
            assert (await chair.closed())[0] == 4401
            assert await thief.get("/api/me") is None
            await thief.get(f"/api/matches/{match}", 403)
            assert (await thief.get("/api/matches?show=mine"))["matches"] == []


async def test_signing_out_everywhere_ends_all_sign_ins(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned:
        door = ned.client.cookies["maester"]
        assert (await ned.client.delete("/api/me/session?everywhere=true")).status_code == 204
        ned.client.cookies.set("maester", door)
        assert await ned.get("/api/me") is None


async def test_signing_out_is_heard_in_every_process(postgres: Postgres):
    database = postgres.make("signed_out")
    async with served(database) as here, served(database) as there, here.guest("Ned") as ned:
        match = (await ned.make("me", "open"))["id"]
        async with ned.watch(match, url=there.url) as chair:
            await chair.hear("Welcome")
            await ned.client.delete("/api/me/session")
            assert (await chair.closed())[0] == 4401


@pytest.mark.parametrize("name", ["ned", "N e d", "Nеd", "Néd", "Nεd", "Ｎｅｄ"])
async def test_two_people_who_look_alike_do_not_sit_at_one_table(sqlite: str, name: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest(name) as other:
        match = (await ned.make("me", "open", "open"))["id"]
        refused = await other.client.post(f"/api/matches/{match}/sit", json={})
        assert (refused.status_code, refused.json()["why"]) == (409, "nickname-looks-alike")
        assert (await other.client.patch("/api/me", json={"nickname": "Cat"})).status_code == 200
        await other.post(f"/api/matches/{match}/sit", {})
        for who, nickname in ((other, name), (ned, "Саt")):
            refused = await who.client.patch("/api/me", json={"nickname": nickname})
            assert (refused.status_code, refused.json()["why"]) == (409, "nickname-looks-alike")
        assert isinstance(server.hall, Hall)
