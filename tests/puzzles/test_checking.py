"""Puzzles are certified again by another way of computing, and what is wrong is found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tenfold.lab.puzzles.checking import Question, check_puzzle, sample_of
from tenfold.puzzles.puzzle import THEMES, Puzzle, id_of, puzzles_of

GAMES = 500


def keys_of(puzzle: Puzzle) -> set[str]:
    return {fault.key for fault in check_puzzle(Question(puzzle, GAMES, "tests"))}


@pytest.mark.parametrize("game", THEMES)
def test_a_sample_holds(game: str) -> None:
    for theme in THEMES[game]:
        (puzzle,) = sample_of([one for one in puzzles_of(game) if one.theme == theme], 1, "tests")
        assert not keys_of(puzzle), puzzle.id


@pytest.mark.parametrize("game", THEMES)
def test_right_and_wrong_exchanged_are_found(game: str) -> None:
    theme, how = ("buy", "playouts") if game == "cards" else ("win_in_one", "search")
    puzzle = next(one for one in puzzles_of(game) if (one.theme, one.certificate.how) == (theme, how))
    options = [
        replace(one, equal=not one.equal, error=0.0 if one.error else 1.0) for one in puzzle.decision.options
    ]
    decision = replace(puzzle.decision, options=sorted(options, key=lambda one: one.error))
    assert keys_of(replace(puzzle, decision=decision)) & {"refused", "wrong"}


def test_a_choice_left_out_is_found() -> None:
    puzzle = puzzles_of("cards")[0]
    decision = replace(puzzle.decision, options=puzzle.decision.options[:-1])
    assert keys_of(replace(puzzle, decision=decision)) == {"choices"}


def test_moves_that_nobody_can_make_are_found() -> None:
    puzzle = puzzles_of("cards")[0]
    moves = [*puzzle.moves, "bid:99"]
    spoilt = replace(puzzle, moves=moves, id=id_of(puzzle.game, puzzle.options, moves))
    assert keys_of(spoilt) == {"illegal"}


def test_an_id_of_another_position_is_found() -> None:
    assert keys_of(replace(puzzles_of("tiles")[0], id="t00000000")) == {"illegal"}
