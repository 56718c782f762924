"""Nobody sees a hand that is not theirs, and nobody's words are more than words."""

import json
import re

from playwright.sync_api import expect

MARKUP = "<img src=x onerror=a()>"
"""As long as a nickname may be."""


def heard(someone):
    """Everything a table's stream tells somebody from now on."""
    told = []

    def listen(stream):
        stream.on("framereceived", lambda text: told.append(json.loads(text)))

    someone.page.on("websocket", listen)
    return told


def hands(told):
    """The seats whose cards were in a view, in what was told."""
    views = [message.get("view") or message.get("patch") or {} for message in told]
    seats = [each for view in views for each in (view.get("seats") or {}).items()]
    return {seat for seat, seen in seats if seen.get("hand")}


def test_a_spectator_sees_no_hand_and_a_player_only_the_own(person):
    arya, watcher = person("Arya"), person(phone=True)
    match = arya.make("me", "squire", "squire")
    to_arya, to_watcher = heard(arya), heard(watcher)
    arya.open(f"/match/{match}")
    watcher.open(f"/match/{match}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    for _ in range(3):
        assert arya.is_asked()
        arya.place_by_bar()
    assert arya.is_asked()
    watcher.page.get_by_role("button", name="Story, chat and rules").tap()
    expect(watcher.placements("Arya")).to_have_count(3)

    expect(watcher.hand).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    expect(watcher.bar.get_by_role("button")).to_have_count(0)
    assert hands(to_arya) == {"seat-1"}
    assert hands(to_watcher) == set()


def test_markup_in_names_and_chat_is_shown_as_text(person):
    bite = "window.bitten = 0; window.a = () => { window.bitten += 1; }"
    arya, other = person(), person("Brienne")
    for each in (arya, other):
        each.context.add_init_script(bite)
    arya.open("/new/intrigue")
    arya.page.get_by_role("button", name="2", exact=True).click()
    arya.page.get_by_role("button", name="Open the table").click()
    arya.page.get_by_role("textbox", name="Nickname").fill(MARKUP)
    arya.page.get_by_role("button", name="Sit down").click()
    expect(arya.page.get_by_role("button", name="Copy a link for one person")).to_be_visible()
    match = arya.page.url.rsplit("/", 1)[1]

    other.open("/")
    expect(other.page.get_by_text(MARKUP)).to_be_visible()
    other.post(f"/api/matches/{match}/sit", {})
    other.open(f"/match/{match}")
    expect(other.page.get_by_role("list", name="Players")).to_contain_text(MARKUP)

    said = f"<script>a()</script><b>{MARKUP}</b>"
    arya.page.get_by_role("tab", name="Chat").click()
    arya.page.get_by_role("textbox", name="Say something").fill(said)
    arya.page.keyboard.press("Enter")
    other.page.get_by_role("tab", name=re.compile("Chat")).click()
    for each in (arya, other):
        expect(each.page.get_by_role("log", name="Chat")).to_contain_text(said)
        assert each.page.evaluate("window.bitten") == 0
        expect(each.page.locator("img[src=x]")).to_have_count(0)
