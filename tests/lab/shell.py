"""The command line as people use it: in a process of its own, or in this one, where the rules are loaded."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from tenfold.cli import main

ENGLISH = {"LC_ALL": "C.UTF-8"}  # whatever is spoken where the tests run
VOID = {"meta", "link", "br", "img", "hr", "input"}


class Said(NamedTuple):
    stdout: str
    stderr: str


def tenfold(*arguments: str | Path, expect: int = 0) -> Said:
    """Runs a command here and checks its exit code."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for _ in range(2))
    code: object = 0
    said = patch.object(sys, "argv", ["tenfold", *map(str, arguments)])
    with said, patch.dict(os.environ, ENGLISH), redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as left:
            code = left.code or 0
    for stream in (out, err):
        stream.seek(0)
    heard = Said(out.read(), err.read())
    assert code == expect, heard.stderr
    return heard


def tenfold_process(*arguments: str | Path) -> str:
    """Runs a command in a process of its own and gives what it says."""
    command = [sys.executable, "-m", "tenfold", *map(str, arguments)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=200, check=False, env={**os.environ, **ENGLISH}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


class Page(HTMLParser):
    """Reads a page, checks that its tags match, and notes whatever it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open
        if "@import" in text:
            self.fetched.append("@import")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            loads = name in ("src", "srcset", "href", "xlink:href", "data", "action")
            if (loads and not (value or "").startswith("#")) or "url(http" in (value or ""):
                self.fetched.append(value or "")


def assert_stands_alone(page: str) -> Page:
    """A whole page that fetches nothing, with no name twice."""
    read = Page(page)
    assert page.startswith("<!doctype html>")
    assert "script" not in read.tags
    assert not read.fetched
    assert len(read.ids) == len(set(read.ids))
    assert "svg" in read.tags
    return read
