"""Matches: one inbox each, a log that is written before anybody is told, and where the log leads."""
