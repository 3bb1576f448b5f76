"""Games as a device plays them without a server: records with the shuffle that dealt them."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from tenfold.protocol.game import RULES_VERSION, Json
from tenfold.records.dealer import Dealer

TIMES = 1_700_000_000_000  # when the first move was made, and then one each second


def device_game(seed: int = 1, game: str = "tiles", seats: int = 2, **meta: Any) -> Json:
    """A finished game that somebody played against house bots, or others at the same device."""
    record = deepcopy(_played(seed, game, seats))
    record["meta"] |= meta
    return record


@cache
def _played(seed: int, game: str, seats: int) -> Json:
    options: Json = {"edition": "aeg", "seats": seats} if game == "cards" else {"edition": "steffen"}
    dealer = Dealer(game, options, seed.to_bytes(32, "big"), ["my word"], lot=True)
    play, dice = dealer.open_play(), Random(seed)
    while not play.is_over:
        play.push(dealer.deal(play) if play.is_chance else dice.choice(play.legal()))
    meta = {
        "rules": RULES_VERSION,
        "client": "0.2",
        "table": "local-abcdefghij",
        "names": ["Ana", "Juno", "Pip"][:seats],
        "bots": [None, "greedy", "careful"][:seats],
        "times": [TIMES + 1000 * number for number in range(len(play.moves))],
        "shuffle": dealer.reveal(),
    }
    return play.record(meta).to_json()
