"""What the bots of the tile game keep in mind: a struct for each of the searches, inside one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Byte, Mask, Short, Single, Struct, inside, numbers, reals
from tenfold.solver.tiles.board import Board
from tenfold.tiles.moves import SPACE, SPOTS
from tenfold.tiles.state import State

from .lines.threats import MASKS
from .network.evaluating import Network
from .network.features import RUNS, Tally

PLIES: Final = 40
POSITIONS: Final = 1 << 15  # of the transposition table
WIDEST: Final = 2 * SPOTS  # moves that one position lists
MOST_KEPT: Final = 16  # moves of the root that get a second look


@dataclass(slots=True)
class Survey(Struct):
    """A look along the lines of a state: what `greedy` and `careful` judge by."""

    cells: list[int] = numbers(SPOTS)  # every free cell
    listed: int = 0  # how many they are
    threats: list[Mask] = numbers(2)  # by seat: how many cells win with which values (see lines/threats.py)
    hopes: list[int] = numbers(2)  # by seat: what its lines are worth
    odds: list[float] = reals(3 * MASKS)  # by whose turn + mask (see lines/odds.py)
    own: int = 0  # where in `odds` those begin that hold for the mover after its move
    scores: list[int] = numbers(SPACE)  # by place in the list of moves: how good the move looks
    enough: int = 0  # the search for an answer ends with one that is worth more


@dataclass(slots=True)
class Persona(Struct):
    """Whose move is searched for, and how that character sees things (see characters.py)."""

    seat: int = 0
    own_share: int = 0
    others_share: int = 0
    caution: int = 0
    lines: Mask = 0  # which it sees
    plies: int = 0
    tiles_ahead: int = 0
    width: int = 0


@dataclass(slots=True)
class Root(Struct):
    """The moves that are chosen from."""

    worth: list[float] = reals(SPACE)  # by place in their list
    is_tried: list[Byte] = numbers(SPACE)
    places: list[int] = numbers(MOST_KEPT)  # those that get a second look, with what they are worth then
    sums: list[float] = reals(MOST_KEPT)
    is_checked: list[Byte] = numbers(MOST_KEPT)  # swindles: thought over
    moves: list[int] = numbers(8)  # replies, as moves


@dataclass(slots=True)
class Plies(Struct):
    """The moves listed at each ply, in no order."""

    moves: list[Short] = numbers(PLIES * WIDEST)  # open game: 2 × cell + side; closed game: cells
    scores: list[int] = numbers(PLIES * WIDEST)
    worth: list[float] = reals(PLIES * WIDEST)


@dataclass(slots=True)
class TranspositionTable(Struct):
    keys: list[int] = numbers(POSITIONS)
    worth: list[Single] = reals(POSITIONS)
    moves: list[Short] = numbers(POSITIONS)
    depths: list[Byte] = numbers(POSITIONS)
    bounds: list[Byte] = numbers(POSITIONS)
    found: float = 0.0  # what the position is worth that was looked up last


@dataclass(slots=True)
class OpenSearch(Struct):
    win_cell: int = 0  # a cell on which the mover wins now, or -1
    danger_cell: int = 0  # a cell on which the other seat wins next
    dangers: int = 0  # how many they are
    must_threaten: int = 0  # 1 if the move that was just made is only worth a look if it threatens to win
    killers: list[Short] = numbers(PLIES)  # by ply: a move that was better than the other seat allows
    tiles_key: int = 0  # of the tiles that lie
    table: TranspositionTable = inside(TranspositionTable)


@dataclass(slots=True)
class ClosedSearch(Struct):
    tally: Tally = inside(Tally)  # of the board as it is
    runs: list[Mask] = numbers(RUNS * PLIES)  # by ply: those before a tile was tried,
    hopes: list[int] = numbers(2 * PLIES)  # and what lines were worth
    best_cell: int = 0  # that the last answer was put on
    listed: int = 0  # cells that were tried for it


@dataclass(slots=True)
class SecondRoundSearch(Struct):
    without: list[int] = numbers(SPOTS)  # the free cells while a tile is in the hand
    nearby: int = 0  # how many they are
    masks: list[int] = numbers(SPOTS)  # by place in the free cells, the values that win there
    hits: list[int] = numbers(SPOTS)  # the cells that a seat can win on
    found: int = 0  # how many they are
    safe: list[Short] = numbers(SPOTS)  # places of moves after which the other seat cannot win at once
    safe_worth: list[int] = numbers(SPOTS)


@dataclass(slots=True)
class TileNotes(Board):
    effort: int = 0  # how many nodes may be searched for a move; 0: as many as the character does
    nodes: int = 0  # how many have been
    budget: int = 0  # how many may be by now
    persona: Persona = inside(Persona)
    survey: Survey = inside(Survey)
    root: Root = inside(Root)
    plies: Plies = inside(Plies)
    net: Network = inside(Network)
    open_game: OpenSearch = inside(OpenSearch)
    closed_game: ClosedSearch = inside(ClosedSearch)
    second_round: SecondRoundSearch = inside(SecondRoundSearch)
    kept: State = inside(State)  # a position to come back to
