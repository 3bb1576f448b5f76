"""Who is one caller: limits count households, not addresses."""

from __future__ import annotations

import ipaddress


def household(address: str) -> str:
    """Whom an address stands for: of the sixth version of the protocol, everybody has a whole network."""
    try:
        own = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(own, ipaddress.IPv4Address):
        return address
    if own.ipv4_mapped:
        return str(own.ipv4_mapped)
    return str(ipaddress.ip_network((int(own) >> 64 << 64, 64)))
