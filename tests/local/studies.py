"""What Python finds in games of every kind, for the browser's study to be compared with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
from judging.games import nth_game

from tenfold.analysis.choices import made_from
from tenfold.analysis.decisions import assess
from tenfold.analysis.evaluator import LEVELS, USUAL, Level, study_for
from tenfold.analysis.walk import positions, review
from tenfold.bots.registry import HOUSE
from tenfold.catalogue import AnyGame, find_game
from tenfold.protocol.game import CHANCE, NOBODY, RULES_VERSION, Json, Move
from tenfold.records.record import Record
from tenfold.server.hints.advising import explain
from tenfold.server.hints.requests import WhyRequest, explanation
from tenfold.server.reviews.payload import decision_payload, payload_of
from tenfold.server.table.hinting import BotQuestion

APART: Final = 7  # decisions of a game between two that are asked about
OWN: Final = ("kind", "moves", "value", "next_moves", "next_value", "reasons")


def reviews(count: int, first: int, level: Level | None = None) -> Iterator[Json]:
    """Whole games, as closely as usual or so closely."""
    for number in range(first, first + count):
        record = nth_game(number)
        found = payload_of(review(record, level or USUAL[record.game]))
        yield {"kind": "review", **_told(record), "review": msgspec.to_builtins(found)}


def hints(count: int, first: int) -> Iterator[Json]:
    """What the expert would do in games one after the other, more and more closely."""
    for number in range(first, first + count):
        record, dice = nth_game(number), Random(number)
        game = find_game(record.game)
        states, _, places = _decisions(game, record)
        for place in places:
            level = dice.choice(LEVELS[:2])
            study = study_for(game, game.read_options(record.options))
            found = decision_payload(assess(game, states[place], place + 1, study, level))
            told = {"at": place, "level": level, "decision": msgspec.to_builtins(found)}
            yield {"kind": "hint", **_told(record), **told}


def reasons(count: int, first: int) -> Iterator[Json]:
    """What every bot says of moves, whether it would make them or not."""
    for number in range(first, first + count):
        record, dice = nth_game(number), Random(number)
        game = find_game(record.game)
        states, moves, places = _decisions(game, record)
        for place in places:
            state, made = states[place], made_from(game, states, moves, place)
            bot = dice.choice(list(HOUSE[record.game].bots))
            question = BotQuestion(state, place + 1, game.to_move(state), bot, made)
            told = explain(WhyRequest(record.game, record.options, question))
            own = msgspec.to_builtins(explanation("c", 0, question, told))
            asked = {"at": place, "bot": bot, "made": made}
            yield {"kind": "why", **_told(record), **asked, "own": {name: own[name] for name in OWN}}


def _told(record: Record) -> Json:
    return {
        "game": record.game,
        "rules": RULES_VERSION,
        "raw": record.options,
        "moves": record.moves,
        "result": record.result,
    }


def _decisions(game: AnyGame, record: Record) -> tuple[list[Any], list[Move], list[int]]:
    """All positions and moves of a game, and the places of some decisions."""
    states, moves = positions(game, game.read_options(record.options), record.moves)
    places = [at for at, state in enumerate(states) if game.to_move(state) not in (CHANCE, NOBODY)]
    return states, moves, places[::APART]
