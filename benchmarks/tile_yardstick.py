"""A fixed opponent to measure others by: plain Monte Carlo, slow and in no list that people see.

It plays sixty games to the end from each of the six moves that `careful` likes best, with `careful` in both
seats, and takes the move that won most. Name it
`tile_yardstick.py:yardstick_in_tiles` with the path to this file.
"""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import NEVER, careful_in_tiles, place_of_best, score_placings
from tenfold.bots.tiles.lines.afterstate import WIN
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.second_round.winning import score_moves
from tenfold.kernel import overwrite, rule
from tenfold.loops.dice import below
from tenfold.loops.tiles import random_tile
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

CANDIDATES: Final = 6
GAMES: Final = 60


@rule
def yardstick_in_tiles(s: State, out: list[int], count: int, dice: list[int], notes: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    if s.phase == MOVE:
        score_moves(s, out, count, notes)
    else:
        value = s.values[s.laid]
        score_placings(s, out, count, notes.survey)
        s.values[s.laid] = value
    chosen = place_of_best(notes.survey, count, dice)
    if notes.survey.scores[chosen] >= WIN:
        return chosen
    candidates = min(count, CANDIDATES)
    for number in range(candidates):
        place = place_of_best(notes.survey, count, dice)
        notes.survey.scores[place] = NEVER
        notes.root.places[number] = place
        notes.root.moves[number] = out[place]
    overwrite(notes.kept, s)
    highest = -1
    for number in range(candidates):
        wins = play_games(s, out, notes.root.moves[number], dice, notes)
        if wins > highest:
            highest = wins
            chosen = notes.root.places[number]
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
        overwrite(s, notes.kept)
    return wins
