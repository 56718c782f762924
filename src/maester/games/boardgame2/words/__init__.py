"""The words of the second edition: those of both editions, the names of its own, and the texts of its cards."""

from functools import partial

from maester.games.boardgame.words import card_texts

BUILDS_ON = ("boardgame",)

written = partial(card_texts, "maester.games.boardgame2")
