"""Whose limits an address counts for, and which addresses are proxies of ours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

__all__ = ["is_address", "is_network", "is_one_of", "limited_as"]

EVERY_ADDRESS = "*"
OWN_NETWORK = 64  # bits of an IPv6 address: what is behind them belongs to one subscriber


@lru_cache(maxsize=4096)
def limited_as(address: str) -> str:
    """The address under which somebody is counted: of IPv6 the network, which one line has."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, OWN_NETWORK), strict=False))
    return str(found) if found is not None else address


def is_address(text: str) -> bool:
    return parsed(text) is not None


def is_network(text: str) -> bool:
    """Is it one address, several, or all of them?"""
    try:
        return text == EVERY_ADDRESS or bool(ip_network(text, strict=False))
    except ValueError:
        return False


def is_one_of(address: str, networks: Iterable[str]) -> bool:
    """Is it an address or in a network of the list?"""
    found = parsed(address)
    return any(covers(network, address, found) for network in networks)


def covers(network: str, address: str, found: IPv4Address | IPv6Address | None) -> bool:
    if network in (EVERY_ADDRESS, address):
        return True
    try:
        return found is not None and found in ip_network(network, strict=False)
    except ValueError:
        return False


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """IPv4 that comes through an IPv6 socket is IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
