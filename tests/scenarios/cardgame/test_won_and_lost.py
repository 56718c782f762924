"""Which cards answer to a challenge that was won or lost: each against every kind of outcome.

The table says what is printed; the outcomes are all there can be of type, side, margin, opposition and part taken.
"""

from itertools import product
from typing import Any

import pytest

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context
from maester.games.cardgame.lexicon import Arriving, Leaving, What
from maester.games.cardgame.state import Challenge, Happening
from maester.games.cardgame.triggers import answers_to
from maester.games.cardgame.which import CONTESTS
from tests.scenarios.cardgame.scenario import Scenario

PRINTED = """
code                     | after| types           | side    | by| unopposed| takes part
a-clash-of-kings         | won  | power           | any     | 0 | no       | -
rattleshirts-raiders     | won  | any             | any     | 0 | no       | this attacks
put-to-the-sword         | won  | military        | attacker| 5 | no       | -
put-to-the-torch         | won  | military        | attacker| 5 | no       | -
superior-claim           | won  | power           | any     | 5 | no       | -
tears-of-lys             | won  | intrigue        | attacker| 0 | no       | -
asha-greyjoy             | won  | any             | any     | 0 | yes      | this
theon-greyjoy            | won  | any             | any     | 0 | yes      | this
throwing-axe             | won  | any             | any     | 0 | no       | bearer attacks
great-kraken             | won  | any             | any     | 0 | yes      | -
we-do-not-sow            | won  | any             | any     | 0 | yes      | -
lannisport               | won  | intrigue        | any     | 0 | no       | -
maester-caleotte         | lost | any             | any     | 0 | no       | this
the-red-viper            | won  | any             | any     | 0 | no       | this attacks
ghaston-grey             | lost | any             | defender| 0 | no       | -
sunspear                 | lost | any             | defender| 0 | no       | -
dorans-game              | won  | intrigue        | any     | 5 | no       | -
unbowed-unbent-unbroken  | lost | any             | defender| 0 | no       | -
the-wall                 | lost | any             | any     | 0 | yes      | -
the-sword-in-the-darkness| won  | any             | defender| 5 | no       | a friend
ice                      | won  | military        | any     | 0 | no       | bearer
like-warm-rain           | lost | intrigue        | defender| 0 | no       | -
rhaegal                  | won  | any             | any     | 0 | no       | a friend
ser-jorah-mormont        | won  | any             | any     | 0 | no       | this
plaza-of-punishment      | won  | power           | any     | 0 | no       | -
dothraki-sea             | won  | power           | any     | 0 | no       | -
maester-lomys            | won  | intrigue        | defender| 0 | no       | -
the-queen-of-thorns      | won  | intrigue        | any     | 0 | no       | this
the-mander               | won  | any             | any     | 5 | no       | -
olennas-cunning          | won  | intrigue, power | any     | 0 | no       | -
"""

HEAD, *LINES = ([word.strip() for word in line.split("|")] for line in PRINTED.strip().splitlines())
ROWS = [dict(zip(HEAD, line, strict=True)) for line in LINES]
FRIENDS = {"the-sword-in-the-darkness": "ranging-party", "rhaegal": "daenerys-targaryen"}


def expected(row: dict[str, Any], won: bool, mine: bool, contest: str, side: str, by: int, unopposed: bool) -> bool:
    """Whether print says so, part taken left aside."""
    return (
        mine
        and won == (row["after"] == "won")
        and (row["types"] == "any" or contest in row["types"].split(", "))
        and row["side"] in ("any", side)
        and by >= int(row["by"])
        and (row["unopposed"] == "no" or unopposed)
    )


def outcomes() -> Any:
    return product((True, False), (True, False), CONTESTS, ("attacker", "defender"), (4, 5), (True, False))


def takes_part(row: dict[str, Any], where: str) -> bool:
    needed = row["takes part"]
    return needed == "-" or where == "attacking" or (where == "defending" and not needed.endswith("attacks"))


@pytest.mark.rule("CG-CHAL-23", "CG-TRIGGER-01", "CG-GOLDEN-02")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["code"])
@pytest.mark.parametrize("where", ["attacking", "defending", "nowhere"])
def test_a_card_answers_to_what_is_printed_and_to_nothing_else(row: dict[str, Any], where: str):
    code = row["code"]
    scenario = Scenario().table(1, "courtesan-of-the-rose", FRIENDS.get(code, "burned-men"), "left")
    state, seat, facts = scenario.state, scenario.seat(1), CARDS[code]
    if facts.type in ("character", "location"):
        scenario.table(1, code)
    elif facts.type == "attachment":
        scenario.table(1, f"{code}>courtesan-of-the-rose")
    elif facts.type == "plot":
        scenario.plot(1, code)
    names = {card.code: card.id for card in state.cards.values()}
    concerned = {"this": code, "bearer": "courtesan-of-the-rose", "a": FRIENDS.get(code, ""), "-": "left"}
    who = names[concerned[row["takes part"].split()[0]]]
    ability = next(each for each in facts.abilities if each.when is not None and each.when.what in ("won", "lost"))
    for won, mine, contest, side, by, unopposed in outcomes():
        other = names["left"] if who != names["left"] else names["burned-men"]
        state.challenge = Challenge(
            contest,
            scenario.seat(1),
            scenario.seat(2),
            scenario.seat(2),
            (who,) if where == "attacking" else (other,),
            defenders=(who,) if where == "defending" else (),
        )
        happening = Happening(
            "won" if won else "lost",
            scenario.seat(1 if mine else 2),
            contest=contest,
            role=side,
            amount=by,
            unopposed=unopposed,
        )
        context = Context(state, Board(state), seat, state.cards.get(names.get(code, "")), happening)
        assert ability.when is not None
        answers = answers_to(context, ability.when, happening)
        assert answers == (expected(row, won, mine, contest, side, by, unopposed) and takes_part(row, where)), happening


def test_no_other_card_answers_to_a_challenge_won_or_lost():
    found = [
        code
        for code, facts in CARDS.items()
        for ability in facts.abilities
        if ability.when is not None and ability.when.what in ("won", "lost")
    ]
    assert sorted(found) == sorted(row["code"] for row in ROWS)


OF_ITSELF = {
    "littlefinger": "marshaled",
    "yoren": "marshaled",
    "vanguard-lancer": "entered",
    "areo-hotah": "entered",
    "greenblood-trader": "entered",
    "arya-stark": "entered",
    "summer": "entered",
    "olennas-informant": "entered",
    "the-queens-assassin": "entered",
    "ser-davos-seaworth": "leaves",
    "shireen-baratheon": "leaves",
    "benjen-stark": "leaves",
    "ser-waymar-royce": "leaves",
    "viserys-targaryen": "leaves",
    "sansa-stark": "stood",
    "randyll-tarly": "strengthened",
    "dornish-paramour": "declared-attacker",
    "euron-crows-eye": "pillaged",
}
"""Cards that answer to what befalls themselves, and nobody else."""
HOW: dict[str, Arriving | Leaving] = {"leaves": "killed", "entered": "ambush"}


@pytest.mark.rule("CG-TEXT-02")
@pytest.mark.parametrize(("code", "what"), OF_ITSELF.items())
def test_a_card_that_speaks_of_itself_means_no_other(code: str, what: What):
    scenario = Scenario().table(1, code, "left").table(2, code)
    state, seat = scenario.state, scenario.seat(1)
    state.phase = "challenges"
    this, other, copy = [card for card in state.cards.values() if card.facts.type == "character"]
    when = CARDS[code].abilities[0].when
    assert when is not None
    for card, answers in ((this, True), (other, False), (copy, False)):
        happening = Happening(what, seat, card, code=card.code, how=HOW.get(what, ""))
        context = Context(state, Board(state), seat, this, happening)
        assert answers_to(context, when, happening) == answers, card.id
