"""Armies that people keep and bring: judged with the points of the match and with what team mates bring."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode, encode

from maester.games.miniatures.army import ArmyList, ready_made
from maester.games.miniatures.facts import ARMIES
from tests.server.kit import Guest, Served, served

pytestmark = pytest.mark.anyio

FORTY: dict[str, Any] = to_builtins(ready_made("stark", 40))
SHARED = "lord-varys-spider"
"""Of no faction: anybody may bring him."""
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def battle(guest: Guest, *seats: dict[str, Any], status: int = 201, **more: Any) -> dict[str, Any]:
    body = {"game": "miniatures", "options": {}, "seats": seats, "thinking": 10, "shuffled": False, **more}
    return dict(await guest.post("/api/matches", body, status=status))


async def keep(guest: Guest, **changes: Any) -> str:
    army = {"game": "miniatures", "name": "Winter", "roster": {**FORTY, **changes}}
    return str((await guest.post("/api/rosters", army, status=201))["id"])


def played(server: Served, match: str) -> dict[str, Any]:
    """What the rules play with."""
    return dict(to_builtins(server.course(match).setup.options)["armies"])


async def test_an_army_is_kept_and_judged_with_what_is_spent(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        await keep(ned)
        [listed] = await ned.get("/api/rosters?game=miniatures")
        assert (listed["legal"], listed["signs"]) == (True, {"faction": "stark", "commander": "robb-stark-wolf-lord"})
        path = "/api/games/miniatures/rosters/judge"
        judged = await ned.post(path, {"roster": {**FORTY, "points": 30}})
        assert [(each["why"], each["rule"]) for each in judged["reasons"]] == [("too-many-points", "MIN-ARMY-01")]
        assert (judged["counts"]["points"], judged["counts"]["most"]) == (40, 30)
        assert "sworn-swords/umber-champion" in judged["fitting"]
        crowded = {**FORTY, "units": [{"unit": "x"}] * 500}
        absurdities: tuple[object, ...] = ({**FORTY, "points": 10**9}, crowded, {**FORTY, "more": 1}, [])
        for absurd in absurdities:
            await ned.post(path, {"roster": absurd}, status=400)


async def test_armies_lie_open_once_the_match_has_started_and_not_before(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        plan: list[dict[str, Any]] = [{**ME, "brings": {"own": await keep(ned)}}, OPEN]
        match = (await battle(ned, *plan, options={"points": 40}))["id"]
        assert await cat.get(f"/api/matches/{match}/brought") == {}
        assert "Winter" not in str(await cat.get(f"/api/matches/{match}"))
        await cat.post(f"/api/matches/{match}/sit", {"brings": {"built_in": "martell"}})
        seen = await cat.get(f"/api/matches/{match}/brought")
        assert seen["seat-1"]["name"] == "Winter"
        assert seen["seat-2"] == decode(encode(ready_made("martell", 40)))  # as it is in a game of forty points
        assert played(server, match)["seat-2"] == "martell"


async def test_an_army_must_fit_the_points_of_the_match(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        mine = {"own": await keep(ned)}
        refused = await battle(ned, {**ME, "brings": mine}, BOT, status=400)
        assert [each["why"] for each in refused["reasons"]] == ["too-many-points"]
        assert refused["reasons"][0]["about"] == {"points": 40, "most": 30}
        match = (await battle(cat, ME, OPEN))["id"]
        again = await ned.post(f"/api/matches/{match}/sit", {"brings": mine}, status=400)
        assert [each["why"] for each in again["reasons"]] == ["too-many-points"]
        assert not (await ned.get(f"/api/matches/{match}"))["my_seats"]
        await battle(ned, {**ME, "brings": mine}, BOT, options={"points": 45})


async def sits(guest: Guest, match: str, **wanted: Any) -> tuple[int, Any, Any]:
    """What somebody is told who sits down with an army and leaves again."""
    done = await guest.client.post(f"/api/matches/{match}/sit", json=wanted)
    told = done.json()
    await guest.client.post(f"/api/matches/{match}/leave")
    return done.status_code, told.get("status"), told.get("reasons")


@pytest.mark.rule("MIN-TEAM-02")
@pytest.mark.parametrize("drawn", [False, True])
async def test_before_a_team_game_begins_nobody_learns_what_another_brings(sqlite: str, drawn: bool):
    teams = {"players": "teams"}
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        hidden: dict[str, Any] = {"brings": {"built_in": "stark"}}
        match = (await battle(ned, {**ME, **hidden}, BOT, OPEN, OPEN, options=teams, shuffled=drawn))["id"]
        for seat in ("seat-3", "seat-4"):
            told = [await sits(cat, match, seat=seat, brings={"built_in": each}) for each in ARMIES]
            assert told == [(200, "waiting", None)] * len(ARMIES)
        # Nor when one changes the army or the seat.
        await cat.post(f"/api/matches/{match}/sit", {"seat": "seat-3", **hidden})
        for each in ARMIES:
            await cat.post(f"/api/matches/{match}/bring", {"seat": "seat-3", "brings": {"built_in": each}})
        await cat.post(f"/api/matches/{match}/choose", {"seat": "seat-3", "wanted": "seat-4"})


@pytest.mark.rule("MIN-TEAM-02")
async def test_in_a_team_a_character_fights_once_whoever_brings_it(sqlite: str):
    teams = {"players": "teams", "points": 50}
    lions = to_builtins(ready_made("lannister", 30))
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        wolves: dict[str, Any] = {"brings": {"own": await keep(ned, ncus=[*FORTY["ncus"], SHARED], points=50)}}
        other: dict[str, Any] = {"brings": {"own": await keep(cat, **{**lions, "ncus": [SHARED], "points": 50})}}
        same: dict[str, Any] = {"brings": {"built_in": "stark"}}
        for brings, faction in ((other, True), (same, False)):
            match = (await battle(ned, {**ME, **wolves}, BOT, OPEN, BOT, options=teams))["id"]
            async with ned.watch(match) as chair:
                assert (await chair.hear("Welcome"))["chat"] == []
                begun = await cat.post(f"/api/matches/{match}/sit", brings)
                assert begun["status"] == "running"
                told = (await chair.hear("Welcome"))["chat"]
            # Everybody at the table is told, and whoever comes later, in their language.
            said = "this army goes without a character" if faction else "A ready-made army takes its place"
            assert [(each["seat"], said in each["text"]) for each in told] == [("seat-3", True)]
            async with cat.watch(match, "lang=de") as chair:
                assert ["Team" in each["text"] for each in (await chair.hear("Welcome"))["chat"]] == [True]
            mine, theirs = played(server, match)["seat-1"], played(server, match)["seat-3"]
            assert SHARED in mine["ncus"]
            if faction:  # without the one who is in the other army
                assert (theirs["units"], list(theirs["ncus"])) == (lions["units"], [])
            else:  # led by the same commander: a ready-made one takes its place
                assert theirs["faction"] != "stark"
            cards = [*ArmyList(**mine).ncus, *ArmyList(**theirs).ncus]
            assert len(set(cards)) == len(cards)


async def test_whoever_does_not_care_gets_an_army_that_fits_the_others(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        for shuffled in (False, True) * 3:
            stark = {**ME, "brings": {"built_in": "stark"}}
            match = await battle(ned, stark, BOT, BOT, BOT, options={"players": "teams"}, shuffled=shuffled)
            armies = played(server, match["id"])
            assert set(armies.values()) <= set(ARMIES)
            one, other = ([armies[f"seat-{n}"] for n in side] for side in ((1, 3), (2, 4)))
            assert len(set(one)) == len(set(other)) == 2
            await ned.post(f"/api/matches/{match['id']}/leave")


async def test_a_server_offers_no_battle_that_would_take_everybodys_time(sqlite: str):
    """What the rules allow among friends is too much for a server that strangers share."""
    crowd: dict[str, Any] = {
        "faction": "greyjoy",
        "commander": "",
        "units": [{"unit": "drowned-men"}] * 21,
        "points": 100,
        "ncus": [],
    }
    async with served(sqlite) as server, server.guest() as ned:
        refused = await battle(ned, ME, BOT, options={"points": 101}, status=400)
        assert [each["why"] for each in refused["reasons"]] == ["too-large-a-game"]
        assert refused["detail"] == "This server offers games of up to 100 points, not 101."
        judged = await ned.post("/api/games/miniatures/rosters/judge", {"roster": crowd})
        assert [each["why"] for each in judged["reasons"]] == ["too-many-units", "commander-missing"]
        court = {**crowd, "units": crowd["units"][:1], "ncus": ["asha-greyjoy-iron-captain"] * 13}
        judged = await ned.post("/api/games/miniatures/rosters/judge", {"roster": court})
        assert "too-many-ncus" in [each["why"] for each in judged["reasons"]]
        judged = await ned.post(
            "/api/games/miniatures/rosters/judge", {"roster": {**court, "ncus": court["ncus"][:12]}}
        )
        assert "too-many-ncus" not in [each["why"] for each in judged["reasons"]]


async def test_among_more_players_armies_are_smaller(sqlite: str):
    """However many units the others bring: a refusal tells nothing of them."""
    many = {**FORTY, "units": [*FORTY["units"], *[{"unit": "sworn-swords", "attachments": []}] * 10], "points": 100}
    async with served(sqlite) as server, server.guest() as ned:
        brings = {"brings": {"own": await keep(ned, **many)}}
        await battle(ned, {**ME, **brings}, BOT, options={"points": 100})
        refused = await battle(ned, {**ME, **brings}, BOT, BOT, BOT, options={"points": 100}, status=400)
        units = str(len(many["units"]))
        assert [(each["why"], str(each["about"]["units"])) for each in refused["reasons"]] == [
            ("too-many-units", units)
        ]


async def test_a_larger_battle_that_was_begun_goes_on(sqlite: str):
    """Whatever a server offers by now: the match is played to its end."""
    from maester.games import game
    from maester.games.miniatures.setup import Options
    from maester.kernel import Table

    large = Options(seats=2, points=150)
    assert large.too_large() is not None
    assert Table.opened(game("miniatures"), large, 1).waiting
