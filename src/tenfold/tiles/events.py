"""What a move made happen, told by comparing the position before with the one after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .moves import GIVE, MOVE_TILE, PASS
from .second_round import tile_of
from .state import MOVE, OVER, State
from .view import winning_lines

Event = dict[str, Any]


def events(before: State, move: int, after: State) -> list[Event]:
    return [*_deed(before, move, after), *_what_is_next(before, after)]


def _deed(before: State, move: int, after: State) -> Iterator[Event]:
    seat = before.mover
    if move < PASS:
        yield {"event": "tile", "seat": seat, "value": move - GIVE + 1}
    elif move == PASS:
        yield {"event": "passes", "seat": seat}
    else:
        tile = before.laid if move < MOVE_TILE else tile_of(before, move)
        there = {"x": after.xs[tile], "y": after.ys[tile], "value": after.values[tile]}
        if move < MOVE_TILE:
            yield {"event": "places", "seat": seat, **there}
        else:
            yield {"event": "moves", "seat": seat, **there, "from": [before.xs[tile], before.ys[tile]]}


def _what_is_next(before: State, after: State) -> Iterator[Event]:
    if after.phase == OVER:
        for line in winning_lines(after):
            yield {"event": "line", "seat": after.winner, "cells": line}
        yield {"event": "over"}
    elif after.phase == MOVE and before.phase != MOVE:
        yield {"event": "second_round", "seat": after.mover}
