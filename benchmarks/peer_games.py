"""Random games of one library, played in its own environment and asked for in lines of JSON; see `peers.py`.

    python benchmarks/peer_games.py NAME

It says `{"version": …, "ready": seconds}` once the first game is played, then answers every number of
seconds with `{"moves": …, "seconds": …}`: decisions made at random in about that much of the processor's
time, and how much it was. What chance does is not counted. Only what the game asked for needs is imported.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, Final, NamedTuple

MANY: Final = 1024  # games side by side
DICE: Final = Random(1)

Play = Callable[[], int]  # some whole games or steps; how many decisions that were


class Game(NamedTuple):
    label: str
    package: str
    make: Callable[[], Play]


def one_by_one(game: str, **options: object) -> Play:
    """Tenfold as a program of Python uses it: moves listed, one chosen and checked, the next position."""
    new = import_module("tenfold").Play

    def play() -> int:
        decisions, match = 0, new(game, **options)
        while not match.is_over:
            if match.is_chance:
                outcomes, copies = zip(*match.chances(), strict=True)
                match.push(*DICE.choices(outcomes, copies))
            else:
                match.push(DICE.choice(match.legal()))
                decisions += 1
        return decisions

    return play


def whole_games(game: str) -> Play:
    """Inside Tenfold's compiled module; the tile game's second round draws moves until one is legal."""
    bench = import_module("tenfold.lab.bench")
    return lambda: int(bench.playouts(game, 1000, DICE.getrandbits(30))[0])


def many_at_once(game: str) -> Play:
    """A thousand games of Tenfold, stepped from Python with masks."""
    bench, batches = import_module("tenfold.lab.bench"), import_module("tenfold.fast.batch")
    batch = batches.Batch(game, bench.SETUPS[game], MANY, seed=1)

    def play() -> int:
        for _ in range(20):
            batch.step(batch.random_moves())
        return 20 * MANY

    return play


def chess() -> Play:
    new = import_module("chess").Board

    def play() -> int:
        board, decisions = new(), 0
        while not board.is_game_over():
            board.push(DICE.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


def hold_em() -> Play:
    """One hand of no-limit hold'em for four; everything but the decisions is automatic."""
    pokerkit = import_module("pokerkit")
    automations = tuple(pokerkit.Automation)

    def play() -> int:
        decisions = 0
        state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 4)
        while state.status:
            ways = [(state.can_fold(), state.fold), (state.can_check_or_call(), state.check_or_call)]
            ways.append((state.can_complete_bet_or_raise_to(), state.complete_bet_or_raise_to))
            DICE.choice([deed for may, deed in ways if may])()
            decisions += 1
        return decisions

    return play


def catan() -> Play:
    catanatron = import_module("catanatron")

    def play() -> int:
        match = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        match.play()
        return len(match.state.actions)

    return play


def rlcard(name: str) -> Play:
    env = import_module("rlcard").make(name)

    def play() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(DICE.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(DICE.choices(outcomes, chances)[0])
            else:
                state.apply_action(DICE.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def open_spiel_inside(name: str) -> Play:
    """Whole games between OpenSpiel's own random bots, in C++; as long as the mean of games like them."""
    spiel, games, samples = import_module("pyspiel"), 100, 300
    by_hand = open_spiel(name)
    length = sum(by_hand() for _ in range(samples)) / samples
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> int:
        for _ in range(games):
            spiel.evaluate_bots(game.new_initial_state(), bots, DICE.getrandbits(30))
        return round(games * length)

    return play


def pgx(name: str) -> Play:
    """A thousand games, choice and step in one compiled function, a new game where one is over."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    step_or_reset = import_module("pgx.experimental").auto_reset(env.step, env.init)

    @jax.jit  # type: ignore[untyped-decorator]
    def step(state: Any, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, odds, axis=-1)
        return jax.vmap(step_or_reset)(state, actions, jax.random.split(chance, MANY))

    table = {
        "key": jax.random.PRNGKey(1),
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), MANY)),
    }

    def play() -> int:
        for _ in range(5):
            table["key"], key = jax.random.split(table["key"])
            table["state"] = step(table["state"], key)
        jax.block_until_ready(table["state"])
        return 5 * MANY

    return play


def spiel_game(name: str, label: str) -> Game:
    return Game(f"OpenSpiel, {label}", "open_spiel", lambda: open_spiel(name))


def spiel_inside(name: str, label: str) -> Game:
    return Game(f"OpenSpiel, {label}, whole games", "open_spiel", lambda: open_spiel_inside(name))


def pgx_game(name: str, label: str) -> Game:
    return Game(f"pgx, {label}, 1,024 at once", "pgx", lambda: pgx(name))


CARDS: Final = "cards-play"
INSIDE: Final = "cards-inside"
GAMES: Final[dict[str, Game]] = {
    CARDS: Game(
        "Tenfold, `Play`, cards for four",
        "tenfold",
        lambda: one_by_one("cards", edition="aeg", seats=4),
    ),
    "tiles-play": Game(
        "Tenfold, `Play`, closed tiles", "tenfold", lambda: one_by_one("tiles", edition="steffen")
    ),
    "chess": Game("python-chess", "chess", chess),
    "hold-em": Game("PokerKit, hold'em for four", "pokerkit", hold_em),
    "catan": Game("Catanatron, four players", "catanatron", catan),
    "rlcard-leduc": Game("RLCard, Leduc", "rlcard", lambda: rlcard("leduc-holdem")),
    "rlcard-uno": Game("RLCard, UNO", "rlcard", lambda: rlcard("uno")),
    "spiel-leduc": spiel_game("leduc_poker", "Leduc"),
    "spiel-connect": spiel_game("connect_four", "connect four"),
    "spiel-backgammon": spiel_game("backgammon", "backgammon"),
    "spiel-gin": spiel_game("gin_rummy", "gin rummy"),
    INSIDE: Game("Tenfold, cards for four, whole games", "tenfold", lambda: whole_games("cards")),
    "tiles-inside": Game("Tenfold, closed tiles, whole games", "tenfold", lambda: whole_games("tiles")),
    "cards-many": Game("Tenfold, cards for four, 1,024 at once", "tenfold", lambda: many_at_once("cards")),
    "tiles-many": Game("Tenfold, closed tiles, 1,024 at once", "tenfold", lambda: many_at_once("tiles")),
    "inside-connect": spiel_inside("connect_four", "connect four"),
    "inside-backgammon": spiel_inside("backgammon", "backgammon"),
    "inside-gin": spiel_inside("gin_rummy", "gin rummy"),
    "pgx-leduc": pgx_game("leduc_holdem", "Leduc"),
    "pgx-connect": pgx_game("connect_four", "connect four"),
    "pgx-backgammon": pgx_game("backgammon", "backgammon"),
}


def main(name: str) -> None:
    game = GAMES[name]
    play = game.make()
    play()
    say({"version": version(game.package), "ready": time.process_time()})
    for line in sys.stdin:
        moves, began = 0, time.process_time()
        while time.process_time() - began < float(line):
            moves += play()
        say({"moves": moves, "seconds": time.process_time() - began})


def say(what: object) -> None:
    sys.__stdout__.write(json.dumps(what) + "\n")  # type: ignore[union-attr]
    sys.__stdout__.flush()  # type: ignore[union-attr]


if __name__ == "__main__":
    main(sys.argv[1])
