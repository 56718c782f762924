"""Abilities and cards: the words they are written in, who answers to what, and what is in force."""
