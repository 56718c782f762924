"""What seats bring to a deal is part of its luck."""

from maester.arena.match import Match, play_match
from maester.arena.opening import opened
from maester.games import game

CARDS = game("cardgame")


def brought(seats: int, seed: int) -> dict[str, str]:
    table = opened(CARDS, seats, seed)
    assert table.opening is not None
    assert CARDS.brings is not None
    return dict(getattr(table.opening.options, CARDS.brings.option))


def test_every_deal_draws_other_decks_and_the_same_deal_the_same():
    assert brought(2, 7) == brought(2, 7)
    assert len({tuple(brought(2, seed).values()) for seed in range(20)}) > 15


def test_all_decks_that_come_with_the_game_are_drawn_and_none_twice_at_a_table():
    tables = [list(brought(4, seed).values()) for seed in range(40)]
    assert all(len(set(decks)) == 4 for decks in tables)
    assert {deck for decks in tables for deck in decks} == set(CARDS.brings.built_in if CARDS.brings else ())


def test_a_game_to_which_nobody_brings_anything_is_opened_by_its_defaults():
    table = opened(game("intrigue"), 3, 5)
    assert table.opening is not None
    assert table.opening.options == game("intrigue").options(seats=3)


def test_a_match_is_played_with_the_decks_of_its_deal():
    match = Match(number=0, deal=0, seed=3, bots=("random", "random"))
    assert play_match(CARDS, match).digest == play_match(CARDS, match).digest
