"""How a buyer of the last round stands with a card or without one, and a memory of it.

Those who look at many positions that are alike meet the same hands again and again.
"""

from __future__ import annotations

from tenfold.cards.buying import AFFORDABLE
from tenfold.cards.deck import KINDS, NUMBERS, WILD, number_on
from tenfold.cards.payment import money
from tenfold.cards.scoring import Arrangement, arrange, score, tie_break_figure
from tenfold.cards.state import OWNED, PAY, State
from tenfold.kernel import lowest_bit, rule

from .desk import KEPT_HANDS, LastBuyDesk
from .key import MASK, mixed
from .purchase import NONE, best_standing, standing, take_hand


@rule
def standing_now(s: State, paper: Arrangement, seat: int) -> int:
    arrange(paper, s.hands, seat * KINDS, s.tie_break)
    return standing(s, score(paper), money(s, seat), tie_break_figure(paper, s.tie_break))


@rule
def lay_out(s: State, d: LastBuyDesk, seat: int, card: int) -> None:
    """The purchase of a card; one that is being paid goes on from where it is."""
    take_hand(s, d, seat, card)
    begun = s.phase == PAY and seat == s.mover
    spending = s.spending if begun else 0
    d.owed = s.owed if begun else number_on(card)
    d.busts = s.busts[seat] if spending == 0 else 0
    d.tokens = s.tokens[seat] if spending <= 1 else 0
    d.first = max(spending - 2, 0)


@rule
def mark_of_hand(s: State, seat: int) -> int:
    """A number that hardly two hands have in common, with the money that can be spent beside them."""
    mark = s.owned[seat]
    rest = s.owned[seat]
    while rest:
        mark = (mark ^ mark >> 29) * 0x2127599BF4325C37 + s.hands[seat * KINDS + lowest_bit(rest)] & MASK
        rest &= rest - 1
    agreed = 8 * (s.target > 0) + 4 * s.wildcards_pay + s.tie_break
    return mixed(
        mark + ((agreed * 64 + s.tokens[seat]) * 512 + s.busts[seat] + 1) * 0x1851F42D4C957F2D & MASK
    )


@rule
def gaining_cards(s: State, d: LastBuyDesk, paper: Arrangement, seat: int) -> int:
    """Mask of the cards for sale with which a seat would have more points, if it had them for nothing."""
    several = counted_wildcards(s, seat)
    now = known_points(s, d, paper, seat, -1, several)
    cards = 0
    rest = s.on_sale & ~s.owned[seat] & AFFORDABLE[min(money(s, seat) + s.payable[seat], 9)]
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        if known_points(s, d, paper, seat, card, several) > now:
            cards |= 1 << card
    return cards


@rule
def counted_wildcards(s: State, seat: int) -> int:
    """What counts of a hand beside the kinds there are: wildcards of which there are more."""
    several = 0
    for kind in range(WILD, KINDS):
        several = several * 5 + s.hands[seat * KINDS + kind] & MASK
    return several


@rule
def known_points(s: State, d: LastBuyDesk, paper: Arrangement, seat: int, card: int, several: int) -> int:
    """The points of a seat's hand and one more card; -1 for none."""
    owned = s.owned[seat] | (1 << card if card >= 0 else 0)
    mark = mixed(several * 0x1F4A7C15F39CC065 + owned * 0x2127599BF4325C37 & MASK)
    place = mark % KEPT_HANDS
    mark = mark + d.question & MASK
    if d.sets[place] != mark:
        d.sets[place] = mark
        d.arranged += 1
        take_hand(s, d, seat, card)
        arrange(paper, d.hand, 0, OWNED)
        d.points[place] = score(paper)
    return d.points[place]


@rule
def known_standing(s: State, d: LastBuyDesk, paper: Arrangement, hand: int, seat: int, way: int) -> int:
    """How a seat stands with a card, or none; `hand` is the mark of its hand. Each is found out by itself, so
    that nothing depends on what was asked before; what takes too long is not kept."""
    mark = mixed(hand + (way + 1) * 0x1F4A7C15F39CC065 & MASK)
    place = mark % KEPT_HANDS
    mark = mark + d.question & MASK
    if d.marks[place] == mark:
        return d.kept[place]
    if way == NUMBERS:
        d.arranged += 1
        found = standing_now(s, paper, seat)
    else:
        lay_out(s, d, seat, way)
        d.hands = 0
        found = best_standing(s, d, paper, money(s, seat), NONE)
        d.arranged += d.hands
        if d.hands > d.most_hands:
            return found
    d.marks[place] = mark
    d.kept[place] = found
    return found
