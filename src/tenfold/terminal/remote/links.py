"""The link of a table, as people share it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tenfold.protocol.errors import BadOptions

SHAPE: Final = re.compile(
    r"(https?://[^/\s?#]+(?:/[^\s?#]*?)?)/t/([a-z0-9]{10})/?(?:[?#]\S*)?", re.IGNORECASE
)


class Link(NamedTuple):
    server: str  # such as https://ten.example.org
    table: str

    @property
    def text(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        """Where the table is talked to.

        >>> read_link("https://ten.example.org/t/k3v9x2m4ap").socket
        'wss://ten.example.org/socket/k3v9x2m4ap'
        """
        return f"{re.sub('^http', 'ws', self.server, flags=re.IGNORECASE)}/socket/{self.table}"


def read_link(text: str) -> Link:
    """Raises `BadOptions` for what is no link to a table."""
    found = SHAPE.fullmatch(text.strip())
    if not found:
        raise BadOptions("join.wrong_link", link=text)
    return Link(found[1], found[2].lower())
