"""The contract of a game: standings, and values that cannot be changed."""

import pytest

from maester.kernel import Amount, AnsweredItself, Form, Options, Pick, Refusal, Some, Standing

PLACES = {"ann": 2, "bob": 1, "cat": 1, "dan": 4}


def test_who_is_first_has_won_once_the_game_is_over():
    assert Standing(True, PLACES, dict.fromkeys(PLACES, 0)).winners == ("bob", "cat")


def test_nobody_has_won_while_the_game_goes_on():
    assert Standing(False, PLACES, dict.fromkeys(PLACES, 0)).winners == ()


@pytest.mark.parametrize(
    "value",
    [
        Pick(about="which", options=(1, 2)),
        Amount(about="bid", least=0, most=1),
        Some(about="any", options=(1, 2), most=2),
        Form(about="form", fields={}),
        AnsweredItself("ann", "which", 1),
        Refusal("why"),
        Options(seats=2),
        Standing(True, PLACES, {}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_stays_as_it_is(value):
    for name in value.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(value, name, None)
