"""PLACE: where a card may lie, and where not."""

from collections import Counter

import pytest

from maester.games.intrigue.facts import HOUSE_OF, HOUSES
from maester.games.intrigue.place import Placement
from maester.kernel import Chance, UnreadableAnswer
from tests.scenarios.intrigue.play import COUNTS, random_decisions
from tests.scenarios.intrigue.reference import EVERYWHERE, allowed
from tests.scenarios.intrigue.scenario import HOUSE, LEFT_END, RIGHT_END, Scenario

FULL_ROW = "S B L S B S L B"
ALL = "S L B T"


@pytest.mark.rule("INT-PLACE-01")
@pytest.mark.parametrize("card", list(HOUSE))
def test_the_first_card_opens_row_1_whatever_its_house(card: str):
    game = Scenario(players=4).hand(1, ALL).to_act(1).begin()
    assert game.legal(card) == {(1, 1)}
    assert {(answer.row, answer.place) for answer in game.answers(1)} == {(1, 0)}
    game.refuses(1, card, 2, 1, rule="INT-PLACE-08")
    game.says(1, card, 1, 1)
    assert game.row(1) == card


@pytest.mark.rule("INT-PLACE-01", "INT-PLACE-02")
@pytest.mark.parametrize("place", [-1, 0, 2, 3])
def test_the_first_card_has_one_place(place: int):
    game = Scenario(players=4).to_act(1).begin()
    game.refuses(1, game.hand(1)[0], 1, place, rule="INT-PLACE-02")


@pytest.mark.rule("INT-PLACE-02", "INT-PLACE-04")
@pytest.mark.parametrize("card", list(HOUSE))
def test_row_1_grows_at_both_ends_with_any_house(card: str):
    row = Scenario(players=4).row(1, "S S").hand(1, ALL).to_act(1)
    assert {LEFT_END, RIGHT_END} <= row.begin().legal(card)
    assert row.begin().says(1, card, *LEFT_END).row(1) == f"{card} S S"
    assert row.begin().says(1, card, *RIGHT_END).row(1) == f"S S {card}"


@pytest.mark.rule("INT-PLACE-02")
@pytest.mark.parametrize("place", [-3, -1, 5, 6, 20])
def test_row_1_has_no_gaps(place: int):
    game = Scenario(players=4).row(1, "S L S").hand(1, ALL).to_act(1).begin()
    game.refuses(1, "S", 1, place, rule="INT-PLACE-02")


@pytest.mark.rule("INT-PLACE-03")
def test_nothing_is_put_between_or_onto_the_cards_of_row_1():
    game = Scenario(players=4).row(1, "S L S").hand(1, ALL).to_act(1).begin()
    in_row_1 = {spot for card in game.hand(1) for spot in game.legal(card) if spot[0] == 1}
    assert in_row_1 == {LEFT_END, RIGHT_END}
    for place in (1, 2, 3):
        game.refuses(1, "S", 1, place, rule="INT-PLACE-02")


@pytest.mark.rule("INT-PLACE-03", "INT-RULE-04")
def test_neighbours_stay_neighbours_while_the_row_grows():
    game = Scenario(players=4).row(1, "robb arya").hand(1, "S").hand(2, "L").hand(3, "B").to_act(1).begin()
    game.says(1, "S", *LEFT_END).says(2, "L", *LEFT_END).says(3, "B", *RIGHT_END)
    names = [card for (row, _), card in sorted(game.state.cards.items()) if row == 1]
    assert game.row(1) == "L S S S B"
    assert names.index("arya") == names.index("robb") + 1


@pytest.mark.rule("INT-PLACE-05", "INT-PLACE-07")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_row_1_takes_8_cards(players: int):
    game = Scenario(players).row(1, "S S S S S S S").hand(1, "T").hand(2, "T T").to_act(1).begin()
    assert game.view(None).cap == 8
    game.says(1, "T", *LEFT_END)
    game.refuses(2, "T", *LEFT_END, rule="INT-PLACE-07").refuses(2, "T", *RIGHT_END, rule="INT-PLACE-07")
    assert game.legal("T") == {(2, 1)}


@pytest.mark.rule("INT-PLACE-06", "INT-PLACE-07")
def test_with_two_players_row_1_takes_7_cards():
    game = Scenario(players=2).row(1, "S S S S S S").hand(1, "T").hand(2, "T T").to_act(1).begin()
    assert game.view(None).cap == 7
    game.says(1, "T", *LEFT_END)
    game.refuses(2, "T", *LEFT_END, rule="INT-PLACE-07").refuses(2, "T", *RIGHT_END, rule="INT-PLACE-07")
    assert game.legal("T") == {(2, 1)}


@pytest.mark.rule("INT-PLACE-07")
def test_a_full_row_1_takes_no_card_anywhere():
    game = Scenario(players=4).row(1, FULL_ROW).hand(1, ALL).to_act(1).begin()
    for place in range(-2, 12):
        game.refuses(1, "S", 1, place, rule="INT-PLACE-07")


@pytest.mark.rule("INT-PLACE-08")
@pytest.mark.parametrize(
    ("row", "place"), [(2, 0), (2, 1), (2, 4), (3, 1), (3, 2), (0, 1), (-1, 1), (9, 1), (10**9, 1)]
)
def test_a_card_needs_an_empty_place_and_two_supports(row: int, place: int):
    """Row 2 place 1 is taken, place 4 would hang over the edge, and nothing in row 3 has two supports."""
    game = Scenario(players=4).row(1, "S S S S").row(2, "S . S").hand(1, "S S").to_act(1).begin()
    assert game.legal("S") == {LEFT_END, RIGHT_END, (2, 2)}
    game.refuses(1, "S", row, place, rule="INT-PLACE-08")


@pytest.mark.rule("INT-PLACE-08")
def test_a_place_is_taken_once():
    game = Scenario(players=4).row(1, "S L").hand(1, "S S").hand(2, "L L").to_act(1).begin()
    game.says(1, "S", 2, 1)
    assert game.legal("L") == {LEFT_END, RIGHT_END}
    game.refuses(2, "L", 2, 1, rule="INT-PLACE-08")


@pytest.mark.rule("INT-PLACE-08")
def test_a_card_may_complete_the_supports_on_both_its_sides():
    game = Scenario(players=4).row(1, "S L B T").row(2, "S . T").hand(1, "B").hand(2, ALL).to_act(1).begin()
    game.says(1, "B", 2, 2)
    assert [sorted(spot for spot in game.legal(card) if spot[0] > 1) for card in ALL.split()] == [
        [(3, 1)],
        [],
        [(3, 1), (3, 2)],
        [(3, 2)],
    ]


@pytest.mark.rule("INT-PLACE-09")
@pytest.mark.parametrize(("left", "right"), [(left, right) for left in HOUSE for right in HOUSE])
def test_a_higher_card_has_the_house_of_a_support(left: str, right: str):
    game = Scenario(players=4).row(1, f"{left} {right}").hand(1, ALL).to_act(1).begin()
    for card in HOUSE:
        if card in (left, right):
            assert (2, 1) in game.legal(card)
        else:
            assert (2, 1) not in game.legal(card)
            game.refuses(1, card, 2, 1, rule="INT-PLACE-09")


@pytest.mark.rule("INT-PLACE-09")
def test_only_the_two_supports_count():
    """The cards of row 1 below, and neighbours in the same row, give no house to row 3."""
    game = Scenario(players=4).row(1, "S B T L").row(2, "S T L").hand(1, "B L").to_act(1).begin()
    game.refuses(1, "B", 3, 1, rule="INT-PLACE-09").refuses(1, "L", 3, 1, rule="INT-PLACE-09")
    assert game.legal("L") == {LEFT_END, RIGHT_END, (3, 2)}


@pytest.mark.rule("INT-PLACE-10")
def test_a_higher_card_need_not_touch_its_row():
    game = Scenario(players=4).row(1, "S S S S").row(2, "S . .").hand(1, "S").to_act(1).begin()
    assert {(2, 2), (2, 3)} <= game.legal("S")
    game.says(1, "S", 2, 3)
    assert game.row(2) == "S . S"


@pytest.mark.rule("INT-PLACE-11")
def test_a_higher_row_opens_while_lower_rows_are_not_full():
    game = Scenario(players=6).row(1, "S S").hand(1, "S").hand(2, "S").hand(3, "S").hand(4, "S").to_act(1).begin()
    game.says(1, "S", 2, 1).says(2, "S", *RIGHT_END).says(3, "S", 2, 2)
    assert (3, 1) in game.legal("S")
    game.says(4, "S", 3, 1)
    assert (game.row(1), game.row(2), game.row(3)) == ("S S S", "S S", "S")


@pytest.mark.rule("INT-PLACE-12")
@pytest.mark.parametrize("players", COUNTS)
def test_each_row_has_room_for_one_card_less_than_the_row_below(players: int):
    for game in random_decisions(players, seed=5):
        cap, rows = game.state.cap, [row for row, _ in game.state.cards]
        assert all(rows.count(row) <= cap + 1 - row for row in rows)
        assert max(rows, default=0) <= cap


@pytest.mark.rule("INT-PLACE-02", "INT-PLACE-07", "INT-PLACE-08", "INT-PLACE-09", "INT-PLACE-11")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(4))
def test_the_game_offers_exactly_what_the_wording_allows(players: int, seed: int):
    """Every place there could be is tried with every house, at every decision of a random game."""
    for game in random_decisions(players, seed):
        state, seat = game.state, game.table.waiting[0]
        decision = game.table.decision(seat)
        may = {house: allowed(state.cards, state.cap, house) for house in HOUSES}
        allowed_answers = [Placement(card, *spot) for card in state.hands[seat] for spot in may[HOUSE_OF[card]]]
        assert Counter(game.answers(seat)) == Counter(allowed_answers)
        for house, card in {HOUSE_OF[card]: card for card in state.hands[seat]}.items():
            for spot in EVERYWHERE:
                refusal = decision.refusal(Placement(card, *spot))
                assert (refusal.rule if refusal else None) == why_not(may, spot, house)


def why_not(may: dict[str, set[tuple[int, int]]], spot: tuple[int, int], house: str) -> str | None:
    """The rule that keeps a card of this house from this place."""
    row, _ = spot
    if spot in may[house]:
        return None
    if row == 1:
        return "INT-PLACE-02" if any(row == 1 for row, _ in may[house]) else "INT-PLACE-07"
    return "INT-PLACE-09" if any(spot in spots for spots in may.values()) else "INT-PLACE-08"


def test_a_refusal_speaks_of_the_card():
    game = Scenario(players=4).row(1, FULL_ROW).hand(1, "tywin").hand(2, "T").to_act(1).begin()
    decision = game.table.decision("seat-1")
    foreign, clash = decision.refusal(Placement("drogon", 1, 0)), decision.refusal(Placement("tywin", 2, 0))
    assert foreign is not None
    assert (foreign.why, foreign.about) == ("card-not-in-hand", {"card": "drogon"})
    assert clash is not None
    assert (clash.why, clash.about) == ("house-does-not-match", {"card": "tywin"})
    whys = {str(decision.refusal(Placement("tywin", *spot))) for spot in ((1, 9), (3, 0))}
    assert whys == {"row-1-is-full (INT-PLACE-07)", "place-is-not-open (INT-PLACE-08)"}
    short = Scenario(players=4).row(1, "S").hand(1, "tywin").to_act(1).begin().table.decision("seat-1")
    assert str(short.refusal(Placement("tywin", 1, 9))) == "not-at-an-end (INT-PLACE-02)"


@pytest.mark.parametrize(
    ("card", "row", "place"), [("robb", True, 0), ("robb", 1, False), ("robb", 1.0, 0), (["robb"], 1, 0)]
)
def test_a_placement_made_in_python_is_checked_like_one_read_from_json(card, row, place):
    game = Scenario(players=4).hand(1, "robb").hand(2, "T").to_act(1).begin()
    for value in (Placement(card, row, place), {"card": card, "row": row, "place": place}):
        with pytest.raises(UnreadableAnswer):
            game.table.answer("seat-1", value)
    game.table.answer("seat-1", Placement("robb", 1, 0))
    assert game.table.given[-1].answer == Placement("robb", 1, 0)


@pytest.mark.rule("INT-RULE-02")
def test_every_legal_placement_can_be_chosen():
    """The sampled answers of a program reach all of them too."""
    game = Scenario(players=4).row(1, "S L B").hand(1, "S L T").to_act(1).begin()
    assert game.legal("S") == {LEFT_END, RIGHT_END, (2, 1)}
    assert game.legal("L") == {LEFT_END, RIGHT_END, (2, 1), (2, 2)}
    assert game.legal("T") == {LEFT_END, RIGHT_END}
    chance, decision = Chance(1), game.table.decision("seat-1")
    assert {decision.sample(chance) for _ in range(300)} == set(game.answers(1))
    for answer in game.answers(1):
        game.table.copy().answer("seat-1", answer)


def test_a_sampled_card_is_one_that_fits():
    game = Scenario(players=4).row(1, FULL_ROW).hand(1, "T T T L T T").to_act(1).begin()
    chance, decision = Chance(1), game.table.decision("seat-1")
    assert {decision.sample(chance) for _ in range(50)} == set(game.answers(1))


@pytest.mark.parametrize(
    "value",
    [
        1,
        "tywin",
        ["tywin", 1, 0],
        {"row": 1},
        {"card": "tywin", "row": "1", "place": 0},
        {"card": "tywin", "row": 1, "place": 0.5},
        {"card": "tywin", "row": 1, "place": 0, "twice": True},
    ],
)
def test_anything_but_a_placement_is_unreadable(value: object):
    game = Scenario(players=4).hand(1, "tywin").to_act(1).begin()
    before = game.everything()
    with pytest.raises(UnreadableAnswer):
        game.table.answer("seat-1", value)
    assert game.everything() == before


def test_a_placement_is_read_from_json():
    game = Scenario(players=4).hand(1, "tywin").to_act(1).begin()
    game.table.answer("seat-1", {"card": "tywin", "row": 1, "place": 0})
    assert game.row(1) == "L"
