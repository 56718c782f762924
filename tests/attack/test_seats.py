"""Two people, by every route and every message: nobody reads another's seat, and nobody acts for it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tests.attack.kit import not_done, nothing_changes, refused
from tests.patience import patience
from tests.server.kit import Chair, Guest, Served, any_answer, served

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "me"}]


class Hall(Struct):
    """Ned and Cat play together; each has a match of their own besides; Ned has a private table that waits."""

    server: Served
    ned: Guest
    cat: Guest
    neds_chair: Chair
    cats_chair: Chair
    together: str
    neds: str
    cats: str
    waiting: str
    invitation: str


@asynccontextmanager
async def two_people(database: str) -> AsyncIterator[Hall]:
    async with served(database) as server, AsyncExitStack() as stack:
        ned = await stack.enter_async_context(server.guest("Ned"))
        cat = await stack.enter_async_context(server.guest("Cat"))
        fixed: dict[str, Any] = {"shuffled": False, "options": {"starter": 1}}
        together = (await ned.make("me", "open", **fixed))["id"]
        await cat.post(f"/api/matches/{together}/sit", {})
        chairs = [await stack.enter_async_context(who.watch(together)) for who in (ned, cat)]
        for chair in chairs:
            await chair.hear("Welcome")
        await chairs[0].until(lambda chair: chair.match["seats"][1]["here"])
        neds = (await ned.make("me", "me", private=True, **fixed))["id"]
        cats = (await cat.make("me", "me", **fixed))["id"]
        waiting = (await ned.make("me", "open", private=True, **fixed))["id"]
        invitation = (await ned.post(f"/api/matches/{waiting}/invitations", {}, 201))["token"]
        yield Hall(server, ned, cat, chairs[0], chairs[1], together, neds, cats, waiting, invitation)


def attempts(hall: Hall) -> list[tuple[str, str, Any, int, str]]:
    """What Cat tries, by every route that leads to a match, and what she is told."""
    bot = {"seat": "seat-1", "bot": "random"}
    back = {"seat": "seat-1", "bot": None}
    go_on = {"sequence": 0, "seats": TWO}
    together, neds, waiting = (f"/api/matches/{match}" for match in (hall.together, hall.neds, hall.waiting))
    return [
        ("POST", f"{together}/substitute", bot, 409, "owner-is-here"),
        ("POST", f"{together}/substitute", back, 403, "not-your-seat"),
        ("POST", f"{together}/substitute", {"seat": "seat-9", "bot": "random"}, 404, "no-such-seat"),
        ("POST", f"{together}/sit", {"seat": "seat-1"}, 409, "match-has-started"),
        ("POST", f"{together}/sit", {"invitation": hall.invitation}, 404, "no-such-invitation"),
        ("POST", f"{together}/invitations", {"seat": "seat-1"}, 403, "only-the-host"),
        ("GET", f"{together}/invitations", None, 403, "only-the-host"),
        ("POST", f"{together}/rematch", None, 409, "match-goes-on"),
        ("POST", f"{together}/continue", go_on, 409, "match-goes-on"),
        ("GET", f"{together}/record", None, 409, "match-goes-on"),
        *(("GET", f"{together}/replay?seat={seat}", None, 409, "match-goes-on") for seat in ("seat-1", "all", "none")),
        ("GET", f"{together}/answers?seat=seat-1", None, 403, "not-your-seat"),
        ("GET", f"{neds}/answers?seat=seat-1", None, 403, "not-your-seat"),
        ("GET", neds, None, 403, "match-is-private"),
        ("POST", f"{neds}/leave", None, 403, "only-players"),
        ("POST", f"{neds}/substitute", bot, 403, "only-players"),
        ("POST", f"{neds}/substitute", back, 403, "not-your-seat"),
        ("POST", f"{neds}/sit", {}, 403, "match-is-private"),
        ("POST", f"{neds}/rematch", None, 409, "match-goes-on"),
        ("POST", f"{neds}/continue", go_on, 409, "match-goes-on"),
        ("GET", f"{neds}/record", None, 409, "match-goes-on"),
        ("GET", f"{neds}/replay?seat=all", None, 409, "match-goes-on"),
        ("GET", waiting, None, 403, "match-is-private"),
        ("GET", f"{waiting}?invitation=not-an-invitation", None, 403, "match-is-private"),
        ("POST", f"{waiting}/sit", {"seat": "seat-2"}, 403, "match-is-private"),
        ("POST", f"{waiting}/sit", {"invitation": "not-an-invitation"}, 404, "no-such-invitation"),
        ("POST", f"{waiting}/leave", None, 403, "only-players"),
        ("POST", f"{waiting}/substitute", bot, 403, "only-the-host"),
        ("POST", f"{waiting}/invitations", {}, 403, "only-the-host"),
        ("GET", f"{waiting}/invitations", None, 403, "only-the-host"),
        ("DELETE", f"/api/invitations/{hall.invitation}", None, 403, "only-the-host"),
    ]


async def test_by_no_route_does_anybody_reach_anothers_seat(database: str):
    async with two_people(database) as hall, nothing_changes(hall.server):
        for method, path, body, *expected in attempts(hall):
            assert list(await refused(hall.cat, method, path, body)) == expected, (method, path, body)


async def test_without_a_name_nothing_is_done_by_any_route(sqlite: str):
    async with two_people(sqlite) as hall, hall.server.guest("") as nobody, nothing_changes(hall.server):
        for method, path, body, *_ in attempts(hall):
            if method != "GET" or path.endswith("/invitations"):
                assert await refused(nobody, method, path, body) == (401, "sign-in-first"), (method, path)
        assert await nobody.get("/api/me") is None
        for body in ({"nickname": "Ned"}, {"webhook": "https://hooks.example/"}):
            assert await refused(nobody, "PATCH", "/api/me", body) == (401, "sign-in-first")
        assert (await nobody.get("/api/matches?show=mine")) == {"matches": [], "more": False}


async def test_private_matches_are_on_nobody_elses_lists(sqlite: str):
    async with two_people(sqlite) as hall:
        for show in ("open", "running", "over", "mine"):
            listed = (await hall.cat.get(f"/api/matches?show={show}"))["matches"]
            assert not {hall.neds, hall.waiting} & {match["id"] for match in listed}
        mine = (await hall.ned.get("/api/matches?show=mine"))["matches"]
        assert {match["id"] for match in mine} == {hall.together, hall.neds, hall.waiting}


async def test_by_no_message_does_anybody_act_for_anothers_seat(database: str):
    async with two_people(database) as hall:
        decision = (await hall.neds_chair.asked())["decision"]
        answer = {"seat": "seat-1", "asked": 0, "answer": any_answer(decision)}
        async with nothing_changes(hall.server):
            cat = hall.cats_chair
            assert await not_done(cat, "Answer", **answer) == "not-your-seat"
            assert await not_done(cat, "Answer", **answer | {"seat": "seat-2"}) == "not-your-turn"
            assert await not_done(cat, "Answer", **answer | {"seat": "seat-9"}) == "not-your-seat"
            assert await not_done(cat, "Undo", seat="seat-1") == "not-your-seat"
            assert await not_done(cat, "Agree", proposal=0, yes=True) == "no-such-proposal"
            assert await not_done(cat, "Say", text="I am Ned", seat="seat-1") == "not-your-seat"
            assert await not_done(cat, "Say", text="psst", to="seat-1") == "no-private-chat"
        assert (await hall.neds_chair.answer())["type"] == "Taken"
        async with nothing_changes(hall.server):
            assert await not_done(hall.cats_chair, "Undo", seat="seat-1") == "not-your-seat"


async def test_nobody_agrees_in_anothers_name(database: str):
    async with two_people(database) as hall:
        await hall.neds_chair.say("Propose", what="pause")
        await hall.neds_chair.until(lambda chair: chair.proposals)
        proposal = hall.neds_chair.proposals[0]["id"]
        async with hall.server.guest("Jon") as jon, jon.watch(hall.together) as spectator:
            await spectator.hear("Welcome")
            async with nothing_changes(hall.server):
                assert await not_done(hall.neds_chair, "Agree", proposal=proposal, yes=True) == "no-such-proposal"
                assert await not_done(spectator, "Agree", proposal=proposal, yes=True) == "no-such-proposal"
                assert await not_done(spectator, "Agree", proposal=proposal, yes=False) == "no-such-proposal"
                assert await not_done(spectator, "Propose", what="pause") == "only-players"
                assert await not_done(spectator, "Undo", seat="seat-1") == "not-your-seat"
                assert await not_done(spectator, "Answer", seat="seat-1", asked=0, answer=None) == "not-your-seat"


async def test_without_a_name_one_may_watch_and_nothing_else(sqlite: str):
    async with two_people(sqlite) as hall, hall.server.guest("") as nobody, nobody.watch(hall.together) as chair:
        await chair.hear("Welcome")
        async with nothing_changes(hall.server):
            assert await not_done(chair, "Answer", seat="seat-1", asked=0, answer=None) == "not-your-seat"
            for kind, fields in (
                ("Undo", {"seat": "seat-1"}),
                ("Agree", {"proposal": 1, "yes": True}),
                ("Propose", {"what": "pause"}),
                ("Say", {"text": "hello"}),
            ):
                assert await not_done(chair, kind, **fields) == "sign-in-first"
        for match in (hall.neds, hall.waiting):
            async with nobody.watch(match) as refused_chair:
                assert (await refused_chair.closed())[0] == 4403


async def test_asking_for_anothers_seat_shows_ones_own(database: str):
    async with two_people(database) as hall, hall.server.guest("Jon") as jon:
        for who, query, seat, own in (
            (hall.cat, "seat=seat-1", "seat-2", 1),
            (hall.cat, "seat=seat-1&told=0&sequence=0", "seat-2", 1),
            (jon, "seat=seat-1", None, None),
            (jon, "seat=all", None, None),
            (jon, "seat=none&seat=seat-1", None, None),
        ):
            async with who.watch(hall.together, query) as chair:
                welcome = await chair.hear("Welcome")
            assert welcome["seat"] == seat
            hands = [each["hand"] for each in welcome["view"]["seats"].values()]
            assert [hand is not None for hand in hands] == [place == own for place in (0, 1)]
            assert welcome["decisions"] == []
            assert welcome["undo"] == []


@pytest.mark.parametrize("query", ["", "seat=seat-1", "invitation=", "invitation=not-an-invitation"])
async def test_a_private_match_is_not_watched_without_its_invitation(sqlite: str, query: str):
    async with two_people(sqlite) as hall, nothing_changes(hall.server):
        for match in (hall.neds, hall.waiting):
            async with hall.cat.watch(match, query) as chair:
                assert (await chair.closed())[0] == 4403
        async with hall.cat.watch(hall.neds, f"invitation={hall.invitation}") as chair:
            assert (await chair.closed())[0] == 4403


async def test_an_invitation_is_for_one_person_and_one_seat(database: str):
    async with served(database) as server, AsyncExitStack() as stack:
        ned, cat, jon = [await stack.enter_async_context(server.guest(name)) for name in ("Ned", "Cat", "Jon")]
        path = "/api/matches/" + (await ned.make("me", "open", "open", private=True))["id"]
        link = (await ned.post(f"{path}/invitations", {"seat": "seat-2"}, 201))["token"]
        taken = await cat.post(f"{path}/sit", {"invitation": link, "seat": "seat-3"})
        assert taken["my_seats"] == ["seat-2"]
        async with nothing_changes(server):
            assert await refused(cat, "POST", f"{path}/sit", {}) == (403, "match-is-private")
            assert await refused(cat, "POST", f"{path}/sit", {"invitation": link}) == (409, "invitation-used")
            assert await refused(jon, "POST", f"{path}/sit", {"invitation": link}) == (409, "invitation-used")
            assert await refused(jon, "GET", f"{path}?invitation={link}") == (403, "match-is-private")
            async with jon.watch(path.rpartition("/")[2], f"invitation={link}") as chair:
                assert (await chair.closed())[0] == 4403


async def test_the_bot_one_chose_for_oneself_is_not_changed_by_others(database: str):
    async with two_people(database) as hall:
        path = f"/api/matches/{hall.together}/substitute"
        await hall.cat.post(path, {"seat": "seat-2", "bot": "squire"})
        await hall.cats_chair.stream.close()
        await hall.neds_chair.until(lambda chair: not chair.match["seats"][1]["here"])
        async with nothing_changes(hall.server):
            for bot in ("random", None):
                wanted = {"seat": "seat-2", "bot": bot}
                assert await refused(hall.ned, "POST", path, wanted) == (403, "not-your-seat")


async def test_private_talk_is_between_two(sqlite: str):
    async with two_people(sqlite) as hall, hall.server.guest("Jon") as jon, jon.watch(hall.together) as spectator:
        await spectator.hear("Welcome")
        course = hall.server.registry.live[hall.together].course
        assert course is not None
        course.setup = replace(course.setup, game=replace(course.setup.game, negotiable=True))
        assert await not_done(spectator, "Say", text="psst", to="seat-1") == "no-private-chat"
        assert await not_done(hall.neds_chair, "Say", text="psst", to="seat-9") == "no-such-seat"
        await hall.neds_chair.say("Say", text="a secret", to="seat-2")
        for chair in (hall.neds_chair, hall.cats_chair):
            assert (await chair.hear("Said"))["line"]["text"] == "a secret"
        await hall.neds_chair.say("Say", text="for all")
        assert (await spectator.hear("Said"))["line"]["text"] == "for all"
        async with jon.watch(hall.together) as later, hall.cat.watch(hall.together) as again:
            assert [line["text"] for line in (await later.hear("Welcome"))["chat"]] == ["for all"]
            assert [line["text"] for line in (await again.hear("Welcome"))["chat"]] == ["a secret", "for all"]


async def test_a_cookie_of_one_does_not_open_the_streams_of_another(sqlite: str):
    async with two_people(sqlite) as hall:
        stream = hall.server.url.replace("http", "ws") + f"/api/matches/{hall.neds}/stream"
        mine = "; ".join(f"{name}={value}" for name, value in hall.cat.client.cookies.items())
        for cookie, code in ((mine, 4403), (f"maester={hall.ned.id}", 4401), (f"{mine}; maester=x", 4401)):
            async with connect(stream, additional_headers={"cookie": cookie}, open_timeout=patience()) as socket:
                await socket.wait_closed()
                assert socket.close_code == code, cookie
