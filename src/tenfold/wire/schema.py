"""The schema of every message, made from the types: `python -m tenfold.wire.schema`."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import msgspec

from . import catalogue, people, records, socket, table

HTTP: Final = (
    catalogue.Catalogue,
    catalogue.Network,
    catalogue.Problem,
    people.Introduction,
    people.Person,
    people.PersonalData,
    people.RecoveryPhrase,
    records.Checked,
    records.Kept,
    records.Step,
    records.Story,
    table.Made,
    table.NewTable,
    table.SeatKey,
    table.SitDown,
    table.Tables,
)


def schema() -> dict[str, Any]:
    """One document: what the client says, what the server says, and what goes over HTTP."""
    both = (socket.FromClient, socket.FromServer)
    (client, server, *_), parts = msgspec.json.schema_components(
        [*both, *HTTP], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tenfold",
        "$defs": {
            **parts,
            "FromClient": {"title": "FromClient", **client},
            "FromServer": {"title": "FromServer", **server},
        },
    }


def main() -> None:
    json.dump(schema(), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
