"""Questions as data: what is read as an answer, what is refused and why, and what is sampled."""

from typing import Any, ClassVar

import pytest
from msgspec import Struct, json, to_builtins

from maester.kernel import Amount, Barred, Chance, Decision, Form, IllegalAnswer, Pick, Refusal, Some, UnreadableAnswer
from maester.kernel.decision import MOST_REASONS


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cost: int = 0


HAND = (Card("robb", 3), Card("arya", 2), Card("arya", 5))


def refused(decision: Decision, value: Any) -> Refusal:
    """Why this value is refused, once it has been read."""
    refusal = decision.refusal(decision.read(value))
    assert refusal is not None
    return refusal


def allowed(decision: Decision, value: Any) -> Any:
    answer = decision.read(value)
    assert decision.refusal(answer) is None
    return answer


class TestPick:
    which = Pick(about="which", options=(1, True, "one", None, (1, 2), HAND[0]), rule="RULE-1")

    @pytest.mark.parametrize("at", range(6))
    def test_every_option_is_read_as_itself(self, at: int):
        option = self.which.options[at]
        assert allowed(self.which, option) is option
        assert allowed(self.which, json.decode(json.encode(option))) is option

    def test_true_is_not_one(self):
        assert allowed(self.which, 1) is self.which.options[0]
        assert allowed(self.which, True) is True
        with pytest.raises(UnreadableAnswer):
            Pick(about="which", options=(1, 2)).read(True)
        with pytest.raises(UnreadableAnswer):
            Pick(about="which", options=(True, False)).read(1)
        with pytest.raises(UnreadableAnswer):
            Pick(about="which", options=(1, 2)).read(1.0)

    def test_a_list_stands_for_a_tuple_and_a_dict_for_a_struct(self):
        assert allowed(self.which, [1, 2]) == (1, 2)
        assert allowed(self.which, {"cost": 3, "name": "robb"}) is HAND[0]

    @pytest.mark.parametrize("value", [2, "two", "", "1", False, [1], [1, 2, 3], {"name": "robb"}])
    def test_a_value_of_the_right_type_that_is_no_option_is_refused_by_the_rule_that_asks(self, value):
        assert refused(self.which, value) == Refusal("not-an-option", "RULE-1")

    @pytest.mark.parametrize("value", [{}, {"name": "robb", "cost": 3, "x": 1}, {"name": 1}, 1.5, object()])
    def test_anything_else_is_unreadable(self, value):
        with pytest.raises(UnreadableAnswer):
            self.which.read(value)

    @pytest.mark.parametrize("value", [2, None, True, ["north"], {"to": "north"}])
    def test_if_options_are_names_only_a_name_is_read(self, value):
        with pytest.raises(UnreadableAnswer):
            Pick(about="where", options=("north", "south")).read(value)

    def test_a_barred_option_is_refused_by_the_rule_that_bars_it(self):
        why = Refusal("came-from-there", "RULE-9", {"area": "east"})
        where = Pick(about="where", options=("north", None), rule="RULE-1", barred=(Barred("east", why),))
        assert refused(where, "east") == why
        assert refused(where, "west") == Refusal("not-an-option", "RULE-1")
        assert where.answers() == ("north", None)
        assert {where.sample(Chance(n)) for n in range(20)} == {"north", None}
        sent = json.decode(json.encode(where))["barred"]
        assert sent == [
            {"option": "east", "refusal": {"why": "came-from-there", "rule": "RULE-9", "about": why.about, "more": []}}
        ]

    def test_samples_are_options_and_all_of_them(self):
        chance = Chance(1)
        assert {repr(self.which.sample(chance)) for _ in range(100)} == {repr(one) for one in self.which.options}
        assert self.which.answers() == self.which.options


class TestAmount:
    bid = Amount(about="bid", least=2, most=5, rule="RULE-2")

    @pytest.mark.parametrize("value", [2, 3, 5])
    def test_both_bounds_are_allowed(self, value: int):
        assert allowed(self.bid, value) == value

    @pytest.mark.parametrize("value", [1, 6, -3, 10**30, -(10**30)])
    def test_beyond_the_bounds_is_refused_with_the_bounds(self, value: int):
        assert refused(self.bid, value) == Refusal("out-of-range", "RULE-2", {"least": 2, "most": 5})

    @pytest.mark.parametrize("value", [True, 3.0, 3.5, "3", None, [3], {"bid": 3}, float("nan"), b"3", "\ud800"])
    def test_only_whole_numbers_are_read(self, value):
        with pytest.raises(UnreadableAnswer):
            self.bid.read(value)

    def test_samples_reach_both_bounds(self):
        chance = Chance(1)
        assert sorted({self.bid.sample(chance) for _ in range(100)}) == [2, 3, 4, 5] == list(self.bid.answers())


class TestSome:
    discard = Some(about="discard", options=HAND, least=1, most=2, rule="RULE-3")

    def test_lists_are_read_as_tuples_of_options(self):
        assert allowed(self.discard, [{"name": "arya", "cost": 5}, HAND[0]]) == (HAND[2], HAND[0])

    @pytest.mark.parametrize("value", [None, "robb", {"name": "robb", "cost": 3}, 1, {}, [["robb"]], ["robb"], [None]])
    def test_anything_but_a_list_of_options_is_unreadable(self, value):
        with pytest.raises(UnreadableAnswer):
            self.discard.read(value)

    def test_refusals(self):
        assert refused(self.discard, []) == Refusal("not-that-many", "RULE-3", {"least": 1, "most": 2})
        assert refused(self.discard, HAND).why == "not-that-many"
        assert refused(self.discard, [HAND[1], HAND[1]]) == Refusal("named-twice", "RULE-3")
        assert refused(self.discard, [{"name": "hodor"}]) == Refusal("not-an-option", "RULE-3")

    def test_a_barred_option_is_refused_by_the_rule_that_bars_it(self):
        why = Refusal("too-young", "RULE-9")
        discard = Some(about="discard", options=HAND, most=2, barred=(Barred(Card("rickon"), why),))
        assert refused(discard, [HAND[0], {"name": "rickon"}]) == why

    def test_samples_are_allowed_and_of_every_size(self):
        chance = Chance(1)
        samples = [self.discard.sample(chance) for _ in range(100)]
        assert not any(map(self.discard.refusal, samples))
        assert {len(sample) for sample in samples} == {1, 2}
        assert len(set(samples)) == 9  # three alone, six pairs in order

    def test_most_may_exceed_the_number_of_options(self):
        every = Some(about="any", options=("a", "b"), most=9)
        assert {len(every.sample(Chance(n))) for n in range(50)} == {0, 1, 2}
        assert allowed(every, []) == ()


class Bound(Form, frozen=True, kw_only=True):
    """The fields together must not exceed a sum."""

    most: int

    def refusal(self, answer: dict[str, Any]) -> Refusal | None:
        if refusal := super().refusal(answer):
            return refusal
        return Refusal("too-much", self.rule) if answer["swords"] + answer["ships"] > self.most else None


class TestForm:
    form = Bound(
        about="muster",
        rule="RULE-4",
        most=4,
        fields={
            "swords": Amount(about="swords", least=0, most=3),
            "ships": Amount(about="ships", least=0, most=3, rule="RULE-5"),
            "who": Pick(about="who", options=HAND),
        },
    )

    def test_each_field_is_read_by_its_own_question(self):
        read = allowed(self.form, {"swords": 1, "ships": 3, "who": {"name": "robb", "cost": 3}})
        assert read == {"swords": 1, "ships": 3, "who": HAND[0]}

    def test_the_order_of_filling_does_not_matter(self):
        """A record must lead to the same game, so an answer has one order: that of the fields."""
        read = self.form.read({"who": HAND[0], "ships": 1, "swords": 2})
        assert list(read) == ["swords", "ships", "who"]

    @pytest.mark.parametrize("value", [None, [], "x", 3, [["swords", 1]], {"swords": True}, {"who": "robb"}])
    def test_unreadable(self, value):
        with pytest.raises(UnreadableAnswer):
            self.form.read(value)

    def test_refusals_name_the_field(self):
        full = {"swords": 1, "ships": 1, "who": HAND[0]}
        assert refused(self.form, {**full, "more": 1}) == Refusal("no-such-field", "RULE-4", {"field": "more"})
        assert refused(self.form, {1: 2, **full}).about == {"field": "1"}
        lacking = {"swords": 1, "who": HAND[0]}
        assert refused(self.form, lacking) == Refusal("field-left-open", "RULE-4", {"field": "ships"})
        over = Refusal("out-of-range", "RULE-5", {"least": 0, "most": 3, "field": "ships"})
        assert refused(self.form, {**full, "ships": 4}) == over

    def test_a_form_can_have_a_rule_about_all_its_fields(self):
        assert refused(self.form, {"swords": 3, "ships": 2, "who": HAND[0]}) == Refusal("too-much", "RULE-4")

    def test_samples_fill_every_field(self):
        sample = self.form.sample(Chance(1))
        assert list(sample) == ["swords", "ships", "who"]
        assert sample["who"] in HAND
        assert self.form.answers() is None


class TestDecision:
    nothing: Decision[int] = Decision(about="nothing")

    class Place(Decision[Card], frozen=True, kw_only=True):
        shape: ClassVar[Any] = Card

        def refusal(self, answer: Card) -> Refusal | None:
            return None

    def test_answers_are_read_as_the_shape_says(self):
        place = self.Place(about="place")
        assert place.read({"name": "robb", "cost": 3}) == HAND[0]
        assert place.read(HAND[0]) is HAND[0]

    @pytest.mark.parametrize(
        "value", [None, {}, {"name": 1}, {"name": "robb", "cost": True}, {"name": "x", "y": 1}, [[]]]
    )
    def test_other_shapes_are_unreadable(self, value):
        with pytest.raises(UnreadableAnswer):
            self.Place(about="place").read(value)

    def test_a_decision_travels_as_json_with_its_kind(self):
        sent = json.decode(json.encode(Pick(about="which", options=(1, 2), rule="RULE-1")))
        assert sent == {"type": "Pick", "about": "which", "rule": "RULE-1", "options": [1, 2], "barred": []}

    def test_a_plain_decision_must_say_what_it_allows(self):
        with pytest.raises(NotImplementedError):
            self.nothing.refusal(1)
        with pytest.raises(NotImplementedError):
            self.nothing.sample(Chance(1))


class TestRefusal:
    def test_it_reads_with_its_rule(self):
        assert str(Refusal("out-of-range", "RULE-2")) == "out-of-range (RULE-2)"
        assert str(Refusal("out-of-range")) == "out-of-range"
        assert str(IllegalAnswer(Refusal("out-of-range", "RULE-2"))) == "out-of-range (RULE-2)"

    def test_it_travels_between_processes(self):
        import pickle

        refused = IllegalAnswer(Refusal("out-of-range", "RULE-2", {"least": 2}))
        again = pickle.loads(pickle.dumps(refused))
        assert again.refusal == refused.refusal
        assert str(again) == str(refused)


# -------------------------------------------------------------------------------------------------- doing nothing


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_nan_and_infinity_are_not_read_as_null(value):
    """JSON would turn them into null, which may mean pass."""
    which: Pick[Any] = Pick(about="which", options=(None, (None,), {"of": None}))
    assert [allowed(which, each) for each in (None, [None], {"of": None})] == [None, (None,), {"of": None}]
    with pytest.raises(UnreadableAnswer):
        which.read(value)
    assert refused(which, [value]).why == refused(which, {"of": value}).why == "not-an-option"


def test_a_question_says_which_answer_means_to_do_nothing():
    assert to_builtins(Pick(about="respond", options=(None, "parry"), idle=None))["idle"] is None
    assert to_builtins(Amount(about="bid", least=0, most=3, idle=0))["idle"] == 0


def test_a_question_that_must_be_answered_has_no_such_answer():
    assert "idle" not in to_builtins(Pick(about="respond", options=(1, 2)))


# ------------------------------------------------------------------------------------------------ several reasons


def test_several_reasons_are_one_refusal():
    reasons = (Refusal("too-few-cards", "R-1"), Refusal("too-many-copies", "R-2"), Refusal("banned", "R-3"))
    refusal = Refusal.all(reasons)
    assert refusal is not None
    assert (refusal.why, refusal.rule) == ("too-few-cards", "R-1")
    assert refusal.reasons == reasons


def test_no_reason_is_no_refusal():
    assert Refusal.all(()) is None


class TestManyReasons:
    def test_all_are_told_as_long_as_anybody_would_read_them(self):
        found = Refusal.all(Refusal(f"why-{n}") for n in range(MOST_REASONS))
        assert found is not None
        assert [each.why for each in found.reasons] == [f"why-{n}" for n in range(MOST_REASONS)]

    def test_a_longer_list_ends_with_and_more(self):
        found = Refusal.all(Refusal(f"why-{n}") for n in range(10_000))
        assert found is not None
        assert len(found.reasons) == MOST_REASONS + 1
        assert found.reasons[-1] == Refusal("and-more")
