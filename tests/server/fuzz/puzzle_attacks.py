"""Attacks on puzzles: runs of others, puzzles that are none, and answers that come at once."""

from __future__ import annotations

import random
from typing import get_args

from server.fuzz.attack import Stranger, World, attack
from server.fuzz.body_attacks import some_cookie
from server.fuzz.expert_attacks import together
from server.fuzz.table_attacks import written_plainly
from server.fuzz.values import text

from tenfold.puzzles.puzzle import THEMES, puzzles_of
from tenfold.wire.puzzles import RunKind


def some_puzzle(dice: random.Random) -> str:
    known = [puzzle.id for game in THEMES for puzzle in puzzles_of(game)]
    return dice.choice((*known, "c00000000", "x", "0c12345678"))


@attack
def puzzles_of_all_sorts(world: World, dice: random.Random) -> None:
    stranger, cookie = Stranger(world, dice), some_cookie(world, dice)
    wish = {
        "kind": dice.choice(get_args(RunKind)),
        "game": dice.choice(list(THEMES)),
        "theme": dice.choice((None, None, "guard", "bid", text(dice))),
    }
    status, run = stranger.call("POST", "/api/puzzles/runs", written_plainly(wish), cookie=cookie)
    puzzle, name = (run["puzzle"], run["id"]) if status == 201 and run else (some_puzzle(dice), "a" * 16)
    path = f"/api/puzzles/{dice.choice((puzzle, some_puzzle(dice)))}"
    status, shown = stranger.call("GET", f"{path}?run={name}", cookie=cookie)
    legal = shown["step"]["legal"] if status == 200 and shown else ["draw"]
    moves = [dice.choice((*legal, text(dice))) for _ in range(dice.randrange(3))]
    answer = {"asked": dice.choice((0, 0, 1, -1, 2**40)), "moves": moves, "run": dice.choice((name, None))}
    together(world, dice, f"{path}/answers", written_plainly(answer), cookie)
    stranger.call("POST", f"{path}/try", written_plainly({"moves": moves}), cookie=cookie)
    stranger.call("GET", f"/api/puzzles/runs/{name}", cookie=some_cookie(world, dice))
    stranger.call("GET", "/api/puzzles", cookie=cookie)
