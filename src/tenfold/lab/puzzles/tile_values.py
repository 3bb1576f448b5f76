"""What every choice of a tile position is worth: by proof, and where a closed game has none by a look ahead
and by games that are played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tenfold.fast.continuations import Company, continuations_of
from tenfold.fast.tile_judge import tile_judge
from tenfold.tiles.state import MOVE, PLACE

from .found_positions import Position
from .playing_on import is_won_more_often
from .verdict import Valued, Worth

FEWEST_TILES: Final = 6  # that lie; before that nobody can win soon
MOST_MOVED: Final = 8  # moves of the second round: later on positions are much alike
MOST_CHOICES: Final = 250  # in the second round there may be more, which nobody overlooks
NODES: Final = (0, 60, 600, 6_000)  # positions looked at to prove a choice, step by step
MOST_UNCLEAR: Final = 12  # choices that more work is spent on
MOST_ALIVE: Final = 60, 24, 6  # likewise, where all may be lost, step by step
REFUTED: Final = 0.75  # beside a win, a wrong choice is worth no more

MOST_LAID: Final = 22  # tiles: later on it is the second round that decides, of which looks know little
AT_FIRST: Final = 0.12  # what the next choice must lose at a glance
AHEAD: Final = 3  # tiles looked ahead,
OPEN_AHEAD: Final = 2  # and in the open game, where 12,000 positions are searched for that
LOOK_ERROR: Final = 0.03  # what the difference of two such looks is off (docs/review.md)
NO_WIN: Final = 0.6  # in the open game: what a choice may look worth of which no proof is found
PLAYERS: Final = Company(("careful",), 0, "careful")  # who play on, quickly,
GAMES: Final = 300  # so many games from the best choice and its rivals
RIVALS: Final = 3
UNDECIDED: Final = 0.05, 0.95  # what the best choice may be worth where nothing is proved

WON: Final = 1.0, 1.0
LOST: Final = 0.0, 0.0

Bound: TypeAlias = tuple[float, float]  # the least and the most that a choice can be worth


def value_tiles(position: Position) -> Valued | None:
    """By proof, or what it seems to be at a glance; None if that is no puzzle."""
    state = position.state
    if state.laid < FEWEST_TILES or state.moved >= MOST_MOVED or len(position.choices) > MOST_CHOICES:
        return None
    if state.is_open == 0 and state.phase == PLACE:
        looks = _looks(position, 1, range(len(position.choices)))
        if max(looks) < 1.0:
            return _at_a_glance(looks) if state.laid <= MOST_LAID else None
    bounds = _prove(position, range(len(position.choices)), NODES[0])
    if WON not in bounds and state.phase == MOVE:  # a win may take two moves
        bounds = _prove(position, range(len(position.choices)), NODES[1])
    return _won(position, bounds) if WON in bounds else _last_hope(position, bounds)


def _prove(position: Position, places: Sequence[int], nodes: int) -> list[Bound]:
    moves = [position.choices[place][0] for place in places]
    return tile_judge().bounds_of_each(position.state, moves, nodes)


def _won(position: Position, bounds: list[Bound]) -> Valued | None:
    """Some choices win by force. All others are refuted; or in the open game no search finds a win there."""
    for nodes in NODES[1:]:
        unclear = _unclear(bounds)
        if nodes > NODES[1] and len(unclear) > MOST_UNCLEAR:
            return None
        for place, bound in zip(unclear, _prove(position, unclear, nodes), strict=True):
            bounds[place] = bound
    looks = _looks(position, 1, range(len(bounds)))
    unclear = _unclear(bounds)
    if unclear and (position.state.is_open == 0 or position.state.phase != PLACE):
        return None
    for place, look in zip(unclear, _looks(position, OPEN_AHEAD, unclear), strict=True):
        looks[place] = look
        bounds[place] = WON if look == 1.0 else LOST if look == 0.0 else bounds[place]
        if NO_WIN < look < 1.0:
            return None
    return Valued(list(map(_worth, bounds, looks)), "search", NODES[-1], 0.0, is_by_force=True)


def _unclear(bounds: list[Bound]) -> list[int]:
    return [place for place, (least, most) in enumerate(bounds) if least < 1.0 and most > REFUTED]


def _worth(bound: Bound, look: float) -> Worth:
    """What it looks worth, as far as the bounds allow."""
    least, most = bound
    return Worth(max(least, min(most, look)), least, most)


def _last_hope(position: Position, bounds: list[Bound]) -> Valued | None:
    """Where nothing is left to chance: all choices but one are proved lost. That one is right whatever it is
    worth, if it is worth anything."""
    alive = [place for place, (_, most) in enumerate(bounds) if most > 0.0]
    for nodes, most in zip(NODES[1:], MOST_ALIVE, strict=True):
        if not 0 < len(alive) <= most:
            return None
        proved = _prove(position, alive, nodes)
        alive = [place for place, bound in zip(alive, proved, strict=True) if bound != LOST]
    if len(alive) != 1 or sum(_won_from(position, alive[0], 0)) < UNDECIDED[0] * GAMES:
        return None
    worths = [Worth(0.0, 0.0, 0.0)] * len(bounds)
    worths[alive[0]] = _worth(bounds[alive[0]], _looks(position, AHEAD, alive)[0])
    return Valued(worths, "search", NODES[-1], 0.0, is_by_force=True)


def _looks(position: Position, ahead: int, places: Sequence[int]) -> list[float]:
    """What some choices look worth to the mover."""
    moves = [position.choices[place][0] for place in places]
    shares = tile_judge().after_each(position.state, moves, ahead) if moves else []
    return shares if position.seat == 0 else [1.0 - share for share in shares]


def _at_a_glance(looks: list[float]) -> Valued | None:
    best, second = sorted(looks, reverse=True)[:2]
    if best - second < AT_FIRST or not UNDECIDED[0] < best < UNDECIDED[1]:
        return None
    return Valued([Worth(look, look, look) for look in looks], "playouts", 0, 0.0)


def play_tiles_on(position: Position, seed: int) -> Valued | None:
    """A look ahead tells all choices apart, and games that go on from the best ones say the same."""
    both = (_looks(position, AHEAD - less, range(len(position.choices))) for less in (0, 1))
    looks = [(far + near) / 2 for far, near in zip(*both, strict=True)]
    best, *rivals = sorted(range(len(looks)), key=lambda place: -looks[place])[: 1 + RIVALS]
    off = 3.0 * LOOK_ERROR / 2
    if looks[best] - looks[rivals[0]] < 2 * off:
        return None
    won = _won_from(position, best, seed)
    if not all(is_won_more_often(won, _won_from(position, place, seed)) for place in rivals):
        return None
    worths = [Worth(look, look - off, look + off, LOOK_ERROR) for look in looks]
    return Valued(worths, "playouts", GAMES, 0.0, seed)


def _won_from(position: Position, place: int, seed: int) -> list[float]:
    after = position.after(position.choices[place])
    return continuations_of("tiles").won(after, position.seat, PLAYERS, seed, GAMES)
