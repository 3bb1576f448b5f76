"""What comes of a placing in the closed game if the other seat answers as `careful` would: once, and the best
of these twice, with the own tile between."""

from __future__ import annotations

from typing import Final

from tenfold.kernel import rule
from tenfold.tiles.moves import GIVE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import TILES, State

from .bringing_back import pick_up, put_back
from .careful import careful_in_tiles
from .closed_game import sort_places
from .intent import place_of, target_of
from .learnt_search import (
    best_of_ply,
    lay_in_sight,
    list_cells,
    share_by_draws,
    unlay_in_sight,
    winning_anywhere,
)
from .notes import WIDEST, TileNotes

ONCE: Final = 6  # moves that are foreseen with one answer
TWICE: Final = 4
EFFORT: Final = (3_000, 30_000)  # that it takes, for one answer and for two
REPLIES: Final = 4  # own cells that are tried between them
CLOSE: Final = 0.06  # what one of these may look worse than the best
AHEAD: Final = 1  # tiles looked ahead after the last answer


@rule
def foresee(s: State, out: list[int], kept: int, dice: list[int], n: TileNotes, likeness: float) -> None:
    """Sorts the listed moves again, by what they are worth if the other seat is that likely to answer so."""
    for number in range(kept):
        n.root_scores[n.places[number]] = n.sums[number]
    if s.laid + 2 < TILES and n.budget >= EFFORT[0]:
        foresee_answers(s, out, min(kept, ONCE), dice, n, likeness, 1)
    close = close_ones(n, min(kept, TWICE))
    if close > 1 and s.laid + 4 < TILES and n.budget >= EFFORT[1]:
        foresee_answers(s, out, close, dice, n, likeness, 2)


@rule
def close_ones(n: TileNotes, kept: int) -> int:
    """How many of the listed moves are close to the best."""
    count = 1
    while count < kept and n.sums[count] > n.sums[0] - CLOSE:
        count += 1
    return count


@rule
def foresee_answers(
    s: State, out: list[int], kept: int, dice: list[int], n: TileNotes, likeness: float, answers: int
) -> None:
    for number in range(kept):
        place = n.places[number]
        share = share_if_answered(s, out, dice, n, target_of(s, out[place]), answers, 0)
        n.sums[number] = n.root_scores[place] + likeness * (share - n.root_scores[place])
        legal(s, out)
    sort_places(n, kept)


@rule
def share_if_answered(
    s: State, out: list[int], dice: list[int], n: TileNotes, cell: int, answers: int, ply: int
) -> float:
    """The mover's share once its tile lies on a cell."""
    seat = s.mover
    value = s.hand
    step(s, out[place_of(s, out, legal(s, out), cell)])
    lay_in_sight(n, cell, seat, value, ply)
    wins = winning_anywhere(n, s.mover)
    share = 0.0
    total = 0
    for place in range(3):
        left = s.supply[3 * s.mover + place]
        total += left
        if left > 0 and not wins >> place & 1:
            step(s, GIVE + place)
            share += float(left) * share_after_answer(s, out, dice, n, answers, ply + 1)
            put_back(s)
    unlay_in_sight(n, cell, seat, value, ply)
    pick_up(s)
    return share / float(total)


@rule
def share_after_answer(
    s: State, out: list[int], dice: list[int], n: TileNotes, answers: int, ply: int
) -> float:
    """The other seat's share once the mover has put its tile where `careful` would."""
    seat = s.mover
    value = s.hand
    answer = out[careful_in_tiles(s, out, legal(s, out), dice, n)]
    cell = target_of(s, answer)
    lay_in_sight(n, cell, seat, value, ply)
    if answers > 1:
        step(s, answer)
        share = share_of_replies(s, out, dice, n, answers - 1, ply + 1)
        pick_up(s)
    else:
        share = share_by_draws(n, s, 1 - seat, AHEAD, ply + 1)
    unlay_in_sight(n, cell, seat, value, ply)
    return share


@rule
def share_of_replies(
    s: State, out: list[int], dice: list[int], n: TileNotes, answers: int, ply: int
) -> float:
    """The share of the seat whose tile comes next, by the best of the cells that promise most at a glance."""
    wins = winning_anywhere(n, s.mover)
    share = 0.0
    total = 0
    for place in range(3):
        left = s.supply[3 * s.mover + place]
        total += left
        if left > 0 and wins >> place & 1:
            share += float(left)
        elif left > 0:
            step(s, GIVE + place)
            share += float(left) * best_reply(s, out, dice, n, answers, ply)
            put_back(s)
    return share / float(total)


@rule
def best_reply(s: State, out: list[int], dice: list[int], n: TileNotes, answers: int, ply: int) -> float:
    count = list_cells(n, s, s.mover, s.hand, ply)
    top = best_of_ply(n, ply * WIDEST, count)
    least = n.ply_worth[top] - CLOSE
    best = 0.0
    tried = 0
    while tried < min(count, REPLIES) and n.ply_worth[top] > least:
        n.ply_scores[top] = 1
        best = max(best, share_if_answered(s, out, dice, n, n.ply_moves[top], answers, ply))
        top = best_of_ply(n, ply * WIDEST, count)
        tried += 1
    return best
