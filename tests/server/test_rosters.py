"""Decks that people keep: theirs alone, bounded, judged with every reason, exchanged as text."""

from typing import Any

import pytest
from msgspec import to_builtins

from maester.games.cardgame.decks import BUILT_IN
from tests.server.kit import Guest, served

pytestmark = pytest.mark.anyio

COURT: dict[str, Any] = to_builtins(BUILT_IN["stormlands-court"])
KEEP = {"game": "cardgame", "name": "My court", "roster": COURT}
JUDGE = "/api/games/cardgame/rosters/judge"


async def why(guest: Guest, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
    done = await guest.client.request(method, path, json=body, headers=headers)
    return done.status_code, done.json()["why"]


async def test_a_deck_is_kept_changed_and_deleted(database: str):
    async with served(database) as server, server.guest() as ned:
        assert await ned.get("/api/rosters?game=cardgame") == []
        made = await ned.post("/api/rosters", KEEP, status=201)
        assert made["roster"]["cards"] == dict(sorted(COURT["cards"].items()))
        assert (made["name"], made["roster"]["name"]) == ("My court", "My court")
        path = f"/api/rosters/{made['id']}"
        assert (await ned.get(path))["roster"] == made["roster"]
        draft = {**COURT, "plots": [], "cards": {"melisandre": 2, "ghost": 0}}
        changed = (await ned.client.put(path, json={**KEEP, "name": "  Half\u200b done ", "roster": draft})).json()
        assert (changed["name"], changed["roster"]["cards"]) == ("Half done", {"melisandre": 2})
        [listed] = await ned.get("/api/rosters?game=cardgame")
        assert (listed["name"], listed["legal"]) == ("Half done", False)
        assert listed["signs"] == {"faction": "baratheon", "agenda": "fealty"}
        assert (await ned.client.delete(path)).status_code == 204
        assert await why(ned, "GET", path) == (404, "no-such-roster")
        assert await ned.get("/api/rosters?game=cardgame") == []


async def test_nobody_reaches_a_deck_of_somebody_else(sqlite: str):
    async with served(sqlite) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        deck = (await ned.post("/api/rosters", KEEP, status=201))["id"]
        path = f"/api/rosters/{deck}"
        assert await cat.get("/api/rosters?game=cardgame") == []
        assert await why(cat, "GET", path) == (404, "no-such-roster")
        assert await why(cat, "PUT", path, KEEP) == (404, "no-such-roster")
        assert await why(cat, "DELETE", path) == (404, "no-such-roster")
        assert (await ned.get(path))["name"] == "My court"
        brings = {"kind": "me", "brings": {"own": deck}}
        plan = {"game": "cardgame", "options": {}, "seats": [brings, {"kind": "bot", "bot": "random"}]}
        assert await why(cat, "POST", "/api/matches", plan) == (404, "no-such-roster")
        async with server.guest("") as stranger:
            assert await stranger.get("/api/rosters?game=cardgame") == []
            assert await why(stranger, "POST", "/api/rosters", KEEP) == (401, "sign-in-first")


async def test_nobody_keeps_more_than_so_many(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.routes.rosters.MOST", 2)
    async with served(sqlite) as server, server.guest() as ned:
        for _ in range(2):
            await ned.post("/api/rosters", KEEP, status=201)
        assert await why(ned, "POST", "/api/rosters", KEEP) == (409, "too-many-rosters")


async def test_nor_do_all_at_one_address_together(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("maester.server.routes.rosters.ROSTERS", (3, 0.0))
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        for guest in (ned, cat, ned):
            await guest.post("/api/rosters", KEEP, status=201)
        for guest in (ned, cat):
            assert await why(guest, "POST", "/api/rosters", KEEP) == (429, "too-many-rosters-here")


ABSURD: dict[str, Any] = {
    "more than so many": {**COURT, "cards": {"ghost": 10_000}},
    "negative": {**COURT, "cards": {"ghost": -3}},
    "huge": {**COURT, "cards": {"ghost": 2**70}},
    "a fraction": {**COURT, "cards": {"ghost": 1.5}},
    "a text": {**COURT, "cards": {"ghost": "3"}},
    "ten thousand titles": {**COURT, "cards": {f"card-{n}": 1 for n in range(3_000)}},
    "ten thousand plots": {**COURT, "plots": ["summons"] * 3_000},
    "two decks at once": [COURT, COURT],
    "another field": {**COURT, "sideboard": {}},
    "no faction": {"plots": [], "cards": {}},
    "nothing": None,
    "a very long card": {**COURT, "cards": {"x" * 5_000: 1}},
}


@pytest.mark.parametrize("what", ABSURD)
async def test_what_is_no_deck_is_not_kept(sqlite: str, what: str):
    async with served(sqlite) as server, server.guest() as ned:
        assert await why(ned, "POST", "/api/rosters", {**KEEP, "roster": ABSURD[what]}) == (400, "bad-roster")
        for path in (JUDGE, "/api/games/cardgame/rosters/try"):
            assert await why(ned, "POST", path, {"roster": ABSURD[what]}) == (400, "bad-roster")


async def test_numbers_that_are_none_and_bodies_that_are_too_large_are_refused(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        json = {"content-type": "application/json"}
        nan = '{"game":"cardgame","name":"x","roster":{"faction":"stark","plots":[],"cards":{"ghost":NaN}}}'
        assert (await ned.client.post("/api/rosters", content=nan, headers=json)).status_code == 400
        large = {**KEEP, "roster": {**COURT, "name": "x" * 70_000}}
        assert (await ned.client.post("/api/rosters", json=large)).status_code == 413
        assert await ned.get("/api/rosters?game=cardgame") == []


async def test_a_name_is_a_line_that_can_be_seen_and_nothing_else(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        name = "<script>alert(1)</script>"
        made = await ned.post("/api/rosters", {**KEEP, "name": name}, status=201)
        assert made["name"] == name  # shown as text, never as markup
        for bad in ("", "   ", "\u202e", "x" * 61):
            assert await why(ned, "POST", "/api/rosters", {**KEEP, "name": bad}) == (400, "bad-name")
        turned = await ned.post("/api/rosters", {**KEEP, "name": "a\u202eb\nc\x00d"}, status=201)
        assert turned["name"] == "ab cd"


async def test_every_reason_is_said_at_once_and_in_the_readers_language(sqlite: str):
    wrong = {**COURT, "plots": COURT["plots"][1:], "cards": {**COURT["cards"], "melisandre": 4, "eddard-stark": 1}}
    async with served(sqlite) as server, server.guest() as ned:
        good = await ned.post(JUDGE, {"roster": COURT})
        assert (good["legal"], good["reasons"]) == (True, [])
        judged = await ned.post(JUDGE, {"roster": wrong})
        assert not judged["legal"]
        assert [(each["why"], each["rule"]) for each in judged["reasons"]] == [
            ("not-seven-plots", "CG-DECK-03"),
            ("too-many-copies", "CG-DECK-07"),
            ("of-another-faction", "CG-DECK-08"),
        ]
        assert judged["reasons"][0]["sentence"].startswith("A plot deck has seven cards, this one has 6 —")
        german = await ned.client.post(JUDGE, json={"roster": wrong}, headers={"accept-language": "de"})
        assert "Eddard Stark" in german.json()["reasons"][2]["sentence"]
        assert german.json()["reasons"][2]["sentence"] != judged["reasons"][2]["sentence"]
        unknown = await ned.post(JUDGE, {"roster": {**COURT, "cards": {"<b>nobody</b>": 3}}})
        assert [each["why"] for each in unknown["reasons"]] == ["no-such-card", "too-few-cards"]


async def test_it_is_said_what_may_be_part_of_a_deck_and_how_often(sqlite: str):
    async with served(sqlite) as server, server.guest("") as stranger:
        fitting = (await stranger.post(JUDGE, {"roster": COURT}))["fitting"]
        assert set(COURT["cards"]) <= set(fitting)
        assert (fitting["melisandre"], fitting["summons"], fitting["a-feast-for-crows"], fitting["fealty"]) == (
            3,
            2,
            1,
            1,
        )
        assert not {"eddard-stark", "ghost", "hand-of-the-king"} & set(fitting)
        banner = (await stranger.post(JUDGE, {"roster": {**COURT, "agenda": "banner-of-the-watch"}}))["fitting"]
        assert "ghost" in banner
        assert "old-bear-mormont" not in banner  # loyal
        odd = await stranger.post(JUDGE, {"roster": {**COURT, "faction": "<b>", "agenda": "nobody"}})
        assert "the-kingsroad" in odd["fitting"]


async def test_a_first_hand_is_seven_cards_of_the_deck(sqlite: str):
    async with served(sqlite) as server, server.guest("") as stranger:
        hands = [
            (await stranger.post("/api/games/cardgame/rosters/try", {"roster": COURT}))["beginning"]["hand"]
            for _ in range(5)
        ]
        assert all(len(hand) == 7 and set(hand) <= set(COURT["cards"]) for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 1
        few = await stranger.post("/api/games/cardgame/rosters/try", {"roster": {**COURT, "cards": {"ghost": 2}}})
        assert few["beginning"]["hand"] == ["ghost", "ghost"]


async def test_decks_are_exchanged_as_text(sqlite: str):
    path = "/api/games/cardgame/rosters"
    async with served(sqlite) as server, server.guest() as ned:
        for form in ("text", "json"):
            text = (await ned.post(f"{path}/write", {"roster": COURT, "name": "A court", "form": form}))["text"]
            read = await ned.post(f"{path}/read", {"text": text})
            assert (read["cards"], read["name"]) == (dict(sorted(COURT["cards"].items())), "A court")
        assert (
            "3x Melisandre (Core Set)"
            in (await ned.post(f"{path}/write", {"roster": COURT, "name": "", "form": "text"}))["text"]
        )
        assert await why(ned, "POST", f"{path}/write", {"roster": COURT, "name": "", "form": "xml"}) == (
            400,
            "bad-roster",
        )
        unknown = {**COURT, "cards": {"nobody": 1}}
        text = (await ned.post(f"{path}/write", {"roster": unknown, "name": "x", "form": "text"}))["text"]
        assert "1x nobody (Core Set)" in text


async def test_an_unknown_name_is_pointed_at_by_its_line_and_near_ones_are_offered(sqlite: str):
    text = "A deck\nHouse Stark\nFealty\n3x Arya Strak (Core Set)\n2x Ice (Core Set)\n1x Zorblax (Core Set)"
    async with served(sqlite) as server, server.guest() as ned:
        done = await ned.client.post("/api/games/cardgame/rosters/read", json={"text": text})
        assert done.status_code == 400
        near, far = done.json()["reasons"]
        assert (near["about"]["line"], near["about"]["nearest"]) == (4, "arya-stark")
        assert "Arya Stark" in near["sentence"]
        assert (far["why"], far["about"]["line"]) == ("unknown-card-name", 6)
        for absurd in ("[" * 20_000, "{" * 20_000, '{"faction":', "\x00", "3x " * 9_000):
            bad = await ned.client.post("/api/games/cardgame/rosters/read", json={"text": absurd})
            assert bad.status_code == 400, absurd[:10]
        # So many copies of a card that no deck could mean them.
        many = "\n".join(["Many", "House Stark", *["9x Ice"] * 390])
        assert await why(ned, "POST", "/api/games/cardgame/rosters/read", {"text": many}) == (400, "too-many-copies")


async def test_where_nothing_is_brought_nothing_is_kept(sqlite: str):
    async with served(sqlite) as server, server.guest() as ned:
        assert await why(ned, "POST", "/api/rosters", {**KEEP, "game": "intrigue"}) == (404, "nothing-is-brought")
        assert await why(ned, "GET", "/api/games/chess/rosters") == (404, "no-such-game")
        built_in = await ned.get("/api/games/cardgame/rosters")
        assert len(built_in) == 16
        for each in built_in:
            assert (await ned.post(JUDGE, {"roster": each["roster"]}))["legal"], each["name"]
