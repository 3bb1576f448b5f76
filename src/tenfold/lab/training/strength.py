"""How strong a network plays that is still learning: one seat is its, `careful` has the others."""

from __future__ import annotations

from array import array
from typing import Final

import numpy as np

from tenfold.bots.cards.weights import NETWORKS, pack, place_in_notes, seats_of, unpack
from tenfold.bots.registry import HOUSE
from tenfold.cards.state import MOST_SEATS, State
from tenfold.catalogue import find_game
from tenfold.fast.match import CompiledMatch
from tenfold.kernel.layout import layout_of
from tenfold.protocol.game import Json
from tenfold.records.dealer import Dealer

SOLO_TARGET: Final = 7


def measured(network: str, weights: bytes, decks: int, seed: int) -> tuple[float, float]:
    """What the network wins, and how far that may be off, with 95 %."""
    won = np.array(victories(network, weights, decks, seed))
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(decks))


def victories(network: str, weights: bytes, decks: int, seed: int) -> list[float]:
    """By deck: what the network wins of it, on average over all seats; in solo, whether it wins."""
    packed = pack(array("f", weights), seats_of(network))  # as they will be in the package
    known = place_in_notes(), unpack(packed, seats_of(network))
    match = CompiledMatch("cards", recall=lambda _: known)
    return [_victory(match, network, f"{seed}/{number}", number) for number in range(decks)]


def _victory(match: CompiledMatch, network: str, secret: str, number: int) -> float:
    options: Json = {"edition": "aeg", "seats": NETWORKS.index(network) + 1}
    if network == "solo":
        options["target"] = SOLO_TARGET
    names = list(HOUSE["cards"].bots)
    dealer = Dealer("cards", options, secret.encode())
    game = find_game("cards")
    start: State = game.start(game.read_options(dealer.options))
    piles = [move for pile in dealer.piles for move in pile]
    won = []
    for seat in range(options["seats"]):
        bots = [names.index("careful")] * MOST_SEATS
        bots[seat] = names.index("expert")
        played = match.play(layout_of(State).pack(start), piles, bots, number)
        assert played.result
        winners = played.result["winners"]
        won.append(1 / len(winners) if seat in winners else 0.0)
    return sum(won) / len(won)
