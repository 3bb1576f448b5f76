"""The page about the terminal shows what the terminal draws."""

from __future__ import annotations

import re
from pathlib import Path

from terminal.people import Script, play

from tenfold.terminal.seat import COMMANDS

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"


def test_the_page_shows_what_is_drawn(tmp_path: Path) -> None:
    shown = play(tmp_path, Script([]), game="cards", options={"seats": 2, "start": 0}, seed="page")
    (drawn,) = re.findall(r"```text\n( ━━.*?)\n```", PAGE.read_text("utf-8"), re.DOTALL)
    assert drawn in shown


def test_the_page_names_every_key() -> None:
    keys = re.findall(r"^\| `(.+?)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(keys) == sorted(COMMANDS)
