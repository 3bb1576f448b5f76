"""The games that puzzles are found in: between house opponents of mixed strength, or given."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from tenfold.catalogue import editions_of, find_game
from tenfold.lab.play.job import Job, play_game
from tenfold.protocol.game import Json, Move
from tenfold.puzzles.puzzle import Theme
from tenfold.records.record import Record

SEATS: Final = (2, 3, 4, 3, 2, 4, 3, 1)  # of card games, in turn
TARGETS: Final = (5, 6, 7, 8)  # of solo games
CARD_PLAYERS: Final = ("greedy", "careful", "willa", "basil")  # of mixed strength, and all of them quick
# Weak ones leave positions on the board that the opponents of the house are not used to, and often misjudge.
WEAK: Final = ("bruno", "otis", "greedy", "random", "wanda")
OPEN_PLAYERS: Final = ("bruno", "otis", "wanda", "nell", "iris", "greedy")
LONG_GAMES: Final = ("random", "greedy", "wanda", "otis", "nell")  # among them a second round is likeliest

OPEN_GUARDS: Final = 0.5  # of the games for guards

Source: TypeAlias = tuple[Json, list[Move]]  # the options of a game, and its moves


def simulated_game(game: str, themes: Sequence[Theme], seed: str, number: int) -> Source:
    """The game of a number: it depends on what is given here, and on nothing else."""
    name = f"tenfold-puzzles/1 {seed} {number}"
    dice = Random(name)
    options, players = _card_table(dice, number) if game == "cards" else _tile_table(dice, themes, number)
    bots = tuple(dice.choice(players) for _ in range(options.get("seats", 2)))
    played = play_game(Job(game, options, bots, seed), name)
    engine = played.dealer.game
    return engine.write_options(engine.read_options(played.dealer.options)), played.moves


def game_of_record(record: Record) -> Source:
    game = find_game(record.game)
    options = game.read_options(record.options)
    state, moves = game.start(options), []
    for token in record.moves:
        moves.append(game.move(state, token))
        state = game.advance(state, moves[-1])
    return game.write_options(options), moves


def _card_table(dice: Random, number: int) -> tuple[Json, Sequence[str]]:
    seats = SEATS[number % len(SEATS)]
    options: Json = {"edition": dice.choice(editions_of("cards")), "seats": seats}
    return options | ({"target": dice.choice(TARGETS)} if seats == 1 else {}), CARD_PLAYERS


def _tile_table(dice: Random, themes: Sequence[Theme], number: int) -> tuple[Json, Sequence[str]]:
    """Open games for wins and losses that can be forced, long ones for the second round, and closed ones."""
    options: Json = {"edition": editions_of("tiles")[0]}
    match themes[number % len(themes)]:
        case "win_in_two":
            return options | {"open": True}, OPEN_PLAYERS
        case "guard" if dice.random() < OPEN_GUARDS:
            return options | {"open": True}, OPEN_PLAYERS
        case "second_round":
            return options, LONG_GAMES
    return options, WEAK
