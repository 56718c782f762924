"""Offers: options that are tagged values, read from JSON and from what people write."""

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from maester.kernel import Barred, Offer, Pick, Refusal, Some, UnreadableAnswer
from maester.kernel.exactly import exactly


class Play(Offer, frozen=True):
    @classmethod
    def spelt(cls, text):
        return Marshal(text.removeprefix("marshal ")) if text.startswith("marshal ") else None


class Pass(Play, frozen=True):
    pass


class Marshal(Play, frozen=True):
    card: str
    cost: int = 0

    def __str__(self):
        return f"marshal {self.card}"


class Ambush(Play, frozen=True):
    card: str


GHOST, NED = Marshal("ghost", 4), Marshal("ned", 7)
TOO_DEAR = Refusal("too-little-gold", "CG-MARSHAL-06")
QUESTION = Pick(
    about="play", rule="CG-ACTION-04", options=(Pass(), GHOST), barred=(Barred(NED, TOO_DEAR),), idle=Pass()
)


@pytest.mark.parametrize("option", QUESTION.options)
def test_an_option_is_read_from_its_json(option):
    assert exactly(QUESTION, decode(encode(option))) is option
    assert QUESTION.read(option) is option
    assert QUESTION.read(replace(option)) is option


def test_what_people_write_means_the_option_that_is_written_so():
    assert QUESTION.read("marshal ghost") is GHOST
    assert QUESTION.refusal(QUESTION.read("marshal ned")) == TOO_DEAR


@pytest.mark.parametrize(
    "value", [{"type": "Ambush", "card": "ghost"}, {"type": "Marshal", "card": "ghost", "cost": 3}]
)
def test_a_kind_that_is_not_offered_is_read_and_refused(value):
    assert QUESTION.refusal(exactly(QUESTION, value)) == Refusal("not-an-option", "CG-ACTION-04")


def test_a_barred_offer_is_refused_by_its_own_rule():
    assert QUESTION.refusal(QUESTION.read({"type": "Marshal", "card": "ned", "cost": 7})) == TOO_DEAR


@pytest.mark.parametrize(
    "value",
    [None, 3, "ghost", {}, {"type": "Dance"}, {"type": "Marshal"}, {"type": "Marshal", "card": 4}, [], ["Pass"]],
)
def test_anything_else_cannot_be_read(value):
    with pytest.raises(UnreadableAnswer):
        QUESTION.read(value)


def test_more_than_an_offer_says_is_not_read():
    with pytest.raises(UnreadableAnswer, match="palce"):
        exactly(QUESTION, {"type": "Marshal", "card": "ghost", "cost": 4, "palce": 2})


def test_offers_may_stand_beside_nothing_and_in_lists():
    either = Pick(about="play", options=(None, GHOST))
    assert either.read(None) is None
    assert either.read(decode(encode(GHOST))) is GHOST
    several = Some(about="play", options=(GHOST, NED), most=2)
    assert several.read(["marshal ned", decode(encode(GHOST))]) == (NED, GHOST)
    assert several.refusal((GHOST, GHOST)) == Refusal("named-twice", None)
