"""The story by rounds and phases, what has happened since my last move, and outcomes until they have been seen."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.patience import patience


def board_game(me, *bots):
    plans = [{"kind": "me", "seat": "stark"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    body = {"game": "boardgame2", "options": {}, "seats": plans, "thinking": 10}
    return str(me.post("/api/matches", body)["id"])


def let_play(me, match, until):
    """Let a bot play for me until the third round or so, then take the seat back."""
    me.post(f"/api/matches/{match}/substitute", {"seat": "stark", "bot": "squire"})
    end = time.monotonic() + patience()
    while (found := me.get(f"/api/matches/{match}"))["sequence"] < until and found["status"] == "running":
        assert time.monotonic() < end, "the bots do not get on"
        time.sleep(0.05)
    me.post(f"/api/matches/{match}/substitute", {"seat": "stark", "bot": None})


@pytest.fixture
def me(person):
    return person("Arya 7")


def outcome(me):
    return me.page.get_by_role("region", name="Outcomes")


def test_the_story_has_rounds_phases_and_houses_and_what_came_out_stays_until_it_was_seen(me):
    match = board_game(me, "squire", "squire", "squire", "squire", "squire")
    let_play(me, match, 60)
    me.open(f"/match/{match}")
    me.page.get_by_role("tab", name=re.compile("^Story")).click()
    story = me.page.get_by_role("log", name="Story")
    expect(story.get_by_role("heading", name="Round 1")).to_be_attached()
    expect(story.get_by_role("heading", name="Planning phase").first).to_be_attached()
    expect(story.get_by_role("heading", name="Action phase").first).to_be_attached()
    lines = story.get_by_role("listitem")
    expect(lines.filter(has_text=re.compile("^(Lannister|Tyrell|Greyjoy|Martell|Baratheon) "))).not_to_have_count(0)
    expect(lines.filter(has_text="Arya")).to_have_count(0)
    expect(lines.filter(has_text="Squire")).to_have_count(0)
    expect(lines.locator(".sigil svg[data-house=tyrell]").first).to_be_attached()

    # One after the other; what was seen is not shown again, what was not comes again.
    title = outcome(me).get_by_role("heading").first
    count = int(re.findall(r"of (\d+)", outcome(me).inner_text())[-1])
    first = title.inner_text()
    bar = me.bar.bounding_box()
    shown = outcome(me).bounding_box()
    assert shown["y"] + shown["height"] <= bar["y"] + 1
    me.page.reload()
    expect(title).to_have_text(first)
    outcome(me).get_by_role("button", name="Seen", exact=True).click()
    expect(outcome(me)).to_contain_text(f"1 of {count - 1}" if count > 2 else "Seen")
    me.page.reload()
    expect(outcome(me)).to_contain_text(f"1 of {count - 1}" if count > 2 else "Seen")
    if count > 2:
        outcome(me).get_by_role("button", name="All seen").click()
        expect(outcome(me)).to_have_count(0)
        me.page.reload()
        expect(me.bar).to_be_visible()
        expect(outcome(me)).to_have_count(0)


def test_what_happened_since_my_last_move_is_set_apart(person):
    me = person("Arya")
    match = me.make("me", "squire", "squire", options={"starter": 1})
    me.open(f"/match/{match}")
    story = me.page.get_by_role("log", name="Story")
    assert me.is_asked()
    expect(story.get_by_text("Since your last move")).to_have_count(0)
    me.place_by_bar()
    expect(me.placements("You")).to_have_count(1)
    expect(story.get_by_text("Since your last move")).to_have_count(1)
    after = story.locator("p.since ~ ol li")
    expect(after.first).to_have_text(re.compile("^You place"))
    me.page.reload()
    expect(after.first).to_have_text(re.compile("^You place"))


def test_the_result_is_told_by_houses_and_rounds(me):
    match = board_game(me, "random", "random")
    me.finish(match)
    me.open(f"/result/{match}")
    table = me.page.get_by_role("table")
    expect(table.locator("svg[data-house=stark]")).to_have_count(1)
    expect(table.get_by_role("row").filter(has_text="Stark")).to_contain_text("Arya 7")
    plot = me.page.locator("figure").first
    expect(plot.locator("svg[data-house=lannister]")).to_have_count(1)
    expect(plot.get_by_role("img")).to_have_attribute("aria-label", re.compile("Stark: "))
