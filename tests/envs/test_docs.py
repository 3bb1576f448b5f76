"""The page about environments is true: its examples run, and its numbers are the moves'."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.cards import moves as cards
from tenfold.tiles import moves as tiles

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "docs/environments.md", "exec"), {})


def test_the_numbers_of_moves_are_right() -> None:
    assert f"The card game has {cards.SPACE} actions, the tile game {tiles.SPACE:,}" in PAGE
    for row in (
        f"{cards.DRAW_CARD} draw, {cards.TAKE_NUMBERS} take the numbers, {cards.TAKE_CURRENCY} take",
        f"{cards.PASS} pass, {cards.BID_NOTHING} + N bid N",
        f"{cards.SPEND} a bust token, {cards.SPEND + 1} a currency token, {cards.SPEND + 2} + K the card",
        f"{cards.PASS} pass, {cards.BUY_CARD} + K the number card",
        f"{cards.TAKE_TOKEN} take the token",
        f"{cards.GIVE} + K the card of kind K",
        f"{tiles.PLACE_TILE} + S; open: {tiles.LEFT} + S with the left end of the row, {tiles.RIGHT} + S",
        f"{tiles.PASS} pass, {tiles.MOVE_TILE} + {tiles.SPOTS} T + S",
    ):
        assert row in PAGE
