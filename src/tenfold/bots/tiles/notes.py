"""What the bots of the tile game keep in mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Byte, Mask, Short, Single, inside, numbers, reals
from tenfold.solver.tiles.board import Board
from tenfold.tiles.moves import SPACE, SPOTS
from tenfold.tiles.state import TILES

from .network import Network
from .sight import RUNS

PLIES: Final = 40
MEMORIES: Final = 1 << 15  # positions
WIDEST: Final = 2 * SPOTS  # moves that one position lists

MASKS: Final = 8  # sets of the values 1, 2, 3: value v is bit v - 1


@dataclass(slots=True)
class TileNotes(Board):
    scores: list[int] = numbers(SPACE)  # by place in the list of moves: how good the move looks
    cells: list[int] = numbers(SPOTS)  # every free cell
    listed: int = 0  # how many they are
    without: list[int] = numbers(SPOTS)  # second round: the free cells while a tile is in the hand
    nearby: int = 0  # how many they are
    masks: list[int] = numbers(SPOTS)  # second round: by place in `cells`, the values that win there
    hits: list[int] = numbers(SPOTS)  # second round: the cells that a seat can win on
    found: int = 0  # how many they are
    threats: list[Mask] = numbers(2)  # by seat: how many cells win with which values (see threats.py)
    hopes: list[int] = numbers(2)  # by seat: what its lines are worth
    odds: list[int] = numbers(3 * MASKS)  # by whose turn + mask, of 1,000 (see odds.py)
    own: int = 0  # where in `odds` those begin that hold for the mover after its move
    enough: int = 0  # the search for an answer ends with one that is worth more

    # What the characters search with.
    effort: int = 0  # how many positions may be looked at for a move; 0: as many as the character does
    nodes: int = 0  # how many it has looked at
    budget: int = 0  # how many it may look at now
    seat: int = 0  # whose move is searched for; then its character (see characters.py)
    own_share: int = 0
    others_share: int = 0
    caution: int = 0
    sight: Mask = 0
    plies: int = 0
    tiles_ahead: int = 0
    narrow: int = 0
    net: Network = inside(Network)  # closed game
    runs: list[Mask] = numbers(RUNS)  # by seat, as in `Sight`
    kept_runs: list[Mask] = numbers(RUNS * PLIES)  # by ply: those before a tile was tried
    counts: list[Mask] = numbers(2)  # by seat: how many cells win with which values
    win_cell: int = 0  # a cell on which the mover wins now, or -1
    danger_cell: int = 0  # a cell on which the other seat wins next
    dangers: int = 0  # how many they are
    best_move: int = 0
    ply_moves: list[Short] = numbers(PLIES * WIDEST)  # by ply: 2 × cell + side, in no order
    ply_scores: list[int] = numbers(PLIES * WIDEST)
    ply_worth: list[float] = reals(PLIES * WIDEST)
    tried: list[Short] = numbers(SPOTS)  # second round: places of moves
    tried_worth: list[int] = numbers(SPOTS)
    root_scores: list[float] = reals(SPACE)

    # Open game: what the expert remembers of the positions that it has searched (see memory.py).
    tiles_key: int = 0  # of the tiles that lie
    recalled: float = 0.0  # what is remembered that a position is worth
    must_threaten: int = 0  # 1 if the move that was just made is only worth a look if it threatens to win
    kept_hopes: list[int] = numbers(2 * PLIES)
    killers: list[Short] = numbers(PLIES)  # by ply: a move that was better than the other seat allows
    memory_keys: list[int] = numbers(MEMORIES)
    memory_worth: list[Single] = reals(MEMORIES)
    memory_moves: list[Short] = numbers(MEMORIES)
    memory_depths: list[Byte] = numbers(MEMORIES)
    memory_bounds: list[Byte] = numbers(MEMORIES)

    # A position to come back to.
    places: list[int] = numbers(16)
    sums: list[float] = reals(16)
    is_checked: list[Byte] = numbers(16)  # open game, lost: moves that were thought over
    moves: list[int] = numbers(8)
    kept_values: list[Short] = numbers(TILES)
    kept_xs: list[Short] = numbers(TILES)
    kept_ys: list[Short] = numbers(TILES)
    kept_supply: list[Short] = numbers(6)
    kept_left: list[Short] = numbers(2)
    kept_right: list[Short] = numbers(2)
    kept_hand: int = 0
    kept_laid: int = 0
    kept_holes: int = 0
    kept_moved: int = 0
    kept_phase: int = 0
    kept_mover: int = 0
