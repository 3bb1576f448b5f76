"""The loops over many games: the same compiled and interpreted, and true to the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tenfold.catalogue import find_game
from tenfold.fast.batch import Batch, rows_of_dice
from tenfold.fast.dice import below, seed_dice
from tenfold.fast.loops import adapted, play_out, play_out_many
from tenfold.fast.pack import pack, unpack
from tenfold.fast.rulebook import RULEBOOKS, pick_in_tiles
from tenfold.kernel import compiled, count_bits, lowest_bit
from tenfold.protocol.errors import Illegal
from tenfold.protocol.game import CHANCE

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"edition": "aeg", "seats": 4}),
    ("cards", {"edition": "gamefactory", "seats": 1, "target": 7, "busting": True}),
    ("tiles", {"edition": "steffen"}),
    ("tiles", {"edition": "steffen", "open": True, "rows": ["311312321331222", "321132322131123"]}),
]
IDS = ["four players", "solo", "closed tiles", "open tiles"]


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=IDS)
def test_a_playout_is_the_same_compiled_and_interpreted(game: str, options: dict[str, Any]) -> None:
    engine, book = find_game(game), RULEBOOKS[game]
    loop = adapted(play_out, game)
    for number in range(5):
        plain = engine.start(engine.read_options(options))
        packed = pack(plain)
        die = [0]
        row: Any = np.zeros(1, np.int64)
        seed_dice(die, 7, number)
        compiled(seed_dice)(row, 7, number)
        assert die == row.tolist()
        size = sum(map(len, engine.shuffled(options, list)[1]))
        decisions = loop(plain, [0] * size, [0] * book.room, die)
        same = compiled(loop)(packed[0], np.zeros(size, np.int64), np.zeros(book.room, np.int16), row)
        assert unpack(book.state, packed[0]) == plain
        assert (decisions, die) == (same, row.tolist())
        assert engine.result(plain) is not None


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=IDS)
def test_many_playouts_share_out_one_victory_each(game: str, options: dict[str, Any]) -> None:
    engine, book = find_game(game), RULEBOOKS[game]
    start = pack(engine.start(engine.read_options(options)))
    totals = np.zeros(engine.seats(engine.read_options(options)))
    decisions = compiled(adapted(play_out_many, game))(
        start.copy(),
        start,
        np.zeros(sum(map(len, engine.shuffled(options, list)[1])), np.int64),
        np.zeros(book.room, np.int16),
        rows_of_dice(1, 50),
        pack(book.paper)[0],
        np.zeros(book.most_seats),
        totals,
    )
    assert totals.sum() == pytest.approx(50)
    assert decisions > 50


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=IDS)
def test_a_batch_tells_the_legal_moves_of_each_game(game: str, options: dict[str, Any]) -> None:
    engine, book = find_game(game), RULEBOOKS[game]
    batch = Batch(game, options, games=3, seed=3)
    ended = 0
    for _ in range(900):
        for number in range(3):
            state = unpack(book.state, batch.states[number])
            assert engine.to_move(state) == batch.to_move[number] != CHANCE
            assert np.flatnonzero(batch.mask[number]).tolist() == engine.legal(state)
        finished = batch.step(batch.random_moves())
        ended += int(finished.sum())
        assert np.allclose(batch.shares[finished].sum(axis=1), 1)
    assert ended > 0


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (Batch(*SETUPS[0], games=8, seed=5) for _ in range(2))
    third = Batch(*SETUPS[0], games=8, seed=6)
    for batch in (one, other, third):
        for _ in range(200):
            batch.step(batch.random_moves())
    assert one.states.tobytes() == other.states.tobytes() != third.states.tobytes()


@pytest.mark.parametrize("wrong", [-1, 5, 10_000])
def test_an_illegal_move_in_a_batch_changes_nothing(wrong: int) -> None:
    batch = Batch(*SETUPS[0], games=4, seed=1)
    before, moves = batch.states.tobytes(), batch.random_moves()
    moves[2] = wrong
    with pytest.raises(Illegal) as refused:
        batch.step(moves)
    assert refused.value.details == {"game": 2, "move": wrong}
    assert batch.states.tobytes() == before


def test_the_second_rounds_random_move_is_any_legal_move() -> None:
    engine, book = find_game("tiles"), RULEBOOKS["tiles"]
    state, die = engine.start(engine.read_options({"edition": "steffen"})), [0]
    seed_dice(die, 11, 0)
    while state.moved < 3:
        legal = engine.legal(state)
        state = engine.apply(state, legal[below(die, len(legal))])
        if engine.result(state):
            state = engine.start(engine.read_options({"edition": "steffen"}))
    legal = engine.legal(state)
    picked = Counter(pick_in_tiles(state, [0] * book.room, die) for _ in range(60 * len(legal)))
    assert set(picked) == set(legal)
    assert max(picked.values()) < 3 * 60 < 9 * min(picked.values())


def test_dice_are_fair_enough() -> None:
    die = [0]
    seed_dice(die, 1, 2)
    rolled = Counter(below(die, 6) for _ in range(6000))
    assert set(rolled) == set(range(6))
    assert all(850 < count < 1150 for count in rolled.values())


def test_bits_are_the_same_compiled_and_interpreted() -> None:
    for mask in (1, 2, 0b1011000, 1 << 54, (1 << 55) - 1, 0x155555555555555):
        assert compiled(lowest_bit)(mask) == lowest_bit(mask)
        assert compiled(count_bits)(mask) == count_bits(mask) == bin(mask).count("1")
