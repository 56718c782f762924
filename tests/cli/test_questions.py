"""Any decision can be answered in a terminal."""

from typing import Any

import pytest

from maester.cli.person import Back, Quit, Undo
from maester.cli.questions import SUGGESTED, choose
from maester.kernel import Amount, Decision, Form, Pick, Refusal, Some
from tests.cli.seated import typing

HOUSES = ("stark", "lannister", "tully")


class Pose(Decision[dict], frozen=True, kw_only=True):
    """What nobody could list: a place in inches."""

    def read(self, value: Any) -> Any:
        return value

    def refusal(self, answer: Any) -> Refusal | None:
        return None if answer == {"x": 1.5} else Refusal("not-an-option", "INT-PLACE-08")


class Squares(Decision[int], frozen=True, kw_only=True):
    """A short list that is no Pick."""

    def answers(self) -> list[int]:
        return [1, 4, 9]

    def refusal(self, answer: int) -> Refusal | None:
        return None if answer in self.answers() else Refusal("not-an-option")


@pytest.mark.parametrize(
    ("decision", "typed", "answer"),
    [
        (Pick(about="house", options=HOUSES), ["2"], "lannister"),
        (Pick(about="house", options=HOUSES), ["4", "0x1", "three", "3"], "tully"),
        (Amount(about="bid", least=0, most=7), ["8", "0"], 0),
        (Amount(about="bid", least=3, most=7), ["2", "7"], 7),
        (Some(about="attackers", options=HOUSES, least=1, most=2), ["", "1 1", "1 2 3", "3, 1"], ("tully", "stark")),
        (Some(about="attackers", options=HOUSES, most=2), ["9", ""], ()),
        (Squares(about="square"), ["3"], 9),
        (Pose(about="pose"), ["nonsense", '{"x": 2}', '{"x": 1.5}'], {"x": 1.5}),
    ],
)
def test_the_first_answer_the_rules_allow_is_taken(monkeypatch, decision, typed, answer):
    person, shown = typing(monkeypatch, *typed, game=None)
    assert choose(person, decision) == answer
    assert shown.getvalue().count("›") == len(typed)


FORM = Form(
    about="orders",
    fields={
        "winterfell": Pick(about="order", options=("march", "raid")),
        "pyke": Amount(about="units", least=1, most=3),
        "harrenhal": Pick(about="order", options=("march", "raid")),
    },
)


def test_a_form_is_filled_in_field_by_field(monkeypatch):
    person, shown = typing(monkeypatch, "1", "3", "2", game=None)
    assert choose(person, FORM) == {"winterfell": "march", "pyke": 3, "harrenhal": "raid"}
    assert "pyke (2/3)" in shown.getvalue()


def test_zero_goes_back_a_field(monkeypatch):
    person, _ = typing(monkeypatch, "1", "0", "2", "3", "0", "1", "2", game=None)
    assert choose(person, FORM) == {"winterfell": "raid", "pyke": 1, "harrenhal": "raid"}


def test_zero_before_the_first_choice_goes_back_out_of_it(monkeypatch):
    person, _ = typing(monkeypatch, "0", game=None)
    with pytest.raises(Back):
        choose(person, FORM)


@pytest.mark.parametrize(("typed", "wanted"), [(["u"], Undo), (["U"], Undo), (["q"], Quit), ([], Quit)])
@pytest.mark.parametrize("decision", [FORM, Pick(about="house", options=HOUSES), Pose(about="pose")])
def test_commands_work_in_every_question(monkeypatch, decision, typed, wanted):
    person, _ = typing(monkeypatch, *typed, game=None)
    with pytest.raises(wanted):
        choose(person, decision)


def test_a_refusal_leaves_its_rule_for_r(monkeypatch):
    person, shown = typing(monkeypatch, "{}", "r", '{"x": 1.5}', game="intrigue")
    choose(person, Pose(about="pose"))
    assert "only on an empty place whose two supports" in " ".join(shown.getvalue().split())


# Answers that cannot be listed


def test_answers_worth_looking_at_are_numbered_where_all_cannot_be_listed(monkeypatch):
    person, shown = typing(monkeypatch, "2", game=None)
    assert choose(person, Pose(about="pose"), [{"x": 9}, {"x": 1.5}]) == {"x": 1.5}
    assert "Another answer" in shown.getvalue()
    assert "More answers" not in shown.getvalue()


def test_more_of_them_are_shown_on_demand_and_any_other_can_be_given_by_hand(monkeypatch):
    many = [{"x": n} for n in range(SUGGESTED)]
    person, shown = typing(monkeypatch, str(SUGGESTED + 2), str(SUGGESTED + 1), game=None)
    assert choose(person, Pose(about="pose"), [*many, {"x": 1.5}]) == {"x": 1.5}
    assert shown.getvalue().count("More answers") == 1, "the second time there are none"
    person, _ = typing(monkeypatch, "2", '{"x": 1.5}', game=None)
    assert choose(person, Pose(about="pose"), many[:1]) == {"x": 1.5}


def test_what_is_refused_is_asked_again_with_the_same_answers(monkeypatch):
    person, _ = typing(monkeypatch, "1", "2", game=None)
    assert choose(person, Pose(about="pose"), iter([{"x": 9}, {"x": 1.5}])) == {"x": 1.5}


def test_a_form_is_filled_in_by_hand_or_taken_as_suggested_and_back_leads_to_the_list(monkeypatch):
    whole = {"winterfell": "raid", "pyke": 2, "harrenhal": "raid"}
    person, _ = typing(monkeypatch, "1", game=None)
    assert choose(person, FORM, [whole]) == whole
    person, _ = typing(monkeypatch, "2", "0", "2", "1", "3", "2", game=None)
    assert choose(person, FORM, [whole]) == {"winterfell": "march", "pyke": 3, "harrenhal": "raid"}


def test_marches_and_orders_of_the_board_game_are_chosen_by_number(run):
    """Without candidates a march would have to be typed as JSON."""
    done = run("play", "boardgame2", "--bots", "random", "--seed", "7", "--lang", "en", typed="1\n" * 40)
    assert "as JSON" not in done.stdout
    assert "another answer" in done.stdout.casefold()
