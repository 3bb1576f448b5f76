"""Does the rulebook compile as it is, and what does a step cost both ways?

    uv run --all-extras python benchmarks/compiled_step.py

Plays random four-player card games: interpreted on `State`, and compiled on a NumPy record with the same
fields, legal moves listed at every step. Prints one line a figure.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np

from tenfold.cards.game import Cards
from tenfold.cards.moves import SPACE
from tenfold.cards.phases import legal, step
from tenfold.cards.scoring import arrange, blank_paper
from tenfold.cards.state import CHANCE_CARD, OVER, State
from tenfold.fast.dice import below
from tenfold.fast.pack import pack
from tenfold.fast.rulebook import random_card
from tenfold.kernel import compiled, rule

SEATS = 4


@rule
def playout(s: State, out: list[int], dice: list[int]) -> int:
    """Plays to the end at random and returns the number of moves."""
    moves = 0
    while s.phase != OVER:
        count = legal(s, out)
        if s.phase == CHANCE_CARD:
            step(s, random_card(s, dice))
        else:
            step(s, out[below(dice, count)])
        moves += 1
    return moves


@rule
def playouts(states: Any, start: Any, out: Any, dice: Any, games: int) -> int:
    moves = 0
    for _ in range(games):
        states[0] = start[0]
        moves += playout(states[0], out, dice)
    return moves


def main() -> None:
    game = Cards()
    start = game.start(game.read_options({"edition": "aeg", "seats": SEATS}))
    packed = pack(start)
    states, out, dice = packed.copy(), np.zeros(SPACE, np.int64), np.ones(1, np.int64)

    began = time.perf_counter()
    run = compiled(playouts)
    run(states, packed, out, dice, 1)
    print(f"compiling or loading the playout   {time.perf_counter() - began:8.2f} s")

    began = time.perf_counter()
    moves = run(states, packed, out, dice, 20_000)
    seconds = time.perf_counter() - began
    print(f"step in a compiled loop            {seconds / moves * 1e9:8.0f} ns")

    rng, moves, seconds, legal_seconds, copy_seconds = Random(1), 0, 0.0, 0.0, 0.0
    for _ in range(20):
        state = start.copy()
        while state.phase != OVER:
            began = time.perf_counter()
            choices = game.legal(state)
            legal_seconds += time.perf_counter() - began
            move = rng.choice(choices)
            began = time.perf_counter()
            state = state.copy()
            copy_seconds += time.perf_counter() - began
            began = time.perf_counter()
            step(state, move)
            seconds += time.perf_counter() - began
            moves += 1
    print(f"interpreted: step in place         {seconds / moves * 1e6:8.2f} µs")
    print(f"interpreted: copy                  {copy_seconds / moves * 1e6:8.2f} µs")
    print(f"interpreted: list of legal moves   {legal_seconds / moves * 1e6:8.2f} µs")

    paper, jit = pack(blank_paper()), compiled(arrange)
    hands: Any = np.array(state.hands, np.int16)
    jit(paper[0], hands, 0, 0)
    began = time.perf_counter()
    for _ in range(1000):
        jit(paper[0], hands, 0, 0)
    print(f"scoring a hand, compiled call      {(time.perf_counter() - began) * 1e3:8.2f} µs")


if __name__ == "__main__":
    main()
