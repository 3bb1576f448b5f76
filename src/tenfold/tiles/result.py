"""Who has won and how, as it stands in a record."""

from __future__ import annotations

from typing import Final

from tenfold.protocol.game import Json

from .state import LIMIT, LINE, REPETITION, State

ENDINGS: Final = {LINE: "line", REPETITION: "repetition", LIMIT: "limit"}


def written_result(s: State) -> Json:
    """The result of a game that is over."""
    return {"winners": [] if s.winner < 0 else [s.winner], "reason": ENDINGS[s.ending]}
