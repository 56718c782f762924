"""Words: what is said, to whom, in which language."""

import pickle
from typing import Any

import pytest
from msgspec import Struct

from maester.games import game
from maester.games.intrigue.events import CardPlaced, GameWon, NothingFitted, PenaltyTaken, ThroneCardDrawn
from maester.games.intrigue.events import ThroneCardsRevealed as Revealed
from maester.games.intrigue.facts import ThroneCard
from maester.games.intrigue.place import Placement
from maester.games.intrigue.setup import Options
from maester.kernel import (
    Amount,
    AnsweredItself,
    BadOptions,
    Chance,
    Form,
    IllegalAnswer,
    Pick,
    Refusal,
    RulesBroke,
    Standing,
    Table,
    UnreadableAnswer,
)
from maester.kernel.record import Line, Record, UnreadableRecord, read_record, record_of, replay, write_record
from maester.words import LANGUAGES, Words
from maester.words.apart import told_apart
from maester.words.arguments import Listener, Said
from maester.words.language import Language, texts

INTRIGUE = game("intrigue")
NAMES = {"seat-1": "Anna", "seat-2": "Bo", "seat-3": "Cem"}


def words(lang: str = "en", you: str | None = None) -> Words:
    return Words(lang, "intrigue", NAMES, you)


def table() -> Table:
    return Table.opened(INTRIGUE, Options(seats=3, starter=1), 7)


# Languages


def test_a_language_nobody_speaks_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"'tlh'.*en, de, nl"):
        Words("tlh")


def test_a_game_nobody_knows_is_refused():
    with pytest.raises(ValueError, match=r"'chess'.*intrigue"):
        Words("en", "chess")


def test_a_missing_message_is_an_error_and_never_its_id():
    with pytest.raises(KeyError, match="no-such-message"):
        words().say("no-such-message")


def test_a_missing_argument_is_an_error():
    with pytest.raises(KeyError, match="rounds"):
        words().say("label-round", round=1)


def test_general_words_need_no_game_and_know_none():
    assert Words("nl").say("yes") == "ja"
    with pytest.raises(KeyError):
        Words("nl").say("label-round", round=1, rounds=2)


# Names and numbers


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "Jon Snow and Tyrion Lannister"), ("de", "Jon Schnee und Tyrion Lennister")]
)
def test_ids_become_names(lang: str, text: str):
    assert words(lang).listed("jon-snow", "tyrion") == text


def test_a_seat_has_the_name_of_its_person_or_a_number():
    assert words().name("seat-2") == "Bo"
    assert words().name("seat-4") == "Player 4"
    assert words(you="seat-2").name("seat-2") == "you"


def test_a_person_called_like_a_card_keeps_the_name():
    assert Words("en", "intrigue", {"seat-1": "hodor"}).name("seat-1") == "hodor"


@pytest.mark.parametrize(
    ("items", "text"), [((), ""), (("arya",), "Arya Stark"), (("bran", "bronn", "hodor"), "Bran Stark, Bronn en Hodor")]
)
def test_lists_are_read_as_people_read_them(items: tuple[str, ...], text: str):
    assert words("nl").listed(*items) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_written_plainly(lang: str):
    assert "1234567" in Words(lang).say("error-number-too-large", what="--seats", most=1234567)


def test_what_somebody_typed_is_not_repeated_endlessly():
    sentence = Words("en").say("error-unknown-game", game="x" * 10_000, games=("intrigue",))
    assert 200 < len(sentence) < 300


def test_a_text_with_fluent_in_it_is_only_text():
    assert "{ $oops }" in Words("en").say("error-unknown-bot", bot="{ $oops }", bots=("random",))


# Arguments of many parts


FLUENT = """
list-comma = { $items }, { $next }
list-last = { $items } and { $last }
list-several = { $count } × { $name }
name-you = you
name-stark = Stark
name-tully = Tully
name-pike = Pike
count-pike =
    { $count ->
        [one] { $count } pike
       *[other] { $count } pikes
    }
count-bow =
    { $count ->
        [one] { $count } bow
       *[other] { $count } bows
    }
tell = { $things }
    .things-each =
        { $hidden ->
            [yes] { $key }: nothing
           *[no] { $key }: { $value }
        }
    .value = { $left } of { $right }
select =
    { $thing-id ->
        [tully] the trout
       *[other] { $thing }
    }
count = { $things-count }
    .things-each = { $key }{ $value }
"""


class Share(Struct, frozen=True):
    left: int
    right: int


def told(message: str, /, **values: Any) -> str:
    return Listener(Language.of("en", [FLUENT]), {}, "stark").say(message, values)


def test_a_mapping_is_told_entry_by_entry():
    assert told("tell", things={"tully": 2, "stark": 3, "x": 0}) == "Tully: 2, you: 3 and x: 0"
    assert told("tell", things={"tully": None}) == "Tully: nothing"
    assert told("tell", things={"tully": (Share(1, 2), Share(3, 4))}) == "Tully: 1 of 2 and 3 of 4"
    assert told("tell", things={}) == ""
    assert told("count", things={"tully": 2, "stark": 3}) == "2"


def test_what_can_be_counted_is_counted():
    assert told("tell", things=("pike", "bow", "pike")) == "2 pikes and 1 bow"
    assert told("tell", things={"tully": ("pike",)}) == "Tully: 1 pike"
    assert told("tell", things=("pike", "tully", "pike")) == "2 × Pike and Tully", "one has no words for it"
    assert told("tell", things=()) == ""


def test_a_message_may_select_on_what_a_name_stands_for():
    assert told("select", thing="tully") == "the trout"
    assert told("select", thing="pike") == "Pike"
    assert told("select", thing="stark") == "you"


def test_words_already_said_are_neither_looked_up_nor_cut():
    assert told("tell", things=Said("pike")) == "pike"
    assert told("tell", things=Said("x" * 1000)) == "x" * 1000
    assert told("tell", things=[Said("pike"), Said("bow")]) == "pike and bow"


def test_a_game_may_build_on_the_words_of_another():
    own, shared = Words("en", "intrigue"), texts("en", "boardgame2")
    assert len(texts("en", "intrigue")) == 2
    assert any("ask-march =" in text for text in shared[:-1])
    assert any("game-boardgame2 =" in text for text in shared[:-1])
    assert not own.has("ask-march")


# Events


def test_a_placement_is_told_by_where_it_is():
    placed = [CardPlaced("seat-2", "arya", *spot) for spot in ((1, 0), (1, -2), (1, 3), (4, -1))]
    assert [words().event(event) for event in placed] == [
        "Bo places Arya Stark as the first card of the bottom row.",
        "Bo places Arya Stark at the left end of the bottom row.",
        "Bo places Arya Stark at the right end of the bottom row.",
        "Bo places Arya Stark in row 4.",
    ]


@pytest.mark.parametrize(
    ("lang", "to_bo", "to_others"),
    [
        ("en", "You place Jon Snow in row 2.", "Bo places Jon Snow in row 2."),
        ("de", "Du legst Jon Schnee in Reihe 2.", "Bo legt Jon Schnee in Reihe 2."),
        ("nl", "Je legt Jon Sneeuw in rij 2.", "Bo legt Jon Sneeuw in rij 2."),
    ],
)
def test_whoever_acts_is_spoken_to(lang: str, to_bo: str, to_others: str):
    event = CardPlaced("seat-2", "jon-snow", 2, 0)
    assert words(lang, you="seat-2").event(event) == to_bo
    assert words(lang, you="seat-1").event(event) == words(lang).event(event) == to_others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_is_told_without_it(lang: str):
    event = ThroneCardDrawn("seat-1", ThroneCard(2, 5))
    own, others = words(lang, "seat-1").event(event), words(lang, "seat-2").event(event.seen_by("seat-2"))
    assert "−2 (5" in own
    assert others.startswith("Anna ")
    assert not any(digit in others for digit in "25")
    assert own.startswith(words(lang, "seat-1").event(ThroneCardDrawn("seat-1", None)).removesuffix("."))


def test_one_and_many_are_told_apart():
    assert words("de").event(NothingFitted("seat-3", 1)).startswith("Cem hat noch 1 Karte, und sie ")
    assert words("de").event(NothingFitted("seat-3", 4)).startswith("Cem hat noch 4 Karten, und keine ")
    assert "1 strafpunt," in words("nl").event(PenaltyTaken("seat-3", ("arya",), 1, 6))
    assert "2 strafpunten," in words("nl").event(PenaltyTaken("seat-3", ("arya", "bran"), 2, 6))


def test_no_one_and_more_throne_cards_are_told_apart():
    one, two = ThroneCard(1, 1), ThroneCard(3, 7)
    assert words().event(Revealed("seat-1", (), 4)) == "Anna has no Iron Throne card to reveal. Result: 4."
    assert words().event(Revealed("seat-1", (one,), -4)) == (
        "Anna reveals the Iron Throne card −1 (1 dagger). Result: −4."
    )
    assert "cards −1 (1 dagger) and −3 (7 daggers)." in words().event(Revealed("seat-1", (one, two), 4))


def test_a_victory_is_told_with_its_reason():
    alone, shared = GameWon(("seat-1",), "lowest-result"), GameWon(("seat-1", "seat-3"), "shared-victory")
    assert words("de").event(alone) == "Der Eiserne Thron geht an Anna! Kein Ergebnis ist niedriger."
    assert words("de", "seat-1").event(alone).startswith("Der Eiserne Thron gehört dir! ")
    assert words("de", "seat-1").event(shared).startswith("Der Eiserne Thron wird geteilt: du und Cem. ")


def test_what_answered_itself_is_told_by_its_answer():
    event = AnsweredItself("seat-1", "place-card", Placement("robb", 3, 0))
    assert words().event(event) == "Anna has only one choice: Robb Stark: row 3, place 0."


# Ids of several parts


PARTS = """
name-you = you
name-arya = Arya Stark
name-copy = { $name } ({ $number })
id-discard = { $b } in the pile of { $a }
list-comma = { $items }, { $next }
list-last = { $items } and { $last }
"""


def test_a_copy_is_numbered_only_among_others_of_its_name():
    alone = Listener(Language.of("en", [PARTS]), NAMES, None)
    decision = Pick(about="use", options=("arya.4", "arya.12", "ghost.3"))
    assert told_apart(decision).alike == {"arya.4": 1, "arya.12": 2}
    assert alone.named("arya.4") == "Arya Stark"
    assert Listener(alone.language, NAMES, None, told_apart(decision)).named("arya.12") == "Arya Stark (2)"


def test_one_of_several_alike_is_always_named_with_its_number():
    listener = Listener(Language.of("en", [PARTS]), NAMES, None)
    assert listener.named("arya~2") == listener.named("arya~2.1") == "Arya Stark (2)"
    assert listener.named("discard:seat-1:arya~2.1") == "Arya Stark (2) in the pile of Anna"


def test_copies_of_two_armies_are_told_apart_by_their_army():
    """Where numbers are those of seats, the place among others says nothing."""
    language = Language.of("en", [PARTS, "name-of-army = { $name } of army { $number }"])
    decision = Pick(about="use", options=("arya~1.1", "arya~1.3", "ghost.3"))
    listener = Listener(language, NAMES, None, told_apart(decision))
    assert listener.named("arya~1.3") == "Arya Stark (1) of army 3"
    assert Listener(language, NAMES, None).named("arya~1.3") == "Arya Stark (1)"


def test_an_id_of_several_parts_is_worded_by_its_message():
    listener = Listener(Language.of("en", [PARTS]), NAMES, None)
    assert listener.named("discard:seat-1:arya") == "Arya Stark in the pile of Anna"
    assert listener.named("unheard:of") == "unheard:of"
    assert listener.named("discard:a:b:c:d") == "discard:a:b:c:d"


# Refusals and errors


def test_all_reasons_are_told_at_once():
    reasons = Refusal.all([Refusal("named-twice", "X-A-01"), Refusal("not-an-option", "X-A-02")])
    assert reasons is not None
    assert words().refusal(reasons) == (
        "Each thing can be named only once — X-A-01\nThat is not one of the choices — X-A-02"
    )


def refused(of: Table, seat: str, value: Any) -> IllegalAnswer:
    with pytest.raises(IllegalAnswer) as caught:
        of.answer(seat, value)
    return caught.value


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Nobody is not in your hand — INT-TURN-03"),
        ("de", "Nobody ist nicht auf deiner Hand — INT-TURN-03"),
        ("nl", "Nobody zit niet in je hand — INT-TURN-03"),
    ],
)
def test_a_refusal_is_a_sentence_and_its_rule(lang: str, sentence: str):
    error = refused(table(), "seat-1", {"card": "Nobody", "row": 1, "place": 0})
    assert words(lang).error(error) == words(lang).refusal(error.refusal) == sentence


def test_a_refusal_without_a_rule_is_a_whole_sentence():
    error = IllegalAnswer(Refusal("not-your-turn", None, {"seat": "seat-2"}))
    assert words(you="seat-2").error(error) == "It is not your turn."
    assert words().error(error) == "It is not the turn of Bo."


def test_whoever_answers_out_of_turn_is_told_the_rule():
    error = refused(table(), "seat-2", {"card": "arya", "row": 1, "place": 0})
    assert words(you="seat-2").error(error) == "It is not your turn — INT-TURN-01"


def test_a_refusal_inside_a_form_names_the_field():
    form = Form(about="bids", fields={"wildlings": Amount(about="bid", least=0, most=3, rule="X-BID-01")})
    out_of_range, left_open = form.refusal({"wildlings": 9}), form.refusal({})
    assert out_of_range is not None
    assert left_open is not None
    assert words().refusal(out_of_range) == "wildlings: It has to be a number from 0 to 3 — X-BID-01"
    assert words().refusal(left_open) == "“wildlings” has not been filled in."


def test_bad_options_are_explained():
    with pytest.raises(BadOptions) as caught:
        Table.opened(INTRIGUE, INTRIGUE.options(seats=9), 1)
    assert words("nl").error(caught.value) == "Dit spel is voor 2 tot 6 spelers, niet voor 9 — INT-SETUP-01"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unreadable_answer_is_explained(lang: str):
    with pytest.raises(UnreadableAnswer) as caught:
        table().answer("seat-1", "nonsense")
    assert words(lang).error(caught.value) == words(lang).say("error-unreadable-answer")


def test_a_mistake_of_ours_is_owned():
    assert words().error(RulesBroke("at row 3")) == words().say("error-rules-broke")


def test_an_error_nobody_planned_for_has_no_words():
    with pytest.raises(TypeError, match="no words for OSError"):
        words().error(OSError("disk"))


def record() -> str:
    played = table()
    played.answer("seat-1", played.decision("seat-1").sample(Chance(1)))
    return write_record(record_of(played))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: "", "Die Aufzeichnung ist leer."),
        (lambda text: text[:-90], "Die Aufzeichnung ist abgeschnitten: Ihr Ende fehlt."),
        (
            lambda text: text.replace("place-card", "place-cart"),
            "Die Aufzeichnung wurde nach dem Versiegeln verändert.",
        ),
        (lambda text: "?" + text, "Zeile 1 der Aufzeichnung ist nicht lesbar."),
        (lambda text: text.replace('"maester":1', '"maester":2'), "Zeile 1: Die Aufzeichnung hat das Format 2, "),
    ],
)
def test_a_spoilt_record_is_explained(spoil: Any, sentence: str):
    assert len(read_record(record()).answers) == 1
    with pytest.raises(UnreadableRecord) as caught:
        read_record(spoil(record()))
    assert words("de").error(caught.value).startswith(sentence)


def test_a_record_that_breaks_a_rule_says_which_in_the_listeners_language():
    cheat = Line("seat-1", "place-card", {"card": "Nobody", "row": 1, "place": 0})
    forged = Record(record_of(table()).header, (cheat,))
    with pytest.raises(UnreadableRecord) as caught:
        replay(forged, INTRIGUE)
    assert words("nl").error(caught.value) == (
        "Regel 2 is in strijd met de spelregels. Nobody zit niet in je hand — INT-TURN-03"
    )


def test_an_error_that_crossed_a_process_still_has_its_words():
    error = pickle.loads(pickle.dumps(IllegalAnswer(Refusal("game-is-over"))))
    assert words("de").error(error) == "Das Spiel ist vorbei."


# Questions and standings


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Place one card."), ("de", "Lege eine Karte.")])
def test_a_question_is_a_sentence(lang: str, sentence: str):
    assert words(lang).prompt(table().decision("seat-1")) == sentence


def test_an_answer_is_a_choice_to_read():
    decision = table().decision("seat-1")
    assert words().answer(decision, Placement("arya", 1, -4)) == "Arya Stark: bottom row, left end"
    assert words("nl").answer(decision, Placement("davos", 5, -1)) == "Davos Zeewaard: rij 5, plaats −1"


def standing(places: dict[str, int], why: str = "", rule: str | None = None) -> Standing:
    return Standing(bool(why), places, dict.fromkeys(places, 0), why, rule)


def test_who_leads_is_told():
    assert words().standing(standing({"seat-1": 2, "seat-2": 1})) == "Bo is ahead."
    assert words(you="seat-2").standing(standing({"seat-1": 2, "seat-2": 1})) == "You are ahead."
    assert words("de").standing(standing({"seat-1": 1, "seat-2": 1})) == "Gleichauf vorn: Anna und Bo."


def test_who_has_won_is_told_with_reason_and_rule():
    won = standing({"seat-1": 2, "seat-2": 1}, "lowest-result", "INT-WIN-01")
    assert words("nl").standing(won) == "Bo wint. Geen resultaat is lager — INT-WIN-01"
    assert words("nl", "seat-2").standing(won).startswith("Je wint. ")


@pytest.mark.parametrize(
    "text", ["ghost#²", "ghost#1@³", "ghost." + "9" * 5_000, "x~" + "9" * 5_000, "a#" + "9" * 5_000]
)
@pytest.mark.parametrize("name", ["cardgame", "miniatures"])
def test_what_somebody_typed_is_repeated_whatever_numbers_it_seems_to_have(name: str, text: str):
    for lang in LANGUAGES:
        assert Words(lang, name).refusal(Refusal("unknown-card-name", None, {"line": 1, "text": text}))
