"""Taking an answer back, alone and with the other's consent; and the next match with the same people."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def pair(person):
    """Arya and Brienne at one table: the one who is asked first, and the other."""
    arya, brienne = person("Arya"), person("Brienne", phone=True)
    match = arya.make("me", "open")
    brienne.post(f"/api/matches/{match}/sit", {})
    for each in (arya, brienne):
        each.open(f"/match/{match}")
        expect(each.bar).to_be_visible()
    if arya.get(f"/api/matches/{match}")["my_turn"]:
        return arya, brienne
    return brienne, arya


def lie(someone, count):
    expect(someone.pyramid.get_by_role("img")).to_have_count(count)


def nothing_to_take_back(someone):
    expect(someone.bar.get_by_role("button", name=re.compile("take back", re.IGNORECASE))).to_have_count(0)


def test_an_own_move_is_taken_back_while_nobody_has_acted(pair):
    one, other = pair
    assert one.is_asked()
    before = one.pyramid.get_by_role("img").count()
    nothing_to_take_back(one)
    one.place_by_bar()
    assert other.is_asked()
    lie(other, before + 1)
    nothing_to_take_back(other)
    one.bar.get_by_role("button", name="Take back", exact=True).click()
    assert one.is_asked()
    for each in pair:
        lie(each, before)
    expect(other.bar).to_contain_text("It is the turn of")
    one.place_on_board()
    assert other.is_asked()


def test_later_the_other_is_asked_and_may_agree_or_not(pair):
    one, other = pair
    assert one.is_asked()
    before = one.pyramid.get_by_role("img").count()
    one.place_by_bar()
    assert other.is_asked()
    other.place_by_bar()
    assert one.is_asked()

    one.bar.get_by_role("button", name="Ask to take back").click()
    expect(one.bar).to_contain_text("You ask to take your last answer back.")
    other.bar.get_by_role("button", name="Decline").click()
    expect(one.bar).not_to_contain_text("You ask to take your last answer back.")
    told = re.compile("^(Arya|Brienne) declines: nothing is taken back.$")
    expect(one.page.get_by_role("status").get_by_text(told)).to_be_visible()
    lie(one, before + 2)

    one.bar.get_by_role("button", name="Ask to take back").click()
    expect(other.bar).to_contain_text("asks to take the last answer back.")
    expect(other.bar).to_contain_text(re.compile("It concerns: (Arya|Brienne) places "))
    other.bar.get_by_role("button", name="Agree").click()
    for each in pair:
        lie(each, before)
    assert one.is_asked()


def test_a_rematch_brings_the_same_people_to_another_table(pair):
    one, other = pair
    match = one.page.url
    for each in pair:
        each.hand_over()
    for each in pair:
        each.sees_the_end()
    one.bar.get_by_role("button", name="Rematch").click()
    expect(one.page).not_to_have_url(match)
    other.bar.get_by_role("button", name="To the rematch").click()
    expect(other.page).to_have_url(one.page.url)
    names = one.page.get_by_role("list", name="Players").locator("strong")
    expect(names.filter(has_text=re.compile("Arya|Brienne"))).to_have_count(2)
