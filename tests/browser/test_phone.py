"""On a small screen that is touched: what goes on is seen to go on, names are whole, keys are not spoken of."""

import pytest
from playwright.sync_api import expect

LONG = "Ser Thistle of Oldstones"


@pytest.fixture
def me(person):
    me = person(LONG, phone=True)
    me.page.set_viewport_size({"width": 360, "height": 640})
    me.open(f"/match/{me.make('me', 'squire', 'squire')}")
    assert me.is_asked()
    return me


LEFT_TO_SEE = "row => row.scrollWidth - row.clientWidth - row.scrollLeft"


def test_choices_that_go_on_beyond_the_edge_show_it_and_are_reached(me):
    row, onward, back = (me.bar.locator(each) for each in (".row", ".to-after", ".to-before"))
    expect(me.choices.last).not_to_be_in_viewport(ratio=1)
    expect(back).to_have_count(0)
    while (left := row.evaluate(LEFT_TO_SEE)) > 4:
        onward.tap()
        me.page.wait_for_function(f"([row, left]) => ({LEFT_TO_SEE})(row) < left", arg=[row.element_handle(), left])
    expect(onward).to_have_count(0)
    expect(me.choices.last).to_be_in_viewport(ratio=1)
    back.tap()
    expect(onward).to_be_visible()


def test_choices_have_room_beside_what_was_chosen(me):
    """With less, the arrows that scroll them cover the choice they lead to."""
    me.choices.last.tap()
    expect(me.bar.get_by_role("button", name="Cancel")).to_be_visible()
    row, screen = me.bar.locator(".row").bounding_box(), me.page.viewport_size
    assert row["width"] > screen["width"] * 0.6
    me.choices.last.tap()
    me.settled()


def test_names_are_whole(me):
    names = me.page.get_by_role("list", name="Players").locator("strong").filter(has_text=LONG)
    expect(names).to_be_visible()
    cut = "name => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1"
    for name in (names.first, me.page.get_by_role("heading", level=1)):
        assert not name.evaluate(cut), name.inner_text()


def test_no_keys_are_spoken_of(me, person):
    expect(me.page.locator("kbd:visible")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").tap()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    expect(me.page.get_by_role("heading", name="Keyboard")).to_be_hidden()
    someone = person("Brienne")
    someone.open(f"/match/{someone.make('me', 'squire')}")
    assert someone.is_asked()
    expect(someone.page.locator("kbd:visible").first).to_be_visible()
    someone.page.get_by_role("button", name="Menu").click()
    expect(someone.page.get_by_role("heading", name="Keyboard")).to_be_visible()


def test_who_points_at_a_place_first_is_asked_for_the_card(me):
    expect(me.bar).to_contain_text("Which card?")
    cards = me.hand.get_by_role("button").count()
    me.pyramid.get_by_role("button").first.tap()
    expect(me.bar.get_by_role("button", pressed=True)).to_be_visible()
    expect(me.bar).to_contain_text("Which card?")
    expect(me.bar).not_to_contain_text("Where to?")
    me.choices.first.tap()
    expect(me.hand.get_by_role("button")).to_have_count(cards - 1)
