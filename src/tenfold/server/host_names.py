"""The names that a server is known by.

A page of another site can have its own name bent to this machine, so that a browser takes our answers for
that page's. The browser still says the name, in `Host`; so we answer to the names that are ours and to no
other. An address cannot be bent: whoever has it in the bar of their browser asked for that very machine.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import urlsplit

from tenfold.protocol.errors import TenfoldError

EVERY: Final = "*"
BELOW: Final = "*."  # every name below this one
HOST: Final = re.compile(r"(?P<name>\[[^\[\]]*\]|[^:\[\]]*)(:[0-9]{1,5})?")
NAME: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)(\.(?!-)[a-z0-9_-]{1,63}(?<!-))*")
LONGEST_TOLD: Final = 100  # letters of a foreign name that are repeated in an error


class UnknownHost(TenfoldError):
    """The request is meant for somebody else."""


class Hosts:
    """Those that were named, those in the addresses that browsers see, and this machine's own."""

    def __init__(self, named: Iterable[str], origins: Iterable[str] = (), own: Iterable[str] = ()) -> None:
        names = {plain_name(host) for host in named}
        self._is_open = EVERY in names
        self._above = tuple(name.removeprefix(EVERY) for name in names if name.startswith(BELOW))
        self._names = names | own_names() | set(_names_in(origins)) | {name.lower() for name in own}

    def check(self, given: list[str]) -> None:
        """Raises `UnknownHost` unless exactly one host is named, and it is one of ours."""
        if len(given) != 1 or not self.know(given[0]):
            raise UnknownHost("request.unknown_host", host=", ".join(given)[:LONGEST_TOLD])

    def know(self, host: str) -> bool:
        """Whether this is a name of ours, or an address; the port does not matter."""
        found = HOST.fullmatch(host.strip().lower())
        name = found["name"].removesuffix(".") if found else ""
        if not name:
            return False
        return self._is_open or name in self._names or name.endswith(self._above) or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def is_here(host: str) -> bool:
    """Whether only this machine has the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_names() -> set[str]:
    """This machine's, as its neighbours know it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"}


def plain_name(host: str) -> str:
    """A name as browsers send it, perhaps with `*.` before it; raises an error that tells what is wrong."""
    name = host.strip().lower().removesuffix(".")
    if name.startswith("."):
        name = f"*{name}"
    if name == EVERY or is_address(name):
        return name
    below = BELOW if name.startswith(BELOW) else ""
    try:
        ascii_name = name.removeprefix(BELOW).encode("idna").decode()
    except UnicodeError:
        ascii_name = ""
    if not NAME.fullmatch(ascii_name):
        raise TenfoldError("server.bad_host", host=host[:LONGEST_TOLD])
    return below + ascii_name


def _names_in(origins: Iterable[str]) -> Iterator[str]:
    for origin in origins:
        try:
            yield urlsplit(origin).hostname or ""
        except ValueError:
            continue  # it is nobody's address, and no browser will name it
