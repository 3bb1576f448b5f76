"""A bot of somebody's own that is a rule is compiled together with the house's, and held to the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from lab.my_rules import __file__ as rules_file

from tenfold.i18n.catalogs import Catalog
from tenfold.lab.play.job import Job, is_compiled
from tenfold.lab.play.match import SECONDS_A_MOVE, Match, check_rules
from tenfold.lab.play.worker_pool import WorkerPool
from tenfold.lab.statistics.summary import Summary
from tenfold.lab.studies.simulation import simulate
from tenfold.protocol.errors import BadOptions
from tenfold.records.record import Record
from tenfold.records.verify import verify

STEADY = f"{rules_file}:steady"


def play(
    bots: tuple[str, ...], games: int, seconds_a_move: float = SECONDS_A_MOVE
) -> tuple[Summary, list[str]]:
    options = {"edition": "aeg", "seats": len(bots)}
    job = Job("cards", options, bots, "own", True, seconds_a_move=seconds_a_move)
    summary, lines = Summary(), []
    with WorkerPool(1) as pool:
        for chunk in simulate(job, games, pool):
            summary.merge(chunk.summary)
            lines += chunk.lines
    return summary, lines


def test_it_plays_compiled_and_its_games_verify() -> None:
    bots = (STEADY, "careful", "random")
    assert is_compiled("cards", bots)
    summary, lines = play(bots, 20)
    assert summary.games == 20
    assert not summary.faults
    for line in lines:
        verify(Record.from_line(line))


def test_it_plays_the_same_games_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = (STEADY, "greedy")
    _, compiled = play(bots, 6)
    monkeypatch.setattr("tenfold.lab.play.match.rules_of", lambda *_: None)
    monkeypatch.setattr("tenfold.lab.play.match.CompiledMatch", None)  # nothing can be compiled any more
    monkeypatch.setattr("tenfold.lab.play.job._match", Match)
    assert play(bots, 6)[1] == compiled


def test_beside_a_plain_function_it_is_interpreted() -> None:
    assert not is_compiled("cards", (STEADY, f"{Path(rules_file).parent / 'my_bots.py'}:first"))


@pytest.mark.parametrize(
    ("function", "words"),
    [
        ("divides", "crashed: division by zero."),
        ("cheats", "chose a place outside the list of legal moves."),
        ("loops", "has not moved within"),
    ],
)
def test_a_rule_that_fails_forfeits_and_is_named(function: str, words: str) -> None:
    bad = f"{rules_file}:{function}"
    summary, lines = play(("random", bad, "random"), 2, seconds_a_move=0.1)
    assert summary.faults[bad].times == 2
    assert words in Catalog().explain(summary.faults[bad].error)
    for line in lines:
        record = Record.from_line(line)
        verify(record)
        assert record.meta["fault"]["seat"] == 1


def test_a_rule_outside_the_subset_is_refused_with_its_line() -> None:
    with pytest.raises(BadOptions) as refused:
        check_rules("cards", ["random", f"{rules_file}:uses_a_list"])
    assert refused.value.key == "options.bot_not_in_subset"
    problem = str(refused.value.details["problem"])
    assert f"{rules_file}:" in problem
    assert "list comprehension" in problem
    assert "Instead, write a loop" in problem


def test_a_rule_of_the_other_game_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        check_rules("tiles", [STEADY])
    assert refused.value.key == "options.bot_parameters"
    assert "tiles.state.State" in str(refused.value.details["wanted"])


def test_a_rule_with_other_parameters_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        check_rules("cards", [f"{rules_file}:takes_too_little"])
    assert refused.value.key == "options.bot_parameters"


@pytest.mark.parametrize("function", ["scribbles", "remembers"])
def test_what_a_rule_writes_on_changes_nothing_but_its_notes(
    function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = (f"{rules_file}:{function}", "greedy")
    _, compiled = play(bots, 6)
    for line in compiled:
        verify(Record.from_line(line))
    monkeypatch.setattr("tenfold.lab.play.match.rules_of", lambda *_: None)
    monkeypatch.setattr("tenfold.lab.play.job._match", Match)
    assert play(bots, 6)[1] == compiled
