"""Which position is to be seen, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.i18n.catalogs import Catalog
from tenfold.i18n.names import names_in
from tenfold.i18n.story import Storyteller
from tenfold.protocol.errors import BadOptions
from tenfold.protocol.game import Json, Seat
from tenfold.records.play import Play
from tenfold.records.record import Record
from tenfold.records.steps import step_ends


@dataclass(frozen=True, slots=True)
class Position:
    play: Play
    names: Sequence[str]  # by seat
    catalog: Catalog
    told: str  # what happened last; nothing at the beginning
    move: int  # counted as in the browser
    moves: int
    bottom: Seat  # whose place is the last one

    @property
    def counted(self) -> str:
        return self.catalog.say("walk.move", number=self.move, moves=self.moves)

    @property
    def order(self) -> list[Seat]:
        """The seats as they are drawn, in the order of turns."""
        seats = len(self.names)
        return [(self.bottom + 1 + place) % seats for place in range(seats)]

    @property
    def winners(self) -> list[Seat]:
        result = self.play.result
        return result["winners"] if result else []


def find_position(
    game: Play | Record,
    move: int | None,
    catalog: Catalog,
    names: Sequence[str] | None = None,
    seat: Seat | None = None,
) -> Position:
    """The position after a move; after the last one if none is named."""
    record = game.record() if isinstance(game, Play) else game
    ends = step_ends(record)
    moves = len(ends) - 1
    step = moves if move is None else move
    if not 0 <= step <= moves:
        raise BadOptions("table.no_such_move", move=step, moves=moves)
    play, events = _play_to(record, ends, step)
    seated = list(names or names_in(catalog, record, play.seats))
    if seat is not None and not 0 <= seat < play.seats:
        raise BadOptions("picture.no_such_seat", seat=seat, last=play.seats - 1)
    told = " ".join(Storyteller(catalog, seated).tell(events))
    return Position(play, seated, catalog, told, step, moves, play.seats - 1 if seat is None else seat)


def _play_to(record: Record, ends: Sequence[int], step: int) -> tuple[Play, list[Json]]:
    """The play up to the end of a step, and what happened in it."""
    play, events = Play.before(record), []
    before = ends[step - 1] if step else 0
    for number, token in enumerate(record.moves[: ends[step]], 1):
        found = play.push(token)
        if number > before:
            events += found
    return play, events
