"""The longest games that the rules allow, for whoever wants to know what they cost a server."""

from __future__ import annotations

import random
from typing import Any

from tenfold.catalogue import find_game
from tenfold.protocol.game import CHANCE, NOBODY
from tenfold.records.record import Record


def long_tiles(second_round: int, seed: int = 1) -> Record:
    """A tile game that goes on until its second round has had so many moves."""
    game, dice, moves = find_game("tiles"), random.Random(seed), list[str]()
    options = {"edition": "steffen", "repetitions": 1_000, "second_round_limit": second_round}
    state = game.start(game.read_options(options))
    while game.to_move(state) != NOBODY:
        legal = game.legal(state)
        dice.shuffle(legal)
        for move in legal:
            after = game.advance(state, move)
            if game.to_move(after) != NOBODY or len(moves) == 59 + second_round:
                break
        moves.append(game.token(state, move))
        state = after
    return Record("tiles", options, moves, game.result(state))


def long_cards(pairs: int) -> Record:
    """A card game of five in which every other card is a wildcard that somebody pays dearly, coin by coin."""
    game, moves = find_game("cards"), list[str]()
    options: dict[str, Any] = {"edition": "aeg", "seats": 5, "deck": {"$5": pairs, "**": pairs}}
    state = game.start(game.read_options(options))
    while game.to_move(state) != NOBODY:
        legal = [game.token(state, move) for move in game.legal(state)]
        if game.to_move(state) == CHANCE:
            token = "$5" if moves.count("$5") <= moves.count("**") and "$5" in legal else legal[-1]
        elif any(token.startswith("bid:") for token in legal):
            token = legal[-1] if state.mover == state.active else legal[min(1, len(legal) - 1)]
        else:
            token = next((token for token in ("numbers", "spend:$") if token in legal), legal[0])
        moves.append(token)
        state = game.advance(state, game.move(state, token))
    return Record("cards", options, moves, game.result(state))
