"""Rewrite the goldens: `python -m tests.playthroughs.write`. On purpose, never to make a test pass.

A golden keeps its answers as far as the rules still allow them; `--anew` plays other games.
"""

import sys

from maester.games import game
from tests.playthroughs.transcript import answers_in, golden, places, played_on, transcript


def write(anew: bool) -> None:
    for name, count in places():
        path, rules = golden(name, count), game(name)
        before = "" if anew or not path.exists() else path.read_text("utf-8")
        text = transcript(rules, count, played_on(rules, count, answers_in(before)))
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{path.name}: {'unchanged' if text == before else 'written'}\n")


if __name__ == "__main__":
    write("--anew" in sys.argv)
