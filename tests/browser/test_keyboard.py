"""Without a mouse, and without movement."""

import pytest
from playwright.sync_api import expect


def tab_to(me, wanted):
    """Press the tabulator until what is wanted has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not reach {wanted}")


def test_a_match_is_begun_and_turns_are_taken_without_a_mouse(person):
    me = person()
    me.open("/")
    tab_to(me, me.tile().get_by_role("button", name="Play against bots"))
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("textbox", name="Nickname")).to_be_focused()
    me.page.keyboard.type("Arya")
    me.page.keyboard.press("Enter")
    assert me.is_asked()

    # On the board: a card of the hand, then a spot of the pyramid.
    tab_to(me, me.hand.get_by_role("button").first)
    me.page.keyboard.press("ArrowRight")
    expect(me.hand.get_by_role("button").nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.pyramid.locator("button:focus")).to_have_count(1)
    me.page.keyboard.press("Enter")
    expect(me.placements("You")).to_have_count(1)

    # By digits, with a second thought and a confirmation.
    assert me.is_asked()
    tab_to(me, me.page.get_by_role("button", name="Menu"))
    me.page.keyboard.press("Enter")
    tab_to(me, me.page.get_by_role("checkbox", name="Ask me to confirm every answer"))
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    chosen = me.bar.get_by_role("button", pressed=True)
    me.page.keyboard.press("2")
    expect(chosen).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    me.page.keyboard.press("1")
    me.page.keyboard.press("1")
    expect(chosen).to_have_count(2)
    expect(me.placements("You")).to_have_count(1)
    tab_to(me, me.page.get_by_role("log", name="Story"))
    me.page.keyboard.press("Enter")
    expect(me.placements("You")).to_have_count(2)


def test_the_bar_is_a_few_steps_away_and_keeps_the_focus(person):
    me = person("Arya")
    me.open(f"/match/{me.make('me', 'squire')}")
    assert me.is_asked()
    way = me.page.get_by_role("button", name="To what you have to do now")
    for _ in range(3):
        me.page.keyboard.press("Tab")
        if way.evaluate("element => element === document.activeElement"):
            break
    expect(way).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.bar).to_be_focused()  # none of the choices: one more step, for whoever wants the first
    me.page.keyboard.press("Tab")
    expect(me.choices.first).to_be_focused()

    # With every step, and when the answer is refused, what is to be done keeps the focus.
    me.page.keyboard.press("Enter")
    expect(me.bar.get_by_role("button", pressed=True)).to_have_count(1)
    expect(me.bar).to_be_focused()
    tab_to(me, me.choices.first)
    me.page.evaluate("""() => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            const message = JSON.parse(text);
            if (message.type === "Answer") message.answer = { ...message.answer, row: 8, place: 8 };
            return send.call(this, JSON.stringify(message));
        };
    }""")
    me.page.keyboard.press("Enter")
    expect(me.bar.get_by_role("alert")).to_be_visible()
    expect(me.bar).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(me.bar.locator("button:focus")).to_have_count(1)


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_fly_unless_movement_is_unwanted(person, wish, moves):
    me = person("Arya", reduced_motion=wish)
    me.context.add_init_script("""
        window.flights = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
    """)
    me.open(f"/match/{me.make('me', 'squire')}")
    assert me.is_asked()
    me.place_by_bar()
    expect(me.placements("You")).to_have_count(1)
    assert me.is_asked()
    assert bool(me.page.evaluate("window.flights")) == moves
