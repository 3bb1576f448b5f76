"""A table to play at: what tests of the rules have in common."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

import pytest

from tenfold.protocol.errors import TenfoldError
from tenfold.records.play import Play

EDITIONS: Final = ("aeg", "gamefactory", "whitegoblin", "trefl")


def play_through(game: str, moves: str = "", **options: Any) -> Play:
    """A game after these moves, tokens with spaces between them."""
    play = Play(game, **options)
    go_on(play, moves)
    return play


def go_on(play: Play, moves: str) -> None:
    for token in moves.split():
        play.push(token)


def refused(play: Play, token: str) -> str:
    """The key of the error that a move meets; the game stays as it was."""
    before = play.game.key(play.state), list(play.moves)
    with pytest.raises(TenfoldError) as caught:
        play.push(token)
    assert (play.game.key(play.state), play.moves) == before
    assert token not in play.legal()
    return caught.value.key


def play_cards(moves: str = "", left: str = "", **options: Any) -> Play:
    """A card game whose deck is just the cards that these moves turn up, and those `left` to come."""
    drawn = [after for before, after in pairwise(moves.split()) if before == "draw"]
    deck = Counter(drawn + left.split())
    return play_through("cards", moves, **{"edition": "aeg", "seats": 2, "deck": deck} | options)


def holdings(play: Play) -> list[tuple[int, int, str]]:
    """By seat: currency tokens, bust tokens, cards."""
    return [(seat["tokens"], seat["busts"], _written(seat["cards"])) for seat in play.view()["seats"]]


def market(play: Play) -> str:
    return _written(play.view()["market"])


def _written(copies: dict[str, int]) -> str:
    return " ".join(Counter(copies).elements())


def lay_tiles(cells: str, **options: Any) -> Play:
    """A closed tile game with tiles on these cells in this order, each written `x,y` or `x,y=value`.

    Values that are left open are chosen so that nobody wins.
    """
    play = Play("tiles", **{"edition": "steffen"} | options)
    written = [cell.partition("=") for cell in cells.split()]
    supplies = [Counter({"1": 5, "2": 5, "3": 5}) for _ in range(2)]
    for number, (_, _, value) in enumerate(written):
        supplies[number % 2][value] -= 1
    for number, (cell, _, wanted) in enumerate(written):
        supply = supplies[number % 2]
        for value in wanted or [value for value, count in supply.most_common() if count > 0]:
            go_on(play, f"{value} place:{cell}")
            if wanted or not (play.result and play.result["winners"]):
                break
            play.take_back(2)
        else:
            pytest.fail(f"whatever the value, a tile on {cell} wins")
        if not wanted:
            supply[value] -= 1
    return play


def row(first: int, last: int, y: int = 0) -> str:
    """The cells of a row from one `x` to another, in either direction."""
    step = 1 if last >= first else -1
    return " ".join(f"{x},{y}" for x in range(first, last + step, step))
