"""How strong a network plays that is still learning: one seat is its, `careful` has the others."""

from __future__ import annotations

from array import array
from typing import Final

import numpy as np

from tenfold.bots.registry import HOUSE
from tenfold.bots.tiles.network.weights import NETWORK as OF_TILES
from tenfold.catalogue import find_game
from tenfold.fast.match import CompiledMatch
from tenfold.fast.self_play import PLACES
from tenfold.kernel.layout import layout_of
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer

from .networks import NETWORKS, trainable

SOLO_TARGET: Final = 7


def measured(network: str, weights: bytes, decks: int, seed: int) -> tuple[float, float]:
    """What the network wins, and how far that may be off, with 95 %."""
    won = np.array(victories(network, weights, decks, seed))
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(decks))


def victories(network: str, weights: bytes, decks: int, seed: int) -> list[float]:
    """By deck: what the network wins of it, on average over all seats; in solo, whether it wins."""
    kind = trainable(network)
    game = "tiles" if network == OF_TILES else "cards"
    known = PLACES[game](), kind.unpack(kind.pack(array("f", weights)))  # as they will be in the package
    match = CompiledMatch(game, recall=lambda _: known)
    options = _options(network)
    return [_victory(match, game, options, f"{seed}/{number}", number) for number in range(decks)]


def _options(network: str) -> Json:
    if network == OF_TILES:
        return {"edition": "steffen", "open": False}
    options: Json = {"edition": "aeg", "seats": NETWORKS.index(network) + 1}
    if network == "solo":
        options["target"] = SOLO_TARGET
    return options


def _victory(match: CompiledMatch, name: str, options: Json, secret: str, number: int) -> float:
    names = list(HOUSE[name].bots)
    dealer = Dealer(name, options, secret.encode())
    game, loops = find_game(name), LOOP_GAMES[name]
    start = layout_of(loops.state).pack(game.start(game.read_options(dealer.options)))
    piles = [move for pile in dealer.piles for move in pile]
    seats = options.get("seats", loops.most_seats)
    won = []
    for seat in range(seats):
        bots = [names.index("careful")] * loops.most_seats
        bots[seat] = names.index("expert")
        played = match.play(start, piles, bots, number)
        assert played.result
        winners = played.result["winners"] or range(seats)  # nobody: a draw
        won.append(1 / len(winners) if seat in winners else 0.0)
    return sum(won) / len(won)
