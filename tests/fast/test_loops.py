"""The loops over many games: the same compiled and interpreted, and true to the rules."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any

import numpy as np
import pytest
from setups import ROWS

from tenfold.bots.registry import HOUSE
from tenfold.catalogue import find_game
from tenfold.fast.batch import Batch, Numbers, dtype_of
from tenfold.fast.continuations import Company, Continuations
from tenfold.fast.match import MOST_PILES
from tenfold.fast.module import house_code
from tenfold.fast.playouts import PlayoutTable
from tenfold.kernel.layout import layout_of
from tenfold.kernel.runtime import Instance
from tenfold.loops.batches import open_games, pick_moves, step_games
from tenfold.loops.continuations import play_on_many
from tenfold.loops.dice import below, seed_dice
from tenfold.loops.games import LOOP_GAMES
from tenfold.loops.masks import words_for
from tenfold.loops.playouts import play_out, play_out_many
from tenfold.protocol.errors import Illegal
from tenfold.protocol.game import CHANCE

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"edition": "aeg", "seats": 4}),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 7, "busting": True}),
    ("tiles", {"edition": "steffen"}),
    ("tiles", {"edition": "steffen", "open": True, "rows": ROWS}),
]
IDS = ["four players", "solo", "closed tiles", "open tiles"]
each_setup = pytest.mark.parametrize(("game", "options"), SETUPS, ids=IDS)


def first_state(game: str, options: dict[str, Any]) -> Any:
    engine = find_game(game)
    return engine.start(engine.read_options(options))


def pile_of(game: str, options: dict[str, Any]) -> list[int]:
    """Room for all that chance gives."""
    return [0] * sum(map(len, find_game(game).shuffled(options, list)[1]))


# Games that go on from a position.


@each_setup
def test_games_that_go_on_are_the_same_compiled_and_interpreted(game: str, options: dict[str, Any]) -> None:
    loops, house, start = LOOP_GAMES[game], HOUSE[game], first_state(game, options)
    bots = list(house.bots)
    told = Continuations(game).won(start, 0, Company(("random", "greedy"), 6, "greedy"), 7, 2, 1)
    company = [bots.index(name) for name in ("greedy", "random", "greedy")]
    choosers = tuple(bot.choose for bot in house.bots.values())
    states = start, start.copy(), start.copy()
    table = [0] * MOST_PILES, [0] * loops.space, [0] * loops.space, [0]
    notes, paper, won = house.notes(), loops.paper(), [0.0, 0.0]
    seated, shares = [0] * loops.most_seats, [0.0] * loops.most_seats
    play_on_many(
        loops.book, choosers, *states, *table, company, 6, seated, notes, paper, shares, 0, 7, 1, won
    )
    assert told == won


# Playouts.


@each_setup
def test_a_playout_is_the_same_compiled_and_interpreted(game: str, options: dict[str, Any]) -> None:
    loops, machine = LOOP_GAMES[game], Instance(house_code())
    for number in range(5):
        dice = [0]
        seed_dice(dice, 7, number)
        one, other = ((first_state(game, options), list(dice)) for _ in range(2))
        out, pile = [0] * loops.space, pile_of(game, options)
        decisions = play_out(loops.book, one[0], pile, list(out), one[1])
        assert machine.call(f"{game}.play_out", other[0], list(pile), out, other[1]) == decisions
        assert other == one
        assert find_game(game).result(one[0]) is not None


@each_setup
def test_many_playouts_are_the_same_compiled_and_interpreted(game: str, options: dict[str, Any]) -> None:
    loops, start = LOOP_GAMES[game], first_state(game, options)
    told = PlayoutTable(game, options).play(20, 3)
    totals = [0.0] * find_game(game).seats(find_game(game).read_options(options))
    out, pile, shares = [0] * loops.space, pile_of(game, options), [0.0] * loops.most_seats
    paper: Any = loops.paper()
    decisions = play_out_many(loops.book, 20, 3, start, start.copy(), pile, out, [0], paper, shares, totals)
    assert (told.decisions, told.totals) == (decisions, totals)


@each_setup
def test_many_playouts_share_out_one_victory_each(game: str, options: dict[str, Any]) -> None:
    table = PlayoutTable(game, options)
    told = table.play(200, 1)
    assert sum(told.totals) == pytest.approx(200)
    assert told.decisions > 200
    assert table.play(200, 1) == told
    assert table.play(200, 2) != told


# Batches.


@each_setup
def test_a_batch_tells_the_legal_moves_of_each_game(game: str, options: dict[str, Any]) -> None:
    engine, layout = find_game(game), layout_of(LOOP_GAMES[game].state)
    batch = Batch(game, options, games=3, seed=3)
    ended = 0
    for _ in range(900):
        for number in range(3):
            state = layout.unpack(batch.states[number].tobytes())
            assert engine.to_move(state) == batch.to_move[number] != CHANCE
            assert np.flatnonzero(batch.mask[number]).tolist() == engine.legal(state)
        finished = batch.step(batch.random_moves())
        ended += int(finished.sum())
        assert np.allclose(batch.shares[finished].sum(axis=1), 1)
    assert ended > 0


class InterpretedBatch:
    """The same loops as those of a batch, over plain lists."""

    def __init__(self, game: str, options: dict[str, Any], games: int, seed: int) -> None:
        loops = self.loops = LOOP_GAMES[game]
        self.start: Any = first_state(game, options)
        self.states: Any = [self.start.copy() for _ in range(games)]
        self.out = [0] * loops.space
        self.masks = [[0] * words_for(loops.space) for _ in range(games)]
        self.marked, self.movers, self.finished = ([0] * games for _ in range(3))
        self.dice = [[0] for _ in range(games)]
        self.shares = [[0.0] * loops.most_seats for _ in range(games)]
        self.moves = [0] * games
        self.paper: Any = loops.paper()
        open_games(loops.book, seed, *self.common())

    def common(self) -> tuple[Any, Any, Any, Any, Any, Any, Any]:
        return self.states, self.start, self.out, self.masks, self.marked, self.movers, self.dice

    def step_at_random(self) -> None:
        book = self.loops.book
        pick_moves(book, self.states, self.out, self.masks, self.dice, self.moves)
        assert step_games(book, self.moves, *self.common(), self.paper, self.finished, self.shares) == -1


@each_setup
def test_a_batch_is_the_same_compiled_and_interpreted(game: str, options: dict[str, Any]) -> None:
    layout = layout_of(LOOP_GAMES[game].state)
    batch, plain = Batch(game, options, games=3, seed=9), InterpretedBatch(game, options, 3, 9)
    for _ in range(150):
        batch.step(batch.random_moves())
        plain.step_at_random()
        assert batch.states.tobytes() == b"".join(map(layout.pack, plain.states))
        assert np.packbits(batch.mask).tobytes() == np.packbits(masked(plain, batch.space)).tobytes()
        assert batch.to_move.tolist() == plain.movers
        assert batch.finished.tolist() == list(map(bool, plain.finished))
        assert batch.shares.tolist() == plain.shares


def masked(plain: InterpretedBatch, space: int) -> Numbers:
    return np.array(plain.masks, np.int64).view(np.bool_)[:, :space]


def arrays_of(batch: Batch) -> dict[str, Numbers]:
    names = ("states", "mask", "to_move", "finished", "shares")
    return {name: getattr(batch, name) for name in names}


@each_setup
def test_a_batchs_arrays_are_views_of_the_modules_memory(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, options, games=16, seed=2)
    arrays = arrays_of(batch)
    memory = np.frombuffer(batch._machine._bytes, np.uint8)
    for array in arrays.values():
        assert not array.flags.owndata
        assert np.shares_memory(array, memory)
    seen: dict[str, set[bytes]] = {name: set() for name in arrays}
    for _ in range(2000):
        batch.step(batch.random_moves())
        for name, array in arrays.items():
            seen[name].add(array.tobytes())
    assert all(len(found) > 1 for found in seen.values())
    assert all(getattr(batch, name) is array for name, array in arrays.items())


def test_two_batches_share_nothing() -> None:
    one, other = (Batch(*SETUPS[0], games=4, seed=1) for _ in range(2))
    before = {name: array.tobytes() for name, array in arrays_of(other).items()}
    for _ in range(50):
        one.step(one.random_moves())
    assert {name: array.tobytes() for name, array in arrays_of(other).items()} == before
    for name, array in arrays_of(one).items():
        assert not np.shares_memory(array, getattr(other, name))


def test_the_arrays_outlive_their_batch() -> None:
    batch = Batch(*SETUPS[2], games=512, seed=1)
    batch.step(batch.random_moves())
    states, before = batch.states, batch.states.tobytes()
    del batch
    gc.collect()
    others = [Batch(*SETUPS[2], games=512, seed=seed) for seed in range(4)]
    assert len(others) == 4
    assert states.tobytes() == before


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (Batch(*SETUPS[0], games=8, seed=5) for _ in range(2))
    third = Batch(*SETUPS[0], games=8, seed=6)
    for batch in (one, other, third):
        for _ in range(200):
            batch.step(batch.random_moves())
    assert one.states.tobytes() == other.states.tobytes() != third.states.tobytes()


def test_a_checked_batch_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = Batch(*SETUPS[2], games=8, seed=5)
    monkeypatch.setenv("TENFOLD_CHECKED", "1")
    checked = Batch(*SETUPS[2], games=8, seed=5)
    for _ in range(100):
        for batch in (fast, checked):
            batch.step(batch.random_moves())
    assert fast.states.tobytes() == checked.states.tobytes()


@pytest.mark.parametrize("wrong", [-1, 5, 10_000, 1 << 62, -(1 << 62)])
@pytest.mark.parametrize("own_array", [False, True])
def test_an_illegal_move_in_a_batch_changes_nothing(wrong: int, own_array: bool) -> None:
    batch = Batch(*SETUPS[0], games=4, seed=1)
    before = {name: array.tobytes() for name, array in arrays_of(batch).items()}
    moves = batch.random_moves().copy() if own_array else batch.random_moves()
    moves[2] = wrong
    with pytest.raises(Illegal) as refused:
        batch.step(moves)
    assert refused.value.details == {"game": 2, "move": wrong}
    assert {name: array.tobytes() for name, array in arrays_of(batch).items()} == before


@pytest.mark.parametrize("game", list(LOOP_GAMES))
def test_numpy_sees_the_fields_where_they_lie(game: str) -> None:
    batch = Batch(game, SETUPS[0 if game == "cards" else 2][1], games=2, seed=4)
    for _ in range(30):
        batch.step(batch.random_moves())
    layout = layout_of(LOOP_GAMES[game].state)
    assert dtype_of(LOOP_GAMES[game].state).itemsize == layout.size
    state = layout.unpack(batch.states[1].tobytes())
    for name in layout.fields:
        assert batch.states[name][1].tolist() == getattr(state, name)


# Chance.


def test_the_second_rounds_random_move_is_any_legal_move() -> None:
    engine, book = find_game("tiles"), LOOP_GAMES["tiles"].book
    state, die = first_state(*SETUPS[2]), [0]
    seed_dice(die, 11, 0)
    while state.moved < 3:
        legal = engine.legal(state)
        state = engine.apply(state, legal[below(die, len(legal))])
        if engine.result(state):
            state = first_state(*SETUPS[2])
    legal = engine.legal(state)
    out = [0] * LOOP_GAMES["tiles"].space
    picked = Counter(book.pick(state, out, die) for _ in range(60 * len(legal)))
    assert set(picked) == set(legal)
    assert max(picked.values()) < 3 * 60 < 9 * min(picked.values())


def test_dice_are_fair_enough() -> None:
    die = [0]
    seed_dice(die, 1, 2)
    rolled = Counter(below(die, 6) for _ in range(6000))
    assert set(rolled) == set(range(6))
    assert all(850 < count < 1150 for count in rolled.values())
