"""What the network of the card game sees of a position.

Cards are seen as they are, by colour, through the same eyes for every colour and seat: what a seat owns, what
is for sale, what is still to come, what lies in the tableau. Everything else is a list of facts, "the next
seat has 7 tokens" or "a bust is as likely as 3 in 20": each fact is a row of the network's first layer.
Seats are counted from the active one; in solo, from the player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tenfold.bots.cards.runs import POINT, SURE
from tenfold.cards.deck import CURRENCY, KINDS, NUMBERS, SUPER_WILD, WILD
from tenfold.cards.scoring import FULL, Arrangement, arrange, score
from tenfold.cards.solo import is_opponent
from tenfold.cards.state import BID, BUST, LIMIT, MOST_SEATS, OWNED, State
from tenfold.kernel import Byte, Mask, Short, Struct, count_bits, lowest_bit, numbers, rule


class Facts(NamedTuple):
    """Facts about one thing, of which one holds at a time."""

    name: str
    rows: int
    is_scale: bool = True  # 3 is more than 2: a network learns what each step more is worth


# About each seat.
ABOUT_SEAT: Final = (
    Facts("tokens", 11),
    Facts("bust tokens", 7),
    Facts("spare cards", 9),
    Facts("points", 41),
    Facts("cards", 16),
    Facts("wildcards", KINDS - WILD, is_scale=False),  # each of them by itself
)
# About the table.
ABOUT_TABLE: Final = (
    Facts("fours of cards to come", 36),
    Facts("cards to come", 16),
    Facts("currency to come", 28),
    Facts("wildcards to come", 19),
    Facts("total", 21),
    Facts("currency total", 11),
    Facts("cards drawn", 6),
    Facts("points in the tableau", 16),
    Facts("twentieths of a bust", 21),
    Facts("target", 7),
    Facts("under the hammer", KINDS - WILD, is_scale=False),
    Facts("table", 10, is_scale=False),
)


def _first_rows(facts: tuple[Facts, ...]) -> tuple[int, ...]:
    rows = [0]
    for one in facts:
        rows.append(rows[-1] + one.rows)
    return tuple(rows)


TOKENS, BUSTS, SPARE, POINTS, CARDS, WILDCARDS, SEAT_ROWS = _first_rows(ABOUT_SEAT)
(
    FOURS,
    TO_COME,
    CURRENCY_TO_COME,
    WILD_TO_COME,
    TOTAL,
    CURRENCY_TOTAL,
    DRAWN,
    IN_TABLEAU,
    BUST_ODDS,
    TARGET,
    HAMMER,
    TABLE,
    TABLE_ROWS,
) = _first_rows(ABOUT_TABLE)

# The single facts about the table, behind TABLE.
BUSTED: Final = 0  # in the busting variant: the token, or a purchase
WILDCARDS_PAY: Final = 1
TIE_BREAK: Final = 2  # three of them
BUSTING: Final = 5
AGAINST_POOR: Final = 6
IDLE_PAY: Final = 7
HER_TURN: Final = 8  # the solo opponent's
HER_LIMIT: Final = 9  # she busts by currency above her target

# Masks of kinds.
ALL_COLOURS: Final = 0b1000000001000000001000000001  # times a mask of numbers: those of all colours
ALL_CURRENCY: Final = (1 << WILD) - (1 << CURRENCY)
ALL_WILDCARDS: Final = (1 << KINDS) - (1 << WILD)

LOWEST_TARGET: Final = 4
MOST_FACTS: Final = MOST_SEATS * 20 + 32
SCORES: Final = 16384  # hands whose points are remembered


@dataclass(slots=True)
class Features(Struct):
    seats: int = 0
    first: int = 0  # the seat that the others are counted from
    owned: list[Mask] = numbers(MOST_SEATS)  # counted from `first`
    market: Mask = 0
    tableau: Mask = 0
    deck: list[Byte] = numbers(NUMBERS)
    facts: list[Short] = numbers(MOST_FACTS)
    count: int = 0  # of the facts
    drawing: int = 0  # the place of the seat whose tableau it is


@dataclass(slots=True)
class Memory(Struct):
    """Points of hands that were seen before; arranging a hand takes longer than all the rest."""

    hands: list[Mask] = numbers(SCORES)
    copies: list[Mask] = numbers(SCORES)  # of their wildcards
    points: list[Byte] = numbers(SCORES)


@rule
def points_of_hand(s: State, seat: int, memory: Memory, paper: Arrangement) -> int:
    hand = s.owned[seat]
    copies = 0
    rest = hand >> WILD
    while rest:  # more copies of a wildcard than these are of no use, and super comes last
        kind = lowest_bit(rest)
        rest &= rest - 1
        copies |= (
            min(s.hands[seat * KINDS + WILD + kind], 40 if kind == SUPER_WILD - WILD else 15) << 4 * kind
        )
    place = ((hand ^ copies * 0x9E3779B97F4A7C1) * 0x2545F4914F6CDD1D & 0x3FFFFFFFFFFFFFFF) >> 48
    if memory.hands[place] != hand + 1 or memory.copies[place] != copies:
        arrange(paper, s.hands, seat * KINDS, OWNED)
        memory.hands[place] = hand + 1
        memory.copies[place] = copies
        memory.points[place] = min(score(paper), 40)
    return memory.points[place]


@rule
def extract_features(s: State, seen: Features, memory: Memory, paper: Arrangement) -> None:
    seen.seats = s.seats
    seen.first = 0 if s.target > 0 else s.active
    seen.drawing = s.active if s.target > 0 else 0
    seen.market = s.on_sale
    seen.tableau = 0
    for place in range(s.laid):
        if s.tableau[place] < NUMBERS:
            seen.tableau |= 1 << s.tableau[place]
    for card in range(NUMBERS):
        seen.deck[card] = s.deck[card]
    seen.count = 0
    note(seen, IN_TABLEAU + points_to_take(s.owned[s.active], seen.tableau))
    look_at_table(s, seen)
    for place in range(s.seats):
        look_at_seat(s, seen, place, memory, paper)


@rule
def points_to_take(owned: int, tableau: int) -> int:
    """What the cards of the tableau would add to the runs of a hand, wildcards aside."""
    points = 0
    for colour in range(4):
        mask = of_colour(owned, colour)
        points += SURE[mask | of_colour(tableau, colour)] - SURE[mask]
    return min(points // POINT, 15)


@rule
def of_colour(mask: int, colour: int) -> int:
    return mask >> 9 * colour & FULL


@rule
def note(seen: Features, row: int) -> None:
    seen.facts[seen.count] = row
    seen.count += 1


@rule
def seat_at(seen: Features, place: int) -> int:
    seat = seen.first + place
    return seat if seat < seen.seats else seat - seen.seats


@rule
def look_at_seat(s: State, seen: Features, place: int, memory: Memory, paper: Arrangement) -> None:
    seat = seat_at(seen, place)
    base = TABLE_ROWS + place * SEAT_ROWS
    hand = s.owned[seat]
    seen.owned[place] = hand
    cards = 0
    rest = hand
    while rest:
        cards += s.hands[seat * KINDS + lowest_bit(rest)]
        rest &= rest - 1
    rest = hand >> WILD
    while rest:
        note(seen, base + WILDCARDS + lowest_bit(rest))
        rest &= rest - 1
    note(seen, base + TOKENS + s.tokens[seat])
    note(seen, base + BUSTS + min(s.busts[seat], 6))
    note(seen, base + SPARE + min(cards - count_bits(hand), 8))
    note(seen, base + POINTS + points_of_hand(s, seat, memory, paper))
    note(seen, base + CARDS + min(cards // 2, 15))


@rule
def look_at_table(s: State, seen: Features) -> None:
    note(seen, FOURS + min(s.left // 4, 35))
    note(seen, TO_COME + min(s.left, 15))
    note(seen, TOTAL + max(min(s.total, LIMIT), -LIMIT) + LIMIT)
    note(seen, CURRENCY_TOTAL + min(s.currency, LIMIT))
    note(seen, DRAWN + min(s.drawn, 5))
    look_at_deck(s, seen)
    if s.phase == BID:
        note(seen, HAMMER + s.item - WILD)
    if s.phase == BUST:
        note(seen, TABLE + BUSTED)
    look_at_agreement(s, seen)


@rule
def look_at_deck(s: State, seen: Features) -> None:
    room = max(min(LIMIT - s.total, 9), 0)
    busting = (FULL << room & FULL) * ALL_COLOURS
    room = max(min(LIMIT - s.currency, 5), 0)
    busting |= ALL_CURRENCY << room & ALL_CURRENCY
    note(seen, CURRENCY_TO_COME + min(copies_to_come(s, ALL_CURRENCY), 27))
    note(seen, WILD_TO_COME + min(copies_to_come(s, ALL_WILDCARDS), 18))
    note(seen, BUST_ODDS + 20 * copies_to_come(s, busting) // max(s.left, 1))


@rule
def copies_to_come(s: State, kinds: int) -> int:
    copies = 0
    rest = s.to_come & kinds
    while rest:
        copies += s.deck[lowest_bit(rest)]
        rest &= rest - 1
    return copies


@rule
def look_at_agreement(s: State, seen: Features) -> None:
    if s.wildcards_pay == 1:
        note(seen, TABLE + WILDCARDS_PAY)
    note(seen, TABLE + TIE_BREAK + s.tie_break)
    if s.busting == 1:
        note(seen, TABLE + BUSTING)
    if s.target == 0:
        return
    note(seen, TARGET + max(s.target - LOWEST_TARGET, 0))
    if s.bids_against_poor == 1:
        note(seen, TABLE + AGAINST_POOR)
    if s.idle_wildcards_pay == 1:
        note(seen, TABLE + IDLE_PAY)
    if is_opponent(s, s.active):
        note(seen, TABLE + HER_TURN)
    if s.currency_limit < LIMIT:
        note(seen, TABLE + HER_LIMIT)
