"""Games that follow from a seed: the same ones on every machine and with any number of workers."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tenfold.catalogue import find_game
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import RULES_VERSION, Json
from tenfold.records.dealer import Dealer
from tenfold.records.record import Record

from .match import SECONDS_A_MOVE, Match, PlayedGame, check_rules, rules_of
from .written_moves import WrittenMoves


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be played; game i depends on this and i, and on nothing else."""

    game: str
    options: Json
    bots: tuple[str, ...]  # one for each seat but the solo opponent's
    seed: str
    keeps_records: bool = False
    seconds_a_move: float = SECONDS_A_MOVE


def play_game(job: Job, name: str) -> PlayedGame:
    """Plays the game of a name; without a `start` among the options the lot decides who begins."""
    dealer = Dealer(job.game, job.options, _digest(f"{name} dealer"), lot="start" not in job.options)
    dice = int.from_bytes(_digest(f"{name} players")[:7], "big")
    return _match(job.game, job.bots, job.seconds_a_move).play(dealer, dice)


def record_of(played: PlayedGame, bots: Sequence[str]) -> Record:
    """The game as a record; one that a fault ended has no result, and its `meta` tells of the fault."""
    dealer = played.dealer
    options = dealer.game.write_options(dealer.game.read_options(dealer.options))
    meta: Json = {"rules": RULES_VERSION, "players": list(bots), "shuffle": dealer.reveal()}
    if played.fault:
        meta["fault"] = {"seat": played.fault.seat, "key": played.fault.key, **played.fault.details}
    moves = WrittenMoves(dealer.game, dealer.options).up_to(played.moves)
    return Record(dealer.game.name, options, moves, played.result, meta)


def check_bots(game: str, options: Json, bots: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat, or one for all; raises `BadOptions` for one that cannot be found."""
    seats = seats_in(options)
    find_game(game).read_options({**options, **({"rows": ["123" * 5] * 2} if options.get("open") else {})})
    check_rules(game, bots)
    if len(bots) not in (1, seats):
        raise BadOptions("options.bots_and_seats", bots=len(bots), seats=seats)
    return tuple(bots) if len(bots) == seats else tuple(bots) * seats


def seats_in(options: Json) -> int:
    """How many bots play; of the solo game, whose opponent is none, one."""
    return int(options.get("seats") or 2)


@lru_cache(maxsize=256)
def is_compiled(game: str, bots: tuple[str, ...]) -> bool:
    """Whether all bots are rules, so that games are compiled."""
    return rules_of(game, bots) is not None


@lru_cache(maxsize=256)
def _match(game: str, bots: tuple[str, ...], seconds_a_move: float) -> Match:
    return Match(game, bots, seconds_a_move)


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
