"""The far side of a guest: runs on its own, with another release on its path. It may use only what every release has.

One request per line, one reply per line, both JSON. A request may open a match, pass on answers given since, and ask a
player for an answer; the first request that names a player says which bot it is.
"""

import json
import os
import sys
from time import process_time
from typing import Any


def main() -> None:
    follower = Follower()
    for line in sys.stdin:
        try:
            reply = {"answer": follower.reply(json.loads(line))}
        except Exception as error:  # reported to the host, which knows which match it was
            reply = {"error": f"{type(error).__name__}: {error}"}
        try:
            print(json.dumps(reply), flush=True)
        except BrokenPipeError:
            os._exit(0)  # the host is gone, so nobody is waiting for more


class Follower:
    """One table that follows the host's, and the players at it."""

    def __init__(self) -> None:
        self.table: Any = None
        self.players: dict[int, Any] = {}

    def reply(self, request: dict[str, Any]) -> Any:
        from msgspec import to_builtins

        if "match" in request:
            self.table = opened(**request["match"])
        for seat, answer in request["given"]:
            self.table.answer(seat, answer)
        number = request["player"]
        if number not in self.players:
            self.players[number] = made(**request["bot"])
        return to_builtins(self.players[number].answer(self.table, request["seat"]))


def opened(game: str, rules: int, options: dict[str, Any], seed: int) -> Any:
    from msgspec import convert

    from maester.games import game as found
    from maester.kernel import Table

    playing = found(game)
    if playing.rules != rules:
        raise ValueError(f"this release plays {game} by rules {playing.rules}, not by rules {rules}")
    return Table.opened(playing, convert(options, playing.options), seed)


def made(name: str, seed: int, thinking: dict[str, int | None]) -> Any:
    from maester.bots import bot

    player = bot(name, seed, **thinking)
    if hasattr(player, "clock"):
        # Processor time, so that other programs on a busy machine cost nobody anything.
        player.clock = process_time
    return player


if __name__ == "__main__":
    main()
