"""Why a bot did what it did, by its own lights: what it believes, and what it thought its move was worth.
What is best is not told."""

from __future__ import annotations

from typing import Any, Final

from tenfold.bots.bot import Turn
from tenfold.bots.cards.characters import BOLD, CAUTIOUS, COLLECTOR, SHOPPER, THRIFTY, TIMID, Character, slant
from tenfold.cards.state import LAST_BUY, PAY
from tenfold.catalogue import AnyGame
from tenfold.fast.card_judge import card_judge
from tenfold.fast.compiled_bot import compiled_bot
from tenfold.protocol.game import Move
from tenfold.tiles.state import MOVE

from .choices import choices_in
from .decisions import ranked, tokens_of
from .evaluator import Choice, Evaluator
from .findings import OwnReason, Reason
from .reasons import facts_about

EXPERT: Final = "expert"
CARD_CHARACTERS: Final[dict[str, Character]] = {
    "rocco": BOLD,
    "basil": SHOPPER,
    "momo": TIMID,
    "frieda": THRIFTY,
    "willa": COLLECTOR,
    "nora": CAUTIOUS,
}
TILE_CHARACTERS: Final = ("bruno", "otis", "wanda", "nell", "iris", "hugo")


def own_reason(game: AnyGame, state: Any, bot: str, made: Choice, quick: Evaluator) -> OwnReason:
    moves = tokens_of(game, state, made)
    if bot == EXPERT:
        return OwnReason(moves, None, [], None, _one_fact(game, state, made, quick))
    values = _own_values(game, state, bot)
    others = [move for move in values if move != made[0]]
    if made[0] not in values or not others:
        return OwnReason(moves, None, [], None, [])
    other = max(others, key=values.__getitem__)
    if not _is_its_own(game, state, bot, made[0], other):
        return OwnReason(moves, values[made[0]], [], None, [])
    return OwnReason(moves, values[made[0]], tokens_of(game, state, (other,)), values[other], [])


def _is_its_own(game: AnyGame, state: Any, bot: str, one: Move, other: Move) -> bool:
    """Whether somebody compares two moves otherwise than the expert does: else it would be the expert's
    ranking that is told."""
    if game.name == "tiles":
        return True
    character = CARD_CHARACTERS[bot]
    return not _is_plain(state) and slant(character, state, one) != slant(character, state, other)


def _one_fact(game: AnyGame, state: Any, made: Choice, quick: Evaluator) -> list[Reason]:
    """The first fact that speaks for what the expert did, compared with what she would else have done."""
    choices = choices_in(game, state, made)
    if len(choices) == 1:
        return []
    other = next(one.choice for one in ranked(game, state, choices, made, quick) if one.choice != made)
    return [reason for fact in facts_about(game, state, other, made)[:1] for reason in fact.reasons]


def _own_values(game: AnyGame, state: Any, bot: str) -> dict[Move, float]:
    """What each move looks worth to somebody, from 0 to 1; none for those who weigh nothing, or otherwise."""
    legal = game.legal(state)
    if len(legal) == 1:
        return {}
    if game.name == "cards" and bot in CARD_CHARACTERS:
        return _as_it_looks(state, legal, CARD_CHARACTERS[bot])
    if game.name == "tiles" and bot in TILE_CHARACTERS and state.phase != MOVE and state.laid:
        return _as_it_was_searched(game, state, legal, bot)
    return {}


def _as_it_looks(state: Any, legal: list[Move], character: Character) -> dict[Move, float]:
    rows = card_judge(state).after_each_move(state, legal)
    looks = [
        row[state.mover] + (0.0 if _is_plain(state) else slant(character, state, move))
        for row, move in zip(rows, legal, strict=True)
    ]
    return {move: min(max(look, 0.0), 1.0) for move, look in zip(legal, looks, strict=True)}


def _is_plain(state: Any) -> bool:
    """Where nobody has a belief."""
    return state.phase in (PAY, LAST_BUY)


def _as_it_was_searched(game: AnyGame, state: Any, legal: list[Move], bot: str) -> dict[Move, float]:
    """What it noted while it searched, from -1 to 1; nothing, where it saw a win and looked no further."""
    thinking = compiled_bot(game.name, bot)
    chosen = thinking(Turn(game, state.copy(), state.mover, legal, [1]))
    later = game.advance(state, chosen)
    if game.result(later) is not None:
        return {}
    if state.is_open:
        worth = dict(zip(legal, thinking.noted_reals(len(legal), "root", "worth"), strict=True))
    else:
        kept = min(len(legal), 12)
        places = thinking.noted_numbers(kept, "root", "places")
        sums = thinking.noted_reals(kept, "root", "sums")
        worth = {legal[place]: value for place, value in zip(places, sums, strict=True)}
    return {move: (1 + value) / 2 for move, value in worth.items()}
