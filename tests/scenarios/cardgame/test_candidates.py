"""What terminals and people without a board are offered where there are too many answers to list them all."""

from itertools import islice

from maester.games import game
from maester.games.cardgame.setup import cost
from maester.kernel import Chance, Table
from tests.scenarios.cardgame.scenario import Scenario


def test_every_question_without_a_full_list_has_allowed_answers_to_pick_from():
    asked: dict[str, int] = {}
    for seats, seed in ((2, 1), (2, 2), (4, 3)):
        table = Table.opened(game("cardgame"), game("cardgame").options(seats=seats), seed=seed)
        chance = Chance(seed)
        while not table.over:
            seat = table.waiting[0]
            decision = table.decision(seat)
            if decision.answers() is None:
                offered = list(islice(table.candidates(seat, Chance(seed)), 60))
                assert offered, decision.about
                assert [each for each in offered if decision.refusal(each) is not None] == [], decision.about
                assert len({repr(each) for each in offered}) == len(offered), decision.about
                asked[decision.about] = max(len(offered), asked.get(decision.about, 0))
            table.answer_any(seat, chance)
    assert {"setup", "challenge", "defenders", "discard-to-reserve"} <= set(asked)
    assert min(asked.values()) > 1, asked


def listed(play) -> list:
    seat = play.table.waiting[0]
    return list(play.table.candidates(seat, Chance(1)))


def test_a_challenge_can_be_of_every_kind_with_everybody_and_past_anybody():
    play = (
        Scenario()
        .table(1, "tyrion-lannister", "burned-men")
        .table(2, "vanguard-of-the-north", "lannisport-merchant")
        .challenges()
    )
    offered = listed(play)
    assert offered[0] is None
    tyrion, burned = play.name("tyrion-lannister"), play.name("burned-men")
    vanguard, merchant = play.name("vanguard-of-the-north"), play.name("lannisport-merchant")
    said = {(each.contest, each.attackers, tuple(each.bypass.values())) for each in offered[1:]}
    assert said == {
        *(("intrigue", (tyrion,), passed) for passed in ((), (vanguard,), (merchant,))),
        *(("power", (tyrion,), passed) for passed in ((), (vanguard,), (merchant,))),
        ("military", (burned,), ()),
    }


def test_defenders_are_nobody_each_or_all():
    play = Scenario().table(1, "robb-stark").table(2, "burned-men", "vanguard-of-the-north", "ghost").challenges()
    play.attacks(1, "military", "robb-stark").to(2, "defenders")
    names = sorted(play.name(code) for code in ("burned-men", "vanguard-of-the-north", "ghost"))
    offered = listed(play)
    assert offered[0] == ()
    assert set(offered[1:4]) == {(name,) for name in names}
    assert offered[4] == tuple(names)
    assert len(offered) == len(set(offered)) == 8


def test_what_there_is_gold_for_is_laid_first():
    table = Table.opened(game("cardgame"), game("cardgame").options(seats=2), seed=5)
    while table.decision(table.waiting[0]).about != "setup":
        table.answer(table.waiting[0], True)
    seat = table.waiting[0]
    costs = [cost(each) for each in table.candidates(seat, Chance(1))]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] <= 8
    assert costs[-1] == 0
