"""The drawing of Westeros Intrigue, and games that have none of their own."""

import io
import re

import pytest
from rich.console import Console

from maester.bots import bot
from maester.cli import boards
from maester.cli.boards.intrigue import BOARD, houses
from maester.cli.person import Quit
from maester.cli.sitting import Sitting
from maester.cli.terminal_words import TerminalWords
from tests.cli.seated import ME, table_of, table_where, typing


def drawn(view, width=80, colours=None, lang="en") -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=width, color_system=colours, force_terminal=bool(colours))
    console.print(BOARD.position(view, TerminalWords(lang, "intrigue", {}, ME), width))
    return shown.getvalue()


def full(table) -> bool:
    return not table.decision(ME).ends


@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_card_shows_its_letter_and_stands_over_the_gap_between_its_supports(width, lang):
    view = table_where(full).view(ME)
    lines = drawn(view, width, lang=lang).splitlines()
    rows = {int(line[1]): line for line in lines if re.match(r" \d ", line)}
    columns = {}
    for one in view.pyramid.values():
        name = TerminalWords(lang, "intrigue").name(one.card)[:5]
        at = rows[one.row].index(f"{one.house[0].upper()} {name}")
        columns[one.row, one.place] = at
    for (row, place), at in columns.items():
        if row > 1:
            assert columns[row - 1, place] < at < columns[row - 1, place + 1]
    assert max(len(line) for line in lines) <= width


def test_a_terminal_too_narrow_for_names_still_shows_letters():
    view = table_where(full).view(ME)
    assert drawn(view, 40).count("\n") < 80


def test_houses_have_colours_of_their_own():
    view = table_where(full).view(ME)
    shown = drawn(view, colours="truecolor")
    fields = {house: re.search(rf"48;2;([\d;]+)m *{house[0].upper()} ", shown) for house in set(houses().values())}
    assert len({found[1] for found in fields.values() if found}) == 4


def test_what_is_open_to_all_is_shown():
    table = table_where(lambda table: table.state.round == 2 and full(table))
    shown = drawn(table.view(ME))
    assert "Round 2 of 3" in shown
    for seat in table.view(ME).seats.values():
        assert re.search(rf"{seat.cards_in_hand} +{seat.penalty} ", shown)
    for house, unseen in table.view(ME).unseen.items():
        assert re.search(rf"{house.title()}.*Unseen: {unseen}|{house.title()}[^U]*Unseen: {unseen}", shown)


def hopeless(table) -> bool:
    """Some card has no place, others have."""
    decision = table.decision(ME)
    return not all(decision.spots(card) for card in decision.hand)


def test_a_card_without_a_place_is_refused_with_its_rule_and_r_shows_it(monkeypatch):
    table = table_where(hopeless)
    decision = table.decision(ME)
    hand = sorted(decision.hand, key=list(houses()).index)
    number = next(n for n, card in enumerate(hand, 1) if not decision.spots(card))
    person, shown = typing(monkeypatch, str(number), "r")
    with pytest.raises(Quit):
        BOARD.choose(person, table.view(ME), decision)
    text = " ".join(shown.getvalue().split())
    assert "needs its own house on at least one of the two cards below — INT-PLACE-09" in text
    assert "INT-PLACE-09 A card placed in a row above row 1 must have the house" in text
    assert "(" + TerminalWords("en", "intrigue").name(hand[number - 1]).split()[0] in text


def test_a_card_with_one_place_goes_there_and_says_so(monkeypatch):
    table = table_where(lambda table: full(table) and any(len(table.decision(ME).spots(c)) == 1 for c in hand(table)))
    decision = table.decision(ME)
    number, card = next((n, c) for n, c in enumerate(hand(table), 1) if len(decision.spots(c)) == 1)
    person, _ = typing(monkeypatch, str(number))
    answer = BOARD.choose(person, table.view(ME), decision)
    assert (answer.card, (answer.row, answer.place)) == (card, decision.spots(card)[0])
    assert person.story == ["Only one place is open to it."]


def hand(table) -> list[str]:
    return sorted(table.decision(ME).hand, key=list(houses()).index)


def test_numbered_places_are_where_the_card_goes(monkeypatch):
    table = table_where(lambda table: len(table.decision(ME).spots(hand(table)[0])) > 3)
    decision = table.decision(ME)
    spots = sorted(decision.spots(hand(table)[0]))
    for number, spot in enumerate(spots, 1):
        person, shown = typing(monkeypatch, "1", str(number))
        answer = BOARD.choose(person, table.view(ME), decision)
        assert (answer.row, answer.place) == spot
        assert f"[{number}]" in shown.getvalue()


def test_a_game_without_a_board_is_played_by_lists(monkeypatch):
    monkeypatch.setattr(boards, "find_spec", lambda module: None)
    table = table_of(4)
    person, shown = typing(monkeypatch, *["1"] * 400)
    sitting = Sitting(table, person, ME, {seat: bot("random", 1) for seat in table.state.seats if seat != ME})
    monkeypatch.setattr(sitting, "offer_record", lambda: None)
    sitting.play()
    assert table.over
    assert "round 1 of 3" in shown.getvalue()
    assert "How it ended" in shown.getvalue()


def test_the_rules_failing_is_said_and_the_record_offered(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    table = table_where(lambda table: len(table.given) > 3)
    person, shown = typing(monkeypatch, "1", "1", "bug.txt")
    sitting = Sitting(table, person, ME, {})

    def broken():
        yield
        raise AssertionError("a card fell off the table")

    flow = broken()
    next(flow)
    monkeypatch.setattr(table, "_flow", flow)
    sitting.play()
    assert "this is our mistake, not yours" in " ".join(shown.getvalue().split())
    assert (tmp_path / "bug.txt").is_file()
