"""A turn: drawing, the two rewards, busting; and what follows the last one (rules 1.3, 1.4, 1.7)."""

from __future__ import annotations

from tenfold.kernel import rule

from .auction import open_auction
from .deck import CURRENCY, NUMBERS, WILD, currency_on, number_on
from .holdings import enter_hand, enter_market, leave_deck
from .moves import DRAW_CARD, TAKE_CURRENCY, TAKE_NUMBERS
from .solo import is_opponent
from .state import BUST, BUY, DRAW, LAST_BUY, LIMIT, MOST_TOKENS, OVER, State


@rule
def begin_turn(s: State, seat: int) -> None:
    s.active = seat
    s.mover = seat
    s.phase = DRAW


@rule
def legal_draws(s: State, out: list[int]) -> int:
    """Draw, or stop and take a reward; the first draw is compulsory (C1, C2, C7)."""
    count = 0
    if s.left > 0:
        out[count] = DRAW_CARD
        count += 1
    if s.drawn > 0:
        out[count] = TAKE_NUMBERS
        count += 1
        if s.currency > 0:
            out[count] = TAKE_CURRENCY
            count += 1
    return count


@rule
def turn_up(s: State, card: int) -> None:
    """Chance has given a card: an auction, a bust, or one card more in the tableau."""
    leave_deck(s, card)
    s.drawn += 1
    s.phase = DRAW
    if card >= WILD:
        open_auction(s, card)
        return
    s.tableau[s.laid] = card
    s.laid += 1
    if card < NUMBERS:
        s.total += number_on(card)
        if s.total > LIMIT and not is_opponent(s, s.active):
            bust(s)
    else:
        s.total -= currency_on(card)
        s.currency += currency_on(card)
        if is_opponent(s, s.active):
            if s.currency > s.currency_limit:
                opponent_busts(s)
        elif s.currency > LIMIT:
            bust(s)


@rule
def take_numbers(s: State) -> None:
    collect_numbers(s)
    pay_others(s)
    if is_opponent(s, s.active):
        end_turn(s)
    else:
        s.phase = BUY


@rule
def take_currency(s: State) -> None:
    gain(s, s.active, s.currency)
    numbers_to_market(s)
    end_turn(s)


@rule
def bust(s: State) -> None:
    numbers_to_market(s)
    if s.busting == 1:
        s.phase = BUST
    else:
        take_bust_token(s)


@rule
def take_bust_token(s: State) -> None:
    s.busts[s.active] += 1
    finish_bust(s)


@rule
def finish_bust(s: State) -> None:
    """The last two steps: a bust by numbers pays the others, and the turn ends."""
    if s.total > LIMIT:
        pay_others(s)
    end_turn(s)


@rule
def opponent_busts(s: State) -> None:
    """She keeps the number cards, and nobody is paid."""
    collect_numbers(s)
    s.busts[s.active] += 1
    end_turn(s)


@rule
def collect_numbers(s: State) -> None:
    for place in range(s.laid):
        if s.tableau[place] < NUMBERS:
            enter_hand(s, s.active, s.tableau[place])
    keep_currency(s)


@rule
def numbers_to_market(s: State) -> None:
    for place in range(s.laid):
        if s.tableau[place] < NUMBERS:
            enter_market(s, s.tableau[place])
    keep_currency(s)


@rule
def keep_currency(s: State) -> None:
    """The number cards have left the tableau; its currency cards stay until the turn ends."""
    kept = 0
    for place in range(s.laid):
        card = s.tableau[place]
        s.tableau[place] = 0
        if card >= CURRENCY:
            s.tableau[kept] = card
            kept += 1
    s.laid = kept


@rule
def pay_others(s: State) -> None:
    for seat in range(s.seats):
        if seat != s.active:
            gain(s, seat, s.currency)


@rule
def gain(s: State, seat: int, amount: int) -> None:
    """What goes beyond ten tokens is lost."""
    s.tokens[seat] = min(s.tokens[seat] + amount, MOST_TOKENS)


@rule
def end_turn(s: State) -> None:
    for place in range(s.laid):
        s.tableau[place] = 0
    s.laid = 0
    s.drawn = 0
    s.total = 0
    s.currency = 0
    if s.left > 0:
        begin_turn(s, (s.active + 1) % s.seats)
        return
    # The last round of buying begins left of the active seat and ends with it; in solo only the player buys.
    s.phase = LAST_BUY
    s.mover = 0 if s.target > 0 else (s.active + 1) % s.seats


@rule
def end_last_buy(s: State) -> None:
    if s.target > 0 or s.mover == s.active:
        s.phase = OVER
    else:
        s.mover = (s.mover + 1) % s.seats
