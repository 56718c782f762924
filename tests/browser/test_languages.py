"""English, German and Dutch, in the lobby and at the table."""

import re

import pytest
from playwright.sync_api import expect

SPOKEN = {
    "Deutsch": ("de", "Gegen Bots spielen", "Lege eine Karte."),
    "Nederlands": ("nl", "Tegen bots spelen", "Leg een kaart."),
    "English": ("en", "Play against bots", "Place one card."),
}


def speaks(me, language):
    expect(me.page.locator("html")).to_have_attribute("lang", language)


def test_the_lobby_speaks_three_languages_and_remembers_which(person):
    me = person()
    me.open("/")
    speaks(me, "en")
    for name, (language, play, _) in SPOKEN.items():
        me.page.locator("header select").select_option(label=name)
        expect(me.page.get_by_role("button", name=play).first).to_be_visible()
        speaks(me, language)
        me.page.reload()
        expect(me.page.get_by_role("button", name=play).first).to_be_visible()
        speaks(me, language)


def test_the_table_changes_its_language_in_the_middle_of_a_choice(person):
    me = person("Arya")
    me.open(f"/match/{me.make('me', 'squire')}")
    assert me.is_asked()
    me.page.keyboard.press("1")
    for name, (language, _, ask) in SPOKEN.items():
        me.page.locator("header button[aria-haspopup=dialog]").click()
        me.page.locator("dialog select").select_option(label=name)
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_text(ask).first).to_be_visible()
        expect(me.page.locator("button[aria-pressed=true]").first).to_be_visible()
        speaks(me, language)


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("nl-BE", "nl"), ("fr-FR", "en")])
def test_the_first_language_is_the_browsers(person, locale, language):
    me = person(locale=locale)
    me.open("/")
    expect(me.page.get_by_role("heading", level=1)).not_to_be_empty()
    speaks(me, language)


def test_objective_cards_are_named_on_the_table_and_read_in_ones_language(person):
    me = person("Arya", locale="de-DE")
    me.open(f"/match/{me.make('me', 'squire', game='miniatures')}")
    named = re.compile("^Zielobjekt-Marker, Karte [A-ZÄÖÜ]")
    markers = me.page.get_by_role("button", name=named)
    expect(markers).to_have_count(5)
    markers.first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text(re.compile(r"Karte.*\."))
