"""A deck is made in the browser, judged while it is made, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings


def deck(someone):
    return someone.page.get_by_role("region", name="Deck", exact=True)


def pool(someone):
    return someone.page.get_by_role("region", name="Cards", exact=True)


def test_a_deck_is_made_saved_and_played(person):
    me = person("Arya")
    me.open("/")
    me.tile("The Card Game").get_by_role("link", name="Build decks").click()
    expect(deck(me)).to_contain_text("The draw deck has 0 cards; it needs 60.")
    me.page.get_by_label("Open a deck").select_option(label="Northern Host")
    expect(deck(me)).to_contain_text("This deck may be played.")

    # Every reason at once, and gone when it is mended.
    me.page.get_by_label("Find in names").fill("arya stark")
    expect(pool(me).get_by_role("status")).to_have_text("One card")
    pool(me).get_by_role("button", name="Take out Arya Stark").click()
    deck(me).get_by_role("button", name="Take out Summons").click()
    expect(deck(me)).to_contain_text("2 things are missing or wrong")
    expect(deck(me)).to_contain_text("A plot deck has seven cards, this one has 6.")
    expect(deck(me).get_by_role("link", name="CG-DECK-05")).to_be_visible()
    me.page.keyboard.press("Tab")
    pool(me).get_by_role("button", name="Add Arya Stark").focus()
    me.page.keyboard.press("Enter")
    expect(deck(me)).to_contain_text("One thing is missing or wrong")
    me.page.get_by_label("Find in names").fill("")
    me.page.get_by_label("Type").select_option("plot")
    pool(me).get_by_role("button", name="Add Wildfire Assault").click()
    expect(deck(me)).to_contain_text("This deck may be played.")

    me.page.get_by_label("Name of the deck").fill("<b>Winter</b>")
    me.page.get_by_role("button", name="Save").click()
    expect(me.page.get_by_label("Open a deck").locator("option:checked")).to_have_text("<b>Winter</b>")
    me.page.get_by_role("button", name="Try a first hand").click()
    expect(me.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(7)
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Play it against a bot").click()
    expect(me.page).to_have_url(re.compile("/match/"))
    match = me.get("/api/matches/" + me.page.url.rsplit("/", 1)[1])
    [mine] = match["my_seats"]
    assert match["my_brought"][mine] == {"built_in": None, "name": "<b>Winter</b>"}
    brought = me.get(f"/api/matches/{match['id']}/brought")[mine]
    assert (brought["cards"]["arya-stark"], "wildfire-assault" in brought["plots"]) == (3, True)
    expect(me.bar).to_contain_text("hand")
    me.hand_over()
    expect(me.ended).to_be_visible()


def test_a_list_is_taken_in_and_given_out(person):
    me = person("Arya")
    me.open("/rosters/cardgame")
    me.page.get_by_role("button", name="Import").click()
    sheet = me.page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("My deck\nHouse Stark\nFealty\n3x Arya Strak (Core Set)\n2x Ice (Core Set)")
    me.forgiven.append(re.compile("status of 400"))
    sheet.get_by_role("button", name="Read this list").click()
    expect(sheet.get_by_role("alert")).to_contain_text("Line 4: no card is called “Arya Strak”. Did you mean Arya")
    sheet.get_by_role("textbox").fill("My deck\nHouse Stark\nFealty\n3x Arya Stark (Core Set)\n2x Ice (Core Set)")
    sheet.get_by_role("button", name="Read this list").click()
    expect(deck(me)).to_contain_text("Draw deck: 5 cards")
    expect(me.page.get_by_label("Name of the deck")).to_have_value("My deck")
    # What is not saved is still there when the page is loaded anew.
    me.page.reload()
    expect(deck(me)).to_contain_text("Draw deck: 5 cards")
    me.page.get_by_role("button", name="Export").click()
    expect(sheet.get_by_role("textbox")).to_have_value(re.compile(r"3x Arya Stark \(Core Set\)"))
    sheet.get_by_role("button", name="JSON").click()
    expect(sheet.get_by_role("textbox")).to_have_value(re.compile(r'"arya-stark": 3'))


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark", "locale": "de-DE"}, {"phone": True, "locale": "nl-NL"}])
def test_nothing_keeps_anybody_from_building(person, look):
    me = person("Arya", **look)
    me.open("/rosters/cardgame?built_in=stag-and-crow")
    me.page.locator(".builder li").first.wait_for()
    assert findings(me.page) == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    if me.phone:
        me.page.get_by_role("button", name="Deck · 60").click()
        assert findings(me.page) == []


def test_each_brings_a_deck_when_sitting_down(person):
    arya, bran = person("Arya"), person("Bran")
    match = arya.make("me", "open", game="cardgame")
    bran.open(f"/match/{match}")
    bran.page.get_by_label("Your deck").last.select_option(label="The Watchers")
    bran.page.get_by_role("button", name="Sit down").click()
    expect(bran.bar).to_be_visible()
    mine = bran.get(f"/api/matches/{match}")["my_brought"]
    assert mine == {"seat-2": {"built_in": "the-watchers", "name": ""}}


def test_a_melee_is_planned_for_four_and_a_host_chooses_what_a_bot_brings(person):
    me = person("Arya")
    me.open("/new/cardgame?with=bots")
    formats = me.page.get_by_role("group", name="Format")
    players = me.page.get_by_role("group", name="Players").last
    expect(formats.get_by_role("button", name="Joust")).to_have_attribute("aria-pressed", "true")
    expect(players.get_by_role("button")).to_have_text(["2"])
    formats.get_by_role("button", name="Melee").click()
    expect(players.get_by_role("button")).to_have_text(["3", "4", "5", "6"])
    expect(players.get_by_role("button", name="4")).to_have_attribute("aria-pressed", "true")
    decks = me.page.get_by_role("combobox", name=re.compile("^Deck of Seat"))
    expect(decks).to_have_count(4)
    me.page.get_by_role("checkbox", name="Draw who sits where").uncheck()
    decks.nth(2).select_option(label="Northern Host")
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
    expect(players.get_by_role("button")).to_have_text(["2"])
