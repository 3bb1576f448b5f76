"""The floors in the document of the architecture are those that the linter holds."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]


def test_the_document_shows_the_servers_floors() -> None:
    (contract,) = (found for found in CONTRACTS if found["name"] == "The rooms of the server")
    held = [set(floor.split(" | ")) for floor in contract["layers"]]
    shown: list[set[str]] = [set() for _ in held]
    for floor, rooms in re.findall(r"^\| (\d+) \| (.*?) \|", DOCUMENT, re.MULTILINE):
        shown[-int(floor)] |= set(re.findall(r"\w+", rooms))
    assert shown == held
    assert contract["exhaustive"]
