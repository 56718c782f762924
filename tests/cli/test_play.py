"""`maester play`: whole games through the keyboard, and every key."""

import itertools
import re

import pytest

from maester.cli.boards.intrigue import houses
from maester.games import game
from maester.kernel.record import read_record, replay
from tests.cli.conftest import refused
from tests.cli.seated import ME, seed_where_i_start, table_of

INTRIGUE = game("intrigue")
DECK = list(houses())


@pytest.fixture
def here(tmp_path, monkeypatch):
    """Files are written to a folder of their own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def numbers(count: int) -> str:
    """1, 2, 3 … 12, 1, 2 …: sooner or later every question gets an answer it takes."""
    return "".join(f"{n}\n" for n in itertools.islice(itertools.cycle(range(1, 13)), count))


def kept(path):
    record = read_record(path.read_bytes())
    return record, replay(record, INTRIGUE)


def mine(record) -> list:
    return [answer.answer for answer in record.answers if answer.seat == ME]


@pytest.mark.parametrize(
    ("seats", "bots", "lang", "won"),
    [
        (2, "random", "en", "The Iron Throne"),
        (3, "squire,random", "de", "Eiserne"),
        (6, "random", "nl", "IJzeren Troon"),
    ],
)
def test_a_whole_game_is_played_and_its_record_kept(run, here, seats, bots, lang, won):
    result = run("play", "--seats", str(seats), "--bots", bots, "--seed", "3", "--lang", lang, typed=numbers(4000))
    assert result.exit_code == 0, result.output
    assert won in result.stdout
    (file,) = here.iterdir()
    record, table = kept(file)
    assert table.over
    assert len(table.state.seats) == seats
    assert mine(record)
    assert run("replay", file.name, "--verify").exit_code == 0


def test_a_card_and_a_place_are_chosen_by_number(run, here):
    seed = seed_where_i_start()
    run("play", "--bots", "random", "--seed", str(seed), typed="2\nq\nmine.txt\n")
    record, _ = kept(here / "mine.txt")
    hand = sorted(table_of(seed).decision(ME).hand, key=DECK.index)
    assert mine(record) == [{"card": hand[1], "row": 1, "place": 0}]


def test_a_card_and_its_place_can_be_typed_on_one_line(run, here):
    seed = seed_where_i_start()
    run("play", "--bots", "random", "--seed", str(seed), typed="1\n1 2\nq\nmine.txt\n")
    record, _ = kept(here / "mine.txt")
    second = mine(record)[1]
    before = record.answers[: [n for n, answer in enumerate(record.answers) if answer.seat == ME][1]]
    asked = table_of(seed)
    for answer in before:
        asked.answer(answer.seat, answer.answer)
    decision = asked.decision(ME)
    card = sorted(decision.hand, key=DECK.index)[0]
    assert second == dict(zip(("card", "row", "place"), (card, *sorted(decision.spots(card))[1]), strict=True))


def test_zero_goes_back_to_the_choice_of_the_card(run, here):
    seed = seed_where_i_start()
    run("play", "--bots", "random", "--seed", str(seed), typed="1\n1\n0\n2\n1\nq\nmine.txt\n")
    record, _ = kept(here / "mine.txt")
    first, second = (answer["card"] for answer in mine(record))
    hand = sorted(set(table_of(seed).decision(ME).hand) - {first}, key=DECK.index)
    assert second == hand[1]


def test_the_last_move_is_taken_back(run, here):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="1\n1\n1\nu\nq\nmine.txt\n")
    record, table = kept(here / "mine.txt")
    assert "Taken back." in result.stdout
    assert len(mine(record)) == 1
    assert table.waiting == (ME,)


def test_taking_back_what_cannot_be_is_refused_in_words(run):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="u\nq\n")
    assert result.exit_code == 0
    assert "You have nothing to take back." in result.stdout


def test_help_and_rules_are_there_at_every_prompt(run):
    result = run(
        "play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="?\nr youngest\nr\nr xyzzy\nq\n"
    )
    shown = " ".join(result.stdout.split())
    assert "Type the number of your choice" in shown
    assert "INT-SETUP-06 The youngest player starts" in shown
    assert "INT-TURN-03 The active player places exactly one card" in shown
    assert "No rule mentions “xyzzy”." in shown


@pytest.mark.parametrize("nonsense", ["99", "-1", "hodor", "1.5", "²", "1" * 5000, "\x1b[2J", ""])
def test_nonsense_is_asked_again(run, nonsense):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed=f"{nonsense}\nq\n")
    assert result.exit_code == 0
    assert "Type a number from 1 to 12." in result.stdout
    assert "\x1b" not in result.stdout


def test_what_no_keyboard_types_is_never_printed(run):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="r \x1b[2Jx\ny\nq\n")
    assert "No rule mentions “[2Jx”." in result.stdout
    assert "\x1b" not in result.stdout


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n", "?"])
def test_the_end_of_input_ends_the_game_calmly(run, here, typed):
    result = run("play", "--bots", "random", "--seed", "3", typed=typed)
    assert result.exit_code == 0
    assert "Until next time." in result.stdout
    assert result.stderr == ""
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("reading", ["utf-8:strict", "utf-8:surrogateescape"])
def test_input_that_is_no_text_ends_the_game_calmly(process, reading):
    result = process("play", "--bots", "random", typed=b"\xff\xfe\n\x80\n", PYTHONIOENCODING=reading)
    assert result.returncode == 0
    assert result.stderr == b""


def test_a_file_that_is_there_is_never_written_over(run, here):
    (here / "mine.txt").write_text("dear diary")
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="1\nq\nmine.txt\nother.txt\n")
    assert "There is a file “mine.txt” already." in result.stdout
    assert (here / "mine.txt").read_text() == "dear diary"
    assert kept(here / "other.txt")


def test_a_file_that_cannot_be_written_is_asked_for_again(run, here):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="1\nq\nno/where.txt\n\n")
    assert result.exit_code == 0
    assert "The file “no/where.txt” cannot be written." in result.stdout
    assert list(here.iterdir()) == []


def test_a_game_left_before_the_first_move_offers_no_record(run):
    result = run("play", "--bots", "random", "--seed", str(seed_where_i_start()), typed="q\n")
    assert "record" not in result.stdout.split("Which card?")[1]


def test_the_same_seed_deals_the_same_cards(run):
    def shown(seed):
        return run("play", "--bots", "random", "--seed", seed, typed="q\n").stdout

    assert shown("8") == shown("8") != shown("9")


def test_one_sits_where_one_asks_to(run):
    shown = run("play", "--bots", "random", "--seat", "2", "--seed", "3", typed="q\n").stdout
    names = re.findall(r"^ [▶ ]   (\w+)", shown, flags=re.MULTILINE)
    assert names == ["Random", "You", "Random"], shown


def test_the_language_comes_from_the_computer_unless_asked_for(run):
    asked = ("play", "--bots", "random", "--seed", "3")
    assert "Welche Karte?" in run(*asked, typed="q\n", LC_ALL="de_DE.UTF-8").stdout
    assert "Which card?" in run(*asked, "--lang", "en", typed="q\n", LC_ALL="de_DE.UTF-8").stdout


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--seats", "4", "--bots", "squire,random"), "need 3 bots"),
        (("--seats", "2", "--bots", "squire,random"), "need 1 bots"),
        (("--bots", ",".join(["random"] * 6)), "seats, not 7"),
        (("--seat", "4"), "There is no seat 4 at a table of 3."),
        (("--lang", "fr"), "'fr'"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(run, asked, said):
    assert said in refused(run("play", *asked))


def test_nothing_of_the_others_hands_is_shown(run):
    seed = seed_where_i_start()
    shown = run("play", "--bots", "random", "--seed", str(seed), "--lang", "en", typed="q\n").stdout
    table = table_of(seed)
    others = [card for seat, hand in table.state.hands.items() if seat != ME for card in hand]
    assert not any(re.search(rf"\b{card.title()}\b", shown) for card in others if "-" not in card)


def test_plain_text_has_no_escape_codes(process):
    result = process("play", "--bots", "random", "--seed", "3", typed=b"1\n1\nq\n\n", NO_COLOR="")
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
