"""What the rules forbid is refused with a sentence, and with the rule it rests on."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect


def into_thin_air(stream: WebSocketRoute) -> None:
    """The client offers no such spot, so its answer is changed on the way."""
    server = stream.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "Answer":
            said["answer"] = {**said["answer"], "row": 5, "place": 0}
        server.send(json.dumps(said))

    stream.on_message(pass_on)


def test_a_refused_move_names_its_rule_and_can_be_made_otherwise(person):
    me = person("Arya")
    match = me.make("me", "squire")
    me.page.route_web_socket(re.compile("/stream"), into_thin_air)
    me.open(f"/match/{match}")
    assert me.is_asked()
    hand = me.hand.get_by_role("button").count()
    me.place_by_bar()

    refusal = me.bar.get_by_role("alert")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button", name=re.compile("^INT-"))
    assert len(refusal.inner_text()) > len(rule.inner_text()) + 20, "a sentence, too"
    rule.click()
    expect(me.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(me.page.get_by_role("tabpanel").get_by_text(rule.inner_text(), exact=True)).to_be_in_viewport()

    me.page.unroute_all()
    me.page.reload()
    assert me.is_asked(), "nothing has changed"
    expect(me.hand.get_by_role("button")).to_have_count(hand)


def test_a_table_that_is_not_there_says_so(person):
    me = person()
    me.open("/match/no-such-match-here")
    expect(me.page.get_by_role("alert")).to_contain_text("There is no such match")
    me.page.get_by_role("link", name="To the lobby").click()
    expect(me.tile().get_by_role("button", name="Play against bots")).to_be_visible()
