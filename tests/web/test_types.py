from pathlib import Path

from msgspec.json import schema_components

from maester.server import messages, schema

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"


def test_the_browsers_types_are_those_of_the_messages():
    assert WRITTEN.read_text("utf-8") == schema.written(), "run `make types`"


def test_what_a_browser_sends_may_leave_out_defaults():
    assert "private?: boolean;" in schema.interface(messages.NewMatch, properties("NewMatch"))


def test_what_the_server_sends_is_complete():
    assert "my_turn: boolean;" in schema.interface(messages.MatchInfo, properties("MatchInfo"))


def properties(name):
    _, components = schema_components([getattr(messages, name)], ref_template="{name}")
    return components[name]
