"""Playing in words: without the board, by the answers that the server lists."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.people import at_rest
from tests.browser.test_boardgame2 import Board


def test_turns_are_taken_without_the_board_and_the_board_comes_back(person, pictures):
    me = person("Arya")
    match = me.make("me", "squire", options={"starter": 1})
    me.open(f"/match/{match}?board=none")
    seen = me.page.get_by_role("region", name="What you see")
    for turn in range(1, 4):
        assert me.is_asked()
        expect(me.pyramid).to_have_count(0)
        # The first card has one place to go; later ones are chosen before their place.
        me.choices.last.click() if turn == 1 else me.place_by_bar()
        expect(me.placements("You")).to_have_count(turn)
    assert me.is_asked()
    expect(seen.get_by_role("heading", name="Pyramid")).to_be_visible()
    expect(seen).to_contain_text(re.compile("The bottom row is, from left to right: .* of house "))
    expect(seen).to_contain_text("You have 11 cards in hand, no penalty points and no Iron Throne card.")
    expect(seen).to_contain_text("It is your turn.")

    # Among many answers one finds what one looks for.
    search = me.bar.get_by_role("searchbox", name="Search the answers")
    search.fill("left END")
    cards = me.choices.count()
    assert cards > 0
    me.choices.first.click()
    expect(me.choices).to_have_count(1)
    expect(me.choices).to_have_text(re.compile(".*: bottom row, left end"))
    search.fill("no such answer")
    expect(me.bar.get_by_role("status")).to_have_text("No answer has these words in it.")
    me.page.screenshot(path=pictures / "without-board.png")
    search.fill("")

    me.bar.get_by_role("button", name=re.compile("^Cancel")).click()
    assert findings(me.page) == []

    # The wish is kept, and can be taken back.
    me.open(f"/match/{match}")
    assert me.is_asked()
    expect(seen).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("checkbox", name="Play without the board").uncheck()
    me.page.keyboard.press("Escape")
    expect(me.pyramid).to_be_visible()
    expect(seen).to_have_count(0)
    me.place_on_board()
    expect(me.placements("You")).to_have_count(4)


def test_the_answers_are_listed_in_the_language_one_reads(person):
    me = person("Arya", locale="de-DE")
    me.open(f"/match/{me.make('me', 'squire', options={'starter': 1})}?board=none")
    bar = me.page.get_by_role("region", name="Was jetzt zu tun ist")
    search = bar.get_by_role("searchbox", name="Antworten durchsuchen")
    search.fill("unterstén reihe")
    expect(bar.locator("button.choice").first).to_contain_text("erste Karte der untersten Reihe")


SENTENCE = re.compile(r"^[A-Z0-9].*[.!?]$")


def nothing_left_open(me) -> bool:
    """No program shows through: whatever is said is words."""
    return not re.search(r"undefined|\bnull\b|NaN|\[object", me.page.locator("body").inner_text())


@pytest.mark.parametrize("game", ["boardgame1", "boardgame2"])
def test_the_board_game_is_heard_in_sentences_and_played_by_them(person, game):
    me = person("Arya")
    match = me.make("me", "squire", "squire", game=game)
    me.open(f"/match/{match}?board=none")
    seen = me.page.get_by_role("region", name="What you see")
    expect(seen.get_by_role("heading", name="The moment")).to_be_visible()
    expect(seen).to_contain_text("It is round 1 of 10, in the planning phase.")
    expect(seen).to_contain_text(re.compile(r"You hold \d castles? .* and have 5 power tokens\."))
    heard = seen.locator("p").all_inner_texts()
    assert len(heard) > 20
    assert [each for each in heard if not SENTENCE.match(each)] == []
    # To do nothing is called what it is called on the board.
    expect(me.bar.locator("form button.quiet")).to_have_text(["Give no orders"] if game == "boardgame1" else [])
    # All orders at once, each by its name; then the game goes on, and what is heard with it.
    for area, order in zip(me.bar.get_by_role("combobox").all(), ("March +0", "Support", "Defense +1"), strict=False):
        area.select_option(label=order)
    me.bar.get_by_role("button", name="Confirm").click()
    expect(seen).to_contain_text("in the action phase")
    # A march, chosen among the answers that are listed.
    expect(me.bar).to_contain_text("Resolve one of your march orders.")
    expect(me.choices.filter(has_text=re.compile("From Dragonstone to .*footman"))).not_to_have_count(0)
    me.insist(me.choices.filter(has_text="Stay in Dragonstone and use up the order"))
    expect(me.story.filter(has_text="Your units in Dragonstone stay where they are.")).to_have_count(1)
    assert [each for each in seen.locator("p").all_inner_texts() if not SENTENCE.match(each)] == []
    assert findings(me.page) == []


def test_the_card_game_is_heard_in_sentences_and_played_by_them(person):
    me = person("Arya")
    match = me.make("me", "squire", game="cardgame")
    me.open(f"/match/{match}?board=none")
    seen = me.page.get_by_role("region", name="What you see")
    expect(seen).to_contain_text("The game is being set up.")
    expect(seen).to_contain_text("You have 0 of 15 power and 0 gold. In your hand: 7; in your draw deck: 53.")
    expect(seen.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(seen).to_contain_text(re.compile(r": Character, .*\d gold, strength \d"))
    expect(seen).to_contain_text(re.compile(r": \d gold, initiative \d+, claim \d, reserve \d+\."))
    me.choices.filter(has_text="Keep the hand").click()
    expect(me.bar).to_contain_text("Lay cards from your hand facedown")
    expect(me.choices.filter(has_text="no card")).to_have_count(1)
    assert nothing_left_open(me)
    expect(seen.get_by_role("heading", name="Squire")).to_be_visible()
    assert [each for each in seen.locator("p").all_inner_texts() if not SENTENCE.match(each)] == []
    assert findings(me.page) == []


def test_a_battle_is_heard_in_sentences_and_played_by_them(person):
    me = person("Arya")
    me.open(f"/match/{me.make('me', 'squire', game='miniatures')}?board=none")
    seen = me.page.get_by_role("region", name="What you see")
    expect(seen).to_contain_text("The armies are being deployed in the mode A Game of Thrones.")
    expect(seen).to_contain_text(re.compile(r"Forest \(cover and fortified\), \d+ inches from the left"))
    # Units are put where the list of answers says in words, until the first of them stands on the table.
    mine = seen.locator("section").filter(has=me.page.get_by_role("heading", name=re.compile("^Your army")))
    stands = mine.get_by_text(re.compile(r"^The unit stands [\d.]+ inches from the left .* from your edge and faces "))
    for _ in range(12):
        assert me.is_asked()
        if stands.count():
            break
        me.choices.last.click()
        me.settled()
    expect(stands.first).to_be_visible()
    heard = seen.locator("p").all_inner_texts()
    assert [each for each in heard if not SENTENCE.match(each)] == []
    assert findings(me.page) == []


@pytest.mark.parametrize("drawn", [True, False])
def test_a_list_in_words_has_room_on_a_phone(person, drawn):
    board = Board(person("Arya", phone=True), "me", "squire", "squire", game="boardgame1")
    me = board.me
    for area in board.own_areas():
        board.give(area, "March +0" if area == "Kingswood" else "March −1" if area == "Dragonstone" else "Support")
    board.choose("Place these orders")
    expect(me.bar).to_contain_text("Resolve one of your march orders.")
    if drawn:
        me._press(me.bar.get_by_role("button", name="Choose from a list in words"))
    else:
        me.open(f"/match/{board.match}?board=none")
    me.may_press()
    me._press(me.choices.filter(has_text="Kingswood"))
    expect(me.bar.get_by_role("button", pressed=True).filter(has_text="Kingswood")).to_be_visible()
    at_rest(me.page)
    listed = me.bar.locator("ul.listed").bounding_box()
    assert listed["width"] > 350
    assert listed["height"] > 200
    for choice in me.choices.all():
        box = choice.bounding_box()
        assert box["x"] + box["width"] <= 390, choice.inner_text()
    # What it is about is still in sight, and nothing else lies between.
    seen = me.page.locator(".middle > .board").bounding_box()
    assert seen["height"] > 250
    expect(me.page.locator(".hand")).to_be_hidden()
