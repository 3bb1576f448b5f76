"""`tenfold picture`: files, numbers, themes, and what it says when something is wrong."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from table import play_through

from tenfold.pictures.look import Look

MOVES = "draw B4 draw $2 draw G3 numbers pass"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    cards = play_through("cards", MOVES, edition="aeg", seats=2).record()
    tiles = play_through("tiles", "3 place:0,0 1", edition="steffen").record()
    path = tmp_path / "games.jsonl"
    path.write_text(f"{cards.to_line()}\n{tiles.to_line()}\n", "utf-8")
    return path


def run(folder: Path, *words: str, path: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tenfold", "picture", *words]
    environment = {"LC_ALL": "en", "PATH": path}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, cwd=folder, env=environment, check=False
    )


def test_a_picture_is_called_like_the_file(games: Path) -> None:
    done = run(games.parent, "games.jsonl", "--record", "1", "--move", "2")
    assert done.returncode == 0, done.stderr
    assert "Move 2 of 5" in (games.parent / "games-1-2.svg").read_text("utf-8")


def test_standard_output_theme_and_language(games: Path) -> None:
    done = run(games.parent, "games.jsonl", "--record", "2", "--theme", "dark", "--language", "de", "-o", "-")
    assert done.returncode == 0, done.stderr
    fromstring(done.stdout)
    assert Look("dark")["paper"] in done.stdout
    assert "Zug 1 von 1" in done.stdout


def test_the_first_of_several_is_drawn_and_said_to_be(games: Path) -> None:
    done = run(games.parent, "games.jsonl", "-o", "-")
    assert "This is record 1 of 2" in done.stderr
    assert "Market" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["games.jsonl", "--move", "6"], "There is no move 6: the game has 5 moves."),
        (["games.jsonl", "--record", "3"], "There is no game 3 in this file: it has 2."),
        (["games.jsonl", "--seat", "2"], "There is no seat 2: seats are counted from 0 to 1."),
        (["nowhere.jsonl"], "There is no file or folder nowhere.jsonl."),
        (["games.jsonl", "-o", "position.png"], "A PNG needs a program that draws SVG, and none is here"),
        (["games.jsonl", "-o", "games.jsonl"], "games.jsonl"),
        (["games.jsonl", "-o", "position.gif"], "an .svg or a .png file, and position.gif is neither"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(games: Path, words: list[str], sentence: str) -> None:
    done = run(games.parent, *words)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert not list(games.parent.glob("*.png")) + list(games.parent.glob("*.svg"))


def test_a_program_that_draws_svg_makes_pixels(games: Path) -> None:
    """It gets the picture and the width; what it writes is what is kept."""
    program = games.parent / "rsvg-convert"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nprint(sys.argv[1:], sys.stdin.read()[:4])\n", "utf-8"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    done = run(games.parent, "games.jsonl", "-o", "p.png", "--width", "800", path=str(games.parent))
    assert done.returncode == 0, done.stderr
    assert (games.parent / "p.png").read_text("utf-8") == "['--width', '800'] <svg\n"


def test_a_program_that_fails_is_named(games: Path) -> None:
    program = games.parent / "resvg"
    program.write_text(f"#!{sys.executable}\nraise SystemExit(1)\n", "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    done = run(games.parent, "games.jsonl", "-o", "p.png", path=str(games.parent))
    assert done.returncode == 1
    assert f"{program} could not make a PNG" in done.stderr
