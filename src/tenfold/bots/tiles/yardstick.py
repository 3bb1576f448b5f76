"""A fixed opponent to measure others by: plain Monte Carlo, slow and in no list that people see.

It plays sixty games to the end from each of the six moves that `careful` likes best, with `careful` in both
seats, and takes the move that won most. Name it `yardstick.py:yardstick_in_tiles` with the path to this file.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import NEVER, best_score, careful_in_tiles, judge_placings
from tenfold.bots.tiles.judging import WIN
from tenfold.bots.tiles.moving import judge_moves
from tenfold.bots.tiles.notes import TileNotes
from tenfold.kernel import rule
from tenfold.loops.dice import below
from tenfold.loops.tiles import random_tile
from tenfold.tiles.phases import legal, step
from tenfold.tiles.placing import lift, put_down
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

CANDIDATES: Final = 6
GAMES: Final = 60


@rule
def yardstick_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    if s.phase == MOVE:
        judge_moves(s, out, count, notes)
    else:
        value = s.values[s.laid]
        judge_placings(s, out, count, notes)
        s.values[s.laid] = value
    chosen = best_score(notes, count, dice)
    if notes.scores[chosen] >= WIN:
        return chosen
    candidates = min(count, CANDIDATES)
    for number in range(candidates):
        place = best_score(notes, count, dice)
        notes.scores[place] = NEVER
        notes.places[number] = place
        notes.moves[number] = out[place]
    keep(s, notes)
    highest = -1
    for number in range(candidates):
        wins = play_games(s, out, notes.moves[number], dice, notes)
        if wins > highest:
            highest = wins
            chosen = notes.places[number]
    return chosen


@rule
def play_games(s: State, out: list[int], move: int, dice: list[int], notes: TileNotes) -> int:
    """Twice the games that the mover wins after a move, a draw counting once."""
    seat = s.mover
    wins = 0
    for _ in range(GAMES):
        step(s, move)
        while s.phase != OVER:
            if s.phase == CHANCE_TILE:
                step(s, random_tile(s, dice))
            else:
                choices = legal(s, out)
                step(s, out[careful_in_tiles(s, out, choices, dice, notes)])
        wins += 1 if s.winner < 0 else 2 * (1 - abs(s.winner - seat))
        bring_back(s, notes)
    return wins


@rule
def keep(s: State, notes: TileNotes) -> None:
    """Notes a position, so that it can be brought back after a game was played on from it."""
    for tile in range(s.laid):
        notes.kept_xs[tile] = s.xs[tile]
        notes.kept_ys[tile] = s.ys[tile]
    for place in range(6):
        notes.kept_supply[place] = s.supply[place]
    for seat in range(2):
        notes.kept_left[seat] = s.left[seat]
        notes.kept_right[seat] = s.right[seat]
    notes.kept_hand = s.hand
    notes.kept_laid = s.laid
    notes.kept_holes = s.holes
    notes.kept_moved = s.moved
    notes.kept_phase = s.phase
    notes.kept_mover = s.mover


@rule
def bring_back(s: State, notes: TileNotes) -> None:
    for step_back in range(s.laid):
        lift(s, s.laid - 1 - step_back)
    s.laid = notes.kept_laid
    for tile in range(s.laid):
        put_down(s, tile, notes.kept_xs[tile], notes.kept_ys[tile])
    for place in range(6):
        s.supply[place] = notes.kept_supply[place]
    for seat in range(2):
        s.left[seat] = notes.kept_left[seat]
        s.right[seat] = notes.kept_right[seat]
    s.hand = notes.kept_hand
    s.holes = notes.kept_holes
    s.moved = notes.kept_moved
    s.phase = notes.kept_phase
    s.mover = notes.kept_mover
    s.ending = 0
    s.winner = -1
