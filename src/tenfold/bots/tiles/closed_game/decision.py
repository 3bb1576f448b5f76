"""The decision in the first round of the closed game: the best moves at a glance are looked at again, with
more tiles ahead."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import think_of_wins
from tenfold.bots.tiles.lines.intent import target_of
from tenfold.bots.tiles.network.features import load_tally
from tenfold.bots.tiles.notes import MOST_KEPT, TileNotes
from tenfold.bots.tiles.root import keep_best, sort_kept
from tenfold.kernel import rule
from tenfold.solver.tiles.board import load_board, winning_values
from tenfold.tiles.state import TILES, State

from .answers import expect_answers
from .evaluators import BY_LINES, BY_NETWORK
from .expectation import StaticEvaluator, worth_after
from .opponent_model import likeness_to_careful

KEPT_BY_LINES: Final = 12  # moves that are looked at again, of those the lines speak for
KEPT: Final = (MOST_KEPT, 16, 6, 4, 3, 3, 3, 3)  # moves, by the tiles looked ahead
GROWTH: Final = 4  # a look further ahead takes several times as long
# The answers of somebody who decides as `careful` does are modelled, unless it is unlikely that it does; if
# it is likely, the rest of the budget is enough for everybody else.
UNLIKELY: Final = 0.1
EVEN: Final = 0.5
LESS: Final = 8
SCALE: Final = 10_000.0  # for shares as whole numbers


@rule
def decide_by_lines(s: State, out: list[int], count: int, n: TileNotes) -> int:
    load_board(n, s)
    won = glance_at_all(BY_LINES, s, out, count, n)
    if won >= 0:
        return won
    kept = min(count, KEPT_BY_LINES)
    keep_best(n.root, count, kept)
    look_again(BY_LINES, s, out, kept, n, n.persona.tiles_ahead)
    return n.root.places[0]


@rule
def decide_by_network(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    load_tally(n, n.closed_game.tally, s)
    won = glance_at_all(BY_NETWORK, s, out, count, n)
    if won >= 0:
        return won
    if s.laid + 1 == TILES:
        return lay_last(s, out, count, dice, n)
    kept = min(count, KEPT[0])
    keep_best(n.root, count, kept)
    likeness = likeness_to_careful(s, out, dice, n)
    look_further(s, out, kept, n, n.budget if likeness < EVEN else n.budget // LESS)
    if likeness > UNLIKELY:
        expect_answers(s, out, kept, dice, n, likeness)
    return n.root.places[0]


@rule
def glance_at_all(e: StaticEvaluator, s: State, out: list[int], count: int, n: TileNotes) -> int:
    """Notes what each move is worth at a glance; returns the place of one that wins, or -1."""
    n.nodes = 0
    for place in range(count):
        cell = target_of(s, out[place])
        if winning_values(n.words[cell] & n.persona.lines, s.mover) >> (s.hand - 1) & 1:
            return place
        n.root.worth[place] = worth_after(e, n, s, s.mover, cell, s.hand, 0, 0)
    return -1


@rule
def look_again(e: StaticEvaluator, s: State, out: list[int], kept: int, n: TileNotes, depth: int) -> None:
    """Looks at the first of the listed moves with so many tiles ahead, and sorts them."""
    for number in range(kept):
        cell = target_of(s, out[n.root.places[number]])
        n.root.sums[number] = worth_after(e, n, s, s.mover, cell, s.hand, depth, 0)
    sort_kept(n.root, kept)


@rule
def look_further(s: State, out: list[int], kept: int, n: TileNotes, budget: int) -> None:
    """Looks at fewer of the listed moves each time, with a tile more."""
    depth = 1
    while depth <= n.persona.tiles_ahead and kept > 1 and GROWTH * n.nodes < budget:
        kept = min(kept, KEPT[depth])
        look_again(BY_NETWORK, s, out, kept, n, depth)
        depth += 1


@rule
def lay_last(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    """The last tile of all: the second round follows, and who can win in it at once is certain."""
    value = s.values[s.laid]
    for place in range(count):
        n.survey.scores[place] = int(SCALE * n.root.worth[place])
    chosen = think_of_wins(s, out, count, dice, n)
    s.values[s.laid] = value
    return chosen
