"""What can be counted in a position of the card game."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.cards.deck import KINDS, NUMBERS, WILD, currency_on, number_on
from tenfold.cards.payment import purse
from tenfold.cards.scoring import Arrangement, arrange, score
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import LIMIT, MOST_TOKENS, OWNED, State
from tenfold.judging.findings import Reasons
from tenfold.kernel import Short, Struct, inside, numbers, rule


@dataclass(slots=True)
class CardPaper(Struct):
    """Where facts of the card game are counted."""

    arrangement: Arrangement = inside(Arrangement)
    hand: list[Short] = numbers(KINDS)  # somebody's cards, and what would become of them
    pieces: list[Short] = numbers(KINDS)  # by kind: cards that could be paid with
    more: Reasons = inside(Reasons)


@rule
def lay_hand(p: CardPaper, s: State, seat: int) -> None:
    for kind in range(KINDS):
        p.hand[kind] = s.hands[seat * KINDS + kind]


@rule
def points_on_paper(p: CardPaper) -> int:
    arrange(p.arrangement, p.hand, 0, OWNED)
    return score(p.arrangement)


@rule
def points_of_seat(p: CardPaper, s: State, seat: int) -> int:
    arrange(p.arrangement, s.hands, seat * KINDS, OWNED)
    return score(p.arrangement)


@rule
def points_with(p: CardPaper, s: State, seat: int, card: int) -> int:
    """What one more card would add to a seat's score."""
    lay_hand(p, s, seat)
    p.hand[card] += 1
    return points_on_paper(p) - points_of_seat(p, s, seat)


@rule
def tableau_points(p: CardPaper, s: State) -> int:
    """What taking the numbers would add to the active seat's score; the hand on the paper has them then."""
    lay_hand(p, s, s.active)
    for place in range(s.laid):
        if s.tableau[place] < NUMBERS:
            p.hand[s.tableau[place]] += 1
    return points_on_paper(p) - points_of_seat(p, s, s.active)


@rule
def currency_gain(s: State, more: int) -> int:
    """How many tokens taking the currency brings, with so much more of it."""
    return min(s.currency + more, MOST_TOKENS - s.tokens[s.active])


@rule
def next_card(p: CardPaper, s: State) -> tuple[float, float, float, float]:
    """What drawing once more and stopping then comes to on average: how likely it busts, how likely the
    numbers are worth more points with it, how many they are worth then, nothing after a bust, and how many
    tokens the currency brings."""
    now = tableau_points(p, s)
    before = points_of_seat(p, s, s.active)
    busts = 0.0
    adds = 0.0
    points = 0.0
    tokens = 0.0
    for kind in range(KINDS):
        if s.deck[kind] == 0:
            continue
        share = float(s.deck[kind]) / float(s.left)
        if would_bust(s, kind):
            busts += share
            continue
        later = points_of_tableau_with(p, kind) - before if kind < NUMBERS else now
        if later > now:
            adds += share
        points += share * float(later)
        more = currency_on(kind) if NUMBERS <= kind < WILD else 0
        tokens += share * float(currency_gain(s, more))
    return busts, adds, points, tokens


@rule
def points_of_tableau_with(p: CardPaper, card: int) -> int:
    p.hand[card] += 1
    points = points_on_paper(p)
    p.hand[card] -= 1
    return points


@rule
def would_bust(s: State, kind: int) -> bool:
    if kind < NUMBERS:
        return s.total + number_on(kind) > LIMIT
    return kind < WILD and s.currency + currency_on(kind) > LIMIT


@rule
def outbidders(s: State, amount: int) -> int:
    """How many of those who bid after the mover can bid more."""
    count = 0
    seat = s.mover
    while seat != s.active:
        seat = (seat + 1) % s.seats
        if purse(s, seat) > amount:
            count += 1
    return count


@rule
def best_rival(p: CardPaper, s: State, card: int) -> tuple[int, int]:
    """What a card would add at most to somebody else's score who has the money for it, and whose."""
    most = 0
    rival = s.mover
    for seat in range(s.seats):
        if seat != s.mover and not is_opponent(s, seat) and purse(s, seat) >= number_on(card):
            points = points_with(p, s, seat, card)
            if points >= most:
                most = points
                rival = seat
    return most, rival


@rule
def wildcards_to_come(s: State) -> int:
    count = 0
    for kind in range(WILD, KINDS):
        count += s.deck[kind]
    return count
