"""A view as text: what a failing scenario prints and a playthrough keeps."""

from textwrap import dedent

from tests.scenarios.intrigue.scenario import GAME, LEFT_END, Played, Scenario


def drawn(game: Played, watcher: int | None) -> str:
    return GAME.drawn(game.view(watcher))


def text(lines: str) -> str:
    return dedent(lines).strip()


def test_a_position_as_a_player_and_as_a_spectator_sees_it():
    scenario = Scenario(players=3).row(1, "robb tyrion arya").row(2, ". tywin").started_by(2).round(2).to_act(1)
    scenario.hand(1, "stannis drogon").hand(2, "S T").hand(3).out(3)
    game = scenario.penalty(1, 2, 13).throne(1, (3, 6), (1, 2)).throne(2, (2, 3)).begin()
    assert drawn(game, 1) == text(
        """
        round 2 of 3  started by seat-2  seat-1 to act
        row 2         .     tywin
        row 1    robb   tyrion   arya
        seat-1    penalty 1  throne -3(6) -1(2)  hand stannis drogon  active
        seat-2    penalty 2  throne 1 hidden  hand 2 cards
        seat-3    penalty 13  throne 0 hidden  hand 0 cards  out
        """
    )
    assert (
        drawn(game, None).splitlines()[3:]
        == text(
            """
        seat-1    penalty 1  throne 2 hidden  hand 2 cards  active
        seat-2    penalty 2  throne 1 hidden  hand 2 cards
        seat-3    penalty 13  throne 0 hidden  hand 0 cards  out
        """
        ).splitlines()
    )


def test_row_1_is_drawn_from_its_leftmost_card():
    game = Scenario(players=2).row(1, "robb").hand(1, "tyrion S").hand(2, "sandor S").to_act(1).begin()
    game.says(1, "tyrion", *LEFT_END).says(2, "sandor", 2, 1)
    assert drawn(game, None).splitlines()[1:3] == ["row 2       sandor", "row 1   tyrion   robb"]


def test_before_the_first_card():
    assert drawn(Scenario(players=2).to_act(2).begin(), None) == text(
        """
        round 1 of 2  started by seat-2  seat-2 to act
        (no card placed yet)
        seat-1    penalty 0  throne 0 hidden  hand 14 cards
        seat-2    penalty 0  throne 0 hidden  hand 14 cards  active
        """
    )


def test_when_the_game_is_over():
    scenario = Scenario(players=2).row(1, "robb").hand(1, "tyrion").hand(2, "T T").out(2).to_act(1).round(2)
    game = scenario.penalty(5, 0).throne(1, (3, 6)).on_top((1, 2)).begin().says(1, "tyrion", *LEFT_END).ends()
    head, *rest = drawn(game, 2).splitlines()
    assert head.startswith("round 2 of 2  started by ")
    assert head.endswith("  over")
    assert rest == [
        "row 1   tyrion   robb",
        "seat-1    penalty 5  throne -3(6) -1(2)  hand 0 cards  result 1  out",
        "seat-2    penalty 2  throne none  hand empty  result 2  out",
    ]
