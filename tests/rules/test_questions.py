"""Questions as people ask them, in three languages: the rule that answers is among the first three found."""

import pytest

from maester.rules import find
from maester.rules.index import Index
from maester.rules.search import MOST_WORDS
from maester.rules.terms import in_parts, said, stem

BOARDGAME2 = {
    "can ships retreat into port": "BG2-RULE-57",
    "How does support work?": "BG2-SUPPORT-01",
    "what is a star order": "BG2-ORDER-02",
    "who wins a tie in combat": "BG2-COMBAT-14",
    "when does the game end": "BG2-ROUND-01",
    "how do I win": "BG2-WIN-01",
    "may I raid a defence order?": "BG2-RAID-10",
    "what can I do with the raven": "BG2-RAVEN-01",
    "what happens when the wildlings attack": "BG2-WILD-01",
    "how many armies may I have": "BG2-SUP-04",
    "can siege engines withdraw": "BG2-RETREAT-14",
    "what do the towers on cards do": "BG2-CARDS-12",
    "price of a knight": "BG2-MUST-04",
    "is an alliance binding": "BG2-ALLY-01",
    "how do I get power tokens": "BG2-TERMS-08",
    "are my promises binding": "BG2-ALLY-01",
    "Können sich Schiffe in einen Hafen zurückziehen?": "BG2-RULE-57",
    "wie funktioniert Unterstützung": "BG2-SUPPORT-01",
    "Was ist ein Sternbefehl?": "BG2-ORDER-02",
    "was ist ein Spezialbefehl": "BG2-ORDER-02",
    "Wer gewinnt bei Gleichstand im Kampf?": "BG2-COMBAT-14",
    "wann endet das spiel": "BG2-ROUND-01",
    "wie viele Machtmarker bekomme ich für Machtzuwachs": "BG2-CP-02",
    "Muss ich eine Hauskarte spielen?": "BG2-CARDS-02",
    "was kostet ein ritter": "BG2-MUST-04",
    "Marschbefehl": "BG2-MARCH-01",
    "was macht der Botenrabe": "BG2-RAVEN-01",
    "Ist ein Bündnis bindend": "BG2-ALLY-01",
    "kunnen schepen zich terugtrekken in een haven": "BG2-RULE-57",
    "Hoe werkt ondersteuning?": "BG2-SUPPORT-01",
    "wat is een bijzonder bevel": "BG2-ORDER-02",
    "wie wint bij gelijkspel in een gevecht": "BG2-COMBAT-14",
    "wat doet de postraaf": "BG2-RAVEN-01",
    "wat kost een ridder": "BG2-MUST-04",
    "moet ik een huiskaart spelen": "BG2-CARDS-02",
}
BOARDGAME1 = {
    "can I leave an area without an order": "BG1-PLAN-05",
    "how many castles do I need to win": "BG1-WIN-05",
    "what does the seventh house card do": "BG1-CARDS-07",
    "mag ik gebieden zonder bevel laten": "BG1-PLAN-05",
    "Hoeveel steden heb ik nodig om te winnen?": "BG1-WIN-05",
    "darf ich Gebiete ohne Befehl lassen": "BG1-PLAN-05",
}
INTRIGUE = {
    "when am I out": "INT-OUT-01",
    "how long can the bottom row be": "INT-PLACE-05",
    "may I pass": "INT-RULE-01",
    "how are ties broken": "INT-WIN-02",
    "who gets the Iron Throne card": "INT-RULE-10",
    "wie viele Karten passen in die unterste Reihe": "INT-PLACE-05",
    "Wann bin ich ausgeschieden?": "INT-OUT-01",
    "hoeveel strafpunten krijg ik": "INT-ROUND-04",
    "wanneer lig ik eruit": "INT-OUT-01",
}
CARDGAME = {
    "minimum size of a draw deck": "CG-DECK-05",
    "how many copies of a card may I have in my deck": "CG-DECK-07",
    "how do I win": "CG-WIN-01",
    "what happens when my draw deck is empty": "CG-DRAW-02",
    "what does stealth do": "CG-KEYWORD-STEALTH-01",
    "how does a duplicate save a character": "CG-DUP-03",
    "can I take a mulligan": "CG-SETUP-08",
    "who wins a tie in a challenge": "CG-CHAL-17",
    "what is military claim": "CG-CLAIM-04",
    "when is a challenge unopposed": "CG-CHAL-22",
    "how many limited cards may I marshal": "CG-KEYWORD-LIMITED-01",
    "when do kneeling cards stand": "CG-STAND-01",
    "who wins initiative when tied": "CG-FW-1.3.I",
    "what does renown do": "CG-KEYWORD-RENOWN-01",
    "can this card be saved": "CG-SAVE-04",
    "who counts for dominance": "CG-RULE-81",
    "how many cards may I keep in hand": "CG-TAX-03",
    "what happens to an attachment when the card leaves play": "CG-ATTACH-05",
    "may I use a reaction twice": "CG-REACT-02",
    "how does the crown regent redirect a challenge": "CG-MELEE-22",
    "can I challenge a player my title supports": "CG-MELEE-21",
    "Wie viele Karten braucht ein Nachziehstapel?": "CG-DECK-05",
    "Wie gewinne ich?": "CG-WIN-01",
    "Was bedeutet Heimlich?": "CG-KEYWORD-STEALTH-01",
    "Wie rettet ein Duplikat einen Charakter?": "CG-DUP-03",
    "wann ist eine Herausforderung unverteidigt": "CG-CHAL-22",
    "Was macht Ruhmreich?": "CG-KEYWORD-RENOWN-01",
    "Wer gewinnt die Herrschaft?": "CG-DOM-02",
    "Darf ich meine Starthand tauschen?": "CG-SETUP-08",
    "Wie viele Handkarten darf ich behalten (Reserve)?": "CG-TAX-02",
    "Was passiert wenn der Nachziehstapel leer ist": "CG-DRAW-02",
    "Was ist Schaden beim Militäreinsatz?": "CG-CLAIM-04",
    "Wann kommen Strategien aus dem Archiv zurück?": "CG-PLOT-04",
    "Hoeveel kaarten zijn er minstens nodig in een trekstapel?": "CG-DECK-05",
    "hoe win ik": "CG-WIN-01",
    "Wat doet heimelijk?": "CG-KEYWORD-STEALTH-01",
    "wanneer is een uitdaging onverdedigd": "CG-CHAL-22",
    "hoe kan een duplicaat een personage redden": "CG-DUP-03",
    "wat doet roem": "CG-KEYWORD-RENOWN-01",
    "wie wint de overheersing": "CG-DOM-02",
    "mag ik een mulligan nemen": "CG-SETUP-08",
    "wat gebeurt er als mijn trekstapel leeg is": "CG-DRAW-02",
}
ASKED = [
    (game, question, atom)
    for game, table in (
        ("boardgame2", BOARDGAME2),
        ("boardgame1", BOARDGAME1),
        ("intrigue", INTRIGUE),
        ("cardgame", CARDGAME),
    )
    for question, atom in table.items()
]


@pytest.mark.parametrize(("game", "question", "atom"), ASKED)
def test_a_question_finds_the_rule_that_answers_it(game: str, question: str, atom: str):
    assert atom in [found.id for found in find(question, game)[:3]]


def test_long_words_are_read_in_their_parts():
    assert set(in_parts("marschbefehl")) == {(stem("march"), stem("order")), (stem("move"), stem("order"))}
    assert in_parts("donaudampfschiff") == {}


def test_a_question_may_be_long_but_only_so_many_words_are_looked_for():
    few = "support " * MOST_WORDS
    assert find(few + "retreat " * 1000, "boardgame2") == find(few, "boardgame2")


def test_a_hostile_question_costs_no_more_than_so_many_words(monkeypatch: pytest.MonkeyPatch):
    looked: list[str] = []

    def noted(self: Index, word: str) -> list[str]:
        looked.append(word)
        return []

    monkeypatch.setattr(Index, "begun", noted)
    find("-".join(f"xyzzy{each}" for each in range(999)), "boardgame2")
    find(" ".join(f"xyzzy{each}" for each in range(999)), "boardgame2")
    assert len(looked) == 2 * MOST_WORDS


def test_words_are_read_without_case_accents_of_typing_and_possessives():
    assert said("The Night’s Watch, isn't IT?") == ["the", "night", "watch", "isn", "t", "it"]
