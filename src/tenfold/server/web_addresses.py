"""Addresses of servers and sites on the web, as browsers write them.

They end up in the policies of pages and beside what a browser says of itself, where a letter more or less
means somebody else; so a plain address is read, and nothing is made of any other.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final, NamedTuple

ADDRESS: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>\[[0-9a-f:.]+\]|[\w.-]+)(:(?P<port>[0-9]{1,5}))?(?P<path>/[\w./~%+@=:-]*)?",
    re.IGNORECASE,
)
NAME: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")  # at the end of a name, it makes an address of it
USUAL_PORTS: Final = {"http": 80, "https": 443}  # which no browser names
LAST_PORT: Final = 65_535


class WebAddress(NamedTuple):
    origin: str
    path: str


def web_address(text: str) -> WebAddress | None:
    """None unless it is one of HTTP, with a name or an address of a host, and perhaps a port and a path."""
    found = ADDRESS.fullmatch(text)
    host = found and _host(found["host"].lower())
    if not found or not host:
        return None
    scheme = found["scheme"].lower()
    port = int(found["port"] or USUAL_PORTS[scheme])
    if not 1 <= port <= LAST_PORT:
        return None
    named = "" if port == USUAL_PORTS[scheme] else f":{port}"
    return WebAddress(f"{scheme}://{host}{named}", found["path"] or "")


def _host(host: str) -> str | None:
    try:
        if host.startswith("["):
            return f"[{ipaddress.IPv6Address(host[1:-1])}]"
        name = host.encode("idna").decode()
        if NUMBER.fullmatch(name.rpartition(".")[2]):
            return str(ipaddress.IPv4Address(name))
        is_same = host.isascii() or name.encode().decode("idna") == host  # else browsers read another one
    except ValueError:
        return None
    return name if is_same and NAME.fullmatch(name) else None
