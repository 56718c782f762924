"""A misspelt word in a fact file is an error when the game is loaded; so is one that means nothing where it stands.

Names of people, houses, units and cards are in test_conditions_and_counts.py.
"""

import pytest
from msgspec import ValidationError, convert

from maester.games.miniatures.texts.vocabulary import Happening

WOUND = {"does": "wounds", "n": 1}


@pytest.mark.parametrize(
    "when",
    [
        {"what": "atack"},
        {"what": "turn-begin"},
        {"what": "attack", "rolle": "attacker"},
        {"what": "attack", "role": "atacker"},
        {"what": "attack", "attack": "meelee"},
        {"what": "attack", "whose": "freind"},
        {"what": "attack", "test": "panic"},  # words that this occasion does not have
        {"what": "attack", "zones": ["crown"]},
        {"what": "attack", "actions": ["charge"]},
        {"what": "turn-start", "this": True},
        {"what": "turn-start", "which": {"side": "enemy"}},
        {"what": "round-start", "first": True},
        {"what": "zone", "zones": ["crwon"]},
        {"what": "zone", "foe": {"side": "enemy"}},
        {"what": "activates", "role": "attacker"},
        {"what": "activates", "which": {"syde": "enemy"}},
        {"what": "activates", "which": {"type": ["cavalary"]}},
        {"what": "action", "actions": ["manoeuvre"]},
        {"what": "test", "test": "panik"},
        {"what": "token", "condition": "panickd"},
        {"what": "token", "effect": "order"},
        {"what": "declared", "effect": "card"},
        {"what": "charged", "attack": "melee"},
    ],
)
def test_a_misspelt_occasion_is_an_error(when):
    with pytest.raises(ValidationError):
        convert({"when": when, "do": [WOUND]}, Happening)


@pytest.mark.parametrize(
    "more",
    [
        {"do": [{"does": "wuonds", "n": 1}]},
        {"do": [{"does": "wounds", "m": 1}]},
        {"do": [WOUND], "iff": {}},
        {"do": [WOUND], "if": {"controll": ["crown"]}},
        {"do": [WOUND], "once": "round"},
    ],
)
def test_so_is_what_is_done_and_on_which_condition(more):
    with pytest.raises(ValidationError):
        convert({"when": {"what": "attack"}, **more}, Happening)
