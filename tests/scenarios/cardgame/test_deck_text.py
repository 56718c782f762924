"""Deck lists: what is written is read again, and what people write is understood."""

from time import process_time

import pytest
from msgspec.structs import replace

from maester.games.cardgame.deck_text import as_json, as_list, read_deck, title, titles
from maester.games.cardgame.decks import BUILT_IN, Deck
from maester.games.cardgame.facts import CARDS
from maester.games.lists import names, plain
from maester.kernel import Refusal
from maester.words import LANGUAGES, Words

COURT = BUILT_IN["stormlands-court"]
EXAMPLE = """\
Stormlands Court
Version: 1.0

House Baratheon
Fealty

Packs: Core Set (3)

Plots
1x A Clash of Kings (Core Set)
1x A Feast for Crows (Core Set)
1x A Noble Cause (Core Set)
1x Confiscation (Core Set)
1x Counting Coppers (Core Set)
1x Filthy Accusations (Core Set)
1x Summons (Core Set)

Characters
3x Bastard in Hiding (Core Set)
"""


def read(text: str) -> Deck:
    found = read_deck(text)
    assert isinstance(found, Deck), found
    return found


def refused(text: str) -> list[tuple[str, dict[str, str | int]]]:
    found = read_deck(text)
    assert isinstance(found, Refusal), found
    return [(each.why, dict(each.about)) for each in found.reasons]


def same(one: Deck, other: Deck) -> bool:
    """The same cards, in whatever order they were listed."""
    return one.codes == other.codes and (one.faction, one.agenda, sorted(one.plots)) == (
        other.faction,
        other.agenda,
        sorted(other.plots),
    )


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_list_that_was_written_is_read_again(name: str):
    deck = BUILT_IN[name]
    assert same(read(as_list(deck)), deck)
    assert same(read(as_list(deck).replace("\n", "\r\n")), deck)
    assert read(as_json(deck)) == deck
    assert read(as_list(deck, "Winter Is Coming")).name == "Winter Is Coming"


def test_a_list_is_written_as_other_deck_builders_write_it():
    assert as_list(COURT, "Stormlands Court").startswith(EXAMPLE)
    assert "\nAttachment\n2x Lightbringer (Core Set)\n" in as_list(COURT)
    assert '"The Bear and the Maiden Fair" (Core Set)' in as_list(BUILT_IN["chivalry-of-the-mander"])


@pytest.mark.parametrize("lang", ["de", "nl"])
@pytest.mark.parametrize("name", BUILT_IN)
def test_titles_of_other_languages_are_understood(lang: str, name: str):
    deck = BUILT_IN[name]
    called = names("cardgame", lang)
    lines = ["Ein Deck", called[deck.faction], called[deck.agenda or ""]]
    lines += [f"{deck.plots.count(code)}x {called[code]}" for code in dict.fromkeys(deck.plots)]
    lines += [f"{count}x {called[code]} (Grundspiel)" for code, count in deck.cards.items()]
    assert same(read("\n".join(lines)), deck)


def test_no_two_cards_share_a_title_in_a_language():
    for lang in LANGUAGES:
        assert len({plain(names("cardgame", lang)[code]) for code in CARDS}) == len(CARDS)
    assert {code for code in CARDS if titles()[plain(title(code))] != code} == set()


@pytest.mark.parametrize(
    "line",
    ["3x Ghost (Core Set)", "3 ghost", "3x  GHOST (Core)", "3X Ghost (Core Set #123)", "3x Geist", "Ghost x3"],
)
def test_a_line_is_read_in_many_ways(line: str):
    assert read(f"Name\nThe Night's Watch\n{line}").cards == {"ghost": 3}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Unbowed, Unbent, Unbroken", "unbowed-unbent-unbroken"),
        ('"The Bear and the Maiden Fair" (Core Set)', "the-bear-and-the-maiden-fair"),
        ("“The Bear and the Maiden Fair”", "the-bear-and-the-maiden-fair"),
        ("1x Hear Me Roar!", "hear-me-roar"),
        ("1x King’s Hunting Party", "kings-hunting-party"),
    ],
)
def test_marks_in_titles_do_not_matter(line: str, code: str):
    assert read(f"Name\nHouse Tyrell\n{line}").cards == {code: 1}


def test_the_first_line_is_the_name_even_if_it_is_a_card():
    deck = read("Winter Is Coming\nHouse Stark\n2x Winter Is Coming")
    assert (deck.name, deck.cards) == ("Winter Is Coming", {"winter-is-coming": 2})
    assert read("House Stark\n1x Ice").name == ""


def test_what_stands_before_the_faction_and_headings_are_no_cards():
    text = (
        "My deck 1.2\nby somebody\nHouse Stark\n---- Core Set ----\nCharacters (33)\nPacks: From A (1) to B (2)\n1x Ice"
    )
    assert read(text.replace(" (33)", "")).cards == {"ice": 1}


def test_a_row_of_equals_signs_ends_a_deck():
    assert read("One\nHouse Stark\n1x Ice\n=====\nTwo\nHouse Tyrell").cards == {"ice": 1}


def test_unknown_titles_are_pointed_at_by_line_with_the_nearest_ones():
    found = refused("Deck\nHouse Stark\n3x Gost\n2x Bran Strak\n1x Zzzzqqq")
    assert found[0] == ("unknown-card-name-near", {"line": 3, "text": "Gost", "nearest": "ghost"})
    assert found[1][0] == "unknown-card-name-near-two"
    assert found[1][1]["nearest"] == "bran-stark"
    assert found[2] == ("unknown-card-name", {"line": 5, "text": "Zzzzqqq"})


def test_a_misspelt_faction_and_what_follows_it_are_pointed_at_at_once():
    found = refused("Deck\nby somebody of no house\nHouse Greyjoi\nFealtie\n3x Gost")
    assert [(why, about.get("line"), about.get("nearest")) for why, about in found] == [
        ("no-faction-named", None, None),
        ("unknown-card-name-near-two", 3, "greyjoy"),
        ("unknown-card-name-near", 4, "fealty"),
        ("unknown-card-name-near", 5, "ghost"),
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Line 3: no card is called “Gost”. Did you mean Ghost?"),
        ("de", "Zeile 3: Keine Karte heißt „Gost“. Meintest du Geist?"),
        ("nl", "Regel 3: geen kaart heet “Gost”. Bedoelde je Spook?"),
    ],
)
def test_they_are_explained_in_the_language_of_the_reader(lang: str, sentence: str):
    found = read_deck("Deck\nHouse Stark\n3x Gost")
    assert isinstance(found, Refusal)
    assert Words(lang, "cardgame").refusal(found) == sentence


@pytest.mark.rule("CG-DECK-01", "CG-DECK-02")
def test_a_list_has_one_faction_and_at_most_one_agenda():
    assert refused("Deck\n3x Ghost") == [("no-faction-named", {})]
    assert refused("Deck\nHouse Stark\nHouse Tyrell") == [("second-faction", {"line": 3})]
    assert refused("Deck\nHouse Stark\nFealty\nBanner of the Sun") == [("second-agenda", {"line": 4})]
    assert refused("") == [("no-faction-named", {})]


@pytest.mark.parametrize("text", ["{", '{"faction": 3}', '{"faction": "stark", "plots": [], "cards": {}, "more": 1}'])
def test_json_that_is_no_deck_is_refused(text: str):
    assert refused(text) == [("not-a-deck", {})]


def test_a_title_of_a_melee_is_no_card_to_build_with_but_is_read():
    assert read("Deck\nHouse Stark\n1x Hand of the King").cards == {"hand-of-the-king": 1}


def test_a_list_may_have_no_agenda():
    assert "Fealty" not in as_list(replace(COURT, agenda=None))
    assert read(as_list(replace(COURT, agenda=None))).agenda is None


def test_a_list_of_nonsense_is_answered_soon():
    lines = [f"3x Zorblax {n} of the very long title" for n in range(390)]
    found = refused("\n".join(["Nonsense", "House Stark", *lines]))
    *told, (last, _) = found
    assert [about["line"] for _, about in told] == list(range(3, 3 + len(told)))
    assert last == "and-more"
    assert refused("\n".join(["Nonsense", *lines, *lines])) == [("list-too-long", {"most": 400})]


# ------------------------------------------------------------------------------------------------- attacks


STARK = "Wolves\nHouse Stark\n"


@pytest.mark.parametrize("text", ["3x a" + " " * 29_000 + "b", "3x " + "a (" * 9_000, " x 3" * 7_000, "--a" * 9_000])
def test_no_line_is_read_for_long(text: str):
    """A row of spaces kept the pattern of a line busy for a minute, and with it everybody else."""
    before = process_time()
    read_deck(STARK + text)
    assert process_time() - before < 2


@pytest.mark.rule("CG-DECK-03", "CG-DECK-07")
def test_more_than_a_deck_can_be_written_down_with_is_refused():
    assert refused(STARK + "9x Arya Stark\n" * 12) == [("too-many-copies", {"card": "arya-stark", "most": 3})]
    assert refused(STARK + "9x Summons\n" * 12) == [("not-seven-plots", {"count": 108})]


@pytest.mark.parametrize("text", ["", " \n\t\n", "{", "{}", "[1]", '{"faction": null}', "{" * 20_000, "\ud800", "\x00"])
def test_what_is_no_list_is_refused(text: str):
    assert [why for why, _ in refused(text)] in (["no-faction-named"], ["not-a-deck"])


def test_a_long_name_is_cut_and_what_was_read_can_be_read_again():
    found = read("x" * 500 + "\nHouse Stark\n3x Arya Stark")
    assert found.name == "x" * 200
    assert read(as_json(found)) == found


def test_a_byte_order_mark_and_other_signs_of_multiplication_are_understood():
    assert read("\ufeff" + as_json(COURT)) == COURT
    assert read("\ufeff" + STARK + "2× Arya Stark\nSummer ×3\n３x Bran Stark").cards == {
        "arya-stark": 2,
        "summer": 3,
        "bran-stark": 3,
    }
    assert read("\ufeff" + STARK).name == "Wolves"


@pytest.mark.parametrize(
    "line", ["99x Arya Stark", "-1x Arya Stark", "3.5x Arya Stark", "x3", "3x", "3x Arya Stark 3x Bran"]
)
def test_odd_counts_are_pointed_at_by_line(line: str):
    assert [about["line"] for _, about in refused(STARK + "1x Summer\n" + line)] == [4]


def test_lines_keep_their_numbers_below_empty_ones():
    assert [about["line"] for _, about in refused("\n\n\n" + STARK + "\n\n1x Nonsense")] == [8]


def test_no_copies_are_read_and_judged_later():
    assert read(STARK + "0x Arya Stark").cards == {"arya-stark": 0}
