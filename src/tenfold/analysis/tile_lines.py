"""What becomes of lines in the tile game: how far a choice brings one's own, which of the other's it ends,
and what the other can make of the next tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tenfold.bots.tiles.lines.survey import end_of_line
from tenfold.catalogue import AnyGame
from tenfold.protocol.game import CHANCE, Seat
from tenfold.tiles.lines import DIRECTIONS, run_from
from tenfold.tiles.plane import cell_at
from tenfold.tiles.state import MOVE, OVER, WINNING_SUM, State

from .facts import Fact
from .tile_threats import Cell, threat_of, written_cells

LONG: Final = 4  # from which sum on a line is worth speaking of
CROSSING: Final = 2  # lines that meet on a cell
FORK: Final = 2  # cells to win on at once: one tile does not answer both


class Fork(NamedTuple):
    """On how many cells at once a seat can threaten to win after its next tile, which tile that is, and which
    cells."""

    ways: int
    cell: Cell = (0, 0)
    value: int = 0
    wins: tuple[str, ...] = ()


def line_facts(game: AnyGame, state: State, made: State, best: State) -> Iterator[Fact]:
    """Of the first round: `made` and `best` are the positions that two choices lead to."""
    if MOVE in (state.phase, made.phase, best.phase) or OVER in (made.phase, best.phase):
        return
    mover, other = state.mover, 1 - state.mover
    fork, calm = (_next_fork(game, later, other) for later in (made, best))
    if fork.ways >= FORK:
        yield Fact("review.next_fork", -calm.ways, -fork.ways, _told(other, fork))
    ended, left = (_ended_line(state, other, later) for later in (best, made))
    yield Fact("review.ends_line", ended, left, {"seat": other, "cell": _last(best), "sum": ended})
    longer, shorter = (_own_line(later, mover) for later in (best, made))
    if longer >= LONG:
        yield Fact("review.lengthens_line", longer, shorter, {"cell": _last(best), "sum": longer})
    if ended <= left and longer <= max(shorter, LONG - 1):
        yield from _crossings(state, made, best)


def _crossings(state: State, made: State, best: State) -> Iterator[Fact]:
    """Where nothing is long yet: on which cells several lines of a seat's meet."""
    for key, seat in (("review.crossing", 1 - state.mover), ("review.joins_lines", state.mover)):
        meet, fewer = (
            sum(0 < total < WINNING_SUM for total in _sums(state, seat, _last_cell(later)))
            for later in (best, made)
        )
        if meet >= CROSSING:
            yield Fact(key, meet, fewer, {"seat": seat, "cell": _last(best), "count": meet})


def _told(seat: Seat, found: Fork) -> dict[str, str | int | list[str]]:
    x, y = found.cell
    place: dict[str, str | int | list[str]] = {"seat": seat, "cell": f"{x},{y}", "value": found.value}
    return place | {"count": found.ways, "cells": list(found.wins)}


def _last(later: State) -> str:
    """Where the tile lies that was laid last."""
    return f"{later.xs[later.laid - 1]},{later.ys[later.laid - 1]}"


def _last_cell(later: State) -> int:
    return cell_at(later.xs[later.laid - 1], later.ys[later.laid - 1])


def _ended_line(state: State, other: Seat, later: State) -> int:
    """The largest sum of the other's tiles that meet where the mover's tile lies now: they go on no more."""
    sums = _sums(state, other, _last_cell(later))
    return max((total for total in sums if LONG <= total < WINNING_SUM), default=0)


def _own_line(later: State, seat: Seat) -> int:
    """The largest sum below ten of a line with the tile that was laid last, among those with a free end."""
    cell, value, most = _last_cell(later), later.values[later.laid - 1], 0
    for direction, beside_it in enumerate(_sums(later, seat, cell)):
        ends = (end_of_line(later, seat, cell, way) for way in (direction, direction + DIRECTIONS))
        if 0 < beside_it < WINNING_SUM - value and any(later.ring[end] == 0 for end in ends):
            most = max(most, value + beside_it)
    return most


def _sums(state: State, seat: Seat, cell: int) -> list[int]:
    """By direction: the sum of a seat's tiles that meet on a cell, which itself does not count."""
    return [
        run_from(state, seat, cell, direction) + run_from(state, seat, cell, direction + DIRECTIONS)
        for direction in range(DIRECTIONS)
    ]


def _next_fork(game: AnyGame, later: State, seat: Seat) -> Fork:
    found = Fork(0)
    given = [move for move, _ in game.chances(later)] if game.to_move(later) == CHANCE else []
    for start in [game.advance(later, move) for move in given] or [later]:
        for move in game.legal(start):
            laid = game.advance(start, move)
            if laid.phase not in (MOVE, OVER):
                wins = tuple(written_cells(threat_of(laid, seat)))
                last = laid.laid - 1
                found = max(found, Fork(len(wins), (laid.xs[last], laid.ys[last]), laid.values[last], wins))
    return found
