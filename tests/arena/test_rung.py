"""Rungs: who plays, from which release, and how long it thinks."""

import pytest

from maester.arena.guest import Guest
from maester.arena.rung import NoRelease, Rung, rung, source_of
from maester.bots import Maester, Squire, Thinking, UnknownBot


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("squire", Rung("squire")),
        ("squire@v0.1", Rung("squire", "v0.1")),
        ("maester/16", Rung("maester", None, Thinking(iterations=16))),
        ("maester@v0.1/500ms", Rung("maester", "v0.1", Thinking(milliseconds=500))),
    ],
)
def test_a_rung_is_read_as_it_is_written(written: str, meant: Rung):
    assert rung(written) == meant


@pytest.mark.parametrize("written", ["", "Squire!", "squire@", "maester/", "maester/16s", "maester/ms"])
def test_what_names_no_rung_is_refused(written: str):
    with pytest.raises(UnknownBot, match="names no bot"):
        rung(written)


def test_a_rung_thinks_as_it_says_or_else_as_the_arena_does():
    own, given = (rung(written).player(1, Thinking(iterations=3)) for written in ("maester/7", "maester"))
    assert isinstance(own, Maester)
    assert isinstance(given, Maester)
    assert (own.thinking.iterations, given.thinking.iterations) == (7, 3)
    assert isinstance(rung("squire").player(1, Thinking()), Squire)


def test_a_release_comes_from_the_history_of_the_repository(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    source_of.cache_clear()
    source = source_of("HEAD")
    assert source.is_relative_to(tmp_path)
    assert (source / "maester" / "bots" / "squire.py").exists()
    assert isinstance(rung("squire@HEAD").player(1, Thinking()), Guest)
    source_of.cache_clear()


def test_a_release_that_never_was_is_refused():
    with pytest.raises(NoRelease, match="no such release"):
        source_of("v99.0-of-never")
