"""Whose word about the caller's address is believed."""

from __future__ import annotations

import ipaddress
from typing import Final

from tenfold.protocol.errors import TenfoldError

NARROW: Final = {4: 8, 6: 16}  # bits, by version: a network with fewer is as good as everybody


class Proxies:
    """Addresses and networks, separated by commas; `*` is everybody."""

    def __init__(self, text: str) -> None:
        names = [name.strip() for name in text.split(",") if name.strip()]
        self.believes_everybody = "*" in names
        try:
            self._networks = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]
        except ValueError as error:
            raise TenfoldError("server.bad_settings", problem=f"proxies: {error}") from None

    @property
    def too_wide(self) -> list[str]:
        """Those that nobody can mean who has a proxy, as they are written."""
        wide = [str(network) for network in self._networks if network.prefixlen < NARROW[network.version]]
        return ["*", *wide] if self.believes_everybody else wide

    def believes(self, address: str) -> bool:
        try:
            own = ipaddress.ip_address(address)
        except ValueError:
            return self.believes_everybody
        return self.believes_everybody or any(own in network for network in self._networks)
