"""The example client plays whole games against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from server.serving import serving

from tenfold.server.settings import Settings

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_a_game.py"


@pytest.mark.parametrize("game", ["cards", "tiles"])
def test_the_example_plays_to_the_end_within_the_usual_limits(tmp_path: Path, game: str) -> None:
    usual = {name: str(getattr(Settings(), name)) for name in ("messages_per_second", "requests_per_second")}
    with serving(f"sqlite:{tmp_path / 'server.sqlite'}", bots="1", **usual) as server:
        told = subprocess.run(
            [sys.executable, EXAMPLE, f"http://{server.address}", "--game", game],
            check=True,
            capture_output=True,
            text=True,
            timeout=120,
        ).stdout
    assert told.startswith("Won by [")
    assert "(rules)" in told
