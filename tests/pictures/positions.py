"""Positions to draw: random games of every set-up, the last position of each phase."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tenfold.records.play import Play

LONG_NAMES = [
    "Wolfeschlegelsteinhausenbergerd",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maria-Magdalena Grzegorzewska",
    "<script>alert('x')</script> & co",
    "Łucja Świętosława von Köppenheim",
]


class Pictured(NamedTuple):
    play: Play
    phase: str
    names: list[str]


def positions(game: str, setup: dict[str, Any], seed: int) -> Iterator[Pictured]:
    """The last position of every phase that a random game comes to."""
    rng, play = Random(seed), Play(game, **setup)
    last = {phase_of(play): _copy(play)}
    while not play.is_over:
        options = play.chances() or [(token, 1) for token in play.legal()]
        play.push(rng.choices(*zip(*options, strict=True))[0])
        last[phase_of(play)] = _copy(play)
    for phase, seen in last.items():
        yield Pictured(seen, phase, LONG_NAMES[: play.seats])


def phase_of(play: Play) -> str:
    view = play.view()
    return str(view["phase"]) + (", second round" if view.get("second_round") else "")


def _copy(play: Play) -> Play:
    """The same position, whatever is pushed onto the other."""
    copy = Play.__new__(Play)
    copy.game, copy.options, copy.state, copy.moves = play.game, play.options, play.state, list(play.moves)
    return copy
