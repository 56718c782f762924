"""The local network: where others in the same house reach this machine, and nobody else does.

A server for friends listens on the private addresses of the machine only. If the machine has a public address too, that
one stays closed.
"""

import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, ip_network

import ifaddr

PRIVATE = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""Addresses that only exist inside a local network, those most common in a house first."""

VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "podman", "cni")
"""Beginnings of names of networks inside this machine: friends are hardly there."""

HERE = ("127.0.0.1", "::1")
BACKLOG = 2_048


class CannotListen(OSError):
    """Something else listens there already, or the system does not allow it."""


def private_addresses(adapters: Iterable[ifaddr.Adapter] | None = None) -> list[str]:
    """This machine's addresses in local networks, the likeliest for friends first."""
    found = [
        (adapter.nice_name.lower().startswith(VIRTUAL), network, str(ip.ip))
        for adapter in (ifaddr.get_adapters() if adapters is None else adapters)
        for ip in adapter.ips
        if ip.is_IPv4
        for network, addresses in enumerate(PRIVATE)
        if IPv4Address(str(ip.ip)) in addresses
    ]
    return [address for _, _, address in sorted(found)]


def origins(addresses: Sequence[str], port: int) -> list[str]:
    """Every way to reach a server at these addresses and on the machine itself, as browsers write them."""
    name = socket.gethostname().lower().removesuffix(".local")
    hosts = [*addresses, "localhost", "127.0.0.1", "[::1]", name, f"{name}.local"]
    return [f"http://{host}" if port == 80 else f"http://{host}:{port}" for host in hosts]


def listen(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """A listening socket for each of them. The machine may lack IPv6: then it is reached without."""
    opened: list[socket.socket] = []
    try:
        for host in hosts:
            try:
                opened.append(listen_at(host, port))
            except OSError:
                if host != "::1":
                    raise
    except OSError as error:
        for each in opened:
            each.close()
        raise CannotListen(error.errno, f"{host}, port {port}: {error.strerror}") from error
    return opened


def listen_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    # Worker processes share it.
    listening.set_inheritable(True)
    return listening


def listened_at(listening: Iterable[socket.socket]) -> list[str]:
    """Where a server really listens: `127.0.0.1:8000`."""
    names = (each.getsockname() for each in listening)
    return [f"[{host}]:{port}" if ":" in host else f"{host}:{port}" for host, port, *_ in names]
