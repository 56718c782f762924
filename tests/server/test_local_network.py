"""A server for friends in the same house: private addresses only, names of its own, and links others can open."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from maester.server.guards.local_network import CannotListen, listen, listened_at, origins, private_addresses
from maester.server.guards.names import Names
from tests.patience import patience
from tests.server.kit import served

PORT = 8765


def adapter(name: str, *addresses: str):
    """A network card, as the system describes it."""
    return SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=each, is_IPv4=True) for each in addresses])


def test_private_addresses_are_found_and_public_ones_left_out():
    cards = [
        adapter("docker0", "172.17.0.1"),
        adapter("lo", "127.0.0.1"),
        adapter("eth0", "203.0.113.5", "10.0.0.7"),
        adapter("wlan0", "192.168.1.5", "169.254.3.3", "172.32.0.1", "100.64.0.1"),
    ]
    assert private_addresses(cards) == ["192.168.1.5", "10.0.0.7", "172.17.0.1"]


def test_a_server_for_friends_is_called_by_its_addresses_and_by_the_names_of_its_machine():
    names = Names(origins(["192.168.1.5"], PORT))
    assert names.first.origin == f"http://192.168.1.5:{PORT}"
    machine = socket.gethostname().lower().removesuffix(".local")
    for host in ("192.168.1.5", "localhost", "127.0.0.1", "[::1]", machine, f"{machine}.local"):
        assert names.is_host(f"{host}:{PORT}"), host
        assert names.is_origin(f"http://{host}:{PORT}"), host
    for host in ("192.168.1.6", "evil.example", "192.168.1.5.evil.example", "localhost.evil.example"):
        assert not names.is_host(f"{host}:{PORT}"), host
    assert not names.is_host("192.168.1.5:80")


def test_a_port_in_use_is_said_and_nothing_stays_open():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=f"127.0.0.1, port {port}"):
            listen(["::1", "127.0.0.1"], port)


def test_where_a_server_listens_is_told_truly():
    with ExitStack() as closing:
        listening = listen(["127.0.0.1"], 0)
        for each in listening:
            closing.enter_context(each)
        [told] = listened_at(listening)
        assert told == f"127.0.0.1:{listening[0].getsockname()[1]}"


@pytest.mark.anyio
async def test_links_name_the_address_that_others_can_open(sqlite: str):
    public, typed = "http://192.168.1.5:8000", "http://localhost:8000"
    async with served(sqlite, public=public, also_called=(typed,)) as server, server.guest("") as guest:
        for origin in (public, typed):
            host = origin.removeprefix("http://")
            headers = {"host": host, "origin": origin}
            assert (await guest.client.get("/api/site", headers=headers)).json()["address"] == public
            signed_in = await guest.client.post("/api/people", json={"nickname": "Ned"}, headers=headers)
            assert signed_in.status_code == 200
        mixed = {"host": "localhost:8000", "origin": public}
        refused = await guest.client.post("/api/people", json={"nickname": "Ned"}, headers=mixed)
        assert refused.status_code == 403, "a page of one name does not ask under another"


@pytest.mark.anyio
async def test_a_server_that_knows_no_address_leaves_links_to_the_browser(sqlite: str):
    async with served(sqlite) as server, server.guest("") as guest:
        assert (await guest.get("/api/site"))["address"] == ""


# ---------------------------------------------------------------------------------------------------- two machines

HOUSE, FRIEND = "10.77.0.1", "10.77.0.2"
PUBLIC = "203.0.113.5"
"""An address of the whole world, on the same machine."""

JOIN = """
import sys, httpx
url = sys.argv[1]
with httpx.Client(timeout=float(sys.argv[2])) as browser:
    address, _, token = url.partition("/join/")
    browser.base_url = address
    assert browser.post("/api/people", json={"nickname": "Friend"}).status_code == 200
    match = browser.get(f"/api/invitations/{token}").raise_for_status().json()["match"]
    info = browser.post(f"/api/matches/{match}/sit", json={"invitation": token}).raise_for_status().json()
    print(len(info["my_seats"]), info["status"])
"""
ASK = "import sys, httpx; print(httpx.get(sys.argv[1], timeout=float(sys.argv[2])).status_code)"
HOST = """
import sys, httpx
with httpx.Client(base_url=f"http://localhost:{sys.argv[1]}", timeout=float(sys.argv[2])) as browser:
    assert browser.post("/api/people", json={"nickname": "Host"}).status_code == 200
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = browser.post("/api/matches", json={"game": "intrigue", "options": {}, "seats": seats}).raise_for_status()
    asked = f"/api/matches/{made.json()['id']}/invitations"
    token = browser.post(asked, json={"group": True}).raise_for_status().json()["token"]
    print(browser.get("/api/site").json()["address"] + "/join/" + token)
"""


class Machine:
    """A network namespace: a machine as far as the network is concerned."""

    def __init__(self, name: str) -> None:
        self.name = name

    def runs(self, *command: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *command]

    def python(self, code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = self.runs(sys.executable, "-c", code, *map(str, arguments))
        return subprocess.run(command, capture_output=True, text=True, timeout=patience(120), check=False)


def can_make_machines() -> bool:
    if os.name != "posix" or os.getuid() != 0 or shutil.which("ip") is None:
        return False
    probe = f"maester-probe-{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", probe], capture_output=True, check=False).returncode == 0
    if made:
        subprocess.run(["ip", "netns", "del", probe], check=True)
    return made


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """A house with a private and a public address, and a friend in the same network who knows the way to both."""
    house, friend = Machine(f"house-{os.getpid()}"), Machine(f"friend-{os.getpid()}")
    cable = f"h{os.getpid()}", f"f{os.getpid()}"

    def do(line: str) -> None:
        subprocess.run(line.split(), check=True, capture_output=True)

    try:
        for machine in (house, friend):
            do(f"ip netns add {machine.name}")
            do(f"ip -n {machine.name} link set lo up")
        do(f"ip link add {cable[0]} netns {house.name} type veth peer name {cable[1]} netns {friend.name}")
        do(f"ip -n {house.name} addr add {HOUSE}/24 dev {cable[0]}")
        do(f"ip -n {house.name} addr add {PUBLIC}/24 dev {cable[0]}")
        do(f"ip -n {friend.name} addr add {FRIEND}/24 dev {cable[1]}")
        do(f"ip -n {house.name} link set {cable[0]} up")
        do(f"ip -n {friend.name} link set {cable[1]} up")
        do(f"ip -n {friend.name} route add {PUBLIC}/32 via {HOUSE}")
        yield house, friend
    finally:
        for machine in (house, friend):
            subprocess.run(["ip", "netns", "del", machine.name], capture_output=True, check=False)


@contextmanager
def serving(machine: Machine, folder: Path) -> Iterator[list[str]]:
    """`maester serve --lan` on that machine; what it has printed before it answers."""
    command = [sys.executable, "-m", "maester", "serve", "--lan", "--port", str(PORT)]
    printed = folder / "printed"
    with printed.open("w") as out:
        server = subprocess.Popen(
            machine.runs(*command, "--database", f"sqlite:///{folder}/maester.db"),
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
        )
    try:
        until = time.monotonic() + patience(120)
        while machine.python(ASK, f"http://127.0.0.1:{PORT}/healthz", patience()).stdout.strip() != "200":
            assert server.poll() is None, printed.read_text()
            assert time.monotonic() < until, printed.read_text()
        yield printed.read_text().splitlines()
    finally:
        server.terminate()
        server.wait(patience(120))


@pytest.mark.skipif(not can_make_machines(), reason="needs root and iproute2, to make two machines of one")
def test_a_friend_on_another_machine_joins_by_the_link_and_strangers_do_not(tmp_path: Path):
    with two_machines() as (house, friend), serving(house, tmp_path) as printed:
        told = "\n".join(printed)
        assert f"open http://{HOUSE}:{PORT}" in told
        assert re.search("[█▀▄]{20}", told), "a code for phones"
        assert PUBLIC not in told
        invited = house.python(HOST, PORT, patience())
        link = invited.stdout.strip()
        assert link.startswith(f"http://{HOUSE}:{PORT}/join/"), invited.stderr
        joined = friend.python(JOIN, link, patience())
        assert joined.stdout.strip() == "1 running", joined.stderr
        stranger = friend.python(ASK, f"http://{PUBLIC}:{PORT}/healthz", patience())
        assert "ConnectError" in stranger.stderr, "the public address is closed"
