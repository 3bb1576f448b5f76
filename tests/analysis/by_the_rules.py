"""Positions and choices, played with the rules and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenfold.catalogue import find_game

Details = Mapping[str, Any]
Check = Callable[[Any, Details, list[str], list[str]], bool | None]
GAMES = {name: find_game(name) for name in ("cards", "tiles")}


def after(game: str, state: Any, tokens: Sequence[str]) -> Any:
    rules = GAMES[game]
    for token in tokens:
        state = rules.advance(state, rules.move(state, token))
    return state


def legal(game: str, state: Any) -> list[str]:
    return [GAMES[game].token(state, move) for move in GAMES[game].legal(state)]
