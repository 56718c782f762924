"""An answer refused in a window names the rule that forbids it, the same that the card itself would name."""

from collections.abc import Iterator
from typing import Any

import pytest

from maester.games import cardgame
from maester.games.cardgame.board import Board
from maester.games.cardgame.decks import BUILT_IN
from maester.games.cardgame.explain import Explained
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.marshal import ambush_prices
from maester.games.cardgame.options import Options
from maester.games.cardgame.reasons import is_optional
from maester.games.cardgame.state import Card, State
from maester.kernel import Chance, IllegalAnswer, Refusal, Table, UnreadableAnswer, seed_from
from tests.scenarios.cardgame.scenario import Played, Scenario
from tests.scenarios.cardgame.test_risen_and_attached import with_risen


def refused(table: Table, seat: str, answer: str) -> Refusal:
    with pytest.raises(IllegalAnswer) as error:
        table.answer(seat, answer)
    assert table.would(seat, answer).refusal == error.value.refusal
    return error.value.refusal


def why(game: Played, who: int, answer: str) -> tuple[str, str | None]:
    refusal = refused(game.table, game.seat(who), answer)
    return refusal.why, refusal.rule


# ------------------------------------------------------------------------------------------------- reason by reason


@pytest.mark.rule("CG-KEYWORD-LIMITED-01")
def test_a_second_limited_card():
    game = Scenario().hand(1, "the-roseroad", "the-kingsroad").marshals(1, gold=9).says(1, "marshal:the-roseroad")
    assert why(game, 1, "marshal:the-kingsroad") == ("limited-already", "CG-KEYWORD-LIMITED-01")


@pytest.mark.rule("CG-DEAD-03", "CG-UNIQUE-01", "CG-MARSHAL-06", "CG-ATTACH-02", "CG-EVENT-07")
def test_cards_that_cannot_be_marshaled():
    start = Scenario().dead(1, "robb-stark").table(2, "arya-stark", owner=1)
    hand = ("robb-stark", "arya-stark", "tywin-lannister", "longclaw", "winter-is-coming")
    game = start.hand(1, *hand).marshals(1, gold=4)
    assert [why(game, 1, f"marshal:{code}")[1] for code in hand] == [
        "CG-DEAD-03",
        "CG-UNIQUE-01",
        "CG-MARSHAL-06",
        "CG-ATTACH-02",
        "CG-EVENT-07",
    ]


@pytest.mark.rule("CG-MARSHAL-03")
def test_marshaling_out_of_turn():
    game = Scenario().table(2, "dragonstone-port").hand(2, "ghost").marshals(1, gold=9).to(2, "respond-actions")
    assert why(game, 2, "marshal:ghost") == ("not-the-active-player", "CG-MARSHAL-03")


@pytest.mark.rule("CG-KEYWORD-AMBUSH-01")
def test_an_ambush_that_costs_too_much():
    start = Scenario().hand(1, "burned-men", "areo-hotah").gold(1, 2).challenges(1)
    assert why(start, 1, "ambush:areo-hotah:5") == ("too-little-gold", "CG-KEYWORD-AMBUSH-01")
    assert why(start, 1, "ambush:areo-hotah:1") == ("not-an-option", "CG-ACTION-04")


@pytest.mark.rule("CG-ACTION-02", "CG-ZONE-09", "CG-REACT-01", "CG-BLANK-01", "CG-RULE-50")
def test_abilities_that_cannot_be_used():
    start = Scenario().agenda(1, "fealty").table(1, "margaery-tyrell/k", "the-kingsroad", "tyrion-lannister")
    start = start.hand(1, "put-to-the-sword", "burned-men").gold(1, 2)
    game = start.table(2, "milk-of-the-poppy>tyrion-lannister").challenges(1).uses(1, "fealty")
    uses = ("margaery-tyrell", "the-kingsroad", "tyrion-lannister")
    assert [why(game, 1, f"{game.name(code)}#0")[1] for code in uses] == ["CG-ZONE-09", "CG-ACTION-02", "CG-BLANK-01"]
    assert why(game, 1, "put-to-the-sword#0") == ("not-in-this-window", "CG-REACT-01")
    assert why(game, 1, "fealty#0") == ("faction-card-kneels", "CG-RULE-50")


@pytest.mark.rule("CG-DUP-03")
def test_a_duplicate_with_nothing_to_save_from():
    game = Scenario().table(1, "robb-stark/d").hand(1, "burned-men").gold(1, 2).challenges(1)
    assert why(game, 1, f"save:{game.name('robb-stark')}@0") == ("not-in-this-window", "CG-DUP-03")


@pytest.mark.parametrize(
    "answer",
    ["treachery#0", "marshal:treachery", "robb-stark.1#0", "fealty#0", "fealty#0@9", "marshal:dragon"],
)
def test_nothing_is_said_of_what_is_not_ones_own(answer: str):
    """A card in another's hand is refused like one that does not exist."""
    game = Scenario().agenda(2, "fealty").hand(2, "treachery").hand(1, "burned-men").gold(1, 2).challenges(1)
    assert why(game, 1, answer) == ("not-an-option", "CG-ACTION-04")


@pytest.mark.rule("CG-RULE-72")
def test_an_event_that_has_become_an_attachment_has_no_ability_that_could_be_used():
    game = with_risen(Scenario().table(1, "theon-greyjoy"), 1, "theon-greyjoy").hand(1, "burned-men").gold(1, 2)
    played = game.challenges(1)
    assert why(played, 1, f"{played.name('risen-from-the-sea')}#0") == ("not-an-option", "CG-ACTION-04")


@pytest.mark.parametrize("answer", ["fealty#x", "", "#", "marshal:", "marshal:ghost!", "discard:seat-2:ghost", 3, {}])
def test_what_is_no_play_at_all_is_not_read(answer: Any):
    game = Scenario().hand(1, "burned-men").gold(1, 2).challenges(1)
    with pytest.raises(UnreadableAnswer):
        game.table.answer("seat-1", answer)


# ------------------------------------------------------------------------------------------------- the law

DECKS = tuple(BUILT_IN)
GAMES = tuple(zip(DECKS, (*DECKS[3:], *DECKS[:3]), strict=True))
MOST_ANSWERS = 150


def answers(state: State, seat: str, what: str, use: str) -> Iterator[str]:
    """All answers by which this use of a card would be made."""
    card: Card | None = state.cards.get(what)
    code = what if card is None else card.code
    happenings = range(len(state.open[-1].happenings))
    if use == "marshal":
        yield f"marshal:{code}"
    elif use == "ambush":
        prices = list(ambush_prices(Board(state).binds("ambush-for-cost", seat), code))
        if len(prices) == 1:
            yield f"ambush:{code}:{prices[0]}"
    elif use == "duplicate":
        yield from (f"save:{what}@{n}" for n in happenings)
    else:
        numbers = [n for n, ability in enumerate(CARDS[code].abilities) if is_optional(ability) and ability.kind == use]
        if len(numbers) == 1:
            yield f"{what}#{numbers[0]}"
            yield from (f"{what}#{numbers[0]}@{n}" for n in happenings)


@pytest.mark.parametrize(("first", "second"), GAMES)
def test_whatever_a_card_says_of_itself_is_what_the_window_answers(first: str, second: str):
    options = Options(seats=2, decks={"seat-1": first, "seat-2": second})
    table: Any = Table.opened(cardgame.GAME, options, seed_from("refused", first, second))
    chance, rules = Chance(seed_from("answers", first, second)), set()
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        seat, state = table.waiting[0], table.state
        if table.decision(seat).about.startswith("respond-"):
            own = [card.id for card in state.cards.values() if card.controller == seat]
            for what in dict.fromkeys((*own, *state.hands[seat], *filter(None, [state.agendas.get(seat)]))):
                said = table.explain(seat, what)
                assert isinstance(said, Explained)
                for each in said.uses:
                    if each.refusal is None:
                        continue
                    for answer in answers(state, seat, what, each.use):
                        assert refused(table, seat, answer) == each.refusal
                        rules.add(each.refusal.rule)
        table.answer_any(seat, chance)
    assert len(rules) > 6
