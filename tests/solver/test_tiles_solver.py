"""The solver of the tile game against brute force through the protocol, which knows nothing of bounds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from table import lay_tiles, play_through, row

from tenfold.catalogue import find_game
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.protocol.game import CHANCE
from tenfold.records.play import Play
from tenfold.solver.tiles.bounds import Looks, solve_move
from tenfold.solver.tiles.solving import solve

GAME: Any = find_game("tiles")


def brute_force(state: Any, plies: int) -> tuple[float, float]:
    """What seat 0 gets at least and at most, when nobody looks further than so many moves of the seats."""
    result = GAME.result(state)
    if result:
        share = 0.5 if not result["winners"] else float(result["winners"] == [0])
        return share, share
    mover = GAME.to_move(state)
    if mover == CHANCE:
        chances = GAME.chances(state)
        total = sum(weight for _, weight in chances)
        found = [(weight / total, brute_force(GAME.apply(state, move), plies)) for move, weight in chances]
        return sum(part * low for part, (low, _) in found), sum(part * high for part, (_, high) in found)
    if plies == 0:
        return 0.0, 1.0
    after = [brute_force(GAME.apply(state, move), plies - 1) for move in GAME.legal(state)]
    best = max if mover == 0 else min
    return best(low for low, _ in after), best(high for _, high in after)


def random_position(seed: int, is_open: bool, laid: int) -> Any:
    """So many tiles of a game at random that nobody has won, with a seat to move."""
    for attempt in range(1000):
        rng = Random(1000 * seed + attempt)
        options: dict[str, Any] = {"edition": "steffen", "start": seed & 1}
        if is_open:
            options |= {"open": True, "rows": ["".join(rng.sample("123" * 5, 15)) for _ in range(2)]}
        state = GAME.start(GAME.read_options(options))
        while GAME.result(state) is None and (state.laid < laid or GAME.to_move(state) == CHANCE):
            state = GAME.apply(state, rng.choice(GAME.legal(state)))
        if GAME.result(state) is None:
            return state
    raise AssertionError("somebody always wins")


@pytest.fixture(scope="module")
def machine() -> Instance:
    program = Program(checked=True)
    program.export("solve_move", solve_move)
    return Instance(compile_module(program.text(), program.exports))


def compiled_bounds(machine: Instance, state: Any, move: int, limit: int) -> tuple[float, float]:
    least, most = machine.call("solve_move", state.copy(), Looks(), move, limit)
    return least, most


@pytest.mark.parametrize(("is_open", "laid"), [(True, 7), (True, 9), (False, 6), (False, 8)])
@pytest.mark.parametrize("seed", range(2))
def test_agrees_with_brute_force(machine: Instance, is_open: bool, laid: int, seed: int) -> None:
    """Whatever brute force proves in a few plies the solver proves, too, and nothing that is not so."""
    state = random_position(seed, is_open, laid)
    for move in GAME.legal(state):
        least, most = compiled_bounds(machine, state, move, 30)
        low, high = brute_force(GAME.apply(state, move), 1)
        if GAME.to_move(state) == 1:
            low, high = 1 - high, 1 - low
        assert low - 1e-9 <= least <= most <= high + 1e-9


def test_is_the_same_interpreted_and_compiled(machine: Instance) -> None:
    state = random_position(3, True, 8)
    before = state.key()
    for found in solve(state, limit=5):
        least, most = compiled_bounds(machine, state, found.move, 5)
        assert (found.value, found.is_exact) == ((least + most) / 2, least == most)
    assert state.key() == before


def values(play: Play, limit: int = 50) -> dict[str, tuple[float, bool]]:
    return {
        play.game.token(play.state, one.move): (one.value, one.is_exact) for one in solve(play.state, limit)
    }


def test_a_double_threat_is_a_win_and_everything_else_is_judged() -> None:
    """With a 3 at 0,2 seat 0 wins next on a diagonal and in a column; no answer stops both."""
    rows = ["332312111122233", "111112222233333"]
    moves = "left:0,0 left:1,0 left:1,1 left:2,1 left:2,2 left:0,-1 left:0,1 left:3,2"
    found = values(play_through("tiles", moves, edition="steffen", open=True, rows=rows))
    assert (1.0, True) in found.values()


def test_in_the_closed_game_a_threat_is_worth_the_odds_of_its_tile() -> None:
    """Seat 0 wants a 1 at either end of 3 3 3; whatever seat 1 does, one end stays open."""
    play = lay_tiles("0,0=3 0,1=2 1,0=3 1,1=2 2,0=3")
    play.push("3")
    for value, is_exact in values(play, 3).values():
        assert value <= 0.7
        assert not is_exact


def test_a_win_at_once_in_the_second_round_is_exact() -> None:
    play = lay_tiles(
        f"0,0=3 0,1=1 1,0=3 1,1=1 -1,1 2,1=1 -2,1 3,1=1 3,0=1 4,1=1 4,0=2 -3,1 2,0=3 -4,1 {row(-5, -20, y=1)}"
    )
    winning = [m for m in play.game.legal(play.state) if play.game.apply(play.state, m).winner >= 0]
    assert winning
    looks = Looks()
    for move in winning:
        assert solve_move(play.state.copy(), looks, move, 1) == (1.0, 1.0)
