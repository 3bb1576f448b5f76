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

from .careful import place_of_best, think_of_wins
from .closed_game.decision import decide_by_lines, decide_by_network
from .lines.evaluation import ALL_LINES, ROWS_AND_COLUMNS, UNDECIDED, load_tables
from .notes import TileNotes
from .open_game.alpha_beta import FULL, PLAIN
from .open_game.deepening import decide_open
from .open_game.swindle import swindle
from .second_round.searching import decide_second_round
from .second_round.winning import score_moves

# How a character decides in the second round.
AT_A_GLANCE: Final = 0
WITH_CARE: Final = 1
BY_SEARCH: Final = 2


@dataclass(frozen=True)
class Character(Slots):
    nodes: int  # searched for a move; a node takes about half a millionth of a second
    own: int = 100  # what its own lines weigh, of 100
    others: int = 100  # what the other seat's lines weigh
    caution: int = 100  # how much of the danger that the other seat wins next it believes
    lines: int = ALL_LINES  # which it sees
    open_factor: int = 4  # times as many nodes in the open game, where most searches end early
    plies: int = 30  # open game: how far it looks
    tiles_ahead: int = 1  # closed game: how many tiles it looks ahead at most
    is_expert: int = 0  # 1: full alpha-beta and swindles in the open game, the network in the closed game
    width: int = 12  # and how many cells get a second look
    second_round: int = WITH_CARE


EXPERT: Final = Character(nodes=30_000, open_factor=16, tiles_ahead=6, is_expert=1, second_round=BY_SEARCH)
HUGO: Final = Character(nodes=20_000, plies=2, tiles_ahead=2)
IRIS: Final = Character(nodes=2_000, plies=1, others=85)
NELL: Final = Character(nodes=100, plies=0, tiles_ahead=0)
WANDA: Final = Character(nodes=100, plies=0, tiles_ahead=0, own=10, others=190)
BRUNO: Final = Character(nodes=100, plies=0, tiles_ahead=0, others=0, caution=50)
OTIS: Final = Character(
    nodes=100, plies=0, tiles_ahead=0, others=40, lines=ROWS_AND_COLUMNS, second_round=AT_A_GLANCE
)


@rule
def play_as(c: Character, s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    if count == 1 or s.laid == 0:
        return below(dice, count)
    n.budget = n.effort if n.effort > 0 else c.nodes
    if s.is_open == 1:
        n.budget *= c.open_factor
    p = n.persona
    p.seat = s.mover
    p.own_share = c.own
    p.others_share = c.others
    p.caution = c.caution
    p.lines = c.lines
    p.plies = c.plies
    p.tiles_ahead = c.tiles_ahead
    p.width = c.width
    load_tables(n)
    if s.phase == MOVE:
        return choose_move(s, out, count, dice, n, c.second_round)
    if c.is_expert == 1:
        return decide_as_expert(s, out, count, dice, n)
    if s.is_open == 1:
        return decide_open(PLAIN, s, out, count, n)
    return decide_by_lines(s, out, count, n)


@rule
def decide_as_expert(s: State, out: list[int], count: int, dice: list[int], n: TileNotes) -> int:
    if s.is_open == 0:
        return decide_by_network(s, out, count, dice, n)
    chosen = decide_open(FULL, s, out, count, n)
    return swindle(s, out, count, dice, n) if n.root.worth[chosen] < -UNDECIDED else chosen


@rule
def choose_move(s: State, out: list[int], count: int, dice: list[int], n: TileNotes, manner: int) -> int:
    if manner == BY_SEARCH:
        return decide_second_round(s, out, count, dice, n)
    score_moves(s, out, count, n)
    if manner == AT_A_GLANCE:
        return place_of_best(n.survey, count, dice)
    return think_of_wins(s, out, count, dice, n)


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
