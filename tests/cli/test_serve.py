"""`maester serve`: what it takes, and where it keeps things."""

from pathlib import Path

import pytest

from maester.cli import serve
from tests.cli.conftest import refused


@pytest.mark.parametrize("public", ["maester.example", "https://maester.example/lobby", "ftp://maester.example"])
def test_an_address_people_cannot_use_is_refused(run, public):
    assert public in refused(run("serve", "--public", public))


def test_whatever_a_command_says_goes_through_the_output():
    """There, nothing is said that a terminal would obey."""
    folder = Path(serve.__file__).parent
    for file in folder.glob("*.py"):
        if file.name != "output.py":
            assert "typer.echo(" not in file.read_text("utf-8"), file.name


@pytest.mark.parametrize("before", [None, 0o755])
def test_its_own_folder_is_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int | None):
    folder = tmp_path / "maester"
    if before is not None:
        folder.mkdir(mode=before)
    monkeypatch.setattr("typer.get_app_dir", lambda _: str(folder))
    assert serve.own_database() == f"sqlite:///{folder}/maester.db"
    assert folder.stat().st_mode & 0o777 == 0o700
