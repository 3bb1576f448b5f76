"""The characters of the tile game: `expert`, and opponents who judge a little wrong, each in its own way.

All of them search alike. What differs is written down here as numbers: what they make of their own lines and
of the other seat's, what they do not see, and how far they look. None of them ever moves at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tenfold.kernel import Slots, rule
from tenfold.loops.dice import below
from tenfold.tiles.state import MOVE, State

from .careful import best_score, think_of_wins
from .closed_game import decide_closed
from .deep_game import decide_deep
from .learnt_game import decide_learnt
from .moving import judge_moves
from .moving_search import choose_moving
from .notes import TileNotes
from .open_search import choose_open
from .survey import load_tables

ALL_LINES: Final = (1 << 63) - 1
ROWS_AND_COLUMNS: Final = 0x00FF00FF00FF00FF

# How a character decides in the second round.
AT_A_GLANCE: Final = 0
WITH_CARE: Final = 1
BY_SEARCH: Final = 2


@dataclass(frozen=True)
class Character(Slots):
    effort: int  # positions looked at for a move; a position takes about half a millionth of a second
    own: int = 100  # what its own lines weigh, of 100
    others: int = 100  # what the other seat's lines weigh
    caution: int = 100  # how much of the danger that the other seat wins next it believes
    sight: int = ALL_LINES  # which lines it sees
    open_effort: int = 4  # times as many in the open game, where most searches end early
    plies: int = 30  # open game: how far it looks
    tiles_ahead: int = 1  # closed game: how many tiles it looks ahead at most
    is_deep: int = 0  # open game: 1 if it remembers
    is_learnt: int = 0  # closed game: 1 if it judges by the network
    narrow: int = 12  # and how many cells get a second look
    second_round: int = WITH_CARE


EXPERT: Final = Character(
    effort=30_000, open_effort=16, tiles_ahead=6, is_deep=1, is_learnt=1, second_round=BY_SEARCH
)
HUGO: Final = Character(effort=20_000, plies=2, tiles_ahead=2)
IRIS: Final = Character(effort=2_000, plies=1, others=85)
NELL: Final = Character(effort=100, plies=0, tiles_ahead=0)
WANDA: Final = Character(effort=100, plies=0, tiles_ahead=0, own=10, others=190)
BRUNO: Final = Character(effort=100, plies=0, tiles_ahead=0, others=0, caution=50)
OTIS: Final = Character(
    effort=100, plies=0, tiles_ahead=0, others=40, sight=ROWS_AND_COLUMNS, second_round=AT_A_GLANCE
)


@rule
def play_as(c: Character, s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    n.budget = n.effort if n.effort > 0 else c.effort
    if s.is_open == 1:
        n.budget *= c.open_effort
    n.own_share = c.own
    n.others_share = c.others
    n.caution = c.caution
    n.sight = c.sight
    n.plies = c.plies
    n.tiles_ahead = c.tiles_ahead
    n.narrow = c.narrow
    n.seat = s.mover
    load_tables(n)
    if s.phase == MOVE:
        return choose_move(s, out, count, dice, n, c.second_round)
    if s.is_open == 1 and c.is_deep == 1:
        return decide_deep(s, out, count, dice, n)
    if s.is_open == 1:
        return choose_open(s, out, count, n)
    if c.is_learnt == 1:
        return decide_learnt(s, out, count, dice, n)
    return decide_closed(s, out, count, n)


@rule
def choose_move(s: State, out: list[int], count: int, dice: list[int], n: TileNotes, manner: int) -> int:
    if manner == BY_SEARCH:
        return choose_moving(s, out, count, dice, n)
    judge_moves(s, out, count, n)
    return best_score(n, count, dice) if manner == AT_A_GLANCE else think_of_wins(s, out, count, dice, n)


@rule
def expert_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(EXPERT, s, out, count, dice, n)


@rule
def hugo_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(HUGO, s, out, count, dice, n)


@rule
def iris_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(IRIS, s, out, count, dice, n)


@rule
def nell_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(NELL, s, out, count, dice, n)


@rule
def wanda_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(WANDA, s, out, count, dice, n)


@rule
def bruno_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(BRUNO, s, out, count, dice, n)


@rule
def otis_in_tiles(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    return play_as(OTIS, s, out, count, dice, n)
