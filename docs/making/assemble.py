"""All pages of the site in one folder: those of docs/, those that are made, and files that they link to."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from .command_page import command_page
from .links import MOVED, PICTURES, place_of, relinked, targets
from .repository import BUILT, DOCS, ROOT
from .rules_pages import rules_pages

WRITTEN: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "web/README.md")  # pages that stand elsewhere
SEARCH_FROM_FILES: Final = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
LANGUAGES_OF_CODE: Final = {".py": "python", ".ts": "ts", ".js": "js", ".mjs": "js", ".toml": "toml"}


def assemble() -> None:
    shutil.rmtree(BUILT, ignore_errors=True)
    pages = [str(path.relative_to(ROOT)) for path in sorted(DOCS.rglob("*.md"))]
    linked: set[str] = set()
    for path in [*pages, *WRITTEN]:
        text = (ROOT / path).read_text("utf-8")
        linked.update(targets(path, text))
        _write(place_of(path), relinked(path, text))
    for file in sorted(DOCS.rglob("*")):
        if file.suffix in (*PICTURES, ".css", ".js", ".jsonl"):
            _copy(str(file.relative_to(ROOT)))
    for path in sorted(linked.difference(pages, MOVED)):
        if not path.startswith("docs/"):
            _show(path)
    shutil.copyfile(SEARCH_FROM_FILES, BUILT / "iframe-worker.js")
    for place, text in made_pages().items():
        _write(place, text)


def made_pages() -> dict[str, str]:
    """The pages that stand nowhere in the repository, by their place on the site."""
    return {"commands.md": command_page(), **dict(rules_pages())}


def _show(path: str) -> None:
    """A file that a page links to, to be read."""
    if path.endswith(PICTURES):
        _copy(path)
        return
    text = (ROOT / path).read_text("utf-8")
    fence = "~" * 8
    kind = LANGUAGES_OF_CODE.get(Path(path).suffix, "text")
    _write(place_of(path), f"# {path}\n\n{fence}{kind}\n{text}{fence}\n")


def _copy(path: str) -> None:
    place = BUILT / place_of(path)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / path, place)


def _write(place: str, text: str) -> None:
    path = BUILT / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
