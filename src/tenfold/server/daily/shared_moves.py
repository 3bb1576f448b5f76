"""The positions that several people came to by the same moves: where they parted, and what many got wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from tenfold.wire.daily import Parting

FEWEST: Final = 3  # people at a position, for what they do there to be usual
DIGITS: Final = 16  # of a digest of moves
END: Final = ""  # after the last move of a game

Choices: TypeAlias = dict[str, int]  # how many chose which move
Forks: TypeAlias = dict[str, Choices]  # by the moves before


class SharedPosition(NamedTuple):
    depth: int  # so many moves were made
    people: list[int]  # by their place in the list of games
    choices: Choices


def shared_positions(games: Sequence[Sequence[str]]) -> Iterator[SharedPosition]:
    """Where at least a few are together, from the beginning on. The same moves meet the same cards and the
    same answers, so it is by their own choices that people part."""
    lines = [(*game, END) for game in games]
    waiting = [(0, list(range(len(games))))]
    while waiting:
        depth, people = waiting.pop()
        if len(people) < FEWEST:
            continue
        parts = _parted(people, [lines[one][depth] for one in people])
        parts.pop(END, None)
        if parts:
            yield SharedPosition(depth, people, {move: len(some) for move, some in parts.items()})
            waiting += [(depth + 1, some) for some in parts.values()]


def _parted(people: list[int], moves: list[str]) -> dict[str, list[int]]:
    """By what they chose, each of them one of these moves; most of the time all have the same."""
    if moves.count(moves[0]) == len(moves):
        return {moves[0]: people}
    parts: defaultdict[str, list[int]] = defaultdict(list)
    for one, move in zip(people, moves, strict=True):
        parts[move].append(one)
    return parts


def key_of(moves: Sequence[str]) -> str:
    """What tells the moves before a position again."""
    return sha256(" ".join(moves).encode()).hexdigest()[:DIGITS]


def parting_of(moves: Sequence[str], forks: Mapping[str, Choices]) -> Parting | None:
    """The first move of a game that fewer chose than another one there."""
    for depth, mine in enumerate(moves):
        choices = forks.get(key_of(moves[:depth]))
        if choices is None:
            continue
        usual = min(choices, key=lambda move: (-choices[move], move))
        with_me = choices.get(mine, 0)
        if choices[usual] > with_me:
            people = sum(choices.values())
            return Parting(depth + 1, mine, usual, people, with_me, choices[usual])
    return None
