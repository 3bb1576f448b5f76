"""Does a reason of the card game speak for the better choice? Counted anew by playing both."""

from __future__ import annotations

from collections.abc import Iterator

from analysis.by_the_rules import GAMES, Check, Details, after, legal

from tenfold.cards.deck import CARDS, number_on
from tenfold.cards.scoring import best_score
from tenfold.cards.state import BID, PAY, State
from tenfold.cards.view import hand_of

MOST_PAYMENTS = 3_000  # steps of payments that are tried out


def score(state: State, seat: int, more: str = "") -> int:
    hand = hand_of(state, seat)
    if more:
        hand[CARDS[more]] += 1
    return best_score(hand)[0]


def drawn(state: State) -> Iterator[tuple[State | None, float]]:
    """Everything that drawing once may lead to, with its odds; None is a bust."""
    turned = after("cards", state, ["draw"])
    chances = GAMES["cards"].chances(turned)
    whole = sum(weight for _, weight in chances)
    for move, weight in chances:
        later = GAMES["cards"].advance(turned, move)
        goes_on = later.active == state.active and "numbers" in legal("cards", later)
        yield later if later.phase == BID or goes_on else None, weight / whole


def bust_share(state: State) -> float:
    return sum(odds for later, odds in drawn(state) if later is None)


def gain_of_numbers(state: State) -> int:
    seat = state.active
    return score(after("cards", state, ["numbers"]), seat) - score(state, seat)


def tableau_gain(before: State, later: State | None) -> int:
    """Points of taking the numbers after a card; a wildcard changes nothing about them."""
    if later is None:
        return 0
    return gain_of_numbers(before if later.phase == BID else later)


def currency_gain(before: State, later: State | None) -> int:
    if later is None:
        return 0
    state = before if later.phase == BID else later
    if "currency" not in legal("cards", state):
        return 0
    return int(after("cards", state, ["currency"]).tokens[state.active]) - state.tokens[state.active]


def bust_odds(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    odds = bust_share(state)
    return best != ["draw"] and other == ["draw"] and details["percent"] == round(100 * odds) >= 15


def cannot_bust(state: State, _details: Details, best: list[str], other: list[str]) -> bool:
    return best == ["draw"] != other and bust_share(state) == 0


def little_risk(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    odds = bust_share(state)
    return best == ["draw"] != other and 0 < odds < 0.15 and details["percent"] == max(round(100 * odds), 1)


def numbers_idle(state: State, _details: Details, best: list[str], other: list[str]) -> bool:
    if best == ["currency"]:
        return other == ["numbers"] and gain_of_numbers(state) == 0 < currency_gain(state, state)
    mean = sum(odds * tableau_gain(state, later) for later, odds in drawn(state))
    return best == ["draw"] and other == ["numbers"] and gain_of_numbers(state) == 0 < mean


def next_card(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    now = gain_of_numbers(state)
    adds = sum(odds for later, odds in drawn(state) if tableau_gain(state, later) > now)
    mean = sum(odds * tableau_gain(state, later) for later, odds in drawn(state))
    told = (details["percent"], details["bust"]) == (round(100 * adds), round(100 * bust_share(state)))
    return best == ["draw"] and other == ["numbers"] and told and adds > bust_share(state) and mean > now


def take_numbers(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    points, instead = gain_of_numbers(state), 0.0
    if other == ["draw"]:
        instead = sum(odds * tableau_gain(state, later) for later, odds in drawn(state))
    return best == ["numbers"] and details["points"] == points > instead


def take_currency(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    tokens, instead = currency_gain(state, state), 0.0
    if other == ["draw"]:
        instead = sum(odds * currency_gain(state, later) for later, odds in drawn(state))
    return best == ["currency"] and details["tokens"] == tokens > instead


def pays_others(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    later = after("cards", state, ["numbers"])
    others = [seat for seat in range(state.seats) if seat != state.active]
    paid = max(later.tokens[seat] - state.tokens[seat] for seat in others)
    full = all(state.tokens[seat] + details["tokens"] > 10 for seat in others)
    return best == ["currency"] and other == ["numbers"] and (paid == details["tokens"] or full)


def most_points(state: State, token: str) -> int | None:
    """What a purchase or a bid does to the mover's score, paid in the best of all ways."""
    seat, before = state.mover, score(state, state.mover)
    later = after("cards", state, [token])
    while later.phase == BID:
        later = after("cards", later, ["pass"])
    ends: set[int] = set()
    waiting, seen = [later], 0
    while waiting:
        one = waiting.pop()
        seen += 1
        if seen > MOST_PAYMENTS:
            return None
        for move in GAMES["cards"].legal(one):
            paid = GAMES["cards"].advance(one, move)
            if paid.phase == PAY and paid.mover == seat:
                waiting.append(paid)
            else:
                ends.add(score(paid, seat))
    return max(ends) - before


def higher_bidders(state: State, token: str) -> int:
    """How many of those who come later can bid more, if nobody does."""
    later, count = after("cards", state, [token]), 0
    while later.phase == BID and later.bidder == state.mover and later.mover != state.mover:
        count += legal("cards", later) != ["pass"]
        if "pass" not in legal("cards", later):
            return count  # the solo opponent has to
        later = after("cards", later, ["pass"])
    return count


def wildcard_adds(state: State, details: Details, best: list[str], other: list[str]) -> bool | None:
    points = most_points_if_won(state, best[0])
    return None if points is None else other == ["pass"] and details["points"] == points > 0


def most_points_if_won(state: State, token: str) -> int | None:
    if higher_bidders(state, token) and state.target:
        return None  # she would outbid it
    return most_points(state, token)


def nobody_higher(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    can_be_outbid = other == ["pass"] or higher_bidders(state, other[0]) > 0
    return best == [f"bid:{details['amount']}"] and higher_bidders(state, best[0]) == 0 and can_be_outbid


def last_bid(state: State, _details: Details, best: list[str], other: list[str]) -> bool:
    return state.mover == state.active and best[0].startswith("bid:") and other == ["pass"]


def bid_adds_nothing(state: State, _details: Details, best: list[str], other: list[str]) -> bool | None:
    points = most_points_if_won(state, other[0])
    return None if points is None else best == ["pass"] and points == 0


def bid_loses(state: State, details: Details, best: list[str], other: list[str]) -> bool | None:
    points = most_points_if_won(state, other[0])
    return None if points is None else best == ["pass"] and -points == details["points"] > 0


def leaves_it(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    item = GAMES["cards"].view(state)["auction"]["card"]
    later = after("cards", state, ["pass"])
    while later.phase == BID:
        if legal("cards", later) != ["pass"]:
            return False
        later = after("cards", later, ["pass"])
    gain = score(state, details["seat"], item) - score(state, details["seat"])
    return other == ["pass"] != best and later.mover == details["seat"] and gain == details["points"] > 0


def outbid(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    fewer = higher_bidders(state, other[0]) - higher_bidders(state, best[0])
    return other == [f"bid:{details['amount']}"] and fewer == details["count"] > 0


def dearer(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    """What whoever comes next and can has to bid at least."""

    def least(token: str) -> int:
        later = after("cards", state, [token])
        while legal("cards", later) == ["pass"]:
            later = after("cards", later, ["pass"])
        return min(price_of(one) for one in legal("cards", later) if one != "pass")

    return (least(best[0]), least(other[0])) == (details["amount"], details["less"]) and best != other


def wildcards_to_come(state: State, details: Details, _best: list[str], other: list[str]) -> bool:
    coming = [count for card, count in GAMES["cards"].view(state)["deck"].items() if "*" in card]
    return details["count"] == sum(coming) > 0 and other[0].startswith("buy:")


def price_of(token: str) -> int:
    verb, _, rest = token.partition(":")
    return int(rest) if verb == "bid" else number_on(CARDS[rest]) if verb == "buy" else 0


def saves(_state: State, details: Details, best: list[str], other: list[str]) -> bool:
    less = price_of(other[0]) - price_of(best[0])
    return less == details["amount"] and less > 0


def purchase(state: State, details: Details, best: list[str], other: list[str]) -> bool | None:
    points = most_points(state, best[0])
    is_named = best == [f"buy:{details['card']}"] and details["price"] == price_of(best[0])
    if points is None:
        return None
    return is_named and not other[0].startswith("buy") and points == details["points"] > 0


def purchase_more(state: State, details: Details, best: list[str], other: list[str]) -> bool | None:
    mine, theirs = (most_points(state, one[0]) for one in (best, other))
    if mine is None or theirs is None:
        return None
    return mine == details["points"] and mine - theirs == details["more"] and mine > max(theirs, 0)


def purchase_loses(state: State, details: Details, best: list[str], other: list[str]) -> bool | None:
    mine = most_points(state, best[0]) if best[0].startswith("buy") else 0
    theirs = most_points(state, other[0])
    if mine is None or theirs is None:
        return None
    return other == [f"buy:{details['card']}"] and -theirs == details["points"] > 0 and mine > theirs


def purchase_idle(state: State, _details: Details, best: list[str], other: list[str]) -> bool | None:
    points = most_points(state, other[0])
    return None if points is None else not best[0].startswith("buy") and points == 0


def best_rival(state: State, token: str) -> int:
    gains = [0]
    for seat in range(state.seats if state.target == 0 else 1):
        cards = sum(
            copies for kind, copies in enumerate(hand_of(state, seat)) if kind < 36 or state.wildcards_pay
        )
        can_pay = state.tokens[seat] + 3 * state.busts[seat] + cards >= price_of(token)
        if seat != state.mover and can_pay and token.startswith("buy:"):
            gains.append(score(state, seat, token.removeprefix("buy:")) - score(state, seat))
    return max(gains)


def denies(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    gain = score(state, details["seat"], details["card"]) - score(state, details["seat"])
    is_most = gain == best_rival(state, best[0]) > best_rival(state, other[0])
    return best == [f"buy:{details['card']}"] and gain == details["points"] and is_most


def cards_paid(state: State, choice: list[str]) -> int | None:
    if choice[0].startswith("spend:"):
        return sum(piece not in ("spend:!", "spend:$") for piece in choice)
    return max(price_of(choice[0]) - state.tokens[state.mover] - 3 * state.busts[state.mover], 0)


def keeps_cards(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (cards_paid(state, one) for one in (best, other))
    return mine is not None and theirs is not None and theirs - mine == details["cards"] > 0


def worth_left(state: State, choice: list[str]) -> int:
    later = after("cards", state, choice)
    return int(later.tokens[state.mover] + 3 * later.busts[state.mover])


def keeps_tokens(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    more = worth_left(state, best) - worth_left(state, other)
    return more == details["amount"] and more > 0


def payment_points(state: State, details: Details, best: list[str], other: list[str]) -> bool:
    mine, theirs = (score(after("cards", state, one), state.mover) for one in (best, other))
    return mine - theirs == details["points"] and mine > theirs


CARD_CHECKS: dict[str, Check] = {
    "review.bust_odds": bust_odds,
    "review.cannot_bust": cannot_bust,
    "review.little_risk": little_risk,
    "review.numbers_idle": numbers_idle,
    "review.next_card": next_card,
    "review.take_numbers": take_numbers,
    "review.take_currency": take_currency,
    "review.pays_others": pays_others,
    "review.wildcard_adds": wildcard_adds,
    "review.nobody_higher": nobody_higher,
    "review.last_bid": last_bid,
    "review.bid_adds_nothing": bid_adds_nothing,
    "review.bid_loses": bid_loses,
    "review.leaves_it": leaves_it,
    "review.outbid": outbid,
    "review.dearer": dearer,
    "review.wildcards_to_come": wildcards_to_come,
    "review.saves": saves,
    "review.purchase": purchase,
    "review.purchase_more": purchase_more,
    "review.purchase_loses": purchase_loses,
    "review.purchase_idle": purchase_idle,
    "review.denies": denies,
    "review.keeps_cards": keeps_cards,
    "review.keeps_tokens": keeps_tokens,
    "review.payment_points": payment_points,
}
