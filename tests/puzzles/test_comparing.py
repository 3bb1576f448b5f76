"""Choices are held against each other in as many games as it takes, and no more."""

from __future__ import annotations

import pytest

from tenfold.lab.puzzles.checking import position_of, sides_of
from tenfold.lab.puzzles.comparing import LOOKS, Contest
from tenfold.puzzles.puzzle import THEMES, puzzles_of


@pytest.mark.parametrize("game", THEMES)
def test_what_is_clear_is_settled_soon(game: str) -> None:
    played = (one for one in puzzles_of(game) if one.certificate.how == "playouts")
    puzzle = max(played, key=lambda one: one.certificate.gap)
    position = position_of(puzzle)
    assert position
    sides = sides_of(puzzle, position)
    contest = Contest(position, 1, LOOKS[-1])
    gain = contest.gain(sides.right[0], sides.wrong[-1])
    assert 0.0 < gain.least <= gain.mean <= gain.most
    assert contest.played < 2 * LOOKS[-1]
    back = contest.gain(sides.wrong[-1], sides.right[0])
    assert (back.mean, back.most) == (-gain.mean, -gain.least)


def test_games_are_dealt_alike_and_never_more_than_asked() -> None:
    position = position_of(puzzles_of("cards")[0])
    assert position
    one, again = Contest(position, 1, 150), Contest(position, 1, 150)
    choice, other = position.choices[:2]
    assert one.gain(choice, choice).mean == 0.0
    assert one.gain(choice, other) == again.gain(choice, other)
    assert one.played <= 300
    assert one.first(choice, 100) == one.first(choice, 150)[:100]
