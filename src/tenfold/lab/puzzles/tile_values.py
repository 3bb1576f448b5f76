"""What every choice of a tile position is worth: by proof, and where a closed game has none by a look ahead and
by games that are played on."""

from __future__ import annotations

from typing import Final

from tenfold.fast.tile_judge import tile_judge
from tenfold.protocol.game import Move
from tenfold.tiles.state import PLACE

from .playing_on import error_of_difference, won_by
from .positions import Position
from .verdict import Valued, Worth

FEWEST_TILES: Final = 6  # that lie; before that nobody can win soon
NODES: Final = (60, 600, 6_000)  # positions looked at to prove a choice, step by step
MOST_OPEN: Final = 24  # choices that more work is spent on
REFUTED: Final = 0.75  # beside a win, a wrong choice is worth no more

AT_FIRST: Final = 0.1  # what the next choice must lose at a glance
AHEAD: Final = 3  # tiles looked ahead
LOOK_ERROR: Final = 0.03  # what the difference of two such looks is off (docs/review.md)
GAMES: Final = 150  # that are played on from the best choices
PLAYED_ON: Final = 4  # choices, the right one among them
PLAYER: Final = "iris"
CERTAINTY: Final = 3.0  # standard errors
UNDECIDED: Final = 0.05, 0.95  # what the best choice may be worth where nothing is proved


def value_tiles(position: Position) -> Valued | None:
    """By proof, or what it seems to be at a glance; None if that is no puzzle."""
    if position.state.laid < FEWEST_TILES:
        return None
    bounds = _bounds(position, NODES[0])
    if any(least == 1.0 for least, _ in bounds):
        return _won(position, bounds)
    if position.state.is_open == 1 or position.state.phase != PLACE:
        return _last_hope(position, bounds)
    return _at_a_glance(position)


def _bounds(position: Position, nodes: int) -> list[tuple[float, float]]:
    return [tile_judge().bounds(position.state, choice[0], nodes) for choice in position.choices]


def _won(position: Position, bounds: list[tuple[float, float]]) -> Valued | None:
    """Some choices win by force; all others have to be refuted."""
    bounds = list(bounds)
    for nodes in NODES[1:]:
        unclear = [place for place, (least, most) in enumerate(bounds) if least < 1.0 and most > REFUTED]
        if not unclear or len(unclear) > MOST_OPEN:
            break
        for place in unclear:
            bounds[place] = tile_judge().bounds(position.state, position.choices[place][0], nodes)
    if any(least < 1.0 and most > REFUTED for least, most in bounds):
        return None
    looks = _looks(position, 1)
    return Valued(list(map(_worth, bounds, looks)), "search", NODES[-1], 0.0)


def _worth(bound: tuple[float, float], look: float) -> Worth:
    """What it looks worth, as far as the bounds allow."""
    least, most = bound
    return Worth(max(least, min(most, look)), least, most)


def _last_hope(position: Position, bounds: list[tuple[float, float]]) -> Valued | None:
    """Where nothing is left to chance: all choices but one are proved lost. That one is right whatever it is
    worth, if it is worth anything."""
    for nodes in NODES[1:]:
        alive = [place for place, (_, most) in enumerate(bounds) if most > 0.0]
        if len(alive) != 1 and len(alive) <= MOST_OPEN // 4:
            for place in alive:
                bounds[place] = tile_judge().bounds(position.state, position.choices[place][0], nodes)
    alive = [place for place, (_, most) in enumerate(bounds) if most > 0.0]
    if len(alive) != 1:
        return None
    worths = [Worth(0.0, 0.0, 0.0)] * len(bounds)
    worths[alive[0]] = _worth(bounds[alive[0]], _looks(position, AHEAD, [position.choices[alive[0]][0]])[0])
    return Valued(worths, "search", NODES[-1], 0.0, is_last_hope=True)


def _looks(position: Position, ahead: int, moves: list[Move] | None = None) -> list[float]:
    """What choices look worth to the mover."""
    moves = moves or [choice[0] for choice in position.choices]
    shares = tile_judge().after_each(position.state, moves, ahead)
    return shares if position.seat == 0 else [1.0 - share for share in shares]


def _at_a_glance(position: Position) -> Valued | None:
    looks = _looks(position, 1)
    best, second = sorted(looks, reverse=True)[:2]
    if best - second < AT_FIRST or not UNDECIDED[0] < best < UNDECIDED[1]:
        return None
    return Valued([Worth(look, look, look) for look in looks], "playouts", 0, 0.0)


def play_tiles_on(position: Position, seed: int) -> Valued | None:
    """A look ahead tells all choices apart, and games that go on from the best of them say the same."""
    looks = [
        (far + near) / 2
        for far, near in zip(*(_looks(position, AHEAD - less) for less in (0, 1)), strict=True)
    ]
    off = CERTAINTY * LOOK_ERROR / 2
    worths = [Worth(look, look - off, look + off, LOOK_ERROR) for look in looks]
    order = sorted(range(len(looks)), key=lambda place: -looks[place])
    if looks[order[0]] - looks[order[1]] < 2 * off:
        return None
    best, *others = (
        won_by(
            PLAYER, position.game.name, position.after(position.choices[place]), position.seat, GAMES, seed
        )
        for place in order[:PLAYED_ON]
    )
    for won in others:
        if (sum(best) - sum(won)) / GAMES <= CERTAINTY * error_of_difference(best, won):
            return None
    return Valued(worths, "playouts", GAMES, 0.0, seed)
