"""What the networks were trained on, in one line: it changes with the rules, the editions and what is seen.

Random games of every edition and number of seats are played, and everything that the network would see on the
way goes into a digest, with the results. Weights that were made under another fingerprint do not fit.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from tenfold.cards.edition import published
from tenfold.cards.phases import legal, step, to_move
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import State
from tenfold.cards.victory import count_up
from tenfold.catalogue import find_game
from tenfold.loops.cards import random_card
from tenfold.loops.dice import below, seed_dice
from tenfold.protocol.game import CHANCE, NOBODY

from .features import Features, Memory, extract_features
from .self_play import is_lesson

EVERY: Final = 7  # positions, so that it takes no longer than a second


@cache
def fingerprint() -> str:
    digest = hashlib.sha256()
    game = find_game("cards")
    for edition in published().values():
        for seats in range(1, 6):
            options = {"edition": edition.id, "seats": seats, "busting": seats % 2 == 0}
            if seats == 1:
                options["target"] = edition.solo.highest_target
            digest.update(_seen(game.start(game.read_options(options)), seats))
    return digest.hexdigest()[:16]


def _seen(s: State, seed: int) -> bytes:
    features, memory, paper = Features(), Memory(), Arrangement()
    out, dice, seen, lessons = [0] * find_game("cards").space, [0], b"", 0
    seed_dice(dice, seed, 0)
    while (mover := to_move(s)) != NOBODY:
        if mover == CHANCE:
            step(s, random_card(s, dice))
            continue
        if is_lesson(s):
            lessons += 1
            if lessons % EVERY == 0:
                extract_features(s, features, memory, paper)
                seen += features.key()
        step(s, out[below(dice, legal(s, out))])
    winners = count_up(s, paper)
    return seen + bytes([winners, *paper.scores])
