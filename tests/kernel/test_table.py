"""One game being played: who is awaited, what an answer does, copies, imagined worlds, and rules that break."""

from functools import partial
from itertools import permutations

import pytest

from maester.kernel import (
    CHECKPOINT,
    Amount,
    BadOptions,
    Chance,
    Event,
    Flow,
    Game,
    IllegalAnswer,
    Options,
    Pick,
    Refusal,
    RulesBroke,
    Table,
    UnreadableAnswer,
    ask,
    together,
)
from tests.kernel.slate import Slate, opened, slate_game
from tests.kit.walks import whole


class Wrote(Event, frozen=True):
    word: str | int


def number(most: int = 9) -> Amount:
    return Amount(about="number", least=0, most=most)


def counting(state: Slate) -> Flow[None]:
    """Ten numbers, in turn; the state alone says how many are still to come."""
    while state.step < 10:
        yield CHECKPOINT
        word = yield from ask(state.seats[state.step % len(state.seats)], number)
        state.step += 1
        state.write(word)
        state.tell(Wrote(word))
    state.over = True


def bidding(state: Slate) -> Flow[None]:
    """Two rounds of sealed bids."""
    while state.step < 2:
        yield CHECKPOINT
        bids = yield from together(dict.fromkeys(state.seats, number))
        state.step += 1
        state.write(tuple(bids.items()))
        state.tell(Wrote(state.step))
        state.chance.below(6)


class TestAnswers:
    def test_an_answer_moves_the_game_on(self):
        table = opened(counting)
        table.answer("ann", 4)
        assert table.state.words == (4,)
        assert table.waiting == ("bob",)
        assert table.story == [Wrote(4)]
        (given,) = table.given
        assert (given.seat, given.about, given.answer, given.sealed) == ("ann", "number", 4, False)

    @pytest.mark.parametrize(
        ("seat", "refusal"),
        [
            ("bob", Refusal("not-your-turn", None, {"seat": "bob"})),
            ("dan", Refusal("no-such-seat", None, {"seat": "dan"})),
            ("", Refusal("no-such-seat", None, {"seat": ""})),
            (None, Refusal("no-such-seat", None, {"seat": "None"})),
            (["ann"], Refusal("no-such-seat", None, {"seat": "['ann']"})),
        ],
    )
    def test_a_seat_that_is_not_asked_is_told_why(self, seat, refusal: Refusal):
        table = opened(counting)
        before = whole(table)
        for asked in (
            lambda: table.answer(seat, 1),
            lambda: table.decision(seat),
            lambda: table.answer_any(seat, Chance(1)),
        ):
            with pytest.raises(IllegalAnswer) as refused:
                asked()
            assert refused.value.refusal == refusal
        assert whole(table) == before

    def test_a_forbidden_or_unreadable_answer_changes_nothing(self):
        table = opened(counting)
        before = whole(table)
        with pytest.raises(IllegalAnswer, match="out-of-range"):
            table.answer("ann", 10)
        with pytest.raises(UnreadableAnswer):
            table.answer("ann", "ten")
        assert whole(table) == before
        table.answer("ann", 9)

    def test_any_answer_is_a_sample_of_the_decision(self):
        table = opened(counting)
        table.answer_any("ann", Chance(5))
        assert table.given[0].answer == number().sample(Chance(5))

    def test_sampling_an_answer_uses_the_brief_question(self):
        read = []

        def asking(state: Slate) -> Flow[None]:
            for _ in range(2):
                state.write((yield from ask("ann", in_full, brief=number)))
            state.over = True

        def in_full() -> Amount:
            read.append("ann")
            return number()

        table = opened(asking)
        table.answer_any("ann", Chance(5))
        assert not read
        assert table.decision("ann") == number()
        table.answer_any("ann", Chance(6))
        assert len(read) == 1
        assert [given.about for given in table.given] == ["number", "number"]
        assert table.state.words == (number().sample(Chance(5)), number().sample(Chance(6)))
        with pytest.raises(IllegalAnswer, match="game-is-over"):
            table.answer_any("ann", Chance(7))

    def test_after_the_end_nobody_answers(self):
        table = opened(counting, seats=1)
        for n in range(9):
            table.answer("ann", n)
            assert not table.over
        table.answer("ann", 9)
        assert table.over
        assert table.waiting == ()
        with pytest.raises(IllegalAnswer, match="game-is-over"):
            table.answer("ann", 1)
        with pytest.raises(IllegalAnswer, match="no-such-seat"):
            table.answer("bob", 1)

    def test_options_are_checked_before_anything_is_dealt(self):
        with pytest.raises(BadOptions) as refused:
            opened(counting, seats=5)
        assert refused.value.refusal == Refusal("wrong-seat-count", None, {"least": 1, "most": 4, "seats": 5})

        class Fussy(Options, frozen=True, kw_only=True):
            def refusal(self) -> Refusal | None:
                return Refusal("not-today")

        with pytest.raises(BadOptions, match="not-today"):
            Table.opened(slate_game(counting, options=Fussy), Fussy(seats=2), 1)


class TestSeals:
    def test_sealed_answers_in_any_order_give_the_same_game(self):
        ends = []
        for order in permutations(["ann", "bob", "cat"]):
            table = opened(bidding)
            for seat in (*order, *reversed(order)):
                table.answer(seat, {"ann": 1, "bob": 2, "cat": 3}[seat])
            assert table.over
            ends.append((table.state.words, table.state.chance, table.story))
        assert all(end == ends[0] for end in ends)
        assert ends[0][0][0] == (("ann", 1), ("bob", 2), ("cat", 3))

    def test_nothing_happens_before_the_last_seal(self):
        table = opened(bidding)
        before = table.state.copy()
        table.answer("bob", 2)
        table.answer("ann", 1)
        before.sealed = ("ann", "bob")
        assert table.state == before, "everybody knows who has answered, but not who was first"
        assert table.story == []
        assert table.waiting == ("cat",)

    def test_answering_twice_under_seal_is_refused(self):
        table = opened(bidding)
        table.answer("ann", 1)
        before = whole(table)
        with pytest.raises(IllegalAnswer, match="not-your-turn"):
            table.answer("ann", 5)
        with pytest.raises(IllegalAnswer, match="not-your-turn"):
            table.decision("ann")
        assert whole(table) == before

    def test_a_seat_that_has_sealed_its_answer_is_no_longer_asked(self):
        table = opened(bidding)
        assert table.decision("ann").about == "number"
        table.answer("ann", 1)
        with pytest.raises(IllegalAnswer):
            table.decision("ann")

    def test_a_copy_keeps_the_seals(self):
        table = opened(bidding)
        table.answer("bob", 2)
        twin = table.copy()
        assert whole(twin) == whole(table)
        twin.answer("ann", 1)
        twin.answer("cat", 3)
        assert twin.state.words == ((("ann", 1), ("bob", 2), ("cat", 3)),)
        assert table.waiting == ("ann", "cat")

    def test_an_imagined_world_asks_again_what_others_have_sealed(self):
        table = opened(bidding)
        table.answer("bob", 2)
        table.answer("cat", 3)
        assert table.imagined("ann", Chance(9)).waiting == ("ann", "bob", "cat")
        world = table.imagined("bob", Chance(9))
        assert world.waiting == ("ann", "cat")
        world.answer("ann", 1)
        world.answer("cat", 7)
        assert world.state.words == ((("ann", 1), ("bob", 2), ("cat", 7)),)

    def test_who_has_sealed_an_answer_is_known_in_every_world(self):
        table = opened(bidding)
        assert table.state.sealed == ()
        table.answer("cat", 3)
        for seat in ("ann", "bob", "cat"):
            assert table.imagined(seat, Chance(9)).state.sealed == ("cat",)
        world = table.imagined("bob", Chance(9))
        world.answer("bob", 2)
        assert world.state.sealed == ("bob", "cat")
        table.undo("cat")
        assert table.state.sealed == ()
        for seat in ("bob", "cat", "ann"):
            table.answer(seat, 1)
        assert table.state.sealed == (), "all seals are open"


class TestCopies:
    def test_a_copy_between_checkpoints_replays_the_answers_since(self):
        replayed = []

        def play(state: Slate) -> Flow[None]:
            while state.step < 12:
                yield CHECKPOINT
                word = yield from ask("ann", number)
                replayed.append(word)
                state.step += 1

        table = opened(play)
        for n in range(9):
            table.answer("ann", n)
        replayed.clear()
        table.copy()
        assert len(replayed) == len(table.since) < 9, "a copy must not play the whole game again"

    def test_a_copy_has_a_record_and_a_story_of_its_own(self):
        table = opened(counting)
        table.answer("ann", 4)
        twin = table.copy()
        twin.answer("bob", 5)
        assert (len(table.given), table.story) == (1, [Wrote(4)])
        table.answer("bob", 6)
        assert [given.answer for given in twin.given] == [4, 5]
        assert twin.story == [Wrote(4), Wrote(5)]
        assert table.story == [Wrote(4), Wrote(6)]

    def test_events_and_luck_of_a_copied_state_are_its_own(self):
        state = opened(counting).state
        twin = state.copy()
        twin.tell(Wrote("twin"))
        twin.chance.below(6)
        assert state.told == []
        assert state.chance.drawn == 0

    def test_a_long_way_between_checkpoints_is_replayed_whole(self):
        def play(state: Slate) -> Flow[None]:
            for _ in range(30):
                state.write((yield from ask("ann", number)))

        table = opened(play)
        for n in range(29):
            table.answer("ann", n % 10)
        twin = table.copy()
        assert whole(twin) == whole(table)
        twin.answer("ann", 7)
        assert twin.over
        assert not table.over

    def test_an_imagined_table_has_no_past_and_new_luck(self):
        table = opened(counting)
        table.answer("ann", 4)
        world = table.imagined("bob", Chance(99))
        assert world.state.words == (4,)
        assert world.state.chance == Chance(99)
        assert (world.given, world.story, world.opening) == ([], [], None)
        with pytest.raises(AssertionError, match="has to reach a checkpoint first"):
            world.copy()
        with pytest.raises(AssertionError, match="has to reach a checkpoint first"):
            world.imagined("bob", Chance(1))

    def test_an_imagined_table_can_be_copied_from_its_next_checkpoint_on(self):
        world = opened(counting).imagined("ann", Chance(99))
        for n in range(5):
            world.answer(world.waiting[0], n)
        assert world.copy().state == world.state


def breaking(state: Slate) -> Flow[None]:
    """A rule that fails on the number 7, after it has already done half of its work."""
    while state.step < 10:
        yield CHECKPOINT
        if len(state.words) == state.step:
            state.write((yield from ask("ann", number)))
            state.tell(Wrote(state.words[-1]))
        yield CHECKPOINT
        state.chance.below(6)
        assert state.words[-1] != 7, "no rule for seven"
        state.step += 1


class TestRulesThatBreak:
    @pytest.mark.parametrize("answered", range(9))
    def test_the_table_steps_back_and_stays_usable(self, answered: int):
        """Whether or not the answer has passed a checkpoint."""
        table, untroubled = opened(breaking), opened(breaking)
        for n in range(answered):
            table.answer("ann", n % 5)
            untroubled.answer("ann", n % 5)
        before = whole(table)
        with pytest.raises(RulesBroke, match="answering 'number' with 7 broke the rules") as broken:
            table.answer("ann", 7)
        assert str(broken.value.__cause__).startswith("no rule for seven")
        assert whole(table) == before
        assert whole(table.copy()) == before
        table.answer("ann", 3)
        untroubled.answer("ann", 3)
        assert whole(table) == whole(untroubled)

    def test_a_last_seal_that_breaks_leaves_the_other_seals(self):
        def play(state: Slate) -> Flow[None]:
            bids = yield from together(dict.fromkeys(state.seats, number))
            state.tell(Wrote("opened"))
            state.write(6 // sum(bids.values()))

        table = opened(play)
        table.answer("ann", 0)
        table.answer("bob", 0)
        before = whole(table)
        with pytest.raises(RulesBroke):
            table.answer("cat", 0)
        assert whole(table) == before
        assert table.waiting == ("cat",)
        table.answer("cat", 3)
        assert table.state.words == (2,)
        assert table.story == [Wrote("opened")]

    def test_an_imagined_world_that_breaks_says_so_too(self):
        with pytest.raises(RulesBroke):
            opened(breaking).imagined("ann", Chance(1)).answer("ann", 7)

    def test_any_answer_that_breaks_the_rules_says_so_too(self):
        def play(state: Slate) -> Flow[None]:
            yield from ask("ann", partial(Pick, about="seven", options=(7, 7)))
            raise KeyError("seven")

        table = opened(play)
        with pytest.raises(RulesBroke):
            table.answer_any("ann", Chance(1))
        assert table.waiting == ("ann",)
        assert table.given == []


class Whispered(Event, frozen=True):
    to: str
    word: str

    def seen_by(self, seat):
        if seat == self.to:
            return self
        return Whispered(self.to, "...") if seat is not None else None


class TestStory:
    def test_everybody_sees_a_part(self):
        def play(state: Slate) -> Flow[None]:
            state.tell(Wrote("begun"))
            state.tell(Whispered("bob", "run"))
            yield from ask("ann", number)
            state.tell(Wrote("done"))

        table = opened(play)
        assert table.story_for("bob") == [Wrote("begun"), Whispered("bob", "run")]
        assert table.story_for("ann") == [Wrote("begun"), Whispered("bob", "...")]
        assert table.story_for(None) == [Wrote("begun")]
        table.answer("ann", 1)
        assert table.story_for("ann", since=2) == [Wrote("done")]
        assert table.state.told == []

    def test_events_of_the_deal_are_in_the_story(self):
        def deal(options: Options, chance: Chance) -> Slate:
            state = Slate(chance=chance, seats=("ann",))
            state.tell(Wrote("dealt"))
            return state

        table = Table.opened(slate_game(counting, deal=deal), Options(seats=1), 1)
        table.answer("ann", 3)
        assert table.story == table.copy().story == [Wrote("dealt"), Wrote(3)]


def test_a_view_is_the_games_view():
    game: Game = slate_game(counting)
    table = Table.opened(game, Options(seats=2), 1)
    table.answer("ann", 5)
    assert table.view("bob") == game.view(table.state, "bob")
    assert game.drawn(table.view(None)) == "5"


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", 7.0, True, None])
def test_a_table_opens_only_with_a_valid_seed(seed):
    game = slate_game(counting)
    with pytest.raises(BadOptions) as refused:
        Table.opened(game, game.options(seats=game.counts[0]), seed)
    assert refused.value.refusal.why == "not-a-seed"
