"""What moves look worth to opponents who have a view of their own, by the compiled module."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tenfold.bots.cards.mind import Mind
from tenfold.bots.cards.network.weights import network_for, weights_of
from tenfold.bots.tiles.notes import TileNotes
from tenfold.cards.state import State as CardState
from tenfold.judging.reasons.cards import views as card_views
from tenfold.judging.reasons.telling import NO_MOVE, NO_VALUE
from tenfold.judging.reasons.tiles import views as tile_views
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.protocol.game import Move
from tenfold.tiles.state import State as TileState

from .module import house_code, is_checked


class View(NamedTuple):
    """What a move looks worth to somebody, and what the best of the others."""

    value: float | None = None
    next_move: Move | None = None
    next_value: float | None = None


class CardViews:
    """Of those who judge with one network."""

    def __init__(self, network: str) -> None:
        self._machine = machine = Instance(house_code(is_checked()))
        self._mind = Span(machine.take(layout_of(Mind).size))
        machine.write(self._mind.address + offset_of(Mind, "net", "weights"), weights_of(network))

    def view(self, bot: str, state: CardState, legal: list[Move], made: Move) -> View:
        given = state.copy(), legal, len(legal), made, self._mind
        return _told(self._machine.call(f"cards.look_as_{bot}", *given))


class TileViews:
    def __init__(self) -> None:
        self._machine = Instance(house_code(is_checked()))
        self._notes = Span(self._machine.take(layout_of(TileNotes).size))

    def view(self, bot: str, state: TileState, legal: list[Move], made: Move) -> View:
        given = state.copy(), legal, len(legal), made, self._notes, TileState(), [1]
        return _told(self._machine.call(f"tiles.look_as_{bot}", *given))


def own_view(game: str, bot: str, state: Any, legal: list[Move], made: Move) -> View:
    """Nothing of those who weigh nothing, or otherwise."""
    if game == "cards" and bot in card_views.CHARACTERS:
        return _card_views(network_for(state)).view(bot, state, legal, made)
    if game == "tiles" and bot in tile_views.CHARACTERS:
        return _tile_views().view(bot, state, legal, made)
    return View()


def _told(found: tuple[float, int, float]) -> View:
    value, move, next_value = found
    if value == NO_VALUE:
        return View()
    return View(value, move, next_value) if move != NO_MOVE else View(value)


@cache
def _card_views(network: str) -> CardViews:
    return CardViews(network)


@cache
def _tile_views() -> TileViews:
    return TileViews()
