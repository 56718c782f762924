"""How many bytes of view an answer sends to each watcher: `python -m bench.patches [GAME …]`.

It plays random games with the most seats, and measures after every answer the patch of every seat's view and of a
spectator's, as JSON. It also names the fields that weigh most, and how often an answer changes them.
"""

import sys
from collections import Counter

from msgspec.json import encode

from maester.games import NAMES, game
from maester.kernel import Chance, Table
from maester.server.audience.patch import Parts, parts, patch_between

GAMES = 3


def measured(name: str) -> str:
    rules = game(name)
    seats = rules.counts[-1]
    sent: list[int] = []
    weight: Counter[str] = Counter()
    for seed in range(GAMES):
        table, chance = Table.opened(rules, rules.options(seats=seats), seed), Chance(seed)
        watchers = (None, *table.state.seats)
        before: dict[str | None, Parts] = {watcher: parts(table.view(watcher)) for watcher in watchers}
        while table.waiting:
            seat = table.waiting[0]
            table.answer(seat, table.decision(seat).sample(chance))
            for watcher in watchers:
                after = parts(table.view(watcher))
                patch = patch_between(before[watcher], after)
                sent.append(len(encode(patch)))
                weight.update({field: len(encode(value)) for field, value in patch.items()})
                before[watcher] = after
    sent.sort()
    total = sum(sent)
    shares = ", ".join(f"{field} {bytes_ / total:.0%}" for field, bytes_ in weight.most_common(4))
    middle, high = sent[len(sent) // 2], sent[len(sent) * 9 // 10]
    return f"{name}  {seats} seats  mean {total / len(sent):.0f}  median {middle}  90th percentile {high}  {shares}"


if __name__ == "__main__":
    for each in sys.argv[1:] or NAMES:
        sys.stdout.write(f"{measured(each)}\n")
