"""Positions as text: written, read, and played on from. docs/positions.md describes the format.

`plain.py` turns values into what TOML can hold and back, `toml.py` lays that out and finds lines again, `layout.py` is
what a game says about its own positions, `writing.py` and `reading.py` put it together.
"""
