"""What each seat brings to a match: chosen by whoever sits there, played by the rules, hidden from the others."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode

from maester import games
from maester.games.cardgame.decks import BUILT_IN
from maester.games.cardgame.state import State
from maester.server.matches.bringing import anything
from maester.store import SeatRow
from tests.server.kit import Guest, Served, served

pytestmark = pytest.mark.anyio

COURT: dict[str, Any] = to_builtins(BUILT_IN["stormlands-court"])
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
SECRET = "A deck nobody else may know of"


async def card_game(guest: Guest, *seats: dict[str, Any], status: int = 201, **more: Any) -> dict[str, Any]:
    body = {"game": "cardgame", "options": {}, "seats": seats, "thinking": 10, "shuffled": False, **more}
    return dict(await guest.post("/api/matches", body, status=status))


async def keep(guest: Guest, **changes: Any) -> str:
    deck = {"game": "cardgame", "name": SECRET, "roster": {**COURT, **changes}}
    return str((await guest.post("/api/rosters", deck, status=201))["id"])


def played(server: Served, match: str) -> dict[str, Any]:
    """What the rules play with."""
    return dict(to_builtins(server.course(match).setup.options)["decks"])


async def test_a_match_begins_at_once_with_decks_that_come_with_the_game(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        match = await card_game(ned, ME, BOT)
        assert match["status"] == "running"
        decks = played(server, match["id"])
        assert set(decks) == {"seat-1", "seat-2"}
        assert set(decks.values()) <= set(BUILT_IN)
        assert match["my_brought"] == {"seat-1": {"built_in": decks["seat-1"], "name": ""}}


@pytest.mark.parametrize(("name", "avoided"), [("miniatures", True), ("cardgame", False)])
def test_what_is_drawn_for_a_bot_tells_nothing_of_a_hidden_list(name, avoided, monkeypatch):
    """An army that somebody brings for all to see is not brought twice; a deck may be."""
    monkeypatch.setattr("maester.server.matches.bringing.SystemRandom.sample", lambda self, all_, count: all_[:count])
    game = games.game(name)
    assert game.brings is not None
    first, second, *_ = game.brings.built_in
    seats = (SeatRow("seat-1", person="ned", brings=f'"{first}"'), SeatRow("seat-2", bot="squire"))
    assert anything(game, seats) == f'"{second if avoided else first}"'


async def test_everybody_brings_what_they_choose(database: str):
    async with served(database) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        deck = await keep(ned)
        match = (await card_game(ned, {**ME, "brings": {"own": deck}}, OPEN))["id"]
        await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "northern-host"}})
        decks = played(server, match)
        assert decks["seat-1"] == {**COURT, "name": SECRET, "cards": dict(sorted(COURT["cards"].items()))}
        assert decks["seat-2"] == "northern-host"
        state = server.course(match).table.state
        assert isinstance(state, State)
        assert state.factions == {"seat-1": "baratheon", "seat-2": "stark"}
        # What was brought stays as it was, whatever becomes of the deck.
        assert (await ned.client.delete(f"/api/rosters/{deck}")).status_code == 204
        assert (await ned.get(f"/api/matches/{match}/brought"))["seat-1"]["name"] == SECRET


async def test_what_is_brought_moves_with_its_holder(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        for _ in range(4):
            plan: list[dict[str, Any]] = [{**ME, "brings": {"built_in": "stag-and-crow"}}, OPEN]
            match = (await card_game(ned, *plan, shuffled=True))["id"]
            shown = await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "northern-host"}})
            [mine] = shown["my_seats"]
            assert played(server, match)[mine] == "northern-host"
            assert sorted(played(server, match).values()) == ["northern-host", "stag-and-crow"]


async def test_until_the_start_another_deck_may_be_brought(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        path = "/api/matches/" + (await card_game(ned, ME, BOT, OPEN))["id"]
        shown = await ned.post(f"{path}/bring", {"seat": "seat-1", "brings": {"built_in": "stag-and-crow"}})
        assert shown["my_brought"]["seat-1"]["built_in"] == "stag-and-crow"
        await ned.post(f"{path}/bring", {"seat": "seat-2", "brings": {"built_in": "lion-and-rose"}})
        for seat in ("seat-1", "seat-2", "seat-3", "seat-9"):
            asked = {"seat": seat, "brings": {"built_in": "northern-host"}}
            await cat.post(f"{path}/bring", asked, status=403)
        started = await cat.post(f"{path}/sit", {"brings": {"built_in": "the-watchers"}})
        assert started["status"] == "running"
        decks = {"seat-1": "stag-and-crow", "seat-2": "lion-and-rose", "seat-3": "the-watchers"}
        assert played(server, started["id"]) == decks
        await ned.post(f"{path}/bring", {"seat": "seat-1", "brings": {"built_in": "northern-host"}}, status=409)


async def test_a_deck_that_may_not_be_played_is_refused_with_every_reason(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        wrong = {"own": await keep(ned, plots=[], cards={"ghost": 4, "eddard-stark": 1})}
        refused = await card_game(ned, {**ME, "brings": wrong}, OPEN, status=400)
        whys = [each["why"] for each in refused["reasons"]]
        assert whys == [
            "not-seven-plots",
            "too-few-cards",
            "too-many-copies",
            "of-another-faction",
            "of-another-faction",
        ]
        assert refused["detail"] == "\n".join(each["sentence"] for each in refused["reasons"])
        match = (await card_game(cat, ME, OPEN))["id"]
        again = await ned.post(f"/api/matches/{match}/sit", {"brings": wrong}, status=400)
        assert [each["why"] for each in again["reasons"]] == whys
        assert not (await ned.get(f"/api/matches/{match}"))["my_seats"]


@pytest.mark.parametrize(
    ("brings", "status"),
    [
        ({"built_in": "nothing-like-it"}, 404),
        ({"own": "a-token-of-nobody"}, 404),
        ({}, 400),
        ({"built_in": "northern-host", "own": "a-token-of-nobody"}, 400),
        ({"built_in": "../etc/passwd"}, 400),
        ({"roster": COURT}, 400),
        ([{"built_in": "northern-host"}, {"built_in": "stag-and-crow"}], 400),
        ("northern-host", 400),
    ],
)
async def test_what_cannot_be_brought_is_refused(sqlite: str, brings: Any, status: int):
    async with served(sqlite) as server, server.guest() as ned:
        await card_game(ned, {**ME, "brings": brings}, BOT, status=status)
        assert (await ned.get("/api/matches?show=mine"))["matches"] == []


async def test_decks_do_not_come_in_by_another_door(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        refused = await card_game(ned, ME, BOT, options={"decks": {"seat-1": COURT}}, status=400)
        assert refused["why"] == "bad-options"
        body = {"game": "intrigue", "options": {}, "seats": [{**ME, "brings": {"built_in": "northern-host"}}, BOT]}
        assert (await ned.post("/api/matches", body, status=400))["why"] == "nothing-is-brought"


async def everything_about(guest: Guest, match: str) -> str:
    """Whatever a server answers about a match to whoever asks."""
    asked = [
        f"/api/matches/{match}",
        f"/api/matches/{match}/brought",
        f"/api/matches/{match}/record",
        f"/api/matches/{match}/replay?seat=all",
        f"/api/matches/{match}/replay?seat=seat-1",
        f"/api/matches/{match}/answers?seat=seat-1",
        *(f"/api/matches?show={show}" for show in ("open", "mine", "running", "over")),
    ]
    wanted: dict[str, Any] = {path: {"seat": "seat-1"} for path in ("rematch", "leave", "choose", "bring")}
    wanted["continue"] = {"sequence": 0, "seats": [ME, BOT]}
    told = [(await guest.client.get(path)).text for path in asked]
    told += [(await guest.client.post(f"/api/matches/{match}/{path}", json=wanted[path])).text for path in wanted]
    async with guest.watch(match) as chair:
        told.append(str(await chair.hear("Welcome")))
    return "\n".join(told)


async def test_a_hidden_list_is_in_no_answer_to_anybody_else(sqlite: str):
    async with (
        served(sqlite) as server,
        server.guest("Ned") as ned,
        server.guest("Cat") as cat,
        server.guest("Bran") as bran,
    ):
        deck = await keep(ned)
        hidden = (SECRET, deck, "seen-in-flames", "ours-is-the-fury")
        match = (await card_game(ned, {**ME, "brings": {"own": deck}}, OPEN))["id"]
        assert SECRET in await ned_sees(ned, match)
        for guest in (cat, bran):
            told = await everything_about(guest, match)
            assert not [each for each in hidden if each in told]
        await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "northern-host"}})
        assert to_builtins(server.course(match).setup.options)["open_lists"] is False
        assert SECRET in await ned_sees(ned, match)
        assert set(await ned.get(f"/api/matches/{match}/brought")) == {"seat-1"}
        told = await everything_about(bran, match)
        assert not [each for each in (*hidden, "northern-host") if each in told]
        assert await bran.get(f"/api/matches/{match}/brought") == {}
        assert not [each for each in hidden if each in str(await cat.get(f"/api/matches/{match}/brought"))]


async def ned_sees(ned: Guest, match: str) -> str:
    return str([await ned.get(f"/api/matches/{match}"), await ned.get(f"/api/matches/{match}/brought")])


async def test_open_lists_are_seen_by_all_once_the_match_has_started(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        deck = await keep(ned)
        plan: list[dict[str, Any]] = [{**ME, "brings": {"own": deck}}, OPEN]
        match = (await card_game(ned, *plan, options={"open_lists": True}))["id"]
        assert await cat.get(f"/api/matches/{match}/brought") == {}
        await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "northern-host"}})
        seen = await cat.get(f"/api/matches/{match}/brought")
        assert (seen["seat-1"]["name"], seen["seat-2"]["faction"]) == (SECRET, "stark")
        # The lists are large, and everybody is told of every change of a match.
        assert "melisandre" not in str(await cat.get(f"/api/matches/{match}"))


async def test_against_bots_lists_are_open_unless_somebody_says_otherwise(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        for options, expected in (({}, True), ({"open_lists": False}, False)):
            match = await card_game(ned, ME, BOT, options=options)
            assert match["options"]["open_lists"] is expected
            assert "decks" not in match["options"]


async def test_after_the_end_all_is_known_and_the_next_match_is_played_with_the_same_decks(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Bran") as bran:
        deck = await keep(ned)
        plan = [{**ME, "brings": {"own": deck}}, {**BOT, "brings": {"built_in": "northern-host"}}]
        match = (await card_game(ned, *plan, options={"open_lists": False}))["id"]
        async with bran.watch(match) as chair:  # were it Ned, he would be taken to have come back
            await ned.post(f"/api/matches/{match}/leave")  # a bot plays on
            await chair.until(lambda each: each.status == "over")
        record = (await bran.client.get(f"/api/matches/{match}/record")).text
        header = decode(record.splitlines()[0])
        assert header["options"]["decks"]["seat-1"]["name"] == SECRET
        assert set(await bran.get(f"/api/matches/{match}/brought")) == {"seat-1", "seat-2"}
        again = await ned.post(f"/api/matches/{match}/rematch")
        [mine] = again["my_seats"]
        assert again["my_brought"][mine]["name"] == SECRET
        assert {
            value if isinstance(value, str) else value["name"] for value in played(server, again["id"]).values()
        } == {
            SECRET,
            "northern-host",
        }
        goes_on = await ned.post(f"/api/matches/{match}/continue", {"sequence": 3, "seats": [BOT, ME]}, status=201)
        assert played(server, goes_on["id"])["seat-1"]["name"] == SECRET
        assert played(server, goes_on["id"])["seat-2"] == "northern-host"
