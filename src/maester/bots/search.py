"""Search: information-set Monte Carlo tree search over imagined tables.

Each iteration imagines a new world and walks down one tree of possible answers, where every seat takes what has gone
well for it; then all play on by habit for a while, and each seat's prospects are recorded along the path.
The tree is about what the searching seat knows, not about one world, so what is hidden averages out.
"""

from collections.abc import Container, Hashable
from math import sqrt
from typing import Any

from maester.bots.choices import choices, has_one_answer, kind_of
from maester.kernel import Chance, Decision, Seat, Table

CURIOSITY = 0.4
"""How attractive rarely taken branches are, in units of the spread of prospects seen."""

DEPTH = 60
"""The most answers an iteration looks ahead beyond the tree. The tree itself ends where new luck is drawn, because
nobody can plan beyond that."""

HABITS = 3
"""Where answers cannot be listed, how many times habit is asked for a new one before a sample is taken."""


class Branch:
    """One kind of answer at a node: how often it could have been taken, how often it was, and how that went."""

    __slots__ = ("answer", "offered", "taken", "total")

    def __init__(self) -> None:
        self.answer: Any = None
        """The last answer of this kind that was given."""
        self.offered = 0
        self.taken = 0
        self.total = 0.0

    def promise(self, curiosity: float) -> float:
        """Its average plus a bonus for curiosity."""
        # The bit length stands in for the logarithm, which is not the same number on every machine.
        return self.total / self.taken + curiosity * sqrt(self.offered.bit_length() / self.taken)


Moment = tuple[Seat, str]
"""Who is asked, and about what: in another world the same answers may lead to a different question."""


class Node:
    """A node of the tree: the branches of each seat asked there, and the nodes that answers lead to."""

    __slots__ = ("branches", "next", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Moment, dict[Hashable, Branch]] = {}
        self.next: dict[Hashable, Node] = {}


class Search:
    """One search for one answer."""

    def __init__(self, table: Table, seat: Seat, chance: Chance) -> None:
        self.table, self.seat, self.chance = table, seat, chance
        self.game = table.game
        self.root = Node()
        self.span = Span()

    def best(self) -> Any:
        """The answer taken most often; among equals, the one with the best result."""
        asked = self.seat, self.table.decision(self.seat).about
        return max(self.root.branches[asked].values(), key=lambda branch: (branch.taken, branch.total)).answer

    def iterate(self) -> None:
        """Imagine a world, walk down the tree and one step beyond, play on, and record the result."""
        world = self.table.imagined(self.seat, Chance(self.chance.below(1 << 32)))
        luck = world.state.chance.drawn
        path = self.walk(world, luck)
        self.play_on(world, luck)
        prospects = {seat: self.game.evaluate(world.state, seat) for seat in dict(path)}
        for seat, branch in path:
            branch.taken += 1
            branch.total += prospects[seat]
        self.span.add(prospects[self.seat])

    def walk(self, world: Table, luck: int) -> list[tuple[Seat, Branch]]:
        """Walk to the edge of the tree and add a node there."""
        path: list[tuple[Seat, Branch]] = []
        node, inside = self.root, True
        while inside and world.waiting and world.state.chance.drawn == luck:
            said: list[tuple[Seat, Hashable]] = []
            # Seats asked at the same time choose at the same node: none of them knows what the others say.
            for seat in world.waiting:
                listed = choices(self.game, world.decision(seat))
                if listed is not None and len(listed) == 1:
                    world.answer(seat, *listed.values())
                    continue
                node.visits += not said
                kind, branch = self.choose(world, seat, node, listed)
                said.append((seat, kind))
                path.append((seat, branch))
                world.answer(seat, branch.answer)
            if said:
                inside = tuple(said) in node.next
                node = node.next.setdefault(tuple(said), Node())
        return path

    def choose(
        self, world: Table, seat: Seat, node: Node, listed: dict[Hashable, Any] | None
    ) -> tuple[Hashable, Branch]:
        """A new branch while the node is not wide enough; else the most promising one in this world."""
        decision = world.decision(seat)
        branches = node.branches.setdefault((seat, decision.about), {})
        if listed is None:
            offered = {kind: b.answer for kind, b in branches.items() if decision.refusal(b.answer) is None}
        else:
            offered = {kind: answer for kind, answer in listed.items() if kind in branches}
        if len(offered) < self.game.hints.width * sqrt(node.visits) and (listed is None or len(offered) < len(listed)):
            answer = self.untried(world, seat, decision, listed, branches)
            kind = kind_of(self.game, answer)
            offered[kind] = answer
            branches.setdefault(kind, Branch())
        else:
            curiosity = CURIOSITY * self.span.width()
            kind = max(offered, key=lambda kind: branches[kind].promise(curiosity))
        for each in offered:
            branches[each].offered += 1
        branches[kind].answer = offered[kind]
        return kind, branches[kind]

    def untried(
        self,
        world: Table,
        seat: Seat,
        decision: Decision[Any],
        listed: dict[Hashable, Any] | None,
        branches: Container[Hashable],
    ) -> Any:
        """What habit says, if that is new here; else any listed answer that is new, or a sample, which may be."""
        for _ in range(0 if self.game.habit is None else HABITS if listed is None else 1):
            answer = self.game.habit(world.state, seat, decision, self.chance)  # type: ignore[misc]
            if kind_of(self.game, answer) not in branches:
                return answer
        if listed is None:
            return decision.sample(self.chance)
        return self.chance.choice([answer for kind, answer in listed.items() if kind not in branches])

    def play_on(self, world: Table, luck: int) -> None:
        """Beyond the tree, all play by habit or at random: to the end of the chapter, or until new luck is drawn."""
        habit, whim, chance = self.game.habit, self.game.hints.whim, self.chance
        chapter, depth = self.game.hints.chapter, 0
        began = chapter(world.state) if chapter else luck
        while world.waiting and depth < DEPTH:
            if (chapter(world.state) if chapter else world.state.chance.drawn) != began:
                return
            seat = world.waiting[0]
            decision = world.decision(seat)
            depth += not has_one_answer(decision)
            if habit is None or not chance.below(whim):
                world.answer_any(seat, chance)
            else:
                world.answer(seat, habit(world.state, seat, decision, chance))


class Span:
    """The range of the numbers seen."""

    def __init__(self) -> None:
        self.lowest, self.highest = float("inf"), float("-inf")

    def add(self, number: float) -> None:
        self.lowest, self.highest = min(self.lowest, number), max(self.highest, number)

    def width(self) -> float:
        """From lowest to highest; 1 as long as they are all the same."""
        return self.highest - self.lowest if self.lowest < self.highest else 1.0
