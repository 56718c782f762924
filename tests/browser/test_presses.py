"""No key and no click that was meant for one question answers the next, and none gives anything up unawares."""

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from tests.browser import card_positions
from tests.browser import served as serving
from tests.browser.served import Served
from tests.browser.test_boardgame2 import Board
from tests.browser.test_cardgame import Cards


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of our own, whose matches of the card game begin with a position."""
    with patch.object(serving, "RUN", card_positions.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def is_left_alone(game, sentence, *keys):
    """These keys are pressed at once and for longer than a question takes to be read: it still stands there."""
    for _ in range(12):
        for key in keys:
            game.page.keyboard.press(key)
        game.page.wait_for_timeout(80)
    expect(game.bar).to_contain_text(sentence)
    expect(game.bar.get_by_role("button", pressed=True)).to_have_count(0)


def test_whoever_passes_with_the_space_bar_kills_and_gives_up_nothing_by_it(person):
    game = Cards(person("Arya"), "me", "me")
    game.attacks("military", 1, "Robb Stark")
    game.sends("Military challenge")
    game.asked("Declare defenders")
    is_left_alone(game, "Declare defenders", "Space", "Enter")
    game.touch(game.nothing)

    # Windows are passed with the space bar, until a question comes that cannot be passed.
    for _ in range(60):
        if "for military claim" in game.bar.inner_text():
            break
        game.page.keyboard.press("Space")
        game.page.wait_for_timeout(100)
    expect(game.bar).to_contain_text("for military claim")
    expect(game.me.choices.and_(game.page.locator(":focus"))).to_have_count(0)
    is_left_alone(game, "for military claim", "Space", "Space", "Enter")
    expect(game.card(2, "Burned Men")).to_be_visible()

    # By keys it is answered by whoever goes to a choice.
    game.page.keyboard.press("Tab")
    expect(game.me.choices.and_(game.page.locator(":focus"))).to_have_count(1)
    game.page.keyboard.press("Enter")
    expect(game.bar).not_to_contain_text("for military claim")
    is_left_alone(game, "Which characters use renown?", "Space", "Enter")


def test_a_key_that_is_held_down_answers_one_question(person):
    game = Cards(person("Arya"), "me", "me")
    game.asked("Choose your plot")
    game.me.may_press()
    for _ in range(30):
        game.page.keyboard.down("1")  # the second and all later ones are repeats
        game.page.wait_for_timeout(60)
    game.page.keyboard.up("1")
    expect(game.bar.get_by_role("button", name="Take back")).to_be_visible()  # my first seat has answered
    expect(game.bar).to_contain_text("Choose your plot")  # and my other one has not


def test_a_click_just_after_a_question_has_come_was_meant_for_the_one_before(person):
    game = Cards(person("Arya"), "me", "me")
    game.asked("Choose your plot")
    game.me.may_press()
    box = game.me.choices.first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    game.page.mouse.click(x, y)
    # The other seat is asked the same, with the same buttons: whatever is clicked before that was seen does nothing.
    game.page.wait_for_function("() => !document.querySelector('[data-settled]')")
    game.page.mouse.click(x, y)
    game.page.mouse.click(x, y)
    game.me.may_press()
    expect(game.bar).to_contain_text("Choose your plot")
    game.page.mouse.click(x, y)
    expect(game.bar).not_to_contain_text("Choose your plot")


@pytest.mark.parametrize("look", [{}, {"phone": True}])
def test_orders_are_sent_when_some_are_placed_and_none_only_twice(person, look):
    board = Board(person("Arya", **look), "me", "squire", "squire", game="boardgame1")
    expect(board.screen.first).to_be_visible()
    board.me.may_press()
    primary, nothing = board.bar.locator("button.primary"), board.nothing
    expect(primary).to_have_text("Place these orders")
    expect(primary).to_have_attribute("aria-disabled", "true")
    for key in ("Enter", "Space", "1", "Enter"):
        board.page.keyboard.press(key)
    primary.dispatch_event("click")
    expect(board.screen.first).to_be_visible()
    board.me._press(nothing)
    expect(board.bar).to_contain_text("you would do nothing this round")
    expect(nothing).to_have_text("Yes: Give no orders")
    for _ in range(8):  # neither does a key press again what was clicked
        board.page.keyboard.press("Enter")
        board.page.keyboard.press("Space")
        board.page.wait_for_timeout(80)
    expect(nothing).to_have_text("Yes: Give no orders")
    expect(board.screen.first).to_be_visible()
    area = board.own_areas()[0]
    board.row(area).get_by_role("button").first.click()
    board.matter.locator(".token:not([aria-disabled=true])").last.click()
    expect(primary).not_to_have_attribute("aria-disabled", "true")
    expect(nothing).to_have_text("Give no orders")
    board.page.keyboard.press("Escape")
    board.me._press(primary)
    # They are sent. Where nobody is asked about them, the next round's are asked for at once, and none is placed.
    expect(board.bar.locator("button.primary:not([aria-disabled=true])", has_text="Place these")).to_have_count(0)


def test_nobody_stays_by_a_single_press_with_a_march_order(person):
    board = Board(person("Arya"), "me", "squire", "squire", game="boardgame1")
    expect(board.screen.first).to_be_visible()
    board.me.may_press()
    area = board.own_areas()[0]
    board.row(area).get_by_role("button").first.click()
    board.token("March +0").click()
    board.me._press(board.bar.locator("button.primary"))
    for _ in range(20):
        board.wait()
        if board.matter.get_by_role("group", name="March order").count():
            break
        board.go_on()
    board.me.may_press()
    expect(board.bar.locator("button.primary")).to_have_attribute("aria-disabled", "true")
    expect(board.nothing).to_have_text(re.compile("Stay in .* and use up the order"))
    for key in ("Enter", "Space", "1", "Enter"):
        board.page.keyboard.press(key)
    board.page.wait_for_timeout(500)
    expect(board.nothing).to_have_text(re.compile("^Stay in"))
    board.me.insist(board.nothing)
    expect(board.matter.get_by_role("group", name="March order")).to_have_count(0)


def test_cards_above_the_reserve_are_discarded_by_whoever_chose_them(person):
    game = Cards(person("Arya"), "me", "me")
    game.asked("above your reserve: discard 2 cards")
    game.me.may_press()
    cards = game.me.hand.get_by_role("button", pressed=False)
    is_left_alone(game, "above your reserve", "Space", "Enter", "1")
    expect(game.send).to_have_attribute("aria-disabled", "true")
    expect(game.nothing).to_have_count(0)
    for chosen in (1, 2):
        game.touch(cards.first)
        expect(game.me.hand.get_by_role("button", pressed=True)).to_have_count(chosen)
    expect(game.send).not_to_have_attribute("aria-disabled", "true")
    game.page.keyboard.press("Enter")
    expect(game.bar).to_contain_text("above your reserve: discard 1 card.")  # my other seat is asked next
