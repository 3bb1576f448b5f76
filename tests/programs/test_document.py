"""The page about the protocol says what is said."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from lab.shell import tenfold
from programs.asking import command
from programs.spoken import conversation

from tenfold import __version__
from tenfold.i18n.catalogs import FOLDER
from tenfold.programs.line_process import LONGEST_LINE
from tenfold.programs.program import DECODER, PHRASES
from tenfold.programs.trial_positions import PHASES, phase_of, trial_positions

PAGE = (Path(__file__).parents[2] / "docs" / "bot_protocol.md").read_text("utf-8")
SHOWN: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
]
CARD = r"([BGOP][1-9*]|\$[1-5]|\*[1-9*])"
CELL = r"-?\d+,-?\d+"
WRITTEN = {"CARD": CARD, "X,Y": CELL, "N": r"\d+"}


def test_what_tenfold_says_is_as_it_is_shown() -> None:
    answer = next(one for one in SHOWN if "move" in one)
    for said in conversation():
        shown = next(one for one in SHOWN if one["type"] == said["type"] and one is not answer)
        assert shown | ({"tenfold": __version__} if "tenfold" in said else {}) == said
    request = next(one for one in SHOWN if "legal" in one)
    assert (answer["id"], answer["move"] in request["legal"]) == (request["id"], True)


def test_what_a_program_says_can_be_read() -> None:
    said = [one for one in SHOWN if one["type"] in ("ready", "error") or "move" in one]
    assert [one["type"] for one in said] == ["ready", "move", "error"]
    for one in said:
        DECODER.decode(json.dumps(one))


def test_the_bot_in_ten_lines_plays(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(PAGE.split("```python\n")[1].split("```")[0], "utf-8")
    assert "all well" in tenfold("bot", "check", command(path), "--positions", "6", "--seconds", "60").stdout


@pytest.mark.parametrize("game", PHASES)
def test_every_move_is_written_as_the_table_says(game: str) -> None:
    rows = re.findall(rf"^\| {game} \| `(\w+)` \| (.*) \|$", PAGE, re.MULTILINE)
    patterns = {phase: [pattern(token) for token in re.findall("`(.*?)`", told)] for phase, told in rows}
    assert set(patterns) == {*PHASES[game], "chance"}
    for turn in trial_positions(game, 40, "table"):
        for token in turn.tokens():
            assert any(re.fullmatch(one, token) for one in patterns[phase_of(turn)]), token


def pattern(token: str) -> str:
    parts = re.split("(CARD|X,Y|N)", token)
    return "".join(WRITTEN.get(part) or re.escape(part) for part in parts)


def test_every_fault_and_phrase_is_there() -> None:
    text = (FOLDER / "en" / "programs.ftl").read_text("utf-8")
    faults = {
        f"program.{name.replace('-', '_')}" for name in re.findall(r"^program-([\w-]+) =", text, re.MULTILINE)
    }
    assert faults - {"program.tail", "program.thinks"} == set(re.findall(r"program\.\w+", PAGE))
    assert all(f"`{phrase}`" in PAGE for phrase in PHRASES)
    assert PAGE.count(f"{LONGEST_LINE:,} bytes") == 2
