"""`tenfold solve`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from tenfold.cli import options as shared
from tenfold.cli.printing import table_width, tell
from tenfold.cli.records import File, RecordNumber, read_one, say_earlier_rules
from tenfold.cli.simulate import speaking

if TYPE_CHECKING:
    from tenfold.fast.solver import Tell
    from tenfold.i18n.catalogs import Catalog
    from tenfold.records.play import Play
    from tenfold.records.record import Record
    from tenfold.solver.solution import Solution


BEFORE_SHARES: Final = 13  # columns of a line: its marks and the move


class _Question(NamedTuple):
    """A position in which somebody decides."""

    play: Play
    number: int  # of the move that is to be made, counted as in a replay
    moves: int  # that the record has
    played: str | None  # what was decided then


def solve(
    file: File,
    record: RecordNumber = None,
    move: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="The position in which this move was made, counted as in a replay; if not given, the"
            " position at hand, or in a finished game the last one with a choice.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The answer as one JSON object.")] = False,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="How many positions may be looked into; 100000 if not given.")
    ] = None,
    language: shared.Language = None,
) -> None:
    """Solve a position near the end: what every legal move is worth to every seat, exactly.

    A value is the share of the victory that a seat can expect when everybody makes the most of it. If it
    takes too much, nothing is claimed, and the exit code is 1.
    """
    from tenfold.fast.solver import MOST_NODES, solve_position

    with speaking(language) as catalog:
        found = read_one(file, record, catalog)
        say_earlier_rules(found, catalog)
        question = _find(found, move)
        most = nodes or MOST_NODES
        with _progress(catalog) as count:
            solution = solve_position(found.game, question.play.state, most, count)
        if as_json:
            typer.echo(json.dumps(_as_json(question, solution)))
        elif solution.is_exact:
            _print(catalog, found, question, solution)
        else:
            tell(catalog.say("solve.too_much", nodes=most), err=True)
    raise typer.Exit(0 if solution.is_exact else 1)


def _find(record: Record, move: int | None) -> _Question:
    from tenfold.protocol.errors import BadOptions
    from tenfold.records.play import Play
    from tenfold.records.steps import step_ends

    ends = step_ends(record)
    moves = len(ends) - 1
    if move is not None and move > moves:
        raise BadOptions("table.no_such_move", move=move, moves=moves)
    play, found = Play.before(record), None
    for done, token in enumerate(play.follow(record.moves)):
        if done in ends and len(play.legal()) > 1 and not play.is_chance:
            found = done
        if move is not None and done == ends[move - 1]:
            return _Question(play, move, moves, token)
    if not play.is_over and not play.is_chance:
        return _Question(play, moves + 1, moves, None)
    if found is None:
        raise BadOptions("solve.nothing_to_decide")
    return _find(record, ends.index(found) + 1)


@contextmanager
def _progress(catalog: Catalog) -> Iterator[Tell]:
    """Says on a terminal how far it is, when it takes longer than a second."""
    from time import monotonic

    from rich.console import Console

    begun = monotonic()
    status = Console(stderr=True).status("")

    def tell(nodes: int) -> None:
        if sys.stderr.isatty() and monotonic() - begun > 1:
            status.update(catalog.say("solve.working", nodes=nodes))
            status.start()

    try:
        yield tell
    finally:
        status.stop()


def _as_json(question: _Question, solution: Solution) -> dict[str, Any]:
    play = question.play
    token = {move: play.game.token(play.state, move) for move in solution.moves}
    values = dict(zip(solution.moves, solution.values, strict=False))
    return {
        "move": question.number,
        "to_move": play.to_move,
        "played": question.played,
        "exact": solution.is_exact,
        "value": list(solution.value) or None,
        "best": None if solution.best is None else token[solution.best],
        "moves": {token[move]: list(values[move]) for move in solution.moves if move in values},
        "nodes": solution.nodes,
    }


def _print(catalog: Catalog, record: Record, question: _Question, solution: Solution) -> None:
    from tenfold.i18n.columns import cut, width_of
    from tenfold.i18n.names import names_in
    from tenfold.i18n.numbers import percent

    play = question.play
    names = names_in(catalog, record, play.seats)
    key = "solve.heading" if question.played else "solve.heading_now"
    details = {"number": question.number} if question.played else {}
    tell(catalog.say(key, name=names[play.to_move], moves=question.moves, **details))
    tell("")
    gap = "  "
    if (room := table_width()) is not None:
        each = (room - BEFORE_SHARES) // len(names)
        gap = "  " if each >= 8 else " "
        names = [cut(name, each - len(gap)) for name in names]
    widths = [max(width_of(name), len(percent(catalog, 1, 1))) for name in names]
    heads = gap.join(" " * (width - width_of(name)) + name for name, width in zip(names, widths, strict=True))
    typer.echo(f"   {catalog.say('solve.column'):<10} {heads}")
    for move, value in zip(solution.moves, solution.values, strict=True):
        token = play.game.token(play.state, move)
        marks = ("*" if move == solution.best else " ") + (">" if token == question.played else " ")
        shares = gap.join(
            f"{percent(catalog, share, 1):>{width}}" for share, width in zip(value, widths, strict=True)
        )
        typer.echo(f"{marks} {token:<10} {shares}")
    tell("\n" + catalog.say("solve.legend"))
