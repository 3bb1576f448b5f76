"""The moves of a record as people count them."""

from __future__ import annotations

from tenfold.protocol.errors import TenfoldError

from .play import Play
from .record import Record


def step_ends(record: Record) -> list[int]:
    """By step, after how many moves of the record it ends. A step is a decision with all that followed from
    it: cards that come belong to whoever drew, and a payment is one step however many tokens it has. So steps
    have the numbers that the browser gives to moves, from 1; step 0 is the beginning."""
    play, ends, before = Play.before(record), [0], ""
    for number, token in enumerate(record.moves, 1):
        goes_on = play.is_chance or (token.startswith("spend:") and before.startswith(("buy:", "spend:")))
        if goes_on:
            ends[-1] = number
        else:
            ends.append(number)
        try:
            play.push(token)
        except TenfoldError as error:
            error.move_number = number
            raise
        before = token
    return ends
