"""What is said in a small game of cards, as it is shown in docs/bot_protocol.md.

PYTHONPATH=tests python -m programs.spoken    prints it
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from programs.asking import HERE, command

from tenfold.bots.bot import Course, Turn
from tenfold.programs.program import Program
from tenfold.records.play import Play

DECK: Final = {"B4": 1, "B5": 1, "G2": 2, "$2": 1, "*3": 1}
BEFORE: Final = "draw B4 numbers pass draw B5 draw $2 draw *3 bid:2"
AFTER: Final = "pass spend:$ spend:$ draw G2 numbers pass draw G2 numbers pass pass pass"


def conversation() -> list[Any]:
    """The lines that a program hears: `hello`, a decision, the end of the game, `quit`."""
    play = Play("cards", edition="aeg", seats=2, deck=DECK)
    course = Course("5f3ae1c90b77", play.game.write_options(play.options), lambda: list(play.moves))
    with tempfile.TemporaryDirectory() as folder:
        heard = Path(folder) / "heard"
        with Program(command(HERE / "heard.py", str(heard))) as program:
            for token in BEFORE.split():
                play.push(token)
            legal = play.game.legal(play.state)
            turn = Turn(play.game, play.state, play.to_move, legal, [7], course)
            program.choose(turn, 60.0, 600.0)
            for token in AFTER.split():
                play.push(token)
            program.end_game("cards", course, [1], play.result)
        return [json.loads(line) for line in heard.read_text("utf-8").splitlines()]


if __name__ == "__main__":
    for message in conversation():
        sys.stdout.write(json.dumps(message, ensure_ascii=False) + "\n")
