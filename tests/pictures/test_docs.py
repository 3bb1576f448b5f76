"""The pictures of the documentation are what its commands make."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from tenfold import Record, picture

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "pictures.md").read_text("utf-8")
PLOTS = {"training_solo.svg"}  # of benchmarks/opponent_pictures.py
COMMANDS = re.findall(r"^tenfold picture (.*-o docs/.*)$", PAGE, re.MULTILINE)


def test_every_position_has_its_command() -> None:
    drawn = {path.name for path in (ROOT / "docs" / "pictures").glob("*_*.svg")} - PLOTS
    assert sorted(Path(command.split()[-1]).name for command in COMMANDS) == sorted(drawn)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: Path(command.split()[-1]).stem)
def test_a_picture_is_what_its_command_makes(command: str) -> None:
    file, *words = shlex.split(command)
    given = dict(pairwise(words))
    record = Record.from_line((ROOT / file).read_text("utf-8").splitlines()[int(given["--record"]) - 1])
    move = int(given["--move"]) if "--move" in given else None
    drawn = picture(record, move, language=given["--language"])
    assert (ROOT / given["-o"]).read_text("utf-8") == f"{drawn}\n", f"run `tenfold picture {command}`"
