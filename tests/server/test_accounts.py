"""People pay for the processor time they use, as it is measured, and for nobody else's."""

import asyncio
import logging
import time
from typing import Any

import pytest

from maester.server.audience.lookup import Lookup
from maester.server.guards import accounts
from maester.server.guards.accounts import CURRENT, Account, metered
from maester.server.guards.limits import ALL_WORK, MOST_OWED, WORK, Limits
from maester.server.guards.refused import NotAllowed, reasons, worded
from maester.server.guards.watchdog import Watchdog
from maester.server.matches.inbox import Inbox
from maester.server.workers import warm
from maester.server.workers.background import Background
from maester.server.workers.thinkers import Thinkers
from maester.words import LANGUAGES
from tests.patience import patience
from tests.server.kit import served

pytestmark = pytest.mark.anyio


def burn(milliseconds: float) -> None:
    began = time.thread_time()
    while (time.thread_time() - began) * 1000 < milliseconds:
        sum(range(1000))


def account_of(limits: Limits, person: str | None = "ned", address: str = "10.0.0.1") -> Account:
    account = Account("a test")
    account.opened(limits, address, person)
    return account


async def test_only_ones_own_steps_count():
    """While it waits, others work, and that is theirs."""
    one, other = Account("one"), Account("other")

    async def waits(milliseconds: float) -> str:
        for _ in range(3):
            burn(milliseconds)
            await asyncio.sleep(0)
        return "done"

    said = await asyncio.gather(metered(waits(1), one), metered(waits(20), other))
    assert list(said) == ["done", "done"]
    assert 3 <= one.spent < 60 <= other.spent


async def test_what_goes_wrong_is_passed_on_and_paid_for():
    account = Account("a test")

    async def fails() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            burn(5)

    task = asyncio.create_task(run(fails(), account))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert account.spent >= 5
    assert not accounts.RUNNING


async def run(work: Any, account: Account) -> Any:
    return await metered(work, account)


async def test_what_a_match_or_a_thread_does_for_somebody_is_theirs():
    inbox, background = Inbox("match 7"), Background("test")
    account = Account("a test")
    CURRENT.set(account)

    async def act() -> None:
        burn(5)
        await background(burn, 5)

    await inbox.ask(act)
    await asyncio.sleep(0)
    assert account.spent >= 10
    before = account.spent

    async def think() -> None:
        burn(5)
        await background(burn, 5)
        inbox.post(act)

    inbox.spawn(think())  # a bot thinks by itself, and what it answers is nobody's wish
    while inbox.busy:
        await asyncio.sleep(0.001)
    await inbox.end()
    background.stop()
    assert account.spent < before + 5


async def test_who_first_searches_the_rules_for_something_pays_for_it(monkeypatch: pytest.MonkeyPatch):
    def found(game: str, words: str) -> bytes:
        burn(5)
        return words.encode()

    monkeypatch.setattr("maester.server.audience.lookup.found_rules", found)
    lookup, ned, cat = Lookup(), Account("a test"), Account("a test")
    for account in (ned, cat):
        CURRENT.set(account)
        assert await lookup("intrigue", "Row  full") == b"row full"
        await asyncio.sleep(0)
    lookup.stop()
    assert ned.spent >= 5 > cat.spent


def test_who_has_used_too_much_waits_for_oneself():
    at = [0.0]
    limits = Limits(now=lambda: at[0])
    ned, cat = account_of(limits), account_of(limits, "cat")
    ned.check()
    ned.charge(WORK[0] / 1000 + 1)  # a second too much
    with pytest.raises(NotAllowed, match="too-fast"):
        ned.check()
    with pytest.raises(NotAllowed):
        account_of(limits).check()  # another request of the same person
    cat.check()
    assert ned.pause == pytest.approx(1000 / WORK[1])
    assert cat.pause == 0
    at[0] += 1000 / WORK[1]
    ned.check()


def test_what_is_owed_is_forgiven_after_a_minute():
    limits = Limits(now=lambda: 0.0)
    ned = account_of(limits)
    ned.charge(3600)
    assert ned.pause == MOST_OWED


def test_signing_in_again_and_again_gains_nothing():
    limits = Limits(now=lambda: 0.0)
    for n in range(100):
        account_of(limits, f"ned-{n}").charge(ALL_WORK[0] / 100_000 + 0.001)
    with pytest.raises(NotAllowed):
        account_of(limits, "cat").check()
    account_of(limits, "arya", "10.0.0.2").check()


def test_what_was_used_before_anybody_was_known_is_charged_too():
    limits = Limits(now=lambda: 0.0)
    account = Account("GET /")
    account.charge(WORK[0] / 1000 + 1)
    account.opened(limits, "10.0.0.1", "ned")
    with pytest.raises(NotAllowed):
        account.check()


async def test_a_dear_request_is_paid_by_whoever_sent_it(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    """However few they are: the second is refused because of what the first took."""
    async with served(sqlite, limits=True) as server, server.guest("Ned") as ned, server.guest("Cat") as cat:
        monkeypatch.setattr(accounts, "WORK", (1, 0.001))
        async with asyncio.timeout(patience()):
            while (await ned.client.get("/api/matches")).status_code == 200:
                pass
        assert (await ned.client.get("/api/matches")).json()["why"] == "too-fast"
        assert (await cat.client.get("/api/me")).status_code == 200


# ------------------------------------------------------------------------------------------------------ the watchdog


async def test_a_loop_that_stands_is_noticed_with_match_and_person(caplog: pytest.LogCaptureFixture):
    watchdog = Watchdog(0.02)
    watchdog.start()
    account = account_of(Limits(active=False))
    account.what = "match 7"

    async def stand() -> None:
        ends = time.monotonic() + patience()
        while not watchdog.stood and time.monotonic() < ends:
            burn(1)
        burn(100)  # it is the same stand, however long

    with caplog.at_level(logging.WARNING):
        await metered(stand(), account)
        while "goes on" not in caplog.text:
            await asyncio.sleep(0.001)
    watchdog.stop()
    assert watchdog.stood == 1
    assert "match 7, person ned" in caplog.text
    assert "in stand" in caplog.text, "and where"


async def test_a_loop_that_only_waits_does_not_stand():
    watchdog = Watchdog(0.02)
    watchdog.start()
    await asyncio.sleep(0.1)
    time.sleep(0.1)  # the machine is busy with something else
    watchdog.stop()
    assert watchdog.stood == 0


# ------------------------------------------------------------------------------------------------------- warming up


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those get ready, too, and are not needed."""

    async def get_ready(_: Thinkers) -> None:
        pass

    monkeypatch.setattr(Thinkers, "get_ready", get_ready)


def test_after_warming_up_no_refusal_reads_a_file(monkeypatch: pytest.MonkeyPatch):
    """Of any game, in any language; nor does the first judgement of a deck or an army."""
    from maester import games
    from maester.server.audience.lookup import found_rules

    judged, judge = list[str](), warm.judge_something

    def judging(name: str) -> None:
        judged.append(name)
        judge(name)

    monkeypatch.setattr(warm, "judge_something", judging)
    warm.warm()
    assert judged == list(games.NAMES)
    monkeypatch.setattr("builtins.open", not_now)
    monkeypatch.setattr("pathlib.Path.open", not_now)
    monkeypatch.setattr("io.open", not_now)
    for lang in LANGUAGES:
        for game in (None, *games.NAMES):
            assert worded(NotAllowed("stale"), lang, game).sentence
    monkeypatch.setattr("maester.rules.search.Index", not_now)
    for name in games.NAMES:
        found_rules(name, "castle")
        brings = games.game(name).brings
        for each in () if brings is None else brings.built_in.values():
            assert brings is not None
            assert reasons(brings.refusal(each), "de", name) == ()
            assert brings.fitting(each)


def not_now(*args: object, **more: object) -> Any:
    raise AssertionError(f"this was to be done before: {args}")


@pytest.mark.usefixtures("no_bots")
async def test_a_server_is_warm_before_its_first_request(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    warmed: list[bool] = []
    monkeypatch.setattr("maester.server.app.warm", lambda: warmed.append(True))
    async with served(sqlite, warm=True):
        assert warmed == [True]


@pytest.mark.usefixtures("no_bots")
async def test_the_description_of_all_requests_is_ready_before_somebody_reads_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("maester.server.app.warm", lambda: None)
    async with served(sqlite, warm=True) as server, server.guest() as ned:
        for slow in ("litestar.openapi.spec.OpenAPI.to_schema", "litestar._openapi.plugin.create_path_item_for_route"):
            monkeypatch.setattr(slow, not_now)
        described = await ned.get("/schema/openapi.json")
        assert "/api/matches" in described["paths"]
        # Written as YAML, it would stop everybody for longer than anything else on the loop.
        assert (await ned.client.get("/schema/openapi.yaml")).status_code == 404
