"""A puzzle: a position, what somebody may choose there, and why it is certain which choices are right."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tenfold.judging.digits import share_told
from tenfold.protocol.game import Json
from tenfold.wire.review import ReviewedDecision, ReviewedOption

CardTheme: TypeAlias = Literal["stop", "reward", "bid", "pay", "buy", "deny"]
TileTheme: TypeAlias = Literal["win_in_one", "win_in_two", "guard", "second_round"]
Theme: TypeAlias = CardTheme | TileTheme
How: TypeAlias = Literal["solver", "search", "playouts"]

THEMES: Final[dict[str, tuple[Theme, ...]]] = {
    "cards": ("stop", "reward", "bid", "pay", "buy", "deny"),
    "tiles": ("win_in_one", "win_in_two", "guard", "second_round"),
}


class Certificate(Struct, frozen=True, forbid_unknown_fields=True):
    """Why the right choices are right. Values are shares of the victory."""

    how: How
    looked: int  # positions looked at for all choices together, or games played on from each choice
    margin: float  # a choice that is worth so little less than the best is right
    gap: float  # between the worst right choice and the best wrong one
    interval: tuple[float, float]  # in which the gap lies: proved, or to 3 standard errors
    seed: int  # of the games that were played on; 0 where there were none
    version: str  # of the judge (`analysis.evaluator.EVALUATORS`)


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    id: str  # see `id_of`
    game: str
    options: Json
    moves: list[str]  # that lead to the position, chance's included
    seat: int  # who decides there
    theme: Theme
    rating: int  # the harder the higher, on the scale of the house's opponents
    failed: list[str]  # those of them that go wrong there, from gentle to strong
    decision: ReviewedDecision  # every legal choice is among its options; `made` is the likeliest mistake
    certificate: Certificate
    found: str = ""  # in which simulated game: its seed and number; "" if that is not known


def id_of(game: str, options: Json, moves: Sequence[str]) -> str:
    """A letter for the game and eight digits of a hash of the position."""
    text = json.dumps([game, options, list(moves)], sort_keys=True, separators=(",", ":"))
    return game[0] + hashlib.sha256(text.encode()).hexdigest()[:8]


def is_solution(puzzle: Puzzle, option: ReviewedOption) -> bool:
    return option.equal or option.error <= puzzle.certificate.margin


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those that come with the package, by id."""
    text = files("tenfold.puzzles").joinpath("data", f"{game}.jsonl").read_text("utf-8")
    return tuple(map(read_puzzle, text.splitlines()))


def find_puzzle(puzzle_id: str) -> Puzzle | None:
    return _by_id().get(puzzle_id)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in THEMES for puzzle in puzzles_of(game)}


# In a file choices that are worth the same share a row, since a position of the tile game may have hundreds:
# value, standard error, 1 if exact, 1 if as good as the best, and the choices, each with its moves.


def written_puzzle(puzzle: Puzzle) -> str:
    written = msgspec.to_builtins(puzzle)
    rows: dict[tuple[float, float, int, int], list[str]] = {}
    for option in puzzle.decision.options:
        alike = option.value, option.uncertain, int(option.exact), int(option.equal)
        rows.setdefault(alike, []).append("+".join(option.moves))
    written["decision"]["options"] = [[*alike, " ".join(choices)] for alike, choices in rows.items()]
    return json.dumps(written, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    written = json.loads(line)
    rows = written["decision"]["options"]
    best = rows[0][0]
    written["decision"]["options"] = [
        {
            "moves": choice.split("+"),
            "value": value,
            "error": share_told(best - value),
            "uncertain": uncertain,
            "exact": bool(exact),
            "equal": bool(equal),
        }
        for value, uncertain, exact, equal, choices in rows
        for choice in choices.split(" ")
    ]
    return msgspec.convert(written, Puzzle)
