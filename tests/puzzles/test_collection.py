"""The puzzles that come with the package: each can be played, is complete, and as its certificate says."""

from __future__ import annotations

from collections import Counter

import pytest

from tenfold.lab.puzzles.checking import position_of, sides_of
from tenfold.puzzles.puzzle import (
    THEMES,
    Puzzle,
    find_puzzle,
    id_of,
    is_solution,
    puzzles_of,
    read_puzzle,
    written_puzzle,
)

GAMES = tuple(THEMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_in_order(game: str) -> None:
    found = puzzles_of(game)
    assert [puzzle.id for puzzle in found] == sorted({puzzle.id for puzzle in found})
    assert {puzzle.game for puzzle in found} == {game}
    assert set(Counter(puzzle.theme for puzzle in found)) == set(THEMES[game])
    for puzzle in found:
        assert puzzle.id == id_of(puzzle.game, puzzle.options, puzzle.moves)
        assert find_puzzle(puzzle.id) is puzzle


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played_and_offers_all_choices(game: str) -> None:
    for puzzle in puzzles_of(game):
        position = position_of(puzzle)
        assert position is not None
        sides = sides_of(puzzle, position)
        assert sorted(sides.right + sides.wrong) == sorted(position.choices)


@pytest.mark.parametrize("game", GAMES)
def test_right_and_wrong_lie_as_far_apart_as_the_certificate_says(game: str) -> None:
    for puzzle in puzzles_of(game):
        options = puzzle.decision.options
        right = [one.value for one in options if is_solution(puzzle, one)]
        wrong = [one.value for one in options if not is_solution(puzzle, one)]
        assert right
        assert wrong
        assert min(right) - max(wrong) == pytest.approx(puzzle.certificate.gap, abs=2e-4)
        assert puzzle.certificate.gap >= 0.05
        assert not is_solution(puzzle, options[puzzle.decision.made])
        assert puzzle.decision.reasons


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_read_as_it_was_written(game: str) -> None:
    for puzzle in puzzles_of(game):
        assert read_puzzle(written_puzzle(puzzle)) == puzzle


def test_ids_follow_from_the_position_alone() -> None:
    puzzle: Puzzle = puzzles_of("tiles")[0]
    turned_round = dict(reversed(puzzle.options.items()))
    assert id_of(puzzle.game, turned_round, puzzle.moves) == puzzle.id
    assert id_of(puzzle.game, puzzle.options, puzzle.moves[:-1]) != puzzle.id


def test_no_puzzle_is_known_by_another_name() -> None:
    assert find_puzzle("c00000000x") is None
