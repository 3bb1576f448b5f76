"""Puzzles are certified again by another way of computing, and what is wrong is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from lab.shell import tenfold
from msgspec.structs import replace

from tenfold.lab.puzzles import checking
from tenfold.lab.puzzles.checking import Question, check_puzzle, read_checked, sample_of
from tenfold.lab.puzzles.comparing import COMPANIES, WINNERS
from tenfold.puzzles.puzzle import THEMES, Puzzle, id_of, puzzles_of, written_puzzle

GAMES, POSITIONS = 300, 2_000


def keys_of(puzzle: Puzzle) -> set[str]:
    return {fault.key for fault in check_puzzle(Question(puzzle, GAMES, POSITIONS, "tests")).faults}


@pytest.mark.parametrize("game", THEMES)
def test_a_sample_holds(game: str) -> None:
    for theme in THEMES[game]:
        (puzzle,) = sample_of([one for one in puzzles_of(game) if one.theme == theme], 1, "tests")
        assert keys_of(puzzle) <= {"unsettled"}, puzzle.id  # so few games leave doubts


@pytest.mark.parametrize("game", THEMES)
def test_right_and_wrong_exchanged_are_found(game: str) -> None:
    theme, how = ("buy", "playouts") if game == "cards" else ("win_in_one", "search")
    kind = [one for one in puzzles_of(game) if (one.theme, one.certificate.how) == (theme, how)]
    puzzle = max(kind, key=lambda one: (one.certificate.gap, -len(one.decision.options)))
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


def test_what_was_asked_before_is_not_asked_again(tmp_path: Path) -> None:
    file, kept = tmp_path / "puzzles.jsonl", tmp_path / "checked.jsonl"
    two = [one for one in puzzles_of("tiles") if one.theme == "win_in_one"][:2]
    file.write_text("".join(written_puzzle(one) + "\n" for one in two), "utf-8")
    asked = ("puzzles", "check", file, "--games", "200", "--jobs", "1", "--kept", kept)
    said = tenfold(*asked).stdout
    assert said.startswith("2 checked, 0 of them at fault.")
    whole = kept.read_text("utf-8")
    assert len(read_checked(kept)) == 2
    kept.write_text(whole[:-5], "utf-8")  # as if it had been interrupted there
    assert len(read_checked(kept)) == 1
    assert tenfold(*asked).stdout == said
    assert len(read_checked(kept)) == 2
    refused = tenfold("puzzles", "check", file, "--kept", file, expect=2)
    assert "--kept" in refused.stderr


def test_what_others_answered_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    question = Question(puzzles_of("cards")[0], GAMES, POSITIONS, "tests")
    asked = {question.digest}
    for name, value in {
        "RULES_VERSION": -1,
        "COMPANIES": {"cards": COMPANIES["cards"]._replace(finisher="momo")},
        "WINNERS": WINNERS._replace(decisions=1),
        "LOOKS": (100,),
        "DOUBT": 0.5,
    }.items():
        with monkeypatch.context() as patch:
            patch.setattr(checking, name, value)
            asked.add(question.digest)
    assert len(asked) == 6
    assert question.digest in asked


def test_an_id_of_another_position_is_found() -> None:
    assert keys_of(replace(puzzles_of("tiles")[0], id="t00000000")) == {"illegal"}
