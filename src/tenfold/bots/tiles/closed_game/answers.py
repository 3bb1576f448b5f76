"""What comes of a placing if the other seat answers as the opponent model would: once, and the best of these
twice, with the own tile between."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.careful import careful_in_tiles
from tenfold.bots.tiles.lines.intent import placing_on, target_of
from tenfold.bots.tiles.notes import WIDEST, TileNotes
from tenfold.bots.tiles.root import sort_kept
from tenfold.bots.tiles.taking_back import pick_up, put_back
from tenfold.kernel import rule
from tenfold.tiles.moves import GIVE
from tenfold.tiles.phases import legal, step
from tenfold.tiles.state import TILES, State

from .evaluators import BY_NETWORK, lay_counting_runs, unlay_counting_runs
from .expectation import best_of_ply, expect, list_placings, winning_anywhere

ONCE: Final = 6  # moves that are looked at with one answer
TWICE: Final = 4
LEAST_BUDGET: Final = (3_000, 30_000)  # that it takes, for one answer and for two
REPLIES: Final = 4  # own cells that are tried between them
CLOSE: Final = 0.06  # what one of these may look worse than the best
AHEAD: Final = 1  # tiles looked ahead after the last answer


@rule
def expect_answers(
    s: State, out: list[int], kept: int, dice: list[int], n: TileNotes, likeness: float
) -> None:
    """Sorts the listed moves again, by what they are worth if the other seat is that likely to answer so."""
    for number in range(kept):
        n.root.worth[n.root.places[number]] = n.root.sums[number]
    if s.laid + 2 < TILES and n.budget >= LEAST_BUDGET[0]:
        expect_each(s, out, min(kept, ONCE), dice, n, likeness, 1)
    close = close_ones(n, min(kept, TWICE))
    if close > 1 and s.laid + 4 < TILES and n.budget >= LEAST_BUDGET[1]:
        expect_each(s, out, close, dice, n, likeness, 2)


@rule
def close_ones(n: TileNotes, kept: int) -> int:
    """How many of the listed moves are close to the best."""
    count = 1
    while count < kept and n.root.sums[count] > n.root.sums[0] - CLOSE:
        count += 1
    return count


@rule
def expect_each(
    s: State, out: list[int], kept: int, dice: list[int], n: TileNotes, likeness: float, answers: int
) -> None:
    for number in range(kept):
        place = n.root.places[number]
        share = share_if_answered(s, out, dice, n, target_of(s, out[place]), answers, 0)
        n.root.sums[number] = n.root.worth[place] + likeness * (share - n.root.worth[place])
        legal(s, out)
    sort_kept(n.root, kept)


@rule
def share_if_answered(
    s: State, out: list[int], dice: list[int], n: TileNotes, cell: int, answers: int, ply: int
) -> float:
    """The mover's share once its tile lies on a cell."""
    seat = s.mover
    value = s.hand
    step(s, out[placing_on(s, out, legal(s, out), cell)])
    lay_counting_runs(n, cell, seat, value, ply)
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
    unlay_counting_runs(n, cell, seat, value, ply)
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
    lay_counting_runs(n, cell, seat, value, ply)
    if answers > 1:
        step(s, answer)
        share = share_of_replies(s, out, dice, n, answers - 1, ply + 1)
        pick_up(s)
    else:
        share = expect(BY_NETWORK, n, s, 1 - seat, AHEAD, ply + 1)
    unlay_counting_runs(n, cell, seat, value, ply)
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
    count = list_placings(BY_NETWORK, n, s, s.mover, s.hand, ply)
    top = best_of_ply(n, ply * WIDEST, count)
    least = n.plies.worth[top] - CLOSE
    best = 0.0
    tried = 0
    while tried < min(count, REPLIES) and n.plies.worth[top] > least:
        n.plies.scores[top] = 1
        best = max(best, share_if_answered(s, out, dice, n, n.plies.moves[top], answers, ply))
        top = best_of_ply(n, ply * WIDEST, count)
        tried += 1
    return best
