"""The repository as a whole: nothing in it ties it to one machine, and its pins hold."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from maester import __version__

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ("run.txt", "dev.txt")


def tracked() -> list[Path]:
    """The files of the repository: what git knows or would add; in a bare copy, all but what can be made again."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    if known.returncode == 0:
        paths = [ROOT / name for name in known.stdout.split("\0") if name]
    else:
        made = {".venv", "mutants", "build", "dist", "__pycache__"}
        paths = [p for p in ROOT.rglob("*") if not made & set(p.parts) and not re.search(r"/\.\w+_cache/", str(p))]
    return sorted(path for path in paths if path.is_file())


def test_the_changelog_begins_with_this_version():
    newest = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == __version__


@cache
def texts() -> list[tuple[str, str]]:
    found = []
    for path in tracked():
        try:
            found.append((str(path.relative_to(ROOT)), path.read_text("utf-8")))
        except UnicodeDecodeError:
            continue  # pictures and fonts
    return found


def pins(lock: str) -> dict[str, list[str]]:
    """Package name → its lines in the lock, each a whole requirement with its hashes."""
    text = (ROOT / "requirements" / lock).read_text("utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            found.setdefault(canonicalize_name(re.split(r"[=\s;\[]", line, maxsplit=1)[0]), []).append(line)
    return found


# Written in pieces, so that this file does not find itself.
HOSTS = ["py" + "pi.org", "python" + "hosted", "registry" + ".npmjs", "registry" + ".yarnpkg", "files" + ".pypi"]
PLACES = ["/" + name + "/" for name in ("work", "root", "tmp", "opt", "Users", "home/[a-z]+")] + ["file" + ":/" * 3]


@pytest.mark.parametrize("pattern", HOSTS + PLACES)
def test_no_file_names_a_package_host_or_a_place_on_one_machine(pattern: str):
    # Not the middle of a longer path or address: src/work/ would be fine.
    searched = re.compile(r"(?<![\w.])" + pattern)
    assert [name for name, text in texts() if searched.search(text)] == []


def test_a_thing_to_do_has_a_note_in_docs():
    marker = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    docs = "".join(text for name, text in texts() if name.startswith("docs/"))
    loose = [
        f"{name}: {line.strip()}"
        for name, text in texts()
        if name.startswith(("src/", "tests/", "bench/", "web/src/"))
        for line in text.splitlines()
        # "... (docs/decisions/0007)": the note it names must be there.
        if marker.search(line) and not any(note in docs or (ROOT / note).exists() for note in notes(line))
    ]
    assert loose == []


def notes(line: str) -> list[str]:
    return [note.rstrip(".,:;)") for note in re.findall(r"docs/\S+", line)]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_version_and_hashes(lock: str):
    for lines in pins(lock).values():
        for line in lines:
            assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_locks_fit_every_platform():
    # A package with compiled parts has one file, hence one hash, per platform and Python.
    for name in ("msgspec", "pydantic-core", "shapely", "ruff"):
        for line in pins("dev.txt").get(name, []):
            assert line.count("--hash=") > 10, name


def test_what_plays_is_what_is_tested():
    run, dev = pins("run.txt"), pins("dev.txt")
    versions = {name: [line.split()[0] for line in lines] for name, lines in dev.items()}
    for name, lines in run.items():
        for line in lines:
            assert line.split()[0] in versions[name]


def listed(part: str) -> list[str]:
    """What a requirements/*.in file asks for, without its comments."""
    lines = (ROOT / "requirements" / f"{part}.in").read_text("utf-8").splitlines()
    return [line.partition("#")[0] for line in lines]


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run.txt", PROJECT["project"]["dependencies"]),
        ("run.txt", PROJECT["build-system"]["requires"]),
        ("run.txt", listed("build")),
        ("dev.txt", [line for extra in PROJECT["project"]["optional-dependencies"].values() for line in extra]),
        ("dev.txt", listed("bench")),
        ("dev.txt", listed("dev")),
    ],
)
def test_locks_hold_what_is_asked_for(lock: str, wanted: list[str]):
    pinned = pins(lock)
    for requirement in map(Requirement, filter(None, map(str.strip, wanted))):
        for line in pinned[canonicalize_name(requirement.name)]:
            version = re.split(r"==|\s", line)[1]
            assert version in requirement.specifier, f"{requirement} but {line.split()[0]}; make lock"
