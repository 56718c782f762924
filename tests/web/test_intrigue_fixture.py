from tests.web import intrigue_fixture


def test_the_boards_tests_are_held_to_the_rules_of_today():
    assert intrigue_fixture.WRITTEN.read_bytes() == intrigue_fixture.fixture(), (
        "run `python -m tests.web.intrigue_fixture`"
    )
