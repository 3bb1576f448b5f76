"""What is in a wheel and in a source distribution, and what must not be."""

from __future__ import annotations

import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

# Caches, environments, what tests and builds leave, and what is only of use in the repository.
UNWANTED: Final = {
    ".ci", ".git", ".github", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache",
    ".ruff_cache", ".tools", ".venv", ".figures", "__pycache__", "build", "dist", "failures", "node_modules",
}  # fmt: skip
BUILT: Final = ("tenfold/web/index.html", "tenfold/rules.wasm", "tenfold/rules.digest")
WHEEL: Final = (
    *BUILT,
    "tenfold/py.typed",
    "tenfold/cards/editions/aeg.toml",
    "tenfold/locales/pl/errors.ftl",
    "tenfold/puzzles/data/tiles.jsonl",
)
SOURCES: Final = (
    *(f"src/{name}" for name in BUILT),
    *("hatch_build.py", "release/description.py", "web/package-lock.json", "CHANGELOG.md", "CITATION.cff"),
    *("deploy/Containerfile", "tests/conftest.py", "docs/index.md"),
)


def names_in(archive: Path) -> list[str]:
    """The files, without the folder that a source distribution has around them."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return wheel.namelist()
    with tarfile.open(archive) as sources:
        return [name.partition("/")[2] for name in sources.getnames()]


def faults(archive: Path) -> Iterator[str]:
    names = names_in(archive)
    for name in unwanted(names):
        yield f"{archive.name} has {name} in it."
    for name in sorted(set(WHEEL if archive.suffix == ".whl" else SOURCES) - set(names)):
        yield f"{archive.name} lacks {name}."


def unwanted(names: Iterable[str]) -> list[str]:
    """Those that have no place in any archive.

    >>> unwanted(["src/tenfold/web/index.html", "web/node_modules/x.js", "tests/a.pyc"])
    ['web/node_modules/x.js', 'tests/a.pyc']
    """
    return [name for name in names if UNWANTED & set(name.split("/")) or name.endswith((".pyc", ".sqlite"))]
