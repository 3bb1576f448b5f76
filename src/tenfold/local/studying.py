"""What a browser has to know to study games by itself."""

from __future__ import annotations

from typing import Final

from tenfold.analysis.accuracy import STEEPNESS, house_accuracy
from tenfold.analysis.errors_by_kind import ONE_BY_ONE, TOGETHER, ErrorSums
from tenfold.analysis.evaluator import CLOSER, USUAL, VERSION
from tenfold.analysis.house_errors import house_errors
from tenfold.analysis.mistakes import COMPLETE
from tenfold.analysis.tasks import task_of
from tenfold.bots.registry import EXPERT
from tenfold.cards.deck import CODES
from tenfold.cards.state import MOST_SEATS
from tenfold.judging import findings
from tenfold.judging.digits import share_told
from tenfold.judging.game_verdict import PLAYED, VERDICTS
from tenfold.judging.practising import LATELY
from tenfold.judging.reasons.table import LENGTH, REASONS, WIDTH, WORDS
from tenfold.judging.reasons.telling import NO_MOVE, NO_VALUE
from tenfold.judging.studies import SEED, STUDIES
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.loops.games import LOOP_GAMES
from tenfold.protocol.game import Json

from .layouts import calls_of_studies, deep_layout
from .opponents import networks_of

# Where the weights of a network belong in a study, and a game's own deck is noted.
WEIGHTS: Final = {"cards": ("desk", "mind", "net", "weights"), "tiles": ("desk", "notes", "net", "weights")}
# What opponents look at their moves with: parts of a study, and whether dice are needed beside them.
VIEWED_WITH: Final = {"cards": ("mind",), "tiles": ("notes", "after")}
HAS_DICE: Final = {"cards": False, "tiles": True}
OWN_DECK: Final = {"cards": ("desk", "has_own_deck")}
DECK: Final = "deck"  # the option that says so


def studying() -> Json:
    return {
        "version": VERSION,
        "calls": calls_of_studies(),
        "layout": deep_layout(findings.Study),
        "levels": findings.LEVELS,
        "closer": CLOSER,
        "seed": SEED,
        "marks": findings.MARKS,
        "kinds": findings.KINDS,
        "played": PLAYED,
        "verdicts": VERDICTS,
        "found": {
            "chance": findings.CHANCE_FOUND,
            "decision": findings.DECISION_FOUND,
            "over": findings.OVER_NOW,
        },
        "most_seats": MOST_SEATS,
        "expert": EXPERT,
        "no_move": NO_MOVE,
        "no_value": NO_VALUE,
        **_reasons(),
        **_practice(),
        "games": {game: _game(game) for game in STUDIES},
    }


def _reasons() -> Json:
    return {
        "most_details": findings.MOST_DETAILS,
        "list_base": LENGTH,
        "plane_width": WIDTH,
        "words": WORDS,
        "reasons": [[reason.key, list(reason.details.items())] for reason in REASONS],
        "card_codes": CODES,
    }


def _practice() -> Json:
    return {
        "lately": LATELY,
        "tasks": {kind: task_of(kind) for kind in findings.KINDS},
        "complete": sorted(COMPLETE),
        "one_by_one": ONE_BY_ONE,
        "together": TOGETHER,
    }


def _game(game: str) -> Json:
    struct = STUDIES[game].struct
    return {
        "size": layout_of(struct).size,
        "study": offset_of(struct, "study"),
        "position": offset_of(struct, "position"),
        "state": layout_of(LOOP_GAMES[game].state).size,
        **networks_of(game),
        "place": offset_of(struct, *WEIGHTS[game]),
        "own_deck": [DECK, offset_of(struct, *OWN_DECK[game])] if game in OWN_DECK else None,
        "paper": offset_of(struct, "paper"),
        "viewed_with": [offset_of(struct, "desk", name) for name in VIEWED_WITH[game]],
        "has_dice": HAS_DICE[game],
        "usual": USUAL[game],
        "steepness": STEEPNESS[game],
        "house": [
            {"name": one.name, "games": one.games, "interval": one.interval, "kinds": _kinds(one.kinds)}
            for one in house_errors().get(game, [])
        ],
        "figures": list(house_accuracy(game).values()),
    }


def _kinds(sums: ErrorSums) -> list[Json]:
    """What costs most first."""
    inorder = sorted(sums.items(), key=lambda one: (-one[1].lost, one[0]))
    return [
        {"kind": kind, "decisions": decisions, "lost": share_told(lost)}
        for kind, (decisions, lost) in inorder
    ]
