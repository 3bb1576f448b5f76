"""Threats of the second round, held against the rules themselves, and what becomes of lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from judging.asking import reasons_between
from table import lay_tiles

from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import study_for
from tenfold.catalogue import find_game
from tenfold.i18n.advice import Adviser
from tenfold.i18n.catalogs import Catalog, languages
from tenfold.judging.reasons.table import WIDTH
from tenfold.judging.reasons.tiles.next_wins import Threat, look_for_threat
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.tiles.notation import take_apart
from tenfold.tiles.state import MOVE, OVER, State

TILES = find_game("tiles")
CASE = Path(__file__).parents[1] / "cases" / "review_crash.jsonl"
RECORD = Record.from_json(json.loads(CASE.read_text("utf-8")))
LAST_OF_THE_FIRST_ROUND = 30  # after which the other seat wins by taking a tile away


def position(number: int) -> tuple[State, tuple[int, ...]]:
    """Before a move of the record, and the move."""
    play = Play(RECORD.game, **RECORD.options)
    for token in RECORD.moves[: number - 1]:
        play.push(token)
    return play.state, (TILES.move(play.state, RECORD.moves[number - 1]),)


def threat_of(state: State, seat: int) -> Threat:
    threat = Threat()
    look_for_threat(threat, state, seat)
    return threat


def cells_of(packed: list[int]) -> list[tuple[int, int]]:
    split = (divmod(cell + WIDTH // 2, WIDTH) for cell in packed)
    return [(x, y - WIDTH // 2) for x, y in split]


def test_threats_are_the_cells_where_ten_can_be_made() -> None:
    play = lay_tiles("0,0=3 0,1=1 1,0=3 0,2=2 2,0=2 0,3=1")
    threat = threat_of(play.state, 0)
    assert cells_of(threat.cells[: threat.count]) == [(-1, 0), (3, 0)]
    assert threat.values[: threat.count] == [2, 2]
    assert threat.odds == pytest.approx(4 / 12, abs=1e-3)
    assert threat_of(play.state, 1).count == 0


def wins_of_the_mover(state: State) -> tuple[set[Any], set[Any]]:
    """By the rules: where a tile of a value wins, and which tiles win wherever they are put."""
    put: dict[Any, set[Any]] = {}
    wins: dict[Any, set[Any]] = {}
    for move in TILES.legal(state):
        token = take_apart(TILES.token(state, move))
        put.setdefault(token.source, set()).add(token.target)
        later = TILES.advance(state, move)
        if later.phase == OVER and later.winner == state.mover:
            wins.setdefault(token.source, set()).add(token.target)
    values = {(state.xs[tile], state.ys[tile]): state.values[tile] for tile in range(state.laid)}
    taken = {source for source, cells in wins.items() if cells == put[source]}
    return {(cell, values[one]) for one in wins.keys() - taken for cell in wins[one]}, taken


@pytest.mark.parametrize("number", range(31, len(RECORD.moves), 8))
def test_a_threat_of_the_second_round_is_what_the_rules_let_win(number: int) -> None:
    state, _ = position(number)
    assert state.phase == MOVE
    cells, taken = wins_of_the_mover(state)
    threat = threat_of(state, state.mover)
    wins = zip(cells_of(threat.cells[: threat.count]), threat.values, strict=False)
    assert (set(wins), set(cells_of(threat.sources[: threat.taken]))) == (cells, taken)
    assert threat.odds == bool(cells or taken)


def test_a_win_by_taking_a_tile_away_is_a_reason() -> None:
    state, made = position(LAST_OF_THE_FIRST_ROUND)
    study = study_for(TILES, TILES.read_options(RECORD.options))
    decision = assess(TILES, state, LAST_OF_THE_FIRST_ROUND, study, "quick", made)
    reasons = {reason.key: dict(reason.details) for reason in decision.reasons}
    assert reasons["review.threat_by_taking"] == {"seat": 1, "cell": "-1,1"}
    assert wins_of_the_mover(TILES.advance(state, made[0]))[1] == {(-1, 1)}
    for language in languages():
        adviser = Adviser(Catalog(language), ["Ana", "Ben"])
        told = [(reason.key, reason.details) for reason in decision.reasons]
        for said in (adviser.advice(told, decision.kind), adviser.counsel(told, decision.kind)):
            assert "Ben" in said
            assert "−1,1" in said


def test_what_becomes_of_lines_is_a_reason() -> None:
    play = Play("tiles", edition="steffen", start=1)
    for token in [
        "2",
        "place:0,0",
        "3",
        "place:1,0",
        "3",
        "place:0,1",
        "3",
        "place:0,-1",
        "3",
        "place:-1,1",
        "2",
        "place:1,1",
        "3",
    ]:
        play.push(token)
    made, best = ((TILES.move(play.state, f"place:{cell}"),) for cell in ("-1,2", "1,-1"))
    told = {reason.key: dict(reason.details) for reason in reasons_between("tiles", play.state, made, [best])}
    assert told == {
        "review.next_fork": {"seat": 0, "cell": "1,2", "value": 3, "count": 2, "cells": ["1,-1", "1,3"]},
        "review.ends_line": {"seat": 0, "cell": "1,-1", "sum": 5},
        "review.lengthens_line": {"cell": "1,-1", "sum": 8},
    }
    (joins,) = reasons_between("tiles", play.state, best, [made])
    assert (joins.key, dict(joins.details)) == ("review.joins_lines", {"seat": 1, "cell": "-1,2", "count": 2})
