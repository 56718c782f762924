"""Coverage counts what tests prove, not what they claim."""

from textwrap import dedent

import msgspec
import pytest

from maester.rules import Coverage, MissingTests, UnknownRules, coverage, library, tested

RULES = """
- INT-TURN-01 One acts.
- INT-TURN-02 [physical] He is seated.
- INT-TURN-03 He places.
- INT-EX-01 Given one, then one.
"""


@pytest.fixture(autouse=True)
def rules(tmp_path, monkeypatch):
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "intrigue.md").write_text(RULES)
    (folder / "boardgame2.md").write_text("- **BG2-RAID-01** A raid raids.\n")
    monkeypatch.setattr(library, "folder", lambda: folder)


@pytest.fixture
def covered(tmp_path):
    """The coverage of intrigue by one test file of the given source."""

    def covered(source: str, name: str = "scenarios/test_turns.py") -> Coverage:
        file = tmp_path / "tests" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("import pytest\n" + dedent(source))
        return coverage("intrigue", tmp_path / "tests")

    return covered


def proven(found: Coverage) -> set[str]:
    assert found.tested == found.observable - len(found.untested)
    return {"INT-TURN-01", "INT-TURN-03", "INT-EX-01"} - set(found.untested)


def test_atoms_observable_tested_and_untested(covered):
    found = covered("""
        @pytest.mark.rule("INT-TURN-01", "INT-EX-01")
        def test_one_acts():
            assert acting() == 1
    """)
    assert found == Coverage("intrigue", 4, 3, 2, untested=("INT-TURN-03",), unknown=(), hollow=())
    assert not found.complete


def test_all_observable_atoms_tested_is_complete(covered):
    found = covered("""
        @pytest.mark.rule("INT-TURN-01", "INT-TURN-03", "INT-EX-01")
        def test_a_turn():
            assert turn()
    """)
    assert found.untested == ()
    assert found.complete


def test_a_mark_on_a_physical_atom_changes_no_number(covered):
    found = covered("""
        @pytest.mark.rule("INT-TURN-02")
        def test_he_is_seated():
            assert seated()
    """)
    assert (found.observable, found.tested, found.unknown) == (3, 0, ())


@pytest.mark.parametrize(
    "source",
    [
        """
        @pytest.mark.rule("INT-TURN-01")
        @pytest.mark.rule("INT-TURN-03")
        def test_it():
            assert turn()
        """,
        """
        from pytest import mark
        @mark.rule("INT-TURN-01", "INT-TURN-03")
        async def test_it():
            assert await turn()
        """,
        """
        pytestmark = pytest.mark.rule("INT-TURN-01", "INT-TURN-03")
        def test_it():
            assert turn()
        """,
        """
        pytestmark = [pytest.mark.slow, pytest.mark.rule("INT-TURN-01"), pytest.mark.rule("INT-TURN-03")]
        class TestIt:
            def test_it(self):
                assert turn()
        """,
        """
        @pytest.mark.rule("INT-TURN-01")
        class TestIt:
            pytestmark = pytest.mark.rule("INT-TURN-03")
            def test_it(self):
                assert turn()
        """,
        """
        @pytest.mark.parametrize("seats", [
            pytest.param(2, marks=pytest.mark.rule("INT-TURN-01")),
            pytest.param(3, marks=[pytest.mark.slow, pytest.mark.rule("INT-TURN-03")]),
        ])
        def test_it(seats):
            assert turn(seats)
        """,
        """
        CASES: list = [pytest.param(2, marks=pytest.mark.rule("INT-TURN-01", "INT-TURN-03"))]
        @pytest.mark.parametrize("seats", CASES)
        def test_it(seats):
            assert turn(seats)
        """,
    ],
    ids=["decorators", "imported mark", "module", "module list", "class", "params", "table of params"],
)
def test_marks_are_found_wherever_pytest_finds_them(covered, source):
    found = covered(source)
    assert proven(found) == {"INT-TURN-01", "INT-TURN-03"}
    assert (found.unknown, found.hollow) == ((), ())


@pytest.mark.parametrize(
    "body",
    [
        "with pytest.raises(ValueError): turn()",
        "with raises(ValueError) as refused: turn()",
        "begun().asks('stark', 'card').says('stark', 0)",
        "await refuses(turn)",
        "for seat in seats: assert turn(seat)",
    ],
)
def test_a_check_in_any_form_is_a_test(covered, body):
    found = covered(f"""
        @pytest.mark.rule("INT-TURN-01")
        async def test_it():
            {body}
    """)
    assert proven(found) == {"INT-TURN-01"}
    assert found.hollow == ()


@pytest.mark.parametrize(
    "source",
    [
        "def test_it(): pass",
        "def test_it(): ...",
        "def test_it(): 'One acts.'",
        "def test_it(): assert True",
        "def test_it(): turn = begun()",
        "def test_it(): print('fine')",
        "def test_it(turn=begun()): return None",
        "@pytest.mark.skip\ndef test_it(): assert turn()",
        "@pytest.mark.skip(reason='later')\ndef test_it(): assert turn()",
        "@pytest.mark.xfail\ndef test_it(): assert turn()",
        "def turns(): assert turn()",
        "class TestIt:\n    def test_it(self): pass",
    ],
)
def test_a_mark_on_a_test_that_checks_nothing_is_hollow(covered, source):
    found = covered("\n" + '@pytest.mark.rule("INT-TURN-01")\n' + source)
    assert proven(found) == set()
    [mark] = found.hollow
    assert (mark.rule, mark.file, mark.line) == ("INT-TURN-01", "scenarios/test_turns.py", 3)
    assert not found.complete


@pytest.mark.parametrize(
    "source",
    [
        'pytestmark = pytest.mark.rule("INT-TURN-01")',
        'CASES = [pytest.param(2, marks=pytest.mark.rule("INT-TURN-01"))]\ndef test_it(): assert turn()',
    ],
    ids=["no tests in the module", "a table nobody uses"],
)
def test_a_mark_without_a_test_is_hollow(covered, source):
    found = covered(source)
    assert proven(found) == set()
    assert [mark.rule for mark in found.hollow] == ["INT-TURN-01"]


def test_a_hollow_mark_stays_a_mistake_beside_a_real_test(covered):
    found = covered("""
        @pytest.mark.rule("INT-TURN-01", "INT-TURN-03", "INT-EX-01")
        def test_a_turn():
            assert turn()

        @pytest.mark.rule("INT-TURN-01")
        def test_nothing():
            pass
    """)
    assert found.untested == ()
    assert [(mark.rule, mark.line) for mark in found.hollow] == [("INT-TURN-01", 7)]
    assert not found.complete


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ('"INT-TURN-99"', "INT-TURN-99"),
        ('"ITN-TURN-01"', "ITN-TURN-01"),
        ('"INT-TURN-01..03"', "INT-TURN-01..03"),
        ('"int-turn-01"', "int-turn-01"),
        ("TURN", "TURN"),
        ("*TURNS", "*TURNS"),
    ],
)
def test_a_mark_that_names_no_atom_is_unknown(covered, written, named):
    found = covered(f"""
        @pytest.mark.rule({written})
        def test_it():
            assert turn()
    """)
    assert [(mark.rule, mark.line) for mark in found.unknown] == [(named, 3)]
    assert proven(found) == set()
    assert not found.complete


def test_marks_of_another_game_do_not_concern_this_one(covered):
    found = covered("""
        @pytest.mark.rule("BG2-RAID-01", "BG2-RAID-99", "INT-TURN-01")
        def test_it():
            assert turn()
    """)
    assert (found.tested, found.unknown) == (1, ())


def test_only_files_that_pytest_collects_count(covered):
    source = """
        @pytest.mark.rule("INT-TURN-01")
        def test_it():
            assert turn()
    """
    assert proven(covered(source, "kit.py")) == set()
    assert proven(covered(source, "deep/down/turns_test.py")) == {"INT-TURN-01"}


def test_marks_are_read_not_run(covered):
    found = covered("""
        raise SystemExit("a test file was run")

        @pytest.mark.rule("INT-TURN-01")
        def test_it():
            assert turn()
    """)
    assert proven(found) == {"INT-TURN-01"}


def test_coverage_is_plain_data(covered):
    found = covered("""
        @pytest.mark.rule("INT-TURN-99")
        def test_it():
            assert turn()
    """)
    assert msgspec.json.decode(msgspec.json.encode(found))["unknown"] == [
        {"rule": "INT-TURN-99", "file": "scenarios/test_turns.py", "line": 3, "hollow": False}
    ]


def test_the_tests_of_the_checkout_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(tested, "CHECKOUT", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_turns.py").write_text(
        'import pytest\n@pytest.mark.rule("INT-TURN-03")\ndef test_it(): assert turn()\n'
    )
    assert proven(coverage("intrigue")) == {"INT-TURN-03"}


def test_an_installed_package_has_no_tests_and_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(tested, "CHECKOUT", tmp_path)
    with pytest.raises(MissingTests, match="run this in a checkout"):
        coverage("intrigue")


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(MissingTests, match="There is no folder of tests at"):
        coverage("intrigue", tmp_path / "nowhere")


def test_an_unknown_game_is_refused(tmp_path):
    with pytest.raises(UnknownRules, match="chess"):
        coverage("chess", tmp_path)
