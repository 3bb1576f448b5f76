"""What a puzzle teaches, and what tells it from others that teach the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tenfold.analysis.evaluator import Choice
from tenfold.cards.state import BID, BUST, BUY, DRAW, LAST_BUY, PAY
from tenfold.puzzles.puzzle import Theme
from tenfold.tiles.state import MOVE, OVER, PLACE

from .found_positions import Position

PHASES: Final[dict[Theme, tuple[int, ...]]] = {
    "stop": (DRAW,),
    "reward": (DRAW,),
    "bid": (BID,),
    "pay": (PAY,),
    "buy": (BUY, BUST, LAST_BUY),
    "deny": (BID, BUY, LAST_BUY),
    "win_in_one": (PLACE,),
    "win_in_two": (PLACE,),
    "guard": (PLACE,),
    "second_round": (MOVE,),
}
TOKENS: Final = ("spend:!", "spend:$")
TAKEN_AWAY: Final = {"review.denies", "review.leaves_it"}


def card_theme(position: Position, best: str, made: str, reasons: Collection[str]) -> Theme:
    """By the kind of decision; where it matters that another does not get something, that is the lesson."""
    phase = position.state.phase
    if phase == PAY:
        return "pay"
    if phase == DRAW:
        return "stop" if "draw" in (best, made) else "reward"
    if TAKEN_AWAY & set(reasons) and best != "pass":
        return "deny"
    return "bid" if phase == BID else "buy"


def is_plain(position: Position, best: Sequence[str], made: Sequence[str]) -> bool:
    """Whether nobody has to be told: to pay with tokens rather than with cards, or to do one thing or not."""
    if position.state.phase == DRAW:
        return False
    spends_cards = [any(piece not in TOKENS for piece in pieces) for pieces in (best, made)]
    return len(position.choices) < 3 or (position.state.phase == PAY and spends_cards == [False, True])


def tile_theme(position: Position, right: Sequence[Choice], is_won: bool) -> Theme:
    if position.state.phase == MOVE:
        return "second_round"
    if any(position.after(choice).phase == OVER for choice in right):
        return "win_in_one"
    return "win_in_two" if is_won else "guard"


def card_fingerprint(position: Position, best: str, made: str, reasons: Sequence[str]) -> str:
    """Positions are alike if the same is right instead of the same, for the same reasons, with as much on the
    table."""
    state = position.state
    table = (state.total, state.currency) if state.phase == DRAW else (state.highest, state.owed)
    stage = min(state.left // 20, 3)
    parts = state.phase, state.target > 0, best, made, *table, stage, *reasons
    return " ".join(map(str, parts))


def tile_fingerprint(position: Position, best: str) -> str:
    """Positions are alike if the tiles within two cells of the right one are, however the board is turned."""
    x, y = (int(part) for part in best.rsplit(":", 1)[-1].rsplit(">", 1)[-1].split(","))
    state = position.state
    tiles = [
        (state.xs[tile] - x, state.ys[tile] - y, state.values[tile], (state.start + tile + position.seat) & 1)
        for tile in range(state.laid)
        if abs(state.xs[tile] - x) <= 2 and abs(state.ys[tile] - y) <= 2
    ]
    return min(str(sorted(_turned(tiles, turn))) for turn in range(8))


Tile = tuple[int, int, int, int]  # x, y, value, whose


def _turned(tiles: Sequence[Tile], turn: int) -> list[Tile]:
    found = []
    for x, y, value, whose in tiles:
        across, up = (y, x) if turn & 4 else (x, y)
        found.append((-across if turn & 1 else across, -up if turn & 2 else up, value, whose))
    return found
