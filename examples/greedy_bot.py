"""A bot of one's own: a program that reads lines of JSON and answers in lines of JSON.

    tenfold bot check "python examples/greedy_bot.py"
    tenfold arena "cmd:python examples/greedy_bot.py" random --seats 2 --games 200

It needs Python and nothing of Tenfold's. What it hears and says is told in docs/bot_protocol.md.
"""

from __future__ import annotations

import json
import sys
from typing import Any

Json = dict[str, Any]
Cell = tuple[int, int]
Tiles = dict[Cell, tuple[int, int]]  # whose tile lies there, and its value

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", protocol=1, name="Greedy in Python", games=["cards", "tiles"])
        elif message["type"] == "move":
            choose = choose_card_move if message["game"] == "cards" else choose_tile_move
            say(type="move", id=message["id"], move=choose(message))
        elif message["type"] == "error":
            print(message["sentence"], file=sys.stderr)
        elif message["type"] == "quit":
            return


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def choose_card_move(message: Json) -> str:
    legal: list[str] = message["legal"]
    view, mine = message["view"], message["view"]["seats"][message["seat"]]
    if view["phase"] == "draw":
        return choose_to_draw(view, legal, mine)
    if view["phase"] == "bid":
        most = min(mine["tokens"], 4)
        bids = [move for move in legal if move.startswith("bid:") and int(move[4:]) <= most]
        return bids[0] if bids else legal[0]
    if view["phase"] == "pay":
        return next((move for move in ("spend:$", "spend:!") if move in legal), legal[0])
    useful = {move: gain(mine["cards"], move[4:]) for move in legal if is_affordable(move, mine)}
    best = max(useful, key=lambda move: useful[move], default=legal[0])
    return best if useful.get(best) else legal[0]


def choose_to_draw(view: Json, legal: list[str], mine: Json) -> str:
    """Draws while three cards of four do no harm; then takes what is more."""
    busts = sum(copies for card, copies in view["deck"].items() if is_too_much(card, view))
    if legal == ["draw"] or ("draw" in legal and busts <= view["left"] / 4):
        return "draw"
    numbers = sum(card[0] != "$" for card in view["tableau"])
    currency = min(view["currency"], 10 - mine["tokens"])
    return "numbers" if "currency" not in legal or 2 * numbers >= currency else "currency"


def is_too_much(card: str, view: Json) -> bool:
    if card[0] == "$":
        return int(view["currency"]) + int(card[1]) > 10
    return card[0] in "BGOP" and card[1] != "*" and int(view["total"]) + int(card[1]) > 10


def is_affordable(move: str, mine: Json) -> bool:
    return move.startswith("buy:") and int(move[5]) <= mine["tokens"] + 3 * mine["busts"]


def gain(cards: dict[str, int], card: str) -> int:
    """How much longer a card makes the longest run of its colour."""
    return longest_run({*cards, card}, card[0]) - longest_run(set(cards), card[0])


def longest_run(cards: set[str], colour: str) -> int:
    longest = run = 0
    for number in range(1, 10):
        run = run + 1 if f"{colour}{number}" in cards else 0
        longest = max(longest, run)
    return longest


def choose_tile_move(message: Json) -> str:
    """The move whose cell is worth most: to win, to stop the other from winning, or to build a line."""
    legal: list[str] = message["legal"]
    tiles = {(tile["x"], tile["y"]): (tile["seat"], tile["value"]) for tile in message["view"]["tiles"]}
    return max(legal, key=lambda move: worth(move, message["seat"], message["view"], tiles))


def worth(move: str, seat: int, view: Json, tiles: Tiles) -> float:
    verb, _, cells = move.partition(":")
    if verb == "pass":
        return 0
    *source, target = (read_cell(cell) for cell in cells.split(">"))
    others = {cell: tile for cell, tile in tiles.items() if cell not in source}
    row = view["supplies"][seat].get("row")
    values = {"place": view["hand"], "left": row and row[0], "right": row and row[-1]}
    value = tiles[source[0]][1] if source else values[verb]
    total = 0.0
    for direction in DIRECTIONS:
        mine = line_through(target, direction, seat, others)
        theirs = line_through(target, direction, 1 - seat, others)
        total += 1000 if mine + value == 10 else mine if mine + value < 10 else -mine
        total += 100 if 7 <= theirs <= 9 else 0
    return total


def read_cell(cell: str) -> Cell:
    x, y = map(int, cell.split(","))
    return x, y


def line_through(cell: Cell, direction: Cell, seat: int, tiles: Tiles) -> int:
    """The sum of a seat's tiles on both sides of a cell, up to the first gap."""
    total = 0
    for side in (1, -1):
        x, y = cell
        while True:
            x, y = x + side * direction[0], y + side * direction[1]
            owner, value = tiles.get((x, y), (None, 0))
            if owner != seat:
                break
            total += value
    return total


if __name__ == "__main__":
    main()
