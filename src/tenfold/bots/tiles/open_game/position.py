"""A position of the open game as the search sees it: who wins where, what it is worth at a glance, and which
moves are worth a look."""

from __future__ import annotations

from typing import Final

from tenfold.bots.tiles.lines.evaluation import TEMPO, UNDECIDED, lead_of, share_of_lead
from tenfold.bots.tiles.move_ordering import ordering_score
from tenfold.bots.tiles.notes import WIDEST, TileNotes
from tenfold.kernel import rule
from tenfold.solver.tiles.board import EACH_BYTE, FLAGS, FLAGS_OF_ONE, HALF_WORD, load_board
from tenfold.tiles.plane import cell_at, owner
from tenfold.tiles.state import TILES_EACH, State

from .transposition import NOTHING_LIES, key_of_tile

KNOWN_BEST: Final = 1_000  # goes before every other move
KILLER: Final = 300  # and so does a move that was good in another position
LOW_HALF: Final = (1 << 32) - 1


@rule
def load_position(n: TileNotes, s: State) -> None:
    load_board(n, s)
    key = NOTHING_LIES
    for tile in range(s.laid):
        key ^= key_of_tile(cell_at(s.xs[tile], s.ys[tile]), owner(s, tile), s.values[tile])
    n.open_game.tiles_key = key


@rule
def take(s: State, seat: int, side: int) -> int:
    """Takes a tile from the left or the right end of a row."""
    if side == 1:
        s.right[seat] -= 1
        return s.rows[TILES_EACH * seat + s.right[seat]]
    s.left[seat] += 1
    return s.rows[TILES_EACH * seat + s.left[seat] - 1]


@rule
def find_wins(n: TileNotes, seat: int, own: int, others: int) -> None:
    """Notes where the mover wins with a mask of values, and where the other seat does with another."""
    o = n.open_game
    if n.persona.caution < 50 and seat == n.persona.seat:
        others = 0
    o.win_cell = -1
    o.dangers = 0
    own_shift = HALF_WORD * seat
    other_shift = HALF_WORD - own_shift
    one = FLAGS_OF_ONE * (own & 1) << own_shift | FLAGS_OF_ONE * (others & 1) << other_shift
    two = FLAGS_OF_ONE * (own >> 1 & 1) << own_shift | FLAGS_OF_ONE * (others >> 1 & 1) << other_shift
    three = FLAGS_OF_ONE * (own >> 2) << own_shift | FLAGS_OF_ONE * (others >> 2) << other_shift
    for place in range(n.edge_count):
        cell = n.edges[place]
        word = n.words[cell] & n.persona.lines
        if n.squares[cell] == 0 and word != 0:
            hit = (
                (FLAGS - (word ^ 9 * EACH_BYTE)) & one
                | (FLAGS - (word ^ 8 * EACH_BYTE)) & two
                | (FLAGS - (word ^ 7 * EACH_BYTE)) & three
            )
            if hit != 0:
                if hit >> own_shift & LOW_HALF:
                    o.win_cell = cell
                if hit >> other_shift & LOW_HALF:
                    o.dangers += 1
                    o.danger_cell = cell


@rule
def static_worth(n: TileNotes, seat: int) -> float:
    return share_of_lead(lead_of(n, seat) + (TEMPO if n.open_game.dangers == 0 else -TEMPO)) * UNDECIDED


@rule
def list_moves(n: TileNotes, s: State, seat: int, ply: int) -> int:
    """Lists the moves that are worth a look; if the other seat is about to win, only those that are in its
    way."""
    first = s.rows[TILES_EACH * seat + s.left[seat]]
    last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
    sides = 1 if s.right[seat] - s.left[seat] == 1 else 2
    count = 0
    base = ply * WIDEST
    danger = n.open_game.danger_cell if n.open_game.dangers > 0 else -1
    for place in range(n.edge_count):
        cell = n.edges[place]
        if n.squares[cell] == 0 and (danger < 0 or cell == danger):
            for side in range(sides):
                n.plies.moves[base + count] = 2 * cell + side
                n.plies.scores[base + count] = ordering_score(
                    n.words[cell] & n.persona.lines, seat, first if side == 0 else last
                )
                count += 1
    return count


@rule
def put_forward(n: TileNotes, ply: int, count: int, best: int) -> None:
    """The move that was best here before comes first, then the one that was best beside it."""
    base = ply * WIDEST
    for place in range(base, base + count):
        if n.plies.moves[place] == best:
            n.plies.scores[place] += KNOWN_BEST
        elif n.plies.moves[place] == n.open_game.killers[ply]:
            n.plies.scores[place] += KILLER


@rule
def keep_threats(n: TileNotes, s: State, seat: int, ply: int, count: int) -> int:
    """Of the listed moves, those that lengthen a line far enough; returns how many."""
    base = ply * WIDEST
    first = s.rows[TILES_EACH * seat + s.left[seat]]
    last = s.rows[TILES_EACH * seat + s.right[seat] - 1]
    kept = base
    for place in range(base, base + count):
        move = n.plies.moves[place]
        if lengthens(n.words[move >> 1] & n.persona.lines, seat, last if move & 1 else first):
            n.plies.moves[kept] = move
            n.plies.scores[kept] = n.plies.scores[place]
            kept += 1
    return kept - base


@rule
def lengthens(word: int, seat: int, value: int) -> bool:
    own = word >> 32 if seat == 1 else word
    for _ in range(4):
        if own & 63 and 4 <= (own & 63) + value < 10:
            return True
        own = own >> 8
    return False
