"""Games to learn from: positions as the network sees them, and what each should be judged as.

What a position is worth, a look one tile ahead says better than the network alone, and what became of it says
more. So what it should be judged as is a mean of that look and of what the next position should be judged as.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.bots.tiles.closed_game.evaluators import BY_NETWORK
from tenfold.bots.tiles.closed_game.expectation import best_placing, winning_anywhere
from tenfold.bots.tiles.lines.evaluation import ALL_LINES
from tenfold.bots.tiles.lines.intent import placing_on
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.second_round.searching import decide_second_round
from tenfold.kernel import Single, Struct, inside, overwrite, rule, single
from tenfold.loops.dice import below
from tenfold.loops.tiles import random_tile
from tenfold.solver.tiles.board import winning_values
from tenfold.tiles.moves import GIVE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import CHANCE_TILE, MOVE, OVER, State

from .features import Features, extract_features, load_tally, wins_at_once

CLOSE: Final = 0.08  # moves that lose no more than this are tried now and then
FOLLOWS: Final = 1
WITHOUT_A_LOOK: Final = 2  # second round
CELLS_LOOKED_AT: Final = 14
LONGEST: Final = 30  # moves of the second round that are played, until it is called a draw


@dataclass(slots=True)
class Lesson(Struct):
    """A position, and what it should be judged as."""

    seen: Features = inside(Features)
    seat: int = 0
    follows: int = 0  # whether what became of it is what should: not after a close move or a win by luck
    wins: float = 0.0  # how likely the next tile wins at once
    looked: float = 0.0
    target: Single = 0.0


@rule
def play_and_note(
    s: State,
    out: list[int],
    dice: list[int],
    n: TileNotes,
    lessons: list[Lesson],
    one_in: int,
    depth: int,
    trust: float,
) -> int:
    """Plays to the end with the network, looking so many tiles ahead, and writes lessons down; returns how
    many. One move in so many is not the best but a close one; `trust` is how much of what became of a
    position counts."""
    count = 0
    n.budget = 0
    n.persona.width = CELLS_LOOKED_AT
    n.persona.lines = ALL_LINES
    while s.phase != OVER and s.moved < LONGEST:
        if s.phase == MOVE:
            note_lesson(s, n, lessons[count])
            count += 1
            choices = legal(s, out)
            step(s, out[decide_second_round(s, out, choices, dice, n) if choices > 1 else 0])
        elif s.laid == 0:
            step(s, random_tile(s, dice))
            step(s, out[legal(s, out) - 1])
        else:
            note_lesson(s, n, lessons[count])
            play_tile(s, out, dice, n, lessons[count], one_in, depth)
            count += 1
    teach(s, lessons, count, trust)
    return count


@rule
def note_lesson(s: State, n: TileNotes, lesson: Lesson) -> None:
    load_tally(n, n.closed_game.tally, s)
    extract_features(n, n.closed_game.tally, s, s.mover, n.net.seen)
    overwrite(lesson.seen, n.net.seen)
    lesson.seat = s.mover
    lesson.follows = FOLLOWS if s.phase == CHANCE_TILE else WITHOUT_A_LOOK
    lesson.wins = wins_at_once(n.net.seen)


@rule
def play_tile(
    s: State, out: list[int], dice: list[int], n: TileNotes, lesson: Lesson, one_in: int, depth: int
) -> None:
    """Looks one tile ahead, then lays the tile that chance gives."""
    drawn = random_tile(s, dice)
    wins = winning_anywhere(n, s.mover)
    total = 0
    looked = 0.0
    cell = -1
    for place in range(3):
        left = s.supply[3 * s.mover + place]
        if left > 0 and not wins >> place & 1:
            s.supply[3 * s.mover + place] -= 1
            share = best_placing(BY_NETWORK, n, s, s.mover, place + 1, depth, 0)
            s.supply[3 * s.mover + place] += 1
            looked += left * share
            total += left
            if GIVE + place == drawn:
                cell = n.closed_game.best_cell
                if below(dice, one_in) == 0:
                    cell = close_cell(n, dice, share)
                    lesson.follows = 0
    lesson.looked = looked / total if total > 0 else 1.0
    step(s, drawn)
    if cell < 0:
        lesson.follows = 0
        cell = winning_cell(n, s.mover, s.hand)
    step(s, out[placing_on(s, out, legal(s, out), cell)])


@rule
def close_cell(n: TileNotes, dice: list[int], share: float) -> int:
    """A cell that loses little, of those that were looked at last."""
    for _ in range(8):
        place = below(dice, n.closed_game.listed)
        if n.plies.worth[place] >= share - CLOSE:
            return n.plies.moves[place]
    return n.closed_game.best_cell


@rule
def winning_cell(n: TileNotes, seat: int, value: int) -> int:
    found = -1
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0 and winning_values(n.words[cell], seat) >> (value - 1) & 1:
            found = cell
    return found


@rule
def teach(s: State, lessons: list[Lesson], count: int, trust: float) -> None:
    """From the end of the game backwards; shares are those of seat 0 on the way."""
    share = 0.5 if s.phase != OVER or s.winner < 0 else 1.0 - float(s.winner)
    for back in range(count):
        lesson = lessons[count - 1 - back]
        became = share if lesson.seat == 0 else 1.0 - share
        if lesson.follows == 0:
            became = lesson.looked
        elif lesson.follows == FOLLOWS:
            became = lesson.looked + trust * (became - lesson.looked)
        lesson.target = single(became)
        own = lesson.wins + (1.0 - lesson.wins) * became
        share = own if lesson.seat == 0 else 1.0 - own
