"""An edition of one's own is a file in a folder; what is wrong with one is said."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from docs.test_tutorials import EXAMPLES, blocks, run_all

from tenfold.cards.edition import editions_in
from tenfold.i18n.catalogs import Catalog
from tenfold.protocol.errors import BadOptions

KITCHEN = (EXAMPLES / "kitchen.toml").read_text("utf-8")


def tenfold(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TENFOLD_EDITIONS": str(folder), "LANGUAGE": "en"}
    command = [sys.executable, "-m", "tenfold", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_page_has_the_example_and_its_commands_work(tmp_path: Path) -> None:
    assert [text for _, text in blocks("own_edition.md", "toml")] == [KITCHEN]
    (tmp_path / "editions").mkdir()
    shutil.copy(EXAMPLES / "kitchen.toml", tmp_path / "editions")
    commands = "".join(text for _, text in blocks("own_edition.md", "sh"))
    assert "nora" in run_all([("sh", commands)], tmp_path)


def test_records_need_the_edition(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "kitchen.toml", tmp_path)
    games = str(tmp_path / "games.jsonl")
    played = ("simulate", "--edition", "kitchen", "--seats", "1", "--target", "3", "--games", "1", "--out")
    assert tenfold(tmp_path, *played, games).returncode == 0
    options = json.loads(Path(games).read_text("utf-8"))["options"]
    assert (options["edition"], options["target"]) == ("kitchen", 3)
    assert tenfold(tmp_path, "verify", games).returncode == 0
    (tmp_path / "kitchen.toml").unlink()
    unknown = tenfold(tmp_path, "verify", games)
    assert unknown.returncode == 1
    assert "cannot be “kitchen”" in unknown.stdout + unknown.stderr


@pytest.mark.parametrize(
    ("name", "before", "after", "said"),
    [
        ("kitchen", "wildcards_pay", "wildcards_pays", "there is no `wildcards_pays`"),
        ("kitchen", "wildcards_pay = false", "", "`wildcards_pay` is missing"),
        (
            "kitchen",
            "wildcards_pay = false",
            "wildcards_pay = 1",
            "`wildcards_pay` must be bool, and 1 is not",
        ),
        ("kitchen", '"owned"', '"oldest"', "`tie_break` must be owned, used, unused, and 'oldest' is not"),
        ("kitchen", "[solo]", "[solo", "kitchen.toml cannot be used"),
        ("kitchen", "highest_target = 9", "highest_target = 11", "targets cannot go from 3 to 11"),
        ("kitchen", "[solo]", "[[solo]]", "kitchen.toml cannot be used"),
        ("kitchen", "[solo]", "[solo]\nuntil = 3", "kitchen.toml cannot be used"),
        ("kitchen", "name =", 'id = "other"\nname =', "there is no `id`"),
        ("aeg", "", "", "“aeg” cannot be the name"),
        ("Our table", "", "", "“Our table” cannot be the name"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said(
    tmp_path: Path, name: str, before: str, after: str, said: str
) -> None:
    (tmp_path / f"{name}.toml").write_text(KITCHEN.replace(before, after, 1), "utf-8")
    with pytest.raises(BadOptions) as refused:
        editions_in(tmp_path)
    assert said in Catalog().explain(refused.value)


def test_a_server_does_not_start_without_its_editions(tmp_path: Path) -> None:
    done = tenfold(tmp_path / "none", "serve", "--port", "1")
    assert done.returncode == 1
    assert "There is no folder" in done.stderr
    assert "Traceback" not in done.stderr
