"""What everybody at the table sees, as plain JSON types."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from tenfold.protocol.game import Json

from .deck import CODES, COLOURS, KINDS, WILD
from .refusals import PHASES
from .scoring import Arrangement, arrange, score
from .state import BID, CHANCE_CARD, OVER, PAY, State


def view(s: State) -> Json:
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "deck": by_code(s.deck),
        "left": s.left,
        "tableau": [CODES[card] for card in s.tableau[: s.laid]],
        "total": s.total,
        "currency": s.currency,
        "market": by_code(s.market),
        "auction": _auction(s),
        "debt": _debt(s),
        "seats": [_seat(s, seat) for seat in range(s.seats)],
    }


def by_code(copies: list[int]) -> dict[str, int]:
    return dict(zip(compress(CODES, copies), filter(None, copies), strict=True))


def hand_of(s: State, seat: int) -> list[int]:
    return s.hands[seat * KINDS : (seat + 1) * KINDS]


def _auction(s: State) -> Json | None:
    if s.phase not in (BID, PAY) or s.item < WILD:
        return None
    return {"card": CODES[s.item], "highest": s.highest, "bidder": None if s.bidder < 0 else s.bidder}


def _debt(s: State) -> Json | None:
    if s.phase != PAY:
        return None
    return {"seat": s.mover, "card": CODES[s.item], "owed": s.owed}


def _seat(s: State, seat: int) -> Json:
    cards, points, runs = _hand(tuple(hand_of(s, seat)), s.tie_break)
    return {
        "cards": cards.copy(),
        "tokens": s.tokens[seat],
        "busts": s.busts[seat],
        "to_move": s.mover == seat and s.phase not in (CHANCE_CARD, OVER),
        "score": points,
        "runs": {colour: run.copy() for colour, run in runs.items()},
    }


@lru_cache(maxsize=10_000)
def _hand(hand: tuple[int, ...], tie_break: int) -> tuple[dict[str, int], int, dict[str, list[int]]]:
    """The cards of a hand, its points and its runs. Most moves change no hand, and arranging one is dear."""
    paper = Arrangement()
    arrange(paper, list(hand), 0, tie_break)
    runs = {colour: _run(window) for colour, window in zip(COLOURS, paper.runs, strict=True)}
    return by_code(list(hand)), score(paper), runs


def _run(window: int) -> list[int]:
    """The first and the last number of a run, or nothing."""
    if window == 0:
        return []
    return [(window & -window).bit_length(), window.bit_length()]
