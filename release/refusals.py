"""What keeps a version from being published, each in a sentence."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

from .project import ROOT, citation, notes, project


def refusals(root: Path = ROOT) -> Iterator[str]:
    about = project(root)
    yield from _of_the_texts(root, about["version"])
    yield from _of_the_address(about)
    yield from _of_the_tree(root, about["version"])


def _of_the_texts(root: Path, version: str) -> Iterator[str]:
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    if notes(changelog, "Unreleased"):
        yield "CHANGELOG.md still has a heading `Unreleased`: name the version and the day."
    found = notes(changelog, version)
    date = found[0] if found else None
    if date is None:
        yield f"CHANGELOG.md has no heading `## {version} (YYYY-MM-DD)`."
    said = citation(root)
    if said.get("version") != version or said.get("date-released") != date:
        yield f"CITATION.cff is not about version {version} of the day that CHANGELOG.md says."


def _of_the_address(about: dict[str, object]) -> Iterator[str]:
    urls = about.get("urls")
    if not (isinstance(urls, dict) and str(urls.get("Repository", "")).startswith("https://")):
        yield (
            "pyproject.toml does not say where the project lives: give `[project.urls]` a `Repository`, "
            "so that links on the page of the package lead somewhere."
        )


def _of_the_tree(root: Path, version: str) -> Iterator[str]:
    if changed := _git(root, "status", "--porcelain"):
        yield f"These files are not as they were committed: {', '.join(line[3:] for line in changed)}."
    tag, here = f"v{version}", _git(root, "tag", "--points-at", "HEAD")
    if other := [name for name in here if name.startswith("v") and name != tag]:
        yield f"The commit is tagged {', '.join(other)}, and the package says {version}."
    if tag not in here and _git(root, "tag", "--list", tag):
        yield f"{tag} was another commit: raise `__version__` in src/tenfold/__init__.py."


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()
