"""What everybody at the table sees, as plain JSON types."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from tenfold.kernel import Short, count_bits, lowest_bit, rule
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
    if not is_auction(s):
        return None
    return {"card": CODES[s.item], "highest": s.highest, "bidder": None if s.bidder < 0 else s.bidder}


def _debt(s: State) -> Json | None:
    if not is_debt(s):
        return None
    return {"seat": s.mover, "card": CODES[s.item], "owed": s.owed}


def _seat(s: State, seat: int) -> Json:
    cards, points, runs = _hand(tuple(hand_of(s, seat)), s.tie_break)
    return {
        "cards": cards.copy(),
        "tokens": s.tokens[seat],
        "busts": s.busts[seat],
        "to_move": is_deciding(s, seat),
        "score": points,
        "runs": {colour: run.copy() for colour, run in runs.items()},
    }


@lru_cache(maxsize=10_000)
def _hand(hand: tuple[int, ...], tie_break: int) -> tuple[dict[str, int], int, dict[str, list[int]]]:
    """The cards of a hand, its points and its runs. Most moves change no hand, and arranging one is dear."""
    ends = [0] * (2 * len(COLOURS))
    points = show_runs(Arrangement(), list(hand), 0, tie_break, ends)
    runs = zip(ends[::2], ends[1::2], strict=True)
    told = {colour: [*run] if any(run) else [] for colour, run in zip(COLOURS, runs, strict=True)}
    return by_code(list(hand)), points, told


@rule
def is_auction(s: State) -> bool:
    """Whether a wildcard is under the hammer, or being paid for."""
    return s.phase in (BID, PAY) and s.item >= WILD


@rule
def is_debt(s: State) -> bool:
    return s.phase == PAY


@rule
def is_deciding(s: State, seat: int) -> bool:
    return s.mover == seat and s.phase not in (CHANCE_CARD, OVER)


@rule
def show_hand(s: State, seat: int, paper: Arrangement, ends: list[int]) -> int:
    """A seat's points and, in `ends`, its runs."""
    return show_runs(paper, s.hands, seat * KINDS, s.tie_break, ends)


@rule
def show_runs(paper: Arrangement, hands: list[Short], hand: int, tie_break: int, ends: list[int]) -> int:
    """Writes the first and the last number of each colour's run, zeros where there is none; returns the
    points of the hand."""
    arrange(paper, hands, hand, tie_break)
    for colour in range(4):
        window = paper.runs[colour]
        ends[2 * colour] = lowest_bit(window) + 1 if window else 0
        ends[2 * colour + 1] = lowest_bit(window) + count_bits(window) if window else 0
    return score(paper)
