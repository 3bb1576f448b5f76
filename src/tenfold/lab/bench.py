"""The figures of this machine: what the compiled and the interpreted rules cost, measured on real games.

Each figure is the best of a few short runs, because whatever else the machine does can only slow a run down.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Final, NamedTuple

from tenfold.catalogue import find_game
from tenfold.fast.batch import Batch
from tenfold.fast.module import BUILT, is_built
from tenfold.fast.playouts import PlayoutTable
from tenfold.protocol.game import NOBODY, Json

SETUPS: Final[dict[str, Json]] = {"cards": {"edition": "aeg", "seats": 4}, "tiles": {"edition": "steffen"}}
RUNS: Final = 5
PLAYOUTS: Final = {"cards": 4000, "tiles": 4000}
BATCH: Final = 1024


class Measurement(NamedTuple):
    value: float
    unit: str


def playouts(game: str, games: int, seed: int) -> tuple[int, float]:
    """Random games, one after the other: the decisions made in them, and the processor's seconds for it."""
    table = _playout_table(game)
    began = time.process_time()
    decisions = table.play(games, seed).decisions
    return decisions, time.process_time() - began


@cache
def _playout_table(game: str) -> PlayoutTable:
    table = PlayoutTable(game, SETUPS[game])
    table.play(1, 0)
    return table


def playout_rate(game: str) -> Measurement:
    """Decisions a second in random games on one core; the cards and tiles that chance gives come on top."""
    runs = [playouts(game, PLAYOUTS[game], seed) for seed in range(RUNS)]
    return Measurement(max(moves / seconds for moves, seconds in runs), "moves/s")


def batch_rate(game: str) -> Measurement:
    """Decisions a second when many games are stepped together from Python, with masks, at random."""
    batch, steps = Batch(game, SETUPS[game], BATCH, seed=1), 100
    batch.step(batch.random_moves())
    best = 0.0
    for _ in range(RUNS):
        began = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.random_moves())
        best = max(best, steps * BATCH / (time.perf_counter() - began))
    return Measurement(best, "moves/s")


def step_time(game: str) -> Measurement:
    """One call of `apply` from Python: the legality of the move, a copy, and the step itself, interpreted."""
    engine, rng, best = find_game(game), Random(1), float("inf")
    options = engine.read_options(SETUPS[game])
    for _ in range(RUNS):
        state, moves, seconds = engine.start(options), 0, 0.0
        while engine.to_move(state) != NOBODY:
            move = rng.choice(engine.legal(state))
            began = time.perf_counter()
            state = engine.apply(state, move)
            seconds += time.perf_counter() - began
            moves += 1
        best = min(best, seconds / moves)
    return Measurement(best * 1e6, "µs")


def ready_time(prepare: str) -> float:
    """Seconds from nothing to a game played in a new process, with an empty cache."""
    with tempfile.TemporaryDirectory() as cache_folder:
        began = time.perf_counter()
        code = f"{prepare}\nfrom tenfold.lab.bench import playouts; playouts('cards', 1, 1)"
        environment = {**os.environ, "XDG_CACHE_HOME": cache_folder}
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return time.perf_counter() - began


def compile_time() -> Measurement:
    """The build's module compiled; where there is none that fits the rules, they are translated first."""
    return Measurement(ready_time(""), "s")


def translate_time() -> Measurement:
    """The rules translated and compiled, as after a change to one of them."""
    without = "import tenfold.fast.module as m; m.is_built = lambda: False"
    return Measurement(ready_time(without), "s")


def module_size() -> Measurement:
    """The build's module, compressed as a browser fetches it."""
    return Measurement(len(zlib.compress(BUILT.read_bytes(), 9)) / 1000 if is_built() else 0.0, "kB")


def threads_ratio() -> Measurement:
    """How much more two threads of one process get done together, each with an instance, than one alone."""
    tables = [PlayoutTable("cards", SETUPS["cards"]) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:
        return Measurement(_side_by_side(pool, lambda number: _rate(tables[number])), "ratio")


def cores_ratio() -> Measurement:
    """The same for two processes."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        return Measurement(_side_by_side(pool, _rate_of_process), "ratio")


def _side_by_side(pool: Executor, work: Callable[[int], float]) -> float:
    """What two get done in the same time, against one; the middle of a few rounds."""
    list(pool.map(work, range(2)))  # both are up and have their code
    rounds = []
    for _ in range(RUNS):
        alone = pool.submit(work, 0).result()
        rounds.append(sum(pool.map(work, range(2))) / alone)
    return median(rounds)


def _rate_of_process(_number: int) -> float:
    return _rate(_playout_table("cards"))


def _rate(table: PlayoutTable) -> float:
    """Decisions a second of whoever plays for half a second, by the clock on the wall."""
    moves, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() < began + 0.5:
        moves, seed = moves + table.play(PLAYOUTS["cards"] // 8, seed).decisions, seed + 1
    return moves / (time.perf_counter() - began)


def import_time() -> Measurement:
    """`import tenfold` in a new process, less what an empty process takes."""
    return Measurement(_best_process("-c", "import tenfold") - _best_process("-c", "pass"), "s")


def help_time() -> Measurement:
    """`tenfold --help` from start to end."""
    return Measurement(_best_process("-m", "tenfold", "--help"), "s")


def _best_process(*arguments: str) -> float:
    """The seconds of the fastest of a few Python processes."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        best = min(best, time.perf_counter() - began)
    return best


FIGURES: Final[dict[str, Callable[[], Measurement]]] = {
    "cards.playout": lambda: playout_rate("cards"),
    "tiles.playout": lambda: playout_rate("tiles"),
    "cards.batch": lambda: batch_rate("cards"),
    "tiles.batch": lambda: batch_rate("tiles"),
    "cards.step": lambda: step_time("cards"),
    "tiles.step": lambda: step_time("tiles"),
    "compile": compile_time,
    "translate": translate_time,
    "module": module_size,
    "threads": threads_ratio,
    "cores": cores_ratio,
    "import": import_time,
    "help": help_time,
}
