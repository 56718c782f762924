"""Positions that people write: the examples of docs/positions.md, and texts with mistakes in them."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, to_builtins

from maester.games import NAMES, game
from maester.games.cardgame.decks import BUILT_IN
from maester.games.miniatures.army import ready_made
from maester.kernel import Chance, Game, Table, seed_from
from maester.kernel.position.reading import UnreadablePosition, game_named, opened, read
from maester.kernel.position.writing import position_of, write
from maester.words import LANGUAGES, Words
from tests.kit.walks import position, same, walk, walk_to

DECK = BUILT_IN["the-watchers"]
PAGE = Path(__file__).parents[2] / "docs/positions.md"
EXAMPLES = {game_named(text): text for text in re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)}


OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("intrigue", {"seats": 3, "starter": 2, "throne": [{"value": n, "daggers": 2 * n} for n in range(7)]}),
    ("boardgame1", {"seats": 5, "kings_court_swap": True, "ship_pool": 6}),
    ("boardgame1", {"seats": 3, "home_arms_block_retreat": True, "oldtown_on_sunset_sea": False}),
    ("boardgame2", {"seats": 3, "port_ship": False, "tides": True}),
    ("cardgame", {"seats": 2, "decks": {"seat-2": {**to_builtins(DECK), "name": "-"}}}),
    (
        "miniatures",
        {"seats": 2, "armies": {"seat-1": to_builtins(ready_made("stark", 40))}, "points": 40, "large": True},
    ),
    ("miniatures", {"seats": 4, "players": "teams", "agreed": {"square_arcs": True, "own_front": True}}),
]
"""What the kit's games do not have: every option other than usual, lists that people bring themselves."""


def why(text: str) -> tuple[str, int]:
    """Why a text is no position, and the line that says so. It can be said in every language."""
    name = game_named(text)
    with pytest.raises(UnreadablePosition) as refused:
        read(game(name), text)
    assert all(Words(lang, name).error(refused.value) for lang in LANGUAGES)
    return refused.value.why, refused.value.line


class TestExamples:
    def test_there_is_one_for_every_game(self):
        assert EXAMPLES.keys() | {"boardgame1"} == set(NAMES)

    @pytest.mark.parametrize("name", EXAMPLES)
    def test_they_are_positions_that_can_be_played(self, name: str):
        rules = game(name)
        found = read(rules, EXAMPLES[name])
        tidy = write(rules, found)
        assert write(rules, read(rules, tidy)) == tidy
        table = walk_to(opened(rules, found), Chance(1), 30)
        assert len(table.given) == 30 or table.over

    def test_orders_are_carried_out_from_where_the_agenda_says(self):
        table = opened(game("boardgame2"), read(game("boardgame2"), EXAMPLES["boardgame2"]))
        assert table.waiting == ("stark",)
        assert table.decision("stark").about == "march"

    def test_the_rest_of_a_deck_is_what_lies_nowhere_else(self):
        state = read(game("cardgame"), EXAMPLES["cardgame"]).state
        assert len(state.decks["seat-1"]) == 57
        assert state.decks["seat-1"].count("tywin-lannister") == 2
        assert "a-noble-cause" not in state.plots["seat-1"]

    def test_a_deck_may_begin_with_what_matters(self):
        text = EXAMPLES["cardgame"].replace("gold = 2", 'deck = ["treachery", "the-tickler", "..."]\ngold = 2')
        state = read(game("cardgame"), text).state
        assert state.decks["seat-1"][:2] == ("treachery", "the-tickler")
        assert len(state.decks["seat-1"]) == 57

    def test_a_battle_may_have_lost_all_its_attackers(self):
        battle = "area = 'winterfell'\nattacker = 'lannister'\ndefender = 'stark'\norigin = 'moat-cailin'"
        text = f"{EXAMPLES['boardgame2']}\n[battle]\n{battle}\norder = 'lannister march-0'\nattackers = ''"
        assert read(game("boardgame2"), text).state.battle.attackers == ()

    def test_the_text_of_a_card_has_words_of_its_own(self):
        """There, `unit` is a card, not one of the units on the table."""
        bound = '{ seat = "seat-2", name = "the-endless-horde", this = "conscripts.2" }'
        use = f'{{ bound = {bound}, verbs = [{{ does = "reinforce", unit = "free-folk-raiders" }}] }}'
        text = f'later = [{{ at = "destroyed", depth = 0, use = {use} }}]\n{EXAMPLES["miniatures"]}'
        assert read(game("miniatures"), text).state.later[0].use.verbs[0].unit == "free-folk-raiders"

    @pytest.mark.parametrize(("name", "options"), OPTIONS)
    def test_positions_are_text_whatever_was_agreed(self, name: str, options: dict[str, Any]):
        rules = game(name)
        table = Table.opened(rules, rules.checked(convert(options, rules.options)), 3)
        for n, _ in zip(range(25), walk(table, Chance(3)), strict=False):
            if n % 8 == 0:
                text = write(rules, position_of(table))
                found = read(rules, text)
                assert write(rules, found) == text
                same(position(opened(rules, found)), position(table))


MISTAKES = {
    "intrigue": [
        ("jaime = ", "jamie = ", "position-unknown-name-near", 15),
        ('"arya"', '"bran"', "position-too-many", 8),
        ("[1, 1]", "[1, 0]", "position-place-taken", 15),
        ("[2, 0]", "[2, 4]", "position-place-not-open", 17),
        ('["seat-1", "seat-2"]', '["seat-1", "seat-1"]', "position-too-many", 2),
        ('["seat-1", "seat-2"]', '["seat-1", "seat-9"]', "position-unknown-name-near", 2),
        ("[cards]", "round = -1\n[cards]", "position-unknown-word", 13),
    ],
    "boardgame2": [
        ("winterfell = \"stark: footman", "wintrefell = \"stark: footman", "position-unknown-name-near", 14),
        ("stark: footman, knight", "stork: footman, knight", "position-unknown-name-near", 14),
        ("stark: footman, knight", "stark: footman, cavalry", "position-unknown-name", 14),
        ("stark: footman, knight", "stark: " + ", ".join(["knight"] * 6), "position-too-many", 14),
        ("stark: footman, knight", "stark: ship", "position-wrong-ground", 14),
        ("stark: footman, knight", "stark: footman; lannister: knight", "position-two-houses", 14),
        ("lannisport = \"lannister: ", "kings-landing = \"lannister: ", "position-area-not-free", 16),
        ("stark march-0", "stark march-9", "position-unknown-name-near", 20),
        ("lannister defense-plus-1", "stark march-0", "position-too-many", 21),
        ('"robb-stark"', '"eddard-stark"', "position-too-many", 10),
        (', "catelyn-stark"', "", "position-missing-thing", 10),
        ("stark: footman, knight", "", "position-wrong-kind", 14),
        ("power = 7", "power = -1", "position-too-small", 9),
        ("power = 7", "power = 21", "position-too-many", 9),
        ("round = 2", "round = 11", "position-no-such-round", 2),
        ('["marches", "..."]', '["marsches", "..."]', "position-unknown-word", 3),
        ('["marches", "..."]', '["combat-support", "..."]', "position-not-in-the-round", 3),
        ('["marches", "..."]', '["combat-support"]', "position-cannot-go-on", 0),
        ('["marches", "..."]', '[{ step = "muster" }]', "position-missing-word", 3),
        ('["marches", "..."]', '[{ step = "muster", house = "stork" }]', "position-unknown-name-near", 3),
        ("[orders]", '[tracks]\nfiefdoms = ["stark", "lannister"]\n[orders]', "position-missing-thing", 20),
        ("[orders]", '[tracks]\nfiefdom = ["stark", "lannister"]\n[orders]', "position-unknown-word", 19),
        ("[orders]", '[decks]\nI = []\n[orders]', "position-missing-thing", 20),
    ],
    "cardgame": [
        ("tywin-lannister.2", "tywin-lanister.2", "position-unknown-name-near", 21),
        ("tywin-lannister.2", "tywin-lannister.5", "position-not-in-play", 21),
        ("tywin-lannister.2", "jon-snow.2", "position-too-many", 13),
        ("power = 1", 'on = "ghost.3"', "position-not-attached", 21),
        ('knelt = true', 'knelt = "yes"', "position-wrong-kind", 22),
        ('knelt = true', 'kneeling = true', "position-unknown-word", 22),
        ('{ owner = "seat-2", ', "{ ", "position-missing-word", 22),
        ('"hear-me-roar"', '"hear-me-rawr"', "position-unknown-name-near", 14),
        ('"hear-me-roar"', '"ghost"', "position-too-many", 13),
        ("gold = 2", "gold = -2", "position-too-small", 15),
        ('plot = "a-noble-cause.1"', 'plot = "a-noble-cause.7"', "position-unknown-name-near", 0),
        ("gold-of-the-rock", "gold-of-the-wall", "position-with-bad-options", 9),
    ],
    "miniatures": [
        ("halberdiers.1", "halbardiers.1", "position-unknown-name-near", 16),
        ("wounds = 7", "wounds = 13", "position-too-many", 17),
        ("x = 24000, y = 16000", "x = 24000, y = 9000", "position-one-on-another", 18),
        ("x = 24000, y = 16000", "x = 24000, y = 66000", "position-off-the-table", 18),
        ('"panicked"', '"paniced"', "position-unknown-word", 18),
        ('"counterplot"', '"counter-plot"', "position-unknown-name-near", 12),
        ('"counterplot", "hear-me-roar"', '"bribery", "bribery"', "position-too-many", 11),
        ('seat = "seat-2"', 'seat = "seat-3"', "position-unknown-name-near", 3),
        ("points = 30", "points = 5", "position-with-bad-options", 5),
    ],
}  # fmt: skip
"""Game → what is changed in its example, into what, and why the text is refused, in which line."""


@pytest.mark.parametrize(
    ("name", "old", "new", "expected", "line"),
    [(name, *mistake) for name, mistakes in MISTAKES.items() for mistake in mistakes],
)
def test_a_mistake_is_named_with_its_line(name: str, old: str, new: str, expected: str, line: int):
    assert old in EXAMPLES[name]
    assert why(EXAMPLES[name].replace(old, new, 1)) == (expected, line)


TRIED = 60


@pytest.mark.parametrize("name", NAMES)
def test_no_change_to_a_text_breaks_the_reader(name: str):
    """It is refused, or it is a position that can be written, read and asked about."""
    rules = game(name)
    table = Table.opened(rules, rules.options(seats=rules.counts[0]), 1)
    texts = [
        write(rules, position_of(table)) for n, _ in zip(range(90), walk(table, Chance(1)), strict=False) if n % 10 == 0
    ]
    words = sorted({word for text in texts for word in re.findall(r'"[^"]*"', text)})
    chance, refused = Chance(seed_from("texts", name)), 0
    for _ in range(TRIED):
        text = changed(chance.choice(texts), words, chance)
        try:
            found = read(rules, text)
        except UnreadablePosition:
            refused += 1
        else:
            can_be_written(rules, write(rules, found))
    assert refused > TRIED // 4


def can_be_written(rules: Game, text: str) -> None:
    assert write(rules, read(rules, text)) == text


def changed(text: str, words: list[str], chance: Chance) -> str:
    """The text with a character, a line, a number or a name changed into another."""
    kind = chance.below(5)
    if kind == 0:
        at = chance.below(len(text))
        return text[:at] + chance.choice('[]{}"=,.-x0 \n\x00é') + text[at + 1 :]
    if kind == 1:
        lines = text.split("\n")
        del lines[chance.below(len(lines))]
        return "\n".join(lines)
    pattern, others = [
        (r"-?\d+", ["0", "-1", "2", "99", "1000000"]),
        (r'"[^"]*"', words),
        (r"\[[^\[\]]*\]|\{[^{}]*\}|true|false", ["true", "{}", "[]", '"-"', "1"]),
    ][kind - 2]
    found = chance.choice([*re.finditer(pattern, text)] or [re.compile("").search(text)])
    assert found is not None
    return text[: found.start()] + chance.choice(others) + text[found.end() :]
