"""Seats are houses: chosen when a match is made, by invitation and while one waits; remembered for the next time."""

import re

import pytest
from playwright.sync_api import expect

BOARD_GAME = "A Game of Thrones: The Board Game"


def houses(someone):
    return someone.page.get_by_role("list", name="Houses").get_by_role("listitem")


def house(someone, name):
    return houses(someone).filter(has_text=name)


def open_table(arya, *plans, **more):
    body = {"game": "boardgame2", "options": {}, "seats": plans, "thinking": 10, **more}
    match = arya.post("/api/matches", body)
    arya.open(f"/match/{match['id']}")
    return match["id"]


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def test_playing_against_bots_is_planned_in_place_and_remembered(person):
    me = person("Arya")
    me.open("/")
    tile = me.page.get_by_role("article").filter(has=me.page.get_by_role("heading", name=BOARD_GAME, exact=True))
    tile.get_by_text("Against bots:").click()
    tile.get_by_label("Number of players").select_option("6")
    tile.get_by_role("combobox", name="House", exact=True).select_option("martell")
    tile.get_by_label("Strength of the bots").select_option("random")
    expect(tile).to_contain_text("Plays any allowed move, without a thought.")
    me.page.reload()
    expect(tile.get_by_text("Against bots:")).to_have_text("Against bots: 6 players · Martell · Random")
    tile.get_by_role("button", name="Play against bots").click()
    expect(me.page.get_by_role("list", name="Players").locator("> li")).to_have_count(6)
    mine = me.page.get_by_role("list", name="Players").locator("li.mine")
    expect(mine).to_contain_text("Martell")
    expect(mine).to_contain_text("Arya")


def test_a_new_match_seats_houses(person):
    me = person("Arya")
    me.open("/new/boardgame2?with=bots")
    me.page.get_by_label("Player 1: house").select_option("stark")
    me.page.get_by_label("Player 2: house").select_option("stark")
    expect(me.page.get_by_label("Player 1: house")).to_have_value("")
    me.page.get_by_label("Player 1: house").select_option("lannister")
    expect(me.page.get_by_label("Player 1: house").locator("option")).to_have_count(4)
    me.page.get_by_label("Player 2", exact=True).select_option("bot:random")
    expect(me.page.get_by_text("Plays any allowed move, without a thought.")).to_be_visible()
    me.page.get_by_role("button", name="Start the match").click()
    mine = me.page.get_by_role("list", name="Players").locator("li.mine")
    expect(mine).to_contain_text("Lannister")
    match = me.get("/api/matches/" + me.page.url.rsplit("/", 1)[1])
    assert {seat["seat"]: seat["bot"] for seat in match["seats"]}["stark"] == "random"


def test_a_guest_chooses_a_house_and_the_host_takes_another(person):
    arya, brienne = person("Arya"), person(phone=True)
    open_table(arya, ME, OPEN, OPEN)
    arya.page.get_by_role("button", name="Copy a link for one person").click()
    brienne.open(arya.page.get_by_role("textbox", name="Invitation link").input_value())
    name = brienne.page.get_by_role("textbox", name="Nickname")
    expect(name).to_be_focused()
    assert brienne.page.evaluate("getSelection().toString()") == name.input_value()
    brienne.page.keyboard.type("Brienne")
    brienne.page.get_by_role("radio", name="Baratheon").check()
    brienne.page.get_by_role("button", name="Sit down").tap()
    expect(house(arya, "Baratheon")).to_contain_text("Brienne")
    expect(house(arya, "Baratheon").get_by_role("button")).to_have_count(0)
    drawn = arya.page.get_by_role("list", name="Drawn when the match starts")
    expect(drawn).to_contain_text("Arya")
    house(arya, "Stark").get_by_role("button", name="Take this house").click()
    expect(house(brienne, "Stark")).to_contain_text("Arya")
    expect(drawn).not_to_contain_text("Arya")
    house(arya, "Stark").get_by_role("button", name="Have it drawn instead").click()
    expect(drawn).to_contain_text("Arya")
    house(arya, "Stark").get_by_role("button", name="Take this house").click()
    arya.page.get_by_role("button", name="Let a bot play").click()
    for each, own in ((arya, "Stark"), (brienne, "Baratheon")):
        mine = each.page.get_by_role("list", name="Players").locator("li.mine")
        expect(mine).to_contain_text(own)
        expect(mine.get_by_text("You", exact=True)).to_be_visible()
        expect(mine).to_be_in_viewport()


def test_a_private_table_is_for_those_who_are_invited_and_says_so(person):
    arya, brienne, jon = person("Arya"), person("Brienne"), person("Jon")
    match = open_table(arya, ME, OPEN, OPEN, private=True)
    expect(arya.page.get_by_text("This table is private: only people you invite")).to_be_visible()
    expect(arya.page.get_by_role("button", name="Copy the link to this table")).to_have_count(0)
    jon.open(f"/match/{match}")
    expect(jon.page.get_by_text("Ask whoever opened it for an invitation.")).to_be_visible()
    arya.page.get_by_role("button", name="Copy a link for one person").click()
    link = arya.page.get_by_role("textbox", name="Invitation link").input_value()
    brienne.open(link)
    brienne.page.get_by_role("link", name="Just watch").click()
    expect(houses(brienne)).to_have_count(3)
    jon.open(link)
    jon.page.get_by_role("button", name="Sit down").click()
    expect(arya.page.get_by_role("list", name="Drawn when the match starts")).to_contain_text("Jon")


def test_whoever_leaves_is_told_what_becomes_of_the_seat(person):
    arya, brienne = person("Arya"), person("Brienne")
    match = open_table(arya, ME, OPEN, OPEN)
    arya.page.get_by_role("button", name="Leave the table").click()
    expect(arya.page.get_by_role("dialog")).to_contain_text("the table and its invitations are gone")
    arya.page.keyboard.press("Enter")
    expect(arya.page.get_by_role("dialog")).to_have_count(0)
    brienne.post(f"/api/matches/{match}/sit", {})
    arya.page.get_by_role("button", name="Leave the table").click()
    expect(arya.page.get_by_role("dialog")).to_contain_text("Your seat is open to others again.")
    arya.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(arya.page).to_have_url(re.compile("/$"))
    assert not arya.get(f"/api/matches/{match}")["my_seats"]


def test_being_forgotten_says_which_matches_are_lost(person):
    me = person("Arya")
    for _ in range(2):
        open_table(me, ME, OPEN, OPEN)
    me.open("/")
    me.page.get_by_role("button", name="Arya").click()
    me.page.get_by_role("button", name="Forget me on this device").click()
    dialog = me.page.get_by_role("dialog", name="Forget you on this device?")
    expect(dialog).to_contain_text("You have seats in 2 unfinished matches.")
    dialog.get_by_role("button", name="Stay").click()
    expect(me.page.get_by_role("button", name="Arya")).to_be_visible()
    assert me.get("/api/me")["nickname"] == "Arya"
    me.page.get_by_role("button", name="Forget me on this device").click()
    dialog.get_by_role("button", name="Forget me on this device").click()
    expect(me.page.get_by_role("button", name="Arya")).to_have_count(0)
    assert me.get("/api/me") is None


def test_a_suggested_nickname_is_replaced_by_typing(person):
    me = person()
    me.open("/")
    me.tile().get_by_role("button", name="Play against bots").click()
    name = me.page.get_by_role("textbox", name="Nickname")
    expect(name).not_to_have_value("")
    me.page.keyboard.type("Arya")
    expect(name).to_have_value("Arya")


@pytest.mark.parametrize("width", [360, 1280])
def test_long_names_stay_inside_their_seats(person, width):
    me = person("Ser Thistle of Oldstones")
    me.page.set_viewport_size({"width": width, "height": 720})
    open_table(me, {**ME, "seat": "baratheon"}, *([BOT] * 5))
    seats = me.page.get_by_role("list", name="Players").locator("> li")
    expect(seats.locator("svg[data-house]")).to_have_count(6)
    wide = "seats => seats.filter(seat => seat.scrollWidth > seat.clientWidth + 1).map(seat => seat.innerText)"
    assert seats.evaluate_all(wide) == []
