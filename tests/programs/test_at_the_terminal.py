"""A program sits at a terminal's table like any bot; when it fails, the game is kept and the reason said."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from programs.asking import HERE, command, nasty
from terminal.people import Answer, Chooser, Keyboard, Script

from tenfold.programs.faults import ProgramFault
from tenfold.records.record import Record
from tenfold.terminal.plain import main


def play(answer: Answer, bot: str | None, folder: Path) -> str:
    screen = io.StringIO()
    game, options, bots = (None, {}, []) if bot is None else ("cards", {"edition": "aeg", "seats": 2}, [bot])
    try:
        main(
            game,
            options,
            1,
            bots=bots,
            folder=folder,
            secret=lambda: bytes(32),
            source=Keyboard(screen, answer),
            sink=screen,
            colour=False,
        )
    finally:
        (folder / "screen").write_text(screen.getvalue())
    return screen.getvalue()


def test_a_program_plays_and_is_called_by_its_name(tmp_path: Path) -> None:
    ear = f"cmd:{command(HERE / 'heard.py', str(tmp_path / 'heard'))}"
    shown = play(Chooser("seed"), ear, tmp_path)
    assert "Ear, 0 points" in shown
    heard = (tmp_path / "heard").read_text("utf-8").splitlines()
    assert '"game_over"' in heard[-2]
    assert heard[-1] == '{"type":"quit"}'
    record = Record.from_line((tmp_path / "games.jsonl").read_bytes())
    assert record.meta["players"] == ["person", ear]
    assert record.meta["names"] == [None, "Ear"]


def test_a_game_with_a_program_goes_on_another_day(tmp_path: Path) -> None:
    ear = f"cmd:{command(HERE / 'heard.py', str(tmp_path / 'heard'))}"
    play(Script(["d", "q"]), ear, tmp_path)
    assert "cards: You and Ear, 4 moves" in play(Script(["c"], Chooser("seed")), None, tmp_path)
    assert (tmp_path / "games.jsonl").exists()


def test_a_fault_keeps_the_game_and_is_told(tmp_path: Path) -> None:
    with pytest.raises(ProgramFault, match="illegal"):
        play(Chooser("seed"), f"cmd:{nasty('cheats')}", tmp_path)
    assert "The game waits for you in" in (tmp_path / "screen").read_text()
    assert list(tmp_path.glob("unfinished-*.json"))


def test_a_program_that_takes_its_time_is_said_to_think(tmp_path: Path) -> None:
    slow = f"cmd:{command(HERE / 'slow.py')}"
    assert "Slow is thinking …" in play(Script(["d", "n", "q"], lambda _: "q"), slow, tmp_path)
