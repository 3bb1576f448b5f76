"""The solver of the tile game against brute force: every game to the end, through the protocol and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tenfold.records.play import Play
from tenfold.solver.tiles import solve


def brute_bounds(play: Play, depth: int) -> tuple[float, float]:
    """For seat 0: what it gets at least and at most, when nobody looks further than so many moves of seats."""
    if play.result:
        share = 0.5 if not play.result["winners"] else float(play.result["winners"] == [0])
        return share, share
    if play.is_chance:
        chances = play.chances()
        total = sum(weight for _, weight in chances)
        found = [(weight, after(play, move, depth)) for move, weight in chances]
        return tuple(sum(weight * both[end] for weight, both in found) / total for end in (0, 1))  # type: ignore[return-value]
    if depth == 0:
        return 0.0, 1.0
    found_bounds = [after(play, move, depth - 1) for move in play.legal()]
    best = max if play.to_move == 0 else min
    return best(low for low, _ in found_bounds), best(high for _, high in found_bounds)


def after(play: Play, move: str, depth: int) -> tuple[float, float]:
    play.push(move)
    both = brute_bounds(play, depth)
    play.take_back()
    return both


def random_game(seed: int, is_open: bool, laid: int, limit: int = 100) -> Play:
    """So many tiles of a game at random that nobody has won yet."""
    for attempt in range(1000):
        rng = Random(1000 * seed + attempt)
        options: dict[str, object] = {"edition": "steffen", "start": seed & 1, "second_round_limit": limit}
        if is_open:
            options |= {"open": True, "rows": ["".join(rng.sample("123" * 5, 15)) for _ in range(2)]}
        play = Play("tiles", **options)
        while not play.is_over and (play.state.laid < laid or play.is_chance):
            play.push(rng.choice(play.legal()))
        if not play.is_over:
            return play
    raise AssertionError("somebody always wins")


def check(play: Play, depth: int, limit: int) -> int:
    """Compares every exact value with bounds found by brute force; returns how many are exact."""
    exact = 0
    for found in solve(play.state, limit):
        low, high = after(play, play.game.token(play.state, found.move), depth)
        if play.to_move == 1:
            low, high = 1 - high, 1 - low
        if found.is_exact:
            exact += 1
            assert low - 1e-9 <= found.value <= high + 1e-9
        if low == high:
            assert (found.value, found.is_exact) == (pytest.approx(low), True)
    return exact


@pytest.mark.parametrize("seed", range(4))
def test_agrees_with_brute_force_in_the_open_game(seed: int) -> None:
    check(random_game(seed, True, 11 + seed), 1, 400)


@pytest.mark.parametrize("seed", range(3))
def test_agrees_with_brute_force_in_the_closed_game(seed: int) -> None:
    check(random_game(seed, False, 9 + 2 * seed), 1, 400)
