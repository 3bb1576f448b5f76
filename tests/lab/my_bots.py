"""Bots of somebody's own, good and bad."""

from __future__ import annotations

import sys
import time

from tenfold.bots.bot import Turn


def first(turn: Turn) -> int:
    return turn.legal[0]


def at_random(turn: Turn) -> str:
    return turn.tokens()[turn.below(len(turn.legal))]


def crashes(turn: Turn) -> int:
    raise ValueError(f"nothing for seat {turn.seat}")


def leaves(turn: Turn) -> int:
    sys.exit(turn.seat)


def cheats(turn: Turn) -> str:
    return "bid:1000" if turn.seat == 0 else "nonsense"


def answers_nothing(turn: Turn) -> int:
    turn.state.tokens[turn.seat] = 10  # only a copy: it changes nothing
    return None  # type: ignore[return-value]


def loops(turn: Turn) -> int:  # noqa: ARG001
    while True:
        try:
            time.sleep(0.001)
        except Exception:
            continue


not_a_bot = 7
