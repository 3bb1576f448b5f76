"""Decisions of the tile game: what is proved holds, what cannot be told is unclear, and the work may be cut
anywhere."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.analysis.findings import Decision
from tenfold.analysis.reading import read_decision
from tenfold.bots.tiles.notes import TileNotes
from tenfold.bots.tiles.shares import share_in_depth
from tenfold.fast.solver import solve_position
from tenfold.judging.findings import MORE
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.protocol.game import Move
from tenfold.records.play import Play
from tenfold.solver.tiles.bounds import Looks, solve_move
from tenfold.tiles.state import PLACE

DECISIONS = Path(__file__).with_name("tile_decisions.jsonl").read_text().splitlines()


class Case(NamedTuple):
    play: Play
    made: Move


def cases(name: str) -> list[Case]:
    """Decisions of games that were played, the last move being the one that is judged."""
    found = []
    for case in (json.loads(line) for line in DECISIONS):
        if case["case"] == name:
            play = Play("tiles", **case["options"])
            for token in case["moves"][:-1]:
                play.push(token)
            found.append(Case(play, play.game.move(play.state, case["moves"][-1])))
    return found


def judged(case: Case) -> Decision:
    play = case.play
    study = study_for(play.game, play.options)
    return assess(play.game, play.state, len(play.moves) + 1, study, "normal", (case.made,))


@pytest.mark.parametrize("name", ["win", "lost"])
def test_what_others_leave_when_they_are_proved_lost_is_looked_at(name: str) -> None:
    for case in cases(name):
        state = case.play.state
        solved = solve_position("tiles", state, 20_000, lambda _: None)
        values = {move: value[state.mover] for move, value in zip(solved.moves, solved.values, strict=True)}
        assert judged(case).error == pytest.approx(max(values.values()) - values[case.made], abs=0.001)


def test_what_a_deeper_look_could_turn_round_has_no_mark_and_is_unclear() -> None:
    for case in cases("unclear"):
        found = judged(case)
        assert (found.unclear, found.mark) == (True, "")


def test_a_win_that_only_a_search_finds_is_proved() -> None:
    (case,) = cases("proved")
    found = judged(case)
    assert found.options[0].exact
    assert (found.options[0].values[found.seat], found.unclear) == (1.0, False)
    best = case.play.game.move(case.play.state, found.options[0].moves[0])
    assert solve_move(case.play.state.copy(), Looks(), best, 1_000) == (0.0, 1.0)


@pytest.mark.parametrize("name", ["lost", "proved"])
def test_the_work_may_be_cut_anywhere(name: str) -> None:
    case = cases(name)[0]
    play = case.play
    study = study_for(play.game, play.options)
    study.begin_decision(play.state, len(play.moves) + 1, [case.made], "normal")
    steps = 0
    while study.go_on(1) == MORE:
        steps += 1
    found = read_decision(study, lambda moves: [play.game.token(play.state, move) for move in moves])
    assert steps > len(found.options)
    assert found == judged(case)


def test_the_search_of_the_open_game_proves_what_the_solver_proves() -> None:
    program = Program(checked=True)
    program.export("share_in_depth", share_in_depth)
    machine, notes = Instance(compile_module(program.text(), program.exports)), TileNotes()
    both = 0
    for play in open_endings(60):
        share, is_proved = machine.call("share_in_depth", play.state.copy(), notes, 20_000)
        solved = solve_position("tiles", play.state, 40_000, lambda _: None)
        if is_proved and solved.values:
            both += 1
            assert share == solved.value[play.to_move]
    assert both > 10


def open_endings(games: int) -> list[Play]:
    """Positions of the open game in which few tiles are left."""
    found = []
    for number in range(games):
        rng = Random(number)
        rows = ["".join(rng.sample("111112222233333", 15)) for _ in range(2)]
        play = Play("tiles", edition="steffen", open=True, rows=rows)
        while not play.is_over and play.state.laid < 20 + number % 8:
            play.push(rng.choice(play.legal()))
        if not play.is_over and play.state.phase == PLACE:
            found.append(play)
    return found
