"""What the tile game's network was trained on, in one line: it changes with the rules and with what is seen.

Random games are played, and everything that the network would see on the way goes into a digest, with the
results. Weights that were made under another fingerprint do not fit.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from tenfold.bots.tiles.notes import TileNotes
from tenfold.catalogue import find_game
from tenfold.kernel.layout import layout_of
from tenfold.loops.dice import below, seed_dice
from tenfold.loops.tiles import random_tile
from tenfold.protocol.game import CHANCE, NOBODY
from tenfold.tiles.phases import legal, step, to_move
from tenfold.tiles.state import State

from .features import Features, extract_features, load_tally

GAMES: Final = 6
MOST_MOVES: Final = 40  # of a game, so that it takes no longer than a second
EVERY: Final = 5  # positions


@cache
def fingerprint() -> str:
    digest = hashlib.sha256()
    game = find_game("tiles")
    for seed in range(GAMES):
        options = {"edition": "steffen", "open": False, "start": seed % 2}
        digest.update(_seen(game.start(game.read_options(options)), seed))
    return digest.hexdigest()[:16]


def _seen(s: State, seed: int) -> bytes:
    notes, out, dice, seen = TileNotes(), [0] * find_game("tiles").space, [0], b""
    seed_dice(dice, seed, 0)
    for number in range(MOST_MOVES):
        mover = to_move(s)
        if mover == NOBODY:
            break
        if mover == CHANCE:
            step(s, random_tile(s, dice))
            continue
        if number % EVERY == 0:
            tally = notes.closed_game.tally
            load_tally(notes, tally, s)
            extract_features(notes, tally, s, s.mover, notes.net.seen)
            seen += layout_of(Features).pack(notes.net.seen)
        step(s, out[below(dice, legal(s, out))])
    return seen + bytes([s.laid, s.winner + 1])
