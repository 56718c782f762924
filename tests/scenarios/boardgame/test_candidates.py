"""What bots, terminals and people without a board are offered where there are too many answers to list."""

from itertools import islice

import pytest

from maester.games import game
from maester.kernel import Chance, Table


@pytest.mark.parametrize("name", ["boardgame1", "boardgame2"])
def test_every_question_without_a_full_list_has_allowed_answers_to_pick_from(name: str):
    asked: dict[str, int] = {}
    for seed in range(3):
        table = Table.opened(game(name), game(name).options(seats=game(name).counts[0]), seed=seed)
        chance = Chance(seed)
        while not table.over:
            seat = table.waiting[0]
            decision = table.decision(seat)
            if decision.answers() is None:
                offered = list(islice(table.candidates(seat, Chance(seed)), 501))
                assert offered, decision.about
                assert [each for each in offered if decision.refusal(each) is not None] == []
                assert len({repr(each) for each in offered}) == len(offered), decision.about
                asked[decision.about] = max(len(offered), asked.get(decision.about, 0))
            table.answer_any(seat, chance)
    assert {"march", "muster", "orders"} <= set(asked)
    assert min(asked.values()) > 1


def test_answers_that_can_be_listed_are_all_listed():
    table = Table.opened(game("intrigue"), game("intrigue").options(seats=3), seed=1)
    (seat,) = table.waiting
    assert table.candidates(seat, Chance(1)) == table.decision(seat).answers()


def test_among_the_candidates_the_whole_army_goes_to_every_area_it_may_enter():
    table = Table.opened(game("boardgame2"), game("boardgame2").options(seats=3), seed=1)
    orders = {"winterfell": "march-0", "white-harbor": "support", "the-shivering-sea": "raid"}
    others = {
        "baratheon": {"dragonstone": "march-0", "kingswood": "support", "shipbreaker-bay": "raid"},
        "lannister": {"lannisport": "support", "stoney-sept": "raid", "the-golden-sound": "defense-plus-1"},
    }
    table.answer("stark", orders)
    for seat, given in others.items():
        short = {"lannisport-port": "support"} if seat == "lannister" else {}
        table.answer(seat, {**given, **short})
    chance = Chance(1)
    while table.decision(table.waiting[0]).about != "march" or table.waiting[0] != "stark":
        table.answer_any(table.waiting[0], chance)
    offered = list(table.candidates("stark", chance))
    assert offered[0].moves == {}
    whole = {to for each in offered for to, kinds in each.moves.items() if len(kinds) == 2 and len(each.moves) == 1}
    assert {"moat-cailin", "karhold", "castle-black"} <= whole
    split = [each.moves for each in offered if len(each.moves) == 2]
    assert {"karhold": ("footman",), "moat-cailin": ("knight",)} in split
