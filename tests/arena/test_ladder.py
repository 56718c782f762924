"""The ladder: meetings that are kept, and ratings pinned to the first squire."""

import pytest

from maester.arena.ladder import Dealt, Meeting, add_meeting, climbed, dealt, meet, meetings_of, plotted
from maester.arena.match import Match, Played
from maester.bots import UnknownBot
from maester.games import game

INTRIGUE = game("intrigue")


def meeting(one: str, rest: str, before: int, behind: int, rules: int = INTRIGUE.rules) -> Meeting:
    """Ten deals of two matches that went alike."""
    deal = Dealt(before / 10, 2, before / 10, behind / 10)
    return Meeting(rules=rules, seats=2, one=one, rest=rest, seed=1, milliseconds=(1.0, 2.0), deals=(deal,) * 10)


FIRST, SECOND, THIRD = "squire@v1", "squire@v2", "maester@v2/16"


def test_the_first_squire_is_pinned_whoever_joins():
    few = {step.rung: step for step in climbed([meeting(SECOND, FIRST, 15, 5)])}
    more = {step.rung: step for step in climbed([meeting(SECOND, FIRST, 15, 5), meeting(THIRD, SECOND, 18, 2)])}
    assert few[FIRST].rating.value == more[FIRST].rating.value == 1000
    assert more[FIRST].rating.low == more[FIRST].rating.high == 1000
    assert more[SECOND].rating.value == pytest.approx(few[SECOND].rating.value, abs=60)
    assert list(more) == [THIRD, SECOND, FIRST]
    assert more[SECOND].matches == 40


def test_odds_of_ten_to_one_are_four_hundred_points():
    (better, _) = climbed([meeting(SECOND, FIRST, 1000, 100)])
    assert better.rating.value == pytest.approx(1400, abs=5)


def test_a_deal_counts_who_came_before_whom():
    def played(places: dict[str, int]) -> Played:
        match = Match(number=0, deal=0, seed=1, bots=(SECOND, FIRST, FIRST))
        return Played(match=match, decisions=1, digest="", places=places)

    found = dealt([played({"a": 1, "b": 2, "c": 3}), played({"a": 2, "b": 2, "c": 1})], SECOND)
    assert found == Dealt(1.0, 2, 2.5, 1.5)


def test_meetings_are_kept_and_those_under_other_rules_are_not_counted(tmp_path):
    kept = meeting(SECOND, FIRST, 15, 5)
    add_meeting(INTRIGUE, kept, tmp_path)
    add_meeting(INTRIGUE, meeting(THIRD, FIRST, 15, 5, rules=INTRIGUE.rules + 1), tmp_path)
    assert meetings_of(INTRIGUE, tmp_path) == [kept]
    assert meetings_of(game("boardgame2"), tmp_path) == []
    assert climbed([]) == []


def test_the_plot_shows_each_rung_where_its_rating_lies():
    steps = climbed([meeting(SECOND, FIRST, 15, 5), meeting(THIRD, SECOND, 18, 2)])
    lines = plotted(steps, 40)
    assert [len(line) for line in lines] == [40] * 3
    assert [line.index("●") for line in lines] == sorted((line.index("●") for line in lines), reverse=True)
    assert "─" in lines[0]


def test_rungs_meet_and_only_those_of_a_release():
    found = meet(INTRIGUE, 2, "squire@HEAD", "random@HEAD", 3, 5)
    assert sum(deal.played for deal in found.deals) == 4
    assert all(deal.before + deal.behind == 2 for deal in found.deals)
    assert found.deals == meet(INTRIGUE, 2, "squire@HEAD", "random@HEAD", 3, 5).deals
    assert 0 < found.milliseconds[0] <= found.milliseconds[1]
    with pytest.raises(UnknownBot, match="a rung is of a release"):
        meet(INTRIGUE, 2, "squire", "random@HEAD", 2, 5)
