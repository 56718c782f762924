"""Tabletop games of Westeros: refereed to the letter, for people and for programs."""

__version__ = "0.1.0"
