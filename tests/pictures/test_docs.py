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
COMMANDS = re.findall(r"^tenfold picture (.*-o docs/.*)$", PAGE, re.MULTILINE)


def test_the_page_has_its_commands() -> None:
    assert len(COMMANDS) == len(re.findall(r"\]\(pictures/position_\w+\.svg\)", PAGE)) == 2


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: Path(command.split()[-1]).stem)
def test_a_picture_is_what_its_command_makes(command: str) -> None:
    file, *words = shlex.split(command)
    given = dict(pairwise(words))
    record = Record.from_line((ROOT / file).read_text("utf-8").splitlines()[int(given["--record"]) - 1])
    move = int(given["--move"]) if "--move" in given else None
    drawn = picture(record, move, language=given["--language"])
    assert (ROOT / given["-o"]).read_text("utf-8") == f"{drawn}\n", f"run `tenfold picture {command}`"
