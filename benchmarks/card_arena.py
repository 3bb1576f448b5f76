"""Where networks of the card game meet: one player among others, with the same decks for every seat."""

from __future__ import annotations

import hashlib
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev

from tenfold.bots.cards.careful import careful_in_cards
from tenfold.bots.cards.expert import expert_in_cards
from tenfold.bots.cards.network.weights import FOLDER, place_in_notes, seats_of, unpack
from tenfold.bots.cards.notes import CardNotes
from tenfold.cards.moves import SPACE
from tenfold.cards.scoring import Arrangement
from tenfold.cards.state import MOST_SEATS, State
from tenfold.cards.victory import count_up
from tenfold.catalogue import find_game
from tenfold.kernel import Struct, inside, rule
from tenfold.kernel.layout import layout_of, offset_of
from tenfold.kernel.machine import Span
from tenfold.kernel.program import Program
from tenfold.kernel.runtime import Instance, compile_module
from tenfold.kernel.structs import INT64
from tenfold.loops.cards import CARDS
from tenfold.loops.matches import LONGEST_GAME, play_match
from tenfold.protocol.game import Json, Move
from tenfold.records.dealer import Dealer

APPRENTICES = Path(__file__).parent / "opponents"
GAME = find_game("cards")
CAREFUL, EXPERT, RIVAL = range(3)


@dataclass(slots=True)
class TwoMinds(Struct):
    expert: CardNotes = inside(CardNotes)
    rival: CardNotes = inside(CardNotes)


@rule
def careful(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return careful_in_cards(s, out, count, dice, notes.expert)


@rule
def expert(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_cards(s, out, count, dice, notes.expert)


@rule
def rival(s: State, out: list[int], count: int, dice: list[int], notes: TwoMinds) -> int:
    return expert_in_cards(s, out, count, dice, notes.rival)


class Arena:
    """A table for the expert, a rival with other weights, and careful players."""

    def __init__(self) -> None:
        program = Program()
        kinds = {"S": State, "P": Arrangement, "N": TwoMinds}
        program.export("match", play_match, CARDS, (careful, expert, rival), **kinds)
        program.export("count", count_up)
        machine = self._machine = Instance(compile_module(program.text(), program.exports))
        self._state, self._shown = machine.keep(State()), machine.keep(State())
        self._paper = machine.keep(Arrangement())
        self._notes = Span(machine.take(layout_of(TwoMinds).size))
        self._piles = machine.keep_list(INT64, 256)
        self._out, self._offered = machine.keep_list(INT64, SPACE), machine.keep_list(INT64, SPACE)
        self._dice = Span(machine.take(8 * MOST_SEATS), MOST_SEATS, 1)
        self._log = machine.keep_list(INT64, LONGEST_GAME)

    def know(self, who: str, weights: bytes) -> None:
        self._write(who, place_in_notes(), weights)

    def think(self, who: str, samples: int) -> None:
        """How many playouts may be spent on each close move."""
        self._write(who, offset_of(CardNotes, "mind", "samples"), struct.pack("<q", samples))

    def hurry(self, who: str, level: int) -> None:
        """How the end of a game is looked at."""
        self._write(who, offset_of(CardNotes, "mind", "hurry"), struct.pack("<q", level))

    def _write(self, who: str, offset: int, data: bytes) -> None:
        place = self._notes.address + layout_of(TwoMinds).fields[who].offset
        self._machine.write(place + offset, data)

    def winners(self, options: Json, bots: list[int], number: int) -> tuple[int, list[Move]]:
        """The mask of the winners of one game, and its moves."""
        machine = self._machine
        dealer = Dealer("cards", options, hashlib.sha256(str(number).encode()).digest())
        start = GAME.start(GAME.read_options(dealer.options))
        piles = [move for pile in dealer.piles for move in pile]
        machine.write(self._state.address, layout_of(State).pack(start))
        machine.write_list(INT64, self._piles, piles)
        machine.write_list(INT64, self._dice, [number * 8 + seat for seat in range(MOST_SEATS)])
        given = Span(self._piles.address, len(piles)), self._out, self._offered, self._dice
        count = machine.call("match", self._state, self._shown, *given, bots, self._notes, self._log)
        assert count > 0
        winners = machine.call("count", self._state, self._paper)
        return winners, machine.fetch_list(INT64, self._log, count)


def one_among(arena: Arena, options: Json, one: int, others: int, decks: int) -> list[float]:
    """By deck: what one player wins among others, on average over the seats."""
    won, seats = [], options["seats"]
    for number in range(decks):
        shares = []
        for seat in range(seats):
            bots = [others] * MOST_SEATS
            bots[seat] = one
            winners, _ = arena.winners(options, bots, number)
            shares.append((winners >> seat & 1) / winners.bit_count())
        won.append(fmean(shares))
    return won


def told(won: list[float]) -> str:
    return f"{100 * fmean(won):5.1f} ± {100 * 1.96 * stdev(won) / len(won) ** 0.5:.1f} %"


def among_rivals(weights: bytes, others: bytes, seats: int, decks: int) -> list[float]:
    """By deck: what one network wins among players who all think with another."""
    arena = Arena()
    arena.know("expert", weights)
    arena.know("rival", others)
    return one_among(arena, {"edition": "aeg", "seats": seats}, EXPERT, RIVAL, decks)


def apprentice(network: str) -> bytes:
    """A network that learnt for forty rounds, and that no other has met."""
    return unpack((APPRENTICES / f"apprentice_{network}.f16").read_bytes(), seats_of(network))


def earlier(commit: str, network: str) -> bytes:
    """The weights that shipped with a commit."""
    path = f"{commit}:./{network}.f16"
    return unpack(subprocess.check_output(["git", "show", path], cwd=FOLDER), seats_of(network))
