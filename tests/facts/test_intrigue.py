"""Every component of Westeros Intrigue against tables written from the rule sheet and what is known of the box."""

import tomllib
from importlib.resources import files

from maester.games.intrigue.facts import DEAL, DECK, HOUSE_OF, HOUSES

CHARACTERS = {
    "stark": "eddard catelyn robb sansa arya bran rickon jon-snow hodor",
    "lannister": "tywin cersei jaime tyrion kevan lancel sandor gregor bronn",
    "baratheon": "robert stannis renly joffrey myrcella tommen davos melisandre gendry",
    "targaryen": "daenerys viserys khal-drogo jorah barristan missandei grey-worm daario drogon",
}
SEEN = ("jaime", "tyrion", "sandor", "stannis")
"""Characters that the rule sheet shows; the others are proposed."""

THRONE = ((1, 1), (1, 2), (2, 3), (2, 4), (2, 5), (3, 6), (3, 7))
"""Value and daggers of the seven Iron Throne cards; all proposed."""

DEALT = {2: (14, False, 7), 3: (12, False, 8), 4: (9, False, 8), 5: (7, True, 8), 6: (6, False, 8)}
"""Players: cards for each, whether one card opens row 1, and how long row 1 may become."""


def test_the_file_says_what_is_in_the_box_and_nothing_else():
    text = files("maester.games.intrigue").joinpath("facts", "components.toml").read_text("utf-8")
    assert tomllib.loads(text) == {
        "houses": list(CHARACTERS),
        "throne_status": "proposed",
        "throne": [{"value": value, "daggers": daggers} for value, daggers in THRONE],
        "tokens_status": "proposed",
        "tokens": {"1": 10, "2": 8, "5": 6},
        "deal": {str(n): {"each": each, "start_card": opens, "cap": cap} for n, (each, opens, cap) in DEALT.items()},
        "characters": {
            card: {"house": house, "status": "confirmed" if card in SEEN else "proposed"}
            for house, cards in CHARACTERS.items()
            for card in cards.split()
        },
    }


def test_the_rules_read_it_rightly():
    assert tuple(HOUSES) == tuple(CHARACTERS)
    assert {card: house for house, cards in CHARACTERS.items() for card in cards.split()} == HOUSE_OF
    assert sorted(DECK) == sorted(HOUSE_OF)
    assert len(DECK) == 36
    assert {n: (deal.each, deal.start_card, deal.cap) for n, deal in DEAL.items()} == DEALT
    for players, (each, opens, _) in DEALT.items():
        assert 36 - players * each == {2: 8, 5: 1}.get(players, 0)
        assert opens == (players == 5)
