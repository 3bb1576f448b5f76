"""What both games tell alike, and the places where a message carries something of a game.

A view, an event or a result stays the plain dictionary that the game made: a server writes thousands of them
a second, and a dictionary is written as it is. The schema puts the games' own types in these places, and
`tests/wire` holds every dictionary to them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from tenfold.protocol.game import Json

from .shape import SeatNumber, Shape

Seat: TypeAlias = Annotated[SeatNumber, Meta(extra={"word": "seat"}, description="A seat, counted from 0.")]
Amount: TypeAlias = Annotated[int, Meta(ge=0)]

# By its title the schema knows what belongs there.
GameView: TypeAlias = Annotated[Json, Meta(title="GameView")]
GameChanges: TypeAlias = Annotated[Json, Meta(title="GameChanges")]
GameEvents: TypeAlias = Annotated[list[Json], Meta(title="GameEvents")]
GameResult: TypeAlias = Annotated[Json, Meta(title="GameResult")]


class Event(Shape, tag_field="event"):
    """Something that a move made happen; `event` says what."""


class Over(Event, tag="over"):
    """The game is over; how it ended stands in the message's `now.ending`."""
