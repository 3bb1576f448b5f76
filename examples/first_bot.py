"""A bot that beats `greedy`: it counts the deck, tries things out, and bids at once what it would pay.

    tenfold arena first_bot.py:choose greedy --seats 2 --games 400 --seed 1

The tutorial `docs/first_bot.md` builds it up step by step.
"""

from __future__ import annotations

from typing import Any

from tenfold.bots.bot import Turn

ANOTHER_CARD = 1.2  # points that one more card brings, about, if it does not bust
TURN = 2.0  # points that a bust costs beside what lies there
HIGHEST_BID = 3


def choose(turn: Turn) -> str:
    tokens, view = turn.tokens(), turn.view()
    match view["phase"]:
        case "draw":
            return draw_or_stop(turn, tokens, view)
        case "bid":
            return bid_or_pass(turn, tokens, view)
        case "pay":
            return cheapest(tokens)
        case _:
            return best_purchase(turn, tokens, view)


def draw_or_stop(turn: Turn, tokens: list[str], view: dict[str, Any]) -> str:
    if "numbers" not in tokens:
        return tokens[0]
    me = view["seats"][turn.seat]
    numbers = points_after(turn, "numbers") - me["score"]
    money = min(view["currency"], 10 - me["tokens"]) if "currency" in tokens else 0  # ten at most
    risk = bust_chance(view) if "draw" in tokens else 1.0
    if risk * (max(numbers, money) + TURN) < (1 - risk) * ANOTHER_CARD:
        return "draw"
    return "currency" if money > numbers else "numbers"


def bust_chance(view: dict[str, Any]) -> float:
    """How likely the next card ends the turn: everybody may count the deck."""
    over = [
        copies
        for card, copies in view["deck"].items()
        if (card[0] in "BGOP" and card[1] != "*" and view["total"] + int(card[1]) > 10)
        or (card[0] == "$" and view["currency"] + int(card[1]) > 10)
    ]
    return float(sum(over) / view["left"])


def bid_or_pass(turn: Turn, tokens: list[str], view: dict[str, Any]) -> str:
    """One more than the others, if one bids last; else so much that it is not worth going higher."""
    money = min(HIGHEST_BID, view["seats"][turn.seat]["tokens"])
    bids = [token for token in tokens if token.startswith("bid:") and int(token[4:]) <= money]
    if not bids:
        return "pass"
    return bids[0] if view["active"] == turn.seat else bids[-1]


def best_purchase(turn: Turn, tokens: list[str], view: dict[str, Any]) -> str:
    """Most points, then the lowest price; nothing, if nothing brings a point."""
    me = view["seats"][turn.seat]
    money = me["tokens"] + 3 * me["busts"]
    buys = [token for token in tokens if token.startswith("buy:") and int(token[-1]) <= money]
    gains = {token: points_after(turn, token) - me["score"] for token in buys}
    best = max(gains, key=lambda token: (gains[token], -int(token[-1])), default=None)
    return best if best and gains[best] >= 1 else tokens[0]


def points_after(turn: Turn, token: str) -> int:
    """One's points after a move, when it is paid for. The state is a copy: it may be played on."""
    game = turn.game
    state = game.apply(turn.state, game.move(turn.state, token))
    while game.view(state)["phase"] == "pay":
        pieces = [game.token(state, move) for move in game.legal(state)]
        state = game.apply(state, game.move(state, cheapest(pieces)))
    return int(game.view(state)["seats"][turn.seat]["score"])


def cheapest(pieces: list[str]) -> str:
    """Tokens first, a card only when nothing else is left."""
    order = ["spend:$", "spend:!"]
    return min(pieces, key=lambda piece: order.index(piece) if piece in order else len(order))
