"""What tells a game again, wherever its record was kept."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from tenfold.catalogue import find_game

from .record import Record
from .rules_version import rules_of

FORM: Final = "tenfold-game/1"


def digest_of(record: Record) -> str:
    """SHA-256 of five lines of UTF-8 text with a line feed between them, in hexadecimal digits:

    1. `tenfold-game/1`
    2. the name of the game
    3. the options, every one of them named as the rules write them, as JSON without spaces, the keys of each
       object in the order of their code points
    4. the moves with a space between them
    5. the commitment to the shuffle, `meta.shuffle.commitment`; nothing if the record has none

    Names, times, the result and how a game was broken off are no part of it: a game that was brought to two
    places is still one. Raises a `TenfoldError` for options that no game has.
    """
    game = find_game(record.game, rules_of(record))
    options = game.write_options(game.read_options(record.options))
    written = json.dumps(options, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    shuffle = record.meta.get("shuffle")
    commitment = shuffle.get("commitment") if isinstance(shuffle, dict) else None
    promise = commitment if isinstance(commitment, str) else ""
    lines = (FORM, record.game, written, " ".join(record.moves), promise)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
