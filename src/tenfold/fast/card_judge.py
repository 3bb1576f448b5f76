"""Positions of the card game judged by the expert's network, compiled."""

from __future__ import annotations

from functools import cache

from tenfold.bots.cards.endings import EndingPaper
from tenfold.bots.cards.mind import MOST_CANDIDATES, Mind
from tenfold.bots.cards.network.evaluating import Network
from tenfold.bots.cards.network.weights import network_for, weights_of
from tenfold.bots.cards.rollouts import TURNS
from tenfold.cards.moves import SPACE
from tenfold.cards.state import MOST_SEATS, State
from tenfold.kernel.layout import layout_of
from tenfold.kernel.machine import Span
from tenfold.kernel.runtime import Instance
from tenfold.kernel.structs import FLOAT64, INT64
from tenfold.protocol.game import Move, Seat

from .module import house_code, is_checked

MOST_PLAYOUTS = 4096  # of one choice, in one call


class CardJudge:
    """One network at work."""

    def __init__(self, network: str) -> None:
        machine = self._machine = Instance(house_code(is_checked()))
        self._mind = Span(machine.take(layout_of(Mind).size))
        fields = layout_of(Mind).fields
        self._values = self._mind.address + fields["values"].offset
        weights = fields["net"].offset + layout_of(Network).fields["weights"].offset
        machine.write(self._mind.address + weights, weights_of(network))
        self._state = machine.keep(State())
        self._out = machine.keep_list(INT64, SPACE)
        self._shares = machine.keep_list(FLOAT64, MOST_SEATS)
        self._places = machine.keep_list(INT64, MOST_CANDIDATES)
        self._results = machine.keep_list(FLOAT64, MOST_PLAYOUTS * MOST_CANDIDATES)
        self._paper = Span(machine.take(layout_of(EndingPaper).size))
        self._leads = machine.keep_list(INT64, MOST_PLAYOUTS)

    def values(self, state: State) -> list[float]:
        """Each seat's share of the victory, in any position."""
        self._put(state)
        self._machine.call("cards.value_of_any", self._mind, self._state, self._out, self._shares)
        return self._machine.fetch_list(FLOAT64, self._shares, state.seats)

    def after_each_card(self, state: State) -> list[list[float]]:
        """Where chance is to move: the values after each card that may come, with a look ahead from there."""
        self._put(state)
        count = self._machine.call("cards.weigh_chances", self._mind, self._state, self._out)
        return self._rows(state, count)

    def after_each_move(self, state: State, legal: list[Move]) -> list[list[float]]:
        self._put(state)
        self._machine.write_list(INT64, self._out, legal)
        self._machine.call("cards.weigh", self._mind, self._state, self._out, len(legal))
        return self._rows(state, len(legal))

    def played_out(
        self, state: State, legal: list[Move], places: list[int], playouts: int, seed: int, turns: int = TURNS
    ) -> list[list[float]]:
        """What some legal moves are worth to the mover, in playouts of so many turns that are dealt alike."""
        assert len(places) <= MOST_CANDIDATES
        assert playouts <= MOST_PLAYOUTS
        self._put(state)
        machine = self._machine
        machine.write_list(INT64, self._out, legal)
        machine.write_list(INT64, self._places, places)
        chosen = Span(self._places.address, len(places))
        results = Span(self._results.address, playouts * len(places))
        paper = self._mind, self._state, self._out
        machine.call("cards.play_each", *paper, len(legal), chosen, turns, seed, results)
        found = machine.fetch_list(FLOAT64, results, results.length)
        return [found[number :: len(places)] for number in range(len(places))]

    def leads(self, state: State, seat: Seat, games: int, seed: int, first: int = 0) -> list[int]:
        """By how many points a seat ends ahead of the best other, in games that go on from here: those from
        number `first` on, dealt alike for every position with as many cards to come."""
        assert games <= MOST_PLAYOUTS
        self._put(state)
        leads = Span(self._leads.address, games)
        self._machine.call("cards.play_endings", self._paper, self._state, seat, seed, first, leads)
        return self._machine.fetch_list(INT64, leads, games)

    def _rows(self, state: State, count: int) -> list[list[float]]:
        numbers = self._machine.fetch_list(FLOAT64, Span(self._values), count * MOST_SEATS)
        return [numbers[at : at + state.seats] for at in range(0, count * MOST_SEATS, MOST_SEATS)]

    def _put(self, state: State) -> None:
        self._machine.write(self._state.address, layout_of(State).pack(state))


@cache
def _judge(network: str) -> CardJudge:
    return CardJudge(network)


def card_judge(state: State) -> CardJudge:
    """The judge for a game like this."""
    return _judge(network_for(state))
