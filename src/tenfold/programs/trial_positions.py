"""Decisions to try a program with, from games that follow from a seed: of every edition, number of seats and
phase."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from typing import Final, TypeAlias

from tenfold.bots.bot import Course, Turn
from tenfold.cards.edition import editions as card_editions
from tenfold.cards.refusals import PHASES as CARD_PHASES
from tenfold.cards.state import MOST_SEATS
from tenfold.catalogue import editions_of
from tenfold.protocol.game import CHANCE, NOBODY, Json, Move
from tenfold.records.dealer import Dealer
from tenfold.tiles.refusals import PHASES as TILE_PHASES

NO_DECISIONS: Final = ("chance", "over")  # the phases in which nobody decides
PHASES: Final = {
    "cards": [phase for phase in CARD_PHASES if phase not in NO_DECISIONS],
    "tiles": [phase for phase in TILE_PHASES if phase not in NO_DECISIONS],
}

Choose: TypeAlias = Callable[[Turn], Move]


def at_random(turn: Turn) -> Move:
    return turn.legal[turn.below(len(turn.legal))]


def trial_positions(game: str, wanted: int, seed: str) -> list[Turn]:
    """So many decisions, the phases and set-ups one after another; the same seed gives the same ones."""
    return list(islice(_in_turn(game, seed), wanted))


def _in_turn(game: str, seed: str) -> Iterator[Turn]:
    """Each time round, a set-up gives a decision of its next phase; after all phases it plays anew."""
    phases, setups = PHASES[game], setups_of(game)
    played: dict[int, dict[str, list[Turn]]] = {}
    for lap in count():
        for place, options in enumerate(setups):
            if lap % len(phases) == 0:
                played[place] = _by_phase(_decisions(game, options, f"{seed} {lap} {place}"))
            found = played[place].get(phases[(place + lap) % len(phases)])
            if found:
                yield found[len(found) // 2]


def _by_phase(turns: list[Turn]) -> dict[str, list[Turn]]:
    found: dict[str, list[Turn]] = {}
    for turn in turns:
        found.setdefault(phase_of(turn), []).append(turn)
    return found


def setups_of(game: str) -> list[Json]:
    """Every edition with every number of seats, so that neighbours differ in both; every other one with the
    variant that the game has."""
    editions = editions_of(game)
    if game == "tiles":
        return [{"edition": edition, "open": is_open} for edition in editions for is_open in (False, True)]
    return [
        _cards(editions[(seats + turn) % len(editions)], seats, busting=turn % 2 == 0)
        for turn in range(len(editions))
        for seats in range(1, MOST_SEATS + 1)
    ]


def _cards(edition: str, seats: int, *, busting: bool) -> Json:
    options: Json = {"edition": edition, "seats": seats, "busting": busting}
    return options | ({"target": card_editions()[edition].solo.lowest_target} if seats == 1 else {})


def _decisions(game: str, options: Json, seed: str) -> list[Turn]:
    """All decisions of a game in which anything may happen."""
    asked: list[Turn] = []

    def choose(turn: Turn) -> Move:
        asked.append(turn)
        return at_random(turn)

    play_whole_game(game, options, seed, [choose] * MOST_SEATS)
    return asked


def play_whole_game(game: str, options: Json, seed: str, players: list[Choose]) -> tuple[Course, Json]:
    """Plays a game to its end, by whoever has the seats; a choice of one is made for them."""
    secret = hashlib.sha256(f"tenfold-check/1 {seed}".encode()).digest()
    dealer = Dealer(game, options, secret, lot=True)
    play, dice = dealer.open_play(), [int.from_bytes(secret[:7], "big")]
    course = Course.dealt_by(dealer, lambda: list(play.moves))
    while (mover := play.to_move) != NOBODY:
        if mover == CHANCE:
            play.push(dealer.deal(play))
            continue
        legal = dealer.game.legal(play.state)
        move = legal[0]
        if len(legal) > 1:
            here = replace(course, moves=partial(list, tuple(play.moves)))
            move = players[mover](Turn(dealer.game, play.state.copy(), mover, legal, dice, here))
        play.push(dealer.game.token(play.state, move))
    assert play.result
    return course, play.result


def phase_of(turn: Turn) -> str:
    return str(turn.view()["phase"])
