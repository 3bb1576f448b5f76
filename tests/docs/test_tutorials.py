"""What the tutorials tell you to do works: their commands are run, and their code is that of the examples."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"
SECONDS: Final = 120  # for all commands of a page


def blocks(page: str, kind: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_first_bot_is_the_example() -> None:
    beginning, *others = blocks("first_bot.md", "python")
    compile(beginning, "first_bot.md", "exec")
    code = (EXAMPLES / "first_bot.py").read_text("utf-8")
    assert others
    for block in others:
        assert block.strip() in code


@pytest.mark.parametrize("page", ["first_bot.md"])
def test_the_commands_of_a_tutorial_work(page: str, tmp_path: Path) -> None:
    """With fewer games than it says: how many is no part of whether it works."""
    shutil.copy(EXAMPLES / "first_bot.py", tmp_path)
    commands = blocks(page, "sh")
    assert commands
    script = re.sub(r"--games \d+", "--games 2", "\n".join(commands))
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", script], cwd=tmp_path, env={**os.environ, "PATH": path},
        capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "forfeit" not in done.stdout
