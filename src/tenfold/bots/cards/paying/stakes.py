"""What a payment does to somebody's points, and what it leaves them with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tenfold.cards.deck import KINDS
from tenfold.cards.moves import PIECES
from tenfold.cards.payment import spendable
from tenfold.cards.state import PAY, State
from tenfold.kernel import rule

from .proposal import propose_payment
from .scales import UNKNOWN, Desk, change_of, clear_scales, hand_over, take_up, told_points, weigh_hand

HEAD: Final = 4  # numbers: the points, those of the proposal, the tokens, the bust tokens
EACH_MEANS: Final = 3  # the piece, its copies, its points
MOST_NUMBERS: Final = HEAD + EACH_MEANS * len(PIECES)


@dataclass(frozen=True, slots=True)
class Means:
    """A kind of piece that may be paid with."""

    piece: str
    copies: int
    points: int | None  # what giving up one more of it does to the points, or the last one that was chosen


@dataclass(frozen=True, slots=True)
class Stakes:
    """A payment with some pieces chosen: what comes of it."""

    points: int | None  # what it does to the points, with the card that is paid for
    proposed: int | None  # the same for the payment that is proposed
    tokens: int  # what is left
    busts: int
    means: tuple[Means, ...]


def stakes_of(state: State, chosen: Sequence[int]) -> Stakes | None:
    """What a payment comes to with these moves, enough or not; None when nothing is owed."""
    if not owes(state, state.mover):
        return None
    out = [0] * MOST_NUMBERS
    end = note_stakes(state, list(chosen), out, Desk())
    means = tuple(
        Means(PIECES[out[at]], out[at + 1], told_points(out[at + 2])) for at in range(HEAD, end, EACH_MEANS)
    )
    return Stakes(told_points(out[0]), told_points(out[1]), out[2], out[3], means)


@rule
def owes(s: State, seat: int) -> bool:
    return s.phase == PAY and s.mover == seat


@rule
def note_stakes(s: State, chosen: list[int], out: list[int], desk: Desk) -> int:
    """Writes what is at stake for whoever owes something and chooses these pieces, as moves that spend them;
    other moves count for nothing. Returns how many numbers that are."""
    clear_scales(desk.scales)
    take_up(s, s.mover, desk.hand)
    before = weigh_hand(desk.scales, desk.hand)
    tokens, busts = hand_over(s, s.mover, chosen, 0, len(chosen), desk.hand)
    desk.hand[s.item] += 1
    now = weigh_hand(desk.scales, desk.hand)
    out[0] = change_of(before, now)
    out[1] = points_proposed(s, before, desk)
    out[2] = tokens
    out[3] = busts
    end = HEAD
    if s.busts[s.mover] > 0:
        end = note_means(out, end, 0, s.busts[s.mover], 0)
    if s.tokens[s.mover] > 0:
        end = note_means(out, end, 1, s.tokens[s.mover], 0)
    return note_cards(s, now, desk, out, end)


@rule
def points_proposed(s: State, before: int, desk: Desk) -> int:
    """What the payment that is proposed does to the points; UNKNOWN if there is none."""
    count = propose_payment(s, desk.pieces, desk.paper, desk.trial, desk.draft)
    if count == 0:
        return UNKNOWN
    take_up(s, s.mover, desk.other_hand)
    hand_over(s, s.mover, desk.pieces, 0, count, desk.other_hand)
    desk.other_hand[s.item] += 1
    return change_of(before, weigh_hand(desk.scales, desk.other_hand))


@rule
def note_means(out: list[int], end: int, piece: int, copies: int, points: int) -> int:
    out[end] = piece
    out[end + 1] = copies
    out[end + 2] = points
    return end + EACH_MEANS


@rule
def note_cards(s: State, now: int, desk: Desk, out: list[int], end: int) -> int:
    """Each kind of card that may be spent on what is owed, in the order of a payment. The hand on the desk is
    worth so much now."""
    for kind in range(KINDS):
        copies = spendable(s, s.mover, kind)
        if copies > 0:
            kept = desk.hand[kind] - (1 if kind == s.item else 0)  # what is paid for cannot be paid with
            is_spent = s.hands[s.mover * KINDS + kind] - kept >= copies
            step = 1 if is_spent else -1
            desk.hand[kind] += step
            other = weigh_hand(desk.scales, desk.hand)
            desk.hand[kind] -= step
            points = change_of(other, now) if is_spent else change_of(now, other)
            end = note_means(out, end, 2 + kind, copies, points)
    return end
