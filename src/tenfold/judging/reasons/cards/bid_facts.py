"""What can be counted for two bids, or for a bid and a pass."""

from __future__ import annotations

from tenfold.cards.moves import BID_NOTHING, PASS
from tenfold.cards.state import State
from tenfold.judging.findings import Reasons
from tenfold.judging.reasons.table import (
    BID_ADDS_NOTHING,
    BID_LOSES,
    DEARER,
    LAST_BID,
    LEAVES_IT,
    NOBODY_HIGHER,
    OUTBID,
    SAVES,
    SOME,
    WILDCARD_ADDS,
)
from tenfold.judging.reasons.telling import note_detail, say
from tenfold.kernel import rule

from .counts import CardPaper, outbidders, points_with
from .deals import UNKNOWN, points_of_deal


@rule
def tell_bid(p: CardPaper, s: State, other: int, best: int, r: Reasons) -> None:
    """Of two moves."""
    amount = other - BID_NOTHING
    better = best - BID_NOTHING
    if best == PASS:
        tell_passing(p, s, amount, r)
    elif other == PASS:
        tell_bidding(p, s, better, r)
        tell_who_gets_it(p, s, r)
    elif better < amount:
        say(r, SAVES)
        note_detail(r, 0, amount - better)
        note_detail(r, 1, SOME)
    else:
        tell_bidding_higher(s, amount, better, r)


@rule
def tell_bidding_higher(s: State, other: int, best: int, r: Reasons) -> None:
    before = outbidders(s, other)
    after = outbidders(s, best)
    if after == before and after > 0:
        say(r, DEARER)
        note_detail(r, 0, best + 1)
        note_detail(r, 1, other + 1)
    elif after < before and after == 0:
        say(r, NOBODY_HIGHER)
        note_detail(r, 0, best)
    elif after < before:
        say(r, OUTBID)
        note_detail(r, 0, other)
        note_detail(r, 1, before - after)


@rule
def tell_passing(p: CardPaper, s: State, amount: int, r: Reasons) -> None:
    points = points_of_deal(p, s, s.item, amount)
    if points == 0:
        say(r, BID_ADDS_NOTHING)
        note_detail(r, 0, s.item)
    elif UNKNOWN < points < 0:
        say(r, BID_LOSES)
        note_detail(r, 0, amount)
        note_detail(r, 1, -points)


@rule
def tell_bidding(p: CardPaper, s: State, amount: int, r: Reasons) -> None:
    points = points_of_deal(p, s, s.item, amount)
    if points <= 0:
        return
    say(r, WILDCARD_ADDS)
    note_detail(r, 0, s.item)
    note_detail(r, 1, points)
    if s.mover == s.active:
        say(r, LAST_BID)
    elif outbidders(s, amount) == 0:
        say(r, NOBODY_HIGHER)
        note_detail(r, 0, amount)


@rule
def tell_who_gets_it(p: CardPaper, s: State, r: Reasons) -> None:
    """If nobody bids more."""
    if s.bidder < 0 or outbidders(s, s.highest) > 0:
        return
    points = points_with(p, s, s.bidder, s.item)
    if points > 0:
        say(r, LEAVES_IT)
        note_detail(r, 0, s.bidder)
        note_detail(r, 1, s.highest)
        note_detail(r, 2, points)
