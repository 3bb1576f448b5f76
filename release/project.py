"""What the project says of itself, and the version that it is at."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
HEADING: Final = re.compile(r"^## (?P<version>\S+)(?: \((?P<date>\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


def project(root: Path = ROOT) -> dict[str, Any]:
    """The table `[project]`, with the version that the package says it has."""
    table = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return {**table, "version": version(root)}


def version(root: Path = ROOT) -> str:
    (found,) = re.findall(r'^__version__ = "(.+)"$', _read(root, "src/tenfold/__init__.py"), re.MULTILINE)
    return str(found)


def notes(changelog: str, of: str) -> tuple[str | None, str] | None:
    """The date of a version in the changelog, and what it says of it.

    >>> notes("# Changelog\\n\\n## 0.2.0 (2026-11-18)\\n\\nMore.\\n\\n## 0.1.0\\n\\nBoth games.\\n", "0.2.0")
    ('2026-11-18', 'More.')
    """
    headings = [*HEADING.finditer(changelog)]
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == of:
            end = following.start() if following else len(changelog)
            return heading["date"], changelog[heading.end() : end].strip()
    return None


def citation(root: Path = ROOT) -> dict[str, str]:
    """The plain lines of CITATION.cff."""
    lines = re.findall(r'^([a-z-]+): "?([^"\n]+)"?$', _read(root, "CITATION.cff"), re.MULTILINE)
    return dict(lines)


def _read(root: Path, name: str) -> str:
    return (root / name).read_text("utf-8")
