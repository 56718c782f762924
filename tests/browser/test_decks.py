"""A deck is made in the browser, judged while it is made, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.builders import LOOKS, Builder, nothing_in_the_way, sits_down_with
from tests.browser.people import at_rest


def test_a_deck_is_made_saved_and_played(person):
    me = person("Arya")
    deck, page = Builder(me, "deck"), me.page
    me.open("/")
    me.tile("The Card Game").get_by_role("link", name="Build decks").click()
    deck.says("The draw deck has 0 cards; it needs 60.")
    page.get_by_label("Open a deck").select_option(label="Northern Host")
    deck.says("This deck may be played.")

    # Every reason at once, and gone when it is mended.
    page.get_by_label("Find in names").fill("arya stark")
    expect(deck.pool.get_by_role("status")).to_have_text("One card")
    deck.take_out("Arya Stark", deck.pool)
    deck.take_out("Summons")
    deck.says("2 things are missing or wrong")
    deck.says("A plot deck has seven cards, this one has 6.")
    deck.names_rule("CG-DECK-05")
    page.keyboard.press("Tab")
    deck.pool.get_by_role("button", name="Add Arya Stark").focus()
    page.keyboard.press("Enter")
    deck.says("One thing is missing or wrong")
    page.get_by_label("Find in names").fill("")
    page.get_by_label("Type").select_option("plot")
    deck.add("Wildfire Assault")
    deck.says("This deck may be played.")

    deck.save("<b>Winter</b>")
    page.get_by_role("button", name="Try a first hand").click()
    expect(deck.sheet.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("Escape")
    match, mine = deck.play()
    assert match["my_brought"][mine] == {"built_in": None, "name": "<b>Winter</b>"}
    brought = me.get(f"/api/matches/{match['id']}/brought")[mine]
    assert (brought["cards"]["arya-stark"], "wildfire-assault" in brought["plots"]) == (3, True)
    expect(me.bar).to_contain_text("hand")
    me.choices.first.click()
    me.bar.get_by_role("button", name="Lay no card").click()
    me.bar.get_by_role("button", name="Yes: Lay no card").click()
    plots = page.get_by_role("region", name="Cards to choose from").get_by_role("listitem")
    expect(plots).to_have_count(7)
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):  # all in one line, with what is written on them
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert len({box["y"] for each in plots.all() if (box := each.bounding_box())}) == 1, width
    me.hand_over()
    me.sees_the_end()


def test_a_list_is_taken_in_and_given_out(person):
    me = person("Arya")
    deck = Builder(me, "deck")
    me.open("/rosters/cardgame")
    text = "My deck\nHouse Stark\nFealty\n3x {} (Core Set)\n2x Ice (Core Set)"
    problem = "Line 4: no card is called “Arya Strak”. Did you mean Arya"
    deck.take_in(text.format("Arya Strak"), problem, text.format("Arya Stark"))
    deck.keeps("My deck", "Draw deck: 5 cards")
    deck.give_out(r"3x Arya Stark \(Core Set\)", r'"arya-stark": 3')


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_keeps_anybody_from_building(person, look):
    nothing_in_the_way(person("Arya", **look), "/rosters/cardgame?built_in=stag-and-crow", "Deck · 60")


def test_each_brings_a_deck_when_sitting_down(person):
    match = person("Arya").make("me", "open", game="cardgame")
    mine = sits_down_with(person("Bran"), match, "deck", "The Watchers · The Night's Watch")
    assert mine == {"seat-2": {"built_in": "the-watchers", "name": ""}}


def test_a_melee_is_planned_for_four_and_a_host_chooses_what_a_bot_brings(person):
    me = person("Arya")
    me.open("/new/cardgame?with=bots")
    formats = me.page.get_by_role("group", name="Format")
    players = me.page.get_by_role("group", name="Players").get_by_role("group", name="Players")
    expect(formats.get_by_role("button", name="Joust")).to_have_attribute("aria-pressed", "true")
    expect(players).to_have_count(0)  # two play a joust, so there is nothing to choose
    formats.get_by_role("button", name="Melee").click()
    expect(players.get_by_role("button")).to_have_text(["3", "4", "5", "6"])
    expect(players.get_by_role("button", name="4")).to_have_attribute("aria-pressed", "true")
    decks = me.page.get_by_role("combobox", name=re.compile("^Deck of Seat"))
    expect(decks).to_have_count(4)
    me.page.get_by_role("checkbox", name="Draw who sits where").uncheck()
    decks.nth(2).select_option(label="Northern Host · House Stark")
    me.page.get_by_role("button", name="Start the match").click()
    expect(me.page).to_have_url(re.compile("/match/"))
    match = me.get("/api/matches/" + me.page.url.rsplit("/", 1)[1])
    assert len(match["seats"]) == 4
    brought = me.get(f"/api/matches/{match['id']}/brought")
    assert brought["seat-3"]["cards"]["eddard-stark"] == 3
    me.open("/new/cardgame?with=bots")
    formats.get_by_role("button", name="Melee").click()
    players.get_by_role("button", name="6").click()
    formats.get_by_role("button", name="Joust").click()
    expect(players).to_have_count(0)
    expect(decks).to_have_count(2)
