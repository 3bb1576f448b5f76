"""Games between random players, the same ones from the same seed on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer, Stream
from tenfold.records.record import Record


def simulate(game: str, options: Json, games: int, seed: str) -> Iterator[Record]:
    """Plays game after game; without a `start` among the options the lot decides who begins."""
    for number in range(games):
        yield _play(game, options, f"tenfold-simulate/1 {seed} {number}")


def _play(game: str, options: Json, name: str) -> Record:
    dealer = Dealer(game, options, _digest(f"{name} dealer"), lot="start" not in options)
    players = Stream(_digest(f"{name} players"))
    play = dealer.open_play()
    while not play.is_over:
        if play.is_chance:
            token = dealer.deal(play)
        else:
            legal = play.game.legal(play.state)
            token = play.game.token(play.state, legal[players.below(len(legal))])
        play.push(token)
    return play.record({"players": ["random"] * play.seats, "shuffle": dealer.reveal()})


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
