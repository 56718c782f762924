"""A finished match, seen again: stepped, scrubbed, from any seat, downloaded, and gone on with."""

import re
import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.test_shell import shares


def finished(person):
    me = person("Arya")
    match = me.make("me", "squire", "squire")
    me.finish(match)
    return me, match


def at(me):
    """Where the replay stands, and where it ends."""
    return [int(number) for number in me.page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().split(" / ")]


def stands(me, step, last):
    expect(me.page.get_by_text(f"{step} / {last}", exact=True)).to_be_visible()


def test_a_replay_is_stepped_scrubbed_and_steered_by_keys(person):
    me, _ = finished(person)
    me.bar.get_by_role("link", name="Replay").click()
    cards = me.pyramid.get_by_role("img")
    expect(cards).to_have_count(0)
    _, last = at(me)
    assert last > 40

    me.page.get_by_role("button", name="One step forward").click()
    stands(me, 1, last)
    expect(cards).to_have_count(1)
    expect(me.page).to_have_url(re.compile("at=1&"))
    me.page.get_by_role("button", name="One step back").click()
    stands(me, 0, last)
    expect(cards).to_have_count(0)

    me.page.get_by_role("slider").fill("5")
    stands(me, 5, last)
    expect(cards).to_have_count(5)
    me.page.reload()
    stands(me, 5, last)

    for key, step in (("ArrowRight", 6), ("ArrowLeft", 5), ("End", last), ("Home", 0)):
        me.page.keyboard.press(key)
        stands(me, step, last)

    me.page.get_by_role("combobox", name="Speed").select_option("Speed 4")
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.page.get_by_text(f"0 / {last}", exact=True)).to_be_hidden()
    me.page.get_by_role("button", name="Pause").click()
    rested = at(me)
    me.page.get_by_role("button", name="One step forward").click()
    stands(me, rested[0] + 1, last)


def test_a_replay_does_not_show_who_was_away_at_the_end(person):
    me, match = finished(person)
    players = me.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Squire is filling in")
    me.open(f"/replay/{match}?at=3")
    expect(players).to_contain_text("Arya")
    expect(players).not_to_contain_text("is filling in")


def test_the_result_says_who_won_by_which_measure_and_tells_lines_apart_without_colour(person):
    me, match = finished(person)
    me.open(f"/result/{match}")
    first = me.page.get_by_role("row").nth(1).get_by_role("cell")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text(first.nth(1).inner_text().replace("Arya", "You"))
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(me.page.get_by_text("The lowest result wins")).to_be_visible()
    me.page.get_by_role("link", name=re.compile("^INT-")).click()
    expect(me.page).to_have_url(re.compile(r"/rules/intrigue#INT-"))
    me.page.go_back()
    plot = me.page.get_by_role("figure").first
    expect(plot.get_by_role("listitem")).to_have_count(3)
    dashes = plot.locator("li path").evaluate_all("lines => lines.map(line => line.getAttribute('stroke-dasharray'))")
    assert len(set(dashes)) == 3


def dealt(me, match, seat):
    """The hand a seat began with."""
    (start, *_) = me.get(f"/api/matches/{match}/replay?seat={seat}")["frames"]
    return list(start["view"]["seats"][seat]["hand"])


def test_a_replay_is_seen_from_any_seat(person):
    me, match = finished(person)
    me.open(f"/replay/{match}")
    for seat, name, hand in (("seat-1", "Arya", "Your hand"), ("seat-2", "Squire 1", "Hand of Squire 1")):
        me.page.get_by_role("combobox", name="Seen by").select_option(name)
        for card in dealt(me, match, seat):
            held = me.page.get_by_role("region", name=hand)
            expect(held.locator(f"[data-target='card/{card}']")).to_be_visible()
        expect(me.page).to_have_url(re.compile(f"seat={seat}"))
    me.page.get_by_role("combobox", name="Seen by").select_option("Spectator")
    expect(me.page.get_by_role("region", name=re.compile("[Hh]and"))).to_have_count(0)
    expect(me.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)


def test_the_downloaded_record_is_verified(person, tmp_path):
    me, match = finished(person)
    me.open(f"/result/{match}")
    with me.page.expect_download() as downloading:
        me.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    assert record.suffix == ".txt"
    verify = [sys.executable, "-m", "maester", "replay", "--verify", "--lang", "en"]
    told = subprocess.run([*verify, str(record)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    record.write_text(record.read_text().replace('"row":1', '"row":2', 1))
    assert subprocess.run([*verify, str(record)], capture_output=True, check=False).returncode != 0


def test_a_match_goes_on_from_a_position_of_a_replay(person):
    me, match = finished(person)
    me.open(f"/replay/{match}?at=4")
    stands(me, *at(me))
    me.page.get_by_role("button", name="Continue from here").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Start the match").click()
    expect(me.page).to_have_url(re.compile("/match/(?!" + match + ")"))
    assert me.is_asked()
    frames = me.get(f"/api/matches/{match}/replay?seat=none")["frames"]
    lie = set(me.pyramid.get_by_role("img").evaluate_all("cards => cards.map(card => card.title)"))
    me.open(f"/replay/{match}?at=4")
    stands(me, 4, len(frames) - 1)
    was = set(me.pyramid.get_by_role("img").evaluate_all("cards => cards.map(card => card.title)"))
    assert len(was) == 4
    assert was <= lie, "the cards that lay then lie now, with those the bots have placed since"


STEP = """() => new Promise((done) => {
  document.querySelector("[aria-label='One step forward']").click();
  const moving = () => document.getAnimations().map((each) => each.effect.target.dataset.piece ?? "");
  setTimeout(() => done(moving().filter(Boolean)), 60);
})"""
"""One step on, and which pieces move then."""


def first_told(frames, kind, **fields):
    """The first frame in which that is told."""
    wanted = {"type": kind, **fields}.items()
    return next(n for n, frame in enumerate(frames) if any(wanted <= event.items() for event in frame["story"]))


def test_a_replay_of_the_board_game_stands_in_the_same_frame_and_its_pieces_move(person, pictures):
    me = person("Arya", reduced_motion="no-preference")
    match = me.make("me", "random", "random", game="boardgame2")
    me.open(f"/match/{match}")
    expect(me.bar).to_be_visible()
    (seat,) = me.get(f"/api/matches/{match}")["my_seats"]
    me.post(f"/api/matches/{match}/substitute", {"seat": seat, "bot": "random"})
    me.sees_the_end()
    frames = me.get(f"/api/matches/{match}/replay?seat=all")["frames"]
    revealed = first_told(frames, "OrdersRevealed")
    later = first_told(frames, "RoundBegan", round=2)

    me.open(f"/replay/{match}?at={revealed - 1}")
    expect(me.page.get_by_role("tab", name="Tracks")).to_have_attribute("aria-selected", "true")
    assert any(piece.startswith("order/") for piece in me.page.evaluate(STEP)), "orders come from the signs of houses"
    assert shares(me.page, pictures, "replay") == []

    me.open(f"/replay/{match}?at={later - 1}")
    stands(me, later - 1, len(frames) - 1)
    assert "round" in me.page.evaluate(STEP), "the marker goes on to the next round"
    me.page.emulate_media(reduced_motion="reduce")
    me.open(f"/replay/{match}?at={later - 1}")
    stands(me, later - 1, len(frames) - 1)
    assert me.page.evaluate(STEP) == [], "for whoever wants nothing to move"
